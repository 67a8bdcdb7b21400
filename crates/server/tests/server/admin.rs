//! The host: who it is, what it sees, and what it can forbid.

use crate::harness::{TestApp, Visitor};

const PASSWORD: &str = "four blue cranes";

/// A server whose host is "Gusto", who has claimed the account.
async fn hosted() -> (TestApp, Visitor) {
    let app = TestApp::start_with(|config| config.admin = Some("Gusto".to_owned())).await;
    let host = app.visitor();
    let claim = claim(&app).await;
    let fields = [("login", "Gusto"), ("password", PASSWORD), ("claim", &claim)];
    let kept = host.post("/me/keep", &fields).await;
    assert!(kept.body.contains("Recovery codes"), "{}", kept.body);
    (app, host)
}

/// What was printed at the start.
async fn claim(app: &TestApp) -> String {
    let store = store::Store::open(app.database()).await.unwrap();
    store.secret("host gusto", "none was offered").await.unwrap()
}

async fn table_of_two(ana: &Visitor, bo: &Visitor) -> String {
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "Anouk"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    table
}

/// The id by which the host's page names somebody.
async fn id_of(host: &Visitor, name: &str) -> String {
    let page = host.get(&format!("/admin?name={name}")).await;
    page.between("name=\"person\" value=\"", "\"").to_owned()
}

async fn decide(host: &Visitor, name: &str, action: &str) {
    let person = id_of(host, name).await;
    let done = host
        .post("/admin/people", &[("person", &person), ("action", action)])
        .await;
    assert_eq!(done.status, 303, "{action}");
}

#[tokio::test]
async fn the_hosts_name_is_kept_for_whoever_has_the_claim() {
    let app = TestApp::start_with(|config| config.admin = Some("Gusto".to_owned())).await;
    let claim = claim(&app).await;
    let eve = app.visitor();
    for login in ["Gusto", "gusto", "GUST0"] {
        for claim in ["", "0", "none was offered"] {
            let fields = [("login", login), ("password", PASSWORD), ("claim", claim)];
            assert!(eve.post("/me/keep", &fields).await.body.contains("is taken"), "{login}");
        }
    }
    let host = app.visitor();
    let page = host.get(&format!("/me?claim={claim}")).await;
    assert!(page.body.contains(&format!("name=\"claim\" value=\"{claim}\"")));
    let fields = [("login", "Gusto"), ("password", PASSWORD), ("claim", &claim)];
    host.post("/me/keep", &fields).await;
    assert_eq!(host.get("/admin").await.status, 200);
    assert!(host.get("/me").await.body.contains("href=\"/admin\""));
    let again = eve.post("/me/keep", &fields).await;
    assert!(again.body.contains("is taken"), "a claim is good for one account");
}

#[tokio::test]
async fn to_everybody_else_there_is_no_such_page() {
    let (app, _host) = hosted().await;
    let (guest, other) = (app.visitor(), app.visitor());
    other
        .post("/me/keep", &[("login", "Other"), ("password", PASSWORD)])
        .await;
    let without = TestApp::start().await;
    for visitor in [&guest, &other, &without.visitor()] {
        let nowhere = visitor.get("/nowhere").await;
        let admin = visitor.get("/admin").await;
        assert_eq!(admin.status, 404);
        assert_eq!(
            admin.body.replace("/admin", "/nowhere"),
            nowhere.body,
            "nothing tells it from nothing"
        );
        for path in ["/admin/people", "/admin/tables", "/admin/reports"] {
            let fields = [
                ("person", "0123456789"),
                ("action", "ban"),
                ("table", "abcdefgh"),
                ("report", "1"),
            ];
            assert_eq!(visitor.post(path, &fields).await.status, 404, "{path}");
        }
        assert!(!visitor.get("/me").await.body.contains("/admin"));
    }
}

