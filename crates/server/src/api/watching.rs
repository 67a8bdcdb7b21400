//! Following one table, or the lobby, as an open page does: streams of server-sent events.

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::response::Response;
use engine::Seat;
use futures_util::{StreamExt as _, stream};

use super::asking::{Asked, AtTable, Caller};
use super::events::event;
use super::lists::Lobby;
use super::problem::Failure;
use super::table::{Eyes, TablePath, describe};
use crate::App;
use crate::live_tables::Stamp;
use crate::lobby::LobbyWatch;
use crate::packing::Encoding;
use crate::stream::{News, Watch, alive, dress, enter};

/// A stream of server-sent events: `table` with a Table, as `/tables/{id}` tells it, at once and whenever the table changes
/// or somebody speaks there. Whoever watches needs no seat.
#[utoipa::path(get, path = "/tables/{id}/events", operation_id = "watch", params(TablePath, Eyes), responses((status = 200, description = "Events, for ever", body = String, content_type = "text/event-stream")))]
pub(crate) async fn table(State(app): State<App>, at: AtTable, Asked(eyes): Asked<Eyes>) -> Result<Response, Failure> {
    let pass = enter(&app, &at.visitor)?;
    let watch = Watch::begin(app, at.visitor, at.live, pass, Stamp::default()).await?;
    let packets = stream::unfold(watch, move |mut watch| async move {
        let packet = next_table(&mut watch, eyes.seat).await?;
        Some((packet, watch))
    });
    Ok(dress(
        Body::from_stream(packets.map(Ok::<Bytes, Infallible>).fuse()),
        Encoding::Plain,
    ))
}

/// The next bytes to send; `None` when there is no more to come.
async fn next_table(watch: &mut Watch, showing: Option<Seat>) -> Option<Bytes> {
    let loaded = match watch.next().await? {
        News::Changed(loaded) => loaded,
        News::Quiet => return Some(alive(Encoding::Plain)),
    };
    watch.saw(loaded.stamp());
    let (visitor, now_ms) = (watch.visitor().clone(), watch.app().now_ms());
    let work = move || event("table", &describe(&loaded, &visitor, showing, now_ms));
    watch.app().easels.draw(work).await.ok()?.ok().map(Bytes::from)
}

/// A stream of server-sent events: `lobby` with a Lobby, as `/lobby` tells it, at once and whenever it changes.
#[utoipa::path(get, path = "/lobby/events", operation_id = "watch_lobby", responses((status = 200, description = "Events, for ever", body = String, content_type = "text/event-stream")))]
pub(crate) async fn lobby(State(app): State<App>, Caller(visitor): Caller) -> Result<Response, Failure> {
    let watch = LobbyWatch::begin(app, visitor, String::new()).await?;
    let packets = stream::unfold(watch, |mut watch| async move {
        let packet = next_lobby(&mut watch).await?;
        Some((packet, watch))
    });
    Ok(dress(
        Body::from_stream(packets.map(Ok::<Bytes, Infallible>).fuse()),
        Encoding::Plain,
    ))
}

/// The next bytes to send; `None` when there is no more to come.
async fn next_lobby(watch: &mut LobbyWatch) -> Option<Bytes> {
    match watch.next().await? {
        News::Changed(present) => {
            let lobby = Lobby::of(&present, watch.visitor().reader.language);
            event("lobby", &lobby).ok().map(Bytes::from)
        }
        News::Quiet => Some(alive(Encoding::Plain)),
    }
}
