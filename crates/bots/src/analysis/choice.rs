//! What a move cost.

use engine::{Heuristics, Observation, Seat, Viewer};

use super::prospect::{Estimate, Prospects};
use super::{FEWEST, Judge, LineMove};
use crate::mcts::Budget;

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

/// A move that is under suspicion: what is known of it so far, and what is to be done next.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Suspicion {
    appraisal: ChoiceAppraisal,
    next: Next,
}

/// What a suspicion has to stand next.
#[derive(Clone, Debug, PartialEq)]
enum Next {
    /// A longer search.
    LongSearch,
    /// The game played on after both moves; the differences that were found so far.
    Trial(Vec<Prospects>),
    /// The same by better players.
    Confirmation(Vec<Prospects>),
    /// The game played on much further, where what the move is found to have changed must show, too.
    Hindsight(Estimate, Vec<Prospects>),
}

/// What became of a decision that was looked at for a while.
pub(super) enum Looked {
    Judged(ChoiceAppraisal),
    Suspected(Suspicion),
}

/// How many searches a move is tried in, each as long as the one that chose.
const SEARCHES: u32 = 3;
/// How many times as long the search is that a suspicion has to stand.
const LONG: u32 = 8;
/// In how many deals the game is then played on.
const TRIAL_DEALS: usize = 4;
/// In how many new ones where the move still looks worse, and after how many of them that may be given up.
const CONFIRMING_DEALS: usize = 20;
const GIVEN_UP_AFTER: [usize; 2] = [5, 10];
/// In how many it is played on further, and after how many of them a move that is on average no worse there is cleared.
const HINDSIGHT_DEALS: usize = 12;
const CLEARED_AFTER: usize = 6;
/// For how many rounds the game is played on before a search says how it stands: until what a single search thinks of the
/// position with the move in it no longer shows, and not much further, since every round adds luck.
const ROUNDS: u32 = 2;
/// For how many in hindsight. What is bought early in a long game pays only then, and quick players, by whom a search says how it
/// stands, make little of it.
const HINDSIGHT_ROUNDS: u32 = 6;
/// Players search so many times shorter than the one who judges: they play a hundred moves for one judgement.
const TRIAL_PLAYERS: u32 = 8;
const CONFIRMING_PLAYERS: u32 = 4;

/// By how many standard errors a move must be worse to be looked at further.
const DOUBTFUL: f64 = 1.0;
/// By how many in the end. Over a game the less certain ones would add up to mistakes that nobody made.
pub(super) const SURE: f64 = 3.0;

impl Suspicion {
    /// By how much shorter those search who play on next.
    pub fn players_share(&self) -> u32 {
        match self.next {
            Next::LongSearch | Next::Trial(_) | Next::Hindsight(..) => TRIAL_PLAYERS,
            Next::Confirmation(_) => CONFIRMING_PLAYERS,
        }
    }
}

/// Looks at the choice of `seat` for the first time.
///
/// The search chooses a move first. It and the move played are then tried in several searches of their own, equally many and
/// equally long: games that led to the choice flatter it. Where the move played looks worse, it is suspected, and
/// [looked at further](look_further).
pub(super) fn look<G: Heuristics>(judge: &mut Judge<'_, G>, state: &G::State, seat: Seat, played: G::Move) -> Looked {
    let game = judge.game;
    let view = Observation::of(game, state, Viewer::Seat(seat));
    let opinion = judge.search.opinion(game, &view);
    let best = opinion.best().mv;
    let value = tried(judge, &view, best);
    let suspected = best != played
        && is_worse(
            &tried(judge, &view, played).less(&value),
            seat,
            game.players(),
            DOUBTFUL,
        );
    let appraisal = ChoiceAppraisal {
        seat,
        best: best.to_string(),
        line: opinion.in_text().line,
        value,
        change: None,
    };
    match suspected {
        false => Looked::Judged(appraisal),
        true => Looked::Suspected(Suspicion {
            appraisal,
            next: Next::LongSearch,
        }),
    }
}

