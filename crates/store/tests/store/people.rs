//! Accounts, sessions and what the host decides: promises of both databases.

use engine::Seat;
use store::{Account, Bearer, Before, Departure, Expired, NewDevice, Proof, PuzzleProgress, Standing, Store, Terms};
use tables::{Comment, Event, PersonId, Remark};

use crate::home::Home;
use crate::samples::{append, append_at, created, joined, passkey, person, summary, table};

fn account(letter: &str, name: &str) -> Account {
    Account {
        person: person(letter),
        name: name.to_owned(),
        password: Some("$argon2id$of-it".to_owned()),
        created_at_ms: 1,
    }
}

fn device<'a>(id: &'a PersonId, owner: &'a PersonId) -> NewDevice<'a> {
    NewDevice {
        id,
        person: owner,
        proof: Proof::Password,
        name: "Firefox · Linux",
        at_ms: 5,
    }
}

async fn keep(store: &Store, letter: &str, name: &str, session: &str) -> bool {
    let (account, session) = (account(letter, name), person(session));
    let device = device(&session, &account.person);
    store.keep_account(&account, name, &device, None).await.unwrap()
}

/// Signs Ana in by the password that her account had at first.
async fn sign_in(store: &Store, session: &str, before: Before<'_>) -> bool {
    let (session, ana) = (person(session), person("a"));
    let device = device(&session, &ana);
    store.sign_in("$argon2id$of-it", &device, before).await.unwrap()
}

async fn bearer(store: &Store, letter: &str) -> Bearer {
    store.session(&person(letter)).await.unwrap().bearer
}

/// The person a session leads to, if it is that of an account.
async fn owner(store: &Store, letter: &str) -> Option<PersonId> {
    match bearer(store, letter).await {
        Bearer::Account { person, .. } => Some(person),
        _ => None,
    }
}

pub async fn a_session_leads_to_a_guest_or_to_an_account_until_it_ends(home: &Home) {
    let store = home.open().await;
    assert_eq!(bearer(&store, "a").await, Bearer::Guest);
    assert!(keep(&store, "a", "ana", "1").await);
    assert_eq!(bearer(&store, "a").await, Bearer::Spent, "the guest is an account now");
    assert_eq!(owner(&store, "1").await, Some(person("a")));
    assert!(sign_in(&store, "2", Before::Nothing).await);
    assert_eq!(store.devices_of(&person("a")).await.unwrap().len(), 2);
    assert!(
        !store.end_device(&person("b"), &person("2")).await.unwrap(),
        "not theirs"
    );
    assert!(store.end_device(&person("a"), &person("2")).await.unwrap());
    assert_eq!(owner(&store, "2").await, None);
    assert!(sign_in(&store, "3", Before::Account(&person("1"))).await);
    assert_eq!(
        owner(&store, "1").await,
        None,
        "another account on the device is signed out"
    );
    store.set_password(&person("a"), "$new", &person("4")).await.unwrap();
    assert_eq!(owner(&store, "3").await, None, "a new password ends all others");
    assert!(
        !sign_in(&store, "5", Before::Nothing).await,
        "the old one was found to be right just before"
    );
    assert_eq!(owner(&store, "5").await, None);
    store.delete_person(&person("a")).await.unwrap();
    assert!(
        !sign_in(&store, "5", Before::Nothing).await,
        "nobody comes back to life"
    );
}

pub async fn a_token_leads_to_its_account_until_it_is_ended_and_there_are_only_so_many(home: &Home) {
    let store = home.open().await;
    let (first, second, ana) = (person("1"), person("2"), person("a"));
    let token = |id| NewDevice {
        proof: Proof::Token,
        ..device(id, &ana)
    };
    assert!(!store.give_token(&token(&first), 1).await.unwrap(), "a guest has none");
    keep(&store, "a", "ana", "0").await;
    assert!(store.give_token(&token(&first), 1).await.unwrap());
    assert!(!store.give_token(&token(&second), 1).await.unwrap(), "one is enough");
    assert_eq!(
        (owner(&store, "1").await, owner(&store, "2").await),
        (Some(person("a")), None)
    );
    let proofs: Vec<Proof> = store
        .devices_of(&ana)
        .await
        .unwrap()
        .iter()
        .map(|device| device.proof)
        .collect();
    assert!(
        proofs.contains(&Proof::Token) && proofs.contains(&Proof::Password),
        "{proofs:?}"
    );
    assert!(store.end_device(&ana, &first).await.unwrap());
    assert_eq!(bearer(&store, "1").await, Bearer::Guest, "it leads to nobody's account");
}

