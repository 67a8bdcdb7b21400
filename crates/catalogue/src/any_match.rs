//! A match of any game, through text.

use std::sync::Arc;

use bots::analysis::{Analyser, MatchAnalyser};
use engine::{
    Commitment, Course, IllegalPly, Info, Match, Observation, Origin, Phrase, PlayError, Ply, Provenance, Record,
    RecordedPly, Seat, Seed, Setup, Standings, Turn, Viewer,
};

use crate::{AnyView, Offer, Playable, View};

/// A match of a game that is known only at run time.
///
/// What it tells a viewer is what that viewer may know. The true state leaves it only inside a record, a list of moves,
/// [`AnyMatch::true_standings`] or [`AnyMatch::state_json`], which are for those who run the process.
pub trait AnyMatch: Send + Sync {
    /// The game.
    fn info(&self) -> &'static Info;

    /// The same match once more, to look at while this one goes on.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;

    /// A game of its own that goes on from the position after the first `ply` moves, with chance of its
    /// own, which is still to be drawn where it is due.
    ///
    /// # Panics
    /// If so many moves have not been made.
    fn branch(&self, ply: usize, seed: Seed) -> Box<dyn AnyMatch>;

    /// The games it goes on from, the first of them first; none where it was dealt.
    fn origins(&self) -> &[Origin];

    /// Says from which games this one goes on, before its first move.
    fn set_origins(&mut self, origins: Vec<Origin>);

    /// What was chosen before the game, the rules version included.
    fn setup(&self) -> &Setup;

    /// Where this match's material comes from.
    fn provenance(&self) -> Provenance;

    /// The hash of the seed, to be shown from the start.
    fn commitment(&self) -> Commitment;

    /// The seed, once the game is over and if it is known.
    fn seed(&self) -> Option<Seed>;

    /// Who moves now: a seat, or nobody; chance only where its moves are still to be read from a log.
    fn turn(&self) -> Turn;

    /// Ends the game before its end: nobody moves any more, and its secrets may be told.
    fn end(&mut self);

    /// Whether nobody moves any more: the game came to its end, or was ended before.
    fn is_over(&self) -> bool;

    /// What the move with this text leads to: the move itself and whatever chance owes, then the moves that are
    /// all that is left to complete it ([`Match::resolve_through`]). Nothing is changed.
    fn resolve_through(&self, seat: Seat, text: &str) -> Result<Vec<Vec<RecordedPly>>, PlayError>;

    /// The chance moves that are due now; none where the seed is hidden. Nothing is changed.
    fn due_chance(&self) -> Vec<RecordedPly>;

    /// What chance may draw now, with what the log would say of it; nothing where chance is not to move. By the true state.
    fn outcomes(&self) -> Vec<Offer>;

    /// Adds one move of a seat or of chance, where it can follow.
    fn push(&mut self, ply: &RecordedPly) -> Result<(), IllegalPly>;

    /// Plays the move with this text for `seat`, then whatever chance owes.
    fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError>;

    /// How many of the last moves `seat` can take back.
    fn undoable(&self, seat: Seat) -> usize;

    /// How many of them it takes back at once, so that it is asked something afterwards.
    fn back_to_choice(&self, seat: Seat) -> usize;

    /// Takes back the last move of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), PlayError>;

    /// How many moves were made, chance included.
    fn plies(&self) -> usize;

    /// How much memory the match takes.
    fn bytes(&self) -> usize;

    /// Who made the move with this number, counted from 0; `None` for chance.
    ///
    /// # Panics
    /// If so many moves have not been made.
    fn mover(&self, ply: usize) -> Option<Seat>;

    /// The text of the move with this number, counted from 0. For whoever runs the process, as a record is.
    ///
    /// # Panics
    /// If so many moves have not been made.
    fn text(&self, ply: usize) -> String;

    /// The lines of the log that `viewer` may read, oldest first.
    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        self.log_since(viewer, 0)
    }

    /// Those of these lines that were told after at least `ply` moves.
    fn log_since(&self, viewer: Viewer, ply: usize) -> Vec<LogLine>;

    /// Of each of these lines, how many moves were made before it.
    fn log_plies(&self, viewer: Viewer) -> Vec<usize>;

    /// The standings as `viewer` can know them; final, and the same for all, once the game is over.
    fn standings(&self, viewer: Viewer) -> Standings;

    /// The standings by the true state, for those who run the process.
    fn true_standings(&self) -> Standings;

    /// How the points stood at the beginning, after each of these numbers of moves and at the end of a finished game; `None`
    /// while it runs, because points may be hidden then.
    fn course(&self, plies: &[usize]) -> Option<Course>;

    /// What the rulebook calls the result of a finished game beyond the ranks, if anything.
    fn verdict(&self) -> Option<Phrase>;

    /// The game written down so far, as [`Match::to_record`] does it.
    fn to_record(&self, seats: Vec<String>, reveal_seed: bool) -> Record;

    /// What `viewer` sees now.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;

    /// What `viewer` saw after the first `ply` moves.
    ///
    /// # Panics
    /// If so many moves have not been made.
    fn view_at(&self, viewer: Viewer, ply: usize) -> Box<dyn AnyView>;

    /// The true state after the first `ply` moves, as JSON.
    ///
    /// # Panics
    /// If so many moves have not been made.
    fn state_json(&self, ply: usize) -> String;

    /// The analysis of the whole game, with so many iterations of search for a decision; `None` unless it was played to its end,
    /// because it looks at what was hidden and at the result. All that the search draws follows from the seed.
    fn analyser(&self, iterations: u32, seed: Seed) -> Option<Box<dyn Analyser>>;
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        (**self).boxed_clone()
    }
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// How many moves were made before the one that told this.
    pub ply: usize,
    /// What it says.
    pub phrase: Phrase,
}

