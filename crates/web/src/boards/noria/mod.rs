//! The board of Noria: a guide through the phases, the round track, the viewer's wheel and stock, the town hall, the
//! market, the islands, and the wheels of the others.

mod cover;
mod guide;
mod hall;
mod islands;
mod market;
mod planner;
mod rounds;
mod stock;
mod wheel;
mod workshop;

use catalogue::Lexicon;
use catalogue::games::noria::{self, DiscKind, Noria, Player, Resource, Step};
use engine::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::sheet::Sheet;
use super::{Composition, Scene, table};
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
        Composition::whole(html! {
            div.noria {
                (table.guide())
                (table.round_track())
                @if let Some(seat) = table.own { (table.workshop(seat)) }
                (table.town_hall())
                (table.market())
                (table.islands())
                div.rivals { @for seat in table.others() { (table.rival(seat)) } }
            }
        })
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn components(&self, words: &Lexicon) -> Markup {
        SHEET.gallery("noria-cover", words, &COMPONENTS)
    }
}

impl Table<'_> {
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
