//! What the game says: the phrases of moves, events and refusals.

mod prompts;
mod reasons;

use engine::{Describe, Phrase, Provenance, ScoreItem, Seat};

use crate::Batisseurs;
use crate::cards::{Building, Identity, Worker};
use crate::events::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::resources::{Resource, Resources};
use crate::rules::{ACTION_PRICE, MOST_EXCHANGED, exchange};
use crate::state::{State, Step};

impl Describe for Batisseurs {
    fn provenance(&self) -> Provenance {
        self.material.provenance
    }

    fn move_phrase(&self, state: &State, mv: Move) -> Phrase {
        match mv {
            Move::Open(building) => {
                let face = self.material.building(building);
                Phrase::new("move-open")
                    .with("building", self.building_phrase(building))
                    .with("needs", self.amounts_phrases(face.needs))
                    .with("ecus", face.ecus)
                    .with("points", face.points)
            }
            Move::Recruit(worker) => Phrase::new("move-recruit").with("worker", self.worker_phrase(worker)),
            Move::Send(worker) => Phrase::new("move-send")
                .with("worker", self.worker_phrase(worker))
                .with("wage", self.material.worker(worker).wage),
            Move::To(site) => self.site_phrase(state, site),
            Move::Take(actions) => Phrase::new("move-take")
                .with("actions", actions)
                .with("ecus", exchange(actions)),
            Move::Buy => Phrase::new("move-buy").with("ecus", ACTION_PRICE),
            Move::End => Phrase::new("move-end").with("left", state.actions),
            Move::Deal(worker) | Move::RevealWorker(worker) => {
                Phrase::new("move-reveal").with("card", self.worker_phrase(worker))
            }
            Move::RevealBuilding(building) => Phrase::new("move-reveal").with("card", self.building_phrase(building)),
        }
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        match *event {
            Event::Dealt { seat, worker } => Phrase::new("log-dealt")
                .with("seat", seat)
                .with("worker", self.worker_phrase(worker)),
            Event::BuildingRevealed { building } => {
                Phrase::new("log-revealed").with("card", self.building_phrase(building))
            }
            Event::WorkerRevealed { worker } => Phrase::new("log-revealed").with("card", self.worker_phrase(worker)),
            Event::Opened { seat, building } => Phrase::new("log-opened")
                .with("seat", seat)
                .with("building", self.building_phrase(building)),
            Event::Recruited { seat, worker } => Phrase::new("log-recruited")
                .with("seat", seat)
                .with("worker", self.worker_phrase(worker)),
            Event::Sent {
                seat,
                worker,
                site,
                wage,
                actions,
            } => Phrase::new("log-sent")
                .with("seat", seat)
                .with("worker", self.worker_phrase(worker))
                .with("building", self.building_phrase(site))
                .with("wage", wage)
                .with("actions", actions),
            Event::Finished {
                seat,
                building,
                ecus,
                points,
            } => Phrase::new("log-finished")
                .with("seat", seat)
                .with("building", self.building_phrase(building))
                .with("ecus", ecus)
                .with("points", points),
            Event::Took { seat, actions, ecus } => Phrase::new("log-took")
                .with("seat", seat)
                .with("actions", actions)
                .with("ecus", ecus),
            Event::Bought { seat } => Phrase::new("log-bought").with("seat", seat).with("ecus", ACTION_PRICE),
            Event::Ended { seat, lost } => Phrase::new("log-ended").with("seat", seat).with("lost", lost),
            Event::GoalReached { seat } => Phrase::new("log-goal").with("seat", seat),
            Event::Deadlock => Phrase::new("log-deadlock"),
        }
    }

    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        match *refusal {
            Refusal::Over => Phrase::new("refusal-over"),
            Refusal::ChanceMoves => Phrase::new("refusal-chance-moves"),
            Refusal::PlayerMoves => Phrase::new("refusal-player-moves"),
            Refusal::NotUnseen => Phrase::new("refusal-not-unseen"),
            Refusal::NotOnOffer => Phrase::new("refusal-not-on-offer"),
            Refusal::StillInDeck => Phrase::new("refusal-still-in-deck"),
            Refusal::NoAction => Phrase::new("refusal-no-action").with("ecus", ACTION_PRICE),
            Refusal::TooFewActions { price, left } => Phrase::new("refusal-too-few-actions")
                .with("price", price)
                .with("left", left),
            Refusal::AtWork { site } => Phrase::new("refusal-at-work").with("building", self.building_phrase(site)),
            Refusal::NotYours => Phrase::new("refusal-not-yours"),
            Refusal::TooFewEcus { price, left } => Phrase::new("refusal-too-few-ecus")
                .with("price", price)
                .with("left", left),
            Refusal::NoSite => Phrase::new("refusal-no-site"),
            Refusal::NotYourSite => Phrase::new("refusal-not-your-site"),
            Refusal::WorkerWaits => Phrase::new("refusal-worker-waits"),
            Refusal::NobodySent => Phrase::new("refusal-nobody-sent"),
            Refusal::NobodyFree => Phrase::new("refusal-nobody-free"),
            Refusal::NobodyPaid { left } => Phrase::new("refusal-nobody-paid").with("ecus", left),
            Refusal::NoSuchExchange => Phrase::new("refusal-no-such-exchange"),
        }
    }

    fn prompt(&self, state: &State) -> Phrase {
        self.prompt_of(state)
    }

    fn ending(&self, state: &State) -> Option<Phrase> {
        self.ending_of(state)
    }

    /// Actions that are left are worth écus at least, so a turn that ends with some gives that up. Every other move of a
    /// turn can be taken back or costs what it says.
    fn warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        let lost = state.actions;
        (mv == Move::End && lost > 0).then(|| {
            Phrase::new("warning-actions")
                .with("actions", lost)
                .with("ecus", worth_of(lost))
        })
    }

    fn reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.reason_of(state, mv)
    }

    fn underway(&self, state: &State) -> bool {
        matches!(state.step, Step::Send(_))
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        self.list_parts(state, seat, items);
    }
}

