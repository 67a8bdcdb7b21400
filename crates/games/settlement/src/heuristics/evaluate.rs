//! What a position is worth.

use engine::Seat;

use super::weights::Evaluation;
use super::worth::Worth;
use crate::Settlement;
use crate::kinds::{Artefact, Guild, Region, Resource, Street};
use crate::moves::Move;
use crate::state::{Player, ROUNDS, SourceKind, State, Step};

/// So many basics can be spent soon.
const SOON: f32 = 4.0;

impl Settlement {
    /// The points the seat seems to be heading for. In the middle of a decision it is the best way to complete it.
    pub(crate) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let deciding = state.seat == seat;
        match state.step {
            Step::Paying { .. }
            | Step::Siting { .. }
            | Step::Effects { .. }
            | Step::Placing { .. }
            | Step::Scroll { .. }
            | Step::Encounters { .. }
            | Step::Refining
            | Step::Keeping { .. }
            | Step::Swap
            | Step::FirstArtefact
                if deciding =>
            {
                self.best_completion(state, seat, SourceKind::Gold)
            }
            Step::Scouting { region } if deciding => self.standing_worth(state, seat) + self.hoped(state, seat, region),
            _ => self.standing_worth(state, seat),
        }
    }

    /// Sources of a payment are looked at in their order only, beginning with `from`: every other order of the same ones
    /// leaves the same reserve.
    fn best_completion(&self, state: &State, seat: Seat, from: SourceKind) -> f32 {
        let mut moves: Vec<Move> = Vec::new();
        self.list_moves(state, &mut moves);
        let mut best = f32::NEG_INFINITY;
        for mv in moves {
            let kind = match mv {
                Move::Pay(source) => source.kind(),
                _ => SourceKind::Gold,
            };
            if kind < from {
                continue;
            }
            let mut next = state.clone();
            self.play_move(&mut next, mv, &mut ());
            let goes_on = matches!((state.step, next.step), (Step::Paying { .. }, Step::Paying { .. }));
            let worth = if goes_on {
                self.best_completion(&next, seat, kind)
            } else {
                self.prospects(&next, seat)
            };
            best = best.max(worth);
        }
        best
    }

    /// What a terrain of the region would bring that is about to be drawn.
    fn hoped(&self, state: &State, seat: Seat, region: Region) -> f32 {
        let player = &state.players[seat.index()];
        let (weights, worth) = (
            &self.judgement.weights.evaluation,
            self.judgement.worths.of(state, player),
        );
        let yields = [Resource::Wood, Resource::Diamond, Resource::Gold][region.index()];
        let reach = weights.reach[region.index()] * worth.rounds.min(2.0);
        let counted = self.judgement.guild_members(player, Guild::Adventurers);
        let used = player.regions_used.contains(region);
        counted + reach + weights.hoped * worth.piece(yields) * weights.activations(worth, player, used)
    }

    /// Points so far, what the heroes will still grow by, and what everything else will bring.
    fn standing_worth(&self, state: &State, seat: Seat) -> f32 {
        let player = &state.players[seat.index()];
        let points = self.score_of(player).points as f32;
        let [.., diamonds, gold] = player.reserve.0.map(f32::from);
        if state.step == Step::Over || (rounds_left(state) == 0.0 && player.passed) {
            return points + 0.01 * gold + 0.001 * diamonds;
        }
        let (weights, worth) = (
            &self.judgement.weights.evaluation,
            self.judgement.worths.of(state, player),
        );
        points
            + self.growth(player, worth)
            + weights.reserve(player, worth)
            + self.land_worth(player, worth)
            + weights.streets(player, worth)
            + villagers_worth(player, worth)
            + player
                .artefact
                .map_or(0.0, |artefact| weights.artefact(player, worth, artefact))
    }

    /// What the heroes will count more at the end than they do now.
    fn growth(&self, player: &Player, worth: &Worth) -> f32 {
        let counts = [
            player.explored.len() as f32,
            player.forts.len() as f32,
            f32::from(player.buildings()),
        ];
        let grown = worth.guilds(player);
        [Guild::Adventurers, Guild::Defenders, Guild::Builders]
            .into_iter()
            .zip(counts)
            .map(|(guild, count)| self.judgement.guild_members(player, guild) * (grown[guild.index()] - count))
            .sum()
    }

    fn land_worth(&self, player: &Player, worth: &Worth) -> f32 {
        let weights = &self.judgement.weights.evaluation;
        let mut sum = 0.0;
        for space in player.explored {
            let terrain = player.terrain(space);
            let piece = worth.piece(terrain.resource());
            let yields = piece * weights.activations(worth, player, player.regions_used.contains(space.region()));
            sum += if player.monsters.contains(space) {
                let monster = &self.material.monsters[terrain.icon().index()];
                let bounty = worth.pieces(monster.reward) - worth.villager * f32::from(monster.villagers);
                weights.besieged * yields + bounty.max(0.0)
            } else if player.forts.contains(space) {
                let uses = weights.activations(worth, player, player.forts_used.contains(space));
                yields + weights.fort + (weights.fort_yield * piece + weights.fort_use) * uses
            } else {
                weights.open * yields
            };
        }
        // A way into the farther regions.
        for region in [Region::II, Region::III] {
            if !player.frontier(region).and(region.spaces()).is_empty() {
                sum += weights.way * worth.rounds.min(3.0);
            }
        }
        sum
    }
}

