//! Exchanges, folded into payments and passing, against the literal rates.

use std::collections::BTreeSet;

use engine::Game;
use settlement::*;

use crate::table::Table;

/// Wood, clay, stone, diamonds, gold.
type Reserve = [u8; 5];

// By example

#[test]
fn s3_s22_a_payment_takes_the_pieces_held_and_asks_nothing() {
    // Hero 4 costs two wood, a clay and a gold.
    let mut table = Table::new(1).reserve([3, 2, 1, 1, 2]).display([1, 2, 3, 4]);
    table.play("invite 4");
    assert_eq!(table.pieces(), [1, 1, 1, 1, 1]);
}

#[test]
fn s22_a_missing_gold_is_made_of_two_diamonds_and_a_missing_diamond_of_one_of_each_basic() {
    // Hero 13 costs a wood and a gold.
    let mut table = Table::new(1).reserve([2, 1, 1, 1, 0]).display([1, 2, 3, 13]);
    table.play("invite 4");
    assert_eq!(table.pieces(), [0; 5]);
}

#[test]
fn s22_the_source_of_a_missing_basic_is_asked() {
    let mut table = Table::new(1).reserve([0, 2, 1, 2, 2]).display([1, 2, 3, 13]);
    table.play("invite 4");
    assert_eq!(
        table.legal(),
        ["pay gold", "pay diamonds", "pay clay clay", "pay clay stone"]
    );
    table.refused("pay wood wood", Refusal::CannotPay);
    table.play("pay clay stone");
    assert_eq!(table.pieces(), [0, 1, 0, 2, 1]);
}

#[test]
fn s22_where_only_one_source_exists_nothing_is_asked() {
    let mut table = Table::new(1).reserve([0, 1, 0, 1, 2]).display([1, 2, 3, 13]);
    table.play("invite 4");
    assert_eq!(table.pieces(), [0, 1, 0, 1, 0]);
}

#[test]
fn s22_with_the_mirror_one_spare_basic_is_enough() {
    let mut table = Table::new(1)
        .reserve([0, 1, 1, 0, 1])
        .display([1, 2, 3, 13])
        .artefact("enchanted-mirror");
    table.play("invite 4");
    assert_eq!(table.legal(), ["pay clay", "pay stone"]);
    table.play("pay stone");
    assert_eq!(table.pieces(), [0, 1, 0, 0, 0]);
}

#[test]
fn s22_sources_are_named_in_one_order_and_never_lead_into_a_dead_end() {
    // Hero 1 costs two wood and two gold; both wood are missing.
    let mut table = Table::new(1).reserve([0, 2, 0, 0, 3]).display([2, 3, 4, 1]);
    table.play("invite 4");
    // The pair of clay cannot come first, as a gold would have to follow it.
    assert_eq!(table.pieces(), [0, 0, 0, 0, 0]);
}

#[test]
fn example_two_diamonds_stand_for_a_basic() {
    // Hero 13 costs a wood and a gold.
    let mut table = Table::new(1).reserve([0, 0, 0, 2, 1]).display([1, 2, 3, 13]);
    table.play("invite 4");
    assert_eq!(table.pieces(), [0; 5]);
}

#[test]
fn s22_a_price_by_exchange_is_told_before_it_is_paid() {
    let mut table = Table::new(1).reserve([1, 0, 0, 0, 2]);
    assert_eq!(
        table.game.refinement(table.own()),
        Payment {
            given: Pieces([1, 0, 0, 0, 2]),
            asked: 0
        }
    );
    table.play("pass").play("refine");
    assert_eq!(table.pieces(), [0, 0, 0, 1, 0]);
    let choice = Table::new(1).reserve([3, 1, 0, 0, 1]);
    assert_eq!(choice.game.refinement(choice.own()).asked, 1);
}

// Against the literal rates

