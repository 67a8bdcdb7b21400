//! The webhook by which whoever asks is told what waits for them.

use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::{Receiver, ReceiverKind};
use utoipa::ToSchema;

use super::asking::{Caller, Json, Told};
use super::problem::{Failure, Kind};
use crate::App;
use crate::error::AppError;
use crate::handlers::notices::{NoWebhook, Tried, enabled, keep_webhook, try_webhook};

/// How a webhook is spoken to.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WebhookKind {
    /// A topic of ntfy: plain text, with the headers Title and Click.
    Ntfy,
    /// A webhook of Discord.
    Discord,
    /// Anything else: JSON, as docs/online.md describes it.
    Json,
}

/// Where a webhook is.
#[derive(Deserialize, ToSchema)]
pub(crate) struct NewWebhook {
    kind: WebhookKind,
    /// Its address: http or https, on the ports 80, 443 or above 1023, and public.
    address: String,
}

/// A webhook as it is.
#[derive(Serialize, ToSchema)]
pub(crate) struct Webhook {
    kind: WebhookKind,
    address: String,
    /// Whether anything is still sent there: not after three failures in a row, until a test arrives.
    on: bool,
    /// How many attempts failed since something arrived.
    failures: u32,
    /// When something arrived last, in milliseconds since 1970.
    told_at_ms: Option<i64>,
}

impl WebhookKind {
    fn of(kind: ReceiverKind) -> Option<WebhookKind> {
        match kind {
            ReceiverKind::Push => None,
            ReceiverKind::Ntfy => Some(WebhookKind::Ntfy),
            ReceiverKind::Discord => Some(WebhookKind::Discord),
            ReceiverKind::Json => Some(WebhookKind::Json),
        }
    }

    fn receiver(self) -> ReceiverKind {
        match self {
            WebhookKind::Ntfy => ReceiverKind::Ntfy,
            WebhookKind::Discord => ReceiverKind::Discord,
            WebhookKind::Json => ReceiverKind::Json,
        }
    }
}

fn webhook(receiver: &Receiver) -> Option<Webhook> {
    Some(Webhook {
        kind: WebhookKind::of(receiver.kind)?,
        address: receiver.address.clone(),
        on: receiver.is_on(),
        failures: receiver.failures,
        told_at_ms: Some(receiver.told_at_ms).filter(|at_ms| *at_ms > 0),
    })
}

/// The webhook of whoever asks.
#[utoipa::path(get, path = "/me/webhook", operation_id = "webhook", responses((status = 200, description = "The webhook", body = Webhook)))]
pub(crate) async fn show(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<Webhook>, Failure> {
    enabled(&app)?;
    let receivers = app.tables.store().receivers_of(&visitor.person).await?;
    let webhook = receivers.iter().find_map(webhook).ok_or(AppError::NotFound)?;
    Ok(Json(webhook))
}

/// Says where the webhook of whoever asks is, from now on.
#[utoipa::path(put, path = "/me/webhook", operation_id = "set_webhook", request_body = NewWebhook, responses((status = 200, description = "The webhook", body = Webhook)))]
pub(crate) async fn set(
    State(app): State<App>,
    Caller(visitor): Caller,
    Told(wanted): Told<NewWebhook>,
) -> Result<Json<Webhook>, Failure> {
    let kept = keep_webhook(&app, &visitor, wanted.kind.receiver(), wanted.address.trim()).await?;
    let receiver = match kept {
        Ok(receiver) => receiver,
        Err(NoWebhook::TooOften) => return Err(AppError::TooMany.into()),
        Err(NoWebhook::TooMany) => {
            return Err(Failure::new(
                Kind::Refused,
                "You are told in as many places as anybody may be.",
            ));
        }
        Err(NoWebhook::Refused(why)) => {
            return Err(Failure::new(
                Kind::Invalid,
                format!("Nothing can be sent to this address: {why}."),
            ));
        }
    };
    Ok(Json(webhook(&receiver).ok_or(AppError::NotFound)?))
}

/// Sends nothing to the webhook of whoever asks any more.
#[utoipa::path(delete, path = "/me/webhook", operation_id = "remove_webhook", responses((status = 204, description = "Nothing is sent there any more")))]
pub(crate) async fn remove(State(app): State<App>, Caller(visitor): Caller) -> Result<StatusCode, Failure> {
    let store = app.tables.store();
    match store.remove_receiver(&visitor.person, &Receiver::webhook_id()).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(AppError::NotFound.into()),
    }
}

/// What came of a test.
#[derive(Serialize, ToSchema)]
pub(crate) struct WebhookTest {
    /// Whether the message arrived: the answer was one of success.
    arrived: bool,
}

/// Sends a message to the webhook of whoever asks, to see whether it arrives.
#[utoipa::path(post, path = "/me/webhook/test", operation_id = "test_webhook", responses((status = 200, description = "What came of it", body = WebhookTest)))]
pub(crate) async fn test(State(app): State<App>, Caller(visitor): Caller) -> Result<Json<WebhookTest>, Failure> {
    match try_webhook(&app, &visitor).await? {
        Tried::Arrived => Ok(Json(WebhookTest { arrived: true })),
        Tried::Lost => Ok(Json(WebhookTest { arrived: false })),
        Tried::TooOften => Err(AppError::TooMany.into()),
    }
}
