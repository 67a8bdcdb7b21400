//! Who thinks next: fair shares of the workers for everybody who has bots at work.
//!
//! Each owner has an account of the time that was spent for them. The next place is given to the one for whom least was
//! spent, so that somebody with thirty tables of slow bots waits for themselves and not the others for them. Of one
//! owner's wishes those that cost little come first. Who comes back is not credited for the time they were away. Where new
//! owners come without end, those who were served before still get their turn: a new one starts where everybody would stand
//! if the time so far had been shared.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// What costs at most so much is cheap: it is over before anybody notices that it was waited for.
const CHEAP_MS: u64 = 20;

/// What waits, by owner.
pub(crate) struct FairQueue<O, T> {
    accounts: HashMap<O, Account<T>>,
    /// Where who is new starts: what had been spent for the owner who was served last, or more where many new ones came.
    reached_ms: u64,
    waiting: usize,
}

struct Account<T> {
    spent_ms: u64,
    cheap: VecDeque<Waiting<T>>,
    costly: VecDeque<Waiting<T>>,
}

struct Waiting<T> {
    cost_ms: u64,
    /// Among owners for whom the same was spent, who came first is served first.
    number: u64,
    what: T,
}

/// What a worker takes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    Anything,
    OnlyCheap,
}

impl<T> Account<T> {
    fn next(&self, takes: Takes) -> Option<&Waiting<T>> {
        let costly = || self.costly.front().filter(|_| takes == Takes::Anything);
        self.cheap.front().or_else(costly)
    }
}

impl<O: Clone + Eq + Hash, T> FairQueue<O, T> {
    pub fn new() -> Self {
        FairQueue {
            accounts: HashMap::new(),
            reached_ms: 0,
            waiting: 0,
        }
    }

    /// Adds something to be done for `owner` that will cost about so much. `number` grows with every call.
    pub fn push(&mut self, owner: O, cost_ms: u64, number: u64, what: T) {
        let reached_ms = self.reached_ms;
        let account = self.accounts.entry(owner).or_insert_with(|| Account {
            spent_ms: reached_ms,
            cheap: VecDeque::new(),
            costly: VecDeque::new(),
        });
        let waiting = Waiting { cost_ms, number, what };
        if cost_ms <= CHEAP_MS {
            account.cheap.push_back(waiting);
        } else {
            account.costly.push_back(waiting);
        }
        self.waiting += 1;
    }

    /// Takes what is to be done next.
    pub fn pop(&mut self, takes: Takes) -> Option<T> {
        let wishes = self.accounts.iter().filter_map(|(owner, account)| {
            let next = account.next(takes)?;
            Some((account.spent_ms, next.number, owner))
        });
        let (_, _, owner) = wishes.min_by_key(|(spent, number, _)| (*spent, *number))?;
        let owner = owner.clone();
        let account = self.accounts.get_mut(&owner)?;
        let next = match account.cheap.pop_front() {
            Some(next) => next,
            None => account.costly.pop_front()?,
        };
        // Even the cheapest costs something, or a thousand of them would be served in a row.
        let cost_ms = next.cost_ms.max(1);
        let spent_before_ms = account.spent_ms;
        account.spent_ms += cost_ms;
        self.waiting -= 1;
        let sharing = self
            .accounts
            .values()
            .filter(|account| account.next(Takes::Anything).is_some());
        let share_ms = cost_ms / (sharing.count() as u64 + 2);
        self.reached_ms = spent_before_ms.max(self.reached_ms + share_ms);
        self.close_accounts();
        Some(next.what)
    }

    /// Something that was taken cost another time than was thought.
    pub fn settle(&mut self, owner: &O, thought_ms: u64, spent_ms: u64) {
        let reached_ms = self.reached_ms;
        let account = self.accounts.entry(owner.clone()).or_insert_with(|| Account {
            spent_ms: reached_ms,
            cheap: VecDeque::new(),
            costly: VecDeque::new(),
        });
        account.spent_ms = (account.spent_ms + spent_ms.max(1)).saturating_sub(thought_ms.max(1));
        self.close_accounts();
    }

    /// Forgets those who want nothing and owe nothing.
    fn close_accounts(&mut self) {
        let reached_ms = self.reached_ms;
        self.accounts
            .retain(|_, account| account.next(Takes::Anything).is_some() || account.spent_ms > reached_ms);
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting
    }

