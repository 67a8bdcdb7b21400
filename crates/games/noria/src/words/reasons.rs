//! What comes of a move at once, for hints.

use engine::{Phrase, Seat};

use super::{amounts, disc_phrase, good_phrase, kind_phrase, path_phrase, resource_phrase};
use crate::Noria;
use crate::kinds::{Chamber, DiscKind, Island, Path, Resource};
use crate::moves::Move;
use crate::state::{Deed, State, Step};
use crate::wheel::{Disc, Ring, Space, Wheel};

impl Noria {
    pub(super) fn say_reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        let say = |id: &str| Phrase::new(format!("reason-{id}"));
        match mv {
            Move::Take(resource) => Some(say("take").with("resource", resource_phrase(resource))),
            Move::Enter(path) => Some(say("enter").with("path", path_phrase(path))),
            Move::Next(_) => Some(say("next")),
            Move::Place(space) => Some(self.reason_to_place(state, space)),
            Move::NightShift(ring) => Some(reason_to_turn(&state.mover().wheel, ring)),
            Move::Modify(space) => Some(say(if space.is_active() { "makes-room" } else { "raises" })),
            Move::To(space) => self.reason_to_modify(state, space),
            Move::Act => Some(say("act").with("number", self.discs_left(state))),
            Move::Activate(space) => self.reason_to_use(state, space, 1),
            Move::Double(space) => self.reason_to_use(state, space, 2),
            Move::Repeat(space) => self.reason_to_use(state, space, 1),
            Move::Inspect(_) => Some(say("inspect")),
            Move::Sell(good) => Some(say("sell").with("knowledge", good.knowledge())),
            Move::Acquire(resource) => Some(say("acquire").with("resource", resource_phrase(resource))),
            Move::Finish if self.can_intrigue(state) => Some(say("end")),
            Move::Finish | Move::Rest => Some(self.reason_to_end(state)),
            Move::Stop => Some(say("end")),
            Move::Buy(kind) => Some(say("buy").with("disc", kind_phrase(kind))),
            Move::Invest(path) => Some(self.reason_to_invest(state, path)),
            Move::Explore => Some(say("explore")),
            Move::Visit(island) => Some(self.reason_to_visit(state, island)),
            Move::Ship(resource) => Some(reason_to_ship(state, resource)),
            Move::Build(space) => self.reason_to_build(state, space),
            Move::Upgrade(space) => {
                let disc = state.mover().wheel.at(space)?;
                Some(say("upgrade").with("disc", disc_phrase(disc)))
            }
            Move::Produce(good, number) => {
                Some(say("produce").with("goods", amounts([(good, number.into())].into_iter())))
            }
            Move::ProduceEach(goods) => Some(say("produce").with("goods", amounts(goods.iter().map(|good| (good, 1))))),
            Move::Pay(_) => match state.step {
                Step::Pay(Deed::Buy(kind)) => Some(say("buy").with("disc", kind_phrase(kind))),
                Step::Pay(Deed::Invest(path)) => Some(self.reason_to_invest(state, path)),
                Step::Pay(Deed::Visit(island)) => Some(self.reason_to_visit(state, island)),
                _ => None,
            },
            Move::PayGoods(_) => match state.step {
                Step::PayGoods(path) => Some(self.reason_to_invest(state, path)),
                _ => None,
            },
            Move::Intrigue(chamber) => Some(self.reason_to_seat(state, chamber)),
            Move::Dismiss(chamber) => Some(self.reason_to_dismiss(state, chamber)),
            _ => None,
        }
    }

    /// What seating a politician in a chamber brings a seat.
    pub(super) fn intrigue_gain(&self, state: &State, seat: Seat, chamber: Chamber) -> i32 {
        let mut after = state.clone();
        after.chambers[chamber].seated += 1;
        self.chamber_points(&after, seat, chamber) - self.chamber_points(state, seat, chamber)
    }

    /// In how many turns the disc can be used: the wheel has already turned for the next one.
    fn reason_to_place(&self, state: &State, space: Space) -> Phrase {
        let mut wheel = Wheel::default();
        wheel.put(space, Some(Disc::simple(DiscKind::Bonus)));
        let mut turns = 1;
        while !wheel.discs().any(|(space, _)| space.is_active()) {
            wheel.turn_all();
            turns += 1;
        }
        let empty = Phrase::new("reason-place").with("turns", turns);
        match state.mover().wheel.at(space) {
            Some(over) => Phrase::new("reason-place-over")
                .with("turns", turns)
                .with("over", disc_phrase(over)),
            None => empty,
        }
    }

    /// Which disc a modification brings into the lower half; or else what can be used there then.
    fn reason_to_modify(&self, state: &State, to: Space) -> Option<Phrase> {
        let Step::Modify(from) = state.step else { return None };
        let wheel = &state.mover().wheel;
        let raised = match (from.is_active(), to.is_active()) {
            (false, true) => wheel.at(from),
            (true, false) => wheel.at(to),
            (false, false) => return Some(Phrase::new("reason-later")),
            (true, true) => None,
        };
        Some(match raised {
            Some(disc) => Phrase::new("reason-activates").with("disc", disc_phrase(disc)),
            None => {
                let mut after = state.clone();
                let (one, other) = (wheel.at(from), wheel.at(to));
                after.mover_mut().wheel.put(from, other);
                after.mover_mut().wheel.put(to, one);
                Phrase::new("reason-act").with("number", self.discs_left(&after))
            }
        })
    }

    fn reason_to_use(&self, state: &State, space: Space, times: u16) -> Option<Phrase> {
        let disc = state.mover().wheel.at(space)?;
        let Some(resource) = disc.kind().resource() else {
            let id = if times == 2 { "reason-use-twice" } else { "reason-use" };
            return Some(Phrase::new(format!("{id}-{}", disc.kind())));
        };
        let number = u16::from(state.mover().ships[resource]) * times;
        let gathered = Phrase::new("reason-gather").with("number", number);
        Some(
            gathered
                .with("resource", resource_phrase(resource))
                .with("total", state.mover().resources[resource] + number),
        )
    }

    fn reason_to_end(&self, state: &State) -> Phrase {
        let income = self.material.factory_income[state.mover().built()];
        if income > 0 {
            Phrase::new("reason-income").with("number", income)
        } else {
            Phrase::new("reason-end")
        }
    }

    /// The points of the next level, the chambers of the highest and the lowest level included.
    fn reason_to_invest(&self, state: &State, path: Path) -> Phrase {
        let mut after = state.clone();
        after.mover_mut().levels[path] += 1;
        let points = self.score_of(&after, state.seat).points - self.score_of(state, state.seat).points;
        Phrase::new("reason-invest")
            .with("path", path_phrase(path))
            .with("level", after.mover().levels[path])
            .with("points", points)
    }

    fn reason_to_visit(&self, state: &State, island: Island) -> Phrase {
        let ships: u8 = state.docks[island].values().iter().sum();
        let spaces = self.material.islands[island].spaces().count();
        let free = spaces - self.taken_spaces(state, island).len();
        Phrase::new("reason-visit")
            .with("ships", ships)
            .with("spaces", free as u32)
    }

    fn reason_to_build(&self, state: &State, space: u8) -> Option<Phrase> {
        let island = state.mover().ambassador?;
        let factory = (*self.material.islands[island].factories.get(usize::from(space))?)?;
        let income = &self.material.factory_income;
        let built = state.mover().built();
        let more = income.get(built + 1)?.saturating_sub(income[built]);
        Some(
            Phrase::new("reason-build")
                .with("good", good_phrase(factory.good))
                .with("warehouses", factory.warehouses)
                .with("knowledge", more),
        )
    }

    fn reason_to_seat(&self, state: &State, chamber: Chamber) -> Phrase {
        let rivals = Seat::all(self.players).filter(|&seat| seat != state.seat);
        let best = rivals.map(|seat| self.intrigue_gain(state, seat, chamber)).max();
        Phrase::new("reason-intrigue")
            .with("points", self.intrigue_gain(state, state.seat, chamber))
            .with("rival", best.unwrap_or(0))
    }

    /// The value that the chamber can still reach.
    fn reason_to_dismiss(&self, state: &State, chamber: Chamber) -> Phrase {
        let politicians = state.chambers[chamber];
        let most = usize::from(politicians.seated + politicians.waiting.saturating_sub(1));
        let values = &self.material.chambers[chamber];
        Phrase::new("reason-dismiss").with("value", values[most.min(values.len() - 1)])
    }
}

/// What a night shift brings into the lower half.
fn reason_to_turn(wheel: &Wheel, ring: Ring) -> Phrase {
    let mut turned = *wheel;
    turned.turn(ring);
    let first = ring.places().map(Space::new).find(|space| space.is_active());
    match first.and_then(|space| turned.at(space)) {
        Some(disc) => Phrase::new("reason-activates").with("disc", disc_phrase(disc)),
        None => Phrase::new("reason-later"),
    }
}

fn reason_to_ship(state: &State, resource: Resource) -> Phrase {
    let ships = state.mover().ships[resource];
    Phrase::new("reason-ship")
        .with("disc", kind_phrase(DiscKind::from(resource)))
        .with("before", ships)
        .with("number", ships + 1)
}
