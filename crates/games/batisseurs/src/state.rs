//! Everything on the table.

use components::{Map, Set};
use serde::{Deserialize, Serialize};

use engine::{MAX_SEATS, Seat};

use crate::cards::{BUILDINGS, Building, Card, Worker};

/// The actions a turn begins with.
pub const FREE_ACTIONS: u16 = 3;
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
    #[serde(with = "components::sparse")]
    pub crews: PerBuilding<Set<Worker>>,
    /// How many were sent to each site this turn.
    #[serde(with = "components::sparse")]
    pub sent: PerBuilding<u8>,
    /// Whose turn it is.
    pub seat: Seat,
    /// What the seat is doing.
    pub step: Step,
    /// The actions left this turn. Bought ones have no limit but the écus (B5).
    pub actions: u16,
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
    pub unseen: Set<C>,
}

impl<C: Card> Row<C> {
    /// An empty row before a deck.
    pub fn new(unseen: Set<C>) -> Self {
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
    pub free: Set<Worker>,
    /// Open sites.
    pub sites: Set<Building>,
    /// Finished buildings and machines.
    pub finished: Set<Building>,
}

/// Something for each building.
pub type PerBuilding<T> = Map<Building, T, BUILDINGS>;

impl State {
    /// The side of the seat whose turn it is.
    #[inline]
    pub fn builder(&self) -> &Builder {
        &self.builders[self.seat.index()]
    }

    #[inline]
    pub(crate) fn builder_mut(&mut self) -> &mut Builder {
        &mut self.builders[self.seat.index()]
    }

    /// The actions that the next worker sent to a site costs: one more than were sent there this turn (B6).
    #[inline]
    pub fn send_price(&self, site: Building) -> u16 {
        u16::from(self.sent[site]) + 1
    }

    /// The sites that the seat in turn can send somebody to with the actions left.
    #[inline]
    pub(crate) fn reachable_sites(&self) -> impl Iterator<Item = Building> + '_ {
        let reachable = |site: &Building| self.send_price(*site) <= self.actions;
        self.builder().sites.iter().filter(reachable)
    }
}
