//! The books of a game: what changed in every step, to whose account it goes, and that it adds up.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::choice::{ChoiceAppraisal, SURE};
use super::draw::DrawAppraisal;
use super::prospect::{Estimate, Prospect, Prospects};
use crate::mcts::LineMove;

/// What a whole game looks like to the search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// How many iterations of search a decision got.
    pub iterations: u32,
    /// What the seats could expect before anything was dealt.
    pub opening: Prospects,
    /// What they got; where the game was ended early, what they could expect there.
    pub result: Prospects,
    /// Whether the game was ended before it came to its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended_early: bool,
    /// The steps of the game, in order; each begins where the one before ended.
    pub steps: Vec<Step>,
    /// The account of every seat, in seat order.
    pub accounts: Vec<Account>,
}

/// A decision, or a draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// How many moves were made before it, chance included.
    pub ply: usize,
    /// How many moves it has: a draw may have several.
    pub plies: usize,
    /// What the seats could expect before it.
    pub before: Prospects,
    /// What they could expect after it.
    pub after: Prospects,
    /// Who or what moved.
    #[serde(flatten)]
    pub kind: StepKind,
}

/// Who or what moved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum StepKind {
    /// Chance.
    Draw(Draw),
    /// A seat that had a choice.
    Choice(Choice),
    /// A seat that had none.
    Forced {
        /// The seat.
        seat: Seat,
        /// Its move.
        played: String,
    },
}

/// What chance did between two decisions. All of its change is luck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Draw {
    /// How many different draws were possible; `None` if so many that a sample stood for them.
    pub outcomes: Option<u32>,
    /// How far off the luck of each seat may be: the standard error.
    pub error: Prospects,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// Who decided.
    pub seat: Seat,
    /// What it played.
    pub played: String,
    /// What the search would have played.
    pub best: String,
    /// What the search expected to follow.
    pub line: Vec<LineMove<String>>,
    /// What the seat lost by it: the chance to win of the best move less that of the one played; alone at the table, points.
    /// Zero where the move is not shown to be worse than the best, and below zero where it turned out to be better.
    pub cost: f64,
    /// How far off the cost may be: the standard error. Zero where the best move was played.
    pub error: f64,
    /// What the move changed for every seat by this judgement; the rest of the step's change is a revision.
    pub change: Prospects,
}

/// Where the change of one seat's prospects from the opening to the result came from: `opening + luck + own + others +
/// revision = result`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// What it could expect before anything was dealt.
    pub opening: Prospect,
    /// What draws gave it.
    pub luck: Prospect,
    /// What its own moves changed, as they are judged: what its mistakes cost, below zero.
    pub own: Prospect,
    /// What the moves of others changed for it.
    pub others: Prospect,
    /// What the search had to revise.
    pub revision: Prospect,
    /// What it got.
    pub result: Prospect,
    /// How far off `luck` may be, in what is played for: the standard error.
    pub luck_error: f64,
    /// How far off `own` may be, in what is played for: the standard error.
    pub own_error: f64,
    /// How many decisions it made.
    pub decisions: u32,
    /// How many of them were mistakes for certain, as [`Choice::is_mistake`] has it.
    pub mistakes: u32,
}

/// A stretch of a seat's decisions by which it lost much, though none of them is shown to be a mistake by itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// The seat.
    pub seat: Seat,
    /// How many moves were made before the first of them.
    pub from: usize,
    /// How many were made when the last of them was.
    pub to: usize,
    /// What was lost by them: a part of the victory.
    pub lost: f64,
}

impl Slide {
    /// The least that is worth naming: so much is hardly ever lost to noise.
    const LEAST: f64 = 0.3;
}

impl Account {
    /// What the result would have been with even luck.
    pub fn with_even_luck(&self) -> Prospect {
        self.result - self.luck
    }
}

impl Choice {
    /// The least cost worth naming: a fiftieth of a victory; alone at the table, a point.
    fn least(&self) -> f64 {
        if self.change.players() == 1 { 1.0 } else { 0.02 }
    }

    /// Whether the move for certain cost what is worth naming: even if the search is off by as much as it may be.
    pub fn is_mistake(&self) -> bool {
        self.cost - SURE * self.error >= self.least()
    }
}

impl Step {
    /// What changed for every seat.
    pub fn change(&self) -> Prospects {
        &self.after - &self.before
    }
}

impl Analysis {
    /// How many seats there are.
    pub fn players(&self) -> usize {
        self.accounts.len()
    }

    /// The mistakes that cost most, at most so many, the dearest first.
    pub fn turning_points(&self, most: usize) -> Vec<(&Step, &Choice)> {
        let choices = self.steps.iter().filter_map(|step| match &step.kind {
            StepKind::Choice(choice) if choice.is_mistake() => Some((step, choice)),
            _ => None,
        });
        let mut points: Vec<_> = choices.collect();
        points.sort_by(|(_, one), (_, other)| other.cost.total_cmp(&one.cost));
        points.truncate(most);
        points
    }

    /// Where seats lost the game in small steps: of every seat that was left with less than it began with the worst stretch, if there is
    /// one. Who won has given nothing away that mattered.
    pub fn slides(&self) -> Vec<Slide> {
        if self.players() == 1 {
            return Vec::new();
        }
        Seat::all(self.players())
            .filter(|&seat| self.result[seat].win < self.opening[seat].win)
            .filter_map(|seat| self.worst_slide(seat))
            .collect()
    }