pub async fn a_device_that_was_proved_in_no_known_way_leads_to_nobody(home: &Home) {
    let store = home.open().await;
    keep(&store, "a", "ana", "1").await;
    // As a newer program may write it that shares the database.
    home.spoil("UPDATE devices SET proof = 'palm'").await;
    assert_eq!(bearer(&store, "1").await, Bearer::Spent);
    assert!(sign_in(&store, "2", Before::Nothing).await);
    let devices = store.devices_of(&person("a")).await.unwrap();
    let shown: Vec<_> = devices.into_iter().map(|device| device.id).collect();
    assert_eq!(
        shown,
        [person("2")],
        "it is not called what it is not, and hides no other"
    );
    assert_eq!(owner(&store, "2").await, Some(person("a")));
}

pub async fn an_account_is_a_bot_for_as_long_as_it_says_so(home: &Home) {
    let store = home.open().await;
    keep(&store, "a", "ana", "1").await;
    keep(&store, "b", "bo", "2").await;
    assert!(!store.session(&person("1")).await.unwrap().bot);
    for _ in 0..2 {
        store.set_bot(&person("a"), true).await.unwrap();
    }
    assert!(store.is_bot(&person("a")).await.unwrap());
    assert!(store.session(&person("1")).await.unwrap().bot);
    assert!(!store.session(&person("2")).await.unwrap().bot);
    store.delete_person(&person("a")).await.unwrap();
    assert!(!store.is_bot(&person("a")).await.unwrap(), "nothing is kept");
}

pub async fn a_name_is_kept_once(home: &Home) {
    let store = home.open().await;
    assert!(keep(&store, "a", "ana", "1").await);
    assert!(!keep(&store, "b", "ana", "2").await, "the name is taken");
    assert!(!keep(&store, "a", "bo", "3").await, "one account a person");
    assert_eq!((owner(&store, "2").await, owner(&store, "3").await), (None, None));
    assert_eq!(store.account_named("ana").await.unwrap(), Some(account("a", "ana")));
    assert_eq!(store.account_named("bo").await.unwrap(), None);
}

pub async fn a_recovery_code_is_spent_by_whoever_it_belongs_to(home: &Home) {
    let store = home.open().await;
    keep(&store, "a", "ana", "1").await;
    keep(&store, "b", "bo", "2").await;
    store
        .renew_codes(&person("a"), &["x".to_owned(), "y".to_owned()])
        .await
        .unwrap();
    let (session, ana, bo) = (person("5"), person("a"), person("b"));
    let with = |owner| device(&session, owner);
    assert!(!store.sign_in_by_code("x", &with(&bo), Before::Nothing).await.unwrap());
    assert!(store.sign_in_by_code("x", &with(&ana), Before::Nothing).await.unwrap());
    assert!(!store.sign_in_by_code("x", &with(&ana), Before::Nothing).await.unwrap());
    assert_eq!(store.codes_left(&ana).await.unwrap(), 1);
    store.renew_codes(&ana, &["z".to_owned()]).await.unwrap();
    assert_eq!(store.codes_left(&ana).await.unwrap(), 1);
}

