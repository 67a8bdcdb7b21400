//! The board of Welkin: the viewer's island, the floating market, the sites on display.

mod bar;
mod cover;
mod isle;
mod market;
mod production;
mod sites;

use catalogue::Lexicon;
use catalogue::games::welkin::{Card, Resource, Step, Tally, Welkin};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::sheet::Sheet;
use crate::Choice;

use super::{Composition, NUMBERS, Part, Scene, Sound, table};

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
        let seat = table.shown();
        let isle = match table.own {
            Some(_) => table.word("board-isle"),
            None => scene.name(seat).to_owned(),
        };
        let part = |name, title, body| Part::new(name, title, html! { div.welkin { (body) } });
        Composition {
            parts: vec![
                part("isle", isle, table.isle(seat)),
                part("market", table.word("board-tab-market"), table.market()),
                part("display", table.word("board-tab-display"), table.display()),
            ],
            front: table.front(),
        }
    }

    fn plate(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        Table::new(scene).plate(seat)
    }

    fn rival(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let table = Table::new(scene);
        (seat != table.shown()).then(|| html! { div.welkin { (table.isle(seat)) } })
    }

    fn sign_of(&self, event: &str) -> Option<&'static str> {
        Some(match event {
            "log-opened" => "open-site",
            "log-flipped" => "flip",
            "log-turned-force" | "log-turned-resource" => "force",
            "log-placed" | "log-placed-any" => "use-resources",
            "log-sold" | "log-sold-incomplete" => "coin",
            _ => return None,
        })
    }

    fn sign(&self, name: &str) -> Markup {
        SHEET.sign(name)
    }

    fn colours(&self) -> &'static str {
        "welkin"
    }

    fn purse(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).coins()
    }

    fn left(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).left()
    }

    fn sounds(&self) -> &'static [(&'static str, Sound)] {
        &[
            ("site", Sound::Paper),
            ("quotation", Sound::Coins),
            (NUMBERS, Sound::Wood),
        ]
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

    /// Whose island is a part of the board: the viewer's own; who only watches sees that of the seat to move.
    fn shown(&self) -> Seat {
        self.own.unwrap_or(self.state.seat)
    }

    /// The part that a phone shows first: where the decision lies.
    fn front(&self) -> usize {
        const ISLE: usize = 0;
        const MARKET: usize = 1;
        const DISPLAY: usize = 2;
        if !self.decides() {
            return ISLE;
        }
        let opens = |choice: &Choice| choice.text.starts_with("open ");
        match self.state.step {
            Step::Flipping | Step::FlippingTwo | Step::FlippingSecond(_) => MARKET,
            Step::Opening => DISPLAY,
            Step::Ready if self.state.board().sites.is_empty() && self.scene.choices.iter().any(opens) => DISPLAY,
            _ => ISLE,
        }
    }

    /// The name of a site as a title, without its article.
    fn title(&self, card: Card) -> String {
        self.word(&format!("{}.title", self.game.site_name(card).id))
    }

    /// Whether a site came up, was opened, filled or sold since the viewer's last move. The deal is no news: then
    /// everything is new.
    fn is_new(&self, card: Card) -> bool {
        let recent = self.scene.recent;
        let site = self.game.site_name(card);
        let names = |line: &catalogue::LogLine| {
            let mut args = line.phrase.args.iter();
            args.any(|(_, arg)| matches!(arg, engine::Arg::Phrase(phrase) if *phrase == site))
        };
        recent.iter().any(names) && !recent.iter().any(|line| line.phrase.id == "log-market")
    }

    /// The sign of what is new, beside colour and movement.
    fn news(&self, card: Card) -> Markup {
        html! {
            @if self.is_new(card) {
                span.news title=(self.word("board-new")) { "★" span.unseen { (self.word("board-new")) } }
            }
        }
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
