//! Whatever a page can do a program can do: every address of the pages has an operation of the API that does the same, or a
//! reason why there is none.

use std::collections::{BTreeMap, BTreeSet};

use crate::harness::TestApp;
use crate::harness::document::Document;

const ROUTES: &str = include_str!("../../src/routes.rs");

/// The addresses of pages, and the operations by which a program does the same.
const OPERATIONS: [(&str, &[&str]); 63] = [
    ("get /", &["games", "tables", "lobby"]),
    ("get /api", &["document"]),
    ("get /me", &["me", "webhook"]),
    ("post /me/name", &["rename"]),
    ("post /me/notices/webhook", &["set_webhook"]),
    ("post /me/notices/test", &["test_webhook"]),
    ("post /me/notices/stop", &["remove_webhook"]),
    ("post /me/export", &["export"]),
    ("get /games/{game}", &["rules"]),
    ("get /games/{game}/rules", &["rules"]),
    ("get /games/{game}/new", &["games", "player"]),
    ("post /games/{game}/learn", &["learn"]),
    ("get /tables", &["tables"]),
    ("post /tables", &["create"]),
    ("get /tables/turns", &["tables", "events"]),
    ("get /tables/{id}", &["table", "moves"]),
    ("get /tables/{id}/events", &["watch"]),
    ("post /tables/{id}/move", &["move"]),
    ("post /tables/{id}/undo", &["undo"]),
    ("post /tables/{id}/hint", &["hint"]),
    ("post /tables/{id}/resign", &["resign"]),
    ("post /tables/{id}/ask", &["ask"]),
    ("post /tables/{id}/answer", &["answer"]),
    ("post /tables/{id}/skip", &["skip"]),
    ("get /tables/{id}/board/{ply}", &["position"]),
    ("get /tables/{id}/log", &["log"]),
    ("get /tables/{id}/record", &["record"]),
    ("get /tables/{id}/replay", &["position"]),
    ("get /tables/{id}/explore", &["explore"]),
    ("post /tables/{id}/explore", &["explore"]),
    ("get /puzzles", &["puzzles"]),
    ("get /puzzles/{game}/{number}", &["puzzle"]),
    ("post /puzzles/{game}/{number}", &["try"]),
    ("get /puzzles/{game}/{number}/position", &["puzzle"]),
    ("get /puzzles/{game}/{number}/explore", &["explore_puzzle"]),
    ("post /puzzles/{game}/{number}/explore", &["explore_puzzle"]),
    ("get /tables/{id}/bests", &["bests"]),
    ("get /tables/{id}/analysis", &["analysis"]),
    ("post /tables/{id}/analysis", &["analyse"]),
    ("post /tables/{id}/analysis/cancel", &["cancel_analysis"]),
    ("get /tables/{id}/analysis/position", &["position"]),
    ("get /tables/{id}/still", &["position"]),
    ("get /tables/{id}/continue", &["position", "table"]),
    ("post /tables/{id}/continue", &["continue"]),
    ("post /replay", &["bring"]),
    ("get /lobby", &["lobby"]),
    ("get /lobby/events", &["watch_lobby"]),
    ("post /lobby/sit", &["join"]),
    ("get /people/{key}", &["player"]),
    ("post /tables/{id}/enter", &["enter"]),
    ("post /tables/{id}/free", &["free"]),
    ("post /tables/{id}/join", &["join"]),
    ("post /tables/{id}/leave", &["leave"]),
    ("post /tables/{id}/replace", &["replace"]),
    ("post /tables/{id}/hide", &["hide"]),
    ("post /tables/{id}/unhide", &["hide"]),
    ("post /tables/{id}/talk", &["talk"]),
    ("post /tables/{id}/comment", &["talk"]),
    ("post /tables/{id}/again", &["again"]),
    ("post /tables/{id}/publish", &["publish"]),
    ("post /tables/records", &["records"]),
    ("get /tables/{id}/report", &["accusable"]),
    ("post /tables/{id}/report", &["report"]),
];

/// Why an address has no operation.
#[derive(Clone, Copy, Debug)]
enum Reason {
    /// It holds words for people alone.
    Words,
    /// It is a form; the operation that takes what would be filled in is the one of its post.
    Form,
    /// It draws for eyes what operations tell in JSON.
    Picture,
    /// How pages look in one browser, kept by that browser's cookies. A program says its language in each request.
    Browser,
    /// It proves who somebody is, or changes what proves it. A token lies in the configuration of a program; whoever finds
    /// it must not be able to keep the account.
    Account,
    /// It is the host's. A token in the configuration of a bot must not be able to ban people or delete tables.
    Host,
    /// It serves files of pages, or those who watch over the server, who have addresses and no accounts.
    Upkeep,
}

