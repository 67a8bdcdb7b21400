//! The lobby as it stands: looked up when something was written, drawn once for all who read a language.
//!
//! Whoever opens the page sees what is there. Open pages follow by a stream; however much is written, the store is asked for
//! them at most once in [`PACE`], by whichever stream comes first.

use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use ::bots::levels::Level;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use catalogue::Language;
use futures_util::StreamExt as _;
use futures_util::stream;
use sha2::{Digest as _, Sha256};
use store::PublicTable;
use tables::{ClockTerms, PersonId, Phase, Rating, Rival, Summary};
use tokio::sync::{Mutex, broadcast, watch};
use tokio::time::Instant;
use web::Reader;
use web::pages::{LobbyClock, LobbyLine, LobbyView, SeatKind};

use crate::error::AppError;
use crate::fields::Fields;
use crate::gate::Pass;
use crate::hex::hex;
use crate::packing::{Encoding, pack};
use crate::ratings::{known_as, shown};
use crate::sessions::Visitor;
use crate::stream::{AGAIN_AFTER, ALIVE_EVERY, News, alive, dress, enter, is_over};
use crate::{App, sessions, summaries};

/// How often open pages of the lobby change at most.
const PACE: Duration = Duration::from_secs(1);
/// How many tables of each kind the lobby shows.
const LISTED: u32 = 50;
/// How long a table stands in the lobby at which nothing happens. Nobody who sat down there so long ago sits there still.
pub(crate) const STALE_MS: i64 = 48 * 3_600_000;
/// After how long the times are told anew to who opens the page.
const FRESH: Duration = Duration::from_secs(30);

/// What was found last.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<Option<Arc<Present>>>);

/// The lobby at one moment.
pub(crate) struct Present {
    waiting: Vec<PublicTable>,
    playing: Vec<PublicTable>,
    /// How strong those at the tables are taken to be, by game and number of players.
    ratings: BTreeMap<(String, String, u32), Rating>,
    /// What tells it from others: it follows from what is shown, so that it holds across restarts and servers.
    pub stamp: String,
    /// How much had been written before.
    written: u64,
    at: Instant,
    at_ms: i64,
    drawings: Mutex<HashMap<Language, Arc<Drawn>>>,
}

/// The part of the page that changes, for all who read a language.
pub(crate) struct Drawn {
    pub text: String,
    plain: Bytes,
    packed: Bytes,
}

impl Lobby {
    /// The lobby as it stands now.
    pub async fn present(&self, app: &App) -> Result<Arc<Present>, AppError> {
        let written = *app.tables.written().borrow();
        let current = |present: &Present| present.written == written && present.at.elapsed() < FRESH;
        self.look(app, current).await
    }

    /// The lobby as it stood at most [`PACE`] ago.
    async fn lately(&self, app: &App) -> Result<Arc<Present>, AppError> {
        let written = *app.tables.written().borrow();
        let current = |present: &Present| present.written == written || present.at.elapsed() < PACE;
        self.look(app, current).await
    }

    async fn look(&self, app: &App, current: impl Fn(&Present) -> bool) -> Result<Arc<Present>, AppError> {
        let mut place = self.0.lock().await;
        if let Some(present) = place.as_ref().filter(|present| current(present)) {
            return Ok(Arc::clone(present));
        }
        let present = Arc::new(Present::find(app).await?);
        *place = Some(Arc::clone(&present));
        Ok(present)
    }
}

impl Present {
    async fn find(app: &App) -> Result<Present, AppError> {
        // First, so that what is written meanwhile is looked up again.
        let written = *app.tables.written().borrow();
        let (store, at_ms) = (app.tables.store(), app.now_ms());
        let fresh = |table: &PublicTable| at_ms - table.listing.updated_at_ms < STALE_MS;
        let mut waiting = store.public_tables(Phase::Waiting, LISTED).await?;
        waiting.retain(|table| fresh(table) && table.listing.summary.as_ref().is_some_and(waits));
        let mut playing = store.public_tables(Phase::Playing, LISTED).await?;
        playing.retain(fresh);
        let mut rated = store.ratings_in_the_lobby().await?;
        rated.extend(store.ratings_of_bots().await?);
        let ratings: BTreeMap<_, _> = rated
            .into_iter()
            .map(|(rival, entry)| ((known_as(&rival), entry.game, entry.seats), entry.rating))
            .collect();
        let mut sha = Sha256::new();
        for (player, rating) in &ratings {
            sha.update(format!("{player:?} {}\n", rating.points()));
        }
        for table in waiting.iter().chain(&playing) {
            // What moves is of no interest here.
            let who = table
                .listing
                .summary
                .as_ref()
                .map(|summary| (&summary.names, &summary.people));
            sha.update(format!("{} {} {who:?}\n", table.listing.id, table.since_ms));
        }
        let stamp = hex(&sha.finalize()[..8]);
        Ok(Present {
            waiting,
            playing,
            ratings,
            stamp,
            written,
            at: Instant::now(),
            at_ms,
            drawings: Mutex::default(),
        })
    }

