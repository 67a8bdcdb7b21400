//! What a search iteration costs, in playouts of the same game on the same machine in the same minute:
//! `cargo bench -p catalogue --bench search`, with the names of games to look at those alone.
//!
//! For each game, at the deal and after a third and two thirds of a game: plain playouts a second, iterations a second on
//! one and on two threads, and how many playouts one iteration costs.

use std::time::{Duration, Instant};

use bots::{Budget, Mcts, PlayoutEvaluator, SearchConfig, SystemClock, play_out};
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

fn iterations_a_second<G: Heuristics>(game: &G, view: &Observation<G>, threads: u64) -> f64 {
    let start = Instant::now();
    let iterations: u64 = std::thread::scope(|scope| {
        let think = |thread| {
            let rng = Seed::named("search").nth(thread).playout_rng();
            let (evaluator, config) = (PlayoutEvaluator::default(), SearchConfig::default());
            let mut search = Mcts::with(evaluator, SystemClock, config, Budget::Time(TIME), rng);
            u64::from(search.opinion(game, view).iterations)
        };
        let threads: Vec<_> = (0..threads).map(|thread| scope.spawn(move || think(thread))).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().expect("a search ends"))
            .sum()
    });
    iterations as f64 / start.elapsed().as_secs_f64()
}
