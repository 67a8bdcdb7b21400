//! `chantier replay`: walks through a recorded game, tells it, checks it, or prints every state.

mod walk;

use std::io::Write;

use anstream::stdout;
use anyhow::Context;
use catalogue::{AnyMatch, Lexicon};
use engine::{Record, Standings, Turn, Viewer};
use serde::Serialize;

use crate::arguments::ReplayArguments;
use crate::commands::recorded::Recorded;
use crate::play::Party;
use crate::terminal::{self, FAINT, GOOD, paint};
use crate::{refusals, scoreboard};
use walk::Walk;

/// Replays the record.
pub fn run(arguments: &ReplayArguments) -> anyhow::Result<()> {
    let Recorded {
        game,
        record,
        material,
        played,
        lexicon,
    } = Recorded::read(
        &arguments.file,
        arguments.material.as_deref(),
        arguments.language.language(),
    )?;
    if arguments.check {
        game.check_chance(&record, material)
            .map_err(|why| refusals::record(&lexicon, why))
            .with_context(|| arguments.file.display().to_string())?;
    }
    if arguments.states {
        print_states(&record, &*played)?;
    } else if arguments.check {
        let drawn = record.plies.iter().filter(|ply| ply.seat.is_none()).count();
        let verdict = "the seed has the hash shown at the start";
        writeln!(
            stdout(),
            "{} {verdict}, and all {drawn} chance moves follow from it",
            paint(GOOD, "checked:")
        )?;
    } else if terminal::screen_lines().is_some() {
        Walk::new(&*played, &lexicon, Party::of_record(&record, &lexicon)).go()?;
    } else {
        tell(&record, &*played, &lexicon)?;
    }
    Ok(())
}

#[derive(Serialize)]
struct LastLine {
    standings: Standings,
    over: bool,
}

fn print_states(record: &Record, played: &dyn AnyMatch) -> anyhow::Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for ply in 0..=record.plies.len() {
        let made = ply.checked_sub(1).map(|index| &record.plies[index]);
        let seat = serde_json::to_string(&made.and_then(|made| made.seat))?;
        let text = serde_json::to_string(&made.map(|made| &made.text))?;
        let state = played.state_json(ply);
        writeln!(out, r#"{{"ply":{ply},"seat":{seat},"move":{text},"state":{state}}}"#)?;
    }
    let last = LastLine {
        standings: played.true_standings(),
        over: played.turn() == Turn::Over,
    };
    writeln!(out, "{}", serde_json::to_string(&last)?)?;
    out.flush()?;
    Ok(())
}

/// The story of the game, as its log tells it.
fn tell(record: &Record, played: &dyn AnyMatch, lexicon: &Lexicon) -> anyhow::Result<()> {
    let mut out = stdout();
    let party = Party::of_record(record, lexicon);
    let width = terminal::width();
    writeln!(out, "{}", terminal::rule(played.info().name, width))?;
    for line in played.log(Viewer::Spectator) {
        let number = paint(FAINT, &terminal::right(&(line.ply + 1).to_string(), 4));
        let said = lexicon.say(&line.phrase, &|seat| party.name(seat));
        let mut lines = terminal::wrap(&said, width - 6, "  ").into_iter();
        writeln!(out, "{number}  {}", lines.next().unwrap_or_default())?;
        for line in lines {
            writeln!(out, "      {line}")?;
        }
    }
    for line in scoreboard::lines(played, lexicon, &|seat| party.name(seat), width) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
