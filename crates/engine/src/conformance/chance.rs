//! Whether chance is fair: its outcomes are the unseen components, and drawing keeps to them.

use std::collections::BTreeMap;

use super::Subject;
use super::finding::{Law, Report};
use super::play::Position;
use crate::{Inventory, Source, share};

/// The components of the box in this state.
pub(super) fn inventory<G: Subject>(game: &G, state: &G::State) -> Inventory {
    let mut inventory = Inventory::default();
    game.inventory(state, &mut inventory);
    inventory
}

/// How many components of each (group, name) there are, wherever they lie.
pub(super) type Totals<'a> = BTreeMap<(&'static str, &'a str), i64>;

/// Checks that nothing was lost or doubled since there were `before`.
pub(super) fn check_conserved(before: &Totals<'_>, now: &Inventory, report: &mut Report) {
    report.expect(!now.overdrawn(), Law::Conserved, || "a count is below zero".to_owned());
    let after = now.totals();
    report.expect(*before == after, Law::Conserved, || {
        let count = |totals: &Totals<'_>, component| totals.get(component).copied().unwrap_or_default();
        let changes = before
            .keys()
            .chain(after.keys())
            .filter_map(|component @ (group, name)| {
                let (before, after) = (count(before, component), count(&after, component));
                (before != after).then(|| format!("{group} {name}: there were {before}, now there are {after}"))
            });
        changes.collect::<Vec<_>>().join("; ")
    });
}

/// Checks the outcomes of the chance move that is due against the components nobody has seen.
pub(super) fn check_outcomes<G: Subject>(position: &Position<'_, G>, report: &mut Report) {
    let Position {
        game, state, outcomes, ..
    } = position;
    if let Some((mv, _)) = outcomes.iter().find(|(_, weight)| *weight == 0) {
        report.broken(Law::Chance, format!("'{mv}' is offered with weight 0"));
    }
    match game.source(state) {
        Source::Unseen(groups) => {
            let inventory = inventory(*game, state);
            let mut offered: BTreeMap<String, i64> = BTreeMap::new();
            for &(mv, weight) in outcomes {
                *offered.entry(game.drawn(state, mv)).or_default() += i64::from(weight);
            }
            let unseen: BTreeMap<String, i64> = inventory
                .unseen_in(groups)
                .into_iter()
                .map(|(name, number)| (name.to_owned(), number))
                .collect();
            report.expect(offered == unseen, Law::Chance, || {
                format!("of {groups:?}, chance offers {offered:?}, unseen are {unseen:?}")
            });
        }
        Source::Fair(number) => {
            let fair = outcomes.iter().all(|(_, weight)| *weight == outcomes[0].1);
            report.expect(fair && outcomes.len() == number, Law::Chance, || {
                format!("{number} outcomes should weigh the same, offered are {outcomes:?}")
            });
        }
    }
}

/// Checks that drawing gives the outcomes in their order, each for its share of the words.
pub(super) fn check_draw<G: Subject>(
    position: &Position<'_, G>,
    words: impl Iterator<Item = u64>,
    report: &mut Report,
) {
    let Position {
        game, state, outcomes, ..
    } = position;
    let total: usize = outcomes.iter().map(|&(_, weight)| weight as usize).sum();
    if total == 0 {
        return;
    }
    let mut borders = vec![0, u64::MAX];
    let mut sum = 0;
    for &(_, weight) in outcomes {
        sum += u128::from(weight);
        // The first word past this outcome's share, and the last one within it.
        let past = (sum << 64).div_ceil(total as u128);
        borders.extend([past, past - 1].into_iter().filter_map(|word| u64::try_from(word).ok()));
    }
    for word in borders.into_iter().chain(words) {
        let mut place = share(word, total);
        let within = |&&(_, weight): &&(G::Move, u32)| match place.checked_sub(weight as usize) {
            Some(rest) => {
                place = rest;
                false
            }
            None => true,
        };
        let expected = outcomes.iter().find(within).map(|&(mv, _)| mv);
        let drawn = game.draw(state, word);
        report.expect(expected == Some(drawn), Law::Draw, || {
            format!("the word {word} draws '{drawn}', the list of outcomes gives {expected:?}")
        });
    }
}

/// Checks that what chance drew has left the unseen components.
///
/// A move may also refill what is drawn from (a discard pile is shuffled) or close it (the rest goes back into the
/// box); where it does neither, nothing else may have changed.
pub(super) fn check_drawn<G: Subject>(game: &G, before: &G::State, mv: G::Move, after: &G::State, report: &mut Report) {
    let Source::Unseen(groups) = game.source(before) else {
        return;
    };
    let (inventory_before, inventory_after) = (inventory(game, before), inventory(game, after));
    let (mut unseen, left) = (inventory_before.unseen_in(groups), inventory_after.unseen_in(groups));
    let drawn = game.drawn(before, mv);
    let total = |counts: &BTreeMap<&str, i64>| counts.values().sum::<i64>();
    let (total_before, total_after) = (total(&unseen), total(&left));
    let number = |counts: &BTreeMap<&str, i64>| counts.get(drawn.as_str()).copied().unwrap_or_default();
    let refilled = total_after > total_before;
    report.expect(refilled || number(&left) < number(&unseen), Law::Drawn, || {
        format!("'{mv}' drew {drawn}, which is as often unseen as before")
    });
    if total_after == total_before - 1 {
        if let Some(count) = unseen.get_mut(drawn.as_str()) {
            *count -= 1;
        }
        unseen.retain(|_, count| *count != 0);
        report.expect(unseen == left, Law::Drawn, || {
            format!("after '{mv}' {unseen:?} should be unseen, but {left:?} are")
        });
    }
}
