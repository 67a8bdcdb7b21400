//! The strip above the board: the four phases of a turn, the round track with its gears, and what special actions cost.

use catalogue::games::noria::{ROUND_TRACK, SURCHARGE_FROM, State, Step, TurnSoFar};
use engine::Phrase;
use maud::{Markup, html};

use super::{SHEET, Table};

/// The phases of a turn in order.
const PHASES: [&str; 4] = ["influence", "action", "politics", "administration"];

/// The special actions with the signs that stand for them.
const SPECIALS: [(&str, &str); 3] = [
    ("night-shift", "turn-large"),
    ("modification", "swap"),
    ("intrigue", "politician"),
];

impl Table<'_> {
    pub(super) fn strip(&self) -> Markup {
        html! {
            div.strip id="strip" {
                (self.phases())
                (self.round_track())
                (self.prices())
            }
        }
    }

    /// The place of the phase among the four; none before the first round and after the last.
    pub(super) fn phase(&self) -> Option<usize> {
        match self.state.step {
            Step::DealIslands | Step::DealMarket | Step::DealOrder | Step::BuildWheel => None,
            Step::StartResource | Step::StartLevel | Step::Over => None,
            Step::Influence | Step::Modify(_) => Some(0),
            Step::Politics | Step::Dismiss => Some(2),
            Step::Next | Step::Place => Some(3),
            _ => Some(1),
        }
    }

    fn phases(&self) -> Markup {
        let now = self.phase();
        html! {
            ol.phases role="list" aria-label=(self.word("board-phases")) {
                @for (place, name) in PHASES.into_iter().enumerate() {
                    @let class = match now {
                        Some(now) if place == now => "phase now",
                        Some(now) if place < now => "phase past",
                        _ => "phase",
                    };
                    li class=(class) title=(self.word(&format!("board-phase-{name}.about"))) aria-current=[(now == Some(place)).then_some("step")] {
                        span.numeral aria-hidden="true" { (["I", "II", "III", "IV"][place]) }
                        span.name { (self.word(&format!("board-phase-{name}"))) }
                    }
                }
            }
        }
    }

    fn round_track(&self) -> Markup {
        let now = self.game.round_space(self.state.round.max(1));
        let last = self.game.round_space(self.game.rounds());
        let gears = &self.game.material().visible_gears;
        let phrase = Phrase::new("board-round").with("round", self.state.round.max(1));
        html! {
            div.track title=(self.word("board-rounds-about")) {
                strong { (self.scene.say(&phrase.with("rounds", self.game.rounds()))) }
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
        }
    }

    /// Today's prices as the viewer would pay them now, with those of the next round where they differ.
    fn prices(&self) -> Markup {
        let round = self.state.round.max(1);
        let turn = if self.decides() {
            self.state.turn.clone()
        } else {
            TurnSoFar::default()
        };
        let today = self.prices_in(round, turn);
        let tomorrow = (round < self.game.rounds()).then(|| self.prices_in(round + 1, TurnSoFar::default()));
        html! {
            ul.prices role="list" aria-label=(self.word("board-prices")) {
                @for (index, (name, sign)) in SPECIALS.into_iter().enumerate() {
                    @let next = tomorrow.map(|prices| prices[index]).filter(|&price| price != today[index]);
                    li title=(self.word(&format!("board-{name}.about"))) {
                        (SHEET.sign(sign))
                        span.name { (self.word(&format!("board-{name}"))) }
                        (SHEET.amount("knowledge", today[index]))
                        @if let Some(next) = next { small { span.in-words { (self.number("board-next-round", next)) } span.in-short aria-hidden="true" { "→" (next) } } }
                    }
                }
            }
        }
    }

    fn prices_in(&self, round: u8, turn: TurnSoFar) -> [u32; 3] {
        let state = State {
            round,
            turn,
            ..self.state.clone()
        };
        [
            self.game.night_shift_price(&state),
            self.game.modification_price(&state),
            self.game.intrigue_price(&state),
        ]
    }
}
