//! `chantier serve`: the games in the browser.

use std::collections::BTreeMap;
use std::io::IsTerminal as _;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, bail};
use server::{Caps, Config, HostAccount, Keep, ServeError, Server};
use store::{Durability, StoreError};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::arguments::{DurabilityName, LogFormat, ServeArguments};
use crate::failure::Failure;
use crate::setting;

const MEGABYTE: u64 = 1024 * 1024;

/// Serves until the process is asked to stop.
pub fn run(arguments: ServeArguments) -> anyhow::Result<()> {
    start_logging(arguments.log_format);
    let defaults = Config::default();
    let config = Config {
        listen: arguments.listen,
        database: arguments.database.clone().unwrap_or(defaults.database),
        durability: match arguments.durability {
            DurabilityName::Full => Durability::Full,
            DurabilityName::Normal => Durability::Normal,
        },
        public_url: arguments.public_url.clone(),
        material: material(&arguments.material)?,
        workers: arguments.workers.map_or(defaults.workers, NonZeroUsize::get),
        metrics: arguments.metrics_address,
        caps: caps(&arguments),
        trust_proxy: arguments.trust_proxy.clone(),
        crowds: arguments.crowd.clone(),
        admin: arguments.admin.clone(),
        notices: !arguments.no_notices,
        webhooks_inside: arguments.webhooks_inside,
        backups: arguments.backups.clone(),
        disk_floor: u64::from(arguments.min_free_disk) * MEGABYTE,
        keep: Keep {
            unfinished: arguments.keep_unfinished,
            finished: arguments.keep_finished,
            talk: arguments.keep_talk,
            names: arguments.keep_names,
        },
        ..defaults
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context(Failure("the server cannot start its threads".to_owned()))?;
    runtime.block_on(async {
        let server = Server::bind(config).await.map_err(marked)?;
        let stop = server::stop_signal();
        println!("Open {} and play. Ctrl-C stops the server.", server.url());
        match server.host().await.map_err(marked)? {
            None => {}
            Some(HostAccount::Open { claim }) => {
                println!("Open {claim} to take the account that runs this site. Tell nobody.");
            }
            Some(HostAccount::Kept { name, since }) => println!(
                "{name} runs this site: an account that somebody keeps since {since}. If that is not you, name another with --admin."
            ),
        }
        server.run(stop).await;
        Ok(())
    })
}

/// The limits that were given, and the defaults of the others.
fn caps(arguments: &ServeArguments) -> Caps {
    let defaults = Caps::default();
    let number = |given: Option<NonZeroUsize>, default: usize| given.map_or(default, NonZeroUsize::get);
    let seconds = |given: Option<NonZeroU32>, default: Duration| {
        given.map_or(default, |seconds| Duration::from_secs(seconds.get().into()))
    };
    Caps {
        connections: number(arguments.max_connections, defaults.connections),
        connections_per_address: number(arguments.max_connections_per_address, defaults.connections_per_address),
        streams: number(arguments.max_streams, defaults.streams),
        streams_per_address: number(arguments.max_streams_per_address, defaults.streams_per_address),
        tables: number(arguments.max_tables, defaults.tables),
        header_timeout: seconds(arguments.request_timeout, defaults.header_timeout),
        body_timeout: seconds(arguments.request_timeout, defaults.body_timeout),
        write_timeout: defaults.write_timeout,
        stop_timeout: seconds(arguments.stop_timeout, defaults.stop_timeout),
    }
}

/// The texts of the material files by game.
fn material(named: &[(String, PathBuf)]) -> anyhow::Result<BTreeMap<String, String>> {
    let mut texts = BTreeMap::new();
    for (game, file) in named {
        let id = catalogue::find(game)?.info().id;
        let text = setting::read(file)?;
        if texts.insert(id.to_owned(), text).is_some() {
            bail!("two material files are given for {id}");
        }
    }
    Ok(texts)
}

/// Tells what a host got wrong from what the system could not do.
fn marked(error: ServeError) -> anyhow::Error {
    match error {
        ServeError::Material { .. }
        | ServeError::Admin(_)
        | ServeError::Store(StoreError::UnknownScheme(_) | StoreError::NoFile(_)) => error.into(),
        other => anyhow::Error::new(other).context(Failure("the server cannot run".to_owned())),
    }
}

/// Logs go to standard error; what is logged follows `CHANTIER_LOG`. One that makes no sense is told and not followed:
/// a server that says nothing any more would be worse.
fn start_logging(format: LogFormat) {
    let asked = std::env::var("CHANTIER_LOG").ok();
    let wanted = asked.as_deref().map(log_filter);
    let wrong = matches!(wanted, Some(None));
    let targets = wanted.flatten().unwrap_or_else(|| {
        Targets::new()
            .with_default(LevelFilter::INFO)
            .with_target("sqlx", LevelFilter::WARN)
    });
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let registry = tracing_subscriber::registry();
    match format {
        LogFormat::Plain => {
            let colour =
                std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|set| set.is_empty());
            registry.with(lines.with_ansi(colour)).with(targets).init();
        }
        LogFormat::Json => registry.with(lines.json().with_ansi(false)).with(targets).init(),
    }
    if let (true, Some(text)) = (wrong, asked) {
        tracing::warn!("CHANTIER_LOG cannot be '{text}': try info, debug or server=debug; logging as without it");
    }
}

/// What a filter asks for; `None` if it makes no sense. A word alone must be a level: as the name of a part of the program,
/// which it could be as well, it would silence all others.
fn log_filter(text: &str) -> Option<Targets> {
    // The parser takes nothing at all for a level, too.
    let is_level = |text: &str| !text.trim().is_empty() && text.trim().parse::<LevelFilter>().is_ok();
    let sensible = |part: &str| match part.split_once('=') {
        Some((target, level)) => !target.trim().is_empty() && is_level(level),
        None => is_level(part),
    };
    text.split(',').all(sensible).then(|| text.parse().ok()).flatten()
}
