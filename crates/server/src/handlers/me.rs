//! The page about the visitor: what they are called, what is kept of them, and how all of it goes.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use serde::Serialize;
use store::{Account, Listing, Proof, RatingStep};
use tables::{PersonId, Phase, Rival, TableId};
use tracing::info;
use web::pages::{self, AccountView, DeviceView, MeSaid, MeView, PasskeyView};

use super::{accounts, archive, notices};
use crate::calendar;
use crate::error::AppError;
use crate::fields::Fields;
use crate::limits::Kind;
use crate::live_tables::Loaded;
use crate::passkeys::Site;
use crate::sessions::{self, Posted, Visitor};
use crate::{App, departures, devices};

/// The page. `?said=WORD` tells what became of a form, `?claim=TEXT` lets the host take their account.
pub(crate) async fn page(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, AppError> {
    let claim = fields.short("claim", 64);
    let view = MeView {
        said: fields.get("said").and_then(MeSaid::named),
        login: app
            .config
            .admin
            .clone()
            .filter(|_| !claim.is_empty())
            .unwrap_or_default(),
        claim,
        ..MeView::default()
    };
    show(&app, &visitor, view).await
}

/// Leads back to the page, which says this.
pub(super) fn led_to(said: MeSaid) -> Response {
    Redirect::to(&format!("/me?said={}", said.name())).into_response()
}

/// The page with what is known of the visitor.
pub(super) async fn show(app: &App, visitor: &Visitor, view: MeView) -> Result<Response, AppError> {
    let store = app.tables.store();
    let account = match visitor.account {
        None => None,
        Some(_) => store.account_of(&visitor.person).await?,
    };
    let account = match account {
        None => None,
        Some(account) => Some(account_view(app, visitor, &account).await?),
    };
    let view = MeView {
        name: store.name_of(&visitor.person).await?.unwrap_or_default(),
        account,
        host: app.is_host(visitor).await?,
        notices: notices::view(app, visitor).await?,
        ..view
    };
    let mut reader = visitor.reader.clone();
    // Forms lead elsewhere; whoever changes the language comes back here.
    reader.path = "/me".to_owned();
    Ok(pages::me(&reader, &view).into_response())
}

async fn account_view(app: &App, visitor: &Visitor, account: &Account) -> Result<AccountView, AppError> {
    let (store, now, here) = (app.tables.store(), app.now_ms(), Site::at(&visitor.site));
    let when = |at_ms: i64| calendar::when(at_ms, now, visitor.zone_minutes);
    let (tokens, devices): (Vec<_>, Vec<_>) = store
        .devices_of(&account.person)
        .await?
        .into_iter()
        .partition(|device| device.proof == Proof::Token);
    let device = |device: store::Device| DeviceView {
        handle: devices::handle(&device.id),
        this: device.id == visitor.session,
        used: when(if device.id == visitor.session {
            now
        } else {
            device.seen_at_ms
        }),
        name: device.name,
    };
    let passkeys = store.passkeys_of(&account.person).await?;
    let passkey = |passkey: store::Passkey| PasskeyView {
        used: when(passkey.used_at_ms.max(passkey.created_at_ms)),
        id: passkey.id,
        name: passkey.name,
        site: Some(passkey.site).filter(|site| *site != here.name),
    };
    Ok(AccountView {
        login: account.name.clone(),
        asks_password: accounts::asks_password(visitor),
        has_password: account.password.is_some(),
        passkeys: passkeys.into_iter().map(passkey).collect(),
        codes_left: usize::try_from(store.codes_left(&account.person).await?).unwrap_or(usize::MAX),
        devices: devices.into_iter().map(device).collect(),
        tokens: tokens.into_iter().map(device).collect(),
        bot: store.is_bot(&account.person).await?,
    })
}

/// Calls the visitor otherwise: from now on, and where a game still goes on in which they bear the old name.
pub(crate) async fn rename(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    let name = match visitor.called(posted.get("name")) {
        Ok(name) if !name.is_empty() => name,
        _ => return show(&app, &visitor, MeView::saying(MeSaid::WrongName)).await,
    };
    check_rename(&app, &visitor)?;
    rename_to(&app, &visitor.person, &name).await?;
    Ok(led_to(MeSaid::Renamed))
}

/// Refuses one more name to whoever takes one after the other.
pub(crate) fn check_rename(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    match app.limits.allow_visitor(visitor, Kind::Name) {
        true => Ok(()),
        false => Err(AppError::TooMany),
    }
}

/// Calls a person so, from now on and in their games that go on.
pub(crate) async fn rename_to(app: &App, person: &PersonId, name: &str) -> Result<(), AppError> {
    let store = app.tables.store();
    let old = store.name_of(person).await?;
    store.remember_name(person, name, app.now_ms()).await?;
    let unfinished = store.every_table_of(person).await?.into_iter();
    for listing in unfinished.filter(Listing::is_unfinished) {
        // Most of many tables nobody looks at, and none has to be read for a name.
        if !app.tables.holds(&listing.id) && rename_unread(app, person, &listing, old.as_deref(), name).await? {
            continue;
        }
        let Ok(live) = app.tables.find(&listing.id).await else {
            continue;
        };
        let choose = |Loaded { table, beside, .. }: &Loaded| {
            let own: Vec<Seat> = table.seats_of(person).collect();
            let called = |seat| beside.name(seat);
            match table.phase() {
                Phase::Over => Vec::new(),
                _ => renamed(&own, called, old.as_deref(), name),
            }
        };
        app.tables.rename(&live, choose).await?;
    }
    Ok(())
}

/// Calls a person otherwise at a table that is not in memory, by what lists tell of it; says whether that could be done.
async fn rename_unread(
    app: &App,
    person: &PersonId,
    listing: &Listing,
    old: Option<&str>,
    name: &str,
) -> Result<bool, AppError> {
    let Some(mut summary) = listing.summary.clone() else {
        return Ok(false);
    };
    // Older programs did not write down who sits where.
    if summary.people.len() != summary.names.len() {
        return Ok(false);
    }
    let seats = Seat::all(summary.people.len()).zip(&summary.people);
    let own: Vec<Seat> = seats
        .filter(|(_, who)| who.as_ref() == Some(person))
        .map(|(seat, _)| seat)
        .collect();
    let called = |seat: Seat| summary.names.get(seat.index()).map(String::as_str);
    let names = renamed(&own, called, old, name);
    if names.is_empty() {
        return Ok(true);
    }
    for (seat, name) in &names {
        summary.names[seat.index()].clone_from(name);
    }
    let store = app.tables.store();
    let written = store
        .rename_seats(&listing.id, listing.version, &names, &summary)
        .await?;
    // Somebody may have come to look while it was written.
    if written && app.tables.holds(&listing.id) {
        app.tables.catch_up(&listing.id, None).await?;
    }
    Ok(written)
}

/// The seats of a person on which they get another name: around one screen everybody has one of their own.
fn renamed<'a>(
    own: &[Seat],
    called: impl Fn(Seat) -> Option<&'a str>,
    old: Option<&str>,
    name: &str,
) -> Vec<(Seat, String)> {
    let bears_old = |seat: &Seat| own.len() == 1 || (old.is_some() && called(*seat) == old);
    let bearing = own.iter().copied().filter(bears_old);
    bearing.map(|seat| (seat, name.to_owned())).collect()
}

