//! The little the bots know of the game: what a position is worth, and a quick sensible move.
//!
//! Both speak of points at the end of the game. What a piece, a villager or a building brings depends on how many
//! rounds are left to use it; those rules of thumb stand here, and were tuned by playing.

mod evaluate;
mod light;

use engine::{Heuristics, Rng, Seat};

use crate::Settlement;
use crate::kinds::{Artefact, Building, Guild, Hero, Pieces, Resource};
use crate::moves::Move;
use crate::row::Row;
use crate::state::{Player, ROUNDS, State};

impl Heuristics for Settlement {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        self.prospects(state, seat)
    }

    #[inline]
    fn light<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        self.light_move(state, scratch, rng)
    }
}

/// What things are worth to one player now, in points.
#[derive(Clone, Copy, Debug)]
struct Worth {
    /// Rounds after this one.
    rounds: f32,
    /// A piece of each resource.
    pieces: [f32; 5],
    /// A villager that can still be used in this round.
    villager: f32,
    /// What a hero of each guild will count at the end; an artisan's own points come on top.
    guilds: [f32; 4],
}

/// A piece in the first round, and what it tends to from round to round.
const EARLY_PIECES: [f32; 5] = [0.86, 0.86, 0.86, 2.04, 2.2];
const LATE_PIECES: [f32; 5] = [1.05, 1.05, 1.05, 1.85, 2.85];
/// A piece in the last round, where only a hero or a hoard can still use it.
const LAST_PIECES: [f32; 5] = [0.82, 0.82, 0.82, 0.81, 1.2];

impl Worth {
    #[inline]
    fn of(state: &State, player: &Player) -> Worth {
        let rounds = f32::from(ROUNDS - state.round);
        let part = rounds / f32::from(ROUNDS - 1);
        let between = |kind: usize| LATE_PIECES[kind] + (EARLY_PIECES[kind] - LATE_PIECES[kind]) * part;
        let mut pieces = if rounds > 0.0 {
            std::array::from_fn(between)
        } else {
            LAST_PIECES
        };
        let has = |building: Building| player.streets.iter().any(|street| street.count(building) > 0);
        if has(Building::Cathedral) {
            pieces[Resource::Diamond.index()] += 0.18;
        }
        if has(Building::Bank) {
            pieces[Resource::Gold.index()] += 0.34;
        }
        let counts = [
            player.explored.len() as u8,
            player.forts.len() as u8,
            player.buildings(),
        ]
        .map(f32::from);
        let grown = |count: f32, growth: f32| (count + growth * rounds).min(9.0);
        Worth {
            rounds,
            pieces,
            villager: if rounds > 0.0 { 1.83 } else { 1.36 },
            guilds: [
                grown(counts[0], 0.49),
                grown(counts[1], 0.43),
                grown(counts[2], 0.88),
                0.0,
            ],
        }
    }

    #[inline]
    fn piece(&self, resource: Resource) -> f32 {
        self.pieces[resource.index()]
    }

    #[inline]
    fn pieces(&self, pieces: Pieces) -> f32 {
        let each = |(number, worth): (u8, f32)| f32::from(number) * worth;
        pieces.0.into_iter().zip(self.pieces).map(each).sum()
    }

    /// What one use of a building brings, when its price is at hand.
    #[inline]
    fn use_of(&self, player: &Player, building: Building) -> f32 {
        let basic = self.piece(Resource::Wood);
        let diamond = self.piece(Resource::Diamond);
        let gold = self.piece(Resource::Gold);
        match building {
            Building::Sawmill | Building::ClayPit | Building::Quarry => basic,
            Building::Warehouse => 1.2 * basic,
            Building::DiamondMine => diamond,
            Building::TradingPost => {
                let kinds = player.resources_on(player.forts);
                let best = 7_u32.checked_sub(kinds.leading_zeros());
                best.map_or(0.0, |kind| self.pieces[kind as usize])
            }
            Building::Bazaar => gold - basic,
            Building::AlchemistTower => (2.0 * diamond - gold).max(0.0) - 0.3,
            Building::Goldsmith => (3.0 * basic - diamond).max(0.0) + 0.18,
            Building::Tavern => (2.0 * self.villager - diamond).max(0.0) + 0.3,
            Building::Bank => 5.0 - gold,
            Building::Cathedral => 4.0 - diamond,
        }
    }

    /// What the use of a street brings, given what is in the reserve for its hoards.
    fn street(&self, player: &Player, street: Row) -> f32 {
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
}

impl Settlement {
    /// What a hero will count at the end.
    #[inline]
    fn hero_points(&self, worth: &Worth, hero: Hero) -> f32 {
        let card = self.material.hero(hero);
        worth.guilds[card.guild.index()] + f32::from(card.points)
    }

    /// How many heroes of a guild the player has.
    #[inline]
    fn guild_members(&self, player: &Player, guild: Guild) -> f32 {
        let member = |hero: &Hero| self.material.hero(*hero).guild == guild;
        player.heroes.iter().filter(member).count() as f32
    }
}

/// What holding an artefact for a round brings, before looking closer.
fn artefact_worth(worth: &Worth, player: &Player, artefact: Artefact) -> f32 {
    let forts = player.forts.len() as f32;
    match artefact {
        Artefact::SacredClock => 1.2,
        Artefact::ExplorersAstrolabe => 1.5,
        Artefact::MaceOfTheBrave => player.monsters.len() as f32 * 0.8,
        Artefact::PotionOfMight => 1.5,
        Artefact::HelpfulChest => worth.villager,
        Artefact::ScrollOfPower => 0.9 * player.regions_worth(worth),
        Artefact::SovereignsCrown => forts.min(2.0) * 1.2,
        Artefact::CupOfGoodCheer => 1.3,
        Artefact::SorcerersMask => 0.6,
        Artefact::DiamondRing => worth.piece(Resource::Diamond),
        Artefact::ShootingStar => 0.6 * player.regions_worth(worth),
        Artefact::KeyOfKnowledge => 0.3 * f32::from(player.buildings()),
        Artefact::EnchantedMirror => 1.0,
        Artefact::MagicPurse => worth.piece(Resource::Gold),
    }
}

impl Player {
    /// What the terrains without monsters yield together.
    fn regions_worth(&self, worth: &Worth) -> f32 {
        let yields = |space| worth.piece(self.terrain(space).resource());
        self.explored.without(self.monsters).iter().map(yields).sum()
    }
}
