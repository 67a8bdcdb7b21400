//! The server: routes, sessions, live updates, and the workers that let bots move.
//!
//! # The way of a move
//!
//! A form is posted to `routes`; `sessions` says who sent it and whether it is genuine; `perspective` says
//! for which seat they may act; `tables::Table::decide` says what the move leads to; `live_tables` appends that to the
//! store "if the table's version is still n", and only then does anybody hear of it. Every open page of the table holds a
//! `stream`, which sends the page's changed part as its reader may see it (`view`). If a bot is to move next, `bots` thinks
//! on its own threads and plays like everybody else.
//!
//! # Errors
//!
//! Handlers return `error::AppError`; it decides once what people read and what is logged. [`ServeError`] is for
//! what keeps the server from starting.
//!
//! **Deliberately absent:** rules of any game, markup, SQL.

mod addresses;
mod analyses;
mod api;
mod backups;
mod bots;
mod calendar;
mod chance;
mod clock;
mod config;
mod connections;
mod departures;
mod devices;
mod disk;
mod drawings;
mod due;
mod easels;
mod error;
mod explore;
mod fields;
mod files;
mod gate;
mod handlers;
mod health;
mod hex;
mod host;
mod keep;
mod keys;
mod limits;
mod listings;
mod live_tables;
mod lobby;
mod manners;
mod metrics;
mod names;
mod nodes;
mod notices;
mod packing;
mod passkeys;
mod passwords;
mod patch;
mod perspective;
mod pictures;
mod puzzles;
mod queue;
mod ratings;
#[cfg(test)]
#[path = "../tests/harness/patch.rs"]
mod reader;
mod recent_sessions;
mod replay;
mod requests;
mod routes;
mod security;
mod seldom;
mod sessions;
mod stall;
mod stream;
mod summaries;
mod terms;
mod told;
mod upload;
mod view;
mod whereabouts;
mod workers;
mod zip;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tables::{PersonId, TableId};
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, timeout_at};
use tracing::{error, info, warn};

pub use addresses::{AddressRange, ParseAddressError};
pub use chance::Chance;
pub use clock::Clock;
pub use config::{Caps, Config, default_database};
pub use host::HostAccount;
pub use store::Keep;
pub use view::recorded_names;

use crate::analyses::Analyses;
use crate::backups::Backups;
use crate::easels::Easels;
use crate::gate::Gate;
use crate::handlers::records;
use crate::health::Health;
use crate::host::Host;
use crate::keys::Keys;
use crate::limits::Limits;
use crate::listings::Listings;
use crate::live_tables::LiveTables;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::notices::{NoKey, Notices};
use crate::passwords::Passwords;
use crate::pictures::Pictures;
use crate::recent_sessions::RecentSessions;
use crate::whereabouts::Whereabouts;
use crate::workers::Workers;

/// How long all that may take that is still to be done when the last request has ended: most of it for notices that are under way,
/// then for noting until when the server was up, and what is left for closing the database.
const CLOSING: Duration = Duration::from_secs(5);
const LAST_NOTICES: Duration = Duration::from_secs(3);
const LAST_NOTE: Duration = Duration::from_secs(4);

/// How many ended sessions streams may be behind; one that missed some asks for itself.
const ENDED: usize = 64;

/// What every handler shares.
#[derive(Clone)]
pub(crate) struct App(Arc<Parts>);

pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) tables: LiveTables,
    pub(crate) workers: Workers,
    pub(crate) analyses: Analyses,
    pub(crate) easels: Easels,
    pub(crate) pictures: Pictures,
    pub(crate) backups: Backups,
    pub(crate) health: Health,
    pub(crate) keys: Keys,
    /// Who runs the site, if somebody was named.
    pub(crate) host: Option<Host>,
    pub(crate) passwords: Passwords,
    /// How people are told what waits for them, if they may be.
    pub(crate) notices: Option<Notices>,
    /// People and sessions of whom some may have ended; nobody in particular where news were missed.
    pub(crate) ended: broadcast::Sender<Option<PersonId>>,
    pub(crate) limits: Limits,
    pub(crate) whereabouts: Whereabouts,
    pub(crate) recent_sessions: RecentSessions,
    pub(crate) lobby: Lobby,
    pub(crate) listings: Listings,
    pub(crate) connections: Arc<Gate>,
    /// Requests under way that came through a proxy.
    pub(crate) relayed: Arc<Gate>,
    pub(crate) streams: Arc<Gate>,
    /// Records that are being taken in.
    pub(crate) uploads: Arc<Gate>,
    pub(crate) metrics: Arc<Metrics>,
    /// Turns true when the server stops, so that open streams end.
    pub(crate) stopping: watch::Sender<bool>,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Whether the server stops.
    fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// What time it is, in milliseconds since 1970.
    fn now_ms(&self) -> i64 {
        self.config.clock.now_ms()
    }

    /// Lets the open pages of a person, or of a session, find out whether they are still theirs.
    fn tell_ended(&self, person: &PersonId) {
        // Nobody may be listening.
        let _ = self.ended.send(Some(person.clone()));
    }

    /// Lets all open pages find out whether they are still theirs who opened them.
    fn tell_any_ended(&self) {
        // Nobody may be listening.
        let _ = self.ended.send(None);
    }

    /// Comes when the server stops.
    async fn stopped(&self) {
        // The sender lives in the app itself, so it cannot be gone.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }
}

