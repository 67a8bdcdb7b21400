//! What was thought about games, and what waits to be thought about.

use store::{MostWishes, Terms};
use tables::TableId;

use crate::home::Home;
use crate::samples::{append, created, person, table};

pub async fn an_analysis_is_kept_once_and_goes_with_its_table(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    assert_eq!(store.analysis_of(&table(1)).await.unwrap(), None);
    store.keep_analysis(&table(1), "first", 1).await.unwrap();
    store.keep_analysis(&table(1), "second", 2).await.unwrap();
    assert_eq!(store.analysis_of(&table(1)).await.unwrap().as_deref(), Some("first"));
    store.forget_analysis(&table(1)).await.unwrap();
    assert_eq!(store.analysis_of(&table(1)).await.unwrap(), None);
    store.keep_analysis(&table(1), "third", 3).await.unwrap();
    let terms = Terms {
        unfinished_before_ms: Some(i64::MAX),
        ..Terms::default()
    };
    assert_eq!(store.delete_expired(&terms).await.unwrap().unfinished, 1);
    assert_eq!(store.analysis_of(&table(1)).await.unwrap(), None);
}

pub async fn wishes_for_analyses_wait_in_order_and_are_held_by_one(home: &Home) {
    let store = home.open().await;
    for number in 1..=4 {
        append(&store, &table(number), 0, &[created()]).await.unwrap();
    }
    let most = MostWishes { of_one: 2, of_all: 3 };
    let wish = async |number, who: &str, at_ms| {
        store
            .wish_for_analysis(&table(number), &person(who), at_ms, most)
            .await
            .unwrap()
    };
    let waiting = async || -> Vec<TableId> {
        let wishes = store.analysis_wishes().await.unwrap();
        wishes
            .into_iter()
            .filter(|wish| !wish.failed)
            .map(|wish| wish.table)
            .collect()
    };
    assert!(wish(2, "a", 1).await && wish(1, "a", 2).await);
    assert!(wish(2, "b", 9).await, "it is made for both");
    assert!(!wish(3, "a", 3).await, "nobody wants more than two");
    assert!(wish(3, "b", 3).await);
    assert!(!wish(4, "c", 4).await, "nor all more than three");
    assert_eq!(waiting().await, [table(2), table(1), table(3)]);

    let hold = async |who: &str, now_ms: i64, until_ms: i64| {
        let second = table(2);
        let hold = store.hold_analysis(&second, (who, until_ms), now_ms, (3, 8));
        hold.await.unwrap()
    };
    assert!(hold("one", 10, 20).await && !hold("two", 15, 25).await && hold("one", 16, 30).await);
    let held = store.analysis_wishes().await.unwrap().remove(0);
    assert_eq!((held.holder, held.made), (("one".to_owned(), 30), (3, 8)));
    assert!(hold("two", 31, 40).await, "who is not heard of any more holds nothing");

    assert!(!store.call_off_analysis(&table(2), &person("b")).await.unwrap());
    assert!(store.call_off_analysis(&table(2), &person("a")).await.unwrap());
    assert!(!hold("two", 32, 40).await, "and nothing is held that nobody wants");
    store.fail_analysis(&table(1)).await.unwrap();
    assert_eq!(waiting().await, [table(3)], "what failed waits for nothing");
    assert!(store.analysis_wishes().await.unwrap()[0].failed);
    assert!(wish(1, "c", 12).await, "until it is asked for again");
    assert_eq!(waiting().await, [table(3), table(1)]);
    store.fulfil_wish(&table(3)).await.unwrap();
    store.delete_person(&person("c")).await.unwrap();
    assert_eq!(waiting().await, []);
    assert!(wish(4, "d", 20).await);
    let terms = Terms {
        unfinished_before_ms: Some(i64::MAX),
        ..Terms::default()
    };
    assert_eq!(store.delete_expired(&terms).await.unwrap().unfinished, 4);
    assert_eq!(waiting().await, []);
}
