//! Backups, from each database into each.

use std::io::{Read, Write};

use engine::Seat;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use store::{
    Account, BackupError, Change, MostWishes, NewDevice, PrivatePostgres, Progress, Proof, PuzzleProgress, Reason,
    Standing, Store, Wish,
};
use tables::{Comment, OpenTable, Placed, Remark, Rival, Summary};

use crate::home::Home;
use crate::samples::{
    append, append_at, append_summed, append_wishing, created, joined, moved, passkey, person, summary, table, webhook,
};

/// Something in every table.
async fn fill(store: &Store) {
    assert!(store.add_receiver(&webhook("a"), 9).await.unwrap());
    let wish = Wish {
        person: person("a"),
        reason: Reason::Turn,
        at_ms: 12,
    };
    let events = [created(), joined("a"), moved("open chapel")];
    append_wishing(store, &table(1), 0, &events, &[wish]).await.unwrap();
    append_at(store, &table(2), 0, &[created(), joined("b")], 77)
        .await
        .unwrap();
    let remark = Remark {
        at_ms: 5,
        seat: Seat::FIRST,
        person: Some(person("a")),
        text: "« Ça va ? » \u{1f3b2}\n\"yes\"".to_owned(),
    };
    store.say(&table(1), &person("a"), &remark).await.unwrap();
    let comment = Comment {
        at_ms: 5,
        person: person("c"),
        name: "Çelik".to_owned(),
        text: "\u{1f440}".to_owned(),
    };
    store.comment(&table(1), &comment).await.unwrap();
    store.remember_name(&person("a"), "Anaïs", 3).await.unwrap();
    assert!(store.hide(&person("b"), &table(2), true).await.unwrap());
    store.keep_analysis(&table(1), "{\"iterations\":1}", 6).await.unwrap();
    let most = MostWishes { of_one: 1, of_all: 1 };
    assert!(store.wish_for_analysis(&table(2), &person("b"), 7, most).await.unwrap());
    let found = PuzzleProgress {
        number: 3,
        tries: 1,
        found: Some(true),
    };
    store
        .keep_puzzle_progress(&person("a"), "noria", found, 7)
        .await
        .unwrap();
    let account = Account {
        person: person("a"),
        name: "Anaïs".to_owned(),
        password: Some("$hash".to_owned()),
        created_at_ms: 8,
    };
    let (session, owner) = (person("d"), person("a"));
    let device = NewDevice {
        id: &session,
        person: &owner,
        proof: Proof::Password,
        name: "Firefox · Linux",
        at_ms: 9,
    };
    assert!(
        store
            .keep_account(&account, "anals", &device, Some(&passkey("key", "a")))
            .await
            .unwrap()
    );
    store.renew_codes(&owner, &["hash".to_owned()]).await.unwrap();
    let muted = Standing {
        muted: true,
        banned: false,
    };
    store.set_standing(&person("b"), muted).await.unwrap();
    store.set_bot(&owner, true).await.unwrap();
    store.delete_person(&person("c")).await.unwrap();
    let open = Summary {
        open: Some(OpenTable {
            options: [].into(),
            rematch: false,
            clock: Default::default(),
        }),
        counted: ["a", "b"]
            .into_iter()
            .zip(1..)
            .map(|(letter, place)| Placed {
                rival: Rival::Person(person(letter)),
                place,
                gone: place == 2,
            })
            .collect(),
        ..summary()
    };
    append_summed(store, &table(2), 2, &[moved("take 1")], 77, &open)
        .await
        .unwrap();
    assert!(store.count_game(&table(2)).await.unwrap());
    store.keep_material("welkin", "# cards", 4).await.unwrap();
    store.secret("cookies", "the old one").await.unwrap();
    let watched = Summary {
        watched: true,
        due_ms: Some(88),
        ..summary()
    };
    append_summed(store, &table(1), 3, &[moved("take 2")], 1_000, &watched)
        .await
        .unwrap();
    store.start_up(5_000, 0).await.unwrap();
}

async fn backup(store: &Store) -> Vec<u8> {
    let mut file = Vec::new();
    store.backup(&mut file, |_| ()).await.unwrap();
    file
}

