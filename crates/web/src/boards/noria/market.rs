//! The market of discs: three kinds for nothing, four stalls with their prices.

use catalogue::games::noria::{Deed, Disc, DiscKind, Resource};
use maud::{Markup, html};

use super::{SHEET, Table, wheel};

impl Table<'_> {
    pub(super) fn market(&self) -> Markup {
        let free = Resource::ALL.iter().map(|&resource| DiscKind::from(resource));
        let stalls = self.state.stalls.iter().flatten().copied();
        html! {
            section.market id="market" aria-label=(self.word("board-market")) {
                h3 { (self.word("board-market")) }
                ul role="list" { @for kind in free.chain(stalls) { li { (self.stack(kind)) } } }
                (self.legend())
            }
        }
    }

    /// What every disc does, for those who see the game for the first time.
    fn legend(&self) -> Markup {
        html! {
            details.legend {
                summary { (self.word("board-legend")) }
                ul role="list" {
                    @for kind in DiscKind::ALL {
                        li { (SHEET.picture("chip", &wheel::disc_picture(Disc::simple(kind)))) (self.word(&format!("board-disc-{kind}"))) }
                    }
                    li { (SHEET.picture("chip", "disc-city-up")) (self.word("board-disc-up")) }
                }
            }
        }
    }

    /// The discs of a kind, with their price and what they do.
    fn stack(&self, kind: DiscKind) -> Markup {
        let left = self.state.market[kind];
        let price = self.game.bill(self.state, Deed::Buy(kind)).amount;
        let class = if left == 0 { "stack sold-out" } else { "stack" };
        let content = html! {
            (SHEET.picture("chip", &wheel::disc_picture(Disc::simple(kind))))
            strong { (self.disc_name(kind)) }
            span.price {
                @if price == 0 { (self.word("board-free")) } @else { (SHEET.amount("any", price)) span.unseen { (self.word("board-resources")) } }
            }
            small { (self.number("board-left", left)) }
        };
        html! {
            div.stall title=(self.word(&format!("board-disc-{kind}"))) {
                (self.scene.choices.piece(&format!("buy {kind}"), class, content))
            }
        }
    }
}
