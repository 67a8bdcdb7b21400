//! A match behind text is the same match, and tells nobody more than they may know.

use std::time::{Duration, Instant};

use bots::{BotSpec, Budget, Stop};
use catalogue::{AnyGame, AnyMatch, Offer, ResumeError, View, find, games};
use engine::{PlayError, Seat, Seed, Setup, Turn, Viewer, below};

fn dealt(game: &dyn AnyGame, seed: &Seed) -> Box<dyn AnyMatch> {
    let players = *game.info().players.start();
    game.deal(Setup::new(players), *seed).unwrap()
}

fn offers(played: &dyn AnyMatch, seat: Seat) -> Vec<Offer> {
    played.view(Viewer::Seat(seat)).offers()
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
        let offers = offers(played, seat);
        let chosen = &offers[below(&mut rng, offers.len())];
        played.play_text(seat, &chosen.text).unwrap();
    }
}

#[test]
fn a_game_played_through_text_ends_and_replays() {
    for game in games() {
        let seed = Seed::named(game.info().id);
        let mut played = dealt(*game, &seed);
        assert_eq!(played.seed(), None, "the seed stays secret while the game runs");
        play_on(&mut *played, usize::MAX);
        assert_eq!((played.turn(), played.seed()), (Turn::Over, Some(seed)));
        let record = played.to_record(names(&*played), false);
        let again = game.resume(&record, None).unwrap();
        assert_eq!(again.to_record(names(&*again), false), record);
        assert_eq!(again.standings(Viewer::Spectator), played.standings(Viewer::Spectator));
    }
}

#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    for game in games() {
        let mut played = dealt(*game, &Seed::named("saved"));
        play_on(&mut *played, 12);
        let record = played.to_record(names(&*played), true).to_string();
        let mut resumed = game.resume(&record.parse().unwrap(), None).unwrap();
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
    for game in games() {
        let mut played = dealt(*game, &Seed::named("sealed"));
        play_on(&mut *played, 3);
        let record = played.to_record(names(&*played), false);
        assert_eq!(game.resume(&record, None).err(), Some(ResumeError::Sealed));
    }
}

#[test]
fn only_the_seat_to_move_is_offered_moves_and_can_make_them() {
    for game in games() {
        let mut played = dealt(*game, &Seed::named("turns"));
        let Turn::Seat(seat) = played.turn() else {
            panic!("the deal is done")
        };
        let other = seat.next(played.setup().players);
        if other == seat {
            continue; // Alone at the table, nobody else could try.
        }
        let text = offers(&*played, seat)[0].text.clone();
        assert!(offers(&*played, other).is_empty());
        assert_eq!(played.play_text(other, &text), Err(PlayError::NotYourTurn(seat)));
        assert_eq!(
            played.play_text(seat, "open sesame"),
            Err(PlayError::NotAMove("open sesame".to_owned()))
        );
    }
}

#[test]
fn the_last_move_of_a_seat_is_taken_back_unless_chance_has_moved() {
    for game in games() {
        let mut played = dealt(*game, &Seed::named("undo"));
        for _ in 0..40 {
            let Turn::Seat(seat) = played.turn() else { break };
            let before = played.to_record(names(&*played), true);
            let offered = offers(&*played, seat);
            played.play_text(seat, &offered[offered.len() / 2].text).unwrap();
            let last = played.mover(played.plies() - 1);
            assert_eq!(played.undoable(seat) > 0, last == Some(seat));
            if played.undo(seat).is_ok() {
                assert_eq!(played.to_record(names(&*played), true), before);
                assert_eq!(offers(&*played, seat), offered);
                played.play_text(seat, &offered[0].text).unwrap();
            } else {
                assert_eq!(last, None, "only chance stops the one who just moved");
            }
        }
    }
}

#[test]
fn a_view_has_the_games_own_type_behind_it() {
    let played = dealt(find("batisseurs").unwrap(), &Seed::named("view"));
    let view = played.view(Viewer::Seat(Seat::FIRST));
    let view = View::<batisseurs::Batisseurs>::of(&*view);
    assert_eq!(view.observation.viewer(), Viewer::Seat(Seat::FIRST));
}