pub async fn a_passkey_is_one_persons_answers_once_and_is_not_removed_as_the_last_way_in(home: &Home) {
    let store = home.open().await;
    let (ana, bo, session) = (person("a"), person("b"), person("1"));
    keep(&store, "b", "bo", "2").await;
    let no_password = Account {
        password: None,
        ..account("a", "ana")
    };
    let first = passkey("first", "a");
    let desk = device(&session, &ana);
    let kept = store.keep_account(&no_password, "ana", &desk, Some(&first));
    assert!(kept.await.unwrap());
    assert_eq!(store.account_of(&ana).await.unwrap(), Some(no_password));
    assert_eq!(store.passkey("first").await.unwrap(), Some(first));
    assert!(!store.add_passkey(&passkey("first", "b")).await.unwrap(), "it is Ana's");

    let mut sessions = ["3", "4", "5", "6"].map(person).into_iter();
    let mut enter = async |owner: &PersonId, asked_at_ms| {
        let session = sessions.next().unwrap();
        let device = device(&session, owner);
        store
            .sign_in_by_passkey("first", asked_at_ms, &device, Before::Nothing)
            .await
            .unwrap()
    };
    assert!(!enter(&bo, 50).await, "not theirs");
    assert!(enter(&ana, 50).await);
    assert!(!enter(&ana, 50).await, "answered once");
    assert!(enter(&ana, 51).await);

    assert!(!store.remove_passkey(&ana, "first").await.unwrap(), "the last way in");
    assert!(store.add_passkey(&passkey("second", "a")).await.unwrap());
    assert!(!store.remove_passkey(&bo, "first").await.unwrap(), "not theirs");
    assert!(store.remove_passkey(&ana, "first").await.unwrap());
    store.set_password(&ana, "$new", &session).await.unwrap();
    assert!(
        store.remove_passkey(&ana, "second").await.unwrap(),
        "there is a password now"
    );
    assert!(store.add_passkey(&passkey("third", "a")).await.unwrap());
    store.delete_person(&ana).await.unwrap();
    assert_eq!(store.passkey("third").await.unwrap(), None);
}

pub async fn of_two_passkeys_that_are_removed_at_once_one_stays(home: &Home) {
    let (one, other) = (home.open().await, home.open().await);
    let (ana, session) = (person("a"), person("1"));
    let no_password = Account {
        password: None,
        ..account("a", "ana")
    };
    let (desk, first) = (device(&session, &ana), passkey("first", "a"));
    let kept = one.keep_account(&no_password, "ana", &desk, Some(&first));
    assert!(kept.await.unwrap());
    for _ in 0..20 {
        one.add_passkey(&passkey("first", "a")).await.unwrap();
        one.add_passkey(&passkey("second", "a")).await.unwrap();
        let (of_one, of_other) = tokio::join!(one.remove_passkey(&ana, "first"), other.remove_passkey(&ana, "second"));
        assert_eq!(u8::from(of_one.unwrap()) + u8::from(of_other.unwrap()), 1);
        assert_eq!(one.passkeys_of(&ana).await.unwrap().len(), 1, "there is a way in");
    }
}

pub async fn who_sat_down_while_they_went_is_seen_to_later(home: &Home) {
    let store = home.open().await;
    keep(&store, "a", "ana", "1").await;
    append(&store, &table(1), 0, &[created(), joined("b")]).await.unwrap();
    let (guest, ana) = (person("b"), person("a"));
    assert!(sign_in(&store, "6", Before::Guest(&guest)).await);
    let departure = Departure {
        person: guest.clone(),
        heir: Some(ana.clone()),
    };
    // This was under way, and comes when the tables of the guest were listed.
    append(&store, &table(2), 0, &[created(), joined("b")]).await.unwrap();
    store.settle(&departure, &[table(1)]).await.unwrap();
    assert_eq!(
        store.every_table_of(&ana).await.unwrap().len(),
        1,
        "not without the seat"
    );
    assert!(store.departures().await.unwrap().is_empty());
    store.reopen_departures().await.unwrap();
    assert_eq!(store.departures().await.unwrap(), std::slice::from_ref(&departure));
    store.settle(&departure, &[table(2)]).await.unwrap();
    store.reopen_departures().await.unwrap();
    assert!(
        store.departures().await.unwrap().is_empty(),
        "nothing is left to see to"
    );
    assert_eq!(store.every_table_of(&ana).await.unwrap().len(), 2);
}

