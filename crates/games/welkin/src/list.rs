//! A short list of fixed room, copied as plain memory.

use std::ops::{Deref, DerefMut};

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

/// At most `ROOM` values in order. What lies beyond the last one is always the default value, so that equal lists are
/// equal memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct List<T, const ROOM: usize> {
    items: [T; ROOM],
    len: u8,
}

impl<T: Copy + Default, const ROOM: usize> List<T, ROOM> {
    /// `number` default values.
    pub fn of_default(number: usize) -> Self {
        assert!(number <= ROOM);
        List {
            items: [T::default(); ROOM],
            len: number as u8,
        }
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes out the value at `index` and moves the later ones up.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        let len = usize::from(self.len);
        self.items.copy_within(index + 1..len, index);
        self.items[len - 1] = T::default();
        self.len -= 1;
        item
    }
}

impl<T: Copy + Default, const ROOM: usize> Default for List<T, ROOM> {
    fn default() -> Self {
        List::of_default(0)
    }
}

impl<T, const ROOM: usize> Deref for List<T, ROOM> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const ROOM: usize> DerefMut for List<T, ROOM> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Serialize, const ROOM: usize> Serialize for List<T, ROOM> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const ROOM: usize> Deserialize<'de> for List<T, ROOM> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > ROOM {
            return Err(D::Error::invalid_length(items.len(), &"fewer entries"));
        }
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        Ok(list)
    }
}
