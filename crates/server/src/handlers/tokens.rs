//! Programs that play for a person: their tokens, and the mark of a bot's account.

use axum::extract::State;
use axum::response::Response;
use store::{NewDevice, Proof};
use tracing::info;
use web::pages::{MeSaid, MeView, NewToken};

use super::{accounts, me};
use crate::error::AppError;
use crate::sessions::{Posted, Visitor, token_id};
use crate::{App, devices, names};

/// How many tokens a person may have.
const MOST: i64 = 20;
/// How long the name of a token may be, in characters.
const NAME_LENGTH: usize = 40;

/// Makes a token, which is shown this once, or ends one.
pub(crate) async fn tokens(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    if visitor.account.is_none() {
        return Err(AppError::BadRequest("account"));
    }
    match posted.get("token") {
        // Who finds a browser signed in must not be able to make a key of their own.
        "new" => match accounts::prove(&app, &visitor, &posted).await? {
            Ok(()) => give(&app, &visitor, posted.get("name")).await,
            Err(said) => me::show(&app, &visitor, MeView::saying(said)).await,
        },
        handle => end(&app, &visitor, handle).await,
    }
}

async fn give(app: &App, visitor: &Visitor, name: &str) -> Result<Response, AppError> {
    let name = names::remark(name, NAME_LENGTH);
    if name.is_empty() {
        return me::show(app, visitor, MeView::saying(MeSaid::NamelessToken)).await;
    }
    let text = app.keys.give_token();
    let token = NewDevice {
        id: &token_id(&text),
        person: &visitor.person,
        proof: Proof::Token,
        name: &name,
        at_ms: app.now_ms(),
    };
    if !app.tables.store().give_token(&token, MOST).await? {
        return me::show(app, visitor, MeView::saying(MeSaid::ManyTokens)).await;
    }
    info!("somebody made a token");
    let view = MeView {
        token: Some(NewToken { name, text }),
        ..MeView::default()
    };
    me::show(app, visitor, view).await
}

async fn end(app: &App, visitor: &Visitor, handle: &str) -> Result<Response, AppError> {
    let store = app.tables.store();
    let devices = store.devices_of(&visitor.person).await?;
    let is_meant = |device: &&store::Device| device.proof == Proof::Token && devices::handle(&device.id) == handle;
    let token = devices.iter().find(is_meant).ok_or(AppError::NotFound)?;
    store.end_device(&visitor.person, &token.id).await?;
    app.tell_ended(&visitor.person);
    Ok(me::led_to(MeSaid::TokenEnded))
}

/// Marks an account as a bot's, or as a person's again. Its name says so from now on, in games that go on, too.
pub(crate) async fn mark(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    let store = app.tables.store();
    let account = match visitor.account {
        Some(_) => store.account_of(&visitor.person).await?,
        None => None,
    };
    let account = account.ok_or(AppError::BadRequest("account"))?;
    me::check_rename(&app, &visitor)?;
    let bot = posted.get("bot") == "yes";
    store.set_bot(&visitor.person, bot).await?;
    let name = store.name_of(&visitor.person).await?.unwrap_or(account.name);
    let Ok(name) = names::at_table(&name, bot) else {
        return me::show(&app, &visitor, MeView::saying(MeSaid::WrongName)).await;
    };
    me::rename_to(&app, &visitor.person, &name).await?;
    Ok(me::led_to(if bot { MeSaid::IsBot } else { MeSaid::IsPerson }))
}
