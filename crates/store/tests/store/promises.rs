//! What the store promises, whichever database it is kept in.

use std::time::Duration;

use engine::{Fingerprint, Seat};
use store::{Append, Expired, PuzzleProgress, StoreError, Terms};
use tables::{Event, Log, OpenTable, Phase, Remark, Stored, Summary, TableId};

use crate::analyses::{
    an_analysis_is_kept_once_and_goes_with_its_table, wishes_for_analyses_wait_in_order_and_are_held_by_one,
};
use crate::due::{
    a_downtime_is_noted_once_and_only_where_something_was_due, one_server_at_a_time_lets_the_bots_of_a_table_move,
    what_happened_meanwhile_says_when_a_table_is_due, what_is_due_is_found_at_its_time_and_goes_with_its_table,
};
use crate::home::Home;
use crate::notices::{
    a_browser_tells_whoever_signed_in_last_and_as_long_as_they_are,
    notices_go_with_their_table_and_with_people_of_whom_nothing_is_kept,
    one_server_tells_a_person_once_a_minute_and_so_often_an_hour, where_nobody_answers_nothing_is_sent_any_more,
    whoever_wants_to_be_told_is_told_at_their_time_and_others_never,
};
use crate::people::{
    a_device_that_was_proved_in_no_known_way_leads_to_nobody, a_name_is_kept_once,
    a_passkey_is_one_persons_answers_once_and_is_not_removed_as_the_last_way_in,
    a_recovery_code_is_spent_by_whoever_it_belongs_to, a_session_leads_to_a_guest_or_to_an_account_until_it_ends,
    a_token_leads_to_its_account_until_it_is_ended_and_there_are_only_so_many,
    an_account_is_a_bot_for_as_long_as_it_says_so, of_two_passkeys_that_are_removed_at_once_one_stays,
    the_host_finds_people_and_what_they_are_forbidden_holds, what_a_guest_had_goes_to_the_account_they_sign_in_to,
    what_is_kept_for_an_account_outlives_the_names_of_guests, who_is_deleted_leaves_games_and_nothing_else,
    who_sat_down_while_they_went_is_seen_to_later, whoever_left_a_trace_is_known,
};
use crate::ratings::{
    a_game_that_cannot_be_counted_keeps_no_other_back, a_game_that_counts_is_counted_once_whoever_comes_first,
    a_guest_takes_their_ratings_along_and_who_goes_takes_none_from_the_others,
    a_guest_whose_account_is_gone_leaves_nothing_to_it, ratings_of_whom_nothing_else_is_kept_expire,
};
use crate::reports::{
    reports_are_kept_in_order_and_go_with_their_table,
    reports_that_come_at_once_have_a_number_each_which_nobody_gets_again,
};
use crate::samples::{append, append_at, append_summed, created, joined, moved, person, summary, table};
use crate::talk::{
    a_remark_is_deleted_where_it_was_made, names_and_talk_are_kept_beside_the_log,
    of_a_log_that_is_known_only_what_is_new_is_read, of_much_talk_the_last_is_held_and_all_of_it_counted,
    people_who_talk_at_once_are_all_heard, what_those_who_watch_say_is_kept_in_order_and_goes_with_other_talk,
};

/// Makes a test of every promise for SQLite, and one of all of them for PostgreSQL, whose server is too dear to be
/// started for each.
macro_rules! promises {
    ($($promise:ident,)*) => {
        mod in_sqlite {
            $(#[tokio::test]
            async fn $promise() {
                super::$promise(&super::Home::file()).await;
            })*
        }

        #[tokio::test]
        async fn every_promise_is_kept_in_postgresql() {
            let server = store::PrivatePostgres::start().unwrap();
            $(eprintln!("{}", stringify!($promise));
            $promise(&Home::database(&server, stringify!($promise))).await;)*
        }
    };
}

