//! Legal moves and what they do.

use components::Set;
use engine::{Log, Seat, Turn, share};

use crate::Batisseurs;
use crate::cards::{BUILDINGS, Building, Card, DECK_WORKERS, Kind, Worker};
use crate::events::Event;
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::resources::Resources;
use crate::score::building_points;
use crate::state::{Builder, FIRST_ECUS, FREE_ACTIONS, PerBuilding, Row, State, Step};

/// What an action costs beyond the free ones (B5).
pub const ACTION_PRICE: u16 = 5;
/// The most actions one exchange can give for écus (B3).
pub const MOST_EXCHANGED: u8 = 3;
/// The points of buildings and machines that end the game with the round (B12).
pub const GOAL: u16 = 17;
/// The successive idle rounds that end a game in which nothing can happen any more (B14).
pub const IDLE_ROUNDS: u8 = 3;

const APPRENTICES: Set<Worker> = Set::first_of(Kind::Apprentice.count());

/// What so many actions bring in one exchange: 1, 3 or 6 écus (B3).
#[inline]
pub const fn exchange(actions: u8) -> u16 {
    let actions = actions as u16;
    actions * (actions + 1) / 2
}

impl Batisseurs {
    /// The table before the deal: ten écus each, both decks unseen.
    pub(crate) fn empty_table(&self) -> State {
        let mut builders = [Builder::default(); engine::MAX_SEATS];
        for builder in &mut builders[..usize::from(self.players)] {
            builder.ecus = FIRST_ECUS;
        }
        State {
            buildings: Row::new(Set::first_of(BUILDINGS)),
            workers: Row::new(Set::first_of(DECK_WORKERS)),
            builders,
            crews: PerBuilding::all(Set::EMPTY),
            sent: PerBuilding::all(0),
            seat: Seat::FIRST,
            step: Step::Deal,
            actions: FREE_ACTIONS,
            last_round: false,
            busy_round: false,
            idle_rounds: 0,
        }
    }

