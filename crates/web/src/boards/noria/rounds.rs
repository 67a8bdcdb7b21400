//! The round track with its gears, and what special actions cost today and tomorrow.

use catalogue::games::noria::{ROUND_TRACK, SURCHARGE_FROM, State, TurnSoFar};
use maud::{Markup, html};

use super::{SHEET, Table};

impl Table<'_> {
    pub(super) fn round_track(&self) -> Markup {
        let now = self.game.round_space(self.state.round.max(1));
        let last = self.game.round_space(self.game.rounds());
        let gears = &self.game.material().visible_gears;
        html! {
            section.rounds id="rounds" aria-label=(self.word("board-rounds")) {
                div.track title=(self.word("board-rounds-about")) {
                    strong.day { (self.day()) }
                    span.unseen { (self.number("board-gears", gears[usize::from(now)])) }
                    ol role="list" aria-hidden="true" {
                        @for space in 1..=ROUND_TRACK.min(last) {
                            @let gear = gears[usize::from(space)] > gears[usize::from(space) - 1];
                            @let stand = if space < now { "past" } else if space == now { "today" } else { "ahead" };
                            @let dear = if space >= SURCHARGE_FROM { " dear" } else { "" };
                            li class={ (stand) (dear) } { @if gear { (SHEET.sign("gear")) } }
                        }
                    }
                }
                (self.prices())
            }
        }
    }

    fn day(&self) -> String {
        let phrase = engine::Phrase::new("board-round").with("round", self.state.round.max(1));
        self.scene.say(&phrase.with("rounds", self.game.rounds()))
    }

    /// Today's prices as the viewer would pay them now, and those of the next round.
    fn prices(&self) -> Markup {
        let at = |round: u8, turn: TurnSoFar| {
            let mut state = self.state.clone();
            (state.round, state.turn) = (round, turn);
            self.prices_of(&state)
        };
        let round = self.state.round.max(1);
        let turn = if self.decides() {
            self.state.turn.clone()
        } else {
            TurnSoFar::default()
        };
        let today = at(round, turn);
        let tomorrow = (round < self.game.rounds()).then(|| at(round + 1, TurnSoFar::default()));
        html! {
            table.prices {
                thead { tr {
                    td {}
                    th scope="col" { (self.word("board-today")) }
                    th scope="col" { (self.word("board-tomorrow")) }
                } }
                tbody {
                    @for (index, name) in ["night-shift", "modification", "intrigue"].into_iter().enumerate() {
                        tr {
                            th scope="row" title=(self.word(&format!("board-{name}.about"))) { (self.word(&format!("board-{name}"))) }
                            td { (SHEET.amount("knowledge", today[index])) }
                            td { @match tomorrow { Some(prices) => (SHEET.amount("knowledge", prices[index])), None => "–" } }
                        }
                    }
                }
            }
        }
    }

    fn prices_of(&self, state: &State) -> [u32; 3] {
        [
            self.game.night_shift_price(state),
            self.game.modification_price(state),
            self.game.intrigue_price(state),
        ]
    }
}
