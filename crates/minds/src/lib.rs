//! Bots for a game that is known only at run time: they read views and answer with the texts of moves.
//!
//! Terminals and tables hold a match as a [`catalogue::AnyMatch`]; what it shows a seat, its `observation`, is all
//! that a [`Mind`] or [`advise`] is given.

use std::any::Any;

use bots::{Bot, BotSpec, Budget, Mcts, MoveOpinion};
use catalogue::{UnknownGame, View, Visitor};
use engine::{Game, Inspect, Seed};

/// A bot that reads what its seat sees and answers with the text of a move.
pub trait Mind: Send {
    /// The move it chooses. `view` is what [`catalogue::AnyMatch::observation`] gave the seat to move.
    fn choose(&mut self, view: &dyn Any) -> String;
}

/// What the search thinks of the moves of a seat.
pub struct Advice {
    /// How many games it played out.
    pub iterations: u32,
    /// Every legal move, the best first.
    pub moves: Vec<Thought>,
}

/// What the search thinks of a move.
pub struct Thought {
    /// The move's text.
    pub text: String,
    /// How often the search tried it.
    pub visits: u32,
    /// What to expect after it, if it was tried.
    pub prospect: Option<Prospect>,
}

/// What the seat to move may expect.
#[derive(Clone, Copy)]
pub struct Prospect {
    /// The chance of winning.
    pub win: f64,
    /// The points at the end.
    pub points: f64,
}

/// The bot called `spec` for the game called `id`.
pub fn mind(id: &str, spec: BotSpec, seed: &Seed) -> Result<Box<dyn Mind>, UnknownGame> {
    struct Build<'a>(BotSpec, &'a Seed);
    impl Visitor for Build<'_> {
        type Output = Box<dyn Mind>;

        fn visit<G: Game + Inspect>(self) -> Self::Output {
            Box::new(Seated::<G> {
                bot: self.0.build(self.1),
            })
        }
    }
    catalogue::visit(id, Build(spec, seed))
}

struct Seated<G: Game> {
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> Mind for Seated<G> {
    fn choose(&mut self, view: &dyn Any) -> String {
        let view = view_of::<G>(view);
        self.bot.choose(&view.game, &view.observation).to_string()
    }
}

/// What the search thinks of the legal moves in `view`, of the game called `id`.
pub fn advise(id: &str, view: &dyn Any, budget: Budget, seed: &Seed) -> Result<Advice, UnknownGame> {
    struct Ask<'a>(&'a dyn Any, Budget, &'a Seed);
    impl Visitor for Ask<'_> {
        type Output = Advice;

        fn visit<G: Game + Inspect>(self) -> Self::Output {
            let Ask(view, budget, seed) = self;
            let view = view_of::<G>(view);
            let mut search = Mcts::<G>::new(budget, seed.playout_rng());
            let opinion = search.opinion(&view.game, &view.observation);
            let mover = opinion.seat.index();
            let thought = |thought: &MoveOpinion<G::Move>| Thought {
                text: thought.mv.to_string(),
                visits: thought.visits,
                prospect: thought.forecast.get(mover).map(|forecast| Prospect {
                    win: forecast.win,
                    points: forecast.points,
                }),
            };
            Advice {
                iterations: opinion.iterations,
                moves: opinion.moves.iter().map(thought).collect(),
            }
        }
    }
    catalogue::visit(id, Ask(view, budget, seed))
}

fn view_of<G: Game>(view: &dyn Any) -> &View<G> {
    view.downcast_ref()
        .expect("the view is of the game the bot was built for")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Setup, Turn, Viewer};

    #[test]
    fn in_every_game_a_mind_chooses_and_the_search_weighs_exactly_the_legal_moves() {
        for info in catalogue::games() {
            let seed = Seed::named("a mind for everybody");
            let mut played = catalogue::deal(info.id, Setup::new(2), seed).unwrap();
            for _ in 0..6 {
                let Turn::Seat(seat) = played.turn() else {
                    panic!("{} ended", info.id)
                };
                let view = played.observation(Viewer::Seat(seat));
                let mut offered: Vec<String> = played.offers(seat).into_iter().map(|offer| offer.text).collect();
                let chosen = mind(info.id, BotSpec::Light, &seed).unwrap().choose(&*view);
                assert!(offered.contains(&chosen), "{}: {chosen}", info.id);
                let advice = advise(info.id, &*view, Budget::Iterations(50), &seed).unwrap();
                let mut weighed: Vec<String> = advice.moves.iter().map(|thought| thought.text.clone()).collect();
                offered.sort();
                weighed.sort();
                assert_eq!(weighed, offered, "{}", info.id);
                played.play_text(seat, &chosen).unwrap();
            }
        }
    }

    #[test]
    fn no_mind_plays_a_game_the_house_does_not_have() {
        let seed = Seed::named("nowhere");
        assert!(mind("chess", BotSpec::Random, &seed).is_err());
        assert!(advise("chess", &(), Budget::Iterations(1), &seed).is_err());
    }
}
