//! The board of Cloud City: the viewer's city in the sky, the tiles in hand and on offer, the walkways left, the needs
//! of the inhabitants, the cities of the others.
//!
//! Every city is drawn twice, from the side and from above; radio buttons choose what is seen, so that the choice
//! needs no script and outlives every update of the page.

mod account;
mod cover;
mod frame;
mod fresh;
mod needs;
mod order;
mod own;
mod panorama;
mod plan;
mod plane;
mod rivals;
mod shadows;
mod stock;
mod tiles;

use catalogue::Lexicon;
use catalogue::games::cloud_city::{City, CloudCity, Level, Square, Step};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use self::fresh::Fresh;
use self::panorama::Prospect;
use super::sheet::Sheet;
use super::{Composition, Scene, table};

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
        let others: Vec<Seat> = table.others().collect();
        Composition::whole(html! {
            div.cloud-city {
                div.spread {
                    (table.views())
                    @if let Some(seat) = table.own { (table.own_city(seat)) }
                    div.supply {
                        @if let Some(seat) = table.own { (table.tray(seat)) }
                        (table.offer())
                        (table.stock())
                        (table.needs())
                    }
                    (table.rivals(&others))
                }
            }
        })
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

    /// A message about a player.
    fn about(&self, id: &str, seat: Seat) -> String {
        self.scene.say(&Phrase::new(id).with("seat", seat))
    }

    fn level_name(&self, level: Level) -> String {
        self.word(&format!("level-{level}"))
    }

    /// The votes of each level's walkways.
    fn votes(&self, city: &City) -> Markup {
        html! {
            span.votes {
                @for level in Level::ALL {
                    @let name = self.word(&format!("score-{level}"));
                    span.amount title=(name) {
                        (SHEET.sign(&format!("level-{level}"))) (city.level_votes(level)) span.unseen { " " (name) }
                    }
                }
            }
        }
    }
}

/// A square in words.
fn square_phrase(square: Square) -> Phrase {
    let letter = char::from(b'a' + square.column());
    Phrase::new("square")
        .with("column", Phrase::new(format!("column-{letter}")))
        .with("row", square.row() + 1)
}
