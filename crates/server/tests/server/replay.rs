//! Games shown again: every position is the one that was, seen by whoever may see it.

use catalogue::{AnyMatch, LogLine};
use engine::{Record, Seat, Turn, Viewer};
use web::Choices;
use web::boards::{self, Scene};

use crate::harness::{Page, TestApp, Visitor, play_some, play_to_the_end};

/// The game of a finished table, replayed from the record that the table gives out, and the names at it.
async fn recorded(visitor: &Visitor, table: &str) -> (Box<dyn AnyMatch>, Vec<String>) {
    let record: Record = visitor.get(&format!("{table}/record")).await.body.parse().unwrap();
    let name = |name: &String| name.split(" (").next().unwrap().to_owned();
    let names = record.seats.iter().map(name).collect();
    let game = catalogue::find(&record.game).unwrap();
    (game.replay(&record, None).unwrap(), names)
}

/// The board of a position as its drawing makes it of what a viewer saw then.
fn board(played: &dyn AnyMatch, names: &[String], viewer: Viewer, ply: usize) -> String {
    let view = played.view_at(viewer, ply);
    let moved = (0..ply).rev().find(|ply| played.mover(*ply).is_some());
    let recent = |line: &LogLine| line.ply < ply && moved.is_some_and(|moved| line.ply >= moved);
    let recent: Vec<LogLine> = played.log(viewer).into_iter().filter(recent).collect();
    let to_move = match view.turn() {
        Turn::Seat(seat) => Some(seat),
        _ => None,
    };
    let (choices, words) = (
        Choices::default(),
        web::lexicon(played.info(), catalogue::Language::English),
    );
    let scene = Scene::new(&*view, to_move, names, &choices, &recent, words);
    boards::of(played.info().id).draw(&scene).markup().into_string()
}

fn place(page: &Page) -> usize {
    page.between("data-replay=\"", "\"").parse().unwrap()
}

