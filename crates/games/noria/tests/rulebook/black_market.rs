//! The black market.

use noria::*;

use crate::table::Table;

#[test]
fn goods_bring_two_or_three_knowledge_and_three_knowledge_a_resource() {
    let table = Table::base(2)
        .acting()
        .knowledge(1)
        .resources(0, 0, 0)
        .goods([1, 0, 0, 1, 0])
        .play_all(["sell propeller", "sell lamp", "acquire obsidian", "acquire energy"]);
    assert_eq!(table.own().knowledge, 1 + 2 + 3 - 3 - 3);
    assert_eq!(table.own().resources.values(), &[1, 0, 1]);
    assert_eq!(table.own().warehouses.values(), &[1, 0, 0, 1, 0]);
    table.refused("sell propeller", Refusal::NoGood(Good::Propeller));
    table.refused(
        "acquire energy",
        Refusal::Knowledge {
            price: 3,
            held: table.own().knowledge,
        },
    );
}

#[test]
fn m1_it_is_open_before_between_and_after_the_discs_and_only_then() {
    let goods = || {
        Table::base(2)
            .knowledge(2)
            .goods([4, 0, 0, 0, 0])
            .wheel([("M3", "energy")])
    };
    goods().influencing().refused("sell propeller", Refusal::MarketClosed);
    goods()
        .step(Step::Politics)
        .refused("sell propeller", Refusal::MarketClosed);
    goods()
        .acting()
        .play_all(["sell propeller", "activate M3", "sell propeller", "finish"]);
}

#[test]
fn m2_trades_are_offered_with_every_choice_of_a_disc_a_second_action_or_a_second_repeat() {
    let mut table = Table::base(2).acting().knowledge(9).goods([2, 0, 0, 0, 0]).wheel([
        ("M3", "tool"),
        ("L4", "city"),
        ("S1", "bonus+"),
        ("L0", "tool"),
        ("L1", "tool"),
    ]);
    assert!(table.offers("sell propeller"));
    table.play("activate M3");
    assert_eq!(table.legal_with("sell"), [""; 0]);
    table.refused("sell propeller", Refusal::MarketClosed);
    table.refused("buy energy", Refusal::OtherDisc(DiscKind::Tool));
    table.refused("finish", Refusal::ActionDue);
    table.play("upgrade L0");
    assert!(table.offers("acquire energy"));
    table.play("double S1");
    assert_eq!(table.legal_with("acquire"), [""; 0]);
    table.refused("acquire energy", Refusal::MarketClosed);
    table.refused("finish", Refusal::ActionDue);
    table.play("repeat M3").play("upgrade L1");
    assert!(table.offers("sell propeller") && table.offers("acquire energy"));
}