/// Every reserve that literal exchanges can reach.
fn closure(start: Reserve, mirror: bool) -> BTreeSet<Reserve> {
    let mut reached = BTreeSet::from([start]);
    let mut open = vec![start];
    while let Some(held) = open.pop() {
        for next in exchanges(held, mirror) {
            if reached.insert(next) {
                open.push(next);
            }
        }
    }
    reached
}

/// One literal exchange.
fn exchanges(held: Reserve, mirror: bool) -> Vec<Reserve> {
    let mut next = Vec::new();
    let mut change = |pay: Reserve, gain: usize| {
        if (0..5).all(|kind| held[kind] >= pay[kind]) {
            let mut after: Reserve = std::array::from_fn(|kind| held[kind] - pay[kind]);
            after[gain] += 1;
            next.push(after);
        }
    };
    for gain in 0..3 {
        for one in 0..3 {
            for other in one..3 {
                let mut pay = [0; 5];
                pay[one] += 1;
                pay[other] += 1;
                change(pay, gain);
            }
            if mirror {
                let mut pay = [0; 5];
                pay[one] = 1;
                change(pay, gain);
            }
        }
        change([0, 0, 0, 0, 1], gain);
    }
    change([1, 1, 1, 0, 0], 3);
    change([0, 0, 0, 2, 0], 4);
    next
}

/// Every state that `moves` can lead to in which `ended` holds.
fn outcomes(table: &Table, first: &str, ended: fn(&State) -> bool) -> Vec<State> {
    let mut open = vec![table.state.clone()];
    let mut moves: Vec<Move> = vec![first.parse().unwrap()];
    let mut found = Vec::new();
    while let Some(state) = open.pop() {
        if state != table.state {
            moves.clear();
            table.game.legal(&state, &mut moves);
        }
        for &mv in &moves {
            let mut next = state.clone();
            table.game.play_unchecked(&mut next, mv, &mut ());
            if ended(&next) {
                found.push(next)
            } else {
                open.push(next)
            }
        }
    }
    found
}

fn reserves(most_basic: u8, most_diamonds: u8, most_gold: u8) -> impl Iterator<Item = Reserve> {
    let basics = (0..=most_basic).flat_map(move |wood| (0..=most_basic).map(move |clay| (wood, clay)));
    let basics = basics.flat_map(move |(wood, clay)| (0..=most_basic).map(move |stone| (wood, clay, stone)));
    let rare = move |(wood, clay, stone)| {
        (0..=most_diamonds).flat_map(move |diamond| (0..=most_gold).map(move |gold| [wood, clay, stone, diamond, gold]))
    };
    basics.flat_map(rare)
}

/// Invites each hero of a spread of prices from each small reserve, in all ways the moves allow, and compares with all
/// ways the literal rates allow.
fn compare_payments(mirror: bool) {
    let heroes = [1, 4, 7, 10, 13, 16, 19, 30, 33];
    let artefact = if mirror { "enchanted-mirror" } else { "magic-purse" };
    for number in heroes {
        let row = [2, 3, number, 5];
        let mut table = Table::new(1).artefact(artefact).display(row);
        let price = table.game.material().heroes[usize::from(number) - 1].cost.0;
        for reserve in reserves(2, 3, 2) {
            table.player().reserve = Pieces(reserve);
            let literal: BTreeSet<Reserve> = closure(reserve, mirror)
                .into_iter()
                .filter(|held| (0..5).all(|kind| held[kind] >= price[kind]))
                .map(|held| std::array::from_fn(|kind| held[kind] - price[kind]))
                .collect();
            assert_eq!(
                table.offers("invite 3"),
                !literal.is_empty(),
                "hero {number} from {reserve:?}"
            );
            if literal.is_empty() {
                continue;
            }
            let paid: BTreeSet<Reserve> = outcomes(&table, "invite 3", |state| state.invited)
                .iter()
                .map(|state| state.players[0].reserve.0)
                .collect();
            assert!(paid.is_subset(&literal), "hero {number} from {reserve:?}: {paid:?}");
            // Nothing is lost: from what is left, later exchanges reach every literal result or a better one.
            let later: BTreeSet<Reserve> = paid.iter().flat_map(|&left| closure(left, mirror)).collect();
            for result in literal {
                let beaten = |ours: &Reserve| (0..5).all(|kind| ours[kind] >= result[kind]);
                assert!(
                    later.iter().any(beaten),
                    "hero {number} from {reserve:?}: {result:?} is lost"
                );
            }
        }
    }
}

