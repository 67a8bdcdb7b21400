//! What the search thinks of a whole game: a table of the turns, the moves that cost most, and the books of every seat.

use std::io::Write;

use anstream::stdout;
use anyhow::{anyhow, bail};
use bots::analysis::{self, Account, Analysis, Choice, Prospects, Step, StepKind};
use bots::{Budget, Stop};
use engine::{Phrase, Seat, Seed};
use serde::Serialize;

use super::Told;
use crate::arguments::AnalyseArguments;
use crate::setting;
use crate::terminal::{self, FAINT, STRONG, paint};

/// How many of the moves that cost most are told.
const TURNING_POINTS: usize = 6;

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    rules: u32,
    seats: &'a [String],
    seed: &'a str,
    #[serde(flatten)]
    analysis: &'a Analysis,
}

/// Analyses the game and tells what came of it.
pub(super) fn tell(told: &Told, arguments: &AnalyseArguments) -> anyhow::Result<()> {
    let iterations = match arguments.budget {
        None => analysis::ITERATIONS,
        Some(Budget::Iterations(iterations)) => iterations,
        Some(_) => bail!(told.lexicon.word("analyse-game-budget")),
    };
    let analyser = told.played.analyser(iterations, Seed::named(&arguments.seed));
    let analyser = analyser.ok_or_else(|| anyhow!(told.lexicon.word("analyse-game-unfinished")))?;
    let bar = terminal::progress(analyser.parts() as u64, "decisions and draws");
    let threads = setting::threads(arguments.threads);
    let analysis = analysis::run(&*analyser, threads, &Stop::default(), &|done| bar.set_position(done));
    bar.finish_and_clear();
    let analysis = analysis.expect("nobody stops it");
    if arguments.json {
        let report = Report {
            game: &told.record.game,
            rules: told.record.rules_version,
            seats: &told.record.seats,
            seed: &arguments.seed,
            analysis: &analysis,
        };
        writeln!(stdout(), "{}", serde_json::to_string(&report)?)?;
        return Ok(());
    }
    let analysed = Analysed {
        told,
        analysis: &analysis,
    };
    analysed.print()
}

struct Analysed<'a> {
    told: &'a Told,
    analysis: &'a Analysis,
}

/// The widest column of a seat.
const COLUMN: usize = 11;
/// The same where chance and points stand side by side.
const WIDE_COLUMN: usize = 14;

