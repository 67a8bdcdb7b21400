//! Coming, sitting down, leaving, talking, and playing again.

use ::bots::BotSpec;
use ::bots::levels::Level;
use axum::extract::State;
use axum::http::StatusCode;
use engine::Seat;
use serde::{Deserialize, Serialize};
use tables::{Command, Refusal};
use utoipa::ToSchema;
use web::pages::Notice;

use super::asking::{AtTable, Before, Json, Told};
use super::new_table::LevelName;
use super::play::refused;
use super::problem::{Failure, Kind};
use super::table::{self, Table, TablePath};
use crate::App;
use crate::error::AppError;
use crate::handlers::doors::{self, Entry};
use crate::handlers::play::carry_out;
use crate::handlers::seats::{self, Seating};
use crate::handlers::{self, my_tables, sharing};
use crate::live_tables::{Acted, Loaded};
use crate::sessions::Visitor;

/// What somebody is called at a table: what they say, or what they are called elsewhere.
pub(super) async fn name_for(app: &App, visitor: &Visitor, wish: Option<&str>) -> Result<String, Failure> {
    let known = match wish {
        Some(wish) => wish.to_owned(),
        None => {
            let store = app.tables.store();
            let login = store.account_of(&visitor.person).await?.map(|account| account.name);
            store.name_of(&visitor.person).await?.or(login).unwrap_or_default()
        }
    };
    let wrong = || {
        Failure::new(
            Kind::Invalid,
            "name is made of up to 24 characters that can be seen, and not of spaces alone.",
        )
    };
    let name = visitor.called(&known).map_err(|_| wrong())?;
    if name.is_empty() { Err(wrong()) } else { Ok(name) }
}

/// The password of a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Password {
    #[schema(max_length = 64)]
    password: String,
}

/// What opens the door of a table.
#[derive(Serialize, ToSchema)]
pub(crate) struct Pass {
    /// What to send in the header `Table-Pass`; nothing where the table has no password.
    pass: Option<String>,
}

/// Tells the password of a table.
#[utoipa::path(post, path = "/tables/{id}/enter", operation_id = "enter", params(TablePath), request_body = Password, responses((status = 200, description = "What opens the door", body = Pass)))]
pub(crate) async fn enter(
    State(app): State<App>,
    before: Before,
    Told(told): Told<Password>,
) -> Result<Json<Pass>, Failure> {
    let pass = match doors::try_word(&app, &before.visitor, &before.live, &told.password).await? {
        Entry::Open => None,
        Entry::Told { pass, .. } => Some(pass),
        Entry::Wrong => {
            return Err(Failure::new(
                Kind::Password,
                "That is not the password. Ask whoever invited you.",
            ));
        }
    };
    Ok(Json(Pass { pass }))
}

/// Where somebody wants to sit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatRequest {
    /// The seat; the first free one, or the one that was left, where nothing is said.
    #[serde(default)]
    #[schema(value_type = Option<u8>, minimum = 1, maximum = 4)]
    seat: Option<Seat>,
    /// What whoever asks is called there; their own name where nothing is said.
    #[serde(default)]
    #[schema(max_length = 24)]
    name: Option<String>,
}

/// Takes a free seat, or comes back to one that was left. With the last one the game is dealt.
#[utoipa::path(post, path = "/tables/{id}/join", operation_id = "join", params(TablePath), request_body = SeatRequest, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn join(
    State(app): State<App>,
    at: AtTable,
    Told(place): Told<SeatRequest>,
) -> Result<Json<Table>, Failure> {
    let name = name_for(&app, &at.visitor, place.name.as_deref()).await?;
    let taken = || {
        Failure::new(
            Kind::Refused,
            "The seat is taken, or there is none. Look at the table for a free one.",
        )
    };
    let seat = app.tables.read(&at.live, |Loaded { table, .. }| match place.seat {
        Some(seat) => Some(seat).filter(|seat| seat.index() < table.plans().len()),
        None => {
            let left = table
                .seats()
                .find(|seat| table.left_by(*seat) == Some(&at.visitor.person));
            left.or_else(|| {
                table
                    .seats()
                    .find(|seat| table.is_free(*seat) && table.played().is_none())
            })
        }
    });
    let seat = seat.await?.ok_or_else(taken)?;
    match seats::sit(&app, &at.live, &at.visitor, Seating { seat, name }).await? {
        Acted::Done => table::tell(&app, &at.live, &at.visitor, None).await,
        Acted::Refused(Notice::Reserved) => Err(Failure::new(
            Kind::Refused,
            "The seat waits for whoever left it. Ask the others for it: POST {\"what\": \"seat\"} to ask.",
        )),
        Acted::Stale | Acted::Refused(_) => Err(taken()),
    }
}

/// Gives up all seats of whoever asks. Before the deal they are free again.
#[utoipa::path(post, path = "/tables/{id}/leave", operation_id = "leave", params(TablePath), responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn leave(State(app): State<App>, at: AtTable) -> Result<Json<Table>, Failure> {
    let person = at.visitor.person.clone();
    settle(&app, &at, &Command::Leave { person }).await
}