    /// Buildings are laid out first, then the apprentices are dealt, then the other workers laid out (B17).
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Over => Turn::Over,
            Step::Deal => Turn::Chance,
            _ if state.buildings.is_due() || state.workers.is_due() => Turn::Chance,
            _ => Turn::Seat(state.seat),
        }
    }

    /// What chance turns up now.
    #[inline]
    pub(crate) fn due(&self, state: &State) -> Option<Due> {
        if state.step == Step::Over {
            None
        } else if state.buildings.is_due() {
            Some(Due::Building(state.buildings.unseen))
        } else if state.step == Step::Deal {
            Some(Due::Apprentice(state.workers.unseen.and(APPRENTICES)))
        } else if state.workers.is_due() {
            Some(Due::Worker(state.workers.unseen))
        } else {
            None
        }
    }

    /// Pushes every outcome of the chance move that is due; all are as likely.
    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        match self.due(state) {
            Some(Due::Building(unseen)) => outcomes.extend(unseen.iter().map(|card| (Move::RevealBuilding(card), 1))),
            Some(Due::Apprentice(unseen)) => outcomes.extend(unseen.iter().map(|card| (Move::Deal(card), 1))),
            Some(Due::Worker(unseen)) => outcomes.extend(unseen.iter().map(|card| (Move::RevealWorker(card), 1))),
            None => {}
        }
    }

    /// The outcome of the chance move that is due for a random word.
    #[inline]
    pub(crate) fn draw_outcome(&self, state: &State, word: u64) -> Move {
        match self.due(state) {
            Some(Due::Building(unseen)) => Move::RevealBuilding(unseen.nth(share(word, unseen.len()))),
            Some(Due::Apprentice(unseen)) => Move::Deal(unseen.nth(share(word, unseen.len()))),
            Some(Due::Worker(unseen)) => Move::RevealWorker(unseen.nth(share(word, unseen.len()))),
            None => unreachable!("draw is called only when chance moves"),
        }
    }

    /// Pushes every legal move of the seat in turn.
    #[inline]
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        match state.step {
            Step::Act if state.buildings.is_due() || state.workers.is_due() => {}
            Step::Act => self.list_actions(state, moves),
            Step::Send(_) => moves.extend(state.reachable_sites().map(Move::To)),
            Step::Deal | Step::Over => {}
        }
    }

    #[inline]
    fn list_actions(&self, state: &State, moves: &mut Vec<Move>) {
        let builder = state.builder();
        if state.actions > 0 {
            moves.extend(state.buildings.on_offer().map(Move::Open));
            moves.extend(state.workers.on_offer().map(Move::Recruit));
            if state.reachable_sites().next().is_some() {
                let payable = builder.free.and(self.material.payable(builder.ecus));
                moves.extend(payable.iter().map(Move::Send));
            }
            moves.extend((1..=most_exchanged(state)).map(Move::Take));
        }
        if builder.ecus >= ACTION_PRICE {
            moves.push(Move::Buy);
        }
        moves.push(Move::End);
    }

    /// Says why a move is not legal, or that it is.
    pub(crate) fn check_move(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        if state.step == Step::Over {
            return Err(Refusal::Over);
        }
        if let Some(due) = self.due(state) {
            return match (due, mv) {
                (Due::Building(unseen), Move::RevealBuilding(card)) => check(unseen.contains(card), Refusal::NotUnseen),
                (Due::Worker(unseen), Move::RevealWorker(card)) | (Due::Apprentice(unseen), Move::Deal(card)) => {
                    check(unseen.contains(card), Refusal::NotUnseen)
                }
                (_, Move::RevealBuilding(_) | Move::RevealWorker(_) | Move::Deal(_)) => Err(Refusal::NotUnseen),
                _ => Err(Refusal::ChanceMoves),
            };
        }
        match (state.step, mv) {
            (_, Move::Deal(_) | Move::RevealBuilding(_) | Move::RevealWorker(_)) => Err(Refusal::PlayerMoves),
            (Step::Send(_), Move::To(site)) => self.check_site(state, site),
            (Step::Send(_), _) => Err(Refusal::WorkerWaits),
            (_, Move::To(site)) => Err(self.why_nobody_goes(state, site)),
            (_, Move::End) => Ok(()),
            (_, Move::Buy) => check_purse(state, ACTION_PRICE),
            (_, Move::Take(actions)) if !(1..=MOST_EXCHANGED).contains(&actions) => Err(Refusal::NoSuchExchange),
            (_, _) if state.actions == 0 => Err(Refusal::NoAction),
            (_, Move::Take(actions)) => check_actions(state, u16::from(actions)),
            (_, Move::Open(card)) => check_offer(&state.buildings, card),
            (_, Move::Recruit(card)) => check_offer(&state.workers, card),
            (_, Move::Send(worker)) => {
                check_free(state, worker)?;
                check_purse(state, u16::from(self.material.worker(worker).wage))?;
                check(!state.builder().sites.is_empty(), Refusal::NoSite)?;
                let price = state.builder().sites.iter().map(|site| state.send_price(site)).min();
                check_actions(state, price.unwrap_or(0))
            }
        }
    }

    /// Why a site cannot be chosen before a worker: what is missing to send anybody there, or only the choice.
    fn why_nobody_goes(&self, state: &State, site: Building) -> Refusal {
        let builder = state.builder();
        if builder.sites.contains(site) && state.actions == 0 {
            return Refusal::NoAction;
        }
        if let Err(refusal) = self.check_site(state, site) {
            return refusal;
        }
        if builder.free.is_empty() {
            return Refusal::NobodyFree;
        }
        if builder.free.and(self.material.payable(builder.ecus)).is_empty() {
            return Refusal::NobodyPaid { left: builder.ecus };
        }
        Refusal::NobodySent
    }

    fn check_site(&self, state: &State, site: Building) -> Result<(), Refusal> {
        if !state.builder().sites.contains(site) {
            return Err(Refusal::NotYourSite);
        }
        check_actions(state, state.send_price(site))
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn play_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        let seat = state.seat;
        match mv {
            Move::Open(building) => {
                state.buildings.take(building);
                state.builder_mut().sites.insert(building);
                state.actions -= 1;
                state.busy_round = true;
                log.tell_all(|| Event::Opened { seat, building });
            }
            Move::Recruit(worker) => {
                state.workers.take(worker);
                state.builder_mut().free.insert(worker);
                state.actions -= 1;
                state.busy_round = true;
                log.tell_all(|| Event::Recruited { seat, worker });
            }
            Move::Send(worker) => state.step = Step::Send(worker),
            Move::To(site) => self.play_to(state, site, log),
            Move::Take(actions) => {
                let ecus = exchange(actions);
                state.builder_mut().ecus += ecus;
                state.actions -= u16::from(actions);
                log.tell_all(|| Event::Took { seat, actions, ecus });
            }
            Move::Buy => {
                state.builder_mut().ecus -= ACTION_PRICE;
                state.actions += 1;
                log.tell_all(|| Event::Bought { seat });
            }
            Move::End => self.end_turn(state, log),
            Move::Deal(worker) => {
                state.workers.unseen.remove(worker);
                state.builder_mut().free.insert(worker);
                state.seat = seat.next(usize::from(self.players));
                if state.seat == Seat::FIRST {
                    state.step = Step::Act;
                }
                log.tell_all(|| Event::Dealt { seat, worker });
            }
            Move::RevealBuilding(building) => {
                state.buildings.reveal(building);
                log.tell_all(|| Event::BuildingRevealed { building });
            }
            Move::RevealWorker(worker) => {
                state.workers.reveal(worker);
                log.tell_all(|| Event::WorkerRevealed { worker });
            }
        }
    }

    /// The wage is paid before a reward comes in (B9); a freed crew and a new machine are free at once (B7).
    #[inline]
    fn play_to<L: Log<Event>>(&self, state: &mut State, site: Building, log: &mut L) {
        let Step::Send(worker) = state.step else {
            unreachable!("a site is chosen only for a worker on his way")
        };
        let seat = state.seat;
        let price = state.send_price(site);
        let wage = self.material.worker(worker).wage;
        state.step = Step::Act;
        state.actions -= price;
        state.sent[site] += 1;
        state.busy_round = true;
        state.crews[site].insert(worker);
        let builder = state.builder_mut();
        builder.ecus -= u16::from(wage);
        builder.free.remove(worker);
        log.tell_all(|| Event::Sent {
            seat,
            worker,
            site,
            wage,
            actions: price,
        });

        let crew = state.crews[site];
        if !self.material.made_by(crew).covers(self.material.needs(site)) {
            return;
        }
        state.crews[site] = Set::EMPTY;
        state.sent[site] = 0;
        let face = self.material.building(site);
        let builder = state.builder_mut();
        builder.sites.remove(site);
        builder.finished.insert(site);
        builder.ecus += u16::from(face.ecus);
        builder.free = builder.free.or(crew);
        if let Some(machine) = site.machine() {
            builder.free.insert(machine);
        }
        log.tell_all(|| Event::Finished {
            seat,
            building: site,
            ecus: face.ecus,
            points: face.points,
        });
    }

    /// The goal is looked at when a turn ends (B12); a round in progress is always completed.
    fn end_turn<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Ended {
            seat,
            lost: state.actions,
        });
        if !state.last_round && building_points(&self.material, state.builder()) >= GOAL {
            state.last_round = true;
            log.tell_all(|| Event::GoalReached { seat });
        }
        state.actions = FREE_ACTIONS;
        state.sent = PerBuilding::all(0);
        state.seat = seat.next(usize::from(self.players));
        if state.seat != Seat::FIRST {
            return;
        }
        state.idle_rounds = if state.busy_round { 0 } else { state.idle_rounds + 1 };
        state.busy_round = false;
        if state.last_round {
            state.step = Step::Over;
        } else if state.idle_rounds == IDLE_ROUNDS {
            state.step = Step::Over;
            log.tell_all(|| Event::Deadlock);
        }
    }

    /// What a site still lacks.
    #[inline]
    pub fn lacking(&self, state: &State, site: Building) -> Resources {
        self.material
            .needs(site)
            .without(self.material.made_by(state.crews[site]))
    }
}

