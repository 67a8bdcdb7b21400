//! The board of Les Bâtisseurs: the cards that can be taken, and the viewer's yard with its sites and workers.

mod bar;
mod cards;
mod cover;
mod yard;

use catalogue::games::batisseurs::{Batisseurs, Building, Identity, Resources, Step, Worker};
use catalogue::{Lexicon, LogLine};
use engine::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::sheet::Sheet;
use super::{Composition, NUMBERS, Part, Scene, Sound, table};

/// The pictures of the game.
const SHEET: Sheet = Sheet("batisseurs.svg");

/// What the rules page shows of the box: pictures and the messages for them.
const COMPONENTS: [(&str, &[&str]); 8] = [
    ("stone", &["stone"]),
    ("wood", &["wood"]),
    ("knowledge", &["knowledge"]),
    ("tile", &["tile"]),
    ("apprentice", &["apprentice"]),
    ("labourer", &["labourer"]),
    ("journeyman", &["journeyman"]),
    ("master", &["master"]),
];

/// What every part of the board is drawn from.
type Table<'a> = table::Table<'a, Batisseurs>;

/// A building that somebody has begun.
struct OpenSite {
    card: Building,
    lacking: Resources,
}

/// The board.
pub(super) struct Board;

impl super::Board for Board {
    fn draw(&self, scene: &Scene<'_>) -> Composition {
        let table = Table::new(scene);
        let seat = table.shown();
        let yard = match table.own {
            Some(_) => table.word("board-yard"),
            None => scene.name(seat).to_owned(),
        };
        Composition {
            parts: vec![
                Part::new("yard", yard, html! { div.builders { (table.yard(seat)) } }),
                Part::new(
                    "cards",
                    table.word("board-cards"),
                    html! { div.builders { (table.offers()) } },
                ),
            ],
            front: usize::from(!table.yard_is_in_front()),
        }
    }

    /// Sites and cards are chosen in any order: whoever takes one may want the next.
    fn stays(&self) -> bool {
        true
    }

    fn plate(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        Table::new(scene).plate(seat)
    }

    fn rival(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let table = Table::new(scene);
        (seat != table.shown()).then(|| html! { div.builders { (table.yard(seat)) } })
    }

    fn sign_of(&self, event: &str) -> Option<&'static str> {
        Some(match event {
            "log-opened" => "goal",
            "log-recruited" => "labourer",
            "log-sent" => "action",
            "log-finished" => "point",
            "log-took" | "log-bought" => "ecu",
            _ => return None,
        })
    }

    fn sign(&self, name: &str) -> Markup {
        SHEET.sign(name)
    }

    fn colours(&self) -> &'static str {
        "builders"
    }

    fn purse(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).means()
    }

    fn left(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).deeds()
    }

    fn sounds(&self) -> &'static [(&'static str, Sound)] {
        &[
            ("building", Sound::Paper),
            ("worker", Sound::Paper),
            (NUMBERS, Sound::Coins),
        ]
    }

    fn legend(&self, words: &Lexicon) -> Markup {
        html! { dt { span.builders aria-hidden="true" { span.fits { "+2" } } } dd { (words.word("board-fits-legend")) } }
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn components(&self, words: &Lexicon) -> Markup {
        SHEET.gallery("builders-cover", words, &COMPONENTS)
    }
}

impl Table<'_> {
    /// Whose yard is a part of the board: the viewer's own; who only watches sees that of the seat to move.
    fn shown(&self) -> Seat {
        self.own.unwrap_or(self.state.seat)
    }

    /// Whether a phone shows the yard first: a site is to be chosen, or somebody can be sent who helps, or nothing can be taken.
    fn yard_is_in_front(&self) -> bool {
        let can = |verb: &str| self.scene.choices.iter().any(|choice| choice.text.starts_with(verb));
        !self.decides()
            || matches!(self.state.step, Step::Send(_))
            || self.can_help()
            || !can("open ") && !can("recruit ")
    }

    /// Whether one of the viewer's workers can be sent who makes something that a site lacks.
    fn can_help(&self) -> bool {
        let lack = self.own_lack();
        let makes = |worker| self.game.material().worker(worker).makes;
        let sent = self
            .scene
            .choices
            .iter()
            .filter_map(|choice| choice.text.strip_prefix("send "));
        sent.filter_map(|worker| worker.parse().ok())
            .any(|worker| makes(worker).least(lack) != Resources::NONE)
    }

    /// What all sites of the viewer lack together, which is what makes a worker worth hiring.
    fn own_lack(&self) -> Resources {
        self.own.map_or(Resources::NONE, |seat| self.lack_of(seat))
    }

    /// What all sites of a seat lack together.
    fn lack_of(&self, seat: Seat) -> Resources {
        let sites = self.open_sites(seat);
        sites.iter().fold(Resources::NONE, |sum, site| sum + site.lacking)
    }

    /// The sites of a seat, with what they still lack.
    fn open_sites(&self, seat: Seat) -> Vec<OpenSite> {
        let open = |card| OpenSite {
            card,
            lacking: self.game.lacking(self.state, card),
        };
        self.state.builders[seat.index()].sites.iter().map(open).collect()
    }

    fn is_new_building(&self, card: Building) -> bool {
        self.is_new(|told| told.id == card.name())
    }

    fn is_new_worker(&self, card: Worker) -> bool {
        let kind = match card.identity() {
            Identity::Card(kind, _) => kind.name(),
            Identity::Machine(_) => "machine",
        };
        // To say all of a worker takes long, and most that are told of are of another kind.
        let is_of_kind = |told: &Phrase| told.id.strip_prefix("worker-") == Some(kind);
        self.is_new(|told| is_of_kind(told) && *told == self.game.worker_phrase(card))
    }

    /// Whether a card, which is told of by such a phrase, came onto the table or changed hands since the viewer's last move. The deal is
    /// no news: then everything is new.
    fn is_new(&self, is_it: impl Fn(&Phrase) -> bool) -> bool {
        let recent = self.scene.recent;
        let names = |line: &LogLine| {
            let mut args = line.phrase.args.iter();
            args.any(|(_, arg)| matches!(arg, Arg::Phrase(phrase) if is_it(phrase)))
        };
        recent.iter().any(names) && !recent.iter().any(|line| line.phrase.id == "log-dealt")
    }

    /// The sign of what is new, beside colour and movement.
    fn news(&self, new: bool) -> Markup {
        html! {
            @if new {
                span.news title=(self.word("board-new")) { "★" span.unseen { (self.word("board-new")) } }
            }
        }
    }
}
