//! What the pieces of every game cost: `cargo bench -p catalogue`, or `cargo bench -p catalogue -- Welkin` for one.

use bots::{Budget, Mcts};
use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Dice, Game, Heuristics, Observation, PlayoutRng, Rng, Seat, Seed, Setup, Turn, Viewer, below};

fn main() {
    divan::main();
}

/// How many games a sample plays: the processor would learn a few by heart.
const GAMES: usize = 200;
/// How long a search thinks.
const ITERATIONS: u32 = 500;

/// Gives each of these functions a benchmark for every game.
macro_rules! benchmarks {
    ($games:tt $($name:ident: $cost:ident, players $players:expr;)*) => {$(
        #[divan::bench(types = $games, args = $players)]
        fn $name<G: Heuristics>(bencher: Bencher, players: usize) {
            $cost(bencher, &Setup::new(players).open::<G>().expect("the player count is allowed"));
        }
    )*};
}

macro_rules! for_every_game {
    ($($games:tt)*) => {
        benchmarks! {
            [$($games)*]
            deal: deal_one, players [4];
            legal: list_moves, players [4];
            clone: copy, players [4];
            observe: look, players [4];
            evaluate: value, players [4];
            search: think, players [2, 4];
            whole_uniform_game: play_uniformly, players [2, 3, 4];
            whole_light_game: play_lightly, players [2, 3, 4];
        }
    };
}
catalogue::with_all_games!(for_every_game);

fn deal_one<G: Game>(bencher: Bencher, game: &G) {
    let mut dice = Dice::new(&Seed::named("bench"));
    bencher.bench_local(|| {
        let mut state = game.start();
        while game.turn(&state) == Turn::Chance {
            let mv = game.draw(&state, dice.roll());
            game.play_unchecked(&mut state, mv, &mut ());
        }
        state
    });
}

fn list_moves<G: Heuristics>(bencher: Bencher, game: &G) {
    let state = midgame(game);
    let mut moves = Vec::with_capacity(64);
    bencher.bench_local(|| {
        moves.clear();
        game.legal(divan::black_box(&state), &mut moves);
        moves.len()
    });
}

fn copy<G: Heuristics>(bencher: Bencher, game: &G) {
    let state = midgame(game);
    bencher.bench_local(|| divan::black_box(&state).clone());
}

fn look<G: Heuristics>(bencher: Bencher, game: &G) {
    let state = midgame(game);
    bencher.bench_local(|| Observation::of(game, divan::black_box(&state), Viewer::Seat(Seat::FIRST)));
}

fn value<G: Heuristics>(bencher: Bencher, game: &G) {
    let state = midgame(game);
    bencher.bench_local(|| game.evaluate(divan::black_box(&state), Seat::FIRST));
}

/// Times a search; the counter shows iterations a second.
fn think<G: Heuristics>(bencher: Bencher, game: &G) {
    let state = midgame(game);
    let Turn::Seat(seat) = game.turn(&state) else {
        panic!("the game ended before its middle");
    };
    let view = Observation::of(game, &state, Viewer::Seat(seat));
    let mut search = Mcts::<G>::new(Budget::Iterations(ITERATIONS), rng());
    bencher
        .counter(ItemsCount::new(ITERATIONS))
        .bench_local(|| search.opinion(game, &view));
}

fn play_uniformly<G: Heuristics>(bencher: Bencher, game: &G) {
    whole_games(bencher, game, uniform(game));
}

fn play_lightly<G: Heuristics>(bencher: Bencher, game: &G) {
    whole_games(bencher, game, light(game));
}

/// Times whole games; the counter shows decisions a second.
fn whole_games<G: Game>(bencher: Bencher, game: &G, mut choose: impl FnMut(&G::State, &mut PlayoutRng) -> G::Move) {
    let mut games = move || -> usize {
        let mut rng = rng();
        (0..GAMES)
            .map(|_| play_on(game, &mut game.start(), usize::MAX, &mut rng, &mut choose))
            .sum()
    };
    // The same games are played in every sample, so their decisions can be counted once.
    let decisions = games();
    bencher.counter(ItemsCount::new(decisions)).bench_local(games);
}

/// A position in the middle of a sensible game, with a seat to move.
fn midgame<G: Heuristics>(game: &G) -> G::State {
    let mut state = game.start();
    let mut rng = rng();
    play_on(game, &mut state, 40 * game.players(), &mut rng, light(game));
    while game.turn(&state) == Turn::Chance {
        play_on(game, &mut state, 1, &mut rng, light(game));
    }
    state
}

/// Plays on until `plies` more moves are made or the game is over; gives back the decisions made.
fn play_on<G: Game>(
    game: &G,
    state: &mut G::State,
    plies: usize,
    rng: &mut PlayoutRng,
    mut choose: impl FnMut(&G::State, &mut PlayoutRng) -> G::Move,
) -> usize {
    let mut decisions = 0;
    for _ in 0..plies {
        let mv = match game.turn(state) {
            Turn::Over => break,
            Turn::Chance => game.draw(state, rng.next_u64()),
            Turn::Seat(_) => {
                decisions += 1;
                choose(state, rng)
            }
        };
        game.play_unchecked(state, mv, &mut ());
    }
    decisions
}

fn uniform<G: Game>(game: &G) -> impl FnMut(&G::State, &mut PlayoutRng) -> G::Move {
    let mut moves = Vec::with_capacity(64);
    move |state, rng| {
        moves.clear();
        game.legal(state, &mut moves);
        moves[below(rng, moves.len())]
    }
}

fn light<G: Heuristics>(game: &G) -> impl FnMut(&G::State, &mut PlayoutRng) -> G::Move {
    let mut scratch = Vec::new();
    move |state, rng| game.light(state, &mut scratch, rng)
}

fn rng() -> PlayoutRng {
    Seed::named("bench").playout_rng()
}
