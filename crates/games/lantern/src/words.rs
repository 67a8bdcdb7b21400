//! What the game says: the phrases of moves, events and refusals, what is asked, and what a move is good for.

use engine::{Describe, Phrase, Provenance, ScoreItem, Seat};

use crate::Lantern;
use crate::events::Event;
use crate::material::Kind;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::State;

impl Describe for Lantern {
    fn provenance(&self) -> Provenance {
        self.material.provenance
    }

    fn move_phrase(&self, state: &State, mv: Move) -> Phrase {
        match mv {
            Move::Lay(kind) => about("move-lay", kind).with("points", kind.worth()),
            Move::Swap(kind) => about("move-swap", kind).with("market", kind_phrase(state.market.unwrap_or(kind))),
            Move::Rest => Phrase::new("move-rest"),
            Move::First(seat) => Phrase::new("log-first").with("seat", seat),
            Move::Draw(kind) => about("log-drew", kind),
            Move::Reveal(kind) => about("log-revealed", kind),
        }
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        match *event {
            Event::First { seat } => Phrase::new("log-first").with("seat", seat),
            Event::Drew { kind } => about("log-drew", kind),
            Event::DrewUnseen { seat } => Phrase::new("log-drew-unseen").with("seat", seat),
            Event::Revealed { kind } => about("log-revealed", kind),
            Event::Laid { seat, kind } => about("log-laid", kind).with("seat", seat),
            Event::Swapped { seat, given, taken } => Phrase::new("log-swapped")
                .with("seat", seat)
                .with("given", kind_phrase(given))
                .with("taken", kind_phrase(taken)),
            Event::Rested { seat } => Phrase::new("log-rested").with("seat", seat),
        }
    }

    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::ChanceMoves => Phrase::new("refusal-chance-moves"),
            Refusal::PlayerMoves => Phrase::new("refusal-player-moves"),
            Refusal::NotUnseen => Phrase::new("refusal-not-unseen"),
            Refusal::NotHeld(kind) => about("refusal-not-held", kind),
            Refusal::SameKind => Phrase::new("refusal-same-kind"),
            Refusal::Swapped => Phrase::new("refusal-swapped"),
            Refusal::Rested => Phrase::new("refusal-rested"),
        }
    }

    fn prompt(&self, state: &State) -> Phrase {
        let player = state.player();
        let differs = |kind: &Kind| player.hand[*kind] > 0 && state.market != Some(*kind);
        let can_swap = !state.swapped && Kind::ALL.iter().any(differs);
        Phrase::new(match (can_swap, player.rests) {
            (true, _) => "prompt-swap",
            (false, 0) => "prompt-lay-or-rest",
            (false, _) => "prompt-lay",
        })
    }

    /// There is one rest in a game, and it counts in a tie (L5, L8).
    fn warning(&self, _: &State, mv: Move) -> Option<Phrase> {
        (mv == Move::Rest).then(|| Phrase::new("warning-rest"))
    }

    fn reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        match mv {
            Move::Lay(kind) => {
                let mut laid = state.clone();
                laid.player_mut().laid[kind] += 1;
                let points = |state: &State| self.score_of(state, state.seat).points;
                let set = points(&laid) - points(state) - kind.worth();
                let message = if set > 0 { "reason-lay-set" } else { "reason-lay" };
                Some(Phrase::new(message).with("points", kind.worth()).with("set", set))
            }
            Move::Swap(kind) => {
                let more = state.market?.worth() - kind.worth();
                Some(if more > 0 {
                    Phrase::new("reason-swap").with("points", more)
                } else {
                    Phrase::new("reason-swap-set")
                })
            }
            Move::Rest | Move::First(_) | Move::Draw(_) | Move::Reveal(_) => None,
        }
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        self.list_parts(state, seat, items);
    }
}

fn about(message: &str, kind: Kind) -> Phrase {
    Phrase::new(message).with("kind", kind_phrase(kind))
}

fn kind_phrase(kind: Kind) -> Phrase {
    Phrase::new(format!("kind-{kind}"))
}
