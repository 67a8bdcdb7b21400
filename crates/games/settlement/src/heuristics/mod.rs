//! The little the bots know of the game: what a position is worth, and a quick sensible move.
//!
//! Both speak of points at the end of the game, and both weigh with numbers that were found by playing.

mod evaluate;
mod light;
mod weights;
mod worth;

use engine::{Heuristics, Rng, Seat, Strength, Weigh, Weight};

use crate::Settlement;
use crate::kinds::{Guild, Heroes};
use crate::material::Material;
use crate::moves::Move;
use crate::state::{Player, State};
use weights::{SHIPPED, Weights};
use worth::Worths;

/// The weights, and what follows from them and from the material.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    weights: Weights,
    /// What things are worth to the evaluation.
    worths: Worths,
    /// What things are worth to the quick policy.
    quick_worths: Worths,
    /// The heroes of each guild.
    guilds: [Heroes; Guild::COUNT],
}

impl Judgement {
    /// The shipped weights with this material.
    pub fn shipped(material: &Material) -> Judgement {
        let mut guilds = [Heroes::EMPTY; Guild::COUNT];
        for hero in Heroes::ALL {
            guilds[material.hero(hero).guild.index()].insert(hero);
        }
        Judgement::new(SHIPPED.clone(), guilds)
    }

    fn new(weights: Weights, guilds: [Heroes; Guild::COUNT]) -> Judgement {
        Judgement {
            worths: Worths::new(&weights.evaluation.scale),
            quick_worths: Worths::new(&weights.quick.scale),
            weights,
            guilds,
        }
    }

    /// How many heroes of a guild the player has.
    #[inline]
    fn guild_members(&self, player: &Player, guild: Guild) -> f32 {
        player.heroes.and(self.guilds[guild.index()]).len() as f32
    }
}

impl Heuristics for Settlement {
    // Measured in docs/strength.md.
    const STRENGTHS: [Strength; 5] = [
        Strength::new(8, 100),
        Strength::new(40, 10),
        Strength::new(160, 0),
        Strength::new(1200, 0),
        Strength::new(16000, 0),
    ];

    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }

    #[inline]
    fn light<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, scratch, rng)
    }

    fn weights(&self) -> Vec<Weight> {
        self.judgement.weights.list()
    }

    fn set_weights(&mut self, values: &[f32]) {
        let mut weights = self.judgement.weights.clone();
        weights.set(values);
        self.judgement = Judgement::new(weights, self.judgement.guilds);
    }
}
