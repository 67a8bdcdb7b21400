//! `chantier completions` and `chantier man`: what shells and `man` know of the command line, derived from it.

use std::io::Write;

use anyhow::bail;
use clap::CommandFactory as _;
use clap_mangen::Man;

use crate::arguments::{Arguments, CompletionsArguments, ManArguments};

const PROGRAM: &str = "chantier";

/// Prints the completions for a shell.
pub fn completions(arguments: &CompletionsArguments) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, &mut Arguments::command(), PROGRAM, &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(())
}

/// Prints the manual page of the program or of one command.
pub fn man(arguments: &ManArguments) -> anyhow::Result<()> {
    let mut program = Arguments::command();
    // Commands learn the program's name and version only when the whole is built.
    program.build();
    let described = match &arguments.command {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            Some(command) => command.clone(),
            None => bail!("there is no command '{name}'"),
        },
    };
    let version = concat!("chantier ", env!("CARGO_PKG_VERSION"));
    let mut page = Vec::new();
    Man::new(described).source(version).render(&mut page)?;
    std::io::stdout().lock().write_all(&page)?;
    Ok(())
}
