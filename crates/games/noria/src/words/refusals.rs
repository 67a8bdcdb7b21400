//! Why a move was refused.

use engine::Phrase;

use super::{amounts, good_phrase, kind_phrase, path_phrase, price_phrase};
use crate::Noria;
use crate::kinds::ByResource;
use crate::refusal::Refusal;
use crate::rules::{Bill, Kinds};

impl Noria {
    pub(super) fn say_refusal(&self, refusal: Refusal) -> Phrase {
        let say = |id: &str| Phrase::new(format!("refusal-{id}"));
        match refusal {
            Refusal::NotNow => say("not-now"),
            Refusal::Over => say("over"),
            Refusal::NoSuchOutcome => say("no-such-outcome"),
            Refusal::RingFull => say("ring-full"),
            Refusal::WrongHalf => say("wrong-half"),
            Refusal::SpaceOccupied => say("space-occupied"),
            Refusal::Knowledge(price) => say("knowledge").with("price", price),
            Refusal::SmallRing => say("small-ring"),
            Refusal::EmptySpace => say("empty-space"),
            Refusal::SameDisc => say("same-disc"),
            Refusal::Inactive => say("inactive"),
            Refusal::AlreadyActivated => say("already-activated"),
            Refusal::Fresh => say("fresh"),
            Refusal::Incompatible => say("incompatible"),
            Refusal::NothingToDo => say("nothing-to-do"),
            Refusal::NotUpgraded => say("not-upgraded"),
            Refusal::AlreadyDoubled => say("already-doubled"),
            Refusal::OtherDisc(kind) => say("other-disc").with("disc", kind_phrase(kind)),
            Refusal::ActionDue => say("action-due"),
            Refusal::MarketClosed => say("market-closed"),
            Refusal::NoGood(good) => say("no-good").with("good", good_phrase(good)),
            Refusal::SoldOut(kind) => say("sold-out").with("disc", kind_phrase(kind)),
            Refusal::Resources { needed, held } => say("resources").with("needed", needed).with("held", held),
            Refusal::Price(price) => say("price").with("price", price_phrase(price)),
            Refusal::PathToll { toll, left } => say("path-toll").with("toll", toll).with("left", left),
            Refusal::LandingToll { toll, held } => say("landing-toll").with("toll", toll).with("held", held),
            Refusal::Ingredients { good, number } => {
                let goods = amounts([(good, number.into())].into_iter());
                say_ingredients(goods, &self.material.production[good], number.into())
            }
            Refusal::IngredientsOfEach(goods) => {
                let cost = &self.material.production_of_each[usize::from(goods.bits())];
                say_ingredients(amounts(goods.iter().map(|good| (good, 1))), cost, 1)
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
            Refusal::NoWarehouse(good) => say("no-warehouse").with("good", good_phrase(good)),
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

/// What the production of these goods would take.
fn say_ingredients(goods: Vec<Phrase>, cost: &ByResource<u16>, times: u16) -> Phrase {
    let needed = amounts(cost.iter().map(|(resource, &cost)| (resource, cost * times)));
    Phrase::new("refusal-ingredients")
        .with("goods", goods)
        .with("needed", needed)
}

/// What is asked for, where something else was to be paid.
fn say_bill(bill: Bill) -> Phrase {
    let asked = match bill.kinds {
        Kinds::Any => Phrase::new("asked-any"),
        Kinds::Different => Phrase::new("asked-different"),
        Kinds::Alike(number) if number == bill.amount => Phrase::new("asked-alike"),
        Kinds::Alike(number) => Phrase::new("asked-alike-and-toll").with("alike", number),
    };
    Phrase::new("refusal-wrong-payment").with("asked", asked.with("number", bill.amount))
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
            Refusal::Knowledge(2),
            Refusal::OtherDisc(DiscKind::Tool),
            Refusal::NoGood(Good::Sail),
            Refusal::SoldOut(DiscKind::City),
            Refusal::Resources { needed: 3, held: 1 },
            Refusal::Price(price),
            Refusal::PathToll { toll: 1, left: 0 },
            Refusal::LandingToll { toll: 2, held: 1 },
            Refusal::Ingredients {
                good: Good::Lamp,
                number: 200,
            },
            Refusal::IngredientsOfEach([Good::Sail, Good::Lamp].into_iter().collect()),
            Refusal::TopLevel(Path::Refining),
            Refusal::WrongPayment(bill(Kinds::Any)),
            Refusal::WrongPayment(bill(Kinds::Alike(3))),
            Refusal::WrongPayment(bill(Kinds::Alike(2))),
            Refusal::WrongPayment(bill(Kinds::Different)),
            Refusal::WrongGoods(price),
            Refusal::NoWarehouse(Good::Sail),
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
