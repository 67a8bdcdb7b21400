//! A walk through a recorded game: back and forth, to any move, with what the search thinks of it.

use std::io::Write;

use anstream::stdout;
use anyhow::Context;
use bots::{Budget, Stop};
use catalogue::{AnyMatch, Language, Lexicon};
use engine::{Phrase, Seat, Seed, Turn, Viewer};

use crate::boards::{self, Reading};
use crate::play::{self, Party};
use crate::scoreboard;
use crate::terminal::{self, BAD, FAINT, STRONG, paint};

/// How many iterations the search has for a position.
const ITERATIONS: u32 = 4000;
/// How many moves the search names.
const NAMED: usize = 5;

/// What can be typed; the names are the words of a message, of which the first is shown.
const COMMANDS: [(&str, Step); 10] = [
    ("walk-next", Step::Next),
    ("walk-previous", Step::Previous),
    ("walk-turn", Step::NextTurn),
    ("walk-back", Step::PreviousTurn),
    ("walk-first", Step::First),
    ("walk-last", Step::Last),
    ("walk-analyse", Step::Analyse),
    ("walk-table", Step::Table),
    ("walk-help", Step::Help),
    ("walk-quit", Step::Quit),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Next,
    Previous,
    NextTurn,
    PreviousTurn,
    First,
    Last,
    To(usize),
    Analyse,
    Table,
    Help,
    Quit,
}

/// Somebody who walks through a game.
pub struct Walk<'a> {
    played: &'a dyn AnyMatch,
    lexicon: &'a Lexicon,
    party: Party,
    width: usize,
    /// How many moves have been made where the walk stands.
    ply: usize,
}

