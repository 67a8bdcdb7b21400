//! Refusals that name the true reason.

use engine::Describe;
use settlement::*;

use crate::table::Table;

#[test]
fn a_number_that_cannot_be_kept_is_refused_with_those_that_can() {
    let mut table = Table::new(1)
        .reserve([2, 1, 0, 0, 0])
        .land(["I-1 wood-red"])
        .forts(["I-1"]);
    table.play("pass");
    assert_eq!(table.legal(), ["keep wood 0", "keep wood 1"]);
    let wood = Refusal::CannotKeep {
        resource: Resource::Wood,
        counts: 0b11,
    };
    table.refused("keep wood 2", wood);
    table.refused("keep clay 1", Refusal::KeepOther(Resource::Wood));
    Table::new(1).refused("keep wood 2", Refusal::NotNow(Step::Turn));
}

#[test]
fn a_wrong_source_is_refused_for_what_is_wrong_with_it() {
    let mut passing = Table::new(1).reserve([3, 1, 0, 4, 1]);
    passing.play("pass").play("refine");
    passing.refused("pay diamonds", Refusal::DiamondForDiamond);
    passing.refused("pay stone stone", Refusal::NotSpare);

    // Version 1 names gold before diamonds.
    let mut table = Table::by_version(1, 1).reserve([0, 2, 0, 4, 4]).display([2, 3, 4, 1]);
    table.play("invite 4").play("pay diamonds");
    table.refused("pay gold", Refusal::SourceOrder);
}

#[test]
fn a_terrain_out_of_reach_is_refused_for_what_is_in_the_way() {
    let table = Table::new(1);
    table.refused("explore II", Refusal::FirstTerrain);
    let mut placing = Table::new(1).land(["I-2 wood-green"]);
    placing.play("explore I");
    placing.refused("place II-1", Refusal::OtherRegion(Region::I));
    placing.refused("place I-2", Refusal::SpaceTaken);
    let far = Table::new(1).land(["I-1 wood-red"]);
    far.refused("explore III", Refusal::TooFar(Region::III));
}

#[test]
fn missing_villagers_are_counted_in_words_that_know_the_singular() {
    let table = Table::new(1).villagers(0, 0);
    let refusal = Refusal::Villagers { needed: 1, left: 0 };
    table.refused("explore I", refusal);
    let phrase = table.game.refusal_phrase(&refusal);
    assert_eq!(phrase.to_string(), "refusal-villagers (needed 1, left 0)");
    let english = include_str!("../../words/en.ftl");
    assert!(english.contains("refusal-villagers = that takes { $needed ->\n    [one] 1 villager\n"));
}

#[test]
fn a_building_is_refused_for_what_is_wrong_with_its_use() {
    let mut table = Table::new(1)
        .reserve([1, 0, 0, 1, 0])
        .street("upper", ["bazaar", "cathedral"]);
    table.play("street upper");
    table.refused("use bank", Refusal::BuildingNotOpen(Building::Bank));
    table.refused("use bazaar clay", Refusal::UseNotPossible(Building::Bazaar));
    table.refused("done", Refusal::NothingUsed);
}

#[test]
fn a_price_out_of_reach_is_refused_with_the_price_and_the_reserve() {
    // Hero 1 costs two wood and two gold.
    let table = Table::new(1).reserve([1, 0, 0, 0, 1]).display([2, 3, 4, 1]);
    let (price, held) = (Pieces([2, 0, 0, 0, 2]), Pieces([1, 0, 0, 0, 1]));
    let refusal = Refusal::CannotPay { price, held };
    table.refused("invite 4", refusal);
    assert_eq!(
        table.game.refusal_phrase(&refusal).to_string(),
        "refusal-cannot-pay (price [amount-wood (amount 2), amount-gold (amount 2)], \
         held [amount-wood (amount 1), amount-gold (amount 1)])"
    );
    let held = Pieces::NONE;
    let empty = table.game.refusal_phrase(&Refusal::CannotPay { price, held });
    assert_eq!(empty.id, "refusal-pay-nothing");
}

#[test]
fn a_street_and_a_region_are_refused_for_what_they_lack() {
    let table = Table::new(1)
        .street("upper", ["bank"])
        .reserve([1, 0, 0, 0, 0])
        .land(["I-1 wood-red"])
        .monsters(["I-1"]);
    table.refused("street upper", Refusal::NothingToUse(Building::Bank));
    table.refused("street middle", Refusal::StreetEmpty);
    table.refused("region I", Refusal::AllBeset);
    table.refused("region II", Refusal::NothingToCollect);
    table.refused("explore III", Refusal::TooFar(Region::III));
}

#[test]
fn what_waits_for_another_move_is_refused_with_that_move() {
    let mut table = Table::new(2).reserve([9, 9, 9, 9, 9]);
    table.refused("site upper", Refusal::BuildFirst);
    let artefact = Artefact::ALL
        .into_iter()
        .find(|&artefact| !table.legal().contains(&format!("take {artefact}")));
    table.refused(&format!("take {}", artefact.unwrap()), Refusal::TakeLater);
    table.play("explore I");
}
