//! How a turn ends, and moves in general.

use engine::{Describe, Game, Match, Seed, Setup, Turn};
use welkin::*;

use crate::table::Table;

#[test]
fn a_turn_has_one_action() {
    let mut table = Table::new(2).finished("C05");
    table.refused("done", Refusal::ActionDue);
    table.play("turn gem, take animal");
    assert_eq!(table.legal(), ["done", "power flip-two"]);
    table.refused("turn gem", Refusal::ActionMade);
}

#[test]
fn w34_the_turn_ends_by_itself_when_nothing_more_can_be_done() {
    // A power that would have no effect does not hold the turn up.
    let mut table = Table::new(2).finished("C04").display("C21 C22 C23 C24 C25");
    table.play("open C21");
    assert_eq!(table.to_move(), 2);
}

#[test]
fn w34_the_first_turned_token_or_placed_resource_is_the_choice_of_the_action() {
    let table = Table::new(2).site("C13", "").stock("animal");
    assert_eq!(table.legal_with("open").len(), 5);
    assert_eq!(table.legal_with("turn").len(), 5);
    assert_eq!(table.legal_with("place"), ["place animal C13"]);
    assert_eq!(table.legal().len(), 11);
}

#[test]
fn done_ends_the_turn_where_nothing_else_is_left_and_else_only_a_part_of_it() {
    let ends = |table: &Table| {
        let mut table = table.clone();
        table.play("done");
        table.to_move() == 2
    };
    // After the action a power is left: done ends the turn.
    let mut acted = Table::new(2).finished("C05");
    acted.play("turn gem, take animal");
    assert!(ends(&acted));
    // Placing stops with done; with a power left the turn goes on, without one it is over.
    let placing = |table: Table| {
        let mut table = table.site("C13", "").stock("animal animal");
        table.play("place animal C13");
        table
    };
    assert!(ends(&placing(Table::new(2))));
    assert!(!ends(&placing(Table::new(2).finished("C05"))));
}

#[test]
fn a_refusal_says_what_is_to_be_done_instead() {
    let mut table = Table::new(2);
    let phrase = |table: &Table, text: &str| {
        let refusal = table.game.check(&table.state, text.parse().unwrap()).unwrap_err();
        table.game.refusal_phrase(&refusal).id
    };
    assert_eq!(phrase(&table, "take gem"), "refusal-not-now");
    table.play("turn gem");
    assert_eq!(phrase(&table, "open C01"), "refusal-taking-due");
}

#[test]
fn moves_are_read_back_from_their_text() {
    for text in [
        "quote vegetal/elemental",
        "deal C46",
        "open C01",
        "flip gem/metal",
        "turn animal",
        "take metal",
        "discard gem",
        "place metal C24",
        "place gem C24 any",
        "power sell-incomplete",
        "power flip-two",
        "sell C13",
        "done",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in [
        "",
        "open",
        "open C1",
        "open C47",
        "open C00",
        "open C+1",
        "open C-1",
        "open C 1",
        "place gem C24 all",
        "flip gem",
        "done now",
        "turn steel",
    ] {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

#[test]
fn a_state_reads_well_and_is_read_back() {
    let table = Table::new(2)
        .coins(7)
        .force("gem")
        .stock("animal animal")
        .site("C24", "metal +gem")
        .finished("C05");
    let json = serde_json::to_value(&table.state).unwrap();
    let board = &json["boards"][0];
    assert_eq!(json["boards"].as_array().unwrap().len(), 2);
    assert_eq!(board["stock"]["animal"], 2);
    assert_eq!(board["force"][0], "gem");
    assert_eq!(board["sites"][0]["card"], "C24");
    assert_eq!(board["sites"][0]["any"], "gem");
    assert_eq!(board["finished"][0], "C05");
    assert_eq!(json["market"][0], "vegetal/elemental");
    assert_eq!(json["seat"], 1);
    assert_eq!(serde_json::from_value::<State>(json).unwrap(), table.state);
}

#[test]
fn chance_brings_only_what_is_due_and_players_cannot_move_for_it() {
    let mut table = Table::new(2);
    table.refused("deal C30", Refusal::NotNow(table.state.step));
    table.play_only("open C01");
    table.refused("deal C02", Refusal::NotAnOutcome);
    table.refused("quote vegetal/elemental", Refusal::NotAnOutcome);
    assert_eq!(table.turn(), Turn::Chance);
}

#[test]
fn what_was_done_since_chance_moved_can_be_taken_back() {
    let mut played = Match::<Welkin>::new(Setup::new(2), Seed::named("undo")).unwrap();
    let before = played.state().clone();
    let seat = before.seat;
    played.play_text(seat, "turn gem").unwrap();
    assert_eq!(played.undoable(seat), 1);
    played.undo(seat).unwrap();
    assert_eq!(played.state(), &before);
    assert_eq!(played.game().turn(&before), Turn::Seat(seat));
}
