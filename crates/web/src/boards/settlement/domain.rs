//! A player's side of the table: lands and streets side by side, the camp beside them. The viewer's is where moves are
//! made; those of the others are looked at.

use catalogue::games::settlement::{self, ROUNDS, Step};
use engine::{Describe, Game, Phrase, Seat};
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn domain(&self, seat: Seat) -> Markup {
        let class = if self.is_own(seat) { "own" } else { "foreign" };
        html! {
            section id={ "domain-" (seat) } class={ "settlement domain " (class) " seat-" (seat) } aria-label=(self.scene.name(seat)) {
                (self.head(seat))
                (self.wilds(seat))
                (self.streets(seat))
                (self.camp(seat))
            }
        }
    }

    /// The round on the viewer's board, the name on those of the others; the points and where they come from.
    fn head(&self, seat: Seat) -> Markup {
        html! {
            header.head {
                @if self.is_own(seat) { (self.round()) }
                @else {
                    span class={ "mark seat-" (seat) } aria-hidden="true" {}
                    strong { (self.scene.name(seat)) }
                    @if self.is_over() {}
                    @else if self.player(seat).passed { span.passed { (SHEET.sign("act-pass")) (self.word("board-passed")) } }
                    @else if self.scene.to_move == Some(seat) { span.at-work { (self.word("board-to-move")) } }
                }
                (self.sources(seat))
            }
        }
    }

    /// The six rounds as pennants, and who begins the next one.
    fn round(&self) -> Markup {
        let now = self.state.round;
        let said = self
            .scene
            .say(&Phrase::new("board-round").with("round", now).with("rounds", ROUNDS));
        // After the last round nobody begins another one.
        let goes_on = self.scene.names.len() > 1 && self.state.step != Step::Over;
        let first = self.state.next_first.filter(|_| goes_on);
        html! {
            span.round title=(said) {
                span.track aria-hidden="true" {
                    @for round in 1..=ROUNDS {
                        span class=(if round < now { "gone" } else if round == now { "now" } else { "ahead" }) { (SHEET.sign("flag")) }
                    }
                }
                strong { (said) }
            }
            @if let Some(first) = first {
                span class={ "next-first mark seat-" (first) } title=(self.scene.say(&Phrase::new("board-next-first").with("seat", first))) {
                    span.unseen { (self.scene.say(&Phrase::new("board-next-first").with("seat", first))) }
                }
            }
        }
    }

    /// The points so far; opened, where they come from, and the grade they would bring to somebody who plays alone.
    fn sources(&self, seat: Seat) -> Markup {
        let mut items = Vec::new();
        self.game.breakdown(self.state, seat, &mut items);
        let points = self.game.score(self.state, seat).points;
        let id = format!("sources-{seat}");
        let alone = self.scene.names.len() == 1;
        html! {
            button.sources type="button" popovertarget=(id) title=(self.word("board-sources")) {
                (SHEET.amount("point", points)) span.unseen { (self.word("board-sources")) }
            }
            div.menu.breakdown-of id=(id) popover="" {
                table {
                    caption { (self.word("board-sources")) }
                    @for item in items {
                        tr class=[(item.points == 0).then_some("nothing")] {
                            th scope="row" { (self.word(item.name)) } td { (item.points) }
                        }
                    }
                }
                @if alone {
                    p { (self.scene.say(&Phrase::new(settlement::grade_for(points)).with("points", points))) }
                }
            }
        }
    }
}
