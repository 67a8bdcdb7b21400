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
                let best = dearest(state.reachable_sites(), service);
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
        let mut best = (0.0, None);
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
    fn service(&self, state: &State, makes: Resources, site: Building, lacking: Resources) -> f32 {
        let weights = &self.weights.quick;
        let useful = makes.least(lacking).total();
        if useful == 0 {
            return 0.0;
        }
        let finishes = if makes.covers(lacking) { weights.finishes } else { 0.0 };
        let wasted = f32::from(makes.total() - useful) * weights.wasted;
        (f32::from(useful) * weights.useful + finishes - wasted) / f32::from(state.send_price(site))
    }

    #[inline]
    fn open_or_recruit(&self, state: &State, mut luck: Luck) -> Option<Move> {
        let weights = &self.weights.quick;
        let builder = state.builder();
        let lacking = builder
            .sites
            .iter()
            .fold(Resources::NONE, |sum, site| sum + self.lacking(state, site));
        let open = |luck: &mut Luck| {
            let team = self.material.made_by(builder.free);
            let appeal = |building: Building| {
                let face = self.material.building(building);
                let at_hand = f32::from(face.needs.least(team).total());
                f32::from(face.points) * weights.points + at_hand * weights.at_hand + luck.up_to(weights.open_whim)
            };
            dearest(state.buildings.on_offer(), appeal).map(Move::Open)
        };
        let recruit = |luck: &mut Luck| {
            let appeal = |worker: Worker| {
                let useful = f32::from(self.material.makes(worker).least(lacking).total());
                useful * weights.recruit + luck.up_to(weights.recruit_whim)
            };
            dearest(state.workers.on_offer(), appeal).map(Move::Recruit)
        };
        if builder.sites.is_empty() {
            return open(&mut luck);
        }
        // Poor players earn before they hire: every pair of hands wants its wage.
        if f32::from(builder.ecus) < weights.poor && builder.free.len() >= 2 {
            return None;
        }
        let hands = builder.free.len() + builder.sites.iter().map(|site| state.crews[site].len()).sum::<usize>();
        let wanted = weights.few_hands + luck.up_to(weights.more_hands);
        match (hands as f32 <= wanted, (builder.sites.len() as f32) < weights.sites) {
            (true, _) => recruit(&mut luck),
            (false, true) => open(&mut luck),
            (false, false) => None,
        }
    }
}

/// The thing that is worth most.
#[inline]
fn dearest<T: Copy>(things: impl Iterator<Item = T>, mut worth: impl FnMut(T) -> f32) -> Option<T> {
    let mut best = (f32::NEG_INFINITY, None);
    for thing in things {
        let worth = worth(thing);
        if worth > best.0 {
            best = (worth, Some(thing));
        }
    }
    best.1
}

/// One random word, spent a few bits at a time: a light move is too quick for one word a question.
struct Luck(u64);

impl Luck {
    /// From 0 up to `most`.
    #[inline]
    fn up_to(&mut self, most: f32) -> f32 {
        let part = (self.0 & 0xFFFF) as f32;
        self.0 = self.0.rotate_right(16);
        part * (most / 65536.0)
    }
}
