//! The levels that people choose from: fair, said in every language, and stepped in every game.

use std::cell::Cell;
use std::time::Duration;

use bots::levels::Level;
use bots::{BotSpec, Clock};
use catalogue::{Language, Lexicon, Playable};
use engine::{Game, Observation, PlayoutRng, Rng, Seat, Seed, Setup, Turn, Viewer};

/// How many games are looked at.
const GAMES_EACH: u64 = 2;
/// So many positions of a game are shown, spread over it.
const POSITIONS: usize = 6;
/// Decisions between two of them.
const APART: usize = 9;

/// A clock that goes on by a step whenever it is read, so that the best levels think for a moment only, and for the
/// same moment whenever they are asked the same.
#[derive(Clone, Default)]
struct Ticking(Cell<u32>);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Level::MOST_TIME / 20 * self.0.get()
    }
}

/// Another state that `viewer` could be looking at, or the same if nothing is hidden from it.
fn redealt<G: Game>(game: &G, state: &G::State, viewer: Viewer, rng: &mut PlayoutRng) -> G::State {
    let mut other = state.clone();
    game.redeal(&mut other, viewer, rng);
    other
}

/// How many times a level was asked about two states that differ only in what it cannot see.
fn fair_choices<G: Playable>() -> usize {
    let mut different = 0;
    for number in 0..GAMES_EACH {
        let players = (*G::INFO.players.start()).max(2) + number as usize;
        let game: G = Setup::new(players.min(*G::INFO.players.end())).open().unwrap();
        let mut rng = Seed::named("a game to look at").nth(number).playout_rng();
        let mut state = game.start();
        let (mut decisions, mut shown) = (0, 0);
        while shown < POSITIONS {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.draw(&state, rng.next_u64()),
                Turn::Seat(seat) => {
                    if decisions % APART == 0 {
                        shown += 1;
                        different += usize::from(ask_every_level(&game, &state, seat, &mut rng));
                    }
                    decisions += 1;
                    game.light(&state, &mut Vec::new(), &mut rng)
                }
            };
            game.play_unchecked(&mut state, mv, &mut ());
        }
        assert!(shown >= POSITIONS / 2, "{} ended early", G::INFO.id);
    }
    different
}

/// Asks bots of every level about a state and about another that looks the same; says whether the two differed.
fn ask_every_level<G: Playable>(game: &G, state: &G::State, seat: Seat, rng: &mut PlayoutRng) -> bool {
    let viewer = Viewer::Seat(seat);
    let mut others = (0..20).map(|_| redealt(game, state, viewer, rng));
    let other = others.find(|other| other != state);
    let seen = other.as_ref().unwrap_or(state);
    for level in Level::ALL {
        let chosen = [state, seen].map(|state| {
            let mut bot = BotSpec::Level(level).build_with_clock::<G>(&Seed::named("one mind"), Ticking::default());
            bot.choose(game, &Observation::of(game, state, viewer)).to_string()
        });
        assert_eq!(chosen[0], chosen[1], "{} of {} in {state:?}", level.name(), G::INFO.id);
    }
    other.is_some()
}

/// Gives every game its tests.
macro_rules! for_every_game {
    ($($game:ty),* $(,)?) => {
        #[test]
        fn no_level_chooses_by_what_it_cannot_see() {
            $(
                let different = fair_choices::<$game>();
                // A game with secrets has some in most positions; where there are none, nothing was shown.
                assert_eq!(different > 2, <$game as Game>::INFO.hidden, "{}", <$game as Game>::INFO.id);
            )*
        }

        #[test]
        fn from_level_to_level_a_bot_thinks_more_or_is_less_careless() {
            $(
                for pair in Level::ALL.windows(2) {
                    let [weaker, stronger] = [0, 1].map(|place| pair[place].strength::<$game>());
                    let id = <$game as Game>::INFO.id;
                    assert!(weaker.iterations <= stronger.iterations, "{id}");
                    assert!(weaker.careless_percent >= stronger.careless_percent, "{id}");
                    assert_ne!(weaker, stronger, "{id}");
                }
            )*
        }
    };
}
catalogue::with_all_games!(for_every_game);

#[test]
fn a_sentence_says_how_each_level_plays() {
    for &language in Language::ALL {
        let words = Lexicon::shared(language);
        let mut said = std::collections::BTreeSet::new();
        for level in Level::ALL {
            for message in ["", ".about"] {
                let id = format!("level-{}{message}", level.name());
                assert!(words.has(&id), "{id} in {language}");
                assert!(
                    said.insert(words.word(&id)),
                    "{id} says in {language} what another says"
                );
            }
        }
    }
}
