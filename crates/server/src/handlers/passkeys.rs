//! Keeping an account by a passkey, signing in by one, and the passkeys that somebody has.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use serde_json::{Value, json};
use store::Passkey;
use tracing::info;
use web::pages::{MeSaid, MeView, SignInView};

use super::accounts::{self, Way};
use super::me;
use crate::error::AppError;
use crate::fields::Fields;
use crate::limits::Kind;
use crate::passkeys::{self, Asked, Ceremony, Made, NewKey, Refused, Site, Used};
use crate::sessions::{Posted, Visitor};
use crate::{App, devices};

/// How many passkeys somebody may have.
const MOST: usize = 20;

/// What a browser is asked, when somebody wants to make a passkey (`?for=create`) or to use one.
pub(crate) async fn question(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, AppError> {
    let site = Site::at(&visitor.site);
    let creates = fields.get("for") == Some("create");
    let ceremony = if creates { Ceremony::Create } else { Ceremony::Get };
    let challenge = passkeys::question(&app.keys, &visitor.session, ceremony, app.now_ms());
    if !creates {
        return Ok(as_json(&json!({
            "challenge": challenge, "rpId": site.name, "userVerification": "preferred",
        })));
    }
    let store = app.tables.store();
    let account = store.account_of(&visitor.person).await?;
    let name = account.map_or(String::new(), |account| account.name);
    let held = store.passkeys_of(&visitor.person).await?.into_iter();
    let held: Vec<Value> = held
        .map(|passkey| json!({ "type": "public-key", "id": passkey.id }))
        .collect();
    let kinds = passkeys::ALGORITHMS.map(|number| json!({ "type": "public-key", "alg": number }));
    Ok(as_json(&json!({
        "challenge": challenge,
        "rp": { "id": site.name, "name": "Chantier" },
        // By this the device tells the passkeys of several people apart; it says nothing of them.
        "user": { "id": app.keys.mark("passkey of", visitor.person.as_str())[..32], "name": name, "displayName": name },
        "pubKeyCredParams": kinds,
        "excludeCredentials": held,
        "authenticatorSelection": { "residentKey": "required", "userVerification": "preferred" },
        "attestation": "none",
    })))
}

/// A guest keeps what they have under a name and a passkey.
pub(crate) async fn keep(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, AppError> {
    let wish = match accounts::wish(&app, &visitor, &posted)? {
        Ok(wish) => wish,
        Err(view) => return me::show(&app, &visitor, view).await,
    };
    let key = match made(&app, &visitor, &posted) {
        Ok(key) => key,
        Err(refused) => {
            info!(%refused, "a passkey is not kept");
            return me::show(&app, &visitor, accounts::refuse(&posted, MeSaid::PasskeyRefused)).await;
        }
    };
    if app.tables.store().passkey(&key.id).await?.is_some() {
        return me::show(&app, &visitor, accounts::refuse(&posted, MeSaid::PasskeyRefused)).await;
    }
    let way = Way::Passkey(passkey(&app, &visitor, &headers, key));
    accounts::keep_wish(&app, &visitor, &headers, &posted, wish, way).await
}

/// Somebody who is signed in adds a passkey.
pub(crate) async fn add(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, AppError> {
    if let Err(said) = accounts::prove(&app, &visitor, &posted).await? {
        return me::show(&app, &visitor, MeView::saying(said)).await;
    }
    let store = app.tables.store();
    if store.passkeys_of(&visitor.person).await?.len() >= MOST {
        return Err(AppError::TooMany);
    }
    let added = match made(&app, &visitor, &posted) {
        Ok(key) => store.add_passkey(&passkey(&app, &visitor, &headers, key)).await?,
        Err(refused) => {
            info!(%refused, "a passkey is not kept");
            false
        }
    };
    Ok(me::led_to(if added {
        MeSaid::PasskeyAdded
    } else {
        MeSaid::PasskeyRefused
    }))
}

/// Somebody takes a passkey off their account.
pub(crate) async fn remove(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    accounts::signed_in(&visitor)?;
    let store = app.tables.store();
    let held = store.passkeys_of(&visitor.person).await?;
    if !held.iter().any(|passkey| passkey.id == posted.get("passkey")) {
        return Err(AppError::NotFound);
    }
    let removed = store.remove_passkey(&visitor.person, posted.get("passkey")).await?;
    Ok(me::led_to(if removed {
        MeSaid::PasskeyRemoved
    } else {
        MeSaid::LastWay
    }))
}

/// Somebody signs in by a passkey.
pub(crate) async fn sign_in(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, AppError> {
    let refuse = |said: MeSaid| SignInView {
        said: Some(said),
        ..SignInView::default()
    };
    if !app.limits.allow_network(visitor.network, Kind::SignIn) {
        return accounts::show_sign_in(&app, &visitor, refuse(MeSaid::TooOften)).await;
    }
    if let Some(passkey) = app.tables.store().passkey(posted.get("id")).await? {
        match used(&app, &visitor, &posted, &passkey) {
            Ok(asked_at_ms) => {
                let proof = accounts::Shown::Passkey {
                    id: &passkey.id,
                    asked_at_ms,
                };
                if let Some(response) = accounts::enter(&app, &visitor, &headers, &passkey.person, proof).await? {
                    return Ok(response);
                }
            }
            Err(refused) => info!(%refused, "a passkey lets nobody in"),
        }
    }
    accounts::show_sign_in(&app, &visitor, refuse(MeSaid::PasskeyUnknown)).await
}

fn as_json(value: &Value) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], value.to_string()).into_response()
}

fn asked<'a>(app: &'a App, visitor: &'a Visitor, site: &'a Site) -> Asked<'a> {
    Asked {
        keys: &app.keys,
        session: &visitor.session,
        site,
        now_ms: app.now_ms(),
    }
}

fn made(app: &App, visitor: &Visitor, posted: &Posted) -> Result<NewKey, Refused> {
    let made = Made {
        client: posted.get("client"),
        authenticator: posted.get("authenticator"),
        algorithm: posted.get("algorithm").parse().map_err(|_| Refused::Unreadable)?,
        public_key: posted.get("key"),
    };
    made.check(asked(app, visitor, &Site::at(&visitor.site)))
}

fn used(app: &App, visitor: &Visitor, posted: &Posted, passkey: &Passkey) -> Result<i64, Refused> {
    let site = Site::at(&visitor.site);
    if passkey.site != site.name {
        return Err(Refused::Elsewhere);
    }
    let used = Used {
        client: posted.get("client"),
        authenticator: posted.get("authenticator"),
        signature: posted.get("signature"),
    };
    used.check(asked(app, visitor, &site), passkey.algorithm, &passkey.public_key)
}

fn passkey(app: &App, visitor: &Visitor, headers: &HeaderMap, key: NewKey) -> Passkey {
    Passkey {
        id: key.id,
        person: visitor.person.clone(),
        site: Site::at(&visitor.site).name,
        algorithm: key.algorithm,
        public_key: key.public_key,
        name: devices::name(headers),
        created_at_ms: app.now_ms(),
        used_at_ms: 0,
    }
}
