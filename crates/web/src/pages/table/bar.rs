//! The action bar: the one place that asks, confirms, refuses and explains.

use engine::Seat;
use maud::{Markup, html};

use super::{GameView, LessonView, SeatKind, TableView, said};
use crate::boards::{self, Scene};
use crate::choices::FORM;
use crate::piece::Cut;
use crate::{Choices, lexicon};

impl TableView<'_> {
    pub(super) fn bar(
        &self,
        turn: Seat,
        game: &GameView<'_>,
        undo: bool,
        lesson: Option<&LessonView>,
        scene: &Scene<'_>,
    ) -> Markup {
        let words = self.reader.words();
        let decides = !game.choices.is_empty();
        let prompt = html! {
            p.prompt #turn role="status" data-stops=[decides.then(|| words.word("lone-stops"))] {
                span class={ "mark seat-" (turn) } aria-hidden="true" {}
                @match lesson {
                    Some(lesson) => (lesson.prompt(self.reader)),
                    None => { (ending(game, scene)) (self.prompt(turn, game)) }
                }
            }
        };
        html! {
            div #bar.bar.yours[decides].teaches[lesson.is_some()] {
                // Who only watches sends nothing, and what they see is the same for all of them.
                @if self.own_seats() > 0 { (self.play_form()) }
                (Cut)
                (said::voice(self, prompt))
                (Cut)
                // What one has stays in one place, also while others move.
                @if decides { (self.at_hand(scene)) } @else if self.own_seats() > 0 { (self.holds(scene)) }
                (Cut)
                div.tools {
                    @if decides { (self.moves(&game.choices)) }
                    (Cut)
                    @if self.own_seats() > 0 { (self.tool("undo", "u", undo)) }
                    @if let Some(lesson) = lesson {
                        @if lesson.step.is_some() { (self.skip()) } @else { (self.leave_lesson()) }
                    }
                    @if decides && !self.rated && lesson.is_none_or(|lesson| lesson.step.is_none()) { (self.tool("hint", "h", true)) }
                }
                (self.asked())
                (self.silent())
                (self.come_back())
                (self.connection())
            }
        }
    }

    /// What is said while the table's stream is away.
    pub(super) fn connection(&self) -> Markup {
        html! { p #lost.notice.bad role="status" hidden { (self.reader.words().word("lost")) } }
    }

    /// What whoever decides has to spend, and the moves that lie on no piece of the board.
    pub(super) fn at_hand(&self, scene: &Scene<'_>) -> Markup {
        html! {
            (self.holds(scene))
            div.left { (boards::of(self.info.id).left(scene)) }
        }
    }

    fn holds(&self, scene: &Scene<'_>) -> Markup {
        html! { div.holds { (boards::of(self.info.id).purse(scene)) } }
    }

    /// Whose turn it is, and what is asked of whoever decides.
    fn prompt(&self, turn: Seat, game: &GameView<'_>) -> Markup {
        let words = self.reader.words();
        let decides = !game.choices.is_empty();
        html! {
            @if decides {
                @if self.is_you(turn) {
                    // A phone says it in a word.
                    strong.whose.you { span.full { (words.word("turn-yours")) } span.brief aria-hidden="true" { (words.word("turn-yours-brief")) } }
                } @else {
                    strong.whose { (self.about("turn-of", turn)) }
                }
                " " span.asked { (game.prompt) }
            } @else if self.seats[turn.index()].kind == SeatKind::Bot {
                span.asked { (self.about("turn-thinks", turn)) }
            } @else {
                span.asked { (self.about("turn-of", turn)) }
            }
        }
    }

    /// The form that every move button on the page belongs to.
    fn play_form(&self) -> Markup {
        html! {
            form #(FORM) method="post" action={ "/tables/" (self.id) "/move" } {
                (self.reader.token())
                input type="hidden" name="version" value=(self.version);
                @if let Some(seat) = self.showing { input type="hidden" name="as" value=(seat); }
            }
        }
    }

    /// Every move as a plain button, folded away: for keys, screen readers and pages without JavaScript. Beside it, the way to
    /// where they lie on the board.
    pub(super) fn moves(&self, choices: &Choices) -> Markup {
        let words = self.reader.words();
        let own = lexicon(self.info, self.reader.language);
        let mut number = 0;
        html! {
            // Shown while something lit is out of view (jump.js).
            button.tool #jump type="button" aria-keyshortcuts="j" title=(words.word("jump")) hidden {
                (sign("jump")) span.says { (words.word("jump")) } kbd aria-hidden="true" { "J" }
            }
            details.moves #moves {
                summary #moves-title aria-keyshortcuts="m" {
                    span.full { (words.word("moves")) } span.short aria-hidden="true" { "☰" } " " span.count { (choices.iter().count()) }
                }
                div.move-list data-roving="" {
                    @for (heading, moves) in choices.groups(own) {
                        @if let Some(heading) = heading { h3 { (heading) } }
                        ul role="list" {
                            @for choice in moves {
                                @let key = { number += 1; (number < 10).then_some(number) };
                                li { (choices.button(choice, key)) }
                                (Cut)
                            }
                        }
                    }
                }
            }
        }
    }

    /// A button of the bar that is not a move. One that cannot be used now can still be asked why.
    fn tool(&self, name: &str, key: &str, usable: bool) -> Markup {
        let words = self.reader.words();
        html! {
            button.tool id=(name) type="submit" form=(FORM) formaction={ "/tables/" (self.id) "/" (name) }
                aria-disabled=[(!usable).then_some("true")] aria-keyshortcuts=(key) title=(words.word(name)) {
                (sign(name)) span.says { (words.word(name)) }
                kbd aria-hidden="true" { (key.to_uppercase()) }
            }
        }
    }
}

/// That the end is near, which nobody should miss; a phone has room for a word of it.
fn ending(game: &GameView<'_>, scene: &Scene<'_>) -> Markup {
    html! {
        @if let Some(ending) = &game.ending {
            span.last-call title=(ending) { span.full { (ending) } span.brief aria-hidden="true" { (scene.lexicon.word("ending.brief")) } } " "
        }
    }
}

/// The sign of a button, drawn in the colour of its text.
pub(super) fn sign(name: &str) -> Markup {
    let path = match name {
        "undo" => "M8 5 3 10l5 5M3 10h9a5 5 0 0 1 0 10H8",
        "hint" => "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5.9 1.1.9 1.8h5.2c0-.7.3-1.3.9-1.8A6 6 0 0 0 12 3Z",
        "again" => "M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6",
        "replay-first" => "M6 5v14M19 5 9 12l10 7Z",
        "replay-last" => "M18 5v14M5 5l10 7-10 7Z",
        "replay-previous-turn" => "M11 5 3 12l8 7ZM20 5l-8 7 8 7Z",
        "replay-next-turn" => "M13 5l8 7-8 7ZM4 5l8 7-8 7Z",
        "replay-previous" => "M16 5 8 12l8 7",
        "replay-next" => "M8 5l8 7-8 7",
        "replay-play" => "M7 4l13 8-13 8Z",
        "replay-pause" => "M8 5v14M16 5v14",
        "replay-more" => "M5 12h.01M12 12h.01M19 12h.01",
        _ => "M12 2v5M12 17v5M2 12h5M17 12h5M12 12h.01",
    };
    html! {
        svg.sign.{ "sign-" (name) } viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor"
            stroke-width="2" stroke-linecap="round" stroke-linejoin="round" { path d=(path) {} }
    }
}
