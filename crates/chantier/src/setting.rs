//! From arguments to set-ups: reads the files they name and gathers the options.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, bail};
use engine::{Record, Seed, Setup};

use crate::arguments::ChoiceArguments;
use crate::failure::Failure;

/// The set-up for so many players with the options and the material that were asked for.
pub fn setup(players: usize, choices: &ChoiceArguments) -> anyhow::Result<Setup> {
    let mut options = BTreeMap::new();
    for (key, value) in &choices.options {
        if options.insert(key.clone(), value.clone()).is_some() {
            bail!("option {key} is given twice");
        }
    }
    Ok(Setup {
        players,
        rules_version: choices.rules,
        options,
        material: material(choices.material.as_deref())?,
    })
}

/// The text of a material file.
pub fn material(file: Option<&Path>) -> anyhow::Result<Option<String>> {
    file.map(read).transpose()
}

/// The record in a file, or on standard input where the file is `-`.
pub fn record(file: &Path) -> anyhow::Result<Record> {
    read(file)?.parse().with_context(|| file.display().to_string())
}

/// The text of a file, or of standard input where the file is `-`.
pub fn read(file: &Path) -> anyhow::Result<String> {
    let read = if file.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(file)
    };
    read.with_context(|| format!("cannot read {}", file.display()))
}

/// Writes a file so that it is there as a whole or not at all.
pub fn write(file: &Path, text: &str) -> anyhow::Result<()> {
    let mut half = file.as_os_str().to_owned();
    half.push(".part");
    let written = std::fs::write(&half, text).and_then(|()| std::fs::rename(&half, file));
    written.with_context(|| Failure(format!("cannot write {}", file.display())))
}

/// Says at once whether [`write()`] could write a file, before work of hours is done for it.
pub fn check_can_write(file: &Path) -> anyhow::Result<()> {
    let mut half = file.as_os_str().to_owned();
    half.push(".part");
    let tried = match file.is_dir() {
        true => Err(std::io::ErrorKind::IsADirectory.into()),
        false => std::fs::write(&half, "").and_then(|()| std::fs::remove_file(&half)),
    };
    tried.with_context(|| Failure(format!("cannot write {}", file.display())))
}

/// A seed nobody can guess.
pub fn fresh_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context(Failure("the system gives no random numbers".to_owned()))?;
    Ok(Seed::new(bytes))
}

/// How many threads to work on: so many, or one for each core.
pub fn threads(asked: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get());
    asked.map_or_else(cores, usize::from)
}
