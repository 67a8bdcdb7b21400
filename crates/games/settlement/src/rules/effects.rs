//! Activating a street: what its buildings do.

use engine::Log;

use super::payment::single_pieces;
use crate::Settlement;
use crate::events::Event;
use crate::kinds::{Artefact, Building, Pieces, Resource, Street};
use crate::moves::Move;
use crate::row::Row;
use crate::state::{Player, Purpose, State, Step};

const PLAIN: u32 = Row::mask(&[
    Building::Sawmill,
    Building::ClayPit,
    Building::Quarry,
    Building::DiamondMine,
]);

/// The kinds of building the player could use now, as a mask of [`Row`], given the single pieces it can pay. Bazaar,
/// tower and goldsmith need the piece itself (S23); the trading post needs a fortification, used or not (S32).
#[inline]
pub(crate) fn usable(player: &Player, single: u8) -> u32 {
    const FOR_A_DIAMOND: u32 = Row::mask(&[Building::Tavern, Building::Cathedral]);
    let reserve = player.reserve;
    let when = |possible: bool, mask: u32| if possible { mask } else { 0 };
    PLAIN
        | Row::mask(&[Building::Warehouse])
        | when(!player.forts.is_empty(), Row::mask(&[Building::TradingPost]))
        | when(reserve.basics() > 0, Row::mask(&[Building::Bazaar]))
        | when(reserve[Resource::Gold] > 0, Row::mask(&[Building::AlchemistTower]))
        | when(reserve[Resource::Diamond] > 0, Row::mask(&[Building::Goldsmith]))
        | when(single >> 3 & 1 == 1, FOR_A_DIAMOND)
        | when(single >> 4 & 1 == 1, Row::mask(&[Building::Bank]))
}

/// Calls `each` with every use of the remaining effects; equal buildings are one move (S25).
#[inline]
pub(crate) fn uses(player: &Player, effects: Row, mut each: impl FnMut(Move)) {
    let usable = Row(effects.masked(usable(player, single_pieces(player))));
    for (building, _) in usable.kinds() {
        match building {
            Building::Warehouse => {
                for basic in Resource::BASICS {
                    each(Move::Use(building, Some(basic)));
                }
            }
            Building::Bazaar => {
                for basic in Resource::BASICS {
                    if player.reserve[basic] > 0 {
                        each(Move::Use(building, Some(basic)));
                    }
                }
            }
            Building::TradingPost => {
                let kinds = player.resources_on(player.forts);
                for resource in Resource::ALL {
                    if kinds >> resource.index() & 1 == 1 {
                        each(Move::Use(building, Some(resource)));
                    }
                }
            }
            _ => each(Move::Use(building, None)),
        }
    }
}

/// The use that an activation of this street begins with unasked, because it is the only one and the first use is
/// compulsory (S4, S35).
pub(crate) fn forced_use(player: &Player, street: Street) -> Option<Move> {
    let effects = player.streets[street.index()];
    match a_use(player, effects) {
        (only, 1) if effects.masked(PLAIN) == 0 => only,
        _ => None,
    }
}

/// One of the uses of the remaining effects, and how many there are.
#[inline]
fn a_use(player: &Player, effects: Row) -> (Option<Move>, u8) {
    let mut found = None;
    let mut number = 0;
    uses(player, effects, |mv| {
        found = Some(mv);
        number += 1;
    });
    (found, number)
}

/// What the use of a tavern, a bank or a cathedral costs; the others cost what they exchange (S23).
pub(crate) fn use_price(building: Building) -> Option<Pieces> {
    match building {
        Building::Tavern | Building::Cathedral => Some(Pieces::one(Resource::Diamond)),
        Building::Bank => Some(Pieces::one(Resource::Gold)),
        _ => None,
    }
}

impl Settlement {
    /// Action: activates a street.
    pub(crate) fn play_street<L: Log<Event>>(&self, state: &mut State, street: Street, log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        player.use_villagers(1);
        if player.streets_used.contains(street) {
            player.second_spent = true;
        }
        player.streets_used.insert(street);
        state.effects = player.streets[street.index()];
        log.tell_all(|| Event::StreetActivated { seat, street });
        self.run_effects(state, false, log);
    }

    /// Hands out plain gains, then asks for the other effects as long as one can be used.
    pub(crate) fn run_effects<L: Log<Event>>(&self, state: &mut State, mut used: bool, log: &mut L) {
        let seat = state.seat;
        if state.effects.masked(PLAIN) != 0 {
            for (building, count) in state.effects.kinds() {
                let Some(resource) = building.plain_gain() else {
                    break;
                };
                for _ in 0..count {
                    state.effects.remove(building);
                    state.player_mut().gain(resource);
                    let gain = Some(resource);
                    log.tell_all(|| Event::Used {
                        seat,
                        building,
                        resource: gain,
                    });
                }
            }
            used = true;
        }
        if state.effects.is_empty() {
            return self.finish_effects(state);
        }
        match a_use(state.player(), state.effects) {
            (None, _) => self.finish_effects(state),
            // The first use is compulsory (S4), so nothing is left to ask (S35).
            (Some(Move::Use(building, resource)), 1) if !used => {
                self.play_use(state, building, resource, log);
            }
            _ => state.step = Step::Effects { used },
        }
    }

    /// Uses a building of the activated street.
    pub(crate) fn play_use<L: Log<Event>>(
        &self,
        state: &mut State,
        building: Building,
        resource: Option<Resource>,
        log: &mut L,
    ) {
        let seat = state.seat;
        state.effects.remove(building);
        log.tell_all(|| Event::Used {
            seat,
            building,
            resource,
        });
        if let Some(price) = use_price(building) {
            return self.charge(state, price, Purpose::Use(building), log);
        }
        let player = state.player_mut();
        match building {
            Building::Bazaar => {
                let basic = resource.expect("a bazaar takes a basic");
                player.reserve[basic] -= 1;
                player.gain(Resource::Gold);
            }
            Building::AlchemistTower => {
                player.reserve[Resource::Gold] -= 1;
                player.reserve[Resource::Diamond] += 2;
            }
            Building::Goldsmith => {
                player.reserve[Resource::Diamond] -= 1;
                for basic in Resource::BASICS {
                    player.gain(basic);
                }
            }
            Building::Warehouse | Building::TradingPost => {
                player.gain(resource.expect("the resource was chosen"));
            }
            _ => unreachable!("plain gains are not asked for, and paid uses are charged"),
        }
        self.run_effects(state, true, log);
    }

    /// What a tavern, a bank or a cathedral does once it is paid.
    pub(crate) fn use_paid<L: Log<Event>>(&self, state: &mut State, building: Building, log: &mut L) {
        let player = state.player_mut();
        match building {
            Building::Tavern => player.bonus += 2,
            Building::Bank => player.banked += 1,
            Building::Cathedral => player.enshrined += 1,
            _ => unreachable!("no other use is charged"),
        }
        self.run_effects(state, true, log);
    }

    /// Leaves the other effects and closes the action.
    pub(crate) fn finish_effects(&self, state: &mut State) {
        state.effects = Row::EMPTY;
        if state.player().holds(Artefact::SacredClock) {
            // The clock acts before the market is refilled (S27).
            self.restock(state);
        } else {
            self.finish_action(state);
        }
    }
}
