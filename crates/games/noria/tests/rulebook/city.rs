//! The city disc: market and investment.

use noria::*;

use crate::table::Table;

fn in_the_city(table: Table) -> Table {
    table.acting().wheel([("S1", "city")]).play_all(["activate S1"])
}

#[test]
fn example_a_bonus_disc_for_two_obsidian_one_energy_and_one_mycelium() {
    let table =
        in_the_city(Table::base(4).resources(2, 2, 3)).play_all(["buy bonus", "pay 1 energy 1 mycelium 2 obsidian"]);
    assert_eq!(table.own().resources.values(), &[1, 1, 1]);
    assert_eq!(table.state.turn.centre[0], Some(DiscKind::Bonus));
    assert_eq!(table.state.market[DiscKind::Bonus], 5);
}

#[test]
fn resource_discs_are_free_and_the_stalls_cost_four_three_two_and_one() {
    let table = in_the_city(Table::base(2).resources(2, 0, 0));
    assert_eq!(
        table.legal_with("buy"),
        ["buy energy", "buy mycelium", "buy obsidian", "buy city", "buy journey"]
    );
    table.refused("buy tool", Refusal::Resources { needed: 3, held: 2 });
    let prices = DiscKind::PRICED.map(|kind| table.game.bill(&table.state, Deed::Buy(kind)).amount);
    assert_eq!(prices, [1, 2, 3, 4]);
}

#[test]
fn example_three_energy_and_one_mycelium_pay_for_four_different() {
    let table = in_the_city(Table::base(4).resources(4, 2, 0).levels([0, 5, 0, 0]))
        .play_all(["invest colonization", "pay 3 energy 1 mycelium"]);
    assert_eq!(table.own().levels[Path::Colonization], 6);
    assert_eq!(table.own().resources.values(), &[1, 1, 0]);
}

#[test]
fn example_five_obsidian_and_a_toll_of_one_mycelium() {
    let table = in_the_city(
        Table::base(4)
            .of(1)
            .levels([7, 0, 0, 0])
            .of(0)
            .levels([5, 0, 0, 0])
            .resources(0, 1, 5),
    )
    .play_all(["invest refining"]);
    // There is only one way to pay this, so it is paid at once.
    assert_eq!(table.own().levels[Path::Refining], 6);
    assert_eq!(table.own().total(), 0);
}

#[test]
fn the_prices_are_those_of_the_town_hall() {
    let table = Table::base(2);
    let prices = |path: Path| table.game.material().levels[path].map(|level| level.price);
    assert_eq!(prices(Path::Refining), [2, 2, 4, 4, 4, 5, 6, 6, 7]);
    assert_eq!(prices(Path::Colonization), [2, 2, 3, 3, 3, 4, 5, 6, 7]);
    assert_eq!(prices(Path::Exploration), [1, 1, 2, 2, 3, 3, 4, 4, 5]);
    assert_eq!(prices(Path::Research), [1, 1, 2, 2, 2, 3, 3, 4, 4]);
}

#[test]
fn c2_every_level_says_whether_it_wants_different_kinds() {
    let table = Table::base(2);
    let different = |path: Path| table.game.material().levels[path].map(|level| level.different);
    assert_eq!(different(Path::Refining), [false; 9]);
    assert_eq!(different(Path::Colonization), [true; 9]);
    for path in [Path::Exploration, Path::Research] {
        // One good alone cannot be of two kinds.
        assert_eq!(
            different(path),
            [false, false, true, true, true, true, true, true, true]
        );
    }
}

#[test]
fn c1_each_rival_above_costs_a_resource_and_rivals_beside_cost_none() {
    let mut table = Table::base(4).levels([2, 0, 0, 0]);
    for (rival, level) in [(1, 2), (2, 3), (3, 9)] {
        table.state.players[rival].levels[Path::Refining] = level;
    }
    let table = in_the_city(table.resources(4, 1, 0));
    assert_eq!(table.game.path_toll(&table.state, Path::Refining), 2);
    table.refused("invest refining", Refusal::PathToll { toll: 2, left: 1 });
    let table = in_the_city(table.clear_turn().resources(4, 2, 0));
    assert!(table.offers("invest refining"));
}