#[tokio::test]
async fn every_position_of_every_game_is_shown_as_each_seat_saw_it() {
    let app = TestApp::start().await;
    for info in catalogue::infos() {
        let ana = app.visitor();
        let table = ana.quick_table(info.id).await;
        play_to_the_end(&ana, &table).await;
        let (played, names) = recorded(&ana, &table).await;
        let last = played.plies();
        for ply in (0..=last).step_by(last / 40 + 1).chain([last]) {
            for seat in Seat::all(2) {
                let page = ana.get(&format!("{table}/replay?as={seat}&ply={ply}")).await;
                assert_eq!(place(&page), ply);
                let expected = board(&*played, &names, Viewer::Seat(seat), ply);
                assert!(page.body.contains(&expected), "{} as {seat} after {ply} moves", info.id);
                assert!(
                    page.moves().is_empty() && !page.body.contains("id=\"play\""),
                    "nobody moves here"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_step_leads_to_the_next_position_and_the_log_marks_what_was_done() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    play_to_the_end(&ana, &table).await;
    let (played, _) = recorded(&ana, &table).await;
    let start = ana.get(&format!("{table}/replay")).await;
    let first = place(&start);
    assert!(
        first > 0 && (0..first).all(|ply| played.mover(ply).is_none()),
        "the deal is over"
    );
    assert!(played.mover(first).is_some());
    let step = |page: &Page, name: &str| {
        let link = page.between(&format!("id=\"{name}\" href=\""), "\"");
        format!("{table}/replay{}", link.replace("&amp;", "&"))
    };
    let next = ana.get(&step(&start, "replay-next")).await;
    // A step goes from decision to decision, and the cards that are drawn between them belong to the first.
    let second = (first + 1..).find(|ply| played.mover(*ply).is_some()).unwrap();
    assert_eq!(place(&next), second);
    // The deal is set-up, however many draws it took: moves are counted from the first that somebody makes.
    assert!(start.between("id=\"turn\"", "</p>").contains("Set-up"));
    let counted = format!("Move {} of {}<", second - first, played.plies() - first);
    assert!(next.between("id=\"turn\"", "</p>").contains(&counted), "{counted}");
    let line = next.between("aria-current=\"step\">", "<").to_owned();
    assert!(line.len() > 3, "the line of the log says what was done: {line}");
    assert_eq!(place(&ana.get(&step(&next, "replay-previous")).await), first);
    let last = ana.get(&step(&next, "replay-last")).await;
    assert_eq!(place(&last), played.plies());
    assert!(last.body.contains("id=\"replay-next\"") && last.body.contains("aria-disabled=\"true\""));
    assert_eq!(
        place(&ana.get(&format!("{table}/replay?ply=99999")).await),
        played.plies()
    );
    assert_eq!(place(&ana.get(&format!("{table}/replay?ply=x")).await), first);
    // Nobody stops where a card is drawn, forwards or backwards.
    let mut page = next;
    while place(&page) < played.plies() {
        page = ana.get(&step(&page, "replay-next")).await;
        assert!(place(&page) == played.plies() || played.mover(place(&page)).is_some());
    }
    while place(&page) > first {
        page = ana.get(&step(&page, "replay-previous")).await;
        assert!(played.mover(place(&page)).is_some());
    }
    // Turn by turn the game is walked through in far fewer steps, and comes to its end.
    let (mut page, mut steps) = (start, 0);
    while place(&page) < played.plies() {
        page = ana.get(&step(&page, "replay-next-turn")).await;
        steps += 1;
    }
    let turns = (1..played.plies()).filter(|ply| played.mover(*ply).is_some()).count();
    assert!(steps > 3 && steps < turns, "{steps} steps");
}

#[tokio::test]
async fn a_running_game_is_shown_with_ones_own_eyes_only() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let table = ana.quick_table("cloud-city").await;
    play_some(&ana, &table, 12).await;
    for visitor in [&ana, &eve] {
        let own = visitor.get_part(&format!("{table}/replay?ply=20")).await.body;
        for eyes in ["1", "2", "open"] {
            let other = visitor.get_part(&format!("{table}/replay?as={eyes}&ply=20")).await.body;
            // The link to the whole log repeats what was asked for, which is of no use there either.
            let other = other.replace(&format!("/log?as={eyes}"), "/log");
            assert_eq!(own, other, "as {eyes}");
        }
        assert!(!own.contains("?as="), "nobody is offered other eyes");
    }
    // At the present move a replay shows the table as it stands.
    let now = ana.get(&format!("{table}/replay")).await;
    assert_eq!(now.between("max=\"", "\""), place(&now).to_string());
}

#[tokio::test]
async fn once_a_game_is_over_all_hands_can_be_laid_open() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let table = ana.quick_table("cloud-city").await;
    play_to_the_end(&ana, &table).await;
    let hidden = "a tile that only its owner sees</span>";
    let seen = |page: Page| page.body.matches(hidden).count();
    let path = |eyes: &str| format!("{table}/replay?as={eyes}&ply=20");
    assert!(
        seen(ana.get(&path("1")).await) > 0,
        "a seat sees the backs of the others' tiles"
    );
    assert_eq!(seen(ana.get(&path("open")).await), 0);
    assert_eq!(
        seen(eve.get(&format!("{table}/replay?ply=20")).await),
        0,
        "who watched sees all"
    );
}

#[tokio::test]
async fn before_the_deal_there_is_nothing_to_show() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let seats = [("game", "batisseurs"), ("sitter-1", "here"), ("sitter-2", "invited")];
    let table = ana.new_table(&seats).await;
    let page = ana.get(&format!("{table}/replay")).await;
    assert_eq!((page.status, page.header("location")), (303, table.as_str()));
    assert_eq!(ana.get("/tables/22222222222222aa/replay").await.status, 404);
}

/// What a page weighs on the wire.
async fn weight(visitor: &Visitor, path: &str) -> usize {
    let packed = visitor.packed(path, "br").await;
    assert_eq!(packed.headers()["content-encoding"], "br");
    packed.bytes().await.unwrap().len()
}

/// A position that is shown again has no moves to choose from, but a dozen ways to other positions, and every line of its log is one; once
/// the game is over also whose eyes, what if, and going on. All games together it weighs less, as it stands and packed; in a single one a tenth is left to the deal.
/// A game in which the visitor has something to do, and its page: the end of a game is another one, and a short game may have
/// come to it.
async fn in_the_middle(ana: &Visitor, game: &str) -> (String, Page) {
    loop {
        let table = ana.quick_table(game).await;
        play_some(ana, &table, 12).await;
        let page = ana.get(&table).await;
        if !page.moves().is_empty() {
            return (table, page);
        }
    }
}

#[tokio::test]
async fn a_page_of_a_replay_weighs_no_more_than_the_table() {
    let app = TestApp::start().await;
    let mut sums = [0; 2];
    for info in catalogue::infos() {
        let ana = app.visitor();
        let (table, page) = in_the_middle(&ana, info.id).await;
        let (page, page_packed) = (page.body.len(), weight(&ana, &table).await);
        let mut light = async |path: &str, when: &str| {
            let (replay, packed) = (ana.get(path).await.body.len(), weight(&ana, path).await);
            let told = format!(
                "{}, {when}: {replay} bytes, {packed} packed, the table {page} and {page_packed}",
                info.id
            );
            println!("{told}");
            assert!(
                replay < page + page / 10 && packed < page_packed + page_packed / 10,
                "{told}"
            );
            sums[0] += packed;
            sums[1] += page_packed;
        };
        let replay = format!("{table}/replay");
        let plies = place(&ana.get(&replay).await);
        light(&replay, "running").await;
        play_to_the_end(&ana, &table).await;
        light(
            &format!("{table}/replay?as=1&ply={plies}"),
            "the same position of the finished game",
        )
        .await;
    }
    assert!(sums[0] < sums[1], "all games together: {sums:?}");
}