    /// What a seat's own moves changed is added up as long as it is below zero; a mistake, which is named by itself, begins anew.
    fn worst_slide(&self, seat: Seat) -> Option<Slide> {
        let mut worst: Option<Slide> = None;
        let mut stretch: Option<Slide> = None;
        for step in &self.steps {
            let StepKind::Choice(choice) = &step.kind else { continue };
            if choice.seat != seat {
                continue;
            }
            if choice.is_mistake() {
                stretch = None;
                continue;
            }
            let before = stretch.filter(|stretch| stretch.lost > 0.0);
            let slide = Slide {
                seat,
                from: before.map_or(step.ply, |before| before.from),
                to: step.ply + step.plies,
                lost: before.map_or(0.0, |before| before.lost) - step.change()[seat].win,
            };
            if slide.lost > worst.map_or(Slide::LEAST, |worst| worst.lost) {
                worst = Some(slide);
            }
            stretch = Some(slide);
        }
        worst
    }
}

/// A step as it was judged.
pub(super) enum Judged<'a> {
    Draw(&'a DrawAppraisal),
    Choice(String, &'a ChoiceAppraisal),
    Forced(Seat, String),
}

/// Makes the chain of steps and the accounts. Each step is given with its ply and its number of plies.
pub(super) fn balance(
    iterations: u32,
    judged: &[(usize, usize, Judged<'_>)],
    result: &Prospects,
    ended_early: bool,
) -> Analysis {
    let boundaries = boundaries(judged, result);
    let steps = judged.iter().zip(boundaries.windows(2));
    let steps: Vec<Step> = steps
        .map(|((ply, plies, judged), ends)| Step {
            ply: *ply,
            plies: *plies,
            before: ends[0].clone(),
            after: ends[1].clone(),
            kind: kind(judged, result.players()),
        })
        .collect();
    let opening = boundaries[0].clone();
    let accounts = Seat::all(result.players()).map(|seat| account(seat, &opening, &steps, result));
    Analysis {
        iterations,
        accounts: accounts.collect(),
        opening,
        result: result.clone(),
        ended_early,
        steps,
    }
}

/// What can be expected before each step, and at the end.
///
/// Around a draw both values are the draw's own, which measured them alike. Between two decisions it is what the second one
/// found. A move without a choice changes nothing that was not known.
fn boundaries(judged: &[(usize, usize, Judged<'_>)], result: &Prospects) -> Vec<Prospects> {
    let mut boundaries = vec![result.clone()];
    for (index, (_, _, here)) in judged.iter().enumerate().rev() {
        let after_draw = index.checked_sub(1).map(|before| &judged[before].2);
        let next = &boundaries[boundaries.len() - 1];
        let before = match (after_draw, here) {
            (Some(Judged::Draw(draw)), _) => draw.actual.mean.clone(),
            (_, Judged::Draw(draw)) => draw.mean.mean.clone(),
            (_, Judged::Choice(_, choice)) => choice.value.mean.clone(),
            (_, Judged::Forced(..)) => next.clone(),
        };
        boundaries.push(before);
    }
    boundaries.reverse();
    boundaries
}

fn kind(judged: &Judged<'_>, players: usize) -> StepKind {
    match judged {
        Judged::Draw(draw) => {
            let luck = draw.actual.less(&draw.mean);
            let certain = draw.outcomes == Some(1);
            StepKind::Draw(Draw {
                outcomes: draw.outcomes,
                error: match certain {
                    true => Prospects::zero(players),
                    false => Prospects::of(players, |seat| luck.error(seat)),
                },
            })
        }
        Judged::Choice(played, choice) => {
            let lost = |change: &Estimate| -change.mean[choice.seat].stake(players);
            let error = |change: &Estimate| change.error(choice.seat).stake(players);
            let change = choice.change.as_ref();
            StepKind::Choice(Choice {
                seat: choice.seat,
                played: played.clone(),
                best: choice.best.clone(),
                line: choice.line.clone(),
                cost: change.map_or(0.0, lost),
                error: change.map_or(0.0, error),
                change: change.map_or_else(|| Prospects::zero(players), |change| change.mean.clone()),
            })
        }
        Judged::Forced(seat, played) => StepKind::Forced {
            seat: *seat,
            played: played.clone(),
        },
    }
}

fn account(seat: Seat, opening: &Prospects, steps: &[Step], result: &Prospects) -> Account {
    let mut account = Account {
        seat,
        opening: opening[seat],
        luck: Prospect::default(),
        own: Prospect::default(),
        others: Prospect::default(),
        revision: Prospect::default(),
        result: result[seat],
        luck_error: 0.0,
        own_error: 0.0,
        decisions: 0,
        mistakes: 0,
    };
    // Errors that have nothing to do with each other add up by their squares.
    let (mut luck_squares, mut own_squares) = (0.0, 0.0);
    for step in steps {
        let change = step.change()[seat];
        match &step.kind {
            StepKind::Draw(draw) => {
                account.luck += change;
                luck_squares += draw.error[seat].stake(result.players()).powi(2);
            }
            StepKind::Choice(choice) => {
                let judged = choice.change[seat];
                account.revision += change - judged;
                if choice.seat == seat {
                    account.own += judged;
                    account.decisions += 1;
                    account.mistakes += u32::from(choice.is_mistake());
                    own_squares += choice.error.powi(2);
                } else {
                    account.others += judged;
                }
            }
            StepKind::Forced { .. } => account.revision += change,
        }
    }
    account.luck_error = f64::sqrt(luck_squares);
    account.own_error = f64::sqrt(own_squares);
    account
}
