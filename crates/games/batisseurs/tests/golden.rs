//! Finished games that must replay to the same end for ever.
//!
//! They were made with `chantier sim batisseurs --players N --policy light|uniform --seed golden-N --games 1 --records DIR`; make new ones only
//! together with a new rules version.

use engine::conformance::{check_golden, golden_records};

#[test]
fn golden_records_replay() {
    check_golden::<batisseurs::Batisseurs>(golden_records(env!("CARGO_MANIFEST_DIR")));
}