#[test]
fn c1_from_the_cave_everyone_on_the_path_is_above() {
    let table = Table::base(4)
        .of(1)
        .levels([1, 0, 0, 0])
        .of(2)
        .levels([5, 0, 0, 0])
        .of(3)
        .levels([9, 0, 0, 0]);
    assert_eq!(table.game.path_toll(&table.state, Path::Refining), 3);
}

#[test]
fn c2_different_means_at_least_two_kinds_in_any_split() {
    let mut table = in_the_city(Table::base(2).levels([0, 0, 4, 0]).goods([3, 3, 3, 0, 0]));
    table.play("invest exploration");
    let listed = table.legal();
    assert_eq!(listed.len(), 7);
    for split in [
        "pay 1 propeller 1 sail 1 compass",
        "pay 2 propeller 1 sail",
        "pay 1 propeller 2 compass",
        "pay 1 propeller 2 sail",
        "pay 1 sail 2 compass",
        "pay 2 sail 1 compass",
        "pay 2 propeller 1 compass",
    ] {
        assert!(listed.iter().any(|text| text == split), "{split}");
    }
    table.refused("pay 3 sail", Refusal::WrongGoods(price(Path::Exploration, 3, true)));
}

#[test]
fn c2_without_the_sign_one_kind_pays_all() {
    let mut table = in_the_city(Table::base(2).levels([2, 0, 0, 0]).resources(4, 4, 3));
    table.play("invest refining");
    assert_eq!(table.legal(), ["pay 4 mycelium", "pay 4 energy"]);
    table.refused(
        "pay 2 energy 2 mycelium",
        Refusal::WrongPayment(bill(4, Kinds::Alike(4))),
    );
    table.refused("pay 4 obsidian", Refusal::NotInStock);
}

#[test]
fn c3_one_investment_is_one_level() {
    let table = in_the_city(Table::base(2).resources(9, 0, 0)).play_all(["invest refining"]);
    assert_eq!(table.own().levels.values(), &[1, 0, 0, 0]);
    assert_eq!(table.state.step, Step::Action);
}

#[test]
fn c4_an_empty_stack_sells_nothing() {
    let mut table = Table::base(2).resources(9, 0, 0);
    table.state.market[DiscKind::City] = 0;
    in_the_city(table).refused("buy city", Refusal::SoldOut(DiscKind::City));
}

#[test]
fn c4_any_number_of_discs_waits_at_the_centre() {
    let table = Table::base(2)
        .acting()
        .wheel([("L4", "city"), ("M3", "city"), ("S1", "bonus+")])
        .play_all([
            "activate L4",
            "buy energy",
            "activate M3",
            "buy mycelium",
            "double S1",
            "repeat L4",
            "buy energy",
            "repeat L4",
            "buy obsidian",
        ]);
    let waiting = table.state.turn.centre.map(|kind| kind.unwrap());
    assert_eq!(
        waiting,
        [
            DiscKind::Energy,
            DiscKind::Mycelium,
            DiscKind::Energy,
            DiscKind::Obsidian
        ]
    );
}

#[test]
fn c6_the_price_must_leave_enough_for_the_toll() {
    let ahead = |energy: u16| {
        let table = Table::base(2).of(1).levels([0, 0, 5, 0]).of(0).levels([0, 0, 1, 0]);
        in_the_city(table.goods([1, 0, 0, 0, 0]).resources(energy, 0, 0))
    };
    ahead(0).refused("invest exploration", Refusal::PathToll { toll: 1, left: 0 });
    let table = ahead(1).play_all(["invest exploration"]);
    assert_eq!(table.own().levels[Path::Exploration], 2);
    assert_eq!((table.own().total(), table.own().goods[Good::Propeller]), (0, 0));
}

#[test]
fn c6_price_and_toll_in_resources_are_paid_together() {
    let table = Table::base(2).of(1).levels([9, 0, 0, 0]).of(0).levels([2, 0, 0, 0]);
    let mut table = in_the_city(table.resources(5, 1, 4));
    table.play("invest refining");
    assert_eq!(
        table.legal(),
        [
            "pay 1 mycelium 4 obsidian",
            "pay 1 energy 4 obsidian",
            "pay 4 energy 1 obsidian",
            "pay 4 energy 1 mycelium",
            "pay 5 energy",
        ]
    );
}

