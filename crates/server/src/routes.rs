//! The addresses of the site.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{get, post};
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use web::install;

use crate::handlers::{
    accounts, admin, analysis, archive, assets, bests, continuation, doors, explore, lessons, lobby, manners, me,
    my_tables, notices, pages, passkeys, play, players, puzzles, records, replay, reports, seats, setup, sharing,
    tokens, upkeep,
};
use crate::{App, api, metrics, requests, security, sessions, stream};

/// No form of ours is larger.
const BODY_BYTES: usize = 16 * 1024;

pub(crate) fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(pages::home))
        .route("/about", get(pages::about))
        .route("/privacy", get(pages::privacy))
        .route("/api", get(pages::api))
        .route("/preferences", get(pages::preferences).post(pages::keep_preferences))
        .route("/me", get(me::page))
        .route("/me/name", post(me::rename))
        .route("/me/keep", post(accounts::keep))
        .route("/me/sign-out", post(accounts::sign_out))
        .route("/me/keep/passkey", post(passkeys::keep))
        .route("/me/passkeys", post(passkeys::add))
        .route("/me/passkeys/remove", post(passkeys::remove))
        .route("/me/notices/devices", post(notices::add_device))
        .route("/me/notices/webhook", post(notices::set_webhook))
        .route("/me/notices/test", post(notices::test_webhook))
        .route("/me/notices/stop", post(notices::remove))
        .route("/me/devices", post(accounts::end_devices))
        .route("/me/password", post(accounts::set_password))
        .route("/me/codes", post(accounts::new_codes))
        .route("/me/tokens", post(tokens::tokens))
        .route("/me/bot", post(tokens::mark))
        .route("/me/export", post(me::export))
        .route("/me/delete", post(me::delete))
        .route(sessions::SIGN_IN, get(accounts::sign_in_page).post(accounts::sign_in))
        .route("/sign-in/passkey", post(passkeys::sign_in))
        .route("/passkeys/question", get(passkeys::question))
        .route("/admin", get(admin::page))
        .route("/admin/backup", post(admin::backup))
        .route("/admin/people", post(admin::people))
        .route("/admin/tables", post(admin::tables))
        .route("/admin/reports", post(admin::reports))
        .route("/games/{game}", get(pages::game))
        .route("/games/{game}/rules", get(pages::rules))
        .route("/games/{game}/positions/{name}/{part}", get(pages::position))
        .route("/games/{game}/new", get(setup::draft))
        .route("/games/{game}/learn", post(lessons::learn))
        .route("/tables", get(my_tables::list).post(setup::create))
        .route("/tables/turns", get(my_tables::turns))
        .route("/tables/{id}", get(play::table_page))
        .route("/tables/{id}/events", get(stream::events))
        .route("/tables/{id}/move", post(play::make_move))
        .route("/tables/{id}/undo", post(play::undo))
        .route("/tables/{id}/hint", post(play::hint))
        .route("/tables/{id}/resign", post(manners::resign))
        .route("/tables/{id}/ask", post(manners::ask))
        .route("/tables/{id}/answer", post(manners::answer))
        .route("/tables/{id}/skip", post(lessons::skip))
        .route("/tables/{id}/board/{ply}", get(play::board_at))
        .route("/tables/{id}/log", get(play::log))
        .route("/tables/{id}/record", get(play::record))
        .route("/tables/{id}/replay", get(replay::show))
        .route("/tables/{id}/still", get(my_tables::still))
        .route("/tables/{id}/explore", get(explore::show).post(explore::go_on))
        .route("/puzzles", get(puzzles::day))
        .route("/puzzles/{game}/{number}", get(puzzles::show).post(puzzles::answer))
        .route("/puzzles/{game}/{number}/position", get(puzzles::position))
        .route(
            "/puzzles/{game}/{number}/explore",
            get(explore::show_puzzle).post(explore::go_on_puzzle),
        )
        .route("/tables/{id}/bests", get(bests::bests))
        .route("/tables/{id}/analysis", get(analysis::show).post(analysis::begin))
        .route("/tables/{id}/analysis/cancel", post(analysis::cancel))
        .route("/tables/{id}/analysis/position", get(analysis::position))
        .route(
            "/tables/{id}/continue",
            get(continuation::draft).post(continuation::create),
        )
        .route(
            "/replay",
            get(records::choose)
                .post(records::bring)
                .layer(DefaultBodyLimit::max(records::UPLOAD_BYTES)),
        )
        .route("/lobby", get(lobby::show))
        .route("/lobby/events", get(crate::lobby::events))
        .route("/lobby/sit", post(lobby::sit))
        .route("/people/{key}", get(players::show))
        .route("/tables/{id}/enter", post(doors::enter))
        .route("/tables/{id}/free", post(seats::free))
        .route("/tables/{id}/join", post(seats::join))
        .route("/tables/{id}/leave", post(seats::leave))
        .route("/tables/{id}/replace", post(seats::replace))
        .route("/tables/{id}/hide", post(my_tables::hide))
        .route("/tables/{id}/unhide", post(my_tables::unhide))
        .route("/tables/{id}/talk", post(seats::talk))
        .route("/tables/{id}/comment", post(seats::comment))
        .route("/tables/{id}/again", post(seats::again))
        .route("/tables/{id}/publish", post(sharing::publish))
        .route("/tables/{id}/preview.png", get(sharing::preview))
        .route("/tables/{id}/report", get(reports::write).post(reports::send))
        .route("/tables/records", post(archive::records))
        .fallback(pages::not_found)
        // What is done around every request stands in one stack: each layer of its own would be a box, made anew for each.
        .layer(
            ServiceBuilder::new()
                .layer(from_fn_with_state(app.clone(), sessions::identify))
                .layer(from_fn_with_state(app.clone(), doors::guard)),
        );
    // Streams pack themselves, static files are packed at start; this is for pages.
    Router::new()
        .merge(pages)
        .merge(api::router(&app))
        .route("/static/{name}", get(assets::asset))
        .route(install::WORKER, get(assets::worker))
        .route("/time", get(upkeep::time))
        .route("/health", get(upkeep::health))
        .route("/ready", get(upkeep::ready))
        .layer(
            ServiceBuilder::new()
                .layer(from_fn_with_state(app.clone(), requests::name))
                .layer(CatchPanicLayer::new())
                .layer(CompressionLayer::new())
                .layer(map_response(security::protect))
                .layer(DefaultBodyLimit::max(BODY_BYTES))
                .layer(from_fn_with_state(app.clone(), metrics::measure)),
        )
        .with_state(app)
}

/// What only those who run the server may ask.
pub(crate) fn private(app: App) -> Router {
    Router::new()
        .route("/health", get(upkeep::health))
        .route("/ready", get(upkeep::ready))
        .route("/metrics", get(upkeep::metrics))
        .with_state(app)
}
