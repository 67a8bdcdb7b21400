//! The host: who it is, what it sees, and what it can forbid.

use std::time::Duration;

use server::HostAccount;

use crate::harness::{Page, TestApp, Visitor};

const PASSWORD: &str = "four blue cranes";

/// A server whose host is "Gusto", who has claimed the account.
pub async fn hosted() -> (TestApp, Visitor) {
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
        for path in ["/admin/backup", "/admin/people", "/admin/tables", "/admin/reports"] {
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
    let close = [("report", &*number), ("action", "close")];
    assert_eq!(host.post("/admin/reports", &close).await.status, 303);
    assert!(!host.get("/admin").await.body.contains("the crane"));
    assert_eq!(host.post("/admin/reports", &close).await.status, 404);
    let nothing = [("report", &*number), ("action", "burn")];
    assert_eq!(host.post("/admin/reports", &nothing).await.status, 400);
}

/// What somebody who reports can say it is about: the key of each, and what stands beside it.
fn accusable(page: &Page) -> Vec<(String, String)> {
    let choices = page.body.split("name=\"about\" value=\"").skip(2);
    let choice = |choice: &str| {
        let (key, rest) = choice.split_once('"').unwrap();
        (key.to_owned(), rest.split("</label>").next().unwrap().to_owned())
    };
    choices.map(choice).collect()
}

#[tokio::test]
async fn a_report_names_a_person_and_a_remark_and_the_host_decides_beside_it() {
    let (app, host) = hosted().await;
    let (ana, bo, cy, di) = (app.visitor(), app.visitor(), app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    ana.post(&format!("{table}/talk"), &[("text", "hurry up")]).await;
    cy.post(&format!("{table}/comment"), &[("text", "you <i>fool")]).await;

    let report = format!("{table}/report");
    let to_bo = accusable(&bo.get(&report).await);
    assert!(
        to_bo.len() == 2 && to_bo[0].1.contains("Anouk") && to_bo[1].1.contains("hurry up"),
        "who plays does not read those who watch, and nobody accuses themselves: {to_bo:?}"
    );
    let to_di = accusable(&di.get(&report).await);
    assert_eq!(to_di.len(), 4, "two people and two remarks: {to_di:?}");
    let (remark, _) = to_di
        .iter()
        .find(|(_, text)| text.contains("you &lt;i&gt;fool"))
        .unwrap();

    for (visitor, about) in [(&bo, &**remark), (&di, "nobody"), (&di, "0-0")] {
        let fields = [("ply", "1"), ("text", "rude"), ("about", about)];
        assert_eq!(visitor.post(&report, &fields).await.status, 400, "{about}");
    }
    let fields = [("ply", "1"), ("text", "that is rude"), ("about", remark)];
    assert!(di.post(&report, &fields).await.body.contains("Thank you."));

    let page = host.get("/admin").await;
    let line = page.between("that is rude", "</li>");
    assert!(page.body.contains("<q>you &lt;i&gt;fool</q>") && line.contains("value=\"mute\""));
    let (number, person) = (
        page.between("name=\"report\" value=\"", "\"").to_owned(),
        line.split("name=\"person\" value=\"").nth(1).unwrap(),
    );
    let person = person.split('"').next().unwrap().to_owned();
    let fields = [("person", &*person), ("action", "mute")];
    assert_eq!(host.post("/admin/people", &fields).await.status, 303);
    cy.post(&format!("{table}/comment"), &[("text", "and so are you")])
        .await;
    assert!(!di.get(&table).await.body.contains("and so are you"));

    let page = di.get(&table).await;
    assert!(page.body.contains("you &lt;i&gt;fool"));
    let connect = page.between("hx-sse:connect=\"", "\"").replace("&amp;", "&");
    let mut stream = di.stream(&connect.replace("&patches=1", "")).await;
    let delete = [("report", &*number), ("action", "delete-remark")];
    assert_eq!(host.post("/admin/reports", &delete).await.status, 303);
    let watched = di.get(&table).await.body;
    assert!(!watched.contains("you &lt;i&gt;fool") && watched.contains("hurry up"));
    let shown = stream.next().await;
    assert!(!shown.contains("you &lt;i&gt;fool"), "it goes from open pages, too");
    let more = tokio::time::timeout(Duration::from_millis(300), stream.next());
    assert!(more.await.is_err(), "and is told once");
    let guest = host.get("/admin?name=guest").await.body;
    let people = guest.split("id=\"people\"").nth(1).unwrap();
    assert!(!people.contains(&person), "who said nothing that is kept is not listed");

    let export = di.post_bytes("/me/export").await;
    assert!(!export.is_empty());
    di.post("/me/delete", &[("sure", "yes")]).await;
}

#[tokio::test]
async fn who_only_watched_and_talked_is_in_the_list_of_people() {
    let (app, host) = hosted().await;
    let (ana, bo, cy) = (app.visitor(), app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    cy.post(&format!("{table}/comment"), &[("text", "well played")]).await;
    let person = id_of(&host, "guest").await;
    let fields = [("person", &*person), ("action", "ban")];
    assert_eq!(host.post("/admin/people", &fields).await.status, 303);
    let refused = cy.post(&format!("{table}/comment"), &[("text", "again")]).await;
    assert_eq!(refused.status, 403);
}

#[tokio::test]
async fn the_host_finds_a_table_by_its_players_and_looks_through_its_door_without_playing() {
    let (app, host) = hosted().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Anouk"),
        ("sitter-2", "invited"),
        ("visit", "word"),
        ("word", "swordfish"),
    ];
    let table = ana.new_table(&fields).await;
    let other = eve.quick_table("noria").await;
    let id = |table: &str| table.trim_start_matches("/tables/").to_owned();
    for (sought, found) in [("anouk", &table), ("NORIA", &other), (&*id(&table), &table)] {
        let page = host.get(&format!("/admin?table={sought}")).await.body;
        for table in [&table, &other] {
            assert_eq!(page.contains(&id(table)), table == found, "{sought}");
        }
    }
    assert_eq!(eve.get(&table).await.status, 403);
    assert_eq!(host.get(&table).await.status, 200);
    let joined = host
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Gusto")])
        .await;
    assert_eq!(joined.status, 403, "to play, one needs the password");
}

#[tokio::test]
async fn whoever_starts_the_server_hears_whose_account_runs_the_site() {
    let (mut app, _host) = hosted().await;
    app.stop().await;
    let config = |admin: &str| server::Config {
        listen: "127.0.0.1:0".parse().unwrap(),
        database: app.database().to_owned(),
        admin: Some(admin.to_owned()),
        ..server::Config::default()
    };
    let host = server::Server::bind(config("gusto"))
        .await
        .unwrap()
        .host()
        .await
        .unwrap();
    let Some(HostAccount::Kept { name, since }) = host else {
        panic!("{host:?}");
    };
    assert_eq!((&*name, since.len()), ("Gusto", "2026-11-17".len()));
    let host = server::Server::bind(config("Augusta"))
        .await
        .unwrap()
        .host()
        .await
        .unwrap();
    assert!(matches!(host, Some(HostAccount::Open { claim }) if claim.contains("/me?claim=")));
}

#[tokio::test]
async fn the_page_says_version_limits_terms_and_how_to_back_up() {
    let (mut app, host) = hosted().await;
    app.restart_with(|config| config.keep.talk = Some(Duration::from_secs(90 * 24 * 60 * 60)))
        .await;
    let page = host.get("/admin").await.body;
    for said in [
        env!("CARGO_PKG_VERSION"),
        "--max-connections",
        "<code>--keep-talk</code></dt><dd>90 days",
        "<code>--keep-finished</code></dt><dd>for ever",
        "chantier backup DATABASE FILE",
    ] {
        assert!(page.contains(said), "{said}");
    }
}

#[tokio::test]
async fn a_backup_made_from_the_page_restores_and_nobody_else_can_read_it() {
    let (app, host) = hosted().await;
    let table = table_of_two(&app.visitor(), &app.visitor()).await;
    assert_eq!(host.post("/admin/backup", &[]).await.status, 303);
    let page = host.get("/admin").await;
    let name = format!("chantier-{}.backup", page.between("chantier-", ".backup"));
    let file = app.folder.path().join("backups").join(name);
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::MetadataExt::mode(&std::fs::metadata(&file).unwrap());
        assert_eq!(mode & 0o777, 0o600);
    }
    let restored = store::Store::open(app.folder.path().join("restored.sqlite").to_str().unwrap())
        .await
        .unwrap();
    let packed = std::fs::File::open(&file).unwrap();
    restored.restore(packed, |_| {}).await.unwrap();
    let id = table.trim_start_matches("/tables/").parse().unwrap();
    assert!(!restored.load(&id).await.unwrap().events.is_empty());
}

#[tokio::test]
async fn a_backup_that_cannot_be_written_is_told_and_can_be_asked_for_again() {
    let (mut app, host) = hosted().await;
    let folder = app.folder.path().join("elsewhere");
    std::fs::write(&folder, "no folder").unwrap();
    app.restart_with(|config| config.backups = Some(folder.clone())).await;
    host.post("/admin/backup", &[]).await;
    assert!(host.get("/admin").await.body.contains("The last backup failed"));
    std::fs::remove_file(&folder).unwrap();
    host.post("/admin/backup", &[]).await;
    let page = host.get("/admin").await.body;
    assert!(!page.contains("The last backup failed") && page.contains(".backup</code>"));
    assert_eq!(
        std::fs::read_dir(&folder).unwrap().count(),
        1,
        "nothing half made is left"
    );
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
