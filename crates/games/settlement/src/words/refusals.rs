//! Why a move was refused.

use engine::Phrase;

use super::{name, pieces_phrases, region_phrase};
use crate::kinds::Building;
use crate::refusal::Refusal;
use crate::state::Step;

pub(super) fn say_refusal(refusal: Refusal) -> Phrase {
    let say = |id: &str| Phrase::new(format!("refusal-{id}"));
    let used = |id: &str, building: Building| {
        say(id)
            .with("building", name(building))
            .with("about", Phrase::new(format!("about-{building}")))
    };
    match refusal {
        Refusal::NotNow(step) => say(due(step)),
        Refusal::BuildFirst => say("build-first"),
        Refusal::TakeLater => say("take-later"),
        Refusal::Over => say("over"),
        Refusal::ActionDone => say("action-done"),
        Refusal::StreetFirst => say("street-first"),
        Refusal::HeroInvited => say("hero-invited"),
        Refusal::NothingDone => say("nothing-done"),
        Refusal::NothingToPay => say("nothing-to-pay"),
        Refusal::NotSpare => say("not-spare"),
        Refusal::TwoNeeded => say("two-needed"),
        Refusal::OneIsEnough => say("one-is-enough"),
        Refusal::DiamondForDiamond => say("diamond-for-diamond"),
        Refusal::PairOrder => say("pair-order"),
        Refusal::SourceOrder => say("source-order"),
        Refusal::EmptyPlace => say("empty-place"),
        Refusal::NoRoom => say("no-room"),
        Refusal::StreetFull => say("street-full"),
        Refusal::NotAdjacent => say("not-adjacent"),
        Refusal::FirstTerrain => say("first-terrain"),
        Refusal::RegionFull => say("region-full"),
        Refusal::SpaceTaken => say("space-taken"),
        Refusal::NoMonster => say("no-monster"),
        Refusal::Monster => say("monster"),
        Refusal::Unexplored => say("unexplored"),
        Refusal::Fortified => say("fortified"),
        Refusal::NotFortified => say("not-fortified"),
        Refusal::Activated => say("activated"),
        Refusal::NothingToCollect => say("nothing-to-collect"),
        Refusal::AllBeset => say("all-beset"),
        Refusal::StreetEmpty => say("street-empty"),
        Refusal::NothingUsed => say("nothing-used"),
        Refusal::NotOnOffer => say("not-on-offer"),
        Refusal::NotInPile => say("not-in-pile"),
        Refusal::Equal => say("equal"),
        Refusal::CannotPay { price, held } => say(if held.is_empty() { "pay-nothing" } else { "cannot-pay" })
            .with("price", pieces_phrases(price))
            .with("held", pieces_phrases(held)),
        Refusal::TooFar(region) => say("too-far").with("region", region_phrase(region)),
        Refusal::NothingToUse(building) => used("nothing-to-use", building),
        Refusal::Villagers { needed, left } => say("villagers").with("needed", needed).with("left", left),
        Refusal::OtherRegion(region) => say("other-region").with("region", region_phrase(region)),
        Refusal::BuildingNotOpen(building) => say("building-not-open").with("building", name(building)),
        Refusal::UseNotPossible(building) => used("use-not-possible", building),
        Refusal::NotCollected(resource) => say("not-collected").with("resource", name(resource)),
        Refusal::KeepOther(resource) => say("keep-other").with("resource", name(resource)),
        Refusal::CannotKeep { resource, counts } => {
            let counts = (0..u16::BITS).filter(|count| counts >> count & 1 == 1);
            let counts: Vec<String> = counts.map(|count| count.to_string()).collect();
            say("cannot-keep")
                .with("resource", name(resource))
                .with("counts", counts.join(", "))
        }
    }
}

/// What is to be decided before anything else.
fn due(step: Step) -> &'static str {
    match step {
        Step::Deal | Step::Scouting { .. } | Step::Restock | Step::Arrival | Step::Reveal | Step::Renewal => {
            "chance-moves"
        }
        Step::FirstArtefact | Step::Swap => "artefact-due",
        Step::Turn => "not-now",
        Step::Paying { .. } => "payment-due",
        Step::Siting { .. } => "street-due",
        Step::Effects { used: false } => "use-due",
        Step::Effects { used: true } => "uses-due",
        Step::Placing { .. } => "space-due",
        Step::Scroll { .. } => "scroll-due",
        Step::Encounters { .. } => "mask-due",
        Step::Refining => "refining-due",
        Step::Keeping { .. } => "keeping-due",
        Step::Over => "over",
    }
}

#[cfg(test)]
mod tests {
    use engine::Game;

    use super::*;
    use crate::Settlement;
    use crate::kinds::{Pieces, Region, Resource};

    #[test]
    fn every_refusal_has_its_words_in_every_language() {
        let refusals = [
            Refusal::NotNow(Step::Turn),
            Refusal::NotNow(Step::Deal),
            Refusal::NotNow(Step::Swap),
            Refusal::NotNow(Step::Effects { used: false }),
            Refusal::NotNow(Step::Effects { used: true }),
            Refusal::NotNow(Step::Refining),
            Refusal::NotNow(Step::Keeping { wood: None }),
            Refusal::BuildFirst,
            Refusal::TakeLater,
            Refusal::Over,
            Refusal::ActionDone,
            Refusal::StreetFirst,
            Refusal::HeroInvited,
            Refusal::NothingDone,
            Refusal::CannotPay {
                price: Pieces::one(Resource::Gold),
                held: Pieces::NONE,
            },
            Refusal::CannotPay {
                price: Pieces::one(Resource::Gold),
                held: Pieces::one(Resource::Wood),
            },
            Refusal::NothingToPay,
            Refusal::NotSpare,
            Refusal::TwoNeeded,
            Refusal::OneIsEnough,
            Refusal::DiamondForDiamond,
            Refusal::PairOrder,
            Refusal::SourceOrder,
            Refusal::EmptyPlace,
            Refusal::NoRoom,
            Refusal::StreetFull,
            Refusal::NotAdjacent,
            Refusal::FirstTerrain,
            Refusal::RegionFull,
            Refusal::SpaceTaken,
            Refusal::NoMonster,
            Refusal::Monster,
            Refusal::Unexplored,
            Refusal::Fortified,
            Refusal::NotFortified,
            Refusal::Activated,
            Refusal::NothingToCollect,
            Refusal::AllBeset,
            Refusal::StreetEmpty,
            Refusal::NothingToUse(Building::Bank),
            Refusal::TooFar(Region::II),
            Refusal::NothingUsed,
            Refusal::NotOnOffer,
            Refusal::NotInPile,
            Refusal::Equal,
            Refusal::Villagers { needed: 1, left: 0 },
            Refusal::OtherRegion(Region::II),
            Refusal::BuildingNotOpen(Building::Bank),
            Refusal::UseNotPossible(Building::Bazaar),
            Refusal::NotCollected(Resource::Gold),
            Refusal::KeepOther(Resource::Wood),
            Refusal::CannotKeep {
                resource: Resource::Clay,
                counts: 0b101,
            },
        ];
        for refusal in refusals {
            let message = format!("\n{} =", say_refusal(refusal).id);
            for words in Settlement::INFO.words {
                assert!(words.messages.contains(&message), "{refusal:?} in {}", words.language);
            }
        }
        let kept = say_refusal(refusals[refusals.len() - 1]);
        assert_eq!(kept.to_string(), "refusal-cannot-keep (resource clay, counts 0, 2)");
    }
}
