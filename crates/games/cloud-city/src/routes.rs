//! Routes: the chains and closed loops that the walkways of one level form (C1).

use crate::city::{City, steps_of};
use crate::stock::votes;
use crate::tile::Level;
use crate::walkway::Direction;

/// Buildings of one level joined by walkways. As a building carries at most two, a route is a chain or a loop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The votes of its walkways.
    pub votes: u32,
    /// The lengths that occur among them, one bit each.
    pub lengths: u8,
    /// Whether it comes back to where it starts (C5).
    pub closed: bool,
}

/// Visits the routes of a level.
pub fn each_route(city: &City, level: Level, mut visit: impl FnMut(Route)) {
    let (mut left, two) = city.loads(level);
    let mut steps = Direction::ALL.map(|direction| city.steps(level, direction));
    while left != 0 {
        // A chain is walked from one of its ends; what has no end left is a loop.
        let chain_ends = left & !two;
        let start = if chain_ends != 0 { chain_ends } else { left }.trailing_zeros();
        let mut route = Route::default();
        let mut at = start;
        left &= !(1 << at);
        while let Some((direction, length, from, to)) = next_step(city, level, &steps, at) {
            steps[direction as usize] &= !steps_of(direction, length, from);
            route.votes += votes(length);
            route.lengths |= 1 << (length - 1);
            at = to;
            left &= !(1 << at);
        }
        route.closed = at == start;
        visit(route);
    }
}

/// A walkway not walked yet that rests on the building at `at`: its direction, length, upper or left end, and the
/// building at its other end.
fn next_step(city: &City, level: Level, steps: &[u64; 2], at: u32) -> Option<(Direction, usize, u32, u32)> {
    for direction in Direction::ALL {
        let stride = direction.stride();
        let steps = steps[direction as usize];
        if steps >> at & 1 == 1 {
            let length = city.reach(level, direction, at);
            return Some((direction, length, at, at + stride * length as u32));
        }
        if at >= stride && steps >> (at - stride) & 1 == 1 {
            let buildings = city.buildings(level);
            let length = (1..).find(|&length| buildings >> (at - stride * length) & 1 == 1)?;
            let from = at - stride * length;
            return Some((direction, length as usize, from, from));
        }
    }
    None
}
