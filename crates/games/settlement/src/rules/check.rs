//! Why a move is not legal.

use super::passing::{clay_kept, wood_kept};
use super::payment::{affords, taken};
use super::{chance, effects};
use crate::Settlement;
use crate::kinds::{Artefact, Pieces, Region, Resource, Space, Street};
use crate::moves::{Move, Source};
use crate::refusal::Refusal;
use crate::state::{Player, Purpose, State, Step};

impl Settlement {
    /// The same answer as the list of legal moves, with a reason.
    pub(crate) fn check_move(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let mut offered = Vec::new();
        if chance::due(state).is_some() {
            let mut outcomes = Vec::new();
            self.list_outcomes(state, &mut outcomes);
            offered.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
        } else if state.step != Step::Over {
            self.list_moves(state, &mut offered);
        }
        if offered.contains(&mv) {
            Ok(())
        } else {
            Err(self.reason(state, mv))
        }
    }

    fn reason(&self, state: &State, mv: Move) -> Refusal {
        match (state.step, mv) {
            (Step::FirstArtefact | Step::Swap, Move::Take(_)) => Refusal::NotOnOffer,
            (Step::Siting { .. }, Move::Site(street)) => {
                let room = state.player().streets[street.index()].has_room();
                if room { Refusal::Equal } else { Refusal::StreetFull }
            }
            (Step::Placing { terrain }, Move::Place(space)) => reason_for_space(state, terrain.region(), space),
            (Step::Effects { .. }, Move::Use(building, _)) => {
                if state.effects.count(building) == 0 {
                    Refusal::BuildingNotOpen(building)
                } else {
                    Refusal::UseNotPossible(building)
                }
            }
            (Step::Effects { used: false }, Move::Done) => Refusal::NothingUsed,
            (Step::Scroll { .. }, Move::Scroll(resource)) => Refusal::NotCollected(resource),
            (Step::Paying { purpose, .. }, Move::Pay(source)) => reason_for_source(state.player(), purpose, source),
            (Step::Over, _) => Refusal::Over,
            (_, Move::Pay(_)) => Refusal::NothingToPay,
            (Step::Keeping { wood }, Move::Keep(resource, _)) => reason_for_keeping(state.player(), wood, resource),
            (
                Step::Deal | Step::Scouting { .. } | Step::Restock | Step::Arrival | Step::Reveal | Step::Renewal,
                Move::RevealBuilding(_) | Move::RevealHero(_) | Move::RevealArtefact(_) | Move::RevealTerrain(_),
            ) => Refusal::NotInPile,
            (Step::Turn, Move::Site(_)) if state.acted => Refusal::ActionDone,
            (Step::Turn, Move::Site(_)) => Refusal::BuildFirst,
            (Step::Turn, Move::Use(..)) if state.acted => Refusal::ActionDone,
            (Step::Turn, Move::Use(..)) => Refusal::StreetFirst,
            (Step::Turn, Move::Place(space)) if !state.player().frontier(space.region()).contains(space) => {
                Refusal::NotAdjacent
            }
            (Step::Turn, Move::Take(_)) => Refusal::TakeLater,
            (Step::Turn, Move::End) => Refusal::NothingDone,
            (Step::Turn, Move::Invite(_)) if state.invited => Refusal::HeroInvited,
            (Step::Turn, Move::Invite(place)) => match self.hero_price(state, usize::from(place)) {
                Some(price) => cannot_pay(state.player(), price),
                None => Refusal::EmptyPlace,
            },
            (Step::Turn, _) => self.reason_for_action(state, mv),
            (step, _) => Refusal::NotNow(step),
        }
    }

