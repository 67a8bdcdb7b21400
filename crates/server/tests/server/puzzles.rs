//! Puzzles: one a day for each game, each with an address, and what a visitor made of it is kept.

use bots::puzzles::Puzzle;
use engine::Viewer;

use crate::harness::{Page, TestApp};

fn shipped(game: &str, number: usize) -> (&'static Puzzle, Vec<String>) {
    let game = catalogue::find(game).unwrap();
    let shipped = catalogue::puzzle(game, number).unwrap();
    let view = shipped.played.view(Viewer::Seat(shipped.puzzle.seat));
    let wrong = view.offers().into_iter().map(|offer| offer.text);
    let wrong = wrong.filter(|text| *text != shipped.puzzle.solution).collect();
    (shipped.puzzle, wrong)
}

/// The games that ship puzzles.
fn with_puzzles() -> Vec<&'static str> {
    let ships = |game: &&&'static dyn catalogue::AnyGame| catalogue::puzzles(**game).is_some();
    catalogue::games()
        .iter()
        .filter(ships)
        .map(|game| game.info().id)
        .collect()
}

fn today(page: &Page, game: &str) -> String {
    let (_, card) = page.body.split_once(&format!("id=\"puzzle-{game}\"")).unwrap();
    let (_, link) = card.split_once("href=\"").unwrap();
    link.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn the_page_of_the_day_shows_the_positions_and_nothing_can_be_done_on_them() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let day = ana.get("/puzzles").await;
    for id in with_puzzles() {
        let address = format!("{}/position", today(&day, id));
        assert!(day.body.contains(&format!("src=\"{address}\"")), "{id}");
        let position = ana.get(&address).await;
        assert_eq!(position.status, 200, "{id}");
        assert!(
            position
                .header("content-security-policy")
                .contains("frame-ancestors 'self'")
        );
        assert!(
            position.body.contains("id=\"part-") && position.body.contains(" inert"),
            "{id}"
        );
        assert!(
            position.moves().is_empty() && !position.body.contains("name=\"move\""),
            "{id}"
        );
    }
    assert_eq!(ana.get("/puzzles/batisseurs/9999/position").await.status, 404);
}

#[tokio::test]
async fn every_game_has_a_puzzle_a_day_and_each_can_be_solved_on_its_board() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let day = ana.get("/puzzles").await;
    let games = with_puzzles();
    assert!(!games.is_empty());
    for id in &games {
        let address = today(&day, id);
        let number: usize = address.rsplit('/').next().unwrap().parse().unwrap();
        let (puzzle, wrong) = shipped(id, number);
        let page = ana.get(&address).await;
        assert_eq!(page.status, 200);
        let mut offered = page.moves();
        offered.sort();
        let mut expected = [&wrong[..], std::slice::from_ref(&puzzle.solution)].concat();
        expected.sort();
        assert_eq!(offered, expected, "{id}");
        assert!(!page.body.contains("id=\"answer\""), "the answer is not told");
        let solved = ana.post(&address, &[("move", &puzzle.solution)]).await;
        assert_eq!((solved.status, solved.header("location")), (303, &*address));
        let answer = ana.get(&address).await;
        assert!(
            answer.body.contains("You found it!") && answer.moves().is_empty(),
            "{id}"
        );
        let told = answer.between("id=\"answer\"", "</div>");
        assert!(told.contains("give or take"), "{told}");
        assert!(
            !told.contains(&format!("– {}<", puzzle.line.first().map_or("", |(_, text)| text))),
            "in words"
        );
    }
    let again = ana.get("/puzzles").await;
    assert_eq!(again.body.matches("class=\"outcome good\"").count(), games.len());
    assert!(
        !app.visitor().get("/puzzles").await.body.contains("outcome good"),
        "each visitor has their own"
    );
}

#[tokio::test]
async fn after_two_wrong_tries_the_answer_is_shown_to_who_asks_and_it_is_all_kept() {
    let mut app = TestApp::start().await;
    let ana = app.visitor();
    let path = "/puzzles/batisseurs/1";
    let (puzzle, wrong) = shipped("batisseurs", 1);
    assert!(ana.get(path).await.body.contains("</strong> 2 tries."));
    ana.post(path, &[("show", "yes")]).await;
    assert!(
        ana.get(path).await.body.contains("</strong> 2 tries."),
        "nobody is shown the answer at once"
    );
    let nonsense = ana.post(path, &[("move", "nonsense")]).await;
    assert!(
        nonsense.status == 200 && nonsense.body.contains("</strong> 2 tries."),
        "that is no try"
    );
    let first = ana.post(path, &[("move", &wrong[0])]).await;
    assert_eq!(first.status, 303);
    let told = ana.get(first.header("location")).await;
    assert!(told.body.contains("is not it") && told.body.contains("One try left."));
    assert!(told.body.contains("with the best move"), "what is lost by it is told");
    ana.get(first.header("location")).await;
    assert!(
        ana.get(path).await.body.contains("One try left."),
        "looking again is no try"
    );
    app.restart().await;
    let ana = ana.at(&app);
    let token = ana.token().await;
    let fields = [("csrf", token.as_str()), ("move", wrong[0].as_str())];
    let second = ana.post_raw(path, &fields, &[("hx-request", "true")]).await;
    assert!(
        second.body.contains("id=\"show\"") && second.body.contains("is not it"),
        "{}",
        second.body
    );
    assert!(second.moves().is_empty());
    // A third try changes nothing, be it right.
    ana.post(path, &[("move", &puzzle.solution)]).await;
    assert!(!ana.get(path).await.body.contains("You found it!"));
    let early = ana.get(&format!("{path}/explore?ply={}&opinion=1", puzzle.ply)).await;
    assert_eq!(early.status, 404, "the search would tell the answer");
    ana.post(path, &[("show", "yes")]).await;
    let explore = format!("{path}/explore?ply={}", puzzle.ply);
    let shown = ana.get(path).await;
    assert!(
        shown.body.contains(&format!("href=\"{explore}\"")),
        "it can be explored now"
    );
    assert!(ana.get(&explore).await.moves().contains(&puzzle.solution));
    assert!(shown.body.contains("This was the move to find") && shown.body.contains("id=\"answer\""));
}

#[tokio::test]
async fn yesterday_has_other_puzzles_and_tomorrow_has_none_yet() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (now, before) = (ana.get("/puzzles").await, ana.get("/puzzles?ago=1").await);
    assert!(now.body.contains("Today") && before.body.contains("Yesterday"));
    for id in with_puzzles() {
        let several = catalogue::puzzles(catalogue::find(id).unwrap()).unwrap().len() > 1;
        assert_eq!(today(&now, id) != today(&before, id), several, "{id}");
    }
    for strange in ["-1", "x", ""] {
        let page = ana.get(&format!("/puzzles?ago={strange}")).await;
        assert_eq!(today(&page, "batisseurs"), today(&now, "batisseurs"), "{strange}");
    }
    assert_eq!(ana.get("/puzzles?ago=99999999").await.status, 200);
    for nowhere in [
        "/puzzles/batisseurs/0",
        "/puzzles/batisseurs/99999",
        "/puzzles/chess/1",
        "/puzzles/batisseurs/x",
    ] {
        assert!([400, 404].contains(&ana.get(nowhere).await.status), "{nowhere}");
    }
}
