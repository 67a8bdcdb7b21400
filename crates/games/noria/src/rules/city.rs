//! The city disc: a disc from the market, or an investment in a path (C1 to C7).

use engine::Log;

use crate::Noria;
use crate::events::Event;
use crate::kinds::{DiscKind, Path};
use crate::moves::Move;
use crate::refusal::{Price, Refusal};
use crate::rules::payment::goods_stock;
use crate::state::{Deed, State};

impl Noria {
    pub(super) fn can_use_city(&self, state: &State) -> bool {
        DiscKind::ALL
            .iter()
            .any(|&kind| self.check_purchase(state, kind).is_ok())
            || Path::ALL.iter().any(|&path| self.check_investment(state, path).is_ok())
    }

    pub(super) fn list_city(&self, state: &State, moves: &mut Vec<Move>) {
        for kind in DiscKind::ALL {
            if self.check_purchase(state, kind).is_ok() {
                moves.push(Move::Buy(kind));
            }
        }
        for path in Path::ALL {
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
        let (needed, held) = (self.bill(state, Deed::Buy(kind)).amount, state.mover().total());
        (held >= needed)
            .then_some(())
            .ok_or(Refusal::Resources { needed, held })
    }

    #[inline]
    pub(crate) fn check_investment(&self, state: &State, path: Path) -> Result<(), Refusal> {
        let price = self.price_of_level(state, path).ok_or(Refusal::TopLevel(path))?;
        let stock = *state.mover().resources.values();
        let unaffordable = |held| Refusal::Price {
            price: Price::new(path, price),
            held,
        };
        if let Some(goods) = path.goods()
            && !self.has_goods_for(state, path, price)
        {
            return Err(unaffordable(goods_stock(state.mover(), goods)));
        }
        let bill = self.bill(state, Deed::Invest(path));
        let unpaid = || {
            let in_resources = path.goods().is_none();
            if in_resources && !price.is_payable(stock) {
                return unaffordable(stock);
            }
            Refusal::PathToll {
                toll: self.path_toll(state, path),
                left: state.mover().total() - if in_resources { price.amount } else { 0 },
            }
        };
        bill.is_payable(stock).then_some(()).ok_or_else(unpaid)
    }

    pub(super) fn play_purchase<L: Log<Event>>(&self, state: &mut State, kind: DiscKind, log: &mut L) {
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

    pub(super) fn play_investment<L: Log<Event>>(&self, state: &mut State, path: Path, log: &mut L) {
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
