//! Where somebody is told what waits for them while they look at no page: their browsers, and a webhook.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use store::{Receiver, ReceiverKind};
use web::pages::{MeSaid, MeView, NoticesView, ToldView, WebhookView};

use super::me;
use crate::error::AppError;
use crate::limits::Kind;
use crate::notices::{self, Added, Listener, Notices, PushDevice, Refused};
use crate::sessions::{Posted, Visitor};
use crate::{App, calendar, devices};

/// What the page says of it; nothing where nobody is told anything.
pub(super) async fn view(app: &App, visitor: &Visitor) -> Result<Option<NoticesView>, AppError> {
    let Some(notices) = &app.notices else { return Ok(None) };
    let now = app.now_ms();
    let told = |receiver: &Receiver| ToldView {
        id: receiver.id.clone(),
        name: receiver.name.clone(),
        this: receiver.session == visitor.session,
        told: (receiver.told_at_ms > 0).then(|| calendar::when(receiver.told_at_ms, now, visitor.zone_minutes)),
        failures: receiver.failures,
        on: receiver.is_on(),
    };
    let receivers = app.tables.store().receivers_of(&visitor.person).await?;
    let is_push = |receiver: &&Receiver| receiver.kind == ReceiverKind::Push;
    Ok(Some(NoticesView {
        public_key: notices.public_key(),
        devices: receivers.iter().filter(is_push).map(told).collect(),
        webhook: receivers
            .iter()
            .find(|receiver| !is_push(receiver))
            .map(|receiver| WebhookView {
                kind: receiver.kind.name(),
                address: receiver.address.clone(),
                told: told(receiver),
            }),
    }))
}

/// How people are told something, where they may be.
pub(crate) fn enabled(app: &App) -> Result<&Notices, AppError> {
    app.notices.as_ref().ok_or(AppError::NotFound)
}

/// Who wants to be told something.
pub(crate) fn listener(visitor: &Visitor) -> Listener<'_> {
    Listener {
        person: &visitor.person,
        session: &visitor.session,
        language: visitor.reader.language,
        site: &visitor.site,
    }
}

/// A browser wants to be told what waits for its person.
pub(crate) async fn add_device(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    posted: Posted,
) -> Result<Response, AppError> {
    let device = PushDevice {
        endpoint: posted.get("endpoint"),
        public_key: posted.get("key"),
        auth: posted.get("auth"),
        name: devices::name(&headers),
    };
    if !may_send(&app, &visitor) {
        return Ok(me::led_to(MeSaid::TooOften));
    }
    let Ok(receiver) = enabled(&app)?.browser(&listener(&visitor), device, app.now_ms()) else {
        return Ok(me::led_to(MeSaid::PushRefused));
    };
    Ok(me::led_to(match notices::add(&app, &receiver).await? {
        Added::Told => MeSaid::DeviceTold,
        Added::TooMany => MeSaid::ManyReceivers,
    }))
}

/// Somebody wants to be told nothing any more somewhere.
pub(crate) async fn remove(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    let removed = app
        .tables
        .store()
        .remove_receiver(&visitor.person, posted.get("receiver"))
        .await?;
    if !removed {
        return Err(AppError::NotFound);
    }
    Ok(me::led_to(MeSaid::NotTold))
}

/// Why a webhook is not kept.
pub(crate) enum NoWebhook {
    TooOften,
    TooMany,
    Refused(Refused),
}

/// Lets a webhook be told what waits for somebody.
pub(crate) async fn keep_webhook(
    app: &App,
    visitor: &Visitor,
    kind: ReceiverKind,
    address: &str,
) -> Result<Result<Receiver, NoWebhook>, AppError> {
    if !may_send(app, visitor) {
        return Ok(Err(NoWebhook::TooOften));
    }
    let (notices, listener) = (enabled(app)?, listener(visitor));
    let receiver = match notices.webhook(&listener, kind, address, app.now_ms()).await {
        Ok(receiver) => receiver,
        Err(refused) => return Ok(Err(NoWebhook::Refused(refused))),
    };
    Ok(match notices::add(app, &receiver).await? {
        Added::Told => Ok(receiver),
        Added::TooMany => Err(NoWebhook::TooMany),
    })
}

/// Whether somebody may let the server speak to an address of their choice once more. Who throws a cookie away is another
/// person, so their network counts, too.
fn may_send(app: &App, visitor: &Visitor) -> bool {
    app.limits.allow_person(&visitor.person, Kind::Webhook) && app.limits.allow_network(visitor.network, Kind::Webhook)
}

/// Somebody says where their webhook is.
pub(crate) async fn set_webhook(
    State(app): State<App>,
    visitor: Visitor,
    posted: Posted,
) -> Result<Response, AppError> {
    let (kind, address) = (posted.get("kind"), posted.get("address"));
    let kind = ReceiverKind::webhook_named(kind).ok_or(AppError::BadRequest("kind"))?;
    let said = match keep_webhook(&app, &visitor, kind, address).await? {
        Ok(_) => return Ok(me::led_to(MeSaid::WebhookKept)),
        Err(NoWebhook::TooOften) => MeSaid::TooOften,
        Err(NoWebhook::TooMany) => MeSaid::ManyReceivers,
        Err(NoWebhook::Refused(Refused::Address)) => MeSaid::WebhookWrong,
        Err(NoWebhook::Refused(Refused::Inside)) => MeSaid::WebhookInside,
        Err(NoWebhook::Refused(Refused::Unknown)) => MeSaid::WebhookUnknown,
    };
    let view = MeView {
        webhook_draft: Some((kind.name(), address.to_owned())),
        ..MeView::saying(said)
    };
    me::show(&app, &visitor, view).await
}

/// What came of a message that was sent to try a webhook.
pub(crate) enum Tried {
    Arrived,
    Lost,
    TooOften,
}

/// Sends a message to somebody's webhook, to see whether it arrives.
pub(crate) async fn try_webhook(app: &App, visitor: &Visitor) -> Result<Tried, AppError> {
    let notices = enabled(app)?;
    let receivers = app.tables.store().receivers_of(&visitor.person).await?;
    let webhook = receivers.iter().find(|receiver| receiver.kind != ReceiverKind::Push);
    let webhook = webhook.ok_or(AppError::NotFound)?;
    if !may_send(app, visitor) {
        return Ok(Tried::TooOften);
    }
    Ok(match notices::try_out(app, notices, webhook).await? {
        true => Tried::Arrived,
        false => Tried::Lost,
    })
}

/// Somebody tries their webhook.
pub(crate) async fn test_webhook(State(app): State<App>, visitor: Visitor, _: Posted) -> Result<Response, AppError> {
    Ok(me::led_to(match try_webhook(&app, &visitor).await? {
        Tried::Arrived => MeSaid::TestArrived,
        Tried::Lost => MeSaid::TestLost,
        Tried::TooOften => MeSaid::TooOften,
    }))
}