#[test]
fn s22_no_literal_payment_is_better_than_all_ways_offered() {
    compare_payments(false);
}

#[test]
fn s22_no_literal_payment_with_the_mirror_is_better_than_all_ways_offered() {
    compare_payments(true);
}

/// Passes from each small reserve with no to three fortifications in all ways, and compares with all literal ways: no
/// literal result is better than all of ours.
fn compare_passing(mirror: bool) {
    let artefact = if mirror { "enchanted-mirror" } else { "magic-purse" };
    let spaces = ["I-1", "I-2", "I-3"];
    for room in 0..=3 {
        let mut table = Table::new(1)
            .artefact(artefact)
            .land(["I-1 wood-red", "I-2 wood-red", "I-3 wood-red"]);
        for space in &spaces[..room] {
            table = table.forts([space]);
        }
        for reserve in reserves(3, 1, 2) {
            table.player().reserve = Pieces(reserve);
            let kept: BTreeSet<Reserve> = outcomes(&table, "pass", |state| state.phase == Phase::Swap)
                .iter()
                .map(|state| state.players[0].reserve.0)
                .collect();
            let reached = closure(reserve, mirror);
            for result in &kept {
                let within = |held: &Reserve| (0..5).all(|kind| held[kind] >= result[kind]) && held[3..] == result[3..];
                assert!(reached.iter().any(within), "{reserve:?} cannot become {result:?}");
                assert!(usize::from(result[0] + result[1] + result[2]) <= room);
            }
            // The mirror is gone in the next round.
            let later: BTreeSet<Reserve> = kept.iter().flat_map(|&held| closure(held, false)).collect();
            for held in reached {
                for result in discards(held, room as u8) {
                    let beaten = |ours: &Reserve| (0..5).all(|kind| ours[kind] >= result[kind]);
                    assert!(later.iter().any(beaten), "{reserve:?}, room {room}: {result:?} is lost");
                }
            }
        }
    }
}

/// The fullest ways to keep as many basics as there is room for.
fn discards(held: Reserve, room: u8) -> Vec<Reserve> {
    let [wood, clay, stone, diamond, gold] = held;
    let kept = room.min(wood + clay + stone);
    let mut results = Vec::new();
    for wood in 0..=wood {
        for clay in 0..=clay {
            if let Some(stone) = kept.checked_sub(wood + clay).filter(|&kept| kept <= stone) {
                results.push([wood, clay, stone, diamond, gold]);
            }
        }
    }
    results
}

#[test]
fn s24_no_literal_way_of_passing_is_better_than_all_ways_offered() {
    compare_passing(false);
}

#[test]
fn s24_no_literal_way_of_passing_with_the_mirror_is_better_than_all_ways_offered() {
    compare_passing(true);
}

#[test]
fn s20_no_literal_exchanges_bring_more_gold_and_diamonds_than_the_last_pass() {
    for mirror in [false, true] {
        let artefact = if mirror { "enchanted-mirror" } else { "key-of-knowledge" };
        for reserve in reserves(6, 1, 1) {
            let mut table = Table::new(1).round(6).reserve(reserve).artefact(artefact);
            table.play("pass");
            let [.., diamonds, gold] = table.pieces();
            let best = closure(reserve, mirror)
                .into_iter()
                .map(|held| (held[4], held[3]))
                .max();
            assert_eq!(Some((gold, diamonds)), best, "{reserve:?}, mirror: {mirror}");
        }
    }
}
