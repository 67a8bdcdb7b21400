//! A player's side of the table: open sites, production, stock, finished sites.

use catalogue::games::welkin::PLACES;
use engine::Seat;
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn isle(&self, seat: Seat) -> Markup {
        let board = &self.state.boards[seat.index()];
        let own = Some(seat) == self.own;
        let class = if own { "own" } else { "other" };
        let crowd = if board.sites.len() > PLACES {
            "sites crowd"
        } else {
            "sites"
        };
        let coins = self.number("board-coins", board.coins);
        html! {
            section id={ "isle-" (seat) } class={ "isle seat-" (seat) " " (class) } aria-label=(self.scene.name(seat)) {
                ul class=(crowd) role="list" aria-label=(self.word("board-open")) {
                    @for site in board.sites.iter() { li { (self.open_site(seat, site)) } }
                    @for _ in board.sites.len()..PLACES { li { div.gap { (self.word("board-free")) } } }
                }
                div.works {
                    @if !own { span.purse title=(coins) { (SHEET.holding(seat, "coin", board.coins)) span.unseen { (coins) } } }
                    (self.stock(seat, board))
                    (self.production(seat, board))
                }
                (self.finished(seat, board))
            }
        }
    }
}
