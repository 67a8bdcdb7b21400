//! What a move does.

use engine::{Log, Seat};

use super::*;
use crate::events::Event;
use crate::moves::Move;
use crate::state::STOCK;

impl Welkin {
    /// Plays a legal move, and everything that follows from it without a choice.
    #[inline]
    pub(crate) fn play_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        match mv {
            Move::Quote(token) => quote(state, token, log),
            Move::Deal(card) => self.deal(state, card, log),
            Move::Open(card) => self.open_site(state, card, log),
            Move::Flip(token) => self.flip(state, token, log),
            Move::Turn(resource) => self.turn_over(state, resource, log),
            Move::Take(resource) => self.take(state, resource, log),
            Move::Discard(resource) => {
                give_back(state, resource, 1, log);
                self.go_on_discarding(state, log);
            }
            Move::Place(resource, card, slot) => self.place(state, resource, card, slot, log),
            Move::Power(power) => self.play_power(state, power, log),
            Move::Sell(card) => self.sell_incomplete(state, card, log),
            Move::Done => match state.step {
                Step::Turning { .. } => self.produce(state, log),
                Step::Placing { .. } => self.be_ready(state, log),
                _ => self.end_turn(state, log),
            },
        }
    }

    /// A card comes to the empty place of the display; the flip of the card that lay there follows (W5).
    fn deal<L: Log<Event>>(&self, state: &mut State, card: Card, log: &mut L) {
        state.unseen.remove(card);
        state.pile -= 1;
        if let Some(place) = state.display.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        log.tell_all(|| Event::Dealt { card });
        match state.step {
            Step::Refilling { flip: true } => state.step = Step::Flipping,
            Step::Refilling { flip: false } => self.be_ready(state, log),
            _ if state.display.iter().all(Option::is_some) => state.step = Step::Ready,
            _ => {}
        }
    }

    /// The action and the power do the same, but that only the action is spent (W23). Without a pile, the place on
    /// display stays empty (W7).
    fn open_site<L: Log<Event>>(&self, state: &mut State, card: Card, log: &mut L) {
        let seat = state.seat;
        if state.step == Step::Ready {
            state.acted = true;
        }
        state.stirred = true;
        if let Some(place) = state.display.iter_mut().find(|place| **place == Some(card)) {
            *place = None;
        }
        state.board_mut().sites.push(Site::new(card));
        log.tell_all(|| Event::Opened { seat, card });
        let flip = self.material.site(card).flip;
        if state.pile > 0 {
            state.step = Step::Refilling { flip };
            return;
        }
        // W26: the first card that cannot be replaced, not the emptied pile, brings the last turns.
        if state.ending.is_none() {
            state.ending = Some(seat);
            log.tell_all(|| Event::LastTurns { seat });
        }
        if flip {
            state.step = Step::Flipping;
        } else {
            self.be_ready(state, log);
        }
    }

    #[inline]
    fn flip<L: Log<Event>>(&self, state: &mut State, token: Quotation, log: &mut L) {
        let seat = state.seat;
        let place = state.token(token).expect("a token that lies so was offered");
        state.market[place] = token.flipped();
        log.tell_all(|| Event::Flipped { seat, token });
        match state.step {
            Step::FlippingTwo => state.step = Step::FlippingSecond(place as u8),
            _ => self.be_ready(state, log),
        }
    }

    #[inline]
    fn turn_over<L: Log<Event>>(&self, state: &mut State, resource: Resource, log: &mut L) {
        let seat = state.seat;
        let (once, twice, paid) = match state.step {
            Step::Turning { once, twice } if once.contains(resource) => (once, twice.with(resource), TURN_PRICE),
            Step::Turning { once, twice } => (once.with(resource), twice, TURN_PRICE),
            _ => (Kinds::EMPTY.with(resource), Kinds::EMPTY, 0),
        };
        state.acted = true;
        let board = state.board_mut();
        board.coins -= paid;
        board.force = board.force.toggled(resource);
        let force = board.force.contains(resource);
        log.tell_all(|| Event::Turned {
            seat,
            resource,
            force,
            paid,
        });
        state.step = Step::Turning { once, twice };
        if self.turnable(state).is_empty() {
            self.produce(state, log);
        }
    }

    /// The tokens are as wished: their force counts what is taken, their resources say of which kinds (W9). Without
    /// either nothing is produced, and the action is made all the same (W12).
    fn produce<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let force = state.board().force;
        if force.is_empty() || force == Kinds::ALL {
            let seat = state.seat;
            log.tell_all(|| Event::ProducedNothing { seat });
            return self.be_ready(state, log);
        }
        self.go_on_taking(state, force.len() as u8, force.others(), log);
    }

    #[inline]
    fn take<L: Log<Event>>(&self, state: &mut State, resource: Resource, log: &mut L) {
        if let Step::Taking { left, kinds } = state.step {
            receive(state, resource, 1, log);
            self.go_on_taking(state, left - 1, kinds, log);
        }
    }

    /// Takes what there is no choice about (W34); what the reserve lacks is lost (W14).
    fn go_on_taking<L: Log<Event>>(&self, state: &mut State, mut left: u8, kinds: Kinds, log: &mut L) {
        let there = kinds.and(state.reserve.kinds());
        if left > 0 && there.len() > 1 {
            state.step = Step::Taking { left, kinds };
            return;
        }
        if left > 0 {
            for resource in there.iter() {
                let number = left.min(state.reserve.of(resource));
                receive(state, resource, number, log);
                left -= number;
            }
            if left > 0 {
                let seat = state.seat;
                log.tell_all(|| Event::Lacked { seat, number: left });
            }
        }
        self.go_on_discarding(state, log);
    }

    /// Once everything is taken, any resources of the stock go until it holds no more than it may (W13).
    fn go_on_discarding<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let stock = state.board().stock;
        let surplus = stock.total().saturating_sub(STOCK);
        if surplus > 0 {
            let kinds = stock.kinds();
            if kinds.len() > 1 {
                state.step = Step::Discarding;
                return;
            }
            kinds
                .iter()
                .for_each(|resource| give_back(state, resource, surplus, log));
        }
        self.be_ready(state, log);
    }

    fn place<L: Log<Event>>(&self, state: &mut State, resource: Resource, card: Card, slot: Slot, log: &mut L) {
        let seat = state.seat;
        state.acted |= state.step == Step::Ready;
        state.stirred = true;
        let board = state.board_mut();
        board.stock.remove(resource, 1);
        let place = board.site(card).expect("an open site was offered").0;
        let site = &mut board.sites[place];
        match slot {
            Slot::Printed => site.placed.add(resource, 1),
            Slot::Any => site.any = Some(resource),
        }
        let complete = site.complete(self.material.site(card));
        log.tell_all(|| Event::Placed {
            seat,
            resource,
            card,
            slot,
        });
        if complete {
            self.sell(state, place, true, log);
        }
        if self.can_place(state.board()) {
            state.step = Step::Placing { begun: true };
        } else {
            self.be_ready(state, log);
        }
    }

    fn sell_incomplete<L: Log<Event>>(&self, state: &mut State, card: Card, log: &mut L) {
        state.stirred = true;
        let place = state.board().site(card).expect("an open site was offered").0;
        self.sell(state, place, false, log);
        self.be_ready(state, log);
    }

    /// A site is sold for what its resources are worth now (W16), be it nothing (W18); the others move left (W19).
    fn sell<L: Log<Event>>(&self, state: &mut State, place: usize, complete: bool, log: &mut L) {
        let seat = state.seat;
        let prices = state.prices();
        let board = state.board_mut();
        let site = board.sites.remove(place);
        let coins = site.tokens().worth(prices);
        board.coins += coins;
        // W22: a site sold incomplete counts as finished, unless the table plays it strictly.
        if complete || !self.strict {
            board.finished.insert(site.card);
        } else {
            state.gone.insert(site.card);
        }
        state.reserve.add_all(site.tokens());
        log.tell_all(|| Event::Sold {
            seat,
            card: site.card,
            coins,
            complete,
        });
    }

    fn play_power<L: Log<Event>>(&self, state: &mut State, power: Power, log: &mut L) {
        let seat = state.seat;
        state.stirred = true;
        // W33: it does not matter which of the sites that give the power is turned face down. W21: it stays finished.
        let card = self
            .unused(state.board(), power)
            .first()
            .expect("a power held was offered");
        state.board_mut().used.insert(card);
        log.tell_all(|| Event::Played { seat, power });
        match power {
            Power::SellIncomplete => {
                state.selling = true;
                self.be_ready(state, log);
            }
            Power::UseResources => state.step = Step::Placing { begun: false },
            Power::OpenSite => state.step = Step::Opening,
            Power::BuyTwo => {
                state.board_mut().coins -= BUY_PRICE;
                self.go_on_taking(state, 2, Kinds::ALL, log);
            }
            Power::FlipTwo => state.step = Step::FlippingTwo,
        }
    }

    /// Nothing is pending: the player goes on with the next power, sale or action (W31), or the turn ends by itself when
    /// nothing more can be done (W34).
    #[inline]
    fn be_ready<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        state.step = Step::Ready;
        if self.is_spent(state) {
            self.end_turn(state, log);
        }
    }

    fn end_turn<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        state.idle = if state.stirred { 0 } else { state.idle + 1 };
        state.seat = state.seat.next(self.players);
        state.acted = false;
        state.selling = false;
        state.stirred = false;
        state.step = Step::Ready;
        let idled = state.idle >= IDLE_ROUNDS * self.players as u8;
        if idled {
            log.tell_all(|| Event::Idled);
        }
        if idled || state.ending == Some(state.seat) {
            state.step = Step::Over;
            log.tell_all(|| Event::Ended);
        }
    }
}

fn quote<L: Log<Event>>(state: &mut State, token: Quotation, log: &mut L) {
    let Step::Quoting(place) = state.step else { return };
    state.market[usize::from(place)] = token;
    let next = place + 1;
    if usize::from(next) < QUOTATIONS {
        state.step = Step::Quoting(next);
    } else {
        state.step = Step::Dealing;
        let prices = state.prices();
        log.tell_all(|| Event::MarketOpens { prices });
    }
}

#[inline]
fn receive<L: Log<Event>>(state: &mut State, resource: Resource, number: u8, log: &mut L) {
    let seat: Seat = state.seat;
    state.reserve.remove(resource, number);
    state.board_mut().stock.add(resource, number);
    log.tell_all(|| Event::Took { seat, resource, number });
}

#[inline]
fn give_back<L: Log<Event>>(state: &mut State, resource: Resource, number: u8, log: &mut L) {
    let seat: Seat = state.seat;
    state.board_mut().stock.remove(resource, number);
    state.reserve.add(resource, number);
    log.tell_all(|| Event::Discarded { seat, resource, number });
}
