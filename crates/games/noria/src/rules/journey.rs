//! The journey disc: moving the ambassador, then a ship or a factory (J1 to J6, X2, X4).

use engine::Log;

use crate::Noria;
use crate::events::Event;
use crate::kinds::{FactorySet, Island, Plot, Resource};
use crate::material::FACTORIES;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Deed, State, Step};

impl Noria {
    pub(super) fn can_travel(&self, state: &State) -> bool {
        self.check_exploration(state).is_ok()
            || state
                .islands
                .iter()
                .flatten()
                .any(|&island| self.check_destination(state, island).is_ok())
    }

    pub(super) fn list_destinations(&self, state: &State, moves: &mut Vec<Move>) {
        if self.check_exploration(state).is_ok() {
            moves.push(Move::Explore);
        }
        for &island in state.islands.iter().flatten() {
            if self.check_destination(state, island).is_ok() {
                moves.push(Move::Visit(island));
            }
        }
    }

    #[inline]
    pub(super) fn check_exploration(&self, state: &State) -> Result<(), Refusal> {
        let left = state.revealed() < self.islands_in_play();
        left.then_some(()).ok_or(Refusal::NoIslandLeft)
    }

    /// Another island in play that can be paid (J3), in the expert game a neighbour (X2).
    #[inline]
    pub(super) fn check_destination(&self, state: &State, island: Island) -> Result<(), Refusal> {
        let player = state.mover();
        if player.ambassador == Some(island) {
            return Err(Refusal::SameIsland);
        }
        let place = place_of(state, island).ok_or(Refusal::NotInPlay)?;
        if let (true, Some(here)) = (self.expert, player.ambassador.and_then(|here| place_of(state, here))) {
            let around = self.islands_in_play();
            let steps = (place + around - here) % around;
            if steps != 1 && steps != around - 1 {
                return Err(Refusal::NotNeighbour);
            }
        }
        let (toll, held) = (self.landing_toll(state, island), player.total());
        (held >= toll).then_some(()).ok_or(Refusal::LandingToll { toll, held })
    }

    /// One resource for each ambassador already there.
    #[inline]
    pub fn landing_toll(&self, state: &State, island: Island) -> u16 {
        let there = state.players.iter().filter(|player| player.ambassador == Some(island));
        there.count() as u16
    }

    pub(super) fn play_destination<L: Log<Event>>(&self, state: &mut State, island: Island, log: &mut L) {
        self.demand(state, Deed::Visit(island), log);
    }

    /// The ambassador lands; where there is neither a ship nor a free space, that is all (J2).
    pub(super) fn set_down<L: Log<Event>>(&self, state: &mut State, island: Island, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Landed { seat, island });
        state.mover_mut().ambassador = Some(island);
        let ships = state.docks[island].values() != &[0; 3];
        if ships || self.can_build(state, island) {
            state.step = Step::Land;
        } else {
            self.finish_action(state);
        }
    }

    /// Whether the seat to move has a factory left, and the island a free space for it.
    pub(crate) fn can_build(&self, state: &State, island: Island) -> bool {
        state.mover().built() < FACTORIES && {
            let taken = self.taken_spaces(state, island);
            self.material.islands[island]
                .spaces()
                .any(|(space, _)| !taken.contains(Plot(space)))
        }
    }

    pub(super) fn list_landing(&self, state: &State, moves: &mut Vec<Move>) {
        for resource in Resource::ALL {
            if self.check_ship(state, resource).is_ok() {
                moves.push(Move::Ship(resource));
            }
        }
        if let Some(island) = state.mover().ambassador {
            for (space, _) in self.material.islands[island].spaces() {
                if self.check_factory(state, space).is_ok() {
                    moves.push(Move::Build(space));
                }
            }
        }
    }

    /// A ship of either kind while there is one (J4).
    #[inline]
    pub(super) fn check_ship(&self, state: &State, resource: Resource) -> Result<(), Refusal> {
        let ships = state
            .mover()
            .ambassador
            .map_or(0, |island| state.docks[island][resource]);
        (ships > 0).then_some(()).ok_or(Refusal::NoShip)
    }

    /// A free space; of free spaces that are alike, the first (J5).
    pub(super) fn check_factory(&self, state: &State, space: u8) -> Result<(), Refusal> {
        let player = state.mover();
        if player.built() == FACTORIES {
            return Err(Refusal::NoFactoryLeft);
        }
        let island = player.ambassador.ok_or(Refusal::NoFactorySpace)?;
        let taken = self.taken_spaces(state, island);
        let factories = &self.material.islands[island].factories;
        let wanted = factories.get(usize::from(space)).copied().flatten();
        if wanted.is_none() || taken.contains(Plot(space)) {
            return Err(Refusal::NoFactorySpace);
        }
        let twin = |first: u8| !taken.contains(Plot(first)) && factories[usize::from(first)] == wanted;
        if (0..space).any(twin) {
            return Err(Refusal::TwinSpace);
        }
        Ok(())
    }

    #[inline]
    pub(crate) fn taken_spaces(&self, state: &State, island: Island) -> FactorySet {
        let sets = state.players.iter().map(|player| player.factories[island]);
        sets.fold(FactorySet::EMPTY, FactorySet::or)
    }

    pub(super) fn play_ship<L: Log<Event>>(&self, state: &mut State, resource: Resource, log: &mut L) {
        let Some(island) = state.mover().ambassador else {
            unreachable!("ships are taken on islands")
        };
        let seat = state.seat;
        log.tell_all(|| Event::TookShip { seat, resource });
        state.docks[island][resource] -= 1;
        state.mover_mut().ships[resource] += 1;
        self.finish_action(state);
    }

    /// The warehouses of a new factory come empty.
    pub(super) fn play_factory<L: Log<Event>>(&self, state: &mut State, space: u8, log: &mut L) {
        let seat = state.seat;
        let player = state.mover_mut();
        let island = player.ambassador.expect("factories are built on islands");
        let factory = self.material.islands[island].factories[usize::from(space)].expect("the space exists");
        log.tell_all(|| Event::Built {
            seat,
            good: factory.good,
            warehouses: factory.warehouses,
        });
        player.factories[island].insert(Plot(space));
        player.warehouses[factory.good] += factory.warehouses;
        self.finish_action(state);
    }
}

/// The place of an island among those in play.
#[inline]
fn place_of(state: &State, island: Island) -> Option<usize> {
    state.islands.iter().position(|&place| place == Some(island))
}
