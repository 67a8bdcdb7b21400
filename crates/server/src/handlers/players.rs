//! The page of a player: what everybody may know of them.

use ::bots::levels::Level;
use axum::extract::{Path, State};
use maud::Markup;
use store::{Listing, RatingStep};
use tables::{PersonId, Phase, Rival, Summary};
use web::pages::{self, PlayerGame, PlayerView, RatingCourse, RatingPoint};

use crate::App;
use crate::calendar;
use crate::error::AppError;
use crate::ratings::{BOT, shown};
use crate::sessions::Visitor;
use crate::summaries;

/// How many public games the page lists, and how many steps of each rating it tells.
const GAMES: u32 = 100;
const STEPS: u32 = 200;

/// The page of a person, by the key that others know them by, or of a bot, by its level.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(key): Path<String>,
) -> Result<Markup, AppError> {
    Ok(pages::player(&visitor.reader, &known_as(&app, &visitor, &key).await?))
}

/// What a visitor may know of whoever is known by a key.
pub(crate) async fn known_as(app: &App, visitor: &Visitor, key: &str) -> Result<PlayerView, AppError> {
    match key.strip_prefix(BOT) {
        Some(level) => of_bot(app, visitor, Level::named(level).ok_or(AppError::NotFound)?).await,
        // Keys are letters and digits; not every database can even be asked for anything else.
        None if !key.bytes().all(|byte| byte.is_ascii_alphanumeric()) => Err(AppError::NotFound),
        None => {
            let person = app.tables.store().person_known_as(key).await?;
            of_person(app, visitor, person.ok_or(AppError::NotFound)?).await
        }
    }
}

async fn of_bot(app: &App, visitor: &Visitor, level: Level) -> Result<PlayerView, AppError> {
    let words = web::words(visitor.reader.language);
    let name = words.word(&format!("level-{}", level.name()));
    Ok(PlayerView {
        name: format!("{} – {name}", words.word("new-bot")),
        bot: true,
        yours: false,
        courses: courses(app, visitor, &Rival::Bot(level.name().to_owned())).await?,
        games: Vec::new(),
    })
}

async fn of_person(app: &App, visitor: &Visitor, person: PersonId) -> Result<PlayerView, AppError> {
    let store = app.tables.store();
    let listings = store.public_tables_of(&person, GAMES).await?;
    let known = store.name_of(&person).await?;
    let somebody = || web::words(visitor.reader.language).word("player-somebody");
    Ok(PlayerView {
        name: known.or_else(|| called(&listings, &person)).unwrap_or_else(somebody),
        bot: false,
        yours: person == visitor.person,
        games: listings
            .iter()
            .filter_map(|listing| game(app, visitor, &person, listing))
            .collect(),
        courses: courses(app, visitor, &Rival::Person(person)).await?,
    })
}

/// What a person was called at the last of these tables.
fn called(listings: &[Listing], person: &PersonId) -> Option<String> {
    let named = |summary: &Summary| {
        let seat = summary.people.iter().position(|who| who.as_ref() == Some(person))?;
        summary.names.get(seat).filter(|name| !name.is_empty()).cloned()
    };
    listings.iter().find_map(|listing| named(listing.summary.as_ref()?))
}

/// A public game that somebody plays or played, as the page lists it.
fn game(app: &App, visitor: &Visitor, person: &PersonId, listing: &Listing) -> Option<PlayerGame> {
    let summary = listing.summary.as_ref()?;
    let sits = summary.people.iter().any(|who| who.as_ref() == Some(person));
    let gave_up = summary.resigned.iter().any(|(_, who)| who == person);
    if summary.phase == Phase::Waiting || !(sits || gave_up) {
        return None;
    }
    let players = summaries::players(visitor.reader.language, Some(person), &listing.id, summary);
    Some(PlayerGame {
        id: listing.id.to_string(),
        info: catalogue::find(&listing.game).ok()?.info(),
        outcome: (summary.phase == Phase::Over).then(|| summaries::outcome(summary, &players, person)),
        players,
        at_ms: listing.updated_at_ms,
        when: calendar::when(listing.updated_at_ms, app.now_ms(), visitor.zone_minutes),
    })
}

/// How the ratings of a player came to be, for each game and number of players.
async fn courses(app: &App, visitor: &Visitor, rival: &Rival) -> Result<Vec<RatingCourse>, AppError> {
    let store = app.tables.store();
    let mut courses = Vec::new();
    for entry in store.ratings_of(rival).await? {
        let Ok(game) = catalogue::find(&entry.game) else {
            continue;
        };
        let told = |step: RatingStep| RatingPoint {
            // Whoever has its link may come to another table, so the link is told to nobody else.
            table: (step.public || step.theirs).then(|| step.table.to_string()),
            place: step.place,
            gone: step.gone,
            before: step.before,
            rated: shown(step.rating),
            at_ms: step.at_ms,
            when: calendar::when(step.at_ms, app.now_ms(), visitor.zone_minutes),
        };
        let steps = store.rating_steps(rival, &entry, &visitor.person, STEPS).await?;
        courses.push(RatingCourse {
            info: game.info(),
            seats: entry.seats as usize,
            games: entry.games as usize,
            now: shown(entry.rating),
            points: steps.into_iter().map(told).collect(),
        });
    }
    Ok(courses)
}
