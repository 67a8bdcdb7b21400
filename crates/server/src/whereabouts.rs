//! Where visitors come from, for as long as they do something.
//!
//! A cookie costs nothing, and an account little, so what people may have of the workers is shared by network before it is shared by
//! person. Bots think when nobody asks: whose table it is says the log, and from where that person comes says what they did last.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use tables::PersonId;

use crate::addresses::{AddressRange, Network, Region, is_among};
use crate::sessions::Visitor;

/// For how long it is known from where somebody came. Who did nothing for longer has nobody think for them.
const KNOWN_FOR: Duration = Duration::from_secs(60 * 60);

/// Of how many people it is known at most, and of how many of one household: a cookie costs nothing. Whoever came first is forgotten, and
/// shares with those who are away until they do something again.
const MOST: usize = 65_536;
const MOST_OF_ONE: usize = 512;

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
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    people: HashMap<PersonId, (Household, Instant)>,
    /// Those of each household, whoever came first in front. Who has moved since, or was forgotten, may still stand there.
    members: HashMap<Household, VecDeque<PersonId>>,
}

impl Known {
    fn note(&mut self, person: &PersonId, household: Household, now: Instant) {
        let before = self.people.insert(person.clone(), (household, now));
        if before.is_some_and(|(before, _)| before == household) {
            return;
        }
        let members = self.members.entry(household).or_default();
        members.push_back(person.clone());
        // Those who share with nobody are as many as the host says.
        if members.len() > MOST_OF_ONE
            && household != Household::Alone
            && let Some(first) = members.pop_front()
            && first != *person
            && self
                .people
                .get(&first)
                .is_some_and(|(where_now, _)| *where_now == household)
        {
            self.people.remove(&first);
        }
        if self.people.len() > MOST {
            self.forget_half();
        }
    }

    /// Forgets those of whom nothing was heard for longest.
    fn forget_half(&mut self) {
        let mut heard: Vec<Instant> = self.people.values().map(|(_, at)| *at).collect();
        let middle = heard.len() / 2;
        let (_, since, _) = heard.select_nth_unstable(middle);
        let since = *since;
        self.forget(|at| at > since);
    }

    /// Forgets all whom nobody wants to keep by when something was heard of them.
    fn forget(&mut self, keeps: impl Fn(Instant) -> bool) {
        self.people.retain(|_, (_, at)| keeps(*at));
        let people = &self.people;
        self.members.retain(|household, members| {
            members.retain(|person| people.get(person).is_some_and(|(now, _)| now == household));
            !members.is_empty()
        });
    }
}

impl Whereabouts {
    pub fn new(crowds: Vec<AddressRange>) -> Whereabouts {
        Whereabouts {
            crowds,
            known: Mutex::default(),
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
        self.lock().note(person, household, now);
    }

    /// With whom somebody shares, as far as it is known.
    pub fn of(&self, person: &PersonId) -> Household {
        let known = self.lock();
        known
            .people
            .get(person)
            .map_or(Household::Away, |(household, _)| *household)
    }

    /// Forgets those who did nothing for long.
    pub fn sweep(&self) {
        self.sweep_at(Instant::now());
    }

    fn sweep_at(&self, now: Instant) {
        self.lock().forget(|at| now.saturating_duration_since(at) < KNOWN_FOR);
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
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
    fn who_takes_one_cookie_after_the_other_pushes_out_only_their_own() {
        let whereabouts = Whereabouts::new(Vec::new());
        let person = |number: usize| format!("{number:0>64}").parse::<PersonId>().expect("an id");
        let [here, there] = [1, 2].map(|last| Household::of(Network::of([192, 0, 2, last].into())));
        let now = Instant::now();
        whereabouts.note_at(&person(0), there, now);
        for number in 1..=3 * MOST_OF_ONE {
            whereabouts.note_at(&person(number), here, now);
        }
        assert_eq!(whereabouts.of(&person(0)), there);
        assert_eq!(whereabouts.of(&person(1)), Household::Away);
        assert_eq!(whereabouts.of(&person(3 * MOST_OF_ONE)), here);
        assert_eq!(whereabouts.lock().people.len(), MOST_OF_ONE + 1);
        whereabouts.sweep_at(now + KNOWN_FOR);
        assert!(whereabouts.lock().members.is_empty());
    }

    #[test]
    fn however_many_households_there_are_only_so_many_people_are_known() {
        let whereabouts = Whereabouts::new(Vec::new());
        let start = Instant::now();
        for number in 0..=MOST {
            let person = format!("{number:0>64}").parse::<PersonId>().expect("an id");
            let address = (number as u32 + 0x0b00_0000).to_be_bytes();
            let household = Household::of(Network::of(address.into()));
            whereabouts.note_at(&person, household, start + Duration::from_millis(number as u64));
        }
        let known = whereabouts.lock();
        assert!(
            (MOST / 3..=MOST).contains(&known.people.len()),
            "{}",
            known.people.len()
        );
        assert_eq!(known.members.len(), known.people.len());
    }

    #[test]
    fn a_household_with_many_networks_is_one() {
        let household = |address: &str| Household::of(Network::of(address.parse().expect("an address")));
        assert_eq!(household("2001:db8:1:1::7"), household("2001:db8:1:ff::8"));
        assert_ne!(household("2001:db8:1:1::7"), household("2001:db8:2:1::7"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }
}
