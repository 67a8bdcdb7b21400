//! Setting up: islands, market, wheels, and the choices before the first round.

use engine::{Log, Seat};

use crate::Noria;
use crate::events::Event;
use crate::kinds::{ByDisc, DiscKind, Island, Path, Resource};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{Player, Politicians, State, Step, TurnSoFar};
use crate::wheel::{Disc, Ring, Space};

/// The orders in which three resource discs can lie.
const ORDERS: [[Resource; 3]; 6] = {
    use Resource::{Energy, Mycelium, Obsidian};
    [
        [Energy, Mycelium, Obsidian],
        [Energy, Obsidian, Mycelium],
        [Mycelium, Energy, Obsidian],
        [Mycelium, Obsidian, Energy],
        [Obsidian, Energy, Mycelium],
        [Obsidian, Mycelium, Energy],
    ]
};

/// The number of orders of the four priced discs.
const MARKETS: usize = 24;

/// How many discs of a custom wheel lie in each ring, from the large one.
const RING_SHARES: [usize; 3] = [3, 2, 1];
/// How many discs of a custom wheel lie in the active half.
const ACTIVE_SHARE: usize = 2;

/// One of the orders of the four priced discs.
fn market_order(mut number: usize) -> [DiscKind; 4] {
    let mut rest = DiscKind::PRICED;
    for place in 0..4 {
        let choices = 4 - place;
        let chosen = place + number % choices;
        number /= choices;
        rest[place..=chosen].rotate_right(1);
    }
    rest
}

impl Noria {
    /// How many islands are in play.
    pub fn islands_in_play(&self) -> usize {
        self.players + 3
    }

    /// The table before anything is dealt.
    pub(crate) fn empty_table(&self) -> State {
        let on_market = self.players as u8 + 2;
        let mut state = State {
            step: if self.expert {
                Step::DealIslands
            } else {
                Step::DealMarket
            },
            round: 0,
            seat: Seat::FIRST,
            turn: TurnSoFar::default(),
            unseen: Island::ALL.iter().copied().collect(),
            islands: Default::default(),
            docks: Default::default(),
            stalls: Default::default(),
            market: ByDisc::new([on_market; 7]),
            removed: Default::default(),
            chambers: Default::default(),
            players: Default::default(),
        };
        *state.chambers.values_mut() = [Politicians { waiting: 4, seated: 0 }; 6];
        for player in &mut state.players[..self.players] {
            *player.ships.values_mut() = [1; 3];
            player.knowledge = u16::from(!self.expert);
        }
        if !self.expert && !self.random_market {
            self.set_up_market(&mut state, self.material.first_game_market);
        }
        state
    }

    /// How many outcomes the due chance move has; all weigh the same.
    pub(crate) fn outcomes(&self, state: &State) -> usize {
        match state.step {
            Step::DealIslands | Step::Reveal => state.unseen.len(),
            Step::DealMarket => MARKETS,
            Step::DealOrder => ORDERS.len() - state.seat.index(),
            _ => 0,
        }
    }

