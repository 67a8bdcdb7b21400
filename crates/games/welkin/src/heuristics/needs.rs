//! What a player's open sites still lack, and what a production would bring of it.

use crate::Welkin;
use crate::card::Power;
use crate::resource::{Kinds, Resource, Tally};
use crate::state::{Board, STOCK};

/// What the open sites lack together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Needs {
    /// The free printed slots that the stock cannot cover; of one kind, no more than the reserve holds count.
    pub lacking: Tally,
    /// The free slots for any resource that the stock cannot cover.
    pub any: u8,
    /// The resources of the stock that fit on a slot.
    pub covered: u8,
    /// The resources of the stock that fit nowhere.
    pub spare: Tally,
}

impl Needs {
    /// How many more resources the sites could take.
    pub(super) fn total(&self) -> u8 {
        self.lacking.total() + self.any
    }

    /// How many useful resources a production with these tokens would bring.
    #[inline]
    pub(super) fn useful(&self, force: Kinds) -> u8 {
        let kinds = force.others();
        if kinds.is_empty() {
            return 0;
        }
        let printed: u8 = kinds.iter().map(|resource| self.lacking.of(resource)).sum();
        (printed + self.any)
            .min(force.len() as u8)
            .min(STOCK - self.covered.min(STOCK))
    }
}

impl Welkin {
    /// What the open sites of a player lack.
    #[inline]
    pub(super) fn needs(&self, board: &Board) -> Needs {
        let mut needs = Needs {
            spare: board.stock,
            ..Needs::default()
        };
        for site in board.sites.iter() {
            let face = self.material.site(site.card);
            let free = site.free(face);
            for resource in free.kinds().iter() {
                let fits = free.of(resource).min(needs.spare.of(resource));
                needs.spare.remove(resource, fits);
                needs.covered += fits;
                needs.lacking.add_at_most(resource, free.of(resource) - fits);
            }
            needs.any += u8::from(site.any_free(face));
        }
        let wild = needs.any.min(needs.spare.total());
        needs.any -= wild;
        needs.covered += wild;
        needs
    }

    /// Places what fits as a sensible player would: the sites that can be finished first, the dearest spare resources
    /// on the slots for any. Sites that are finished by it are sold.
    pub(super) fn fill(&self, board: &mut Board, prices: Tally) {
        let mut place = 0;
        while place < board.sites.len() {
            if self.fill_site(board, place, prices, true) {
                let site = board.sites.remove(place);
                board.coins += site.tokens().worth(prices);
                board.finished.insert(site.card);
                place = 0;
            } else {
                place += 1;
            }
        }
        for place in 0..board.sites.len() {
            self.fill_site(board, place, prices, false);
        }
    }

    /// Covers what the stock can cover of one site, and says whether that finishes it. With `only_whole`, places
    /// nothing unless it does.
    fn fill_site(&self, board: &mut Board, place: usize, prices: Tally, only_whole: bool) -> bool {
        let mut site = board.sites[place];
        let mut stock = board.stock;
        let face = self.material.site(site.card);
        let free = site.free(face);
        for resource in free.kinds().iter() {
            let fits = free.of(resource).min(stock.of(resource));
            stock.remove(resource, fits);
            site.placed.add(resource, fits);
        }
        if site.any_free(face) && (!only_whole || site.placed == face.printed) {
            site.any = dearest(stock.kinds(), prices);
            if let Some(resource) = site.any {
                stock.remove(resource, 1);
            }
        }
        let complete = site.complete(face);
        if complete || !only_whole {
            board.stock = stock;
            board.sites[place] = site;
        }
        complete
    }

    /// The power that a finished site would give.
    pub(super) fn power_of(&self, card: crate::Card) -> Option<Power> {
        self.material.site(card).power
    }
}

/// The resource of a set that is worth most.
#[inline]
pub(super) fn dearest(kinds: Kinds, prices: Tally) -> Option<Resource> {
    kinds.iter().max_by_key(|&resource| prices.of(resource))
}

/// The resource of a set that is worth least.
#[inline]
pub(super) fn cheapest(kinds: Kinds, prices: Tally) -> Option<Resource> {
    kinds.iter().min_by_key(|&resource| prices.of(resource))
}
