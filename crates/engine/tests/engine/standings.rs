//! Ranks, ties and what broke them.

use engine::{Game, Seat, Setup, Standings};

use crate::toy::{Counts, Sound};

/// The standings of seats that laid these lanterns and rested so often.
fn standings(seats: &[(Counts, u8)]) -> Standings {
    let game: Sound = Setup::new(seats.len()).open().unwrap();
    let mut state = game.start();
    for (index, &(laid, rests)) in seats.iter().enumerate() {
        state.laid[index] = laid;
        state.rests[index] = rests;
    }
    Standings::of(&game, &state)
}

fn ranks(standings: &Standings) -> Vec<u8> {
    standings.0.iter().map(|standing| standing.rank).collect()
}

fn tie_breaks_used(standings: &Standings) -> Vec<usize> {
    standings.0.iter().map(|standing| standing.tie_breaks_used).collect()
}

#[test]
fn more_points_rank_better_and_need_no_tie_break() {
    let standings = standings(&[([1, 0, 0, 0], 0), ([0, 0, 0, 1], 1), ([0, 1, 0, 0], 0)]);
    assert_eq!(ranks(&standings), [3, 1, 2]);
    assert_eq!(tie_breaks_used(&standings), [0, 0, 0]);
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(1)]);
}

#[test]
fn the_first_tie_break_decides_and_a_count_where_less_is_more_reads_as_people_count() {
    let standings = standings(&[([0, 2, 0, 0], 1), ([0, 0, 0, 1], 0), ([1, 0, 0, 0], 0)]);
    assert_eq!(ranks(&standings), [2, 1, 3]);
    assert_eq!(tie_breaks_used(&standings), [1, 1, 0]);
    let rests = &standings.0[0].tie_breaks[0];
    assert_eq!((rests.name, rests.points), ("tie-rests", 1));
}

#[test]
fn the_second_tie_break_is_looked_at_only_where_the_first_is_equal() {
    let standings = standings(&[([0, 2, 0, 0], 1), ([0, 0, 0, 1], 1), ([4, 0, 0, 0], 0)]);
    assert_eq!(ranks(&standings), [2, 3, 1]);
    assert_eq!(tie_breaks_used(&standings), [2, 2, 1]);
}

#[test]
fn seats_equal_in_everything_share_a_rank_and_the_next_rank_is_left_out() {
    let standings = standings(&[
        ([2, 0, 0, 0], 0),
        ([0, 1, 0, 0], 0),
        ([2, 0, 0, 0], 0),
        ([1, 0, 0, 0], 0),
    ]);
    assert_eq!(ranks(&standings), [1, 3, 1, 4]);
    assert_eq!(tie_breaks_used(&standings), [2, 2, 2, 0]);
}

#[test]
fn a_shared_victory_counts_in_parts() {
    let standings = standings(&[([2, 0, 0, 0], 0), ([2, 0, 0, 0], 0), ([1, 0, 0, 0], 0)]);
    let shares: Vec<f64> = Seat::all(3).map(|seat| standings.share(seat)).collect();
    assert_eq!(shares, [0.5, 0.5, 0.0]);
}

#[test]
fn the_parts_of_the_points_are_named() {
    let game: Sound = Setup::new(2).with("sets", "on").open().unwrap();
    let mut state = game.start();
    state.laid[0] = [1, 1, 1, 2];
    let standing = Standings::of(&game, &state).0.remove(0);
    let parts: Vec<(&str, i32)> = standing.breakdown.iter().map(|item| (item.name, item.points)).collect();
    assert_eq!(parts, [("score-lanterns", 14), ("score-sets", 5)]);
    assert_eq!(standing.points, 19);
}
