//! Programs of other people that tests run: a browser, a database, what sample bots are written in.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};

/// A program that tests need.
struct Tool {
    /// The file to look for.
    program: &'static str,
    /// The Debian package it comes in.
    package: &'static str,
    /// The crate whose tests run it; without the crate, nobody needs the tool.
    needed_by: &'static str,
}

const TOOLS: [Tool; 4] = [
    Tool {
        program: "chromium",
        package: "chromium",
        needed_by: "crates/server",
    },
    Tool {
        program: "chromedriver",
        package: "chromium-driver",
        needed_by: "crates/server",
    },
    Tool {
        program: "initdb",
        package: "postgresql",
        needed_by: "crates/store",
    },
    Tool {
        program: "python3",
        package: "python3",
        needed_by: "crates/chantier",
    },
];

/// Installs the tools that the crates of the workspace at `root` need and the machine lacks.
pub fn provide(root: &Path) -> anyhow::Result<()> {
    let missing: Vec<&str> = needed(root)
        .filter(|tool| !is_installed(tool.program))
        .map(|tool| tool.package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    eprintln!("installing what the tests need: {}", missing.join(", "));
    install(&missing).with_context(|| format!("install {} yourself, then run this again", missing.join(" and ")))?;
    for tool in needed(root) {
        if !is_installed(tool.program) {
            bail!("{} is still missing after {} was installed", tool.program, tool.package);
        }
    }
    Ok(())
}

fn needed(root: &Path) -> impl Iterator<Item = &'static Tool> {
    TOOLS
        .iter()
        .filter(move |tool| root.join(tool.needed_by).join("Cargo.toml").is_file())
}

/// Whether a program can be found where programs are.
pub fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).chain(postgresql_folders()).collect();
    folders.iter().any(|folder| folder.join(program).is_file())
}

/// Debian keeps the programs of PostgreSQL in folders by version.
fn postgresql_folders() -> Vec<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin")).collect()
}

/// Installs Debian packages.
pub fn install(packages: &[&str]) -> anyhow::Result<()> {
    if !is_installed("apt-get") {
        bail!("there is no apt-get on this machine");
    }
    apt_get(&["update"])?;
    apt_get(&[&["install", "--yes", "--no-install-recommends"], packages].concat())
}

fn apt_get(arguments: &[&str]) -> anyhow::Result<()> {
    let mut command = if is_root() {
        Command::new("apt-get")
    } else {
        // Without a password prompt: nobody may be there to answer it.
        let mut sudo = Command::new("sudo");
        sudo.args(["--non-interactive", "--preserve-env=DEBIAN_FRONTEND", "apt-get"]);
        sudo
    };
    let shown = arguments.join(" ");
    let status = command
        .args(arguments)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status();
    if !status.with_context(|| format!("cannot run apt-get {shown}"))?.success() {
        bail!("'apt-get {shown}' failed");
    }
    Ok(())
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tool_is_needed_where_the_crate_is_that_needs_it() {
        let root = std::env::temp_dir().join(format!("xtask-{}", std::process::id()));
        std::fs::create_dir_all(root.join("crates/store")).unwrap();
        assert_eq!(needed(&root).count(), 0);
        std::fs::write(root.join("crates/store/Cargo.toml"), "").unwrap();
        assert_eq!(
            needed(&root).map(|tool| tool.package).collect::<Vec<_>>(),
            ["postgresql"]
        );
        std::fs::remove_dir_all(root).unwrap();
    }

    #[test]
    fn programs_are_found_where_programs_are() {
        assert!(is_installed("cargo"));
        assert!(!is_installed("a-program-nobody-wrote"));
    }
}
