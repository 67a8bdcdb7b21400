//! The contract of the house, for every player count and every combination of options.

use std::time::Instant;

#[test]
fn conforms() {
    let t = Instant::now();
    engine::conformance::check::<cloud_city::CloudCity>();
    println!("{:?}", t.elapsed());
}