impl<G: Playable> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn branch(&self, ply: usize, seed: Seed) -> Box<dyn AnyMatch> {
        Box::new(self.branch(ply, seed))
    }

    fn origins(&self) -> &[Origin] {
        self.origins()
    }

    fn set_origins(&mut self, origins: Vec<Origin>) {
        self.set_origins(origins);
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn provenance(&self) -> Provenance {
        self.game().provenance()
    }

    fn commitment(&self) -> Commitment {
        self.commitment()
    }

    fn seed(&self) -> Option<Seed> {
        self.seed().copied().filter(|_| self.is_over())
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn end(&mut self) {
        self.end();
    }

    fn is_over(&self) -> bool {
        self.is_over()
    }

    fn resolve_through(&self, seat: Seat, text: &str) -> Result<Vec<Vec<RecordedPly>>, PlayError> {
        let steps = self.resolve_through(seat, self.parse(text)?)?;
        Ok(steps.iter().map(|step| recorded(step)).collect())
    }

    fn due_chance(&self) -> Vec<RecordedPly> {
        recorded(&self.due_chance())
    }

    fn outcomes(&self) -> Vec<Offer> {
        let (game, state) = (self.game(), self.state());
        let mut outcomes = Vec::new();
        game.chance(state, &mut outcomes);
        let offer = |(mv, _): (G::Move, u32)| Offer {
            text: mv.to_string(),
            phrase: game.move_phrase(state, mv),
            warning: None,
        };
        outcomes.into_iter().map(offer).collect()
    }

    fn push(&mut self, ply: &RecordedPly) -> Result<(), IllegalPly> {
        self.push(ply)
    }

    fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        self.play_text(seat, text)
    }

    fn undoable(&self, seat: Seat) -> usize {
        self.undoable(seat)
    }

    fn back_to_choice(&self, seat: Seat) -> usize {
        self.back_to_choice(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.undo(seat)
    }

    fn plies(&self) -> usize {
        self.plies().len()
    }

    fn bytes(&self) -> usize {
        self.bytes()
    }

    fn mover(&self, ply: usize) -> Option<Seat> {
        self.plies()[ply].seat
    }

    fn text(&self, ply: usize) -> String {
        self.plies()[ply].mv.to_string()
    }

    fn log_since(&self, viewer: Viewer, ply: usize) -> Vec<LogLine> {
        let line = |(ply, phrase)| LogLine { ply, phrase };
        self.log_since(viewer, ply).map(line).collect()
    }

    fn log_plies(&self, viewer: Viewer) -> Vec<usize> {
        self.log_plies(viewer).collect()
    }

    fn standings(&self, viewer: Viewer) -> Standings {
        if self.is_over() {
            self.standings()
        } else {
            Standings::of(&**self.game(), self.observe(viewer).state())
        }
    }

    fn true_standings(&self) -> Standings {
        self.standings()
    }

    fn course(&self, plies: &[usize]) -> Option<Course> {
        self.is_over().then(|| Course::of(self, plies))
    }

    fn verdict(&self) -> Option<Phrase> {
        let over = self.turn() == Turn::Over;
        self.game().verdict(self.state()).filter(|_| over)
    }

    fn to_record(&self, seats: Vec<String>, reveal_seed: bool) -> Record {
        self.to_record(seats, reveal_seed)
    }

    fn view(&self, viewer: Viewer) -> Box<dyn AnyView> {
        Box::new(View {
            game: Arc::clone(self.game()),
            observation: self.observe(viewer),
        })
    }

    fn view_at(&self, viewer: Viewer, ply: usize) -> Box<dyn AnyView> {
        Box::new(View {
            game: Arc::clone(self.game()),
            observation: Observation::of(self.game(), &self.at(ply), viewer),
        })
    }

    fn state_json(&self, ply: usize) -> String {
        serde_json::to_string(&self.at(ply)).expect("a state is plain data")
    }

    fn analyser(&self, iterations: u32, seed: Seed) -> Option<Box<dyn Analyser>> {
        let analyser = MatchAnalyser::new(self, iterations, seed)?;
        Some(Box::new(analyser))
    }
}

fn recorded<M: std::fmt::Display>(plies: &[Ply<M>]) -> Vec<RecordedPly> {
    plies.iter().map(RecordedPly::from).collect()
}
