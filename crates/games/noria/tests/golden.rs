//! Finished games that must replay to the same end for ever.
//!
//! They were made with `chantier sim noria --players N --policy light --games 1 --option mode=M --records DIR`; make
//! new ones only together with a new rules version, beside the old ones: `v2-…` are of version 2, those without a prefix
//! of version 1.

use std::fs;

#[test]
fn golden_records_replay() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");
    let records = fs::read_dir(folder).unwrap().map(|entry| {
        let path = entry.unwrap().path();
        (path.display().to_string(), fs::read_to_string(&path).unwrap())
    });
    engine::conformance::check_golden::<noria::Noria>(records);
}
