//! Setting up a table.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use axum::extract::State;
use axum::http::StatusCode;
use bots::levels::Level;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::pages::{AbandonedDraft, ClockDraft, Draft, SeatDraft, Sitter, Start, TermsDraft, Visit};

use super::asking::{Caller, Json, Told};
use super::problem::{Failure, Kind};
use super::seats::name_for;
use super::table::{self, Table};
use crate::handlers::setup;
use crate::{App, bots as driver, terms};

/// A table to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The game's id.
    #[schema(example = "noria")]
    game: String,
    /// The options that are not as usual.
    #[serde(default)]
    #[schema(example = json!({}))]
    options: BTreeMap<String, String>,
    /// Who sits around the table, in order.
    #[schema(min_items = 1, max_items = 4, example = json!(["me", "easy"]))]
    seats: Vec<SeatWish>,
    /// The place in that list that starts; drawn by lot where nothing is said.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 4)]
    start: Option<u8>,
    /// What whoever asks is called there; their own name where nothing is said.
    #[serde(default)]
    #[schema(max_length = 24)]
    name: Option<String>,
    /// Who may come.
    #[serde(default)]
    #[schema(inline)]
    visit: VisitName,
    /// What has to be told at the door, where `visit` is `password`.
    #[serde(default)]
    #[schema(max_length = 64)]
    password: Option<String>,
    #[serde(default)]
    terms: Terms,
    /// Whether the result counts for ratings.
    #[serde(default)]
    rated: bool,
}

/// Who sits on a place.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatWish {
    /// Whoever asks.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of the site.
    Gentle,
    Easy,
    Medium,
    Hard,
    Master,
}

impl From<SeatWish> for Sitter {
    fn from(wish: SeatWish) -> Sitter {
        match wish {
            SeatWish::Me => Sitter::Here,
            SeatWish::Open => Sitter::Invited,
            SeatWish::Gentle => Sitter::Bot(Level::Gentle),
            SeatWish::Easy => Sitter::Bot(Level::Easy),
            SeatWish::Medium => Sitter::Bot(Level::Medium),
            SeatWish::Hard => Sitter::Bot(Level::Hard),
            SeatWish::Master => Sitter::Bot(Level::Master),
        }
    }
}

/// The places that these wishes are for, with what whoever asks is called.
pub(super) fn drafts(wishes: &[SeatWish], name: &str) -> Vec<SeatDraft> {
    let draft = |&wish: &SeatWish| SeatDraft {
        sitter: wish.into(),
        name: match wish {
            SeatWish::Me => name.to_owned(),
            _ => String::new(),
        },
    };
    wishes.iter().map(draft).collect()
}

/// A level of the site's bots.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LevelName {
    Gentle,
    Easy,
    Medium,
    Hard,
    Master,
}

impl From<LevelName> for Level {
    fn from(name: LevelName) -> Level {
        match name {
            LevelName::Gentle => Level::Gentle,
            LevelName::Easy => Level::Easy,
            LevelName::Medium => Level::Medium,
            LevelName::Hard => Level::Hard,
            LevelName::Master => Level::Master,
        }
    }
}

impl From<Level> for LevelName {
    fn from(level: Level) -> LevelName {
        match level {
            Level::Gentle => LevelName::Gentle,
            Level::Easy => LevelName::Easy,
            Level::Medium => LevelName::Medium,
            Level::Hard => LevelName::Hard,
            Level::Master => LevelName::Master,
        }
    }
}

/// Who may come to a table.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum VisitName {
    /// Who has the address.
    #[default]
    Link,
    /// Everybody: the table stands in the lobby.
    Public,
    /// Who has the address and knows the password.
    Password,
}

/// Time and manners. What stands behind choices that were not made is of no effect.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Terms {
    #[schema(inline)]
    clock: ClockName,
    /// Of a live clock: what everybody has for the whole game.
    #[schema(minimum = 1, maximum = 600)]
    bank_minutes: u32,
    /// Of a live clock: what is added for every turn.
    #[schema(minimum = 0, maximum = 600)]
    bonus_seconds: u32,
    /// Turn by turn: how long a turn may take.
    #[schema(minimum = 1, maximum = 720)]
    hours: u32,
    nights_off: bool,
    weekends_off: bool,
    /// In which time zone it is night.
    #[schema(max_length = 64, example = "Europe/Paris")]
    zone: String,
    #[schema(minimum = 0, maximum = 60)]
    vacation_days: u32,
    /// The bot that plays on for whoever runs out of time, resigns or is gone.
    #[schema(inline)]
    stand_in: LevelName,
    /// Whether it does so at once for whoever leaves.
    at_once: bool,
    /// What becomes of a game that nobody plays any more.
    #[schema(inline)]
    abandoned: AbandonedName,
    /// After how many days.
    #[schema(minimum = 1, maximum = 365)]
    days: u32,
}