fn rounds_left(state: &State) -> f32 {
    f32::from(ROUNDS - state.round)
}

impl Evaluation {
    /// How often a region, street or fortification will still be activated.
    fn activations(&self, worth: &Worth, player: &Player, used: bool) -> f32 {
        let now = !used && !player.passed && player.villagers() > 0;
        self.per_round * worth.rounds + if now { self.this_round } else { 0.0 }
    }

    /// The pieces held. Basics beyond what can be spent soon count less, and they perish when the round is over.
    fn reserve(&self, player: &Player, worth: &Worth) -> f32 {
        let [.., diamonds, gold] = player.reserve.0.map(f32::from);
        let kinds = Resource::BASICS
            .iter()
            .filter(|&&basic| player.reserve[basic] > 0)
            .count() as f32;
        let basics = f32::from(player.reserve.basics());
        let basic = worth.piece(Resource::Wood);
        basic * (basics.min(SOON) + self.spare_basic * (basics - SOON).max(0.0))
            + self.kinds * kinds
            + diamonds * worth.piece(Resource::Diamond)
            + gold * worth.piece(Resource::Gold)
    }

    fn streets(&self, player: &Player, worth: &Worth) -> f32 {
        let mut sum = 0.0;
        for street in Street::ALL {
            let row = player.streets[street.index()];
            let activations = self.activations(worth, player, player.streets_used.contains(street));
            let uses: f32 = row.buildings().map(|building| worth.use_of(player, building)).sum();
            // The villager who activates the street is shared by its buildings.
            let shared = if row.is_empty() {
                0.0
            } else {
                self.street_villager * worth.villager
            };
            sum += (self.street * uses - shared).max(self.least_use * uses) * activations;
        }
        sum
    }

    /// An artefact held; its gift, if it was one, is already in the reserve.
    fn artefact(&self, player: &Player, worth: &Worth, artefact: Artefact) -> f32 {
        match artefact {
            Artefact::HelpfulChest | Artefact::DiamondRing | Artefact::MagicPurse => 0.0,
            lasting => worth.artefact(player, lasting) * f32::from(player.villagers()) * self.holding,
        }
    }
}

fn villagers_worth(player: &Player, worth: &Worth) -> f32 {
    let usable = if player.passed {
        player.bonus
    } else {
        player.villagers()
    };
    f32::from(usable) * worth.villager
}
