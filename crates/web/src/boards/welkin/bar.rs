//! What stands beside a name and in the action bar: stock, powers, coins, and the move that ends a step.

use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Table, each, signs};

impl Table<'_> {
    /// How far a seat is: its stock, its open and finished sites, the powers it can still play. Its coins are its points.
    pub(super) fn plate(&self, seat: Seat) -> Markup {
        let board = &self.state.boards[seat.index()];
        let powers = board.finished.without(board.used).iter();
        let powers = powers.filter(|&card| self.game.material().site(card).power.is_some());
        let counts = [
            ("site-2", "board-count-open", board.sites.len() as u32),
            ("site-5", "board-count-finished", board.finished.len() as u32),
            ("open-site", "board-count-powers", powers.count() as u32),
        ];
        html! {
            span.welkin.numbers {
                @for (sign, message, number) in counts {
                    @let told = self.number(message, number);
                    span title=(told) {
                        span.amount aria-hidden="true" { (SHEET.sign(sign)) (number) } span.unseen { (told) }
                    }
                }
                @if !board.stock.is_empty() {
                    @let told = format!("{}: {}", self.word("board-stock"), self.tally(board.stock));
                    span.held-signs title=(told) { (signs(each(board.stock))) span.unseen { (told) } }
                }
            }
        }
    }

    /// The coins of the viewer.
    pub(super) fn coins(&self) -> Markup {
        let Some(own) = self.own else { return html! {} };
        let coins = self.state.boards[own.index()].coins;
        let told = self.number("board-coins", coins);
        html! {
            span.welkin.rest title=(told) { span aria-hidden="true" { (SHEET.holding(own, "coin", coins)) } span.unseen { (told) } }
        }
    }

    /// The move that ends what is being done.
    pub(super) fn left(&self) -> Markup {
        let choices = self.scene.choices;
        html! {
            @if let Some(choice) = choices.get("done").filter(|_| self.own.is_some()) {
                span.welkin { (choices.piece("done", "deed end ends", html! { (choice.label) })) }
            }
        }
    }
}
