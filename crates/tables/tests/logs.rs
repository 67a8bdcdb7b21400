//! Logs as programs wrote them, kept for ever: each is read, replayed, and, if its game is not over, played to its end.
//!
//! `logs/N` holds logs that were written in format N, one event a line, as the database keeps them. A finished game has
//! the record beside it that the program of its time gave out. From format 2 on names stand beside the log: here they are
//! read from that record.

use std::fs;
use std::path::{Path, PathBuf};

use bots::BotSpec;
use engine::{Record, Seat, Seed, Viewer};
use tables::format::{self, Aside};
use tables::{Actor, Beside, Command, Event, Log, Phase, Remark, SeatPlan, Stored, Table, TableId};

/// A line of a file: an event as the database keeps it.
#[derive(serde::Deserialize)]
struct Row {
    version: i64,
    at: i64,
    body: String,
}

fn folder(format: u64) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/logs/{format}"))
}

/// The logs of a format, by name.
fn logs(format: u64) -> Vec<(String, Log)> {
    let files = fs::read_dir(folder(format)).unwrap().map(|entry| entry.unwrap().path());
    let mut logs: Vec<PathBuf> = files
        .filter(|file| file.extension().is_some_and(|end| end == "jsonl"))
        .collect();
    logs.sort();
    logs.iter()
        .map(|file| (file.file_stem().unwrap().to_str().unwrap().to_owned(), read_log(file)))
        .collect()
}

fn read_log(file: &Path) -> Log {
    let mut log = Log::default();
    if let Ok(record) = fs::read_to_string(file.with_extension("record")) {
        let record: Record = record.parse().unwrap();
        for (seat, name) in Seat::all(record.players).zip(record.seats) {
            log.beside.rename(seat, name);
        }
    }
    for line in fs::read_to_string(file).unwrap().lines() {
        let row: Row = serde_json::from_str(line).unwrap();
        let read = format::read(&row.body).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        match (read.aside, &read.event) {
            (Some(Aside::Name(name)), Event::Joined { seat, .. }) => log.beside.rename(*seat, name),
            (Some(Aside::Talk { seat, text }), _) => log.beside.say(Remark {
                at_ms: row.at,
                seat,
                person: None,
                text,
            }),
            _ => {}
        }
        log.events.push(Stored {
            version: row.version,
            at_ms: row.at,
            event: read.event,
        });
    }
    log
}

fn table_id() -> TableId {
    TableId::new([9; 10])
}

