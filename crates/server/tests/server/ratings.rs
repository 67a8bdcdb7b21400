//! Games that count, and the pages of players.

use std::time::Duration;

use store::{Append, PrivatePostgres, Store};
use tables::{Command, PersonId, Stored, Table, TableId};

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
}

#[tokio::test]
async fn a_page_tells_of_public_games_and_leads_to_others_only_who_played_them() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let private = begun(&ana, &bo, "link").await;
    assert_eq!(eve.get(&page_of(&ana)).await.status, 404, "nothing is public");
    bo.post(&format!("{private}/resign"), &[]).await;
    let page = eve.get(&page_of(&ana)).await.body;
    assert!(
        page.contains("One game counts.") && page.contains("<strong>1658"),
        "{page}"
    );
    assert!(
        !page.contains(&private) && !page.contains(">Bo<"),
        "strangers are not led there"
    );
    assert!(bo.get(&page_of(&ana)).await.body.contains(&private), "who played is");
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
    assert!(asked.body.contains("there are no hints"), "{}", asked.body);
    // Ana plays until Bo is to move.
    loop {
        let page = ana.get(&counts).await;
        let moves = page.moves();
        let Some(chosen) = moves.iter().find(|text| *text == "end").or(moves.first()) else {
            break;
        };
        let fields = [("version", &*page.version()), ("move", chosen), ("sure", "yes")];
        ana.post(&format!("{counts}/move"), &fields).await;
    }
    let version = ana.get(&counts).await.version();
    let back = ana.post(&format!("{counts}/ask"), &[("what", "undo")]).await;
    assert!(back.body.contains("nothing is taken back"), "{}", back.body);
    assert_eq!(ana.get(&counts).await.version(), version);
    for path in ["analysis", "explore?ply=1"] {
        assert_eq!(ana.get(&format!("{counts}/{path}")).await.status, 404, "{path}");
    }
    let moves = [("ply", "1"), ("moves", ""), ("move", "end")];
    assert_eq!(ana.post(&format!("{counts}/explore"), &moves).await.status, 404);
    ana.post(&format!("{counts}/analysis"), &[]).await;
    assert_eq!(ana.get(&format!("{counts}/analysis")).await.status, 404);
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
    let invited = [("sitter-2", "invited"), ("name-1", "Ana"), ("visit", "public")];
    let table = ana.new_table(&[&seats[..], &invited].concat()).await;
    let waiting = ana.get(&table).await.body;
    assert!(
        waiting.contains("counts for ratings"),
        "the table says so before the deal"
    );
    let lobby = ana.get("/lobby").await.body;
    assert!(lobby.contains("<span class=\"tag\">rated</span>"), "{lobby}");
    for seat in ["1", "2"] {
        let fields = [("seat", seat), ("name", "Ana too")];
        ana.post(&format!("{table}/join"), &fields).await;
    }
    assert!(
        ana.get(&table).await.moves().is_empty(),
        "it still waits for somebody else"
    );
}

#[tokio::test]
async fn who_leaves_is_last_whatever_the_bot_makes_of_it() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = begun(&ana, &bo, "public").await;
    bo.post(&format!("{table}/leave"), &[]).await;
    ana.post(&format!("{table}/replace"), &[("seat", "2"), ("level", "gentle")])
        .await;
    let end = play_to_the_end(&ana, &table).await.body;
    assert!(
        end.contains("left early") && end.contains("(−158)") && end.contains("(+158)"),
        "{end}"
    );
    let of_bo = ana.get(&page_of(&bo)).await.body;
    assert_eq!(ratings(&of_bo)[0], LOST);
    assert!(of_bo.contains("left early"), "{of_bo}");
    assert_eq!(ratings(&ana.get(&page_of(&ana)).await.body)[0], WON);
    assert!(
        !ana.get("/people/bot-gentle").await.body.contains("game counts"),
        "the bot only helped out"
    );
}

#[tokio::test]
async fn a_game_that_ends_by_agreement_does_not_count_and_says_so() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = begun(&ana, &bo, "link").await;
    ana.post(&format!("{table}/ask"), &[("what", "end")]).await;
    let version = bo.get(&table).await.version();
    bo.post(&format!("{table}/answer"), &[("version", &version), ("answer", "yes")])
        .await;
    let end = bo.get(&table).await.body;
    assert!(end.contains("It ended by agreement, so it does not."), "{end}");
    assert_eq!(ana.get(&page_of(&ana)).await.status, 404, "nothing was counted");
}

