//! A quick sensible move.

use engine::Rng;

use super::{Worth, artefact_worth};
use crate::Settlement;
use crate::kinds::{Artefact, Building, Guild, Pieces, Region, Resource};
use crate::moves::{Move, Source};
use crate::rules::payment::bill;
use crate::state::{Player, State, Step};

/// How far chance may bend the judgement of a move, in points.
const WHIM: f32 = 1.2;

impl Settlement {
    /// The move that seems best, give or take a whim.
    #[inline]
    pub(crate) fn light_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        scratch.clear();
        self.list_moves(state, scratch);
        if let [only] = scratch[..] {
            return only;
        }
        let player = state.player();
        let worth = Worth::of(state, player);
        let mut luck = Luck(rng.next_u64());
        let appeal = |mv: Move| match state.step {
            Step::Turn => self.turn_appeal(state, player, &worth, mv),
            _ => self.choice_appeal(state, player, &worth, mv),
        };
        let mut best = (f32::NEG_INFINITY, Move::Pass);
        for &mv in scratch.iter() {
            let appeal = appeal(mv) + luck.whim(rng);
            if appeal > best.0 {
                best = (appeal, mv);
            }
        }
        best.1
    }

    /// What an action, a hero, the end of the turn or passing promises. Actions are weighed by the villager.
    fn turn_appeal(&self, state: &State, player: &Player, worth: &Worth, mv: Move) -> f32 {
        match mv {
            Move::Invite(place) => {
                let place = usize::from(place);
                let (Some(hero), Some(price)) = (state.row[place], self.hero_price(state, place)) else {
                    return f32::NEG_INFINITY;
                };
                let bill = bill(player.reserve, price);
                let changed = 1.9 * f32::from(bill.lacking);
                let paid = worth.pieces(player.reserve.minus(bill.spare)) + changed;
                let villagers = f32::from(self.material.hero(hero).villagers) * worth.villager;
                1.63 + self.hero_points(worth, hero) + villagers - paid
            }
            Move::End => 1.5,
            Move::Pass => {
                if player.villagers() == 0 {
                    0.5
                } else {
                    -4.2
                }
            }
            _ => self.action_appeal(state, player, worth, mv),
        }
    }

    #[inline]
    fn action_appeal(&self, state: &State, player: &Player, worth: &Worth, mv: Move) -> f32 {
        let to_come = |used: bool| 1.05 * worth.rounds + if used || player.villagers() < 2 { 0.0 } else { 1.2 };
        match mv {
            Move::Region(region) => {
                let open = player.explored.and(region.spaces()).without(player.monsters);
                let mut sum = 0.22;
                for space in open {
                    sum += worth.piece(player.terrain(space).resource());
                }
                sum
            }
            Move::Street(street) => 0.34 + worth.street(player, player.streets[street.index()]),
            Move::Fort(space) => {
                let piece = worth.piece(player.terrain(space).resource());
                if player.holds(Artefact::SovereignsCrown) {
                    2.0 * piece
                } else {
                    piece
                }
            }
            Move::Hunt(space) => {
                let terrain = player.terrain(space);
                let monster = &self.material.monsters[terrain.icon().index()];
                let mace = if player.holds(Artefact::MaceOfTheBrave) {
                    worth.piece(Resource::Diamond)
                } else {
                    0.0
                };
                let freed = worth.piece(terrain.resource()) * to_come(player.regions_used.contains(space.region()));
                (worth.pieces(monster.reward) + mace + 1.15 * freed) / f32::from(monster.villagers)
            }
            Move::Explore(region) => {
                let yields = [Resource::Wood, Resource::Diamond, Resource::Gold][region.index()];
                let piece = worth.piece(yields);
                let at_once = if player.holds(Artefact::ExplorersAstrolabe) {
                    piece
                } else {
                    0.0
                };
                let counted = self.guild_members(player, Guild::Adventurers);
                let later = [0.78, 0.85, 0.37][region.index()] * piece * to_come(player.regions_used.contains(region));
                let reach = if region == Region::I && player.explored.is_empty() {
                    2.9
                } else {
                    0.0
                };
                (later + at_once + counted + reach) / f32::from(region.villagers())
            }
            Move::Fortify(space) => {
                let piece = worth.piece(player.terrain(space).resource());
                let at_once = if player.holds(Artefact::PotionOfMight) {
                    piece
                } else {
                    0.0
                };
                let counted = self.guild_members(player, Guild::Defenders);
                counted + at_once + 0.62 * to_come(false) * piece
            }
            Move::Build(place) => match state.market[usize::from(place)] {
                Some(stack) => self.building_appeal(player, worth, stack.building),
                None => f32::NEG_INFINITY,
            },
            _ => 0.0,
        }
    }

    /// What a new building promises, less its price.
    fn building_appeal(&self, player: &Player, worth: &Worth, building: Building) -> f32 {
        let counted = self.guild_members(player, Guild::Builders);
        let uses = 0.8 * worth.rounds + 0.56;
        let effect = worth.use_of(player, building);
        let price = worth.pieces(Pieces::one(self.material.building_costs[building.index()]));
        let clock = if player.holds(Artefact::SacredClock) {
            effect
        } else {
            0.0
        };
        counted + clock + 0.75 * effect * uses - price + 0.12
    }

    /// What a choice inside an action or while passing promises.
    fn choice_appeal(&self, state: &State, player: &Player, worth: &Worth, mv: Move) -> f32 {
        match mv {
            Move::Take(artefact) => artefact_worth(worth, player, artefact),
            Move::Site(street) => {
                let row = player.streets[street.index()];
                1.5 * f32::from(row.len()) + if player.streets_used.contains(street) { 0.0 } else { 0.5 }
            }
            Move::Scroll(resource) => 2.0 * worth.piece(resource),
            Move::Monster(false) => 1.27,
            Move::Use(building, resource) => {
                let scarce = resource.map_or(0.0, |kind| match building {
                    Building::Bazaar => 0.3 * f32::from(player.reserve[kind]),
                    Building::Warehouse => -0.3 * f32::from(player.reserve[kind]),
                    _ => 2.0 * worth.piece(kind),
                });
                1.3 + worth.use_of(player, building) + scarce
            }
            Move::Pay(Source::Two(..) | Source::One(_)) => 4.0,
            Move::Pay(Source::Gold) => 2.0,
            Move::Refine => {
                let lacking = bill(player.reserve, Pieces([1, 1, 1, 0, 0])).lacking;
                let gold = lacking.saturating_sub(player.reserve.basics().saturating_sub(3 - lacking) / 2);
                4.0 - 4.0 * f32::from(gold)
            }
            Move::Done if state.step == Step::Refining => 0.5,
            _ => 0.0,
        }
    }
}

/// One random word, spent a few bits at a time.
struct Luck(u64);

impl Luck {
    /// A whim between 0 and [`WHIM`].
    #[inline]
    fn whim<R: Rng>(&mut self, rng: &mut R) -> f32 {
        if self.0 < 1 << 12 {
            self.0 = rng.next_u64() | 1 << 63;
        }
        let part = (self.0 & 0xFFF) as f32;
        self.0 >>= 12;
        part * (WHIM / 4096.0)
    }
}
