//! People: guests who keep what they have, several devices, recovery, and the end of it all.

use std::io::Read as _;

use crate::harness::{Page, TestApp, Visitor, play_to_the_end};

const PASSWORD: &str = "four blue cranes";

/// Keeps what a visitor has under a name, and gives the recovery codes.
async fn keep(visitor: &Visitor, login: &str) -> Vec<String> {
    let page = visitor
        .post("/me/keep", &[("login", login), ("password", PASSWORD)])
        .await;
    codes(&page)
}

#[track_caller]
fn codes(page: &Page) -> Vec<String> {
    assert_eq!(page.status, 200);
    let list = page.between("class=\"codes\"", "</section>");
    let codes: Vec<String> = list
        .split("<code>")
        .skip(1)
        .map(|rest| rest.split('<').next().unwrap().to_owned())
        .collect();
    assert_eq!(codes.len(), 8, "{list}");
    codes
}

async fn sign_in(visitor: &Visitor, login: &str, password: &str) -> Page {
    visitor
        .post("/sign-in", &[("login", login), ("password", password)])
        .await
}

/// A table of Ana's at which Bo sits, too; Ana is to move.
async fn table_of_two(ana: &Visitor, bo: &Visitor) -> String {
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "Anouk"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    let joined = bo
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert_eq!(joined.status, 303);
    table
}

/// Whether the visitor may move at a table now.
async fn may_move(visitor: &Visitor, table: &str) -> bool {
    !visitor.get(table).await.moves().is_empty()
}

#[tokio::test]
async fn a_guest_keeps_what_they_have_and_finds_it_on_another_device() {
    let app = TestApp::start().await;
    let (ana, bo, phone) = (app.visitor(), app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    let before = ana.cookie("chantier");
    keep(&ana, "Ana").await;
    assert_ne!(ana.cookie("chantier"), before, "the device has another cookie");
    assert!(may_move(&ana, &table).await, "the seat is still Ana's");

    assert!(!may_move(&phone, &table).await);
    let entered = sign_in(&phone, "ana", PASSWORD).await;
    assert_eq!(
        (entered.status, entered.header("location")),
        (303, "/me?said=signed-in")
    );
    assert!(phone.get("/tables").await.body.contains(&table));
    let page = phone.get(&table).await;
    let fields = [("version", &*page.version()), ("move", "take 1")];
    assert_eq!(phone.post(&format!("{table}/move"), &fields).await.status, 303);
    assert_ne!(
        ana.get(&table).await.version(),
        page.version(),
        "both play the same seat"
    );
}

#[tokio::test]
async fn the_tables_of_a_guest_move_along_when_they_sign_in() {
    let app = TestApp::start().await;
    let (ana, bo, phone) = (app.visitor(), app.visitor(), app.visitor());
    keep(&ana, "Ana").await;
    let running = table_of_two(&phone, &bo).await;
    let done = phone.quick_table("batisseurs").await;
    play_to_the_end(&phone, &done).await;
    let hidden = phone.quick_table("noria").await;
    phone.post(&format!("{hidden}/hide"), &[]).await;
    let left = table_of_two(&bo, &phone).await;
    phone.post(&format!("{left}/leave"), &[]).await;
    phone
        .post(&format!("{running}/talk"), &[("text", "from the train")])
        .await;
    let guest = phone.cookie("chantier").unwrap();

    assert!(phone.get("/sign-in").await.body.contains("move into your account"));
    sign_in(&phone, "Ana", PASSWORD).await;
    for device in [&phone, &ana] {
        let list = device.get("/tables").await.body;
        assert!(
            list.contains(&running) && list.contains(&done),
            "both devices have them"
        );
        assert!(!list.contains(&hidden), "what was off the list stays off it");
        assert!(may_move(device, &running).await);
        assert!(device.get(&left).await.body.contains("Come back"), "and may come back");
    }
    let thief = app.visitor();
    thief.keep_cookie("chantier", &guest);
    assert!(!may_move(&thief, &running).await, "the guest's cookie leads to nobody");
    assert_ne!(thief.cookie("chantier"), Some(guest));

    let checked = store::Store::open(app.database()).await.unwrap();
    for listing in checked.tables_after(None, 100).await.unwrap() {
        let log = checked.load(&listing.id).await.unwrap();
        tables::Table::read(&listing.id, &log).expect("every log still reads back");
    }
}

#[tokio::test]
async fn a_name_is_taken_once_however_it_is_written() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    keep(&ana, "Élodie Ill").await;
    for login in [
        "élodie ill",
        "ÉLODIE ILL",
        "Élodie lll",
        "Elodie\u{301} Ill",
        "Е\u{301}lodie Ill",
    ] {
        let other = app.visitor();
        let page = other
            .post("/me/keep", &[("login", login), ("password", PASSWORD)])
            .await;
        let taken = page.body.contains("This name is taken");
        assert!(taken || login.starts_with("Elodie"), "{login}");
    }
    for login in ["", "A", "A\u{200b}na", "\u{202e}anA"] {
        let other = app.visitor();
        let page = other
            .post("/me/keep", &[("login", login), ("password", PASSWORD)])
            .await;
        assert!(page.body.contains("2 to 24 characters"), "{login:?}");
    }
    for login in ["王小明", "Ольга", "🏗🏗", "O’Brien"] {
        keep(&app.visitor(), login).await;
    }
}

