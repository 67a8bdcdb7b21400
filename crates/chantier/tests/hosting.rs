//! What hosts are given: a check of their database, material of their own, completions and manual pages.

mod program;

use std::fs;
use std::path::Path;

use bots::BotSpec;
use engine::{Seed, Viewer};
use program::{Serving, chantier, command, folder};
use store::{Account, Accused, Append, NewDevice, Proof, Report, Store};
use tables::{Actor, Beside, Command, Continuation, Event, Log, NewTable, SeatPlan, Stored, Table, TableId, Terms};

/// A table between bots after so many moves, as a server would have written it.
fn played(id: &TableId, game: &str, moves: usize) -> (Log, Table) {
    let game = catalogue::find(game).unwrap();
    let new = NewTable {
        game,
        options: Default::default(),
        material: None,
        seed: Seed::named(id.as_str()),
        seats: vec![SeatPlan::Bot("light".to_owned()); 2],
        seated: Vec::new(),
        again: None,
        terms: Terms::default(),
        door: Default::default(),
    };
    let mut log = Log::default();
    for event in new.decide().unwrap() {
        log.events.push(stored(&log, event));
    }
    let mut table = Table::read(id, &log).unwrap();
    let mut bot = game.bot(BotSpec::Light, &Seed::named("its choices"));
    for _ in 0..moves {
        let Some(seat) = table.to_move() else { break };
        let text = bot.choose(&*table.played().unwrap().view(Viewer::Seat(seat)));
        let actor = Actor::Bot;
        for event in table.decide(&Command::Move { seat, actor, text }).unwrap() {
            let next = stored(&log, event);
            table.apply(&next).unwrap();
            log.events.push(next);
        }
    }
    (log, table)
}

fn stored(log: &Log, event: Event) -> Stored {
    Stored {
        version: log.events.len() as i64 + 1,
        at_ms: 0,
        event,
    }
}

/// Something that is done to a log.
type Change = fn(&mut Log);

/// Writes a database: each table with so many moves, and what was then done to its log.
fn database(file: &Path, tables: &[(u8, usize, Change)]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(async {
        let store = Store::open(file.to_str().unwrap()).await.unwrap();
        for &(number, moves, change) in tables {
            let id = TableId::new([number; 10]);
            let (mut log, table) = played(&id, "batisseurs", moves);
            change(&mut log);
            let append = Append {
                table: &id,
                events: &log.events,
                names: &[],
                wishes: &[],
                summary: &table.summary(&Beside::default()),
            };
            store.append(&append).await.unwrap();
        }
        store.close().await;
    });
}

/// Does something to a database.
fn with_store<T>(file: &Path, work: impl AsyncFnOnce(&Store) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(async {
        let store = Store::open(file.to_str().unwrap()).await.unwrap();
        let done = work(&store).await;
        store.close().await;
        done
    })
}

/// Writes a table that begins with these events.
fn keep(file: &Path, number: u8, events: Vec<Event>) {
    let id = TableId::new([number; 10]);
    let mut log = Log::default();
    for event in events {
        log.events.push(stored(&log, event));
    }
    let summary = Table::read(&id, &log).unwrap().summary(&Beside::default());
    let append = Append {
        table: &id,
        events: &log.events,
        names: &[],
        wishes: &[],
        summary: &summary,
    };
    with_store(file, async |store| store.append(&append).await.unwrap());
}

fn untouched(_: &mut Log) {}

/// Exchanges the first two cards of the deal: legal, but not what the seed gives.
fn other_chance(log: &mut Log) {
    let dealt = log.events.iter_mut().find_map(|stored| match &mut stored.event {
        Event::Dealt { chance } => Some(chance),
        _ => None,
    });
    let chance = dealt.unwrap();
    let mut revealed = chance.iter().enumerate().filter(|(_, text)| text.starts_with("reveal"));
    let (first, second) = (revealed.next().unwrap().0, revealed.next().unwrap().0);
    chance.swap(first, second);
}

fn later_rules(log: &mut Log) {
    if let Event::Created { rules_version, .. } = &mut log.events[0].event {
        *rules_version = 99;
    }
}

fn torn(log: &mut Log) {
    log.events.remove(3);
}

