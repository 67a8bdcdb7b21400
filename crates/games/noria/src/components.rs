//! The kinds of things in the box, by the names they have in moves, records and material files.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// A kind of component: one of a few things with a name.
pub trait Kind: Copy + Eq + Hash + fmt::Debug + 'static {
    /// Every thing of this kind, in order.
    const ALL: &'static [Self];
    /// Its place in [`Kind::ALL`].
    fn index(self) -> usize;
    /// Its name in moves and files.
    fn name(self) -> &'static str;
}

/// The text names no component of the kind wanted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not a {what}")]
pub struct UnknownName {
    what: &'static str,
    text: String,
}

macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident, $what:literal: $($variant:ident = $text:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $text, "`")] $variant),+
        }

        impl Kind for $name {
            const ALL: &'static [Self] = &[$($name::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text),+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $name {
            type Err = UnknownName;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($text => Ok($name::$variant),)+
                    _ => Err(UnknownName { what: $what, text: text.to_owned() }),
                }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    };
}

kinds! {
    /// What ships bring home.
    Resource, "resource": Energy = "energy", Mycelium = "mycelium", Obsidian = "obsidian",
}

kinds! {
    /// What factories make: three simple goods, then two complex ones.
    Good, "good":
    Propeller = "propeller", Sail = "sail", Compass = "compass", Lamp = "lamp", Piston = "piston",
}

kinds! {
    /// What a disc does.
    DiscKind, "disc":
    Energy = "energy", Mycelium = "mycelium", Obsidian = "obsidian",
    City = "city", Journey = "journey", Tool = "tool", Bonus = "bonus",
}

kinds! {
    /// The four projects of the town hall.
    Path, "path":
    Refining = "refining", Colonization = "colonization", Exploration = "exploration", Research = "research",
}

kinds! {
    /// The six chambers of the town hall: one for each path, then the two for the whole progress.
    Chamber, "chamber":
    Refining = "refining", Colonization = "colonization", Exploration = "exploration", Research = "research",
    Specialization = "specialization", Division = "division",
}

kinds! {
    /// The flying islands of the box.
    Island, "island":
    I1 = "I1", I2 = "I2", I3 = "I3", I4 = "I4", I5 = "I5", I6 = "I6", I7 = "I7", I8 = "I8", I9 = "I9",
}

impl Good {
    /// The simple goods, which pay for exploration.
    pub const SIMPLE: &'static [Good] = &[Good::Propeller, Good::Sail, Good::Compass];
    /// The complex goods, which pay for research.
    pub const COMPLEX: &'static [Good] = &[Good::Lamp, Good::Piston];

    /// Whether this is a complex good.
    #[inline]
    pub fn is_complex(self) -> bool {
        self >= Good::Lamp
    }

    /// How many resources it takes to make one.
    pub fn cost_size(self) -> u16 {
        if self.is_complex() { 3 } else { 2 }
    }

    /// The knowledge one brings on the black market.
    #[inline]
    pub fn knowledge(self) -> u16 {
        if self.is_complex() { 3 } else { 2 }
    }

    /// How many warehouses of this good the box holds.
    pub fn warehouses_in_box(self) -> u16 {
        if self.is_complex() { 9 } else { 12 }
    }
}

impl DiscKind {
    /// The discs everyone starts with, in the order in which the expert game places them.
    pub const START: [DiscKind; 6] = [
        DiscKind::City,
        DiscKind::Journey,
        DiscKind::Tool,
        DiscKind::Energy,
        DiscKind::Mycelium,
        DiscKind::Obsidian,
    ];
    /// The discs that lie on the priced stalls of the market.
    pub const PRICED: [DiscKind; 4] = [DiscKind::City, DiscKind::Journey, DiscKind::Tool, DiscKind::Bonus];

    /// The resource a resource disc brings.
    #[inline]
    pub fn resource(self) -> Option<Resource> {
        Resource::ALL.get(self.index()).copied()
    }

