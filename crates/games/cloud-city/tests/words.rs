//! What is asked, what is asked again, and what a hint says.

mod table;

use cloud_city::*;
use engine::{Describe, Game, Phrase, Setup, Turn};
use table::Table;

/// A finished square with two sand buildings at opposite edges and nothing as tall between them.
const LAST: &str = "at a1\nS..B.S\n.BB.G.\nG..GB.\n.BB.B.\n.BG..G\nG..GB.\n";

fn prompt(table: &Table) -> Phrase {
    table.game.prompt(&table.state)
}

fn reason(table: &Table, text: &str) -> Option<String> {
    let reason = table.game.reason(&table.state, text.parse().unwrap());
    reason.map(|phrase| phrase.to_string())
}

fn warning(table: &Table, text: &str) -> Option<String> {
    let warning = table.game.warning(&table.state, text.parse().unwrap());
    warning.map(|phrase| phrase.to_string())
}

#[test]
fn every_step_of_a_turn_asks_with_a_sentence_of_its_own() {
    let mut table = Table::new(2);
    let mut asked = std::collections::BTreeSet::new();
    while table.turn() != Turn::Over {
        let id = prompt(&table).id;
        let expected = match table.state.step {
            Step::Choose => "prompt-choose",
            Step::Lay(_) => "prompt-lay",
            Step::Build(_) if table.own().tiles() == 9 => "prompt-build-last",
            Step::Build(_) => "prompt-build",
            _ => "prompt-draw",
        };
        assert_eq!(id, expected);
        asked.insert(id);
        let first = table.legal()[0].clone();
        table.play(&first);
    }
    assert_eq!(asked.len(), 5);
}

#[test]
fn the_prompt_names_the_votes_of_the_best_walkway() {
    assert_eq!(
        prompt(&Table::building("at a1\nS..S\n.BG.\n")).to_string(),
        "prompt-build (votes 3)"
    );
}

#[test]
fn only_walkways_that_are_lost_for_good_are_asked_about_again() {
    let last = Table::building(LAST);
    assert_eq!(
        warning(&last, "done").as_deref(),
        Some("warning-last-walkways (votes 8)")
    );
    assert_eq!(warning(&last, "walkway a1 f1"), None);
    let earlier = Table::building("at a1\nS..S\n.BG.\n");
    assert_eq!(warning(&earlier, "done"), None);
}

#[test]
fn walkways_that_cost_more_than_they_bring_are_not_asked_about_again() {
    // The one walkway left brings a vote, but runs under the sand one: 2 votes less for each of the two.
    let city = "at a1\nS.BB.S\n.B..B.\nGSGSGS\n......\nGSGSGS\n......\n\na1 f1\n";
    let left = serde_json::json!({ "blue": [1, 0, 0, 0, 0], "green": [0, 0, 0, 0, 0], "sand": [0, 0, 0, 0, 0] });
    let table = |need| {
        let mut table = Table::of(&Setup::new(2).with("need", need)).city(0, city);
        table.state.stock = serde_json::from_value(left.clone()).unwrap();
        table.at(Step::Build(None))
    };
    let asked = warning(&table("none"), "done");
    assert_eq!(asked.as_deref(), Some("warning-last-walkways (votes 1)"));
    let crossing = table("crossings");
    assert_eq!(
        reason(&crossing, "walkway c1 d1").as_deref(),
        Some("reason-walkway (needs fewer, difference 4, last yes)")
    );
    assert_eq!(warning(&crossing, "done"), None);
}

#[test]
fn a_walkway_is_good_for_its_votes_and_those_of_the_needs() {
    assert_eq!(
        reason(&Table::building(LAST), "walkway a1 f1").as_deref(),
        Some("reason-walkway (needs same, difference 0, last no)")
    );
    let light = Table::of(&Setup::new(2).with("need", "light-buildings"))
        .city(0, LAST)
        .at(Step::Build(None));
    assert_eq!(
        reason(&light, "walkway a1 f1").as_deref(),
        Some("reason-walkway (needs more, difference 4, last no)")
    );
    assert_eq!(reason(&Table::building(LAST), "done"), None);
}

#[test]
fn a_tile_is_good_for_the_walkways_that_it_makes_possible() {
    let laying = Table::new(2)
        .city(0, "at g7\nBB\n..\n")
        .at(Step::Lay(Face::SideBlueBlue))
        .hand(0, ["side-blue-blue"]);
    assert_eq!(
        reason(&laying, "lay g9 0").as_deref(),
        Some("reason-lay (number 3, votes 2)")
    );
    let choosing = laying.at(Step::Choose);
    assert_eq!(
        reason(&choosing, "take side-blue-blue").as_deref(),
        Some("reason-take (number 3, votes 3)")
    );
}

#[test]
fn a_walkway_that_cannot_be_built_says_what_is_missing() {
    let table = Table::building("at a1\nB.G.BB\n.G.B..\n");
    let refusal = |text: &str| {
        let refusal = table.game.check(&table.state, text.parse().unwrap()).unwrap_err();
        table.game.refusal_phrase(&refusal).to_string()
    };
    let blocked = refusal("walkway a1 e1");
    assert!(
        blocked.starts_with("refusal-blocked (from") && blocked.contains("column-c"),
        "{blocked}"
    );
    let heights = refusal("walkway b2 d2");
    assert!(heights.starts_with("refusal-heights (from"), "{heights}");
    assert_eq!(refusal("draw pile"), "refusal-build-due");
}