#[test]
fn a_table_that_goes_on_from_another_is_checked_from_its_first_move_on() {
    let file = folder("check-continued").join("tables.sqlite");
    let (_, old) = played(&TableId::new([1; 10]), "batisseurs", usize::MAX);
    let continuation = Continuation {
        ply: 50,
        seed: Seed::named("anew"),
        seats: vec![SeatPlan::Bot("light".to_owned()); 2],
        seated: Vec::new(),
    };
    let events = continuation.decide(&old).unwrap();
    keep(&file, 2, events.clone());
    let mut sealed = old.played().unwrap().to_record(vec!["Ana".to_owned(); 2], false);
    sealed.plies.truncate(60);
    (sealed.standings, sealed.seed) = (Vec::new(), None);
    keep(&file, 3, vec![Event::of_record(&sealed)]);
    let said = chantier(&format!("check {}", file.display())).ok();
    assert_eq!(said, "tables checked: 2, failed: 0\n");

    // Two cards of the old deal exchanged: legal, but not what the old seed gives.
    let mut falsified = events;
    let Event::Created { past: Some(past), .. } = &mut falsified[0] else {
        panic!("a past");
    };
    past.moves.swap(0, 1);
    keep(&file, 4, falsified);
    let run = command(&format!("check {}", file.display())).output().unwrap();
    assert_eq!(run.status.code(), Some(1));
    let said = String::from_utf8(run.stdout).unwrap();
    assert!(said.contains("does not follow from the seed"), "{said}");
}

#[test]
fn what_visitors_reported_is_shown_to_the_host() {
    let folder = folder("reports");
    let file = folder.join("tables.sqlite");
    let (_, table) = played(&TableId::new([7; 10]), "batisseurs", 12);
    let record = table.played().unwrap().to_record(vec!["Ana".to_owned(); 2], true);
    let report = Report {
        at_ms: 0,
        table: table.id().clone(),
        game: "batisseurs".to_owned(),
        ply: 9,
        text: "The bridge\nis gone.".to_owned(),
        record: record.to_string(),
        reporter: None,
        about: Some(Accused {
            person: "0".repeat(64).parse().unwrap(),
            name: "Bo".to_owned(),
            remark: Some((1, "I burnt it".to_owned())),
        }),
    };
    with_store(&file, async |store| store.report(&report).await.unwrap());
    let records = folder.join("records");
    let said = chantier(&format!("reports {} --records {}", file.display(), records.display())).ok();
    let expected = format!(
        "1. batisseurs {}, move 9\n    about Bo said: I burnt it\n    The bridge\n    is gone.\nreports: 1\n",
        table.id()
    );
    assert_eq!(said, expected);
    check_private(&records.join("1.record"));
    chantier(&format!("replay {} --check", records.join("1.record").display())).ok();
}

/// That a file and its folder are for their owner alone: what is hidden in a game that goes on stands there, and what people are called.
fn check_private(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;

        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(file), mode(file.parent().unwrap())), (0o600, 0o700));
    }
    #[cfg(not(unix))]
    let _ = file;
}

#[test]
fn a_database_whose_tables_all_replay() {
    let file = folder("check-well").join("tables.sqlite");
    database(
        &file,
        &[(1, 0, untouched), (2, 30, untouched), (3, usize::MAX, untouched)],
    );
    let before = fs::read(&file).unwrap();
    let said = chantier(&format!("check {}", file.display())).ok();
    assert_eq!(said, "tables checked: 3, failed: 0\n");
    let report = chantier(&format!("check sqlite://{} --json", file.display())).json();
    assert_eq!(report, serde_json::json!({"tables": 3, "failed": 0, "failures": []}));
    assert_eq!(fs::read(&file).unwrap(), before, "looking changes nothing");
}

#[test]
fn a_database_with_tables_that_do_not_replay() {
    let file = folder("check-ill").join("tables.sqlite");
    database(
        &file,
        &[
            (1, 10, untouched),
            (2, 0, other_chance),
            (3, 5, later_rules),
            (4, 5, torn),
        ],
    );
    let ran = chantier(&format!("check {}", file.display()));
    assert_eq!((ran.status, ran.err.as_str()), (1, ""), "{}", ran.out);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 4, "a line for each table that fails, and a summary");
    let failure = |number: u8| {
        let start = format!("failed: {} (batisseurs): ", TableId::new([number; 10]));
        let line = lines.iter().find_map(|line| line.strip_prefix(start.as_str()));
        line.unwrap_or_else(|| panic!("no {start} in {}", ran.out))
    };
    assert!(failure(2).contains("does not follow from the seed"));
    assert!(failure(3).contains("99"));
    assert!(failure(4).contains("event 5 follows event 3"));
    assert_eq!(lines[3], "tables checked: 4, failed: 3");

    let ran = chantier(&format!("check {} --json", file.display()));
    assert_eq!(ran.status, 1);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&report["tables"], &report["failed"]), (&4.into(), &3.into()));
    for failure in report["failures"].as_array().unwrap() {
        assert!(["table", "game", "why"].iter().all(|key| failure[key].is_string()));
    }
}

