//! Pages beside the tables.

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::Language;
use maud::Markup;
use store::Listing;
use web::pages::{self, Home};
use web::{Preferences, Theme};

use super::my_tables::{LISTED, is_turn_of, line};
use crate::App;
use crate::error::AppError;
use crate::fields::Fields;
use crate::keep;
use crate::security::Framed;
use crate::sessions::{PREFERENCES, Posted, Visitor, keep_preference};
use crate::summaries::current;

/// So many tables stand on the first page, as pictures; the list has all.
const RESUMED: usize = 3;

pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let listings = app.tables.store().tables_of(&visitor.person, LISTED).await?;
    let mut going: Vec<&Listing> = listings.iter().filter(|listing| listing.is_unfinished()).collect();
    let unfinished = going.len();
    let is_theirs = |listing: &&Listing| {
        listing
            .summary
            .as_ref()
            .is_some_and(|summary| is_turn_of(summary, &visitor.person))
    };
    going.sort_by_key(|listing| !is_theirs(listing));
    let mut lines = Vec::new();
    for listing in going.into_iter().take(RESUMED) {
        let summary = current(&app, listing).await?;
        lines.extend(line(&app, &visitor, listing, summary.as_ref()));
    }
    let games: Vec<_> = catalogue::infos().collect();
    let played: Vec<&str> = listings.iter().map(|listing| listing.game.as_str()).collect();
    let waiting = app.lobby.present(&app).await?.waiting();
    let home = Home {
        going: &lines,
        unfinished,
        played: &played,
        waiting,
    };
    Ok(pages::home(&visitor.reader, &games, home))
}

pub(crate) async fn about(visitor: Visitor) -> Markup {
    let games: Vec<_> = catalogue::infos().collect();
    pages::about(&visitor.reader, &games)
}

pub(crate) async fn api(visitor: Visitor) -> Markup {
    pages::api(&visitor.reader)
}

pub(crate) async fn privacy(State(app): State<App>, visitor: Visitor) -> Markup {
    let expiry = keep::told(app.config.keep, web::words(visitor.reader.language));
    pages::privacy(&visitor.reader, &expiry)
}

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, AppError> {
    let info = catalogue::find(&game).map_err(|_| AppError::NotFound)?.info();
    Ok(pages::rules(&visitor.reader, info))
}

/// An address that was cut by hand: what there is to know of a game.
pub(crate) async fn game(Path(game): Path<String>) -> Result<Redirect, AppError> {
    let info = catalogue::find(&game).map_err(|_| AppError::NotFound)?.info();
    Ok(Redirect::to(&format!("/games/{}/rules", info.id)))
}

/// A picture of a position for the rules.
pub(crate) async fn position(
    visitor: Visitor,
    Path((game, name, part)): Path<(String, String, String)>,
) -> Result<(Extension<Framed>, Markup), AppError> {
    let info = catalogue::find(&game).map_err(|_| AppError::NotFound)?.info();
    let drawn = pages::position(&visitor.reader, info, &name, &part).ok_or(AppError::NotFound)?;
    Ok((Extension(Framed), drawn))
}

/// The page on which a visitor chooses how the pages look and behave.
pub(crate) async fn preferences(visitor: Visitor, fields: Fields) -> Markup {
    let from = fields.get("from").filter(|path| is_ours(path));
    pages::preferences(&visitor.reader, from, fields.has("kept"))
}

/// Keeps what a visitor chose, whichever of it the form holds, and leads back to where they were.
pub(crate) async fn keep_preferences(
    State(app): State<App>,
    visitor: Visitor,
    posted: Posted,
) -> Result<Response, AppError> {
    let back = posted.get("back");
    let mut response = Redirect::to(if is_ours(back) { back } else { "/" }).into_response();
    let headers = response.headers_mut();
    if let Ok(language) = posted.get("language").parse::<Language>() {
        keep_preference(headers, "language", language.code());
        app.tables
            .store()
            .set_notice_language(&visitor.person, language.code())
            .await?;
    }
    if let Some(theme) = Theme::named(posted.get("theme")) {
        keep_preference(headers, "theme", theme.name());
    }
    let mut preferences = visitor.reader.preferences;
    for field in Preferences::FIELDS {
        preferences.set(field, posted.get(field));
    }
    if preferences != visitor.reader.preferences {
        keep_preference(headers, PREFERENCES, &preferences.write());
    }
    Ok(response)
}

/// Whether an address is a path of this site, never `//elsewhere` or a full address.
fn is_ours(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

pub(crate) async fn not_found() -> AppError {
    AppError::NotFound
}
