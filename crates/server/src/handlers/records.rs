//! Records that visitors bring along: they are checked, kept as tables nobody moves at, and shown like other games.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Fingerprint, Record, ReplayError, Seat};
use maud::Markup;
use tables::{Event, TableId};
use web::pages::{self, WrongFile};

use crate::App;
use crate::chance::random_bytes;
use crate::error::AppError;
use crate::names;
use crate::sessions::Visitor;
use crate::upload;

/// No record of a game that ends is larger.
pub(crate) const RECORD_BYTES: usize = 256 * 1024;

/// The page on which a record is chosen.
pub(crate) async fn choose(visitor: Visitor) -> Markup {
    pages::bring_record(&visitor.reader, None)
}

/// Takes in a record and leads to its replay, or says what is wrong with it.
pub(crate) async fn bring(State(app): State<App>, visitor: Visitor, request: Request) -> Result<Response, AppError> {
    let kept = match read(&app, &visitor, request).await? {
        Ok(text) => keep(&app, &visitor, text).await?,
        Err(wrong) => Err(wrong),
    };
    Ok(match kept {
        Ok(id) => Redirect::to(&format!("/tables/{id}/replay")).into_response(),
        Err(wrong) => {
            let page = pages::bring_record(&visitor.reader, Some(&wrong));
            (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
        }
    })
}

/// Keeps the record that a text is as a table on the visitor's list, or says what is wrong with it.
pub(crate) async fn keep(app: &App, visitor: &Visitor, text: String) -> Result<Result<TableId, WrongFile>, AppError> {
    let (record, material) = match take_in(app, text).await? {
        Ok(read) => read,
        Err(wrong) => return Ok(Err(wrong)),
    };
    let words = web::words(visitor.reader.language);
    let name = |(seat, name): (Seat, &String)| {
        let name = names::read(name).unwrap_or_default();
        let name = if name.is_empty() { words.seat(seat) } else { name };
        (seat, name)
    };
    let names: Vec<(Seat, String)> = Seat::all(record.players).zip(&record.seats).map(name).collect();
    let id = TableId::new(random_bytes());
    app.tables
        .create(&id, vec![Event::of_record(&record)], material, &names)
        .await?;
    app.tables.store().keep_on_list(&visitor.person, &id).await?;
    Ok(Ok(id))
}

/// The text of the file in a form of ours.
async fn read(app: &App, visitor: &Visitor, request: Request) -> Result<Result<String, WrongFile>, AppError> {
    let content_type = request.headers().get(header::CONTENT_TYPE);
    let content_type = content_type.and_then(|value| value.to_str().ok()).unwrap_or_default();
    let content_type = content_type.to_owned();
    let reading = tokio::time::timeout(app.config.caps.body_timeout, Bytes::from_request(request, app));
    let body = match reading.await.map_err(|_| AppError::TooSlow)? {
        Ok(body) => body,
        Err(refused) if refused.status() == StatusCode::PAYLOAD_TOO_LARGE => return Ok(Err(WrongFile::TooLarge)),
        Err(_) => return Err(AppError::BadRequest("file")),
    };
    let fields = upload::fields(&content_type, &body).ok_or(AppError::BadRequest("form"))?;
    let field = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, value)| *value);
    if field("csrf") != Some(visitor.reader.csrf.as_bytes()) {
        return Err(AppError::Forged);
    }
    Ok(match field("record") {
        None | Some([]) => Err(WrongFile::Missing),
        Some(bytes) => String::from_utf8(bytes.to_vec()).map_err(|_| WrongFile::NoText),
    })
}

/// The record that a text is, with the material it was played with, once both are found sound.
async fn take_in(app: &App, text: String) -> Result<Result<(Record, Option<String>), WrongFile>, AppError> {
    // Some editors end lines in another way.
    let record: Record = match text.replace("\r\n", "\n").parse() {
        Ok(record) => record,
        Err(why) => return Ok(Err(ReplayError::from(why).into())),
    };
    let Ok(game) = catalogue::find(&record.game) else {
        return Ok(Err(WrongFile::Game(engine::excerpt(&record.game))));
    };
    let material = match &record.material {
        None => None,
        Some(hash) => {
            let own = app.config.material_of(game);
            match own.filter(|text| Fingerprint::of(text) == *hash) {
                Some(text) => Some(text.to_owned()),
                None => app.tables.store().material(&hash.to_string()).await?,
            }
        }
    };
    // A long game takes a while to check, and nobody should wait for that.
    let check = move || {
        game.replay(&record, material.clone())?;
        if record.is_unsealed() {
            game.check_chance(&record, material.clone())?;
        }
        Ok((record, material))
    };
    app.easels.draw(check).await
}
