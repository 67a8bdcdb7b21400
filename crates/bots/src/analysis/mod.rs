//! A whole game judged: what each seat could expect at every moment, what its moves cost and what chance gave it.
//!
//! A game is a chain of [steps](Step): a decision, or a draw, which is all that chance does between two decisions (so the deal
//! is one draw). Between two steps stands what every seat can expect, as a search estimates it; at the end the result
//! itself, or what could be expected there, where the game was ended before. So whatever changed from the opening to the
//! result changed in some step, and the books balance:
//!
//! - **Luck** is what a draw changed: what can be expected after it, less the mean over all draws that were possible.
//! - The **cost** of a move is what the best move promised, less what the move played did, judged by what its seat could know,
//!   in games of their own ([`Analysis`] says how sure that is).
//! - What else changed in the step of a decision is a **revision**: the search sees further from the next position,
//!   it looks with the eyes of another seat, which may know more, or it was off by chance. It belongs to nobody.
//!
//! Each step is judged by itself and from its own seed, so that they can be judged in any order, on any number of threads,
//! with the same result. [`run`] does it all; whoever has a queue of their own judges them one by one ([`Analyser::judge`]).

mod books;
mod choice;
mod draw;
mod playing_on;
mod prospect;

use std::sync::Arc;

use engine::{Describe, Game, Heuristics, Match, Observation, PlayoutRng, Seat, Seed, Turn, Viewer};

pub use books::{Account, Analysis, Choice, Draw, Slide, Step, StepKind};
pub(crate) use prospect::Estimate;
pub use prospect::{Prospect, Prospects};

use crate::Bot;
use crate::mcts::{Budget, LineMove, Mcts, PlayoutEvaluator, SearchConfig, Stop};
use crate::series;
use choice::{ChoiceAppraisal, Looked, Suspicion};
use draw::DrawAppraisal;

/// How many iterations of search a decision gets where nobody says otherwise.
pub const ITERATIONS: u32 = 800;

/// A finished game to be analysed.
pub trait Analyser: Send + Sync {
    /// How many parts the work has.
    fn parts(&self) -> usize;

    /// Does one part of the work, counted from 0, or what can be done of it in a while: whoever shares a thread with others gives way
    /// in between, and hands in what was begun to go on. `None` if it was stopped before its end.
    ///
    /// # Panics
    /// If there is no such part, or if what was begun is one of another game.
    fn judge(&self, part: usize, begun: Option<Begun>, stop: &Stop) -> Option<Judging>;

    /// What comes of all parts, in their order.
    ///
    /// # Panics
    /// If they are not those of this game.
    fn conclude(&self, appraisals: &[Appraisal]) -> Analysis;
}

/// How far one part of the work has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Judging {
    /// It is done.
    Done(Appraisal),
    /// There is more to do.
    Begun(Begun),
}

/// A part of the work that was begun.
#[derive(Clone, Debug, PartialEq)]
pub struct Begun {
    /// How often it was looked at.
    looks: u64,
    suspicion: Suspicion,
}

/// What one part of the work came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal(Appraised);

#[derive(Clone, Debug, PartialEq)]
enum Appraised {
    Choice(ChoiceAppraisal),
    Draw(DrawAppraisal),
    /// What could be expected where the game was ended.
    End(Prospects),
}

/// Analyses a game on so many threads; `None` if it was stopped. `progress` is told how many parts are done.
pub fn run(analyser: &dyn Analyser, threads: usize, stop: &Stop, progress: &(dyn Fn(u64) + Sync)) -> Option<Analysis> {
    let judge = |part: u64, judged: &mut Vec<(u64, Option<Appraisal>)>| {
        let mut begun = None;
        let appraisal = loop {
            match analyser.judge(part as usize, begun, stop) {
                None => break None,
                Some(Judging::Done(appraisal)) => break Some(appraisal),
                Some(Judging::Begun(more)) => begun = Some(more),
            }
        };
        judged.push((part, appraisal));
    };
    let parts = series::run(analyser.parts() as u64, threads, 1, Vec::new, judge, progress);
    let mut parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.sort_by_key(|(part, _)| *part);
    let appraisals: Option<Vec<Appraisal>> = parts.into_iter().map(|(_, appraisal)| appraisal).collect();
    Some(analyser.conclude(&appraisals?))
}

