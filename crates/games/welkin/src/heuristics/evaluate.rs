//! The coins a player seems to be heading for.

use engine::Seat;

use super::needs::{Needs, cheapest, dearest};
use super::weights::Evaluation;
use crate::Welkin;
use crate::card::{Card, Power, Quotation};
use crate::resource::{Kinds, Resource, Tally};
use crate::state::{Board, STOCK, Site, State, Step};

/// What a player can count on.
struct Outlook<'a> {
    weights: &'a Evaluation,
    prices: Tally,
    /// The turns the player still has, the one being played included unless its action was made.
    turns: f32,
    /// Whether `turns` is certain.
    certain: bool,
    /// Whether a power can still be played.
    powers: bool,
    /// What is left of the trust in the future: rounds in which everybody waits wear it out, so that in the end
    /// somebody would rather bring the end than wait on.
    patience: f32,
}

impl Outlook<'_> {
    /// What a resource will bring, when it is sold at once or later.
    fn price(&self, resource: Resource, at_once: bool) -> f32 {
        let now = f32::from(self.prices.of(resource));
        if at_once {
            now
        } else {
            let memory = self.weights.memory;
            memory * now + (1.0 - memory) * self.weights.mean_price
        }
    }

    /// How likely there is time for so many more turns.
    fn time_for(&self, turns: f32) -> f32 {
        if self.certain {
            return if turns <= self.turns { 1.0 } else { 0.0 };
        }
        self.patience * (0.5 + (self.turns - turns) * self.weights.haste).clamp(self.weights.least_hope.min(1.0), 1.0)
    }

    fn power(&self, power: Power) -> f32 {
        if self.powers {
            let time = (self.turns / self.weights.power_turns).clamp(self.weights.least_power.min(1.0), 1.0);
            self.patience * self.weights.powers[power.index()] * time
        } else {
            0.0
        }
    }
}