impl<'a> Walk<'a> {
    /// A walk that begins at the first decision.
    pub fn new(played: &'a dyn AnyMatch, lexicon: &'a Lexicon, party: Party) -> Walk<'a> {
        let dealt = (0..played.plies()).find(|&ply| played.mover(ply).is_some());
        Walk {
            ply: dealt.unwrap_or(0),
            width: terminal::width(),
            played,
            lexicon,
            party,
        }
    }

    /// Walks until somebody has had enough.
    pub fn go(mut self) -> anyhow::Result<()> {
        self.print(&terminal::wrap(&self.lexicon.word("walk-welcome"), self.width, ""))?;
        self.show(self.ply)?;
        while let Some(line) = self.ask()? {
            let from = self.ply;
            match read(&line) {
                Some(Step::Quit) => break,
                Some(Step::Help) => self.print(&self.help())?,
                Some(Step::Analyse) => self.analyse()?,
                Some(step) => match self.target(step) {
                    Ok(ply) => {
                        self.ply = ply;
                        self.show(from)?;
                    }
                    Err(why) => self.print(&[paint(BAD, &self.say(&why))])?,
                },
                None => self.print(&[paint(BAD, &self.lexicon.word("walk-unknown"))])?,
            }
        }
        Ok(())
    }

    /// Where a step leads to.
    fn target(&self, step: Step) -> Result<usize, Phrase> {
        let last = self.played.plies();
        let turns = || (0..last).filter(|&ply| self.begins_turn(ply));
        match step {
            Step::Next if self.ply == last => Err(Phrase::new("walk-at-end")),
            Step::Next => Ok(self.ply + 1),
            Step::Previous => self.ply.checked_sub(1).ok_or_else(|| Phrase::new("walk-at-start")),
            Step::NextTurn => Ok(turns().find(|&ply| ply > self.ply).unwrap_or(last)),
            Step::PreviousTurn => Ok(turns().rev().find(|&ply| ply < self.ply).unwrap_or(0)),
            Step::First => Ok(0),
            Step::Last => Ok(last),
            Step::To(ply) if ply > last => Err(Phrase::new("walk-too-far").with("plies", last as u32)),
            Step::To(ply) => Ok(ply),
            Step::Analyse | Step::Table | Step::Help | Step::Quit => Ok(self.ply),
        }
    }

    /// Whether a turn begins with the move of this number. Who plays alone begins one with every move.
    fn begins_turn(&self, ply: usize) -> bool {
        let Some(seat) = self.played.mover(ply) else {
            return false;
        };
        let before = (0..ply).rev().find_map(|ply| self.played.mover(ply));
        before != Some(seat) || self.played.setup().players == 1
    }

    /// The one through whose eyes the table is drawn: the seat to move, as it saw it. The game is on record; nobody is
    /// surprised.
    fn viewer(&self) -> Viewer {
        match self.played.view_at(Viewer::Spectator, self.ply).turn() {
            Turn::Seat(seat) => Viewer::Seat(seat),
            Turn::Chance | Turn::Over => Viewer::Spectator,
        }
    }

    /// The table where the walk stands, and what happened on the way there from a little before.
    fn show(&self, from: usize) -> anyhow::Result<()> {
        let last = self.played.plies();
        let title = Phrase::new("walk-title")
            .with("ply", self.ply as u32)
            .with("plies", last as u32);
        let mut lines = vec![String::new(), terminal::rule(&self.say(&title), self.width)];
        if from < self.ply {
            lines.extend(self.told(from));
        }
        let view = self.played.view_at(self.viewer(), self.ply);
        let name = |seat: Seat| self.party.painted(seat);
        let drawing = boards::draw(
            &*view,
            &Reading {
                lexicon: self.lexicon,
                name: &name,
                number: &|_| None,
                width: self.width,
            },
        );
        lines.extend(drawing.lines);
        if self.ply == last && self.played.turn() == Turn::Over {
            let name = |seat| self.party.name(seat);
            lines.extend(scoreboard::lines(self.played, self.lexicon, &name, self.width));
        } else if let (Viewer::Seat(seat), Some(text)) = (self.viewer(), self.next_text()) {
            let offer = view.offer(&text);
            let played = offer.map_or(text, |offer| self.say(&offer.phrase));
            let next = Phrase::new("walk-plays").with("seat", seat).with("move", played);
            lines.push(String::new());
            lines.extend(terminal::wrap(&self.say(&next), self.width, "  "));
        }
        self.print(&lines)
    }

    /// What the log says of the moves between two places of the walk.
    fn told(&self, from: usize) -> Vec<String> {
        let log = self.played.log_since(self.viewer(), from);
        let on_the_way = log.iter().filter(|line| line.ply < self.ply);
        let line = |line: &catalogue::LogLine| {
            let said = format!("› {}", self.say(&line.phrase));
            terminal::wrap(&said, self.width - 2, "  ")
        };
        let lines: Vec<String> = on_the_way.flat_map(line).collect();
        // Who jumps far wants to see the table, not everything that led to it.
        const MOST: usize = 12;
        let skipped = lines.len().saturating_sub(MOST);
        lines[skipped..]
            .iter()
            .map(|line| paint(FAINT, &format!("  {line}")))
            .collect()
    }

    /// The text of the move that was made next.
    fn next_text(&self) -> Option<String> {
        let record = self.played.to_record(self.party.recorded_names(), false);
        record.plies.get(self.ply).map(|ply| ply.text.clone())
    }

    /// What the search thinks of the position.
    fn analyse(&self) -> anyhow::Result<()> {
        let Viewer::Seat(seat) = self.viewer() else {
            return self.print(&[self.lexicon.word("walk-nobody")]);
        };
        let view = self.played.view_at(Viewer::Seat(seat), self.ply);
        let spinner = terminal::spinner(self.lexicon.word("play-hint-thinks"));
        let seed = Seed::named("walk").nth(self.ply as u64);
        let opinion = view.opinion(Budget::Iterations(ITERATIONS), &seed, &Stop::default());
        spinner.finish_and_clear();
        let opinion = opinion.expect("it is this seat's turn");
        let next = self.next_text();
        let mut lines: Vec<String> = opinion
            .forecast
            .iter()
            .map(|forecast| {
                let chance = self.lexicon.estimated_chance(forecast.win);
                let points = self.lexicon.decimal(forecast.points);
                self.row(&self.party.name(forecast.seat), &chance, &points)
            })
            .collect();
        lines.push(String::new());
        let is_played = |mv: &str| next.as_deref() == Some(mv);
        let named = opinion.moves.iter().enumerate();
        for (_, tried) in named.filter(|(place, tried)| *place < NAMED || is_played(&tried.mv)) {
            let offer = view.offer(&tried.mv);
            let mut said = offer.map_or_else(|| tried.mv.clone(), |offer| self.say(&offer.phrase));
            if is_played(&tried.mv) {
                said = format!("{} {said}", self.lexicon.word("analyse-played"));
            }
            let forecast = tried.forecast.get(seat.index()).filter(|_| !tried.hardly_tried);
            lines.push(match forecast {
                Some(forecast) => {
                    let chance = self.lexicon.estimated_chance(forecast.win);
                    self.row(&said, &chance, &self.lexicon.decimal(forecast.points))
                }
                None => self.row(&said, "", &self.lexicon.word("play-hint-hardly-tried")),
            });
        }
        self.print(&lines)
    }

    fn row(&self, label: &str, chance: &str, points: &str) -> String {
        const COLUMN: usize = 10;
        const WIDE: usize = 16;
        let room = self.width - COLUMN - WIDE;
        let label = terminal::left(
            &terminal::clip(&anstream::adapter::strip_str(label).to_string(), room - 1),
            room,
        );
        label + &terminal::right(chance, COLUMN) + &terminal::right(points, WIDE)
    }

    fn help(&self) -> Vec<String> {
        let numbers = ("1, 2, 3…".to_owned(), "walk-help-number".to_owned());
        let command = |(message, _): &(&str, Step)| {
            let names = self.lexicon.word(message);
            let name = names.split(' ').next().unwrap_or_default().to_owned();
            (name, format!("{message}.about"))
        };
        let commands = COMMANDS.iter().map(command);
        let line = |(name, about): (String, String)| {
            let name = paint(STRONG, &terminal::left(&name, 12));
            let line = format!("  {name}  {}", self.lexicon.word(&about));
            terminal::wrap(&line, self.width, &" ".repeat(16))
        };
        [numbers].into_iter().chain(commands).flat_map(line).collect()
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.lexicon.say(phrase, &|seat| self.party.name(seat))
    }

    fn print(&self, lines: &[String]) -> anyhow::Result<()> {
        let mut out = stdout();
        for line in lines {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Asks for a line; none at the end of the input.
    fn ask(&self) -> anyhow::Result<Option<String>> {
        let mut out = stdout();
        let prompt = Phrase::new("walk-prompt")
            .with("ply", self.ply as u32)
            .with("plies", self.played.plies() as u32);
        write!(out, "{} ", paint(STRONG, &self.say(&prompt)))?;
        out.flush()?;
        let line = terminal::read_line().context("cannot read standard input")?;
        if line.is_none() {
            writeln!(out)?;
        }
        Ok(line)
    }
}

/// What a line means, in any language; nothing typed is one move on.
fn read(line: &str) -> Option<Step> {
    let word = line.trim().to_lowercase();
    if word.is_empty() {
        return Some(Step::Next);
    }
    if let Ok(ply) = word.parse() {
        return Some(Step::To(ply));
    }
    let is_named = |message: &str, lexicon: &Lexicon| lexicon.word(message).split(' ').any(|name| name == word);
    Language::ALL.iter().find_map(|&language| {
        let lexicon = play::words(language);
        let named = COMMANDS.iter().find(|(message, _)| is_named(message, &lexicon));
        named.map(|(_, step)| *step)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_typed_as_words_letters_and_numbers_in_any_language() {
        assert_eq!(read("\n"), Some(Step::Next));
        assert_eq!(read(" 40 "), Some(Step::To(40)));
        assert_eq!(read("P"), Some(Step::Previous));
        assert_eq!(read("suivant"), Some(Step::Next));
        assert_eq!(read("zurück"), Some(Step::Previous));
        assert_eq!(read("-3"), None);
        assert_eq!(read("fly"), None);
    }

    #[test]
    fn no_word_means_two_steps() {
        let mut names: Vec<(String, Step)> = Vec::new();
        for &language in Language::ALL {
            let lexicon = play::words(language);
            for (message, step) in COMMANDS {
                let words = lexicon.word(message);
                names.extend(words.split(' ').map(|name| (name.to_owned(), step)));
            }
        }
        for (name, step) in &names {
            assert!(
                names.iter().all(|(other, meant)| other != name || meant == step),
                "{name}"
            );
        }
    }
}
