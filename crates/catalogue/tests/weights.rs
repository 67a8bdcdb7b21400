//! The weights that games ship.

use catalogue::games;
use engine::{Setup, read_weights, write_weights};

#[test]
fn every_weight_belongs_to_the_evaluation_or_the_quick_policy_and_to_one_line_of_the_file() {
    let mut listed = 0;
    for game in games() {
        let info = game.info();
        // Opening the box reads the shipped file, which must name every weight.
        let weights = game.weights(&Setup::new(*info.players.end())).expect("the game opens");
        for weight in &weights {
            let part = weight.name.split('.').next();
            assert!(
                matches!(part, Some("evaluation" | "quick")),
                "{}: {}",
                info.id,
                weight.name
            );
            assert!(weight.value.is_finite());
        }
        let values: Vec<f32> = weights.iter().map(|weight| weight.value).collect();
        assert_eq!(
            read_weights(&write_weights(&weights), &weights),
            Ok(values),
            "{}",
            info.id
        );
        listed += weights.len();
    }
    assert!(listed > 100, "only {listed} weights were looked at");
}
