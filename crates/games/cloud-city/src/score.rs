//! Votes of the council, and how ties are broken.

use engine::{Game, Score, ScoreItem, Seat};

use crate::CloudCity;
use crate::needs::{Need, Worth, majority};
use crate::state::State;
use crate::tile::Level;

impl CloudCity {
    /// Votes of walkways and needs; ties go by the walkways of the River, the Forest, the Sand (C16).
    pub(crate) fn score_of(&self, state: &State, seat: Seat) -> Score {
        let levels = Level::ALL.map(|level| state.cities[seat.index()].level_votes(level) as i32);
        let needs: i32 = state.needs.iter().map(|need| self.need_votes(state, seat, need)).sum();
        Score {
            points: levels.iter().sum::<i32>() + needs,
            tie_breaks: levels,
        }
    }

    /// The votes that a need card brings or costs a seat as the cities stand now (C20).
    pub fn need_votes(&self, state: &State, seat: Seat, need: Need) -> i32 {
        match need.worth(&state.cities[seat.index()]) {
            Worth::Votes(votes) => votes,
            Worth::Compared(own) => {
                let counts = state.cities[..self.players()]
                    .iter()
                    .map(|city| match need.worth(city) {
                        Worth::Compared(count) | Worth::Votes(count) => count,
                    });
                majority(own, counts)
            }
        }
    }

    /// Pushes the votes of each level and of each need card in play.
    pub(crate) fn list_parts(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        let city = &state.cities[seat.index()];
        items.extend(Level::ALL.map(|level| ScoreItem {
            name: level_message(level),
            points: city.level_votes(level) as i32,
        }));
        items.extend(state.needs.iter().map(|need| ScoreItem {
            name: need_message(need),
            points: self.need_votes(state, seat, need),
        }));
    }
}

/// The message that names the votes of a level's walkways.
const fn level_message(level: Level) -> &'static str {
    match level {
        Level::Blue => "score-blue",
        Level::Green => "score-green",
        Level::Sand => "score-sand",
    }
}

/// The message that names a need card.
pub(crate) const fn need_message(need: Need) -> &'static str {
    match need {
        Need::LongestRoute => "need-longest-route",
        Need::MostRoutes => "need-most-routes",
        Need::VariedRoute => "need-varied-route",
        Need::Circuits => "need-circuits",
        Need::MostBlue => "need-most-blue",
        Need::MostGreen => "need-most-green",
        Need::LightBuildings => "need-light-buildings",
        Need::Crossings => "need-crossings",
        Need::LonelyBuildings => "need-lonely-buildings",
        Need::Balance => "need-balance",
    }
}
