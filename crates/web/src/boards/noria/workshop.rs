//! A player's side of the table: the wheel and the stock, large for the viewer and in little for the others.

use engine::Seat;
use maud::{Markup, html};

use super::Table;

impl Table<'_> {
    /// The viewer's own side.
    pub(super) fn workshop(&self, seat: Seat) -> Markup {
        html! {
            section id="workshop" class={ "workshop seat-" (seat) } aria-label=(self.scene.name(seat)) {
                div.machine {
                    (self.wheel(seat))
                    (self.night_shifts())
                    (self.waiting_discs(seat))
                }
                div.ledger {
                    header { (self.mark(seat)) strong { (self.scene.name(seat)) } (self.knowledge(seat)) }
                    (self.stock(seat))
                    (self.assortments())
                    (self.black_market())
                }
                (self.planner(seat))
            }
        }
    }

    /// The side of somebody else: all of it at a glance, the wheel large on demand.
    pub(super) fn rival(&self, seat: Seat) -> Markup {
        html! {
            section id={ "rival-" (seat) } class={ "rival seat-" (seat) } aria-label=(self.scene.name(seat)) {
                header { (self.mark(seat)) strong { (self.scene.name(seat)) } (self.knowledge(seat)) }
                (self.wheel(seat))
                (self.stock(seat))
                (self.waiting_discs(seat))
                details { summary { (self.word("board-large")) } (self.planner(seat)) }
            }
        }
    }
}
