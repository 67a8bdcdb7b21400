//! Two moves compared by what players make of them.

use engine::{Heuristics, Observation, PlayoutRng, Rng, Seat, Turn, Viewer};

use super::prospect::Prospects;
use super::{FEWEST, Judge};
use crate::bot::mover;
use crate::mcts::{Budget, Mcts, PlayoutEvaluator, SearchConfig, Stop};
use crate::{Bot, Light};

/// What is left of the game is looked at so many times shorter.
const LOOK_SHARE: u32 = 4;

/// Who plays on, for all seats: a search of so many iterations, or the quick policy where they are too few to search with.
pub(super) fn player<G: Heuristics>(iterations: u32, stop: &Stop, rng: PlayoutRng) -> Box<dyn Bot<G>> {
    if iterations < FEWEST {
        return Box::new(Light::new(rng));
    }
    let (evaluator, budget) = (PlayoutEvaluator::default(), Budget::Iterations(iterations));
    Box::new(Mcts::with(
        evaluator,
        stop.clone(),
        SearchConfig::default(),
        budget,
        rng,
    ))
}

impl<G: Heuristics> Judge<'_, G> {
    /// What `played` changes for every seat, compared with `best`, when the game is played on for some rounds after each of them: by
    /// players who search, in one deal that `view` allows, with the same luck on both sides. Then a search says how it stands.
    ///
    /// A search that looks at a move for itself sees what quick players would make of it. Some moves need better ones (and some
    /// only look good to quick ones), however long it looks; here they have them.
    pub(super) fn play_on(&mut self, view: &Observation<G>, played: G::Move, best: G::Move, rounds: u32) -> Prospects {
        let seat = mover(self.game, view);
        let mut deal = view.state().clone();
        view.sample_into(self.game, &mut deal, &mut self.rng);
        let luck = self.rng.clone();
        let with_best = self.after_rounds(rounds, &deal, (seat, best), luck.clone());
        let with_played = self.after_rounds(rounds, &deal, (seat, played), luck);
        &with_played - &with_best
    }

    /// What the seats can expect some rounds after a move.
    fn after_rounds(
        &mut self,
        rounds: u32,
        before: &G::State,
        (seat, mv): (Seat, G::Move),
        mut luck: PlayoutRng,
    ) -> Prospects {
        let game = self.game;
        let turns = rounds * game.players() as u32;
        let mut state = before.clone();
        let (mut in_turn, mut changes) = (seat, 0);
        game.play_unchecked(&mut state, mv, &mut ());
        loop {
            let next = match game.turn(&state) {
                Turn::Over => return Prospects::result(game, &state),
                Turn::Chance => game.draw(&state, luck.next_u64()),
                Turn::Seat(seat) => {
                    if in_turn != seat {
                        (in_turn, changes) = (seat, changes + 1);
                    }
                    if changes > turns {
                        return self.look(&state, LOOK_SHARE);
                    }
                    let view = Observation::of(game, &state, Viewer::Seat(seat));
                    self.player.choose(game, &view)
                }
            };
            game.play_unchecked(&mut state, next, &mut ());
        }
    }
}
