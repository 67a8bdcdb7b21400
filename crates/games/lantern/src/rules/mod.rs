//! When which move is legal, and what it does.

mod chance;

use engine::{Audience, Log, Seat, Turn};

use crate::Lantern;
use crate::events::Event;
use crate::material::Kind;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{State, Step};

impl Lantern {
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.step {
            Step::First | Step::Deal | Step::Market | Step::Draw => Turn::Chance,
            Step::Turn => Turn::Seat(state.seat),
            Step::Over => Turn::Over,
        }
    }

    #[inline]
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        if state.step != Step::Turn {
            return;
        }
        let player = state.player();
        for kind in Kind::ALL.into_iter().filter(|&kind| player.hand[kind] > 0) {
            moves.push(Move::Lay(kind));
            if !state.swapped && state.market != Some(kind) {
                moves.push(Move::Swap(kind));
            }
        }
        if player.rests == 0 {
            moves.push(Move::Rest);
        }
    }

    pub(crate) fn check_move(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let by_chance = matches!(mv, Move::First(_) | Move::Draw(_) | Move::Reveal(_));
        match self.whose_turn(state) {
            Turn::Over => return Err(Refusal::Over),
            Turn::Chance if by_chance => return self.check_outcome(state, mv),
            Turn::Chance => return Err(Refusal::ChanceMoves),
            Turn::Seat(_) if by_chance => return Err(Refusal::PlayerMoves),
            Turn::Seat(_) => {}
        }
        let player = state.player();
        match mv {
            Move::Lay(kind) | Move::Swap(kind) if player.hand[kind] == 0 => Err(Refusal::NotHeld(kind)),
            Move::Swap(_) if state.swapped => Err(Refusal::Swapped),
            Move::Swap(kind) if state.market == Some(kind) => Err(Refusal::SameKind),
            Move::Rest if player.rests > 0 => Err(Refusal::Rested),
            _ => Ok(()),
        }
    }

    #[inline]
    pub(crate) fn play_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let seat = state.seat;
        match mv {
            Move::First(first) => {
                state.seat = first;
                state.step = Step::Deal;
                log.tell_all(|| Event::First { seat: first });
            }
            Move::Draw(kind) => {
                state.pile[kind] -= 1;
                state.player_mut().hand[kind] += 1;
                log.tell(Audience::Only(seat), || Event::Drew { kind });
                log.tell(Audience::AllBut(seat), || Event::DrewUnseen { seat });
                self.go_on_after_drawing(state);
            }
            Move::Reveal(kind) => {
                state.pile[kind] -= 1;
                state.market = Some(kind);
                state.step = Step::Turn;
                log.tell_all(|| Event::Revealed { kind });
            }
            Move::Lay(kind) => {
                let player = state.player_mut();
                player.give(kind);
                player.laid[kind] += 1;
                log.tell_all(|| Event::Laid { seat, kind });
                if state.pile.values().iter().all(|&lanterns| lanterns == 0) {
                    self.pass(state);
                } else {
                    state.step = Step::Draw;
                }
            }
            Move::Swap(given) => {
                let taken = state
                    .market
                    .expect("a lantern lies on the market from the first turn on");
                let player = state.player_mut();
                player.give(given);
                player.hand[taken] += 1;
                player.known[taken] += 1;
                state.market = Some(given);
                state.swapped = true;
                log.tell_all(|| Event::Swapped { seat, given, taken });
            }
            Move::Rest => {
                state.player_mut().rests += 1;
                log.tell_all(|| Event::Rested { seat });
                self.pass(state);
            }
        }
    }

    /// The turn goes to the next seat that holds a lantern; without one the game is over (L6).
    fn pass(&self, state: &mut State) {
        state.swapped = false;
        state.step = Step::Turn;
        for _ in 0..self.players {
            state.seat = self.next(state.seat);
            if state.player().held() > 0 {
                return;
            }
        }
        state.step = Step::Over;
    }

    fn next(&self, seat: Seat) -> Seat {
        seat.next(usize::from(self.players))
    }
}
