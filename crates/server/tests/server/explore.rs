//! What-if boards: lines of moves from any position of a finished game, and from no position of a running one.

use catalogue::AnyMatch;
use engine::{Record, RecordedPly, Seed, Turn, Viewer};

use crate::harness::{Page, TestApp, Visitor, play_some, play_to_the_end};

/// The game of a finished table.
async fn recorded(visitor: &Visitor, table: &str) -> Box<dyn AnyMatch> {
    let record: Record = visitor.get(&format!("{table}/record")).await.body.parse().unwrap();
    catalogue::find(&record.game).unwrap().replay(&record, None).unwrap()
}

async fn finished(visitor: &Visitor, game: &str) -> (String, Box<dyn AnyMatch>) {
    let table = visitor.quick_table(game).await;
    play_to_the_end(visitor, &table).await;
    let played = recorded(visitor, &table).await;
    (table, played)
}

/// The first position of a game from `from` on for which this holds.
fn position(played: &dyn AnyMatch, from: usize, is: impl Fn(Turn) -> bool) -> usize {
    let found = (from..played.plies()).find(|ply| is(played.view_at(Viewer::Spectator, *ply).turn()));
    found.expect("the game has such a position")
}

fn is_seat(turn: Turn) -> bool {
    matches!(turn, Turn::Seat(_))
}

/// What can happen next on a page, by the rules.
fn possible(played: &dyn AnyMatch) -> Vec<String> {
    let offers = match played.turn() {
        Turn::Seat(seat) => played.view(Viewer::Seat(seat)).offers(),
        Turn::Chance | Turn::Over => played.outcomes(),
    };
    offers.into_iter().map(|offer| offer.text).collect()
}

fn line(page: &Page) -> String {
    page.between("data-explore=\"", "\"").replace("&amp;", "&")
}

#[tokio::test]
async fn whoever_explores_moves_for_all_seats_and_for_chance_and_the_address_holds_the_line() {
    let app = TestApp::start().await;
    for info in catalogue::infos() {
        let ana = app.visitor();
        let (table, played) = finished(&ana, info.id).await;
        let ply = position(&*played, played.plies() / 3, is_seat);
        let mut branch = played.branch(ply, Seed::named("a branch"));
        let mut address = format!("{table}/explore?ply={ply}");
        let mut made: Vec<String> = Vec::new();
        for step in 0..24usize {
            let page = ana.get(&address).await;
            assert_eq!(page.status, 200, "{}", page.body);
            let offered = page.moves();
            let mut expected = possible(&*branch);
            let mut sorted = offered.clone();
            expected.sort();
            sorted.sort();
            assert_eq!(sorted, expected, "{} after {step} moves", info.id);
            if branch.turn() == Turn::Over {
                break;
            }
            let chosen = &offered[step * 7919 % offered.len()];
            let (number, so_far) = (ply.to_string(), made.join("~"));
            let fields = [
                ("ply", number.as_str()),
                ("moves", so_far.as_str()),
                ("move", chosen.as_str()),
            ];
            let moved = ana.post(&format!("{table}/explore"), &fields).await;
            assert_eq!(moved.status, 303, "{}: {chosen}", info.id);
            address = moved.header("location").to_owned();
            let seat = match branch.turn() {
                Turn::Seat(seat) => Some(seat),
                _ => None,
            };
            let text = chosen.clone();
            made.push(text.clone());
            branch.push(&RecordedPly { seat, text }).unwrap();
        }
        // A link shows the same to others, and taking back leads one move back.
        let (own, others) = (ana.get(&address).await, app.visitor().get(&address).await);
        assert_eq!(
            own.between("id=\"board\"", "</main>"),
            others.between("id=\"board\"", "</main>")
        );
        assert!(address.ends_with(&line(&own)), "{address}");
        let back = own.between("id=\"undo\" href=\"", "\"").replace("&amp;", "&");
        assert_eq!(back, line(&own).rsplit_once('~').unwrap().0);
        let table_now = ana.get(&table).await;
        assert!(
            table_now.body.contains("id=\"result-title\""),
            "the table itself is as it was"
        );
    }
}

