//! `chantier arena`: bots against each other.

use std::io::Write;

use anstream::stdout;
use bots::BotSpec;
use bots::arena::{self, Entrant, Ranking};
use catalogue::Visitor;
use engine::{Game, Inspect, Seed, Setup, SetupError};
use serde::Serialize;

use crate::arguments::ArenaArguments;
use crate::setting;
use crate::terminal::{self, STRONG, paint};

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
    let info = catalogue::find(&arguments.game)?;
    let players = arguments.bots.len();
    let setup = setting::setup(players, &arguments.choices)?;
    let contest = Contest {
        setup: &setup,
        bots: &arguments.bots,
        games: arguments.games,
        seed: Seed::named(&arguments.seed),
        threads: setting::threads(arguments.threads),
    };
    let ranking = catalogue::visit(info.id, contest)??;
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
    Ok(())
}

struct Contest<'a> {
    setup: &'a Setup,
    bots: &'a [BotSpec],
    games: u64,
    seed: Seed,
    threads: usize,
}

impl Visitor for Contest<'_> {
    type Output = Result<Ranking, SetupError>;

    fn visit<G: Game + Inspect>(self) -> Self::Output {
        // Before the bar shows: what cannot be set up has nothing to show.
        self.setup.open::<G>()?;
        let entrants: Vec<Entrant<G>> = self.bots.iter().map(|&bot| bot.into()).collect();
        let bar = terminal::progress(self.games, "games");
        let ranking = arena::play(self.setup, &entrants, self.games, &self.seed, self.threads, &|done| {
            bar.set_position(done);
        });
        bar.finish_and_clear();
        ranking
    }
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
