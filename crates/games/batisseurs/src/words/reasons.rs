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
            Move::Open(building) => Some(self.reason_to_open(state, building)),
            Move::Recruit(worker) => Some(self.reason_to_recruit(state, worker)),
            Move::Send(worker) => Some(self.reason_to_send(state, worker)),
            Move::To(site) => match state.step {
                Step::Send(worker) => Some(self.reason_to_bring(state, worker, site)),
                _ => None,
            },
            Move::Take(actions) => Some(Phrase::new("reason-take").with("ecus", ecus + exchange(actions))),
            Move::Buy => Some(
                Phrase::new("reason-buy")
                    .with("actions", state.actions + 1)
                    .with("ecus", ecus.saturating_sub(ACTION_PRICE)),
            ),
            Move::End => Some(Phrase::new("reason-end")),
            Move::Deal(_) | Move::RevealBuilding(_) | Move::RevealWorker(_) => None,
        }
    }

    /// Whether those who are free now could finish the building together, or what they would lack; where that is the
    /// most of it, what they make; where they would be of no use at all, what it is worth.
    fn reason_to_open(&self, state: &State, building: Building) -> Phrase {
        let face = self.material.building(building);
        let lacking = face.needs.without(self.material.made_by(state.builder().free));
        let made = face.needs.without(lacking);
        let worth = |message| Phrase::new(message).with("ecus", face.ecus).with("points", face.points);
        if lacking == Resources::NONE {
            worth("reason-open-ready")
        } else if made == Resources::NONE {
            worth("reason-open-later")
        } else if lacking.total() > made.total() {
            Phrase::new("reason-open-makes").with("makes", self.amounts_phrases(made))
        } else {
            Phrase::new("reason-open-lacks").with("lacks", self.amounts_phrases(lacking))
        }
    }

    fn reason_to_recruit(&self, state: &State, worker: Worker) -> Phrase {
        let makes = self.material.worker(worker).makes;
        let sites = state.builder().sites.iter();
        let later = || Phrase::new("reason-recruit-later").with("makes", self.amounts_phrases(makes));
        let Some(best) = sites.max_by_key(|&site| makes.least(self.lacking(state, site)).total()) else {
            return later();
        };
        let lacking = self.lacking(state, best);
        let useful = makes.least(lacking);
        let building = self.building_phrase(best);
        if makes.covers(lacking) {
            Phrase::new("reason-recruit-finish").with("building", building)
        } else if useful == Resources::NONE {
            later()
        } else {
            let phrase = Phrase::new("reason-recruit").with("building", building);
            phrase.with("adds", self.amounts_phrases(useful))
        }
    }

    /// The best that can come of it: a finished building, and of several the one that counts most.
    fn reason_to_send(&self, state: &State, worker: Worker) -> Phrase {
        let makes = self.material.worker(worker).makes;
        let value = |&site: &Building| {
            let lacking = self.lacking(state, site);
            let finished = makes.covers(lacking).then(|| self.material.building(site).points);
            (finished, makes.least(lacking).total())
        };
        let Some(best) = state.reachable_sites().max_by_key(value) else {
            return Phrase::new("reason-adds-nothing");
        };
        if makes.covers(self.lacking(state, best)) {
            return self.finish_phrase(best);
        }
        let Some((adds, lacks)) = self.gain(state, worker, best) else {
            return Phrase::new("reason-adds-nothing");
        };
        let phrase = Phrase::new("reason-add").with("building", self.building_phrase(best));
        phrase.with("adds", adds).with("lacks", lacks)
    }

    /// What the move itself does not say of a worker on his way to a site: what is lacking there then.
    fn reason_to_bring(&self, state: &State, worker: Worker, site: Building) -> Phrase {
        if self.material.worker(worker).makes.covers(self.lacking(state, site)) {
            return self.finish_phrase(site);
        }
        match self.gain(state, worker, site) {
            Some((_, lacks)) => Phrase::new("reason-bring").with("lacks", lacks),
            None => Phrase::new("reason-adds-nothing"),
        }
    }

    fn finish_phrase(&self, site: Building) -> Phrase {
        let face = self.material.building(site);
        let phrase = Phrase::new("reason-finish").with("building", self.building_phrase(site));
        phrase.with("ecus", face.ecus).with("points", face.points)
    }

    /// What a worker adds to a site, and what it lacks after that; nothing where he is of no use.
    fn gain(&self, state: &State, worker: Worker, site: Building) -> Option<(Vec<Phrase>, Vec<Phrase>)> {
        let lacking = self.lacking(state, site);
        let useful = self.material.worker(worker).makes.least(lacking);
        let still = lacking.without(useful);
        (useful != Resources::NONE).then(|| (self.amounts_phrases(useful), self.amounts_phrases(still)))
    }
}
