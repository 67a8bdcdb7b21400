//! `chantier serve`: the games in the browser.

use anyhow::Context as _;
use server::{Config, Server};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::arguments::ServeArguments;

/// Serves until the process is asked to stop.
pub fn run(arguments: ServeArguments) -> anyhow::Result<()> {
    start_logging()?;
    let defaults = Config::default();
    let config = Config {
        listen: arguments.listen,
        database: arguments.database.unwrap_or(defaults.database),
        public_url: arguments.public_url,
        ..defaults
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("the server cannot start its threads")?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        println!("Open {} and play. Ctrl-C stops the server.", server.url());
        server.run(server::stop_signal()).await?;
        Ok(())
    })
}

/// Logs go to standard error; what is logged follows `CHANTIER_LOG`.
fn start_logging() -> anyhow::Result<()> {
    let targets: Targets = match std::env::var("CHANTIER_LOG") {
        Ok(text) => text
            .parse()
            .with_context(|| format!("CHANTIER_LOG cannot be '{text}': try info, debug or server=debug"))?,
        Err(_) => Targets::new()
            .with_default(LevelFilter::INFO)
            .with_target("sqlx", LevelFilter::WARN),
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines).with(targets).init();
    Ok(())
}
