//! `chantier replay`: tells a recorded game, checks it, or prints every state.

use std::io::Write;

use anstream::stdout;
use anyhow::Context;
use catalogue::{AnyMatch, Lexicon, Visitor};
use engine::{Game, Inspect, Match, Record, ReplayError, Seat, Standings, Turn, Viewer};
use serde::Serialize;

use crate::arguments::ReplayArguments;
use crate::play::Party;
use crate::scoreboard;
use crate::setting;
use crate::terminal::{self, FAINT, GOOD, paint};

/// Replays the record.
pub fn run(arguments: &ReplayArguments) -> anyhow::Result<()> {
    let record = setting::record(&arguments.file)?;
    let material = setting::material(arguments.material.as_deref())?;
    let named = || arguments.file.display().to_string();
    let replay = |visit| catalogue::visit(&record.game, visit).with_context(named);
    let visit = |task| Replay {
        record: &record,
        material: material.clone(),
        task,
    };
    let played = replay(visit(Task::Play))?.with_context(named)?;
    if arguments.check {
        replay(visit(Task::Check))?.with_context(named)?;
    }
    if arguments.states {
        replay(visit(Task::PrintStates))?.with_context(named)?;
    } else if arguments.check {
        let drawn = record.plies.iter().filter(|ply| ply.seat.is_none()).count();
        let verdict = "the seed has the hash shown at the start";
        writeln!(
            stdout(),
            "{} {verdict}, and all {drawn} chance moves follow from it",
            paint(GOOD, "checked:")
        )?;
    } else {
        tell(&record, &*played, arguments)?;
    }
    Ok(())
}

#[derive(Clone, Copy)]
enum Task {
    Play,
    Check,
    PrintStates,
}

struct Replay<'a> {
    record: &'a Record,
    material: Option<String>,
    task: Task,
}

impl Visitor for Replay<'_> {
    type Output = anyhow::Result<Box<dyn AnyMatch>>;

    fn visit<G: Game + Inspect>(self) -> Self::Output {
        match self.task {
            Task::Play => {}
            Task::Check => Match::<G>::check_chance(self.record, self.material.clone())?,
            Task::PrintStates => print_states::<G>(self.record, self.material.clone())?,
        }
        let played = Match::<G>::replay(self.record, self.material, |_, _, _, _| {})?;
        Ok(Box::new(played))
    }
}

#[derive(Serialize)]
struct StateLine<'a, S> {
    ply: usize,
    seat: Option<Seat>,
    r#move: Option<&'a str>,
    state: &'a S,
}

#[derive(Serialize)]
struct LastLine {
    standings: Standings,
    over: bool,
}

fn print_states<G: Game>(record: &Record, material: Option<String>) -> anyhow::Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut printed = Ok(());
    let mut print = |ply: usize, mv: Option<&engine::RecordedPly>, state: &G::State| -> anyhow::Result<()> {
        let line = StateLine {
            ply,
            seat: mv.and_then(|mv| mv.seat),
            r#move: mv.map(|mv| mv.text.as_str()),
            state,
        };
        writeln!(out, "{}", serde_json::to_string(&line)?)?;
        Ok(())
    };
    let played: Result<Match<G>, ReplayError> = Match::replay(record, material, |_, ply, mv, state| {
        if printed.is_ok() {
            printed = print(ply, mv, state);
        }
    });
    printed?;
    let played = played?;
    let last = LastLine {
        standings: played.standings(),
        over: played.turn() == Turn::Over,
    };
    writeln!(out, "{}", serde_json::to_string(&last)?)?;
    out.flush()?;
    Ok(())
}

/// The story of the game, as its log tells it.
fn tell(record: &Record, played: &dyn AnyMatch, arguments: &ReplayArguments) -> anyhow::Result<()> {
    let mut out = stdout();
    let language = arguments.language.language();
    let lexicon = Lexicon::of(played.info(), language).with(crate::play::words(language));
    let party = Party::of_record(record, &lexicon);
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
    for line in scoreboard::lines(played, &lexicon, &|seat| party.name(seat), width) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
