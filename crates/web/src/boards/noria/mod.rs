//! The board of Noria in three parts: the wheel with the stock and the course of the game, the city with town hall and
//! market, and the islands. The sides of the others open from their plates.

mod cover;
mod hall;
mod islands;
mod market;
mod planner;
mod stock;
mod strip;
mod till;
mod wheel;
mod workshop;

use catalogue::Lexicon;
use catalogue::games::noria::{self, Disc, DiscKind, Noria, Player, Resource, Step};
use engine::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::sheet::{Sheet, store};
use super::{Composition, NUMBERS, Part, Scene, Sound, table};
use crate::Choice;

/// The pictures of the game.
const SHEET: Sheet = Sheet("noria.svg");

/// What the rules page shows of the box: pictures and the messages for them.
const COMPONENTS: [(&str, &[&str]); 15] = [
    ("energy", &["resource-energy"]),
    ("mycelium", &["resource-mycelium"]),
    ("obsidian", &["resource-obsidian"]),
    ("propeller", &["good-propeller"]),
    ("sail", &["good-sail"]),
    ("compass", &["good-compass"]),
    ("lamp", &["good-lamp"]),
    ("piston", &["good-piston"]),
    ("disc-energy", &["disc-energy.title", "board-disc-energy"]),
    ("disc-mycelium", &["disc-mycelium.title", "board-disc-mycelium"]),
    ("disc-obsidian", &["disc-obsidian.title", "board-disc-obsidian"]),
    ("disc-city", &["board-disc-city"]),
    ("disc-journey", &["board-disc-journey"]),
    ("disc-tool", &["board-disc-tool"]),
    ("disc-bonus", &["board-disc-bonus"]),
];

/// What every part of the board is drawn from.
type Table<'a> = table::Table<'a, Noria>;

/// The board.
pub(super) struct Board;

impl super::Board for Board {
    fn draw(&self, scene: &Scene<'_>) -> Composition {
        let table = Table::new(scene);
        let seat = table.shown();
        let own = html! { (table.strip()) (table.machine(seat)) (table.ledger(seat)) };
        let city = html! { (table.town_hall()) (table.market()) };
        Composition {
            parts: vec![
                Part::new("wheel", table.word("board-wheel"), own),
                Part::new("city", table.word("board-city"), city),
                Part::new("islands", table.word("board-islands"), table.islands()),
            ],
            front: table.front(),
        }
    }

    fn plate(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        let table = Table::new(scene);
        let player = table.player(seat);
        let goods: u32 = player.goods.values().iter().map(|&number| u32::from(number)).sum();
        html! {
            span title=(table.word("board-knowledge")) { (SHEET.amount("knowledge", player.knowledge)) }
            span title=(table.word("board-resources")) { (SHEET.amount("any", player.total())) }
            span title=(table.word("board-goods-full")) { (SHEET.amount("crate", goods)) }
        }
    }

    fn rival(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let table = Table::new(scene);
        (seat != table.shown()).then(|| table.rival_side(seat))
    }

    fn sign_of(&self, event: &str) -> Option<&'static str> {
        Some(match event {
            "log-shifted" | "log-moved" | "log-exchanged" => "swap",
            "log-gathered" => "gear",
            "log-sold" | "log-acquired" | "log-income" | "log-inspected" => "knowledge",
            "log-bought" | "log-rose" => "city",
            "log-landed" => "envoy",
            "log-took-ship" => "journey",
            "log-built" => "factory",
            "log-upgraded" | "log-produced" => "tool",
            "log-seated" => "politician",
            "log-dismissed" => "mask",
            _ => return None,
        })
    }

    fn sign(&self, name: &str) -> Markup {
        SHEET.sign(name)
    }

    fn purse(&self, scene: &Scene<'_>) -> Markup {
        let table = Table::new(scene);
        html! {
            @if let Some(seat) = table.own {
                span.purse {
                    @if table.decides() { (table.discs_left()) }
                    (table.purse(seat))
                }
            }
        }
    }

    fn left(&self, scene: &Scene<'_>) -> Markup {
        let table = Table::new(scene);
        html! {
            @if table.decides() { (table.first_resources()) (table.ends()) }
        }
    }

    fn sounds(&self) -> &'static [(&'static str, Sound)] {
        &[("island", Sound::Stone), (NUMBERS, Sound::Wood)]
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn components(&self, words: &Lexicon) -> Markup {
        SHEET.gallery("noria-cover", words, &COMPONENTS)
    }
}

