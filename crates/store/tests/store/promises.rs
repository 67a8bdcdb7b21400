//! What the store promises, whichever database it is kept in.

use std::time::Duration;

use engine::{Fingerprint, Seat};
use store::{Accused, Append, Downtime, Expired, MostWishes, PuzzleProgress, Report, StoreError, Terms};
use tables::{Comment, Event, Log, OpenTable, Phase, Remark, Stored, Summary, TableId};

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
use crate::samples::{append, append_at, append_summed, created, joined, moved, person, summary, table};

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

pub async fn reports_are_kept_in_order_and_go_with_their_table(home: &Home) {
    let store = home.open().await;
    let report = |number: u8, text: &str| Report {
        at_ms: i64::from(number),
        table: table(number),
        game: "batisseurs".to_owned(),
        ply: 7,
        text: text.to_owned(),
        record: "chantier record 1\n".to_owned(),
        reporter: Some(person("r")),
        about: (number == 2).then(|| Accused {
            person: person("a"),
            name: "Ana".to_owned(),
            remark: Some((5, "a word".to_owned())),
        }),
    };
    let reports = [report(1, "the bridge\nis gone"), report(2, "L’été"), report(1, "again")];
    for report in &reports {
        store.report(report).await.unwrap();
    }
    assert_eq!(store.reports().await.unwrap(), reports);
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let terms = Terms {
        unfinished_before_ms: Some(i64::MAX),
        ..Terms::default()
    };
    store.delete_expired(&terms).await.unwrap();
    assert_eq!(store.reports().await.unwrap(), [report(2, "L’été")]);

    let (number, _) = store.latest_reports(1).await.unwrap().remove(0);
    assert_eq!(store.report_numbered(number).await.unwrap(), Some(report(2, "L’été")));
    assert_eq!(store.reports_of(&person("r")).await.unwrap().len(), 1);
    store.delete_person(&person("a")).await.unwrap();
    store.delete_person(&person("r")).await.unwrap();
    let nameless = Report {
        reporter: None,
        about: None,
        ..report(2, "L’été")
    };
    assert_eq!(store.reports().await.unwrap(), [nameless], "whoever goes is forgotten");
    assert!(store.close_report(number).await.unwrap());
    assert!(!store.close_report(number).await.unwrap());
    assert!(store.reports().await.unwrap().is_empty());
}

pub async fn reports_that_come_at_once_have_a_number_each_which_nobody_gets_again(home: &Home) {
    let store = home.open().await;
    let report = Report {
        at_ms: 1,
        table: table(1),
        game: "batisseurs".to_owned(),
        ply: 7,
        text: "the bridge".to_owned(),
        record: String::new(),
        reporter: Some(person("r")),
        about: None,
    };
    let tasks: Vec<_> = (0..8)
        .map(|_| {
            let (store, report) = (store.clone(), report.clone());
            tokio::spawn(async move { store.report(&report).await })
        })
        .collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    let numbers = async || -> Vec<i64> {
        let reports = store.latest_reports(20).await.unwrap();
        reports.into_iter().map(|(number, _)| number).collect()
    };
    assert_eq!(numbers().await, [8, 7, 6, 5, 4, 3, 2, 1]);
    assert!(store.close_report(8).await.unwrap());
    store.report(&report).await.unwrap();
    assert_eq!(numbers().await[0], 9, "an old page closes no other report");
    assert_eq!(store.reports_of(&person("r")).await.unwrap().len(), 8);
}

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
