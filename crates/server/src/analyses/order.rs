//! In which order wishes for analyses are fulfilled: households take turns, and in each of them its people do.

use std::collections::HashMap;

use store::AnalysisWish;
use tables::PersonId;

use crate::whereabouts::Household;

/// Those who take turns as one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Party {
    Household(Household),
    Person(PersonId),
}

impl Party {
    fn of(wish: &AnalysisWish, household: Household) -> Party {
        match household {
            Household::Alone => Party::Person(wish.person.clone()),
            shared => Party::Household(shared),
        }
    }
}

/// Whose turn it was when.
#[derive(Default)]
pub(super) struct Turns {
    number: u64,
    last: HashMap<Party, u64>,
}

impl Turns {
    /// Notes that a wish begins to be fulfilled.
    pub fn take(&mut self, wish: &AnalysisWish, household: Household) {
        self.number += 1;
        self.last.insert(Party::of(wish, household), self.number);
    }

    /// The wishes that wait, in the order in which their turns come: those who have fewest under way first, then those whose last turn
    /// was longest ago, then those who asked first. Turns of those who wish for nothing any more are forgotten.
    pub fn order<'a>(
        &mut self,
        wishes: &'a [AnalysisWish],
        is_made: impl Fn(&AnalysisWish) -> bool,
        household: impl Fn(&PersonId) -> Household,
    ) -> Vec<&'a AnalysisWish> {
        let mut lines: HashMap<Party, Vec<(bool, &AnalysisWish)>> = HashMap::new();
        for wish in wishes.iter().filter(|wish| !wish.failed) {
            let line = lines.entry(Party::of(wish, household(&wish.person))).or_default();
            line.push((!is_made(wish), wish));
        }
        self.last.retain(|party, _| lines.contains_key(party));
        let mut waiting = Vec::new();
        for (party, mut line) in lines {
            let last = self.last.get(&party).copied().unwrap_or_default();
            // What is under way counts as the first of its person.
            line.sort_by_key(|(waits, _)| *waits);
            let mut of_person: HashMap<&PersonId, usize> = HashMap::new();
            let mut ranked = Vec::with_capacity(line.len());
            for (waits, wish) in line {
                let rank = of_person.entry(&wish.person).or_default();
                ranked.push((waits, *rank, wish));
                *rank += 1;
            }
            ranked.sort_by_key(|(waits, rank, _)| (*waits, *rank));
            let turns = ranked.into_iter().enumerate();
            waiting.extend(
                turns
                    .filter(|(_, (waits, ..))| *waits)
                    .map(|(turn, (.., wish))| ((turn, last), wish)),
            );
        }
        let asked: HashMap<_, _> = wishes.iter().zip(0..).map(|(wish, at)| (&wish.table, at)).collect();
        waiting.sort_by_key(|(turn, wish)| (*turn, asked[&wish.table]));
        waiting.into_iter().map(|(_, wish)| wish).collect()
    }
}

/// How much those of a household wish for.
pub(super) fn wishes_of(
    household: Household,
    wishes: &[AnalysisWish],
    household_of: impl Fn(&PersonId) -> Household,
) -> usize {
    let theirs = |wish: &&AnalysisWish| !wish.failed && household_of(&wish.person) == household;
    wishes.iter().filter(theirs).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::addresses::Network;

    /// Wishes in the order in which they came: by a letter for the person, of whom capitals share a household.
    fn wishes(people: &str) -> Vec<AnalysisWish> {
        let wish = |(at, letter): (usize, char)| AnalysisWish {
            table: format!("{at:0>16}").parse().expect("an id"),
            person: hex_of(letter),
            made: (0, 0),
            holder: (String::new(), 0),
            failed: false,
        };
        people.chars().enumerate().map(wish).collect()
    }

    fn hex_of(letter: char) -> PersonId {
        format!("{:0>64x}", u32::from(letter)).parse().expect("an id")
    }

    fn letter_of(person: &PersonId) -> char {
        let number = u32::from_str_radix(person.as_str(), 16).expect("a number");
        char::from_u32(number).expect("a letter")
    }

    fn household(person: &PersonId) -> Household {
        match letter_of(person) {
            letter if letter.is_uppercase() => Household::Network(Network::of([192, 0, 2, 1].into())),
            _ => Household::Alone,
        }
    }

    fn order(turns: &mut Turns, people: &str, made: usize) -> String {
        let wishes = wishes(people);
        let is_made = |wish: &AnalysisWish| wishes[..made].contains(wish);
        let order = turns.order(&wishes, is_made, household);
        order.into_iter().map(|wish| letter_of(&wish.person)).collect()
    }

    #[test]
    fn who_wishes_for_much_lets_others_wait_for_one_of_it() {
        assert_eq!(order(&mut Turns::default(), "aaaabbc", 0), "abcabaa");
        assert_eq!(order(&mut Turns::default(), "aaaab", 1), "baaa", "one is under way");
    }

    #[test]
    fn those_of_one_household_take_turns_as_one() {
        assert_eq!(order(&mut Turns::default(), "AABBCa", 0), "AaBCAB");
    }

    #[test]
    fn what_those_of_one_household_wish_for_is_counted_together() {
        let mut wishes = wishes("ABCaD");
        wishes[0].failed = true;
        let theirs = household(&hex_of('A'));
        assert_eq!(wishes_of(theirs, &wishes, household), 3);
    }

    #[test]
    fn whoever_had_a_turn_waits_for_those_who_had_none() {
        let mut turns = Turns::default();
        turns.take(&wishes("a")[0], Household::Alone);
        assert_eq!(order(&mut turns, "aab", 0), "baa");
        assert_eq!(order(&mut turns, "b", 0), "b");
        assert!(turns.last.is_empty(), "nobody else wishes for anything");
    }
}
