//! The contract of the house, for every player count and option.

#[test]
fn conforms() {
    engine::conformance::check::<welkin::Welkin>();
}