#[tokio::test]
async fn a_game_whose_server_died_before_it_was_counted_is_counted_by_the_next_once() {
    let mut app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = begun(&ana, &bo, "link").await;
    app.stop().await;
    // The last thing that the server did was to write the end.
    let store = Store::open(app.database()).await.unwrap();
    let id: TableId = table.rsplit('/').next().unwrap().parse().unwrap();
    let log = store.load(&id).await.unwrap();
    let mut read = Table::read(&id, &log).unwrap();
    let resign = Command::Resign {
        person: person(&bo).parse().unwrap(),
    };
    let decided = read.decide(&resign).unwrap();
    let stored = |(event, version)| Stored {
        version,
        at_ms: 1,
        event,
    };
    let events: Vec<Stored> = decided.into_iter().zip(read.version() + 1..).map(stored).collect();
    events.iter().for_each(|event| read.apply(event).unwrap());
    let append = Append {
        table: &id,
        events: &events,
        names: &[],
        wishes: &[],
        summary: &read.summary(&log.beside),
    };
    store.append(&append).await.unwrap();
    assert!(store.steps_at(&id).await.unwrap().is_empty());
    store.close().await;
    for _ in 0..2 {
        app.restart().await;
        // Nobody has to open the table for that.
        while ana.get(&page_of(&ana)).await.status == 404 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert!(ana.get(&table).await.body.contains("(+158)"));
        assert!(ana.get(&page_of(&ana)).await.body.contains("One game counts."));
    }
}

#[tokio::test]
async fn two_servers_count_a_game_once_and_tell_the_same() {
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    let one = TestApp::start_with(|config| config.database = database.clone()).await;
    let other = TestApp::start_with(|config| config.database = database.clone()).await;
    let (ana, bo) = (one.visitor(), other.visitor());
    let table = begun(&ana, &bo, "public").await;
    let mut watching = ana.stream(&format!("{table}/events?seen=0-0")).await;
    watching.next().await;
    bo.post(&format!("{table}/resign"), &[]).await;
    while !watching.text.contains("(+158)") {
        watching.next().await;
    }
    for visitor in [&ana, &bo] {
        assert!(visitor.get(&table).await.body.contains("(−158)"));
        assert!(visitor.get(&page_of(&bo)).await.body.contains("One game counts."));
    }
}

#[tokio::test]
async fn ratings_go_along_with_a_guest_and_away_with_who_deletes_theirs() {
    let app = TestApp::start().await;
    let (ana, bo, phone) = (app.visitor(), app.visitor(), app.visitor());
    let account = [("login", "Ana"), ("password", "four blue cranes")];
    ana.get("/").await;
    let of_ana = page_of(&ana);
    ana.post("/me/keep", &account).await;
    let table = begun(&phone, &bo, "link").await;
    let of_guest = page_of(&phone);
    bo.post(&format!("{table}/resign"), &[]).await;
    let of_bo = ana.get(&page_of(&bo)).await.body;
    assert_eq!(ana.get(&of_guest).await.status, 200);
    phone.post("/sign-in", &account).await;
    assert_eq!(ana.get(&of_guest).await.status, 404);
    assert_eq!(ratings(&ana.get(&of_ana).await.body)[0], WON);
    assert!(ana.get("/tables").await.body.contains(&of_ana));
    assert!(
        phone.get(&table).await.body.contains("(+158)"),
        "the table tells it of the same"
    );
    let sure = [("sure", "yes"), ("present", "four blue cranes")];
    assert_eq!(ana.post("/me/delete", &sure).await.status, 303);
    assert_eq!(bo.get(&of_ana).await.status, 404);
    let end = bo.get(&table).await.body;
    assert!(
        end.contains("somebody") && end.contains("(−158)") && !end.contains("(+158)"),
        "{end}"
    );
    let after = bo.get(&page_of(&bo)).await.body;
    assert_eq!(ratings(&after), ratings(&of_bo), "the others keep what they have");
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
    let stranger = app.visitor().get(&page_of(&ana)).await.body;
    assert!(
        own.contains(&table) && !stranger.contains(&table),
        "the game itself is not public"
    );
    assert_eq!(ana.get("/people/bot-unheard-of").await.status, 404);
    let form = ana.get("/games/batisseurs/new").await;
    assert_eq!(ratings(&form.body), ratings(&bot)[..1], "who sets up a table reads it");
    let open = [("sitter-3", "invited"), ("visit", "public")];
    ana.new_table(&[&fields[..], &open].concat()).await;
    assert!(
        !ana.get("/lobby").await.body.contains("class=\"rating\""),
        "for three it has none yet"
    );
    let running = ana.new_table(&[&fields[..], &[("visit", "public")]].concat()).await;
    let lobby = ana.get("/lobby").await.body;
    let line = lobby.split("</li>").find(|line| line.contains(&running));
    assert!(
        ratings(line.unwrap()).contains(&ratings(&bot)[0]),
        "the lobby tells how strong a bot is"
    );
}
