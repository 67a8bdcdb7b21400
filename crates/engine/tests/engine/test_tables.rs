//! The table for tests of rules.

use engine::{Setup, Turn};

use crate::toy::{Event, Refusal, Sound};

engine::test_table! {
    /// A table of the toy game.
    struct Table of Sound
}

#[test]
fn chance_brings_its_first_outcome_until_a_seat_is_to_move() {
    let undealt = Table::undealt(&Setup::new(3));
    assert_eq!((undealt.turn(), undealt.log.len()), (Turn::Chance, 0));
    let dealt = Table::new(3);
    assert_eq!(dealt.to_move(), 1);
    assert!(!dealt.log.is_empty() && !dealt.legal().is_empty());
}

#[test]
fn moves_are_played_by_their_text_and_tell_what_happens() {
    let mut table = Table::new(2);
    let lay = table.legal_with("lay")[0].clone();
    assert!(table.offers(&lay) && !table.offers("lay nothing"));
    let told = Table::new(2).told(&lay);
    assert!(matches!(told[0], Event::Laid(..)), "{told:?}");
    assert_eq!(Table::new(2).phrases(&lay).len(), told.len());
    table.play(&lay);
    assert_eq!(table.to_move(), 2);
    assert_eq!(Table::new(2).play_all([lay.as_str()]).state, table.state);
}

#[test]
fn a_refusal_is_checked_with_its_reason() {
    Table::new(2).refused("reveal amber", Refusal::NotNow);
}

#[test]
#[should_panic(expected = "is refused: NotNow; legal are")]
fn a_move_that_the_test_takes_for_legal_and_is_not_fails_the_test() {
    Table::new(2).play("reveal amber");
}