#[tokio::test]
async fn a_password_is_neither_too_short_nor_endless() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    for (password, answer) in [
        ("short", "too short"),
        ("", "too short"),
        (&"x".repeat(201), "too long"),
    ] {
        let page = ana.post("/me/keep", &[("login", "Ana"), ("password", password)]).await;
        assert!(page.body.contains(answer), "{password}");
    }
    let huge = "x".repeat(1_000_000);
    for path in ["/me/keep", "/sign-in"] {
        let page = ana.post(path, &[("login", "Ana"), ("password", &huge)]).await;
        assert_eq!(page.status, 400, "{path}");
    }
    keep(&ana, "Ana").await;
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_password_get_the_same_answer() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let codes = keep(&ana, "Ana").await;
    eve.get("/").await;
    let mut answers = Vec::new();
    for (login, field, value) in [
        ("Ana", "password", "not this one"),
        ("Eva", "password", "not this one"),
        ("Ana", "password", codes[0].as_str()),
        ("Ana", "code", "aaaa-bbbb-cccc-dddd"),
        ("Eva", "code", codes[0].as_str()),
    ] {
        let page = eve.post("/sign-in", &[("login", login), (field, value)]).await;
        assert_eq!(page.status, 200);
        answers.push(page.body.replace(login, "LOGIN"));
    }
    assert!(answers[0].contains("do not fit together"));
    assert!(
        answers.iter().all(|answer| *answer == answers[0]),
        "nothing tells them apart"
    );
}

#[tokio::test]
async fn a_recovery_code_opens_once_and_lets_one_set_a_password() {
    let app = TestApp::start().await;
    let (ana, phone, eve) = (app.visitor(), app.visitor(), app.visitor());
    let codes = keep(&ana, "Ana").await;
    assert!(!ana.get("/me").await.body.contains(&codes[0]), "they are shown once");
    let code = codes[3].to_uppercase().replace('-', " ");
    let entered = phone.post("/sign-in", &[("login", "Ana"), ("code", &code)]).await;
    assert_eq!(entered.header("location"), "/me?said=by-code");
    assert!(phone.get("/me").await.body.contains("7 recovery codes are left"));
    let again = eve.post("/sign-in", &[("login", "Ana"), ("code", &codes[3])]).await;
    assert!(again.body.contains("has been used"));

    let set = phone.post("/me/password", &[("password", "another long one")]).await;
    assert_eq!(set.header("location"), "/me?said=new-password");
    assert!(
        !ana.get("/me").await.body.contains("You are signed in"),
        "all others are signed out"
    );
    assert_eq!(sign_in(&eve, "Ana", PASSWORD).await.status, 200);
    assert_eq!(sign_in(&eve, "Ana", "another long one").await.status, 303);
    let new = eve.post("/me/codes", &[("present", "another long one")]).await;
    assert_eq!(self::codes(&new).len(), 8);
    let old = app
        .visitor()
        .post("/sign-in", &[("login", "Ana"), ("code", &codes[4])])
        .await;
    assert_eq!(old.status, 200, "new codes make the old ones useless");
}

