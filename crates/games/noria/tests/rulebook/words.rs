//! What people are told: prompts, warnings, reasons and refusals.

use std::collections::BTreeSet;

use engine::{Arg, Describe, Phrase, Setup};
use noria::*;

use crate::table::Table;

fn prompt(table: &Table) -> String {
    table.game.prompt(&table.state).id
}

fn warning(table: &Table, text: &str) -> Option<Phrase> {
    table.game.warning(&table.state, text.parse().unwrap())
}

fn reason(table: &Table, text: &str) -> Phrase {
    let reason = table.game.reason(&table.state, text.parse().unwrap());
    reason.expect("something comes of the move")
}

/// A number in a phrase.
#[track_caller]
fn number(phrase: &Phrase, key: &str) -> i64 {
    match phrase.args.iter().find(|(name, _)| *name == key) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{key} is {other:?} in {phrase:?}"),
    }
}

#[test]
fn every_step_that_asks_has_a_sentence_of_its_own() {
    let at = |step: Step| Table::base(2).resources(9, 9, 9).ambassador("I1").step(step);
    let space: Space = "L0".parse().unwrap();
    let steps = [
        at(Step::StartResource),
        at(Step::StartLevel),
        at(Step::Influence),
        at(Step::Modify(space)),
        at(Step::Action).wheel([("S1", "energy")]),
        at(Step::Action).wheel([]).knowledge(3),
        at(Step::Action).wheel([]).knowledge(0),
        at(Step::Action).wheel([("S1", "city")]).play_all(["activate S1"]),
        at(Step::Action).wheel([("S1", "journey")]).play_all(["activate S1"]),
        at(Step::Action)
            .wheel([("S1", "tool"), ("L0", "energy")])
            .play_all(["activate S1"]),
        at(Step::Repeat),
        at(Step::RepeatAgain),
        at(Step::Pay(Deed::Buy(DiscKind::Bonus))),
        at(Step::Pay(Deed::Invest(Path::Refining))),
        at(Step::Pay(Deed::Invest(Path::Research))),
        at(Step::Pay(Deed::Visit(Island::I1))),
        at(Step::PayGoods(Path::Research)),
        at(Step::Land),
        at(Step::Politics),
        at(Step::Dismiss),
        at(Step::Next),
        at(Step::Place),
        Table::dealt(Setup::new(2).with("mode", "expert")),
    ];
    let said: BTreeSet<String> = steps.iter().map(prompt).collect();
    assert_eq!(said.len(), steps.len(), "two steps share a sentence: {said:?}");
    assert!(!said.contains("prompt-turn"), "a step has no sentence: {said:?}");
}

#[test]
fn the_wheel_asks_only_for_what_the_knowledge_of_its_owner_pays() {
    let knowing = |knowledge| Table::base(2).influencing().knowledge(knowledge);
    assert_eq!(prompt(&knowing(2)), "prompt-influence");
    assert_eq!(prompt(&knowing(1)), "prompt-influence-turn");
    // After two night shifts a third is dearer than the first modification.
    let mut turned = knowing(3);
    turned.state.turn.night_shifts = 2;
    assert_eq!(prompt(&turned), "prompt-influence-move");
}

#[test]
fn a_landing_asks_only_for_what_can_be_taken_there() {
    let mut table = Table::base(2).ambassador("I1").step(Step::Land);
    table.state.docks[Island::I1] = ByResource::new([0, 0, 0]);
    assert_eq!(prompt(&table), "prompt-land-factory");
    table.state.docks[Island::I1] = ByResource::new([1, 0, 0]);
    for space in 0..4 {
        table.state.players[1].factories[Island::I1].insert(Plot(space));
    }
    assert_eq!(prompt(&table), "prompt-land-ship");
}

#[test]
fn ending_a_turn_asks_again_while_discs_are_left_and_says_how_many() {
    let table = Table::base(2)
        .acting()
        .knowledge(0)
        .wheel([("L4", "energy"), ("M3", "energy"), ("M2", "tool")]);
    let asked = warning(&table, "finish").unwrap();
    assert_eq!(
        (asked.id.as_str(), number(&asked, "number")),
        ("warning-unused-discs", 2)
    );
    let table = table.play_all(["activate L4", "activate M3"]);
    assert_eq!(warning(&table, "finish"), None, "no disc is left");
}

#[test]
fn going_on_to_the_politics_phase_is_not_asked_again() {
    let table = Table::base(2).acting().knowledge(5).wheel([("L4", "energy")]);
    assert_eq!(warning(&table, "finish"), None);
    let table = table.play_all(["finish"]);
    assert_eq!(warning(&table, "rest").unwrap().id, "warning-unused-discs");
}

#[test]
fn knowledge_is_asked_about_in_the_last_turn_only_and_where_an_intrigue_would_help() {
    let table = |round: u8, levels: [u8; 4]| {
        let table = Table::base(2).round(round).wheel([]).knowledge(9).step(Step::Politics);
        table.of(1).levels([0, 0, 2, 0]).of(0).levels(levels)
    };
    assert_eq!(warning(&table(15, [0, 0, 3, 0]), "rest"), None);
    assert_eq!(
        warning(&table(16, [0, 0, 2, 0]), "rest"),
        None,
        "a rival would get as much"
    );
    let asked = warning(&table(16, [0, 0, 3, 0]), "rest").unwrap();
    assert_eq!((number(&asked, "number"), number(&asked, "points")), (9, 9));
}

