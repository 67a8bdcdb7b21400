//! What a move cost.

use engine::{Heuristics, Observation, Seat, Viewer};

use super::prospect::{Estimate, Prospects};
use super::{FEWEST, Judge, LineMove};

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

/// How many searches a move is tried in, each as long as the one that chose.
const SEARCHES: u32 = 3;
/// In how many deals the game is played on where the move played looks worse than the best.
const DEALS: u32 = 4;
/// In how many new ones where it still does.
const CONFIRMING_DEALS: u32 = 10;

/// By how many standard errors a move must be worse in the end. Over a game the less certain ones would add up to mistakes that
/// nobody made.
pub(super) const SURE: f64 = 2.0;

/// Judges the choice of `seat`.
///
/// The search chooses a move first. It and the move played are then tried in several searches of their own, equally many and
/// equally long: games that led to the choice flatter it. Where the move played looks worse, the game is played on after both
/// of them ([`Judge::play_on`]), and once more where it still does. Many moves are as good as the best but for noise, and noise must
/// not add up to mistakes; so only the last trial counts, which the others have not chosen.
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
    let value = tried(judge, &view, best);
    let is_worse =
        |change: &Estimate, errors: f64| -change.mean[seat].stake(players) > errors * change.error(seat).stake(players);
    let suspected = best != played
        && is_worse(&tried(judge, &view, played).less(&value), 1.0)
        && is_worse(&judge.play_on(&view, played, best, DEALS), 1.0);
    let change = suspected.then(|| judge.play_on(&view, played, best, CONFIRMING_DEALS));
    ChoiceAppraisal {
        seat,
        best: best.to_string(),
        line: opinion.in_text().line,
        value,
        change: change.filter(|change| is_worse(change, SURE)),
    }
}

/// What the seats can expect of a move by several searches that try nothing else.
fn tried<G: Heuristics>(judge: &mut Judge<'_, G>, view: &Observation<G>, mv: G::Move) -> Estimate {
    let (game, players) = (judge.game, judge.game.players());
    let iterations = judge.iterations.max(FEWEST);
    let sample = |_| Prospects::mean_of(&judge.search.sample(game, view, &[mv], iterations), players);
    let samples: Vec<Prospects> = (0..SEARCHES).map(sample).collect();
    Estimate::sampled(&samples, players)
}