promises! {
    of_much_talk_the_last_is_held_and_all_of_it_counted,
    of_a_log_that_is_known_only_what_is_new_is_read,
    a_log_is_read_back_after_the_file_was_closed,
    of_two_writers_who_saw_the_same_version_one_wins,
    a_writer_who_goes_away_in_the_middle_leaves_nothing_behind,
    a_table_is_created_once_and_nothing_is_appended_to_a_table_that_is_not_there,
    a_person_finds_their_tables_and_no_others,
    a_summary_that_cannot_be_read_hides_no_other_table,
    every_table_is_found_page_by_page,
    a_table_that_somebody_hides_is_hidden_from_them_alone_and_comes_back,
    an_analysis_is_kept_once_and_goes_with_its_table,
    wishes_for_analyses_wait_in_order_and_are_held_by_one,
    reports_are_kept_in_order_and_go_with_their_table,
    a_remark_is_deleted_where_it_was_made,
    a_table_can_be_on_the_list_of_somebody_who_does_not_sit_there,
    public_tables_are_found_by_how_far_they_are_until_they_are_public_no_more,
    what_those_who_watch_say_is_kept_in_order_and_goes_with_other_talk,
    a_game_that_counts_is_counted_once_whoever_comes_first,
    a_guest_takes_their_ratings_along_and_who_goes_takes_none_from_the_others,
    ratings_of_whom_nothing_else_is_kept_expire,
    names_and_talk_are_kept_beside_the_log,
    a_material_file_is_kept_by_its_hash_for_the_tables_that_name_it,
    a_person_keeps_their_name,
    a_secret_is_the_first_that_was_offered,
    a_write_that_cannot_be_done_hinders_no_other,
    people_who_talk_at_once_are_all_heard,
    one_server_at_a_time_lets_the_bots_of_a_table_move,
    nothing_is_deleted_but_what_the_terms_name,
    what_is_due_is_found_at_its_time_and_goes_with_its_table,
    a_downtime_is_noted_once_and_only_where_something_was_due,
    an_event_of_a_newer_program_is_refused_not_misread,
    a_session_leads_to_a_guest_or_to_an_account_until_it_ends,
    a_name_is_kept_once,
    a_token_leads_to_its_account_until_it_is_ended_and_there_are_only_so_many,
    a_device_that_was_proved_in_no_known_way_leads_to_nobody,
    an_account_is_a_bot_for_as_long_as_it_says_so,
    a_recovery_code_is_spent_by_whoever_it_belongs_to,
    a_passkey_is_one_persons_answers_once_and_is_not_removed_as_the_last_way_in,
    whoever_wants_to_be_told_is_told_at_their_time_and_others_never,
    one_server_tells_a_person_once_a_minute_and_so_often_an_hour,
    where_nobody_answers_nothing_is_sent_any_more,
    a_browser_tells_whoever_signed_in_last_and_as_long_as_they_are,
    notices_go_with_their_table_and_with_people_of_whom_nothing_is_kept,
    what_a_guest_had_goes_to_the_account_they_sign_in_to,
    who_is_deleted_leaves_games_and_nothing_else,
    of_two_passkeys_that_are_removed_at_once_one_stays,
    who_sat_down_while_they_went_is_seen_to_later,
    whoever_left_a_trace_is_known,
    what_is_kept_for_an_account_outlives_the_names_of_guests,
    a_guest_whose_account_is_gone_leaves_nothing_to_it,
    a_game_that_cannot_be_counted_keeps_no_other_back,
    reports_that_come_at_once_have_a_number_each_which_nobody_gets_again,
    what_happened_meanwhile_says_when_a_table_is_due,
    a_puzzle_that_was_solved_stays_so,
    in_the_lobby_waits_only_who_expects_somebody,
    the_host_finds_people_and_what_they_are_forbidden_holds,
}

pub async fn a_log_is_read_back_after_the_file_was_closed(home: &Home) {
    let events = vec![
        created(),
        joined("a"),
        Event::Dealt {
            chance: vec!["deal mason".to_owned()],
        },
        moved("open chapel"),
        Event::Undone { seat: Seat::FIRST },
    ];
    let store = home.open().await;
    append(&store, &table(7), 0, &events).await.unwrap();
    store.close().await;

    let log = home.open().await.load(&table(7)).await.unwrap();
    let numbers: Vec<(i64, i64)> = log.events.iter().map(|stored| (stored.version, stored.at_ms)).collect();
    assert_eq!(numbers, [(1, 1000), (2, 1000), (3, 1000), (4, 1000), (5, 1000)]);
    let read: Vec<Event> = log.events.into_iter().map(|stored| stored.event).collect();
    assert_eq!(read, events);
}

