//! What thinking costs: `cargo bench -p bots`.
//!
//! A search iteration with its full playout should cost at most 1.3 times a plain playout from the same position:
//! compare the items a second of `playouts` and `iterations`. The allocations shown are those of a whole search of
//! [`ITERATIONS`]; there are none in an iteration.

use batisseurs::Batisseurs;
use bots::{Bot, Budget, Greedy, Mcts, play_out};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Game, Heuristics, Observation, PlayoutRng, Rng, Seed, Setup, Turn, Viewer};

#[global_allocator]
static ALLOCATOR: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// Numbers of players, each at the start of a game and some moves later.
const TABLES: [(usize, usize); 6] = [(2, 0), (2, 60), (3, 0), (3, 90), (4, 0), (4, 120)];
const ITERATIONS: u32 = 2000;

fn rng() -> PlayoutRng {
    Seed::named("bench").playout_rng()
}

/// A game and what the seat to move sees so many decisions after the deal, all playing the quick policy.
fn position(players: usize, decisions: usize) -> (Batisseurs, Observation<Batisseurs>) {
    let game: Batisseurs = Setup::new(players).open().expect("the player count is allowed");
    let mut rng = rng();
    let mut state = game.start();
    let mut played = 0;
    loop {
        let mv = match game.turn(&state) {
            Turn::Over => panic!("the game ended before the position to measure"),
            Turn::Chance => game.draw(&state, rng.next_u64()),
            Turn::Seat(seat) if played == decisions => {
                let view = Observation::of(&game, &state, Viewer::Seat(seat));
                return (game, view);
            }
            Turn::Seat(_) => {
                played += 1;
                game.light(&state, &mut Vec::new(), &mut rng)
            }
        };
        game.play_unchecked(&mut state, mv, &mut ());
    }
}

#[divan::bench(args = TABLES)]
fn playouts(bencher: Bencher, (players, decisions): (usize, usize)) {
    let (game, view) = position(players, decisions);
    let (mut rng, mut scratch) = (rng(), Vec::new());
    let mut state = view.state().clone();
    bencher.counter(ItemsCount::new(ITERATIONS)).bench_local(|| {
        for _ in 0..ITERATIONS {
            view.sample_into(&game, &mut state, &mut rng);
            play_out(&game, &mut state, &mut scratch, &mut rng);
        }
    });
}

#[divan::bench(args = TABLES)]
fn iterations(bencher: Bencher, (players, decisions): (usize, usize)) {
    let (game, view) = position(players, decisions);
    let mut search = Mcts::new(Budget::Iterations(ITERATIONS), rng());
    bencher
        .counter(ItemsCount::new(ITERATIONS))
        .bench_local(|| search.opinion(&game, &view));
}

#[divan::bench(args = TABLES)]
fn greedy_move(bencher: Bencher, (players, decisions): (usize, usize)) {
    let (game, view) = position(players, decisions);
    let mut greedy = Greedy::new(rng());
    bencher.bench_local(|| greedy.choose(&game, &view));
}