/// All that is kept of somebody.
#[derive(Serialize)]
struct Export {
    /// What they are called.
    name: Option<String>,
    account: Option<ExportedAccount>,
    tables: Vec<ExportedTable>,
    /// What they said while they only watched, by table.
    comments: BTreeMap<String, Vec<ExportedRemark>>,
    ratings: Vec<ExportedRating>,
    /// What they told the host was wrong at tables.
    reports: Vec<ExportedReport>,
    /// Where they are told what waits for them.
    notices: Vec<ExportedReceiver>,
    /// Which puzzles they tried, by game.
    puzzles: BTreeMap<&'static str, Vec<ExportedPuzzle>>,
}

#[derive(Serialize)]
struct ExportedAccount {
    login: String,
    bot: bool,
    created_at_ms: i64,
    devices: Vec<ExportedDevice>,
    tokens: Vec<ExportedDevice>,
    passkeys: Vec<ExportedDevice>,
    recovery_codes_left: u64,
}

#[derive(Serialize)]
struct ExportedDevice {
    name: String,
    created_at_ms: i64,
    used_at_ms: i64,
}

#[derive(Serialize)]
struct ExportedReceiver {
    kind: &'static str,
    /// The address of a webhook, or that of the push service for a browser.
    address: String,
    name: String,
    language: String,
    created_at_ms: i64,
    told_at_ms: i64,
}

