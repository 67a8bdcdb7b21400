//! Clocks, giving up, and what people at a table agree on. What time it is, the tests say.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use server::Clock;

use crate::harness::{Page, TestApp, Visitor, play_some};

/// A Monday at noon, in Greenwich.
const START: i64 = 1_794_830_400_000;
const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;
const DAY: i64 = 24 * HOUR;

/// A server whose clock the test holds.
struct Timed {
    app: TestApp,
    now: Arc<AtomicI64>,
}

impl Timed {
    async fn start() -> Timed {
        let now = Arc::new(AtomicI64::new(START));
        let clock = Clock::Set(Arc::clone(&now));
        let app = TestApp::start_with(|config| config.clock = clock).await;
        Timed { app, now }
    }

    fn wait(&self, ms: i64) {
        self.now.fetch_add(ms, Ordering::SeqCst);
    }

    /// What is left to whoever is to move, as a page counts it down.
    fn left(&self, page: &Page) -> i64 {
        let until: i64 = page.between("data-until=\"", "\"").parse().unwrap();
        until - self.now.load(Ordering::SeqCst)
    }
}

/// Ana, who starts, and Bo at a table of these terms.
async fn two(app: &TestApp, terms: &[(&str, &str)]) -> (Visitor, Visitor, String) {
    let (ana, bo) = (app.visitor(), app.visitor());
    let seats = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&seats[..], terms].concat()).await;
    let joined = bo
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert_eq!(joined.status, 303);
    (ana, bo, table)
}