pub async fn whoever_left_a_trace_is_known(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    store.remember_name(&person("b"), "Bo", 1).await.unwrap();
    let tried = PuzzleProgress {
        number: 1,
        tries: 1,
        found: None,
    };
    store
        .keep_puzzle_progress(&person("c"), "noria", tried, 1)
        .await
        .unwrap();
    let comment = Comment {
        at_ms: 1,
        person: person("d"),
        name: "Guest 7".to_owned(),
        text: "well played".to_owned(),
    };
    store.comment(&table(1), &comment).await.unwrap();
    let muted = Standing {
        muted: true,
        banned: false,
    };
    store.set_standing(&person("e"), muted).await.unwrap();
    for letter in ["a", "b", "c", "d", "e"] {
        assert!(store.knows(&person(letter)).await.unwrap(), "{letter}");
    }
    assert!(!store.knows(&person("f")).await.unwrap());
}

pub async fn what_is_kept_for_an_account_outlives_the_names_of_guests(home: &Home) {
    let store = home.open().await;
    let (ana, token) = (person("a"), person("2"));
    keep(&store, "a", "ana", "1").await;
    let given = NewDevice {
        proof: Proof::Token,
        ..device(&token, &ana)
    };
    assert!(store.give_token(&given, 9).await.unwrap());
    let solved = |number| PuzzleProgress {
        number,
        tries: 0,
        found: Some(true),
    };
    for (letter, number, at_ms) in [("a", 1, 10), ("b", 1, 10), ("c", 1, 10), ("c", 2, 90)] {
        let solver = person(letter);
        let kept = store.keep_puzzle_progress(&solver, "noria", solved(number), at_ms);
        kept.await.unwrap();
    }
    for (letter, name) in [("b", "Bo"), ("c", "Cy")] {
        store.remember_name(&person(letter), name, 10).await.unwrap();
    }
    let old = Terms {
        people_before_ms: Some(50),
        ..Terms::default()
    };
    let expired = Expired {
        people: 1,
        puzzles: 2,
        ..Expired::default()
    };
    assert_eq!(store.expired(&old).await.unwrap(), expired);
    assert_eq!(store.delete_expired(&old).await.unwrap(), expired);
    assert_eq!(store.puzzle_progress(&ana, "noria").await.unwrap(), [solved(1)]);
    assert_eq!(owner(&store, "2").await, Some(ana), "a program keeps its token");
    assert_eq!(store.name_of(&person("b")).await.unwrap(), None);
    let cy = store.name_of(&person("c")).await.unwrap();
    assert_eq!(cy.as_deref(), Some("Cy"), "who solves puzzles was here");
}

pub async fn what_a_guest_had_goes_to_the_account_they_sign_in_to(home: &Home) {
    let store = home.open().await;
    keep(&store, "a", "ana", "1").await;
    append(&store, &table(1), 0, &[created(), joined("b")]).await.unwrap();
    append(&store, &table(2), 0, &[created(), joined("b")]).await.unwrap();
    store.hide(&person("b"), &table(1), true).await.unwrap();
    let remark = Remark {
        at_ms: 5,
        seat: Seat::FIRST,
        person: Some(person("b")),
        text: "hello".to_owned(),
    };
    store.say(&table(1), &person("b"), &remark).await.unwrap();
    let solved = PuzzleProgress {
        number: 3,
        tries: 1,
        found: Some(true),
    };
    let open = PuzzleProgress { found: None, ..solved };
    store
        .keep_puzzle_progress(&person("a"), "noria", open, 1)
        .await
        .unwrap();
    store
        .keep_puzzle_progress(&person("b"), "noria", solved, 2)
        .await
        .unwrap();
    let (guest, ana) = (person("b"), person("a"));
    let muted = Standing {
        muted: true,
        banned: false,
    };
    store.set_standing(&guest, muted).await.unwrap();
    assert!(sign_in(&store, "6", Before::Guest(&guest)).await);
    assert_eq!(bearer(&store, "b").await, Bearer::Spent);
    let departure = Departure {
        person: guest.clone(),
        heir: Some(ana.clone()),
    };
    assert_eq!(store.departures().await.unwrap(), std::slice::from_ref(&departure));
    let handed = Event::HandedOver {
        from: guest.clone(),
        to: ana.clone(),
    };
    append(&store, &table(1), 2, &[handed]).await.unwrap();
    // Twice is as good as once.
    for _ in 0..2 {
        store.settle(&departure, &[table(1), table(2)]).await.unwrap();
        assert!(store.departures().await.unwrap().is_empty());
    }
    assert!(store.every_table_of(&guest).await.unwrap().is_empty());
    assert_eq!(store.every_table_of(&ana).await.unwrap().len(), 2);
    assert_eq!(
        store.tables_of(&ana, 9).await.unwrap().len(),
        1,
        "what was hidden stays so"
    );
    assert_eq!(store.remarks_of(&ana).await.unwrap().len(), 1);
    assert_eq!(store.puzzle_progress(&ana, "noria").await.unwrap(), [solved]);
    assert!(!store.knows(&guest).await.unwrap());
    assert_eq!(
        store.standing(&ana).await.unwrap(),
        muted,
        "who was silenced stays so under another name"
    );
}

