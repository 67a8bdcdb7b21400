//! Tables with a password: who knows it may come in.
//!
//! What is kept of the password follows from it by a secret of the site. Who told it once carries a cookie that says so, which is
//! made for them and for this password, so that a rematch need not ask again.

use axum::extract::{Path, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use tables::{Lock, PersonId, TableId};
use web::pages;

use super::TablePath;
use crate::App;
use crate::chance::random_bytes;
use crate::error::AppError;
use crate::hex::hex;
use crate::keys::Keys;
use crate::limits::Kind;
use crate::live_tables::{LiveTable, Loaded};
use crate::perspective::is_involved;
use crate::sessions::{Posted, Visitor, cookie, keep_secret};

/// How long a password may be, in characters.
const WORD_LENGTH: usize = 64;
/// The part of a lock's salt that names its cookie.
const COOKIE_LETTERS: usize = 12;

/// A lock that a word opens.
pub(super) fn lock(keys: &Keys, word: &str) -> Lock {
    let salt = hex(&random_bytes::<16>());
    let proof = keys.mark("table password", &salted(&salt, word));
    Lock { salt, proof }
}

fn salted(salt: &str, word: &str) -> String {
    let word: String = word.chars().take(WORD_LENGTH).collect();
    format!("{salt} {word}")
}

fn cookie_name(lock: &Lock) -> String {
    format!("door-{}", lock.salt.chars().take(COOKIE_LETTERS).collect::<String>())
}

fn pass(lock: &Lock, person: &PersonId) -> String {
    format!("{person} {}", lock.proof)
}

/// Shows a table with a password, and all that belongs to it, only to who sits there or told the password.
pub(crate) async fn guard(State(app): State<App>, visitor: Visitor, request: Request, next: Next) -> Response {
    let (id, what) = match door_of(request.uri().path()) {
        Door::None => return next.run(request).await,
        Door::Disguised => return AppError::NotFound.into_response(),
        Door::Of(id, what) => (id, what.to_owned()),
    };
    let headers = request.headers();
    let told = |lock: &Lock| cookie(headers, &cookie_name(lock)).map(str::to_owned);
    let open = match is_open(&app, &id, &visitor.person, told).await {
        Ok(open) => open,
        Err(failure) => return failure.into_response(),
    };
    // Who runs the site looks after what is reported of a table, as somebody who watches.
    if open || what == "enter" || (request.method() == Method::GET && matches!(app.is_host(&visitor).await, Ok(true))) {
        return next.run(request).await;
    }
    let page = pages::door(&visitor.reader, id.as_str(), false);
    (StatusCode::FORBIDDEN, page).into_response()
}

/// Whether a table is open to a person who says this of its lock.
pub(crate) async fn is_open(
    app: &App,
    id: &TableId,
    person: &PersonId,
    told: impl FnOnce(&Lock) -> Option<String>,
) -> Result<bool, AppError> {
    let lock = match closed(app, id, person).await {
        Ok(lock) => lock,
        Err(AppError::Store(failure)) => return Err(AppError::Store(failure)),
        // The page itself says what is wrong with the table.
        Err(_) => None,
    };
    Ok(lock.is_none_or(|lock| {
        let told = told(&lock);
        told.is_some_and(|told| app.keys.marked("table pass", &pass(&lock, person), &told))
    }))
}

/// The door that an address leads through.
#[derive(Debug, PartialEq)]
enum Door<'a> {
    None,
    /// That of a table, and what is asked for behind it.
    Of(TableId, &'a str),
    /// The name of the table is written with escapes. No letter of it needs one, and whoever reads the address after us would
    /// find a table where we find none.
    Disguised,
}

fn door_of(path: &str) -> Door<'_> {
    let Some(rest) = path.strip_prefix("/tables/") else {
        return Door::None;
    };
    let (name, what) = rest.split_once('/').unwrap_or((rest, ""));
    match name.parse() {
        Ok(id) => Door::Of(id, what),
        Err(_) if name.contains('%') => Door::Disguised,
        Err(_) => Door::None,
    }
}

/// The lock of a table, for who does not sit there.
async fn closed(app: &App, id: &TableId, person: &PersonId) -> Result<Option<Lock>, AppError> {
    let live = app.tables.held_or_found(id).await?;
    let lock = |Loaded { table, .. }: &Loaded| {
        let lock = table.lock().filter(|_| !is_involved(table, Some(person)));
        lock.cloned()
    };
    app.tables.read(&live, lock).await
}

/// Somebody tells the password of a table.
pub(crate) async fn enter(
    State(app): State<App>,
    visitor: Visitor,
    Path(path): Path<TablePath>,
    posted: Posted,
) -> Result<Response, AppError> {
    let live = super::table(&app, path).await?;
    let mut response = Redirect::to(&format!("/tables/{}", live.id())).into_response();
    match try_word(&app, &visitor, &live, posted.get("word")).await? {
        Entry::Open => {}
        Entry::Told { lock, pass } => keep_secret(&app, response.headers_mut(), &cookie_name(&lock), &pass),
        Entry::Wrong => {
            let page = pages::door(&visitor.reader, live.id().as_str(), true);
            return Ok((StatusCode::FORBIDDEN, page).into_response());
        }
    }
    Ok(response)
}

/// What came of telling a password.
pub(crate) enum Entry {
    /// The table asks for none.
    Open,
    /// It is the right one: this opens the lock for whoever told it.
    Told { lock: Lock, pass: String },
    /// It is another.
    Wrong,
}

/// Tries a password at the door of a table.
pub(crate) async fn try_word(app: &App, visitor: &Visitor, live: &LiveTable, word: &str) -> Result<Entry, AppError> {
    let Some(lock) = app.tables.read(live, |loaded| loaded.table.lock().cloned()).await? else {
        return Ok(Entry::Open);
    };
    if !app.limits.allow_network(visitor.network, Kind::Password) {
        return Err(AppError::TooMany);
    }
    if !app
        .keys
        .marked("table password", &salted(&lock.salt, word), &lock.proof)
    {
        return Ok(Entry::Wrong);
    }
    let pass = app.keys.mark("table pass", &pass(&lock, &visitor.person));
    Ok(Entry::Told { lock, pass })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_an_address_is_found_whatever_follows_it() {
        let id: TableId = "abcdefgh23456789".parse().unwrap();
        for (path, what) in [
            ("/tables/abcdefgh23456789", ""),
            ("/tables/abcdefgh23456789/events", "events"),
            ("/tables/abcdefgh23456789/board/3", "board/3"),
        ] {
            assert_eq!(door_of(path), Door::Of(id.clone(), what), "{path}");
        }
        for path in ["/tables", "/tables/", "/games/x/new", "/tables/a b", "/tables/records"] {
            assert_eq!(door_of(path), Door::None, "{path}");
        }
        assert_eq!(door_of("/tables/%61bcdefgh23456789/log"), Door::Disguised);
    }
}