/// The addresses that have no operation, and why.
const EXCEPTIONS: [(&str, Reason); 34] = [
    ("get /about", Reason::Words),
    ("get /privacy", Reason::Words),
    ("get /replay", Reason::Form),
    ("get /tables/{id}/preview.png", Reason::Picture),
    ("get /games/{game}/positions/{name}/{part}", Reason::Picture),
    ("get /preferences", Reason::Browser),
    ("post /preferences", Reason::Browser),
    ("post /me/notices/devices", Reason::Browser),
    ("post /me/keep", Reason::Account),
    ("post /me/sign-out", Reason::Account),
    ("post /me/keep/passkey", Reason::Account),
    ("post /me/passkeys", Reason::Account),
    ("post /me/passkeys/remove", Reason::Account),
    ("post /me/devices", Reason::Account),
    ("post /me/password", Reason::Account),
    ("post /me/codes", Reason::Account),
    ("post /me/tokens", Reason::Account),
    ("post /me/bot", Reason::Account),
    ("post /me/delete", Reason::Account),
    ("get sessions::SIGN_IN", Reason::Account),
    ("post sessions::SIGN_IN", Reason::Account),
    ("post /sign-in/passkey", Reason::Account),
    ("get /passkeys/question", Reason::Account),
    ("get /admin", Reason::Host),
    ("post /admin/backup", Reason::Host),
    ("post /admin/people", Reason::Host),
    ("post /admin/tables", Reason::Host),
    ("post /admin/reports", Reason::Host),
    ("get /static/{name}", Reason::Upkeep),
    ("get install::WORKER", Reason::Upkeep),
    ("get /time", Reason::Upkeep),
    ("get /health", Reason::Upkeep),
    ("get /ready", Reason::Upkeep),
    ("get /metrics", Reason::Upkeep),
];

/// The operations that no page needs.
const PROGRAMS_ALONE: [&str; 0] = [];

/// What stands before the bracket that closes the one which `text` follows.
fn inside(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    &text[..end.expect("brackets are closed")]
}

/// Every address of the router with its methods, as in `get /tables/{id}`.
fn routes(source: &str) -> BTreeSet<String> {
    let mut routes = BTreeSet::new();
    for route in source.split(".route(").skip(1).map(inside) {
        let (path, handlers) = route.trim().split_once(',').expect("a path and what is there");
        let path = path.trim().trim_matches('"');
        let mut methods = 0;
        for method in ["get", "post", "put", "delete", "patch", "any"] {
            let call = format!("{method}(");
            let calls = handlers.match_indices(&call);
            let is_method = |(at, _): &(usize, &str)| {
                !handlers[..*at].ends_with(|before: char| before.is_alphanumeric() || before == '_')
            };
            let found = calls.filter(is_method).count();
            assert!(found < 2, "{path} has {method} twice");
            if found == 1 {
                methods += 1;
                routes.insert(format!("{method} {path}"));
            }
        }
        assert!(methods > 0, "{path} has no method that this test can read: {handlers}");
    }
    routes
}

#[test]
fn addresses_are_read_with_all_their_methods() {
    let source = r#"Router::new().route("/", get(pages::home)).route(
            "/replay",
            get(records::choose)
                .post(records::bring)
                .layer(DefaultBodyLimit::max(records::RECORD_BYTES)),
        ).route(sessions::SIGN_IN, get(accounts::widget).post(a::b))"#;
    let expected = [
        "get /",
        "get /replay",
        "get sessions::SIGN_IN",
        "post /replay",
        "post sessions::SIGN_IN",
    ];
    assert_eq!(routes(source), expected.map(str::to_owned).into());
}

#[tokio::test]
async fn whatever_a_page_can_do_a_program_can_do_or_there_is_a_reason() {
    let app = TestApp::start().await;
    let operations = Document::of(&app).await.operations();
    let routes = routes(ROUTES);
    assert!(
        !ROUTES.contains("route_service") && !ROUTES.contains(".nest("),
        "addresses are made by .route alone"
    );
    let by_program: BTreeMap<&str, &[&str]> = OPERATIONS.into_iter().collect();
    let excepted: BTreeMap<&str, Reason> = EXCEPTIONS.into_iter().collect();
    assert_eq!(
        (by_program.len(), excepted.len()),
        (OPERATIONS.len(), EXCEPTIONS.len()),
        "an address is listed twice"
    );
    for route in &routes {
        let (done, reason) = (by_program.get(route.as_str()), excepted.get(route.as_str()));
        assert!(
            done.is_some() != reason.is_some(),
            "{route}: it needs an operation of the API or a reason why there is none, and not both ({done:?}, {reason:?})"
        );
    }
    for route in by_program.keys().chain(excepted.keys()) {
        assert!(routes.contains(*route), "{route} is no address any more");
    }
    let mut used: BTreeSet<String> = PROGRAMS_ALONE.map(str::to_owned).into();
    for (route, names) in &by_program {
        assert!(!names.is_empty(), "{route}");
        for name in *names {
            assert!(operations.contains(*name), "{route}: there is no operation {name}");
            used.insert((*name).to_owned());
        }
    }
    assert_eq!(operations, used, "every operation is named");
}
