//! The contract that every game keeps, for every player count.

#[test]
fn conforms() {
    engine::conformance::check::<batisseurs::Batisseurs>();
}
