//! Automation, run as `cargo xtask COMMAND`.
//!
//! `cargo xtask test` installs what the tests need where it is missing, then runs every test of the workspace. It
//! is all a fresh machine with Rust has to be told. `cargo xtask chaos` breaks things on purpose.

#[cfg(unix)]
mod dist;
mod fuzz;
#[cfg(unix)]
mod load;
mod tools;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, bail};

const USAGE: &str = "\
cargo xtask test [ARGUMENTS]   install what the tests need, then run every test;
                               arguments go to 'cargo nextest run' or 'cargo test'
cargo xtask chaos [SCENARIO]   break servers, disks and databases on purpose while 200 people
                               play, and say whether anything was lost; as root the full disk, too
cargo xtask dist [PROGRAM]     build the program, and an archive and a Debian package of it in
                               target/dist; with PROGRAM, of one that was built before
cargo xtask load [--quick]     play at many tables over HTTP and say what moves, streams and tables
                               cost, beside a boardgame.io server (needs node and npm, or --no-peer);
                               --durability full|normal, --only moves|streams|idle|wire
cargo xtask abuse [--quick]    attack a server, and say what somebody notices who just wants to play
cargo xtask fuzz [--requests N] send 100,000 (or N) requests that schemathesis generates from the OpenAPI
                               document to a server on the loopback, and say what went wrong";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.split_first() {
        Some((command, rest)) if command == "test" => test(rest),
        Some((command, rest)) if command == "chaos" => chaos(rest),
        Some((command, rest)) if command == "fuzz" => root().and_then(|root| fuzz::fuzz(root, rest)),
        #[cfg(unix)]
        Some((command, rest)) if command == "dist" => package(rest),
        #[cfg(unix)]
        Some((command, rest)) if command == "load" => root().and_then(|root| load::load(root, rest)),
        #[cfg(unix)]
        Some((command, rest)) if command == "abuse" => root().and_then(|root| load::abuse::abuse(root, rest)),
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

fn root() -> anyhow::Result<&'static Path> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().context("xtask lies in the workspace")
}

/// The tests of the program under faults, in their long form and one after the other.
fn chaos(scenarios: &[String]) -> anyhow::Result<()> {
    let root = root()?;
    tools::provide(root)?;
    let mut arguments = vec!["--".to_owned(), "--nocapture".to_owned(), "--test-threads=1".to_owned()];
    arguments.extend_from_slice(scenarios);
    let test = ["test", "--release", "--package", "chantier", "--test", "chaos"];
    run(cargo(root, &test, &arguments).env("CHANTIER_CHAOS", "long"))
}

/// Builds the program for hosts, and what it is handed over in.
#[cfg(unix)]
fn package(arguments: &[String]) -> anyhow::Result<()> {
    let root = root()?;
    let program = match arguments {
        [program] => program.into(),
        [] => release(root)?,
        _ => bail!("one program at a time"),
    };
    for made in dist::dist(root, &program)? {
        println!("{}", made.display());
    }
    Ok(())
}

/// The program as hosts get it, built now.
#[cfg(unix)]
fn release(root: &Path) -> anyhow::Result<PathBuf> {
    let build = ["build", "--release", "--locked", "--package", "chantier"];
    run(&mut cargo(root, &build, &[]))?;
    Ok(target(root).join("release/chantier"))
}

/// The folder for what is built.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into)
}

fn test(arguments: &[String]) -> anyhow::Result<()> {
    let root = root()?;
    tools::provide(root)?;
    // nextest runs the tests of all crates at once, but leaves those in the documentation to cargo.
    if tools::is_installed("cargo-nextest") {
        run(&mut cargo(root, &["nextest", "run", "--workspace"], arguments))?;
        run(&mut cargo(root, &["test", "--doc", "--workspace"], &[]))
    } else {
        run(&mut cargo(root, &["test", "--workspace"], arguments))
    }
}

fn cargo(root: &Path, command: &[&str], arguments: &[String]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command_line = Command::new(cargo);
    command_line.args(command).args(arguments).current_dir(root);
    command_line
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
    let shown = format!("cargo {}", words.join(" "));
    eprintln!("{shown}");
    if !command
        .status()
        .with_context(|| format!("cannot run {shown}"))?
        .success()
    {
        bail!("'{shown}' failed");
    }
    Ok(())
}