pub async fn of_two_writers_who_saw_the_same_version_one_wins(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let tasks: Vec<_> = (0..16)
        .map(|number| {
            let store = store.clone();
            let event = moved(&format!("open {number}"));
            tokio::spawn(async move { append(&store, &table(1), 1, &[event]).await })
        })
        .collect();
    let mut won = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(()) => won += 1,
            Err(StoreError::Conflict { expected: 1, .. }) => {}
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(won, 1);
    assert_eq!(store.load(&table(1)).await.unwrap().events.len(), 2);
}

pub async fn a_writer_who_goes_away_in_the_middle_leaves_nothing_behind(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    for _ in 0..50 {
        let (table, events) = (table(1), [moved("end"), moved("end")]);
        let write = append(&store, &table, 1, &events);
        let left = tokio::time::timeout(Duration::from_micros(120), write).await;
        if left.is_ok() {
            break;
        }
    }
    // What somebody asked for who has left may be on its way still, as a whole.
    let version = loop {
        let version = store.load(&table(1)).await.unwrap().events.len() as i64;
        assert!(version == 1 || version == 3, "half a write: {version}");
        match append(&store, &table(1), version, &[moved("end")]).await {
            Ok(()) => break version,
            Err(StoreError::Conflict { .. }) => {}
            Err(other) => panic!("{other}"),
        }
    };
    store.close().await;
    let kept = home.open().await.load(&table(1)).await.unwrap().events.len() as i64;
    assert_eq!(kept, version + 1);
}

pub async fn a_table_is_created_once_and_nothing_is_appended_to_a_table_that_is_not_there(home: &Home) {
    let store = home.open().await;
    let nowhere = append(&store, &table(2), 3, &[moved("end")]).await;
    assert!(matches!(nowhere, Err(StoreError::Conflict { .. })));
    append(&store, &table(2), 0, &[created()]).await.unwrap();
    let twice = append(&store, &table(2), 0, &[created()]).await;
    assert!(matches!(twice, Err(StoreError::Conflict { .. })));
    assert_eq!(store.load(&table(3)).await.unwrap(), Log::default());
}

pub async fn a_person_finds_their_tables_and_no_others(home: &Home) {
    let store = home.open().await;
    for (number, letter) in [(1, "a"), (2, "b"), (3, "a")] {
        let events = [created(), joined(letter)];
        append_at(&store, &table(number), 0, &events, number.into())
            .await
            .unwrap();
    }
    let found = store.tables_of(&person("a"), 10).await.unwrap();
    let ids: Vec<TableId> = found.iter().map(|listing| listing.id.clone()).collect();
    assert_eq!(ids, [table(3), table(1)]);
    assert_eq!(found[0].summary, Some(summary()));
    assert_eq!(store.tables_of(&person("a"), 1).await.unwrap().len(), 1);
    let second = store.tables_of_from(&person("a"), 1, 10).await.unwrap();
    assert_eq!(second, found[1..]);
    assert!(store.tables_of(&person("c"), 10).await.unwrap().is_empty());
}

pub async fn a_summary_that_cannot_be_read_hides_no_other_table(home: &Home) {
    let store = home.open().await;
    for number in [1, 2] {
        append_at(&store, &table(number), 0, &[created(), joined("a")], number.into())
            .await
            .unwrap();
    }
    home.spoil("UPDATE tables SET summary = '{\"phase\": \"asleep\"}' WHERE game = 'batisseurs' AND updated_at = 1")
        .await;
    let found = store.tables_of(&person("a"), 10).await.unwrap();
    let readable: Vec<bool> = found.iter().map(|listing| listing.summary.is_some()).collect();
    assert_eq!(readable.iter().filter(|readable| **readable).count(), 1);
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(store::Listing::is_unfinished));
}

