//! What happens by itself, and which server does it.

use store::{Downtime, Terms};
use tables::{Event, Summary};

use crate::home::Home;
use crate::samples::{append, append_summed, created, joined, moved, summary, table};

pub async fn what_happened_meanwhile_says_when_a_table_is_due(home: &Home) {
    let store = home.open().await;
    for number in [1, 2] {
        append_due(&store, number, 0, &[created(), joined("a")], Some(100)).await;
    }
    // Somebody looks at both, and before they put them off a move is made at each.
    append_due(&store, 1, 2, &[moved("end")], Some(110)).await;
    append_due(&store, 2, 2, &[moved("end")], None).await;
    for number in [1, 2] {
        store.put_off(&table(number), 100, Some(160)).await.unwrap();
    }
    assert_eq!(
        store.due(999, 9).await.unwrap(),
        [table(1)],
        "there is nothing to do any more"
    );
    store.put_off(&table(1), 100, None).await.unwrap();
    assert_eq!(store.due(110, 9).await.unwrap(), [table(1)], "at its time");
    store.put_off(&table(1), 110, None).await.unwrap();
    assert_eq!(store.due(999, 9).await.unwrap(), []);
}

pub async fn one_server_at_a_time_lets_the_bots_of_a_table_move(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    assert!(store.lease(&table(1), "one", 100, 200).await.unwrap());
    assert!(!store.lease(&table(1), "other", 150, 250).await.unwrap());
    assert!(
        store.lease(&table(1), "one", 150, 250).await.unwrap(),
        "it renews its own"
    );
    assert!(
        store.lease(&table(1), "other", 251, 300).await.unwrap(),
        "the time has passed"
    );
    store.release(&table(1), "one").await.unwrap();
    assert!(
        !store.lease(&table(1), "one", 260, 300).await.unwrap(),
        "nobody releases another's"
    );
    store.release(&table(1), "other").await.unwrap();
    assert!(store.lease(&table(1), "one", 260, 300).await.unwrap());
}

/// A table that has something due.
async fn append_due(store: &store::Store, number: u8, after: i64, events: &[Event], due_ms: Option<i64>) {
    let summary = Summary {
        watched: true,
        due_ms,
        ..summary()
    };
    append_summed(store, &table(number), after, events, 10, &summary)
        .await
        .unwrap();
}

pub async fn what_is_due_is_found_at_its_time_and_goes_with_its_table(home: &Home) {
    let store = home.open().await;
    append_due(&store, 1, 0, &[created(), joined("a")], Some(100)).await;
    append_due(&store, 2, 0, &[created(), joined("a")], Some(50)).await;
    append(&store, &table(3), 0, &[created(), joined("a")]).await.unwrap();
    assert_eq!(store.due(49, 10).await.unwrap(), []);
    assert_eq!(
        store.due(100, 10).await.unwrap(),
        [table(2), table(1)],
        "the longest overdue first"
    );
    assert_eq!(store.due(100, 1).await.unwrap(), [table(2)]);
    append_due(&store, 2, 2, &[moved("end")], Some(300)).await;
    store.put_off(&table(1), 100, Some(200)).await.unwrap();
    assert_eq!(store.due(199, 10).await.unwrap(), []);
    append_due(&store, 2, 3, &[moved("end")], None).await;
    assert_eq!(store.due(999, 10).await.unwrap(), [table(1)]);
    let terms = Terms {
        unfinished_before_ms: Some(11),
        ..Terms::default()
    };
    store.delete_expired(&terms).await.unwrap();
    assert_eq!(store.due(999, 10).await.unwrap(), []);
}

pub async fn a_downtime_is_noted_once_and_only_where_something_was_due(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    assert_eq!(store.start_up(2_000, 0).await.unwrap(), [], "nothing was due");
    append_due(&store, 2, 0, &[created(), joined("a")], Some(9_000)).await;
    store.note_up(3_000).await.unwrap();
    assert_eq!(
        store.start_up(3_500, 1_000).await.unwrap(),
        [],
        "another server may be up"
    );
    let down = |from_ms, until_ms| Downtime { from_ms, until_ms };
    assert_eq!(store.start_up(5_000, 1_000).await.unwrap(), [down(3_000, 5_000)]);
    assert_eq!(
        store.start_up(5_000, 1_000).await.unwrap(),
        [down(3_000, 5_000)],
        "two servers that start at once note it once"
    );
    store.note_up(6_000).await.unwrap();
    let twice = [down(3_000, 5_000), down(6_000, 7_000)];
    assert_eq!(store.start_up(7_000, 0).await.unwrap(), twice);
}
