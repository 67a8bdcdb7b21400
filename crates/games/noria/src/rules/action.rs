//! Phase II, action: choosing discs, using them once or twice, inspecting, repeating, and the black market.

use engine::Log;

use crate::Noria;
use crate::events::Event;
use crate::kinds::{DiscKind, Good, Resource};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::rules::influence::check_knowledge;
use crate::rules::out_of_time;
use crate::state::{State, Step};
use crate::wheel::{Disc, Space};

/// The knowledge that one resource costs on the black market.
pub const RESOURCE_PRICE: u16 = 3;

impl Noria {
    pub(super) fn list_actions(&self, state: &State, moves: &mut Vec<Move>) {
        moves.push(Move::Finish);
        let open = Space::compatible_with(state.turn.activated, self.strict).without(state.turn.fresh);
        let wheel = &state.mover().wheel;
        for space in open.iter() {
            let Some(disc) = wheel.at(space) else { continue };
            if self.can_use(state, disc.kind(), space) {
                moves.push(Move::Activate(space));
                if disc.is_upgraded() && !state.turn.doubled {
                    moves.push(Move::Double(space));
                }
            }
            moves.push(Move::Inspect(space));
        }
        self.list_trades(state, moves);
    }

    /// Whether the disc has an action that can be performed and paid now (D8, B4, B6).
    #[inline]
    pub(crate) fn can_use(&self, state: &State, kind: DiscKind, space: Space) -> bool {
        match kind {
            DiscKind::Energy | DiscKind::Mycelium | DiscKind::Obsidian => true,
            DiscKind::City => self.can_use_city(state),
            DiscKind::Journey => self.can_travel(state),
            DiscKind::Tool => self.can_use_tool(state, space),
            DiscKind::Bonus => state.turn.acted.iter().any(|used| self.can_repeat(state, used)),
        }
    }

    fn can_repeat(&self, state: &State, used: Space) -> bool {
        let disc = state.mover().wheel.at(used);
        disc.is_some_and(|disc| self.can_use(state, disc.kind(), used))
    }

    /// The disc in a space that may be activated or inspected (W2, W3, T1, D3, D7).
    pub(crate) fn check_disc(&self, state: &State, space: Space) -> Result<Disc, Refusal> {
        let turn = &state.turn;
        if !space.is_active() {
            return Err(Refusal::Inactive);
        }
        let disc = state.mover().wheel.at(space).ok_or(Refusal::EmptySpace)?;
        if turn.activated.contains(space) {
            Err(Refusal::AlreadyActivated)
        } else if turn.fresh.contains(space) {
            Err(Refusal::Fresh)
        } else if !Space::compatible_with(turn.activated, self.strict).contains(space) {
            Err(Refusal::Incompatible)
        } else {
            Ok(disc)
        }
    }

    pub(super) fn check_activation(&self, state: &State, space: Space) -> Result<(), Refusal> {
        let disc = self.check_disc(state, space)?;
        let useful = self.can_use(state, disc.kind(), space);
        useful.then_some(()).ok_or(Refusal::NothingToDo(disc.kind()))
    }

    /// The double use is declared before the disc is activated, once a turn (D4, B2).
    pub(super) fn check_double(&self, state: &State, space: Space) -> Result<(), Refusal> {
        if !self.check_disc(state, space)?.is_upgraded() {
            return Err(Refusal::NotUpgraded);
        }
        if state.turn.doubled {
            return Err(Refusal::AlreadyDoubled);
        }
        self.check_activation(state, space)
    }

