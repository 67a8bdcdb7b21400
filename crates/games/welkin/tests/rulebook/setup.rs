//! The table before the first turn.

use engine::{Describe, Game, Match, Provenance, Seat, Seed, Setup, SetupError, Turn, Viewer};
use welkin::*;

use crate::table::Table;

#[test]
fn w30_two_to_four_can_play() {
    for players in 2..=4 {
        assert_eq!(Setup::new(players).open::<Welkin>().unwrap().players(), players);
    }
    for players in [0, 1, 5] {
        let refused = Setup::new(players).open::<Welkin>();
        assert!(matches!(refused, Err(SetupError::Players { .. })));
    }
}

#[test]
fn w1_the_display_comes_out_of_a_pile_of_20_or_24_cards() {
    for (players, left) in [(2, 15), (3, 19), (4, 19)] {
        let dealt = Match::<Welkin>::new(Setup::new(players), Seed::named("deal")).unwrap();
        assert_eq!(dealt.state().pile, left);
        assert_eq!(dealt.state().display.iter().flatten().count(), 5);
    }
}

#[test]
fn w29_the_pile_and_the_cards_left_in_the_box_are_all_that_nobody_knows() {
    let dealt = Match::<Welkin>::new(Setup::new(2), Seed::named("deal")).unwrap();
    assert_eq!(dealt.state().unseen.len(), 46 - 5);
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::FIRST)] {
        assert_eq!(dealt.observe(viewer).state(), dealt.state());
    }
    // Any card but the five on display can come next, so none is known to have stayed in the box.
    let mut table = Table::new(2);
    table.play_only("open C01");
    let mut outcomes = Vec::new();
    table.game.chance(&table.state, &mut outcomes);
    assert_eq!(outcomes.len(), 41);
    assert!(outcomes.iter().all(|&(_, weight)| weight == 1));
}

#[test]
fn w2_each_quotation_token_lies_on_either_face() {
    let game: Welkin = Setup::new(2).open().unwrap();
    let mut state = game.start();
    for token in *game.material().quotations() {
        let mut outcomes = Vec::new();
        game.chance(&state, &mut outcomes);
        let either = [(Move::Quote(token), 1), (Move::Quote(token.flipped()), 1)];
        assert_eq!(outcomes, either);
        game.play_unchecked(&mut state, Move::Quote(token.flipped()), &mut ());
    }
    assert_eq!(state.step, Step::Dealing);
    assert!(
        state
            .market
            .iter()
            .zip(game.material().quotations())
            .all(|(lies, token)| *lies == token.flipped())
    );
}

#[test]
fn quotations_are_always_ten_and_no_resource_is_worth_more_than_four() {
    for seed in 0..200 {
        let dealt = Match::<Welkin>::new(Setup::new(2), Seed::named(&seed.to_string())).unwrap();
        let prices = dealt.state().prices();
        assert_eq!(prices.total(), 10);
        assert!(Resource::ALL.into_iter().all(|resource| prices.of(resource) <= 4));
    }
}

#[test]
fn w3_nobody_starts_with_money_so_nothing_can_be_paid_before_a_sale() {
    let mut table = Table::new(4);
    assert!(table.state.boards.iter().all(|board| board.coins == 0));
    // The first turned token is free, and a second one cannot be paid: the production follows by itself.
    table.play("turn animal");
    assert!(table.legal_with("turn").is_empty());
    assert_eq!(table.of_seat(0).force.len(), 1);
}

#[test]
fn w4_seat_one_begins_and_w30_the_turn_goes_clockwise() {
    let mut table = Table::new(3);
    for seat in [1, 2, 3, 1] {
        assert_eq!(table.to_move(), seat);
        let first = table.legal_with("open")[0].clone();
        table.play(&first);
        let flip = table.legal()[0].clone();
        table.play(&flip);
    }
}

#[test]
fn w30_production_tokens_start_on_their_resource_and_the_stock_is_empty() {
    let table = Table::new(4);
    for board in table.state.boards.iter() {
        assert!(board.force.is_empty() && board.stock.is_empty() && board.sites.is_empty());
    }
    assert_eq!(table.state.reserve, Tally::each(15));
}

#[test]
fn the_deal_ends_with_the_first_seat_to_move() {
    let dealt = Match::<Welkin>::new(Setup::new(4), Seed::named("deal")).unwrap();
    assert_eq!(dealt.turn(), Turn::Seat(Seat::FIRST));
    assert_eq!(dealt.plies().len(), 10 + 5);
}

#[test]
fn the_built_in_cards_say_that_they_are_a_reconstruction() {
    assert_eq!(Welkin::INFO.provenance, Provenance::Reconstruction);
    assert_eq!(Table::new(2).game.provenance(), Provenance::Reconstruction);
}
