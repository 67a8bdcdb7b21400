//! How lucky a draw was.

use std::collections::HashMap;

use engine::{Heuristics, Rng, Turn};

use super::Judge;
use super::prospect::{Estimate, Prospects};

/// How a draw is judged: all that chance did between two decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawAppraisal {
    /// What the seats could expect before it, over all draws that were possible.
    pub(super) mean: Estimate,
    /// What they could expect after the one that came.
    pub(super) actual: Estimate,
    /// How many different draws were possible; `None` if so many that a sample stood for them.
    pub(super) outcomes: Option<u32>,
}

/// More draws than this are not looked at one by one: so many of them are drawn instead.
const SAMPLE: usize = 24;
/// How often the draw that came is looked at.
const ACTUAL: usize = 16;

/// Judges what chance made of `before`.
///
/// Before and after are measured alike, by short searches of the seat that moves next, so that what a short search does not
/// see is missing on both sides.
pub(super) fn judge<G: Heuristics>(judge: &mut Judge<'_, G>, before: &G::State, after: &G::State) -> DrawAppraisal {
    let players = judge.game.players();
    let listed = outcomes(judge.game, before);
    let looks: Vec<Prospects> = (0..ACTUAL).map(|_| judge.look(after, ACTUAL as u32)).collect();
    let actual = Estimate::sampled(&looks, players);
    let mean = match &listed {
        // What had to come is no luck.
        Some(listed) if listed.len() == 1 => actual.clone(),
        Some(listed) => {
            let times = SAMPLE / listed.len();
            let look = |(state, weight): &(G::State, f64)| {
                let looks: Vec<Prospects> = (0..times).map(|_| judge.look(state, ACTUAL as u32)).collect();
                // A few looks do not tell how far off they are; those at the draw that came do.
                let estimate = actual.with_mean_of(&looks, ACTUAL as f64 / times as f64);
                (*weight, estimate)
            };
            let parts: Vec<(f64, Estimate)> = listed.iter().map(look).collect();
            Estimate::weighted(&parts, players)
        }
        None => {
            let look = |_| {
                let state = drawn(judge, before);
                judge.look(&state, ACTUAL as u32)
            };
            let looks: Vec<Prospects> = (0..SAMPLE).map(look).collect();
            Estimate::sampled(&looks, players)
        }
    };
    DrawAppraisal {
        mean,
        actual,
        outcomes: listed.map(|listed| listed.len() as u32),
    }
}

/// What may come of one draw, equal results together, each with its weight; `None` if chance draws several times in a row
/// or the results are too many.
fn outcomes<G: Heuristics>(game: &G, before: &G::State) -> Option<Vec<(G::State, f64)>> {
    let mut drawn = Vec::new();
    game.chance(before, &mut drawn);
    let mut places: HashMap<G::State, usize> = HashMap::new();
    let mut listed: Vec<(G::State, f64)> = Vec::new();
    for (mv, weight) in drawn {
        let mut after = before.clone();
        game.play_unchecked(&mut after, mv, &mut ());
        if game.turn(&after) == Turn::Chance {
            return None;
        }
        match places.get(&after) {
            Some(&place) => listed[place].1 += f64::from(weight),
            None => {
                places.insert(after.clone(), listed.len());
                listed.push((after, f64::from(weight)));
            }
        }
    }
    Some(listed).filter(|listed| listed.len() <= SAMPLE)
}

/// What else chance could have made of `before`.
fn drawn<G: Heuristics>(judge: &mut Judge<'_, G>, before: &G::State) -> G::State {
    let mut state = before.clone();
    while judge.game.turn(&state) == Turn::Chance {
        let mv = judge.game.draw(&state, judge.rng.next_u64());
        judge.game.play_unchecked(&mut state, mv, &mut ());
    }
    state
}