    /// Forgets all that waits.
    pub fn clear(&mut self) {
        self.accounts.clear();
        self.waiting = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MASTER: u64 = 2000;
    const EASY: u64 = 1;

    /// A queue with these wishes: who, what it costs.
    fn queue(wishes: &[(&'static str, u64)]) -> FairQueue<&'static str, (&'static str, u64)> {
        let mut queue = FairQueue::new();
        for (&(owner, cost), number) in wishes.iter().zip(0..) {
            queue.push(owner, cost, number, (owner, cost));
        }
        queue
    }

    fn owners(queue: &mut FairQueue<&'static str, (&'static str, u64)>, takes: Takes) -> String {
        std::iter::from_fn(|| queue.pop(takes))
            .map(|(owner, _)| owner)
            .collect()
    }

    #[test]
    fn somebody_with_thirty_masters_delays_nobody_else() {
        let mut wishes = vec![("a", MASTER); 90];
        wishes.push(("b", MASTER));
        wishes.push(("c", EASY));
        let mut queue = queue(&wishes);
        let first: Vec<_> = (0..3).map_while(|_| queue.pop(Takes::Anything)).collect();
        assert_eq!(first, [("a", MASTER), ("b", MASTER), ("c", EASY)]);
    }

    #[test]
    fn who_comes_later_is_served_before_the_rest_of_a_long_queue() {
        let mut queue = queue(&[("a", MASTER); 30]);
        for _ in 0..10 {
            queue.pop(Takes::Anything);
        }
        queue.push("b", EASY, 30, ("b", EASY));
        assert_eq!(queue.pop(Takes::Anything), Some(("b", EASY)));
    }

    #[test]
    fn owners_take_turns_by_what_was_spent_for_them() {
        let mut alike = queue(&[("a", 100), ("a", 100), ("a", 100), ("b", 100), ("b", 100), ("c", 100)]);
        assert_eq!(owners(&mut alike, Takes::Anything), "abcaba");
        let mut unlike = queue(&[("a", 300), ("a", 300), ("b", 100), ("b", 100), ("b", 100), ("b", 100)]);
        assert_eq!(owners(&mut unlike, Takes::Anything), "abbbab", "three for one");
    }

    #[test]
    fn new_owners_without_end_do_not_keep_out_who_was_served_before() {
        let mut queue = FairQueue::new();
        let (mut number, mut strangers) = (0, 0..);
        let mut push = |queue: &mut FairQueue<u64, u64>, owner: u64| {
            number += 1;
            queue.push(owner, MASTER, number, owner);
        };
        push(&mut queue, 1000);
        assert_eq!(queue.pop(Takes::Anything), Some(1000));
        push(&mut queue, 1000);
        let mut push_strangers = |queue: &mut FairQueue<u64, u64>, count: usize| {
            for stranger in strangers.by_ref().take(count) {
                push(queue, stranger);
            }
        };
        push_strangers(&mut queue, 3);
        let served_after = (0..100).find(|_| {
            push_strangers(&mut queue, 1);
            queue.pop(Takes::Anything) == Some(1000)
        });
        assert!(served_after.is_some_and(|after| after < 12), "{served_after:?}");
    }

    #[test]
    fn of_one_owner_the_cheap_comes_first() {
        let mut queue = queue(&[("a", MASTER), ("a", EASY), ("a", MASTER), ("a", EASY)]);
        let costs: Vec<u64> = std::iter::from_fn(|| queue.pop(Takes::Anything))
            .map(|(_, cost)| cost)
            .collect();
        assert_eq!(costs, [EASY, EASY, MASTER, MASTER]);
    }

    #[test]
    fn a_worker_for_cheap_work_takes_nothing_else() {
        let mut queue = queue(&[("a", MASTER), ("b", EASY), ("a", MASTER), ("c", EASY)]);
        assert_eq!(owners(&mut queue, Takes::OnlyCheap), "bc");
        assert_eq!(queue.len(), 2);
    }

    #[test]
    fn an_endless_flow_of_cheap_work_does_not_starve_a_costly_wish() {
        let mut queue = queue(&[("b", EASY); 5]);
        queue.pop(Takes::Anything);
        queue.push("a", MASTER, 5, ("a", MASTER));
        let mut served = 0;
        for number in 6..10_000 {
            queue.push("b", EASY, number, ("b", EASY));
            queue.push("b", EASY, number, ("b", EASY));
            match queue.pop(Takes::Anything) {
                Some(("a", _)) => break,
                _ => served += 1,
            }
        }
        assert!(served < 10, "{served} cheap ones came before");
    }

    #[test]
    fn what_took_longer_than_thought_is_waited_for_afterwards() {
        let mut queue = queue(&[("a", 100), ("b", 100)]);
        assert_eq!(owners(&mut queue, Takes::Anything), "ab");
        queue.settle(&"a", 100, 450);
        queue.settle(&"b", 100, 10);
        for number in 2..6 {
            queue.push("a", 100, number, ("a", 100));
            queue.push("b", 100, number, ("b", 100));
        }
        assert_eq!(
            owners(&mut queue, Takes::Anything),
            "bbbbaaaa",
            "b was served for 10, a for 450"
        );
        queue.settle(&"c", 100, 5000);
        queue.push("c", 100, 6, ("c", 100));
        queue.push("d", 100, 7, ("d", 100));
        assert_eq!(
            owners(&mut queue, Takes::Anything),
            "dc",
            "an account is kept for who owes something"
        );
    }

    #[test]
    fn coming_back_brings_neither_credit_nor_forgiveness() {
        let mut queue = queue(&[("a", MASTER), ("b", 100)]);
        assert_eq!(owners(&mut queue, Takes::Anything), "ab");
        for number in 2..12 {
            queue.push("b", 100, number, ("b", 100));
        }
        queue.push("a", 100, 12, ("a", 100));
        assert_eq!(
            owners(&mut queue, Takes::Anything),
            "bbbbbbbbbba",
            "much was spent for a just before"
        );
        assert!(
            queue.accounts.len() <= 2,
            "and the accounts of who left are closed in the end"
        );
    }
}
