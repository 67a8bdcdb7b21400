//! Phase I, influence: night shifts and modifications, each doubling its price within the turn (W4 to W7).

use engine::Log;

use crate::Noria;
use crate::events::Event;
use crate::material::SURCHARGE_FROM;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{State, Step};
use crate::wheel::{Ring, Space};

/// What the next use costs after so many in the same turn.
#[inline]
pub(super) fn doubled(base: u32, uses: u8) -> u32 {
    base.checked_shl(u32::from(uses)).unwrap_or(u32::MAX)
}

impl Noria {
    /// The highest uncovered space of the round track.
    #[inline]
    pub fn round_space(&self, round: u8) -> u8 {
        round + self.players as u8 - 2
    }

    /// One knowledge more for each influence action late in the game, before doubling (W6).
    #[inline]
    fn surcharge(&self, state: &State) -> u32 {
        u32::from(self.round_space(state.round) >= SURCHARGE_FROM)
    }

    /// What the next night shift costs.
    #[inline]
    pub fn night_shift_price(&self, state: &State) -> u32 {
        doubled(1 + self.surcharge(state), state.turn.night_shifts)
    }

    /// What the next modification costs.
    #[inline]
    pub fn modification_price(&self, state: &State) -> u32 {
        doubled(2 + self.surcharge(state), state.turn.modifications)
    }

    /// The influence phase while something can be paid in it, then the action phase.
    pub(super) fn influence_or_act(&self, state: &mut State) {
        let cheapest = self.night_shift_price(state).min(self.modification_price(state));
        let open = u32::from(state.mover().knowledge) >= cheapest;
        state.step = if open { Step::Influence } else { Step::Action };
    }

    pub(super) fn list_influence(&self, state: &State, moves: &mut Vec<Move>) {
        moves.push(Move::Act);
        let knowledge = u32::from(state.mover().knowledge);
        if knowledge >= self.night_shift_price(state) {
            moves.extend(Ring::SHIFTED.map(Move::NightShift));
        }
        if knowledge >= self.modification_price(state) {
            moves.extend(state.mover().wheel.discs().map(|(from, _)| Move::Modify(from)));
        }
    }

    pub(super) fn check_night_shift(&self, state: &State, ring: Ring) -> Result<(), Refusal> {
        if ring == Ring::Small {
            return Err(Refusal::SmallRing);
        }
        check_knowledge(state, self.night_shift_price(state))
    }

    /// Every disc has somewhere to go: a wheel has twelve spaces, and the box ten discs of a kind at most.
    pub(super) fn check_modification(&self, state: &State, from: Space) -> Result<(), Refusal> {
        state.mover().wheel.at(from).ok_or(Refusal::EmptySpace)?;
        check_knowledge(state, self.modification_price(state))
    }

    pub(super) fn list_targets(&self, state: &State, from: Space, moves: &mut Vec<Move>) {
        let fits = |to: &Space| self.check_target(state, from, *to).is_ok();
        moves.extend(Space::all().filter(fits).map(Move::To));
    }

    /// Any empty space, or a different disc (W5, W7).
    #[inline]
    pub(super) fn check_target(&self, state: &State, from: Space, to: Space) -> Result<(), Refusal> {
        let wheel = &state.mover().wheel;
        let same = wheel.at(to) == wheel.at(from);
        if same { Err(Refusal::SameDisc) } else { Ok(()) }
    }

    /// Strikes every exchange named from the disc that comes second on the wheel, since naming the other disc first
    /// leads to the same wheel (W7); and the discs that have no other modification.
    pub(crate) fn narrow_modifications(&self, state: &State, moves: &mut Vec<Move>) {
        let wheel = &state.mover().wheel;
        let once = |from: Space, to: Space| wheel.at(to).is_none() || from < to;
        match state.step {
            Step::Influence => {
                let leads_on = |from: Space| {
                    let mut targets = Space::all().filter(|&to| once(from, to));
                    targets.any(|to| self.check_target(state, from, to).is_ok())
                };
                moves.retain(|&mv| !matches!(mv, Move::Modify(from) if !leads_on(from)));
            }
            Step::Modify(from) => {
                let kept = |mv: &Move| matches!(*mv, Move::To(to) if once(from, to));
                // Nothing is struck where a person has named the disc that comes last.
                if moves.iter().any(kept) {
                    moves.retain(kept);
                }
            }
            _ => {}
        }
    }

    pub(super) fn play_night_shift<L: Log<Event>>(&self, state: &mut State, ring: Ring, log: &mut L) {
        let price = self.night_shift_price(state);
        let seat = state.seat;
        log.tell_all(|| Event::Shifted { seat, ring, price });
        state.turn.night_shifts += 1;
        let player = state.mover_mut();
        player.knowledge -= price as u16;
        player.wheel.turn(ring);
        self.influence_or_act(state);
    }

    pub(super) fn play_target<L: Log<Event>>(&self, state: &mut State, to: Space, log: &mut L) {
        let Step::Modify(from) = state.step else {
            unreachable!("a modification is named first")
        };
        let price = self.modification_price(state);
        state.turn.modifications += 1;
        let seat = state.seat;
        let player = state.mover_mut();
        if let Some(disc) = player.wheel.at(from) {
            let other = player.wheel.at(to);
            log.tell_all(|| Event::Modified {
                seat,
                disc,
                to,
                other,
                price,
            });
        }
        player.knowledge -= price as u16;
        player.wheel.swap(from, to);
        self.influence_or_act(state);
    }
}

pub(super) fn check_knowledge(state: &State, price: u32) -> Result<(), Refusal> {
    let held = state.mover().knowledge;
    let enough = u32::from(held) >= price;
    enough.then_some(()).ok_or(Refusal::Knowledge { price, held })
}