/// The analysis of a match.
pub struct MatchAnalyser<G: Game> {
    game: Arc<G>,
    iterations: u32,
    seed: Seed,
    spans: Vec<Span<G>>,
    /// What is work: a span by its index (a move without a choice is none), or the end, where it is no result.
    work: Vec<Work>,
    end: G::State,
}

#[derive(Clone, Copy)]
enum Work {
    Span(usize),
    End,
}

/// The moves of one step, with the state before them.
struct Span<G: Game> {
    ply: usize,
    plies: usize,
    before: G::State,
    what: Made<G::Move>,
}

#[derive(Clone, Copy)]
enum Made<M> {
    Drawn,
    Chosen(Seat, M),
    Forced(Seat, M),
}

impl<G: Describe + Heuristics> MatchAnalyser<G> {
    /// The analysis of a game with so many iterations of search for a decision; `None` unless the game is over, or was ended
    /// before. All that the search draws follows from the seed.
    pub fn new(played: &Match<G>, iterations: u32, seed: Seed) -> Option<Self> {
        if !played.is_over() {
            return None;
        }
        let game = Arc::clone(played.game());
        let mut spans: Vec<Span<G>> = Vec::new();
        let mut state = game.start();
        let mut legal = Vec::new();
        for (ply, made) in played.plies().iter().enumerate() {
            let what = match made.seat {
                None => Made::Drawn,
                Some(seat) => {
                    legal.clear();
                    game.legal(&state, &mut legal);
                    match legal[..] {
                        [_] => Made::Forced(seat, made.mv),
                        _ => Made::Chosen(seat, made.mv),
                    }
                }
            };
            match (&what, spans.last_mut()) {
                (Made::Drawn, Some(last)) if matches!(last.what, Made::Drawn) => last.plies += 1,
                _ => spans.push(Span {
                    ply,
                    plies: 1,
                    before: state.clone(),
                    what,
                }),
            }
            game.play_unchecked(&mut state, made.mv, &mut ());
        }
        // A record may break off before chance has drawn all it owes. It is judged up to where somebody was to decide.
        while game.turn(&state) == Turn::Chance {
            state = spans.pop()?.before;
        }
        let is_work = |&index: &usize| !matches!(spans[index].what, Made::Forced(..));
        let mut work: Vec<Work> = (0..spans.len()).filter(is_work).map(Work::Span).collect();
        if game.turn(&state) != Turn::Over {
            work.push(Work::End);
        }
        Some(MatchAnalyser {
            end: state,
            work,
            game,
            iterations,
            seed,
            spans,
        })
    }

    /// The state after a draw: the one before the next step, or the end.
    fn after(&self, index: usize) -> &G::State {
        self.spans.get(index + 1).map_or(&self.end, |next| &next.before)
    }
}

impl<G: Describe + Heuristics> Analyser for MatchAnalyser<G> {
    fn parts(&self) -> usize {
        self.work.len()
    }

