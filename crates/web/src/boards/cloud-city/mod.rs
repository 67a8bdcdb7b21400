//! The board of Cloud City: the viewer's city in the sky, the tiles in hand and on offer, the walkways left, the needs
//! of the inhabitants, the cities of the others.
//!
//! Every city is drawn twice, from the side and from above; radio buttons choose what is seen, so that the choice
//! needs no script and outlives every update of the page.
//!
//! The city, the hand and the tiles to draw are one part: a whole turn is played there, on a phone too. The walkways left
//! and the needs are read rather than used, and wait behind tabs on a phone.

mod account;
mod cover;
mod frame;
mod fresh;
mod labels;
mod needs;
mod order;
mod own;
mod panorama;
mod plan;
mod plane;
mod shadows;
mod showcase;
mod stock;
mod tiles;

use catalogue::Lexicon;
use catalogue::games::cloud_city::{Bearing, City, CloudCity, Face, Level, Place, Rotation, Square, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use self::fresh::Fresh;
use self::panorama::Prospect;
use super::sheet::Sheet;
use super::{Composition, NUMBERS, Part, Scene, Sound, table};

/// The pictures of the game.
const SHEET: Sheet = Sheet("cloud-city.svg");

/// What the rules page shows of the box: pictures and the messages for them.
const COMPONENTS: [(&str, &[&str]); 3] = [
    ("level-blue", &["building-blue"]),
    ("level-green", &["building-green"]),
    ("level-sand", &["building-sand"]),
];

/// What every part of the board is drawn from.
type Table<'a> = table::Table<'a, CloudCity>;

/// The board.
pub(super) struct Board;

impl super::Board for Board {
    fn draw(&self, scene: &Scene<'_>) -> Composition {
        let table = Table::new(scene);
        // Once the game is over nobody draws or builds: then there are cities to look at.
        let over = table.state.step == Step::Over;
        let city = html! {
            @match table.own {
                Some(_) if over => (table.cities_by_rank()),
                Some(seat) => (table.own_city(seat)),
                None => (table.cities()),
            }
            @if !over { div.tray { @if let Some(seat) = table.own { (table.hand(seat)) } (table.offer()) } }
        };
        let mut parts = vec![Part::new("city", table.word("board-tab-city"), city)];
        if !over {
            parts.push(Part::new("walkways", table.word("board-tab-walkways"), table.stock()));
        }
        if !table.state.needs.is_empty() {
            parts.push(Part::new("needs", table.word("board-tab-needs"), table.needs()));
        }
        Composition { parts, front: 0 }
    }

    fn plate(&self, scene: &Scene<'_>, seat: Seat) -> Markup {
        let table = Table::new(scene);
        html! {
            (table.votes(table.city(seat)))
            @if table.own != Some(seat) { (table.thumbnail(seat)) }
        }
    }

    fn rival(&self, scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
        let table = Table::new(scene);
        // At the end all cities stand on the board.
        (table.state.step != Step::Over).then(|| table.showcase(seat))
    }

    fn sign_of(&self, event: &str) -> Option<&'static str> {
        Some(match event {
            "log-laid" => "ground",
            "log-built" => "bridge",
            _ => return None,
        })
    }

    fn sign(&self, name: &str) -> Markup {
        stock::sign(name)
    }

    fn purse(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).rounds()
    }

    fn left(&self, scene: &Scene<'_>) -> Markup {
        Table::new(scene).left()
    }

    fn sounds(&self) -> &'static [(&'static str, Sound)] {
        &[("tile", Sound::Stone), (NUMBERS, Sound::Wood)]
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }

    fn components(&self, words: &Lexicon) -> Markup {
        SHEET.gallery("cloud-city-cover", words, &COMPONENTS)
    }
}

impl<'a> Table<'a> {
    fn city(&self, seat: Seat) -> &'a City {
        &self.state.cities[seat.index()]
    }

    /// Where the buildings of a city stand, in reading order.
    fn buildings(&self, seat: Seat) -> Vec<(Square, Level)> {
        let standing = |(place, face, rotation): (Place, Face, Rotation)| {
            face.buildings(rotation)
                .map(|(level, (row, column))| (place.square(row, column), level))
        };
        let mut buildings: Vec<_> = self.city(seat).laid().flat_map(standing).collect();
        buildings.sort_unstable();
        buildings
    }

    /// The step of the turn, if it is the viewer's.
    fn step(&self) -> Option<Step> {
        self.decides().then_some(self.state.step)
    }

    /// What is marked in a seat's city: what is new, and what the viewer can do there now.
    fn prospect(&self, seat: Seat) -> Prospect {
        let Fresh { tiles, walkways } = Fresh::of(seat, self.scene.recent);
        let mut prospect = Prospect {
            new_tiles: tiles,
            new_walkways: walkways,
            ..Prospect::default()
        };
        let own = Some(seat) == self.own;
        match self.step().filter(|_| own) {
            Some(Step::Build(_)) => {
                let city = self.city(seat);
                city.possible(&self.state.stock, |level, walkway| {
                    prospect.possible.push((level, walkway))
                });
            }
            Some(Step::Lay(face)) => {
                let mut places = Vec::new();
                self.city(seat).places(self.game.shape(), |place| places.push(place));
                prospect.ghost = Some((face, places));
            }
            _ => {}
        }
        prospect
    }

    /// Whose city it is.
    fn city_name(&self, seat: Seat) -> String {
        if self.own == Some(seat) {
            self.word("board-city-own")
        } else {
            self.scene.say(&Phrase::new("board-city").with("seat", seat))
        }
    }

    fn level_name(&self, level: Level) -> String {
        self.word(&format!("level-{level}"))
    }

    /// A mark on what changed since the viewer's last move, until the viewer moves again.
    fn fresh_mark(&self) -> Markup {
        let new = self.word("board-new");
        html! { span.news title=(new) { "★" span.unseen { (new) } } }
    }

    /// The votes of each level's walkways.
    fn votes(&self, city: &City) -> Markup {
        html! {
            span.votes {
                @for level in Level::ALL {
                    @let walkways = Phrase::new(format!("score-{level}"));
                    @let name = self.scene.say(&Phrase::new("board-votes").with("walkways", walkways));
                    span.amount title=(name) {
                        (SHEET.sign(&format!("level-{level}"))) (city.level_votes(level)) span.unseen { " " (name) }
                    }
                }
            }
        }
    }
}

/// The part of a city in words.
fn part_phrase(bearing: Bearing) -> Phrase {
    Phrase::new(format!("part-{bearing}"))
}

/// A square in words.
fn square_phrase(square: Square) -> Phrase {
    let letter = char::from(b'a' + square.column());
    Phrase::new("square")
        .with("column", Phrase::new(format!("column-{letter}")))
        .with("row", square.row() + 1)
}