#[tokio::test]
async fn who_is_banned_reads_and_takes_their_data_and_does_nothing_else() {
    let (app, host) = hosted().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    decide(&host, "Anouk", "ban").await;
    let page = ana.get(&table).await;
    let fields = [("version", &*page.version()), ("move", "take 1")];
    for (path, fields) in [
        (format!("{table}/move"), &fields[..]),
        (format!("{table}/talk"), &[("text", "hello")]),
        (format!("{table}/leave"), &[]),
        (
            "/tables".to_owned(),
            &[("game", "batisseurs"), ("sitter-1", "here"), ("sitter-2", "easy")],
        ),
        ("/me/name".to_owned(), &[("name", "Another")]),
        ("/me/keep".to_owned(), &[("login", "Another"), ("password", PASSWORD)]),
    ] {
        let refused = ana.post(&path, fields).await;
        assert_eq!(refused.status, 403, "{path}");
        assert!(refused.body.contains("The host has forbidden"), "{path}");
    }
    assert!(!ana.post_bytes("/me/export").await.is_empty());
    assert_eq!(ana.get("/tables").await.status, 200);
}

#[tokio::test]
async fn nobody_waits_for_who_was_banned() {
    let (app, host) = hosted().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    assert!(!bo.get(&table).await.body.contains(&format!("{table}/replace")));
    decide(&host, "Anouk", "ban").await;
    assert!(bo.get(&table).await.body.contains(&format!("{table}/replace")));
    let fields = [("seat", "1"), ("level", "easy")];
    assert_eq!(bo.post(&format!("{table}/replace"), &fields).await.status, 303);
    assert!(
        !bo.get(&table).await.body.contains("A player has left"),
        "the game goes on"
    );
    decide(&host, "Anouk", "unban").await;
    let back = ana.post(&format!("{table}/join"), &[("seat", "1")]).await;
    assert_eq!(back.status, 303, "who is forgiven comes back");
}

#[tokio::test]
async fn who_is_muted_plays_on_and_is_not_heard() {
    let (app, host) = hosted().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    decide(&host, "Anouk", "mute").await;
    let refused = ana.post(&format!("{table}/talk"), &[("text", "listen to me")]).await;
    assert!(refused.body.contains("forbidden you to talk"));
    assert!(!bo.get(&table).await.body.contains("listen to me"));
    let version = ana.get(&table).await.version();
    let fields = [("version", &*version), ("move", "take 1")];
    assert_eq!(ana.post(&format!("{table}/move"), &fields).await.status, 303);
    decide(&host, "Anouk", "unmute").await;
    ana.post(&format!("{table}/talk"), &[("text", "there again")]).await;
    assert!(bo.get(&table).await.body.contains("there again"));
}

#[tokio::test]
async fn the_host_removes_somebody_and_closes_a_table() {
    let (app, host) = hosted().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    decide(&host, "Anouk", "remove").await;
    assert!(!bo.get(&table).await.body.contains("Anouk"));
    assert!(!ana.get("/tables").await.body.contains(&table));

    let mut stream = bo.stream(&format!("{table}/events?seen=0-0")).await;
    stream.next().await;
    let id = table.trim_start_matches("/tables/");
    assert!(host.get("/admin").await.body.contains(id));
    assert_eq!(host.post("/admin/tables", &[("table", id)]).await.status, 303);
    assert!(stream.ends().await, "open pages of it end");
    assert_eq!(bo.get(&table).await.status, 404);
    assert!(!bo.get("/tables").await.body.contains(id));
    assert_eq!(host.post("/admin/tables", &[("table", id)]).await.status, 404);
}

#[tokio::test]
async fn reports_are_read_and_dealt_with() {
    let (app, host) = hosted().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    ana.post(
        &format!("{table}/report"),
        &[("ply", "3"), ("text", "the crane <b>leans</b>")],
    )
    .await;
    let page = host.get("/admin").await;
    assert!(page.body.contains("the crane &lt;b&gt;leans"));
    assert!(
        !page.body.contains("seed"),
        "what is hidden at a running table stays so"
    );
    let number = page.between("name=\"report\" value=\"", "\"").to_owned();
    assert_eq!(host.post("/admin/reports", &[("report", &number)]).await.status, 303);
    assert!(!host.get("/admin").await.body.contains("the crane"));
    assert_eq!(host.post("/admin/reports", &[("report", &number)]).await.status, 404);
}

#[tokio::test]
async fn the_host_cannot_lock_themselves_out() {
    let (_app, host) = hosted().await;
    host.post("/me/name", &[("name", "Augusta")]).await;
    let store = store::Store::open(_app.database()).await.unwrap();
    let person = store.account_named("gusto").await.unwrap().unwrap().person;
    for action in ["ban", "mute", "remove"] {
        let fields = [("person", person.as_str()), ("action", action)];
        assert_eq!(host.post("/admin/people", &fields).await.status, 400, "{action}");
    }
}
