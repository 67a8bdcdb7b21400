//! What things are worth to one player now, in points.
//!
//! What a piece, a villager or a building brings depends on how many rounds are left to use it. All that depends on
//! the round and on the hoards alone is reckoned once, when the box is opened.

use super::weights::Scale;
use crate::kinds::{Artefact, Building, Pieces, Resource, Space};
use crate::row::Row;
use crate::score::{BANKED_GOLD, ENSHRINED_DIAMOND};
use crate::state::{Player, ROUNDS, State};

/// What things are worth in every round: by round, without and with a cathedral, without and with a bank.
#[derive(Clone, Debug)]
pub(super) struct Worths([[Worth; 4]; ROUNDS as usize]);

impl Worths {
    pub fn new(scale: &Scale) -> Worths {
        let of = |round, hoards| Worth::new(scale, round, hoards & 1 == 1, hoards & 2 == 2);
        Worths(std::array::from_fn(|index| {
            std::array::from_fn(|hoards| of(index as u8 + 1, hoards))
        }))
    }

    #[inline]
    pub fn of(&self, state: &State, player: &Player) -> &Worth {
        const CATHEDRAL: u32 = Row::mask(&[Building::Cathedral]);
        const BANK: u32 = Row::mask(&[Building::Bank]);
        let [upper, middle, lower] = player.streets;
        let all = upper.0 | middle.0 | lower.0;
        let hoards = usize::from(all & CATHEDRAL != 0) | usize::from(all & BANK != 0) << 1;
        &self.0[usize::from(state.round - 1)][hoards]
    }
}

/// What things are worth in one round.
#[derive(Clone, Debug)]
pub(super) struct Worth {
    /// Rounds after this one.
    pub rounds: f32,
    /// A piece of each resource.
    pieces: [f32; Resource::COUNT],
    /// A villager that can still be used in this round.
    pub villager: f32,
    /// How many terrains, fortifications and buildings are still to come.
    growth: [f32; 3],
    /// What one use of a building brings, when its price is at hand; a trading post depends on the fortifications.
    uses: [f32; Building::COUNT],
    artefacts: [f32; Artefact::COUNT],
}

impl Worth {
    fn new(scale: &Scale, round: u8, cathedral: bool, bank: bool) -> Worth {
        let rounds = f32::from(ROUNDS - round);
        let part = rounds / f32::from(ROUNDS - 1);
        let between =
            |kind: usize| scale.late_pieces[kind] + (scale.early_pieces[kind] - scale.late_pieces[kind]) * part;
        let [basic, mut diamond, mut gold] = if rounds > 0.0 {
            std::array::from_fn(between)
        } else {
            scale.last_pieces
        };
        if cathedral {
            diamond += scale.with_cathedral;
        }
        if bank {
            gold += scale.with_bank;
        }
        let villager = if rounds > 0.0 {
            scale.villager
        } else {
            scale.last_villager
        };
        let use_of = |building: Building| match building {
            Building::Sawmill | Building::ClayPit | Building::Quarry => basic,
            Building::Warehouse => scale.warehouse * basic,
            Building::DiamondMine => diamond,
            Building::TradingPost => 0.0,
            Building::Bazaar => gold - basic,
            Building::AlchemistTower => (2.0 * diamond - gold).max(0.0) - scale.alchemist,
            Building::Goldsmith => (3.0 * basic - diamond).max(0.0) + scale.goldsmith,
            Building::Tavern => (2.0 * villager - diamond).max(0.0) + scale.tavern,
            Building::Bank => BANKED_GOLD as f32 - gold,
            Building::Cathedral => ENSHRINED_DIAMOND as f32 - diamond,
        };
        Worth {
            rounds,
            pieces: [basic, basic, basic, diamond, gold],
            villager,
            growth: scale.growth.map(|growth| growth * rounds),
            uses: Building::ALL.map(use_of),
            artefacts: scale.artefacts,
        }
    }

    #[inline]
    pub fn piece(&self, resource: Resource) -> f32 {
        self.pieces[resource.index()]
    }

    #[inline]
    pub fn pieces(&self, pieces: Pieces) -> f32 {
        let each = |(number, worth): (u8, f32)| f32::from(number) * worth;
        pieces.0.into_iter().zip(self.pieces).map(each).sum()
    }

    /// What a hero of each guild will count at the end; an artisan's own points come on top.
    #[inline]
    pub fn guilds(&self, player: &Player) -> [f32; 4] {
        let counts = [
            player.explored.len() as u8,
            player.forts.len() as u8,
            player.buildings(),
        ];
        let grown = |guild: usize| (f32::from(counts[guild]) + self.growth[guild]).min(9.0);
        [grown(0), grown(1), grown(2), 0.0]
    }

    /// What one use of a building brings, when its price is at hand.
    #[inline]
    pub fn use_of(&self, player: &Player, building: Building) -> f32 {
        if building == Building::TradingPost {
            let kinds = player.resources_on(player.forts);
            let best = 7_u32.checked_sub(kinds.leading_zeros());
            return best.map_or(0.0, |kind| self.pieces[kind as usize]);
        }
        self.uses[building.index()]
    }

    /// What the use of a street brings, given what is in the reserve for its hoards.
    pub fn street(&self, player: &Player, street: Row) -> f32 {
        let mut diamonds = player.reserve[Resource::Diamond] + player.reserve[Resource::Gold] / 4;
        let mut gold = player.reserve[Resource::Gold] + player.reserve[Resource::Diamond] / 2;
        let mut basics = player.reserve.basics();
        let mut sum = 0.0;
        for (building, count) in street.kinds() {
            let supply = match building {
                Building::Bank | Building::AlchemistTower => &mut gold,
                Building::Cathedral | Building::Goldsmith | Building::Tavern => &mut diamonds,
                Building::Bazaar => &mut basics,
                plain => {
                    match plain.plain_gain() {
                        Some(Resource::Diamond) => diamonds += count,
                        Some(_) => basics += count,
                        None => {}
                    }
                    sum += f32::from(count) * self.use_of(player, plain);
                    continue;
                }
            };
            let uses = count.min(*supply);
            *supply -= uses;
            sum += f32::from(uses) * self.use_of(player, building);
        }
        sum
    }

    /// What holding an artefact for a round brings, before looking closer.
    pub fn artefact(&self, player: &Player, artefact: Artefact) -> f32 {
        let works_with = match artefact {
            Artefact::MaceOfTheBrave => player.monsters.len() as f32,
            Artefact::HelpfulChest => self.villager,
            Artefact::ScrollOfPower | Artefact::ShootingStar => self.regions(player),
            Artefact::SovereignsCrown => (player.forts.len() as f32).min(2.0),
            Artefact::DiamondRing => self.piece(Resource::Diamond),
            Artefact::KeyOfKnowledge => f32::from(player.buildings()),
            Artefact::MagicPurse => self.piece(Resource::Gold),
            Artefact::SacredClock
            | Artefact::ExplorersAstrolabe
            | Artefact::PotionOfMight
            | Artefact::CupOfGoodCheer
            | Artefact::SorcerersMask
            | Artefact::EnchantedMirror => 1.0,
        };
        self.artefacts[artefact.index()] * works_with
    }

    /// What the terrains without monsters yield together.
    fn regions(&self, player: &Player) -> f32 {
        let yields = |space: Space| self.piece(player.terrain(space).resource());
        player.explored.without(player.monsters).iter().map(yields).sum()
    }
}