#[tokio::test]
async fn chance_is_chosen_from_all_that_can_come_or_drawn() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (table, played) = finished(&ana, "batisseurs").await;
    let first = position(&*played, 0, is_seat);
    let ply = position(&*played, first, |turn| turn == Turn::Chance);
    let path = format!("{table}/explore");
    let page = ana.get(&format!("{path}?ply={ply}")).await;
    let outcomes = played.branch(ply, Seed::named("any")).outcomes();
    assert!(outcomes.len() > 1);
    assert_eq!(page.moves().len(), outcomes.len());
    assert!(page.body.contains("Chance is to draw") && page.body.contains("name=\"draw\""));
    let number = ply.to_string();
    let drawn = ana
        .post(&path, &[("ply", &number), ("moves", ""), ("draw", "one")])
        .await;
    let (_, text) = drawn.header("location").split_once("&moves=").unwrap();
    assert!(
        outcomes.iter().any(|offer| offer.text == text.replace('+', " ")),
        "{text}"
    );
    let all = ana.post(&path, &[("ply", "0"), ("moves", ""), ("draw", "all")]).await;
    let dealt = ana.get(all.header("location")).await;
    assert!(
        !dealt.body.contains("name=\"draw\"") && !dealt.moves().is_empty(),
        "somebody decides"
    );
    assert!(all.header("location").matches('~').count() + 1 >= first);
}

#[tokio::test]
async fn a_line_that_cannot_be_followed_is_shown_as_far_as_it_goes_with_one_message() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (table, played) = finished(&ana, "welkin").await;
    let ply = position(&*played, 30, is_seat);
    let good = possible(&*played.branch(ply, Seed::named("any"))).remove(0);
    let address = format!(
        "{table}/explore?ply={ply}&moves={}~nonsense~{}",
        good.replace(' ', "+"),
        good.replace(' ', "+")
    );
    let page = ana.get(&address).await;
    assert_eq!(page.status, 200);
    assert_eq!(line(&page), format!("?ply={ply}&moves={}", good.replace(' ', "+")));
    assert_eq!(page.body.matches("This line goes no further").count(), 1);
    // What the rules forbid is refused in the game's words, and nothing is added.
    let fields = [("ply", &*ply.to_string()), ("moves", ""), ("move", "nonsense")];
    let refused = ana.post(&format!("{table}/explore"), &fields).await;
    assert_eq!((refused.status, line(&refused)), (200, format!("?ply={ply}")));
    assert!(refused.body.contains("class=\"notice bad\""));
    // Beyond its end a game has nothing to explore, and says so.
    let end = ana.get(&format!("{table}/explore?ply=99999")).await;
    assert_eq!(line(&end), format!("?ply={}", played.plies()));
    assert!(end.body.contains("would end here") && end.moves().is_empty());
}

#[tokio::test]
async fn the_search_says_in_words_what_every_seat_can_expect() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (table, played) = finished(&ana, "batisseurs").await;
    let ply = position(&*played, played.plies() / 2, is_seat);
    let asked = format!("{table}/explore?ply={ply}&opinion=1");
    let part = ana.get_part(&asked).await;
    assert!(part.body.starts_with("<div class=\"opinion\""), "{}", part.body);
    let summary = part.between("<summary>", "</summary>");
    assert!(
        summary.contains("Ana") && summary.matches('%').count() == 2,
        "{summary}"
    );
    let texts = possible(&*played.branch(ply, Seed::named("any")));
    let best = part.between("Best: <b>", "</b>");
    assert!(
        !texts.iter().any(|text| text == best),
        "'{best}' is a text of the program, not of people"
    );
    let page = ana.get(&asked).await;
    assert!(page.body.contains("id=\"outlook\"") && page.body.contains("id=\"board\""));
    assert!(
        !ana.get(&format!("{table}/explore?ply={ply}"))
            .await
            .body
            .contains("id=\"outlook\"")
    );
}

#[tokio::test]
async fn nobody_explores_a_game_that_goes_on() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("cloud-city").await;
    play_some(&ana, &table, 3).await;
    for path in ["explore?ply=0", "explore?ply=5&opinion=1", "explore"] {
        assert_eq!(ana.get(&format!("{table}/{path}")).await.status, 404, "{path}");
        assert_eq!(ana.get_part(&format!("{table}/{path}")).await.status, 404, "{path}");
    }
    let fields = [("ply", "0"), ("moves", ""), ("draw", "all")];
    assert_eq!(ana.post(&format!("{table}/explore"), &fields).await.status, 404);
}
