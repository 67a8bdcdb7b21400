//! What the game says: the phrases of moves, events and refusals.

use engine::{Describe, Phrase, Provenance, ScoreItem, Seat};

use crate::CloudCity;
use crate::events::Event;
use crate::moves::Move;
use crate::plan::{Place, Square};
use crate::refusal::Refusal;
use crate::score::need_message;
use crate::state::{State, Step};
use crate::stock::{LENGTHS, votes};
use crate::tile::{Face, Level};
use crate::walkway::Walkway;

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

fn level_name(level: Level) -> Phrase {
    Phrase::new(format!("level-{level}"))
}

/// A phrase about a walkway between two squares.
fn between(id: &str, walkway: Walkway) -> Phrase {
    Phrase::new(id)
        .with("from", square(walkway.start()))
        .with("to", square(walkway.end()))
}

fn place(id: &str, place: Place) -> Phrase {
    Phrase::new(id).with("place", square(place.square(0, 0)))
}

/// The message that says what is to be done instead.
fn due(step: Step) -> &'static str {
    match step {
        Step::Deal | Step::Refill | Step::Fetch => "refusal-chance-moves",
        Step::Choose => "refusal-choose-due",
        Step::Lay(_) => "refusal-lay-due",
        Step::Build(_) => "refusal-build-due",
        Step::Draw => "refusal-draw-due",
        Step::Over => "refusal-over",
    }
}

impl Describe for CloudCity {
    fn provenance(&self) -> Provenance {
        self.material.provenance
    }

    fn move_phrase(&self, state: &State, mv: Move) -> Phrase {
        match mv {
            Move::Take(face) => Phrase::new("move-take").with("tile", tile(face)),
            Move::Lay(place, rotation) => {
                let Step::Lay(face) = state.step else {
                    return self::place("move-lay-any", place);
                };
                // Where the buildings come to stand tells more than an angle, above all to who cannot see the board.
                let [first, second] = face.buildings(rotation).map(|(level, (row, column))| {
                    let on = square(place.square(row, column));
                    Phrase::new(format!("building-{level}-on")).with("square", on)
                });
                Phrase::new("move-lay").with("first", first).with("second", second)
            }
            Move::Walkway(walkway) | Move::Reversed(walkway) => {
                let level = state.cities[state.seat.index()]
                    .building_at(walkway.start())
                    .unwrap_or(Level::Blue);
                let length = walkway.straight().map_or(0, |(_, length)| usize::from(length));
                let votes = if (1..=5).contains(&length) {
                    votes(length) as u8
                } else {
                    0
                };
                between("move-walkway", walkway)
                    .with("level", level_name(level))
                    .with("votes", votes)
            }
            Move::Done => Phrase::new("move-done"),
            Move::DrawOpen(face) => Phrase::new("move-draw-open").with("tile", tile(face)),
            Move::DrawPile => Phrase::new("move-draw-pile"),
            Move::Need(need) => Phrase::new("move-need").with("need", Phrase::new(need_message(need))),
            Move::Reveal(face) => Phrase::new("move-reveal").with("tile", tile(face)),
            Move::Deal(face) => Phrase::new("move-deal").with("tile", tile(face)),
        }
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        match *event {
            Event::NeedInPlay { need } => Phrase::new("log-need").with("need", Phrase::new(need_message(need))),
            Event::Revealed { face } => Phrase::new("log-revealed").with("tile", tile(face)),
            Event::Drew { seat, face } => Phrase::new("log-drew").with("seat", seat).with("tile", tile(face)),
            Event::DrewUnseen { seat } => Phrase::new("log-drew-unseen").with("seat", seat),
            Event::TookOpen { seat, face } => Phrase::new("log-took-open").with("seat", seat).with("tile", tile(face)),
            Event::Laid {
                seat,
                face,
                place,
                rotation,
            } => self::place("log-laid", place)
                .with("seat", seat)
                .with("tile", tile(face))
                .with("degrees", rotation.degrees()),
            Event::Built {
                seat,
                level,
                walkway,
                votes,
            } => between("log-built", walkway)
                .with("seat", seat)
                .with("level", level_name(level))
                .with("votes", votes),
        }
    }

    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::NotNow(step) => Phrase::new(due(step)),
            Refusal::NotInHand(face) => Phrase::new("refusal-not-in-hand").with("tile", tile(face)),
            Refusal::NotInRow(face) => Phrase::new("refusal-not-in-row").with("tile", tile(face)),
            Refusal::NotInPile(face) => Phrase::new("refusal-not-in-pile").with("tile", tile(face)),
            Refusal::NeedNotDrawn(need) => {
                Phrase::new("refusal-need-not-drawn").with("need", Phrase::new(need_message(need)))
            }
            Refusal::Occupied(at) => place("refusal-occupied", at),
            Refusal::Apart(at) => place("refusal-apart", at),
            Refusal::TooWide(at) => place("refusal-too-wide", at),
            Refusal::SameTurned(face, rotation) => Phrase::new("refusal-same-turned")
                .with("tile", tile(face))
                .with("degrees", rotation.degrees())
                .with("less", rotation.degrees() % 180),
            Refusal::Reversed(walkway) => {
                Phrase::new("refusal-reversed").with("spelling", Move::Walkway(walkway).to_string())
            }
            Refusal::NoBuilding(on) => Phrase::new("refusal-no-building").with("square", square(on)),
            Refusal::Heights(walkway) => between("refusal-heights", walkway),
            Refusal::Diagonal(walkway) => between("refusal-diagonal", walkway),
            Refusal::TooLong(walkway) => between("refusal-too-long", walkway).with("most", LENGTHS as u32),
            Refusal::NoGround { walkway, square: on } => {
                between("refusal-no-ground", walkway).with("square", square(on))
            }
            Refusal::Blocked { walkway, square: on } => between("refusal-blocked", walkway).with("square", square(on)),
            Refusal::Crossing { walkway, square: on } => {
                between("refusal-crossing", walkway).with("square", square(on))
            }
            Refusal::AlreadyJoined(walkway) => between("refusal-already-joined", walkway),
            Refusal::FullBuilding(on) => Phrase::new("refusal-full-building").with("square", square(on)),
            Refusal::NoPiece(level, length) => Phrase::new("refusal-no-piece")
                .with("level", level_name(level))
                .with("length", length),
        }
    }

    /// Only in a seat's last turn nothing is drawn after the walkways (C15).
    fn warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        (mv == Move::Done && self.is_last_turn(state)).then(|| Phrase::new("warning-turn-ends"))
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        self.list_parts(state, seat, items);
    }
}
