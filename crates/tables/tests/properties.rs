//! What holds for every body of an event and every log that a database might hold: nothing panics, and whatever cannot be
//! read says so in one line.
//!
//! The texts are random, but the same in every run.

use std::fs;
use std::path::{Path, PathBuf};

use engine::conformance::Noise;
use tables::format::{self, FormatError};
use tables::{Log, Stored, Table, TableId};

/// The bodies of the golden logs, one list a log.
fn logs() -> Vec<Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let formats = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = formats
        .flat_map(|format| fs::read_dir(format).unwrap().map(|entry| entry.unwrap().path()))
        .filter(|file| file.extension().is_some_and(|end| end == "jsonl"))
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let body = |line: &str| {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        row["body"].as_str().unwrap().to_owned()
    };
    let bodies = |file: &PathBuf| fs::read_to_string(file).unwrap().lines().map(body).collect();
    files.iter().map(bodies).collect()
}

/// Reads a body; what is read can be written and read again.
fn read(body: &str) -> Result<format::Read, FormatError> {
    let read = format::read(body);
    match &read {
        Ok(first) => {
            let again = format::read(&format::write(&first.event)).unwrap();
            assert_eq!((&again.event, &again.aside), (&first.event, &None));
        }
        Err(error) => assert!(!error.to_string().contains('\n'), "{body:?}: {error:?}"),
    }
    read
}

#[test]
fn a_random_or_spoilt_event_is_read_or_refused_in_one_line() {
    let mut noise = Noise::new("events");
    for _ in 0..20_000 {
        let _ = read(&noise.text(80));
    }
    let (mut well, mut ill) = (0, 0);
    for body in logs().iter().flatten() {
        match read(&noise.spoilt(body)) {
            Ok(_) => well += 1,
            Err(_) => ill += 1,
        }
    }
    assert!(well > 100 && ill > 100, "{well} could be read, {ill} could not");
}

#[test]
fn a_spoilt_log_adds_up_to_a_table_or_says_in_one_line_why_not() {
    let id = TableId::new([9; 10]);
    let mut noise = Noise::new("logs");
    for bodies in logs() {
        for _ in 0..60 {
            let spoilt = noise.spoilt(&bodies.join("\n"));
            let events = spoilt.split('\n').filter_map(|body| format::read(body).ok());
            let stored = |(version, read): (i64, format::Read)| Stored {
                version,
                at_ms: version,
                event: read.event,
            };
            let log = Log {
                events: (1..).zip(events).map(stored).collect(),
                ..Log::default()
            };
            if let Err(error) = Table::read(&id, &log) {
                assert!(!error.to_string().contains('\n'), "{error:?}");
            }
        }
    }
}