#[derive(Serialize)]
struct ExportedTable {
    id: String,
    game: String,
    updated_at_ms: i64,
    /// The names in seat order.
    names: Vec<String>,
    /// The numbers of their seats.
    seats: Vec<usize>,
    /// The file of the record in the archive, where the game is over.
    record: Option<String>,
    /// What they said.
    said: Vec<ExportedRemark>,
}

#[derive(Serialize)]
struct ExportedReport {
    at_ms: i64,
    table: String,
    /// Whom it is about.
    about: Option<String>,
    text: String,
}

#[derive(Serialize)]
struct ExportedRemark {
    at_ms: i64,
    text: String,
}

/// A rating, by game and number of players.
#[derive(Serialize)]
struct ExportedRating {
    game: String,
    players: u32,
    points: i64,
    /// What each game made of it.
    games: Vec<ExportedStep>,
}

#[derive(Serialize)]
struct ExportedStep {
    table: String,
    ended_at_ms: i64,
    place: u8,
    left: bool,
    points: i64,
}

#[derive(Serialize)]
struct ExportedPuzzle {
    number: u32,
    tries: u32,
    found: Option<bool>,
}

/// All that is kept of the visitor, in one archive.
pub(crate) async fn export(State(app): State<App>, visitor: Visitor, _: Posted) -> Result<Response, AppError> {
    archive(&app, &visitor).await
}

/// All that is kept of a visitor, in one archive.
pub(crate) async fn archive(app: &App, visitor: &Visitor) -> Result<Response, AppError> {
    if !app.limits.allow_person(&visitor.person, Kind::Export) {
        return Err(AppError::TooMany);
    }
    let (export, records) = collect(app, visitor).await?;
    let text = serde_json::to_string_pretty(&export).map_err(|_| AppError::Worker)?;
    Ok(archive::answer(
        app,
        "chantier-you.zip",
        Some(("you.json", &text)),
        records,
    ))
}

/// What is kept of a visitor, and the tables of which records belong to it, each with the name of its file.
async fn collect(app: &App, visitor: &Visitor) -> Result<(Export, Vec<(String, TableId)>), AppError> {
    let (store, person) = (app.tables.store(), &visitor.person);
    let mut said: BTreeMap<String, Vec<ExportedRemark>> = BTreeMap::new();
    for (table, at_ms, text) in store.remarks_of(person).await? {
        said.entry(table.to_string())
            .or_default()
            .push(ExportedRemark { at_ms, text });
    }
    let (mut tables, mut records) = (Vec::new(), Vec::new());
    for listing in store.every_table_of(person).await? {
        let id = listing.id.to_string();
        let summary = listing.summary.as_ref();
        let record = (!listing.is_unfinished()).then(|| format!("records/{}-{id}.record", listing.game));
        records.extend(record.clone().map(|file| (file, listing.id.clone())));
        tables.push(ExportedTable {
            game: listing.game.clone(),
            updated_at_ms: listing.updated_at_ms,
            names: summary.map_or(Vec::new(), |summary| summary.names.clone()),
            seats: summary.map_or(Vec::new(), |summary| {
                let seats = summary.people.iter().zip(1..);
                seats
                    .filter(|(who, _)| who.as_ref() == Some(person))
                    .map(|(_, seat)| seat)
                    .collect()
            }),
            record,
            said: said.remove(&id).unwrap_or_default(),
            id,
        });
    }
    let mut comments: BTreeMap<String, Vec<ExportedRemark>> = BTreeMap::new();
    for (table, at_ms, text) in store.comments_of(person).await? {
        let remark = ExportedRemark { at_ms, text };
        comments.entry(table.to_string()).or_default().push(remark);
    }
    let mut puzzles = BTreeMap::new();
    for info in catalogue::infos() {
        let progress = store.puzzle_progress(person, info.id).await?;
        let exported = progress.iter().map(|progress| ExportedPuzzle {
            number: progress.number,
            tries: progress.tries,
            found: progress.found,
        });
        let exported: Vec<ExportedPuzzle> = exported.collect();
        if !exported.is_empty() {
            puzzles.insert(info.id, exported);
        }
    }
    let export = Export {
        name: store.name_of(person).await?,
        account: exported_account(app, visitor).await?,
        tables,
        comments,
        ratings: exported_ratings(app, visitor).await?,
        reports: exported_reports(app, visitor).await?,
        notices: exported_receivers(app, visitor).await?,
        puzzles,
    };
    Ok((export, records))
}

