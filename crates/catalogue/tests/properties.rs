//! What holds for every text that somebody might send: nothing panics, and whatever is refused is refused in one line.
//!
//! The texts are random, but the same in every run.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use bots::BotSpec;
use bots::sim::Policy;
use catalogue::{AnyGame, AnyMatch, Simulation};
use engine::conformance::Noise;
use engine::{Record, Seed, Setup, Turn, Viewer};

#[track_caller]
fn assert_one_line(error: impl Display, about: &str) {
    let line = error.to_string();
    assert!(
        !line.is_empty() && !line.contains(['\n', '\r']),
        "{about:?} is refused in {line:?}"
    );
}

/// The golden records of all games.
fn golden() -> Vec<(PathBuf, String)> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut files: Vec<PathBuf> = fs::read_dir(games)
        .unwrap()
        .filter_map(|game| fs::read_dir(game.unwrap().path().join("tests/golden")).ok())
        .flatten()
        .map(|entry| entry.unwrap().path())
        .filter(|file| file.extension().is_some_and(|end| end == "record"))
        .collect();
    files.sort();
    assert!(files.len() > 20);
    let read = |file: PathBuf| (file.clone(), fs::read_to_string(file).unwrap());
    files.into_iter().map(read).collect()
}

#[test]
fn a_random_text_is_no_record_no_seed_and_no_bot() {
    let mut noise = Noise::new("texts");
    for _ in 0..20_000 {
        let text = noise.text(90);
        assert_one_line(text.parse::<Record>().unwrap_err(), &text);
        assert_one_line(text.parse::<Seed>().unwrap_err(), &text);
        let headed = format!("chantier record 1\n{text}");
        if let Err(error) = headed.parse::<Record>() {
            assert_one_line(error, &headed);
        }
        if let Err(error) = text.parse::<BotSpec>() {
            assert_one_line(error, &text);
        }
        let named = Seed::named(&text);
        let spoilt = noise.spoilt(&named.to_string());
        if let Ok(seed) = spoilt.parse::<Seed>() {
            assert_eq!(seed.to_string(), spoilt.to_lowercase());
        }
    }
}

#[test]
fn a_spoilt_record_replays_or_says_in_one_line_why_not() {
    let mut noise = Noise::new("records");
    let mut replayed = 0;
    for (file, text) in golden() {
        let whole: Record = text
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(whole.to_string(), text, "{}", file.display());
        for _ in 0..60 {
            let spoilt = noise.spoilt(&text);
            let record: Record = match spoilt.parse() {
                Ok(record) => record,
                Err(error) => {
                    assert_one_line(error, &spoilt);
                    continue;
                }
            };
            let game = match catalogue::find(&record.game) {
                Ok(game) => game,
                Err(error) => {
                    assert_one_line(error, &record.game);
                    continue;
                }
            };
            match game.check_chance(&record, None) {
                Ok(()) => replayed += 1,
                Err(error) => assert_one_line(error, &spoilt),
            }
        }
    }
    assert!(replayed > 0, "a mistake in a name does not matter");
}

#[test]
fn a_random_or_spoilt_move_is_refused_or_is_one_of_those_offered() {
    let mut noise = Noise::new("moves");
    for game in catalogue::games() {
        let info = game.info();
        for players in info.players.clone() {
            let seed = Seed::named(&format!("{} {players}", info.id));
            let mut played = game.deal(Setup::new(players), seed).unwrap();
            let mut bot = game.bot(BotSpec::Light, &seed);
            for _ in 0..120 {
                let Turn::Seat(seat) = played.turn() else { break };
                let view = played.view(Viewer::Seat(seat));
                let offered: Vec<String> = view.offers().into_iter().map(|offer| offer.text).collect();
                for _ in 0..80 {
                    let text = match noise.below(4) {
                        0 => noise.text(20),
                        _ => {
                            let offer = noise.pick(&offered).clone();
                            noise.spoilt(&offer)
                        }
                    };
                    try_move(&*played, &text, &offered);
                }
                played.play_text(seat, &bot.choose(&*view)).unwrap();
            }
        }
    }
}

fn try_move(played: &dyn AnyMatch, text: &str, offered: &[String]) {
    let Turn::Seat(seat) = played.turn() else {
        panic!("a seat is to move")
    };
    match played.resolve_through(seat, text) {
        Ok(steps) => {
            let game = played.info().id;
            assert!(
                offered.contains(&steps[0][0].text),
                "{game} plays {text:?}, which it does not offer"
            );
        }
        Err(error) => assert_one_line(error, text),
    }
}

/// What a spoilt material file is worth: whatever is accepted can be played.
fn try_material(game: &dyn AnyGame, text: String) -> bool {
    let setup = Setup {
        material: Some(text.clone()),
        ..Setup::new(*game.info().players.end())
    };
    if let Err(error) = game.validate(&setup) {
        assert_one_line(error, &text);
        return false;
    }
    let simulation = Simulation {
        setup: &setup,
        policy: Policy::Light,
        games: 1,
        seed: Seed::named("material"),
        threads: 1,
    };
    let record = game.simulated(&simulation, 0).unwrap();
    game.check_chance(&record, Some(text)).unwrap();
    true
}

#[test]
fn a_spoilt_material_file_is_refused_in_one_line_or_can_be_played_with() {
    for game in catalogue::games() {
        let info = game.info();
        let mut noise = Noise::new(info.id);
        assert!(try_material(*game, info.material.to_owned()), "{}", info.id);
        for _ in 0..800 {
            try_material(*game, noise.spoilt(info.material));
            try_material(*game, noise.text(60));
        }
    }
}

#[test]
fn a_random_set_up_is_refused_in_one_line_or_can_be_dealt() {
    let mut noise = Noise::new("set-ups");
    let mut dealt = 0;
    for game in catalogue::games() {
        let info = game.info();
        for _ in 0..2000 {
            let mut setup = Setup::new(*noise.pick(&[0, 1, 2, 2, 3, 3, 4, 4, 5, 255, usize::MAX]));
            setup.rules_version = *noise.pick(&[None, None, None, Some(0), Some(1), Some(2), Some(u32::MAX)]);
            for _ in 0..noise.below(4) {
                let (key, value) = random_option(*game, &mut noise);
                setup.options.insert(key, value);
            }
            match game.validate(&setup) {
                Ok(()) => {
                    let played = game.deal(setup.clone(), Seed::named("a set-up")).unwrap();
                    assert!(matches!(played.turn(), Turn::Seat(_)), "{}: {setup:?}", info.id);
                    dealt += 1;
                }
                Err(error) => assert_one_line(error, &format!("{setup:?}")),
            }
        }
    }
    assert!(dealt > 100, "only {dealt} set-ups could be dealt");
}

/// An option of the game, or something like it.
fn random_option(game: &dyn AnyGame, noise: &mut Noise) -> (String, String) {
    let options = game.info().options;
    if options.is_empty() || noise.below(8) == 0 {
        return (noise.text(12), noise.text(12));
    }
    let spec = noise.pick(options);
    let value = *noise.pick(spec.values);
    match noise.below(8) {
        0 => (noise.spoilt(spec.key), value.to_owned()),
        1 => (spec.key.to_owned(), noise.spoilt(value)),
        _ => (spec.key.to_owned(), value.to_owned()),
    }
}
