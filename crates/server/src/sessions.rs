//! Who sends a request: the cookie that we gave them, the token of their forms, and what they like to read.
//!
//! A cookie is the session of a device. By itself it leads to a guest, whose id is its hash; once somebody has signed in, the
//! store leads it to the person of their account. Whenever that changes the device gets another cookie.

use axum::Form;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use catalogue::Language;
use sha2::{Digest, Sha256};
use store::{Bearer, Proof, Standing};
use tables::PersonId;
use tracing::warn;
use web::pages::{self, ErrorKind};
use web::{Preferences, Reader, Theme};

use crate::App;
use crate::addresses::{self, Network};
use crate::error::AppError;
use crate::hex::hex;
use crate::limits;
use crate::names::{self, WrongName};
use crate::perspective::Onlooker;

const COOKIE: &str = "chantier";
/// The cookie that keeps how a reader likes the pages to behave.
pub(crate) const PREFERENCES: &str = "preferences";
const YEAR_S: u32 = 31_536_000;
/// The cookie by which a device that signed in before is known, and where it is sent.
pub(crate) const KNOWN: &str = "known";
pub(crate) const SIGN_IN: &str = "/sign-in";
/// How exactly it is noted when a device was used last.
const SEEN_EVERY_MS: i64 = 5 * 60_000;
const MONTH_S: u32 = 2_592_000;

/// The one who sends a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Who they are: seats are bound to them.
    pub person: PersonId,
    /// The session of their device. It is the person's own id for guests.
    pub session: PersonId,
    /// How they proved that their account is theirs; nothing for guests.
    pub account: Option<Proof>,
    /// What the host has forbidden them.
    pub standing: Standing,
    /// Whether their account is a bot's.
    pub bot: bool,
    /// Where they come from.
    pub network: Option<Network>,
    /// The address of this site as they know it.
    pub site: String,
    /// For whom pages are made.
    pub reader: Reader,
    /// How many minutes their clock is ahead of Greenwich, as far as their browser says.
    pub zone_minutes: i64,
    /// Whether htmx asks, which puts the answer into the page itself.
    pub htmx: bool,
    /// Whether a stream brings the changes of the table to the page that asks.
    pub streaming: bool,
}

impl Visitor {
    /// This visitor with another cookie, which leads to this person.
    pub fn renewed(&self, token: &str, person: &PersonId, account: Option<Proof>) -> Visitor {
        let mut visitor = self.clone();
        visitor.person = person.clone();
        visitor.session = session_of(token);
        visitor.account = account;
        visitor.reader.csrf = hash("chantier form", token);
        visitor
    }

    /// What they are called at tables, if they want to be called so.
    pub fn called(&self, name: &str) -> Result<String, WrongName> {
        names::at_table(name, self.bot)
    }

    /// This visitor as somebody who looks at a table.
    pub fn onlooker(&self) -> Onlooker<'_> {
        Onlooker {
            person: Some(&self.person),
            reader: &self.reader,
        }
    }
}

/// A form of a page of ours: the token fits the session.
pub(crate) struct Posted(Vec<(String, String)>);

impl Posted {
    /// The value of a field; empty if there is none.
    pub fn get(&self, name: &str) -> &str {
        let field = self.0.iter().find(|(field, _)| field == name);
        field.map_or("", |(_, value)| value.trim())
    }

    /// The value of a field that the page always sends, in the type it has.
    pub fn parse<T: std::str::FromStr>(&self, name: &'static str) -> Result<T, AppError> {
        self.get(name).parse().map_err(|_| AppError::BadRequest(name))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, AppError> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        visitor.ok_or(AppError::BadRequest("no session"))
    }
}

impl FromRequest<App> for Posted {
    type Rejection = AppError;

    async fn from_request(request: Request, app: &App) -> Result<Self, AppError> {
        let visitor = request.extensions().get::<Visitor>().cloned();
        let reading = Form::<Vec<(String, String)>>::from_request(request, app);
        let Form(fields) = tokio::time::timeout(app.config.caps.body_timeout, reading)
            .await
            .map_err(|_| AppError::TooSlow)?
            .map_err(|_| AppError::BadRequest("form"))?;
        // No field of a page can hold it, and not every database can.
        if fields.iter().any(|(_, value)| value.contains('\0')) {
            return Err(AppError::BadRequest("form"));
        }
        let posted = Posted(fields);
        match visitor {
            Some(visitor) if posted.get("csrf") == visitor.reader.csrf => {
                app.whereabouts.note(&visitor);
                Ok(posted)
            }
            _ => Err(AppError::Forged),
        }
    }
}

