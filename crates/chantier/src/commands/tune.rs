//! `chantier tune`: fits the weights of a game's heuristics, or plays two sets of weights against each other.

use std::fs::{File, TryLockError};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use anstream::stdout;
use anyhow::{Context, bail};
use bots::arena::BotResult;
use bots::tune::{Fit, Tuning};
use catalogue::{AnyGame, Language};
use engine::{Seed, Weight, read_weights, write_weights};

use crate::arguments::TuneArguments;
use crate::failure::Failure;
use crate::{play, refusals, setting, terminal};

/// So often the state of a fit is written at most.
const SAVING: Duration = Duration::from_secs(1);

/// Fits weights, or compares two files of them.
pub fn run(arguments: &TuneArguments) -> anyhow::Result<()> {
    let game = catalogue::find(&arguments.game)?;
    let info = game.info();
    // Against nobody there is no victory to win.
    let players = arguments.setting.players.unwrap_or((*info.players.start()).max(2));
    let setup = setting::setup(players, &arguments.setting.choices)?;
    let lexicon = play::lexicon(info, Language::default());
    game.validate(&setup).map_err(|why| refusals::setup(&lexicon, why))?;
    check_part("--reach", arguments.reach)?;
    check_part("--rate", arguments.rate)?;
    let tuning = Tuning {
        setup: &setup,
        bot: arguments.bot,
        steps: arguments.steps,
        directions: arguments.directions,
        reach: arguments.reach,
        rate: arguments.rate,
        seed: Seed::named(&arguments.seed),
        threads: setting::threads(arguments.threads),
    };
    let mut shipped = game.weights(&setup)?;
    if let Some(file) = &arguments.from {
        read_into(&mut shipped, file)?;
    }
    let values = |weights: &[Weight]| -> Vec<f32> { weights.iter().map(|weight| weight.value).collect() };
    if let Some(file) = &arguments.compare {
        let mut new = shipped.clone();
        read_into(&mut new, file)?;
        let lines = compare(game, &tuning, [&values(&new), &values(&shipped)], arguments.games)?;
        return Ok(writeln!(stdout(), "{lines}")?);
    }
    let begun = game.begin_fit(&tuning, &values(&shipped))?;
    if begun.fitted() == 0 {
        bail!("{} has no weights that {} plays by", info.id, arguments.bot);
    }
    arguments.output.as_deref().map_or(Ok(()), setting::check_can_write)?;
    let fit = fit(game, &tuning, begun, arguments.state.as_deref())?;
    let fitted = fit.weights();
    let lines = if arguments.games > 0 {
        compare(
            game,
            &tuning,
            [&values(&fitted), &values(fit.origin())],
            arguments.games,
        )?
    } else {
        "not played against the weights it began with".to_owned()
    };
    let text = format!(
        "# Fitted: {tuning}\n# {}\n{}",
        lines.replace('\n', "\n# "),
        write_weights(&fitted)
    );
    match &arguments.output {
        Some(file) => {
            setting::write(file, &text)?;
            anstream::eprintln!("{lines}");
        }
        None => write!(stdout(), "{text}")?,
    }
    Ok(())
}

/// Makes all steps of a fit, or those that are left where a state was kept.
fn fit(game: &dyn AnyGame, tuning: &Tuning<'_>, begun: Fit, state: Option<&Path>) -> anyhow::Result<Fit> {
    let _lock = state.map(lock).transpose()?;
    let mut fit = match state.filter(|file| file.exists()) {
        Some(file) => resumed(&begun, file)?,
        None => begun,
    };
    let directions = u64::from(tuning.directions);
    let bar = terminal::progress(u64::from(tuning.steps) * directions, "directions");
    bar.set_position(u64::from(fit.step()) * directions);
    let mut saved = Instant::now();
    while fit.step() < tuning.steps {
        let before = u64::from(fit.step()) * directions;
        game.advance_fit(tuning, &mut fit, &|tried| bar.set_position(before + tried))?;
        if let Some(file) = state
            && (saved.elapsed() > SAVING || fit.step() == tuning.steps)
        {
            setting::write(file, &fit.to_string())?;
            saved = Instant::now();
        }
    }
    bar.finish_and_clear();
    Ok(fit)
}

/// Sees to it that no other fit writes the same state, for as long as what it returns is there.
fn lock(state: &Path) -> anyhow::Result<File> {
    let mut beside = state.as_os_str().to_owned();
    beside.push(".lock");
    let file = File::create(beside).with_context(|| Failure(format!("cannot write {}", state.display())))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => bail!(Failure(format!("another tune writes {}", state.display()))),
        Err(TryLockError::Error(error)) => {
            Err(error).with_context(|| Failure(format!("cannot lock {}", state.display())))
        }
    }
}

fn resumed(begun: &Fit, file: &Path) -> anyhow::Result<Fit> {
    let kept: Fit = setting::read(file)?
        .parse()
        .with_context(|| file.display().to_string())?;
    if !kept.is_same_as(begun) {
        bail!(
            "{} is the state of another fit: delete it, or use the same arguments and weights",
            file.display()
        );
    }
    Ok(kept)
}

/// Plays new weights against old ones, and says in one line for each bot how they did.
fn compare(game: &dyn AnyGame, tuning: &Tuning<'_>, weights: [&[f32]; 2], games: u64) -> anyhow::Result<String> {
    let bar = terminal::progress(games, "games");
    let ranking = game.compare_weights(tuning, weights, games, &|done| bar.set_position(done))?;
    bar.finish_and_clear();
    let line = |bot: &BotResult| {
        let [low, high] = bot.ci95;
        format!(
            "{}  wins {:.1} %  (95 %: {:.1} to {:.1}) of {games} games, {:.2} points",
            bot.name,
            100.0 * bot.win_rate,
            100.0 * low,
            100.0 * high,
            bot.mean_points
        )
    };
    let lines: Vec<String> = ranking.bots.iter().map(line).collect();
    Ok(lines.join("\n"))
}

fn read_into(weights: &mut [Weight], file: &Path) -> anyhow::Result<()> {
    let values = read_weights(&setting::read(file)?, weights).with_context(|| file.display().to_string())?;
    for (weight, value) in weights.iter_mut().zip(values) {
        weight.value = value;
    }
    Ok(())
}

fn check_part(name: &str, part: f64) -> anyhow::Result<()> {
    if part > 0.0 && part <= 1.0 {
        return Ok(());
    }
    bail!("{name} is more than 0 and at most 1, not {part}");
}
