//! `cargo xtask fuzz`: requests that schemathesis generates from the OpenAPI document.
//!
//! schemathesis is a Python program; it is installed once, in a version that is written down here, into a virtual environment in
//! the folder for what is built. `crates/server/tests/fuzz` starts the server, lets it ask, and judges.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

use crate::{cargo, run, target, tools};

const VERSION: &str = "4.32.5";
const REQUESTS: usize = 100_000;

/// Runs the fuzzer with so many requests. With `--where-possible` a machine that cannot get schemathesis, for want of PyPI, says
/// so and goes on: whoever checks a change there must not be stopped by that.
pub fn fuzz(root: &Path, arguments: &[String]) -> anyhow::Result<()> {
    let mut requests = REQUESTS;
    let mut where_possible = false;
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match (argument.as_str(), arguments.as_slice()) {
            ("--where-possible", _) => where_possible = true,
            ("--requests", [number, ..]) => {
                requests = number.parse().context("--requests takes a number")?;
                arguments.next();
            }
            _ => bail!("the options are --requests N and --where-possible"),
        }
    }
    tools::provide(root)?;
    let program = match schemathesis(&target(root)) {
        Err(why) if where_possible => {
            eprintln!("NOT FUZZED: {why:#}");
            return Ok(());
        }
        program => program?,
    };
    // Of the whole workspace: for one package alone, libraries would be built once more with other features.
    let test = ["test", "--workspace", "--test", "fuzz"];
    let arguments = ["--", "--nocapture"].map(str::to_owned);
    run(cargo(root, &test, &arguments)
        .env("CHANTIER_FUZZ_PROGRAM", program)
        .env("CHANTIER_FUZZ_REQUESTS", requests.to_string()))
}

/// Where schemathesis is, installed now if it was not.
fn schemathesis(target: &Path) -> anyhow::Result<PathBuf> {
    let folder = target.join(format!("schemathesis-{VERSION}"));
    let program = folder.join("bin/st");
    if program.is_file() {
        return Ok(program);
    }
    eprintln!("installing schemathesis {VERSION} into {}", folder.display());
    let can_install = Command::new("python3").args(["-c", "import ensurepip"]).output();
    if !can_install.is_ok_and(|output| output.status.success()) {
        tools::install(&["python3-venv"])?;
    }
    let mut environment = Command::new("python3");
    environment.args(["-m", "venv", "--clear"]).arg(&folder);
    done(&mut environment).context("python3 needs its module venv (on Debian the package python3-venv)")?;
    let mut install = Command::new(folder.join("bin/pip"));
    install.args([
        "install",
        "--quiet",
        "--disable-pip-version-check",
        &format!("schemathesis=={VERSION}"),
    ]);
    done(&mut install).context("schemathesis could not be installed from PyPI, so nothing was fuzzed")?;
    Ok(program)
}

fn done(command: &mut Command) -> anyhow::Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("cannot run {name}"))?;
    if !status.success() {
        bail!("{name} ended with {status}");
    }
    Ok(())
}
