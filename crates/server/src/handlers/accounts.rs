//! Keeping an account, signing in and out, and what one proves oneself by.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use store::{Account, Before, NewDevice, Passkey, Proof};
use tables::PersonId;
use tracing::info;
use web::pages::{self, MeSaid, MeView, SignInView};

use super::me;
use crate::error::AppError;
use crate::limits::Kind;
use crate::passwords::{self, WrongPassword};
use crate::sessions::{self, Posted, Visitor, session_of};
use crate::{App, departures, devices, names};

/// What a guest wishes to be kept under.
pub(super) struct Wish {
    /// The name to sign in with, and what it looks like.
    login: String,
    skeleton: String,
}

/// What they will prove themselves by.
pub(super) enum Way {
    Password(String),
    Passkey(Passkey),
}

/// A guest keeps what they have under a name and a password.
pub(crate) async fn keep(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, AppError> {
    let wish = match wish(&app, &visitor, &posted)? {
        Ok(wish) => wish,
        Err(view) => return me::show(&app, &visitor, view).await,
    };
    if let Err(wrong) = passwords::check(posted.get("password")) {
        return me::show(&app, &visitor, refuse(&posted, said(wrong))).await;
    }
    let way = Way::Password(posted.get("password").to_owned());
    keep_wish(&app, &visitor, &headers, &posted, wish, way).await
}

/// The page with what a guest wished for, and why it was not to be.
pub(super) fn refuse(posted: &Posted, said: MeSaid) -> MeView {
    MeView {
        said: Some(said),
        login: posted.get("login").chars().take(24).collect(),
        claim: posted.get("claim").chars().take(64).collect(),
        ..MeView::default()
    }
}

/// The name that a guest wishes to sign in with, if they may; nothing yet to prove themselves by.
pub(super) fn wish(app: &App, visitor: &Visitor, posted: &Posted) -> Result<Result<Wish, MeView>, AppError> {
    if visitor.account.is_some() {
        return Err(AppError::BadRequest("account"));
    }
    let Ok(login) = names::login(posted.get("login")) else {
        return Ok(Err(refuse(posted, MeSaid::WrongLogin)));
    };
    let skeleton = names::skeleton(&login);
    // The host's name waits for whoever has the claim to it.
    let is_hosts = app.host.as_ref().filter(|host| host.skeleton == skeleton);
    if is_hosts.is_some_and(|host| !host.is_claim(posted.get("claim"))) {
        return Ok(Err(refuse(posted, MeSaid::Taken)));
    }
    Ok(Ok(Wish { login, skeleton }))
}

/// Keeps what a guest has as they wish.
pub(super) async fn keep_wish(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    posted: &Posted,
    wish: Wish,
    way: Way,
) -> Result<Response, AppError> {
    if !app.limits.allow_network(visitor.network, Kind::NewAccount) {
        return Err(AppError::TooMany);
    }
    let (store, now) = (app.tables.store(), app.now_ms());
    let (proof, password, passkey) = match way {
        Way::Password(password) => (Proof::Password, Some(app.passwords.hash(&password).await?), None),
        Way::Passkey(passkey) => (Proof::Passkey, None, Some(passkey)),
    };
    let account = Account {
        person: visitor.person.clone(),
        name: wish.login.clone(),
        password,
        created_at_ms: now,
    };
    let token = app.keys.give();
    let device = NewDevice {
        id: &session_of(&token),
        person: &account.person,
        proof,
        name: &devices::name(headers),
        at_ms: now,
    };
    let kept = store.keep_account(&account, &wish.skeleton, &device, passkey.as_ref());
    if !kept.await? {
        return me::show(app, visitor, refuse(posted, MeSaid::Taken)).await;
    }
    if store.name_of(&account.person).await?.is_none() {
        store.remember_name(&account.person, &wish.login, now).await?;
    }
    // From now on the old cookie leads to nobody.
    app.tell_ended(&visitor.session);
    info!("somebody keeps an account");
    let visitor = visitor.renewed(&token, &account.person, Some(proof));
    let view = MeView {
        codes: renew_codes(app, &account.person).await?,
        ..MeView::default()
    };
    let response = me::show(app, &visitor, view).await?;
    Ok(with_cookies(app, response, &token, &account.person))
}

/// The page on which somebody signs in.
pub(crate) async fn sign_in_page(State(app): State<App>, visitor: Visitor) -> Result<Response, AppError> {
    show_sign_in(&app, &visitor, SignInView::default()).await
}

pub(super) async fn show_sign_in(app: &App, visitor: &Visitor, view: SignInView) -> Result<Response, AppError> {
    let has_tables = visitor.account.is_none() && !app.tables.store().tables_of(&visitor.person, 1).await?.is_empty();
    let view = SignInView { has_tables, ..view };
    Ok(pages::sign_in(&visitor.reader, &view).into_response())
}

/// Somebody signs in by a password or a recovery code.
pub(crate) async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, AppError> {
    let login = posted.get("login");
    let refuse = |said: MeSaid| SignInView {
        login: login.chars().take(24).collect(),
        said: Some(said),
        ..SignInView::default()
    };
    if !app.limits.allow_network(visitor.network, Kind::SignIn) {
        return show_sign_in(&app, &visitor, refuse(MeSaid::TooOften)).await;
    }
    let skeleton = names::skeleton(&login.chars().take(100).collect::<String>());
    let account = app.tables.store().account_named(&skeleton).await?;
    let code = posted.get("code");
    if !code.is_empty() {
        let hash = passwords::code_hash(code);
        let entered = match account {
            Some(account) => {
                let shown = Shown::Code(&hash);
                enter(&app, &visitor, &headers, &account.person, shown).await?
            }
            None => None,
        };
        return match entered {
            Some(response) => Ok(response),
            None => show_sign_in(&app, &visitor, refuse(MeSaid::NoEntry)).await,
        };
    }
    let known = sessions::cookie(&headers, sessions::KNOWN);
    let known = known.filter(|known| {
        let person = account.as_ref().map(|account| &account.person);
        person.is_some_and(|person| app.keys.vouched(person, known))
    });
    if !app.limits.allow_sign_in(&skeleton, known) {
        return show_sign_in(&app, &visitor, refuse(MeSaid::TooOften)).await;
    }
    // Nobody learns from the answer, or from how long it takes, which names there are.
    let hash = account.as_ref().and_then(|account| account.password.clone());
    let matches = app.passwords.matches(posted.get("password"), hash.clone()).await?;
    let entered = match account.filter(|_| matches).zip(hash) {
        Some((account, hash)) => enter(&app, &visitor, &headers, &account.person, Shown::Password(&hash)).await?,
        None => None,
    };
    match entered {
        Some(response) => Ok(response),
        None => show_sign_in(&app, &visitor, refuse(MeSaid::NoEntry)).await,
    }
}

/// What somebody shows who signs in.
#[derive(Clone, Copy)]
pub(super) enum Shown<'a> {
    /// The password, which was found to be right by this hash.
    Password(&'a str),
    /// A recovery code with this hash.
    Code(&'a str),
    /// That a passkey answered the question asked then.
    Passkey { id: &'a str, asked_at_ms: i64 },
}

impl Shown<'_> {
    const fn proof(self) -> Proof {
        match self {
            Shown::Password(_) => Proof::Password,
            Shown::Code(_) => Proof::RecoveryCode,
            Shown::Passkey { .. } => Proof::Passkey,
        }
    }
}

/// Lets somebody in, on a device that had another session before. Where that was a guest's, their tables move along. By a
/// password only if it was not changed meanwhile, by a recovery code only if it is a good one, by a passkey only if its answer was not used yet.
pub(super) async fn enter(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    person: &PersonId,
    shown: Shown<'_>,
) -> Result<Option<Response>, AppError> {
    let store = app.tables.store();
    let token = app.keys.give();
    let device = NewDevice {
        id: &session_of(&token),
        person,
        proof: shown.proof(),
        name: &devices::name(headers),
        at_ms: app.now_ms(),
    };
    let before = match visitor.account {
        Some(_) => Before::Account(&visitor.session),
        None if store.knows(&visitor.person).await? => Before::Guest(&visitor.person),
        None => Before::Nothing,
    };
    let is_in = match shown {
        Shown::Password(hash) => store.sign_in(hash, &device, before).await?,
        Shown::Code(hash) => store.sign_in_by_code(hash, &device, before).await?,
        Shown::Passkey { id, asked_at_ms } => store.sign_in_by_passkey(id, asked_at_ms, &device, before).await?,
    };
    if !is_in {
        return Ok(None);
    }
    app.tell_ended(&visitor.session);
    departures::settle_all(app).await;
    let said = match shown {
        Shown::Code(_) => MeSaid::ByCode,
        Shown::Password(_) | Shown::Passkey { .. } => MeSaid::SignedIn,
    };
    Ok(Some(with_cookies(app, me::led_to(said), &token, person)))
}

fn with_cookies(app: &App, mut response: Response, token: &str, person: &PersonId) -> Response {
    sessions::hand_out(app, response.headers_mut(), token);
    sessions::remember_device(app, response.headers_mut(), person);
    response
}

/// Somebody signs out: this device is a new guest's.
pub(crate) async fn sign_out(State(app): State<App>, visitor: Visitor, _: Posted) -> Result<Response, AppError> {
    if visitor.account.is_some() {
        app.tables.store().end_device(&visitor.person, &visitor.session).await?;
        app.tell_ended(&visitor.session);
    }
    let mut response = me::led_to(MeSaid::SignedOut);
    if visitor.account.is_some() {
        sessions::hand_out(&app, response.headers_mut(), &app.keys.give());
    }
    Ok(response)
}

/// Ends the session of another device, or of all others.
pub(crate) async fn end_devices(
    State(app): State<App>,
    visitor: Visitor,
    posted: Posted,
) -> Result<Response, AppError> {
    signed_in(&visitor)?;
    let store = app.tables.store();
    match posted.get("device") {
        "others" => store.end_other_devices(&visitor.person, &visitor.session).await?,
        handle => {
            let devices = store.devices_of(&visitor.person).await?;
            let device = devices.iter().find(|device| devices::handle(&device.id) == handle);
            let device = device.ok_or(AppError::NotFound)?;
            store.end_device(&visitor.person, &device.id).await?;
        }
    }
    app.tell_ended(&visitor.person);
    Ok(me::led_to(MeSaid::Ended))
}

/// Sets another password. All other devices are signed out.
pub(crate) async fn set_password(
    State(app): State<App>,
    visitor: Visitor,
    posted: Posted,
) -> Result<Response, AppError> {
    let wrong = match prove(&app, &visitor, &posted).await? {
        Err(wrong) => Some(wrong),
        Ok(()) => passwords::check(posted.get("password")).err().map(said),
    };
    if let Some(said) = wrong {
        return me::show(&app, &visitor, MeView::saying(said)).await;
    }
    let hash = app.passwords.hash(posted.get("password")).await?;
    let store = app.tables.store();
    store.set_password(&visitor.person, &hash, &visitor.session).await?;
    app.tell_ended(&visitor.person);
    Ok(me::led_to(MeSaid::NewPassword))
}

/// Makes new recovery codes, and shows them once.
pub(crate) async fn new_codes(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    if let Err(wrong) = prove(&app, &visitor, &posted).await? {
        return me::show(&app, &visitor, MeView::saying(wrong)).await;
    }
    let view = MeView {
        codes: renew_codes(&app, &visitor.person).await?,
        ..MeView::default()
    };
    me::show(&app, &visitor, view).await
}

async fn renew_codes(app: &App, person: &PersonId) -> Result<Vec<String>, AppError> {
    let codes = passwords::new_codes();
    let hashes: Vec<String> = codes.iter().map(|code| passwords::code_hash(code)).collect();
    app.tables.store().renew_codes(person, &hashes).await?;
    Ok(codes)
}

/// Whether somebody who is signed in proves once more that they are who they are, where that is asked of them.
pub(super) async fn prove(app: &App, visitor: &Visitor, posted: &Posted) -> Result<Result<(), MeSaid>, AppError> {
    signed_in(visitor)?;
    if !asks_password(visitor) {
        return Ok(Ok(()));
    }
    if !app.limits.allow_person(&visitor.person, Kind::Guess) {
        return Ok(Err(MeSaid::TooOften));
    }
    let account = app.tables.store().account_of(&visitor.person).await?;
    let account = account.ok_or(AppError::NotFound)?;
    let matches = app.passwords.matches(posted.get("present"), account.password);
    Ok(matches.await?.then_some(()).ok_or(MeSaid::WrongPassword))
}

/// Whether the present password is asked for. Who came by a recovery code may have lost it, who came by a passkey may have none.
pub(super) fn asks_password(visitor: &Visitor) -> bool {
    visitor.account == Some(Proof::Password)
}

pub(super) fn signed_in(visitor: &Visitor) -> Result<(), AppError> {
    visitor.account.map(drop).ok_or(AppError::BadRequest("account"))
}

fn said(wrong: WrongPassword) -> MeSaid {
    match wrong {
        WrongPassword::Short => MeSaid::Short,
        WrongPassword::Long => MeSaid::Long,
    }
}
