//! The pictures of games for previews, kept as long as the table looks as it did.
//!
//! A picture costs more than a page, and whoever shares a link has many ask for one at once.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};

use axum::body::Bytes;
use engine::{Language, Viewer};
use tables::TableId;
use web::Reader;
use web::card::{CardLine, card};

use crate::App;
use crate::error::AppError;
use crate::live_tables::{Loaded, Stamp};
use crate::names;
use crate::perspective::Onlooker;
use crate::view::seat_names;

/// How many pictures are kept, of less than 40 KB each.
const MOST: usize = 128;

/// The pictures that were drawn last.
#[derive(Default)]
pub(crate) struct Pictures {
    kept: Mutex<VecDeque<Picture>>,
    /// Held by whoever draws: those who want the same meanwhile find it afterwards.
    drawing: tokio::sync::Mutex<()>,
}

struct Picture {
    about: About,
    png: Bytes,
}

/// All that a picture follows from.
#[derive(Clone, PartialEq, Eq)]
struct About {
    table: TableId,
    language: Language,
    stamp: Stamp,
}

impl Pictures {
    /// The picture of a game as everybody sees it who reads a language; nothing where no game is played.
    pub async fn of(&self, app: &App, loaded: Arc<Loaded>, language: Language) -> Result<Option<Bytes>, AppError> {
        let about = About {
            table: loaded.table.id().clone(),
            language,
            stamp: loaded.stamp(),
        };
        if let Some(png) = self.kept(&about) {
            return Ok(Some(png));
        }
        let _drawing = self.drawing.lock().await;
        if let Some(png) = self.kept(&about) {
            return Ok(Some(png));
        }
        let drawn = app.easels.draw_dear(move || draw(&loaded, language)).await?;
        let png = drawn.map(Bytes::from);
        if let Some(png) = &png {
            self.keep(about, png.clone());
        }
        Ok(png)
    }

    fn kept(&self, about: &About) -> Option<Bytes> {
        let kept = self.lock();
        let picture = kept.iter().find(|picture| picture.about == *about)?;
        Some(picture.png.clone())
    }

    fn keep(&self, about: About, png: Bytes) {
        let mut kept = self.lock();
        let is_older =
            |picture: &Picture| (&picture.about.table, picture.about.language) == (&about.table, about.language);
        kept.retain(|picture| !is_older(picture));
        kept.truncate(MOST - 1);
        kept.push_front(Picture { about, png });
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Picture>> {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

fn draw(loaded: &Loaded, language: Language) -> Option<Vec<u8>> {
    let reader = Reader {
        language,
        ..Reader::default()
    };
    let stranger = Onlooker {
        person: None,
        reader: &reader,
    };
    let names = seat_names(loaded, stranger);
    let played = loaded.table.played()?;
    // Whoever gave up is last, whatever the points say.
    let standings = loaded.table.standings();
    let standings = standings.unwrap_or_else(|| played.standings(Viewer::Spectator));
    let lines: Vec<CardLine> = standings
        .ranked()
        .into_iter()
        .map(|standing| CardLine {
            name: names::plain(&names[standing.seat.index()]),
            points: standing.points,
            seat: standing.seat.index(),
        })
        .collect();
    Some(card(&names::plain(played.info().name), &lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_table_the_newest_picture_is_kept_and_of_all_so_many() {
        let pictures = Pictures::default();
        let about = |table: usize, version| About {
            table: format!("{table:0>16}").parse().expect("an id"),
            language: Language::English,
            stamp: Stamp {
                version,
                ..Stamp::default()
            },
        };
        pictures.keep(about(0, 1), Bytes::from_static(b"one"));
        pictures.keep(about(0, 2), Bytes::from_static(b"two"));
        assert_eq!(pictures.kept(&about(0, 1)), None);
        assert_eq!(pictures.kept(&about(0, 2)).as_deref(), Some(&b"two"[..]));
        for table in 1..=MOST {
            pictures.keep(about(table, 1), Bytes::new());
        }
        assert_eq!(pictures.lock().len(), MOST);
        assert_eq!(pictures.kept(&about(0, 2)), None, "the oldest makes room");
    }
}