async fn exported_reports(app: &App, visitor: &Visitor) -> Result<Vec<ExportedReport>, AppError> {
    let reports = app.tables.store().reports_of(&visitor.person).await?;
    let exported = |report: store::Report| ExportedReport {
        at_ms: report.at_ms,
        table: report.table.to_string(),
        about: report.about.map(|about| about.name),
        text: report.text,
    };
    Ok(reports.into_iter().map(exported).collect())
}

async fn exported_receivers(app: &App, visitor: &Visitor) -> Result<Vec<ExportedReceiver>, AppError> {
    let receivers = app.tables.store().receivers_of(&visitor.person).await?;
    let exported = |receiver: store::Receiver| ExportedReceiver {
        kind: receiver.kind.name(),
        address: receiver.address,
        name: receiver.name,
        language: receiver.language,
        created_at_ms: receiver.created_at_ms,
        told_at_ms: receiver.told_at_ms,
    };
    Ok(receivers.into_iter().map(exported).collect())
}

async fn exported_ratings(app: &App, visitor: &Visitor) -> Result<Vec<ExportedRating>, AppError> {
    let (store, rival) = (app.tables.store(), Rival::Person(visitor.person.clone()));
    let mut ratings = Vec::new();
    for entry in store.ratings_of(&rival).await? {
        let steps = store.rating_steps(&rival, &entry, &visitor.person, entry.games).await?;
        let exported = |step: RatingStep| ExportedStep {
            table: step.table.to_string(),
            ended_at_ms: step.at_ms,
            place: step.place,
            left: step.gone,
            points: step.rating.points(),
        };
        ratings.push(ExportedRating {
            players: entry.seats,
            points: entry.rating.points(),
            games: steps.into_iter().map(exported).collect(),
            game: entry.game,
        });
    }
    Ok(ratings)
}

async fn exported_account(app: &App, visitor: &Visitor) -> Result<Option<ExportedAccount>, AppError> {
    let (store, person) = (app.tables.store(), &visitor.person);
    let Some(account) = store.account_of(person).await? else {
        return Ok(None);
    };
    let device = |device: store::Device| ExportedDevice {
        name: device.name,
        created_at_ms: device.created_at_ms,
        used_at_ms: device.seen_at_ms,
    };
    let (tokens, devices): (Vec<_>, Vec<_>) = store
        .devices_of(person)
        .await?
        .into_iter()
        .partition(|device| device.proof == Proof::Token);
    let passkey = |passkey: store::Passkey| ExportedDevice {
        name: passkey.name,
        created_at_ms: passkey.created_at_ms,
        used_at_ms: passkey.used_at_ms,
    };
    Ok(Some(ExportedAccount {
        login: account.name,
        bot: store.is_bot(person).await?,
        created_at_ms: account.created_at_ms,
        devices: devices.into_iter().map(device).collect(),
        tokens: tokens.into_iter().map(device).collect(),
        passkeys: store.passkeys_of(person).await?.into_iter().map(passkey).collect(),
        recovery_codes_left: store.codes_left(person).await?,
    }))
}

/// Deletes all that is the visitor's, account or not. Their games stay, with somebody in their place.
pub(crate) async fn delete(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    if posted.get("sure") != "yes" {
        return show(&app, &visitor, MeView::saying(MeSaid::Unsure)).await;
    }
    if visitor.account.is_some()
        && let Err(wrong) = accounts::prove(&app, &visitor, &posted).await?
    {
        return show(&app, &visitor, MeView::saying(wrong)).await;
    }
    app.tables.store().delete_person(&visitor.person).await?;
    app.tell_ended(&visitor.person);
    info!("somebody deleted what was theirs");
    departures::settle_all(&app).await;
    let mut response = led_to(MeSaid::Deleted);
    sessions::hand_out(&app, response.headers_mut(), &app.keys.give());
    Ok(response)
}
