//! `chantier games`: what can be played.

use std::io::Write;

use anstream::stdout;
use catalogue::{Language, Lexicon};
use engine::{Info, Provenance};
use serde::Serialize;

use crate::arguments::GamesArguments;
use crate::terminal::{self, FAINT, KEY, STRONG, paint};

#[derive(Serialize)]
struct Listing {
    games: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    id: &'static str,
    name: &'static str,
    min_players: usize,
    max_players: usize,
    rules_version: u32,
    rules_versions: Vec<u32>,
    provenance: Provenance,
    hidden: bool,
    options: Vec<OptionEntry>,
    languages: Vec<&'static str>,
}

#[derive(Serialize)]
struct OptionEntry {
    key: &'static str,
    values: &'static [&'static str],
    default: &'static str,
}

/// Lists the games.
pub fn run(arguments: &GamesArguments) -> anyhow::Result<()> {
    if arguments.json {
        let listing = Listing {
            games: catalogue::games().iter().map(|game| entry(game.info())).collect(),
        };
        writeln!(stdout(), "{}", serde_json::to_string(&listing)?)?;
        return Ok(());
    }
    for game in catalogue::games() {
        describe(game.info())?;
    }
    terminal::hint("'chantier play GAME --bots greedy' starts a game");
    Ok(())
}

fn entry(info: &'static Info) -> Entry {
    let option = |spec: &'static engine::OptionSpec| OptionEntry {
        key: spec.key,
        values: spec.values,
        default: spec.default(),
    };
    Entry {
        id: info.id,
        name: info.name,
        min_players: *info.players.start(),
        max_players: *info.players.end(),
        rules_version: info.rules_version(),
        rules_versions: info.rules_versions.clone().collect(),
        provenance: info.provenance,
        hidden: info.hidden,
        options: info.options.iter().map(option).collect(),
        languages: info.words.iter().map(|words| words.language.code()).collect(),
    }
}

fn describe(info: &Info) -> anyhow::Result<()> {
    let mut out = stdout();
    let lexicon = Lexicon::of(info, Language::default());
    let (fewest, most) = (info.players.start(), info.players.end());
    writeln!(
        out,
        "{}  {}, {fewest} to {most} players",
        paint(KEY, &terminal::left(info.id, 12)),
        paint(STRONG, info.name)
    )?;
    let about = format!(
        "provenance-{}",
        serde_json::to_value(info.provenance)?.as_str().unwrap_or_default()
    );
    writeln!(out, "              {}", paint(FAINT, &lexicon.word(&about)))?;
    for spec in info.options {
        let about = lexicon.word(&format!("option-{}.about", spec.key));
        let line = format!("--option {}={}  {about}", spec.key, spec.values.join("|"));
        for line in terminal::wrap(&line, terminal::width() - 14, "    ") {
            writeln!(out, "              {line}")?;
        }
    }
    Ok(())
}
