//! `cargo xtask test`
fn main() {}