pub async fn a_table_that_somebody_hides_is_hidden_from_them_alone_and_comes_back(home: &Home) {
    let store = home.open().await;
    let second = Event::Joined {
        seat: Seat::new(1),
        person: person("b"),
    };
    append(&store, &table(1), 0, &[created(), joined("a"), second])
        .await
        .unwrap();
    let listed = async |who: &str| store.tables_of(&person(who), 10).await.unwrap().len();
    assert!(store.hide(&person("a"), &table(1), true).await.unwrap());
    assert_eq!((listed("a").await, listed("b").await), (0, 1));
    // What happens at the table afterwards does not bring it back by itself.
    append(&store, &table(1), 3, &[joined("a")]).await.unwrap();
    assert_eq!(listed("a").await, 0);
    assert!(store.hide(&person("a"), &table(1), false).await.unwrap());
    assert_eq!(listed("a").await, 1);
    assert!(
        !store.hide(&person("c"), &table(1), true).await.unwrap(),
        "who never sat there has nothing to hide"
    );
}

pub async fn a_puzzle_that_was_solved_stays_so(home: &Home) {
    let store = home.open().await;
    let after = |tries, found| PuzzleProgress {
        number: 3,
        tries,
        found,
    };
    for progress in [
        after(1, None),
        after(1, Some(true)),
        after(2, None),
        after(2, Some(false)),
    ] {
        store
            .keep_puzzle_progress(&person("a"), "noria", progress, 1)
            .await
            .unwrap();
    }
    let kept = store.puzzle_progress(&person("a"), "noria").await.unwrap();
    assert_eq!(kept, [after(1, Some(true))], "whatever another page still tries");
}

pub async fn in_the_lobby_waits_only_who_expects_somebody(home: &Home) {
    let store = home.open().await;
    let open = |rematch: bool, dealt: bool, sits: bool| Summary {
        phase: Phase::Waiting,
        people: vec![sits.then(|| person("a")), None],
        dealt,
        open: Some(OpenTable {
            options: [].into(),
            rematch,
            clock: Default::default(),
        }),
        ..summary()
    };
    let tables = [
        (1, open(false, false, true)),
        (2, open(true, false, true)),
        (3, open(false, false, false)),
        (4, open(false, true, true)),
    ];
    for (number, summary) in &tables {
        let events = [created(), joined("a")];
        let at_ms = i64::from(*number);
        append_summed(&store, &table(*number), 0, &events, at_ms, summary)
            .await
            .unwrap();
    }
    let found = async |phase| -> Vec<TableId> {
        let tables = store.public_tables(phase, 1).await.unwrap();
        tables.into_iter().map(|table| table.listing.id).collect()
    };
    assert_eq!(found(Phase::Waiting).await, [table(1)], "others hide nobody");
    assert_eq!(found(Phase::Playing).await, [table(4)], "somebody left a game");
}

pub async fn a_table_can_be_on_the_list_of_somebody_who_does_not_sit_there(home: &Home) {
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    for _ in 0..2 {
        store.keep_on_list(&person("a"), &table(1)).await.unwrap();
    }
    assert_eq!(store.tables_of(&person("a"), 9).await.unwrap().len(), 1);
    assert!(store.tables_of(&person("b"), 9).await.unwrap().is_empty());
    store.keep_material("noria", "[wheel]", 1).await.unwrap();
    let hash = Fingerprint::of("[wheel]").to_string();
    assert_eq!(store.material(&hash).await.unwrap().as_deref(), Some("[wheel]"));
    assert_eq!(store.material("other").await.unwrap(), None);
}

pub async fn every_table_is_found_page_by_page(home: &Home) {
    let store = home.open().await;
    for number in 1..=5 {
        append(&store, &table(number), 0, &[created()]).await.unwrap();
    }
    let mut found = Vec::new();
    loop {
        let page = store.tables_after(found.last(), 2).await.unwrap();
        if page.is_empty() {
            break;
        }
        found.extend(page.into_iter().map(|listing| listing.id));
    }
    let mut all: Vec<TableId> = (1..=5).map(table).collect();
    all.sort();
    assert_eq!(found, all);
}

