//! Chantier: play, host and study builder board games.
//!
//! This file only carries what happened to the shell: data went to standard output, talk goes to standard error,
//! what makes no sense ends in one line and exit status 2, what could not be done in one line and exit status 1.

mod arguments;
mod boards;
mod commands;
mod failure;
mod plain;
mod play;
mod refusals;
mod rules;
mod scoreboard;
mod setting;
mod terminal;

use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Status;

/// Pages are made of many small texts; this allocator makes 1.3 times as many of them as the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let status = match Arguments::try_parse() {
        Ok(arguments) => run(arguments).unwrap_or_else(|error| failure::report(&error)),
        Err(error) => arguments::refuse(&error),
    };
    status.into()
}

fn run(arguments: Arguments) -> anyhow::Result<Status> {
    match arguments.command.unwrap_or_else(arguments::plain) {
        Command::Check(arguments) => return commands::check::run(&arguments),
        Command::Export(arguments) => return commands::export::run(&arguments),
        Command::Backup(arguments) => commands::backup::run(&arguments),
        Command::Restore(arguments) => commands::restore::run(&arguments),
        Command::Ratings(arguments) => commands::ratings::run(&arguments),
        Command::Reports(arguments) => commands::reports::run(&arguments),
        Command::Prune(arguments) => commands::prune::run(&arguments),
        Command::Serve(arguments) => commands::serve::run(arguments),
        Command::Games(arguments) => commands::games::run(&arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Sim(arguments) => commands::sim::run(arguments),
        Command::Arena(arguments) => commands::arena::run(arguments),
        Command::Analyse(arguments) => commands::analyse::run(&arguments),
        Command::Puzzles(arguments) => commands::puzzles::run(&arguments),
        Command::Bot(arguments) => commands::bot::run(&arguments),
        Command::Tune(arguments) => commands::tune::run(&arguments),
        Command::Replay(arguments) => commands::replay::run(&arguments),
        Command::Material(arguments) => commands::material::run(&arguments),
        Command::Completions(arguments) => commands::shell::completions(&arguments),
        Command::Man(arguments) => commands::shell::man(&arguments),
    }?;
    Ok(Status::Done)
}