pub async fn who_is_deleted_leaves_games_and_nothing_else(home: &Home) {
    let store = home.open().await;
    keep(&store, "a", "ana", "1").await;
    store.remember_name(&person("a"), "Ana", 1).await.unwrap();
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    let nameless = [(Seat::FIRST, String::new())];
    assert!(!store.rename_seats(&table(1), 1, &nameless, &summary()).await.unwrap());
    assert!(store.rename_seats(&table(1), 2, &nameless, &summary()).await.unwrap());
    assert!(store.load(&table(1)).await.unwrap().beside.is_nameless(Seat::FIRST));
    store.delete_person(&person("a")).await.unwrap();
    assert_eq!(bearer(&store, "1").await, Bearer::Guest, "the device is a stranger's");
    assert_eq!(bearer(&store, "a").await, Bearer::Spent, "nobody becomes them");
    assert_eq!(store.account_named("ana").await.unwrap(), None);
    let departure = store.departures().await.unwrap().pop().unwrap();
    assert_eq!(departure.heir, None);
    store.settle(&departure, &[table(1)]).await.unwrap();
    assert!(!store.knows(&person("a")).await.unwrap());
    assert_eq!(store.load(&table(1)).await.unwrap().events.len(), 2, "the log stays");
}

pub async fn the_host_finds_people_and_what_they_are_forbidden_holds(home: &Home) {
    let store = home.open().await;
    store.remember_name(&person("a"), "Ana 100%", 1).await.unwrap();
    store.remember_name(&person("b"), "Bo", 2).await.unwrap();
    keep(&store, "b", "boris", "1").await;
    let names = |search: &'static str| {
        let store = store.clone();
        async move {
            let found = store.people(search, 10).await.unwrap();
            found.into_iter().map(|known| known.name).collect::<Vec<_>>()
        }
    };
    assert_eq!(names("").await, ["Bo", "Ana 100%"]);
    assert_eq!(names("an").await, ["Ana 100%"]);
    assert_eq!(names("ORIS").await, ["Bo"], "the name to sign in with counts, too");
    assert_eq!(names("%").await, ["Ana 100%"], "signs are only signs");
    store.remember_name(&person("c"), "Émile", 3).await.unwrap();
    for search in ["Émile", "émile", "ÉMI"] {
        assert_eq!(names(search).await, ["Émile"], "{search}");
    }
    let banned = Standing {
        muted: true,
        banned: true,
    };
    store.set_standing(&person("b"), banned).await.unwrap();
    assert_eq!(store.standing(&person("b")).await.unwrap(), banned);
    let on_device = store.session(&person("1")).await.unwrap();
    assert_eq!(on_device.standing, banned, "on every device");
    store.set_standing(&person("b"), Standing::default()).await.unwrap();
    assert_eq!(store.session(&person("1")).await.unwrap().standing, Standing::default());
    append_at(&store, &table(1), 0, &[created(), joined("a")], 10)
        .await
        .unwrap();
    append_at(&store, &table(2), 0, &[created()], 20).await.unwrap();
    assert_eq!(store.latest_tables("", 1).await.unwrap()[0].id, table(2));
    assert!(
        !store.remove_table(&table(1), 1).await.unwrap(),
        "somebody moved meanwhile"
    );
    assert!(store.remove_table(&table(1), 2).await.unwrap());
    assert!(store.load(&table(1)).await.unwrap().events.is_empty());
}