#[test]
fn what_was_seen_at_an_earlier_move_can_be_seen_again() {
    for game in games() {
        let mut played = dealt(*game, &Seed::named("looking back"));
        let mut seen = Vec::new();
        for _ in 0..30 {
            let Turn::Seat(seat) = played.turn() else { break };
            let view = played.view(Viewer::Seat(seat));
            seen.push((seat, played.plies(), view.state_json()));
            let text = view.offers()[0].text.clone();
            played.play_text(seat, &text).unwrap();
        }
        for (seat, ply, state) in seen {
            let view = played.view_at(Viewer::Seat(seat), ply);
            assert_eq!(view.state_json(), state, "{} after {ply} moves", game.info().id);
        }
    }
}

#[test]
fn a_sensible_game_takes_at_most_64_kb_and_any_of_its_moves_is_found_in_less_than_a_millisecond() {
    for game in games() {
        let most = *game.info().players.end();
        let mut played = game.deal(Setup::new(most), Seed::named("a long game")).unwrap();
        let mut bot = game.bot(BotSpec::Light, &Seed::named("its moves"));
        while let Turn::Seat(seat) = played.turn() {
            let text = bot.choose(&*played.view(Viewer::Seat(seat)));
            played.play_text(seat, &text).unwrap();
        }
        let id = game.info().id;
        assert!(played.bytes() <= 64 * 1024, "{id}: {} bytes", played.bytes());
        let walk = || {
            let started = Instant::now();
            for ply in 0..=played.plies() {
                played.view_at(Viewer::Spectator, ply);
            }
            started.elapsed() / (played.plies() as u32 + 1)
        };
        // What else the machine does meanwhile is not what is measured.
        let mean = (0..10).map(|_| walk()).min().unwrap();
        assert!(mean < Duration::from_millis(1), "{id}: {mean:?} for a state");
    }
}

#[test]
fn a_bot_chooses_and_the_search_weighs_exactly_the_legal_moves() {
    for game in games() {
        let id = game.info().id;
        let seed = Seed::named("a bot for every game");
        let mut played = game.deal(Setup::new(2), seed).unwrap();
        for _ in 0..6 {
            let Turn::Seat(seat) = played.turn() else {
                panic!("{id} ended")
            };
            let view = played.view(Viewer::Seat(seat));
            let mut offered: Vec<String> = view.offers().into_iter().map(|offer| offer.text).collect();
            let chosen = game.bot(BotSpec::Light, &seed).choose(&*view);
            assert!(offered.contains(&chosen), "{id}: {chosen}");
            let opinion = view.opinion(Budget::Iterations(50), &seed, &Stop::default()).unwrap();
            let mut weighed: Vec<String> = opinion.moves.into_iter().map(|weighed| weighed.mv).collect();
            offered.sort();
            weighed.sort();
            assert_eq!(weighed, offered, "{id}");
            played.play_text(seat, &chosen).unwrap();
        }
        let spectator = played.view(Viewer::Spectator);
        assert!(
            spectator.offers().is_empty()
                && spectator
                    .opinion(Budget::Iterations(1), &seed, &Stop::default())
                    .is_none()
        );
    }
}

#[test]
fn an_unknown_game_is_refused_in_one_line_that_names_those_there_are() {
    let line = find("chess").err().unwrap().to_string();
    assert!(line.starts_with("there is no game 'chess' (there are "), "{line}");
    assert!(games().iter().all(|game| line.contains(game.info().id)), "{line}");
}

#[test]
fn what_cannot_be_dealt_is_refused_before_it_is_dealt() {
    for game in games() {
        let refused = |setup: Setup| {
            let refusal = game.validate(&setup).unwrap_err();
            assert_eq!(game.deal(setup, Seed::named("1")).err(), Some(refusal));
        };
        refused(Setup::new(game.info().players.end() + 1));
        refused(Setup::new(*game.info().players.start()).with("moon", "full"));
    }
}

#[test]
fn every_game_crate_is_on_the_list() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut crates: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut listed: Vec<&str> = games().iter().map(|game| game.info().id).collect();
    crates.sort();
    listed.sort();
    assert_eq!(
        crates, listed,
        "a game is a crate in crates/games and a line in the catalogue"
    );
}
