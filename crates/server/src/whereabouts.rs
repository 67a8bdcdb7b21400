//! Where guests come from, for as long as they do something.
//!
//! A cookie costs nothing, so what guests may have of the workers is shared by network before it is shared by person. Bots
//! think when nobody asks: whose table it is says the log, and from where that person comes says what they did last.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tables::PersonId;

use crate::addresses::{AddressRange, Network, is_among};
use crate::sessions::Visitor;

/// For how long it is known from where somebody came. Who did nothing for longer has nobody think for them.
const KNOWN_FOR: Duration = Duration::from_secs(60 * 60);

/// The networks of guests.
pub(crate) struct Whereabouts {
    /// Networks from which many people come: those share with nobody.
    crowds: Vec<AddressRange>,
    guests: Mutex<HashMap<PersonId, (Network, Instant)>>,
}

impl Whereabouts {
    pub fn new(crowds: Vec<AddressRange>) -> Whereabouts {
        Whereabouts {
            crowds,
            guests: Mutex::default(),
        }
    }

    /// The network with whose guests a visitor shares: none for who has an account, or comes from where many do.
    pub fn shared_by(&self, visitor: &Visitor) -> Option<Network> {
        let guest_of = visitor.network.filter(|_| visitor.account.is_none());
        guest_of.filter(|network| !is_among(&self.crowds, *network))
    }

    /// Notes that a visitor does something.
    pub fn note(&self, visitor: &Visitor) {
        self.note_at(&visitor.person, self.shared_by(visitor), Instant::now());
    }

    fn note_at(&self, person: &PersonId, network: Option<Network>, now: Instant) {
        let mut guests = self.lock();
        match network {
            Some(network) => drop(guests.insert(person.clone(), (network, now))),
            None => drop(guests.remove(person)),
        }
    }

    /// The network with whose guests somebody shares, as far as it is known.
    pub fn of(&self, person: &PersonId) -> Option<Network> {
        self.lock().get(person).map(|(network, _)| *network)
    }

    /// Forgets those who did nothing for long.
    pub fn sweep(&self) {
        self.sweep_at(Instant::now());
    }

    fn sweep_at(&self, now: Instant) {
        let mut guests = self.lock();
        guests.retain(|_, (_, at)| now.saturating_duration_since(*at) < KNOWN_FOR);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, (Network, Instant)>> {
        self.guests.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_somebody_was_last_is_known_for_a_while() {
        let whereabouts = Whereabouts::new(Vec::new());
        let person: PersonId = "a".repeat(64).parse().expect("an id");
        let [here, there] = [1, 2].map(|last| Some(Network::of([192, 0, 2, last].into())));
        let start = Instant::now();
        whereabouts.note_at(&person, here, start);
        whereabouts.note_at(&person, there, start);
        assert_eq!(whereabouts.of(&person), there);
        whereabouts.sweep_at(start + KNOWN_FOR / 2);
        assert_eq!(whereabouts.of(&person), there);
        whereabouts.sweep_at(start + KNOWN_FOR);
        assert_eq!(whereabouts.of(&person), None);
        whereabouts.note_at(&person, here, start);
        whereabouts.note_at(&person, None, start);
        assert_eq!(whereabouts.of(&person), None, "they have an account now");
    }
}
