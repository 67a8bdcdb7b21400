//! Exchanges, folded into payments and passing, against the literal rates.

use std::collections::BTreeSet;

use engine::{Arg, Describe, Game, Phrase};
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
    table.refused("pay wood wood", Refusal::NotSpare);
    table.refused("pay stone clay", Refusal::PairOrder);
    table.refused("pay clay", Refusal::TwoNeeded);
    Table::new(1).refused("pay gold", Refusal::NothingToPay);
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
    table.refused("pay clay stone", Refusal::OneIsEnough);
    table.play("pay stone");
    assert_eq!(table.pieces(), [0, 1, 0, 0, 0]);
}

#[test]
fn s22_in_version_1_sources_are_named_in_one_order_and_never_lead_into_a_dead_end() {
    // Hero 1 costs two wood and two gold; both wood are missing.
    let mut table = Table::by_version(1, 1).reserve([0, 2, 0, 0, 3]).display([2, 3, 4, 1]);
    table.play("invite 4");
    // The pair of clay cannot come first, as a gold would have to follow it.
    assert_eq!(table.pieces(), [0, 0, 0, 0, 0]);

    // Diamonds named once rule out gold for the next piece, and the second pair goes unasked.
    let mut table = Table::by_version(1, 1).reserve([0, 0, 0, 4, 4]).display([2, 3, 4, 1]);
    table.play("invite 4");
    assert_eq!(table.label("pay diamonds").id, "pay-with-rest");
    table.play("pay diamonds");
    assert_eq!(table.pieces(), [0, 0, 0, 0, 2]);
}

#[test]
fn s22_each_missing_piece_is_asked_on_its_own_with_every_source() {
    // Hero 1 costs two wood and two gold; both wood are missing.
    let mut table = Table::new(1).reserve([0, 0, 0, 4, 4]).display([2, 3, 4, 1]);
    table.play("invite 4");
    for source in ["pay gold", "pay diamonds"] {
        assert_eq!(table.legal(), ["pay gold", "pay diamonds"]);
        assert_eq!(table.label(source).id, source.replace(' ', "-"));
    }
    table.play("pay diamonds");
    assert_eq!(table.pieces(), [0, 0, 0, 2, 2]);
    assert_eq!(table.legal(), ["pay gold", "pay diamonds"]);
    table.play("pay gold");
    assert_eq!(table.pieces(), [0, 0, 0, 2, 1]);
}

#[test]
fn s22_what_every_way_of_paying_takes_is_not_asked() {
    // Both wood of hero 1 are missing; a gold and the clay are just enough.
    let mut table = Table::new(1).reserve([0, 2, 0, 0, 3]).display([2, 3, 4, 1]);
    table.play("invite 4");
    assert_eq!(table.pieces(), [0; 5]);
    // A gold is needed anyway; which two of the basics go with it makes a difference.
    let mut table = Table::new(1).reserve([0, 2, 1, 0, 3]).display([2, 3, 4, 1]);
    table.play("invite 4");
    assert_eq!(table.pieces(), [0, 2, 1, 0, 0]);
    assert_eq!(table.legal(), ["pay clay clay", "pay clay stone"]);
}

#[test]
fn s22_a_button_takes_what_it_says() {
    // Both wood of hero 1 are missing, with three sources: whichever comes first, another choice remains.
    let mut table = Table::new(1).reserve([0, 2, 0, 2, 3]).display([2, 3, 4, 1]);
    table.play("invite 4");
    assert_eq!(table.legal(), ["pay gold", "pay diamonds", "pay clay clay"]);
    table.play("pay gold");
    assert_eq!(table.legal(), ["pay diamonds", "pay clay clay"]);
    // Four clay and a stone: once the stone is given only clay is left, and the button says that it goes too.
    let mut table = Table::new(1).reserve([0, 4, 1, 0, 2]).display([2, 3, 4, 1]);
    table.play("invite 4");
    let label = table.label("pay clay stone");
    assert_eq!((label.id.as_str(), amounts(&label)), ("pay-with-rest", [0, 3, 1, 0, 0]));
    table.play("pay clay stone");
    assert_eq!(table.pieces(), [0, 1, 0, 0, 0]);
}

