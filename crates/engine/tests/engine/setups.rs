//! What can be chosen before a game.

use engine::{Describe, Game, Provenance, Setup, SetupError};

use crate::toy::Sound;

fn refusal(setup: Setup) -> String {
    setup.open::<Sound>().unwrap_err().to_string()
}

#[test]
fn a_number_of_players_the_game_is_not_for_is_refused() {
    assert_eq!(refusal(Setup::new(1)), "Toy is for 2 to 4 players, not 1");
    assert_eq!(refusal(Setup::new(5)), "Toy is for 2 to 4 players, not 5");
    assert!(matches!(
        Setup::new(usize::MAX).open::<Sound>(),
        Err(SetupError::Players { .. })
    ));
}

#[test]
fn an_unknown_option_is_refused_with_those_there_are() {
    let setup = Setup::new(2).with("colour", "red");
    assert_eq!(refusal(setup), "Toy has no option 'colour' (it has deck, sets)");
}

#[test]
fn an_unknown_value_is_refused_with_those_there_are() {
    let setup = Setup::new(2).with("deck", "tall");
    assert_eq!(refusal(setup), "option deck cannot be 'tall' (it can be long, short)");
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let setup = Setup::new(2).with("deck", "short").with("sets", "on");
    assert_eq!(refusal(setup), "refusal-sets");
}

#[test]
fn an_option_that_is_not_chosen_has_its_first_value() {
    let [deck, sets] = Sound::INFO.options else {
        panic!("the toy game has two options");
    };
    let setup = Setup::new(2).with("deck", "short");
    assert_eq!((setup.value(deck), setup.value(sets)), ("short", "off"));
    let start = |setup: Setup| setup.open::<Sound>().unwrap().start();
    assert_eq!(start(Setup::new(2).with("deck", "long")), start(Setup::new(2)));
    assert_ne!(start(setup), start(Setup::new(2)));
}

#[test]
fn material_of_ones_own_is_read_or_refused_in_one_line() {
    let own = |text: &str| Setup {
        material: Some(text.to_owned()),
        ..Setup::new(2)
    };
    let game = own("2 3 5 10").open::<Sound>().unwrap();
    assert_eq!(game.provenance(), Provenance::Loaded);
    assert_eq!(game.start().pile, [2, 3, 5, 10]);
    assert_eq!(refusal(own("2 3 5")), "material: a deck is four numbers");
}
