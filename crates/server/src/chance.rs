//! Where what nobody may foresee comes from.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use engine::Seed;

/// Where deals, lots and the bots' own dice come from. Keys and the names of tables always come from the operating system.
#[derive(Clone, Debug, Default)]
pub enum Chance {
    /// From the operating system: nobody can foresee them.
    #[default]
    System,
    /// From a count: the same server deals the same games again. For tests only, since everybody can foresee them.
    Counted(Arc<AtomicU64>),
}

impl Chance {
    /// Chance that repeats itself, from a number on.
    pub fn counted(from: u64) -> Self {
        Chance::Counted(Arc::new(AtomicU64::new(from)))
    }

    /// A seed for a game, or for a bot's dice.
    pub(crate) fn seed(&self) -> Seed {
        match self {
            Chance::System => Seed::new(random_bytes()),
            Chance::Counted(count) => Seed::named("counted").nth(count.fetch_add(1, Ordering::Relaxed)),
        }
    }

    /// One of so many, each as likely as the others.
    pub(crate) fn lot(&self, among: usize) -> usize {
        let word = match self {
            Chance::System => u64::from_le_bytes(random_bytes()),
            Chance::Counted(count) => count.fetch_add(1, Ordering::Relaxed),
        };
        // The bias of a remainder is far below anything people could notice.
        (word % among.max(1) as u64) as usize
    }
}

/// Bytes from the operating system.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}
