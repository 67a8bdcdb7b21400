//! Moves: one decision or one outcome of chance each, with a text form.
//!
//! ```text
//! act             end the influence phase          activate M3     use a disc
//! night-shift large                                double M3       use an upgraded disc twice
//! modify L0       name a disc to move …            inspect M3      take 1 knowledge instead
//! to S1           … and say where to               pay 2 energy 1 obsidian
//! ```

use std::fmt;
use std::str::FromStr;

use components::{Map, Named, UnknownName};

use crate::kinds::{ByGood, ByResource, Chamber, DiscKind, Good, GoodSet, Island, Path, Resource};
use crate::wheel::{ParseWheelError, Ring, Space};

/// One decision, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Chance: what lies on the four stalls of the market.
    Lay([DiscKind; 4]),
    /// Chance: the order of the resource discs on the seat's start wheel.
    Order([Resource; 3]),
    /// Chance: an island appears.
    Reveal(Island),
    /// Take the start resource.
    Take(Resource),
    /// Enter the first path for free.
    Enter(Path),
    /// Choose which bought disc is placed next.
    Next(DiscKind),
    /// Place a disc: the next of the own start wheel, or the next from the centre.
    Place(Space),
    /// Turn a ring by a night shift.
    NightShift(Ring),
    /// Name a disc to modify.
    Modify(Space),
    /// Exchange the named disc with what lies here.
    To(Space),
    /// End the influence phase.
    Act,
    /// Use a disc once.
    Activate(Space),
    /// Use an upgraded disc twice.
    Double(Space),
    /// Take a knowledge instead of using a disc.
    Inspect(Space),
    /// Trade a good for knowledge on the black market.
    Sell(Good),
    /// Trade 3 knowledge for a resource on the black market.
    Acquire(Resource),
    /// End the action phase.
    Finish,
    /// City: take a disc from the market.
    Buy(DiscKind),
    /// City: go up one level.
    Invest(Path),
    /// Journey: reveal an island and land there.
    Explore,
    /// Journey: land on an island in play.
    Visit(Island),
    /// Journey: take a ship here.
    Ship(Resource),
    /// Journey: build a factory on this space of the island.
    Build(u8),
    /// Tool: turn a disc to its upgraded side.
    Upgrade(Space),
    /// Tool: produce so many of one good.
    Produce(Good, u8),
    /// Tool: produce one of each of these goods.
    ProduceEach(GoodSet),
    /// Bonus: perform the action of a disc used before.
    Repeat(Space),
    /// Leave the second action of a disc.
    Stop,
    /// Pay with these resources.
    Pay(Amounts<3>),
    /// Pay with these goods.
    PayGoods(Amounts<5>),
    /// Seat a politician of a chamber.
    Intrigue(Chamber),
    /// Remove a politician from a chamber's upper half.
    Dismiss(Chamber),
    /// End the politics phase.
    Rest,
}

/// How many of each kind are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amounts<const N: usize>(pub [u8; N]);

impl Amounts<3> {
    /// By resource.
    pub fn resources(self) -> ByResource<u8> {
        Map::new(self.0)
    }
}

impl Amounts<5> {
    /// By good.
    pub fn goods(self) -> ByGood<u8> {
        Map::new(self.0)
    }
}

