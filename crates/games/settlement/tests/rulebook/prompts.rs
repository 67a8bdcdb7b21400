//! What is asked, what is asked again, and what a hint says.

use std::collections::BTreeSet;

use engine::{Arg, Describe, Game as _};
use settlement::*;

use crate::table::{Table, building};

/// The message of what is asked now.
fn prompt(table: &Table) -> String {
    table.game.prompt(&table.state).id
}

fn warning(table: &Table, text: &str) -> Option<String> {
    let phrase = table.game.warning(&table.state, text.parse().unwrap());
    phrase.map(|phrase| phrase.to_string())
}

fn reason(table: &Table, text: &str) -> Option<String> {
    let phrase = table.game.reason(&table.state, text.parse().unwrap());
    phrase.map(|phrase| phrase.to_string())
}

/// A table in this step.
fn at(step: Step) -> Table {
    let mut table = Table::new(1).land(["I-1 wood-green"]);
    table.state.step = step;
    table
}

#[test]
fn every_step_asks_in_a_sentence_of_its_own() {
    let spaces: Spaces = [crate::table::space("I-1")].into_iter().collect();
    let steps = [
        Step::FirstArtefact,
        Step::Turn,
        Step::Paying {
            lacking: 1,
            from: SourceKind::Gold,
            purpose: Purpose::Diamond,
        },
        Step::Siting {
            building: building("bank"),
        },
        Step::Effects { used: false },
        Step::Effects { used: true },
        Step::Placing {
            terrain: "I-wood-green".parse().unwrap(),
        },
        Step::Scroll { collected: spaces },
        Step::Encounters { pending: spaces },
        Step::Refining,
        Step::Keeping { wood: None },
        Step::Swap,
    ];
    let asked: BTreeSet<String> = steps.iter().map(|step| prompt(&at(*step))).collect();
    assert_eq!(asked.len(), steps.len(), "{asked:?}");
    assert!(!asked.contains("prompt-wait"));
}

#[test]
fn a_turn_asks_for_what_can_still_be_done() {
    let asked = |table: Table, acted: bool, invited: bool| {
        let mut table = table;
        (table.state.acted, table.state.invited) = (acted, invited);
        prompt(&table)
    };
    let rich = || Table::new(2).reserve([9; 5]);
    let poor = || Table::new(2).reserve([0; 5]);
    assert_eq!(asked(rich(), false, false), "prompt-action-or-hero");
    assert_eq!(asked(poor(), false, false), "prompt-action-no-hero");
    assert_eq!(asked(rich().villagers(0, 0), false, false), "prompt-hero-no-action");
    assert_eq!(asked(poor().villagers(0, 0), false, false), "prompt-only-pass");
    assert_eq!(asked(rich(), true, false), "prompt-hero-too");
    assert_eq!(asked(poor(), true, false), "prompt-end-no-hero");
    assert_eq!(asked(rich(), false, true), "prompt-action-too");
    assert_eq!(asked(rich().villagers(0, 0), false, true), "prompt-end-no-action");
    assert_eq!(asked(rich(), true, true), "prompt-end");
    // Passing is proposed where nobody is left to send and no hero could come in the next turn, and only there.
    for invited in [false, true] {
        assert_eq!(asked(poor().villagers(0, 0), true, invited), "prompt-end-no-villager");
    }
    assert_eq!(asked(poor(), true, true), "prompt-end");
    assert_eq!(asked(rich().villagers(0, 0), true, true), "prompt-end");
}

#[test]
fn a_turn_names_the_actions_that_can_be_taken_and_no_others() {
    let poor = Table::new(2).reserve([0; 5]).villagers(1, 0);
    let mut kinds: BTreeSet<&str> = BTreeSet::new();
    let mut moves = Vec::new();
    poor.game.legal(&poor.state, &mut moves);
    for mv in moves {
        match mv {
            Move::Build(_) => kinds.insert("action-build"),
            Move::Explore(_) => kinds.insert("action-explore"),
            Move::Hunt(_) => kinds.insert("action-hunt"),
            Move::Fortify(_) => kinds.insert("action-fortify"),
            Move::Region(_) | Move::Street(_) | Move::Fort(_) => kinds.insert("action-activate"),
            _ => false,
        };
    }
    assert!(!kinds.is_empty() && kinds.len() < 5, "{kinds:?}");
    let asked = poor.game.prompt(&poor.state);
    let Some((_, Arg::List(named))) = asked.args.first() else {
        panic!("no actions in {asked}");
    };
    let named: BTreeSet<&str> = named.iter().map(|action| action.id.as_str()).collect();
    assert_eq!(named, kinds);
}

