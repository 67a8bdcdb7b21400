//! What players are asked, warned of and advised.

use batisseurs::*;
use engine::{Describe, Game};

use crate::table::Table;

impl Table {
    fn prompt(&self) -> String {
        self.game.prompt(&self.state).id
    }

    fn reason(&self, text: &str) -> Option<String> {
        let reason = self.game.reason(&self.state, text.parse().unwrap());
        reason.map(|phrase| phrase.to_string())
    }

    fn warning(&self, text: &str) -> Option<String> {
        let warning = self.game.warning(&self.state, text.parse().unwrap());
        warning.map(|phrase| phrase.to_string())
    }
}

#[test]
fn every_step_of_a_turn_is_asked_in_its_own_sentence() {
    let mut table = Table::new(2);
    assert_eq!(table.prompt(), "prompt-no-site");
    table = table.site("chapel", []).free(["master-1", "labourer-1"]);
    assert_eq!(table.prompt(), "prompt-act");
    table.play("send master-1");
    assert_eq!(table.prompt(), "prompt-send-only");
    table.play("to chapel");
    table.state.actions = 1;
    assert_eq!(table.prompt(), "prompt-too-dear");
    table.state.actions = 2;
    table.state.builders[0].ecus = 1;
    assert_eq!(table.prompt(), "prompt-no-wage");
    table.state.builders[0].free = CardSet::EMPTY;
    assert_eq!(table.prompt(), "prompt-no-worker");
    table.state.actions = 0;
    assert_eq!(table.prompt(), "prompt-done");
    table.state.builders[0].ecus = 5;
    assert_eq!(table.prompt(), "prompt-no-action");
}

#[test]
fn with_two_sites_in_reach_the_question_is_which() {
    let mut table = Table::new(2).site("chapel", []).site("inn", []).free(["master-1"]);
    table.play("send master-1");
    assert_eq!(table.prompt(), "prompt-send");
}

#[test]
fn the_last_round_is_announced_with_who_moves_last() {
    let mut table = Table::new(3);
    assert_eq!(table.game.ending(&table.state), None);
    table.state.last_round = true;
    let said = table.game.ending(&table.state).expect("the end is near");
    assert_eq!(said.to_string(), "ending (seat 3)");
}

#[test]
fn ending_a_turn_asks_again_only_while_actions_are_left_and_says_what_they_are_worth() {
    let mut table = Table::new(2);
    let warned = |table: &Table| table.warning("end");
    assert_eq!(warned(&table).as_deref(), Some("warning-actions (actions 3, ecus 6)"));
    table.play("take 1");
    assert_eq!(warned(&table).as_deref(), Some("warning-actions (actions 2, ecus 3)"));
    table.play("take 2");
    assert_eq!(
        (warned(&table), table.reason("end").as_deref()),
        (None, Some("reason-end"))
    );
    table.state.actions = 4;
    assert_eq!(warned(&table).as_deref(), Some("warning-actions (actions 4, ecus 7)"));
    for text in table.legal().iter().filter(|text| text.as_str() != "end") {
        assert_eq!(table.warning(text), None, "{text}");
    }
}

/// The worked example of the rulebook: the journeyman brings the knowledge and the three tiles the chapel lacks.
#[test]
fn advice_to_send_the_last_worker_says_what_the_finished_building_brings() {
    let table = Table::new(2)
        .site("chapel", ["master-4", "apprentice-1"])
        .free(["journeyman-3"]);
    let said = "reason-finish (building chapel, ecus 18, points 5)";
    assert_eq!(table.reason("send journeyman-3").as_deref(), Some(said));
    let mut table = table;
    table.play("send journeyman-3");
    assert_eq!(table.reason("to chapel").as_deref(), Some(said));
}

#[test]
fn advice_to_send_a_worker_names_what_he_adds_and_what_is_lacking_then() {
    let table = Table::new(2).site("chapel", []).free(["master-4"]);
    let said = "reason-add (building chapel, adds [amount-stone (amount 3), amount-wood (amount 2)], \
                lacks [amount-knowledge (amount 2), amount-tile (amount 3)])";
    assert_eq!(table.reason("send master-4").as_deref(), Some(said));
    // The move to the site says itself what he adds.
    let mut table = table;
    table.play("send master-4");
    let said = "reason-bring (lacks [amount-knowledge (amount 2), amount-tile (amount 3)])";
    assert_eq!(table.reason("to chapel").as_deref(), Some(said));
}

#[test]
fn advice_to_open_says_whether_the_free_workers_can_finish_the_building() {
    let row = ["bower", "chapel", "farm", "castle", "post"];
    let mut table = Table::new(2).row(row, "abbey").free(["apprentice-3"]);
    assert_eq!(
        table.reason("open bower").as_deref(),
        Some("reason-open-ready (ecus 8, points 0)")
    );
    // Most of it is lacking: then it says what they make.
    let said =
        "reason-open-makes (makes [amount-stone (amount 2), amount-knowledge (amount 1), amount-tile (amount 1)])";
    assert_eq!(table.reason("open chapel").as_deref(), Some(said));
    table.state.builders[0].free = CardSet::EMPTY;
    let later = table.reason("open bower");
    assert_eq!(
        later.as_deref(),
        Some("reason-open-later (ecus 8, points 0)"),
        "nobody who could help"
    );
}

#[test]
fn advice_to_recruit_names_the_site_that_needs_the_worker() {
    let row = ["master-1", "master-2", "master-3", "master-4", "master-5"];
    let table = Table::new(2).workers(row, "master-6");
    let later = |text: &str, table: &Table| table.reason(text).unwrap().starts_with("reason-recruit-later (makes [");
    assert!(later("recruit master-1", &table));
    let table = table.site("bower", []);
    let said = "reason-recruit-finish (building bower)";
    assert_eq!(table.reason("recruit master-1").as_deref(), Some(said));
    assert!(later("recruit master-3", &table));
}

#[test]
fn advice_on_money_says_what_is_in_the_purse_then() {
    let table = Table::new(2);
    assert_eq!(table.reason("take 3").as_deref(), Some("reason-take (ecus 16)"));
    assert_eq!(table.reason("buy").as_deref(), Some("reason-buy (actions 4, ecus 5)"));
    assert_eq!(table.reason("end").as_deref(), Some("reason-end"));
}

#[test]
fn a_refusal_names_the_price_and_what_is_there_or_the_site_that_holds_the_worker() {
    let table = Table::new(2).site("chapel", ["master-2"]).free(["master-1"]).ecus(3);
    let said = |text: &str| {
        let refused = table.game.check(&table.state, text.parse().unwrap()).unwrap_err();
        table.game.refusal_phrase(&refused).to_string()
    };
    assert_eq!(said("send master-1"), "refusal-too-few-ecus (price 5, left 3)");
    assert_eq!(said("send master-2"), "refusal-at-work (building chapel)");
    assert_eq!(said("buy"), "refusal-too-few-ecus (price 5, left 3)");
}
