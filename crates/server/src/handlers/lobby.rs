//! The lobby's page, and sitting down from there.

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, PreEscaped};
use tables::TableId;
use web::pages::{LobbyGuest, Notice};

use super::seats::{self, Seating};
use crate::App;
use crate::error::AppError;
use crate::fields::Fields;
use crate::live_tables::Acted;
use crate::sessions::{Posted, Visitor};

/// The page. `?wrong=taken` and `?wrong=name` say why somebody does not sit where they wanted to.
pub(crate) async fn show(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Markup, AppError> {
    let present = app.lobby.present(&app).await?;
    let drawn = present.drawn(&app, visitor.reader.language).await?;
    let guest = LobbyGuest {
        name: app.tables.store().name_of(&visitor.person).await?.unwrap_or_default(),
        wrong: match fields.get("wrong") {
            Some("taken") => Some("lobby-taken"),
            Some("name") => Some("lobby-nameless"),
            _ => None,
        },
    };
    let games: Vec<_> = catalogue::infos().collect();
    let fragment = PreEscaped(drawn.text.clone());
    let view = present.view(visitor.reader.language);
    Ok(view.page(&visitor.reader, &guest, &games, fragment))
}

/// Takes the first free seat of a table of the lobby, and goes there.
pub(crate) async fn sit(State(app): State<App>, visitor: Visitor, posted: Posted) -> Result<Response, AppError> {
    let id: TableId = posted.parse("table")?;
    let to_table = || Ok(Redirect::to(&format!("/tables/{id}")).into_response());
    let name = match visitor.called(posted.get("name")) {
        Ok(name) if !name.is_empty() => name,
        _ => return Ok(Redirect::to("/lobby?wrong=name").into_response()),
    };
    let live = app.tables.find(&id).await?;
    let place = app.tables.read(&live, |loaded| {
        let table = &loaded.table;
        let sits = table.seats_of(&visitor.person).next().is_some();
        let free = table
            .seats()
            .find(|seat| table.is_free(*seat) && table.played().is_none());
        (table.is_public(), sits, free)
    });
    let seat = match place.await? {
        (_, true, _) => return to_table(),
        (true, false, Some(seat)) => seat,
        // Whoever may not know of a table learns no more than that there is no seat for them.
        _ => return Ok(Redirect::to("/lobby?wrong=taken").into_response()),
    };
    let seating = Seating { seat, name };
    match seats::sit(&app, &live, &visitor, seating).await? {
        Acted::Done => to_table(),
        Acted::Refused(Notice::Name) => Ok(Redirect::to("/lobby?wrong=name").into_response()),
        Acted::Stale | Acted::Refused(_) => Ok(Redirect::to("/lobby?wrong=taken").into_response()),
    }
}
