//! Who may come to a table.

use serde::{Deserialize, Serialize};

use crate::Event;

/// Who may know of a new table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Door {
    /// Whether everybody may know of it; otherwise only who has its link.
    pub public: bool,
    /// The word that whoever comes must know.
    pub lock: Option<Lock>,
}

/// What is kept of the word that opens a table: enough to know it again, not enough to read it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lock {
    /// A random text that makes equal words look different.
    pub salt: String,
    /// What follows from the salt and the word by a secret of the site.
    pub proof: String,
}

impl Door {
    /// The event that settles it; none for a table that whoever has its link may come to, as it is without a word.
    pub(crate) fn event(&self) -> Option<Event> {
        (*self != Door::default()).then(|| Event::Published {
            public: self.public,
            lock: self.lock.clone(),
        })
    }
}
