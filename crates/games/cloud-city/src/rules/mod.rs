//! What can be done, why something cannot, and what it does.

use engine::{Audience, Game, Log, Rng, Seat, Turn, Viewer, below};

use crate::CloudCity;
use crate::city::bits;
use crate::moves::Move;
use crate::needs::Need;
use crate::plan::{Place, Square};
use crate::state::{HAND, State, Step};
use crate::stock::votes;
use crate::tile::{Face, Level, Rotation};
use crate::walkway::Walkway;
use crate::words::Event;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Another kind of move is due.
    #[error("not now: {0}")]
    NotNow(&'static str),
    /// The tile is not in the hand.
    #[error("there is no {0} in this hand")]
    NotInHand(Face),
    /// The tile is not in the row.
    #[error("there is no {0} in the row")]
    NotInRow(Face),
    /// The pile has no such tile.
    #[error("there is no {0} left in the pile")]
    NotInPile(Face),
    /// The need card was not among those to draw from.
    #[error("the need card {0} cannot be drawn")]
    NeedNotDrawn(Need),
    /// There is a tile already.
    #[error("there is a tile at {0} already")]
    Occupied(Place),
    /// The place touches no side of the city.
    #[error("a tile at {0} would not be joined to the city by a side")]
    Apart(Place),
    /// The city would become too wide or too high.
    #[error("with a tile at {0} the city would outgrow its form")]
    TooWide(Place),
    /// The turn makes no difference for this tile.
    #[error("{0} turned by {1} degrees looks as it does turned by half a turn less")]
    SameTurned(Face, Rotation),
    /// There is nothing to rest a walkway on.
    #[error("there is no building of yours on {0}")]
    NoBuilding(Square),
    /// The two buildings are not equally tall.
    #[error("the buildings on {0} are not of one height")]
    Heights(Walkway),
    /// The two buildings are not in line.
    #[error("no walkway runs askew, from {0}")]
    Diagonal(Walkway),
    /// No piece is that long.
    #[error("no walkway is long enough for {0}")]
    TooLong(Walkway),
    /// There is no tile below.
    #[error("there is no tile yet on {square}, which {walkway} would pass over")]
    NoGround {
        /// The walkway.
        walkway: Walkway,
        /// The first square without a tile.
        square: Square,
    },
    /// A building is in the way.
    #[error("the building on {square} is in the way of {walkway}")]
    Blocked {
        /// The walkway.
        walkway: Walkway,
        /// Where the building stands.
        square: Square,
    },
    /// A walkway of the same level is in the way.
    #[error("{walkway} would cross a walkway of its own level over {square}")]
    Crossing {
        /// The walkway.
        walkway: Walkway,
        /// Where they would meet.
        square: Square,
    },
    /// The buildings are joined already.
    #[error("{0} are joined already")]
    AlreadyJoined(Walkway),
    /// The building carries two walkways.
    #[error("the building on {0} carries two walkways already")]
    FullBuilding(Square),
    /// The piece is used up.
    #[error("no {0} walkway of length {1} is left")]
    NoPiece(Level, u8),
}

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

    #[inline]
    pub(crate) fn list_legal(&self, state: &State, moves: &mut Vec<Move>) {
        let seat = state.seat.index();
        match state.step {
            Step::Choose => {
                moves.extend(bits(state.hands[seat].faces()).map(|bit| Move::Take(Face::ALL[bit as usize])))
            }
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
                let row = state
                    .row
                    .iter()
                    .flatten()
                    .fold(0, |faces, face| faces | 1 << face.index());
                moves.extend(bits(row).map(|bit| Move::DrawOpen(Face::ALL[bit as usize])));
                moves.push(Move::DrawPile);
            }
            Step::Deal | Step::Refill | Step::Fetch | Step::Over => {}
        }
    }

    pub(crate) fn list_chance(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        let tile: fn(Face) -> Move = match self.due(state) {
            None => return,
            Some(Due::Need) => {
                let open = Need::ALL.into_iter().filter(|&need| !state.needs.contains(need));
                outcomes.extend(open.map(|need| (Move::Need(need), 1)));
                return;
            }
            Some(Due::Reveal) => Move::Reveal,
            Some(Due::Deal(_)) => Move::Deal,
        };
        let left = Face::ALL.into_iter().filter(|&face| state.pile.count(face) > 0);
        outcomes.extend(left.map(|face| (tile(face), u32::from(state.pile.count(face)))));
    }

    #[inline]
    pub(crate) fn draw_chance(&self, state: &State, word: u64) -> Move {
        let below = |bound: u32| ((u128::from(word) * u128::from(bound)) >> 64) as u32;
        let tile = || state.pile.nth(below(state.pile.len()));
        match self.due(state) {
            Some(Due::Reveal) => Move::Reveal(tile()),
            Some(Due::Deal(_)) => Move::Deal(tile()),
            Some(Due::Need) => {
                let mut open = Need::ALL.into_iter().filter(|&need| !state.needs.contains(need));
                let place = below((Need::ALL.len() - state.needs.len()) as u32);
                Move::Need(
                    open.nth(place as usize)
                        .expect("there are ten need cards, and two in play at most"),
                )
            }
            None => unreachable!("draw is called only when chance moves"),
        }
    }

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
            _ => Err(Refusal::NotNow(match state.step {
                Step::Deal | Step::Refill | Step::Fetch => "a tile or card is being drawn",
                Step::Choose => "choose a tile of the hand",
                Step::Lay(_) => "lay the chosen tile",
                Step::Build(_) => "build walkways or say that you are done",
                Step::Draw => "draw a tile",
                Step::Over => "the game is over",
            })),
        }
    }

    #[inline]
    pub(crate) fn apply_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let seat = state.seat;
        match mv {
            Move::Take(face) => state.step = Step::Lay(face),
            Move::Lay(place, rotation) => {
                let Step::Lay(face) = state.step else {
                    unreachable!("a tile is laid only after it was taken")
                };
                state.hands[seat.index()].remove(face);
                state.cities[seat.index()].lay(place, face, rotation);
                log.tell_all(|| Event::Laid { seat, face, place });
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
                    votes,
                });
                self.go_on_building(state, Some(walkway));
            }
            Move::Done => self.end_building(state),
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
        if state.cities[state.seat.index()].tiles() < self.shape.tiles() {
            state.step = Step::Draw;
        } else {
            self.end_turn(state);
        }
    }

    #[inline]
    fn end_turn(&self, state: &mut State) {
        state.seat = state.seat.next(self.players());
        let finished = state.cities[state.seat.index()].tiles() == self.shape.tiles();
        state.step = if finished { Step::Over } else { Step::Choose };
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
