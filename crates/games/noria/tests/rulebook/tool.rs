//! The tool disc: upgrading and production.

use engine::Game;
use noria::*;

use crate::table::Table;

#[test]
fn example_one_compass_one_sail_and_one_lamp_cost_three_two_and_two() {
    let table = Table::base(4)
        .acting()
        .resources(2, 3, 2)
        .warehouses([0, 1, 3, 1, 0])
        .wheel([("M3", "tool")])
        .play_all(["activate M3", "produce-each sail compass lamp"]);
    assert_eq!(table.own().total(), 0);
    assert_eq!(table.own().goods.values(), &[0, 1, 1, 1, 0]);
    assert_eq!(table.own().warehouses.values(), &[0, 1, 3, 1, 0]);
}

#[test]
fn example_instead_three_compasses_could_have_been_made() {
    let table = Table::base(4)
        .acting()
        .resources(0, 3, 3)
        .warehouses([0, 1, 3, 1, 0])
        .wheel([("M3", "tool")])
        .play_all(["activate M3", "produce 3 compass"]);
    assert_eq!(table.own().goods.values(), &[0, 0, 3, 0, 0]);
    assert_eq!(table.own().total(), 0);
}

#[test]
fn simple_goods_cost_two_resources_and_complex_ones_three() {
    let table = Table::base(2);
    for good in Good::ALL {
        let cost: u16 = table.game.material().production[good].values().iter().sum();
        assert_eq!(cost, if good.is_complex() { 3 } else { 2 });
    }
}

#[test]
fn t1_any_simple_disc_of_the_wheel_can_be_upgraded_but_not_the_tool_itself() {
    let mut table = Table::base(2)
        .acting()
        .wheel([("M3", "tool"), ("L0", "energy"), ("S1", "city+"), ("L4", "tool")]);
    table.play("activate M3");
    assert_eq!(table.legal(), ["upgrade L0", "upgrade L4"]);
    table.refused("upgrade M3", Refusal::ToolItself);
    table.refused("upgrade S1", Refusal::AlreadyUpgraded);
    table.play("upgrade L0");
    assert_eq!(table.disc("L0").as_deref(), Some("energy+"));
}

#[test]
fn t1_a_disc_used_before_can_be_upgraded() {
    let table = Table::base(2)
        .acting()
        .wheel([("M3", "tool"), ("L4", "energy")])
        .play_all(["activate L4", "activate M3", "upgrade L4"]);
    assert_eq!(table.disc("L4").as_deref(), Some("energy+"));
}

#[test]
fn t1_a_disc_at_the_centre_cannot_be_upgraded() {
    let mut table = Table::base(2)
        .acting()
        .wheel([("M3", "tool"), ("S1", "city"), ("L4", "mycelium")]);
    table.play("activate S1").play("buy energy").play("activate M3");
    assert_eq!(table.legal_with("upgrade"), ["upgrade L4", "upgrade S1"]);
}

#[test]
fn t2_a_repeated_tool_cannot_upgrade_itself_but_the_bonus_disc() {
    let mut table = Table::base(2)
        .acting()
        .wheel([("M3", "tool"), ("L4", "energy"), ("S1", "bonus")]);
    table
        .play("activate M3")
        .play("upgrade L4")
        .play("activate S1")
        .play("repeat M3");
    assert_eq!(table.legal(), ["upgrade S1"]);
    table.refused("upgrade M3", Refusal::ToolItself);
}

#[test]
fn t2_two_tools_are_repeated_each_for_itself_while_one_can_be_upgraded() {
    let mut table = Table::base(2).acting().wheel([
        ("L4", "tool"),
        ("M3", "tool"),
        ("S1", "bonus+"),
        ("L0", "city"),
        ("L1", "city"),
    ]);
    table
        .play("activate L4")
        .play("upgrade L0")
        .play("activate M3")
        .play("upgrade L1");
    table.play("double S1");
    assert_eq!(table.legal(), ["repeat L4", "repeat M3"]);
    table.play("repeat L4").play("upgrade M3");
    assert_eq!(table.legal_with("repeat"), ["repeat M3"]);
}

#[test]
fn t3_several_of_one_kind_or_one_each_of_some_kinds() {
    let mut table = Table::base(2)
        .acting()
        .resources(2, 1, 1)
        .warehouses([2, 1, 0, 1, 0])
        .wheel([("M3", "tool")]);
    table.play("activate M3");
    assert_eq!(
        table.legal(),
        [
            "produce 1 propeller",
            "produce 1 sail",
            "produce 1 lamp",
            "produce-each propeller sail"
        ]
    );
    table.refused(
        "produce 2 propeller",
        Refusal::Ingredients {
            good: Good::Propeller,
            number: 2,
            held: table.own().resources,
        },
    );
    table.refused(
        "produce 2 sail",
        Refusal::NoWarehouse {
            good: Good::Sail,
            empty: 1,
        },
    );
    table.refused(
        "produce-each propeller compass",
        Refusal::NoWarehouse {
            good: Good::Compass,
            empty: 0,
        },
    );
    let goods = [Good::Propeller, Good::Sail, Good::Lamp].into_iter().collect();
    table.refused(
        "produce-each propeller sail lamp",
        Refusal::IngredientsOfEach {
            goods,
            held: table.own().resources,
        },
    );
    table.refused("produce 0 sail", Refusal::NoneProduced);
    let one = Move::ProduceEach([Good::Sail].into_iter().collect());
    assert_eq!(table.game.check(&table.state, one), Err(Refusal::OneGood));
}

#[test]
fn full_warehouses_make_nothing_until_they_are_emptied() {
    let table = Table::base(2)
        .acting()
        .resources(9, 9, 9)
        .goods([1, 0, 0, 0, 0])
        .wheel([("M3", "tool")]);
    table.refused("activate M3", Refusal::NothingToDo(DiscKind::Tool));
    table.play_all(["sell propeller", "activate M3", "produce 1 propeller"]);
}