#[tokio::test]
async fn what_matters_asks_for_the_password_again() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    keep(&ana, "Ana").await;
    for (path, fields) in [
        ("/me/password", &[("password", "another long one")][..]),
        ("/me/codes", &[]),
        ("/me/delete", &[("sure", "yes")]),
    ] {
        for present in ["", "a wrong one"] {
            let page = ana.post(path, &[fields, &[("present", present)]].concat()).await;
            assert!(page.body.contains("not your present password"), "{path}");
        }
    }
    let unsure = ana.post("/me/delete", &[("present", PASSWORD)]).await;
    assert!(unsure.body.contains("Nothing is deleted"));
    assert_eq!(sign_in(&app.visitor(), "Ana", PASSWORD).await.status, 303);
}

#[tokio::test]
async fn devices_are_listed_and_ended_by_their_owner_alone() {
    let app = TestApp::start().await;
    let (ana, bo, phone, eve) = (app.visitor(), app.visitor(), app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    keep(&ana, "Ana").await;
    sign_in(&phone, "Ana", PASSWORD).await;
    keep(&eve, "Eve").await;
    let page = ana.get("/me").await;
    let phones = page.between("name=\"device\" value=\"", "\"").to_owned();
    let theft = eve.post("/me/devices", &[("device", &phones)]).await;
    assert_eq!(theft.status, 404, "another's device is not theirs to end");
    assert!(phone.get("/me").await.body.contains("You are signed in"));

    let mut stream = phone.stream(&format!("{table}/events?seen=0-0")).await;
    stream.next().await;
    let ended = ana.post("/me/devices", &[("device", &phones)]).await;
    assert_eq!(ended.header("location"), "/me?said=ended");
    assert!(stream.ends().await, "an open page ends with its session");
    assert!(!phone.get("/me").await.body.contains("You are signed in"));
    assert!(!may_move(&phone, &table).await);

    sign_in(&phone, "Ana", PASSWORD).await;
    ana.post("/me/devices", &[("device", "others")]).await;
    assert!(!may_move(&phone, &table).await && may_move(&ana, &table).await);
}

#[tokio::test]
async fn who_signs_out_is_a_guest_and_leaves_nothing_open() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    keep(&ana, "Ana").await;
    let session = ana.cookie("chantier").unwrap();
    let form = ana.token().await;
    ana.post("/me/sign-out", &[]).await;
    assert!(!may_move(&ana, &table).await);
    let thief = app.visitor();
    thief.keep_cookie("chantier", &session);
    let replayed = thief
        .post_raw("/me/codes", &[("csrf", &form), ("present", PASSWORD)], &[])
        .await;
    assert!(
        [400, 403].contains(&replayed.status),
        "a form of an ended session is nobody's"
    );
    assert!(!may_move(&thief, &table).await, "the cookie leads to nobody");
    sign_in(&ana, "Ana", PASSWORD).await;
    assert!(may_move(&ana, &table).await);
}

#[tokio::test]
async fn the_cookie_from_before_the_account_opens_nothing() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    let guest = ana.cookie("chantier").unwrap();
    keep(&ana, "Ana").await;
    let thief = app.visitor();
    thief.keep_cookie("chantier", &guest);
    assert!(!may_move(&thief, &table).await);
    assert!(!thief.get("/me").await.body.contains("You are signed in"));
    ana.post("/me/delete", &[("sure", "yes"), ("present", PASSWORD)]).await;
    thief.keep_cookie("chantier", &guest);
    assert!(
        !thief.get("/tables").await.body.contains(&table),
        "nor after the account is gone"
    );
}

