//! The log: what happened, turn by turn.

use std::sync::Arc;

use engine::Seat;
use maud::{Markup, html};

use super::{GameView, Stage, TableView};
use crate::DrawnOnce;
use crate::boards;
use crate::pages::report::report_link;

/// How many turns stand beside the board; the others come when asked for.
pub const LOG_TURNS: usize = 10;

/// A turn of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnView {
    /// Whose turn it was; nobody's where chance began it, as when cards are dealt.
    pub seat: Option<Seat>,
    /// The number of moves before its first one.
    pub ply: usize,
    /// What happened, oldest first.
    pub lines: Vec<Arc<Line>>,
    /// Whether it happened since the viewer's last move.
    pub fresh: bool,
    /// What it looks like in the log, which whoever was told of it before need not draw anew.
    pub drawn: Arc<DrawnOnce>,
}

/// A line of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it says.
    pub text: String,
    /// The sign of the game for what it tells ([`boards::sign_of`]).
    pub sign: Option<&'static str>,
    /// Whether chance did it: a card that was turned up, a die.
    pub chance: bool,
    /// How many moves were made before the one that told it.
    pub ply: usize,
}

impl Line {
    /// What it says under the name of who did it, which is then not said again.
    pub(in crate::pages) fn said_under(&self, name: &str) -> String {
        without_name(&self.text, name)
    }
}

impl TurnView {
    /// Whether somebody did something in the turn, and not chance alone.
    pub(super) fn tells(&self) -> bool {
        self.lines.iter().any(|line| !line.chance)
    }

    /// What was done in the turn under the name of who did it, which is then not said again in every line.
    pub(super) fn told(&self, name: &str) -> Vec<String> {
        let lines = self.lines.iter().filter(|line| !line.chance);
        lines.map(|line| line.said_under(name)).collect()
    }

    /// The same in one line, to be read after the name of who did it.
    pub(super) fn told_after(&self, name: &str) -> String {
        let mut lines = self.lines.iter().filter(|line| !line.chance);
        let first = lines
            .next()
            .map(|line| bare(&line.text, name).unwrap_or(&line.text).to_owned());
        let told: Vec<String> = first
            .into_iter()
            .chain(lines.map(|line| line.said_under(name)))
            .collect();
        told.join(" · ")
    }
}

/// What was done in a turn as the signs of the game, each once: who only glances at it knows.
pub(super) fn signs(table: &TableView<'_>, turn: &TurnView) -> Markup {
    let board = boards::of(table.info.id);
    let mut names: Vec<&str> = Vec::new();
    for name in turn.lines.iter().filter_map(|line| line.sign) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    html! {
        @if !names.is_empty() {
            span class={ "deeds " (board.colours()) } aria-hidden="true" { @for name in names { (board.sign(name)) } }
        }
    }
}

/// A sentence without the name at its head: "Ana builds the mill" becomes "Builds the mill".
fn without_name(text: &str, name: &str) -> String {
    bare(text, name).map_or_else(|| text.to_owned(), capitalized)
}

/// What follows a name at the head of a sentence.
fn bare<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?.strip_prefix(' ')
}

/// A sentence with a capital at its head.
pub(super) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The last turns, newest first. Of a game that is over a phone folds them: they are read last.
pub(super) fn log(table: &TableView<'_>, game: &GameView<'_>) -> Markup {
    let words = table.reader.words();
    let left_out = game.turns.len().saturating_sub(LOG_TURNS);
    let older = game.earlier + left_out;
    let title = html! { h2 #log-title tabindex="-1" { (words.word("log")) } };
    let lines = html! {
        div #log role="log" aria-live="polite" tabindex="0" {
            (turns(table, game, left_out..game.turns.len()))
            @if older > 0 && !table.is_private() {
                div #log-older data-turns=(older) {
                    a href={ "/tables/" (table.id) "/log" (table.showing_query('?')) } data-older="" {
                        (crate::words::count(words, "log-older", older))
                    }
                }
            }
        }
    };
    html! {
        @if let Stage::Over { .. } = table.stage {
            details.log.fold { summary { (title) } (lines) }
        } @else {
            section.log aria-labelledby="log-title" { (title) (lines) }
        }
    }
}

/// The turns that [`log`] leaves out.
pub(super) fn older(table: &TableView<'_>) -> Markup {
    match game_of(table) {
        Some(game) => turns(table, game, 0..game.turns.len().saturating_sub(LOG_TURNS)),
        None => html! {},
    }
}

/// Everything, on a page of its own.
pub(super) fn whole(table: &TableView<'_>) -> Markup {
    let words = table.reader.words();
    html! {
        main #main.narrow.log-page {
            h1 { (words.word("log")) " · " (table.info.name) }
            p { a href={ "/tables/" (table.id) (table.showing_query('?')) } { (words.word("log-back")) } }
            @if let Some(game) = game_of(table) {
                (turns(table, game, 0..game.turns.len()))
                (report_link(words, table.id, game.plies))
            }
        }
    }
}

fn game_of<'v>(table: &'v TableView<'_>) -> Option<&'v GameView<'v>> {
    match &table.stage {
        Stage::Waiting { .. } => None,
        Stage::Pass { game, .. } | Stage::Playing { game, .. } | Stage::Over { game, .. } => Some(game),
        Stage::Replay(replay) => Some(&replay.game),
        Stage::Explore(explore) => Some(&explore.game),
        Stage::Puzzle(puzzle) => Some(&puzzle.game),
    }
}

fn turns(table: &TableView<'_>, game: &GameView<'_>, range: std::ops::Range<usize>) -> Markup {
    html! {
        @for (index, turn) in game.turns.iter().enumerate().skip(range.start).take(range.len()).rev() {
            (turn.drawn.get_or_draw(|| one(table, game.earlier + index, turn)))
        }
    }
}

fn one(table: &TableView<'_>, index: usize, turn: &TurnView) -> Markup {
    let words = table.reader.words();
    let told = turn.told(turn.seat.map_or("", |seat| table.name(seat)));
    let turned: Vec<&Line> = turn
        .lines
        .iter()
        .map(|line| &**line)
        .filter(|line| line.chance)
        .collect();
    html! {
        div.turn.fresh[turn.fresh] id={ "log-turn-" (index) } {
            @if let Some(seat) = turn.seat {
                h3 class={ "seat-" (seat) } {
                    span class={ "mark seat-" (seat) } aria-hidden="true" {}
                    @if table.is_you(seat) { (words.word("log-you")) } @else { (table.name(seat)) }
                    (signs(table, turn))
                    @if turn.fresh { span.unseen { " (" (words.word("log-new")) ")" } }
                    @if !table.is_private() {
                        a.to-ply href=(table.replay_address(turn.ply + 1)) title=(words.word("log-replay")) {
                            span aria-hidden="true" { "◂" } span.unseen { (words.word("log-replay")) }
                        }
                    }
                }
            }
            ul role="list" { @for line in told { li { (line) } } }
            @if !turned.is_empty() {
                details.chance {
                    summary { (crate::words::count(words, "log-chance", turned.len())) }
                    ul role="list" { @for line in turned { li { (line.text) } } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn under_a_name_the_name_is_not_said_again() {
        assert_eq!(without_name("Zoé élève la tour", "Zoé"), "Élève la tour");
        assert_eq!(without_name("Zoé’s mill turns", "Zoé"), "Zoé’s mill turns");
        assert_eq!(without_name("The mill turns", "Zoé"), "The mill turns");
    }
}