fn write_amounts<K: Named>(f: &mut fmt::Formatter<'_>, amounts: &[u8]) -> fmt::Result {
    f.write_str("pay")?;
    let paid = K::all().zip(amounts).filter(|&(_, &number)| number > 0);
    for (thing, number) in paid {
        write!(f, " {number} {thing}")?;
    }
    Ok(())
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Lay([first, second, third, fourth]) => write!(f, "lay {first} {second} {third} {fourth}"),
            Move::Order([first, second, third]) => write!(f, "order {first} {second} {third}"),
            Move::Reveal(island) => write!(f, "reveal {island}"),
            Move::Take(resource) => write!(f, "take {resource}"),
            Move::Enter(path) => write!(f, "enter {path}"),
            Move::Next(kind) => write!(f, "next {kind}"),
            Move::Place(space) => write!(f, "place {space}"),
            Move::NightShift(ring) => write!(f, "night-shift {ring}"),
            Move::Modify(space) => write!(f, "modify {space}"),
            Move::To(space) => write!(f, "to {space}"),
            Move::Act => f.write_str("act"),
            Move::Activate(space) => write!(f, "activate {space}"),
            Move::Double(space) => write!(f, "double {space}"),
            Move::Inspect(space) => write!(f, "inspect {space}"),
            Move::Sell(good) => write!(f, "sell {good}"),
            Move::Acquire(resource) => write!(f, "acquire {resource}"),
            Move::Finish => f.write_str("finish"),
            Move::Buy(kind) => write!(f, "buy {kind}"),
            Move::Invest(path) => write!(f, "invest {path}"),
            Move::Explore => f.write_str("explore"),
            Move::Visit(island) => write!(f, "visit {island}"),
            Move::Ship(resource) => write!(f, "ship {resource}"),
            Move::Build(space) => write!(f, "build {space}"),
            Move::Upgrade(space) => write!(f, "upgrade {space}"),
            Move::Produce(good, number) => write!(f, "produce {number} {good}"),
            Move::ProduceEach(goods) => {
                f.write_str("produce-each")?;
                goods.iter().try_for_each(|good| write!(f, " {good}"))
            }
            Move::Repeat(space) => write!(f, "repeat {space}"),
            Move::Stop => f.write_str("stop"),
            Move::Pay(amounts) => write_amounts::<Resource>(f, &amounts.0),
            Move::PayGoods(amounts) => write_amounts::<Good>(f, &amounts.0),
            Move::Intrigue(chamber) => write!(f, "intrigue {chamber}"),
            Move::Dismiss(chamber) => write!(f, "dismiss {chamber}"),
            Move::Rest => f.write_str("rest"),
        }
    }
}

/// The text is not a move of Noria.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseMoveError {
    /// No move is called so, or it has other parts.
    #[error("'{0}' is not a move of Noria")]
    Unknown(String),
    /// A part of the move names nothing there is.
    #[error(transparent)]
    Name(#[from] UnknownName),
    /// A part of the move names no part of the wheel.
    #[error(transparent)]
    Wheel(#[from] ParseWheelError),
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || ParseMoveError::Unknown(text.chars().take(60).collect());
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        let mv = match (verb, rest.as_slice()) {
            ("lay", [first, second, third, fourth]) => {
                Move::Lay([first.parse()?, second.parse()?, third.parse()?, fourth.parse()?])
            }
            ("order", [first, second, third]) => Move::Order([first.parse()?, second.parse()?, third.parse()?]),
            ("reveal", [island]) => Move::Reveal(island.parse()?),
            ("take", [resource]) => Move::Take(resource.parse()?),
            ("enter", [path]) => Move::Enter(path.parse()?),
            ("next", [kind]) => Move::Next(kind.parse()?),
            ("place", [space]) => Move::Place(space.parse()?),
            ("night-shift", [ring]) => Move::NightShift(ring.parse()?),
            ("modify", [space]) => Move::Modify(space.parse()?),
            ("to", [space]) => Move::To(space.parse()?),
            ("act", []) => Move::Act,
            ("activate", [space]) => Move::Activate(space.parse()?),
            ("double", [space]) => Move::Double(space.parse()?),
            ("inspect", [space]) => Move::Inspect(space.parse()?),
            ("sell", [good]) => Move::Sell(good.parse()?),
            ("acquire", [resource]) => Move::Acquire(resource.parse()?),
            ("finish", []) => Move::Finish,
            ("buy", [kind]) => Move::Buy(kind.parse()?),
            ("invest", [path]) => Move::Invest(path.parse()?),
            ("explore", []) => Move::Explore,
            ("visit", [island]) => Move::Visit(island.parse()?),
            ("ship", [resource]) => Move::Ship(resource.parse()?),
            ("build", [space]) => Move::Build(small_number(space).filter(|&space| space < 8).ok_or_else(unknown)?),
            ("upgrade", [space]) => Move::Upgrade(space.parse()?),
            ("produce", [number, good]) => Move::Produce(good.parse()?, small_number(number).ok_or_else(unknown)?),
            ("produce-each", [_, _, ..]) => {
                let goods = rest.iter().map(|good| good.parse()).collect::<Result<Vec<Good>, _>>()?;
                if !goods.is_sorted_by(|a, b| a < b) {
                    return Err(unknown());
                }
                Move::ProduceEach(goods.into_iter().collect())
            }
            ("repeat", [space]) => Move::Repeat(space.parse()?),
            ("stop", []) => Move::Stop,
            ("pay", [_, kind, ..]) if kind.parse::<Resource>().is_ok() => {
                Move::Pay(read_amounts::<Resource, 3>(&rest).ok_or_else(unknown)?)
            }
            ("pay", [_, _, ..]) => Move::PayGoods(read_amounts::<Good, 5>(&rest).ok_or_else(unknown)?),
            ("intrigue", [chamber]) => Move::Intrigue(chamber.parse()?),
            ("dismiss", [chamber]) => Move::Dismiss(chamber.parse()?),
            ("rest", []) => Move::Rest,
            _ => return Err(unknown()),
        };
        Ok(mv)
    }
}

