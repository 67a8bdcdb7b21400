//! Why a move was refused.

use engine::Phrase;

use super::{amounts, good_phrase, kind_phrase, path_phrase, price_phrase};
use crate::Noria;
use crate::kinds::{ByResource, DiscKind, Path, Resource};
use crate::refusal::{Phase, Refusal};
use crate::rules::{Bill, Kinds};
use crate::state::Step;

impl Noria {
    pub(super) fn say_refusal(&self, refusal: Refusal) -> Phrase {
        let say = |id: &str| Phrase::new(format!("refusal-{id}"));
        match refusal {
            Refusal::NotNow(step) => say(due(step)),
            Refusal::TakenAtStart => say("taken-at-start"),
            Refusal::OtherPhase(Phase::Influence) => say("influence-phase"),
            Refusal::OtherPhase(Phase::Action) => say("action-phase"),
            Refusal::OtherPhase(Phase::Politics) => say("politics-phase"),
            Refusal::OtherPhase(Phase::Administration) => say("administration-phase"),
            Refusal::NeedsDisc(kind) => say(&format!("needs-{kind}")),
            Refusal::NeedsLanding => say("needs-landing"),
            Refusal::PaymentDue => say("payment-due"),
            Refusal::SecondDue => say("second-due"),
            Refusal::Over => say("over"),
            Refusal::NoSuchOutcome => say("no-such-outcome"),
            Refusal::RingFull => say("ring-full"),
            Refusal::WrongHalf => say("wrong-half"),
            Refusal::SpaceOccupied => say("space-occupied"),
            Refusal::Knowledge { price, held } => say("knowledge").with("price", price).with("held", held),
            Refusal::SmallRing => say("small-ring"),
            Refusal::EmptySpace => say("empty-space"),
            Refusal::SameDisc => say("same-disc"),
            Refusal::Inactive => say("inactive"),
            Refusal::AlreadyActivated => say("already-activated"),
            Refusal::Fresh => say("fresh"),
            Refusal::Incompatible => say("incompatible"),
            Refusal::NothingToDo(kind @ (DiscKind::Journey | DiscKind::Tool | DiscKind::Bonus)) => {
                say(&format!("nothing-{kind}"))
            }
            Refusal::NothingToDo(_) => say("nothing-to-do"),
            Refusal::NotUpgraded => say("not-upgraded"),
            Refusal::AlreadyDoubled => say("already-doubled"),
            Refusal::OtherDisc(kind) => say("other-disc").with("disc", kind_phrase(kind)),
            Refusal::ActionDue => say("action-due"),
            Refusal::MarketClosed => say("market-closed"),
            Refusal::NoGood(good) => say("no-good").with("good", good_phrase(good)),
            Refusal::SoldOut(kind) => say("sold-out").with("disc", kind_phrase(kind)),
            Refusal::Resources { needed, held } => say("resources").with("needed", needed).with("held", held),
            Refusal::Price { price, held } => say("price")
                .with("price", price_phrase(price))
                .with("held", suited_amounts(price.path, held)),
            Refusal::PathToll { toll, left } => say("path-toll").with("toll", toll).with("left", left),
            Refusal::LandingToll { toll, held } => say("landing-toll").with("toll", toll).with("held", held),
            Refusal::Ingredients { good, number, held } => {
                let goods = amounts([(good, number.into())].into_iter());
                say_ingredients(goods, &self.material.production[good], number.into(), held)
            }
            Refusal::IngredientsOfEach { goods, held } => {
                let cost = &self.material.production_of_each[usize::from(goods.bits())];
                say_ingredients(amounts(goods.iter().map(|good| (good, 1))), cost, 1, held)
            }
            Refusal::NotInStock => say("not-in-stock"),
            Refusal::TopLevel(path) => say("top-level").with("path", path_phrase(path)),
            Refusal::WrongPayment(bill) => say_bill(bill),
            Refusal::WrongGoods(price) => say("wrong-goods").with("price", price_phrase(price)),
            Refusal::NoIslandLeft => say("no-island-left"),
            Refusal::NotInPlay => say("not-in-play"),
            Refusal::SameIsland => say("same-island"),
            Refusal::NotNeighbour => say("not-neighbour"),
            Refusal::NoShip => say("no-ship"),
            Refusal::NoFactoryLeft => say("no-factory-left"),
            Refusal::NoFactorySpace => say("no-factory-space"),
            Refusal::TwinSpace => say("twin-space"),
            Refusal::AlreadyUpgraded => say("already-upgraded"),
            Refusal::ToolItself => say("tool-itself"),
            Refusal::NoWarehouse { good, empty } => {
                say("no-warehouse").with("good", good_phrase(good)).with("empty", empty)
            }
            Refusal::OneGood => say("one-good"),
            Refusal::NoneProduced => say("none-produced"),
            Refusal::NotUsed => say("not-used"),
            Refusal::TwinDisc => say("twin-disc"),
            Refusal::NobodyWaiting => say("nobody-waiting"),
            Refusal::NotWaiting(kind) => say("not-waiting").with("disc", kind_phrase(kind)),
            Refusal::TwinReplaced => say("twin-replaced"),
        }
    }
}

