//! Games that count, and the pages of players.

use store::Store;
use tables::PersonId;

use crate::harness::{TestApp, Visitor, play_to_the_end};
use crate::leaks::person;

/// What newcomers have after their first game for two: the winner, and the other.
const WON: &str = "1658";
const LOST: &str = "1342";

fn key(visitor: &Visitor) -> String {
    let person: PersonId = person(visitor).parse().unwrap();
    person.public_key()
}

fn page_of(visitor: &Visitor) -> String {
    format!("/people/{}", key(visitor))
}

/// A game that counts, for two people, which begins.
async fn begun(ana: &Visitor, bo: &Visitor, visit: &str) -> String {
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
        ("visit", visit),
        ("rated", "yes"),
    ];
    let table = ana.new_table(&fields).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    table
}

/// The ratings that a page tells, in the order of the games.
fn ratings<'a>(page: &'a str) -> Vec<&'a str> {
    let cells = page.split("class=\"rating\"").skip(1);
    let number = |cell: &'a str| {
        cell.split(|letter: char| !letter.is_ascii_digit())
            .find(|part| part.len() > 2)
    };
    cells.filter_map(number).collect()
}

#[tokio::test]
async fn a_game_between_two_people_counts_for_both_and_everybody_reads_it() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let table = begun(&ana, &bo, "public").await;
    assert_eq!(eve.get("/people/0123456789abcdef").await.status, 404);
    assert!(
        eve.get("/lobby").await.body.contains(&page_of(&ana)),
        "the lobby leads to the page"
    );
    assert!(
        ana.get(&table).await.body.contains("1500"),
        "a plate says how strong a newcomer is"
    );
    tokio::join!(play_to_the_end(&ana, &table), play_to_the_end(&bo, &table));
    let (of_ana, of_bo) = (eve.get(&page_of(&ana)).await.body, eve.get(&page_of(&bo)).await.body);
    let mut both = [ratings(&of_ana)[0], ratings(&of_bo)[0]];
    both.sort_unstable();
    assert_eq!(both, [LOST, WON]);
    assert!(of_ana.contains("One game counts.") && of_ana.contains("Results of public games"));
    assert!(of_ana.contains(&table) && of_bo.contains(&table), "the game is public");
    for page in [&of_ana, &of_bo] {
        for visitor in [&ana, &bo] {
            assert!(!page.contains(&person(visitor)) && !page.contains(&visitor.cookie("chantier").unwrap()));
        }
    }
    assert!(ana.get("/tables").await.body.contains(&page_of(&ana)));
    assert!(
        !eve.get("/tables").await.body.contains("/people/"),
        "who has no page is led to none"
    );
    let undone = ana.get(&table).await.version();
    ana.post(&format!("{table}/undo"), &[("version", &undone)]).await;
    assert_eq!(
        ana.get(&table).await.version(),
        undone,
        "what was counted is not taken back"
    );

    let store = Store::open(app.database()).await.unwrap();
    assert_eq!(store.rebuild_ratings().await.unwrap(), 1);
    assert_eq!(
        eve.get(&page_of(&ana)).await.body,
        of_ana,
        "made anew they are the same"
    );
}

#[tokio::test]
async fn a_page_tells_of_public_games_alone() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let private = begun(&ana, &bo, "link").await;
    assert_eq!(eve.get(&page_of(&ana)).await.status, 404, "nothing is public");
    let public = begun(&ana, &bo, "public").await;
    let page = eve.get(&page_of(&ana)).await.body;
    assert!(page.contains(&public) && !page.contains(&private));
}

#[tokio::test]
async fn nobody_is_helped_in_a_game_that_counts() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let counts = begun(&ana, &bo, "link").await;
    let page = ana.get(&counts).await;
    assert!(!page.moves().is_empty() && !page.body.contains("id=\"hint\""));
    let asked = ana
        .post(&format!("{counts}/hint"), &[("version", &page.version())])
        .await;
    assert!(asked.body.contains("nobody is helped"), "{}", asked.body);
    for path in ["analysis", "explore?ply=1"] {
        assert_eq!(ana.get(&format!("{counts}/{path}")).await.status, 404, "{path}");
    }
    let casual = ana.quick_table("batisseurs").await;
    assert!(ana.get(&casual).await.body.contains("id=\"hint\""));
}

#[tokio::test]
async fn nobody_is_rated_for_playing_against_themselves() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let seats = [("game", "batisseurs"), ("sitter-1", "here"), ("rated", "yes")];
    let refused = ana
        .post("/tables", &[&seats[..], &[("sitter-2", "here")]].concat())
        .await;
    assert!(refused.status == 422 && refused.body.contains("one person at each screen"));
    // Who takes the other seat, too, plays a game that does not count.
    let fields = [
        &seats[..],
        &[("sitter-2", "invited"), ("name-1", "Ana"), ("visit", "public")],
    ]
    .concat();
    let table = ana.new_table(&fields).await;
    ana.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Ana too")])
        .await;
    ana.post(&format!("{table}/join"), &[("seat", "1"), ("name", "Ana too")])
        .await;
    play_to_the_end(&ana, &table).await;
    let page = ana.get(&page_of(&ana)).await.body;
    assert!(!page.contains("One game counts"));
}

#[tokio::test]
async fn who_leaves_is_last_whatever_the_bot_makes_of_it() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = begun(&ana, &bo, "public").await;
    bo.post(&format!("{table}/leave"), &[]).await;
    ana.post(&format!("{table}/replace"), &[("seat", "2"), ("level", "gentle")])
        .await;
    play_to_the_end(&ana, &table).await;
    let of_bo = ana.get(&page_of(&bo)).await.body;
    assert_eq!(ratings(&of_bo)[0], LOST);
    assert!(of_bo.contains("<td>left</td>"), "{of_bo}");
    assert_eq!(ratings(&ana.get(&page_of(&ana)).await.body)[0], WON);
    assert!(
        !ana.get("/people/bot-gentle").await.body.contains("game counts"),
        "the bot only helped out"
    );
}

#[tokio::test]
async fn bots_are_rated_too_and_have_pages() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "gentle"),
        ("start", "1"),
        ("rated", "yes"),
    ];
    let table = ana.new_table(&fields).await;
    play_to_the_end(&ana, &table).await;
    let (bot, own) = (
        ana.get("/people/bot-gentle").await.body,
        ana.get(&page_of(&ana)).await.body,
    );
    let mut both = [ratings(&bot)[0], ratings(&own)[0]];
    both.sort_unstable();
    assert_eq!(both, [LOST, WON]);
    assert!(!own.contains(&table), "the game itself is not public");
    assert_eq!(ana.get("/people/bot-unheard-of").await.status, 404);
}
