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

    /// Whether a legal move does nothing but end the mover's turn (`end`, `pass`, `done`), so that a page may ask
    /// again where the turn could go on.
    fn ends_turn(&self, state: &Self::State, mv: Self::Move) -> bool;

    /// Pushes the parts of the seat's points; they add up to the points of [`Game::score`].
    fn breakdown(&self, state: &Self::State, seat: Seat, items: &mut Vec<ScoreItem>);

    /// What the rulebook calls a result beyond the ranks, for example the grade of a game played alone; nothing in most
    /// games, and nothing before the game is over.
    fn verdict(&self, state: &Self::State) -> Option<Phrase> {
        let _ = state;
        None
    }
}
