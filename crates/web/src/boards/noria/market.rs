//! The market of discs: three kinds for nothing, four stalls with their prices.

use catalogue::games::noria::{Deed, Disc, DiscKind, Resource};
use engine::Phrase;
use maud::{Markup, html};

use super::{SHEET, Table, wheel};

impl Table<'_> {
    pub(super) fn market(&self) -> Markup {
        let free = Resource::ALL.iter().map(|&resource| DiscKind::from(resource));
        let stalls = self.state.stalls.iter().flatten().copied();
        html! {
            section.market id="market" aria-label=(self.word("board-market")) {
                (self.legend())
                ul role="list" { @for kind in free.chain(stalls) { li { (self.stack(kind)) } } }
            }
        }
    }

    /// What every disc does, for those who see the game for the first time.
    fn legend(&self) -> Markup {
        html! {
            button.legend-key type="button" popovertarget="legend" title=(self.word("board-legend")) {
                (self.word("board-market")) span.query aria-hidden="true" { "?" } span.unseen { (self.word("board-legend")) }
            }
            div.legend id="legend" popover="" {
                strong { (self.word("board-legend")) }
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
        let news = self.news(&["log-bought"], None, &Phrase::new(format!("disc-{kind}")));
        let content = html! {
            span.top data-piece=[(left > 0).then(|| format!("disc-{kind}-{left}"))] {
                (SHEET.picture("chip", &wheel::disc_picture(Disc::simple(kind))))
            }
            span.unseen { (self.disc_name(kind)) }
            span.price {
                (SHEET.amount("any", price)) span.unseen { @if price == 0 { (self.word("board-free")) } @else { (self.word("board-resources")) } }
            }
            small { (self.number("board-left", left)) }
        };
        html! {
            div class=(if news { "stall has-news" } else { "stall" }) title=(self.word(&format!("board-disc-{kind}"))) {
                (self.scene.choices.piece(&format!("buy {kind}"), class, content))
            }
        }
    }
}
