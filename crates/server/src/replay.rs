//! A game shown again: one of its positions as a page.
//!
//! Every position is taken from the states that the match keeps, and the log is said only around it, so that a step costs the
//! same wherever in the game it is made.

use std::ops::Range;
use std::sync::Arc;

use catalogue::{AnyMatch, AnyView, LogLine};
use engine::{Phrase, Seat, Turn, Viewer};
use tables::{Phase, Table};
use web::Choices;
use web::pages::{Eyes, GameView, ReplayView, Stops};

use crate::perspective::Perspective;
use crate::told::ToldLine;
use crate::view::{Speaker, facts, turn_starts};

/// How many turns before the present one the log shows.
const TURNS_BEFORE: usize = 4;
/// And how many after it.
const TURNS_AFTER: usize = 2;

/// A position that somebody wants to see.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ReplayRequest {
    /// After how many moves; without a number, where a replay begins.
    pub ply: Option<usize>,
    /// With whose eyes, where one may choose.
    pub eyes: Option<Eyes>,
}

/// A position, and with whose eyes it is seen.
pub(crate) struct Position {
    ply: usize,
    eyes: Option<Eyes>,
    viewer: Viewer,
    pub view: Box<dyn AnyView>,
}

impl Position {
    /// The position that was asked for, as far as this perspective allows: in a running game one sees what one may know, in a
    /// finished one whatever one likes.
    pub fn find(table: &Table, played: &dyn AnyMatch, perspective: &Perspective, request: ReplayRequest) -> Position {
        let over = table.phase() == Phase::Over;
        let own = match perspective.viewer() {
            Viewer::Seat(seat) => Eyes::Seat(seat),
            Viewer::Spectator => Eyes::Open,
        };
        let sits = |eyes: &Eyes| match eyes {
            Eyes::Seat(seat) => seat.index() < table.plans().len(),
            Eyes::Open => true,
        };
        let eyes = over.then(|| request.eyes.filter(sits).unwrap_or(own));
        let viewer = match eyes {
            Some(Eyes::Seat(seat)) => Viewer::Seat(seat),
            Some(Eyes::Open) => Viewer::Spectator,
            None => perspective.viewer(),
        };
        let start = if over { first_decision(played) } else { played.plies() };
        let ply = request.ply.unwrap_or(start).min(played.plies());
        Position {
            ply,
            eyes,
            viewer,
            view: played.view_at(viewer, ply),
        }
    }

    /// Whether what a seat chose is no secret here: its own eyes are these, or the game is over.
    fn knows(&self, seat: Seat) -> bool {
        self.eyes.is_some() || self.viewer == Viewer::Seat(seat)
    }

    /// What each seat saw, where everything is to lie open.
    fn open(&self, played: &dyn AnyMatch) -> Vec<Box<dyn AnyView>> {
        match self.eyes {
            Some(Eyes::Open) if played.info().hidden => {
                let seen = |seat| played.view_at(Viewer::Seat(seat), self.ply);
                Seat::all(played.setup().players).map(seen).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// After how many moves somebody decides for the first time: so many were the deal.
pub(crate) fn first_decision(played: &dyn AnyMatch) -> usize {
    let decided = (0..played.plies()).find(|ply| played.mover(*ply).is_some());
    decided.unwrap_or(played.plies())
}

impl Speaker<'_> {
    /// A position of a game, with the turns around it.
    pub fn replay<'v>(&self, table: &Table, played: &dyn AnyMatch, position: &'v Position) -> ReplayView<'v> {
        let &Position { ply, eyes, viewer, .. } = position;
        let starts = turn_starts(played);
        let turn_of = |ply: usize| starts.partition_point(|&start| start <= ply);
        let current = ply.checked_sub(1).map_or(0, turn_of);
        let shown = current.saturating_sub(TURNS_BEFORE);
        let from = shown.checked_sub(1).map_or(0, |index| starts[index]);
        let to = starts.get(current + TURNS_AFTER).copied().unwrap_or(played.plies());
        let mut log = self.log_from(played, viewer, from);
        log.retain(|line| line.log.ply < to);
        let moved = (0..ply).rev().find(|ply| played.mover(*ply).is_some());
        let log_lines = log.iter().map(|line| &line.log);
        let recent = |line: &&LogLine| line.ply < ply && moved.is_some_and(|moved| line.ply >= moved);
        let points = position.view.standings();
        ReplayView {
            game: GameView {
                viewer,
                view: &*position.view,
                open: position.open(played),
                choices: Choices::default(),
                prompt: String::new(),
                ending: None,
                plies: played.plies(),
                earlier: shown,
                turns: self.turns(played, &starts, &log, usize::MAX),
                recent: log_lines.filter(recent).cloned().collect(),
                points: points.0.iter().map(|standing| standing.points).collect(),
                facts: facts(table, played),
            },
            ply,
            stops: Stops::around(ply, played.plies(), &starts, |ply| played.mover(ply).is_some()),
            mover: moved.and_then(|moved| played.mover(moved)),
            told: self.told(played, &log, position, moved),
            turn: match position.view.turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            over: played.is_over(),
            eyes,
        }
    }

    /// What the last move that somebody made before a position told, and what chance brought after it.
    fn told(
        &self,
        played: &dyn AnyMatch,
        log: &[Arc<ToldLine>],
        position: &Position,
        moved: Option<usize>,
    ) -> Vec<String> {
        let Some(moved) = moved else {
            return vec![self.words.word("replay-start")];
        };
        let told_by = |plies: Range<usize>| {
            let lines = log.iter().filter(move |line| plies.contains(&line.log.ply));
            lines.map(|line| line.line.text.clone()).collect::<Vec<_>>()
        };
        let mut told = told_by(moved..moved + 1);
        if told.is_empty()
            && let Some(seat) = played.mover(moved)
        {
            let chosen = position.knows(seat).then(|| self.chosen(played, seat, moved)).flatten();
            let phrase = match chosen {
                Some(chosen) => Phrase::new("replay-chose").with("who", seat).with("move", chosen),
                None => Phrase::new("replay-silent").with("who", seat),
            };
            told.push(self.words.say(&phrase, &|seat| self.name(seat)));
        }
        told.extend(told_by(moved + 1..position.ply));
        told
    }

    /// What the button of a move said that tells nothing by itself, such as a choice with which a turn goes on.
    fn chosen(&self, played: &dyn AnyMatch, seat: Seat, ply: usize) -> Option<String> {
        let offer = played.view_at(Viewer::Seat(seat), ply).offer(&played.text(ply))?;
        Some(self.say(&offer.phrase))
    }
}
