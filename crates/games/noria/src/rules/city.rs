//! The city disc: a disc from the market, or an investment in a path (C1 to C7).

use engine::Log;

use crate::Noria;
use crate::components::{DiscKind, Kind, Path};
use crate::moves::Move;
use crate::rules::Refusal;
use crate::state::{Deed, State};
use crate::words::Event;

impl Noria {
    pub(super) fn can_use_city(&self, state: &State) -> bool {
        DiscKind::ALL
            .iter()
            .any(|&kind| self.check_purchase(state, kind).is_ok())
            || Path::ALL.iter().any(|&path| self.check_investment(state, path).is_ok())
    }

    pub(super) fn list_city(&self, state: &State, moves: &mut Vec<Move>) {
        for &kind in DiscKind::ALL {
            if self.check_purchase(state, kind).is_ok() {
                moves.push(Move::Buy(kind));
            }
        }
        for &path in Path::ALL {
            if self.check_investment(state, path).is_ok() {
                moves.push(Move::Invest(path));
            }
        }
    }

    #[inline]
    pub(super) fn check_purchase(&self, state: &State, kind: DiscKind) -> Result<(), Refusal> {
        if state.market[kind] == 0 {
            return Err(Refusal::SoldOut(kind));
        }
        let enough = state.mover().total() >= self.bill(state, Deed::Buy(kind)).amount;
        enough.then_some(()).ok_or(Refusal::Resources)
    }

    #[inline]
    pub(crate) fn check_investment(&self, state: &State, path: Path) -> Result<(), Refusal> {
        let price = self.price_of_level(state, path).ok_or(Refusal::TopLevel(path))?;
        if !self.has_goods_for(state, path, price) {
            return Err(Refusal::Goods);
        }
        let bill = self.bill(state, Deed::Invest(path));
        let payable = bill.is_payable(*state.mover().resources.values());
        payable.then_some(()).ok_or(Refusal::Resources)
    }

    pub(super) fn buy<L: Log<Event>>(&self, state: &mut State, kind: DiscKind, log: &mut L) {
        self.demand(state, Deed::Buy(kind), log);
    }

    /// A bought disc waits at the centre of the wheel until the administration phase (C4).
    pub(super) fn take_disc<L: Log<Event>>(&self, state: &mut State, kind: DiscKind, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Bought { seat, kind });
        state.market[kind] -= 1;
        let waiting = state.turn.centre.iter_mut().find(|place| place.is_none());
        *waiting.expect("at most four discs are bought in a turn (D1)") = Some(kind);
        self.finish_action(state);
    }

    pub(super) fn invest<L: Log<Event>>(&self, state: &mut State, path: Path, log: &mut L) {
        match path.goods() {
            Some(goods) => self.demand_goods(state, path, goods, log),
            None => self.demand(state, Deed::Invest(path), log),
        }
    }

    /// One level for one investment (C3).
    pub(super) fn rise<L: Log<Event>>(&self, state: &mut State, path: Path, log: &mut L) {
        let seat = state.seat;
        let level = &mut state.mover_mut().levels[path];
        *level += 1;
        let level = *level;
        log.tell_all(|| Event::Rose { seat, path, level });
        self.finish_action(state);
    }
}