#[test]
fn a_backup_of_a_running_server_restores_into_either_kind_of_database() {
    let folder = folder("backup");
    let (file, backup) = (folder.join("tables.sqlite"), folder.join("monday.backup"));
    database(&file, &[(1, 5, untouched), (2, usize::MAX, untouched)]);
    let running = serving(&format!("--database {}", file.display()));
    let finished = TableId::new([2; 10]);
    let downloaded = running.get(&format!("/tables/{finished}/record"), "");
    let said = chantier(&format!("backup {} {}", file.display(), backup.display())).ok();
    assert!(said.starts_with("rows written: "), "{said}");
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::MetadataExt::mode(&fs::metadata(&backup).unwrap());
        assert_eq!(mode & 0o777, 0o600, "seeds are in it");
    }
    let again = chantier(&format!("backup {} {}", file.display(), backup.display())).refused();
    assert!(again.ends_with("exists already: name another file"), "{again}");

    let server = store::PrivatePostgres::start().unwrap();
    let there = server.create_database("tables").unwrap();
    let copy = folder.join("copy.sqlite").display().to_string();
    for database in [&there, &copy] {
        let restored = chantier(&format!("restore {} {database}", backup.display())).ok();
        assert_eq!(restored, said.replace("written", "restored"));
        assert_eq!(
            chantier(&format!("check {database}")).ok(),
            "tables checked: 2, failed: 0\n"
        );
        let full = chantier(&format!("restore {} {database}", backup.display())).refused();
        assert!(full.contains("a backup is restored into an empty one"), "{full}");
        let records = folder.join("records");
        let exported = chantier(&format!("export {database} {}", records.display())).ok();
        assert_eq!(exported, "records written: 1, failed: 0\n");
        let record = records.join(format!("batisseurs-{finished}.record"));
        check_private(&record);
        let written = fs::read_to_string(&record).unwrap();
        assert!(
            downloaded.ends_with(&format!("\r\n\r\n{written}")),
            "players download {downloaded}, and the host has {written}"
        );
        chantier(&format!("replay {} --check", record.display())).ok();
        fs::remove_dir_all(records).unwrap();
    }
}

#[test]
fn accounts_are_given_up_for_a_backup_only_where_that_is_asked() {
    let folder = folder("backup-accounts");
    let (file, backup) = (folder.join("tables.sqlite"), folder.join("monday.backup"));
    database(&file, &[(1, 5, untouched)]);
    chantier(&format!("backup {} {}", file.display(), backup.display())).ok();
    let kept = folder.join("kept.sqlite");
    with_store(&kept, async |store| {
        let person = "a".repeat(64).parse().unwrap();
        let account = Account {
            person,
            name: "Ana".to_owned(),
            password: None,
            created_at_ms: 1,
        };
        let session = "b".repeat(64).parse().unwrap();
        let device = NewDevice {
            id: &session,
            person: &account.person,
            proof: Proof::Password,
            name: "a phone",
            at_ms: 1,
        };
        assert!(store.keep_account(&account, "ana", &device, None).await.unwrap());
    });
    let restore = format!("restore {} {}", backup.display(), kept.display());
    let said = chantier(&restore).refused();
    assert!(
        said.contains("holds accounts (1)") && said.contains("--force"),
        "{said}"
    );
    chantier(&format!("{restore} --force")).ok();
    assert_eq!(
        chantier(&format!("check {}", kept.display())).ok(),
        "tables checked: 1, failed: 0\n"
    );
}

#[test]
fn games_that_are_over_are_exported_and_one_that_does_not_replay_hinders_no_other() {
    let folder = folder("export");
    let (file, records) = (folder.join("tables.sqlite"), folder.join("records"));
    let over = usize::MAX;
    database(
        &file,
        &[
            (1, 5, untouched),
            (2, over, untouched),
            (3, over, torn),
            (4, over, untouched),
        ],
    );
    let ran = chantier(&format!("export {} {}", file.display(), records.display()));
    assert_eq!((ran.status, ran.out.as_str()), (1, "records written: 2, failed: 1\n"));
    assert!(
        ran.err.contains(&format!("table {}", TableId::new([3; 10]))),
        "{}",
        ran.err
    );
    let mut written: Vec<String> = fs::read_dir(&records)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    written.sort();
    let name = |number: u8| format!("batisseurs-{}.record", TableId::new([number; 10]));
    let mut expected = vec![name(2), name(4)];
    expected.sort();
    assert_eq!(written, expected);
    for file in written {
        chantier(&format!("replay {} --check", records.join(file).display())).ok();
    }
}

#[test]
fn what_is_no_backup_is_refused() {
    let folder = folder("no-backup");
    let (file, database) = (folder.join("notes.txt"), folder.join("tables.sqlite"));
    fs::write(&file, "buy bread").unwrap();
    let said = chantier(&format!("restore {} {}", file.display(), database.display())).refused();
    assert!(said.contains("is no backup of Chantier"), "{said}");
    let said = chantier(&format!(
        "restore {} {}",
        folder.join("none").display(),
        database.display()
    ))
    .refused();
    assert!(said.contains("cannot read"), "{said}");
    let said = chantier(&format!(
        "backup {} {}",
        database.with_extension("none").display(),
        file.display()
    ))
    .refused();
    assert!(said.contains("exists already"), "{said}");
}

