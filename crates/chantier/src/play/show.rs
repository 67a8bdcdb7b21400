//! What a session shows: the table, the moves, advice, the log, the help.

use std::io::Write;

use anstream::stdout;
use bots::{Budget, Stop};
use catalogue::{AnyView, LogLine, Offer};
use engine::{Phrase, Seat, Viewer};

use super::seeds;
use super::session::Session;
use super::typed::{COMMANDS, CommandName};
use crate::boards::{self, Reading};
use crate::terminal::{self, FAINT, KEY, paint};

/// How many games the search plays out for a hint.
const HINT_ITERATIONS: u32 = 4000;
/// How many moves a hint names.
const HINT_MOVES: usize = 5;

impl Session {
    /// The table, and below it the moves that it does not number itself.
    pub(super) fn show(&self, seat: Seat, offers: &[Offer]) -> anyhow::Result<()> {
        let shown = self.draw_table(Viewer::Seat(seat), offers)?;
        let labels = self.labels(offers).filter(|(number, _)| !shown.contains(number));
        let labels: Vec<String> = labels.map(|(_, label)| label).collect();
        self.print_columns(&labels)?;
        match self.progress() {
            Some(progress) => self.print_step(&progress, offers),
            None => self.print_question(&*self.played.view(Viewer::Seat(seat))),
        }
    }