impl Table<'_> {
    /// The seat whose wheel is drawn large: the viewer's, or for those who watch the one in turn.
    fn shown(&self) -> Seat {
        self.own.unwrap_or(self.state.seat)
    }

    /// The part in which the viewer decides now.
    fn front(&self) -> usize {
        const WHEEL: usize = 0;
        const CITY: usize = 1;
        const ISLANDS: usize = 2;
        let disc = || {
            self.state
                .turn
                .disc
                .and_then(|space| self.state.mover().wheel.at(space))
        };
        match self.state.step {
            _ if !self.decides() => WHEEL,
            Step::StartLevel | Step::Politics | Step::Dismiss => CITY,
            Step::Land => ISLANDS,
            Step::Use | Step::UseAgain => match disc().map(Disc::kind) {
                Some(DiscKind::City) => CITY,
                Some(DiscKind::Journey) => ISLANDS,
                _ => WHEEL,
            },
            _ => WHEEL,
        }
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.state.players[seat.index()]
    }

    /// Whether this seat is in its turn, or in its part of the set-up.
    fn in_turn(&self, seat: Seat) -> bool {
        self.state.seat == seat && self.state.step != Step::Over
    }

    fn resource_name(&self, resource: Resource) -> String {
        self.word(&format!("resource-{resource}"))
    }

    /// The name of a kind of disc as a title, without its article.
    fn disc_name(&self, kind: DiscKind) -> String {
        self.word(&format!("disc-{kind}.title"))
    }

    /// Amounts in words, those of nothing left out; `amount-KIND` in the game's words.
    fn amounts<'k>(&self, amounts: impl Iterator<Item = (&'k str, u16)>) -> String {
        let some = amounts.filter(|&(_, amount)| amount > 0);
        let said: Vec<String> = some
            .map(|(name, amount)| {
                self.scene
                    .say(&Phrase::new(format!("amount-{name}")).with("amount", amount))
            })
            .collect();
        self.scene.lexicon.join(&said)
    }

    /// The legal moves among these texts.
    fn legal(&self, texts: &[String]) -> Vec<&Choice> {
        texts.iter().filter_map(|text| self.scene.choices.get(text)).collect()
    }

    /// Whether something of this kind happened since the viewer's last move to what `about` names; to anybody or to
    /// this seat alone.
    fn news(&self, kinds: &[&str], seat: Option<Seat>, about: &Phrase) -> bool {
        self.scene.recent.iter().any(|line| {
            let args = || line.phrase.args.iter().map(|(_, arg)| arg);
            kinds.contains(&line.phrase.id.as_str())
                && args().any(|arg| matches!(arg, Arg::Phrase(phrase) if phrase == about))
                && seat.is_none_or(|seat| args().any(|arg| *arg == Arg::Seat(seat)))
        })
    }

    /// The mark of a seat, with the name of its player for those who do not see it.
    fn mark(&self, seat: Seat) -> Markup {
        html! {
            span class={ "mark seat-" (seat) } title=(self.scene.name(seat)) {}
            span.unseen { (self.scene.name(seat)) }
        }
    }
}

/// What so many ships of a kind bring when their disc is used.
fn ships_phrase(resource: Resource, ships: u8) -> Phrase {
    let name = Phrase::new(format!("resource-{resource}"));
    Phrase::new("board-ships").with("number", ships).with("resource", name)
}

/// A sign for every single thing, in the order of its kind.
fn signs<'k>(amounts: impl Iterator<Item = (&'k str, u16)>) -> Markup {
    html! {
        span.signs aria-hidden="true" {
            @for (name, number) in amounts { @for _ in 0..number { (SHEET.sign(name)) } }
        }
    }
}

/// Things of a kind with their numbers, by the name of their picture.
fn named(by: &noria::ByResource<u16>) -> impl Iterator<Item = (&'static str, u16)> {
    by.iter().map(|(kind, &number)| (kind.name(), number))
}