/// The clock of a table.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ClockName {
    None,
    Live,
    Turns,
}

/// What becomes of a game that nobody plays.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum AbandonedName {
    Kept,
    Finished,
    Closed,
}

impl Default for Terms {
    fn default() -> Self {
        Terms::from(TermsDraft::default())
    }
}

impl From<TermsDraft> for Terms {
    fn from(draft: TermsDraft) -> Terms {
        Terms {
            clock: match draft.clock {
                ClockDraft::None => ClockName::None,
                ClockDraft::Live => ClockName::Live,
                ClockDraft::Turns => ClockName::Turns,
            },
            bank_minutes: draft.bank_minutes,
            bonus_seconds: draft.bonus_seconds,
            hours: draft.hours,
            nights_off: draft.nights_off,
            weekends_off: draft.weekends_off,
            zone: draft.zone,
            vacation_days: draft.vacation_days,
            stand_in: draft.stand_in.into(),
            at_once: draft.at_once,
            abandoned: match draft.abandoned {
                AbandonedDraft::Kept => AbandonedName::Kept,
                AbandonedDraft::Finished => AbandonedName::Finished,
                AbandonedDraft::Closed => AbandonedName::Closed,
            },
            days: draft.days,
        }
    }
}

impl Terms {
    fn draft(self) -> Result<TermsDraft, Failure> {
        let fits = |name: &str, number: u32, range: RangeInclusive<u32>| match range.contains(&number) {
            true => Ok(number),
            false => Err(Failure::new(
                Kind::Invalid,
                format!("terms.{name} is a number from {} to {}.", range.start(), range.end()),
            )),
        };
        if self.zone.chars().count() > terms::ZONE_LENGTH {
            return Err(Failure::new(
                Kind::Invalid,
                "terms.zone is the name of a time zone, such as Europe/Paris.",
            ));
        }
        Ok(TermsDraft {
            clock: match self.clock {
                ClockName::None => ClockDraft::None,
                ClockName::Live => ClockDraft::Live,
                ClockName::Turns => ClockDraft::Turns,
            },
            bank_minutes: fits("bank_minutes", self.bank_minutes, terms::BANK_MINUTES)?,
            bonus_seconds: fits("bonus_seconds", self.bonus_seconds, terms::BONUS_SECONDS)?,
            hours: fits("hours", self.hours, terms::HOURS)?,
            nights_off: self.nights_off,
            weekends_off: self.weekends_off,
            zone: self.zone,
            vacation_days: fits("vacation_days", self.vacation_days, terms::VACATION_DAYS)?,
            stand_in: self.stand_in.into(),
            at_once: self.at_once,
            abandoned: match self.abandoned {
                AbandonedName::Kept => AbandonedDraft::Kept,
                AbandonedName::Finished => AbandonedDraft::Finished,
                AbandonedName::Closed => AbandonedDraft::Closed,
            },
            days: fits("days", self.days, terms::DAYS)?,
        })
    }
}

/// Sets up a table.
#[utoipa::path(post, path = "/tables", operation_id = "create", request_body = NewTable, responses((status = 201, description = "The new table", body = Table)))]
pub(crate) async fn create(
    State(app): State<App>,
    Caller(visitor): Caller,
    Told(wish): Told<NewTable>,
) -> Result<(StatusCode, Json<Table>), Failure> {
    let Ok(game) = setup::find(&wish.game) else {
        return Err(Failure::new(
            Kind::Invalid,
            "There is no such game; GET /api/v1/games lists them.",
        ));
    };
    let name = name_for(&app, &visitor, wish.name.as_deref()).await?;
    let seats = drafts(&wish.seats, &name);
    let start = match wish.start {
        None => Start::Lot,
        Some(place) if (1..=seats.len()).contains(&usize::from(place)) => Start::Place(usize::from(place) - 1),
        Some(_) => return Err(Failure::new(Kind::Invalid, "start is the number of a place in seats.")),
    };
    let draft = Draft {
        seats,
        options: wish.options,
        start,
        terms: wish.terms.draft()?,
        rated: wish.rated,
        visit: match wish.visit {
            VisitName::Link => Visit::Link,
            VisitName::Public => Visit::Public,
            VisitName::Password => Visit::Word,
        },
        word: wish.password.unwrap_or_default().trim().to_owned(),
    };
    let id = match setup::found(&app, &visitor, game, &draft).await? {
        Ok(id) => id,
        Err(wrong) => return Err(Failure::new(Kind::Invalid, wrong)),
    };
    let live = app.tables.find(&id).await?;
    driver::wake(&app, &live);
    Ok((StatusCode::CREATED, table::tell(&app, &live, &visitor, None).await?))
}
