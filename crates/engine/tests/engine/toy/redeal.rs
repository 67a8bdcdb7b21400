//! What is hidden in the toy game, and how it is dealt anew.

use engine::{Rng, Seat, Viewer, below};

use super::defect::{self, Defect, has};
use super::{Counts, State};

pub fn redeal<R: Rng>(players: usize, state: &mut State, viewer: Viewer, rng: &mut R) {
    match defect::get() {
        Defect::NoRedeal => return,
        Defect::ObservedTwice => state.trace += 1,
        Defect::RedealBreaks => state.trace = 1,
        Defect::NoiseFromSecrets => (0..state.hands[1][0]).for_each(|_| _ = rng.next_u64()),
        _ => {}
    }
    let others = |seat: &Seat| viewer != Viewer::Seat(*seat);
    let mut unseen = state.pile;
    let mut sizes = [0; 4];
    for seat in Seat::all(players).filter(others) {
        let index = seat.index();
        for (kind, unseen) in unseen.iter_mut().enumerate() {
            let kept = state.known[index][kind].max(best(&state.hands[index], kind, has(Defect::KeepsBest)));
            let hidden = state.hands[index][kind] - kept;
            *unseen += hidden;
            sizes[index] += hidden;
            state.hands[index][kind] -= hidden;
        }
    }
    for seat in Seat::all(players).filter(others) {
        for _ in 0..sizes[seat.index()] {
            let kind = match defect::get() {
                Defect::ConstantRedeal => unseen.iter().position(|&number| number > 0).unwrap_or_default(),
                Defect::NarrowRedeal => commonest(&unseen, below(rng, 2)),
                _ => draw(&unseen, rng),
            };
            unseen[kind] -= 1;
            state.hands[seat.index()][kind] += 1;
        }
    }
    if has(Defect::RedealLoses) && unseen[0] > 0 {
        unseen[0] -= 1;
    }
    state.pile = unseen;
}

/// One if `kind` is the best of the hand and is not to be hidden.
fn best(hand: &Counts, kind: usize, keeps: bool) -> u8 {
    u8::from(keeps && hand[kind] > 0 && hand[kind + 1..].iter().all(|&number| number == 0))
}

fn draw(unseen: &Counts, rng: &mut impl Rng) -> usize {
    let total: u8 = unseen.iter().sum();
    let mut place = below(rng, usize::from(total));
    for (kind, &number) in unseen.iter().enumerate() {
        match place.checked_sub(usize::from(number)) {
            Some(rest) => place = rest,
            None => return kind,
        }
    }
    unreachable!("a place below the total lies in some kind")
}

/// The kind of which there are most, or second most if there are any.
fn commonest(unseen: &Counts, place: usize) -> usize {
    let mut kinds = [0, 1, 2, 3];
    kinds.sort_by_key(|&kind| std::cmp::Reverse(unseen[kind]));
    if unseen[kinds[place]] > 0 {
        kinds[place]
    } else {
        kinds[0]
    }
}
