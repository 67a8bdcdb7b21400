//! The board of Settlement: the heroes with the monsters they call, the market, the artefacts on offer, and the viewer's
//! lands, streets and camp. The action bar has what there is to spend and the choices that lie on no piece; the boards of
//! the others open from their plates.

mod bar;
mod camp;
mod cover;
mod domain;
mod heroes;
mod land;
mod market;
mod streets;

use catalogue::Lexicon;
use catalogue::games::settlement::{self, Colour, Pieces, Player, Settlement, Space, Spaces, Step};
use engine::{Arg, Phrase, Seat};
use maud::{Markup, html};

use super::sheet::{Sheet, store};
use super::{Composition, NUMBERS, Part, Scene, Sound, table};

/// The pictures of the game.
const SHEET: Sheet = Sheet("settlement.svg");

/// What the rules page shows of the box: pictures and the messages for them.
const COMPONENTS: [(&str, &[&str]); 34] = [
    ("sawmill", &["sawmill.title", "about-sawmill"]),
    ("clay-pit", &["clay-pit.title", "about-clay-pit"]),
    ("quarry", &["quarry.title", "about-quarry"]),
    ("diamond-mine", &["diamond-mine.title", "about-diamond-mine"]),
    ("warehouse", &["warehouse.title", "about-warehouse"]),
    ("trading-post", &["trading-post.title", "about-trading-post"]),
    ("bazaar", &["bazaar.title", "about-bazaar"]),
    ("alchemist-tower", &["alchemist-tower.title", "about-alchemist-tower"]),
    ("goldsmith", &["goldsmith.title", "about-goldsmith"]),
    ("tavern", &["tavern.title", "about-tavern"]),
    ("bank", &["bank.title", "about-bank"]),
    ("cathedral", &["cathedral.title", "about-cathedral"]),
    ("sacred-clock", &["sacred-clock.title", "about-sacred-clock"]),
    (
        "explorers-astrolabe",
        &["explorers-astrolabe.title", "about-explorers-astrolabe"],
    ),
    (
        "mace-of-the-brave",
        &["mace-of-the-brave.title", "about-mace-of-the-brave"],
    ),
    ("potion-of-might", &["potion-of-might.title", "about-potion-of-might"]),
    ("helpful-chest", &["helpful-chest.title", "about-helpful-chest"]),
    ("scroll-of-power", &["scroll-of-power.title", "about-scroll-of-power"]),
    (
        "sovereigns-crown",
        &["sovereigns-crown.title", "about-sovereigns-crown"],
    ),
    (
        "cup-of-good-cheer",
        &["cup-of-good-cheer.title", "about-cup-of-good-cheer"],
    ),
    ("sorcerers-mask", &["sorcerers-mask.title", "about-sorcerers-mask"]),
    ("diamond-ring", &["diamond-ring.title", "about-diamond-ring"]),
    ("shooting-star", &["shooting-star.title", "about-shooting-star"]),
    (
        "key-of-knowledge",
        &["key-of-knowledge.title", "about-key-of-knowledge"],
    ),
    (
        "enchanted-mirror",
        &["enchanted-mirror.title", "about-enchanted-mirror"],
    ),
    ("magic-purse", &["magic-purse.title", "about-magic-purse"]),
    ("adventurers", &["adventurers"]),
    ("defenders", &["defenders"]),
    ("builders", &["builders"]),
    ("artisans", &["artisans"]),
    ("green", &["beast-green"]),
    ("yellow", &["beast-yellow"]),
    ("blue", &["beast-blue"]),
    ("red", &["beast-red"]),
];

/// What every part of the board is drawn from.
type Table<'a> = table::Table<'a, Settlement>;

/// The board.
pub(super) struct Board;

impl super::Board for Board {
    fn draw(&self, scene: &Scene<'_>) -> Composition {
        let table = Table::new(scene);
        // In the end and for those who only watch, the boards of all are compared: in the end the winner's comes first.
        let domains =
            |seats: Vec<Seat>| html! { div.settlement.everybody { @for seat in seats { (table.domain(seat)) } } };
        let domain = match table.own {
            _ if table.is_over() => domains(table.by_rank()),
            Some(seat) => table.domain(seat),
            None => domains(table.seats().collect()),
        };
        if table.is_over() {
            return Composition {
                parts: vec![Part::new("own", table.word("board-tab-all"), domain)],
                front: 0,
            };
        }
        let parts = vec![
            Part::new("own", table.word("board-tab-own"), domain),
            Part::new("heroes", table.word("board-tab-heroes"), table.heroes()),
            Part::new("market", table.word("board-tab-market"), table.market()),
            Part::new("artefacts", table.word("board-tab-artefacts"), table.artefacts()),
        ];
        Composition {
            parts,
            front: table.front(),
        }
    }

    fn plate(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        Table::new(scene).plate(seat)
    }

