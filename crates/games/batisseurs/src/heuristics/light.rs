//! A quick sensible move.

use engine::Rng;

use crate::Batisseurs;
use crate::cards::{Building, Worker};
use crate::moves::Move;
use crate::resources::Resources;
use crate::rules::most_exchanged;
use crate::state::{State, Step};

impl Batisseurs {
    /// Finish what can be finished, work where work is lacking, keep about two sites and a handful of hands, and
    /// take écus with what is left.
    #[inline]
    pub(super) fn light_move<R: Rng>(&self, state: &State, rng: &mut R) -> Move {
        let luck = Luck(rng.next_u64());
        match state.step {
            Step::Send(worker) => {
                let makes = self.material.makes(worker);
                let service = |site: Building| self.service(state, makes, site, self.lacking(state, site));
                let best = state.reachable_sites().max_by_key(|&site| service(site));
                Move::To(best.expect("a worker is sent only where a site can be reached"))
            }
            _ if state.actions == 0 => Move::End,
            _ => self
                .best_send(state)
                .map(Move::Send)
                .or_else(|| self.open_or_recruit(state, luck))
                .unwrap_or(Move::Take(most_exchanged(state))),
        }
    }

    /// The free worker who serves best on a site within reach, if any serves at all.
    #[inline]
    fn best_send(&self, state: &State) -> Option<Worker> {
        let builder = state.builder();
        let payable = builder.free.and(self.material.payable(builder.ecus));
        let mut best = (0, None);
        for site in state.reachable_sites() {
            let lacking = self.lacking(state, site);
            for worker in payable.iter() {
                let service = self.service(state, self.material.makes(worker), site, lacking);
                if service > best.0 {
                    best = (service, Some(worker));
                }
            }
        }
        best.1
    }

    /// How well something made serves a site, per action: 0 if not at all, most if it finishes it.
    #[inline]
    fn service(&self, state: &State, makes: Resources, site: Building, lacking: Resources) -> u32 {
        let useful = u32::from(makes.least(lacking).total());
        if useful == 0 {
            return 0;
        }
        let finishes = if makes.covers(lacking) { 12 } else { 0 };
        let wasted = u32::from(makes.total()) - useful;
        (useful * 8 + finishes * 8 - wasted) / u32::from(state.send_price(site))
    }

    #[inline]
    fn open_or_recruit(&self, state: &State, mut luck: Luck) -> Option<Move> {
        let builder = state.builder();
        let lacking = builder
            .sites
            .iter()
            .fold(Resources::NONE, |sum, site| sum + self.lacking(state, site));
        let open = |luck: &mut Luck| {
            let team = self.material.made_by(builder.free);
            let appeal = |building: &Building| {
                let face = self.material.building(*building);
                let at_hand = face.needs.least(team).total();
                u32::from(face.points) * 2 + u32::from(at_hand) * 2 + luck.some(8)
            };
            state.buildings.on_offer().max_by_key(appeal).map(Move::Open)
        };
        let recruit = |luck: &mut Luck| {
            let appeal = |worker: &Worker| {
                let makes = self.material.makes(*worker);
                u32::from(makes.least(lacking).total()) * 4 + luck.some(8)
            };
            state.workers.on_offer().max_by_key(appeal).map(Move::Recruit)
        };
        if builder.sites.is_empty() {
            return open(&mut luck);
        }
        // Poor players earn before they hire: every pair of hands wants its wage.
        if builder.ecus < 4 && builder.free.len() >= 2 {
            return None;
        }
        let hands = builder.free.len() + builder.sites.iter().map(|site| state.crews[site].len()).sum::<usize>();
        match (hands < 3 + luck.some(4) as usize, builder.sites.len() < 2) {
            (true, _) => recruit(&mut luck),
            (false, true) => open(&mut luck),
            (false, false) => None,
        }
    }
}

/// One random word, spent a few bits at a time: a light move is too quick for one word a question.
struct Luck(u64);

impl Luck {
    /// A whole number below `bound`, which is at most 16.
    #[inline]
    fn some(&mut self, bound: u32) -> u32 {
        let part = (self.0 & 0xFFFF) as u32;
        self.0 = self.0.rotate_right(16);
        (part * bound) >> 16
    }
}
