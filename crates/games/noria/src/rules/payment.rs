//! Paying with resources or goods where there is a choice between kinds.
//!
//! A payment is one move that names how many of each kind; where only one payment is possible it is made without
//! asking. What is paid for is offered only if it can be paid, so a payment never fails (C6).

use engine::Log;

use crate::Noria;
use crate::events::Event;
use crate::kinds::{Good, Path};
use crate::material::STALL_PRICES;
use crate::moves::{Amounts, Move};
use crate::refusal::{Price, Refusal};
use crate::state::{Deed, Player, State, Step};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    /// How many in all.
    pub amount: u16,
    /// Of which kinds.
    pub kinds: Kinds,
}

/// Of which kinds a payment must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinds {
    /// Any.
    Any,
    /// So many of one kind, the rest (a toll) of any.
    Alike(u16),
    /// At least two kinds, in any split (C2).
    Different,
}

impl Bill {
    /// Whether it can be paid from this stock.
    #[inline]
    pub fn is_payable(&self, stock: [u16; 3]) -> bool {
        let [a, b, c] = stock;
        let kinds = match self.kinds {
            Kinds::Any => true,
            Kinds::Alike(number) => a.max(b).max(c) >= number,
            Kinds::Different => u8::from(a > 0) + u8::from(b > 0) + u8::from(c > 0) >= 2,
        };
        kinds && a + b + c >= self.amount
    }

    /// Whether this payment is what is asked for.
    #[inline]
    pub fn is_paid_by(&self, paid: [u16; 3]) -> bool {
        self.is_payable(paid) && paid.iter().sum::<u16>() == self.amount
    }

    /// Every payment from this stock.
    #[inline]
    pub fn payments(self, stock: [u16; 3]) -> impl Iterator<Item = [u8; 3]> {
        let [a, b, c] = stock;
        let firsts = self.amount.saturating_sub(b + c)..=a.min(self.amount);
        let all = firsts.flat_map(move |first| {
            let rest = self.amount - first;
            let seconds = rest.saturating_sub(c)..=b.min(rest);
            seconds.map(move |second| [first, second, rest - second])
        });
        all.filter(move |&paid| self.is_paid_by(paid))
            .map(|paid| paid.map(|number| number as u8))
    }
}

/// The goods of a player that can pay for a path, as a stock of three kinds.
#[inline]
pub(super) fn goods_stock(player: &Player, goods: &[Good]) -> [u16; 3] {
    std::array::from_fn(|kind| goods.get(kind).map_or(0, |&good| u16::from(player.goods[good])))
}

/// A payment in the goods of a path, by good.
fn goods_paid(goods: &[Good], paid: [u8; 3]) -> Amounts<5> {
    let mut amounts = [0; 5];
    for (&good, number) in goods.iter().zip(paid) {
        amounts[good.index()] = number;
    }
    Amounts(amounts)
}

impl Noria {
    /// The price of the next level of a path, without the toll; `None` on the highest level.
    #[inline]
    pub fn price_of_level(&self, state: &State, path: Path) -> Option<Bill> {
        let level = self.material.levels[path].get(usize::from(state.mover().levels[path]))?;
        let kinds = if level.different {
            Kinds::Different
        } else {
            Kinds::Alike(level.price)
        };
        Some(Bill {
            amount: level.price,
            kinds,
        })
    }

    /// One resource for each representative of others above the own one (C1).
    #[inline]
    pub fn path_toll(&self, state: &State, path: Path) -> u16 {
        let own = state.mover().levels[path];
        let above = state.players.iter().filter(|player| player.levels[path] > own);
        above.count() as u16
    }

    /// The resources that a deed costs. A price and a toll in resources are paid together: the rest of the stock
    /// is the same however they are told apart (C6).
    #[inline]
    pub fn bill(&self, state: &State, deed: Deed) -> Bill {
        let any = |amount| Bill {
            amount,
            kinds: Kinds::Any,
        };
        match deed {
            Deed::Buy(kind) => {
                let stall = state.stalls.iter().position(|&stall| stall == Some(kind));
                any(stall.map_or(0, |stall| STALL_PRICES[stall]))
            }
            Deed::Visit(island) => any(self.landing_toll(state, island)),
            Deed::Invest(path) => {
                let toll = self.path_toll(state, path);
                match self.price_of_level(state, path) {
                    Some(price) if path.goods().is_none() => Bill {
                        amount: price.amount + toll,
                        ..price
                    },
                    _ => any(toll),
                }
            }
        }
    }

    /// Whether the next level of a path can be paid with goods, where it is.
    #[inline]
    pub(super) fn has_goods_for(&self, state: &State, path: Path, price: Bill) -> bool {
        path.goods()
            .is_none_or(|goods| price.is_payable(goods_stock(state.mover(), goods)))
    }

