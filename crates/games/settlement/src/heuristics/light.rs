//! A quick sensible move.

use engine::Rng;

use super::weights::Quick;
use super::worth::Worth;
use crate::Settlement;
use crate::kinds::{Artefact, Building, Guild, Pieces, Region, Resource, Space};
use crate::moves::{Move, Source};
use crate::rules::actions::MoveSink;
use crate::rules::payment::bill;
use crate::state::{Player, State, Step};

impl Settlement {
    /// The move that seems best, give or take a whim.
    #[inline]
    pub(crate) fn light_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        let player = state.player();
        let prospect = Prospect {
            game: self,
            state,
            player,
            weights: &self.judgement.weights.quick,
            worth: self.judgement.quick_worths.of(state, player),
        };
        let mut weighing = Weighing {
            whims: Whims::new(prospect.weights.whim, rng),
            prospect,
            best: (f32::NEG_INFINITY, Move::Pass),
        };
        if state.step == Step::Turn {
            // Most decisions are turns: their moves are weighed as they are found, without a list.
            self.each_turn_move(state, &mut weighing);
        } else {
            scratch.clear();
            self.list_moves(state, scratch);
            for &mv in scratch.iter() {
                weighing.weigh(mv, weighing.prospect.of_choice(mv));
            }
        }
        weighing.best.1
    }
}

/// The best move so far, give or take a whim.
struct Weighing<'a, R> {
    prospect: Prospect<'a>,
    whims: Whims<'a, R>,
    best: (f32, Move),
}

impl<R: Rng> Weighing<'_, R> {
    #[inline]
    fn weigh(&mut self, mv: Move, appeal: f32) {
        let appeal = appeal + self.whims.next();
        if appeal > self.best.0 {
            self.best = (appeal, mv);
        }
    }
}

impl<R: Rng> MoveSink for Weighing<'_, R> {
    // Where moves are found their kind is known: inlined, nothing is left of asking for it.
    #[inline(always)]
    fn take(&mut self, mv: Move) {
        self.weigh(mv, self.prospect.of_turn(mv));
    }
}

/// What moves promise the player to move.
struct Prospect<'a> {
    game: &'a Settlement,
    state: &'a State,
    player: &'a Player,
    weights: &'a Quick,
    worth: &'a Worth,
}