/// Finds out who asks, unless they ask for too much, and afterwards writes the page of an error in their language.
pub(crate) async fn identify(State(app): State<App>, mut request: Request<Body>, next: Next) -> Response {
    if let Err(refused) = limits::admit(&app, &request) {
        return unknown(&request, refused);
    }
    let headers = request.headers();
    let forged = request.method() == Method::POST && from_elsewhere(headers);
    let known = cookie(headers, COOKIE).map(str::to_owned);
    let recognised = match &known {
        None => None,
        Some(token) => match recognise(&app, token).await {
            Ok(recognised) => recognised,
            // Whoever it is must not lose their seats because we cannot tell just now.
            Err(failure) => return unknown(&request, failure),
        },
    };
    let fresh = recognised.is_none();
    let token = known.filter(|_| !fresh).unwrap_or_else(|| app.keys.give());
    let recognised = recognised.unwrap_or_else(|| Recognised::guest(session_of(&token)));
    let headers = request.headers();
    let visitor = Visitor {
        person: recognised.person,
        session: session_of(&token),
        account: recognised.account,
        standing: recognised.standing,
        bot: recognised.bot,
        network: addresses::network_of(&app.config.trust_proxy, &request),
        site: site(&app, headers),
        reader: reader(headers, &token, request.uri()),
        zone_minutes: zone_minutes(headers),
        htmx: headers.contains_key("hx-request"),
        streaming: headers.contains_key("chantier-stream"),
    };
    let banned = visitor.standing.banned && request.method() == Method::POST && !is_allowed(request.uri().path());
    // There is no end of guests who only look, or send what no page of ours holds: those are noted once their form is genuine.
    if visitor.account.is_some() {
        app.whereabouts.note(&visitor);
    }
    request.extensions_mut().insert(visitor.clone());
    let mut response = match (forged, banned) {
        (true, _) => AppError::Forged.into_response(),
        (false, true) => AppError::Banned.into_response(),
        (false, false) => next.run(request).await,
    };
    response = write_error(&visitor.reader, visitor.htmx, response);
    if fresh {
        hand_out(&app, response.headers_mut(), &token);
    }
    response
}

/// To whom a cookie of ours leads.
struct Recognised {
    person: PersonId,
    account: Option<Proof>,
    standing: Standing,
    bot: bool,
}

impl Recognised {
    fn guest(person: PersonId) -> Recognised {
        Recognised {
            person,
            account: None,
            standing: Standing::default(),
            bot: false,
        }
    }
}

/// To whom a cookie leads, if we gave it and it leads to anybody still. A session that is ended has ended at once, whichever
/// server ended it.
async fn recognise(app: &App, token: &str) -> Result<Option<Recognised>, AppError> {
    let store = app.tables.store();
    if !app.keys.gave(token, store).await? {
        return Ok(None);
    }
    let id = session_of(token);
    let session = app.recent_sessions.session(&id, store, &app.config.clock).await?;
    let (person, account) = match session.bearer {
        Bearer::Spent => return Ok(None),
        Bearer::Guest => (id, None),
        Bearer::Account {
            person,
            proof,
            seen_at_ms,
        } => {
            note_use(app, id, seen_at_ms);
            (person, Some(proof))
        }
    };
    Ok(Some(Recognised {
        person,
        account,
        standing: session.standing,
        bot: session.bot,
    }))
}

/// Who sends a request with a token, if it leads to anybody.
pub(crate) async fn by_token(
    app: &App,
    headers: &HeaderMap,
    network: Option<Network>,
    token: &str,
) -> Result<Option<Visitor>, AppError> {
    if !app.keys.is_token(token) {
        return Ok(None);
    }
    let id = token_id(token);
    let session = app.tables.store().session(&id).await?;
    let Bearer::Account {
        person,
        proof: Proof::Token,
        seen_at_ms,
    } = session.bearer
    else {
        return Ok(None);
    };
    note_use(app, id.clone(), seen_at_ms);
    Ok(Some(Visitor {
        person,
        session: id,
        account: Some(Proof::Token),
        standing: session.standing,
        bot: session.bot,
        network,
        site: site(app, headers),
        // A program fills in no forms, and says in each request what it reads.
        reader: Reader {
            language: accepted_language(headers),
            ..Reader::default()
        },
        zone_minutes: 0,
        htmx: false,
        streaming: false,
    }))
}