/// From every small reserve and for a spread of prices: the label of every move names all that the move takes.
#[test]
fn s22_every_label_of_a_payment_names_all_that_is_taken() {
    for number in [1, 4, 7, 10, 13, 33] {
        for version in [1, 2] {
            let mut table = Table::by_version(1, version).display([2, 3, number, 5]);
            for reserve in reserves(3, 4, 3) {
                table.player().reserve = Pieces(reserve);
                if !table.offers("invite 3") {
                    continue;
                }
                let mut open = vec![(table.state.clone(), "invite 3".parse().unwrap())];
                while let Some((state, mv)) = open.pop() {
                    let said = amounts(&table.game.move_phrase(&state, mv));
                    let mut next = state.clone();
                    table.game.play_unchecked(&mut next, mv, &mut ());
                    let taken = state.players[0].reserve.minus(next.players[0].reserve);
                    assert_eq!(said, taken.0, "hero {number}, {reserve:?}, version {version}: {mv}");
                    if let Step::Paying { .. } = next.step {
                        let mut moves = Vec::new();
                        table.game.legal(&next, &mut moves);
                        open.extend(moves.into_iter().map(|mv| (next.clone(), mv)));
                    }
                }
            }
        }
    }
}

/// The pieces that a label says are given.
fn amounts(phrase: &Phrase) -> Reserve {
    const SOURCES: [(&str, Reserve); 2] = [("pay-gold", [0, 0, 0, 0, 1]), ("pay-diamonds", [0, 0, 0, 2, 0])];
    if let Some((_, pieces)) = SOURCES.into_iter().find(|(id, _)| *id == phrase.id) {
        return pieces;
    }
    let kinds = ["wood", "clay", "stone", "diamond", "gold"];
    let place = |name: &str| kinds.iter().position(|kind| *kind == name).unwrap();
    let mut sum = [0; 5];
    let each = if phrase.id == "pay-pair" { 2 } else { 1 };
    for (name, arg) in &phrase.args {
        match (*name, arg) {
            ("amount", Arg::Number(number)) if phrase.id != "amount-asked" => {
                sum[place(phrase.id.strip_prefix("amount-").unwrap())] += u8::try_from(*number).unwrap();
            }
            ("one" | "other", Arg::Phrase(kind)) => sum[place(&kind.id)] += each,
            // The price itself, where something else is given for it.
            ("pieces", _) if phrase.id == "price-exchanged" => {}
            (_, Arg::Phrase(part)) => sum = added(sum, amounts(part)),
            (_, Arg::List(parts)) => sum = parts.iter().map(amounts).fold(sum, added),
            _ => {}
        }
    }
    sum
}

fn added(one: Reserve, other: Reserve) -> Reserve {
    std::array::from_fn(|kind| one[kind] + other[kind])
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
fn compare_payments(version: u32, mirror: bool) {
    let heroes = [1, 4, 7, 10, 13, 16, 19, 30, 33];
    let artefact = if mirror { "enchanted-mirror" } else { "magic-purse" };
    for number in heroes {
        let row = [2, 3, number, 5];
        let mut table = Table::by_version(1, version).artefact(artefact).display(row);
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
    compare_payments(1, false);
    compare_payments(2, false);
}

#[test]
fn s22_no_literal_payment_with_the_mirror_is_better_than_all_ways_offered() {
    compare_payments(1, true);
    compare_payments(2, true);
}

/// Passes from each small reserve with no to three fortifications in all ways, and compares with all literal ways: no
/// literal result is better than all of ours.
fn compare_passing(version: u32, mirror: bool) {
    let artefact = if mirror { "enchanted-mirror" } else { "magic-purse" };
    let spaces = ["I-1", "I-2", "I-3"];
    for room in 0..=3 {
        let mut table =
            Table::by_version(1, version)
                .artefact(artefact)
                .land(["I-1 wood-red", "I-2 wood-red", "I-3 wood-red"]);
        for space in &spaces[..room] {
            table = table.forts([space]);
        }
        for reserve in reserves(3, 1, 2) {
            table.player().reserve = Pieces(reserve);
            let kept: BTreeSet<Reserve> = outcomes(&table, "pass", |state| state.step == Step::Swap)
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
    compare_passing(1, false);
    compare_passing(2, false);
}

#[test]
fn s24_no_literal_way_of_passing_with_the_mirror_is_better_than_all_ways_offered() {
    compare_passing(1, true);
    compare_passing(2, true);
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
