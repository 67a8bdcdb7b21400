//! The board of Welkin: the floating market, the sites on display, the viewer's island, the islands of the others.

mod cover;
mod isle;
mod market;
mod production;
mod sites;

use catalogue::Lexicon;
use catalogue::games::welkin::{self, Resource, Step, Tally, Welkin};
use engine::Phrase;
use maud::{Markup, html};

use super::sheet::Sheet;
use super::{Composition, Scene, table};

/// The pictures of the game.
const SHEET: Sheet = Sheet("welkin.svg");

/// What the rules page shows of the box: pictures and the messages for them.
const COMPONENTS: [(&str, &[&str]); 11] = [
    ("vegetal", &["resource-vegetal"]),
    ("elemental", &["resource-elemental"]),
    ("animal", &["resource-animal"]),
    ("metal", &["resource-metal"]),
    ("gem", &["resource-gem"]),
    ("any", &["resource-any"]),
    (
        "sell-incomplete",
        &["power-sell-incomplete", "power-sell-incomplete.about"],
    ),
    ("use-resources", &["power-use-resources", "power-use-resources.about"]),
    ("open-site", &["power-open-site", "power-open-site.about"]),
    ("buy-two", &["power-buy-two", "power-buy-two.about"]),
    ("flip-two", &["power-flip-two", "power-flip-two.about"]),
];

/// What every part of the board is drawn from.
type Table<'a> = table::Table<'a, Welkin>;

/// The board.
pub(super) struct Board;

impl super::Board for Board {
    fn draw(&self, scene: &Scene<'_>) -> Composition {
        let table = Table::new(scene);
        Composition::whole(html! {
            div.welkin {
                (table.market())
                (table.display())
                @if let Some(seat) = table.own { (table.isle(seat)) }
                div.rivals { @for seat in table.others() { (table.isle(seat)) } }
            }
        })
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn components(&self, words: &Lexicon) -> Markup {
        SHEET.gallery("welkin-cover", words, &COMPONENTS)
    }
}

impl<'a> Table<'a> {
    fn resource_name(&self, resource: Resource) -> String {
        self.word(&format!("resource-{resource}"))
    }

    /// The resources in words, each as often as it is there.
    fn tally(&self, tally: Tally) -> String {
        let amount = |resource: Resource| {
            let phrase = Phrase::new("board-amount").with("number", tally.of(resource));
            let name = Phrase::new(format!("resource-{resource}"));
            self.scene.say(&phrase.with("resource", name))
        };
        let amounts: Vec<String> = tally.kinds().iter().map(amount).collect();
        self.scene.lexicon.join(&amounts)
    }

    /// What each resource is worth now.
    fn prices(&self) -> Tally {
        self.state.prices()
    }

    /// The best price of the market: what a slot for any resource can bring.
    fn best_price(&self) -> u16 {
        let prices = Resource::ALL.into_iter().map(|resource| self.prices().of(resource));
        prices.max().unwrap_or_default().into()
    }

    /// What the viewer has to decide in the middle of a turn.
    fn prompt(&self) -> Option<String> {
        let waits = self.decides();
        let prompt = match self.state.step {
            Step::Opening => self.word("board-prompt-open"),
            Step::Flipping => self.word("board-prompt-flip"),
            Step::FlippingTwo => self.word("board-prompt-flip-two"),
            Step::FlippingSecond(_) => self.word("board-prompt-flip-second"),
            Step::Turning { .. } => self.word("board-prompt-turn"),
            Step::Taking { left, .. } => self.number("board-prompt-take", left),
            Step::Discarding => self.number("board-prompt-discard", welkin::STOCK),
            Step::Placing { .. } => self.word("board-prompt-place"),
            Step::Ready if self.state.selling => self.word("board-prompt-sell"),
            _ => return None,
        };
        waits.then_some(prompt)
    }
}

/// The sign of every resource as often as there is of it.
fn signs(resources: impl Iterator<Item = Resource>) -> Markup {
    html! { span.signs aria-hidden="true" { @for resource in resources { (SHEET.sign(resource.name())) } } }
}

/// Every resource of a tally as often as it is there, in order.
fn each(tally: Tally) -> impl Iterator<Item = Resource> {
    let times = move |resource| std::iter::repeat_n(resource, usize::from(tally.of(resource)));
    Resource::ALL.into_iter().flat_map(times)
}
