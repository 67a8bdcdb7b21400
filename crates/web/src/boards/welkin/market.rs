//! The floating market: five zones, the ten quotation tokens, and what each resource is worth.

use catalogue::games::welkin::{Quotation, Resource, Step};
use engine::Phrase;
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn market(&self) -> Markup {
        html! {
            section.market id="market" aria-label=(self.word("board-market")) {
                h3 { (self.word("board-market")) }
                ul.zones role="list" {
                    @for resource in Resource::ALL { (self.zone(resource)) }
                }
            }
        }
    }

    /// The zone of a resource. While a flip is hovered or focused, the style sheet shows the quotation it leads to:
    /// a flip always takes one from a zone and adds one to another.
    fn zone(&self, resource: Resource) -> Markup {
        let price = self.prices().of(resource);
        let name = self.resource_name(resource);
        html! {
            li class={ "zone " (resource) } {
                (SHEET.picture("ground", "island"))
                span.quoted title=(name) {
                    (SHEET.sign(resource.name()))
                    span.unseen { (name) " " }
                    strong.price { (price) }
                    @if price > 0 { span.turns.less aria-hidden="true" { "→ " (price - 1) } }
                    span.turns.more aria-hidden="true" { "→ " (price + 1) }
                }
                div.tokens {
                    @for (place, &token) in self.state.market.iter().enumerate() {
                        @if token.shown == resource { (self.quotation(place, token)) }
                    }
                }
                (self.reserve(resource))
            }
        }
    }

    /// A token with its other face small, as on the real ones.
    fn quotation(&self, place: usize, token: Quotation) -> Markup {
        let (shown, behind) = (self.resource_name(token.shown), self.resource_name(token.behind));
        let outcome = Phrase::new("board-becomes")
            .with("from", Phrase::new(format!("resource-{}", token.shown)))
            .with("less", self.prices().of(token.shown) - 1)
            .with("to", Phrase::new(format!("resource-{}", token.behind)))
            .with("more", self.prices().of(token.behind) + 1);
        let content = html! {
            (SHEET.picture("face", token.shown.name()))
            (SHEET.picture("back", token.behind.name()))
            span.unseen { (shown) ", " (self.word("board-behind")) " " (behind) }
        };
        let class = format!("quotation from-{} to-{}", token.shown, token.behind);
        // The token already flipped by a power may lie like another one, but it cannot be flipped back.
        let flipped = matches!(self.state.step, Step::FlippingSecond(first) if usize::from(first) == place);
        html! {
            div.spot data-piece={ "quotation-" (place) } {
                @if flipped { div class={ (class) " turned" } { (content) } }
                @else { (self.telling_piece(&format!("flip {token}"), &class, &self.scene.say(&outcome), content)) }
            }
        }
    }

    /// What nobody has of a resource.
    fn reserve(&self, resource: Resource) -> Markup {
        let number = self.state.reserve.of(resource);
        let title = self.number("board-reserve", number);
        html! {
            span.reserve title=(title) {
                span aria-hidden="true" { (self.number("board-reserve-short", number)) }
                span.unseen { (self.resource_name(resource)) ", " (title) }
            }
        }
    }
}
