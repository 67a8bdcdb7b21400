//! Where visitors come from, for as long as they do something.
//!
//! A cookie costs nothing, and an account little, so what people may have of the workers is shared by network before it is shared by
//! person. Bots think when nobody asks: whose table it is says the log, and from where that person comes says what they did last.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tables::PersonId;

use crate::addresses::{AddressRange, Network, Region, is_among};
use crate::sessions::Visitor;

/// For how long it is known from where somebody came. Who did nothing for longer has nobody think for them.
const KNOWN_FOR: Duration = Duration::from_secs(60 * 60);

/// With whom somebody shares what there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Household {
    /// All who come from there.
    Network(Network),
    /// The same, where one household can hold many networks.
    Region(Region),
    /// Nobody: they come from where many people do.
    Alone,
    /// All of whom nothing was heard for long.
    Away,
}

impl Household {
    fn of(network: Network) -> Household {
        network.region().map_or(Household::Network(network), Household::Region)
    }
}

/// The households of people.
pub(crate) struct Whereabouts {
    /// Networks from which many people come: those share with nobody.
    crowds: Vec<AddressRange>,
    people: Mutex<HashMap<PersonId, (Household, Instant)>>,
}

impl Whereabouts {
    pub fn new(crowds: Vec<AddressRange>) -> Whereabouts {
        Whereabouts {
            crowds,
            people: Mutex::default(),
        }
    }

    /// With whom a visitor shares, whether they have an account or not.
    pub fn household(&self, visitor: &Visitor) -> Household {
        match visitor.network {
            Some(network) if !is_among(&self.crowds, network) => Household::of(network),
            _ => Household::Alone,
        }
    }

    /// Notes that a visitor does something.
    pub fn note(&self, visitor: &Visitor) {
        self.note_at(&visitor.person, self.household(visitor), Instant::now());
    }

    fn note_at(&self, person: &PersonId, household: Household, now: Instant) {
        self.lock().insert(person.clone(), (household, now));
    }

    /// With whom somebody shares, as far as it is known.
    pub fn of(&self, person: &PersonId) -> Household {
        let people = self.lock();
        people.get(person).map_or(Household::Away, |(household, _)| *household)
    }

    /// Forgets those who did nothing for long.
    pub fn sweep(&self) {
        self.sweep_at(Instant::now());
    }

    fn sweep_at(&self, now: Instant) {
        let mut people = self.lock();
        people.retain(|_, (_, at)| now.saturating_duration_since(*at) < KNOWN_FOR);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, (Household, Instant)>> {
        self.people.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_somebody_was_last_is_known_for_a_while() {
        let whereabouts = Whereabouts::new(Vec::new());
        let person: PersonId = "a".repeat(64).parse().expect("an id");
        let [here, there] = [1, 2].map(|last| Household::of(Network::of([192, 0, 2, last].into())));
        let start = Instant::now();
        whereabouts.note_at(&person, here, start);
        whereabouts.note_at(&person, there, start);
        assert_eq!(whereabouts.of(&person), there);
        whereabouts.sweep_at(start + KNOWN_FOR / 2);
        assert_eq!(whereabouts.of(&person), there);
        whereabouts.sweep_at(start + KNOWN_FOR);
        assert_eq!(whereabouts.of(&person), Household::Away);
    }

    #[test]
    fn a_household_with_many_networks_is_one() {
        let household = |address: &str| Household::of(Network::of(address.parse().expect("an address")));
        assert_eq!(household("2001:db8:1:1::7"), household("2001:db8:1:ff::8"));
        assert_ne!(household("2001:db8:1:1::7"), household("2001:db8:2:1::7"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }
}
