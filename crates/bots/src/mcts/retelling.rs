//! A line of the search, told so that people understand it.

use engine::{Heuristics, Observation, PlayoutRng, Rng, Seat, Turn};

/// In how many deals a line is tried: in one of them a move may be possible that is not in another.
const DEALS: usize = 24;

/// A move of a line, with a state in which it can be made.
#[derive(Clone, Debug)]
pub struct Retold<G: engine::Game> {
    /// Who makes it.
    pub seat: Seat,
    /// The move.
    pub mv: G::Move,
    /// The table before it, in one of the deals that the searching seat must reckon with, after draws as they may come.
    pub state: G::State,
}

/// Follows a line from what a seat sees, with what chance may bring in between and the moves without a choice, as far as
/// that is possible.
///
/// What a line means depends on draws that it does not name. Here they are drawn, a few times, and the deal in which most of
/// the line can be played tells it. Nothing of the true state is in it.
pub fn retell<G: Heuristics>(
    game: &G,
    view: &Observation<G>,
    line: &[(Seat, G::Move)],
    rng: &mut PlayoutRng,
) -> Vec<Retold<G>> {
    let mut longest = Vec::new();
    for _ in 0..DEALS {
        let told = follow(game, view, line, rng);
        if told.len() > longest.len() {
            longest = told;
        }
        if longest.len() == line.len() {
            break;
        }
    }
    longest
}

fn follow<G: Heuristics>(
    game: &G,
    view: &Observation<G>,
    line: &[(Seat, G::Move)],
    rng: &mut PlayoutRng,
) -> Vec<Retold<G>> {
    let mut state = view.state().clone();
    view.sample_into(game, &mut state, rng);
    let mut told = Vec::new();
    let mut moves = Vec::new();
    while told.len() < line.len() {
        let (next, mv) = line[told.len()];
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let drawn = game.draw(&state, rng.next_u64());
                game.play_unchecked(&mut state, drawn, &mut ());
            }
            Turn::Seat(seat) => {
                moves.clear();
                game.legal(&state, &mut moves);
                if seat == next && moves.contains(&mv) {
                    told.push(Retold {
                        seat,
                        mv,
                        state: state.clone(),
                    });
                    game.play_unchecked(&mut state, mv, &mut ());
                    continue;
                }
                // A move without a choice is no part of a line.
                game.narrow(&state, &mut moves);
                match moves[..] {
                    [only] => game.play_unchecked(&mut state, only, &mut ()),
                    _ => break,
                }
            }
        }
    }
    told
}
