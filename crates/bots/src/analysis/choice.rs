//! What a move cost.

use engine::{Heuristics, Observation, Seat, Viewer};

use super::prospect::Estimate;
use super::{Judge, LineMove};

/// How a decision is judged, by what its seat could know.
#[derive(Clone, Debug, PartialEq)]
pub struct ChoiceAppraisal {
    pub(super) seat: Seat,
    /// What the search would have played.
    pub(super) best: String,
    /// What it expects to follow.
    pub(super) line: Vec<LineMove<String>>,
    /// What the seats could expect of the best move.
    pub(super) value: Estimate,
    /// What the move played changed for every seat; `None` where it is not shown to be worse than the best.
    pub(super) change: Option<Estimate>,
}

/// How much more often the two moves are tried once more, where the one played looks worse.
const CONFIRMING: u32 = 4;

/// Judges the choice of `seat`.
///
/// The search chooses a move first. It and the move played are then tried in games of their own, equally often: games that
/// led to the choice flatter it. Many moves are as good as the best but for noise, and noise must not add up to a
/// mistake; so where the one played looks worse, both are tried again in new games, and only these count.
pub(super) fn judge<G: Heuristics>(
    judge: &mut Judge<'_, G>,
    state: &G::State,
    seat: Seat,
    played: G::Move,
) -> ChoiceAppraisal {
    let (game, players) = (judge.game, judge.game.players());
    let view = Observation::of(game, state, Viewer::Seat(seat));
    let opinion = judge.search.opinion(game, &view);
    let best = opinion.best().mv;
    let compared = (judge.iterations / 2).max(Judge::<G>::FEWEST);
    let mut tried = |mv: G::Move, games: u32| {
        let tally = judge.search.sample(game, &view, &[mv], games);
        Estimate::of(&tally, players)
    };
    let mut value = tried(best, compared);
    let mut change = None;
    if best != played {
        let first = tried(played, compared).less(&value);
        let (lost, error) = (-first.mean[seat].stake(players), first.error(seat).stake(players));
        if lost > error {
            value = tried(best, CONFIRMING * compared);
            change = Some(tried(played, CONFIRMING * compared).less(&value));
        }
    }
    ChoiceAppraisal {
        seat,
        best: best.to_string(),
        line: opinion.in_text().line,
        value,
        change,
    }
}
