//! Finished games that must replay to the same end for ever.
//!
//! They were made with `chantier sim settlement --players N --policy light|uniform --seed golden-N --games 1 --records DIR`; make new ones only
//! together with a new rules version, beside the old ones: `v2-…` are of version 2, those without a prefix of version 1.

use engine::conformance::{check_golden, golden_records};
use settlement::Settlement;

#[test]
fn golden_records_replay() {
    check_golden::<Settlement>(golden_records(env!("CARGO_MANIFEST_DIR")));
}
