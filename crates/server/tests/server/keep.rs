//! For how long the site keeps what it has.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use server::{Clock, Keep};

use crate::harness::{TestApp, play_to_the_end, table_of_two};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// 2026-11-17.
const START: i64 = 20_774 * DAY_MS;

#[tokio::test]
async fn a_table_says_when_it_will_be_deleted_and_is_then_and_not_before() {
    let now = Arc::new(AtomicI64::new(START));
    let clock = Clock::Set(Arc::clone(&now));
    let mut app = TestApp::start_with(|config| {
        config.clock = clock;
        config.keep = Keep {
            unfinished: Some(30 * DAY),
            finished: Some(90 * DAY),
            ..Keep::default()
        };
    })
    .await;
    let ana = app.visitor();
    let fields = [("game", "batisseurs"), ("sitter-1", "here"), ("sitter-2", "invited")];
    let (waiting, running) = (ana.new_table(&fields).await, ana.quick_table("noria").await);
    let over = ana.quick_table("batisseurs").await;
    play_to_the_end(&ana, &over).await;
    for (table, said) in [
        (&waiting, "This site deletes a game 30 days after its last move."),
        (&running, "This site deletes a game 30 days after its last move."),
        (&over, "This site deletes a finished game 90 days after its end."),
    ] {
        assert!(ana.get(table).await.body.contains(said), "{said}");
    }
    let privacy = ana.get("/privacy").await.body;
    assert!(privacy.contains("30 days after its last move.") && !privacy.contains("deletes nothing"));

    for (days, kept) in [(29, [true, true, true]), (31, [false, false, true]), (91, [false; 3])] {
        now.store(START + days * DAY_MS, Ordering::SeqCst);
        // The server looks at its start, and every hour.
        app.restart().await;
        for (table, kept) in [&waiting, &running, &over].into_iter().zip(kept) {
            let mut status = ana.get(table).await.status;
            for _ in 0..600 {
                if (status == 200) == kept {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
                status = ana.get(table).await.status;
            }
            assert_eq!(status, if kept { 200 } else { 404 }, "{table} after {days} days");
        }
    }
}

#[tokio::test]
async fn what_has_no_term_is_kept_for_ever_and_the_site_says_so() {
    let now = Arc::new(AtomicI64::new(START));
    let clock = Clock::Set(Arc::clone(&now));
    let mut app = TestApp::start_with(|config| config.clock = clock).await;
    let ana = app.visitor();
    let table = ana.quick_table("noria").await;
    assert!(!ana.get(&table).await.body.contains("This site deletes"));
    assert!(
        ana.get("/privacy")
            .await
            .body
            .contains("This site deletes nothing by itself.")
    );
    now.store(START + 36_500 * DAY_MS, Ordering::SeqCst);
    app.restart().await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ana.get(&table).await.status, 200);
}

#[tokio::test]
async fn an_old_remark_leaves_open_pages() {
    let now = Arc::new(AtomicI64::new(START));
    let clock = Clock::Set(Arc::clone(&now));
    let app = TestApp::start_with(|config| {
        config.clock = clock;
        config.keep = Keep {
            talk: Some(30 * DAY),
            ..Keep::default()
        };
    })
    .await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    let talk = format!("{table}/talk");
    ana.post(&talk, &[("text", "an old remark")]).await;
    now.store(START + 20 * DAY_MS, Ordering::SeqCst);
    bo.post(&talk, &[("text", "a newer one")]).await;
    let mut stream = ana.stream(&format!("{table}/events?seen=0-0")).await;
    let shown = stream.next().await;
    assert!(shown.contains("an old remark") && shown.contains("a newer one"));
    now.store(START + 31 * DAY_MS, Ordering::SeqCst);
    let shown = tokio::time::timeout(Duration::from_secs(60), stream.next()).await;
    let shown = shown.expect("the page changes");
    assert!(
        !shown.contains("an old remark") && shown.contains("a newer one"),
        "{shown}"
    );
}