#[tokio::test]
async fn a_form_without_its_token_does_nothing() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    keep(&ana, "Ana").await;
    let stolen = eve.token().await;
    for path in [
        "/me/name",
        "/me/keep",
        "/me/sign-out",
        "/me/devices",
        "/me/password",
        "/me/codes",
        "/me/export",
        "/me/delete",
        "/sign-in",
    ] {
        let fields = [
            ("present", PASSWORD),
            ("sure", "yes"),
            ("device", "others"),
            ("name", "Eve"),
        ];
        for token in ["", stolen.as_str()] {
            let forged = [&[("csrf", token)], &fields[..]].concat();
            assert_eq!(ana.post_raw(path, &forged, &[]).await.status, 403, "{path}");
        }
        let token = ana.token().await;
        let genuine = [&[("csrf", token.as_str())], &fields[..]].concat();
        let elsewhere = [("origin", "https://evil.example"), ("sec-fetch-site", "cross-site")];
        assert_eq!(ana.post_raw(path, &genuine, &elsewhere).await.status, 403, "{path}");
    }
    assert!(ana.get("/me").await.body.contains("You are signed in as"));
}

#[tokio::test]
async fn strangers_who_guess_are_slowed_down_and_lock_nobody_out() {
    let app = TestApp::start_with(|config| {
        config.limited = true;
        config.trust_proxy = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let ana = app.visitor();
    let codes = keep(&ana, "Ana").await;
    ana.post("/me/sign-out", &[]).await;
    // From everywhere: by the address alone it could not be noticed.
    let mut refused = 0;
    for number in 0..20 {
        let eve = app.visitor();
        let token = eve.token().await;
        let fields = [("csrf", token.as_str()), ("login", "Ana"), ("password", "a guess")];
        let from = format!("192.0.2.{number}");
        let page = eve.post_raw("/sign-in", &fields, &[("x-forwarded-for", &from)]).await;
        refused += usize::from(page.body.contains("Too many attempts"));
    }
    assert!(refused >= 9, "{refused}");
    let fresh = app.visitor();
    assert!(
        sign_in(&fresh, "Ana", PASSWORD)
            .await
            .body
            .contains("Too many attempts")
    );
    assert_eq!(
        sign_in(&ana, "Ana", PASSWORD).await.status,
        303,
        "a device that is known gets in"
    );
    let by_code = fresh.post("/sign-in", &[("login", "Ana"), ("code", &codes[0])]).await;
    assert_eq!(by_code.status, 303, "and so does a recovery code");
}

#[tokio::test]
async fn one_address_cannot_try_without_end() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let eve = app.visitor();
    let token = eve.token().await;
    let mut refused = false;
    for number in 0..70 {
        let login = format!("somebody {number}");
        let fields = [("csrf", token.as_str()), ("login", &login), ("code", "aaaa")];
        let page = eve.post_raw("/sign-in", &fields, &[]).await;
        refused |= page.status == 429 || page.body.contains("Too many attempts");
    }
    assert!(refused);
}

#[tokio::test]
async fn a_new_name_stands_at_running_tables_and_not_in_finished_games() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let done = ana.quick_table("batisseurs").await;
    play_to_the_end(&ana, &done).await;
    let table = table_of_two(&ana, &bo).await;
    let renamed = ana.post("/me/name", &[("name", "Anaïs")]).await;
    assert_eq!(renamed.header("location"), "/me?said=renamed");
    assert!(bo.get(&table).await.body.contains("Anaïs"));
    assert!(bo.get("/tables").await.body.contains("Anaïs"), "lists say it, too");
    assert!(!ana.get(&done).await.body.contains("Anaïs"));
    for wrong in ["", "\u{202e}anA"] {
        let page = ana.post("/me/name", &[("name", wrong)]).await;
        assert!(page.body.contains("characters that can be seen"));
    }
}