fn read(name: &str, log: &Log) -> Table {
    Table::read(&table_id(), log).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn record(table: &Table, beside: &Beside) -> String {
    let names = table.names(beside, "nobody");
    table.played().unwrap().to_record(names, false).to_string()
}

/// Seats whoever is missing and plays a table to its end, as a server would; gives the whole log.
fn finish(name: &str, mut log: Log) -> Log {
    let mut table = read(name, &log);
    let mut bot = table.game().bot(BotSpec::Light, &Seed::named(name));
    let newcomer = || "f".repeat(64).parse().unwrap();
    while table.phase() != Phase::Over {
        let command = match table.to_move() {
            Some(seat) => {
                let actor = match &table.plans()[seat.index()] {
                    SeatPlan::Bot(_) => Actor::Bot,
                    _ => Actor::Person(table.person(seat).unwrap().clone()),
                };
                let view = table.played().unwrap().view(Viewer::Seat(seat));
                Command::Move {
                    seat,
                    actor,
                    text: bot.choose(&*view),
                }
            }
            None => {
                let seat = table.seats().find(|seat| table.is_free(*seat)).unwrap();
                let person = table.left_by(seat).cloned().unwrap_or_else(newcomer);
                Command::Join { seat, person }
            }
        };
        let events = table
            .decide(&command)
            .unwrap_or_else(|error| panic!("{name}: {error:?}"));
        for event in events {
            let stored = Stored {
                version: table.version() + 1,
                at_ms: table.changed_at_ms() + 1000,
                event,
            };
            table.apply(&stored).unwrap();
            log.events.push(stored);
        }
    }
    for seat in table.seats().filter(|seat| table.person(*seat).is_some()) {
        if log.beside.name(seat).is_none() {
            log.beside.rename(seat, "Newcomer".to_owned());
        }
    }
    log
}

#[test]
fn every_log_of_every_format_reads_back() {
    let names = |format| -> Vec<String> { logs(format).into_iter().map(|(name, _)| name).collect() };
    for format in 1..=format::CURRENT {
        for name in names(1)
            .iter()
            .filter(|name| name.ends_with("-running") || name.ends_with("-finished"))
        {
            assert!(names(format).contains(name), "format {format} has no {name}");
        }
        for (name, log) in &logs(format) {
            let table = read(name, log);
            assert_eq!(table.version(), log.events.len() as i64);
            assert_eq!(table.changed_at_ms(), log.events.last().unwrap().at_ms);
        }
    }
}

#[test]
fn a_finished_game_gives_the_record_that_it_gave_when_it_was_played() {
    for format in 1..=format::CURRENT {
        let finished = logs(format).into_iter().filter(|(name, _)| name.ends_with("-finished"));
        for (name, log) in finished {
            let table = read(&name, &log);
            assert_eq!(table.phase(), Phase::Over);
            assert!(table.again().is_some(), "{name} was followed by another game");
            let kept = fs::read_to_string(folder(format).join(format!("{name}.record"))).unwrap();
            assert_eq!(record(&table, &log.beside), kept, "{name}");
            table.game().check_chance(&kept.parse().unwrap(), None).unwrap();
        }
    }
}

#[test]
fn a_running_game_goes_on_by_its_own_rules_to_its_end_and_reads_back_the_same() {
    for format in 1..=format::CURRENT {
        for (name, log) in logs(format)
            .into_iter()
            .filter(|(name, _)| !name.ends_with("-finished") && !name.ends_with("-record"))
        {
            let rules = read(&name, &log).setup().rules_version;
            let log = finish(&name, log);
            let table = read(&name, &log);
            assert_eq!(
                (table.phase(), table.setup().rules_version),
                (Phase::Over, rules),
                "{name}"
            );
            let record = record(&table, &log.beside);
            table
                .game()
                .check_chance(&record.parse().unwrap(), None)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            let rewritten = log.events.iter().map(|stored| Stored {
                event: format::read(&format::write(&stored.event)).unwrap().event,
                ..stored.clone()
            });
            assert_eq!(rewritten.collect::<Vec<_>>(), log.events);
        }
    }
}

#[test]
fn a_table_of_the_third_format_may_begin_with_moves_of_another_or_show_a_record() {
    let named = |wanted: &str| {
        let log = logs(3).into_iter().find(|(name, _)| name == wanted);
        read(wanted, &log.unwrap_or_else(|| panic!("no log {wanted}")).1)
    };
    let continued = named("batisseurs-continued");
    let (_, ply) = continued.origin().unwrap();
    let origins = continued.played().unwrap().origins();
    assert_eq!(origins.last().unwrap().plies, *ply);
    let record = named("batisseurs-record");
    assert!(record.is_record() && record.played().unwrap().seed().is_none());
}

#[test]
fn names_and_talk_of_the_first_format_stand_beside_the_log_now() {
    let (_, log) = logs(1)
        .into_iter()
        .find(|(name, _)| name == "batisseurs-running")
        .unwrap();
    assert_eq!(log.beside.talk().len(), 6);
    assert_eq!(Seat::all(3).filter(|seat| log.beside.name(*seat).is_some()).count(), 2);
    let retired = log
        .events
        .iter()
        .filter(|stored| stored.event == Event::Retired)
        .count();
    assert_eq!(retired, 6);
}
