//! What comes of a move at once, for those who ask for advice.

use engine::Phrase;

use crate::Batisseurs;
use crate::cards::{Building, Worker};
use crate::moves::Move;
use crate::resources::Resources;
use crate::rules::{ACTION_PRICE, exchange};
use crate::state::{State, Step};

impl Batisseurs {
    pub(super) fn reason_of(&self, state: &State, mv: Move) -> Option<Phrase> {
        let ecus = state.builder().ecus;
        match mv {
            Move::Open(building) => self.reason_to_open(state, building),
            Move::Recruit(worker) => self.reason_to_recruit(state, worker),
            Move::Send(worker) => self.reason_to_send(state, worker),
            Move::To(site) => match state.step {
                Step::Send(worker) => self.gain(state, worker, site),
                _ => None,
            },
            Move::Take(actions) => Some(Phrase::new("reason-take").with("ecus", ecus + exchange(actions))),
            Move::Buy => Some(
                Phrase::new("reason-buy")
                    .with("actions", state.actions + 1)
                    .with("ecus", ecus.saturating_sub(ACTION_PRICE)),
            ),
            Move::End | Move::Deal(_) | Move::RevealBuilding(_) | Move::RevealWorker(_) => None,
        }
    }

    /// Whether those who are free now could finish the building together, or what they would lack; where that is the
    /// most of it, what they make. Nothing where they would be of no use at all.
    fn reason_to_open(&self, state: &State, building: Building) -> Option<Phrase> {
        let face = self.material.building(building);
        let lacking = face.needs.without(self.material.made_by(state.builder().free));
        if lacking == Resources::NONE {
            let ready = Phrase::new("reason-open-ready").with("ecus", face.ecus);
            return Some(ready.with("points", face.points));
        }
        let made = face.needs.without(lacking);
        if made == Resources::NONE {
            return None;
        }
        Some(if lacking.total() > made.total() {
            Phrase::new("reason-open-makes").with("makes", self.amounts_phrases(made))
        } else {
            Phrase::new("reason-open-lacks").with("lacks", self.amounts_phrases(lacking))
        })
    }

    fn reason_to_recruit(&self, state: &State, worker: Worker) -> Option<Phrase> {
        let makes = self.material.worker(worker).makes;
        let sites = state.builder().sites.iter();
        let best = sites.max_by_key(|&site| makes.least(self.lacking(state, site)).total())?;
        let lacking = self.lacking(state, best);
        let useful = makes.least(lacking);
        let building = self.building_phrase(best);
        if makes.covers(lacking) {
            Some(Phrase::new("reason-recruit-finish").with("building", building))
        } else if useful == Resources::NONE {
            None
        } else {
            let phrase = Phrase::new("reason-recruit").with("building", building);
            Some(phrase.with("adds", self.amounts_phrases(useful)))
        }
    }

    /// The best that can come of it: a finished building, and of several the one that counts most.
    fn reason_to_send(&self, state: &State, worker: Worker) -> Option<Phrase> {
        let makes = self.material.worker(worker).makes;
        let value = |&site: &Building| {
            let lacking = self.lacking(state, site);
            let finished = makes.covers(lacking).then(|| self.material.building(site).points);
            (finished, makes.least(lacking).total())
        };
        let best = state.reachable_sites().max_by_key(value)?;
        self.gain(state, worker, best)
    }

    /// What a worker brings to a site.
    fn gain(&self, state: &State, worker: Worker, site: Building) -> Option<Phrase> {
        let makes = self.material.worker(worker).makes;
        let lacking = self.lacking(state, site);
        let face = self.material.building(site);
        let building = self.building_phrase(site);
        if makes.covers(lacking) {
            let phrase = Phrase::new("reason-finish").with("building", building);
            return Some(phrase.with("ecus", face.ecus).with("points", face.points));
        }
        let useful = makes.least(lacking);
        (useful != Resources::NONE).then(|| {
            Phrase::new("reason-add")
                .with("building", building)
                .with("adds", self.amounts_phrases(useful))
                .with("lacks", self.amounts_phrases(lacking.without(useful)))
        })
    }
}
