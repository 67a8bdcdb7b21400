//! What chance does: who begins, the deal, and what a viewer cannot know dealt anew.

use engine::{Rng, Seat, Viewer, below, share};

use crate::Lantern;
use crate::material::{Counts, Kind};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{HAND, State, Step};

impl Lantern {
    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        let lantern = |kind| match state.step {
            Step::Market => Move::Reveal(kind),
            _ => Move::Draw(kind),
        };
        match state.step {
            Step::First => outcomes.extend(self.seats().map(|seat| (Move::First(seat), 1))),
            Step::Deal | Step::Market | Step::Draw => {
                let unseen = state.pile.iter().filter(|(_, number)| **number > 0);
                outcomes.extend(unseen.map(|(kind, number)| (lantern(kind), u32::from(*number))));
            }
            Step::Turn | Step::Over => {}
        }
    }

    #[inline]
    pub(crate) fn draw_outcome(&self, state: &State, word: u64) -> Move {
        match state.step {
            Step::First => Move::First(Seat::new(share(word, usize::from(self.players)))),
            Step::Market => Move::Reveal(at(&state.pile, share(word, total(&state.pile)))),
            _ => Move::Draw(at(&state.pile, share(word, total(&state.pile)))),
        }
    }

    pub(super) fn check_outcome(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let possible = match (state.step, mv) {
            (Step::First, Move::First(seat)) => self.seats().any(|at_table| at_table == seat),
            (Step::Market, Move::Reveal(kind)) | (Step::Deal | Step::Draw, Move::Draw(kind)) => state.pile[kind] > 0,
            _ => false,
        };
        if possible { Ok(()) } else { Err(Refusal::NotUnseen) }
    }

    /// While the hands are dealt, the next seat draws; after a lantern was laid, the turn is over.
    pub(super) fn go_on_after_drawing(&self, state: &mut State) {
        if state.step == Step::Draw {
            return self.pass(state);
        }
        state.seat = self.next(state.seat);
        if self.seats().all(|seat| state.players[seat.index()].held() == HAND) {
            state.step = Step::Market;
        }
    }

    /// Deals the hidden lanterns of the others anew, out of all that the viewer has not seen.
    pub(crate) fn deal_anew<R: Rng>(&self, state: &mut State, viewer: Viewer, rng: &mut R) {
        let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
        let mut unseen = state.pile;
        for seat in self.seats().filter(others) {
            let player = &state.players[seat.index()];
            for kind in Kind::ALL {
                unseen[kind] += player.hand[kind] - player.known[kind];
            }
        }
        for seat in self.seats().filter(others) {
            let player = &mut state.players[seat.index()];
            let hidden = player.held() - player.known.values().iter().sum::<u8>();
            player.hand = player.known;
            for _ in 0..hidden {
                let kind = at(&unseen, below(rng, total(&unseen)));
                unseen[kind] -= 1;
                player.hand[kind] += 1;
            }
        }
        state.pile = unseen;
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.players))
    }
}

fn total(lanterns: &Counts) -> usize {
    lanterns.values().iter().copied().map(usize::from).sum()
}

/// The kind of the lantern at a place, where those of a kind lie beside each other.
fn at(lanterns: &Counts, mut place: usize) -> Kind {
    for (kind, &number) in lanterns.iter() {
        match place.checked_sub(usize::from(number)) {
            Some(rest) => place = rest,
            None => return kind,
        }
    }
    unreachable!("a place below the total lies in some kind")
}
