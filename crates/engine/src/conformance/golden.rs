//! Golden records: finished games kept in the repository, which must replay to the same end for ever.

use std::fs;
use std::path::Path;

use crate::{Describe, Match, Record, Turn};

/// The golden records of a crate as (name, text), given its folder (`env!("CARGO_MANIFEST_DIR")`): every file of
/// `tests/golden`.
///
/// # Panics
/// If a file cannot be read.
pub fn golden_records(crate_folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(crate_folder).join("tests/golden");
    let read = |path: &Path| fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut records: Vec<(String, String)> = entries
        .map(|entry| entry.expect("an entry of a folder can be read").path())
        .map(|path| (path.display().to_string(), read(&path)))
        .collect();
    records.sort();
    records
}

/// Replays golden records, given as (name, text), and checks that every player count and every value of every option
/// is among them, and every rules version. A record that fails here means that a change of the rules needs a new rules version.
///
/// # Panics
/// With the name of the record and what is wrong with it.
pub fn check_golden<G: Describe>(records: impl IntoIterator<Item = (String, String)>) {
    let mut read = Vec::new();
    for (name, text) in records {
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let replayed =
            Match::<G>::replay(&record, None, |_, _, _, _| {}).unwrap_or_else(|error| panic!("{name}: {error}"));
        Match::<G>::check_chance(&record, None).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(
            replayed.turn(),
            Turn::Over,
            "{name}: a golden record is a finished game"
        );
        assert_eq!(record.to_string(), text, "{name}: it is not written as it was read");
        read.push(record);
    }
    for players in G::INFO.players {
        assert!(
            read.iter().any(|record| record.players == players),
            "no golden record of {players} players"
        );
    }
    for version in G::INFO.rules_versions {
        assert!(
            read.iter().any(|record| record.rules_version == version),
            "no golden record of rules version {version}"
        );
    }
    for option in G::INFO.options {
        for value in option.values {
            let holds = |record: &Record| record.setup(None).value(option) == *value;
            assert!(read.iter().any(holds), "no golden record with {} {value}", option.key);
        }
    }
}