    /// How many of these discs the box holds.
    pub fn in_box(self) -> u8 {
        if self == DiscKind::Bonus { 6 } else { 10 }
    }
}

impl From<Resource> for DiscKind {
    fn from(resource: Resource) -> DiscKind {
        DiscKind::ALL[resource.index()]
    }
}

impl Path {
    /// The highest level of every path.
    pub const TOP: u8 = 9;

    /// The goods this path is paid with; `None` where it is paid with resources.
    #[inline]
    pub fn goods(self) -> Option<&'static [Good]> {
        match self {
            Path::Refining | Path::Colonization => None,
            Path::Exploration => Some(Good::SIMPLE),
            Path::Research => Some(Good::COMPLEX),
        }
    }
}

impl From<Path> for Chamber {
    fn from(path: Path) -> Chamber {
        Chamber::ALL[path.index()]
    }
}

/// One value for each thing of a kind, read by the thing itself and written by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct By<K, T, const N: usize>([T; N], PhantomData<K>);

impl<K: Kind, T, const N: usize> By<K, T, N> {
    /// These values, in the order of [`Kind::ALL`].
    pub const fn new(values: [T; N]) -> Self {
        By(values, PhantomData)
    }

    /// The values in the order of [`Kind::ALL`].
    #[inline]
    pub fn values(&self) -> &[T; N] {
        &self.0
    }

    /// The values, to change them.
    #[inline]
    pub fn values_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }

    /// Every thing with its value.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.0)
    }
}

impl<K: Kind, T: Default + Copy, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        By::new([T::default(); N])
    }
}

impl<K: Kind, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;

    #[inline]
    fn index(&self, thing: K) -> &T {
        &self.0[thing.index()]
    }
}

impl<K: Kind, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, thing: K) -> &mut T {
        &mut self.0[thing.index()]
    }
}

impl<K: Kind, T: fmt::Debug, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(thing, value)| (thing.name(), value)))
            .finish()
    }
}

impl<K: Kind, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(N))?;
        for (thing, value) in self.iter() {
            map.serialize_entry(thing.name(), value)?;
        }
        map.end()
    }
}

impl<'de, K, T, const N: usize> Deserialize<'de> for By<K, T, N>
where
    K: Kind + FromStr<Err = UnknownName>,
    T: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named<K, T, const N: usize>(PhantomData<(K, T)>);

        impl<'de, K, T, const N: usize> Visitor<'de> for Named<K, T, N>
        where
            K: Kind + FromStr<Err = UnknownName>,
            T: Deserialize<'de>,
        {
            type Value = By<K, T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let names: Vec<&str> = K::ALL.iter().map(|thing| thing.name()).collect();
                write!(f, "a value for each of {}", names.join(", "))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut values: [Option<T>; N] = std::array::from_fn(|_| None);
                while let Some(name) = map.next_key::<String>()? {
                    let thing: K = name.parse().map_err(de::Error::custom)?;
                    values[thing.index()] = Some(map.next_value()?);
                }
                match K::ALL.iter().zip(&values).find(|(_, value)| value.is_none()) {
                    Some((thing, _)) => Err(de::Error::custom(format_args!("{} is missing", thing.name()))),
                    None => Ok(By::new(values.map(|value| value.expect("none is missing")))),
                }
            }
        }

        deserializer.deserialize_map(Named(PhantomData))
    }
}

/// One value for each resource.
pub type ByResource<T> = By<Resource, T, 3>;
/// One value for each good.
pub type ByGood<T> = By<Good, T, 5>;
/// One value for each kind of disc.
pub type ByDisc<T> = By<DiscKind, T, 7>;
/// One value for each path.
pub type ByPath<T> = By<Path, T, 4>;
/// One value for each chamber.
pub type ByChamber<T> = By<Chamber, T, 6>;
/// One value for each island of the box.
pub type ByIsland<T> = By<Island, T, 9>;