    /// Draws the table as it stands, and gives the numbers of the moves that stand on it.
    pub(super) fn draw_table(&self, viewer: Viewer, offers: &[Offer]) -> anyhow::Result<Vec<usize>> {
        let view = self.played.view(viewer);
        let name = |seat| self.party.painted(seat);
        let number = |text: &str| Some(offers.iter().position(|offer| offer.text == text)? + 1);
        let reading = Reading {
            lexicon: &self.lexicon,
            name: &name,
            number: &number,
            width: self.width,
        };
        let drawing = boards::draw(&*view, &reading);
        let mut out = stdout();
        writeln!(out)?;
        for line in &drawing.lines {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        Ok(drawing.shown)
    }

    /// What is asked, as the action bar of a page says it.
    fn print_question(&self, view: &dyn AnyView) -> anyhow::Result<()> {
        let Some(question) = view.prompt() else {
            return Ok(());
        };
        let mut out = stdout();
        writeln!(out)?;
        if let Some(ending) = view.ending() {
            writeln!(out, "{}", self.say(ending))?;
        }
        for line in terminal::wrap(&self.say(question), self.width, "") {
            writeln!(out, "{}", paint(FAINT, &line))?;
        }
        Ok(())
    }

    /// All moves in words, with the texts that can be typed or sent for them. A text stands on one line, so that it can
    /// be typed as it is read.
    pub(super) fn print_moves(&self, offers: &[Offer]) -> anyhow::Result<()> {
        let labels = self.labels(offers).map(|(_, label)| label);
        let moves: Vec<(String, &str)> = labels.zip(offers.iter().map(|offer| offer.text.as_str())).collect();
        let joined = |(label, text): &(String, &str)| format!("{label}  {}", paint(FAINT, text));
        let fits = |line: &String| terminal::columns_of(line) <= self.width;
        let whole: Vec<String> = moves.iter().map(joined).collect();
        if whole.iter().all(fits) {
            return self.print_columns(&whole);
        }
        let mut out = stdout();
        for ((label, text), whole) in moves.iter().zip(&whole) {
            if fits(whole) {
                writeln!(out, "{whole}")?;
                continue;
            }
            for line in terminal::wrap(label, self.width, "    ") {
                writeln!(out, "{line}")?;
            }
            writeln!(out, "    {}", paint(FAINT, text))?;
        }
        Ok(())
    }

    fn labels(&self, offers: &[Offer]) -> impl Iterator<Item = (usize, String)> {
        let label = |(index, offer): (usize, &Offer)| {
            let number = paint(KEY, &terminal::right(&(index + 1).to_string(), 3));
            (index + 1, format!("{number} {}", self.say(offer.phrase.clone())))
        };
        offers.iter().enumerate().map(label).collect::<Vec<_>>().into_iter()
    }

    fn print_columns(&self, labels: &[String]) -> anyhow::Result<()> {
        let mut out = stdout();
        for line in terminal::columns(labels, self.width, "    ") {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    pub(super) fn print_hint(&self, seat: Seat, offers: &[Offer]) -> anyhow::Result<()> {
        let view = self.played.view(Viewer::Seat(seat));
        let seed = self.seed.nth(seeds::HINTS).nth(self.played.plies() as u64);
        let spinner = terminal::spinner(self.word("play-hint-thinks"));
        let opinion = view.opinion(Budget::Iterations(HINT_ITERATIONS), &seed, &Stop::default());
        spinner.finish_and_clear();
        let mut out = stdout();
        writeln!(
            out,
            "{}",
            self.say(Phrase::new("play-hint").with("games", HINT_ITERATIONS))
        )?;
        let columns = |tries: &str, win: &str, points: &str| {
            format!(
                "{}{}{}",
                terminal::right(tries, 8),
                terminal::right(win, 8),
                terminal::right(points, 8)
            )
        };
        let room = self.width - 5 - 24;
        let heads = ["play-hint-tries", "play-hint-win", "play-hint-points"].map(|head| self.word(head));
        let head = terminal::left(&self.word("play-hint-move"), room);
        writeln!(
            out,
            "{}",
            paint(
                FAINT,
                &format!("     {head}{}", columns(&heads[0], &heads[1], &heads[2]))
            )
        )?;
        for tried in opinion.iter().flat_map(|opinion| opinion.moves.iter().take(HINT_MOVES)) {
            let offer = offers.iter().position(|offer| offer.text == tried.mv);
            let Some(index) = offer else { continue };
            let number = paint(KEY, &terminal::right(&(index + 1).to_string(), 3));
            let said = self.lexicon.say(&offers[index].phrase, &|seat| self.party.name(seat));
            let said = terminal::left(&terminal::clip(&said, room - 1), room);
            let prospect = tried.forecast.get(seat.index()).filter(|_| !tried.hardly_tried);
            let numbers = match prospect {
                Some(prospect) => {
                    let win = self.lexicon.estimated_chance(prospect.win);
                    columns(&tried.visits.to_string(), &win, &self.lexicon.decimal(prospect.points))
                }
                None => terminal::right(&self.word("play-hint-hardly-tried"), 24),
            };
            writeln!(out, "{number}  {said}{numbers}")?;
        }
        Ok(())
    }

    pub(super) fn print_log(&self, viewer: Viewer) -> anyhow::Result<()> {
        let log = self.played.log(viewer);
        let line = |line: &LogLine| {
            let number = terminal::right(&(line.ply + 1).to_string(), 4);
            let said = self.say(line.phrase.clone());
            terminal::wrap(&format!("{number}  {said}"), self.width, "      ")
        };
        self.page(log.iter().flat_map(line).collect())
    }

    pub(super) fn print_help(&self) -> anyhow::Result<()> {
        let name = |command: &CommandName| command.shown(&self.lexicon);
        let commands = COMMANDS
            .iter()
            .filter_map(|command| Some((name(command), command.help?)));
        let numbers = [("1, 2, 3…".to_owned(), "play-help-number")];
        let lines = numbers.into_iter().chain(commands);
        let mut out = stdout();
        for (name, about) in lines {
            let line = format!("  {}  {}", paint(KEY, &terminal::left(&name, 15)), self.word(about));
            for line in terminal::wrap(&line, self.width, &" ".repeat(19)) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Prints lines, a screenful at a time where somebody sits before a screen.
    pub(super) fn page(&self, lines: Vec<String>) -> anyhow::Result<()> {
        let screenful = terminal::screen_lines().map_or(usize::MAX, |lines| lines - 1);
        let mut out = stdout();
        for (index, chunk) in lines.chunks(screenful).enumerate() {
            if index > 0 {
                let answer = self.ask(&self.word("play-more"))?;
                if answer.is_none_or(|answer| answer.trim().eq_ignore_ascii_case("q")) {
                    break;
                }
            }
            for line in chunk {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }
}