/// What chance turns up: one of these cards, each as likely as the others.
#[derive(Clone, Copy)]
pub(crate) enum Due {
    Building(Set<Building>),
    Apprentice(Set<Worker>),
    Worker(Set<Worker>),
}

/// The most actions that can be exchanged at once now.
#[inline]
pub(crate) fn most_exchanged(state: &State) -> u8 {
    state.actions.min(u16::from(MOST_EXCHANGED)) as u8
}

fn check(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

fn check_offer<C: Card>(row: &Row<C>, card: C) -> Result<(), Refusal> {
    check(row.next != Some(card), Refusal::StillInDeck)?;
    check(row.open.contains(&Some(card)), Refusal::NotOnOffer)
}

fn check_free(state: &State, worker: Worker) -> Result<(), Refusal> {
    let builder = state.builder();
    let at_work = builder.sites.iter().find(|&site| state.crews[site].contains(worker));
    match at_work {
        Some(site) => Err(Refusal::AtWork { site }),
        None => check(builder.free.contains(worker), Refusal::NotYours),
    }
}

fn check_purse(state: &State, price: u16) -> Result<(), Refusal> {
    let left = state.builder().ecus;
    check(left >= price, Refusal::TooFewEcus { price, left })
}

fn check_actions(state: &State, price: u16) -> Result<(), Refusal> {
    let left = state.actions;
    check(left >= price, Refusal::TooFewActions { price, left })
}
