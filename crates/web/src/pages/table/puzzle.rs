//! A puzzle: the board of a position as the seat to move sees it, and one move to find.

use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{GameView, TableView, said};
use crate::boards::Scene;
use crate::choices::FORM;

/// A position in which one move is to be found.
pub struct PuzzleView<'a> {
    /// The position; once the answer is known, the one after the move.
    pub game: GameView<'a>,
    /// Its number, from 1.
    pub number: usize,
    /// How many puzzles of the game there are.
    pub count: usize,
    /// After how many moves of its game it stands.
    pub ply: usize,
    /// Who is to move.
    pub seat: Seat,
    /// How much more often one wins with the move than with any other, of 1.
    pub gain: f64,
    /// How far the reader has come.
    pub state: PuzzleState,
}

/// How far a reader has come with a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleState {
    /// So many tries are left.
    Open(u8),
    /// None is left, and the answer is not shown yet.
    Failed,
    /// The answer is known.
    Known(PuzzleAnswer),
}

/// The answer to a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleAnswer {
    /// Whether the reader found it.
    pub found: bool,
    /// What the button of the move says.
    pub solution: String,
    /// How often one wins with it, of 1.
    pub win: f64,
    /// How often with the next best move.
    pub next: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// What the search expects to follow, in words.
    pub line: Vec<(Seat, String)>,
}

impl PuzzleView<'_> {
    /// Who decides here; nobody once the answer is known.
    pub(super) fn turn(&self) -> Option<Seat> {
        (!matches!(self.state, PuzzleState::Known(_))).then_some(self.seat)
    }

    /// "Puzzle 12 of 34".
    pub(super) fn place(&self, table: &TableView<'_>) -> String {
        let words = table.reader.words();
        let phrase = Phrase::new("puzzle-place")
            .with("number", self.number as i64)
            .with("count", self.count as i64);
        words.say(&phrase, &|seat| words.seat(seat))
    }

    fn address(&self, table: &TableView<'_>, number: usize) -> String {
        format!("/puzzles/{}/{number}", table.info.id)
    }
}

impl TableView<'_> {
    pub(super) fn puzzle_bar(&self, puzzle: &PuzzleView<'_>, scene: &Scene<'_>) -> Markup {
        let words = self.reader.words();
        let decides = !puzzle.game.choices.is_empty();
        let prompt = html! {
            p.prompt #turn role="status" {
                span class={ "mark seat-" (puzzle.seat) } aria-hidden="true" {}
                span.whose {
                    span.roomy { (puzzle.place(self)) } span.short aria-hidden="true" { (puzzle.number) "/" (puzzle.count) }
                } " "
                span.asked { (self.puzzle_prompt(puzzle)) }
            }
        };
        html! {
            div #bar.bar.puzzle-bar.yours[decides] {
                form #(FORM) method="post" action=(puzzle.address(self, puzzle.number)) { (self.reader.token()) }
                (said::voice(self, prompt))
                @if decides { (self.at_hand(scene)) }
                div.tools {
                    @if decides { (self.moves(&puzzle.game.choices)) }
                    @match &puzzle.state {
                        PuzzleState::Open(_) => {}
                        PuzzleState::Failed => {
                            button.primary #show type="submit" form=(FORM) name="show" value="yes" { (words.word("puzzle-show")) }
                        }
                        PuzzleState::Known(_) => {
                            @if puzzle.number < puzzle.count {
                                a.button.primary #next href=(puzzle.address(self, puzzle.number + 1)) { (words.word("puzzle-next")) }
                            }
                            a.button #explore href={ (puzzle.address(self, puzzle.number)) "/explore?ply=" (puzzle.ply) } {
                                (words.word("puzzle-explore"))
                            }
                        }
                    }
                    a.button.quiet href="/puzzles" { (words.word("puzzle-all")) }
                }
                @if let PuzzleState::Known(answer) = &puzzle.state { (self.answer_of(puzzle, answer)) }
                (self.connection())
            }
        }
    }

    /// What is asked of the reader.
    fn puzzle_prompt(&self, puzzle: &PuzzleView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            @match &puzzle.state {
                // By how much it is the best is told with the answer; what the position asks stands on a line of its own.
                PuzzleState::Open(left) => {
                    strong { (words.word("puzzle-find")) } " "
                    (crate::words::count(words, "puzzle-tries", usize::from(*left)))
                    span.asks { (puzzle.game.prompt) }
                }
                PuzzleState::Failed => (words.word("puzzle-failed")),
                PuzzleState::Known(answer) if answer.found => {
                    strong.found { span aria-hidden="true" { "✓ " } (words.word("puzzle-found")) }
                }
                PuzzleState::Known(_) => (words.word("puzzle-shown")),
            }
        }
    }

    /// The answer, how sure it is, and what follows.
    fn answer_of(&self, puzzle: &PuzzleView<'_>, answer: &PuzzleAnswer) -> Markup {
        let words = self.reader.words();
        let measured = Phrase::new("puzzle-answer")
            .with("win", words.estimated_chance(answer.win))
            .with("next", words.estimated_chance(answer.next))
            .with("gain", words.percent(puzzle.gain))
            .with("error", words.percent(answer.error.max(0.01)));
        html! {
            div.answer #answer {
                p { strong { (answer.solution) "." } " " (words.say(&measured, &|seat| words.seat(seat))) }
                @if !answer.line.is_empty() {
                    details.fold { summary { (words.word("opinion-line")) } p.line { (self.told_line(&answer.line)) } }
                }
            }
        }
    }
}
