//! What a position is worth to a seat.

use components::Set;
use engine::Seat;

use crate::Batisseurs;
use crate::cards::{Building, Worker};
use crate::moves::Move;
use crate::resources::Resources;
use crate::rules::GOAL;
use crate::score::building_points;
use crate::state::{Builder, State, Step};

/// The sites that can be looked after at once.
const SITES_IN_HAND: usize = 4;

impl Batisseurs {
    /// The points a seat has, plus what its sites, workers and écus promise in the time that is left.
    pub(super) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let builder = &state.builders[seat.index()];
        let in_turn = state.seat == seat && state.step != Step::Over;
        if in_turn && matches!(state.step, Step::Send(_)) {
            // A worker on his way is worth what he does where he serves best.
            let arrive = |site: Building| {
                let mut arrived = state.clone();
                self.play_move(&mut arrived, Move::To(site), &mut ());
                self.prospects(&arrived, seat)
            };
            return state.reachable_sites().map(arrive).fold(f32::MIN, f32::max);
        }
        let weights = &self.weights.evaluation;
        let ecus = f32::from(builder.ecus);
        let now = f32::from(building_points(&self.material, builder)) + ecus * weights.ecu;
        let to_come = self.promise(state, builder) + ecus.min(weights.ready) * weights.ready_ecu;
        let turn = if in_turn {
            f32::from(state.actions) * weights.action
        } else {
            0.0
        };
        now + self.time_left(state, seat) * to_come + turn
    }

    /// From 1 at the start towards 0 when the game ends: what is not finished then is worth nothing (B16).
    fn time_left(&self, state: &State, seat: Seat) -> f32 {
        if state.last_round || state.step == Step::Over {
            // Only seats from the one in turn on still play, and they play one turn.
            return if state.step != Step::Over && seat == state.seat {
                self.weights.evaluation.last_turn
            } else {
                0.0
            };
        }
        let points_of = |builder: &Builder| building_points(&self.material, builder);
        let leader = state.builders.iter().map(points_of).max().unwrap_or(0);
        let run = f32::from(leader.min(GOAL)) / f32::from(GOAL);
        1.0 - self.weights.evaluation.race * run * run
    }

    /// What open sites and hired hands promise.
    fn promise(&self, state: &State, builder: &Builder) -> f32 {
        let mut promises = [0.0_f32; SITES_IN_HAND];
        let mut lacking = Resources::NONE;
        let mut team = builder.free;
        for site in builder.sites.iter() {
            let short = self.lacking(state, site);
            lacking += short;
            team = team.or(state.crews[site]);
            let mut promise = self.site_promise(site, short);
            for best in &mut promises {
                if promise > *best {
                    std::mem::swap(best, &mut promise);
                }
            }
        }
        let mut weight = 1.0;
        let mut sites = 0.0;
        for promise in promises {
            sites += promise * weight;
            weight *= self.weights.evaluation.further_site;
        }
        sites + self.team_promise(team, builder.free, lacking)
    }

    /// Its reward, the more of it the nearer it is.
    fn site_promise(&self, site: Building, short: Resources) -> f32 {
        let weights = &self.weights.evaluation;
        let face = self.material.building(site);
        let machine = |machine| f32::from(self.material.worker(machine).makes.total()) * weights.machine;
        let reward = f32::from(face.points) + f32::from(face.ecus) * weights.ecu + site.machine().map_or(0.0, machine);
        let done = 1.0 - f32::from(short.total()) / f32::from(face.needs.total());
        reward * (weights.opened + (1.0 - weights.opened) * done)
    }

    /// Hands are worth having while they are few, and more so where what they make is lacking.
    fn team_promise(&self, team: Set<Worker>, free: Set<Worker>, lacking: Resources) -> f32 {
        let useful = f32::from(self.material.made_by(free).least(lacking).total());
        let size = f32::from(self.material.made_by(team).total());
        let weights = &self.weights.evaluation;
        size.min(weights.enough_hands) * weights.hands + useful * weights.useful_hands
    }
}