fn unpacked(file: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).unwrap();
    text
}

fn packed(text: &str) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), flate2::Compression::fast());
    out.write_all(text.as_bytes()).unwrap();
    out.finish().unwrap()
}

#[tokio::test]
async fn a_backup_goes_from_each_database_into_each_and_back_without_a_difference() {
    let server = PrivatePostgres::start().unwrap();
    let first_home = Home::file();
    let first = first_home.open().await;
    fill(&first).await;
    let original = backup(&first).await;
    assert!(
        unpacked(&original).contains("members.hidden"),
        "what was taken off a list stays off it"
    );
    assert!(
        unpacked(&original).contains("analyses"),
        "nobody waits for an analysis twice"
    );
    assert!(
        unpacked(&original).contains("[\"analysis_wishes\""),
        "and nobody in vain"
    );
    assert!(
        unpacked(&original).contains("puzzles"),
        "nobody solves a puzzle twice for nothing"
    );
    assert!(unpacked(&original).contains("[\"due\""), "a clock goes on to run");
    assert!(
        unpacked(&original).contains("[\"downtimes\""),
        "and is not charged twice"
    );
    for kept in [
        "accounts",
        "devices",
        "recovery_codes",
        "standings",
        "departures",
        "bots",
        "receivers",
        "notices",
    ] {
        assert!(unpacked(&original).contains(kept), "{kept}");
    }
    assert!(
        unpacked(&original).contains("public_tables"),
        "what everybody may know of stays in the lobby"
    );
    let homes = [
        Home::database(&server, "one"),
        Home::file(),
        Home::database(&server, "two"),
        Home::database(&server, "three"),
    ];
    let mut file = original.clone();
    for home in &homes {
        let store = home.open().await;
        // A server has been there.
        store.secret("cookies", "a new one").await.unwrap();
        let mut last = Progress { done: 0, total: 0 };
        let rows = store.restore(&file[..], |progress| last = progress).await.unwrap();
        assert_eq!((last.done, last.total), (rows, rows));
        assert_eq!(store.secret("cookies", "another").await.unwrap(), "the old one");
        assert_eq!(
            store.load(&table(1)).await.unwrap(),
            first.load(&table(1)).await.unwrap()
        );
        assert_eq!(
            store.comments(&table(1)).await.unwrap(),
            first.comments(&table(1)).await.unwrap()
        );
        assert_eq!(store.name_of(&person("a")).await.unwrap().as_deref(), Some("Anaïs"));
        append(&store, &table(3), 0, &[created()]).await.unwrap();
        home.spoil(
            "DELETE FROM events WHERE table_id NOT IN (SELECT id FROM tables WHERE updated_at = 77 OR version = 4)",
        )
        .await;
        home.spoil("DELETE FROM seat_names WHERE table_id NOT IN (SELECT table_id FROM events)")
            .await;
        home.spoil("DELETE FROM tables WHERE id NOT IN (SELECT table_id FROM events)")
            .await;
        file = backup(&store).await;
        assert_eq!(unpacked(&file), unpacked(&original));
    }
}

#[tokio::test]
async fn a_backup_goes_to_where_nothing_is_left_but_what_outlives_tables() {
    let home = Home::file();
    let store = home.open().await;
    fill(&store).await;
    store.note_up(6_000).await.unwrap();
    let original = backup(&store).await;
    for (number, version) in [(1, 4), (2, 3)] {
        assert!(store.remove_table(&table(number), version).await.unwrap());
    }
    let refused = store.restore(&original[..], |_| ()).await;
    assert!(matches!(refused, Err(BackupError::Accounts(_))), "{refused:?}");
    store.restore_by_force(&original[..], |_| ()).await.unwrap();
    assert_eq!(unpacked(&backup(&store).await), unpacked(&original));
    let downtimes = store.start_up(9_000, 0).await.unwrap();
    assert_eq!(
        downtimes.last().unwrap().until_ms,
        9_000,
        "nobody was up since the backup"
    );
    // Old leftovers of others are gone, too.
    let empty = packed("{\"chantier\":\"backup\",\"format\":1,\"rows\":0}\n");
    for (number, version) in [(1, 4), (2, 3)] {
        assert!(store.remove_table(&table(number), version).await.unwrap());
    }
    store.restore_by_force(&empty[..], |_| ()).await.unwrap();
    let rows = unpacked(&backup(&store).await);
    assert_eq!(rows.lines().count(), 1, "{rows}");
}

