//! Points, tie-breaks and the grades of solo play.

use engine::{Phrase, Score, ScoreItem, Seat};

use crate::Settlement;
use crate::kinds::Guild;
use crate::state::{Player, State, Step};

/// Points for each gold in a bank.
pub const BANKED_GOLD: i32 = 5;
/// Points for each diamond in a cathedral.
pub const ENSHRINED_DIAMOND: i32 = 4;

impl Settlement {
    /// The points of the player's heroes, by guild. Terrains under monsters count (S30).
    pub(crate) fn guild_points(&self, player: &Player) -> [i32; 4] {
        let mut points = [0; 4];
        let counted = [
            player.explored.len() as i32,
            player.forts.len() as i32,
            i32::from(player.buildings()),
        ];
        for hero in player.heroes {
            let card = self.material.hero(hero);
            points[card.guild.index()] += match card.guild {
                Guild::Artisans => i32::from(card.points),
                guild => counted[guild.index()],
            };
        }
        points
    }

    /// Points, then gold and diamonds in the reserve: what is stored breaks no tie (S19, S20).
    pub(crate) fn score_of(&self, player: &Player) -> Score {
        let [.., diamonds, gold] = player.reserve.0.map(i32::from);
        Score {
            points: self.guild_points(player).iter().sum::<i32>() + stored(player).iter().sum::<i32>(),
            tie_breaks: [gold, diamonds, 0],
        }
    }

    /// The parts of the points.
    pub(crate) fn list_parts(&self, player: &Player, items: &mut Vec<ScoreItem>) {
        const GUILDS: [&str; 4] = [
            "score-adventurers",
            "score-defenders",
            "score-builders",
            "score-artisans",
        ];
        const STORED: [&str; 2] = ["score-banks", "score-cathedrals"];
        let guilds = GUILDS.into_iter().zip(self.guild_points(player));
        let stored = STORED.into_iter().zip(stored(player));
        items.extend(guilds.chain(stored).map(|(name, points)| ScoreItem { name, points }));
    }

    /// The grade of a finished game played alone (S21).
    pub(crate) fn grade(&self, state: &State) -> Option<Phrase> {
        if self.players > 1 || state.step != Step::Over {
            return None;
        }
        let points = self.score_of(&state.players[Seat::FIRST.index()]).points;
        Some(Phrase::new(grade_for(points)).with("points", points))
    }
}

/// The name of the grade for so many points.
pub fn grade_for(points: i32) -> &'static str {
    match points {
        ..=50 => "grade-villager",
        51..=75 => "grade-mayor",
        76..=100 => "grade-knight",
        _ => "grade-lord",
    }
}

fn stored(player: &Player) -> [i32; 2] {
    [
        BANKED_GOLD * i32::from(player.banked),
        ENSHRINED_DIAMOND * i32::from(player.enshrined),
    ]
}
