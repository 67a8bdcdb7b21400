//! A counter that is plain data, unless the defect is that it is not.

use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::defect::{Defect, has};

#[derive(Debug, Default)]
pub struct Tally(Arc<AtomicU32>);

impl Tally {
    pub fn get(&self) -> u32 {
        self.0.load(Ordering::SeqCst)
    }

    pub fn add(&mut self) {
        self.0.fetch_add(1, Ordering::SeqCst);
    }
}

impl Clone for Tally {
    fn clone(&self) -> Self {
        if has(Defect::SharedClone) {
            return Tally(Arc::clone(&self.0));
        }
        Tally(Arc::new(AtomicU32::new(self.get())))
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Tally {}

impl Hash for Tally {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.get().hash(state);
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tally {
    fn deserialize<T: Deserializer<'de>>(deserializer: T) -> Result<Self, T::Error> {
        u32::deserialize(deserializer).map(|count| Tally(Arc::new(AtomicU32::new(count))))
    }
}
