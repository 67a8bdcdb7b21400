//! A puzzle as a page.

use bots::puzzles::Puzzle;
use catalogue::{AnyGame, AnyMatch, ShippedPuzzle};
use engine::{RecordedPly, Seat, Viewer};
use maud::Markup;
use store::PuzzleProgress;
use web::pages::{self, Notice, PuzzleAnswer, PuzzleState, PuzzleView, Said, SeatKind, SeatView, Stage, TableView};
use web::{Reader, faces};

use crate::view::{Speaker, facts_of};

/// How often somebody may try before the answer can be shown.
pub(crate) const TRIES: u32 = 2;

/// A puzzle, and how far the visitor has come with it.
pub(crate) struct Attempt {
    pub game: &'static dyn AnyGame,
    pub number: usize,
    pub shipped: ShippedPuzzle,
    pub progress: PuzzleProgress,
}

/// What came of a move that somebody tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tried {
    /// It cannot be made, or nothing is left to try.
    Nothing,
    /// It is not the answer.
    Wrong,
    /// It is.
    Right,
}

impl Attempt {
    /// With whose eyes it is seen: those of the seat to move.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.shipped.puzzle.seat)
    }

    /// Says what comes of a move, and takes note of it.
    pub fn try_move(&mut self, text: &str) -> Tried {
        let open = self.progress.found.is_none() && self.progress.tries < TRIES;
        if !open || self.shipped.played.view(self.viewer()).offer(text).is_none() {
            return Tried::Nothing;
        }
        if text == self.shipped.puzzle.solution {
            self.progress.found = Some(true);
            return Tried::Right;
        }
        self.progress.tries += 1;
        Tried::Wrong
    }

    /// Takes note that the answer is to be shown; says whether it may.
    pub fn give_up(&mut self) -> bool {
        let may = self.progress.found.is_none() && self.progress.tries >= TRIES;
        if may {
            self.progress.found = Some(false);
        }
        may
    }

    fn tries_left(&self) -> u8 {
        TRIES.saturating_sub(self.progress.tries) as u8
    }

    /// What is said of a move that was tried: that it is not the answer, or why it cannot be made.
    pub fn notice(&self, reader: &Reader, text: &str) -> Option<Notice> {
        let speaker = self.speaker(reader);
        let played = &self.shipped.played;
        if let Some(offer) = played.view(self.viewer()).offer(text) {
            let wrong = text != self.shipped.puzzle.solution && self.progress.tries > 0;
            let Puzzle { win, next, .. } = *self.shipped.puzzle;
            return wrong.then(|| Notice::NotTheMove {
                label: speaker.say(&offer.phrase),
                next,
                win,
                left: self.tries_left(),
            });
        }
        let refused = played.resolve_through(self.shipped.puzzle.seat, text).err()?;
        Some(Notice::Refused(speaker.say(&refused.phrase())))
    }

    /// The board as the seat to move sees it, with nothing to do on it.
    pub fn glimpse(&self, reader: &Reader) -> Markup {
        let seat = self.shipped.puzzle.seat;
        let names: Vec<String> = self
            .speaker(reader)
            .into_seats()
            .into_iter()
            .map(|seat| seat.name)
            .collect();
        let view = self.shipped.played.view(self.viewer());
        pages::glimpse(reader, self.game.info(), &*view, seat, &names)
    }

    /// Speaks of the puzzle, whose seat to move is the reader's.
    pub fn speaker(&self, reader: &Reader) -> Speaker<'static> {
        let players = self.shipped.played.setup().players;
        let names = faces::bot_names(&format!("puzzle {} {}", self.game.info().id, self.number), players);
        let seat = |(seat, name): (Seat, &&'static str)| SeatView {
            name: (*name).to_owned(),
            kind: SeatKind::Bot,
            level: None,
            yours: seat == self.shipped.puzzle.seat,
            returns: false,
        };
        let seats = Seat::all(players).zip(&names).map(seat).collect();
        Speaker::without_table(self.game.info(), reader, seats)
    }

    /// Makes the page and hands it to `with`.
    pub fn draw<T>(&self, reader: &Reader, said: Option<Notice>, with: impl FnOnce(TableView<'_>) -> T) -> T {
        let speaker = self.speaker(reader);
        let puzzle = self.shipped.puzzle;
        let state = self.state(&speaker);
        let played = self.shown();
        let view = played.view(self.viewer());
        let mut game = speaker.game(facts_of(&*played), &*played, &*view, false);
        if let PuzzleState::Open(_) = state {
            game.choices = speaker.choices(&*view);
        }
        let stage = PuzzleView {
            game,
            number: self.number,
            count: self.shipped.count,
            ply: puzzle.ply,
            seat: puzzle.seat,
            gain: puzzle.gain(),
            state,
        };
        with(TableView {
            reader,
            id: "",
            version: 0,
            remarks: 0,
            info: self.game.info(),
            company: false,
            seats: speaker.into_seats(),
            stage: Stage::Puzzle(Box::new(stage)),
            said: said.map(Said::Notice),
            talk: Vec::new(),
            gallery: None,
            rated: false,
            ratings: Vec::new(),
            showing: None,
            manners: web::pages::Manners::default(),
        })
    }

    /// How far the visitor has come, and the answer once they know it.
    pub fn state(&self, speaker: &Speaker<'_>) -> PuzzleState {
        let puzzle = self.shipped.puzzle;
        match self.progress.found {
            Some(found) => PuzzleState::Known(PuzzleAnswer {
                found,
                solution: self
                    .shipped
                    .played
                    .view(self.viewer())
                    .offer(&puzzle.solution)
                    .map_or_else(|| puzzle.solution.clone(), |offer| speaker.say(&offer.phrase)),
                win: puzzle.win,
                next: puzzle.next,
                error: puzzle.error,
                line: self.line(speaker),
            }),
            None if self.progress.tries >= TRIES => PuzzleState::Failed,
            None => PuzzleState::Open(self.tries_left()),
        }
    }

    /// The game as it is shown: before the move that is to be found, and after it once it is known.
    pub fn shown(&self) -> Box<dyn AnyMatch> {
        let mut played = self.shipped.played.clone();
        if self.progress.found.is_some() {
            let solution = RecordedPly {
                seat: Some(self.shipped.puzzle.seat),
                text: self.shipped.puzzle.solution.clone(),
            };
            // One that cannot be played would have failed the test of the shipped sets.
            let _ = played.push(&solution);
        }
        played
    }

    /// What the search expects after the solution.
    fn line(&self, speaker: &Speaker<'_>) -> Vec<(Seat, String)> {
        let puzzle = self.shipped.puzzle;
        let solution = (puzzle.seat, puzzle.solution.clone());
        let line: Vec<(Seat, String)> = std::iter::once(solution).chain(puzzle.line.iter().cloned()).collect();
        let told = self.shipped.played.view(self.viewer()).retell(&line);
        speaker.line(told).into_iter().skip(1).collect()
    }
}
