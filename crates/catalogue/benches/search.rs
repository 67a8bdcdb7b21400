//! What a search iteration costs, in playouts of the same game on the same machine in the same minute:
//! `cargo bench -p catalogue --bench search`, with the names of games to look at those alone.
//!
//! For each game, at the deal and after a third and two thirds of a game: plain playouts a second, iterations a second on
//! one and on two threads, and how many playouts one iteration costs.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::{
    Bot, Budget, Choice, Evaluator, Leaf, Mcts, Parallel, PlayoutEvaluator, SearchConfig, SystemClock, play_out,
};
use engine::{Game, Heuristics, Observation, PlayoutRng, Rng, Seed, Setup, Turn, Viewer};

/// How long each number is measured.
const TIME: Duration = Duration::from_millis(500);

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    macro_rules! for_every_game {
        ($($game:ty),* $(,)?) => {$(
            if asked.is_empty() || asked.iter().any(|id| id == <$game as Game>::INFO.id) {
                measure::<$game>();
            }
        )*};
    }
    println!("game         players  decision  playouts/s  iterations/s   on two   playouts an iteration");
    catalogue::with_all_games!(for_every_game);
}

fn measure<G: Heuristics>() {
    for players in [2, *G::INFO.players.end()] {
        let game: G = Setup::new(players).open().expect("the player count is allowed");
        let length = decisions(&game, usize::MAX).0;
        for part in 0..3 {
            let (decision, state) = decisions(&game, length * part / 3);
            let Turn::Seat(seat) = game.turn(&state) else { continue };
            let view = Observation::of(&game, &state, Viewer::Seat(seat));
            let playouts = playouts_a_second(&game, &view);
            let [one, two] = [1, 2].map(|threads| iterations_a_second(&game, &view, threads));
            println!(
                "{:12} {players:7}  {decision:8}  {playouts:10.0}  {one:12.0}  {two:7.0}  {:10.2}",
                G::INFO.id,
                playouts / one
            );
        }
    }
}

fn rng() -> PlayoutRng {
    Seed::named("search").playout_rng()
}

/// The state so many decisions of the quick policy after the deal, or the end, with the number of decisions made.
fn decisions<G: Heuristics>(game: &G, wanted: usize) -> (usize, G::State) {
    let (mut rng, mut scratch) = (rng(), Vec::new());
    let mut state = game.start();
    let mut made = 0;
    loop {
        let mv = match game.turn(&state) {
            Turn::Over => return (made, state),
            Turn::Chance => game.draw(&state, rng.next_u64()),
            Turn::Seat(_) if made == wanted => return (made, state),
            Turn::Seat(_) => {
                made += 1;
                scratch.clear();
                game.light(&state, &mut scratch, &mut rng)
            }
        };
        game.play_unchecked(&mut state, mv, &mut ());
    }
}

fn playouts_a_second<G: Heuristics>(game: &G, view: &Observation<G>) -> f64 {
    let (mut rng, mut scratch) = (rng(), Vec::new());
    let mut state = view.state().clone();
    let (start, mut played) = (Instant::now(), 0);
    while start.elapsed() < TIME {
        view.sample_into(game, &mut state, &mut rng);
        play_out(game, &mut state, &mut scratch, &mut rng);
        played += 1;
    }
    f64::from(played) / start.elapsed().as_secs_f64()
}

/// How many leaves a search values, on however many threads. A time is always used up where no move is ahead of the others for good.
fn iterations_a_second<G: Heuristics>(game: &G, view: &Observation<G>, threads: u64) -> f64 {
    let valued = Arc::new(AtomicU64::new(0));
    let evaluator = || Counting {
        evaluator: PlayoutEvaluator::default(),
        valued: Arc::clone(&valued),
    };
    let rngs: Vec<PlayoutRng> = (0..threads)
        .map(|thread| Seed::named("search").nth(thread).playout_rng())
        .collect();
    let (config, budget) = (SearchConfig::default(), Budget::Time(TIME));
    let start = Instant::now();
    if let [rng] = &rngs[..] {
        let _ = Mcts::with(evaluator(), SystemClock, config, budget, rng.clone()).opinion(game, view);
    } else {
        let mut search = Parallel::new(evaluator, &SystemClock, config, budget, rngs.into_iter());
        let _ = search.choose(game, view);
    }
    valued.load(Ordering::Relaxed) as f64 / start.elapsed().as_secs_f64()
}

/// An evaluator that counts what it is asked.
struct Counting<E> {
    evaluator: E,
    valued: Arc<AtomicU64>,
}

impl<G: Game, E: Evaluator<G>> Evaluator<G> for Counting<E> {
    type Memo = E::Memo;

    fn begin(&mut self, game: &G, view: &Observation<G>, rng: &mut PlayoutRng) {
        self.evaluator.begin(game, view, rng);
    }

    fn narrow(&self, game: &G, state: &G::State, moves: &mut Vec<G::Move>) {
        self.evaluator.narrow(game, state, moves);
    }

    fn priors(&mut self, game: &G, choices: &mut [Choice<'_, G, Self::Memo>], rng: &mut PlayoutRng) {
        self.evaluator.priors(game, choices, rng);
    }

    fn values(&mut self, game: &G, leaves: &mut [Leaf<'_, G>], rng: &mut PlayoutRng) {
        self.valued.fetch_add(leaves.len() as u64, Ordering::Relaxed);
        self.evaluator.values(game, leaves, rng);
    }
}
