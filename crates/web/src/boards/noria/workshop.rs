//! A player's side of the table: the wheel and the stock, large for the viewer and in a sheet of their own for others.

use engine::Seat;
use maud::{Markup, html};

use super::Table;

impl Table<'_> {
    /// The wheel with what belongs to it in the corners that it leaves free.
    pub(super) fn machine(&self, seat: Seat) -> Markup {
        html! {
            section id="machine" class={ "machine seat-" (seat) } aria-label=(self.scene.name(seat)) {
                div.dial {
                    (self.wheel(seat))
                    (self.night_shifts())
                    (self.waiting_discs(seat))
                    (self.inspections())
                    (self.planner(seat))
                    (self.till())
                }
            }
        }
    }

    /// The stock with factories and black market.
    pub(super) fn ledger(&self, seat: Seat) -> Markup {
        html! {
            section id="ledger" class={ "ledger seat-" (seat) } aria-label=(self.word("board-stock")) tabindex="0" {
                (self.stock(seat))
                @if Some(seat) == self.own { (self.assortments()) (self.black_market()) }
            }
        }
    }

    /// Everything that lies before somebody else.
    pub(super) fn rival_side(&self, seat: Seat) -> Markup {
        html! {
            div class={ "side-of seat-" (seat) } {
                (self.wheel(seat))
                div.ledger { (self.stock(seat)) (self.waiting_discs(seat)) }
            }
        }
    }
}
