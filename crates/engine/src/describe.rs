//! What pages and logs need of a game beside its rules.

use crate::{Game, Phrase, Provenance, ScoreItem, Seat};

/// The description of a game: everything it says to people, as [phrases](Phrase) without words.
pub trait Describe: Game {
    /// Where this table's material comes from.
    fn provenance(&self) -> Provenance;

    /// What the button of a move says.
    fn move_phrase(&self, state: &Self::State, mv: Self::Move) -> Phrase;

    /// What the log says of an event.
    fn event_phrase(&self, event: &Self::Event) -> Phrase;

    /// Why a move was refused.
    fn refusal_phrase(&self, refusal: &Self::Refusal) -> Phrase;

    /// What is asked of the seat to move, in a sentence that somebody who never read the rules understands: what can be
    /// done now, and what it is good for. Not asked once the game is over.
    fn prompt(&self, state: &Self::State) -> Phrase {
        let _ = state;
        Phrase::new("prompt-turn")
    }

    /// Once the end of the game is certain and near, such as in its last round: that it is, and who moves last where that says
    /// something. The words have a short form of it, `ending.brief`. Nothing once the game is over.
    fn ending(&self, state: &Self::State) -> Option<Phrase> {
        let _ = state;
        None
    }

    /// What a legal move gives up for good that its mover may not have meant to give up, such as the actions left of a
    /// turn: pages ask again with this sentence. `None` for everything else, and always where no other sensible move is
    /// left.
    fn warning(&self, state: &Self::State, mv: Self::Move) -> Option<Phrase>;

    /// What a legal move is good for, in a short sentence about what comes of it now ("finishes the chapel: 18 écus and 5
    /// points"); `None` where nothing comes of it at once.
    fn reason(&self, state: &Self::State, mv: Self::Move) -> Option<Phrase> {
        let _ = (state, mv);
        None
    }

    /// Whether the seat to move is in the middle of something it began and must complete. Where only one move is left
    /// then, there is nothing to ask: pages make it themselves ([`Match::resolve_through`](crate::Match::resolve_through)).
    fn underway(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }

    /// Pushes the parts of the seat's points; they add up to the points of [`Game::score`].
    fn breakdown(&self, state: &Self::State, seat: Seat, items: &mut Vec<ScoreItem>);

    /// What the rulebook calls a result beyond the ranks, for example the grade of a game played alone; nothing in most
    /// games, and nothing before the game is over.
    fn verdict(&self, state: &Self::State) -> Option<Phrase> {
        let _ = state;
        None
    }
}