/// A seat, and the bot for it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Replacement {
    #[schema(value_type = u8, minimum = 1, maximum = 4)]
    seat: Seat,
    level: LevelName,
}

/// Seats a bot: the host on a free seat before the deal, whoever plays on a seat that was left, or whose player has not
/// moved for seven days where there is no clock.
#[utoipa::path(post, path = "/tables/{id}/replace", operation_id = "replace", params(TablePath), request_body = Replacement, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn replace(
    State(app): State<App>,
    at: AtTable,
    Told(wish): Told<Replacement>,
) -> Result<Json<Table>, Failure> {
    let command = Command::Replace {
        seat: wish.seat,
        bot: BotSpec::Level(Level::from(wish.level)).to_string(),
        person: at.visitor.person.clone(),
        now_ms: app.now_ms(),
    };
    settle(&app, &at, &command).await
}

/// A seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OneSeat {
    #[schema(value_type = u8, minimum = 1, maximum = 4)]
    seat: Seat,
}

/// The host sends somebody, or a bot, away before the deal.
#[utoipa::path(post, path = "/tables/{id}/free", operation_id = "free", params(TablePath), request_body = OneSeat, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn free(
    State(app): State<App>,
    at: AtTable,
    Told(OneSeat { seat }): Told<OneSeat>,
) -> Result<Json<Table>, Failure> {
    let person = at.visitor.person.clone();
    settle(&app, &at, &Command::Free { seat, person }).await
}

/// Whether everybody may know of a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Publicity {
    public: bool,
}

/// Puts a table into the lobby, or takes it out: the host before the deal, whoever played once the game is over.
#[utoipa::path(post, path = "/tables/{id}/publish", operation_id = "publish", params(TablePath), request_body = Publicity, responses((status = 200, description = "The table", body = Table)))]
pub(crate) async fn publish(
    State(app): State<App>,
    at: AtTable,
    Told(Publicity { public }): Told<Publicity>,
) -> Result<Json<Table>, Failure> {
    let acted = sharing::settle(&app, &at.visitor, &at.live, public).await?;
    tell(&app, &at, acted).await
}

async fn settle(app: &App, at: &AtTable, command: &Command) -> Result<Json<Table>, Failure> {
    tell(app, at, carry_out(app, &at.live, None, command).await?).await
}

async fn tell(app: &App, at: &AtTable, acted: Acted<Refusal>) -> Result<Json<Table>, Failure> {
    match acted {
        Acted::Done => table::tell(app, &at.live, &at.visitor, None).await,
        Acted::Stale => Err(AppError::Worker.into()),
        Acted::Refused(refusal) => Err(refused(app, at, refusal).await?),
    }
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saying {
    /// What is longer is cut.
    #[schema(max_length = 200)]
    text: String,
}

/// Says something: to those who play, if whoever asks does; otherwise to those who watch.
#[utoipa::path(post, path = "/tables/{id}/talk", operation_id = "talk", params(TablePath), request_body = Saying, responses((status = 204, description = "It was said")))]
pub(crate) async fn talk(
    State(app): State<App>,
    at: AtTable,
    Told(Saying { text }): Told<Saying>,
) -> Result<StatusCode, Failure> {
    let sits = |Loaded { table, .. }: &Loaded| table.seats_of(&at.visitor.person).next().is_some();
    let said = match app.tables.read(&at.live, sits).await? {
        true => seats::speak(&app, &at.live, &at.visitor, &text).await?,
        false => seats::remark(&app, &at.live, &at.visitor, &text).await?,
    };
    match said {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(Notice::Muted) => Err(Failure::new(Kind::Banned, "The host has forbidden you to talk.")),
        Err(Notice::TooFast) => Err(AppError::TooMany.into()),
        Err(_) => Err(Failure::new(
            Kind::NotYours,
            "Only those who play, or watch a game, talk here.",
        )),
    }
}

/// Whether a table is on the list of whoever asks.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hiding {
    hidden: bool,
}

/// Takes a table off the list of whoever asks, or puts it back. Their seats stay theirs.
#[utoipa::path(post, path = "/tables/{id}/hide", operation_id = "hide", params(TablePath), request_body = Hiding, responses((status = 204, description = "It is done")))]
pub(crate) async fn hide(
    State(app): State<App>,
    at: AtTable,
    Told(Hiding { hidden }): Told<Hiding>,
) -> Result<StatusCode, Failure> {
    let path = handlers::TablePath {
        id: at.live.id().to_string(),
    };
    my_tables::set_hidden(&app, &at.visitor, &path, hidden).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Another game of the same players.
#[utoipa::path(post, path = "/tables/{id}/again", operation_id = "again", params(TablePath), responses((status = 200, description = "The table of the rematch", body = Table)))]
pub(crate) async fn again(State(app): State<App>, at: AtTable) -> Result<Json<Table>, Failure> {
    let Some(next) = seats::play_again(&app, &at.live, &at.visitor).await? else {
        return Err(Failure::new(
            Kind::Refused,
            "Those who played go on once the game is over.",
        ));
    };
    let live = app.tables.find(&next).await?;
    table::tell(&app, &live, &at.visitor, None).await
}
