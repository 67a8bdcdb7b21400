//! Phase IV, administration: knowledge from factories, the wheel turns, bought discs are placed; then the next
//! seat, the next round, or the end (E1, E2, C5, C8, C9, S1).

use engine::{Log, Seat};

use crate::Noria;
use crate::events::Event;
use crate::kinds::DiscKind;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{State, Step, TurnSoFar};
use crate::wheel::{Disc, Space};

impl Noria {
    /// How many rounds a game lasts.
    pub fn rounds(&self) -> u8 {
        18 - self.players as u8
    }

    /// Knowledge, rotation, placing, in this order (E1).
    pub(super) fn administer<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let seat = state.seat;
        let player = state.mover_mut();
        let income = self.material.factory_income[player.built()];
        player.knowledge += income;
        player.wheel.turn_all();
        if income > 0 {
            log.tell_all(|| Event::Income { seat, income });
        }
        self.place_next(state, log);
    }

    fn place_next<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let centre = &state.turn.centre;
        if centre[0].is_none() {
            self.end_turn(state, log);
        } else if self.rules_version > 1 && centre.iter().flatten().any(|&kind| Some(kind) != centre[0]) {
            state.step = Step::Next;
        } else {
            state.step = Step::Place;
        }
    }

    /// Each kind that waits, in the order they were bought.
    pub(super) fn list_next(&self, state: &State, moves: &mut Vec<Move>) {
        let centre = &state.turn.centre;
        for (index, kind) in centre.iter().enumerate() {
            if let &Some(kind) = kind
                && !centre[..index].contains(&Some(kind))
            {
                moves.push(Move::Next(kind));
            }
        }
    }

    pub(super) fn check_next(&self, state: &State, kind: DiscKind) -> Result<(), Refusal> {
        let waits = state.turn.centre.contains(&Some(kind));
        waits.then_some(()).ok_or(Refusal::NotWaiting(kind))
    }

    /// A disc of the chosen kind comes first; the others keep their order.
    pub(super) fn play_next(&self, state: &mut State, kind: DiscKind) {
        let centre = &mut state.turn.centre;
        let chosen = centre.iter().position(|&waiting| waiting == Some(kind));
        centre[..=chosen.expect("a disc of that kind waits")].rotate_right(1);
        state.step = Step::Place;
    }

    pub(super) fn list_places(&self, state: &State, moves: &mut Vec<Move>) {
        let open = |space: &Space| self.check_place(state, *space).is_ok();
        moves.extend(Space::all().filter(open).map(Move::Place));
    }

    /// Any space; but replacing one or another disc equal to the new one leaves the same wheel.
    #[inline]
    pub(super) fn check_place(&self, state: &State, space: Space) -> Result<(), Refusal> {
        let new = state.turn.centre[0].map(Disc::simple);
        let wheel = &state.mover().wheel;
        let twin = wheel.at(space) == new && (0..space.index()).any(|first| wheel.at(Space::new(first)) == new);
        if twin { Err(Refusal::TwinReplaced) } else { Ok(()) }
    }

    /// The first disc from the centre: the one chosen, or in version 1 the one bought first (C9). What it replaces leaves
    /// the game.
    pub(super) fn play_place<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let kind = state.turn.centre[0].expect("a disc waits at the centre");
        state.turn.centre.rotate_left(1);
        state.turn.centre[3] = None;
        let seat = state.seat;
        let disc = Disc::simple(kind);
        let over = state.mover_mut().wheel.put(space, Some(disc));
        if let Some(over) = over {
            state.removed[over.kind()] += 1;
        }
        log.tell_all(|| Event::Placed {
            seat,
            disc,
            space,
            over,
        });
        self.place_next(state, log);
    }

    fn end_turn<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        state.seat = state.seat.next(self.players);
        if state.seat != Seat::FIRST {
            self.begin_turn(state);
        } else if state.round == self.rounds() {
            state.turn = TurnSoFar::default();
            state.step = Step::Over;
        } else {
            self.begin_round(state, log);
        }
    }

    /// The first player, the same in every round (S1), uncovers a space of the round track; everyone then plays one
    /// turn.
    pub(super) fn begin_round<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        state.round += 1;
        let (round, rounds) = (state.round, self.rounds());
        log.tell_all(|| Event::Round { round, rounds });
        self.begin_turn(state);
    }

    fn begin_turn(&self, state: &mut State) {
        state.turn = TurnSoFar::default();
        self.influence_or_act(state);
    }
}
