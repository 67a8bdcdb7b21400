//! `chantier bot`: a bot of ours for programs of others, through the bot protocol.

use std::io;

use anyhow::bail;
use bots::protocol::speak;

use crate::arguments::BotArguments;

/// Speaks the protocol until the host has enough.
pub fn run(arguments: &BotArguments) -> anyhow::Result<()> {
    let Some(spec) = arguments.bot.bot() else {
        bail!(
            "'{}' is a program of its own: start it without 'chantier bot'",
            arguments.bot
        );
    };
    let name = format!("chantier {} {}", env!("CARGO_PKG_VERSION"), arguments.bot);
    speak(io::stdin().lock(), io::stdout().lock(), &name, &|heading, material| {
        let setup = heading.setup(material);
        let game = catalogue::find(&heading.game)?;
        Ok(game.remote_player(spec, &setup, heading.seat, heading.seed)?)
    })?;
    Ok(())
}
