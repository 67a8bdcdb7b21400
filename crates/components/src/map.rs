//! Something for each of a few things.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Indexed;

/// One value for each thing of a kind, read by the thing itself; `N` is the number of things, `K::COUNT`.
///
/// Written as a map with every thing, and read from one that leaves none out. Where most values are empty, a field says
/// `#[serde(with = "components::sparse")]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Map<K, V, const N: usize>([V; N], PhantomData<K>);

impl<K: Indexed, V, const N: usize> Map<K, V, N> {
    /// These values, in the order of the things.
    #[inline]
    pub const fn new(values: [V; N]) -> Self {
        const { assert!(N == K::COUNT, "a map has a value for each thing") };
        Map(values, PhantomData)
    }

    /// The same value for every thing.
    #[inline]
    pub const fn all(value: V) -> Self
    where
        V: Copy,
    {
        Map::new([value; N])
    }

    /// The values in the order of the things.
    #[inline]
    pub const fn values(&self) -> &[V; N] {
        &self.0
    }

    /// The values, to change them.
    #[inline]
    pub const fn values_mut(&mut self) -> &mut [V; N] {
        &mut self.0
    }

    /// Every thing with its value.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        K::all().zip(&self.0)
    }
}

impl<K: Indexed, V: Default, const N: usize> Default for Map<K, V, N> {
    fn default() -> Self {
        Map::new(std::array::from_fn(|_| V::default()))
    }
}

impl<K: Indexed, V, const N: usize> Index<K> for Map<K, V, N> {
    type Output = V;

    #[inline]
    fn index(&self, thing: K) -> &V {
        &self.0[thing.index()]
    }
}

impl<K: Indexed, V, const N: usize> IndexMut<K> for Map<K, V, N> {
    #[inline]
    fn index_mut(&mut self, thing: K) -> &mut V {
        &mut self.0[thing.index()]
    }
}

impl<K: Indexed + fmt::Debug, V: fmt::Debug, const N: usize> fmt::Debug for Map<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Indexed + Serialize, V: Serialize, const N: usize> Serialize for Map<K, V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K, V, const N: usize> Deserialize<'de> for Map<K, V, N>
where
    K: Indexed + Ord + fmt::Display + Deserialize<'de>,
    V: Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut given = BTreeMap::<K, V>::deserialize(deserializer)?;
        if let Some(missing) = K::all().find(|thing| !given.contains_key(thing)) {
            return Err(D::Error::custom(format_args!("{missing} is missing")));
        }
        let value = |place| given.remove(&K::at(place)).expect("none is missing");
        Ok(Map::new(std::array::from_fn(value)))
    }
}

/// For fields: a [`Map`] written without its empty values, which are the default ones.
pub mod sparse {
    use super::*;

    /// Writes the values that are not empty.
    pub fn serialize<K, V, const N: usize, S>(map: &Map<K, V, N>, serializer: S) -> Result<S::Ok, S::Error>
    where
        K: Indexed + Serialize,
        V: Serialize + Default + PartialEq,
        S: Serializer,
    {
        let empty = V::default();
        serializer.collect_map(map.iter().filter(|(_, value)| **value != empty))
    }

    /// Reads the values that are not empty.
    pub fn deserialize<'de, K, V, const N: usize, D>(deserializer: D) -> Result<Map<K, V, N>, D::Error>
    where
        K: Indexed + Ord + Deserialize<'de>,
        V: Deserialize<'de> + Default,
        D: Deserializer<'de>,
    {
        let mut map = Map::default();
        for (thing, value) in BTreeMap::<K, V>::deserialize(deserializer)? {
            map[thing] = value;
        }
        Ok(map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::named! {
        /// A side.
        pub enum Side: u8, "a side" {
            /// Left.
            Left = "left",
            /// Right.
            Right = "right",
        }
    }

    type BySide<V> = Map<Side, V, { Side::COUNT }>;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Sparse {
        #[serde(with = "sparse")]
        sides: BySide<u8>,
    }

    #[test]
    fn a_map_is_written_whole_and_read_only_whole() {
        let map = BySide::new([3, 0]);
        assert_eq!((map[Side::Left], map[Side::Right]), (3, 0));
        assert_eq!(map.values()[Side::Left.index()], 3);
        let text = serde_json::to_string(&map).unwrap();
        assert_eq!(text, r#"{"left":3,"right":0}"#);
        assert_eq!(serde_json::from_str::<BySide<u8>>(&text).unwrap(), map);
        let error = |text: &str| serde_json::from_str::<BySide<u8>>(text).unwrap_err().to_string();
        assert!(error(r#"{"left":3}"#).starts_with("right is missing"));
        assert!(error(r#"{"up":3}"#).starts_with("'up' is not a side"));
    }

    #[test]
    fn a_sparse_map_leaves_out_what_is_empty() {
        let sides = Sparse {
            sides: BySide::new([0, 7]),
        };
        let text = serde_json::to_string(&sides).unwrap();
        assert_eq!(text, r#"{"sides":{"right":7}}"#);
        assert_eq!(serde_json::from_str::<Sparse>(&text).unwrap(), sides);
    }
}
