//! `chantier arena`: bots against each other.

mod contest_log;
mod plot;
mod stopping;
mod thinking_times;

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anstream::stdout;
use anyhow::{Context, bail};
use bots::arena::{BotResult, Decision, GameResult, Onlookers, Ranking, RecordSink, cycle};
use bots::foreign::Patience;
use bots::{Contestant, ContestantName};
use catalogue::{Contest, Language};
use engine::{Record, Seed};
use serde::Serialize;

use super::records::RecordFolder;
use crate::arguments::ArenaArguments;
use crate::failure::Failure;
use crate::terminal::{self, BAD, FAINT, GOOD, STRONG, paint};
use crate::{play, refusals, setting};
use contest_log::{ContestHeading, ContestLog};
use thinking_times::{ThinkingTime, ThinkingTimes};

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    players: usize,
    rules: u32,
    seed: &'a str,
    #[serde(flatten)]
    ranking: Ranking,
    /// What is not the same when the contest is played again.
    speed: Speed,
}

#[derive(Serialize)]
struct Speed {
    /// How many games were played this time.
    games: u64,
    seconds: f64,
    games_per_s: f64,
    threads: usize,
    /// How long each bot thought in them.
    thinking: Vec<ThinkingTime>,
}

/// Plays the games and says who won how many.
pub fn run(arguments: ArenaArguments) -> anyhow::Result<()> {
    let game = catalogue::find(&arguments.game)?;
    let info = game.info();
    let players = arguments.players.map_or(arguments.bots.len(), usize::from);
    let setup = setting::setup(players, &arguments.choices)?;
    let lexicon = play::lexicon(info, Language::default());
    game.validate(&setup).map_err(|why| refusals::setup(&lexicon, why))?;
    if arguments.bots.len() < players {
        bail!("{players} seats need as many bots, not {}", arguments.bots.len());
    }
    arguments.plot.as_deref().map_or(Ok(()), setting::check_can_write)?;
    let folder = arguments.records.as_deref();
    let folder = folder.map(|path| RecordFolder::create(path, info.id)).transpose()?;
    let keep_record = folder
        .as_ref()
        .map(|folder| |index, record: &Record| folder.keep(index, record));
    let log = arguments.resume.as_deref();
    let log = log
        .map(|path| ContestLog::open(path, &ContestHeading::new(info, &setup, &arguments)?))
        .transpose()?;
    let played = AtomicU64::new(0);
    let keep_result = |result: &GameResult| {
        played.fetch_add(1, Ordering::Relaxed);
        if let Some(log) = &log {
            log.keep(result);
        }
    };
    let thinking = ThinkingTimes::new(arguments.bots.len());
    let patience = Patience {
        budget: arguments.move_time,
        limit: arguments.move_limit,
    };
    if arguments.bots.iter().any(|name| name.bot().is_none()) {
        stopping::end_programs_when_stopped()?;
    }
    let enter = |name: &ContestantName| name.enter(patience).with_context(|| Failure(name.to_string()));
    let bots: Vec<Contestant> = arguments.bots.iter().map(enter).collect::<Result<_, _>>()?;
    let contest = Contest {
        setup: &setup,
        bots: &bots,
        games: arguments.games,
        seed: Seed::named(&arguments.seed),
        threads: setting::threads(arguments.threads),
        stop: arguments.stop.rule(),
        finished: log.as_ref().map_or(&[], ContestLog::finished),
    };
    let bar = terminal::progress(arguments.games, "games");
    let started = Instant::now();
    let ranking = game.contest(
        &contest,
        Onlookers {
            progress: Some(&|done| bar.set_position(done)),
            records: keep_record.as_ref().map(|keep| keep as RecordSink<'_>),
            results: Some(&keep_result),
            thinking: Some(&|bot, times| thinking.add(bot, times)),
        },
    );
    let seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let ranking = ranking?;
    folder.as_ref().map_or(Ok(()), RecordFolder::finish)?;
    log.as_ref().map_or(Ok(()), ContestLog::finish)?;
    let games = played.into_inner();
    let thinking = thinking.told(ranking.bots.iter().map(|bot| bot.name.as_str()));
    let report = Report {
        game: info.id,
        players,
        rules: setup.rules_version(info),
        seed: &arguments.seed,
        ranking,
        speed: Speed {
            games,
            seconds,
            games_per_s: games as f64 / seconds.max(1e-9),
            threads: contest.threads,
            thinking,
        },
    };
    if arguments.json {
        writeln!(stdout(), "{}", serde_json::to_string(&report)?)?;
    } else {
        print(info.name, &report)?;
    }
    if let Some(file) = &arguments.plot {
        let title = format!("{}, {players} players, {} games", info.name, report.ranking.games);
        setting::write(file, &plot::draw(&title, &report.ranking))?;
    }
    let cycle = cycle(bots.len(), players);
    if !report.ranking.games.is_multiple_of(cycle) {
        terminal::hint(&format!(
            "with a multiple of {cycle} games every bot sits at every seat equally often"
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
        "{}: {} players, {} games, seed {}",
        paint(STRONG, name),
        report.players,
        ranking.games,
        report.seed
    )?;
    writeln!(
        out,
        "{}",
        paint(FAINT, "    wins  95 % interval     Elo    ±  points  bot")
    )?;
    for bot in &ranking.bots {
        print_bot(&mut out, bot)?;
    }
    if let Some(decision) = ranking.decision {
        let name = |bot: usize| &ranking.bots[bot].name;
        let found = match decision {
            Decision::Best { bot, confidence } => {
                format!("{} is the strongest ({:.0} % sure)", name(bot), 100.0 * confidence)
            }
            Decision::High { share } => format!("{} wins {:.0} % or more", name(0), 100.0 * share),
            Decision::Low { share } => format!("{} wins {:.0} % or less", name(0), 100.0 * share),
        };
        writeln!(out, "{} {found}", paint(GOOD, "clear:"))?;
    }
    let speed = &report.speed;
    // The table is the same whenever the same seed is played; how fast it went is not.
    terminal::note(&format!(
        "{} games in {:.1} s ({} threads): {:.2} games a second",
        speed.games, speed.seconds, speed.threads, speed.games_per_s
    ));
    for time in &speed.thinking {
        terminal::note(&terminal::clip(&time.to_string(), terminal::width()));
    }
    Ok(())
}

fn print_bot(out: &mut impl Write, bot: &BotResult) -> anyhow::Result<()> {
    let [low, high] = bot.ci95.map(|rate| 100.0 * rate);
    let rating = bot.rating.map_or("      –    –".to_owned(), |rating| {
        format!("{:>+7.0} {:>4.0}", rating.elo, rating.ci95[1] - rating.elo)
    });
    let numbers = format!(
        "{:>6.1} %  {low:>5.1} to {high:>5.1} {rating} {:>7.1}",
        100.0 * bot.win_rate,
        bot.mean_points
    );
    let name = terminal::clip(&bot.name, terminal::width().saturating_sub(numbers.len() + 2));
    writeln!(out, "{numbers}  {}", paint(STRONG, &name))?;
    for (why, times) in &bot.forfeits {
        let games = if *times == 1 { "game" } else { "games" };
        let told = format!("its seat in {times} {games}: {why}");
        writeln!(
            out,
            "  {} {}",
            paint(BAD, "lost"),
            terminal::clip(&told, terminal::width() - 7)
        )?;
    }
    Ok(())
}