impl Batisseurs {
    /// The name of a building.
    pub fn building_phrase(&self, building: Building) -> Phrase {
        Phrase::new(building.name())
    }

    /// A worker or machine with what it makes.
    pub fn worker_phrase(&self, worker: Worker) -> Phrase {
        let makes = self.amounts_phrases(self.material.worker(worker).makes);
        match worker.identity() {
            Identity::Card(kind, _) => Phrase::new(format!("worker-{}", kind.name())).with("makes", makes),
            Identity::Machine(machine) => Phrase::new("worker-machine")
                .with("machine", self.building_phrase(machine))
                .with("makes", makes),
        }
    }

    /// Every resource of which there is some, with its amount.
    pub fn amounts_phrases(&self, amounts: Resources) -> Vec<Phrase> {
        let some = Resource::ALL.into_iter().filter(|&resource| amounts.get(resource) > 0);
        some.map(|resource| Phrase::new(format!("amount-{}", resource.name())).with("amount", amounts.get(resource)))
            .collect()
    }

    /// Where a worker can go, with what he would add there: the question a newcomer asks.
    fn site_phrase(&self, state: &State, site: Building) -> Phrase {
        let lacking = self.lacking(state, site);
        let makes = match state.step {
            Step::Send(worker) => self.material.worker(worker).makes,
            _ => Resources::NONE,
        };
        let phrase = if makes.covers(lacking) {
            Phrase::new("move-to-finish")
        } else if makes.least(lacking) == Resources::NONE {
            Phrase::new("move-to-nothing")
        } else {
            Phrase::new("move-to").with("adds", self.amounts_phrases(makes.least(lacking)))
        };
        phrase
            .with("building", self.building_phrase(site))
            .with("actions", state.send_price(site))
    }
}

/// What so many actions bring at most, given for écus in as many exchanges as it takes.
fn worth_of(actions: u16) -> u16 {
    let most = u16::from(MOST_EXCHANGED);
    actions / most * exchange(MOST_EXCHANGED) + exchange((actions % most) as u8)
}
