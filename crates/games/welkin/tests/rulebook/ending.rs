//! The end of the game, and who has won.

use engine::{Game, Seat, Turn};
use welkin::*;

use crate::table::{Table, card};

#[test]
fn w26_a_card_that_cannot_be_replaced_gives_everybody_else_one_last_turn() {
    let mut table = Table::new(3).pile(0).display("C21 C22 C23 C24 C25");
    table.play("turn gem, take animal");
    let seat = Seat::new(1);
    let card = card("C21");
    assert_eq!(
        table.told("open C21"),
        [Event::Opened { seat, card }, Event::LastTurns { seat }]
    );
    assert_eq!(table.to_move(), 3);
    table.play("turn gem, take animal");
    assert_eq!(table.to_move(), 1);
    table.play("turn gem");
    assert_eq!(table.turn(), Turn::Over);
    assert!(table.legal().is_empty());
    table.refused("turn gem", Refusal::Over);
}

#[test]
fn w26_the_refill_that_empties_the_pile_does_not_bring_the_end() {
    let mut table = Table::new(2).pile(1).display("C21 C22 C23 C24 C25");
    table.play("open C21");
    assert_eq!((table.state.pile, table.state.ending), (0, None));
    table.play("open C22");
    assert_eq!(table.state.ending, Some(Seat::new(1)));
}

#[test]
fn w1_the_sixteenth_or_twentieth_card_taken_brings_the_end() {
    for (players, taken) in [(2, 16), (3, 20), (4, 20)] {
        let mut table = Table::new(players);
        for number in 1..=taken {
            assert_eq!(table.state.ending, None);
            let open = table.legal_with("open")[0].clone();
            table.play(&open);
            if table.state.step == Step::Flipping {
                let flip = table.legal()[0].clone();
                table.play(&flip);
            }
            // The sites are cleared away so that everybody can go on opening.
            for board in table.state.boards.iter_mut() {
                board.sites = List::default();
            }
            assert_eq!(table.state.ending.is_some(), number == taken);
        }
    }
}

#[test]
fn w26_a_later_card_that_is_not_replaced_does_not_bring_the_end_again() {
    let mut table = Table::new(3).pile(0).display("C21 C22 C23 C24 C25");
    table.play("open C21, open C22, open C23");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn w26_a_power_can_bring_the_end_and_the_action_of_that_turn_is_still_due() {
    let mut table = Table::new(2).finished("C03").pile(0).display("C21 C22 C23 C24 C25");
    table.play("power open-site, open C21");
    assert_eq!(table.state.ending, Some(Seat::FIRST));
    assert_eq!((table.to_move(), table.state.acted), (1, false));
    table.play("open C22");
    assert_eq!(table.to_move(), 2);
    table.play("open C23");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn w26_whoever_brings_the_end_by_the_action_may_still_play_powers() {
    let mut table = Table::new(2).finished("C05").pile(0).display("C21 C22 C23 C24 C25");
    table.play("open C21");
    assert_eq!(table.state.ending, Some(Seat::FIRST));
    assert_eq!(table.legal(), ["done", "power flip-two"]);
    table.play("power flip-two, flip vegetal/elemental, flip animal/metal");
    assert_eq!(table.to_move(), 2);
    table.play("open C22");
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn the_flip_of_a_card_that_is_not_replaced_is_made_all_the_same() {
    let mut table = Table::new(2).pile(0);
    table.play("open C01");
    assert_eq!(table.state.step, Step::Flipping);
}

#[test]
fn w20_powers_can_be_played_in_the_last_turn_and_are_worth_nothing_after_it() {
    let mut table = Table::new(2)
        .pile(0)
        .display("C21 C22 C23 C24 C25")
        .seat(1)
        .finished("C27")
        .site("C13", "animal");
    table.play("open C21, open C22, power sell-incomplete, sell C13");
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.score(1).points, 2);
}

#[test]
fn w27_open_sites_what_lies_on_them_and_the_stock_are_worth_nothing() {
    let table = Table::new(2)
        .coins(5)
        .site("C13", "animal animal")
        .stock("metal gem gem")
        .finished("C05");
    assert_eq!(table.score(0).points, 5);
    let standings = table.standings();
    assert_eq!(standings.0[0].breakdown.iter().map(|item| item.points).sum::<i32>(), 5);
}

#[test]
fn the_most_money_wins_whatever_was_built() {
    let table = Table::new(2).coins(9).finished("C05 C46").seat(1).coins(10);
    assert_eq!(table.standings().winners().collect::<Vec<_>>(), [Seat::new(1)]);
}

#[test]
fn w28_equal_money_is_decided_by_finished_sites() {
    let table = Table::new(2)
        .coins(9)
        .finished("C46")
        .seat(1)
        .coins(9)
        .finished("C01 C02");
    let standings = table.standings();
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(1)]);
    assert_eq!(standings.0[0].tie_breaks_used, 1);
}

#[test]
fn w28_then_by_their_slots_where_the_one_for_any_resource_counts() {
    let table = Table::new(2).coins(9).finished("C01").seat(1).coins(9).finished("C21");
    assert_eq!(
        (table.score(0).tie_breaks, table.score(1).tie_breaks),
        ([1, 2, 0], [1, 3, 0])
    );
    assert_eq!(table.standings().winners().collect::<Vec<_>>(), [Seat::new(1)]);
}

#[test]
fn w28_then_the_victory_is_shared() {
    let table = Table::new(3).coins(9).finished("C01").seat(1).coins(9).finished("C02");
    let standings = table.standings();
    assert_eq!(standings.winners().count(), 2);
    assert_eq!(standings.share(Seat::FIRST), 0.5);
    assert_eq!(standings.0[2].rank, 3);
}

// The bound of idle play

/// Everybody produces, one turn each.
fn idle_round(table: &mut Table) {
    for _ in 0..table.game.players() {
        table.play("turn gem");
        while matches!(table.state.step, Step::Taking { .. } | Step::Discarding) {
            let first = table.legal()[0].clone();
            table.play(&first);
        }
        if table.turn() == Turn::Over {
            return;
        }
    }
}

#[test]
fn w35_twenty_rounds_of_nothing_but_production_end_the_game() {
    for players in 2..=4 {
        let mut table = Table::new(players).coins(0);
        for _ in 0..19 {
            idle_round(&mut table);
        }
        assert!(matches!(table.turn(), Turn::Seat(_)));
        let mut last = table.clone();
        idle_round(&mut last);
        assert_eq!(last.turn(), Turn::Over);
        assert_eq!(last.standings().winners().count(), players);
        // Anything else starts the count anew.
        table.play("open C01, flip vegetal/elemental");
        assert_eq!(table.state.idle, 0);
        idle_round(&mut table);
        assert!(matches!(table.turn(), Turn::Seat(_)));
    }
}

#[test]
fn w35_a_placement_a_power_or_a_sale_keeps_the_game_going_too() {
    let idle = |mut table: Table, moves: &str| {
        table.state.idle = 30;
        table.play(moves);
        table.state.idle
    };
    let table = || Table::new(2).site("C13", "animal").stock("animal").finished("C05 C27");
    assert_eq!(idle(table(), "place animal C13, done"), 0);
    assert_eq!(idle(table(), "power sell-incomplete, turn gem, take animal, done"), 0);
    assert_eq!(idle(Table::new(2), "turn gem, take animal"), 31);
}