#[test]
fn a_disc_that_could_still_be_used_is_not_upgraded_without_asking() {
    let table = Table::base(2)
        .acting()
        .wheel([("S1", "tool"), ("M2", "energy"), ("L0", "energy")])
        .play_all(["activate S1"]);
    assert_eq!(warning(&table, "upgrade M2").unwrap().id, "warning-fresh-disc");
    assert_eq!(warning(&table, "upgrade L0"), None, "it rests above");
}

#[test]
fn acting_with_the_wheel_as_it_is_says_how_many_discs_fit_together() {
    let discs = |table: Table| number(&reason(&table.step(Step::Influence), "act"), "number");
    let fits = Table::base(2).wheel([("L4", "energy"), ("M3", "energy"), ("M2", "tool")]);
    assert_eq!(discs(fits), 2);
    assert_eq!(discs(Table::base(2).wheel([("L0", "energy")])), 0, "it rests above");
}

#[test]
fn an_upgraded_disc_is_not_covered_without_asking() {
    let mut table = Table::base(2)
        .wheel([("L0", "energy+"), ("L1", "tool")])
        .step(Step::Place);
    table.state.turn.centre[0] = Some(DiscKind::City);
    assert_eq!(warning(&table, "place L0").unwrap().id, "warning-upgraded-disc");
    assert_eq!(warning(&table, "place L1"), None);
    assert_eq!(warning(&table, "place L2"), None);
}

#[test]
fn an_investment_says_what_all_chambers_bring_for_it() {
    let table = Table::base(2)
        .seated([0, 2, 0, 0, 1, 0])
        .levels([0, 3, 0, 0])
        .acting()
        .wheel([("S1", "city")])
        .resources(9, 9, 9)
        .play_all(["activate S1"]);
    let said = reason(&table, "invest colonization");
    // A level is worth 4 in Colonization, and 2 as the highest.
    assert_eq!((number(&said, "level"), number(&said, "points")), (4, 4 + 2));
}

#[test]
fn an_intrigue_says_what_it_brings_its_player_and_the_best_rival() {
    let table = Table::base(3)
        .of(1)
        .levels([0, 0, 0, 1])
        .of(2)
        .levels([0, 0, 0, 2])
        .of(0)
        .levels([0, 0, 0, 3])
        .step(Step::Politics)
        .knowledge(9);
    let said = reason(&table, "intrigue research");
    assert_eq!((number(&said, "points"), number(&said, "rival")), (3 * 4, 2 * 4));
}

#[test]
fn a_placed_disc_says_in_how_many_turns_it_can_be_used() {
    let mut table = Table::base(2).wheel([]).step(Step::Place);
    table.state.turn.centre[0] = Some(DiscKind::City);
    for (space, turns) in [("L3", 1), ("L2", 2), ("L0", 4), ("M1", 2), ("S0", 2), ("S1", 1)] {
        assert_eq!(
            number(&reason(&table, &format!("place {space}")), "turns"),
            turns,
            "{space}"
        );
    }
}

#[test]
fn a_night_shift_says_which_disc_it_brings_into_the_lower_half() {
    let table = Table::base(2).influencing().wheel([("L2", "tool"), ("M0", "energy")]);
    let brought = reason(&table, "night-shift large");
    assert_eq!(
        brought,
        Phrase::new("reason-activates").with("disc", Phrase::new("disc-tool"))
    );
    assert_eq!(reason(&table, "night-shift medium"), Phrase::new("reason-later"));
}

#[test]
fn every_step_of_a_modification_has_its_reason() {
    let table = || Table::base(2).influencing().wheel([("L2", "tool"), ("L4", "city")]);
    let from = |space: &str| table().step(Step::Modify(space.parse().unwrap()));
    assert_eq!(reason(&table(), "modify L2").id, "reason-raises");
    assert_eq!(reason(&table(), "modify L4").id, "reason-makes-room");
    assert_eq!(
        reason(&from("L2"), "to L3").to_string(),
        "reason-activates (disc disc-tool)"
    );
    assert_eq!(
        reason(&from("L4"), "to L2").to_string(),
        "reason-activates (disc disc-tool)"
    );
    assert_eq!(reason(&from("L2"), "to L1").id, "reason-later");
    assert_eq!(reason(&from("L4"), "to L3").to_string(), "reason-act (number 1)");
}

#[test]
fn what_is_tried_too_early_is_refused_with_what_comes_first() {
    let table = Table::base(2).influencing().step(Step::BuildWheel);
    table.refused("night-shift large", Refusal::NotNow(Step::BuildWheel));
    let table = table.step(Step::Action);
    table.refused("take energy", Refusal::TakenAtStart);
    table.refused("rest", Refusal::NotNow(Step::Action));
}

#[test]
fn what_belongs_to_another_moment_is_refused_with_what_it_needs() {
    let table = Table::base(2).acting().wheel([("S1", "city"), ("L4", "energy")]);
    table.refused("invest refining", Refusal::NeedsDisc(DiscKind::City));
    table.refused("explore", Refusal::NeedsDisc(DiscKind::Journey));
    table.refused("produce 1 sail", Refusal::NeedsDisc(DiscKind::Tool));
    table.refused("ship energy", Refusal::NeedsLanding);
    table.refused("night-shift large", Refusal::OtherPhase(Phase::Influence));
    table.refused("intrigue research", Refusal::OtherPhase(Phase::Politics));
    let table = table.step(Step::Politics);
    table.refused("activate L4", Refusal::OtherPhase(Phase::Action));
}