    fn reason_for_action(&self, state: &State, mv: Move) -> Refusal {
        let player = state.player();
        let left = player.villagers();
        let needed = match mv {
            Move::Explore(region) => region.villagers(),
            Move::Hunt(space) => {
                let colour = player.land[space.index()].map(|terrain| terrain.icon());
                colour.map_or(1, |colour| self.material.monsters[colour.index()].villagers)
            }
            Move::Build(_) | Move::Fortify(_) | Move::Region(_) | Move::Street(_) | Move::Fort(_) => 1,
            _ => return Refusal::NotNow(state.step),
        };
        if state.acted {
            return Refusal::ActionDone;
        }
        match mv {
            Move::Hunt(space) if !player.monsters.contains(space) => return Refusal::NoMonster,
            _ if left < needed => return Refusal::Villagers { needed, left },
            _ => {}
        }
        match mv {
            Move::Build(place) => self.reason_for_building(state, place),
            Move::Explore(region) if region.spaces().without(player.explored).is_empty() => Refusal::RegionFull,
            Move::Explore(_) if player.explored.is_empty() => Refusal::FirstTerrain,
            Move::Explore(region) => Refusal::TooFar(region),
            Move::Fortify(space) if !player.explored.contains(space) => Refusal::Unexplored,
            Move::Fortify(space) if player.monsters.contains(space) => Refusal::Monster,
            Move::Fortify(_) => Refusal::Fortified,
            Move::Region(region) => reason_for_region(state, region),
            Move::Street(street) => reason_for_street(state, street),
            Move::Fort(space) if !player.forts.contains(space) => Refusal::NotFortified,
            Move::Fort(space) if player.forts_used.contains(space) => Refusal::Activated,
            _ => Refusal::Equal,
        }
    }

    fn reason_for_building(&self, state: &State, place: u8) -> Refusal {
        let player = state.player();
        let Some(stack) = state.market[usize::from(place)] else {
            return Refusal::EmptyPlace;
        };
        if player.streets.iter().all(|street| !street.has_room()) {
            return Refusal::NoRoom;
        }
        let cost = Pieces::one(self.material.building_costs[stack.building.index()]);
        if affords(player, cost) {
            Refusal::Equal
        } else {
            cannot_pay(player, cost)
        }
    }
}

fn cannot_pay(player: &Player, price: Pieces) -> Refusal {
    Refusal::CannotPay {
        price,
        held: player.reserve,
    }
}

fn reason_for_space(state: &State, region: Region, space: Space) -> Refusal {
    if space.region() != region {
        Refusal::OtherRegion(region)
    } else if state.player().explored.contains(space) {
        Refusal::SpaceTaken
    } else {
        Refusal::NotAdjacent
    }
}

fn reason_for_source(player: &Player, purpose: Purpose, source: Source) -> Refusal {
    let mirror = player.holds(Artefact::EnchantedMirror);
    match source {
        Source::Diamonds if purpose == Purpose::Diamond => Refusal::DiamondForDiamond,
        Source::One(_) if !mirror => Refusal::TwoNeeded,
        Source::Two(..) if mirror => Refusal::OneIsEnough,
        Source::Two(one, other) if one > other => Refusal::PairOrder,
        _ if taken(source).minus(player.reserve).is_empty() => Refusal::SourceOrder,
        _ => Refusal::NotSpare,
    }
}

/// Wood is asked for first, then clay; the stone follow.
fn reason_for_keeping(player: &Player, wood: Option<u8>, resource: Resource) -> Refusal {
    let among = |counts: u16, count: u8| counts | 1 << count;
    let (asked, counts) = match wood {
        None => (Resource::Wood, wood_kept(player).fold(0, among)),
        Some(wood) => (Resource::Clay, clay_kept(player, wood).fold(0, among)),
    };
    if resource == asked {
        Refusal::CannotKeep { resource, counts }
    } else {
        Refusal::KeepOther(asked)
    }
}

fn reason_for_region(state: &State, region: Region) -> Refusal {
    let player = state.player();
    let again = player.holds(Artefact::ShootingStar) && !player.second_spent;
    if player.regions_used.contains(region) && !again {
        Refusal::Activated
    } else if player.explored.and(region.spaces()).is_empty() {
        Refusal::NothingToCollect
    } else {
        Refusal::AllBeset
    }
}

fn reason_for_street(state: &State, street: Street) -> Refusal {
    let player = state.player();
    let again = player.holds(Artefact::KeyOfKnowledge) && !player.second_spent;
    if player.streets_used.contains(street) && !again {
        return Refusal::Activated;
    }
    let row = player.streets[street.index()];
    let mut usable = 0;
    effects::uses(player, row, |_| usable += 1);
    match row.buildings().next() {
        None => Refusal::StreetEmpty,
        Some(first) if usable == 0 => Refusal::NothingToUse(first),
        Some(_) => Refusal::Equal,
    }
}
