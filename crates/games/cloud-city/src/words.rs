//! What happened, and the phrases of moves and events.

use engine::{Phrase, Seat};

use crate::CloudCity;
use crate::moves::Move;
use crate::needs::Need;
use crate::plan::{Place, Square};
use crate::score::need_message;
use crate::state::{State, Step};
use crate::stock::votes;
use crate::tile::{Face, Level};
use crate::walkway::Walkway;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A need card is in play.
    NeedInPlay {
        /// The card.
        need: Need,
    },
    /// A tile was turned up in the row.
    Revealed {
        /// Its face.
        face: Face,
    },
    /// A seat drew a tile from the pile and looks at it.
    Drew {
        /// The seat.
        seat: Seat,
        /// What only this seat sees.
        face: Face,
    },
    /// A seat drew a tile from the pile, as the others see it.
    DrewUnseen {
        /// The seat.
        seat: Seat,
    },
    /// A seat took a tile from the row.
    TookOpen {
        /// The seat.
        seat: Seat,
        /// The tile's face.
        face: Face,
    },
    /// A seat laid a tile.
    Laid {
        /// The seat.
        seat: Seat,
        /// The tile's face.
        face: Face,
        /// Where.
        place: Place,
    },
    /// A seat built a walkway.
    Built {
        /// The seat.
        seat: Seat,
        /// The walkway's level.
        level: Level,
        /// Between which squares.
        walkway: Walkway,
        /// What it is worth.
        votes: u8,
    },
}

/// The name of a tile's face.
fn tile(face: Face) -> Phrase {
    Phrase::new(format!("tile-{face}"))
}

fn square(square: Square) -> Phrase {
    let letter = char::from(b'a' + square.column());
    Phrase::new("square")
        .with("column", Phrase::new(format!("column-{letter}")))
        .with("row", square.row() + 1)
}

fn walkway(phrase: Phrase, level: Level, walkway: Walkway, votes: u8) -> Phrase {
    phrase
        .with("level", Phrase::new(format!("level-{level}")))
        .with("from", square(walkway.start()))
        .with("to", square(walkway.end()))
        .with("votes", votes)
}

impl CloudCity {
    pub(crate) fn phrase_move(&self, state: &State, mv: Move) -> Phrase {
        match mv {
            Move::Take(face) => Phrase::new("move-take").with("tile", tile(face)),
            Move::Lay(place, rotation) => {
                let Step::Lay(face) = state.step else {
                    return Phrase::new("move-lay-any").with("place", square(place.square(0, 0)));
                };
                // Where the buildings come to stand tells more than an angle, above all to who cannot see the board.
                let [first, second] = face.buildings(rotation).map(|(level, (row, column))| {
                    let on = square(place.square(row, column));
                    Phrase::new(format!("building-{level}-on")).with("square", on)
                });
                Phrase::new("move-lay").with("first", first).with("second", second)
            }
            Move::Walkway(between) => {
                let level = state.cities[state.seat.index()]
                    .building_at(between.start())
                    .unwrap_or(Level::Blue);
                let length = between.straight().map_or(0, |(_, length)| usize::from(length));
                let votes = if (1..=5).contains(&length) {
                    votes(length) as u8
                } else {
                    0
                };
                walkway(Phrase::new("move-walkway"), level, between, votes)
            }
            Move::Done => Phrase::new("move-done"),
            Move::DrawOpen(face) => Phrase::new("move-draw-open").with("tile", tile(face)),
            Move::DrawPile => Phrase::new("move-draw-pile"),
            Move::Need(need) => Phrase::new("move-need").with("need", Phrase::new(need_message(need))),
            Move::Reveal(face) => Phrase::new("move-reveal").with("tile", tile(face)),
            Move::Deal(face) => Phrase::new("move-deal").with("tile", tile(face)),
        }
    }

    pub(crate) fn phrase_event(&self, event: &Event) -> Phrase {
        match *event {
            Event::NeedInPlay { need } => Phrase::new("log-need").with("need", Phrase::new(need_message(need))),
            Event::Revealed { face } => Phrase::new("log-revealed").with("tile", tile(face)),
            Event::Drew { seat, face } => Phrase::new("log-drew").with("seat", seat).with("tile", tile(face)),
            Event::DrewUnseen { seat } => Phrase::new("log-drew-unseen").with("seat", seat),
            Event::TookOpen { seat, face } => Phrase::new("log-took-open").with("seat", seat).with("tile", tile(face)),
            Event::Laid { seat, face, place } => Phrase::new("log-laid")
                .with("seat", seat)
                .with("tile", tile(face))
                .with("place", square(place.square(0, 0))),
            Event::Built {
                seat,
                level,
                walkway: between,
                votes,
            } => walkway(Phrase::new("log-built").with("seat", seat), level, between, votes),
        }
    }
}