    fn outcome(&self, state: &State, number: usize) -> Move {
        match state.step {
            Step::DealMarket => Move::Lay(market_order(number)),
            Step::DealOrder => Move::Order(self.orders_left(state).nth(number).expect("an order is left")),
            _ => Move::Reveal(state.unseen.iter().nth(number).expect("an island is unseen")),
        }
    }

    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        outcomes.extend((0..self.outcomes(state)).map(|number| (self.outcome(state, number), 1)));
    }

    pub(crate) fn draw_outcome(&self, state: &State, word: u64) -> Move {
        self.outcome(state, engine::share(word, self.outcomes(state)))
    }

    pub(super) fn check_reveal(&self, state: &State, island: Island) -> Result<(), Refusal> {
        let unseen = state.unseen.contains(island);
        unseen.then_some(()).ok_or(Refusal::NoSuchOutcome)
    }

    pub(super) fn check_stalls(&self, mut stalls: [DiscKind; 4]) -> Result<(), Refusal> {
        stalls.sort();
        (stalls == DiscKind::PRICED).then_some(()).ok_or(Refusal::NoSuchOutcome)
    }

    pub(super) fn check_order(&self, state: &State, order: [Resource; 3]) -> Result<(), Refusal> {
        let left = self.orders_left(state).any(|left| left == order);
        left.then_some(()).ok_or(Refusal::NoSuchOutcome)
    }

    /// The orders of resource discs that no seat before this one has.
    fn orders_left(&self, state: &State) -> impl Iterator<Item = [Resource; 3]> {
        let lies = |player: &Player, order: [Resource; 3]| {
            let places = self.material.start_resources.iter().zip(order);
            places
                .into_iter()
                .all(|(&space, resource)| player.wheel.at(space) == Some(Disc::simple(resource.into())))
        };
        let before = &state.players[..state.seat.index()];
        ORDERS
            .into_iter()
            .filter(move |&order| !before.iter().any(|player| lies(player, order)))
    }

    /// An island appears: in the expert game's circle, or under the ambassador that explores (J1, X1).
    pub(super) fn play_reveal<L: Log<Event>>(&self, state: &mut State, island: Island, log: &mut L) {
        let place = state.revealed();
        state.unseen.remove(island);
        state.islands[place] = Some(island);
        state.docks[island] = self.material.islands[island].ships(self.players);
        log.tell_all(|| Event::Appeared { island });
        if state.step == Step::Reveal {
            self.set_down(state, island, log);
        } else if state.revealed() == self.islands_in_play() {
            state.step = Step::DealMarket;
        }
    }

    pub(super) fn play_stalls<L: Log<Event>>(&self, state: &mut State, stalls: [DiscKind; 4], log: &mut L) {
        log.tell_all(|| Event::Laid { stalls });
        self.set_up_market(state, stalls);
    }

    fn set_up_market(&self, state: &mut State, stalls: [DiscKind; 4]) {
        state.stalls = stalls.map(Some);
        state.step = if self.expert { Step::BuildWheel } else { Step::DealOrder };
    }

    pub(super) fn play_order<L: Log<Event>>(&self, state: &mut State, order: [Resource; 3], log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Ordered { seat, order });
        let mut wheel = self.material.start_wheel;
        for (&space, resource) in self.material.start_resources.iter().zip(order) {
            wheel.put(space, Some(Disc::simple(resource.into())));
        }
        state.mover_mut().wheel = wheel;
        self.next_in_set_up(state, Step::StartResource, log);
    }

    /// The set-up goes around the table: the same step for the next seat, or `then` after the last (S3).
    fn next_in_set_up<L: Log<Event>>(&self, state: &mut State, then: Step, log: &mut L) {
        state.seat = state.seat.next(self.players);
        if state.seat == Seat::FIRST {
            if then == Step::Influence {
                self.begin_round(state, log);
            } else {
                state.step = then;
            }
        }
    }

    pub(super) fn list_start_resources(&self, moves: &mut Vec<Move>) {
        moves.extend(Resource::ALL.iter().map(|&resource| Move::Take(resource)));
    }

    pub(super) fn play_start_resource<L: Log<Event>>(&self, state: &mut State, resource: Resource, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Took { seat, resource });
        state.mover_mut().resources[resource] += 1;
        self.next_in_set_up(state, Step::StartLevel, log);
    }

    pub(super) fn list_start_levels(&self, moves: &mut Vec<Move>) {
        moves.extend(Path::ALL.iter().map(|&path| Move::Enter(path)));
    }

    pub(super) fn play_start_level<L: Log<Event>>(&self, state: &mut State, path: Path, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Entered { seat, path });
        state.mover_mut().levels[path] = 1;
        self.next_in_set_up(state, Step::Influence, log);
    }

    /// Custom wheels are built in turn order, disc by disc in a fixed order (X3).
    pub(super) fn list_building(&self, state: &State, moves: &mut Vec<Move>) {
        let open = |space: &Space| self.check_building(state, *space).is_ok();
        moves.extend(Space::all().filter(open).map(Move::Place));
    }

    pub(super) fn check_building(&self, state: &State, space: Space) -> Result<(), Refusal> {
        let wheel = &state.mover().wheel;
        if wheel.at(space).is_some() {
            return Err(Refusal::SpaceOccupied);
        }
        let mut wheel = *wheel;
        wheel.put(space, Some(Disc::simple(DiscKind::Energy)));
        // Whatever is placed, the rest must still fit: the active discs to come lie between these bounds.
        let (mut active, mut fewest, mut most) = (0, 0, 0);
        for (ring, share) in Ring::ALL.into_iter().zip(RING_SHARES) {
            let spaces = || ring.places().map(Space::new);
            let placed = spaces().filter(|&space| wheel.at(space).is_some()).count();
            let missing = share.checked_sub(placed).ok_or(Refusal::RingFull)?;
            let free = |half: bool| {
                let in_half = spaces().filter(|space| space.is_active() == half);
                in_half.filter(|&space| wheel.at(space).is_none()).count()
            };
            active += spaces()
                .filter(|&space| space.is_active() && wheel.at(space).is_some())
                .count();
            fewest += missing.saturating_sub(free(false));
            most += missing.min(free(true));
        }
        let fits = (active + fewest..=active + most).contains(&ACTIVE_SHARE);
        fits.then_some(()).ok_or(Refusal::WrongHalf)
    }

    /// The disc of the own start wheel that is placed next.
    pub(crate) fn next_start_disc(&self, state: &State) -> DiscKind {
        DiscKind::START[state.mover().wheel.len()]
    }

    pub(super) fn play_building<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let disc = Disc::simple(self.next_start_disc(state));
        let seat = state.seat;
        log.tell_all(|| Event::Placed {
            seat,
            disc,
            space,
            over: None,
        });
        let wheel = &mut state.mover_mut().wheel;
        wheel.put(space, Some(disc));
        if wheel.len() == DiscKind::START.len() {
            self.next_in_set_up(state, Step::Influence, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_market_can_be_laid_in_twenty_four_different_orders() {
        let orders: std::collections::BTreeSet<_> = (0..MARKETS).map(market_order).collect();
        assert_eq!(orders.len(), MARKETS);
    }
}
