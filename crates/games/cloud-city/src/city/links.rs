//! The walkways of a city: which can be built, what stands, what it is worth, what may come.

use super::{City, FIRST_COLUMN, Shape, bits, steps_of, window};
use crate::refusal::Refusal;
use crate::stock::{LENGTHS, Stock, votes};
use crate::tile::Level;
use crate::walkway::{Direction, Walkway};

impl City {
    /// The buildings of a level that carry at least one walkway, and those that carry two, the most they can (C10).
    #[inline]
    pub(crate) fn loads(&self, level: Level) -> (u64, u64) {
        let (across, down) = (self.across[level.index()], self.down[level.index()]);
        let own = self.buildings(level);
        let (left, right, up, below) = (across << 1, across, down << 8, down);
        let two = (left & right) | (up & below) | ((left | right) & (up | below));
        ((left | right | up | below) & own, two & own)
    }

    /// Visits, for each level, direction and length of which a piece is left, the upper or left ends of the walkways
    /// that can be built. The visitor says whether to go on.
    ///
    /// A whole level is tried at once: rays leave all buildings together and advance square by square over what
    /// lets them pass.
    #[inline]
    pub(crate) fn openings(&self, stock: &Stock, mut visit: impl FnMut(Level, Direction, usize, u64) -> bool) {
        let mut blocking = 0;
        // From the tallest: what is as tall or taller blocks the way (C9).
        for level in Level::ALL.into_iter().rev() {
            let own = self.buildings(level);
            blocking |= own;
            let (_, full) = self.loads(level);
            let ends = own & !full;
            if ends & ends.wrapping_sub(1) == 0 {
                continue;
            }
            let clear = self.ground & !blocking;
            for direction in Direction::ALL {
                let stride = direction.stride();
                // No crossing within the level, and no second link beside a first (C8).
                let clear = clear & !self.between(level, direction.other());
                let mut rays = (ends & !self.steps(level, direction)) << stride & direction.stay();
                for length in 1..=LENGTHS {
                    let met = rays & ends;
                    // Without a piece of this very length there is no link (C12).
                    if met != 0
                        && stock.has(level, length)
                        && !visit(level, direction, length, met >> (stride * length as u32))
                    {
                        return;
                    }
                    rays = (rays & clear) << stride & direction.stay();
                    if rays == 0 {
                        break;
                    }
                }
            }
        }
    }

    /// Whether any walkway can be built: the same as [`City::openings`] without a branch, for it is asked after every
    /// tile and walkway.
    #[inline]
    pub(crate) fn has_opening(&self, stock: &Stock) -> bool {
        let (mut blocking, mut found) = (0, 0);
        for level in Level::ALL.into_iter().rev() {
            let own = self.buildings(level);
            blocking |= own;
            let ends = own & !self.loads(level).1;
            for direction in Direction::ALL {
                let stride = direction.stride();
                let clear = self.ground & !blocking & !self.between(level, direction.other());
                let mut rays = (ends & !self.steps(level, direction)) << stride & direction.stay();
                for length in 1..=LENGTHS {
                    found |= rays & ends & stock.mask(level, length);
                    rays = (rays & clear) << stride & direction.stay();
                }
            }
        }
        found != 0
    }

    /// Visits every walkway that can be built.
    #[inline]
    pub fn possible(&self, stock: &Stock, mut visit: impl FnMut(Level, Walkway)) {
        self.openings(stock, |level, direction, length, starts| {
            for bit in bits(starts) {
                visit(level, Walkway::from(self.square(bit), direction, length as u8));
            }
            true
        });
    }

    /// Says why a walkway cannot be built, or its level if it can.
    pub fn check_walkway(&self, walkway: Walkway, stock: &Stock) -> Result<Level, Refusal> {
        let at = |square| self.building_at(square).ok_or(Refusal::NoBuilding(square));
        let (level, other) = (at(walkway.start())?, at(walkway.end())?);
        if level != other {
            return Err(Refusal::Heights(walkway));
        }
        let Some((direction, length)) = walkway.straight() else {
            return Err(Refusal::Diagonal(walkway));
        };
        if usize::from(length) > LENGTHS {
            return Err(Refusal::TooLong(walkway));
        }
        // Where a walkway of the same level is in the way (C8).
        let crossed = self.between(level, direction.other());
        for square in walkway.passes() {
            match self.bit(square) {
                Some(bit) if self.ground >> bit & 1 == 1 => {
                    if self.building_at(square).is_some_and(|building| building >= level) {
                        return Err(Refusal::Blocked { walkway, square });
                    }
                    if crossed >> bit & 1 == 1 {
                        return Err(Refusal::Crossing { walkway, square });
                    }
                }
                _ => return Err(Refusal::NoGround { walkway, square }),
            }
        }
        let bit = |square| self.bit(square).unwrap_or_default();
        // Two buildings are joined once only (C8).
        if self.steps(level, direction) >> bit(walkway.start()) & 1 == 1 {
            return Err(Refusal::AlreadyJoined(walkway));
        }
        let (_, full) = self.loads(level);
        if let Some(end) = [walkway.start(), walkway.end()]
            .into_iter()
            .find(|&end| full >> bit(end) & 1 == 1)
        {
            return Err(Refusal::FullBuilding(end));
        }
        // The piece must be there (C12).
        if !stock.has(level, usize::from(length)) {
            return Err(Refusal::NoPiece(level, length));
        }
        Ok(level)
    }