#[test]
fn a_pass_is_asked_again_where_villagers_could_still_work() {
    let idle = Table::new(2).reserve([0; 5]).villagers(2, 1);
    assert_eq!(warning(&idle, "pass").unwrap(), "warning-pass (villagers 2)");
    // The bonus villager stays for the next round, but there is none after the last.
    let last = Table::new(2).reserve([0; 5]).villagers(2, 1).round(6);
    assert_eq!(warning(&last, "pass").unwrap(), "warning-pass (villagers 3)");
    // What is asked again and the button agree on the number.
    let label = |table: &Table| table.game.move_phrase(&table.state, Move::Pass).to_string();
    assert_eq!(label(&idle), "move-pass (villagers 2)");
    assert_eq!(label(&last), "move-pass (villagers 3)");
}

#[test]
fn a_pass_that_costs_nothing_is_not_asked_again() {
    let spent = Table::new(2).reserve([9; 5]).villagers(0, 0);
    assert_eq!(warning(&spent, "pass"), None);
    let bonus = Table::new(2).reserve([0; 5]).villagers(0, 2);
    assert_eq!(warning(&bonus, "pass"), None);
    let over = Table::new(2).reserve([0; 5]).villagers(0, 0).round(6);
    assert_eq!(warning(&over, "pass"), None);
}

#[test]
fn the_last_pass_is_asked_again_where_a_hero_could_still_be_invited() {
    let rich = Table::new(2).reserve([9; 5]).villagers(0, 0).round(6);
    assert_eq!(warning(&rich, "pass").unwrap(), "warning-pass-hero");
    let both = Table::new(2).reserve([9; 5]).villagers(1, 0).round(6);
    assert_eq!(warning(&both, "pass").unwrap(), "warning-pass-both (villagers 1)");
}

#[test]
fn the_end_of_a_turn_is_never_asked_again() {
    let mut table = Table::new(2).reserve([9; 5]);
    table.play("invite 4");
    assert_eq!(warning(&table, "end"), None);
}

#[test]
fn a_hint_counts_the_points_that_a_hero_brings_now() {
    // Hero 1 is an adventurer with a villager.
    let table = Table::new(2)
        .reserve([9; 5])
        .display([2, 3, 4, 1])
        .land(["I-1 wood-red", "I-2 clay-red"]);
    assert_eq!(
        reason(&table, "invite 4").unwrap(),
        "reason-invite-growing (points 2, villagers 1)"
    );
}

#[test]
fn a_hint_counts_what_a_region_gives_and_the_monsters_that_come() {
    // Nobody on display calls the dragon.
    let table = Table::new(1)
        .land(["I-1 wood-red", "I-2 wood-red", "I-3 clay-red"])
        .monsters(["I-2"])
        .display([1, 2, 3, 4]);
    assert_eq!(
        reason(&table, "region I").unwrap(),
        "reason-region (pieces [amount-wood (amount 1), amount-clay (amount 1)], monsters 0)"
    );
    assert_eq!(
        reason(&table, "hunt I-2").unwrap(),
        "reason-hunt (pieces [amount-diamond (amount 1), amount-gold (amount 2)], resource wood)"
    );
}

#[test]
fn a_hint_says_what_is_left_after_a_payment() {
    let mut table = Table::new(1).reserve([0, 4, 0, 0, 3]).display([2, 3, 4, 1]);
    table.play("invite 4");
    assert_eq!(
        reason(&table, "pay gold").unwrap(),
        "reason-pay (pieces [amount-clay (amount 2)])"
    );
}

#[test]
fn what_is_asked_fits_into_the_bar() {
    for words in Settlement::INFO.words {
        let asked = words.messages.lines().filter(|line| line.starts_with("prompt-"));
        let sentences = asked.filter_map(|line| line.split_once(" = "));
        for (message, sentence) in sentences.filter(|(_, sentence)| !sentence.contains("->")) {
            assert!(sentence.chars().count() <= 90, "{message}: {sentence}");
        }
    }
}