impl Prospect<'_> {
    /// What an action, a hero, the end of the turn or passing promises. Actions are weighed by the villager.
    ///
    /// Always inlined: where the moves are found, their kinds are known.
    #[inline(always)]
    fn of_turn(&self, mv: Move) -> f32 {
        let (weights, worth, player) = (self.weights, self.worth, self.player);
        match mv {
            Move::Invite(place) => self.of_hero(usize::from(place)),
            Move::End => weights.end,
            Move::Pass if player.villagers() == 0 => weights.pass,
            Move::Pass => weights.pass_early,
            Move::Region(region) => {
                let open = player.explored.and(region.spaces()).without(player.monsters);
                let mut sum = weights.region;
                for space in open {
                    sum += worth.piece(player.terrain(space).resource());
                }
                sum
            }
            Move::Street(street) => weights.street + worth.street(player, player.streets[street.index()]),
            Move::Fort(space) => {
                let piece = worth.piece(player.terrain(space).resource());
                if player.holds(Artefact::SovereignsCrown) {
                    2.0 * piece
                } else {
                    piece
                }
            }
            Move::Hunt(space) => self.of_hunt(space),
            Move::Explore(region) => {
                let yields = [Resource::Wood, Resource::Diamond, Resource::Gold][region.index()];
                let piece = worth.piece(yields);
                let at_once = if player.holds(Artefact::ExplorersAstrolabe) {
                    piece
                } else {
                    0.0
                };
                let counted = self.game.judgement.guild_members(player, Guild::Adventurers);
                let to_come = self.to_come(player.regions_used.contains(region));
                let later = weights.explored[region.index()] * piece * to_come;
                let reach = if region == Region::I && player.explored.is_empty() {
                    weights.first_terrain
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
                let counted = self.game.judgement.guild_members(player, Guild::Defenders);
                counted + at_once + weights.fortified * self.to_come(false) * piece
            }
            Move::Build(place) => match self.state.market[usize::from(place)] {
                Some(stack) => self.of_building(stack.building),
                None => f32::NEG_INFINITY,
            },
            _ => 0.0,
        }
    }

    /// How often a terrain or fortification will still yield.
    #[inline]
    fn to_come(&self, used: bool) -> f32 {
        let now = if used || self.player.villagers() < 2 {
            0.0
        } else {
            self.weights.this_round
        };
        self.weights.per_round * self.worth.rounds + now
    }

    fn of_hero(&self, place: usize) -> f32 {
        let (weights, worth, player) = (self.weights, self.worth, self.player);
        let (Some(hero), Some(price)) = (self.state.row[place], self.game.hero_price(self.state, place)) else {
            return f32::NEG_INFINITY;
        };
        let bill = bill(player.reserve, price);
        let exchanged = weights.exchanged * f32::from(bill.lacking);
        let paid = worth.pieces(player.reserve.minus(bill.spare)) + exchanged;
        let card = self.game.material.hero(hero);
        let villagers = f32::from(card.villagers) * worth.villager;
        let points = worth.guilds(player)[card.guild.index()] + f32::from(card.points);
        weights.invite + points + villagers - paid
    }

    fn of_hunt(&self, space: Space) -> f32 {
        let (worth, player) = (self.worth, self.player);
        let terrain = player.terrain(space);
        let monster = &self.game.material.monsters[terrain.icon().index()];
        let mace = if player.holds(Artefact::MaceOfTheBrave) {
            worth.piece(Resource::Diamond)
        } else {
            0.0
        };
        let to_come = self.to_come(player.regions_used.contains(space.region()));
        let freed = worth.piece(terrain.resource()) * to_come;
        (worth.pieces(monster.reward) + mace + self.weights.freed * freed) / f32::from(monster.villagers)
    }

    /// What a new building promises, less its price.
    #[inline]
    fn of_building(&self, building: Building) -> f32 {
        let (weights, worth, player) = (self.weights, self.worth, self.player);
        let counted = self.game.judgement.guild_members(player, Guild::Builders);
        let uses = weights.uses_per_round * worth.rounds + weights.uses_this_round;
        let effect = worth.use_of(player, building);
        let price = worth.piece(self.game.material.building_costs[building.index()]);
        let clock = if player.holds(Artefact::SacredClock) {
            effect
        } else {
            0.0
        };
        counted + clock + weights.used * effect * uses - price + weights.building
    }

    /// What a choice inside an action or while passing promises.
    fn of_choice(&self, mv: Move) -> f32 {
        let (weights, worth, player) = (self.weights, self.worth, self.player);
        match mv {
            Move::Take(artefact) => worth.artefact(player, artefact),
            Move::Site(street) => {
                let row = player.streets[street.index()];
                let fresh = if player.streets_used.contains(street) {
                    0.0
                } else {
                    weights.fresh_street
                };
                weights.neighbour * f32::from(row.len()) + fresh
            }
            Move::Scroll(resource) => weights.scroll * worth.piece(resource),
            Move::Monster(false) => weights.no_monster,
            Move::Use(building, resource) => {
                let chosen = resource.map_or(0.0, |kind| match building {
                    Building::Bazaar => weights.plenty * f32::from(player.reserve[kind]),
                    Building::Warehouse => -weights.plenty * f32::from(player.reserve[kind]),
                    _ => weights.chosen * worth.piece(kind),
                });
                weights.use_it + worth.use_of(player, building) + chosen
            }
            Move::Pay(Source::Two(..) | Source::One(_)) => weights.pay_basics,
            Move::Pay(Source::Gold) => weights.pay_gold,
            Move::Refine => {
                let lacking = bill(player.reserve, Pieces([1, 1, 1, 0, 0])).lacking;
                let gold = lacking.saturating_sub(player.reserve.basics().saturating_sub(3 - lacking) / 2);
                weights.refine - weights.refine_gold * f32::from(gold)
            }
            Move::Done if self.state.step == Step::Refining => weights.refined,
            _ => 0.0,
        }
    }
}

/// Random amounts, five of each random word.
struct Whims<'a, R> {
    rng: &'a mut R,
    word: u64,
    unit: f32,
}

impl<'a, R: Rng> Whims<'a, R> {
    const BITS: u32 = 12;

    #[inline]
    fn new(most: f32, rng: &'a mut R) -> Self {
        let word = rng.next_u64();
        Whims {
            rng,
            word,
            unit: most / (1 << Self::BITS) as f32,
        }
    }

    #[inline]
    fn next(&mut self) -> f32 {
        if self.word < 1 << Self::BITS {
            self.word = self.rng.next_u64() | 1 << 63;
        }
        let part = self.word & ((1 << Self::BITS) - 1);
        self.word >>= Self::BITS;
        part as f32 * self.unit
    }
}
