//! What a move brings at once, for those who ask for a hint.

use engine::Phrase;

use super::{monster_phrase, name, pieces_phrases, region_phrase};
use crate::Settlement;
use crate::kinds::{Artefact, Building, Guild, Pieces, Region, Resource, Space, Street, Terrain};
use crate::moves::{Move, Source};
use crate::rules::effects::forced_use;
use crate::score::{BANKED_GOLD, ENSHRINED_DIAMOND};
use crate::state::{Player, State, Step};

impl Settlement {
    pub(super) fn say_reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        let player = state.player();
        match mv {
            Move::Take(artefact) => Some(artefact_reason(artefact)),
            Move::Build(place) => self.building_reason(state, place),
            Move::Site(street) => Some(site_reason(player, street)),
            Move::Explore(region) => Some(self.exploration_reason(state, region)),
            Move::Place(space) => self.placing_reason(state, space),
            Move::Hunt(space) => player.land[space.index()].map(|terrain| self.hunting_reason(player, terrain)),
            Move::Fortify(space) => self.fortifying_reason(player, space),
            Move::Region(region) => Some(self.region_reason(state, region)),
            Move::Scroll(resource) => Some(gain(Pieces::one(resource))),
            Move::Monster(appears) => self.encounter_reason(state, appears),
            Move::Street(street) => Some(match forced_use(player, street) {
                Some(Move::Use(building, resource)) => use_reason(building, resource),
                _ => street_reason(player, street),
            }),
            Move::Use(building, resource) => Some(use_reason(building, resource)),
            Move::Fort(space) => player.land[space.index()].map(|terrain| {
                let mut gains = Pieces::NONE;
                gains[terrain.resource()] = 1 + u8::from(player.holds(Artefact::SovereignsCrown));
                gain(gains)
            }),
            Move::Invite(place) => self.invitation_reason(state, place),
            Move::Pay(source) => self.payment_reason(state, source),
            Move::Refine => Some(Phrase::new("reason-refine")),
            Move::Keep(resource, 0) => Some(Phrase::new("reason-keep-none").with("resource", name(resource))),
            Move::Keep(resource, number) => {
                let mut kept = Pieces::NONE;
                kept[resource] = number;
                Some(Phrase::new("reason-keep").with("pieces", pieces_phrases(kept)))
            }
            Move::Pass if self.players > 1 && state.next_first.is_none() => Some(Phrase::new("reason-pass-first")),
            Move::Done | Move::End | Move::Pass => Some(Phrase::new("reason-end")),
            Move::RevealBuilding(_) | Move::RevealHero(_) | Move::RevealArtefact(_) | Move::RevealTerrain(_) => None,
        }
    }

    /// How many points one thing more brings to heroes of this guild.
    fn counted_by(&self, player: &Player, guild: Guild) -> u32 {
        let counts = |hero: &_| self.material.hero(*hero).guild == guild;
        player.heroes.iter().filter(counts).count() as u32
    }

    fn building_reason(&self, state: &State, place: u8) -> Option<Phrase> {
        let building = state.market[usize::from(place)]?.building;
        let points = self.counted_by(state.player(), Guild::Builders);
        let at_once = state.player().holds(Artefact::SacredClock);
        let message = match (points, at_once) {
            (0, false) => "reason-build",
            (0, true) => "reason-build-clock",
            (_, _) => "reason-build-points",
        };
        Some(
            Phrase::new(message)
                .with("about", about(building))
                .with("points", points),
        )
    }

    fn exploration_reason(&self, state: &State, region: Region) -> Phrase {
        let points = self.counted_by(state.player(), Guild::Adventurers);
        let masked = state.player().holds(Artefact::SorcerersMask);
        let risk = if masked {
            0
        } else {
            self.exploration_risk(state, region)
        };
        Phrase::new("reason-explore").with("points", points).with("risk", risk)
    }

    /// What a space is good for: a way into the next region, or what the terrain brings at once or later.
    fn placing_reason(&self, state: &State, space: Space) -> Option<Phrase> {
        let Step::Placing { terrain } = state.step else {
            return None;
        };
        let player = state.player();
        let mut settled = player.clone();
        settled.explored.insert(space);
        let opened = Region::ALL
            .into_iter()
            .find(|&region| player.frontier(region).is_empty() && !settled.frontier(region).is_empty());
        if let Some(region) = opened {
            return Some(Phrase::new("reason-place-opens").with("region", region_phrase(region)));
        }
        Some(if player.holds(Artefact::ExplorersAstrolabe) {
            gain(Pieces::one(terrain.resource()))
        } else {
            Phrase::new("reason-place")
                .with("resource", name(terrain.resource()))
                .with("region", region_phrase(space.region()))
        })
    }

    fn hunting_reason(&self, player: &Player, terrain: Terrain) -> Phrase {
        let mut reward = self.material.monsters[terrain.icon().index()].reward;
        reward[Resource::Diamond] += u8::from(player.holds(Artefact::MaceOfTheBrave));
        Phrase::new("reason-hunt")
            .with("pieces", pieces_phrases(reward))
            .with("resource", name(terrain.resource()))
    }

    fn fortifying_reason(&self, player: &Player, space: Space) -> Option<Phrase> {
        let terrain = player.land[space.index()]?;
        let points = self.counted_by(player, Guild::Defenders);
        Some(if points > 0 {
            Phrase::new("reason-fortify-points").with("points", points)
        } else {
            Phrase::new("reason-fortify").with("monster", monster_phrase(terrain.icon()))
        })
    }

    fn region_reason(&self, state: &State, region: Region) -> Phrase {
        let player = state.player();
        let collected = player.explored.and(region.spaces()).without(player.monsters);
        let gains = collected.iter().fold(Pieces::NONE, |gains, space| {
            gains.plus(Pieces::one(player.terrain(space).resource()))
        });
        let masked = player.holds(Artefact::SorcerersMask);
        let monsters = if masked {
            0
        } else {
            self.activation_risk(state, region).len() as u32
        };
        Phrase::new("reason-region")
            .with("pieces", pieces_phrases(gains))
            .with("monsters", monsters)
    }

    fn encounter_reason(&self, state: &State, appears: bool) -> Option<Phrase> {
        let Step::Encounters { pending } = state.step else {
            return None;
        };
        let terrain = state.player().terrain(pending.first()?);
        let reward = self.material.monsters[terrain.icon().index()].reward;
        Some(if appears {
            Phrase::new("reason-monster").with("pieces", pieces_phrases(reward))
        } else {
            Phrase::new("reason-no-monster").with("resource", name(terrain.resource()))
        })
    }

    fn invitation_reason(&self, state: &State, place: u8) -> Option<Phrase> {
        let hero = state.row[usize::from(place)]?;
        let card = self.material.hero(hero);
        let mut joined = state.player().clone();
        let before: i32 = self.guild_points(&joined).iter().sum();
        joined.heroes.insert(hero);
        let points = self.guild_points(&joined).iter().sum::<i32>() - before;
        let cheer = u8::from(joined.holds(Artefact::CupOfGoodCheer));
        Some(
            Phrase::new(if card.guild == Guild::Artisans {
                "reason-invite"
            } else {
                "reason-invite-growing"
            })
            .with("points", points)
            .with("villagers", card.villagers + cheer),
        )
    }

    fn payment_reason(&self, state: &State, source: Source) -> Option<Phrase> {
        let payment = self.payment_by(state, source)?;
        let left = state.player().reserve.minus(payment.given);
        Some(if left.is_empty() {
            Phrase::new("reason-pay-all")
        } else {
            Phrase::new("reason-pay").with("pieces", pieces_phrases(left))
        })
    }
}

