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

use cloud_city::{City, CloudCity, Level, Square, State, Step};
use engine::{Phrase, Seat, Viewer};
use maud::{Markup, html};

use self::fresh::Fresh;
use self::panorama::Prospect;
use super::{Board, Scene};
use crate::{Choice, assets};

pub(super) struct TheClouds;

impl Board for TheClouds {
    fn draw(&self, scene: &Scene<'_>) -> Markup {
        let table = Table::new(scene);
        let others: Vec<Seat> = table.seats().filter(|&seat| Some(seat) != table.own).collect();
        html! {
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
        }
    }

    fn cover(&self) -> Markup {
        cover::cover()
    }
}

/// What every part of the board is drawn from.
struct Table<'a> {
    scene: &'a Scene<'a>,
    game: &'a CloudCity,
    state: &'a State,
    /// The seat whose city is drawn large.
    own: Option<Seat>,
}

impl<'a> Table<'a> {
    fn new(scene: &'a Scene<'a>) -> Self {
        let view = scene.view::<CloudCity>();
        let own = match scene.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Table {
            scene,
            game: &view.game,
            state: view.observation.state(),
            own,
        }
    }

    /// All seats, the viewer's first, then in turn order.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let players = self.scene.names.len();
        let first = self.own.map_or(0, Seat::index);
        (0..players).map(move |step| Seat::new((first + step) % players))
    }

    fn city(&self, seat: Seat) -> &'a City {
        &self.state.cities[seat.index()]
    }

    /// The step of the turn, if it is the viewer's.
    fn step(&self) -> Option<Step> {
        (self.own.is_some() && self.scene.to_move == self.own).then_some(self.state.step)
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

    fn word(&self, id: &str) -> String {
        self.scene.lexicon.word(id)
    }

    /// A message about a number.
    fn number(&self, id: &str, number: impl Into<engine::Arg>) -> String {
        self.scene.say(&Phrase::new(id).with("number", number))
    }

    /// A message about a player.
    fn about(&self, id: &str, seat: Seat) -> String {
        self.scene.say(&Phrase::new(id).with("seat", seat))
    }

    fn level_name(&self, level: Level) -> String {
        self.word(&format!("level-{level}"))
    }

    /// A piece that makes the move with this text and tells more than the name of the move: what comes of it.
    fn telling_piece(&self, text: &str, class: &str, outcome: &str, content: Markup) -> Markup {
        let choices = self.scene.choices;
        let Some(choice) = choices.get(text) else {
            return choices.menu(class, "", &[], content);
        };
        let telling = Choice {
            label: format!("{} – {outcome}", choice.label),
            ..choice.clone()
        };
        choices.menu(class, "", &[&telling], content)
    }

    /// The votes of each level's walkways.
    fn votes(&self, city: &City) -> Markup {
        html! {
            span.votes {
                @for level in Level::ALL {
                    @let name = self.word(&format!("score-{level}"));
                    span.amount title=(name) {
                        (sign(&format!("level-{level}"))) (city.level_votes(level)) span.unseen { " " (name) }
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

/// The address of a picture of the game's sheet.
fn symbol(name: &str) -> String {
    format!("{}#{name}", assets::url("cloud-city.svg"))
}

/// A small sign, for example that of a level.
fn sign(name: &str) -> Markup {
    html! {
        svg.sign aria-hidden="true" focusable="false" { use href=(symbol(name)) {} }
    }
}
