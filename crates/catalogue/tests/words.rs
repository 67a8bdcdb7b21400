//! Everything a game can say, it can say in every language.

use std::collections::BTreeSet;

use bots::BotSpec;
use bots::levels::Level;
use catalogue::{AnyGame, Language, Lexicon, games, infos};
use engine::{OptionSpec, Phrase, Seat, Seed, Setup, Turn, Viewer, below};

/// Random games of each player count and option, by uniform and by light play: what the one never does, the other
/// may.
const GAMES: u64 = 6;

#[test]
fn every_move_event_and_score_can_be_said_in_every_language() {
    for game in games() {
        let spoken: Vec<Language> = game.info().words.iter().map(|words| words.language).collect();
        assert_eq!(spoken, Language::ALL, "{}", game.info().id);
        let mut unreasoned = BTreeSet::new();
        for &language in Language::ALL {
            say_everything(*game, &Lexicon::of(game.info(), language), &mut unreasoned);
        }
        // Any of them may be the best one in some position, and then a hint proposes it.
        assert_eq!(
            unreasoned,
            BTreeSet::new(),
            "{}: moves that are given no reason",
            game.info().id
        );
    }
}

#[test]
fn every_option_has_a_name_and_a_sentence_in_every_language() {
    for info in infos() {
        for &language in Language::ALL {
            let lexicon = Lexicon::of(info, language);
            for spec in info.options {
                assert_said(&lexicon, &Phrase::new(format!("option-{}", spec.key)));
                assert_said(&lexicon, &Phrase::new(format!("option-{}.about", spec.key)));
                for value in spec.values {
                    assert_said(&lexicon, &Phrase::new(format!("option-{}-{value}", spec.key)));
                }
            }
        }
    }
}

#[test]
fn the_rules_stand_in_every_language() {
    for info in infos() {
        for &language in Language::ALL {
            let rules = Lexicon::of(info, language).rules();
            assert!(
                rules.starts_with("# ") && rules.len() > 1000,
                "{} in {language}",
                info.id
            );
        }
    }
}

#[test]
fn a_games_files_name_the_same_messages_in_every_language() {
    for info in infos() {
        let names = |messages: &str| -> BTreeSet<String> {
            let named = messages.lines().filter(|line| !line.starts_with([' ', '#', '}', '\t']));
            named
                .filter_map(|line| line.split_once(" ="))
                .map(|(name, _)| name.to_owned())
                .collect()
        };
        for words in info.words {
            let missing: Vec<_> = names(info.words[0].messages)
                .symmetric_difference(&names(words.messages))
                .cloned()
                .collect();
            assert!(missing.is_empty(), "{} in {}: {missing:?}", info.id, words.language);
        }
    }
}

/// One word for one thing: a level is called like nothing in a game, but for how heavy games are and how they are set up.
#[test]
fn levels_are_called_like_nothing_in_any_game() {
    for &language in Language::ALL {
        let shared = Lexicon::shared(language);
        let levels = Level::ALL.map(|level| shared.word(&format!("level-{}", level.name())).to_lowercase());
        for info in infos() {
            let words = info.words.iter().find(|words| words.language == language).unwrap();
            let said = words.messages.lines().filter_map(|line| line.split_once(" = "));
            for (name, value) in said.filter(|(name, _)| *name != "weight" && !name.starts_with("option-")) {
                let value = value.trim().to_lowercase();
                assert!(!levels.contains(&value), "{} in {language}: {name} is {value}", info.id);
            }
        }
    }
}

/// A phone has no mouse.
#[test]
fn no_lesson_speaks_of_clicks() {
    for info in infos() {
        let folder = format!("{}/../games/{}/words/lesson", env!("CARGO_MANIFEST_DIR"), info.id);
        for &language in Language::ALL {
            let Ok(words) = std::fs::read_to_string(format!("{folder}/{language}.ftl")) else {
                continue;
            };
            for click in ["click", " clic", "cliqu", "klick"] {
                assert!(
                    !words.to_lowercase().contains(click),
                    "{} in {language}: {click}",
                    info.id
                );
            }
        }
    }
}

fn say_everything(game: &dyn AnyGame, lexicon: &Lexicon, unreasoned: &mut BTreeSet<String>) {
    for players in game.info().players.clone() {
        for setup in variants(players, game.info().options) {
            match game.validate(&setup) {
                Ok(()) => (0..GAMES).for_each(|number| say_a_game(game, lexicon, &setup, number, unreasoned)),
                // Options that do not go together are no game to say anything about, but the reason is.
                Err(refused) => assert_said(lexicon, &refused.phrase()),
            }
        }
    }
}

/// The default set-up, and one for each other value of each option.
fn variants(players: usize, options: &[OptionSpec]) -> Vec<Setup> {
    let others = options
        .iter()
        .flat_map(|spec| spec.values[1..].iter().map(move |value| (spec.key, value)));
    let mut variants: Vec<Setup> = others
        .map(|(key, value)| Setup::new(players).with(key, value))
        .collect();
    variants.insert(0, Setup::new(players));
    variants
}

fn say_a_game(game: &dyn AnyGame, lexicon: &Lexicon, setup: &Setup, number: u64, unreasoned: &mut BTreeSet<String>) {
    let seed = Seed::named("words").nth(number);
    let mut rng = seed.playout_rng();
    let mut light = game.bot(BotSpec::Light, &seed);
    let mut played = game.deal(setup.clone(), seed).unwrap();
    while let Turn::Seat(seat) = played.turn() {
        let view = played.view(Viewer::Seat(seat));
        let offers = view.offers();
        assert_said(lexicon, &view.prompt().expect("somebody is to move"));
        if let Some(ending) = view.ending() {
            assert_said(lexicon, &ending);
            assert!(lexicon.has("ending.brief"), "the short form of {ending}");
        }
        for offer in &offers {
            let said = [
                Some(offer.phrase.clone()),
                offer.warning.clone(),
                view.reason(&offer.text),
            ];
            // What is given up for good is warned of, and never proposed.
            if let [_, None, None] = &said {
                unreasoned.extend(offer.text.split(' ').next().map(str::to_owned));
            }
            said.iter().flatten().for_each(|phrase| assert_said(lexicon, phrase));
        }
        let text = if number.is_multiple_of(2) {
            light.choose(&*view)
        } else {
            offers[below(&mut rng, offers.len())].text.clone()
        };
        played.play_text(seat, &text).unwrap();
    }
    let viewers = Seat::all(setup.players).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        for line in played.log(viewer) {
            assert_said(lexicon, &line.phrase);
        }
    }
    for standing in played.standings(Viewer::Spectator).0 {
        for item in standing.breakdown.iter().chain(&standing.tie_breaks) {
            assert_said(lexicon, &Phrase::new(item.name));
        }
    }
}

#[track_caller]
fn assert_said(lexicon: &Lexicon, phrase: &Phrase) {
    let you = [None, Some(Seat::FIRST)];
    for said in you.map(|you| lexicon.try_say(you, phrase, &|seat| lexicon.seat(seat))) {
        match said {
            Ok(said) => assert!(
                !said.contains(['\u{2068}', '\u{2069}']),
                "{said:?} has marks of direction"
            ),
            Err(problem) => panic!("{problem} ({phrase:?})"),
        }
    }
}