#[test]
fn nothing_is_deleted_before_the_host_says_so_twice() {
    let file = folder("prune").join("tables.sqlite");
    database(&file, &[(1, 5, untouched), (2, usize::MAX, untouched)]);
    let prune = |arguments: &str| chantier(&format!("prune {} {arguments}", file.display()));
    assert!(prune("").refused().starts_with("nothing is deleted without a term"));
    assert!(
        prune("--tables-older-than soon")
            .refused()
            .contains("an age reads like 12h, 90d, 8w or 2y")
    );
    let counted = prune("--tables-older-than 1y");
    assert_eq!(counted.status, 0, "{}", counted.err);
    assert!(counted.err.starts_with("hint: make a backup"), "{}", counted.err);
    assert_eq!(
        counted.out,
        "would delete: unfinished games 1, finished games 0, remarks 0, names 0, puzzles 0\n"
    );
    assert_eq!(
        chantier(&format!("check {}", file.display())).ok(),
        "tables checked: 2, failed: 0\n"
    );
    let deleted = prune("--tables-older-than 1y --delete").ok();
    assert_eq!(
        deleted,
        "deleted: unfinished games 1, finished games 0, remarks 0, names 0, puzzles 0\n"
    );
    assert_eq!(
        chantier(&format!("check {}", file.display())).ok(),
        "tables checked: 1, failed: 0\n"
    );
}

#[test]
fn a_database_of_another_program_is_not_brought_up_to_date_by_deleting_in_it() {
    let file = folder("prune-older").join("tables.sqlite");
    database(&file, &[(1, 5, untouched)]);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let spoil = async |statement: &'static str| {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
        let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
        sqlx::query(statement).execute(&pool).await.unwrap();
        pool.close().await;
    };
    // As the program before the last step left it.
    runtime.unwrap().block_on(async {
        spoil("DROP TABLE news").await;
        spoil("DELETE FROM _sqlx_migrations WHERE version = 20").await;
    });
    let prune = |arguments: &str| chantier(&format!("prune {} {arguments}", file.display()));
    let counted = prune("--tables-older-than 1y").ok();
    assert!(counted.starts_with("would delete: unfinished games 1,"), "{counted}");
    // The second time as the first: nothing was brought up to date.
    for _ in 0..2 {
        let refused = prune("--tables-older-than 1y --delete").refused();
        assert!(refused.contains("not that of this version of chantier"), "{refused}");
    }
}

#[test]
fn the_printed_material_can_be_loaded() {
    let folder = folder("printed-material");
    for info in catalogue::games().iter().map(|game| game.info()) {
        let text = chantier(&format!("material {}", info.id)).ok();
        assert_eq!(text, info.material);
        let file = folder.join(info.id);
        fs::write(&file, text).unwrap();
        chantier(&format!(
            "sim {} --games 1 --policy light --material {}",
            info.id,
            file.display()
        ))
        .ok();
    }
}

/// Starts a server on a free port.
fn serving(arguments: &str) -> Serving {
    Serving::start(command(&format!("serve --listen 127.0.0.1:0 {arguments}")))
}

#[test]
fn a_server_with_material_of_the_hosts_own() {
    let folder = folder("serve-material");
    let cards = folder.join("cards.toml");
    let text = chantier("material batisseurs").ok();
    fs::write(&cards, format!("# Our own box.\n{text}")).unwrap();
    let server = serving(&format!(
        "--database {} --material batisseurs={}",
        folder.join("tables.sqlite").display(),
        cards.display()
    ));
    let answer = server.get("/", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[test]
fn completions_for_every_shell_name_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = chantier(&format!("completions {shell}")).ok();
        for word in ["serve", "check", "material", "public-url"] {
            assert!(script.contains(word), "no {word} for {shell}");
        }
    }
}

#[test]
fn manual_pages_of_the_program_and_of_its_commands() {
    let page = chantier("man").ok();
    assert!(page.contains(".TH chantier 1"), "{page}");
    for name in [
        "serve",
        "games",
        "play",
        "sim",
        "arena",
        "bot",
        "analyse",
        "puzzles",
        "replay",
        "check",
        "backup",
        "restore",
        "export",
        "reports",
        "prune",
        "material",
        "completions",
        "man",
    ] {
        assert!(page.contains(&format!("chantier\\-{name}")), "no {name}");
        let page = chantier(&format!("man {name}")).ok();
        assert!(page.contains(&format!(".TH chantier-{name} 1")), "{page}");
        assert!(page.contains("Examples:"), "{name}");
    }
}
