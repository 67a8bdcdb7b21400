//! Set-up.

use engine::{Game, Match, Seat, Seed, Setup, SetupError, Turn};
use settlement::*;

use crate::table::Table;

fn dealt(players: usize) -> Match<Settlement> {
    Match::new(Setup::new(players), Seed::named("set-up")).unwrap()
}

#[test]
fn one_to_four_can_play() {
    for players in 1..=4 {
        assert!(Setup::new(players).open::<Settlement>().is_ok());
    }
    for players in [0, 5] {
        let refused = Setup::new(players).open::<Settlement>();
        assert!(matches!(refused, Err(SetupError::Players { .. })));
    }
}

#[test]
fn everyone_starts_with_six_villagers_and_one_of_each_basic() {
    for player in &dealt(4).state().players {
        assert_eq!((player.basic, player.bonus), (6, 0));
        assert_eq!(player.reserve, Pieces([1, 1, 1, 0, 0]));
    }
}

#[test]
fn s12_nine_buildings_lie_on_nine_places_and_equal_ones_stay_apart() {
    for seed in 0..20 {
        let game = Match::<Settlement>::new(Setup::new(2), Seed::named(&seed.to_string())).unwrap();
        let market = game.state().market;
        assert!(market.iter().all(|place| place.is_some_and(|stack| stack.count == 1)));
        assert_eq!(game.state().buildings_left(), 36 - 9);
    }
}

#[test]
fn four_heroes_are_on_display_and_the_other_forty_four_unseen() {
    let game = dealt(3);
    assert!(game.state().row.iter().all(Option::is_some));
    assert_eq!(game.state().hero_pile.len(), 44);
}

#[test]
fn three_artefacts_more_than_players_are_laid_out() {
    for players in 1..=4 {
        assert_eq!(dealt(players).state().offer.len(), players + 3);
    }
}

#[test]
fn s31_artefacts_are_chosen_by_the_last_player_first_and_counter_clockwise() {
    let mut game = dealt(4);
    for number in [3, 2, 1, 0] {
        let seat = Seat::new(number);
        assert_eq!(game.turn(), Turn::Seat(seat));
        let taken = game.legal()[0];
        game.play(seat, taken).unwrap();
        assert!(game.state().players[number].artefact.is_some());
    }
    assert_eq!(game.state().offer.len(), 3);
    assert_eq!(game.turn(), Turn::Seat(Seat::FIRST));
    assert_eq!((game.state().round, game.state().step), (1, Step::Turn));
}

#[test]
fn s34_seat_one_is_the_first_player() {
    let mut game = dealt(3);
    while game.state().step == Step::FirstArtefact {
        let Turn::Seat(seat) = game.turn() else {
            panic!("artefacts are chosen by players")
        };
        let taken = game.legal()[0];
        game.play(seat, taken).unwrap();
    }
    assert_eq!(game.turn(), Turn::Seat(Seat::FIRST));
}

#[test]
fn s9_immediate_artefacts_pay_at_set_up_too() {
    let game: Settlement = Setup::new(1).open().unwrap();
    for (name, reserve, bonus) in [
        ("magic-purse", [1, 1, 1, 0, 1], 0),
        ("diamond-ring", [1, 1, 1, 1, 0], 0),
        ("helpful-chest", [1, 1, 1, 0, 0], 1),
    ] {
        let mut state = Table::new(1).state.clone();
        state.step = Step::FirstArtefact;
        state.players[0].artefact = None;
        state.offer = [name.parse().unwrap()].into_iter().collect();
        game.play_unchecked(&mut state, format!("take {name}").parse().unwrap(), &mut ());
        assert_eq!(state.players[0].reserve, Pieces(reserve), "{name}");
        assert_eq!(state.players[0].bonus, bonus, "{name}");
    }
}
