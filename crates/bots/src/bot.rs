//! What a bot is.

use engine::{Game, Observation, Seat, Standing, Turn};

/// A player that is a program.
///
/// Fair by type: a bot is handed what its seat sees and nothing else, and from an [`Observation`] there is no way
/// to the true state.
pub trait Bot<G: Game>: Send {
    /// A legal move for the seat to move, which is the seat whose view this is.
    ///
    /// # Panics
    /// If nobody is to move.
    fn choose(&mut self, game: &G, view: &Observation<G>) -> G::Move;

    /// Tells the bot how its game ended.
    fn game_over(&mut self, standings: &[Standing]) {
        let _ = standings;
    }

    /// Why the bot no longer chooses its moves itself, if it could not go on: a program of somebody else may end or
    /// answer nonsense.
    fn failure(&self) -> Option<String> {
        None
    }
}

/// The seat to move in a view that was handed to a bot.
pub(crate) fn mover<G: Game>(game: &G, view: &Observation<G>) -> Seat {
    match game.turn(view.state()) {
        Turn::Seat(seat) => seat,
        other => panic!("a bot was asked to move when it is the turn of {other:?}"),
    }
}
