//! Who is told what, and where: promises of both databases.

use store::{
    Before, MOST_FAILURES, NewDevice, Notice, Proof, Reason, Receiver, ReceiverKind, Store, TELLING_PAUSE_MS,
    TELLINGS_PER_HOUR, Terms, Wish,
};
use tables::PersonId;

use crate::home::Home;
use crate::samples::{append, append_wishing, created, joined, moved, person, table, webhook};

const HOUR: i64 = 3_600_000;

fn browser(id: &str, letter: &str, session: &str) -> Receiver {
    Receiver {
        id: id.to_owned(),
        session: person(session),
        kind: ReceiverKind::Push,
        address: format!("https://push.example.org/{id}"),
        public_key: "its key".to_owned(),
        auth: "its secret".to_owned(),
        name: "Firefox · Linux".to_owned(),
        created_at_ms: 6,
        ..webhook(letter)
    }
}

fn wish(letter: &str, reason: Reason, at_ms: i64) -> Wish {
    Wish {
        person: person(letter),
        reason,
        at_ms,
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

async fn ids(store: &Store, letter: &str) -> Vec<String> {
    let receivers = store.receivers_of(&person(letter)).await.unwrap();
    receivers.into_iter().map(|receiver| receiver.id).collect()
}

async fn reasons(store: &Store, letter: &str) -> Vec<Reason> {
    let due = store.due_notices(&person(letter), i64::MAX).await.unwrap();
    due.into_iter().map(|notice| notice.reason).collect()
}

pub async fn whoever_wants_to_be_told_is_told_at_their_time_and_others_never(home: &Home) {
    let store = home.open().await;
    assert!(store.add_receiver(&webhook("a"), 9).await.unwrap());
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    let wishes = [
        wish("a", Reason::Turn, 50),
        wish("b", Reason::Turn, 50),
        wish("a", Reason::Low, 90),
    ];
    append_wishing(&store, &table(1), 2, &[moved("end")], &wishes)
        .await
        .unwrap();
    assert_eq!(store.due_to_be_told(49, 10).await.unwrap(), []);
    assert_eq!(store.due_to_be_told(50, 10).await.unwrap(), [person("a")]);
    let due = store.due_notices(&person("a"), 50).await.unwrap();
    let told = Notice {
        table: table(1),
        reason: Reason::Turn,
        version: 3,
        tries: 0,
    };
    assert_eq!(due, std::slice::from_ref(&told));
    store.put_off_notice(&person("a"), &told, 70, 1).await.unwrap();
    assert_eq!(store.due_to_be_told(69, 10).await.unwrap(), []);
    // The next turn is another matter, told once for itself.
    append_wishing(&store, &table(1), 3, &[moved("end")], &wishes[..1])
        .await
        .unwrap();
    store.settle_notice(&person("a"), &told).await.unwrap();
    let due = store.due_notices(&person("a"), 50).await.unwrap();
    assert_eq!(due.len(), 1, "what was settled was the turn before");
    assert_eq!((due[0].version, due[0].tries), (4, 0));
    store.see_table(&person("a"), &table(1)).await.unwrap();
    assert_eq!(
        reasons(&store, "a").await,
        [Reason::Low],
        "who looks sees it, but not what comes later"
    );
    assert!(store.remove_receiver(&person("a"), "webhook").await.unwrap());
    assert_eq!(reasons(&store, "a").await, [], "nobody is left to be told");
    assert!(!store.remove_receiver(&person("a"), "webhook").await.unwrap());
}

pub async fn one_server_tells_a_person_once_a_minute_and_so_often_an_hour(home: &Home) {
    let store = home.open().await;
    let ana = person("a");
    let tasks: Vec<_> = (0..8)
        .map(|_| {
            let (store, ana) = (store.clone(), ana.clone());
            tokio::spawn(async move { store.claim_telling(&ana, 1000).await.unwrap() })
        })
        .collect();
    let mut claimed = 0;
    for task in tasks {
        claimed += usize::from(task.await.unwrap());
    }
    assert_eq!(claimed, 1);
    assert!(!store.claim_telling(&ana, 999 + TELLING_PAUSE_MS).await.unwrap());
    let mut claims = 1;
    for minute in 1..60 {
        claims += i64::from(
            store
                .claim_telling(&ana, 1000 + minute * TELLING_PAUSE_MS)
                .await
                .unwrap(),
        );
    }
    assert_eq!(claims, TELLINGS_PER_HOUR);
    assert!(
        store.claim_telling(&person("b"), 1001).await.unwrap(),
        "others are counted apart"
    );
    assert!(store.claim_telling(&ana, 1000 + HOUR).await.unwrap());
    assert!(!store.claim_telling(&ana, 1000 + HOUR).await.unwrap());
}

pub async fn where_nobody_answers_nothing_is_sent_any_more(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    store.add_receiver(&webhook("a"), 9).await.unwrap();
    for _ in 0..MOST_FAILURES {
        assert!(store.receivers_of(&person("a")).await.unwrap()[0].is_on());
        store.note_failed(&webhook("a")).await.unwrap();
    }
    let off = store.receivers_of(&person("a")).await.unwrap().remove(0);
    assert_eq!((off.failures, off.is_on()), (MOST_FAILURES, false));
    append_wishing(&store, &table(1), 2, &[moved("end")], &[wish("a", Reason::Turn, 1)])
        .await
        .unwrap();
    assert_eq!(reasons(&store, "a").await, []);
    store.note_told(&webhook("a"), 77).await.unwrap();
    let on = store.receivers_of(&person("a")).await.unwrap().remove(0);
    assert_eq!((on.failures, on.told_at_ms, on.is_on()), (0, 77, true));
    let other = Receiver {
        address: "https://ntfy.example.org/other".to_owned(),
        ..webhook("a")
    };
    store.add_receiver(&other, 9).await.unwrap();
    store.note_failed(&webhook("a")).await.unwrap();
    let moved = store.receivers_of(&person("a")).await.unwrap();
    assert_eq!(
        (moved.len(), moved[0].failures),
        (1, 0),
        "another address is another matter"
    );
}

pub async fn a_browser_tells_whoever_signed_in_last_and_as_long_as_they_are(home: &Home) {
    let store = home.open().await;
    assert!(store.add_receiver(&browser("one", "a", "a"), 2).await.unwrap());
    assert!(store.add_receiver(&webhook("a"), 2).await.unwrap());
    assert!(
        !store.add_receiver(&browser("two", "a", "a"), 2).await.unwrap(),
        "as many as anybody may have"
    );
    assert!(
        store.add_receiver(&webhook("a"), 2).await.unwrap(),
        "the same place anew"
    );
    store.set_notice_language(&person("a"), "de").await.unwrap();
    let receivers = store.receivers_of(&person("a")).await.unwrap();
    assert!(receivers.iter().all(|receiver| receiver.language == "de"));
    // A guest keeps an account, and signs out again.
    let (ana, session) = (person("a"), person("1"));
    let account = store::Account {
        person: ana.clone(),
        name: "ana".to_owned(),
        password: Some("$hash".to_owned()),
        created_at_ms: 1,
    };
    store
        .keep_account(&account, "ana", &device(&session, &ana), None)
        .await
        .unwrap();
    assert_eq!(ids(&store, "a").await, ["webhook", "one"]);
    assert!(store.end_device(&ana, &session).await.unwrap());
    assert_eq!(
        ids(&store, "a").await,
        ["webhook"],
        "nobody is told where they are signed out"
    );
    // Another guest in the same browser signs in to that account.
    append(&store, &table(1), 0, &[created(), joined("b")]).await.unwrap();
    store.add_receiver(&browser("one", "b", "b"), 9).await.unwrap();
    store.add_receiver(&webhook("b"), 9).await.unwrap();
    append_wishing(&store, &table(1), 2, &[moved("end")], &[wish("b", Reason::Turn, 1)])
        .await
        .unwrap();
    let (guest, session) = (person("b"), person("2"));
    let hash = account.password.as_deref().unwrap();
    let phone = device(&session, &ana);
    assert!(store.sign_in(hash, &phone, Before::Guest(&guest)).await.unwrap());
    assert_eq!(ids(&store, "a").await, ["webhook", "one"]);
    let kept = store.receivers_of(&ana).await.unwrap();
    assert_eq!(
        kept[0].address,
        webhook("a").address,
        "the webhook of the account stays"
    );
    assert_eq!(kept[1].session, session);
    assert_eq!(
        (ids(&store, "b").await.len(), reasons(&store, "a").await),
        (0, vec![Reason::Turn])
    );
    // Whoever signs in there next takes the browser over.
    store.add_receiver(&browser("one", "c", "c"), 9).await.unwrap();
    assert_eq!(ids(&store, "a").await, ["webhook"]);
    store.delete_person(&ana).await.unwrap();
    assert_eq!(
        (ids(&store, "a").await.len(), reasons(&store, "a").await),
        (0, Vec::new())
    );
}

pub async fn notices_go_with_their_table_and_with_people_of_whom_nothing_is_kept(home: &Home) {
    let store = home.open().await;
    for letter in ["a", "b"] {
        store.add_receiver(&webhook(letter), 9).await.unwrap();
    }
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    append_wishing(&store, &table(1), 2, &[moved("end")], &[wish("a", Reason::Turn, 1)])
        .await
        .unwrap();
    let terms = Terms {
        people_before_ms: Some(10_000),
        ..Terms::default()
    };
    store.delete_expired(&terms).await.unwrap();
    assert_eq!((ids(&store, "a").await.len(), ids(&store, "b").await.len()), (1, 0));
    assert!(store.remove_table(&table(1), 3).await.unwrap());
    assert_eq!(reasons(&store, "a").await, []);
}
