//! The wheel: three rings in a fixed frame, and the discs that lie in their spaces (ruling W1).
//!
//! Spaces are places of the frame, numbered clockwise from the upper left (the small ring from the top), seen by
//! the owner with the active half at the bottom. A ring turns by one space at a time, so a disc enters the active
//! half on the right and leaves it on the left.
//!
//! ```text
//! large   L0 L1 L2 above, L3 (right) L4 (centre) L5 (left) active
//! medium  M0 M1 above,    M2 (right) M3 (left)             active
//! small   S0 above,       S1                               active
//! ```

use std::fmt;
use std::num::NonZeroU8;
use std::ops::Range;
use std::str::FromStr;

use components::{Indexed, UnknownName};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::kinds::{DiscKind, SpaceSet};

/// The number of spaces of a wheel.
pub const SPACES: usize = 12;

/// A ring of the wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ring {
    /// Six spaces, three of them active.
    Large,
    /// Four spaces, two of them active.
    Medium,
    /// Two spaces, one of them active.
    Small,
}

impl Ring {
    /// The rings from the outside in.
    pub const ALL: [Ring; 3] = [Ring::Large, Ring::Medium, Ring::Small];
    /// The rings that a night shift may turn (W4).
    pub const SHIFTED: [Ring; 2] = [Ring::Large, Ring::Medium];

    /// The ring's name in moves.
    pub fn name(self) -> &'static str {
        match self {
            Ring::Large => "large",
            Ring::Medium => "medium",
            Ring::Small => "small",
        }
    }

    /// The places of the ring's spaces among all spaces.
    pub const fn places(self) -> Range<usize> {
        match self {
            Ring::Large => 0..6,
            Ring::Medium => 6..10,
            Ring::Small => 10..12,
        }
    }

    /// The set of the ring's spaces.
    pub const fn spaces(self) -> SpaceSet {
        match self {
            Ring::Large => SpaceSet::from_bits(0b0000_0011_1111),
            Ring::Medium => SpaceSet::from_bits(0b0011_1100_0000),
            Ring::Small => SpaceSet::from_bits(0b1100_0000_0000),
        }
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Ring {
    type Err = ParseWheelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Ring::ALL.into_iter().find(|ring| ring.name() == text);
        named.ok_or(ParseWheelError)
    }
}

/// A space of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space with this number: the large ring's first, then the medium's, then the small's.
    #[inline]
    pub const fn new(index: usize) -> Space {
        assert!(index < SPACES);
        Space(index as u8)
    }

    /// The space of a ring at `place`, clockwise from the upper left.
    pub fn of(ring: Ring, place: usize) -> Space {
        let places = ring.places();
        assert!(place < places.len());
        Space::new(places.start + place)
    }

    /// All spaces.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..SPACES).map(Space::new)
    }

    /// Its number among all spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The ring it belongs to.
    #[inline]
    pub const fn ring(self) -> Ring {
        match self.0 {
            0..6 => Ring::Large,
            6..10 => Ring::Medium,
            _ => Ring::Small,
        }
    }

    /// Its place in its ring, clockwise from the upper left.
    pub fn place(self) -> usize {
        self.index() - self.ring().places().start
    }

    /// Whether it lies in the active half.
    #[inline]
    pub fn is_active(self) -> bool {
        Space::ACTIVE.contains(self)
    }
}

/// The text names no part of a wheel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a space of the wheel is L0 to L5, M0 to M3, S0 or S1")]
pub struct ParseWheelError;

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ring = match self.ring() {
            Ring::Large => 'L',
            Ring::Medium => 'M',
            Ring::Small => 'S',
        };
        write!(f, "{ring}{}", self.place())
    }
}

impl FromStr for Space {
    type Err = ParseWheelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let ring = match text.get(..1) {
            Some("L") => Ring::Large,
            Some("M") => Ring::Medium,
            Some("S") => Ring::Small,
            _ => return Err(ParseWheelError),
        };
        match text.as_bytes() {
            &[_, digit @ b'0'..=b'5'] if usize::from(digit - b'0') < ring.places().len() => {
                Ok(Space::of(ring, usize::from(digit - b'0')))
            }
            _ => Err(ParseWheelError),
        }
    }
}

components::written_as_text!(Space, Disc);

impl Indexed for Space {
    type Bits = u16;
    const COUNT: usize = SPACES;

    #[inline]
    fn at(index: usize) -> Self {
        Space::new(index)
    }

    #[inline]
    fn index(self) -> usize {
        Space::index(self)
    }
}

impl Space {
    /// The active half.
    pub const ACTIVE: SpaceSet = SpaceSet::from_bits(0b1011_0011_1000);

    /// The spaces that may be activated together: large left or centre with medium left, large right or centre
    /// with medium right, each with the small ring.
    pub const COMBINATIONS: [SpaceSet; 4] = [
        SpaceSet::from_bits(0b1010_0010_0000),
        SpaceSet::from_bits(0b1010_0001_0000),
        SpaceSet::from_bits(0b1001_0000_1000),
        SpaceSet::from_bits(0b1001_0001_0000),
    ];

