//! `chantier arena`: bots against each other.

use std::io::Write;

use anstream::stdout;
use bots::arena::{Ranking, RecordSink};
use catalogue::{Contest, Language};
use engine::{Record, Seed};
use serde::Serialize;

use super::records::RecordFolder;
use crate::arguments::ArenaArguments;
use crate::terminal::{self, STRONG, paint};
use crate::{play, refusals, setting};

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    players: usize,
    seed: &'a str,
    #[serde(flatten)]
    ranking: Ranking,
}

/// Plays the games and says who won how many.
pub fn run(arguments: ArenaArguments) -> anyhow::Result<()> {
    let game = catalogue::find(&arguments.game)?;
    let info = game.info();
    let players = arguments.bots.len();
    let setup = setting::setup(players, &arguments.choices)?;
    let lexicon = play::lexicon(info, Language::default());
    game.validate(&setup).map_err(|why| refusals::setup(&lexicon, why))?;
    let folder = arguments.records.as_deref();
    let folder = folder.map(|path| RecordFolder::create(path, info.id)).transpose()?;
    let keep = folder
        .as_ref()
        .map(|folder| |index, record: &Record| folder.keep(index, record));
    let contest = Contest {
        setup: &setup,
        bots: &arguments.bots,
        games: arguments.games,
        seed: Seed::named(&arguments.seed),
        threads: setting::threads(arguments.threads),
        records: keep.as_ref().map(|keep| keep as RecordSink<'_>),
    };
    let bar = terminal::progress(arguments.games, "games");
    let ranking = game.contest(&contest, &|done| bar.set_position(done));
    bar.finish_and_clear();
    let ranking = ranking?;
    folder.as_ref().map_or(Ok(()), RecordFolder::finish)?;
    let report = Report {
        game: info.id,
        players,
        seed: &arguments.seed,
        ranking,
    };
    if arguments.json {
        writeln!(stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        print(info.name, &report)?;
    }
    if !arguments.games.is_multiple_of(players as u64) {
        terminal::hint(&format!(
            "with a multiple of {players} games every bot sits at every seat equally often"
        ));
    }
    if let Some(folder) = folder {
        folder.hint();
    }
    Ok(())
}

fn print(name: &str, report: &Report<'_>) -> anyhow::Result<()> {
    let mut out = stdout();
    let ranking = &report.ranking;
    writeln!(
        out,
        "{}, {} games, seed {}",
        paint(STRONG, name),
        ranking.games,
        report.seed
    )?;
    let widest = ranking.bots.iter().map(|bot| bot.name.len()).max().unwrap_or(0);
    for bot in &ranking.bots {
        let [low, high] = bot.ci95;
        writeln!(
            out,
            "  {}  wins {:>5.1} %  (95 %: {:>4.1} to {:>5.1})  {:>6.1} points",
            paint(STRONG, &terminal::left(&bot.name, widest)),
            100.0 * bot.win_rate,
            100.0 * low,
            100.0 * high,
            bot.mean_points
        )?;
    }
    Ok(())
}