    /// How many tables wait for whoever comes.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// The lobby for all who read a language.
    pub fn view(&self, language: Language) -> LobbyView {
        let line = |table: &PublicTable| self.line(language, table);
        LobbyView {
            waiting: self.waiting.iter().filter_map(line).collect(),
            playing: self.playing.iter().filter_map(line).collect(),
            stamp: self.stamp.clone(),
        }
    }

    /// A table; nothing for one that this program cannot say anything of.
    fn line(&self, language: Language, table: &PublicTable) -> Option<LobbyLine> {
        let listing = &table.listing;
        let summary = listing.summary.as_ref()?;
        let players = summaries::players(language, None, &listing.id, summary);
        let open = summary.open.as_ref()?;
        let seats = u32::try_from(players.len()).ok()?;
        let links: Vec<Option<String>> = summary
            .people
            .iter()
            .zip(&summary.names)
            .map(|(person, name)| match person {
                Some(person) => Some(Rival::Person(person.clone())),
                None => Level::named(name).map(|_| Rival::Bot(name.clone())),
            })
            .map(|rival| rival.as_ref().map(known_as))
            .collect();
        let rating = |link: &Option<String>| {
            let key = (link.clone()?, listing.game.clone(), seats);
            self.ratings.get(&key).map(|rating| shown(*rating))
        };
        Some(LobbyLine {
            ratings: links.iter().map(rating).collect(),
            links,
            rated: summary.rated,
            clock: clock(&open.clock),
            id: listing.id.to_string(),
            info: catalogue::find(&listing.game).ok()?.info(),
            options: open.options.clone(),
            free: players.iter().filter(|player| player.kind == SeatKind::Free).count(),
            players,
            since_ms: table.since_ms,
            minutes: (self.at_ms - table.since_ms).max(0) / 60_000,
        })
    }

    /// The part that changes. Whoever comes first draws it, the others wait for that.
    pub async fn drawn(self: &Arc<Present>, app: &App, language: Language) -> Result<Arc<Drawn>, AppError> {
        let mut drawings = self.drawings.lock().await;
        if let Some(drawn) = drawings.get(&language) {
            return Ok(Arc::clone(drawn));
        }
        let present = Arc::clone(self);
        let drawn = app.easels.draw(move || Arc::new(present.draw(language))).await?;
        app.metrics.drawings.add(1);
        drawings.insert(language, Arc::clone(&drawn));
        Ok(drawn)
    }

    fn draw(&self, language: Language) -> Drawn {
        let reader = Reader {
            language,
            ..Reader::default()
        };
        let text = self.view(language).fragment(&reader).into_string();
        let event = format!("id: {}\ndata: {}\n\n", self.stamp, text.replace('\n', "\ndata: "));
        Drawn {
            text,
            plain: pack(Encoding::Plain, &event),
            packed: pack(Encoding::Gzip, &event),
        }
    }
}

fn clock(terms: &ClockTerms) -> Option<LobbyClock> {
    match terms {
        ClockTerms::None => None,
        ClockTerms::Live { bank_s, bonus_s } => Some(LobbyClock::Live {
            minutes: bank_s.div_ceil(60),
            seconds: *bonus_s,
        }),
        ClockTerms::Turns(turns) => Some(LobbyClock::Turns { hours: turns.hours }),
    }
}

/// Whether somebody sits there and waits for whoever comes: a rematch waits for those who played before.
fn waits(summary: &Summary) -> bool {
    let rematch = summary.open.as_ref().is_some_and(|open| open.rematch);
    !rematch && summary.people.iter().any(Option::is_some)
}