/// What is to be decided before anything else.
fn due(step: Step) -> &'static str {
    match step {
        Step::DealIslands | Step::DealMarket | Step::DealOrder | Step::Reveal => "chance-moves",
        Step::BuildWheel => "wheel-due",
        Step::StartResource => "resource-due",
        Step::StartLevel => "level-due",
        Step::Influence => "influence-due",
        Step::Modify(_) => "target-due",
        Step::Action => "discs-due",
        Step::Use | Step::UseAgain => "action-due",
        Step::Repeat | Step::RepeatAgain => "repeat-due",
        Step::Pay(_) | Step::PayGoods(_) => "payment-due",
        Step::Land => "landing-due",
        Step::Politics => "politics-due",
        Step::Dismiss => "dismissal-due",
        Step::Next => "next-due",
        Step::Place => "place-due",
        Step::Over => "over",
    }
}

/// What is in stock of the kinds that pay for a path.
fn suited_amounts(path: Path, held: [u16; 3]) -> Vec<Phrase> {
    match path.goods() {
        Some(goods) => amounts(goods.iter().copied().zip(held)),
        None => amounts(Resource::ALL.iter().copied().zip(held)),
    }
}

/// What the production of these goods would take, and what there is.
fn say_ingredients(goods: Vec<Phrase>, cost: &ByResource<u16>, times: u16, held: ByResource<u16>) -> Phrase {
    let needed = amounts(cost.iter().map(|(resource, &cost)| (resource, cost * times)));
    Phrase::new("refusal-ingredients")
        .with("goods", goods)
        .with("needed", needed)
        .with(
            "held",
            amounts(held.iter().map(|(resource, &number)| (resource, number))),
        )
}

/// What is asked for, where something else was to be paid.
fn say_bill(bill: Bill) -> Phrase {
    Phrase::new("refusal-wrong-payment").with("asked", asked_phrase(bill))
}

/// How many resources of which kinds a bill asks for.
pub(super) fn asked_phrase(bill: Bill) -> Phrase {
    let asked = match bill.kinds {
        Kinds::Any => Phrase::new("asked-any"),
        Kinds::Different => Phrase::new("asked-different"),
        Kinds::Alike(1) => Phrase::new("asked-any"),
        Kinds::Alike(number) if number == bill.amount => Phrase::new("asked-alike"),
        Kinds::Alike(number) => Phrase::new("asked-alike-and-toll").with("alike", number),
    };
    asked.with("number", bill.amount)
}

#[cfg(test)]
mod tests {
    use engine::{Game, Setup};

    use super::*;
    use crate::kinds::{DiscKind, Good, Path};
    use crate::refusal::Price;

    #[test]
    fn every_refusal_that_names_a_number_or_a_thing_has_its_words() {
        let game: Noria = Setup::new(2).open().unwrap();
        let bill = |kinds| Bill { amount: 3, kinds };
        let price = Price::new(Path::Research, bill(Kinds::Different));
        let refusals = [
            Refusal::OtherPhase(Phase::Influence),
            Refusal::OtherPhase(Phase::Action),
            Refusal::OtherPhase(Phase::Politics),
            Refusal::OtherPhase(Phase::Administration),
            Refusal::NeedsDisc(DiscKind::City),
            Refusal::NeedsDisc(DiscKind::Journey),
            Refusal::NeedsDisc(DiscKind::Tool),
            Refusal::NeedsDisc(DiscKind::Bonus),
            Refusal::NothingToDo(DiscKind::City),
            Refusal::NothingToDo(DiscKind::Journey),
            Refusal::NothingToDo(DiscKind::Tool),
            Refusal::NothingToDo(DiscKind::Bonus),
            Refusal::Knowledge { price: 2, held: 1 },
            Refusal::OtherDisc(DiscKind::Tool),
            Refusal::NoGood(Good::Sail),
            Refusal::SoldOut(DiscKind::City),
            Refusal::Resources { needed: 3, held: 1 },
            Refusal::Price { price, held: [0, 1, 0] },
            Refusal::PathToll { toll: 1, left: 0 },
            Refusal::LandingToll { toll: 2, held: 1 },
            Refusal::Ingredients {
                good: Good::Lamp,
                number: 200,
                held: ByResource::default(),
            },
            Refusal::IngredientsOfEach {
                goods: [Good::Sail, Good::Lamp].into_iter().collect(),
                held: ByResource::default(),
            },
            Refusal::TopLevel(Path::Refining),
            Refusal::WrongPayment(bill(Kinds::Any)),
            Refusal::WrongPayment(bill(Kinds::Alike(3))),
            Refusal::WrongPayment(bill(Kinds::Alike(2))),
            Refusal::WrongPayment(bill(Kinds::Different)),
            Refusal::WrongGoods(price),
            Refusal::NoWarehouse {
                good: Good::Sail,
                empty: 0,
            },
            Refusal::NotWaiting(DiscKind::City),
        ];
        for refusal in refusals {
            let phrase = game.say_refusal(refusal);
            for words in Noria::INFO.words {
                let message = format!("\n{} =", phrase.id);
                assert!(words.messages.contains(&message), "{refusal:?} in {}", words.language);
            }
        }
    }
}