/// Why the server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Something else listens there.
    #[error("{address} is already in use: stop what listens there, or choose another, such as {free}")]
    AddressInUse {
        /// The address.
        address: SocketAddr,
        /// Another that may be free.
        free: SocketAddr,
    },
    /// The address cannot be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] store::StoreError),
    /// What push services know this site by cannot be used.
    #[error("the key for push messages in the database cannot be read")]
    PushKey,
    /// Nobody can have this name.
    #[error("'{0}' cannot be the name of an account: it needs 2 to 24 characters that can be seen")]
    Admin(String),
    /// A game cannot be played with the material it was given.
    #[error("{game}: {why}")]
    Material {
        /// The game's id.
        game: String,
        /// What is wrong.
        why: String,
    },
}

impl From<NoKey> for ServeError {
    fn from(no_key: NoKey) -> Self {
        match no_key {
            NoKey::Store(failure) => ServeError::Store(failure),
            NoKey::Unreadable => ServeError::PushKey,
        }
    }
}

fn next_port(address: SocketAddr) -> SocketAddr {
    SocketAddr::new(address.ip(), address.port().wrapping_add(1).max(1024))
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    metrics: Option<TcpListener>,
    app: App,
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => ServeError::AddressInUse {
            address,
            free: next_port(address),
        },
        _ => ServeError::Listen(address, error),
    })
}

impl Server {
    /// Opens the database and listens.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        let listener = listen(config.listen).await?;
        let private = match config.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        check_material(&config)?;
        if let Some(name) = config.admin.as_ref().filter(|name| names::login(name).is_err()) {
            return Err(ServeError::Admin(name.clone()));
        }
        let store = store::Store::open_for_server(&config.database, config.durability).await?;
        for (game, text) in &config.material {
            store.keep_material(game, text, config.clock.now_ms()).await?;
        }
        let downtimes = store.start_up(config.clock.now_ms(), due::tolerated_ms(&store)).await?;
        let metrics = Arc::new(Metrics::default());
        let caps = &config.caps;
        let connections = files::connections(caps.connections);
        let mut of_one_address = caps.connections_per_address;
        if connections < caps.connections {
            warn!(
                connections,
                "the system allows so few open files that only so many connections fit"
            );
            // One address must not take them all.
            of_one_address = of_one_address.min(connections / 2);
        }
        if config.public_url.is_some() && config.trust_proxy.is_empty() {
            warn!("no proxy is trusted: if one stands before this server, all its visitors count as one address");
        }
        let keys = Keys::of(&store).await?;
        let host = match &config.admin {
            None => None,
            Some(name) => Some(Host::named(name, &store).await?),
        };
        let notices = match config.notices {
            false => None,
            true => Some(Notices::new(&store, config.webhooks_inside).await?),
        };
        let app = App(Arc::new(Parts {
            backups: Backups::new(config.backups.as_deref(), &store),
            health: Health::default(),
            keys,
            host,
            tables: LiveTables::new(store, Arc::clone(&metrics), &config, downtimes),
            analyses: Analyses::default(),
            workers: Workers::new(config.workers, Arc::clone(&metrics)),
            easels: Easels::new(
                std::thread::available_parallelism().map_or(1, usize::from),
                Arc::clone(&metrics),
            ),
            pictures: Pictures::default(),
            passwords: Passwords::default(),
            notices,
            ended: broadcast::Sender::new(ENDED),
            limits: Limits::new(config.limited, config.crowds.clone(), Arc::clone(&metrics)),
            whereabouts: Whereabouts::new(config.crowds.clone()),
            recent_sessions: RecentSessions::default(),
            lobby: Lobby::default(),
            listings: Listings::default(),
            connections: Gate::new(connections, of_one_address, config.crowds.clone()),
            relayed: Gate::new(connections, of_one_address, config.crowds.clone()),
            streams: Gate::new(caps.streams, caps.streams_per_address, config.crowds.clone()),
            uploads: Gate::new(records::UPLOADS, records::UPLOADS_OF_NETWORK, config.crowds.clone()),
            stopping: watch::Sender::new(false),
            metrics,
            config,
        }));
        Ok(Server {
            listener,
            metrics: private,
            app,
        })
    }

    /// The address people open.
    pub fn url(&self) -> String {
        match &self.app.config.public_url {
            Some(url) => url.clone(),
            None => format!("http://{}", self.address()),
        }
    }

    /// The account that was named as that of whoever runs the site.
    pub async fn host(&self) -> Result<Option<HostAccount>, ServeError> {
        match &self.app.host {
            None => Ok(None),
            Some(host) => Ok(Some(host.account(self.app.tables.store(), &self.url()).await?)),
        }
    }

    /// The address the server listens on.
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or(self.app.config.listen)
    }

    /// The address on which numbers can be asked for, where there is one.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Serves until `stop` comes, then lets running requests finish for a moment and closes the database.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Server { listener, metrics, app } = self;
        let private = metrics.map(|listener| {
            let router = routes::private(app.clone());
            tokio::spawn(async move { axum::serve(listener, router).await })
        });
        let upkeep = tokio::spawn(upkeep(app.clone()));
        let due = tokio::spawn(due::watch(app.clone()));
        let mut notices = tokio::spawn(notices::watch(app.clone()));
        let keep = tokio::spawn(keep::watch(app.clone()));
        tokio::spawn(analyses::watch(app.clone()));
        tokio::spawn(check_unfinished(app.clone()));
        nodes::follow(&app);
        let stopping = app.clone();
        tokio::spawn(async move {
            stop.await;
            info!("stopping");
            stopping.stopping.send_replace(true);
        });
        connections::serve(listener, app.clone(), routes::router(app.clone())).await;
        let ended = Instant::now();
        upkeep.abort();
        due.abort();
        keep.abort();
        // Somebody may just be told something.
        if timeout_at(ended + LAST_NOTICES, &mut notices).await.is_err() {
            notices.abort();
            warn!("somebody may be told something twice");
        }
        if let Some(private) = private {
            private.abort();
        }
        app.workers.stop();
        match timeout_at(ended + LAST_NOTE, app.tables.store().note_up(app.now_ms())).await {
            Ok(Ok(())) => {}
            Ok(Err(failure)) => warn!(%failure, "until when the server was up is not known exactly"),
            Err(_) => warn!("until when the server was up is not known exactly: the database does not answer"),
        }
        // Every move that was acknowledged is written. What else the database would like to tidy up has its chance.
        if timeout_at(ended + CLOSING, app.tables.close()).await.is_err() {
            warn!("the database did not close in time");
        }
    }
}

