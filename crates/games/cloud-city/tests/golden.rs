//! Finished games that must replay to the same end for ever.
//!
//! They were made with `chantier sim cloud-city --players N --policy P --games 1 --seed golden-NAME --records DIR` and the
//! options that they name; make new ones only together with a new rules version.

use engine::conformance::{check_golden, golden_records};

#[test]
fn golden_records_replay() {
    check_golden::<cloud_city::CloudCity>(golden_records(env!("CARGO_MANIFEST_DIR")));
}