/// The files of an archive that is packed as ours are, by name.
pub fn unzip(archive: &[u8]) -> Vec<(String, String)> {
    let number = |at: usize, bytes: usize| {
        archive[at..at + bytes]
            .iter()
            .rev()
            .fold(0usize, |number, byte| number << 8 | usize::from(*byte))
    };
    let (mut files, mut at) = (Vec::new(), 0);
    while archive[at..].starts_with(b"PK\x03\x04") {
        let (packed, name, extra) = (number(at + 18, 4), number(at + 26, 2), number(at + 28, 2));
        let name_at = at + 30;
        let data = name_at + name + extra;
        let bytes = &archive[data..data + packed];
        let mut text = String::new();
        match number(at + 8, 2) {
            0 => text.push_str(std::str::from_utf8(bytes).unwrap()),
            _ => {
                flate2::read::DeflateDecoder::new(bytes)
                    .read_to_string(&mut text)
                    .unwrap();
            }
        }
        files.push((
            String::from_utf8(archive[name_at..name_at + name].to_vec()).unwrap(),
            text,
        ));
        at = data + packed;
    }
    files
}

#[tokio::test]
async fn everything_of_ones_own_can_be_taken_along_and_nothing_of_others() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let seats = [("sitter-1", "here"), ("name-1", "Ana"), ("sitter-2", "easy")];
    let rated = [("game", "batisseurs"), ("rated", "yes")];
    let done = ana.new_table(&[&rated[..], &seats].concat()).await;
    play_to_the_end(&ana, &done).await;
    let table = table_of_two(&ana, &bo).await;
    ana.post(&format!("{table}/talk"), &[("text", "mine to say")]).await;
    bo.post(&format!("{table}/talk"), &[("text", "theirs to say")]).await;
    ana.post("/puzzles/noria/1", &[("move", "nonsense")]).await;
    let codes = keep(&ana, "Ana Login").await;
    let files = unzip(&ana.post_bytes("/me/export").await);
    assert_eq!(files[0].0, "you.json");
    let you: serde_json::Value = serde_json::from_str(&files[0].1).unwrap();
    assert_eq!(you["account"]["login"], "Ana Login");
    assert_eq!(you["tables"].as_array().unwrap().len(), 2);
    let rating = &you["ratings"][0];
    assert_eq!((&rating["game"], &rating["players"]), (&"batisseurs".into(), &2.into()));
    assert_eq!(rating["games"][0]["points"], rating["points"]);
    assert!(files[0].1.contains("mine to say") && !files[0].1.contains("theirs to say"));
    let record = files
        .iter()
        .find(|(name, _)| name.starts_with("records/"))
        .expect("a record");
    assert!(record.1.contains("Ana"));
    for (name, text) in &files {
        for secret in [
            ana.cookie("chantier").unwrap(),
            codes[0].clone(),
            PASSWORD.to_owned(),
            "argon2".to_owned(),
        ] {
            assert!(!text.contains(&secret), "{name} holds a secret");
        }
    }
}