/// Looks further at a suspected move, for about as long as at any other: a suspicion has several such stages to stand.
///
/// First a search that is several times as long: whoever played may have searched longer than the judge, and better. Then the
/// game is played on after both moves ([`Judge::play_on`]), and where the move still looks worse once more, by better players. Many
/// moves are as good as the best but for noise, and noise must not add up to mistakes; so only this last trial counts,
/// which the others have not chosen. What it found must not be contradicted by what comes of the move [much
/// later](HINDSIGHT_ROUNDS).
pub(super) fn look_further<G: Heuristics>(
    judge: &mut Judge<'_, G>,
    state: &G::State,
    played: G::Move,
    suspicion: Suspicion,
) -> Looked {
    let Suspicion { mut appraisal, next } = suspicion;
    let (game, players, seat) = (judge.game, judge.game.players(), appraisal.seat);
    let view = Observation::of(game, state, Viewer::Seat(seat));
    let next = match next {
        Next::LongSearch => {
            judge
                .search
                .set_budget(Budget::Iterations(judge.iterations.saturating_mul(LONG)));
            let opinion = judge.search.opinion(game, &view);
            let best = opinion.best().mv;
            if appraisal.best != best.to_string() {
                appraisal.best = best.to_string();
                appraisal.value = tried(judge, &view, best);
            }
            appraisal.line = opinion.in_text().line;
            (best != played).then(|| Next::Trial(Vec::new()))
        }
        Next::Trial(mut differences) => {
            let best = best_of(&appraisal);
            differences.push(judge.play_on(&view, played, best, ROUNDS));
            match differences.len() {
                ..TRIAL_DEALS => Some(Next::Trial(differences)),
                _ if is_worse(&Estimate::sampled(&differences, players), seat, players, DOUBTFUL) => {
                    Some(Next::Confirmation(Vec::new()))
                }
                _ => None,
            }
        }
        Next::Confirmation(mut differences) => {
            let best = best_of(&appraisal);
            differences.push(judge.play_on(&view, played, best, ROUNDS));
            let change = Estimate::sampled(&differences, players);
            match differences.len() {
                deals if GIVEN_UP_AFTER.contains(&deals) && !is_worse(&change, seat, players, DOUBTFUL) => None,
                ..CONFIRMING_DEALS => Some(Next::Confirmation(differences)),
                _ => is_worse(&change, seat, players, SURE).then(|| Next::Hindsight(change, Vec::new())),
            }
        }
        Next::Hindsight(change, mut differences) => {
            let best = best_of(&appraisal);
            differences.push(judge.play_on(&view, played, best, HINDSIGHT_ROUNDS));
            let later = Estimate::sampled(&differences, players);
            match differences.len() {
                CLEARED_AFTER if !is_worse(&later, seat, players, 0.0) => None,
                ..HINDSIGHT_DEALS => Some(Next::Hindsight(change, differences)),
                _ => {
                    let contradicted = !is_worse(&later, seat, players, 0.0)
                        || is_worse(&change.less(&later), seat, players, DOUBTFUL);
                    appraisal.change = (!contradicted).then_some(change);
                    None
                }
            }
        }
    };
    match next {
        None => Looked::Judged(appraisal),
        Some(next) => Looked::Suspected(Suspicion { appraisal, next }),
    }
}

/// The best move, which is kept as its text so that whoever keeps it need not know the game.
fn best_of<M: std::str::FromStr>(appraisal: &ChoiceAppraisal) -> M {
    let Ok(best) = appraisal.best.parse() else {
        unreachable!("the text of a move is read back as that move")
    };
    best
}

/// Whether a change is for the worse by more than so many standard errors.
fn is_worse(change: &Estimate, seat: Seat, players: usize, errors: f64) -> bool {
    -change.mean[seat].stake(players) > errors * change.error(seat).stake(players)
}

/// What the seats can expect of a move by several searches that try nothing else.
fn tried<G: Heuristics>(judge: &mut Judge<'_, G>, view: &Observation<G>, mv: G::Move) -> Estimate {
    let (game, players) = (judge.game, judge.game.players());
    let iterations = judge.iterations.max(FEWEST);
    let sample = |_| Prospects::mean_of(&judge.search.sample(game, view, &[mv], iterations), players);
    let samples: Vec<Prospects> = (0..SEARCHES).map(sample).collect();
    Estimate::sampled(&samples, players)
}
