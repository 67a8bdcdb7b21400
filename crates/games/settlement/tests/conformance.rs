//! The contract of the house, for every player count.

#[test]
fn conforms() {
    engine::conformance::check::<settlement::Settlement>();
}
