//! What a host can choose.

use std::collections::BTreeMap;
use std::env;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use catalogue::AnyGame;
use store::Durability;

use crate::{AddressRange, Chance, Clock, Keep};

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The database: `sqlite://FILE`, the path of a file, or `postgres://…`, which several servers may share.
    pub database: String,
    /// What an acknowledged move survives.
    pub durability: Durability,
    /// The address people reach the server under, without a slash at its end, where it is not the one it listens
    /// on: behind a proxy. With `https`, cookies are for secure connections only.
    pub public_url: Option<String>,
    /// How long a bot takes for a move at least, so that people can follow.
    pub pace: Duration,
    /// How many threads think for bots and hints.
    pub workers: usize,
    /// The text of the material file that new tables of a game are played with, by the game's id; the built-in material
    /// where there is none.
    pub material: BTreeMap<String, String>,
    /// Whether the number of requests a visitor may make in a while is limited.
    pub limited: bool,
    /// How much may be open at once, and how long it may take.
    pub caps: Caps,
    /// Where numbers for Prometheus can be asked for: an address that strangers cannot reach. Nowhere, if there is none.
    pub metrics: Option<SocketAddr>,
    /// The proxies that are believed when they say for whom they ask.
    pub trust_proxy: Vec<AddressRange>,
    /// Where many people come from one address, as in a school: they are limited as many, not as one.
    pub crowds: Vec<AddressRange>,
    /// The account of whoever runs the site.
    pub admin: Option<String>,
    /// Whether people may be told what waits for them while they look at no page. Off, the server speaks to nobody who did not
    /// speak first.
    pub notices: bool,
    /// Whether webhooks may be at addresses that are not public.
    pub webhooks_inside: bool,
    /// The folder for backups that the host makes from a page; without it, a folder beside the file of the database.
    pub backups: Option<PathBuf>,
    /// How many bytes of the disk of a SQLite file are left to moves: below that no new tables, records, comments and reports are
    /// taken in.
    pub disk_floor: u64,
    /// For how long things are kept.
    pub keep: Keep,
    /// Where deals come from.
    pub chance: Chance,
    /// What time it is.
    pub clock: Clock,
}

/// How much may be open at once, and how long it may take. The defaults suit a small machine.
#[derive(Clone, Debug)]
pub struct Caps {
    /// Connections.
    pub connections: usize,
    /// Connections from one address; of IPv6 the first half counts. Of a trusted proxy the requests under way are counted instead, by
    /// the addresses for which it asks.
    pub connections_per_address: usize,
    /// Open streams: one for each page of a table that somebody looks at.
    pub streams: usize,
    /// Open streams from one address.
    pub streams_per_address: usize,
    /// Tables in memory that nobody watches.
    pub tables: usize,
    /// How long a connection may be silent, and how long the head of a request may take.
    pub header_timeout: Duration,
    /// How long the rest of a request may take.
    pub body_timeout: Duration,
    /// How long a reader may take nothing of what is sent.
    pub write_timeout: Duration,
    /// How long running requests may go on when the server stops.
    pub stop_timeout: Duration,
}

impl Default for Caps {
    fn default() -> Self {
        Caps {
            connections: 4096,
            // A school or an office behind one address fits; browsers hold up to six connections each.
            connections_per_address: 256,
            streams: 2048,
            streams_per_address: 128,
            tables: 2000,
            header_timeout: Duration::from_secs(20),
            body_timeout: Duration::from_secs(20),
            write_timeout: Duration::from_secs(30),
            stop_timeout: Duration::from_secs(5),
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database: default_database().display().to_string(),
            durability: Durability::default(),
            public_url: None,
            pace: Duration::from_millis(900),
            // Half of the machine stays free for pages.
            workers: (cores / 2).max(1),
            material: BTreeMap::new(),
            limited: true,
            caps: Caps::default(),
            metrics: None,
            trust_proxy: Vec::new(),
            crowds: Vec::new(),
            admin: None,
            notices: true,
            webhooks_inside: false,
            backups: None,
            disk_floor: 256 * 1024 * 1024,
            keep: Keep::default(),
            chance: Chance::default(),
            clock: Clock::default(),
        }
    }
}

impl Config {
    /// The material that new tables of a game are played with, where it is not the built-in one.
    pub(crate) fn material_of(&self, game: &dyn AnyGame) -> Option<&str> {
        self.material.get(game.info().id).map(String::as_str)
    }

    /// Whether visitors come over https.
    pub(crate) fn secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The database file in the folder where the platform keeps the data of programs.
pub fn default_database() -> PathBuf {
    let variable = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || variable("HOME").unwrap_or_else(|| PathBuf::from("."));
    let folder = if cfg!(windows) {
        variable("APPDATA").unwrap_or_else(|| PathBuf::from("."))
    } else if cfg!(target_os = "macos") {
        home().join("Library").join("Application Support")
    } else {
        // The specification of the XDG folders says that a relative path is to be ignored.
        variable("XDG_DATA_HOME")
            .filter(|folder| folder.is_absolute())
            .unwrap_or_else(|| home().join(".local").join("share"))
    };
    folder.join("chantier").join("tables.sqlite")
}
