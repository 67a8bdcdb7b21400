//! The contract that every game keeps, for every option and player count.

#[test]
fn conforms() {
    engine::conformance::check::<lantern::Lantern>();
}
