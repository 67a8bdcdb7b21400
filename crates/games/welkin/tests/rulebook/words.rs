//! What players are asked, warned of and advised.

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
        let mv = text.parse().unwrap();
        self.game.check(&self.state, mv).expect("the move is legal");
        self.game.warning(&self.state, mv).map(|phrase| phrase.id)
    }
}

#[test]
fn the_question_of_a_turn_names_the_actions_that_are_possible() {
    assert_eq!(Table::new(2).prompt(), "prompt-open-or-produce");
    let placing = Table::new(2).site("C01", "").stock("vegetal");
    assert_eq!(placing.prompt(), "prompt-any-action");
    assert_eq!(placing.site("C02", "").prompt(), "prompt-place-or-produce");
    let full = Table::new(2).site("C01", "").site("C02", "");
    assert_eq!(full.prompt(), "prompt-produce");
}

#[test]
fn every_step_within_a_turn_is_asked_in_its_own_sentence() {
    let mut table = Table::new(2)
        .coins(3)
        .force("gem")
        .finished("C03 C05 C02")
        .site("C01", "")
        .stock("vegetal");
    table.play("power open-site");
    assert_eq!(table.prompt(), "prompt-open");
    table.play("open C04");
    assert_eq!(table.prompt(), "prompt-flip");
    table.play("flip vegetal/elemental, power flip-two");
    assert_eq!(table.prompt(), "prompt-flip-two");
    table.play("flip elemental/animal");
    assert_eq!(table.prompt(), "prompt-flip-second");
    table.play("flip animal/metal, power use-resources");
    assert_eq!(table.prompt(), "prompt-place");
    table.play("place vegetal C01");
    table.play("turn metal");
    assert_eq!(table.prompt(), "prompt-turning");
    table.play("done");
    assert_eq!(table.prompt(), "prompt-take");
}

#[test]
fn an_overfull_stock_is_said_with_its_surplus() {
    let mut table = Table::new(2).force("gem metal").stock("vegetal vegetal animal animal");
    table.play("turn elemental, take vegetal, take vegetal, take vegetal");
    let asked = table.game.prompt(&table.state).to_string();
    assert_eq!(asked, "prompt-discard (number 3, most 4)");
}

#[test]
fn the_last_turns_are_announced_with_who_moves_last() {
    let mut table = Table::new(3);
    assert_eq!(table.game.ending(&table.state), None);
    table.state.ending = Some(engine::Seat::FIRST);
    let said = table.game.ending(&table.state).expect("the end is near");
    assert_eq!(said.to_string(), "ending (seat 3)");
}

#[test]
fn a_production_that_yields_nothing_is_asked_again_and_no_other() {
    let table = Table::new(2).force("gem");
    assert_eq!(table.warning("turn gem").as_deref(), Some("warning-nothing"));
    assert_eq!(table.warning("turn metal"), None);
    let mut rich = table.coins(2);
    assert_eq!(rich.warning("turn gem"), None, "a second turn can still be paid");
    rich.play("turn gem");
    assert_eq!(rich.warning("done").as_deref(), Some("warning-nothing"));
    assert_eq!(rich.warning("turn metal"), None);
}

#[test]
fn opening_the_site_that_brings_the_end_is_asked_again() {
    let mut table = Table::new(2).pile(0).display("C21 C22 C23 C24 C25");
    assert_eq!(table.warning("open C21").as_deref(), Some("warning-ends"));
    table.state.ending = Some(engine::Seat::new(1));
    assert_eq!(table.warning("open C21"), None, "it has come already");
    assert_eq!(
        Table::new(2).pile(1).display("C21 C22 C23 C24 C25").warning("open C21"),
        None
    );
}

#[test]
fn turning_a_token_back_for_a_coin_is_asked_again() {
    let mut table = Table::new(2).force("gem").coins(2);
    table.play("turn metal");
    assert_eq!(table.warning("turn metal").as_deref(), Some("warning-back"));
    assert_eq!(table.warning("turn animal"), None);
}