    pub(super) fn play_activation<L: Log<Event>>(&self, state: &mut State, space: Space, uses: u8, log: &mut L) {
        let Some(disc) = state.mover().wheel.at(space) else {
            unreachable!("only discs are activated")
        };
        let seat = state.seat;
        log.tell_all(|| Event::Activated {
            seat,
            disc,
            twice: uses == 2,
        });
        let turn = &mut state.turn;
        turn.activated.insert(space);
        turn.doubled |= uses == 2;
        turn.actions_left = uses;
        if disc.kind() == DiscKind::Bonus {
            turn.repeating = true;
            state.step = Step::Repeat;
            return;
        }
        turn.acted.insert(space);
        match disc.kind().resource() {
            // Nothing speaks against taking resources twice, so nobody is asked (D5).
            Some(resource) => {
                self.gather(state, resource, uses, log);
                self.leave_disc(state);
            }
            None => {
                turn.disc = Some(space);
                state.step = Step::Use;
            }
        }
    }

    fn gather<L: Log<Event>>(&self, state: &mut State, resource: Resource, times: u8, log: &mut L) {
        let seat = state.seat;
        let player = state.mover_mut();
        let number = u16::from(player.ships[resource]) * u16::from(times);
        player.resources[resource] += number;
        log.tell_all(|| Event::Gathered { seat, resource, number });
    }