    fn judge(&self, part: usize, begun: Option<Begun>, stop: &Stop) -> Option<Judging> {
        if stop.is_requested() {
            return None;
        }
        let work = self.work[part];
        let looks = begun.as_ref().map_or(0, |begun| begun.looks);
        let seed = self.seed.nth(match work {
            Work::Span(index) => self.spans[index].ply as u64,
            Work::End => u64::MAX,
        });
        let seed = seed.nth(looks);
        let players_share = begun.as_ref().map_or(1, |begun| begun.suspicion.players_share());
        let mut judge = Judge {
            game: &*self.game,
            iterations: self.iterations,
            search: Mcts::with(
                PlayoutEvaluator::for_opinions(),
                stop.clone(),
                SearchConfig::default(),
                Budget::Iterations(self.iterations),
                seed.nth(0).playout_rng(),
            ),
            player: playing_on::player(self.iterations / players_share, stop, seed.nth(2).playout_rng()),
            rng: seed.nth(1).playout_rng(),
        };
        let judging = match work {
            Work::End => Judging::Done(Appraisal(Appraised::End(judge.look(&self.end, 1)))),
            Work::Span(index) => {
                let span = &self.spans[index];
                match span.what {
                    Made::Chosen(seat, played) => {
                        let looked = match begun {
                            None => choice::look(&mut judge, &span.before, seat, played),
                            Some(Begun { suspicion, .. }) => {
                                choice::look_further(&mut judge, &span.before, played, suspicion)
                            }
                        };
                        match looked {
                            Looked::Judged(choice) => Judging::Done(Appraisal(Appraised::Choice(choice))),
                            Looked::Suspected(suspicion) => Judging::Begun(Begun {
                                looks: looks + 1,
                                suspicion,
                            }),
                        }
                    }
                    Made::Drawn => {
                        let draw = draw::judge(&mut judge, &span.before, self.after(index));
                        Judging::Done(Appraisal(Appraised::Draw(draw)))
                    }
                    Made::Forced(..) => unreachable!("a move without a choice is no work"),
                }
            }
        };
        (!stop.is_requested()).then_some(judging)
    }

    fn conclude(&self, appraisals: &[Appraisal]) -> Analysis {
        let mut appraisals = appraisals.iter();
        let judged = self.spans.iter().map(|span| {
            let kind = match span.what {
                Made::Forced(seat, mv) => books::Judged::Forced(seat, mv.to_string()),
                Made::Drawn | Made::Chosen(..) => {
                    let Appraisal(appraised) = appraisals.next().expect("every step was judged");
                    match (appraised, span.what) {
                        (Appraised::Choice(choice), Made::Chosen(_, mv)) => {
                            books::Judged::Choice(mv.to_string(), choice)
                        }
                        (Appraised::Draw(draw), _) => books::Judged::Draw(draw),
                        (Appraised::Choice(_) | Appraised::End(_), _) => {
                            panic!("the appraisals are those of another game")
                        }
                    }
                }
            };
            (span.ply, span.plies, kind)
        });
        let judged: Vec<_> = judged.collect();
        let expected = appraisals.next().map(|Appraisal(appraised)| match appraised {
            Appraised::End(expected) => expected.clone(),
            Appraised::Choice(_) | Appraised::Draw(_) => panic!("the appraisals are those of another game"),
        });
        let ended_early = expected.is_some();
        let result = expected.unwrap_or_else(|| Prospects::result(&*self.game, &self.end));
        books::balance(self.iterations, &judged, &result, ended_early)
    }
}

/// Fewer games than this say next to nothing.
const FEWEST: u32 = 16;

/// What a step is judged with.
struct Judge<'a, G: Heuristics> {
    game: &'a G,
    iterations: u32,
    search: Mcts<G, PlayoutEvaluator<G>, Stop>,
    /// Plays on for all seats.
    player: Box<dyn Bot<G>>,
    rng: PlayoutRng,
}

impl<G: Heuristics> Judge<'_, G> {
    /// What the seats can expect in a state where chance has drawn all it owes, by one search of so small a share of the
    /// iterations: from the view of the seat that moves next.
    fn look(&mut self, state: &G::State, share: u32) -> Prospects {
        let game = self.game;
        match game.turn(state) {
            Turn::Seat(seat) => {
                let view = Observation::of(game, state, Viewer::Seat(seat));
                let iterations = (self.iterations / share).max(FEWEST);
                Prospects::mean_of(&self.search.sample(game, &view, &[], iterations), game.players())
            }
            Turn::Over => Prospects::result(game, state),
            Turn::Chance => unreachable!("chance has drawn all it owes"),
        }
    }
}
