//! The laws every game of the house keeps, over every option and player count.

#[test]
fn conforms() {
    engine::conformance::check::<noria::Noria>();
}