/// Says whether every game can be played with the material it was given, by any number of players.
fn check_material(config: &Config) -> Result<(), ServeError> {
    for (id, text) in &config.material {
        let wrong = |why: String| ServeError::Material { game: id.clone(), why };
        let game = catalogue::find(id).map_err(|error| wrong(error.to_string()))?;
        for players in game.info().players.clone() {
            let setup = engine::Setup {
                material: Some(text.clone()),
                ..engine::Setup::new(players)
            };
            game.validate(&setup).map_err(|error| wrong(error.to_string()))?;
        }
    }
    Ok(())
}

/// Reads every unfinished table once, so that a host hears of one that this program cannot go on with before its
/// players do, and lets bots move that were thinking when the server stopped.
async fn check_unfinished(app: App) {
    const PAGE: u32 = 100;
    let (mut checked, mut failed, mut last) = (0_u64, 0_u64, None);
    loop {
        let page = match app.tables.store().tables_after(last.as_ref(), PAGE).await {
            Ok(page) => page,
            Err(failure) => {
                error!(%failure, "the unfinished tables could not be checked");
                return;
            }
        };
        let Some(listing) = page.last() else { break };
        last = Some(listing.id.clone());
        for listing in page.iter().filter(|listing| listing.is_unfinished()) {
            checked += 1;
            if let Err(failure) = take_up(&app, &listing.id).await {
                failed += 1;
                error!(table = %listing.id, %failure, "an unfinished table does not read back");
            }
            // Whoever plays meanwhile comes first.
            tokio::task::yield_now().await;
        }
    }
    info!(checked, failed, "checked the unfinished tables");
}

/// Reads a table back. It is kept in memory only if a bot is to move.
async fn take_up(app: &App, id: &TableId) -> Result<(), error::AppError> {
    let loaded = app.tables.peek(id).await?;
    if loaded.table.bot_to_move().is_some() {
        bots::wake(app, &app.tables.find(id).await?);
    }
    Ok(())
}

/// Now and then forgets what nobody has used for a while.
async fn upkeep(app: App) {
    let mut minutes = tokio::time::interval(Duration::from_secs(60));
    loop {
        minutes.tick().await;
        app.limits.sweep();
        app.whereabouts.sweep();
        app.listings.sweep(app.now_ms()).await;
        app.tables.sweep().await;
        departures::look_again(&app).await;
        departures::settle_all(&app).await;
        ratings::count_missed(&app).await;
    }
}

/// Comes when the system asks the process to stop: Ctrl-C or SIGTERM. Listens from the moment it is called, which must be
/// within a runtime: a request that comes before anybody waits is not lost.
pub fn stop_signal() -> impl Future<Output = ()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let listen = |kind| {
            let signal = signal(kind);
            async {
                match signal {
                    Ok(mut signal) => {
                        signal.recv().await;
                    }
                    // Without a handler the default of the system holds, which also stops the process.
                    Err(_) => std::future::pending().await,
                }
            }
        };
        let (interrupt, terminate) = (listen(SignalKind::interrupt()), listen(SignalKind::terminate()));
        async {
            tokio::select! {
                () = interrupt => {}
                () = terminate => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}
