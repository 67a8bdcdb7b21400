//! The page of a player: what everybody may know of them.

use ::bots::levels::Level;
use axum::extract::{Path, State};
use maud::Markup;
use store::{Listing, RatingStep};
use tables::{PersonId, Phase, Rival};
use web::pages::{self, PlayerGame, PlayerView, RatingCourse};

use super::my_tables;
use crate::App;
use crate::calendar;
use crate::error::AppError;
use crate::live_tables::now_ms;
use crate::ratings::shown;
use crate::sessions::Visitor;

/// How many public games the page lists, and how many steps of ratings it tells.
const GAMES: u32 = 100;
const STEPS: u32 = 2000;
/// How the address of a bot's page begins.
const BOT: &str = "bot-";

/// The page of a person, by the key that others know them by, or of a bot, by its level.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(key): Path<String>,
) -> Result<Markup, AppError> {
    let words = web::words(visitor.reader.language);
    let store = app.tables.store();
    let view = match key.strip_prefix(BOT) {
        Some(level) => {
            let level = Level::named(level).ok_or(AppError::NotFound)?;
            let name = format!(
                "{} – {}",
                words.word("new-bot"),
                words.word(&format!("level-{}", level.name()))
            );
            PlayerView {
                name,
                bot: true,
                courses: courses(&app, &visitor, &Rival::Bot(level.name().to_owned())).await?,
                games: Vec::new(),
            }
        }
        None => {
            let person = store.person_known_as(&key).await?.ok_or(AppError::NotFound)?;
            let listings = store.public_tables_of(&person, GAMES).await?;
            let known = store.name_of(&person).await?;
            PlayerView {
                name: known
                    .or_else(|| called(&listings, &person))
                    .unwrap_or_else(|| words.word("player-somebody")),
                bot: false,
                games: listings
                    .iter()
                    .filter_map(|listing| game(&visitor, &person, listing))
                    .collect(),
                courses: courses(&app, &visitor, &Rival::Person(person)).await?,
            }
        }
    };
    Ok(pages::player(&visitor.reader, &view))
}

/// What a person was called at the last of these tables.
fn called(listings: &[Listing], person: &PersonId) -> Option<String> {
    let summary = listings.first()?.summary.as_ref()?;
    let seat = summary
        .people
        .iter()
        .position(|sitter| sitter.as_ref() == Some(person))?;
    summary.names.get(seat).cloned()
}

/// A public game as the page lists it.
fn game(visitor: &Visitor, person: &PersonId, listing: &Listing) -> Option<PlayerGame> {
    let summary = listing
        .summary
        .as_ref()
        .filter(|summary| summary.phase != Phase::Waiting)?;
    let players = my_tables::players(visitor.reader.language, Some(person), &listing.id, summary);
    Some(PlayerGame {
        id: listing.id.to_string(),
        info: catalogue::find(&listing.game).ok()?.info(),
        outcome: (summary.phase == Phase::Over).then(|| my_tables::outcome(summary, &players, person)),
        players,
        when: calendar::when(listing.updated_at_ms, now_ms(), visitor.zone_minutes),
    })
}

/// How the ratings of a player came to be, for each game and number of players.
async fn courses(app: &App, visitor: &Visitor, rival: &Rival) -> Result<Vec<RatingCourse>, AppError> {
    let store = app.tables.store();
    let steps = store.rating_steps(rival, STEPS).await?;
    let mut courses = Vec::new();
    for entry in store.ratings_of(rival).await? {
        let Ok(game) = catalogue::find(&entry.game) else {
            continue;
        };
        let of_this = |step: &&RatingStep| step.game == entry.game && step.seats == entry.seats;
        let told = |step: &RatingStep| pages::RatingPoint {
            number: step.number as usize,
            place: (u32::from(step.place) <= step.seats).then_some(step.place),
            rated: shown(step.rating),
            when: calendar::when(step.at_ms, now_ms(), visitor.zone_minutes),
        };
        courses.push(RatingCourse {
            info: game.info(),
            seats: entry.seats as usize,
            games: entry.games as usize,
            now: shown(entry.rating),
            points: steps.iter().filter(of_this).map(told).collect(),
        });
    }
    Ok(courses)
}
