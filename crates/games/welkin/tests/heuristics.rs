//! What the quick policy sees.

#[path = "rulebook/table.rs"]
#[allow(dead_code, reason = "the rulebook's tests use the rest of it")]
mod table;

use std::collections::BTreeSet;

use engine::{Heuristics, Seat, Seed};
use table::Table;

/// The moves that the quick policy makes, whatever its whims.
fn quick_moves(table: &Table) -> BTreeSet<String> {
    let mut rng = Seed::named("whims").playout_rng();
    let mut quick_move = || table.game.light(&table.state, &mut Vec::new(), &mut rng).to_string();
    (0..64).map(|_| quick_move()).collect()
}

fn all_begin_with(table: &Table, word: &str) -> bool {
    quick_moves(table).iter().all(|mv| mv.starts_with(word))
}

#[test]
fn a_flip_takes_from_the_rival_what_they_are_about_to_sell() {
    let mut table = Table::new(2).display("C01 C21 C22 C23 C24").seat(1).site("C25", "gem");
    table.play("open C01");
    assert_eq!(
        quick_moves(&table),
        ["flip gem/elemental", "flip gem/vegetal"].map(str::to_owned).into()
    );
}

#[test]
fn who_leads_brings_the_end_and_who_is_behind_does_not() {
    let table = Table::new(2).pile(0).display("C21 C22 C23 C24 C25");
    assert!(all_begin_with(&table.clone().coins(10), "open"));
    assert!(all_begin_with(&table.seat(1).coins(10), "turn"));
}

#[test]
fn where_all_wait_somebody_brings_the_end() {
    let mut table = Table::new(2).pile(0).display("C21 C22 C23 C24 C25").seat(1).coins(10);
    table.state.idle = 4;
    assert!(all_begin_with(&table, "open"));
}

#[test]
fn in_the_last_turn_only_what_is_sold_counts() {
    let mut table = Table::new(2).pile(0).stock("vegetal elemental").site("C01", "");
    table.state.ending = Some(Seat::new(1));
    assert!(all_begin_with(&table, "place"));
}

#[test]
fn a_begun_site_that_cannot_be_finished_is_sold_in_the_last_turn() {
    let mut table = Table::new(2)
        .pile(0)
        .site("C42", "vegetal")
        .finished("C01")
        .stock("gem");
    table.state.ending = Some(Seat::new(1));
    table.state.acted = true;
    assert!(all_begin_with(&table, "power sell-incomplete"));
    table.play("power sell-incomplete");
    assert!(all_begin_with(&table, "sell C42"));
}

#[test]
fn of_what_is_needed_the_dearest_is_taken() {
    // Gems are worth 4, animals 0.
    let mut table = Table::new(2)
        .site("C18", "")
        .force("vegetal metal")
        .quotations("gem/animal gem/metal gem/vegetal gem/elemental elemental/animal metal/animal vegetal/animal");
    table.play("turn elemental");
    assert_eq!(quick_moves(&table), ["take gem".to_owned()].into());
}
