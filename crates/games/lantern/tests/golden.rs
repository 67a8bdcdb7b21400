//! Finished games that must replay to the same end for ever.
//!
//! They were made with `chantier sim lantern --players N --policy light --seed golden --games 1 --records DIR` by a program
//! that has this game; make new ones only together with a new rules version.

use engine::conformance::{check_golden, golden_records};

#[test]
fn golden_records_replay() {
    check_golden::<lantern::Lantern>(golden_records(env!("CARGO_MANIFEST_DIR")));
}