/// The move's own words say what an artefact does; when that pays off is why it may be the best one.
fn artefact_reason(artefact: Artefact) -> Phrase {
    Phrase::new(match artefact {
        Artefact::HelpfulChest | Artefact::DiamondRing | Artefact::MagicPurse => "reason-take-gift",
        Artefact::SacredClock
        | Artefact::ExplorersAstrolabe
        | Artefact::MaceOfTheBrave
        | Artefact::PotionOfMight
        | Artefact::CupOfGoodCheer => "reason-take-each",
        Artefact::ScrollOfPower | Artefact::SovereignsCrown | Artefact::ShootingStar | Artefact::KeyOfKnowledge => {
            "reason-take-more"
        }
        Artefact::SorcerersMask => "reason-take-mask",
        Artefact::EnchantedMirror => "reason-take-mirror",
    })
}

fn about(id: impl std::fmt::Display) -> Phrase {
    Phrase::new(format!("about-{id}"))
}

fn gain(pieces: Pieces) -> Phrase {
    Phrase::new("reason-gain").with("pieces", pieces_phrases(pieces))
}

/// A street is worth more the more of its buildings one villager activates; but each can be activated only so often in a round.
fn site_reason(player: &Player, street: Street) -> Phrase {
    let row = player.streets[street.index()];
    if row.is_empty() {
        return Phrase::new("reason-site-new");
    }
    let neighbours: Vec<Phrase> = row.buildings().map(name).collect();
    Phrase::new("reason-site").with("buildings", neighbours)
}

fn street_reason(player: &Player, street: Street) -> Phrase {
    let uses: Vec<Phrase> = player.streets[street.index()]
        .kinds()
        .map(|(kind, _)| about(kind))
        .collect();
    Phrase::new("reason-street").with("uses", uses)
}

fn use_reason(building: Building, resource: Option<Resource>) -> Phrase {
    match (building, resource) {
        (Building::Bank, _) => Phrase::new("reason-points").with("points", BANKED_GOLD),
        (Building::Cathedral, _) => Phrase::new("reason-points").with("points", ENSHRINED_DIAMOND),
        (Building::Bazaar, _) => gain(Pieces::one(Resource::Gold)),
        (_, Some(resource)) => gain(Pieces::one(resource)),
        (building, None) => about(building),
    }
}
