//! A match behind text is the same match, and tells nobody more than they may know.

use catalogue::{AnyMatch, DealError, ResumeError, View, deal, find, games, resume};
use engine::{PlayError, Seat, Seed, Setup, Turn, Viewer, below};

fn dealt(id: &str, seed: &Seed) -> Box<dyn AnyMatch> {
    let players = *find(id).unwrap().players.start();
    deal(id, Setup::new(players), *seed).unwrap()
}

fn names(played: &dyn AnyMatch) -> Vec<String> {
    Seat::all(played.setup().players)
        .map(|seat| format!("seat {seat}"))
        .collect()
}

/// Plays so many moves of seats, drawn at random, through text.
fn play_on(played: &mut dyn AnyMatch, moves: usize) {
    let mut rng = Seed::named("moves").playout_rng();
    for _ in 0..moves {
        let Turn::Seat(seat) = played.turn() else { return };
        let offers = played.offers(seat);
        let chosen = &offers[below(&mut rng, offers.len())];
        played.play_text(seat, &chosen.text).unwrap();
    }
}

#[test]
fn a_game_played_through_text_ends_and_replays() {
    for info in games() {
        let seed = Seed::named(info.id);
        let mut played = dealt(info.id, &seed);
        assert_eq!(played.seed(), None, "the seed stays secret while the game runs");
        play_on(&mut *played, usize::MAX);
        assert_eq!((played.turn(), played.seed()), (Turn::Over, Some(seed)));
        let record = played.to_record(names(&*played), false);
        let again = resume(&record, None).unwrap();
        assert_eq!(again.to_record(names(&*again), false), record);
        assert_eq!(again.standings(Viewer::Spectator), played.standings(Viewer::Spectator));
    }
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    for info in games() {
        let mut played = dealt(info.id, &Seed::named("saved"));
        play_on(&mut *played, 12);
        let record = played.to_record(names(&*played), true).to_string();
        let mut resumed = resume(&record.parse().unwrap(), None).unwrap();
        play_on(&mut *played, 30);
        play_on(&mut *resumed, 30);
        assert_eq!(
            played.to_record(names(&*played), true),
            resumed.to_record(names(&*resumed), true)
        );
    }
}

#[test]
fn a_running_game_without_its_seed_cannot_go_on() {
    for info in games() {
        let mut played = dealt(info.id, &Seed::named("sealed"));
        play_on(&mut *played, 3);
        let record = played.to_record(names(&*played), false);
        assert_eq!(resume(&record, None).err(), Some(ResumeError::Sealed));
    }
}

#[test]
fn only_the_seat_to_move_is_offered_moves_and_can_make_them() {
    for info in games() {
        let mut played = dealt(info.id, &Seed::named("turns"));
        let Turn::Seat(seat) = played.turn() else {
            panic!("the deal is done")
        };
        let other = seat.next(played.setup().players);
        if other == seat {
            continue; // Alone at the table, nobody else could try.
        }
        let text = played.offers(seat)[0].text.clone();
        assert!(played.offers(other).is_empty());
        assert_eq!(played.play_text(other, &text), Err(PlayError::NotYourTurn(seat)));
        assert_eq!(
            played.play_text(seat, "open sesame"),
            Err(PlayError::NotAMove("open sesame".to_owned()))
        );
    }
}

#[test]
fn the_last_move_of_a_seat_is_taken_back_unless_chance_has_moved() {
    for info in games() {
        let mut played = dealt(info.id, &Seed::named("undo"));
        for _ in 0..40 {
            let Turn::Seat(seat) = played.turn() else { break };
            let before = played.to_record(names(&*played), true);
            let offers = played.offers(seat);
            played.play_text(seat, &offers[offers.len() / 2].text).unwrap();
            let last = played.mover(played.plies() - 1);
            assert_eq!(played.undoable(seat) > 0, last == Some(seat));
            if played.undo(seat).is_ok() {
                assert_eq!(played.to_record(names(&*played), true), before);
                assert_eq!(played.offers(seat), offers);
                played.play_text(seat, &offers[0].text).unwrap();
            } else {
                assert_eq!(last, None, "only chance stops the one who just moved");
            }
        }
    }
}

#[test]
fn an_observation_is_a_view_of_the_games_own_type() {
    let played = dealt("batisseurs", &Seed::named("view"));
    let view = played.observation(Viewer::Seat(Seat::FIRST));
    let view = view.downcast::<View<batisseurs::Batisseurs>>().unwrap();
    assert_eq!(view.observation.viewer(), Viewer::Seat(Seat::FIRST));
}

#[test]
fn what_cannot_be_dealt_is_refused_in_one_line_that_says_what_can() {
    let refuse = |id: &str, setup| deal(id, setup, Seed::named("1")).err().unwrap();
    let DealError::Game(unknown) = refuse("chess", Setup::new(2)) else {
        panic!("no such game")
    };
    let line = unknown.to_string();
    assert!(line.starts_with("there is no game 'chess' (there are "), "{line}");
    assert!(games().iter().all(|info| line.contains(info.id)), "{line}");
    for info in games() {
        let too_many = Setup::new(info.players.end() + 1);
        assert!(matches!(refuse(info.id, too_many), DealError::Setup(_)));
        let fewest = Setup::new(*info.players.start());
        assert!(matches!(
            refuse(info.id, fewest.with("moon", "full")),
            DealError::Setup(_)
        ));
    }
}

#[test]
fn every_game_crate_is_on_the_list() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut crates: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut listed: Vec<&str> = games().iter().map(|info| info.id).collect();
    crates.sort();
    listed.sort();
    assert_eq!(
        crates, listed,
        "a game is a crate in crates/games and a line in the catalogue"
    );
}
