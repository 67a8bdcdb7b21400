//! What the game says: the phrases of moves, events and refusals.

mod advice;

use engine::{Describe, Phrase, Provenance, ScoreItem, Seat};

use crate::CloudCity;
use crate::bearing::Bearing;
use crate::events::Event;
use crate::moves::Move;
use crate::plan::{Place, Square};
use crate::refusal::Refusal;
use crate::score::need_message;
use crate::state::{State, Step};
use crate::stock::LENGTHS;
use crate::tile::{Face, Level, Rotation};
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

/// A walkway by its height.
fn walkway_name(level: Level) -> Phrase {
    Phrase::new(format!("walkway-{level}"))
}

fn part(bearing: Bearing) -> Phrase {
    Phrase::new(format!("part-{bearing}"))
}

/// Where the two buildings of a tile come to stand: that tells more than an angle, above all to who cannot see the board.
fn standing(id: &str, place: Place, face: Face, rotation: Rotation) -> Phrase {
    let [first, second] = face.buildings(rotation).map(|(level, (row, column))| {
        let on = square(place.square(row, column));
        Phrase::new(format!("building-{level}-on")).with("square", on)
    });
    Phrase::new(id).with("first", first).with("second", second)
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
                let city = &state.cities[state.seat.index()];
                standing("move-lay", place, face, rotation).with("part", part(Bearing::of_place(city, place)))
            }
            Move::Walkway(walkway) | Move::Reversed(walkway) => {
                let city = &state.cities[state.seat.index()];
                let level = city.building_at(walkway.start()).unwrap_or(Level::Blue);
                between("move-walkway", walkway)
                    .with("walkway", walkway_name(level))
                    .with("part", part(Bearing::of_walkway(city, walkway)))
                    .with("votes", walkway.votes())
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
                bearing,
            } => standing("log-laid", place, face, rotation)
                .with("seat", seat)
                .with("part", part(bearing))
                .with("place", square(place.square(0, 0))),
            Event::Built {
                seat,
                level,
                walkway,
                bearing,
                votes,
            } => between("log-built", walkway)
                .with("seat", seat)
                .with("walkway", walkway_name(level))
                .with("part", part(bearing))
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
            Refusal::Occupied(at, bearing) => place("refusal-occupied", at).with("part", part(bearing)),
            Refusal::Apart(at, bearing) => place("refusal-apart", at).with("part", part(bearing)),
            Refusal::TooWide(at, bearing) => place("refusal-too-wide", at).with("part", part(bearing)),
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
                .with("walkway", walkway_name(level))
                .with("length", length),
        }
    }

    fn prompt(&self, state: &State) -> Phrase {
        self.prompt_of(state)
    }

    /// Whoever moves has at most one tile left to lay, and so have all after them.
    fn ending(&self, state: &State) -> Option<Phrase> {
        let last = state.cities[state.seat.index()].tiles() + 1 >= self.shape.tiles();
        last.then(|| Phrase::new("ending"))
    }

    fn warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.warning_of(state, mv)
    }

    fn reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.reason_of(state, mv)
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        self.list_parts(state, seat, items);
    }
}