impl Analysed<'_> {
    fn print(&self) -> anyhow::Result<()> {
        let mut out = stdout();
        let about = Phrase::new("analyse-game-about").with("games", self.analysis.iterations);
        let mut lines = vec![terminal::rule(self.told.played.info().name, self.told.width)];
        lines.extend(terminal::wrap(&self.told.say(&about), self.told.width, ""));
        lines.push(String::new());
        lines.extend(self.turns());
        lines.push(String::new());
        lines.extend(self.turning_points());
        lines.push(String::new());
        lines.extend(self.books());
        for line in lines {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn word(&self, id: &str) -> String {
        self.told.lexicon.word(id)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.analysis.players())
    }

    /// What is played for, as people write it.
    fn stake(&self, value: f64) -> String {
        match self.analysis.players() {
            1 => self.told.lexicon.decimal(value),
            _ => self.told.lexicon.percent(value),
        }
    }

    /// How far off something may be. What is measured is never exact.
    fn margin(&self, error: f64) -> String {
        let least = if self.analysis.players() == 1 { 0.1 } else { 0.01 };
        self.stake(error.max(least))
    }

    /// The same for something that was added or lost.
    fn change(&self, value: f64) -> String {
        let said = self.stake(value.abs());
        let nothing = said == self.stake(0.0);
        let sign = match () {
            () if nothing => "",
            () if value < 0.0 => "−",
            () => "+",
        };
        format!("{sign}{said}")
    }

    /// A chance as it is known: what a few hundred games do not show is not impossible.
    fn chance(&self, value: f64) -> String {
        self.told.lexicon.estimated_chance(value)
    }

    fn row(&self, column: usize, label: &str, cells: impl Iterator<Item = String>) -> String {
        let room = self.told.width - column * engine::MAX_SEATS;
        let mut row = terminal::left(&terminal::clip(label, room - 1), room);
        for cell in cells {
            row += &terminal::right(&terminal::clip(&cell, column - 1), column);
        }
        row
    }

    fn heads(&self, column: usize, label: &str) -> String {
        let names = self.seats().map(|seat| self.told.party.name(seat));
        paint(FAINT, &self.row(column, &self.word(label), names))
    }

    /// A chance, and the points that go with it.
    fn with_points(&self, chance: &str, points: f64) -> String {
        format!("{chance} · {}", self.told.lexicon.decimal(points))
    }

    /// A line for the beginning of every turn: what the seats could expect there.
    fn turns(&self) -> Vec<String> {
        let mut lines = vec![self.heads(WIDE_COLUMN, "analyse-game-turns")];
        let cells = |prospects: &Prospects| -> Vec<String> {
            let players = prospects.players();
            let cell = |seat: Seat| match players {
                1 => self.told.lexicon.decimal(prospects[seat].points),
                _ => self.with_points(&self.chance(prospects[seat].win), prospects[seat].points),
            };
            self.seats().map(cell).collect()
        };
        let mut last = None;
        for step in &self.analysis.steps {
            let seat = match &step.kind {
                StepKind::Choice(choice) => choice.seat,
                StepKind::Forced { seat, .. } => *seat,
                StepKind::Draw(_) => continue,
            };
            if last.replace(seat) == Some(seat) && self.analysis.players() > 1 {
                continue;
            }
            let label = Phrase::new("analyse-game-turn")
                .with("ply", step.ply as u32)
                .with("seat", seat);
            lines.push(self.row(WIDE_COLUMN, &self.told.say(&label), cells(&step.before).into_iter()));
        }
        let result = self.seats().map(|seat| {
            let (result, players) = (self.analysis.result[seat], self.analysis.players());
            match players {
                1 => self.stake(result.points),
                _ => self.with_points(&self.stake(result.win), result.points),
            }
        });
        let label = self.word("analyse-game-result");
        lines.push(paint(STRONG, &self.row(WIDE_COLUMN, &label, result)));
        lines
    }

    fn turning_points(&self) -> Vec<String> {
        let points = self.analysis.turning_points(TURNING_POINTS);
        let mut lines = match points.is_empty() {
            true => terminal::wrap(&self.word("analyse-game-no-mistakes"), self.told.width, ""),
            false => vec![paint(STRONG, &self.word("analyse-game-points"))],
        };
        for (step, choice) in points {
            lines.extend(self.turning_point(step, choice));
        }
        for slide in self.analysis.slides() {
            let said = Phrase::new("analyse-game-slid")
                .with("seat", slide.seat)
                .with("lost", self.stake(slide.lost.min(1.0)))
                .with("from", slide.from as u32)
                .with("to", slide.to as u32);
            lines.extend(terminal::wrap(&self.told.say(&said), self.told.width, ""));
        }
        lines
    }

    fn turning_point(&self, step: &Step, choice: &Choice) -> Vec<String> {
        let played = self.told.move_name(step.ply, choice.seat, &choice.played);
        let best = self.told.move_name(step.ply, choice.seat, &choice.best);
        let said = Phrase::new("analyse-game-point")
            .with("seat", choice.seat)
            .with("ply", step.ply as u32)
            .with("played", played)
            .with("best", best)
            .with("cost", self.stake(choice.cost))
            .with("error", self.margin(choice.error));
        let mut lines = terminal::wrap(&format!("• {}", self.told.say(&said)), self.told.width, "  ");
        if choice.line.len() > 1 {
            let head = format!("  {}", self.word("analyse-line"));
            let line = self.told.line(step.ply, &choice.line, &head);
            lines.extend(line.iter().map(|line| paint(FAINT, line)));
        }
        lines
    }

    /// Where the result of every seat came from.
    fn books(&self) -> Vec<String> {
        let players = self.analysis.players();
        let accounts = &self.analysis.accounts;
        let row = |id: &str, cell: &dyn Fn(&Account) -> String| {
            let cells: Vec<String> = accounts.iter().map(cell).collect();
            self.row(COLUMN, &self.word(id), cells.into_iter())
        };
        let within = |value: f64| format!("±{}", self.margin(value));
        let even = |account: &Account| {
            let value = account.with_even_luck().stake(players);
            match players {
                1 => self.stake(value),
                _ => self.chance(value.clamp(0.0, 1.0)),
            }
        };
        let mut lines = vec![
            self.heads(COLUMN, "analyse-game-books"),
            row("analyse-game-opening", &|account| {
                self.stake(account.opening.stake(players))
            }),
            row("analyse-game-luck", &|account| self.change(account.luck.stake(players))),
            row("analyse-game-luck-error", &|account| within(account.luck_error)),
            row("analyse-game-own", &|account| self.change(account.own.stake(players))),
        ];
        if players > 1 {
            lines.push(row("analyse-game-others", &|account| self.change(account.others.win)));
        }
        lines.extend([
            row("analyse-game-revision", &|account| {
                self.change(account.revision.stake(players))
            }),
            paint(
                STRONG,
                &row("analyse-game-result", &|account| {
                    self.stake(account.result.stake(players))
                }),
            ),
            row("analyse-game-even-luck", &even),
            row("analyse-game-mistakes", &|account| {
                format!("{} / {}", account.mistakes, account.decisions)
            }),
        ]);
        lines.push(String::new());
        lines.extend(terminal::wrap(&self.word("analyse-game-note"), self.told.width, ""));
        lines
    }
}
