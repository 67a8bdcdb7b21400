//! The levels that people choose from: fair, said in every language, and stepped in every game.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::levels::Level;
use bots::{Bot, BotSpec, Clock};
use catalogue::{Language, Lexicon, Playable};
use engine::{Game, Observation, PlayoutRng, Rng, Seat, Seed, Setup, Turn, Viewer};

/// Decisions between two positions of a game that are looked at.
const APART: usize = 9;

/// A clock that goes on by a step whenever it is read, so that the best levels think for a moment only, and for the
/// same moment whenever they are asked the same. Clones show the same time.
#[derive(Clone, Default)]
struct Ticking(Arc<AtomicU32>);

impl Ticking {
    const STEPS: u32 = 20;

    /// How often it was read.
    fn reads(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clock for Ticking {
    fn now(&self) -> Duration {
        self.0.fetch_add(1, Ordering::Relaxed);
        Level::MOST_TIME / Ticking::STEPS * self.reads()
    }
}

/// Hands over positions of quick games in which a seat chooses, so many of each.
fn positions<G: Playable>(games: u64, each: usize, mut look: impl FnMut(&G, &G::State, Seat, &mut PlayoutRng)) {
    for number in 0..games {
        let players = (*G::INFO.players.start()).max(2) + number as usize;
        let game: G = Setup::new(players.min(*G::INFO.players.end())).open().unwrap();
        let mut rng = Seed::named("a game to look at").nth(number).playout_rng();
        let mut state = game.start();
        let (mut decisions, mut shown) = (0, 0);
        while shown < each {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.draw(&state, rng.next_u64()),
                Turn::Seat(seat) => {
                    if decisions % APART == 0 {
                        shown += 1;
                        look(&game, &state, seat, &mut rng);
                    }
                    decisions += 1;
                    game.light(&state, &mut Vec::new(), &mut rng)
                }
            };
            game.play_unchecked(&mut state, mv, &mut ());
        }
        assert!(shown >= each / 2, "{} ended early", G::INFO.id);
    }
}

/// Another state that `viewer` could be looking at, or the same if nothing is hidden from it.
fn redealt<G: Game>(game: &G, state: &G::State, viewer: Viewer, rng: &mut PlayoutRng) -> G::State {
    let mut other = state.clone();
    game.redeal(&mut other, viewer, rng);
    other
}

/// Asks bots of every level for so many moves in a row, in a state and in another that looks the same; says whether the two differed.
fn ask_every_level<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    rng: &mut PlayoutRng,
    small_moves: usize,
    build: &dyn Fn(Level) -> Box<dyn Bot<G>>,
) -> bool {
    let viewer = Viewer::Seat(seat);
    let mut others = (0..20).map(|_| redealt(game, state, viewer, rng));
    let Some(other) = others.find(|other| other != state) else {
        return false;
    };
    for level in Level::ALL {
        let mut bots = [(); 2].map(|()| build(level));
        let mut states = [state.clone(), other.clone()];
        // Some levels keep a tree from one small move of a turn to the next.
        for number in 0..small_moves {
            let views = [0, 1].map(|which| Observation::of(game, &states[which], viewer));
            if views[0].state() != views[1].state() || game.turn(&states[0]) != Turn::Seat(seat) {
                assert!(number > 0, "both look the same in {state:?}");
                break;
            }
            let chosen = [0, 1].map(|which| bots[which].choose(game, &views[which]));
            assert_eq!(chosen[0], chosen[1], "{} of {} in {state:?}", level.name(), G::INFO.id);
            states
                .iter_mut()
                .for_each(|state| game.play_unchecked(state, chosen[0], &mut ()));
        }
    }
    true
}

/// How many times a level was asked about two states that differ only in what it cannot see.
fn fair_choices<G: Playable>(
    games: u64,
    each: usize,
    small_moves: usize,
    build: &dyn Fn(Level) -> Box<dyn Bot<G>>,
) -> usize {
    let mut different = 0;
    positions(games, each, |game: &G, state, seat, rng| {
        different += usize::from(ask_every_level(game, state, seat, rng, small_moves, build));
    });
    different
}

/// How long every level thinks about a position, by a clock on which a thought of any length takes the same time.
fn thinking_times<G: Playable>() {
    let mut longest = 0;
    positions(1, 2, |game: &G, state, seat, _| {
        let mut moves = Vec::new();
        game.legal(state, &mut moves);
        // What is no choice needs no thought.
        if moves.len() < 2 {
            return;
        }
        for level in Level::ALL {
            let clock = Ticking::default();
            let mut bot = BotSpec::Level(level).build_with_clock::<G>(&Seed::named("one mind"), clock.clone());
            bot.choose(game, &Observation::of(game, state, Viewer::Seat(seat)));
            // Read once when it begins, and after every iteration.
            let took = clock.reads().saturating_sub(1);
            assert!(took <= Ticking::STEPS, "{} of {}", level.name(), G::INFO.id);
            longest = longest.max(took);
        }
    });
    assert_eq!(
        longest,
        Ticking::STEPS,
        "{}: somebody thinks as long as they may",
        G::INFO.id
    );
}

/// Gives every game its tests.
macro_rules! for_every_game {
    ($($game:ty),* $(,)?) => {
        #[test]
        fn no_level_chooses_by_what_it_cannot_see() {
            $(
                let build = |level| {
                    BotSpec::Level(level).build_with_clock::<$game>(&Seed::named("one mind"), Ticking::default())
                };
                let different = fair_choices(2, 6, 3, &build);
                // A game with secrets has some in most positions; where there are none, nothing was shown.
                assert_eq!(different > 2, <$game as Game>::INFO.hidden, "{}", <$game as Game>::INFO.id);
            )*
        }

        #[test]
        fn no_level_at_its_full_strength_chooses_by_what_it_cannot_see() {
            $(
                let build = |level| BotSpec::Level(level).build::<$game>(&Seed::named("one mind"));
                let different = fair_choices(2, 2, 1, &build);
                assert_eq!(different > 1, <$game as Game>::INFO.hidden, "{}", <$game as Game>::INFO.id);
            )*
        }

        #[test]
        fn no_level_thinks_for_longer_than_two_seconds_where_people_wait() {
            assert_eq!(Level::MOST_TIME, Duration::from_secs(2));
            $(thinking_times::<$game>();)*
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
