//! Bots for a game that is known only at run time.

use std::any::Any;

use bots::{Bot, BotSpec, Budget, Mcts};
use catalogue::{UnknownGame, View, Visitor};
use engine::{Game, Inspect, Seed};

/// A bot that reads what its seat sees and answers with the text of a move.
pub trait Mind {
    /// The move it chooses. `view` is what [`catalogue::AnyMatch::observation`] gave the seat to move.
    fn choose(&mut self, view: &dyn Any) -> String;
}

/// What the search thinks of a move.
pub struct Advice {
    /// The move's text.
    pub text: String,
    /// How often the search tried it.
    pub visits: u32,
    /// The chance of winning after it, if it was tried.
    pub win: Option<f64>,
    /// The points to expect at the end, if it was tried.
    pub points: Option<f64>,
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

/// What the search thinks of every legal move, the best first.
pub fn advise(id: &str, view: &dyn Any, iterations: u32, seed: &Seed) -> Result<Vec<Advice>, UnknownGame> {
    struct Ask<'a>(&'a dyn Any, u32, &'a Seed);
    impl Visitor for Ask<'_> {
        type Output = Vec<Advice>;

        fn visit<G: Game + Inspect>(self) -> Self::Output {
            let Ask(view, iterations, seed) = self;
            let view = view_of::<G>(view);
            let mut search = Mcts::<G>::new(Budget::Iterations(iterations), seed.playout_rng());
            let opinion = search.opinion(&view.game, &view.observation);
            let mover = opinion.seat.index();
            let advice = |mv: &bots::MoveOpinion<G::Move>| Advice {
                text: mv.mv.to_string(),
                visits: mv.visits,
                win: mv.forecast.get(mover).map(|forecast| forecast.win),
                points: mv.forecast.get(mover).map(|forecast| forecast.points),
            };
            opinion.moves.iter().map(advice).collect()
        }
    }
    catalogue::visit(id, Ask(view, iterations, seed))
}

fn view_of<G: Game>(view: &dyn Any) -> &View<G> {
    view.downcast_ref()
        .expect("the view is of the game the bot was built for")
}