/// Somebody who follows the lobby, as long as their session lasts.
pub(crate) struct LobbyWatch {
    app: App,
    visitor: Visitor,
    /// What tells the state that they saw last from others.
    seen: String,
    written: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    ended: broadcast::Receiver<Option<PersonId>>,
    /// When a sign of life is due: whatever is written meanwhile for others is none.
    alive_at: Instant,
    _pass: Pass,
}

/// The stream of one open page of the lobby.
struct LobbyStream {
    watch: LobbyWatch,
    encoding: Encoding,
}

/// Opens a stream. `?seen=STAMP` says what the page shows.
pub(crate) async fn events(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok());
    let encoding = Encoding::accepted(&headers);
    let seen = last.or(fields.get("seen")).unwrap_or_default().to_owned();
    let watch = LobbyWatch::begin(app, visitor, seen).await?;
    let stream = LobbyStream { watch, encoding };
    let packets = stream::unfold(stream, |mut stream| async move { Some((stream.next().await?, stream)) });
    let head = stream::iter([encoding.head()]);
    let packets = head.chain(packets).map(Ok::<Bytes, Infallible>);
    Ok(dress(Body::from_stream(packets.fuse()), encoding))
}

impl LobbyStream {
    /// The next bytes to send; `None` when there is no more to come.
    async fn next(&mut self) -> Option<Bytes> {
        let present = match self.watch.next().await? {
            News::Changed(present) => present,
            News::Quiet => return Some(alive(self.encoding)),
        };
        let language = self.watch.visitor.reader.language;
        let drawn = present.drawn(&self.watch.app, language).await.ok()?;
        Some(match self.encoding {
            Encoding::Plain => drawn.plain.clone(),
            Encoding::Gzip => drawn.packed.clone(),
        })
    }
}

impl LobbyWatch {
    /// Follows the lobby from the state that was seen of it.
    pub async fn begin(app: App, visitor: Visitor, seen: String) -> Result<LobbyWatch, AppError> {
        let watch = LobbyWatch {
            _pass: enter(&app, &visitor)?,
            seen,
            written: app.tables.written(),
            stopping: app.stopping.subscribe(),
            ended: app.ended.subscribe(),
            alive_at: Instant::now() + ALIVE_EVERY,
            visitor,
            app,
        };
        // It may have ended just before anybody listened for that.
        match sessions::is_current(&watch.app, &watch.visitor).await? {
            true => Ok(watch),
            false => Err(AppError::NotFound),
        }
    }

    pub fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    /// What there is to show next; `None` when the server stops or the session has ended.
    pub async fn next(&mut self) -> Option<News<Arc<Present>>> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            self.written.mark_unchanged();
            let behind = match self.look().await {
                Ok(Ok(present)) => return Some(News::Changed(present)),
                Ok(Err(behind)) => behind,
                Err(AppError::Store(_)) => Some(AGAIN_AFTER),
                Err(_) => return None,
            };
            let ended = tokio::select! {
                // Something was written since, too soon after the last look.
                () = tokio::time::sleep(behind.unwrap_or_default()), if behind.is_some() => continue,
                changed = self.written.changed(), if behind.is_none() => {
                    changed.ok()?;
                    continue;
                }
                ended = self.ended.recv() => ended,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                () = tokio::time::sleep_until(self.alive_at) => {
                    self.alive_at = Instant::now() + ALIVE_EVERY;
                    return Some(News::Quiet);
                }
            };
            if is_over(&self.app, &self.visitor, ended).await {
                return None;
            }
        }
    }

    /// What was not seen yet; or after how long to look again, if more was written than was looked at.
    async fn look(&mut self) -> Result<Result<Arc<Present>, Option<Duration>>, AppError> {
        let present = self.app.lobby.lately(&self.app).await?;
        if present.stamp != self.seen {
            self.seen.clone_from(&present.stamp);
            self.alive_at = Instant::now() + ALIVE_EVERY;
            return Ok(Ok(present));
        }
        let behind = present.written != *self.written.borrow();
        Ok(Err(behind.then(|| PACE.saturating_sub(present.at.elapsed()))))
    }
}