#[test]
fn c6_a_toll_joins_a_price_of_different_kinds() {
    let ahead = || Table::base(2).of(1).levels([0, 9, 0, 0]).of(0).levels([0, 2, 0, 0]);
    let kinds = Refusal::Price {
        price: price(Path::Colonization, 3, true),
        held: [4, 0, 0],
    };
    in_the_city(ahead().resources(4, 0, 0)).refused("invest colonization", kinds);
    let mut table = in_the_city(ahead().resources(4, 1, 1));
    table.play("invest colonization");
    assert_eq!(
        table.legal(),
        [
            "pay 2 energy 1 mycelium 1 obsidian",
            "pay 3 energy 1 obsidian",
            "pay 3 energy 1 mycelium",
        ]
    );
    table.refused("pay 4 energy", Refusal::WrongPayment(bill(4, Kinds::Different)));
    table.refused(
        "pay 2 energy 1 mycelium",
        Refusal::WrongPayment(bill(4, Kinds::Different)),
    );
    table.play("pay 3 energy 1 mycelium");
    assert_eq!(table.own().levels[Path::Colonization], 3);
}

#[test]
fn c6_a_toll_of_choice_follows_a_price_in_goods() {
    let table = Table::base(2).of(1).levels([0, 0, 5, 0]).of(0).levels([0, 0, 1, 0]);
    let mut table = in_the_city(table.goods([1, 1, 0, 0, 0]).resources(1, 1, 0));
    let none = Refusal::Price {
        price: price(Path::Research, 1, false),
        held: [0, 0, 0],
    };
    table.refused("invest research", none);
    table.play("invest exploration");
    assert_eq!(table.legal(), ["pay 1 sail", "pay 1 propeller"]);
    table.refused("pay 1 compass", Refusal::NotInStock);
    table.play("pay 1 sail");
    assert_eq!(table.own().levels[Path::Exploration], 1);
    assert_eq!(table.legal(), ["pay 1 mycelium", "pay 1 energy"]);
    table.refused("pay 1 obsidian", Refusal::NotInStock);
    table.play("pay 1 energy");
    assert_eq!(table.own().levels[Path::Exploration], 2);
    assert_eq!(table.own().resources.values(), &[0, 1, 0]);
    assert_eq!(table.own().goods.values(), &[1, 0, 0, 0, 0]);
}

#[test]
fn c6_there_is_no_level_above_the_ninth() {
    let table = in_the_city(Table::base(2).levels([9, 0, 0, 0]).resources(9, 9, 9));
    table.refused("invest refining", Refusal::TopLevel(Path::Refining));
}

#[test]
fn c7_exploration_is_paid_with_simple_goods_and_research_with_complex_ones() {
    let simple = in_the_city(
        Table::base(2)
            .levels([0; 4])
            .of(1)
            .levels([0; 4])
            .of(0)
            .goods([0, 1, 0, 0, 0]),
    );
    assert_eq!(simple.legal_with("invest"), ["invest exploration"]);
    let complex = in_the_city(
        Table::base(2)
            .levels([0; 4])
            .of(1)
            .levels([0; 4])
            .of(0)
            .goods([0, 0, 0, 0, 1]),
    );
    assert_eq!(complex.legal_with("invest"), ["invest research"]);
}

#[test]
fn goods_that_pay_leave_their_warehouses_empty() {
    let table = in_the_city(
        Table::base(2)
            .of(1)
            .levels([0; 4])
            .of(0)
            .levels([0; 4])
            .goods([0, 0, 0, 1, 0]),
    )
    .play_all(["invest research"]);
    assert_eq!(table.own().goods.values(), &[0; 5]);
    assert_eq!(table.own().warehouses[Good::Lamp], 1);
}

fn price(path: Path, amount: u16, different: bool) -> Price {
    Price {
        path,
        amount,
        different,
    }
}

fn bill(amount: u16, kinds: Kinds) -> Bill {
    Bill { amount, kinds }
}
