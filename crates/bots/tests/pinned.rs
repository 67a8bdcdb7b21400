//! What the search answered when this was written: a change of its code must not change its play unnoticed.
//!
//! Whoever changes the search, a toy or the heuristics of Les Bâtisseurs on purpose copies the new answers from the
//! failure.

mod toys;

use batisseurs::Batisseurs;
use bots::{Bot, Budget, Mcts};
use engine::{Game, Heuristics, Observation, Seed, Setup, Turn, Viewer};
use toys::envelope::Envelope;
use toys::fair::Fair;
use toys::nim::{self, Nim};
use toys::race::Race;
use toys::{Toy, table};

const ITERATIONS: u32 = 500;
/// So many moves are written down, the best first.
const SHOWN: usize = 4;

/// The opinion of a fresh search on the moves of the seat to move, then two choices of another: the memory it keeps
/// from one to the next changes nothing but its random numbers.
fn answer<G: Heuristics>(game: &G, state: &G::State, seed: &str) -> String {
    let Turn::Seat(seat) = game.turn(state) else {
        panic!("nobody is to move in {state:?}");
    };
    let view = Observation::of(game, state, Viewer::Seat(seat));
    let search = || Mcts::<G>::new(Budget::Iterations(ITERATIONS), Seed::named(seed).playout_rng());
    let opinion = search().opinion(game, &view);
    let told = |of: &bots::MoveOpinion<G::Move>| {
        let known = of.forecast.get(seat.index());
        let known = known.map_or_else(String::new, |seat| format!(" {:.3} {:+.3}", seat.win, seat.margin));
        format!("{} {}x {:.5}{known}", of.mv, of.visits, of.value)
    };
    let told: Vec<String> = opinion.moves.iter().take(SHOWN).map(told).collect();
    let mut chooser = search();
    let chosen = [0, 1].map(|_| chooser.choose(game, &view).to_string());
    format!("{}; {}", told.join(", "), chosen.join(" then "))
}

/// The state so many decisions of the quick policy after the deal.
fn position<G: Heuristics>(game: &G, decisions: usize, seed: &str) -> G::State {
    let mut rng = Seed::named(seed).playout_rng();
    let mut state = game.start();
    let mut played = 0;
    loop {
        let mv = match game.turn(&state) {
            Turn::Over => panic!("the game ended before the position to think about"),
            Turn::Chance => game.draw(&state, engine::Rng::next_u64(&mut rng)),
            Turn::Seat(_) if played == decisions => return state,
            Turn::Seat(_) => {
                played += 1;
                game.light(&state, &mut Vec::new(), &mut rng)
            }
        };
        game.play_unchecked(&mut state, mv, &mut ());
    }
}

#[test]
fn the_search_answers_as_before_on_small_games() {
    let nim = |players, heap, seed| answer::<Toy<Nim>>(&table(players), &nim::State::of(heap), seed);
    let race = |at, seed| {
        let game = table::<Race>(2);
        let mut state = game.start();
        state.at = at;
        answer(&game, &state, seed)
    };
    let answers = [
        nim(1, 9, "a"),
        nim(2, 14, "a"),
        nim(2, 14, "b"),
        nim(3, 11, "a"),
        nim(4, 17, "b"),
        race([0, 0], "a"),
        race([9, 12], "b"),
        answer(&table::<Fair>(1), &table::<Fair>(1).start(), "a"),
        answer(&table::<Envelope>(2), &position(&table::<Envelope>(2), 0, "deal"), "a"),
    ];
    let expected = [
        "2 209x 0.50000 1.000 +1.000, 3 177x 0.50000 1.000 +1.000, 1 114x 0.50000 1.000 +1.000; 2 then 3",
        "2 217x 0.48382 0.493 -0.014, 1 170x 0.48032 0.488 -0.024, 3 113x 0.42806 0.416 -0.168; 2 then 1",
        "1 248x 0.49173 0.504 +0.008, 3 137x 0.45453 0.453 -0.095, 2 115x 0.49825 0.513 +0.026; 1 then 1",
        "3 247x 0.37772 0.247 -0.506, 1 201x 0.37548 0.244 -0.512, 2 52x 0.28513 0.115 -0.769; 3 then 3",
        "1 236x 0.42428 0.347 -0.305, 2 137x 0.37931 0.285 -0.431, 3 127x 0.38973 0.299 -0.402; 1 then 1",
        "1 308x 0.63122 0.664 +0.329, 0 192x 0.57519 0.584 +0.168; 1 then 1",
        "1 402x 0.47574 0.403 -0.194, 0 98x 0.37065 0.255 -0.490; 1 then 1",
        "1 294x 0.58973 1.000 +21.707, 0 132x 0.52567 1.000 +19.606, 2 74x 0.52903 1.000 +19.689; 1 then 1",
        "3 430x 0.26052 0.277 -0.447, 1 43x 0.26209 0.279 -0.442, 0 18x 0.18602 0.167 -0.667, 2 9x 0.07322 0.000 \
         -1.000; 3 then 2",
    ];
    assert_eq!(answers, expected, "{answers:#?}");
}

#[test]
fn the_search_answers_as_before_on_les_batisseurs() {
    let answers = [(2, 0, "a"), (2, 41, "b"), (3, 60, "a"), (4, 30, "b")].map(|(players, decisions, seed)| {
        let game: Batisseurs = Setup::new(players).open().unwrap();
        answer(&game, &position(&game, decisions, "table"), seed)
    });
    let expected = [
        "open watermill 260x 0.35543 0.500 +0.389, open treehouse 139x 0.43105 0.500 -0.125, open large-crane \
         53x 0.38980 0.500 +1.750, recruit labourer-9 19x 0.39769 1.000 +0.000; open watermill then open \
         watermill",
        "open stables 161x 0.59895 0.789 +4.053, open large-crane 110x 0.71092 1.000 +6.294, recruit \
         journeyman-12 89x 0.72437 0.944 +5.389, buy 50x 0.72360 1.000 +7.000; open stables then open stables",
        "to inn 500x 0.75464 0.500 +0.156; to inn then to inn",
        "open watchtower 290x 0.91277 0.280 -1.640, send master-4 190x 0.80957 0.286 -5.000, open treehouse \
         3x 0.70937, recruit journeyman-11 3x 0.60248; open watchtower then open watchtower",
    ];
    assert_eq!(answers, expected, "{answers:#?}");
}
