//! Every rule a test, named after what it says.

use engine::conformance::TestTable;
use engine::{Describe, Match, Seat, Seed, Setup, SetupError, Turn, Viewer};
use lantern::{Counts, Event, Kind, Lantern, Refusal, Step};

/// A table for two after the deal. Chance brings the first outcome, so everybody holds amber and so does the market.
fn table() -> TestTable<Lantern> {
    TestTable::dealt(&Setup::new(2))
}

/// The seat in turn holds exactly these.
fn holding(hand: [u8; 4]) -> TestTable<Lantern> {
    let mut table = table();
    table.state.players[0].hand = Counts::new(hand);
    table
}

#[test]
fn everybody_draws_two_and_one_lies_on_the_market() {
    for players in 2..=4 {
        let table: TestTable<Lantern> = TestTable::dealt(&Setup::new(players));
        let held = table.state.players.iter().map(|player| player.held());
        assert_eq!(held.collect::<Vec<_>>()[..players], vec![2; players]);
        assert!(table.state.market.is_some());
        assert_eq!(table.turn(), Turn::Seat(Seat::FIRST));
    }
}

#[test]
fn a_laid_lantern_counts_and_another_is_drawn() {
    let mut table = holding([0, 0, 0, 2]);
    table.play("lay pearl");
    assert_eq!(table.score(0).points, 4);
    assert_eq!(table.state.players[0].held(), 2);
    assert_eq!(table.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn a_lantern_is_swapped_once_a_turn_and_for_another_kind() {
    let mut table = holding([1, 1, 0, 0]);
    table.refused("swap amber", Refusal::SameKind);
    table.refused("swap ruby", Refusal::NotHeld(Kind::Ruby));
    table.play("swap jade");
    assert_eq!(table.state.market, Some(Kind::Jade));
    assert_eq!(table.state.players[0].hand.values(), &[2, 0, 0, 0]);
    table.refused("swap amber", Refusal::Swapped);
}

#[test]
fn what_was_taken_from_the_market_is_known_to_all() {
    let mut table = holding([0, 2, 0, 0]);
    table.play("swap jade");
    assert_eq!(table.state.players[0].known[Kind::Amber], 1);
    table.play("lay amber");
    assert_eq!(table.state.players[0].known[Kind::Amber], 0);
}

#[test]
fn a_seat_rests_once_a_game() {
    let mut table = table();
    table.play_each(["rest", "lay amber"]);
    table.refused("rest", Refusal::Rested);
}

#[test]
fn who_holds_nothing_is_passed_over_and_then_the_game_is_over() {
    let mut table = table();
    table.state.pile = Counts::default();
    table.state.players[1].hand = Counts::default();
    table.play("lay amber");
    assert_eq!(table.turn(), Turn::Seat(Seat::FIRST), "the other seat holds nothing");
    table.play("lay amber");
    assert_eq!((table.turn(), table.state.step), (Turn::Over, Step::Over));
    table.refused("rest", Refusal::Over);
}

#[test]
fn a_set_counts_five_where_sets_are_played() {
    for (sets, points) in [("off", 10), ("on", 15)] {
        let mut table: TestTable<Lantern> = TestTable::dealt(&Setup::new(2).with("sets", sets));
        table.state.players[0].laid = Counts::all(1);
        assert_eq!(table.score(0).points, points);
    }
}

#[test]
fn sets_need_the_long_pile() {
    let setup = Setup::new(2).with("sets", "on").with("pile", "short");
    assert!(matches!(setup.open::<Lantern>(), Err(SetupError::Combination(_))));
}

#[test]
fn a_tie_goes_to_who_rested_less_then_to_who_laid_more() {
    let mut table = table();
    table.state.players[0].laid = Counts::new([4, 0, 0, 0]);
    table.state.players[1].laid = Counts::new([0, 0, 0, 1]);
    let winners = |table: &TestTable<Lantern>| table.standings().winners().collect::<Vec<_>>();
    assert_eq!(winners(&table), [Seat::FIRST]);
    table.state.players[0].rests = 1;
    assert_eq!(winners(&table), [Seat::new(1)]);
}

#[test]
fn only_who_draws_sees_what() {
    let mut table = table();
    table.play_only("lay amber");
    let (kind, seat) = (Kind::Amber, Seat::FIRST);
    assert_eq!(
        table.told("draw amber"),
        [Event::Drew { kind }, Event::DrewUnseen { seat }]
    );
    let mut played = Match::<Lantern>::new(Setup::new(2), Seed::named("secrets")).unwrap();
    let Turn::Seat(seat) = played.turn() else {
        panic!("the deal is done")
    };
    let text = played.legal()[0].to_string();
    played.play_text(seat, &text).unwrap();
    let drew = |viewer| {
        let log = played.log(viewer);
        log.filter(|(_, phrase)| phrase.id == "log-drew").count()
    };
    assert_eq!(drew(Viewer::Spectator), 0);
    assert!(drew(Viewer::Seat(seat)) >= 2);
}

#[test]
fn what_is_asked_names_what_can_be_done() {
    let asked = |table: &TestTable<Lantern>| table.game.prompt(&table.state).id;
    let mut table = holding([1, 1, 0, 0]);
    assert_eq!(asked(&table), "prompt-swap");
    table.play("swap jade");
    assert_eq!(asked(&table), "prompt-lay-or-rest");
    table.state.players[0].rests = 1;
    assert_eq!(asked(&table), "prompt-lay");
    assert_eq!(
        asked(&holding([2, 0, 0, 0])),
        "prompt-lay-or-rest",
        "the market has amber too"
    );
}

#[test]
fn only_the_one_rest_of_a_game_is_asked_about_again() {
    let table = holding([1, 1, 0, 0]);
    let warned = table.legal().into_iter().filter(|text| {
        let warning = table.game.warning(&table.state, text.parse().unwrap());
        warning.is_some()
    });
    assert_eq!(warned.collect::<Vec<_>>(), ["rest"]);
}

#[test]
fn a_hint_says_what_comes_of_a_move_at_once() {
    let reason = |table: &TestTable<Lantern>, text: &str| {
        let reason = table.game.reason(&table.state, text.parse().unwrap());
        reason.map(|phrase| phrase.to_string())
    };
    let mut table = holding([1, 0, 0, 1]);
    assert_eq!(
        reason(&table, "lay pearl").as_deref(),
        Some("reason-lay (points 4, set 0)")
    );
    assert_eq!(
        reason(&table, "swap pearl").as_deref(),
        Some("reason-swap-set"),
        "amber is worth less"
    );
    table.state.market = Some(Kind::Ruby);
    assert_eq!(reason(&table, "swap amber").as_deref(), Some("reason-swap (points 2)"));
    assert_eq!(reason(&table, "rest"), None);
    let mut sets: TestTable<Lantern> = TestTable::dealt(&Setup::new(2).with("sets", "on"));
    sets.state.players[0].hand = Counts::new([0, 0, 0, 1]);
    sets.state.players[0].laid = Counts::new([1, 1, 1, 0]);
    assert_eq!(
        reason(&sets, "lay pearl").as_deref(),
        Some("reason-lay-set (points 4, set 5)")
    );
}
