//! A position that a page speaks of, drawn by the board's own code as a page within that page.

use catalogue::AnyView;
use engine::{Info, Record, Seat, Turn, Viewer};
use maud::{Markup, html};

use crate::boards::{self, Composition, Part, Scene};
use crate::frame::bare_page;
use crate::{Choice, Choices, Reader, lexicon};

// The records by game and name, as `build.rs` found them.
include!(concat!(env!("OUT_DIR"), "/positions.rs"));

/// One part of the board in a position of this name, as the seat to move sees it; `None` where there is none.
///
/// # Panics
/// If a record that is built into the program does not replay; a test draws every one.
pub fn position(reader: &Reader, info: &'static Info, name: &str, part: &str) -> Option<Markup> {
    let found = POSITIONS
        .iter()
        .find(|(game, known, _)| *game == info.id && *known == name);
    let (_, _, text) = found?;
    let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let game = catalogue::find(info.id).ok()?;
    let played = game
        .replay(&record, None)
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let (viewer, to_move) = match played.turn() {
        Turn::Seat(seat) => (Viewer::Seat(seat), Some(seat)),
        Turn::Chance | Turn::Over => (Viewer::Spectator, None),
    };
    let view = played.view(viewer);
    let names: Vec<String> = Seat::all(record.players)
        .map(|seat| reader.words().seat(seat))
        .collect();
    let choices = Choices::default();
    let drawn = draw(reader, info, &*view, to_move, &names, &choices);
    let part = drawn.parts.into_iter().find(|drawn| drawn.name == part)?;
    Some(framed(reader, info, &[&part]))
}

/// What an analysis speaks of in a position of a game that is over: the parts of the board on which the move that was made and
/// the better one begin, both marked; the part in front where neither lies on the board. `moves` is what was played and what
/// would have been better.
pub fn moment(
    reader: &Reader,
    info: &'static Info,
    view: &dyn AnyView,
    to_move: Seat,
    names: &[String],
    moves: Option<(Choice, Choice)>,
) -> Markup {
    let choices = moves.map_or_else(Choices::default, |(played, better)| Choices::comparing(played, better));
    let drawn = draw(reader, info, view, Some(to_move), names, &choices);
    let is_marked = |part: &&Part| choices.is_compared_in(&part.body);
    let mut parts: Vec<&Part> = drawn.parts.iter().filter(is_marked).collect();
    if parts.is_empty() {
        parts.extend(drawn.parts.get(drawn.front));
    }
    framed(reader, info, &parts)
}

/// The part of the board in which the decision of a position lies, as the seat to move sees it: large enough to be read in little.
pub fn glimpse(reader: &Reader, info: &'static Info, view: &dyn AnyView, to_move: Seat, names: &[String]) -> Markup {
    let drawn = draw(reader, info, view, Some(to_move), names, &Choices::default());
    let front = drawn.parts.get(drawn.front);
    framed(reader, info, &front.into_iter().collect::<Vec<_>>())
}

/// The board as it stands at a table, from the part on that shows the game best: the first one.
pub fn still(
    reader: &Reader,
    info: &'static Info,
    view: &dyn AnyView,
    to_move: Option<Seat>,
    names: &[String],
) -> Markup {
    let drawn = draw(reader, info, view, to_move, names, &Choices::default());
    framed(reader, info, &drawn.parts.iter().collect::<Vec<_>>())
}

fn draw(
    reader: &Reader,
    info: &'static Info,
    view: &dyn AnyView,
    to_move: Option<Seat>,
    names: &[String],
    choices: &Choices,
) -> Composition {
    let words = lexicon(info, reader.language);
    let scene = Scene::new(view, to_move, names, choices, &[], words);
    boards::of(info.id).draw(&scene)
}

/// A page with these parts alone, in which nothing can be done.
fn framed(reader: &Reader, info: &'static Info, parts: &[&Part]) -> Markup {
    let body = html! {
        main #main.playing.position data-game=(info.id) inert {
            section.board #board { @for part in parts { div.part id={ "part-" (part.name) } { (part.body) } } }
        }
    };
    bare_page(reader, info.name, body)
}
