//! Records of many games in one archive.

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::Record;
use futures_util::{StreamExt as _, stream};
use tables::TableId;

use super::my_tables::AT_ONCE;
use crate::App;
use crate::error::AppError;
use crate::limits::Kind;
use crate::sessions::{Posted, Visitor};
use crate::view;
use crate::zip::{self, Archive};

/// The records of a person's finished games, to keep.
pub(crate) async fn records(State(app): State<App>, visitor: Visitor, _: Posted) -> Result<Response, AppError> {
    of_all(&app, &visitor).await
}

/// The records of all of a person's finished games in one archive, a file each.
pub(crate) async fn of_all(app: &App, visitor: &Visitor) -> Result<Response, AppError> {
    if !app.limits.allow_person(&visitor.person, Kind::Export) {
        return Err(AppError::TooMany);
    }
    let mut tables = Vec::new();
    loop {
        let from = tables.len() as u64;
        let listings = app
            .tables
            .store()
            .tables_of_from(&visitor.person, from, AT_ONCE)
            .await?;
        let last = listings.len() < AT_ONCE as usize;
        tables.extend(listings.into_iter().map(|listing| {
            let over = !listing.is_unfinished();
            over.then_some((listing.game, listing.id))
        }));
        if last {
            break;
        }
    }
    let file = |(game, id): (String, TableId)| (format!("{game}-{id}.record"), id);
    let tables = tables.into_iter().flatten().map(file).collect();
    Ok(answer(app, "chantier-records.zip", None, tables))
}

/// An archive called so of the records of tables, each in a file of this name, after another file.
pub(crate) fn answer(app: &App, name: &str, first: Option<(&str, &str)>, tables: Vec<(String, TableId)>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/zip".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, packed(app, first, tables)).into_response()
}

/// It is sent while it is packed, so that it takes little memory however many there are.
fn packed(app: &App, first: Option<(&str, &str)>, mut tables: Vec<(String, TableId)>) -> Body {
    let mut archive = Archive::default();
    let first = first.map(|(name, text)| archive.add(name, text));
    tables.truncate(zip::MOST_FILES - usize::from(first.is_some()));
    let packing = (app.clone(), tables.into_iter(), Some(archive));
    let pieces = stream::unfold(packing, |(app, mut tables, archive)| async move {
        let mut archive = archive?;
        while let Some((file, id)) = tables.next() {
            // A table that cannot be read any more is no reason to keep the others back.
            let Ok(loaded) = app.tables.peek(&id).await else {
                continue;
            };
            let pack = move || {
                let names = view::recorded_names(&loaded.table, &loaded.beside);
                let record = loaded.table.played().map(|played| played.to_record(names, false));
                let add = |record: Record| archive.add(&file, &record.to_string());
                let piece = record.map(add).unwrap_or_default();
                (archive, piece)
            };
            let packed = app.easels.draw_dear(pack).await;
            return Some(match packed {
                Ok((archive, piece)) => (Ok(piece), (app, tables, Some(archive))),
                Err(failure) => (Err(failure), (app, tables, None)),
            });
        }
        Some((Ok(archive.finish()), (app, tables, None)))
    });
    let pieces = stream::iter(first.map(Ok)).chain(pieces);
    // What packs answers may ask once more after the end.
    Body::from_stream(pieces.fuse())
}