impl Welkin {
    /// The coins `seat` seems to be heading for.
    pub(super) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let board = &state.boards[seat.index()];
        if state.step == Step::Over {
            return f32::from(board.coins);
        }
        let outlook = self.outlook(state, seat);
        let tempo = if self.acts_next(state) == Some(seat) {
            self.weights.evaluation.turn
        } else {
            0.0
        };
        if seat == state.seat {
            tempo + self.value_at_turn(state, board, &outlook)
        } else {
            tempo + self.value(board, &outlook)
        }
    }

    /// Who makes the next action. A turn whose action was begun counts as over, for all ways to complete it pass the
    /// turn on.
    fn acts_next(&self, state: &State) -> Option<Seat> {
        if !state.acted {
            return Some(state.seat);
        }
        let next = state.seat.next(self.players);
        (state.ending != Some(next)).then_some(next)
    }

    fn outlook(&self, state: &State, seat: Seat) -> Outlook<'_> {
        let weights = &self.weights.evaluation;
        let own_turn = seat == state.seat;
        let this_turn = f32::from(u8::from(own_turn && !state.acted));
        let players = self.players;
        let turns = match state.ending {
            None => f32::from(state.pile + 1) * weights.turns_a_card / players as f32 + this_turn,
            Some(_) if own_turn => this_turn,
            Some(last) => {
                let ahead = |from: Seat, to: Seat| (to.index() + players - from.index()) % players;
                let before_end = ahead(state.seat, last) + if state.seat == last { players } else { 0 };
                f32::from(u8::from(ahead(state.seat, seat) < before_end))
            }
        };
        Outlook {
            weights,
            prices: state.prices(),
            turns,
            certain: state.ending.is_some(),
            powers: own_turn || turns > 0.0,
            patience: (1.0 - (f32::from(state.idle) / players as f32 - weights.waiting) / weights.waiting)
                .clamp(0.0, 1.0),
        }
    }

    /// The value of a board in the middle of its player's turn: that of the best way to complete what was begun.
    fn value_at_turn(&self, state: &State, board: &Board, outlook: &Outlook<'_>) -> f32 {
        match state.step {
            Step::Turning { .. } => self.value_turning(board, outlook),
            Step::Taking { left, kinds } => {
                let after = self.produced(board, left, kinds.and(state.reserve.kinds()), outlook);
                self.value(&after, outlook)
            }
            Step::Discarding => self.value(&self.reduced(*board, outlook), outlook),
            Step::Placing { .. } => {
                let mut after = *board;
                self.fill(&mut after, outlook.prices);
                self.value(&after, outlook)
            }
            Step::Opening => {
                let opened = |card: &Card| {
                    let mut after = *board;
                    after.sites.push(Site::new(*card));
                    let flip = if self.material.site(*card).flip {
                        self.weights.evaluation.flip
                    } else {
                        0.0
                    };
                    self.value(&after, outlook) + flip
                };
                state
                    .display
                    .iter()
                    .flatten()
                    .map(opened)
                    .reduce(f32::max)
                    .unwrap_or(0.0)
            }
            Step::Flipping | Step::Refilling { flip: true } | Step::FlippingTwo | Step::FlippingSecond(_) => {
                let best = self.best_flip(state, board);
                let times = if state.step == Step::FlippingTwo {
                    self.weights.evaluation.second_flip
                } else {
                    1.0
                };
                self.value(board, outlook) + times * best
            }
            _ if state.selling => self.value_selling(board, outlook),
            _ => self.value(board, outlook),
        }
    }

    /// The value of a board between two turns.
    fn value(&self, board: &Board, outlook: &Outlook<'_>) -> f32 {
        let mut value = f32::from(board.coins);
        let mut stock = board.stock;
        for site in board.sites.iter() {
            value += self.value_site(site, &mut stock, outlook);
        }
        let later = outlook.time_for(3.0);
        for resource in stock.kinds().iter() {
            value += outlook.weights.spare * later * f32::from(stock.of(resource));
        }
        for power in Power::ALL {
            let held = self
                .material
                .giving(power)
                .and(board.finished)
                .without(board.used)
                .len();
            value += held as f32 * outlook.power(power);
        }
        value + outlook.weights.readiness * later * self.readiness(board)
    }

    /// What a site adds: its revenue, if there is time to finish it, less what that takes. Takes what it uses from
    /// `stock`.
    fn value_site(&self, site: &Site, stock: &mut Tally, outlook: &Outlook<'_>) -> f32 {
        let face = self.material.site(site.card);
        let free = site.free(face);
        let (mut covered, mut lacking) = (0.0, 0.0);
        for resource in free.kinds().iter() {
            let fits = free.of(resource).min(stock.of(resource));
            stock.remove(resource, fits);
            covered += f32::from(fits);
            lacking += f32::from(free.of(resource) - fits);
        }
        let mut any = site.any;
        if site.any_free(face) {
            any = dearest(stock.kinds(), outlook.prices);
            match any {
                Some(resource) => {
                    stock.remove(resource, 1);
                    covered += 1.0;
                }
                None => lacking += 1.0,
            }
        }
        let at_once = lacking == 0.0;
        let mut revenue = 0.0;
        for resource in face.printed.kinds().iter() {
            revenue += f32::from(face.printed.of(resource)) * outlook.price(resource, at_once);
        }
        if face.any {
            revenue += any.map_or(outlook.weights.any_price, |resource| outlook.price(resource, at_once));
        }
        let turns = 1.0 + (lacking / outlook.weights.production).ceil();
        let power = self.power_of(site.card).map_or(0.0, |power| outlook.power(power));
        let effort = outlook.weights.placing * (covered + lacking) + outlook.weights.getting * lacking;
        outlook.time_for(turns) * (revenue + power - effort)
    }

    /// The useful resources of the best next production.
    fn readiness(&self, board: &Board) -> f32 {
        let needs = self.needs(board);
        let best = Resource::ALL
            .into_iter()
            .map(|resource| self.yield_of(&needs, board.force.toggled(resource)))
            .reduce(f32::max);
        best.unwrap_or(0.0)
    }

    fn yield_of(&self, needs: &Needs, force: Kinds) -> f32 {
        let useful = needs.useful(force);
        let made = if force == Kinds::ALL { 0 } else { force.len() as u8 };
        let weights = &self.weights.evaluation;
        let useless = f32::from(made - useful.min(made)).min(weights.useless);
        weights.getting * f32::from(useful) + weights.spare * useless
    }

    /// Production tokens are being turned: produce now, or turn one more.
    fn value_turning(&self, board: &Board, outlook: &Outlook<'_>) -> f32 {
        let mut best = self.value_produced(board, outlook);
        if board.coins > 0 {
            for resource in Resource::ALL {
                let mut turned = *board;
                turned.coins -= 1;
                turned.force = turned.force.toggled(resource);
                best = best.max(self.value_produced(&turned, outlook));
            }
        }
        best
    }

    fn value_produced(&self, board: &Board, outlook: &Outlook<'_>) -> f32 {
        let kinds = board.force.others();
        let left = if kinds.is_empty() { 0 } else { board.force.len() };
        self.value(&self.produced(board, left as u8, kinds, outlook), outlook)
    }

    /// The board after taking `left` resources of `kinds` in the best way.
    fn produced(&self, board: &Board, left: u8, kinds: Kinds, outlook: &Outlook<'_>) -> Board {
        let mut after = *board;
        let mut needs = self.needs(board);
        for _ in 0..left {
            let wanted = needs.lacking.kinds().and(kinds);
            let Some(resource) = dearest(wanted, outlook.prices).or_else(|| dearest(kinds, outlook.prices)) else {
                break;
            };
            if wanted.contains(resource) {
                needs.lacking.remove(resource, 1);
            }
            after.stock.add(resource, 1);
        }
        self.reduced(after, outlook)
    }

    /// The board after discarding down to a full stock in the best way.
    fn reduced(&self, mut board: Board, outlook: &Outlook<'_>) -> Board {
        while board.stock.total() > STOCK {
            let spare = self.needs(&board).spare.kinds();
            let Some(resource) =
                cheapest(spare, outlook.prices).or_else(|| cheapest(board.stock.kinds(), outlook.prices))
            else {
                break;
            };
            board.stock.remove(resource, 1);
        }
        board
    }

    /// Incomplete sites can be sold: each is worth what it brings now or what it promises.
    fn value_selling(&self, board: &Board, outlook: &Outlook<'_>) -> f32 {
        let mut best = self.value(board, outlook);
        for place in 0..board.sites.len() {
            let mut sold = *board;
            let site = sold.sites.remove(place);
            if site.is_empty() {
                continue;
            }
            sold.coins += site.tokens().worth(outlook.prices);
            if !self.strict {
                sold.finished.insert(site.card);
            }
            best = best.max(self.value(&sold, outlook));
        }
        best
    }

    /// What the best flip brings this board.
    fn best_flip(&self, state: &State, board: &Board) -> f32 {
        let slots = self.slots(board);
        let gain = |token: &Quotation| slots[token.behind.index()] - slots[token.shown.index()];
        state.market.iter().map(gain).reduce(f32::max).unwrap_or(0.0).max(0.0)
    }

    /// How many coins one more token of each resource would bring.
    fn slots(&self, board: &Board) -> [f32; 5] {
        let memory = self.weights.evaluation.memory;
        let mut slots = [0.0; 5];
        for site in board.sites.iter() {
            let face = self.material.site(site.card);
            for resource in face.printed.kinds().iter() {
                slots[resource.index()] += memory * f32::from(face.printed.of(resource));
            }
            if let Some(resource) = site.any {
                slots[resource.index()] += memory;
            }
        }
        slots
    }
}
