//! Chantier: play, host and study builder board games.
//!
//! This file only carries what happened to the shell: data went to standard output, talk goes to standard error,
//! and bad input ends in one line and exit status 2.

mod arguments;
mod boards;
mod commands;
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

/// What a shell is told when the input was bad.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return arguments::refuse(&error),
    };
    match run(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough (`chantier replay FILE --states | head`).
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            terminal::complain(&format!("{error:#}"));
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn run(arguments: Arguments) -> anyhow::Result<()> {
    match arguments.command.unwrap_or_else(arguments::plain) {
        Command::Serve(arguments) => commands::serve::run(arguments),
        Command::Games(arguments) => commands::games::run(&arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Sim(arguments) => commands::sim::run(arguments),
        Command::Arena(arguments) => commands::arena::run(arguments),
        Command::Replay(arguments) => commands::replay::run(&arguments),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |cause: &std::io::Error| cause.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref()).any(broken)
}
