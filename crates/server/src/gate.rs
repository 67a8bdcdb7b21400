//! How many of something may be open at once, in all and from one network.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::addresses::{AddressRange, Network, Region, is_among};

/// As how many networks a region counts, in which one household may hold any number of them.
const REGION: usize = 4;

/// Lets so many in.
pub(crate) struct Gate {
    most: usize,
    most_of_one: usize,
    crowds: Vec<AddressRange>,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    all: usize,
    by_network: HashMap<Network, usize>,
    by_region: HashMap<Region, usize>,
}

/// Why somebody is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// There are too many in all.
    Everybody,
    /// There are too many from this network.
    OneNetwork,
}

/// Somebody who was let in, until it is dropped.
pub(crate) struct Pass {
    gate: Arc<Gate>,
    network: Option<Network>,
    region: Option<Region>,
}

impl Gate {
    /// Room for so many in all and from one network. A crowd may take all but a quarter.
    pub fn new(most: usize, most_of_one: usize, crowds: Vec<AddressRange>) -> Arc<Gate> {
        Arc::new(Gate {
            most,
            most_of_one,
            crowds,
            inside: Mutex::default(),
        })
    }

    /// Lets one more in. Where no network is named, as for connections of a proxy, only the sum counts.
    pub fn enter(self: &Arc<Gate>, network: Option<Network>) -> Result<Pass, Full> {
        let mut inside = self.lock();
        if inside.all >= self.most {
            return Err(Full::Everybody);
        }
        let is_crowd = network.is_some_and(|network| is_among(&self.crowds, network));
        let region = network.filter(|_| !is_crowd).and_then(Network::region);
        let all_but_a_quarter = self.most - self.most / 4;
        let most_of_network = match is_crowd {
            true => self.most_of_one.max(all_but_a_quarter),
            false => self.most_of_one,
        };
        let most_of_region = (REGION * self.most_of_one).min(all_but_a_quarter).max(self.most_of_one);
        let has_room = has_room(&inside.by_network, network, most_of_network)
            && has_room(&inside.by_region, region, most_of_region);
        if !has_room {
            return Err(Full::OneNetwork);
        }
        inside.all += 1;
        count(&mut inside.by_network, network);
        count(&mut inside.by_region, region);
        Ok(Pass {
            gate: Arc::clone(self),
            network,
            region,
        })
    }

    /// How many are inside.
    pub fn open(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = self.gate.lock();
        inside.all -= 1;
        forget(&mut inside.by_network, self.network);
        forget(&mut inside.by_region, self.region);
    }
}

fn has_room<K: Eq + Hash>(inside: &HashMap<K, usize>, from: Option<K>, most: usize) -> bool {
    from.and_then(|from| inside.get(&from))
        .is_none_or(|number| *number < most)
}

fn count<K: Eq + Hash>(inside: &mut HashMap<K, usize>, from: Option<K>) {
    if let Some(from) = from {
        *inside.entry(from).or_default() += 1;
    }
}

fn forget<K: Eq + Hash>(inside: &mut HashMap<K, usize>, from: Option<K>) {
    let Some(from) = from else { return };
    if let Some(number) = inside.get_mut(&from) {
        *number -= 1;
        if *number == 0 {
            inside.remove(&from);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv6Addr};

    use super::*;

    fn network(last: u8) -> Option<Network> {
        Some(Network::of(IpAddr::from([192, 0, 2, last])))
    }

    #[test]
    fn one_network_cannot_take_every_place() {
        let gate = Gate::new(5, 3, Vec::new());
        let inside: Vec<Pass> = (0..3).map(|_| gate.enter(network(1)).ok().unwrap()).collect();
        assert_eq!(gate.enter(network(1)).err(), Some(Full::OneNetwork));
        let _other = gate.enter(network(2)).ok().unwrap();
        let _another = gate.enter(None).ok().unwrap();
        assert_eq!(gate.enter(network(3)).err(), Some(Full::Everybody));
        drop(inside);
        assert!(gate.enter(network(1)).is_ok());
    }

    #[test]
    fn a_crowd_leaves_a_quarter_to_the_others() {
        let gate = Gate::new(8, 2, vec!["192.0.2.1".parse().unwrap()]);
        let inside: Vec<Pass> = std::iter::from_fn(|| gate.enter(network(1)).ok()).collect();
        assert_eq!(inside.len(), 6);
        assert!(gate.enter(network(2)).is_ok());
    }

    #[test]
    fn who_holds_many_networks_of_a_region_cannot_take_every_place() {
        let network = |site: u16, part: u16| {
            let address = Ipv6Addr::new(0x2001, 0xdb8, site, part, 0, 0, 0, 7);
            Some(Network::of(address.into()))
        };
        let gate = Gate::new(100, 3, Vec::new());
        let inside: Vec<Pass> = (0..100).filter_map(|part| gate.enter(network(1, part)).ok()).collect();
        assert_eq!(inside.len(), 12);
        assert!(gate.enter(network(2, 0)).is_ok());
        drop(inside);
        assert!(gate.enter(network(1, 0)).is_ok());
    }

    #[test]
    fn nothing_is_remembered_of_who_left() {
        let gate = Gate::new(5, 3, Vec::new());
        drop(gate.enter(network(1)));
        drop(gate.enter(Some(Network::of(Ipv6Addr::LOCALHOST.into()))));
        assert_eq!(gate.open(), 0);
        assert!(gate.lock().by_network.is_empty() && gate.lock().by_region.is_empty());
    }
}
