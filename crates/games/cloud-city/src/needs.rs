//! The ten specific needs and what a city makes of them.

use components::Set;

use crate::city::{City, steps_of};
use crate::routes::each_route;
use crate::stock::LENGTHS;
use crate::tile::Level;
use crate::walkway::Direction;

components::named! {
    /// A need card.
    pub enum Need: u16, "a need card" {
        /// 6 votes for the most votes in one River or Forest route (C2).
        LongestRoute = "longest-route",
        /// 6 votes for the most routes (C3).
        MostRoutes = "most-routes",
        /// 6 votes for a route with 4 different walkways, 8 with all 5 (C4).
        VariedRoute = "varied-route",
        /// 3 votes for each closed route (C5).
        Circuits = "circuits",
        /// 6 votes for the most blue buildings, those of the starting tile too (C22).
        MostBlue = "most-blue",
        /// 6 votes for the most green buildings (C22).
        MostGreen = "most-green",
        /// 2 votes for each building with exactly one walkway resting on it (C22).
        LightBuildings = "light-buildings",
        /// 2 votes less for each walkway over or under another (C7).
        Crossings = "crossings",
        /// 2 votes less for each building without a walkway (C22).
        LonelyBuildings = "lonely-buildings",
        /// 4 votes less without five walkways of 3 votes, one of 5 and one of 8 (C23).
        Balance = "balance",
    }
}

impl Need {
    /// What the card counts or judges in a city.
    pub fn worth(self, city: &City) -> Worth {
        match self {
            Need::LongestRoute => Worth::Compared(longest_route(city)),
            Need::MostRoutes => Worth::Compared(count_routes(city, |_| true)),
            Need::VariedRoute => Worth::Votes(varied_route(city)),
            Need::Circuits => Worth::Votes(3 * count_routes(city, |closed| closed)),
            Need::MostBlue => Worth::Compared(city.buildings(Level::Blue).count_ones() as i32),
            Need::MostGreen => Worth::Compared(city.buildings(Level::Green).count_ones() as i32),
            Need::LightBuildings => Worth::Votes(2 * buildings_with(city, |one, two| one & !two)),
            Need::Crossings => Worth::Votes(-2 * crossing_walkways(city)),
            Need::LonelyBuildings => {
                let standing: u32 = Level::ALL
                    .into_iter()
                    .map(|level| city.buildings(level).count_ones())
                    .sum();
                Worth::Votes(-2 * (standing as i32 - buildings_with(city, |one, _| one)))
            }
            Need::Balance => Worth::Votes(if is_balanced(city) { 0 } else { -4 }),
        }
    }
}

/// A set of need cards.
pub type NeedSet = Set<Need>;

/// What a need card makes of one city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// Votes won or lost, whatever the others have.
    Votes(i32),
    /// A count that the cities compare: see [`majority`].
    Compared(i32),
}

/// The votes for the most of something: 6 alone, 3 each for several, none if nobody has any (C6).
pub fn majority(own: i32, all: impl Iterator<Item = i32>) -> i32 {
    let (best, leaders) = all.fold((0, 0), |(best, leaders), count| match count.cmp(&best) {
        std::cmp::Ordering::Greater => (count, 1),
        std::cmp::Ordering::Equal => (best, leaders + 1),
        std::cmp::Ordering::Less => (best, leaders),
    });
    match (own == best && best > 0, leaders) {
        (false, _) => 0,
        (true, 1) => 6,
        (true, _) => 3,
    }
}

fn longest_route(city: &City) -> i32 {
    let mut longest = 0;
    for level in [Level::Blue, Level::Green] {
        each_route(city, level, |route| longest = longest.max(route.votes));
    }
    longest as i32
}

/// Counts the routes of all levels (C3); a circuit is one of them (C21).
fn count_routes(city: &City, counts: impl Fn(bool) -> bool) -> i32 {
    let mut routes = 0;
    for level in Level::ALL {
        each_route(city, level, |route| routes += i32::from(counts(route.closed)));
    }
    routes
}

/// The votes for the route with the most lengths, of whatever level, a circuit with all its walkways (C4, C21).
fn varied_route(city: &City) -> i32 {
    let mut lengths = 0;
    for level in Level::ALL {
        each_route(city, level, |route| lengths = lengths.max(route.lengths.count_ones()));
    }
    match lengths {
        5.. => 8,
        4 => 6,
        _ => 0,
    }
}

/// Counts the buildings that `select` picks from those on which at least one walkway rests and those with two (C22).
fn buildings_with(city: &City, select: impl Fn(u64, u64) -> u64) -> i32 {
    let count = |level| {
        let (one, two) = city.loads(level);
        select(one, two).count_ones() as i32
    };
    Level::ALL.into_iter().map(count).sum()
}

/// Walkways that pass over or under one of another level: at right angles inside both, or along one line (C7).
fn crossing_walkways(city: &City) -> i32 {
    let mut crossing = 0;
    for level in Level::ALL {
        let others = |set: &dyn Fn(Level) -> u64| {
            let other = |other: &Level| *other != level;
            Level::ALL
                .into_iter()
                .filter(other)
                .fold(0, |all, other| all | set(other))
        };
        let around = Direction::ALL.map(|direction| {
            let athwart = others(&|other| city.between(other, direction.other()));
            let along = others(&|other| city.steps(other, direction));
            (athwart, along)
        });
        city.each_walkway(level, |direction, length, bit| {
            let (athwart, along) = around[direction as usize];
            let steps = steps_of(direction, length, bit);
            let between = steps & steps << direction.stride();
            crossing += i32::from(between & athwart != 0 || steps & along != 0);
        });
    }
    crossing
}

fn is_balanced(city: &City) -> bool {
    let mut pieces = [0; LENGTHS];
    for level in Level::ALL {
        city.each_walkway(level, |_, length, _| pieces[length - 1] += 1);
    }
    pieces[2] >= 5 && pieces[3] >= 1 && pieces[4] >= 1
}