    /// An inspection stands for the whole disc, upgraded or not, and uses its space (D2, D3).
    pub(super) fn play_inspection<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let seat = state.seat;
        if let Some(disc) = state.mover().wheel.at(space) {
            log.tell_all(|| Event::Inspected { seat, disc });
        }
        state.turn.activated.insert(space);
        state.mover_mut().knowledge += 1;
    }

    /// The moves of the disc in use.
    pub(super) fn list_uses(&self, state: &State, moves: &mut Vec<Move>) {
        match self.disc_in_use(state) {
            Some((DiscKind::City, _)) => self.list_city(state, moves),
            Some((DiscKind::Journey, _)) => self.list_destinations(state, moves),
            Some((DiscKind::Tool, space)) => self.list_tool(state, space, moves),
            _ => {}
        }
    }

    pub(super) fn check_use(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match (self.disc_in_use(state), mv) {
            (Some((DiscKind::City, _)), Move::Buy(kind)) => self.check_purchase(state, kind),
            (Some((DiscKind::City, _)), Move::Invest(path)) => self.check_investment(state, path),
            (Some((DiscKind::Journey, _)), Move::Explore) => self.check_exploration(state),
            (Some((DiscKind::Journey, _)), Move::Visit(island)) => self.check_destination(state, island),
            (Some((DiscKind::Tool, space)), Move::Upgrade(target)) => self.check_upgrade(state, space, target),
            (Some((DiscKind::Tool, _)), Move::Produce(good, number)) => self.check_production(state, good, number),
            (Some((DiscKind::Tool, _)), Move::ProduceEach(goods)) => self.check_production_of_each(state, goods),
            (Some((disc, _)), Move::Buy(_) | Move::Invest(_) | Move::Explore | Move::Visit(_)) => {
                Err(Refusal::OtherDisc(disc))
            }
            (Some((disc, _)), Move::Upgrade(_) | Move::Produce(..) | Move::ProduceEach(_)) => {
                Err(Refusal::OtherDisc(disc))
            }
            _ if state.step == Step::Use => Err(Refusal::ActionDue),
            (_, Move::Activate(_) | Move::Double(_) | Move::Inspect(_)) => Err(Refusal::SecondDue),
            (_, mv) => Err(out_of_time(state.step, mv)),
        }
    }

    #[inline]
    fn disc_in_use(&self, state: &State) -> Option<(DiscKind, Space)> {
        let space = state.turn.disc?;
        Some((state.mover().wheel.at(space)?.kind(), space))
    }

    /// One action of the disc in use is done: on to its next one (D6), or back to choosing a disc.
    pub(super) fn finish_action(&self, state: &mut State) {
        let turn = &mut state.turn;
        turn.actions_left -= 1;
        if turn.actions_left == 0 {
            self.leave_disc(state);
        } else if turn.repeating {
            turn.disc = None;
            state.step = Step::RepeatAgain;
        } else {
            state.step = Step::UseAgain;
        }
    }

    /// Back to choosing a disc; a second action not taken is lost (D5).
    pub(super) fn leave_disc(&self, state: &mut State) {
        state.turn.disc = None;
        state.turn.repeating = false;
        state.turn.actions_left = 0;
        state.step = Step::Action;
    }

    pub(super) fn list_repeats(&self, state: &State, moves: &mut Vec<Move>) {
        for used in state.turn.acted.iter() {
            if self.check_repeat(state, used).is_ok() {
                moves.push(Move::Repeat(used));
            }
        }
    }

    /// A disc whose action was performed this turn, once for each kind: equal discs repeat equally. Only two tool
    /// discs differ, as long as one of them could be upgraded by the other (B1, B3 to B5, T2).
    pub(super) fn check_repeat(&self, state: &State, used: Space) -> Result<(), Refusal> {
        if !state.turn.acted.contains(used) {
            return Err(Refusal::NotUsed);
        }
        let wheel = &state.mover().wheel;
        let equal = |first: Space| {
            let (Some(first), Some(disc)) = (wheel.at(first), wheel.at(used)) else {
                return false;
            };
            let upgradable = !first.is_upgraded() || !disc.is_upgraded();
            first.kind() == disc.kind() && !(disc.kind() == DiscKind::Tool && upgradable)
        };
        if state.turn.acted.iter().take_while(|&first| first < used).any(equal) {
            return Err(Refusal::TwinDisc);
        }
        let kind = wheel.at(used).map_or(DiscKind::Bonus, Disc::kind);
        let useful = self.can_repeat(state, used);
        useful.then_some(()).ok_or(Refusal::NothingToDo(kind))
    }

    pub(super) fn play_repeat<L: Log<Event>>(&self, state: &mut State, used: Space, log: &mut L) {
        let Some(disc) = state.mover().wheel.at(used) else {
            unreachable!("only discs are repeated")
        };
        let seat = state.seat;
        log.tell_all(|| Event::Repeated { seat, disc });
        match disc.kind().resource() {
            Some(resource) => {
                self.gather(state, resource, 1, log);
                self.finish_action(state);
            }
            None => {
                state.turn.disc = Some(used);
                state.step = Step::Use;
            }
        }
    }

    /// The black market is open whenever a disc, a second action or a second repeat is chosen (M1, M2).
    #[inline]
    pub(super) fn list_trades(&self, state: &State, moves: &mut Vec<Move>) {
        let player = state.mover();
        for good in Good::ALL {
            if player.goods[good] > 0 {
                moves.push(Move::Sell(good));
            }
        }
        if player.knowledge >= RESOURCE_PRICE {
            moves.extend(Resource::ALL.iter().map(|&resource| Move::Acquire(resource)));
        }
    }

    /// Whether the black market has something to give the seat to move.
    pub(crate) fn can_trade(&self, state: &State) -> bool {
        let player = state.mover();
        player.knowledge >= RESOURCE_PRICE || player.goods.values().iter().any(|&number| number > 0)
    }

    pub(super) fn check_sale(&self, state: &State, good: Good) -> Result<(), Refusal> {
        let stocked = state.mover().goods[good] > 0;
        stocked.then_some(()).ok_or(Refusal::NoGood(good))
    }

    pub(super) fn check_acquisition(&self, state: &State) -> Result<(), Refusal> {
        check_knowledge(state, u32::from(RESOURCE_PRICE))
    }

    pub(super) fn play_sale<L: Log<Event>>(&self, state: &mut State, good: Good, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Sold { seat, good });
        let player = state.mover_mut();
        player.goods[good] -= 1;
        player.knowledge += good.knowledge();
    }

    pub(super) fn play_acquisition<L: Log<Event>>(&self, state: &mut State, resource: Resource, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Acquired { seat, resource });
        let player = state.mover_mut();
        player.knowledge -= RESOURCE_PRICE;
        player.resources[resource] += 1;
    }
}