pub async fn a_material_file_is_kept_by_its_hash_for_the_tables_that_name_it(home: &Home) {
    let store = home.open().await;
    let text = "[[card]]\nname = \"mill\"\n";
    store.keep_material("batisseurs", text, 1).await.unwrap();
    store.keep_material("batisseurs", text, 2).await.unwrap();
    let Event::Created {
        game,
        rules_version,
        options,
        seed,
        seats,
        again,
        ..
    } = created()
    else {
        unreachable!()
    };
    let with_material = Event::Created {
        game,
        rules_version,
        options,
        material: Some(Fingerprint::of(text).to_string()),
        seed,
        seats,
        again,
        past: None,
        terms: Box::default(),
    };
    append(&store, &table(1), 0, &[with_material]).await.unwrap();
    append(&store, &table(2), 0, &[created()]).await.unwrap();
    assert_eq!(store.load(&table(1)).await.unwrap().material.as_deref(), Some(text));
    assert_eq!(store.load(&table(2)).await.unwrap().material, None);
}

pub async fn public_tables_are_found_by_how_far_they_are_until_they_are_public_no_more(home: &Home) {
    let store = home.open().await;
    let open = |phase| Summary {
        phase,
        open: Some(OpenTable {
            options: [("deck".to_owned(), "short".to_owned())].into(),
            rematch: false,
            clock: Default::default(),
        }),
        ..summary()
    };
    let found = async |phase| -> Vec<(TableId, i64)> {
        let tables = store.public_tables(phase, 10).await.unwrap();
        tables
            .into_iter()
            .map(|table| (table.listing.id, table.since_ms))
            .collect()
    };
    append(&store, &table(1), 0, &[created(), joined("a")]).await.unwrap();
    let waiting = Summary {
        people: vec![Some(person("a")), None],
        ..open(Phase::Waiting)
    };
    for (number, at_ms) in [(2, 20), (3, 30)] {
        let events = [created(), joined("a")];
        append_summed(&store, &table(number), 0, &events, at_ms, &waiting)
            .await
            .unwrap();
    }
    assert_eq!(found(Phase::Waiting).await, [(table(3), 30), (table(2), 20)]);
    // What happens while a table waits does not make it younger.
    append_summed(&store, &table(2), 2, &[joined("b")], 40, &waiting)
        .await
        .unwrap();
    assert_eq!(found(Phase::Waiting).await, [(table(3), 30), (table(2), 20)]);
    let playing = open(Phase::Playing);
    append_summed(&store, &table(2), 3, &[moved("take 1")], 50, &playing)
        .await
        .unwrap();
    assert_eq!(found(Phase::Playing).await, [(table(2), 50)]);
    let listed = &store.public_tables(Phase::Playing, 10).await.unwrap()[0].listing;
    assert_eq!(listed.summary.as_ref(), Some(&playing));
    let of_ana = store.public_tables_of(&person("a"), 10).await.unwrap();
    assert_eq!(
        of_ana.iter().map(|listing| listing.id.clone()).collect::<Vec<_>>(),
        [table(2), table(3)]
    );
    assert_eq!(store.public_tables_of(&person("c"), 10).await.unwrap(), []);
    let private = Event::Published {
        public: false,
        lock: None,
    };
    append_summed(&store, &table(3), 2, &[private], 60, &summary())
        .await
        .unwrap();
    assert_eq!(found(Phase::Waiting).await, []);
}

pub async fn a_person_keeps_their_name(home: &Home) {
    let store = home.open().await;
    assert_eq!(store.name_of(&person("a")).await.unwrap(), None);
    store.remember_name(&person("a"), "Ana", 1).await.unwrap();
    store.remember_name(&person("a"), "Ana of the hill", 2).await.unwrap();
    assert_eq!(
        store.name_of(&person("a")).await.unwrap().as_deref(),
        Some("Ana of the hill")
    );
}

pub async fn an_event_of_a_newer_program_is_refused_not_misread(home: &Home) {
    let store = home.open().await;
    append(&store, &table(9), 0, &[created()]).await.unwrap();
    store.close().await;
    home.spoil("UPDATE events SET body = replace(body, '\"v\":2', '\"v\":9')")
        .await;
    let error = home.open().await.load(&table(9)).await.unwrap_err();
    assert!(matches!(error, StoreError::Unreadable { version: 1, .. }), "{error}");
    assert!(error.to_string().contains("a newer program wrote it"), "{error}");
}

