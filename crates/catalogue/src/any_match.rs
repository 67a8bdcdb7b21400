//! A match of any game, through text.

use std::any::Any;
use std::sync::Arc;

use engine::{
    Commitment, Game, Info, Match, Observation, Phrase, PlayError, Provenance, Record, Seat, Seed, Setup, Standings,
    Turn, Viewer,
};

/// A match of a game that is known only at run time.
///
/// Everything it tells is what the one who asks may know; the true state leaves it only inside a record, which is
/// for those who run the process.
pub trait AnyMatch: Send + Sync {
    /// The game.
    fn info(&self) -> &'static Info;

    /// What was chosen before the game.
    fn setup(&self) -> &Setup;

    /// Where this match's material comes from.
    fn provenance(&self) -> Provenance;

    /// The hash of the seed, to be shown from the start.
    fn commitment(&self) -> Commitment;

    /// The seed, once the game is over.
    fn seed(&self) -> Option<Seed>;

    /// Who moves now: a seat, or nobody.
    fn turn(&self) -> Turn;

    /// The moves that `seat` can make now; none when it is not to move.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Plays the move with this text for `seat`, then whatever chance owes.
    fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError>;

    /// How many of the last moves `seat` can take back.
    fn undoable(&self, seat: Seat) -> usize;

    /// Takes back the last move of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), PlayError>;

    /// How many moves were made, chance included.
    fn plies(&self) -> usize;

    /// Who made the move with this number, counted from 0; `None` for chance.
    ///
    /// # Panics
    /// If so many moves have not been made.
    fn mover(&self, ply: usize) -> Option<Seat>;

    /// The lines of the log that `viewer` may read, oldest first.
    fn log(&self, viewer: Viewer) -> Vec<LogLine>;

    /// The standings as `viewer` can know them; final, and the same for all, once the game is over.
    fn standings(&self, viewer: Viewer) -> Standings;

    /// What the rulebook calls the result of a finished game beyond the ranks, if anything.
    fn verdict(&self) -> Option<Phrase>;

    /// The game written down so far, as [`Match::to_record`] does it.
    fn to_record(&self, seats: Vec<String>, reveal_seed: bool) -> Record;

    /// What `viewer` sees: a [`View`] of the game's own type, which its board or a bot takes out with
    /// `downcast::<View<G>>()`.
    fn observation(&self, viewer: Viewer) -> Box<dyn Any + Send>;
}

/// A move that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What to send to make it.
    pub text: String,
    /// What its button says.
    pub phrase: Phrase,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// How many moves were made before the one that told this.
    pub ply: usize,
    /// What it says.
    pub phrase: Phrase,
}

/// What a viewer sees of a match: the opened box and the observation.
pub struct View<G: Game> {
    /// The opened box: options and material.
    pub game: Arc<G>,
    /// The state as the viewer may know it.
    pub observation: Observation<G>,
}

impl<G: Game> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn setup(&self) -> &Setup {
        self.setup()
    }

    fn provenance(&self) -> Provenance {
        self.game().provenance()
    }

    fn commitment(&self) -> Commitment {
        self.seed().commitment()
    }

    fn seed(&self) -> Option<Seed> {
        (self.turn() == Turn::Over).then_some(*self.seed())
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        if self.turn() != Turn::Seat(seat) {
            return Vec::new();
        }
        // The seat's own observation has the same legal moves, and labels made from it can give nothing away.
        let observation = self.observe(Viewer::Seat(seat));
        let mut moves = Vec::new();
        self.game().legal(observation.state(), &mut moves);
        let offer = |mv: G::Move| Offer {
            text: mv.to_string(),
            phrase: self.game().move_phrase(observation.state(), mv),
        };
        moves.into_iter().map(offer).collect()
    }

    fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        self.play_text(seat, text)
    }

    fn undoable(&self, seat: Seat) -> usize {
        self.undoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        self.undo(seat)
    }

    fn plies(&self) -> usize {
        self.plies().len()
    }

    fn mover(&self, ply: usize) -> Option<Seat> {
        self.plies()[ply].seat
    }

    fn log(&self, viewer: Viewer) -> Vec<LogLine> {
        let line = |(ply, phrase)| LogLine { ply, phrase };
        self.log(viewer).map(line).collect()
    }

    fn standings(&self, viewer: Viewer) -> Standings {
        if self.turn() == Turn::Over {
            self.standings()
        } else {
            Standings::of(&**self.game(), self.observe(viewer).state())
        }
    }

    fn verdict(&self) -> Option<Phrase> {
        let over = self.turn() == Turn::Over;
        self.game().verdict(self.state()).filter(|_| over)
    }

    fn to_record(&self, seats: Vec<String>, reveal_seed: bool) -> Record {
        self.to_record(seats, reveal_seed)
    }

    fn observation(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        Box::new(View::<G> {
            game: Arc::clone(self.game()),
            observation: self.observe(viewer),
        })
    }
}
