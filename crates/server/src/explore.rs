//! A what-if board: a line of moves from a position of a game whose secrets are out.
//!
//! Nothing is kept: an address names the position and the moves, and they are made anew for every page. So a line has a
//! greatest length, and one that cannot be followed is followed as far as it goes.

use catalogue::{AnyMatch, AnyView};
use engine::{IllegalPly, RecordedPly, Seat, Turn, Viewer};
use tables::{Phase, Table};
use web::pages::{ExploreView, ExploredLine, NextStep, Notice, Outlook, Said, Stage, TableView};
use web::{Choices, Reader};

use crate::bots::random_seed;
use crate::live_tables::Loaded;
use crate::perspective::Onlooker;
use crate::view::{Speaker, facts};

/// How many moves a line has at most.
pub(crate) const LONGEST: usize = 300;

/// A line as far as it can be followed.
pub(crate) struct Explored {
    pub line: ExploredLine,
    pub played: Box<dyn AnyMatch>,
    /// What is wrong with the rest of it.
    pub wrong: Option<Notice>,
}

/// How much chance shall draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draw {
    One,
    /// As much as it owes.
    All,
}

impl Explored {
    /// Follows a line from a position of a table's game; `None` where the game is not over, so that some of it may be a secret.
    /// A record that somebody brought holds no secrets, over or not.
    pub fn follow(table: &Table, line: &ExploredLine) -> Option<Explored> {
        let open = table.phase() == Phase::Over || table.is_record();
        let played = table.played().filter(|_| open)?;
        Some(Explored::from(played, line))
    }

    fn from(played: &dyn AnyMatch, line: &ExploredLine) -> Explored {
        let ply = line.ply.min(played.plies());
        let mut explored = Explored {
            line: ExploredLine { ply, moves: Vec::new() },
            // What is drawn here is nobody's to foresee, and no game follows from it.
            played: played.branch(ply, random_seed()),
            wrong: None,
        };
        for text in &line.moves {
            if explored.make(text).is_err() {
                explored.wrong.get_or_insert(Notice::BrokenLine);
                break;
            }
        }
        explored
    }

    /// What is to happen next.
    pub fn next(&self) -> NextStep {
        match self.played.turn() {
            Turn::Seat(seat) => NextStep::Seat(seat),
            Turn::Chance => NextStep::Chance,
            Turn::Over => NextStep::Over,
        }
    }

    /// Makes a move for whoever is to move, or says why not.
    pub fn make(&mut self, text: &str) -> Result<(), IllegalPly> {
        let seat = match self.next() {
            NextStep::Seat(seat) => Some(seat),
            NextStep::Chance => None,
            NextStep::Over => return Err(IllegalPly::Over),
        };
        if self.line.moves.len() >= LONGEST {
            self.wrong = Some(Notice::LongLine);
            return Ok(());
        }
        let made = RecordedPly {
            seat,
            text: text.to_owned(),
        };
        self.played.push(&made)?;
        self.line.moves.push(made.text);
        Ok(())
    }

    /// Lets chance draw.
    pub fn draw(&mut self, draw: Draw) {
        let due = self.played.due_chance();
        let number = match draw {
            Draw::One => 1,
            Draw::All => due.len(),
        };
        for drawn in due.iter().take(number) {
            if self.make(&drawn.text).is_err() {
                break;
            }
        }
    }

    /// With whose eyes the board is drawn: those of the seat to move, or of the one that moved last.
    pub fn viewer(&self) -> Viewer {
        let last = || (0..self.played.plies()).rev().find_map(|ply| self.played.mover(ply));
        match self.next() {
            NextStep::Seat(seat) => Viewer::Seat(seat),
            NextStep::Chance | NextStep::Over => last().map_or(Viewer::Spectator, Viewer::Seat),
        }
    }
}

/// Makes the page of a line and hands it to `with`.
pub(crate) fn draw<T>(
    loaded: &Loaded,
    reader: &Reader,
    explored: &Explored,
    outlook: Option<Outlook>,
    with: impl FnOnce(TableView<'_>) -> T,
) -> T {
    let table = &loaded.table;
    // Whoever moves for all seats is nobody at the table.
    let speaker = Speaker::new(loaded, Onlooker { person: None, reader });
    let played = &*explored.played;
    let view = played.view(explored.viewer());
    let mut game = speaker.game(facts(table, played), played, &*view, false);
    game.open = open(played);
    game.choices = match explored.next() {
        NextStep::Seat(_) => speaker.choices(&*view),
        NextStep::Chance => Choices::new(speaker.labelled(played.outcomes())),
        NextStep::Over => Choices::default(),
    };
    let whole = table.played().filter(|whole| whole.turn() == Turn::Over);
    let stage = ExploreView {
        game,
        continues: explored.line.moves.is_empty() && whole.is_some_and(|whole| explored.line.ply < whole.plies()),
        line: explored.line.clone(),
        next: explored.next(),
        outlook,
    };
    with(TableView {
        reader,
        id: table.id().as_str(),
        version: table.version(),
        remarks: loaded.stamp().remarks,
        info: table.game().info(),
        company: false,
        seats: speaker.into_seats(),
        stage: Stage::Explore(Box::new(stage)),
        said: explored.wrong.clone().map(Said::Notice),
        talk: Vec::new(),
        showing: None,
    })
}

/// What each seat sees, where seats have secrets: here all hands lie open.
fn open(played: &dyn AnyMatch) -> Vec<Box<dyn AnyView>> {
    let seats = Seat::all(played.setup().players).filter(|_| played.info().hidden);
    seats.map(|seat| played.view(Viewer::Seat(seat))).collect()
}

#[cfg(test)]
mod tests {
    use ::bots::sim::Policy;
    use catalogue::Simulation;
    use engine::{Seed, Setup};

    use super::*;

    #[test]
    fn a_line_has_a_greatest_length_and_is_followed_so_far() {
        let game = catalogue::find("noria").unwrap();
        let simulation = Simulation {
            setup: &Setup::new(4),
            policy: Policy::Light,
            games: 1,
            seed: Seed::named("a long game"),
            threads: 1,
        };
        let record = game.simulated(&simulation, 0).unwrap();
        assert!(record.plies.len() > LONGEST);
        let played = game.replay(&record, None).unwrap();
        let line = ExploredLine {
            ply: 0,
            moves: record.plies.iter().map(|ply| ply.text.clone()).collect(),
        };
        let explored = Explored::from(&*played, &line);
        assert_eq!(
            (explored.line.moves.len(), explored.wrong),
            (LONGEST, Some(Notice::LongLine))
        );
        let short = ExploredLine::read(0, &line.moves[..LONGEST].join("~"));
        assert_eq!(Explored::from(&*played, &short).wrong, None);
    }
}