/// The page of a table once it says something.
async fn until(visitor: &Visitor, table: &str, said: &str) -> Page {
    for _ in 0..2000 {
        let page = visitor.get(table).await;
        if page.body.contains(said) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{said} is never said: {}", visitor.get(table).await.body);
}

async fn make_move(visitor: &Visitor, table: &str, text: &str) {
    let version = visitor.get(table).await.version();
    let fields = [("version", version.as_str()), ("move", text), ("sure", "yes")];
    assert_eq!(visitor.post(&format!("{table}/move"), &fields).await.status, 303);
}

const LIVE: [(&str, &str); 3] = [("clock", "live"), ("bank", "10"), ("bonus", "20")];

#[tokio::test]
async fn whoever_runs_out_of_time_is_stood_in_for_and_comes_back() {
    let timed = Timed::start().await;
    let (ana, bo, table) = two(&timed.app, &LIVE).await;
    timed.wait(100 * SECOND);
    let page = bo.get(&table).await;
    assert_eq!(timed.left(&page), 500 * SECOND);
    assert!(
        page.body.contains(">8:20<") && page.body.contains(">10:00<"),
        "the time as of now, without a script"
    );
    timed.wait(501 * SECOND);
    let page = until(&bo, &table, "for Ana, out of time").await;
    assert!(page.body.contains("Easy"), "a bot of the chosen level");
    let page = ana.get(&table).await;
    assert!(page.body.contains("Your time ran out"));
    ana.post(&format!("{table}/join"), &[("seat", "1")]).await;
    assert!(!bo.get(&table).await.body.contains("for Ana, out of time"));
}

#[tokio::test]
async fn while_the_site_is_away_nobodys_clock_runs() {
    let mut timed = Timed::start().await;
    let (ana, _, table) = two(&timed.app, &LIVE).await;
    timed.wait(100 * SECOND);
    timed.app.stop().await;
    timed.wait(3 * DAY);
    timed.app.restart().await;
    assert_eq!(timed.left(&ana.get(&table).await), 500 * SECOND);
    timed.wait(7 * SECOND);
    timed.app.restart().await;
    assert_eq!(
        timed.left(&ana.get(&table).await),
        493 * SECOND,
        "time in which it was up counts"
    );
    timed.app.stop().await;
    timed.wait(DAY);
    timed.app.restart().await;
    make_move(&ana, &table, "take 1").await;
    assert_eq!(
        timed.left(&ana.get(&table).await),
        493 * SECOND,
        "whoever moves first after it is not charged"
    );
}

#[tokio::test]
async fn while_the_database_is_away_nobodys_clock_runs() {
    let timed = Timed::start().await;
    let (_ana, bo, table) = two(&timed.app, &LIVE).await;
    timed.wait(100 * SECOND);
    let file = timed.app.database().to_owned();
    let elsewhere = timed.app.folder.path().join("elsewhere");
    std::fs::rename(&file, &elsewhere).unwrap();
    timed.wait(DAY);
    // The server looks twice a second.
    tokio::time::sleep(Duration::from_secs(4)).await;
    std::fs::rename(&elsewhere, &file).unwrap();
    for _ in 0..1000 {
        let page = bo.get(&table).await;
        assert!(!page.body.contains("for Ana, out of time"), "nobody could move");
        if page.status == 200 && timed.left(&page) >= 500 * SECOND {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the clock ran: {}", bo.get(&table).await.body);
}

#[tokio::test]
async fn a_clock_that_ran_out_unseen_is_seen_to_after_a_restart() {
    let mut timed = Timed::start().await;
    let (_, bo, table) = two(&timed.app, &LIVE).await;
    timed.app.restart().await;
    timed.wait(601 * SECOND);
    until(&bo, &table, "out of time").await;
}

#[tokio::test]
async fn turn_by_turn_there_is_a_day_for_every_turn() {
    let timed = Timed::start().await;
    let (ana, bo, table) = two(&timed.app, &[("clock", "turns"), ("vacation", "0")]).await;
    timed.wait(2 * HOUR);
    assert!(ana.get(&table).await.body.contains(">22 h 00<"));
    assert!(ana.get("/tables").await.body.contains("22 h 00 left"));
    make_move(&ana, &table, "end").await;
    assert_eq!(timed.left(&bo.get(&table).await), DAY);
    timed.wait(DAY);
    until(&ana, &table, "for Bo, out of time").await;
}

#[tokio::test]
async fn a_zone_that_is_none_is_refused_and_the_rest_is_kept() {
    let timed = Timed::start().await;
    let ana = timed.app.visitor();
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("sitter-2", "easy"),
        ("clock", "turns"),
        ("hours", "36"),
        ("zone", "Atlantis/Port"),
    ];
    let page = ana.post("/tables", &fields).await;
    assert_eq!(page.status, 422);
    assert!(page.body.contains("no time zone of that name") && page.body.contains("value=\"36\""));
}

#[tokio::test]
async fn nobody_waits_for_longer_than_a_week_where_there_is_no_clock() {
    const DAY: i64 = 24 * 3_600_000;
    let timed = Timed::start().await;
    let (ana, bo, table) = two(&timed.app, &[]).await;
    let (eve, replace) = (timed.app.visitor(), format!("{table}/replace"));
    let easy = [("seat", "2"), ("level", "easy")];
    make_move(&ana, &table, "end").await;
    timed.wait(6 * DAY);
    assert!(!ana.get(&table).await.body.contains("has not moved"));
    ana.post(&replace, &easy).await;
    timed.wait(DAY);
    let page = ana.get(&table).await.body;
    assert!(page.contains("Bo has not moved for 7 days"), "not before: {page}");
    for other in [&bo, &eve] {
        assert!(!other.get(&table).await.body.contains("has not moved"));
        other.post(&replace, &easy).await;
    }
    assert!(
        ana.get(&table).await.body.contains("has not moved"),
        "not theirs to decide"
    );
    assert_eq!(ana.post(&replace, &easy).await.status, 303);
    assert!(!ana.get(&table).await.body.contains("has not moved"));
    let page = bo.get(&table).await.body;
    assert!(page.contains("Come back to your seat"), "{page}");
    let back = bo.post(&format!("{table}/join"), &[("seat", "2")]).await;
    assert_eq!(back.status, 303);
}

#[tokio::test]
async fn who_comes_by_a_link_reads_what_was_agreed_on() {
    let app = TestApp::start().await;
    let (ana, mut bo) = (app.visitor(), app.visitor());
    let seats = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let usual = ana.new_table(&seats).await;
    let page = bo.get(&usual).await.body;
    assert!(page.contains("There is no clock") && page.contains("nobody plays any more waits"));
    let terms = [
        ("clock", "turns"),
        ("hours", "36"),
        ("nights", "yes"),
        ("zone", "Europe/Paris"),
        ("vacation", "1"),
        ("stand-in", "hard"),
        ("at-once", "yes"),
        ("abandoned", "finished"),
        ("days", "20"),
    ];
    let table = ana.new_table(&[&seats[..], &terms[..]].concat()).await;
    let told = [
        "Turn by turn: 36 hours a turn.",
        "Nights do not count (Europe/Paris).",
        "late by one day in all",
        "leaves, a bot plays on at once (Hard)",
        "for 20 days is finished by bots",
    ];
    let page = bo.get(&table).await.body;
    for told in told {
        assert!(page.contains(told), "no {told:?} in {page}");
    }
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let page = bo.get(&table).await.body;
    assert!(told.iter().all(|told| page.contains(told)), "and can look it up");
    bo.language = "fr";
    assert!(bo.get(&table).await.body.contains("36 heures par tour"));
    bo.language = "de";
    assert!(bo.get(&table).await.body.contains("36 Stunden für einen Zug"));
}

#[tokio::test]
async fn who_resigns_loses_the_pages_say_so_and_the_record_holds() {
    let app = TestApp::start().await;
    let (ana, bo, table) = two(&app, &[]).await;
    make_move(&ana, &table, "end").await;
    let page = bo.get(&table).await;
    assert!(page.body.contains("Yes, resign"));
    let stranger = app.visitor();
    assert!(!stranger.get(&table).await.body.contains("Yes, resign"));
    let refused = stranger.post(&format!("{table}/resign"), &[]).await;
    assert!(refused.body.contains("You do not play this seat"));
    assert_eq!(bo.post(&format!("{table}/resign"), &[]).await.status, 303);
    assert!(bo.get(&table).await.body.contains("You resigned."));
    let page = ana.get(&table).await;
    assert!(!page.body.contains("table-menu"), "what is over is not left");
    ana.post(&format!("{table}/leave"), &[]).await;
    assert!(
        ana.get(&table).await.body.contains("You win!"),
        "nor by a page from before the end"
    );
    assert!(
        page.body.contains("Bo resigned.") && page.body.contains("You win!"),
        "{}",
        page.body
    );
    assert!(ana.get("/tables").await.body.contains("Bo resigned"));
    assert!(bo.get("/tables").await.body.contains("you resigned"));
    let record = ana.get(&format!("{table}/record")).await;
    let record: engine::Record = record.body.parse().unwrap();
    catalogue::find("batisseurs")
        .unwrap()
        .check_chance(&record, None)
        .unwrap();
    for page in ["replay", "explore?ply=5", "continue?ply=5", "analysis"] {
        assert_eq!(ana.get(&format!("{table}/{page}")).await.status, 200, "{page}");
    }
}

#[tokio::test]
async fn a_game_ends_when_both_agree_and_goes_on_when_one_does_not() {
    let app = TestApp::start().await;
    let (ana, bo, table) = two(&app, &[]).await;
    let answer = async |answer: &str| {
        let version = bo.get(&table).await.version();
        bo.post(&format!("{table}/answer"), &[("version", &version), ("answer", answer)])
            .await
    };
    ana.post(&format!("{table}/ask"), &[("what", "end")]).await;
    assert!(ana.get(&table).await.body.contains("You asked the others to end"));
    assert!(bo.get(&table).await.body.contains("Ana would like to end the game now"));
    answer("no").await;
    assert!(!ana.get(&table).await.body.contains("You asked"));
    ana.post(&format!("{table}/ask"), &[("what", "end")]).await;
    answer("yes").await;
    assert!(
        ana.get(&table)
            .await
            .body
            .contains("Everybody agreed to end the game here")
    );
    assert!(ana.get("/tables").await.body.contains("ended by agreement"));
}

#[tokio::test]
async fn an_undo_past_what_was_seen_needs_the_other_and_the_record_holds() {
    let app = TestApp::start().await;
    let (ana, bo, table) = two(&app, &[]).await;
    let offered = ana.get(&table).await.moves();
    make_move(&ana, &table, "end").await;
    make_move(&bo, &table, "end").await;
    make_move(&ana, &table, "end").await;
    let version = ana.get(&table).await.version();
    // Bo took the turn: nothing that Ana could take back by herself.
    make_move(&bo, &table, "take 1").await;
    let undo = [("version", version.as_str())];
    let asked = ana.post(&format!("{table}/undo"), &undo).await;
    assert!(asked.body.contains("Something happened at the table"), "an old page");
    let version = ana.get(&table).await.version();
    let asked = ana
        .post(&format!("{table}/undo"), &[("version", version.as_str())])
        .await;
    assert!(asked.body.contains("Nothing can be taken back") && asked.body.contains("Ask the others"));
    ana.post(&format!("{table}/ask"), &[("what", "undo")]).await;
    let page = bo.get(&table).await;
    assert!(page.body.contains("Ana asks to go back"));
    let agree = [("version", &*page.version()), ("answer", "yes")];
    assert_eq!(bo.post(&format!("{table}/answer"), &agree).await.status, 303);
    let page = ana.get(&table).await;
    assert_eq!(page.moves(), offered, "her turn again");
    bo.post(&format!("{table}/resign"), &[]).await;
    let record = ana.get(&format!("{table}/record")).await;
    assert!(
        record.body.contains("\norigin "),
        "the record notes the skip: {}",
        record.body
    );
    let record: engine::Record = record.body.parse().unwrap();
    catalogue::find("batisseurs")
        .unwrap()
        .check_chance(&record, None)
        .unwrap();
}

#[tokio::test]
async fn against_a_bot_one_goes_back_without_asking_anybody() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let offered = ana.get(&table).await.moves();
    make_move(&ana, &table, "end").await;
    play_some(&ana, &table, 0).await;
    let version = ana.get(&table).await.version();
    let asked = ana
        .post(&format!("{table}/undo"), &[("version", version.as_str())])
        .await;
    assert!(asked.body.contains("You may still go back"));
    ana.post(&format!("{table}/ask"), &[("what", "undo")]).await;
    assert_eq!(ana.get(&table).await.moves(), offered);
}

#[tokio::test]
async fn a_bot_plays_on_at_once_for_whoever_leaves_where_it_was_agreed() {
    let app = TestApp::start().await;
    let terms = [("at-once", "yes"), ("stand-in", "gentle")];
    let (ana, bo, table) = two(&app, &terms).await;
    assert!(ana.get(&table).await.body.contains("a bot plays on for you at once"));
    ana.post(&format!("{table}/leave"), &[]).await;
    let page = until(&bo, &table, "Your turn").await;
    assert!(page.body.contains("for Ana") && page.body.contains("Gentle"));
}

#[tokio::test]
async fn a_game_nobody_plays_is_closed_or_finished_as_was_agreed() {
    let timed = Timed::start().await;
    let (ana, _, closed) = two(&timed.app, &[("abandoned", "closed"), ("days", "3")]).await;
    let (bo, _, finished) = two(&timed.app, &[("abandoned", "finished"), ("days", "5")]).await;
    timed.wait(3 * DAY);
    let page = until(&ana, &closed, "The game was closed").await;
    assert!(!page.body.contains("winners-board"), "it has no result");
    ana.post(&format!("{closed}/publish"), &[("public", "yes")]).await;
    let told = ana.get(&closed).await;
    let title = told.between("og:title\" content=\"", "\"");
    assert!(title.starts_with("The game was closed"), "{title}");
    assert!(ana.get("/tables").await.body.contains("closed, nobody played on"));
    timed.wait(2 * DAY);
    until(&bo, &finished, "id=\"result-title\"").await;
}

#[tokio::test]
async fn a_seat_that_was_left_goes_to_whom_the_others_accept() {
    let app = TestApp::start().await;
    let (ana, bo, cy, dee) = (app.visitor(), app.visitor(), app.visitor(), app.visitor());
    let seats = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("sitter-3", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&seats).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    cy.post(&format!("{table}/join"), &[("seat", "3"), ("name", "Cy")])
        .await;
    ana.post(&format!("{table}/leave"), &[]).await;
    let ask = [("what", "seat"), ("seat", "1"), ("name", "Dee")];
    assert!(!bo.get(&table).await.body.contains("Ask for this seat"), "no opponent");
    assert!(
        bo.post(&format!("{table}/ask"), &ask)
            .await
            .body
            .contains("You do not play this seat")
    );
    assert!(dee.get(&table).await.body.contains("Ask for this seat"));
    assert_eq!(dee.post(&format!("{table}/ask"), &ask).await.status, 303);
    for other in [&bo, &cy] {
        let page = other.get(&table).await;
        assert!(page.body.contains("Dee asks for the seat of Ana"), "{}", page.body);
        let agree = [("version", &*page.version()), ("answer", "yes")];
        assert_eq!(other.post(&format!("{table}/answer"), &agree).await.status, 303);
    }
    let page = dee.get(&table).await;
    assert!(page.body.contains("Your turn"), "{}", page.body);
    let page = bo.get(&table).await;
    assert!(page.body.contains(">Dee<"), "{}", page.body);
}
