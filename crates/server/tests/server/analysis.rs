//! The analysis of a finished game: asked for, made in the background, kept, shown.

use std::time::{Duration, Instant};

use crate::harness::{Page, TestApp, Visitor, play_some, play_to_the_end};

async fn finished(visitor: &Visitor, game: &str) -> String {
    let table = visitor.quick_table(game).await;
    play_to_the_end(visitor, &table).await;
    table
}

/// Waits until the analysis is made, and says how long the page of another visitor's running game took at most meanwhile.
async fn made(visitor: &Visitor, table: &str, other: Option<(&Visitor, &str)>) -> (Page, Duration) {
    let start = Instant::now();
    let mut slowest = Duration::ZERO;
    loop {
        let page = visitor.get(&format!("{table}/analysis")).await;
        if page.body.contains("class=\"graph\"") {
            return (page, slowest);
        }
        assert!(page.body.contains("<progress"), "{}", page.body);
        assert!(start.elapsed() < Duration::from_secs(300), "it takes too long");
        if let Some((other, table)) = other {
            let asked = Instant::now();
            assert_eq!(other.get(table).await.status, 200);
            slowest = slowest.max(asked.elapsed());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_once_while_others_play_on() {
    let mut app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = finished(&ana, "batisseurs").await;
    let path = format!("{table}/analysis");
    let over = ana.get(&table).await.body;
    assert!(
        over.contains(&format!("action=\"{path}\"")),
        "the result leads to the analysis"
    );
    let offer = ana.get(&path).await.body;
    assert!(offer.contains("Analyse this game") && !offer.contains("class=\"graph\""));
    let running = bo.quick_table("welkin").await;
    assert_eq!(ana.post(&path, &[]).await.status, 303);
    let (page, slowest) = made(&ana, &table, Some((&bo, &running))).await;
    println!("the slowest page of the others took {slowest:?}");
    assert!(slowest < Duration::from_secs(1), "{slowest:?}");
    for said in [
        "Who was going to win",
        "stroke-dasharray=\"9 5\"",
        "The numbers",
        "<th scope=\"row\">Luck of the draws</th>",
        "give or take",
        "Not foreseen by the search",
        "the points to expect",
        "/replay?ply=",
    ] {
        assert!(page.body.contains(said), "no {said} in {}", page.body);
    }
    let position = bo.get(&format!("{path}/position?ply=12&as=2")).await;
    assert_eq!(position.status, 200);
    assert!(position.body.contains("id=\"board\"") && position.body.contains(" inert"));
    let policy = position.header("content-security-policy");
    assert!(
        policy.contains("frame-ancestors 'self'"),
        "it stands within the analysis"
    );
    for (named, wrong) in [
        ("ply=99999&as=1", "beyond the end"),
        ("ply=9&as=4", "nobody sits there"),
        ("ply=x", "no position"),
    ] {
        assert_eq!(
            ana.get(&format!("{path}/position?{named}")).await.status,
            404,
            "{wrong}"
        );
    }
    let secret = bo.get(&format!("{running}/analysis/position?ply=3&as=1")).await;
    assert_eq!(secret.status, 404, "a game that goes on keeps its secrets");
    app.restart().await;
    let again = ana.at(&app).get(&path).await.body;
    let graph = |body: &str| {
        body.split("<polyline")
            .nth(1)
            .unwrap()
            .split('>')
            .next()
            .unwrap()
            .to_owned()
    };
    assert_eq!(graph(&again), graph(&page.body), "it is kept with the table");
    let mut in_french = app.visitor();
    in_french.language = "fr";
    let french = in_french.get(&path).await.body;
    assert!(french.contains("Chance des tirages") && french.contains("Qui allait gagner"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_called_off_by_who_asked_for_it_and_nobody_has_two_made_at_once() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let (first, second) = (finished(&ana, "noria").await, finished(&ana, "batisseurs").await);
    ana.post(&format!("{first}/analysis"), &[]).await;
    let refused = ana.post(&format!("{second}/analysis"), &[]).await;
    assert!(refused.header("location").ends_with("?busy"));
    assert!(
        ana.get(refused.header("location"))
            .await
            .body
            .contains("cannot be done now")
    );
    let seen_by_bo = bo.get(&format!("{first}/analysis")).await.body;
    assert!(seen_by_bo.contains("<progress") && !seen_by_bo.contains("/analysis/cancel"));
    bo.post(&format!("{first}/analysis/cancel"), &[]).await;
    assert!(ana.get(&format!("{first}/analysis")).await.body.contains("<progress"));
    ana.post(&format!("{first}/analysis/cancel"), &[]).await;
    assert!(
        ana.get(&format!("{first}/analysis"))
            .await
            .body
            .contains("Analyse this game")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_given_up_is_analysed_as_far_as_it_went() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("welkin").await;
    play_some(&ana, &table, 4).await;
    assert_eq!(ana.post(&format!("{table}/resign"), &[]).await.status, 303);
    assert!(
        ana.get(&table)
            .await
            .body
            .contains(&format!("action=\"{table}/analysis\""))
    );
    ana.post(&format!("{table}/analysis"), &[]).await;
    let (page, _) = made(&ana, &table, None).await;
    for said in [
        "ended before its end",
        "Result where it was ended",
        "the points to expect",
    ] {
        assert!(page.body.contains(said), "no {said} in {}", page.body);
    }
}

#[tokio::test]
async fn a_game_that_goes_on_has_no_analysis() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("cloud-city").await;
    play_some(&ana, &table, 3).await;
    assert_eq!(ana.get(&format!("{table}/analysis")).await.status, 404);
    assert_eq!(ana.post(&format!("{table}/analysis"), &[]).await.status, 404);
}
