//! A position that the rules of a game speak of, drawn by its board's own code.

use engine::{Info, Record, Seat, Turn, Viewer};
use maud::{Markup, html};

use crate::boards::{self, Scene};
use crate::frame::bare_page;
use crate::{Choices, Reader, lexicon};

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
    let scene = Scene::new(&*view, to_move, &names, &choices, &[], lexicon(info, reader.language));
    let drawn = boards::of(info.id).draw(&scene);
    let part = drawn.parts.into_iter().find(|drawn| drawn.name == part)?;
    let body = html! {
        main #main.playing.position data-game=(info.id) inert {
            section.board #board { div.part id={ "part-" (part.name) } { (part.body) } }
        }
    };
    Some(bare_page(reader, info.name, body))
}
