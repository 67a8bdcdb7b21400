//! What each seat knows: hands are secret, but what was taken from the row is not (C24).

mod table;

use cloud_city::*;
use engine::{Audience, Game, Match, Observation, PlayoutRng, Seat, Seed, SeedableRng, Setup, Viewer};
use table::Table;

const OWNER: Viewer = Viewer::Seat(Seat::new(0));
const OTHER: Viewer = Viewer::Seat(Seat::new(1));

fn deals(table: &Table, viewer: Viewer) -> Vec<State> {
    let mut rng = PlayoutRng::seed_from_u64(7);
    let redeal = |_| {
        let mut state = table.state.clone();
        table.game.redeal(&mut state, viewer, &mut rng);
        state
    };
    (0..300).map(redeal).collect()
}

#[test]
fn c24_the_owner_knows_the_hand_and_the_others_do_not() {
    let table = Table::new(3);
    assert!(
        deals(&table, OWNER)
            .iter()
            .all(|state| state.hands[0] == table.state.hands[0])
    );
    for viewer in [OTHER, Viewer::Spectator] {
        assert!(
            deals(&table, viewer)
                .iter()
                .any(|state| state.hands[0] != table.state.hands[0])
        );
        assert!(
            deals(&table, viewer)
                .iter()
                .all(|state| state.hands[0].secret.len() == 3)
        );
    }
}

#[test]
fn c24_what_is_dealt_anew_comes_from_what_the_viewer_has_not_seen() {
    let table = Table::new(3);
    for state in deals(&table, OTHER) {
        for face in Face::ALL {
            let unseen = |state: &State| {
                let held = [0, 2]
                    .iter()
                    .flat_map(|&seat: &usize| state.hands[seat].secret.iter())
                    .filter(|&tile| tile == face);
                usize::from(state.pile.count(face)) + held.count()
            };
            assert_eq!(unseen(&state), unseen(&table.state));
        }
        assert_eq!((state.row, state.cities), (table.state.row, table.state.cities));
        assert_eq!(state.hands[1], table.state.hands[1]);
    }
}

#[test]
fn c24_every_unseen_tile_is_as_likely_to_be_held() {
    let table = Table::new(2);
    let mut held = [0.0; FACES];
    let mut rng = PlayoutRng::seed_from_u64(1);
    const TIMES: usize = 20_000;
    for _ in 0..TIMES {
        let mut state = table.state.clone();
        table.game.redeal(&mut state, OTHER, &mut rng);
        state.hands[0]
            .secret
            .iter()
            .for_each(|face| held[face.index()] += 1.0 / TIMES as f64);
    }
    for face in Face::ALL {
        let held_now = table.state.hands[0].secret.iter().filter(|&tile| tile == face).count() as f64;
        let expected = 3.0 * (f64::from(table.state.pile.count(face)) + held_now) / 38.0;
        assert!(
            (held[face.index()] - expected).abs() < 0.02,
            "{face}: {} for {expected}",
            held[face.index()]
        );
    }
}

#[test]
fn c24_a_tile_taken_from_the_row_is_known_to_all_until_it_is_laid() {
    let mut table = Table::new(2)
        .row(["diagonal-sand-sand", "side-blue-blue", "side-blue-green"])
        .hand(0, ["side-green-green", "side-green-green"])
        .at(Step::Draw);
    table.play("draw diagonal-sand-sand");
    let holds = |state: &State| state.hands[0].open.iter().collect::<Vec<_>>() == [Face::DiagonalSandSand];
    assert!(deals(&table, OTHER).iter().all(holds));
    table.pass_turns(1);
    table.play("take diagonal-sand-sand").play("lay g5 0");
    assert!(table.state.hands[0].open.is_empty() && table.state.hands[0].secret.len() == 2);
}

#[test]
fn c24_of_equal_tiles_the_known_one_is_laid() {
    let mut table = Table::new(2).hand(0, ["side-green-green", "side-green-sand", "side-green-sand"]);
    table.state.hands[0] = serde_json::from_value(serde_json::json!({
        "open": ["side-green-green"],
        "secret": ["side-green-green", "side-green-sand"],
    }))
    .unwrap();
    table.play("take side-green-green").play("lay g5 0");
    assert!(table.state.hands[0].open.is_empty());
    assert_eq!(table.state.hands[0].secret.len(), 2);
}

#[test]
fn c25_what_is_left_of_the_walkways_is_public() {
    let table = Table::building("at g7\nBB\n..").play_all(["walkway g7 h7"]);
    assert_eq!(table.state.stock.left(Level::Blue, 1), 5);
    for viewer in [OWNER, OTHER, Viewer::Spectator] {
        let seen = Observation::of(&table.game, &table.state, viewer);
        assert_eq!(seen.state().stock, table.state.stock);
    }
}

#[test]
fn states_that_differ_only_in_secrets_look_the_same() {
    let table = Table::new(3);
    for viewer in [OWNER, OTHER, Viewer::Spectator] {
        let seen = Observation::of(&table.game, &table.state, viewer);
        for state in deals(&table, viewer) {
            assert_eq!(Observation::of(&table.game, &state, viewer), seen);
        }
    }
}

#[test]
fn c27_the_tile_about_to_be_laid_is_still_secret() {
    let chosen = |face: &str| {
        let mut table = Table::new(2).hand(0, ["side-green-green", "side-blue-sand", "diagonal-sand-sand"]);
        table.log.clear();
        table.play(&format!("take {face}"));
        table
    };
    let looks = |table: &Table| Observation::of(&table.game, &table.state, OTHER);
    assert_eq!(looks(&chosen("side-green-green")), looks(&chosen("diagonal-sand-sand")));
    let taken = chosen("side-blue-sand");
    assert!(taken.log.is_empty());
    assert!(
        deals(&taken, OWNER)
            .iter()
            .all(|state| state.step == Step::Lay(Face::SideBlueSand))
    );
}

#[test]
fn a_draw_from_the_pile_is_read_by_its_drawer_and_only_noticed_by_the_others() {
    let mut table = Table::new(2)
        .hand(0, ["side-green-green", "side-green-green"])
        .at(Step::Draw);
    table.log.clear();
    table.play_only("draw pile").play_only("deal diagonal-sand-sand");
    let seat = Seat::new(0);
    let face = Face::DiagonalSandSand;
    let told: Vec<_> = table
        .log
        .iter()
        .map(|told| (told.audience, told.event.clone()))
        .collect();
    assert_eq!(
        told,
        [
            (Audience::Only(seat), Event::Drew { seat, face }),
            (Audience::AllBut(seat), Event::DrewUnseen { seat })
        ]
    );
}

#[test]
fn the_log_of_another_seat_never_names_a_tile_of_the_opening_hands() {
    let dealt = Match::<CloudCity>::new(Setup::new(3), Seed::named("log")).unwrap();
    let drawn = |viewer| dealt.log(viewer).filter(|(_, phrase)| phrase.id == "log-drew").count();
    assert_eq!([OWNER, OTHER, Viewer::Spectator].map(drawn), [3, 3, 0]);
}

#[test]
fn c27_undo_of_a_choice_leaves_no_trace_for_the_others() {
    let mut played = Match::<CloudCity>::new(Setup::new(2), Seed::named("undo")).unwrap();
    let before = (played.observe(OTHER), played.log(OTHER).count());
    let take = played.legal()[0];
    played.play(Seat::new(0), take).unwrap();
    assert_eq!(played.log(OTHER).count(), before.1);
    played.undo(Seat::new(0)).unwrap();
    assert_eq!(played.observe(OTHER), before.0);
}
