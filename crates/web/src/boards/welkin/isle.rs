//! A player's side of the table: coins, open sites, stock, production, finished sites.

use catalogue::games::welkin::PLACES;
use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn isle(&self, seat: Seat) -> Markup {
        let board = &self.state.boards[seat.index()];
        let own = Some(seat) == self.own;
        let class = if own { "own" } else { "other" };
        html! {
            section id={ "isle-" (seat) } class={ "isle seat-" (seat) " " (class) } aria-label=(self.scene.name(seat)) {
                header {
                    span class={ "mark seat-" (seat) } aria-hidden="true" {}
                    strong { (self.scene.name(seat)) }
                    span.purse title=(self.word("score-coins")) {
                        (SHEET.amount("coin", board.coins)) span.unseen { (self.word("score-coins")) }
                    }
                    @if own { (self.decision()) }
                }
                ul.sites role="list" aria-label=(self.word("board-open")) {
                    @for site in board.sites.iter() { li { (self.open_site(seat, site)) } }
                    @for _ in board.sites.len()..PLACES { li { div.gap { (self.word("board-free")) } } }
                }
                div.works {
                    (self.production(seat, board))
                    (self.stock(seat, board))
                }
                (self.finished(seat, board))
            }
        }
    }

    /// What is to be decided, and the move that ends it.
    fn decision(&self) -> Markup {
        let done = self.scene.choices.get("done");
        html! {
            @if let Some(prompt) = self.prompt() { span.prompt { (prompt) } }
            @if let Some(choice) = done {
                (self.scene.choices.piece("done", "deed end", html! { (choice.label) }))
            }
        }
    }
}
