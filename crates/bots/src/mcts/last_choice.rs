//! What a search remembers of the move it chose, so that it can think on where it left off.

use engine::{Game, Observation, Turn};

/// The last move that a search chose.
pub(super) struct LastChoice<G: Game> {
    /// What the seat saw when it chose.
    pub view: Observation<G>,
    /// What it chose.
    pub mv: G::Move,
    /// The node of the last move that was a choice; those after it were without one.
    pub node: u32,
}

impl<G: Game> LastChoice<G> {
    /// Whether the move was made and the seat sees `view` now, after at most so many moves of chance and without
    /// anybody else having moved. Nothing is concluded from what the seat cannot see: both sides are observations.
    pub fn leads_to(&self, game: &G, view: &Observation<G>, chance_moves: u32) -> bool {
        if self.view.viewer() != view.viewer() {
            return false;
        }
        let mut after = self.view.state().clone();
        // Another table can have been set up meanwhile, where this move means nothing.
        game.play(&mut after, self.mv, &mut ()).is_ok() && reaches(game, &after, view, chance_moves)
    }
}

fn reaches<G: Game>(game: &G, state: &G::State, view: &Observation<G>, chance_moves: u32) -> bool {
    match game.turn(state) {
        Turn::Over => false,
        Turn::Seat(_) => Observation::of(game, state, view.viewer()) == *view,
        Turn::Chance if chance_moves == 0 => false,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chance(state, &mut outcomes);
            let mut after = state.clone();
            outcomes.iter().any(|&(outcome, _)| {
                after.clone_from(state);
                game.play_unchecked(&mut after, outcome, &mut ());
                reaches(game, &after, view, chance_moves - 1)
            })
        }
    }
}
