//! What people say at a table.

use engine::Seat;
use store::{StoreError, Terms};
use tables::{Beside, Comment, Event, REMARKS_HELD, Remark};

use crate::home::Home;
use crate::samples::{append, created, joined, person, table};

pub async fn a_remark_is_deleted_where_it_was_made(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let comment = |at_ms: i64, by: &str| Comment {
        at_ms,
        person: person(by),
        name: "Guest 1".to_owned(),
        text: format!("{by} said it at {at_ms}"),
    };
    for said in [comment(1, "a"), comment(2, "a"), comment(2, "b")] {
        store.comment(&table(1), &said).await.unwrap();
    }
    // A guest may have signed in since, so who it was does not count, but what was said and when.
    store.delete_remark(&table(1), 2, "a said it at 2").await.unwrap();
    assert_eq!(
        store.comments(&table(1)).await.unwrap(),
        [comment(1, "a"), comment(2, "b")]
    );
    let known = store.people("guest", 10).await.unwrap();
    assert_eq!(
        known.len(),
        2,
        "who commented and told no name is known by what they were called"
    );
}

pub async fn names_and_talk_are_kept_beside_the_log(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    for text in ["Bonjour !", "<b>you</b>"] {
        let remark = Remark {
            at_ms: 5,
            seat: Seat::FIRST,
            person: Some(person("a")),
            text: text.to_owned(),
        };
        store.say(&table(1), &person("a"), &remark).await.unwrap();
    }
    let log = store.load(&table(1)).await.unwrap();
    assert_eq!(log.events.len(), 2, "talk is no event");
    assert_eq!(log.beside.name(Seat::FIRST), Some("Ana"));
    let said: Vec<&str> = log.beside.talk().iter().map(|remark| remark.text.as_str()).collect();
    assert_eq!(said, ["Bonjour !", "<b>you</b>"]);
    assert_eq!(log.beside.talk()[0].person, Some(person("a")));
    assert!(store.load(&table(2)).await.unwrap().beside.talk().is_empty());
}

pub async fn what_those_who_watch_say_is_kept_in_order_and_goes_with_other_talk(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    let comment = |at_ms: i64, text: &str| Comment {
        at_ms,
        person: person("c"),
        name: "Cy".to_owned(),
        text: text.to_owned(),
    };
    let (first, second) = (comment(5, "bold!"), comment(50, "too bold"));
    store.comment(&table(1), &first).await.unwrap();
    store.comment(&table(1), &second).await.unwrap();
    assert_eq!(store.comments(&table(1)).await.unwrap(), [first, second.clone()]);
    assert_eq!(store.comments(&table(2)).await.unwrap(), []);
    assert!(matches!(
        store.comment(&table(2), &second).await,
        Err(StoreError::NoTable(_))
    ));
    let terms = Terms {
        talk_before_ms: Some(10),
        ..Terms::default()
    };
    assert_eq!(store.expired(&terms).await.unwrap().remarks, 1);
    assert_eq!(store.delete_expired(&terms).await.unwrap().remarks, 1);
    assert_eq!(store.comments(&table(1)).await.unwrap(), [second]);
}

pub async fn people_who_talk_at_once_are_all_heard(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let say = |number: i64| {
        let store = store.clone();
        let remark = Remark {
            at_ms: number,
            seat: Seat::FIRST,
            person: Some(person("a")),
            text: format!("remark {number}"),
        };
        tokio::spawn(async move { store.say(&table(1), &person("a"), &remark).await })
    };
    let saying: Vec<_> = (0..16).map(say).collect();
    for said in saying {
        said.await.unwrap().unwrap();
    }
    assert_eq!(store.load(&table(1)).await.unwrap().beside.talk().len(), 16);
    let remark = store.load(&table(1)).await.unwrap().beside.talk()[0].clone();
    let nowhere = store.say(&table(2), &person("a"), &remark).await;
    assert!(matches!(nowhere, Err(StoreError::NoTable(_))), "{nowhere:?}");
}

pub async fn of_much_talk_the_last_is_held_and_all_of_it_counted(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let much = REMARKS_HELD + 7;
    for number in 0..much {
        let (at_ms, text) = (number as i64, format!("remark {number}"));
        let remark = Remark {
            at_ms,
            seat: Seat::FIRST,
            person: Some(person("a")),
            text: text.clone(),
        };
        store.say(&table(1), &person("a"), &remark).await.unwrap();
        let comment = Comment {
            at_ms,
            person: person("c"),
            name: "Cy".to_owned(),
            text,
        };
        store.comment(&table(1), &comment).await.unwrap();
    }
    let mut beside = store.load(&table(1)).await.unwrap().beside;
    store.read_comments(&table(1), &mut beside).await.unwrap();
    let check = |beside: &Beside, said: usize| {
        assert_eq!(beside.said(), said);
        assert_eq!(
            (beside.talk().len(), beside.comments().len()),
            (REMARKS_HELD, REMARKS_HELD)
        );
    };
    check(&beside, 2 * much);
    assert_eq!(beside.talk()[0].text, "remark 7");
    assert_eq!(beside.comments().last().unwrap().text, format!("remark {}", much - 1));
    let last = beside.talk()[1].clone();
    beside.say(last);
    check(&beside, 2 * much + 1);
}

pub async fn of_a_log_that_is_known_only_what_is_new_is_read(home: &Home) {
    let store = home.open().await;
    let left = |seat| Event::Left { seat };
    let first = append(&store, &table(1), 0, &[created(), joined("a")]).await;
    first.unwrap();
    append(&store, &table(1), 2, &[left(Seat::FIRST)]).await.unwrap();
    let since = async |version| store.load_since(&table(1), version).await.unwrap();
    let all = store.load(&table(1)).await.unwrap();
    for known in 1..=3 {
        let log = since(known).await.unwrap();
        assert_eq!(log.events, all.events[known as usize..]);
        assert_eq!(log.beside, all.beside);
    }
    store.remove_table(&table(1), 3).await.unwrap();
    assert_eq!(since(1).await, None, "it is not there any more");
}
