//! Finished games that must replay to the same end for ever.
//!
//! They were made with `chantier sim welkin --players N --option incomplete=VALUE --games 1 --records DIR`, with
//! `--policy light` but for the one where nobody gets on; make new ones only together with a new rules version.

use std::collections::BTreeSet;

use engine::conformance::{check_golden, golden_records};
use engine::{Match, Record};
use welkin::Welkin;

fn records() -> Vec<(String, String)> {
    golden_records(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn golden_records_replay() {
    check_golden::<Welkin>(records());
}

#[test]
fn golden_records_hold_every_kind_of_move_every_power_and_both_ways_to_end() {
    let mut kinds = BTreeSet::new();
    let mut powers = BTreeSet::new();
    let mut ends = BTreeSet::new();
    for (_, text) in records() {
        let record: Record = text.parse().unwrap();
        for ply in &record.plies {
            let words: Vec<&str> = ply.text.split(' ').collect();
            kinds.insert(words[0].to_owned());
            if let ["power", power] = words[..] {
                powers.insert(power.to_owned());
            }
        }
        let replayed = Match::<Welkin>::replay(&record, None, |_, _, _, _| {}).unwrap();
        ends.insert(replayed.state().ending.is_some());
    }
    assert_eq!((kinds.len(), powers.len(), ends.len()), (11, 5, 2));
}
