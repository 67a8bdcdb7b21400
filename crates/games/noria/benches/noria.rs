//! What the pieces of a game cost: `cargo bench -p noria`.

use divan::Bencher;
use divan::counter::ItemsCount;
use engine::{Dice, Game, Observation, PlayoutRng, Rng, Seat, Seed, Setup, Turn, Viewer, below};
use noria::{Move, Noria, State};

fn main() {
    divan::main();
}

const PLAYERS: [usize; 3] = [2, 3, 4];

fn game(players: usize) -> Noria {
    Setup::new(players).open().expect("the player count is allowed")
}

/// Plays on until `plies` more moves are made or the game is over; gives back the decisions made.
fn play_on(
    game: &Noria,
    state: &mut State,
    plies: usize,
    rng: &mut PlayoutRng,
    mut choose: impl FnMut(&State, &mut PlayoutRng) -> Move,
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
        game.apply(state, mv, &mut ());
    }
    decisions
}

fn uniform(game: &Noria) -> impl FnMut(&State, &mut PlayoutRng) -> Move {
    let mut moves = Vec::with_capacity(64);
    move |state, rng| {
        moves.clear();
        game.legal(state, &mut moves);
        moves[below(rng, moves.len())]
    }
}

fn light(game: &Noria) -> impl FnMut(&State, &mut PlayoutRng) -> Move {
    let mut scratch = Vec::new();
    move |state, rng| game.light(state, &mut scratch, rng)
}

fn rng() -> PlayoutRng {
    Seed::named("bench").playout_rng()
}

/// A position in the middle of a sensible game.
fn midgame(game: &Noria) -> State {
    let mut state = game.start();
    play_on(game, &mut state, 60 * game.players(), &mut rng(), light(game));
    state
}

#[divan::bench(args = PLAYERS)]
fn deal(bencher: Bencher, players: usize) {
    let game = game(players);
    let mut dice = Dice::new(&Seed::named("bench"));
    bencher.bench_local(|| {
        let mut state = game.start();
        while game.turn(&state) == Turn::Chance {
            let mv = game.draw(&state, dice.roll());
            game.apply(&mut state, mv, &mut ());
        }
        state
    });
}

#[divan::bench]
fn legal(bencher: Bencher) {
    let game = game(4);
    let state = midgame(&game);
    let mut moves = Vec::with_capacity(64);
    bencher.bench_local(|| {
        moves.clear();
        game.legal(divan::black_box(&state), &mut moves);
        moves.len()
    });
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let state = midgame(&game(4));
    bencher.bench_local(|| divan::black_box(&state).clone());
}

#[divan::bench]
fn observe(bencher: Bencher) {
    let game = game(4);
    let state = midgame(&game);
    bencher.bench_local(|| Observation::of(&game, divan::black_box(&state), Viewer::Seat(Seat::FIRST)));
}

#[divan::bench]
fn evaluate(bencher: Bencher) {
    let game = game(4);
    let state = midgame(&game);
    bencher.bench_local(|| game.evaluate(divan::black_box(&state), Seat::FIRST));
}

#[divan::bench(args = PLAYERS)]
fn whole_uniform_game(bencher: Bencher, players: usize) {
    let game = game(players);
    whole_games(bencher, &game, uniform(&game));
}

#[divan::bench(args = PLAYERS)]
fn whole_light_game(bencher: Bencher, players: usize) {
    let game = game(players);
    whole_games(bencher, &game, light(&game));
}

/// Times ten games at a time; the counter shows decisions a second.
fn whole_games(bencher: Bencher, game: &Noria, mut choose: impl FnMut(&State, &mut PlayoutRng) -> Move) {
    const GAMES: usize = 10;
    let mut ten_games = move |rng: &mut PlayoutRng| -> usize {
        (0..GAMES)
            .map(|_| play_on(game, &mut game.start(), usize::MAX, rng, &mut choose))
            .sum()
    };
    // The same games are played in every sample, so their decisions can be counted once.
    let decisions = ten_games(&mut rng());
    bencher
        .counter(ItemsCount::new(decisions))
        .bench_local(|| ten_games(&mut rng()));
}
