//! How many of something may be open at once, in all and from one network.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::addresses::{AddressRange, Network, is_among};

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
        if let Some(network) = network {
            let number = inside.by_network.entry(network).or_default();
            let most = match is_among(&self.crowds, network) {
                true => self.most_of_one.max(self.most - self.most / 4),
                false => self.most_of_one,
            };
            if *number >= most {
                return Err(Full::OneNetwork);
            }
            *number += 1;
        }
        inside.all += 1;
        Ok(Pass {
            gate: Arc::clone(self),
            network,
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
        let Some(network) = self.network else { return };
        if let Some(number) = inside.by_network.get_mut(&network) {
            *number -= 1;
            if *number == 0 {
                inside.by_network.remove(&network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

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
    fn nothing_is_remembered_of_who_left() {
        let gate = Gate::new(5, 3, Vec::new());
        drop(gate.enter(network(1)));
        assert_eq!(gate.open(), 0);
        assert!(gate.lock().by_network.is_empty());
    }
}
