//! The contract that every game keeps, for every player count, city and pair of need cards.

use cloud_city::CloudCity;
use engine::conformance::Kit;

#[test]
fn conforms() {
    // There are more than six hundred set-ups: one game of each with each policy is plenty.
    Kit::<CloudCity>::new().games(1).samples(1).run();
}
