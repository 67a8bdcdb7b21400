//! The contract that every game keeps, for every player count and option.

#[test]
fn conforms() {
    engine::conformance::check::<welkin::Welkin>();
}
