//! A what-if board: somebody moves for all seats and for chance, from a position of a game whose secrets are out.
//!
//! Nothing of it is kept. The address holds the position and the moves made since, so that the back button takes back, a link
//! shows the line to others, and every page can be made from its address alone.

use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::bar::sign;
use super::said::{self, Hint, HintForecast};
use super::{GameView, TableView};
use crate::boards::Scene;
use crate::choices::FORM;
use crate::query_text;

/// A position of a game, and what somebody made of it.
pub struct ExploreView<'a> {
    /// The position as it is now.
    pub game: GameView<'a>,
    /// How it came about.
    pub line: ExploredLine,
    /// How many moves of the game were the deal, which nobody counts.
    pub dealt: usize,
    /// The address of the board, without the line.
    pub path: String,
    /// The address of what it was left for.
    pub back: String,
    /// What is to happen next.
    pub next: NextStep,
    /// What the search thinks of it, where that was asked.
    pub outlook: Option<Outlook>,
    /// Whether a table can go on from here: nothing was moved yet, and the game was not at its end.
    pub continues: bool,
}

/// What is to happen next on a what-if board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// A seat decides.
    Seat(Seat),
    /// Chance draws.
    Chance,
    /// Nothing any more.
    Over,
}

/// Moves from a position of a game, as an address names them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExploredLine {
    /// After how many moves of the game it begins.
    pub ply: usize,
    /// The moves since, those of chance included.
    pub moves: Vec<String>,
}

/// What the search thinks of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// What every seat can expect, in seat order.
    pub seats: Vec<HintForecast>,
    /// The best moves of the seat to move.
    pub hint: Hint,
    /// What the search expects to follow, in words.
    pub line: Vec<(Seat, String)>,
}

/// Between two moves in an address; no text of a move holds it.
const BETWEEN: char = '~';

impl ExploredLine {
    /// The line that the fields of an address name.
    pub fn read(ply: usize, moves: &str) -> ExploredLine {
        let moves = moves.split(BETWEEN).filter(|text| !text.is_empty());
        ExploredLine {
            ply,
            moves: moves.map(str::to_owned).collect(),
        }
    }

    /// The moves as one text, for a form.
    pub fn moves_text(&self) -> String {
        self.moves.join(&BETWEEN.to_string())
    }

    /// The address of the line, as the page itself names it.
    pub fn query(&self) -> String {
        let encoded = query_text(&self.moves_text());
        let moves = if encoded.is_empty() {
            String::new()
        } else {
            format!("&moves={encoded}")
        };
        format!("?ply={}{moves}", self.ply)
    }

    /// The line without its last move.
    fn back(&self) -> ExploredLine {
        let kept = self.moves.len().saturating_sub(1);
        ExploredLine {
            ply: self.ply,
            moves: self.moves[..kept].to_vec(),
        }
    }
}

