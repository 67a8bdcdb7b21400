//! Why a move is not legal.

use super::payment::affords;
use super::{chance, effects};
use crate::Settlement;
use crate::components::{Artefact, Pieces, Region, Street};
use crate::moves::Move;
use crate::state::{Phase, State};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Something else is to be decided or drawn.
    #[error("that is not what is to be decided now")]
    NotNow,
    /// One action a turn.
    #[error("the action of this turn is done")]
    ActionDone,
    /// One hero a turn.
    #[error("one hero was invited already in this turn")]
    HeroInvited,
    /// A turn needs an action or a hero.
    #[error("a turn without an action or a hero is a pass")]
    NothingDone,
    /// Too few villagers.
    #[error("that takes {needed} villagers, {left} are left")]
    Villagers {
        /// How many the action takes.
        needed: u8,
        /// How many are left.
        left: u8,
    },
    /// The price cannot be paid, not even with exchanges.
    #[error("the price cannot be paid, not even with exchanges")]
    CannotPay,
    /// The place of the market or of the row is empty.
    #[error("nothing lies there")]
    EmptyPlace,
    /// No space is left in the settlement.
    #[error("every space of the settlement is built up")]
    NoRoom,
    /// The street is full.
    #[error("that street is full")]
    StreetFull,
    /// No free space of the region touches an explored terrain.
    #[error("no free space there touches an explored terrain")]
    NotAdjacent,
    /// There is no monster.
    #[error("there is no monster there")]
    NoMonster,
    /// A monster stands in the way.
    #[error("a monster stands there")]
    Monster,
    /// The space is not explored.
    #[error("there is no terrain there")]
    Unexplored,
    /// The terrain is fortified already.
    #[error("there is a fortification already")]
    Fortified,
    /// There is no fortification.
    #[error("there is no fortification there")]
    NotFortified,
    /// Activated already in this round.
    #[error("it was activated already in this round")]
    Activated,
    /// No terrain of the region can be collected from.
    #[error("there is nothing to collect")]
    NothingToCollect,
    /// No building of the street can be used.
    #[error("no building there can be used now")]
    NothingToUse,
    /// The artefact is not on offer.
    #[error("that artefact is not on offer")]
    NotOnOffer,
    /// Chance cannot draw it.
    #[error("that cannot be drawn")]
    NotInPile,
    /// Another move does exactly the same and stands for both.
    #[error("another choice does exactly the same: take the first of them")]
    Equal,
}

impl Settlement {
    /// The same answer as the list of legal moves, with a reason.
    pub(crate) fn judge(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let mut offered = Vec::new();
        if chance::due(state).is_some() {
            let mut outcomes = Vec::new();
            self.outcomes(state, &mut outcomes);
            offered.extend(outcomes.into_iter().map(|(outcome, _)| outcome));
        } else if state.phase != Phase::Over {
            self.list(state, &mut offered);
        }
        if offered.contains(&mv) {
            Ok(())
        } else {
            Err(self.reason(state, mv))
        }
    }

    fn reason(&self, state: &State, mv: Move) -> Refusal {
        match (state.phase, mv) {
            (Phase::FirstArtefact | Phase::Swap, Move::Take(_)) => Refusal::NotOnOffer,
            (Phase::Siting { .. }, Move::Site(street)) => {
                let room = state.player().streets[street.index()].has_room();
                if room { Refusal::Equal } else { Refusal::StreetFull }
            }
            (Phase::Placing { .. }, Move::Place(_)) => Refusal::NotAdjacent,
            (Phase::Effects { .. }, Move::Use(..)) => Refusal::NothingToUse,
            (Phase::Paying { .. }, Move::Pay(_)) => Refusal::CannotPay,
            (
                Phase::Deal | Phase::Scouting { .. } | Phase::Restock | Phase::Arrival | Phase::Reveal | Phase::Renewal,
                Move::RevealBuilding(_) | Move::RevealHero(_) | Move::RevealArtefact(_) | Move::RevealTerrain(_),
            ) => Refusal::NotInPile,
            (Phase::Turn, Move::End) => Refusal::NothingDone,
            (Phase::Turn, Move::Invite(_)) if state.invited => Refusal::HeroInvited,
            (Phase::Turn, Move::Invite(place)) => match self.hero_price(state, usize::from(place)) {
                Some(_) => Refusal::CannotPay,
                None => Refusal::EmptyPlace,
            },
            (Phase::Turn, _) => self.reason_for_action(state, mv),
            _ => Refusal::NotNow,
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
            _ => return Refusal::NotNow,
        };
        if state.acted {
            return Refusal::ActionDone;
        }
        match mv {
            Move::Hunt(space) if !player.monsters.has(space) => return Refusal::NoMonster,
            _ if left < needed => return Refusal::Villagers { needed, left },
            _ => {}
        }
        match mv {
            Move::Build(place) => self.reason_for_building(state, place),
            Move::Explore(_) => Refusal::NotAdjacent,
            Move::Fortify(space) if !player.explored.has(space) => Refusal::Unexplored,
            Move::Fortify(space) if player.monsters.has(space) => Refusal::Monster,
            Move::Fortify(_) => Refusal::Fortified,
            Move::Region(region) => reason_for_region(state, region),
            Move::Street(street) => reason_for_street(state, street),
            Move::Fort(space) if !player.forts.has(space) => Refusal::NotFortified,
            Move::Fort(space) if player.forts_used.has(space) => Refusal::Activated,
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
            Refusal::CannotPay
        }
    }
}

fn reason_for_region(state: &State, region: Region) -> Refusal {
    let player = state.player();
    let again = player.holds(Artefact::ShootingStar) && !player.second_spent;
    if player.regions_used.has(region) && !again {
        Refusal::Activated
    } else {
        Refusal::NothingToCollect
    }
}

fn reason_for_street(state: &State, street: Street) -> Refusal {
    let player = state.player();
    let again = player.holds(Artefact::KeyOfKnowledge) && !player.second_spent;
    if player.streets_used.has(street) && !again {
        return Refusal::Activated;
    }
    let mut usable = 0;
    effects::uses(player, player.streets[street.index()], |_| usable += 1);
    if usable == 0 {
        Refusal::NothingToUse
    } else {
        Refusal::Equal
    }
}
