//! What can be done, why something cannot, and what it does.

use components::Set;
use engine::{Audience, Game, Log, Rng, Seat, Turn, Viewer, below, share};

use crate::CloudCity;
use crate::bearing::Bearing;
use crate::events::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{HAND, State, Step};
use crate::stock::votes;
use crate::tile::Face;
use crate::walkway::Walkway;

/// What chance owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// A need card.
    Need,
    /// A tile face up in the row.
    Reveal,
    /// A tile for the hand of this seat.
    Deal(Seat),
}

impl CloudCity {
    /// Who moves now.
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Deal | Step::Refill | Step::Fetch => Turn::Chance,
            Step::Over => Turn::Over,
            Step::Choose | Step::Lay(_) | Step::Build(_) | Step::Draw => Turn::Seat(state.seat),
        }
    }

    /// What chance owes now. The opening deal goes in the rulebook's order: needs, row, hands.
    #[inline]
    pub(crate) fn due(&self, state: &State) -> Option<Due> {
        match state.step {
            Step::Deal if state.needs.len() < self.need_cards => Some(Due::Need),
            Step::Deal if state.row.contains(&None) => Some(Due::Reveal),
            Step::Deal => Some(Due::Deal(state.seat)),
            Step::Refill => Some(Due::Reveal),
            Step::Fetch => Some(Due::Deal(state.seat)),
            _ => None,
        }
    }

    /// Pushes every legal move of the seat in turn.
    #[inline]
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        let seat = state.seat.index();
        match state.step {
            Step::Choose => moves.extend(state.hands[seat].faces().iter().map(Move::Take)),
            Step::Lay(face) => {
                let turns = face.turns();
                state.cities[seat].places(self.shape, |place| {
                    moves.extend(turns.iter().map(|&rotation| Move::Lay(place, rotation)));
                });
            }
            Step::Build(_) => {
                state.cities[seat].possible(&state.stock, |_, walkway| moves.push(Move::Walkway(walkway)));
                moves.push(Move::Done);
            }
            Step::Draw => {
                let row: Set<Face> = state.row.iter().copied().flatten().collect();
                moves.extend(row.iter().map(Move::DrawOpen));
                moves.push(Move::DrawPile);
            }
            Step::Deal | Step::Refill | Step::Fetch | Step::Over => {}
        }
    }

    /// Pushes every outcome of the chance move that is due, with its weight.
    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        let tile: fn(Face) -> Move = match self.due(state) {
            None => return,
            Some(Due::Need) => {
                outcomes.extend(state.needs.others().iter().map(|need| (Move::Need(need), 1)));
                return;
            }
            Some(Due::Reveal) => Move::Reveal,
            Some(Due::Deal(_)) => Move::Deal,
        };
        let left = Face::ALL.into_iter().filter(|&face| state.pile.count(face) > 0);
        outcomes.extend(left.map(|face| (tile(face), u32::from(state.pile.count(face)))));
    }

    /// The outcome of the chance move that is due for a random word.
    #[inline]
    pub(crate) fn draw_outcome(&self, state: &State, word: u64) -> Move {
        let tile = || state.pile.nth(share(word, state.pile.len() as usize) as u32);
        match self.due(state) {
            Some(Due::Reveal) => Move::Reveal(tile()),
            Some(Due::Deal(_)) => Move::Deal(tile()),
            Some(Due::Need) => {
                let open = state.needs.others();
                Move::Need(open.nth(share(word, open.len())))
            }
            None => unreachable!("draw is called only when chance moves"),
        }
    }

    /// Says why a move is not legal, or that it is.
    pub(crate) fn check_move(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        let seat = state.seat.index();
        match (state.step, mv) {
            (Step::Choose, Move::Take(face)) => {
                let held = state.hands[seat].iter().any(|tile| tile == face);
                if held { Ok(()) } else { Err(Refusal::NotInHand(face)) }
            }
            (Step::Lay(face), Move::Lay(place, rotation)) => {
                state.cities[seat].check_place(place, self.shape)?;
                let differs = face.turns().contains(&rotation);
                if differs {
                    Ok(())
                } else {
                    Err(Refusal::SameTurned(face, rotation))
                }
            }
            (Step::Build(_), Move::Walkway(walkway)) => {
                state.cities[seat].check_walkway(walkway, &state.stock).map(|_| ())
            }
            (Step::Build(_), Move::Reversed(walkway)) => Err(Refusal::Reversed(walkway)),
            (Step::Build(_), Move::Done) | (Step::Draw, Move::DrawPile) => Ok(()),
            (Step::Draw, Move::DrawOpen(face)) => {
                if state.row.contains(&Some(face)) {
                    Ok(())
                } else {
                    Err(Refusal::NotInRow(face))
                }
            }
            _ => self.check_chance(state, mv),
        }
    }

    fn check_chance(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match (self.due(state), mv) {
            (Some(Due::Need), Move::Need(need)) => {
                if state.needs.contains(need) {
                    Err(Refusal::NeedNotDrawn(need))
                } else {
                    Ok(())
                }
            }
            (Some(Due::Reveal), Move::Reveal(face)) | (Some(Due::Deal(_)), Move::Deal(face)) => {
                if state.pile.count(face) > 0 {
                    Ok(())
                } else {
                    Err(Refusal::NotInPile(face))
                }
            }
            _ => Err(Refusal::NotNow(state.step)),
        }
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let seat = state.seat;
        match mv {
            Move::Take(face) => state.step = Step::Lay(face),
            Move::Lay(place, rotation) => {
                let Step::Lay(face) = state.step else {
                    unreachable!("a tile is laid only after it was taken")
                };
                state.hands[seat.index()].remove(face);
                state.cities[seat.index()].lay(place, face, rotation);
                log.tell_all(|| Event::Laid {
                    seat,
                    face,
                    place,
                    rotation,
                    bearing: Bearing::of_place(&state.cities[seat.index()], place),
                });
                self.go_on_building(state, None);
            }
            Move::Walkway(walkway) => {
                let (level, length) = state.cities[seat.index()].build(walkway);
                state.stock.take(level, length);
                let votes = votes(usize::from(length)) as u8;
                log.tell_all(|| Event::Built {
                    seat,
                    level,
                    walkway,
                    bearing: Bearing::of_walkway(&state.cities[seat.index()], walkway),
                    votes,
                });
                self.go_on_building(state, Some(walkway));
            }
            Move::Done => self.end_building(state),
            Move::Reversed(walkway) => unreachable!("'{walkway}' is never legal from its other end"),
            Move::DrawOpen(face) => {
                if let Some(place) = state.row.iter_mut().find(|place| **place == Some(face)) {
                    *place = None;
                }
                state.hands[seat.index()].open.insert(face);
                log.tell_all(|| Event::TookOpen { seat, face });
                state.step = Step::Refill;
            }
            Move::DrawPile => state.step = Step::Fetch,
            Move::Need(need) => {
                state.needs.insert(need);
                log.tell_all(|| Event::NeedInPlay { need });
            }
            Move::Reveal(face) => {
                state.pile.take(face);
                if let Some(gap) = state.row.iter_mut().find(|place| place.is_none()) {
                    *gap = Some(face);
                }
                log.tell_all(|| Event::Revealed { face });
                if state.step == Step::Refill {
                    self.end_turn(state);
                }
            }
            Move::Deal(face) => {
                state.pile.take(face);
                state.hands[seat.index()].secret.insert(face);
                log.tell(Audience::Only(seat), || Event::Drew { seat, face });
                if state.step == Step::Fetch {
                    log.tell(Audience::AllBut(seat), || Event::DrewUnseen { seat });
                    self.end_turn(state);
                } else if state.hands[seat.index()].len() == HAND {
                    state.seat = seat.next(self.players());
                    if state.seat == Seat::FIRST {
                        state.step = Step::Choose;
                    }
                }
            }
        }
    }

    #[inline]
    fn go_on_building(&self, state: &mut State, last: Option<Walkway>) {
        if state.cities[state.seat.index()].has_opening(&state.stock) {
            state.step = Step::Build(last);
        } else {
            self.end_building(state);
        }
    }

    /// Nothing is drawn in a seat's last turn (C15).
    #[inline]
    fn end_building(&self, state: &mut State) {
        if self.is_last_turn(state) {
            self.end_turn(state);
        } else {
            state.step = Step::Draw;
        }
    }

    /// Whether the city of the seat in turn has all its tiles.
    #[inline]
    pub(crate) fn is_last_turn(&self, state: &State) -> bool {
        state.cities[state.seat.index()].tiles() == self.shape.tiles()
    }

    #[inline]
    fn end_turn(&self, state: &mut State) {
        state.seat = state.seat.next(self.players());
        state.step = if self.is_last_turn(state) {
            Step::Over
        } else {
            Step::Choose
        };
    }

    /// Hands what `viewer` cannot know back to the pile and deals it anew: the secret tiles of the others (C24), and
    /// which tile another seat is about to lay (C27).
    pub(crate) fn deal_anew<R: Rng>(&self, state: &mut State, viewer: Viewer, rng: &mut R) {
        let hidden = |seat: &Seat| viewer != Viewer::Seat(*seat);
        for seat in Seat::all(self.players()).filter(hidden) {
            state.hands[seat.index()]
                .secret
                .iter()
                .for_each(|face| state.pile.add(face));
        }
        let mut unseen = state.pile.len();
        for seat in Seat::all(self.players()).filter(hidden) {
            let secret = &mut state.hands[seat.index()].secret;
            let number = std::mem::take(secret).len();
            for _ in 0..number {
                let face = state.pile.nth(below(rng, unseen as usize) as u32);
                unseen -= 1;
                state.pile.take(face);
                secret.insert(face);
            }
        }
        if let Step::Lay(chosen) = &mut state.step
            && hidden(&state.seat)
        {
            let hand = &state.hands[state.seat.index()];
            *chosen = hand.iter().nth(below(rng, hand.len())).unwrap_or(*chosen);
        }
    }
}