    /// The spaces that may be activated after these (W2, W3): together they must lie inside one combination. The
    /// strict reading wants a chain without a gap at every moment: of the large and the small ring, the second only
    /// after the medium disc between them, so that no turn ends with a gap.
    #[inline]
    pub fn compatible_with(activated: SpaceSet, strict: bool) -> SpaceSet {
        let mut open = SpaceSet::EMPTY;
        for combination in Space::COMBINATIONS {
            if activated.without(combination).is_empty() {
                open = open.or(combination);
            }
        }
        let open = open.without(activated);
        if strict && !activated.is_empty() && activated.and(Ring::Medium.spaces()).is_empty() {
            open.and(Ring::Medium.spaces())
        } else {
            open
        }
    }
}

/// A disc with the side that lies up. It takes one byte, and so does a space with or without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Disc(NonZeroU8);

impl Disc {
    const UPGRADED: u8 = 8;

    /// A disc with its simple side up.
    #[inline]
    pub const fn simple(kind: DiscKind) -> Disc {
        Disc(NonZeroU8::MIN.saturating_add(kind as u8))
    }

    /// This disc with its upgraded side up.
    #[inline]
    pub const fn upgraded(self) -> Disc {
        Disc(NonZeroU8::MIN.saturating_add((self.0.get() - 1) | Disc::UPGRADED))
    }

    /// What it does.
    #[inline]
    pub fn kind(self) -> DiscKind {
        DiscKind::ALL[usize::from((self.0.get() - 1) & (Disc::UPGRADED - 1))]
    }

    /// Whether its upgraded side lies up.
    #[inline]
    pub const fn is_upgraded(self) -> bool {
        (self.0.get() - 1) & Disc::UPGRADED != 0
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = if self.is_upgraded() { "+" } else { "" };
        write!(f, "{}{side}", self.kind())
    }
}

impl FromStr for Disc {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_suffix('+') {
            Some(kind) => Ok(Disc::simple(kind.parse()?).upgraded()),
            None => Ok(Disc::simple(text.parse()?)),
        }
    }
}

/// A player's wheel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wheel([Option<Disc>; SPACES]);

impl Wheel {
    /// What lies in a space.
    #[inline]
    pub fn at(&self, space: Space) -> Option<Disc> {
        self.0[space.index()]
    }

    /// Puts a disc into a space, or takes it out, and gives back what lay there.
    #[inline]
    pub fn put(&mut self, space: Space, disc: Option<Disc>) -> Option<Disc> {
        std::mem::replace(&mut self.0[space.index()], disc)
    }

    /// Exchanges what lies in two spaces.
    #[inline]
    pub fn swap(&mut self, one: Space, other: Space) {
        self.0.swap(one.index(), other.index());
    }

    /// Turns a ring by one space clockwise.
    #[inline]
    pub fn turn(&mut self, ring: Ring) {
        self.0[ring.places()].rotate_right(1);
    }

    /// Turns every ring by one space.
    #[inline]
    pub fn turn_all(&mut self) {
        Ring::ALL.into_iter().for_each(|ring| self.turn(ring));
    }

    /// Every disc with its space.
    #[inline]
    pub fn discs(&self) -> impl Iterator<Item = (Space, Disc)> + '_ {
        Space::all().filter_map(|space| Some((space, self.at(space)?)))
    }

    /// How many discs lie on the wheel.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether no disc lies on the wheel.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Serialize for Wheel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut rings = serializer.serialize_struct("Wheel", Ring::ALL.len())?;
        for ring in Ring::ALL {
            rings.serialize_field(ring.name(), &self.0[ring.places()])?;
        }
        rings.end()
    }
}

impl<'de> Deserialize<'de> for Wheel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        struct Rings {
            large: [Option<Disc>; 6],
            medium: [Option<Disc>; 4],
            small: [Option<Disc>; 2],
        }
        let rings = Rings::deserialize(deserializer)?;
        let mut wheel = Wheel::default();
        wheel.0[Ring::Large.places()].copy_from_slice(&rings.large);
        wheel.0[Ring::Medium.places()].copy_from_slice(&rings.medium);
        wheel.0[Ring::Small.places()].copy_from_slice(&rings.small);
        Ok(wheel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_and_disc_is_read_back_from_its_text() {
        for space in Space::all() {
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        for text in ["", "L", "L6", "M4", "S2", "X0", "L00", "é1"] {
            assert_eq!(text.parse::<Space>(), Err(ParseWheelError));
        }
        for kind in DiscKind::ALL {
            for disc in [Disc::simple(kind), Disc::simple(kind).upgraded()] {
                assert_eq!(disc.kind(), kind);
                assert_eq!(disc.to_string().parse(), Ok(disc));
            }
        }
    }

    #[test]
    fn upgrading_is_done_once_and_shows() {
        let disc = Disc::simple(DiscKind::Bonus);
        assert!(!disc.is_upgraded());
        assert!(disc.upgraded().is_upgraded());
        assert_eq!(disc.upgraded().upgraded(), disc.upgraded());
    }
}