#[tokio::test]
async fn who_deletes_their_account_is_somebody_and_finished_games_stay() {
    let app = TestApp::start().await;
    let (ana, bo, phone) = (app.visitor(), app.visitor(), app.visitor());
    let running = table_of_two(&ana, &bo).await;
    ana.post(&format!("{running}/talk"), &[("text", "forget me")]).await;
    let done = table_of_two(&ana, &bo).await;
    finish(&ana, &bo, &done).await;
    keep(&ana, "Ana").await;
    sign_in(&phone, "Ana", PASSWORD).await;
    let record = bo.get(&format!("{done}/record")).await.body;

    let gone = ana.post("/me/delete", &[("sure", "yes"), ("present", PASSWORD)]).await;
    assert_eq!(gone.header("location"), "/me?said=deleted");
    for device in [&ana, &phone] {
        let me = device.get("/me").await.body;
        assert!(!me.contains("You are signed in") && !device.get("/tables").await.body.contains(&done));
    }
    assert_eq!(
        sign_in(&phone, "Ana", PASSWORD).await.status,
        200,
        "there is no such account"
    );
    let page = bo.get(&running).await.body;
    assert!(
        !page.contains("forget me") && !page.contains("Anouk"),
        "names and talk are gone"
    );
    assert!(page.contains("somebody"));
    let over = bo.get(&done).await.body;
    assert!(over.contains("somebody") && !over.contains("Anouk"));
    let list = bo.get("/tables").await.body;
    assert!(list.contains("somebody") && !list.contains("Anouk"));
    let nameless = bo.get(&format!("{done}/record")).await.body;
    assert_eq!(nameless, record.replace("Anouk", "somebody"), "the game is the same");
    assert!(nameless.parse::<engine::Record>().is_ok());
    // The name is free again, and its new owner has nothing of the old one.
    let other = app.visitor();
    keep(&other, "Ana").await;
    assert!(!other.get("/tables").await.body.contains(&done));
}

#[tokio::test]
async fn the_name_of_who_resigned_or_went_before_the_deal_is_deleted_too() {
    let app = TestApp::start().await;
    let (ana, bo, cy) = (app.visitor(), app.visitor(), app.visitor());
    let seats = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Anouk"),
        ("sitter-2", "invited"),
        ("sitter-3", "invited"),
        ("start", "1"),
    ];
    let (running, waiting) = (ana.new_table(&seats).await, cy.new_table(&seats).await);
    for (visitor, seat) in [(&bo, "2"), (&cy, "3")] {
        let fields = [("seat", seat), ("name", "Somebody else")];
        visitor.post(&format!("{running}/join"), &fields).await;
    }
    ana.post(&format!("{running}/talk"), &[("text", "forget me")]).await;
    ana.post(&format!("{running}/resign"), &[]).await;
    assert!(bo.get(&running).await.body.contains("Anouk"), "a bot plays on for her");
    ana.post(&format!("{waiting}/join"), &[("seat", "2"), ("name", "Annabelle")])
        .await;
    ana.post(&format!("{waiting}/leave"), &[]).await;
    ana.post("/me/delete", &[("sure", "yes")]).await;
    let page = bo.get(&running).await.body;
    assert!(!page.contains("Anouk") && !page.contains("forget me"), "{page}");
    let store = store::Store::open(app.database()).await.unwrap();
    let id = |table: &str| table.trim_start_matches("/tables/").parse().unwrap();
    let kept = [id(&running), id(&waiting)];
    for table in &kept {
        let beside = store.load(table).await.unwrap().beside;
        let names: Vec<_> = engine::Seat::all(3).filter_map(|seat| beside.name(seat)).collect();
        assert!(!names.contains(&"Annabelle"), "{names:?}");
    }
    assert!(cy.get(&waiting).await.body.contains("Anouk"), "that of another stays");
}

