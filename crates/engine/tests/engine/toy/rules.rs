//! The rules of the toy game.

use std::sync::atomic::{AtomicU32, Ordering};

use engine::{Audience, Log, Seat, SetupError};

use super::defect::{Defect, has};
use super::moves::KINDS;
use super::{Counts, Event, Kind, Move, Phase, State};

/// Why a move of the toy game is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    NotNow,
    NotHeld,
    NoneLeft,
    SameKind,
    Swapped,
    Rested,
}

/// Reads a deck written as four numbers, which must be as many lanterns as the built-in deck has.
pub fn read_deck(text: &str, built_in: Counts) -> Result<Counts, SetupError> {
    let bad = |what: &str| SetupError::Material(what.to_owned());
    let numbers: Result<Vec<u8>, _> = text.split_whitespace().map(str::parse).collect();
    let deck: Counts = numbers
        .ok()
        .and_then(|numbers| numbers.try_into().ok())
        .ok_or_else(|| bad("a deck is four numbers"))?;
    let total = |deck: &Counts| deck.iter().map(|&number| u32::from(number)).sum::<u32>();
    if total(&deck) != total(&built_in) {
        return Err(bad("a deck has as many lanterns as the built-in one"));
    }
    Ok(deck)
}

pub fn worth(counts: &Counts) -> i32 {
    KINDS
        .iter()
        .map(|&kind| kind.value() * i32::from(counts[kind as usize]))
        .sum()
}

pub fn legal(players: usize, state: &State, moves: &mut Vec<Move>) {
    if has(Defect::BufferCleared) {
        moves.clear();
    }
    if has(Defect::OffersOutOfTurn) && state.phase == Phase::Draw {
        moves.push(Move::Rest);
    }
    if state.phase != Phase::Play {
        return;
    }
    let hand = &state.hands[state.to_move.index()];
    if has(Defect::DeadEnd) && state.swapped && hand[1..] == [0; 3] {
        return;
    }
    for kind in KINDS {
        let times = if has(Defect::ListedTwice) {
            hand[kind as usize]
        } else {
            1
        };
        for _ in 0..times {
            moves.extend(
                check(players, state, Move::Lay(kind))
                    .is_ok()
                    .then_some(Move::Lay(kind)),
            );
        }
        let swap = !state.swapped && check(players, state, Move::Swap(kind)).is_ok();
        moves.extend(swap.then_some(Move::Swap(kind)));
    }
    if state.rests[state.to_move.index()] == 0 {
        moves.push(Move::Rest);
    }
}

pub fn chance(players: usize, state: &State, outcomes: &mut Vec<(Move, u32)>) {
    let lantern = |kind| match state.phase {
        Phase::Market => Move::Reveal(kind),
        _ => Move::Draw(kind),
    };
    match state.phase {
        Phase::First => {
            let weight = |seat| {
                if has(Defect::UnfairFirst) && seat == Seat::FIRST {
                    2
                } else {
                    1
                }
            };
            outcomes.extend(Seat::all(players).map(|seat| (Move::First(seat), weight(seat))));
        }
        Phase::Deal | Phase::Market | Phase::Draw => {
            for kind in KINDS.into_iter().filter(|&kind| state.pile[kind as usize] > 0) {
                let number = u32::from(state.pile[kind as usize]);
                outcomes.push((lantern(kind), if has(Defect::FlatWeights) { 1 } else { number }));
            }
        }
        Phase::Play if has(Defect::ChanceOutOfTurn) => outcomes.push((Move::Draw(Kind::Amber), 1)),
        Phase::Play | Phase::Over => {}
    }
}

pub fn check(players: usize, state: &State, mv: Move) -> Result<(), Refusal> {
    let right_time = match mv {
        Move::First(seat) => state.phase == Phase::First && seat.index() < players,
        Move::Draw(_) => matches!(state.phase, Phase::Deal | Phase::Draw),
        Move::Reveal(_) => state.phase == Phase::Market,
        Move::Lay(_) | Move::Swap(_) | Move::Rest => state.phase == Phase::Play,
    };
    if !right_time {
        return Err(Refusal::NotNow);
    }
    let seat = state.to_move;
    let held = |kind: Kind| state.hands[seat.index()][kind as usize] > 0;
    match mv {
        Move::Draw(kind) | Move::Reveal(kind) if state.pile[kind as usize] == 0 => Err(Refusal::NoneLeft),
        Move::Swap(kind) if has(Defect::RefusalPanics) && !held(kind) => panic!("no {kind:?} in hand"),
        Move::Lay(kind) | Move::Swap(kind) if !held(kind) => Err(Refusal::NotHeld),
        Move::Swap(_) if state.swapped && !has(Defect::AcceptsUnoffered) => Err(Refusal::Swapped),
        Move::Swap(kind) if state.market == Some(kind) => Err(Refusal::SameKind),
        Move::Swap(_) if has(Defect::LegalFromSecrets) => {
            let next = &state.hands[seat.next(players).index()];
            if next[Kind::Ruby as usize] > 0 {
                Err(Refusal::NotNow)
            } else {
                Ok(())
            }
        }
        Move::Rest if has(Defect::OfferRefused) && state.pile == [0; 4] => Err(Refusal::NotNow),
        Move::Rest if state.rests[seat.index()] > 0 => Err(Refusal::Rested),
        _ => Ok(()),
    }
}

