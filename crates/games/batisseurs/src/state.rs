//! Everything on the table.

use serde::{Deserialize, Serialize};

use engine::{MAX_SEATS, Seat};

use crate::cards::{BUILDINGS, Building, Card, CardSet, Worker};

/// The actions a turn begins with.
pub const FREE_ACTIONS: u8 = 3;
/// The écus a player begins with.
pub const FIRST_ECUS: u16 = 10;
/// The cards of a row.
pub const ROW: usize = 5;

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The buildings on offer.
    pub buildings: Row<Building>,
    /// The workers on offer.
    pub workers: Row<Worker>,
    /// The players by seat; places beyond the number of players stay empty.
    pub builders: [Builder; MAX_SEATS],
    /// Who works on each open site.
    pub crews: PerBuilding<CardSet<Worker>>,
    /// How many were sent to each site this turn.
    pub sent: PerBuilding<u8>,
    /// Whose turn it is.
    pub seat: Seat,
    /// What the seat is doing.
    pub step: Step,
    /// The actions left this turn.
    pub actions: u8,
    /// Whether a player has reached the points that end the game with this round.
    pub last_round: bool,
    /// Whether somebody opened, recruited or sent this round (B14).
    pub busy_round: bool,
    /// The successive complete rounds in which nobody did (B14).
    pub idle_rounds: u8,
}

/// What the seat to move is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The apprentices are being dealt, next to the seat in turn.
    Deal,
    /// Choosing an action.
    Act,
    /// This worker is on his way: choosing the site.
    Send(Worker),
    /// The game is over.
    Over,
}

/// A row of cards on offer, the face-up top of its deck (B2), and the rest of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "C: Card")]
pub struct Row<C: Card> {
    /// The cards on offer; a gap stays once the deck is empty (B10).
    pub open: [Option<C>; ROW],
    /// The top of the deck, which fills the next gap.
    pub next: Option<C>,
    /// The cards nobody has seen yet. Their order does not exist.
    pub unseen: CardSet<C>,
}

impl<C: Card> Row<C> {
    /// An empty row before a deck.
    pub fn new(unseen: CardSet<C>) -> Self {
        Row {
            open: [None; ROW],
            next: None,
            unseen,
        }
    }

    /// Whether the next card of the deck is to be turned up.
    #[inline]
    pub fn is_due(&self) -> bool {
        self.next.is_none() && !self.unseen.is_empty()
    }

    /// Turns up a card: into the first gap of the row, or on top of the deck.
    #[inline]
    pub(crate) fn reveal(&mut self, card: C) {
        self.unseen.remove(card);
        match self.open.iter_mut().find(|place| place.is_none()) {
            Some(gap) => *gap = Some(card),
            None => self.next = Some(card),
        }
    }

    /// Takes a card out of the row; the top of the deck replaces it at once.
    #[inline]
    pub(crate) fn take(&mut self, card: C) {
        if let Some(place) = self.open.iter_mut().find(|place| **place == Some(card)) {
            *place = self.next.take();
        }
    }

    /// The cards on offer.
    #[inline]
    pub fn on_offer(&self) -> impl Iterator<Item = C> + '_ {
        self.open.iter().copied().flatten()
    }
}

/// A player's side of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Builder {
    /// Money.
    pub ecus: u16,
    /// Workers and machines that can be sent.
    pub free: CardSet<Worker>,
    /// Open sites.
    pub sites: CardSet<Building>,
    /// Finished buildings and machines.
    pub finished: CardSet<Building>,
}

/// Something for each building. Written as a map that leaves out what is empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PerBuilding<T>([T; BUILDINGS]);

impl<T: Copy + Default> PerBuilding<T> {
    /// The same for every building.
    #[inline]
    pub fn all(value: T) -> Self {
        PerBuilding([value; BUILDINGS])
    }
}

impl<T> std::ops::Index<Building> for PerBuilding<T> {
    type Output = T;

    #[inline]
    fn index(&self, building: Building) -> &T {
        &self.0[building.index()]
    }
}

impl<T> std::ops::IndexMut<Building> for PerBuilding<T> {
    #[inline]
    fn index_mut(&mut self, building: Building) -> &mut T {
        &mut self.0[building.index()]
    }
}

impl<T: Serialize + Default + PartialEq> Serialize for PerBuilding<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let named = self
            .0
            .iter()
            .enumerate()
            .map(|(index, value)| (Building::at(index), value));
        serializer.collect_map(named.filter(|(_, value)| **value != T::default()))
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for PerBuilding<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let named = std::collections::BTreeMap::<Building, T>::deserialize(deserializer)?;
        let mut all = PerBuilding::all(T::default());
        for (building, value) in named {
            all[building] = value;
        }
        Ok(all)
    }
}