pub async fn a_secret_is_the_first_that_was_offered(home: &Home) {
    let store = home.open().await;
    assert_eq!(store.secret("cookies", "first").await.unwrap(), "first");
    assert_eq!(store.secret("cookies", "second").await.unwrap(), "first");
    assert_eq!(store.secret("other", "second").await.unwrap(), "second");
    store.close().await;
    assert_eq!(home.open().await.secret("cookies", "third").await.unwrap(), "first");
}

pub async fn a_write_that_cannot_be_done_hinders_no_other(home: &Home) {
    let store = home.open().await;
    // Two events under one number, which nobody writes who has read the log.
    let twice = [created(), created()].map(|event| Stored {
        version: 1,
        at_ms: 1,
        event,
    });
    for round in 0..20 {
        let (new, torn) = (table(round), table(200));
        let events = [created()];
        let append_torn = Append {
            table: &torn,
            events: &twice,
            names: &[],
            wishes: &[],
            summary: &summary(),
        };
        let (refused, created) = tokio::join!(store.append(&append_torn), append(&store, &new, 0, &events));
        created.unwrap();
        assert!(matches!(refused, Err(StoreError::Clash { .. })), "{refused:?}");
    }
    assert_eq!(store.tables_after(None, 100).await.unwrap().len(), 20);
}

pub async fn nothing_is_deleted_but_what_the_terms_name(home: &Home) {
    let store = home.open().await;
    let over = Summary {
        phase: Phase::Over,
        ..summary()
    };
    for (number, at_ms, summary) in [
        (1, 10, summary()),
        (2, 10, over.clone()),
        (3, 90, summary()),
        (4, 90, over),
    ] {
        let events = [created(), joined("a")];
        append_summed(&store, &table(number), 0, &events, at_ms, &summary)
            .await
            .unwrap();
        let remark = Remark {
            at_ms,
            seat: Seat::FIRST,
            person: Some(person("a")),
            text: "hello".to_owned(),
        };
        store.say(&table(number), &person("a"), &remark).await.unwrap();
    }
    store.remember_name(&person("a"), "Ana", 10).await.unwrap();
    store.remember_name(&person("b"), "Bo", 10).await.unwrap();
    assert!(store.lease(&table(1), "node", 1, 2).await.unwrap());
    for (number, at_ms) in [(1, 10), (2, 90)] {
        let found = PuzzleProgress {
            number,
            tries: 1,
            found: Some(true),
        };
        store
            .keep_puzzle_progress(&person("c"), "noria", found, at_ms)
            .await
            .unwrap();
    }
    assert_eq!(
        store.delete_expired(&Terms::default()).await.unwrap(),
        Expired::default()
    );

    let unfinished = Terms {
        unfinished_before_ms: Some(50),
        ..Terms::default()
    };
    let one = Expired {
        unfinished: 1,
        ..Expired::default()
    };
    assert_eq!(store.expired(&unfinished).await.unwrap(), one);
    assert_eq!(
        store.tables_after(None, 10).await.unwrap().len(),
        4,
        "counting deletes nothing"
    );
    assert_eq!(store.delete_expired(&unfinished).await.unwrap(), one);
    assert_eq!(store.load(&table(1)).await.unwrap(), Log::default());
    assert_eq!(store.tables_of(&person("a"), 10).await.unwrap().len(), 3);

    let all = Terms {
        unfinished_before_ms: Some(50),
        finished_before_ms: Some(50),
        talk_before_ms: Some(91),
        people_before_ms: Some(50),
    };
    let deleted = Expired {
        unfinished: 0,
        finished: 1,
        remarks: 2,
        people: 1,
        puzzles: 1,
    };
    assert_eq!(store.delete_expired(&all).await.unwrap(), deleted);
    assert_eq!(store.tables_after(None, 10).await.unwrap().len(), 2);
    assert!(store.load(&table(3)).await.unwrap().beside.talk().is_empty());
    assert_eq!(
        store.name_of(&person("a")).await.unwrap().as_deref(),
        Some("Ana"),
        "she sits at a table"
    );
    assert_eq!(store.name_of(&person("b")).await.unwrap(), None);
    let kept = store.puzzle_progress(&person("c"), "noria").await.unwrap();
    assert_eq!(kept.iter().map(|puzzle| puzzle.number).collect::<Vec<_>>(), [2]);
}