/// A number written the one way in which moves write it.
fn small_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number: &u8| number.to_string() == text)
}

fn read_amounts<K: Named, const N: usize>(words: &[&str]) -> Option<Amounts<N>> {
    let mut amounts = [0; N];
    let mut next = 0;
    for pair in words.chunks(2) {
        let &[number, kind] = pair else { return None };
        let index = kind.parse::<K>().ok()?.index();
        amounts[index] = small_number(number).filter(|&number| number > 0 && index >= next)?;
        next = index + 1;
    }
    Some(Amounts(amounts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_move_is_read_back_from_its_text() {
        let space = Space::new(8);
        let moves = [
            Move::Lay(DiscKind::PRICED),
            Move::Order([Resource::Obsidian, Resource::Energy, Resource::Mycelium]),
            Move::Reveal(Island::I9),
            Move::Take(Resource::Energy),
            Move::Enter(Path::Research),
            Move::Next(DiscKind::Tool),
            Move::Place(space),
            Move::NightShift(Ring::Medium),
            Move::Modify(space),
            Move::To(space),
            Move::Act,
            Move::Activate(space),
            Move::Double(space),
            Move::Inspect(space),
            Move::Sell(Good::Lamp),
            Move::Acquire(Resource::Mycelium),
            Move::Finish,
            Move::Buy(DiscKind::Bonus),
            Move::Invest(Path::Colonization),
            Move::Explore,
            Move::Visit(Island::I1),
            Move::Ship(Resource::Obsidian),
            Move::Build(7),
            Move::Upgrade(space),
            Move::Produce(Good::Sail, 3),
            Move::ProduceEach([Good::Sail, Good::Piston].into_iter().collect()),
            Move::Repeat(space),
            Move::Stop,
            Move::Pay(Amounts([3, 0, 1])),
            Move::PayGoods(Amounts([0, 2, 1, 0, 0])),
            Move::Intrigue(Chamber::Division),
            Move::Dismiss(Chamber::Refining),
            Move::Rest,
        ];
        for mv in moves {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }

    #[test]
    fn a_move_has_one_text_only() {
        let twisted = [
            "pay 1 obsidian 2 energy",
            "pay 0 energy",
            "pay +1 energy",
            "pay 1 energy 1 energy",
            "pay 1 energy 1 sail",
            "pay 1",
            "produce-each sail propeller",
            "produce-each sail sail",
            "produce-each sail",
            "produce 03 sail",
            "build 8",
            "act ",
            " act",
            "",
        ];
        for text in twisted {
            assert!(text.parse::<Move>().is_err(), "'{text}' was read");
        }
    }
}