/// Notes now and then that a device is used; nobody waits for that.
fn note_use(app: &App, session: PersonId, seen_at_ms: i64) {
    let now = app.now_ms();
    if now - seen_at_ms < SEEN_EVERY_MS {
        return;
    }
    let app = app.clone();
    tokio::spawn(async move {
        if let Err(failure) = app.tables.store().see_device(&session, now).await {
            warn!(%failure, "cannot note that a device is used");
        }
    });
}

/// Whether a visitor's cookie still leads to them.
pub(crate) async fn is_current(app: &App, visitor: &Visitor) -> Result<bool, AppError> {
    let session = app.tables.store().session(&visitor.session).await?;
    Ok(match session.bearer {
        Bearer::Guest => visitor.account.is_none(),
        Bearer::Account { person, .. } => person == visitor.person,
        Bearer::Spent => false,
    })
}

/// Gives a device another cookie.
pub(crate) fn hand_out(app: &App, headers: &mut HeaderMap, token: &str) {
    append_secret(app, headers, COOKIE, token, "/");
}

/// Lets a device be known where its people sign in.
pub(crate) fn remember_device(app: &App, headers: &mut HeaderMap, person: &PersonId) {
    append_secret(app, headers, KNOWN, &app.keys.vouch(person), SIGN_IN);
}

fn append_secret(app: &App, headers: &mut HeaderMap, name: &str, value: &str, path: &str) {
    let secure = if app.config.secure() { "; Secure" } else { "" };
    append_cookie(
        headers,
        &format!("{name}={value}; Path={path}; Max-Age={YEAR_S}; HttpOnly; SameSite=Lax{secure}"),
    );
}

/// What somebody whom the host has banned may still send: what concerns only themselves.
fn is_allowed(path: &str) -> bool {
    let own = path.starts_with("/me/") && !matches!(path, "/me/name" | "/me/keep" | "/me/keep/passkey");
    own || matches!(path, "/preferences" | "/tables/records") || path.ends_with("/hide") || path.ends_with("/unhide")
}

/// The answer to somebody of whom nothing can be found out.
fn unknown(request: &Request<Body>, failure: AppError) -> Response {
    let reader = reader(request.headers(), "", request.uri());
    let htmx = request.headers().contains_key("hx-request");
    write_error(&reader, htmx, failure.into_response())
}

/// The cookie that keeps what a reader likes.
pub(crate) fn keep_preference(headers: &mut HeaderMap, name: &str, value: &str) {
    append_cookie(
        headers,
        &format!("{name}={value}; Path=/; Max-Age={YEAR_S}; SameSite=Lax"),
    );
}

/// A cookie that no script reads, and that is worth nothing to anybody else.
pub(crate) fn keep_secret(app: &App, headers: &mut HeaderMap, name: &str, value: &str) {
    let secure = if app.config.secure() { "; Secure" } else { "" };
    append_cookie(
        headers,
        &format!("{name}={value}; Path=/; Max-Age={MONTH_S}; HttpOnly; SameSite=Lax{secure}"),
    );
}