/// Counts the moves made in the whole program, which is nobody's business.
static MOVES: AtomicU32 = AtomicU32::new(0);

pub fn apply<L: Log<Event>>(players: usize, state: &mut State, mv: Move, log: &mut L) {
    if has(Defect::Impure) {
        state.trace = MOVES.fetch_add(1, Ordering::SeqCst);
    }
    let seat = state.to_move;
    match mv {
        Move::First(first) => {
            state.to_move = first;
            state.phase = Phase::Deal;
            log.tell_all(|| Event::First(first));
        }
        Move::Draw(kind) => {
            draw(players, state, kind, log);
        }
        Move::Reveal(kind) => {
            state.pile[kind as usize] -= 1;
            state.market = Some(kind);
            state.phase = Phase::Play;
            log.tell_all(|| Event::Revealed(kind));
        }
        Move::Lay(kind) => {
            assert!(
                !has(Defect::RedealBreaks) || state.trace == 0,
                "nobody can play from here"
            );
            assert!(
                !has(Defect::ApplyPanics) || kind != Kind::Pearl || state.pile[3] > 0,
                "the last pearl"
            );
            give(state, seat, kind);
            state.laid[seat.index()][kind as usize] += 1;
            state.lays.add();
            log.tell_all(|| Event::Laid(seat, kind));
            if state.pile == [0; 4] {
                pass(players, state);
            } else {
                state.phase = Phase::Draw;
            }
        }
        Move::Swap(kind) => {
            let taken = state.market.unwrap_or(kind);
            give(state, seat, kind);
            state.hands[seat.index()][taken as usize] += 1;
            state.known[seat.index()][taken as usize] += 1;
            state.market = Some(if has(Defect::LosesLantern) { taken } else { kind });
            state.swapped = true;
            if has(Defect::Peeks) {
                let next = seat.next(players).index();
                state.known[next] = state.hands[next];
            }
            log.tell_all(|| Event::Swapped(seat, kind, taken));
        }
        Move::Rest => {
            state.rests[seat.index()] += 1;
            let rests = state.rests[seat.index()];
            let mut heard = false;
            log.tell_all(|| {
                heard = true;
                Event::Rested(seat, rests)
            });
            state.trace |= u32::from(has(Defect::ListenerMatters) && heard);
            if has(Defect::LoudHand) {
                log.tell_all(|| Event::HandIsWorth(worth(&state.hands[seat.index()])));
            }
            pass(players, state);
        }
    }
}

fn draw<L: Log<Event>>(players: usize, state: &mut State, kind: Kind, log: &mut L) {
    let seat = state.to_move;
    let other = KINDS.into_iter().find(|&kind| state.pile[kind as usize] > 0);
    let kind = if has(Defect::DrawsAnother) {
        other.unwrap_or(kind)
    } else {
        kind
    };
    state.pile[kind as usize] -= 1;
    state.hands[seat.index()][kind as usize] += 1;
    let told = if has(Defect::LoudDraw) {
        Audience::All
    } else {
        Audience::Only(seat)
    };
    log.tell(told, || Event::Drew(kind));
    log.tell(Audience::AllBut(seat), || Event::DrewUnseen(seat));
    if state.phase == Phase::Draw {
        return pass(players, state);
    }
    let dealt = |seat: Seat| state.hands[seat.index()].iter().sum::<u8>();
    state.to_move = seat.next(players);
    if Seat::all(players).all(|seat| dealt(seat) == 2) {
        state.phase = Phase::Market;
    }
}

/// Takes a lantern out of a hand; if one of its kind is known there, it was that one.
fn give(state: &mut State, seat: Seat, kind: Kind) {
    state.hands[seat.index()][kind as usize] -= 1;
    let known = &mut state.known[seat.index()][kind as usize];
    *known = known.saturating_sub(1);
}

/// The turn goes to the next seat that holds a lantern.
fn pass(players: usize, state: &mut State) {
    state.swapped = false;
    state.phase = Phase::Play;
    for _ in 0..players {
        state.to_move = state.to_move.next(players);
        if state.hands[state.to_move.index()] != [0; 4] {
            return;
        }
    }
    state.phase = Phase::Over;
}
