//! A what-if board: a line of moves from a position of a game whose secrets are out.
//!
//! Nothing is kept: an address names the position and the moves, and they are made anew for every page. So a line has a
//! greatest length, and one that cannot be followed is followed as far as it goes.

use std::sync::Arc;

use catalogue::{AnyGame, AnyMatch, AnyView};
use engine::{IllegalPly, RecordedPly, Seat, Turn, Viewer};
use tables::Phase;
use web::pages::{ExploreView, ExploredLine, Manners, NextStep, Notice, Outlook, Said, Stage, TableView};
use web::{Choices, Reader};

use crate::chance::Chance;
use crate::live_tables::Loaded;
use crate::perspective::Onlooker;
use crate::puzzles::Attempt;
use crate::replay::first_decision;
use crate::view::{Speaker, facts, facts_of};

/// How many moves a line has at most.
pub(crate) const LONGEST: usize = 300;

/// What a line begins at: a game whose secrets are out.
pub(crate) enum Ground {
    /// That of a table.
    Table(Arc<Loaded>),
    /// That of a puzzle.
    Puzzle(Attempt),
}

impl Ground {
    /// The game of a table; `None` where it is not over, so that some of it may be a secret.
    pub fn of_table(loaded: Arc<Loaded>) -> Option<Ground> {
        let table = &loaded.table;
        let open = table.phase() == Phase::Over;
        (open && table.played().is_some()).then_some(Ground::Table(loaded))
    }

    /// The game of a puzzle; `None` as long as the answer is to be found.
    pub fn of_puzzle(attempt: Attempt) -> Option<Ground> {
        attempt.progress.found.is_some().then_some(Ground::Puzzle(attempt))
    }

    pub fn game(&self) -> &'static dyn AnyGame {
        match self {
            Ground::Table(loaded) => loaded.table.game(),
            Ground::Puzzle(attempt) => attempt.game,
        }
    }

    /// The address of the board, without a line.
    pub fn path(&self) -> String {
        format!("{}/explore", self.address())
    }

    fn address(&self) -> String {
        match self {
            Ground::Table(loaded) => format!("/tables/{}", loaded.table.id()),
            Ground::Puzzle(attempt) => format!("/puzzles/{}/{}", attempt.game.info().id, attempt.number),
        }
    }

    /// Speaks of the game to somebody who moves for all seats, and so has none.
    pub fn speaker<'a>(&self, reader: &'a Reader) -> Speaker<'a> {
        match self {
            Ground::Table(loaded) => Speaker::new(loaded, Onlooker { person: None, reader }),
            Ground::Puzzle(attempt) => attempt.speaker(reader),
        }
    }

    /// The whole game.
    fn played(&self) -> Option<&dyn AnyMatch> {
        match self {
            Ground::Table(loaded) => loaded.table.played(),
            Ground::Puzzle(attempt) => Some(&*attempt.shipped.played),
        }
    }

    /// Whether a table can go on from the beginning of a line that has not begun.
    pub fn continues(&self, line: &ExploredLine) -> bool {
        match self {
            Ground::Table(loaded) => {
                let over = loaded.table.played().filter(|played| played.is_over());
                let goes_on = |played: &dyn AnyMatch| line.ply < played.plies() || played.turn() != Turn::Over;
                line.moves.is_empty() && over.is_some_and(goes_on)
            }
            Ground::Puzzle(_) => false,
        }
    }

    /// Follows a line.
    pub fn follow(&self, line: &ExploredLine) -> Option<Explored> {
        Some(Explored::from(self.played()?, line))
    }
}

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
    /// Follows a line from a position of a game.
    fn from(played: &dyn AnyMatch, line: &ExploredLine) -> Explored {
        let ply = line.ply.min(played.plies());
        let mut explored = Explored {
            line: ExploredLine { ply, moves: Vec::new() },
            // What is drawn here is nobody's to foresee, and no game follows from it.
            played: played.branch(ply, Chance::System.seed()),
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
    ground: &Ground,
    reader: &Reader,
    explored: &Explored,
    outlook: Option<Outlook>,
    with: impl FnOnce(TableView<'_>) -> T,
) -> T {
    let speaker = ground.speaker(reader);
    let played = &*explored.played;
    let view = played.view(explored.viewer());
    let (id, version, remarks, facts) = match ground {
        Ground::Table(loaded) => {
            let table = &loaded.table;
            (
                table.id().as_str(),
                table.version(),
                loaded.stamp().remarks,
                facts(table, played),
            )
        }
        Ground::Puzzle(_) => ("", 0, 0, facts_of(played)),
    };
    let mut game = speaker.game(facts, played, &*view, false);
    game.open = open(played);
    game.choices = match explored.next() {
        NextStep::Seat(_) => speaker.choices(&*view),
        NextStep::Chance => Choices::new(speaker.labelled(played.outcomes())),
        NextStep::Over => Choices::default(),
    };
    let stage = ExploreView {
        game,
        path: ground.path(),
        back: match ground {
            Ground::Table(_) => format!("{}/replay?ply={}", ground.address(), explored.line.ply),
            Ground::Puzzle(_) => ground.address(),
        },
        continues: ground.continues(&explored.line),
        line: explored.line.clone(),
        dealt: first_decision(played),
        next: explored.next(),
        outlook,
    };
    with(TableView {
        reader,
        id,
        version,
        remarks,
        info: ground.game().info(),
        company: false,
        seats: speaker.into_seats(),
        stage: Stage::Explore(Box::new(stage)),
        said: explored.wrong.clone().map(Said::Notice),
        talk: Vec::new(),
        gallery: None,
        rated: false,
        ratings: Vec::new(),
        showing: None,
        manners: Manners::default(),
    })
}

/// What each seat sees, where seats have secrets: here all hands lie open.
pub(crate) fn open(played: &dyn AnyMatch) -> Vec<Box<dyn AnyView>> {
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
