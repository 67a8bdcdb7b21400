//! The same kind of load on a boardgame.io server: a peer to stand beside.
//!
//! Its mini game has two players who take a card in turn. The server keeps matches in memory, nothing on a disk; the state travels to
//! both players. The client is a process of its own.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, bail};
use serde_json::Value;

use super::process::{Process, free_address};

/// Installs the peer below the target folder, plays, and prints.
pub fn measure(root: &Path, target: &Path, matches: usize, seconds: u64) -> anyhow::Result<()> {
    let folder = target.join("peer");
    std::fs::create_dir_all(&folder)?;
    for file in ["package.json", "game.js", "server.js", "client.js"] {
        std::fs::copy(root.join("xtask/peer").join(file), folder.join(file))?;
    }
    let npm = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"];
    let installed = Command::new("npm").args(npm).current_dir(&folder).status();
    if !installed
        .context("npm is needed for the peer; --no-peer leaves it out")?
        .success()
    {
        bail!("npm could not install the peer; --no-peer leaves it out");
    }
    let address = free_address()?;
    let mut command = Command::new("node");
    command
        .arg("server.js")
        .arg(address.port().to_string())
        .current_dir(&folder);
    let server = Process::start(command, address)?;
    // A program that compiles itself while it runs is slow at first: that is not counted.
    play(&folder, address.port(), matches, seconds.min(5))?;
    let cpu = server.cpu_s()?;
    let played = play(&folder, address.port(), matches, seconds)?;
    let cpu_s = server.cpu_s()? - cpu;
    let number = |name: &str| {
        played[name]
            .as_f64()
            .with_context(|| format!("the client told no {name}"))
    };
    println!(
        "\nboardgame.io {} on Node {}, in memory, two players",
        played["version"], played["node"]
    );
    println!(
        "  as fast as {matches} matches go     {:>5.0} moves/s, {:>5.0} in a CPU-second, to the other player p50 {:.1} ms, p99 {:.1} ms",
        number("moves")? / number("seconds")?,
        number("moves")? / cpu_s,
        number("p50")?,
        number("p99")?,
    );
    Ok(())
}

fn play(folder: &Path, port: u16, matches: usize, seconds: u64) -> anyhow::Result<Value> {
    let played = Command::new("node")
        .args([
            "client.js",
            &port.to_string(),
            &matches.to_string(),
            &seconds.to_string(),
        ])
        .current_dir(folder)
        .output()?;
    serde_json::from_slice(&played.stdout)
        .with_context(|| format!("the peer's client: {}", String::from_utf8_lossy(&played.stderr)))
}
