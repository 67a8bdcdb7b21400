//! Everything a game can say, it can say in every language.

use std::collections::BTreeSet;

use catalogue::{Language, Lexicon, Visitor, games, visit};
use engine::{Game, Inspect, Match, OptionSpec, Phrase, Seat, Seed, Setup, Turn, Viewer, below};

/// Random games of each player count and option, by uniform and by light play: what the one never does, the other
/// may.
const GAMES: u64 = 6;

#[test]
fn every_move_event_and_score_can_be_said_in_every_language() {
    for info in games() {
        let spoken: Vec<&str> = info.words.iter().map(|words| words.language).collect();
        assert_eq!(spoken, Language::ALL.map(Language::code), "{}", info.id);
        for language in Language::ALL {
            visit(info.id, SayEverything(&Lexicon::of(info, language))).unwrap();
        }
    }
}

#[test]
fn every_option_has_a_name_and_a_sentence_in_every_language() {
    for info in games() {
        for language in Language::ALL {
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
    for info in games() {
        for language in Language::ALL {
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
    for info in games() {
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

struct SayEverything<'a>(&'a Lexicon);

impl Visitor for SayEverything<'_> {
    type Output = ();

    fn visit<G: Game + Inspect>(self) {
        for players in G::INFO.players {
            for setup in variants(players, G::INFO.options) {
                // Options that do not go together are no game to say anything about.
                if setup.open::<G>().is_err() {
                    continue;
                }
                for game in 0..GAMES {
                    say_a_game::<G>(self.0, &setup, game);
                }
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

fn say_a_game<G: Game>(lexicon: &Lexicon, setup: &Setup, game: u64) {
    let seed = Seed::named("words").nth(game);
    let mut rng = seed.playout_rng();
    let mut played = Match::<G>::new(setup.clone(), seed).unwrap();
    let mut scratch = Vec::new();
    while let Turn::Seat(seat) = played.turn() {
        let legal = played.legal();
        for &mv in &legal {
            assert_said(lexicon, &played.game().move_phrase(played.state(), mv));
        }
        let mv = if game.is_multiple_of(2) {
            scratch.clear();
            played.game().light(played.state(), &mut scratch, &mut rng)
        } else {
            legal[below(&mut rng, legal.len())]
        };
        played.play(seat, mv).unwrap();
    }
    let viewers = Seat::all(setup.players).map(Viewer::Seat).chain([Viewer::Spectator]);
    for viewer in viewers {
        for (_, phrase) in played.log(viewer) {
            assert_said(lexicon, &phrase);
        }
    }
    for standing in played.standings().0 {
        for item in standing.breakdown.iter().chain(&standing.tie_breaks) {
            assert_said(lexicon, &Phrase::new(item.name));
        }
    }
}

#[track_caller]
fn assert_said(lexicon: &Lexicon, phrase: &Phrase) {
    match lexicon.try_say(phrase, &|seat| lexicon.seat(seat)) {
        Ok(said) => assert!(
            !said.contains(['\u{2068}', '\u{2069}']),
            "{said:?} has marks of direction"
        ),
        Err(problem) => panic!("{problem} ({phrase:?})"),
    }
}
