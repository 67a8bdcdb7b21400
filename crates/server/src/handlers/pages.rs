//! Pages beside the tables.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::Language;
use maud::Markup;
use store::{Listing, Phase};
use web::Theme;
use web::pages::{self, LEVELS, TableLine};

use crate::App;
use crate::error::AppError;
use crate::sessions::{Posted, Visitor, keep_preference};

/// How many tables the list shows.
const LISTED: u32 = 100;

pub(crate) async fn home(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let listings = app.tables.store().tables_of(&visitor.session, LISTED).await?;
    let unfinished = listings
        .iter()
        .filter(|listing| listing.summary.phase != Phase::Over)
        .count();
    let games: Vec<_> = web::boards::playable().collect();
    Ok(pages::home(&visitor.reader, &games, unfinished))
}

pub(crate) async fn about(visitor: Visitor) -> Markup {
    let games: Vec<_> = catalogue::games().iter().map(|game| game.info()).collect();
    pages::about(&visitor.reader, &games)
}

pub(crate) async fn rules(visitor: Visitor, Path(game): Path<String>) -> Result<Markup, AppError> {
    let info = catalogue::find(&game).map_err(|_| AppError::NotFound)?.info();
    Ok(pages::rules(&visitor.reader, info))
}

pub(crate) async fn tables(State(app): State<App>, visitor: Visitor) -> Result<Markup, AppError> {
    let listings = app.tables.store().tables_of(&visitor.session, LISTED).await?;
    let mut lines = Vec::new();
    for listing in listings {
        // A table of a game that this program does not have cannot be opened.
        let Ok(game) = catalogue::find(&listing.game) else {
            continue;
        };
        let state = state(&app, &visitor, &listing).await?;
        let words = web::words(visitor.reader.language);
        let name = |name: String| match LEVELS.iter().find(|(_, bot)| *bot == name) {
            Some((level, _)) => words.word(&format!("bot-{level}")),
            None if name.is_empty() => "…".to_owned(),
            None => name,
        };
        lines.push(TableLine {
            id: listing.id.to_string(),
            info: game.info(),
            names: listing.summary.names.into_iter().map(name).collect(),
            state,
        });
    }
    Ok(pages::tables(&visitor.reader, &lines))
}

/// What a visitor has to do at a table.
async fn state(app: &App, visitor: &Visitor, listing: &Listing) -> Result<&'static str, AppError> {
    Ok(match (listing.summary.phase, listing.summary.to_move) {
        (Phase::Waiting, _) => "state-waiting",
        (Phase::Over, _) => "state-over",
        (Phase::Playing, None) => "state-others",
        (Phase::Playing, Some(seat)) => {
            let live = app.tables.find(&listing.id).await;
            match live {
                Ok(live) => {
                    let own = |table: &crate::table::Table| table.seats_of(&visitor.session).any(|own| own == seat);
                    if app.tables.read(&live, own).await? {
                        "state-yours"
                    } else {
                        "state-others"
                    }
                }
                Err(AppError::Unplayable(..)) => "state-over",
                Err(other) => return Err(other),
            }
        }
    })
}

/// Keeps the language or the theme that a visitor chose.
pub(crate) async fn preferences(_: Visitor, posted: Posted) -> Response {
    // Only a path of this site, never `//elsewhere` or a full address.
    let back = posted.get("back");
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains('\\');
    let mut response = Redirect::to(if ours { back } else { "/" }).into_response();
    if let Ok(language) = posted.get("language").parse::<Language>() {
        keep_preference(response.headers_mut(), "language", language.code());
    }
    if let Some(theme) = Theme::named(posted.get("theme")) {
        keep_preference(response.headers_mut(), "theme", theme.name());
    }
    response
}

pub(crate) async fn not_found() -> AppError {
    AppError::NotFound
}
