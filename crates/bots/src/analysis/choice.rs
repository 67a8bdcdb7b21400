//! What a move cost.

use engine::{Heuristics, Observation, Seat, Viewer};

use super::prospect::{Estimate, Prospects};
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

/// How many searches a move is first tried in, each as long as the one that chose.
const SEARCHES: u32 = 3;
/// How many it is tried in once more where it looks worse than the best.
const CONFIRMING: u32 = 8;

/// Judges the choice of `seat`.
///
/// The search chooses a move first. It and the move played are then tried in several searches of their own, equally many and
/// equally long: games that led to the choice flatter it, and one search may miss what another finds, so that only several
/// tell how far off they are. Many moves are as good as the best but for noise, and noise must not add up to mistakes; so
/// where the one played looks worse, both are tried again, and if it still looks worse only the second trial counts.
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
    let iterations = judge.iterations.max(Judge::<G>::FEWEST);
    let mut tried = |mv: G::Move, searches: u32| {
        let sample = |_| Prospects::mean_of(&judge.search.sample(game, &view, &[mv], iterations), players);
        let samples: Vec<Prospects> = (0..searches).map(sample).collect();
        Estimate::sampled(&samples, players)
    };
    let is_worse = |change: &Estimate| -change.mean[seat].stake(players) > change.error(seat).stake(players);
    let mut value = tried(best, SEARCHES);
    let mut change = None;
    if best != played && is_worse(&tried(played, SEARCHES).less(&value)) {
        value = tried(best, CONFIRMING);
        change = Some(tried(played, CONFIRMING).less(&value)).filter(is_worse);
    }
    ChoiceAppraisal {
        seat,
        best: best.to_string(),
        line: opinion.in_text().line,
        value,
        change,
    }
}