#[tokio::test]
async fn a_backup_of_a_live_server_is_of_one_moment() {
    let home = Home::file();
    let store = home.open().await;
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let writer = {
        let store = store.clone();
        tokio::spawn(async move {
            for version in 1..=200 {
                append(&store, &table(1), version, &[moved("end")]).await.unwrap();
            }
        })
    };
    let looking = Store::inspect(&home.address()).await.unwrap();
    for number in 0..5 {
        let file = backup(&looking).await;
        let copy_home = Home::file();
        let copy = copy_home.open().await;
        copy.restore(&file[..], |_| ()).await.unwrap();
        let (log, listed) = (
            copy.load(&table(1)).await.unwrap(),
            copy.version_of(&table(1)).await.unwrap(),
        );
        assert_eq!(Some(log.events.len() as i64), listed, "backup {number} is torn");
    }
    writer.await.unwrap();
    assert_eq!(
        store.load(&table(1)).await.unwrap().events.len(),
        201,
        "nobody waited for a backup"
    );
}

#[tokio::test]
async fn what_is_no_whole_backup_is_refused_and_changes_nothing() {
    let (home, empty_home) = (Home::file(), Home::file());
    let store = home.open().await;
    fill(&store).await;
    let file = backup(&store).await;
    let text = unpacked(&file);
    let empty = empty_home.open().await;
    let without_end: String = text
        .lines()
        .rev()
        .skip(1)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .fold(String::new(), |all, line| all + line + "\n");
    let not_backups = [
        b"".to_vec(),
        b"buy bread".to_vec(),
        packed(""),
        packed("{}\n"),
        packed("{\"chantier\":\"x\"}"),
    ];
    for file in &not_backups {
        let refused = empty.restore(&file[..], |_| ()).await;
        assert!(matches!(refused, Err(BackupError::NotABackup(_))), "{refused:?}");
    }
    let damaged = [
        file[..file.len() / 2].to_vec(),
        packed(&without_end),
        packed(&text.replace("[\"events\"", "[\"evenings\"")),
        packed(&text.replace("\"Anaïs\",3", "\"Anaïs\",\"three\"")),
        packed(&text.replace("\"cookies\",\"the old one\"", "\"cookies\"")),
    ];
    for file in &damaged {
        let refused = empty.restore(&file[..], |_| ()).await;
        assert!(matches!(refused, Err(BackupError::Damaged { .. })), "{refused:?}");
        assert!(empty.tables_after(None, 10).await.unwrap().is_empty());
    }
    let newer = packed(&text.replace("\"format\":1", "\"format\":2"));
    assert!(matches!(
        empty.restore(&newer[..], |_| ()).await,
        Err(BackupError::Newer(2))
    ));
    let full = store.restore(&file[..], |_| ()).await;
    assert!(matches!(full, Err(BackupError::NotEmpty)), "{full:?}");
    empty.restore(&file[..], |_| ()).await.unwrap();
}

#[tokio::test]
async fn a_backup_is_not_restored_under_a_running_server() {
    let postgres = PrivatePostgres::start().unwrap();
    let (served, home) = (Home::database(&postgres, "served"), Home::file());
    let store = home.open().await;
    fill(&store).await;
    let file = backup(&store).await;
    let server = served.open().await;
    let mut changes = server.changes().unwrap();
    assert_eq!(changes.next().await, Some(Change::Anything), "it listens");
    let other = served.open().await;
    let refused = other.restore(&file[..], |_| ()).await;
    assert!(matches!(refused, Err(BackupError::Served)), "{refused:?}");
    drop(changes);
    server.close().await;
    other.restore(&file[..], |_| ()).await.unwrap();
}
