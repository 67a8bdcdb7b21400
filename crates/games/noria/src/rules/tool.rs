//! The tool disc: upgrading a disc, or producing goods (T1 to T3).

use engine::Log;

use crate::Noria;
use crate::events::Event;
use crate::kinds::GoodSet;
use crate::kinds::{ByResource, Good};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Player, State};
use crate::wheel::Space;

impl Noria {
    pub(super) fn can_use_tool(&self, state: &State, tool: Space) -> bool {
        Space::all().any(|space| self.check_upgrade(state, tool, space).is_ok())
            || Good::ALL
                .iter()
                .any(|&good| self.check_production(state, good, 1).is_ok())
    }

    pub(super) fn list_tool(&self, state: &State, tool: Space, moves: &mut Vec<Move>) {
        for space in Space::all() {
            if self.check_upgrade(state, tool, space).is_ok() {
                moves.push(Move::Upgrade(space));
            }
        }
        let mut ready = GoodSet::EMPTY;
        for good in Good::ALL {
            let most = self.most_of(state.mover(), good);
            moves.extend((1..=most).map(|number| Move::Produce(good, number)));
            if most > 0 {
                ready.insert(good);
            }
        }
        if ready.len() >= 2 {
            let mixed = (1..=ready.bits()).map(GoodSet::from_bits);
            let mixed = mixed.filter(|goods| goods.len() >= 2 && goods.without(ready).is_empty());
            let paid = mixed.filter(|&goods| self.can_pay_for_each(state.mover(), goods));
            moves.extend(paid.map(Move::ProduceEach));
        }
    }

    /// Any simple disc on the wheel but the tool disc whose action this is (T1, T2).
    #[inline]
    pub(super) fn check_upgrade(&self, state: &State, tool: Space, target: Space) -> Result<(), Refusal> {
        if tool == target {
            return Err(Refusal::ToolItself);
        }
        match state.mover().wheel.at(target) {
            None => Err(Refusal::EmptySpace),
            Some(disc) if disc.is_upgraded() => Err(Refusal::AlreadyUpgraded),
            Some(_) => Ok(()),
        }
    }

    /// How many of a good the empty warehouses and the resources allow.
    #[inline]
    pub(crate) fn most_of(&self, player: &Player, good: Good) -> u8 {
        let mut most = u16::from(player.warehouses[good] - player.goods[good]);
        if most > 0 {
            let cost = self.material.production[good].values();
            for (&stock, &cost) in player.resources.values().iter().zip(cost) {
                most = stock.checked_div(cost).map_or(most, |enough| most.min(enough));
            }
        }
        most as u8
    }

    #[inline]
    fn can_pay_for_each(&self, player: &Player, goods: GoodSet) -> bool {
        let cost = self.material.production_of_each[usize::from(goods.bits())];
        player
            .resources
            .values()
            .iter()
            .zip(cost.values())
            .all(|(stock, cost)| stock >= cost)
    }

    pub(super) fn check_production(&self, state: &State, good: Good, number: u8) -> Result<(), Refusal> {
        let player = state.mover();
        let empty = player.warehouses[good] - player.goods[good];
        if number == 0 {
            Err(Refusal::NoneProduced)
        } else if empty < number {
            Err(Refusal::NoWarehouse { good, empty })
        } else if self.most_of(player, good) < number {
            let held = player.resources;
            Err(Refusal::Ingredients { good, number, held })
        } else {
            Ok(())
        }
    }

    /// One good each of any two or more kinds; a single good is the other way of producing (T3).
    pub(super) fn check_production_of_each(&self, state: &State, goods: GoodSet) -> Result<(), Refusal> {
        if goods.len() < 2 {
            return Err(Refusal::OneGood);
        }
        let player = state.mover();
        if let Some(full) = goods.iter().find(|&good| player.warehouses[good] == player.goods[good]) {
            return Err(Refusal::NoWarehouse { good: full, empty: 0 });
        }
        let paid = self.can_pay_for_each(player, goods);
        let held = player.resources;
        paid.then_some(()).ok_or(Refusal::IngredientsOfEach { goods, held })
    }

    pub(super) fn play_upgrade<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let seat = state.seat;
        let wheel = &mut state.mover_mut().wheel;
        let disc = wheel.at(space).expect("only discs are upgraded");
        wheel.put(space, Some(disc.upgraded()));
        log.tell_all(|| Event::Upgraded { seat, disc });
        state.turn.fresh.insert(space);
        self.finish_action(state);
    }

    pub(super) fn play_production<L: Log<Event>>(&self, state: &mut State, good: Good, number: u8, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Produced { seat, good, number });
        let player = state.mover_mut();
        spend(player, &self.material.production[good], u16::from(number));
        player.goods[good] += number;
        self.finish_action(state);
    }

    pub(super) fn play_production_of_each<L: Log<Event>>(&self, state: &mut State, goods: GoodSet, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::ProducedEach { seat, goods });
        let player = state.mover_mut();
        spend(player, &self.material.production_of_each[usize::from(goods.bits())], 1);
        goods.iter().for_each(|good| player.goods[good] += 1);
        self.finish_action(state);
    }
}

fn spend(player: &mut Player, cost: &ByResource<u16>, times: u16) {
    for (stock, cost) in player.resources.values_mut().iter_mut().zip(cost.values()) {
        *stock -= cost * times;
    }
}