    /// Where all boards are compared, none opens.
    fn rival(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let table = Table::new(scene);
        let rival = table.own.is_some_and(|own| own != seat);
        (rival && !table.is_over()).then(|| table.domain(seat))
    }

    fn sign_of(&self, event: &str) -> Option<&'static str> {
        Some(match event {
            "log-built" => "act-build",
            "log-explored" => "act-explore",
            "log-hunted" => "act-hunt",
            "log-fortified" => "act-fortify",
            "log-region" | "log-street" | "log-fort" => "act-use",
            "log-invited" => "act-invite",
            "log-passed" => "act-pass",
            _ => return None,
        })
    }

    fn sign(&self, name: &str) -> Markup {
        SHEET.sign(name)
    }

    fn colours(&self) -> &'static str {
        "settlement"
    }

    fn purse(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).reserve()
    }

    fn left(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).left()
    }

    fn sounds(&self) -> &'static [(&'static str, Sound)] {
        &[
            ("hero", Sound::Paper),
            ("house", Sound::Stone),
            ("land", Sound::Stone),
            ("artefact", Sound::Coins),
            (NUMBERS, Sound::Coins),
        ]
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn components(&self, words: &Lexicon) -> Markup {
        SHEET.gallery("settlement-cover", words, &COMPONENTS)
    }
}

impl<'a> Table<'a> {
    fn player(&self, seat: Seat) -> &'a Player {
        &self.state.players[seat.index()]
    }

    /// Whether this is the side of the table where the viewer makes moves.
    fn is_own(&self, seat: Seat) -> bool {
        self.own == Some(seat) && !self.is_over()
    }

    /// The part in which the present decision lies: where only heroes are left to choose from, theirs.
    fn front(&self) -> usize {
        let begins = |verb: &str| self.scene.choices.iter().any(|choice| choice.text.starts_with(verb));
        match self.state.step {
            Step::FirstArtefact | Step::Swap => 3,
            Step::Turn if self.state.acted && begins("invite ") => 1,
            _ => 0,
        }
    }

    /// Villagers of a player at some place: sent, they come from home, where the first of them are missing now; back at home,
    /// from wherever they were.
    fn folk_at(&self, seat: Seat, place: &str, number: u8) -> Markup {
        if self.is_over() {
            return villagers(number);
        }
        let home = self.player(seat).basic;
        let from = |one: u8| match place {
            "home" => format!("folk-{seat}-*"),
            _ => format!("folk-{seat}-home-{}", home + number - 1 - one),
        };
        html! {
            span.folk aria-hidden="true" {
                @for one in 0..number {
                    span.meeple data-piece={ "folk-" (seat) "-" (place) "-" (one) } data-from=(from(one)) { (SHEET.sign("villager")) }
                }
            }
        }
    }

    fn is_over(&self) -> bool {
        self.state.step == Step::Over
    }

    /// Pieces in words.
    fn pieces(&self, pieces: Pieces) -> String {
        let amounts: Vec<String> = settlement::pieces_phrases(pieces)
            .iter()
            .map(|phrase| self.scene.say(phrase))
            .collect();
        self.scene.lexicon.join(&amounts)
    }

    fn beast(&self, colour: Colour) -> String {
        self.word(&format!("beast-{colour}"))
    }

    /// Whether a monster of this colour would appear in an encounter now.
    fn is_awake(&self, colour: Colour) -> bool {
        self.game.icons_on_display(self.state) >> colour.index() & 1 == 1 && self.state.figures[colour.index()] > 0
    }

    /// Whether a monster would appear on this space if its region were activated now.
    fn is_exposed(&self, player: &Player, space: Space) -> bool {
        let open: Spaces = player.explored.without(player.monsters).without(player.forts);
        open.contains(space) && player.land[space.index()].is_some_and(|terrain| self.is_awake(terrain.icon()))
    }

    /// Whether the news name this: something with this argument happened since the viewer's last move.
    fn is_news(&self, of: Option<Seat>, name: &str, thing: Phrase) -> bool {
        let thing = Arg::Phrase(thing);
        let about = |args: &[(&'static str, Arg)]| {
            let named = args.iter().any(|(key, arg)| *key == name && *arg == thing);
            let theirs = of.is_none_or(|seat| args.contains(&("seat", Arg::Seat(seat))));
            named && theirs
        };
        self.scene.recent.iter().any(|line| about(&line.phrase.args))
    }
}

/// The sign of every piece as often as it is there.
fn signs(pieces: Pieces) -> Markup {
    html! {
        span.signs aria-hidden="true" {
            @for (resource, number) in pieces.iter() { @for _ in 0..number { (SHEET.sign(resource.name())) } }
        }
    }
}

/// So many villagers.
fn villagers(number: u8) -> Markup {
    html! { span.folk aria-hidden="true" { @for _ in 0..number { (SHEET.sign("villager")) } } }
}