    /// Builds a walkway and says its level and length.
    #[inline]
    pub(crate) fn build(&mut self, walkway: Walkway) -> (Level, u8) {
        let (direction, length) = walkway.shape();
        let bit = self.bit(walkway.start()).unwrap_or_default();
        let own = |level: &Level| self.buildings(*level) >> bit & 1 == 1;
        let level = Level::ALL.into_iter().find(own).unwrap_or(Level::Blue);
        let steps = steps_of(direction, usize::from(length), bit);
        match direction {
            Direction::Across => self.across[level.index()] |= steps,
            Direction::Down => self.down[level.index()] |= steps,
        }
        (level, length)
    }

    /// Visits the walkways of a level: direction, length and the bit of the upper or left end.
    #[inline]
    pub(crate) fn each_walkway(&self, level: Level, mut visit: impl FnMut(Direction, usize, u32)) {
        let own = self.buildings(level);
        for direction in Direction::ALL {
            for bit in bits(own & self.steps(level, direction)) {
                visit(direction, self.reach(level, direction, bit), bit);
            }
        }
    }

    /// How far the nearest building of the level is from the one at `bit`, to the right or below.
    #[inline]
    pub(crate) fn reach(&self, level: Level, direction: Direction, bit: u32) -> usize {
        let beyond = self.buildings(level) >> bit & !1;
        match direction {
            Direction::Across => beyond.trailing_zeros() as usize,
            Direction::Down => (beyond & FIRST_COLUMN).trailing_zeros() as usize / 8,
        }
    }

    /// The walkways of the city with their levels, lowest level first.
    pub fn walkways(&self) -> Vec<(Level, Walkway)> {
        let mut walkways = Vec::new();
        for level in Level::ALL {
            self.each_walkway(level, |direction, length, bit| {
                walkways.push((level, Walkway::from(self.square(bit), direction, length as u8)));
            });
        }
        walkways
    }

    /// The votes of a level's walkways.
    ///
    /// A walkway's votes are its steps, one more from length 4 and two more at length 5. The squares where the three
    /// squares before are passed too are one at length 4 and two at length 5; with four before, one at length 5.
    #[inline]
    pub fn level_votes(&self, level: Level) -> u32 {
        let in_direction = |direction: Direction| {
            let stride = direction.stride();
            let passed = self.between(level, direction);
            let third = passed & passed << stride & passed << (2 * stride);
            let fourth = third & passed << (3 * stride);
            self.steps(level, direction).count_ones() + third.count_ones() + fourth.count_ones()
        };
        in_direction(Direction::Across) + in_direction(Direction::Down)
    }

    /// The votes of all walkways.
    #[inline]
    pub fn votes(&self) -> u32 {
        Level::ALL.into_iter().map(|level| self.level_votes(level)).sum()
    }

    /// The votes of all walkways that could be built, as if none stood in another's way.
    #[inline]
    pub(crate) fn open_votes(&self, stock: &Stock) -> u32 {
        let mut sum = 0;
        self.openings(stock, |level, _, length, starts| {
            sum += starts.count_ones().min(u32::from(stock.left(level, length))) * votes(length);
            true
        });
        sum
    }

    /// Visits, for each level and length, the number of squares still without a tile on which a building would be in
    /// line with one that can take a walkway, as far as one can see now.
    pub(crate) fn hopes(&self, shape: Shape, mut visit: impl FnMut(Level, usize, u32)) {
        let (height, width) = self.size();
        // A small city can still grow to all sides: it is looked at with a margin on the upper left.
        let mut city = *self;
        let margin = |size: u32, limit: u32| u32::from(size < limit && size < 3);
        let (above, beside) = (margin(height, shape.limit(width)), margin(width, shape.limit(height)));
        city.move_over(above * 16 + beside * 2);
        let rows = (height + 2 * above).max(shape.limit(width)).min(4);
        let columns = (width + 2 * beside).max(shape.limit(height)).min(4);
        let window = window(rows, columns);
        let bare = window & !city.ground;
        let mut blocking = 0;
        for level in Level::ALL.into_iter().rev() {
            let own = city.buildings(level);
            blocking |= own;
            let (_, full) = city.loads(level);
            let clear = window & !blocking;
            for direction in Direction::ALL {
                let stride = direction.stride();
                let clear = clear & !city.between(level, direction.other());
                let (right, left) = if direction == Direction::Across {
                    (!FIRST_COLUMN, !(FIRST_COLUMN << 7))
                } else {
                    (u64::MAX, u64::MAX)
                };
                let steps = city.steps(level, direction);
                let mut ahead = (own & !full & !steps) << stride & right;
                let mut behind = (own & !full & !(steps << stride)) >> stride & left;
                for length in 1..=LENGTHS {
                    visit(
                        level,
                        length,
                        (ahead & bare).count_ones() + (behind & bare).count_ones(),
                    );
                    ahead = (ahead & clear) << stride & right;
                    behind = (behind & clear) >> stride & left;
                    if ahead | behind == 0 {
                        break;
                    }
                }
            }
        }
    }
}
