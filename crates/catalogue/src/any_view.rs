//! What a viewer may know of a match of any game.

use std::any::Any;
use std::sync::Arc;

use bots::{Budget, Mcts, Opinion, PlayoutEvaluator, SearchConfig, Stop};
use engine::{Game, Info, Observation, Phrase, Seat, Seed, Standings, Turn, Viewer};
use serde_json::Value;

use crate::Playable;
use crate::listing::common;

/// How many possible states are compared to find what a viewer can know. A secret that none of them changes is most
/// likely none.
const KNOWN_SAMPLES: usize = 40;

/// What a viewer may know of a match of a game that is known only at run time.
///
/// It is all that a page is drawn from and all that a bot is given: there is no way from it to the true state.
pub trait AnyView: Send + Sync {
    /// The game.
    fn info(&self) -> &'static Info;

    /// Who looks.
    fn viewer(&self) -> Viewer;

    /// Who moves.
    fn turn(&self) -> Turn;

    /// The moves that the viewer can make; none when another is to move.
    fn offers(&self) -> Vec<Offer>;

    /// The move with this text, if the viewer can make it.
    fn offer(&self, text: &str) -> Option<Offer>;

    /// What is asked of the seat to move; `None` when the game is over.
    fn prompt(&self) -> Option<Phrase>;

    /// That the game ends soon, where that is certain; `None` when it is over.
    fn ending(&self) -> Option<Phrase>;

    /// What one of the viewer's moves is good for at once, if the game has something to say about it.
    fn reason(&self, text: &str) -> Option<Phrase>;

    /// How the seats stand as the viewer can know it.
    fn standings(&self) -> Standings;

    /// What the search thinks of the viewer's moves, as far as it came before it was stopped; `None` when another is to
    /// move.
    fn opinion(&self, budget: Budget, seed: &Seed, stop: &Stop) -> Option<Opinion<String>>;

    /// What the buttons of the moves say that a search expects to follow each other from here, as far as they can
    /// ([`bots::retell`]).
    fn retell(&self, line: &[(Seat, String)]) -> Vec<(Seat, Phrase)>;

    /// One of the states the viewer must reckon with, as JSON.
    fn state_json(&self) -> Value;

    /// The state as JSON, as far as the viewer can know it: `"?"` stands where it may be one thing or another.
    fn known_json(&self) -> Value;

    /// The view of its own type, for [`View::of`].
    fn as_any(&self) -> &dyn Any;
}

/// A move that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What to send to make it.
    pub text: String,
    /// What its button says.
    pub phrase: Phrase,
    /// What it gives up that the mover may not have meant to; then a page asks again.
    pub warning: Option<Phrase>,
}

/// What a viewer sees of a match of the game `G`: the opened box and the observation.
pub struct View<G: Game> {
    /// The opened box: options and material.
    pub game: Arc<G>,
    /// The state as the viewer may know it.
    pub observation: Observation<G>,
}

impl<G: Playable> View<G> {
    /// The view of its own type. This is how the board of a game and its bots, which are registered under the game's
    /// name, come to their types again.
    ///
    /// # Panics
    /// If the view is of another game.
    pub fn of(view: &dyn AnyView) -> &View<G> {
        match view.as_any().downcast_ref() {
            Some(view) => view,
            None => panic!("a view of {} was taken for one of {}", view.info().id, G::INFO.id),
        }
    }

    /// Whether the viewer is the one to move.
    fn moves(&self) -> bool {
        matches!((self.turn(), self.viewer()), (Turn::Seat(turn), Viewer::Seat(own)) if turn == own)
    }
}

impl<G: Playable> View<G> {
    /// The moves of the seat to move. The seat's own observation has the same as the true state, and labels made from it can
    /// give nothing away.
    fn legal(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal(self.observation.state(), &mut moves);
        moves
    }

    fn offered(&self, mv: G::Move, legal: &[G::Move]) -> Offer {
        let (game, state) = (&self.game, self.observation.state());
        Offer {
            text: mv.to_string(),
            phrase: game.move_phrase(state, mv),
            // Where there is one move only, there is nothing to warn of.
            warning: game.warning(state, mv).filter(|_| legal.len() > 1),
        }
    }
}

impl<G: Playable> AnyView for View<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn viewer(&self) -> Viewer {
        self.observation.viewer()
    }

    fn turn(&self) -> Turn {
        self.game.turn(self.observation.state())
    }

    fn offers(&self) -> Vec<Offer> {
        if !self.moves() {
            return Vec::new();
        }
        let moves = self.legal();
        moves.iter().map(|mv| self.offered(*mv, &moves)).collect()
    }

    fn offer(&self, text: &str) -> Option<Offer> {
        let mv: G::Move = text.parse().ok()?;
        let moves = if self.moves() { self.legal() } else { Vec::new() };
        moves.contains(&mv).then(|| self.offered(mv, &moves))
    }

    fn prompt(&self) -> Option<Phrase> {
        let asked = matches!(self.turn(), Turn::Seat(_));
        asked.then(|| self.game.prompt(self.observation.state()))
    }

    fn ending(&self) -> Option<Phrase> {
        let over = self.turn() == Turn::Over;
        self.game.ending(self.observation.state()).filter(|_| !over)
    }

    fn reason(&self, text: &str) -> Option<Phrase> {
        let mv: G::Move = text.parse().ok()?;
        let state = self.observation.state();
        let legal = self.moves() && self.game.check(state, mv).is_ok();
        legal.then(|| self.game.reason(state, mv)).flatten()
    }

    fn standings(&self) -> Standings {
        Standings::of(&*self.game, self.observation.state())
    }

    fn opinion(&self, budget: Budget, seed: &Seed, stop: &Stop) -> Option<Opinion<String>> {
        let search = || {
            let (evaluator, config) = (PlayoutEvaluator::for_opinions(), SearchConfig::default());
            Mcts::<G, _, Stop>::with(evaluator, stop.clone(), config, budget, seed.playout_rng())
        };
        self.moves()
            .then(|| search().opinion(&self.game, &self.observation).in_text())
    }

    fn retell(&self, line: &[(Seat, String)]) -> Vec<(Seat, Phrase)> {
        let read = |(seat, text): &(Seat, String)| Some((*seat, text.parse::<G::Move>().ok()?));
        let line: Vec<(Seat, G::Move)> = line.iter().map_while(read).collect();
        let mut rng = Seed::named("a line of the search").playout_rng();
        let told = bots::retell(&*self.game, &self.observation, &line, &mut rng).into_iter();
        told.map(|made| (made.seat, self.game.move_phrase(&made.state, made.mv)))
            .collect()
    }

    fn state_json(&self) -> Value {
        json(self.observation.state())
    }

    fn known_json(&self) -> Value {
        let mut rng = Seed::named("what is known").playout_rng();
        let mut sample = self.observation.state().clone();
        let mut known = self.state_json();
        for _ in 0..if G::INFO.hidden { KNOWN_SAMPLES } else { 0 } {
            self.observation.sample_into(&self.game, &mut sample, &mut rng);
            known = common(known, json(&sample));
        }
        known
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn json<S: serde::Serialize>(state: &S) -> Value {
    serde_json::to_value(state).expect("a state is plain data")
}