#[tokio::test]
async fn who_sat_down_while_they_signed_in_finds_their_seat() {
    let mut app = TestApp::start().await;
    let (ana, bo, guest) = (app.visitor(), app.visitor(), app.visitor());
    keep(&ana, "Ana").await;
    let seats = [("sitter-1", "here"), ("name-1", "Gil"), ("sitter-2", "invited")];
    let fields = [&[("game", "batisseurs"), ("start", "1")], &seats[..]].concat();
    guest.new_table(&fields).await;
    let path = bo.new_table(&fields).await;
    let sits = tables::Command::Join {
        seat: engine::Seat::new(1),
        person: crate::leaks::person(&guest).parse().unwrap(),
    };
    assert_eq!(sign_in(&guest, "Ana", PASSWORD).await.status, 303);
    app.stop().await;
    // What the guest had sent was still under way, and is written now.
    let store = store::Store::open(app.database()).await.unwrap();
    let id: tables::TableId = path.trim_start_matches("/tables/").parse().unwrap();
    let log = store.load(&id).await.unwrap();
    let mut table = tables::Table::read(&id, &log).unwrap();
    let mut events = Vec::new();
    for event in table.decide(&sits).unwrap() {
        let (version, at_ms) = (table.version() + 1, table.changed_at_ms());
        let stored = tables::Stored { version, at_ms, event };
        table.apply(&stored).unwrap();
        events.push(stored);
    }
    let late = store::Append {
        table: &id,
        events: &events,
        names: &[(engine::Seat::new(1), "Gil".to_owned())],
        summary: &table.summary(&log.beside),
        wishes: &[],
    };
    store.append(&late).await.unwrap();
    store.close().await;
    app.restart().await;
    for _ in 0..3000 {
        if guest.get(&path).await.body.contains("id=\"table-menu\"") {
            assert!(guest.get("/tables").await.body.contains(&path));
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the seat is nobody's");
}

#[tokio::test]
async fn a_field_that_no_database_can_hold_is_refused() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    assert_eq!(sign_in(&ana, "An\0a", PASSWORD).await.status, 400);
    assert_eq!(ana.post("/sign-in/passkey", &[("id", "\0")]).await.status, 400);
}

/// Plays a game of two to its end.
async fn finish(ana: &Visitor, bo: &Visitor, table: &str) {
    for turn in 1..3000usize {
        for visitor in [ana, bo] {
            let page = visitor.get(table).await;
            if page.body.contains("id=\"result-title\"") {
                return;
            }
            let moves = page.moves();
            let Some(chosen) = moves.get(turn * 7919 % moves.len().max(1)) else {
                continue;
            };
            let version = page.version();
            let fields = [("version", version.as_str()), ("move", chosen), ("sure", "yes")];
            visitor.post(&format!("{table}/move"), &fields).await;
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_guest_can_delete_everything_too() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    let cookie = ana.cookie("chantier").unwrap();
    ana.post("/me/delete", &[("sure", "yes")]).await;
    assert_ne!(ana.cookie("chantier"), Some(cookie.clone()));
    assert!(!bo.get(&table).await.body.contains("Anouk"));
    ana.keep_cookie("chantier", &cookie);
    assert!(!ana.get("/tables").await.body.contains(&table));
}

#[tokio::test]
async fn no_page_holds_a_password_a_code_or_a_session() {
    let app = TestApp::start().await;
    let (ana, bo, phone) = (app.visitor(), app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    let codes = keep(&ana, "Ana Login").await;
    sign_in(&phone, "Ana Login", PASSWORD).await;
    let store = store::Store::open(app.database()).await.unwrap();
    let account = store.account_named("ana1og1n").await.unwrap();
    assert!(account.is_none(), "the skeleton is not what people type");
    let sessions = [&ana, &bo, &phone].map(|visitor| visitor.cookie("chantier").unwrap());
    for visitor in [&ana, &bo, &phone] {
        for path in [
            "/",
            "/me",
            "/sign-in",
            "/tables",
            "/privacy",
            &table,
            &format!("{table}/log"),
        ] {
            let page = visitor.get(path).await.body;
            for secret in sessions.iter().chain(&codes) {
                assert!(!page.contains(secret.as_str()), "{path}");
            }
            assert!(!page.contains(PASSWORD) && !page.contains("argon2"), "{path}");
            for session in &sessions {
                assert!(!page.contains(&crate::leaks::session(session)), "{path}");
            }
            if !std::ptr::eq(visitor, &ana) && !std::ptr::eq(visitor, &phone) {
                assert!(
                    !page.contains("Ana Login"),
                    "{path}: the name to sign in with is nobody else's business"
                );
            }
        }
    }
}