fn append_cookie(headers: &mut HeaderMap, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// Writes the page of an error in the reader's language; other responses stay as they are.
fn write_error(reader: &Reader, htmx: bool, plain: Response) -> Response {
    let Some(kind) = plain.extensions().get::<ErrorKind>().copied() else {
        return plain;
    };
    let page = if htmx {
        pages::error_notice(reader, kind)
    } else {
        pages::error(reader, kind)
    };
    let mut response = (plain.status(), page).into_response();
    if let Some(seconds) = plain.headers().get(header::RETRY_AFTER) {
        response.headers_mut().insert(header::RETRY_AFTER, seconds.clone());
    }
    response
}

/// Whether the browser says that another site sends this form.
fn from_elsewhere(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    match text("sec-fetch-site") {
        Some(site) => !matches!(site, "same-origin" | "none"),
        None => match (text("origin"), text("host")) {
            (Some(origin), Some(host)) => origin.split_once("://").map(|(_, at)| at) != Some(host),
            _ => false,
        },
    }
}

/// The address of this site as the visitor knows it.
fn site(app: &App, headers: &HeaderMap) -> String {
    match &app.config.public_url {
        Some(url) => url.clone(),
        None => {
            let host = headers.get("host").and_then(|host| host.to_str().ok());
            format!("http://{}", host.unwrap_or("localhost"))
        }
    }
}

fn reader(headers: &HeaderMap, token: &str, uri: &axum::http::Uri) -> Reader {
    let language = cookie(headers, "language")
        .and_then(|code| code.parse().ok())
        .unwrap_or_else(|| accepted_language(headers));
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    Reader {
        language,
        theme: cookie(headers, "theme").and_then(Theme::named).unwrap_or_default(),
        preferences: cookie(headers, PREFERENCES).map(Preferences::read).unwrap_or_default(),
        csrf: hash("chantier form", token),
        path: path.to_owned(),
    }
}

/// What the browser's script wrote down of its clock; Greenwich where it says nothing, or nothing that can be.
fn zone_minutes(headers: &HeaderMap) -> i64 {
    let minutes = cookie(headers, "zone").and_then(|minutes| minutes.parse().ok());
    minutes
        .filter(|minutes| (-14 * 60..=14 * 60).contains(minutes))
        .unwrap_or(0)
}

/// The language the browser would rather read, of those we have.
fn accepted_language(headers: &HeaderMap) -> Language {
    let accepted = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    let weighed = accepted.unwrap_or_default().split(',').filter_map(|entry| {
        let (tag, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
        let weight: f32 = weight.trim().parse().ok()?;
        Some((Language::of_tag(tag)?, weight))
    });
    // Of equal weights the first one named wins.
    let best = weighed.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(Language::default(), |(language, _)| language)
}

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok());
    let mut pairs = lines
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The session that a cookie is the key to. Nobody finds the way back from the one to the other.
pub(crate) fn session_of(token: &str) -> PersonId {
    hash("chantier session", token)
        .parse()
        .expect("a hash in hexadecimal is an id")
}

/// What is kept of a token. Nobody finds the way back from it.
pub(crate) fn token_id(token: &str) -> PersonId {
    hash("chantier token", token)
        .parse()
        .expect("a hash in hexadecimal is an id")
}

fn hash(purpose: &str, token: &str) -> String {
    let mut sha = Sha256::new();
    sha.update(purpose.as_bytes());
    sha.update([0]);
    sha.update(token.as_bytes());
    hex(&sha.finalize())
}

#[cfg(test)]
mod tests {
    use tower::ServiceExt as _;

    use super::*;
    use crate::whereabouts::Household;
    use crate::{Config, Server, routes};

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |&(name, value)| {
            (
                axum::http::HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )
        };
        pairs.iter().map(pair).collect()
    }

    #[tokio::test]
    async fn from_where_guests_come_is_kept_once_their_form_is_genuine() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            database: folder.path().join("tables.sqlite").display().to_string(),
            ..Config::default()
        };
        let app = Server::bind(config).await.unwrap().app;
        let token = app.keys.give();
        let post = async |csrf: &str| {
            let request = Request::post("/preferences")
                .header(header::COOKIE, format!("{COOKIE}={token}"))
                .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(Body::from(format!("csrf={csrf}&theme=dark")));
            let response = routes::router(app.clone()).oneshot(request.unwrap()).await.unwrap();
            (response.status().as_u16(), app.whereabouts.of(&session_of(&token)))
        };
        assert_eq!(post("made-up").await, (403, Household::Away));
        assert_eq!(post(&hash("chantier form", &token)).await, (303, Household::Alone));
    }

    #[test]
    fn the_language_is_the_one_the_browser_weighs_most() {
        let language = |accepted| accepted_language(&headers(&[("accept-language", accepted)]));
        assert_eq!(language("fr-FR,fr;q=0.9,en;q=0.8"), Language::French);
        assert_eq!(language("eo,en;q=0.5,fr;q=0.7"), Language::French);
        assert_eq!(language("en,fr"), Language::English);
        assert_eq!(language("eo"), Language::English);
        assert_eq!(accepted_language(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn a_form_of_another_site_is_noticed() {
        assert!(from_elsewhere(&headers(&[("sec-fetch-site", "cross-site")])));
        assert!(from_elsewhere(&headers(&[("sec-fetch-site", "same-site")])));
        assert!(!from_elsewhere(&headers(&[("sec-fetch-site", "same-origin")])));
        assert!(from_elsewhere(&headers(&[
            ("origin", "https://evil.example"),
            ("host", "localhost:8080")
        ])));
        assert!(!from_elsewhere(&headers(&[
            ("origin", "http://localhost:8080"),
            ("host", "localhost:8080")
        ])));
    }

    #[test]
    fn neither_the_session_nor_the_form_token_shows_the_cookie() {
        let token = "ab".repeat(32);
        let reader = reader(&HeaderMap::new(), &token, &"/".parse().unwrap());
        assert_ne!(reader.csrf, token);
        assert_ne!(session_of(&token).as_str(), token);
        assert_ne!(session_of(&token).as_str(), reader.csrf);
    }
}
