//! `chantier puzzles`: positions in which one move is clearly best.

use std::io::Write;
use std::path::Path;

use anstream::stdout;
use anyhow::{Context, bail};
use bots::puzzles::{Hunt, ITERATIONS, PuzzleSet, Recheck, TIMES};
use catalogue::{AnyGame, Language};
use engine::Seed;
use serde::Serialize;

use crate::arguments::PuzzlesArguments;
use crate::terminal::{self, STRONG, paint};
use crate::{play, refusals, setting};

/// Finds puzzles, or checks those of a file.
pub fn run(arguments: &PuzzlesArguments) -> anyhow::Result<()> {
    let game = catalogue::find(&arguments.game)?;
    match &arguments.check {
        Some(file) => check(game, file, arguments),
        None => find(game, arguments),
    }
}

fn find(game: &dyn AnyGame, arguments: &PuzzlesArguments) -> anyhow::Result<()> {
    let info = game.info();
    // Alone nobody wins.
    let players = arguments.setting.players.unwrap_or((*info.players.start()).max(2));
    if players < 2 {
        bail!("puzzles are about winning: there must be at least two players");
    }
    let setup = setting::setup(players, &arguments.setting.choices)?;
    if setup.material.is_some() {
        bail!("puzzles are played with the built-in material, so that everybody can replay them");
    }
    let lexicon = play::lexicon(info, Language::default());
    game.validate(&setup).map_err(|why| refusals::setup(&lexicon, why))?;
    let hunt = Hunt {
        setup: &setup,
        games: arguments.games,
        iterations: arguments.budget.unwrap_or(ITERATIONS),
        seed: Seed::named(&arguments.seed),
        threads: setting::threads(arguments.threads),
    };
    let bar = terminal::progress(hunt.games, "games");
    let games = game.hunt_puzzles(&hunt, &|done| bar.set_position(done))?;
    bar.finish_and_clear();
    let set = PuzzleSet {
        iterations: hunt.iterations,
        games,
    };
    terminal::note(&format!(
        "{} puzzles in {} of {} games",
        set.len(),
        set.games.len(),
        hunt.games
    ));
    match &arguments.out {
        Some(file) => setting::write(file, &set.to_string()),
        None => Ok(write!(stdout(), "{set}")?),
    }
}

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    puzzles: usize,
    hold: usize,
    iterations: u32,
    /// How much more often the solutions win than the next best moves, as the file says and as it was measured now.
    mean_gain: f64,
    mean_gain_measured: f64,
    /// The numbers of the puzzles whose solutions do not hold.
    failed: Vec<usize>,
}

fn check(game: &dyn AnyGame, file: &Path, arguments: &PuzzlesArguments) -> anyhow::Result<()> {
    let named = || file.display().to_string();
    let set: PuzzleSet = setting::read(file)?.parse().with_context(named)?;
    let info = game.info();
    if let Some(other) = set.games.iter().find(|found| found.record.game != info.id) {
        bail!(
            "{}: these are puzzles of {}, not of {}",
            named(),
            engine::excerpt(&other.record.game),
            info.id
        );
    }
    if set.is_empty() {
        bail!("{}: there are no puzzles in it", named());
    }
    let iterations = arguments.budget.unwrap_or(set.iterations).saturating_mul(TIMES);
    // Not the draws with which they were found: these must not have the last word on themselves.
    let seed = Seed::named(&format!("check {}", arguments.seed));
    let bar = terminal::progress(set.len() as u64, "puzzles");
    let threads = setting::threads(arguments.threads);
    let rechecks = game
        .recheck_puzzles(&set, iterations, &seed, threads, &|done| bar.set_position(done))
        .with_context(named)?;
    bar.finish_and_clear();
    let mean = |sum: f64| sum / rechecks.len() as f64;
    let failed = rechecks.iter().enumerate().filter(|(_, recheck)| !recheck.holds());
    let failed: Vec<usize> = failed.map(|(index, _)| index + 1).collect();
    let report = Report {
        game: info.id,
        puzzles: rechecks.len(),
        hold: rechecks.len() - failed.len(),
        iterations,
        mean_gain: mean(set.iter().map(|(_, puzzle)| puzzle.gain()).sum()),
        mean_gain_measured: mean(rechecks.iter().map(|recheck| recheck.gain).sum()),
        failed,
    };
    if arguments.json {
        writeln!(stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        print(info.name, &set, &rechecks, &report)?;
    }
    match &arguments.out {
        Some(file) => setting::write(file, &set.without(&report.failed).to_string()),
        None => Ok(()),
    }
}

fn print(name: &str, set: &PuzzleSet, rechecks: &[Recheck], report: &Report<'_>) -> anyhow::Result<()> {
    let mut out = stdout();
    let percent = |part: f64| format!("{:.1} %", 100.0 * part);
    writeln!(
        out,
        "{}: {} of {} solutions hold ({}), by searches of {} iterations",
        paint(STRONG, name),
        report.hold,
        report.puzzles,
        percent(report.hold as f64 / report.puzzles as f64),
        report.iterations
    )?;
    writeln!(
        out,
        "  they win {} more often than the next best move, measured now {}",
        percent(report.mean_gain),
        percent(report.mean_gain_measured)
    )?;
    for &number in &report.failed {
        let recheck = &rechecks[number - 1];
        if let Some((_, puzzle)) = set.iter().nth(number - 1) {
            let line = format!(
                "  puzzle {number}: '{}' is better than '{}', by {} (error {})",
                recheck.rival,
                puzzle.solution,
                percent(-recheck.gain),
                percent(recheck.error)
            );
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
