//! `chantier sim`: many games at full speed.

use std::io::Write;

use anstream::stdout;
use bots::sim::{Policy, Totals};
use catalogue::{AnyGame, Language, Simulation};
use engine::Seed;
use serde::Serialize;

use super::records::RecordFolder;
use crate::arguments::{PolicyName, SimArguments};
use crate::terminal::{self, STRONG, paint};
use crate::{play, refusals, setting};

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    players: usize,
    policy: String,
    seed: &'a str,
    threads: usize,
    #[serde(flatten)]
    totals: Totals,
}

/// Plays the games and says what they came to.
pub fn run(arguments: SimArguments) -> anyhow::Result<()> {
    let game = catalogue::find(&arguments.game)?;
    let info = game.info();
    let players = arguments.setting.players.unwrap_or(*info.players.start());
    let setup = setting::setup(players, &arguments.setting.choices)?;
    let policy = match arguments.policy {
        PolicyName::Uniform => Policy::Uniform,
        PolicyName::Light => Policy::Light,
    };
    let threads = setting::threads(arguments.threads);
    let simulation = Simulation {
        setup: &setup,
        policy,
        games: arguments.games,
        seed: Seed::named(&arguments.seed),
        threads,
    };
    let lexicon = play::lexicon(info, Language::default());
    game.validate(&setup).map_err(|why| refusals::setup(&lexicon, why))?;
    let folder = arguments.records.as_deref();
    let folder = folder.map(|path| RecordFolder::create(path, info.id)).transpose()?;
    let totals = simulate(game, &simulation, folder.as_ref())?;
    let report = Report {
        game: info.id,
        players,
        policy: policy.to_string(),
        seed: &arguments.seed,
        threads,
        totals,
    };
    if arguments.json {
        writeln!(stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        print(info.name, &report)?;
    }
    if let Some(folder) = folder {
        folder.hint();
    }
    Ok(())
}

fn simulate(game: &dyn AnyGame, simulation: &Simulation<'_>, records: Option<&RecordFolder>) -> anyhow::Result<Totals> {
    // A folder that cannot be written should be known before the work is done.
    if let Some(folder) = records {
        folder.write(0, &game.simulated(simulation, 0)?)?;
    }
    let bar = terminal::progress(simulation.games, "games");
    let totals = game.simulate(simulation, &|done| bar.set_position(done))?;
    bar.finish_and_clear();
    if let Some(folder) = records {
        let bar = terminal::progress(simulation.games, "records");
        for index in 1..simulation.games {
            folder.write(index, &game.simulated(simulation, index)?)?;
            bar.set_position(index + 1);
        }
        bar.finish_and_clear();
    }
    Ok(totals)
}

fn print(name: &str, report: &Report<'_>) -> anyhow::Result<()> {
    let mut out = stdout();
    let totals = &report.totals;
    let line = |what: &str, value: String| format!("  {} {value}", terminal::left(what, 22));
    writeln!(
        out,
        "{}, {} players, {} play, seed {}",
        paint(STRONG, name),
        report.players,
        report.policy,
        report.seed
    )?;
    let lines = [
        line(
            "games",
            format!(
                "{} in {:.2} s on {} threads",
                totals.games, totals.seconds, report.threads
            ),
        ),
        line("games a second", format!("{:.0}", totals.games_per_s)),
        line("decisions", totals.decisions.to_string()),
        line("decisions a second", format!("{:.0}", totals.decisions_per_s)),
        line(
            "moves to choose from",
            format!(
                "{:.1} on average, {} at most",
                totals.mean_branching, totals.max_branching
            ),
        ),
        line(
            "moves in a game",
            format!(
                "{:.1} on average, {} at most, chance included",
                totals.mean_plies, totals.max_plies
            ),
        ),
        line("size of a state", format!("{} bytes", totals.state_bytes)),
    ];
    for line in lines {
        writeln!(out, "{line}")?;
    }
    for seat in &totals.seats {
        let (wins, points) = (100.0 * seat.win_rate, seat.mean_points);
        writeln!(
            out,
            "{}",
            line(
                &format!("seat {}", seat.seat),
                format!("wins {wins:.1} %, {points:.1} points")
            )
        )?;
    }
    Ok(())
}
