//! Automation, run as `cargo xtask COMMAND`.
//!
//! `cargo xtask test` installs what the tests need where it is missing, then runs every test of the workspace. It
//! is all a fresh machine with Rust has to be told.

mod tools;

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};

const USAGE: &str = "\
cargo xtask test [ARGUMENTS]   install what the tests need, then run every test;
                               arguments go to 'cargo nextest run' or 'cargo test'";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.split_first() {
        Some((command, rest)) if command == "test" => test(rest),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn test(arguments: &[String]) -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = root.parent().context("xtask lies in the workspace")?;
    tools::provide(root)?;
    // nextest runs the tests of all crates at once, but leaves those in the documentation to cargo.
    if tools::is_installed("cargo-nextest") {
        cargo(root, &["nextest", "run", "--workspace"], arguments)?;
        cargo(root, &["test", "--doc", "--workspace"], &[])
    } else {
        cargo(root, &["test", "--workspace"], arguments)
    }
}

fn cargo(root: &Path, command: &[&str], arguments: &[String]) -> anyhow::Result<()> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let shown = command.join(" ");
    eprintln!("cargo {shown}");
    let mut command_line = Command::new(cargo);
    let status = command_line.args(command).args(arguments).current_dir(root).status();
    if !status.with_context(|| format!("cannot run cargo {shown}"))?.success() {
        bail!("'cargo {shown}' failed");
    }
    Ok(())
}