#[test]
fn ending_a_turn_asks_again_only_where_a_sale_or_the_last_powers_are_lost() {
    let mut table = Table::new(2).finished("C01 C04").coins(1).site("C02", "animal");
    table.state.acted = true;
    assert_eq!(table.warning("done"), None, "the powers wait for the next turn");
    table.state.ending = Some(engine::Seat::new(1));
    assert_eq!(table.warning("done").as_deref(), Some("warning-powers"));
    table.state.ending = None;
    table.play("power sell-incomplete");
    assert_eq!(table.warning("done").as_deref(), Some("warning-sale"));
}

#[test]
fn in_the_last_turn_placing_does_not_stop_unasked_before_a_site_that_could_be_finished() {
    let mut table = Table::new(2).site("C01", "").site("C02", "").stock("vegetal elemental");
    table.play("place vegetal C01");
    assert_eq!(table.warning("done"), None);
    table.state.ending = Some(engine::Seat::new(1));
    assert_eq!(table.warning("done").as_deref(), Some("warning-unfinished"));
}

#[test]
fn advice_to_play_a_power_says_what_it_is_good_for() {
    let table = Table::new(2).site("C13", "animal").stock("animal metal");
    assert_eq!(
        table.reason("power use-resources").as_deref(),
        Some("reason-power-use-resources (number 2)")
    );
    let sold = table.reason("power sell-incomplete").unwrap();
    assert!(sold.starts_with("reason-power-sell-incomplete (coins "), "{sold}");
    for power in ["open-site", "buy-two", "flip-two"] {
        let reason = table.reason(&format!("power {power}"));
        assert_eq!(reason, Some(format!("reason-power-{power}")));
    }
}

#[test]
fn advice_to_place_says_what_a_finished_site_brings() {
    let mut table = Table::new(2).site("C13", "animal").stock("animal metal");
    assert_eq!(
        table.reason("place animal C13").as_deref(),
        Some("reason-place (site site-13, number 1)")
    );
    table.play("place animal C13");
    assert_eq!(
        table.reason("place metal C13").as_deref(),
        Some("reason-finish (site site-13, coins 6)")
    );
}

#[test]
fn advice_to_flip_says_what_it_does_to_the_own_sites() {
    let table = Table::new(2).site("C01", "");
    let said = table.reason("flip animal/metal").unwrap();
    assert!(
        said.starts_with("reason-flip (from resource-animal, less 1, to resource-metal, more 3"),
        "{said}"
    );
    let said = table.reason("flip animal/gem").unwrap();
    assert!(said.starts_with("reason-flip ("), "{said}");
    let said = table.reason("flip gem/vegetal").unwrap();
    assert!(
        said.starts_with("reason-flip-gain (") && said.ends_with("coins 1)"),
        "{said}"
    );
    let said = table.reason("flip vegetal/animal").unwrap();
    assert!(
        said.starts_with("reason-flip-loss (") && said.ends_with("coins 1)"),
        "{said}"
    );
}

#[test]
fn advice_to_open_says_what_the_site_is_worth_and_what_the_stock_covers() {
    let table = Table::new(2).stock("vegetal vegetal");
    let said = "reason-open (coins 4, covered 1, slots 2)";
    assert_eq!(table.reason("open C01").as_deref(), Some(said));
}

#[test]
fn advice_to_produce_says_what_the_tokens_yield() {
    let said = Table::new(2).force("gem metal animal").reason("turn vegetal").unwrap();
    assert_eq!(said, "reason-turn (number 4, kinds [resource-elemental])");
}

#[test]
fn every_site_has_a_name_of_its_own() {
    let table = Table::new(2);
    let names: std::collections::HashSet<String> = (1..=46)
        .map(|number| table.game.site_name(welkin::Card::numbered(number).unwrap()).id)
        .collect();
    assert_eq!(names.len(), 46);
}