impl TableView<'_> {
    pub(super) fn explore_bar(&self, explore: &ExploreView<'_>, scene: &Scene<'_>) -> Markup {
        let words = self.reader.words();
        let decides = !explore.game.choices.is_empty();
        html! {
            div #bar.bar.explore-bar.yours[decides] {
                form #(FORM) method="post" action=(explore.path) {
                    (self.reader.token())
                    input type="hidden" name="ply" value=(explore.line.ply);
                    input type="hidden" name="moves" value=(explore.line.moves_text());
                }
                (said::voice(self, html! { p.prompt #turn role="status" { (self.explore_prompt(explore)) } }))
                @if let NextStep::Seat(_) = explore.next { (self.at_hand(scene)) }
                div.tools {
                    @if explore.next == NextStep::Chance {
                        button.primary #draw type="submit" form=(FORM) name="draw" value="one" { (words.word("explore-draw")) }
                        button type="submit" form=(FORM) name="draw" value="all" { (words.word("explore-draw-all")) }
                    }
                    @if decides { (self.moves(&explore.game.choices)) }
                    (self.explore_step("undo", "explore-back", &explore.line.back(), explore))
                    (self.explore_step("replay-first", "explore-start", &ExploredLine { moves: Vec::new(), ..explore.line }, explore))
                    @if explore.continues {
                        a.button.continue href={ "/tables/" (self.id) "/continue?ply=" (explore.line.ply) } { (words.word("continue-here")) }
                    }
                    a.button.quiet #leave href=(explore.back) { (words.word("explore-leave")) }
                }
                (self.opinion(explore))
                (self.connection())
            }
        }
    }

    fn explore_prompt(&self, explore: &ExploreView<'_>) -> Markup {
        let words = self.reader.words();
        html! {
            @if let NextStep::Seat(seat) = explore.next { span class={ "mark seat-" (seat) } aria-hidden="true" {} }
            strong.whose { (self.explore_place(explore)) } " "
            span.asked {
                @match explore.next {
                    NextStep::Seat(seat) => { b { (self.about("turn-of", seat)) } " " (explore.game.prompt) }
                    NextStep::Chance => (words.word("explore-chance")),
                    NextStep::Over => (words.word("explore-over")),
                }
            }
        }
    }

    /// Where the line stands: "What if · 3 moves after move 41".
    pub(super) fn explore_place(&self, explore: &ExploreView<'_>) -> String {
        let words = self.reader.words();
        let phrase = Phrase::new("explore-place")
            .with("ply", explore.line.ply.saturating_sub(explore.dealt) as i64)
            .with("moves", explore.line.moves.len() as i64);
        words.say(&phrase, &|seat| words.seat(seat))
    }

    /// A way to another position of the line. One that leads nowhere stays where it is.
    fn explore_step(&self, name: &str, word: &str, to: &ExploredLine, explore: &ExploreView<'_>) -> Markup {
        let words = self.reader.words();
        let here = *to == explore.line;
        html! {
            a.button.tool id=(name) href=(to.query()) title=(words.word(word)) data-step=""
                aria-disabled=[here.then_some("true")] {
                (sign(name)) span.says { (words.word(word)) }
            }
        }
    }

    /// What the search thinks, or the way to it; with JavaScript it comes by itself, and alone.
    pub fn opinion(&self, explore: &ExploreView<'_>) -> Markup {
        let words = self.reader.words();
        let asked = format!("{}&opinion=1", explore.line.query());
        html! {
            div #opinion.opinion aria-live="polite" data-thinking=(words.word("opinion-thinks")) {
                @match (&explore.outlook, explore.next) {
                    (Some(outlook), _) => (self.outlook(outlook)),
                    (None, NextStep::Seat(_)) => a.button.quiet #hint href=(asked) { (words.word("opinion-ask")) },
                    (None, NextStep::Chance) => p.thinking { (words.word("opinion-later")) },
                    (None, NextStep::Over) => {}
                }
            }
        }
    }

    fn outlook(&self, outlook: &Outlook) -> Markup {
        let words = self.reader.words();
        let alone = outlook.seats.len() == 1;
        html! {
            details.outlook #outlook {
                summary {
                    @for (seat, forecast) in Seat::all(self.seats.len()).zip(&outlook.seats) {
                        span.chance {
                            span class={ "mark seat-" (seat) } aria-hidden="true" {} " " (self.name(seat)) " "
                            b {
                                @if alone { (words.decimal(forecast.points)) }
                                @else { (words.estimated_chance(forecast.win)) }
                            }
                        } " "
                    }
                    @if let Some(best) = outlook.hint.lines.first() {
                        span.best { (words.word("opinion-best")) " " b { (best.label) } }
                    }
                }
                div.hint-numbers {
                    (said::numbers(self.reader, &outlook.hint))
                    // The first of them is the best move, which is named already.
                    @let then = outlook.line.get(1..).unwrap_or_default();
                    @if !then.is_empty() {
                        p.line { strong { (words.word("opinion-line")) } " " (self.told_line(then)) }
                    }
                }
            }
        }
    }

    /// Moves that follow each other, each under the name of who makes it.
    pub(super) fn told_line(&self, line: &[(Seat, String)]) -> Markup {
        html! {
            @for (index, (seat, said)) in line.iter().enumerate() {
                @if index > 0 { " › " }
                span.made { span class={ "mark seat-" (*seat) } aria-hidden="true" {} " " (self.name(*seat)) " – " (said) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_back_from_its_address() {
        let line = ExploredLine {
            ply: 41,
            moves: vec!["open chapel".to_owned(), "take é&2".to_owned()],
        };
        assert_eq!(line.query(), "?ply=41&moves=open+chapel~take+%C3%A9%262");
        assert_eq!(ExploredLine::read(41, &line.moves_text()), line);
        assert_eq!(line.back().query(), "?ply=41&moves=open+chapel");
        assert_eq!(line.back().back().back().query(), "?ply=41");
        assert!(ExploredLine::read(3, "~~").moves.is_empty());
    }
}
