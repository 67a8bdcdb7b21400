//! Records that visitors bring along: they are checked, kept as tables nobody moves at, and shown like other games.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::{Fingerprint, Record, ReplayError, Seat};
use maud::Markup;
use tables::{Event, TableId};
use web::pages::{self, Brought, WrongFile};

use crate::App;
use crate::chance::random_bytes;
use crate::error::AppError;
use crate::limits::Kind;
use crate::metrics::Refused;
use crate::names;
use crate::sessions::Visitor;
use crate::upload;
use crate::zip::{self, BadArchive};

/// No record of a game that ends is larger.
pub(crate) const RECORD_BYTES: usize = 256 * 1024;
/// What may be sent at once: many records, packed or not.
pub(crate) const UPLOAD_BYTES: usize = 4 * 1024 * 1024;
/// How many records are taken in at once.
const MOST_RECORDS: usize = 200;

/// The page on which a record is chosen.
pub(crate) async fn choose(visitor: Visitor) -> Markup {
    pages::bring_record(&visitor.reader, None)
}

/// How many uploads are taken in at once, and how many from one network: each is in memory as a whole.
pub(crate) const UPLOADS: usize = 8;
pub(crate) const UPLOADS_OF_NETWORK: usize = 2;

/// A file that was brought.
struct File {
    name: String,
    content: Content,
}

/// What is in a file. It is unpacked when its turn comes, so that an archive takes no more room than its largest file.
enum Content {
    Plain(Bytes),
    Packed(zip::Entry),
    Wrong(WrongFile),
}

impl Content {
    /// The text of a record.
    fn text(self) -> Result<String, WrongFile> {
        let bytes = match self {
            Content::Plain(bytes) if bytes.len() > RECORD_BYTES => return Err(WrongFile::TooLarge),
            Content::Plain(bytes) => bytes.to_vec(),
            Content::Packed(entry) => entry.unpacked(RECORD_BYTES).map_err(|why| match why {
                BadArchive::TooLarge => WrongFile::TooLarge,
                BadArchive::Unreadable => WrongFile::Archive,
            })?,
            Content::Wrong(wrong) => return Err(wrong),
        };
        String::from_utf8(bytes).map_err(|_| WrongFile::NoText)
    }
}

/// Takes in records and leads to the replay of the only one, or says what became of each.
pub(crate) async fn bring(State(app): State<App>, visitor: Visitor, request: Request) -> Result<Response, AppError> {
    app.tables.check_room()?;
    // Whether the form is one of ours stands in it, so it cannot be known before there is room for all of it.
    let _pass = app.uploads.enter(visitor.network).map_err(|full| {
        app.metrics.refuse(Refused::Upload);
        AppError::from(full)
    })?;
    let (mut files, packed) = match read(&app, &visitor, request).await? {
        Ok(files) => files,
        Err(wrong) => return Ok(refused(&visitor, &wrong)),
    };
    let mut brought = Brought {
        left_out: files.len().saturating_sub(MOST_RECORDS),
        ..Brought::default()
    };
    files.truncate(MOST_RECORDS);
    let alone = files.len() == 1 && !packed;
    for File { name, content } in files {
        if !app.limits.allow_network(visitor.network, Kind::Record) {
            match alone {
                true => return Err(AppError::TooMany),
                false => brought.left_out += 1,
            }
            continue;
        }
        let kept = match app.easels.draw_dear(move || content.text()).await? {
            Ok(text) => keep(&app, &visitor, text).await?,
            Err(wrong) => Err(wrong),
        };
        match kept {
            Err(wrong) if alone => return Ok(refused(&visitor, &wrong)),
            Err(wrong) => brought.wrong.push((engine::excerpt(&name), wrong)),
            Ok(table) => brought.shown.push((engine::excerpt(&name), table.to_string())),
        }
    }
    if let ([(_, table)], [], 0) = (&brought.shown[..], &brought.wrong[..], brought.left_out) {
        return Ok(Redirect::to(&format!("/tables/{table}/replay")).into_response());
    }
    let status = match brought.shown.is_empty() {
        true => StatusCode::UNPROCESSABLE_ENTITY,
        false => StatusCode::OK,
    };
    Ok((status, pages::brought_records(&visitor.reader, &brought)).into_response())
}

fn refused(visitor: &Visitor, wrong: &WrongFile) -> Response {
    let page = pages::bring_record(&visitor.reader, Some(wrong));
    (StatusCode::UNPROCESSABLE_ENTITY, page).into_response()
}

/// Keeps the record that a text is as a table of its own, on the list of who brought it, or says what is wrong with it.
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

/// The files in a form of ours, those in archives among them, and whether there was an archive.
async fn read(
    app: &App,
    visitor: &Visitor,
    request: Request,
) -> Result<Result<(Vec<File>, bool), WrongFile>, AppError> {
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
    let token = fields
        .iter()
        .find(|field| field.name == "csrf")
        .map(|field| field.value);
    if token != Some(visitor.reader.csrf.as_bytes()) {
        return Err(AppError::Forged);
    }
    app.whereabouts.note(visitor);
    let sent: Vec<(String, Bytes)> = fields
        .iter()
        .filter(|field| field.name == "record" && !field.value.is_empty())
        .map(|field| (field.file.clone().unwrap_or_default(), body.slice_ref(field.value)))
        .collect();
    if sent.is_empty() {
        return Ok(Err(WrongFile::Missing));
    }
    let packed = sent.iter().any(|(_, bytes)| zip::is_archive(bytes));
    let files = app
        .easels
        .draw_dear(move || sent.into_iter().flat_map(listed).collect())
        .await?;
    Ok(Ok((files, packed)))
}

/// A file, or those that are in it.
fn listed((name, bytes): (String, Bytes)) -> Vec<File> {
    let content = if zip::is_archive(&bytes) {
        match zip::entries(&bytes) {
            Ok(entries) if !entries.is_empty() => return entries.into_iter().map(File::packed).collect(),
            _ => Content::Wrong(WrongFile::Archive),
        }
    } else {
        Content::Plain(bytes)
    };
    vec![File { name, content }]
}

impl File {
    fn packed(mut entry: zip::Entry) -> File {
        File {
            name: std::mem::take(&mut entry.name),
            content: Content::Packed(entry),
        }
    }
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
    app.easels.draw_dear(check).await
}
