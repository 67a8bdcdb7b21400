//! How exactly a time to think is kept, in real games and by the clock on the wall.

use std::time::{Duration, Instant};

use bots::BotSpec;
use catalogue::Playable;
use engine::{Observation, Rng, Seed, Setup, Turn, Viewer};

const TIME: Duration = Duration::from_millis(150);
/// What was promised: within a tenth or so much, whichever is more.
const BOUND: Duration = Duration::from_millis(20);
/// The machine may give the processor to others meanwhile, which is not the search's doing and seldom happens every time.
const TRIES: usize = 8;

/// A position in the middle of a quick game with the most to choose from.
fn richest<G: Playable>(game: &G) -> G::State {
    let mut rng = Seed::named("in the middle").playout_rng();
    let (mut state, mut moves) = (game.start(), Vec::new());
    let (mut best, mut most) = (state.clone(), 0);
    for _ in 0..120 {
        let mv = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => game.draw(&state, rng.next_u64()),
            Turn::Seat(_) => {
                moves.clear();
                game.legal(&state, &mut moves);
                if moves.len() > most {
                    (best, most) = (state.clone(), moves.len());
                }
                game.light(&state, &mut Vec::new(), &mut rng)
            }
        };
        game.play_unchecked(&mut state, mv, &mut ());
    }
    assert!(most > 1, "{} leaves no choice", G::INFO.id);
    best
}

fn check<G: Playable>() {
    let game: G = Setup::new(2.max(*G::INFO.players.start())).open().unwrap();
    let state = richest(&game);
    let Turn::Seat(seat) = game.turn(&state) else {
        unreachable!("a seat chooses there")
    };
    for name in [
        format!("mcts:{}ms", TIME.as_millis()),
        format!("mcts:{}ms@2", TIME.as_millis()),
    ] {
        let spec: BotSpec = name.parse().unwrap();
        let mut took = Vec::new();
        let kept = (0..TRIES).any(|_| {
            let mut bot = spec.build::<G>(&Seed::named("by the clock"));
            let view = Observation::of(&game, &state, Viewer::Seat(seat));
            let start = Instant::now();
            bot.choose(&game, &view);
            let this = start.elapsed();
            took.push(this);
            (TIME..=TIME + BOUND).contains(&this)
        });
        assert!(kept, "{} by {name}: {took:?}", G::INFO.id);
    }
}

macro_rules! for_every_game {
    ($($game:ty),* $(,)?) => {
        #[test]
        fn a_time_to_think_is_kept_in_every_game_on_one_thread_and_on_two() {
            $(check::<$game>();)*
        }
    };
}
catalogue::with_all_games!(for_every_game);