    pub(super) fn list_payments(&self, state: &State, deed: Deed, moves: &mut Vec<Move>) {
        let payments = self.bill(state, deed).payments(*state.mover().resources.values());
        moves.extend(payments.map(|paid| Move::Pay(Amounts(paid))));
    }

    pub(super) fn check_payment(&self, state: &State, deed: Deed, amounts: Amounts<3>) -> Result<(), Refusal> {
        let stock = state.mover().resources.values();
        if amounts
            .0
            .iter()
            .zip(stock)
            .any(|(&paid, &stock)| u16::from(paid) > stock)
        {
            return Err(Refusal::NotInStock);
        }
        let bill = self.bill(state, deed);
        let paid = bill.is_paid_by(amounts.0.map(u16::from));
        paid.then_some(()).ok_or(Refusal::WrongPayment(bill))
    }

    pub(super) fn list_goods_payments(&self, state: &State, path: Path, moves: &mut Vec<Move>) {
        if let (Some(goods), Some(price)) = (path.goods(), self.price_of_level(state, path)) {
            let payments = price.payments(goods_stock(state.mover(), goods));
            moves.extend(payments.map(|paid| Move::PayGoods(goods_paid(goods, paid))));
        }
    }

    pub(super) fn check_goods_payment(&self, state: &State, path: Path, amounts: Amounts<5>) -> Result<(), Refusal> {
        let stock = state.mover().goods.values();
        if amounts.0.iter().zip(stock).any(|(paid, stock)| paid > stock) {
            return Err(Refusal::NotInStock);
        }
        let goods = path.goods().unwrap_or_default();
        let paid = std::array::from_fn(|kind| goods.get(kind).map_or(0, |good| amounts.0[good.index()]));
        let price = self.price_of_level(state, path).ok_or(Refusal::TopLevel(path))?;
        let fits = price.is_paid_by(paid.map(u16::from)) && goods_paid(goods, paid) == amounts;
        fits.then_some(()).ok_or(Refusal::WrongGoods(Price::new(path, price)))
    }

    /// Asks for what a deed costs, and does it at once where there is nothing to choose.
    pub(super) fn demand<L: Log<Event>>(&self, state: &mut State, deed: Deed, log: &mut L) {
        let mut payments = self.bill(state, deed).payments(*state.mover().resources.values());
        state.step = Step::Pay(deed);
        if let (Some(only), None) = (payments.next(), payments.next()) {
            self.play_payment(state, Amounts(only), log);
        }
    }

    /// Asks for the goods that the next level of a path costs.
    pub(super) fn demand_goods<L: Log<Event>>(&self, state: &mut State, path: Path, goods: &[Good], log: &mut L) {
        let Some(price) = self.price_of_level(state, path) else {
            unreachable!("no level above the highest is offered")
        };
        let mut payments = price.payments(goods_stock(state.mover(), goods));
        state.step = Step::PayGoods(path);
        if let (Some(only), None) = (payments.next(), payments.next()) {
            self.play_goods_payment(state, goods_paid(goods, only), log);
        }
    }

    pub(super) fn play_payment<L: Log<Event>>(&self, state: &mut State, paid: Amounts<3>, log: &mut L) {
        let Step::Pay(deed) = state.step else {
            unreachable!("resources are paid when asked for")
        };
        let seat = state.seat;
        let stock = state.mover_mut().resources.values_mut();
        for (stock, paid) in stock.iter_mut().zip(paid.0) {
            *stock -= u16::from(paid);
        }
        if paid.0 != [0; 3] {
            log.tell_all(|| Event::Paid {
                seat,
                resources: paid.resources(),
            });
        }
        match deed {
            Deed::Buy(kind) => self.take_disc(state, kind, log),
            Deed::Invest(path) => self.rise(state, path, log),
            Deed::Visit(island) => self.set_down(state, island, log),
        }
    }

    pub(super) fn play_goods_payment<L: Log<Event>>(&self, state: &mut State, paid: Amounts<5>, log: &mut L) {
        let Step::PayGoods(path) = state.step else {
            unreachable!("goods are paid when asked for")
        };
        let seat = state.seat;
        let stock = state.mover_mut().goods.values_mut();
        for (stock, paid) in stock.iter_mut().zip(paid.0) {
            *stock -= paid;
        }
        log.tell_all(|| Event::PaidGoods {
            seat,
            goods: paid.goods(),
        });
        self.demand(state, Deed::Invest(path), log);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bill_is_payable_exactly_when_there_is_a_payment() {
        for kinds in [Kinds::Any, Kinds::Alike(3), Kinds::Different] {
            for amount in 3..6 {
                for stock in (0..216).map(|n| [n / 36, n / 6 % 6, n % 6]) {
                    let bill = Bill { amount, kinds };
                    let payments: Vec<_> = bill.payments(stock).collect();
                    assert_eq!(bill.is_payable(stock), !payments.is_empty(), "{bill:?} from {stock:?}");
                    assert!(payments.is_sorted_by(|a, b| a < b));
                }
            }
        }
    }
}
