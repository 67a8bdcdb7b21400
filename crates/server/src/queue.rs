//! Who thinks next: fair shares of the workers for everybody who has bots at work.
//!
//! Each owner has an account of the time that was spent for them. The next place is given to the one for whom least was
//! spent, so that somebody with thirty tables of slow bots waits for themselves and not the others for them. Of one
//! owner's wishes those that cost little come first. Who comes back is not credited for the time they were away. Where new
//! owners come without end, those who were served before still get their turn: a new one starts where everybody would stand
//! if the time so far had been shared.
//!
//! Shares are given twice by the same rule: households share the workers, and those of one household share what it gets. So
//! thirty owners who are one person with thirty cookies get no more than one of them would.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// What costs at most so much is cheap: it is over before anybody notices that it was waited for.
const CHEAP_MS: u64 = 20;

/// What waits, by household and owner.
pub(crate) struct FairQueue<H, O, T> {
    households: Shares<H, Shares<O, Wishes<T>>>,
    waiting: usize,
}

/// What a worker takes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Takes {
    Anything,
    OnlyCheap,
}

/// What one waits with, be it an owner or a household of some.
trait Line: Default {
    type What;

    /// The number of what is next, if there is anything that is taken on.
    fn next(&self, takes: Takes) -> Option<u64>;

    /// Takes what is next, with what it costs.
    fn take(&mut self, takes: Takes) -> Option<(u64, Self::What)>;

    /// How much waits.
    fn len(&self) -> usize;
}

/// The wishes of one owner.
struct Wishes<T> {
    cheap: VecDeque<Waiting<T>>,
    costly: VecDeque<Waiting<T>>,
}

struct Waiting<T> {
    cost_ms: u64,
    /// Among owners for whom the same was spent, who came first is served first.
    number: u64,
    what: T,
}

/// Those who share something, with what was spent for each.
struct Shares<K, L> {
    accounts: HashMap<K, Account<L>>,
    /// Where who is new starts: what had been spent for the one who was served last, or more where many new ones came.
    reached_ms: u64,
}

struct Account<L> {
    spent_ms: u64,
    line: L,
}

impl<H: Clone + Eq + Hash, O: Clone + Eq + Hash, T> FairQueue<H, O, T> {
    pub fn new() -> Self {
        FairQueue {
            households: Shares::default(),
            waiting: 0,
        }
    }

    /// Adds something to be done for an owner of a household that will cost about so much. `number` grows with every call.
    pub fn push(&mut self, household: H, owner: O, cost_ms: u64, number: u64, what: T) {
        let members = &mut self.households.account(household).line;
        members.account(owner).line.push(Waiting { cost_ms, number, what });
        self.waiting += 1;
    }

    /// Takes what is to be done next.
    pub fn pop(&mut self, takes: Takes) -> Option<T> {
        let (_, what) = self.households.take(takes)?;
        self.waiting -= 1;
        Some(what)
    }

    /// Something that was taken cost another time than was thought.
    pub fn settle(&mut self, household: &H, owner: &O, thought_ms: u64, spent_ms: u64) {
        let account = self.households.account(household.clone());
        account.settle(thought_ms, spent_ms);
        account.line.account(owner.clone()).settle(thought_ms, spent_ms);
        account.line.close_accounts();
        self.households.close_accounts();
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting
    }

    /// How many wait for an owner of a household.
    pub fn waiting_for(&self, household: &H, owner: &O) -> usize {
        let members = self.households.accounts.get(household);
        let account = members.and_then(|members| members.line.accounts.get(owner));
        account.map_or(0, |account| account.line.len())
    }

    /// Forgets all that waits.
    pub fn clear(&mut self) {
        *self = FairQueue::new();
    }
}

impl<K: Clone + Eq + Hash, L: Line> Shares<K, L> {
    /// The account of somebody, opened if they are new.
    fn account(&mut self, who: K) -> &mut Account<L> {
        let spent_ms = self.reached_ms;
        self.accounts.entry(who).or_insert_with(|| Account {
            spent_ms,
            line: L::default(),
        })
    }

    /// Forgets those who want nothing and owe nothing.
    fn close_accounts(&mut self) {
        let reached_ms = self.reached_ms;
        self.accounts
            .retain(|_, account| account.line.next(Takes::Anything).is_some() || account.spent_ms > reached_ms);
    }

    /// Whose turn it is, with the number of what they want.
    fn first(&self, takes: Takes) -> Option<(&K, u64)> {
        let wishes = self.accounts.iter().filter_map(|(who, account)| {
            let number = account.line.next(takes)?;
            Some((account.spent_ms, number, who))
        });
        let (_, number, who) = wishes.min_by_key(|(spent, number, _)| (*spent, *number))?;
        Some((who, number))
    }
}

impl<L> Account<L> {
    fn settle(&mut self, thought_ms: u64, spent_ms: u64) {
        self.spent_ms = (self.spent_ms + spent_ms.max(1)).saturating_sub(thought_ms.max(1));
    }
}

impl<K: Clone + Eq + Hash, L: Line> Line for Shares<K, L> {
    type What = L::What;

    fn next(&self, takes: Takes) -> Option<u64> {
        self.first(takes).map(|(_, number)| number)
    }

    fn take(&mut self, takes: Takes) -> Option<(u64, L::What)> {
        let who = self.first(takes)?.0.clone();
        let account = self.accounts.get_mut(&who)?;
        let (cost_ms, what) = account.line.take(takes)?;
        let spent_before_ms = account.spent_ms;
        account.spent_ms += cost_ms;
        let waiting = |account: &&Account<L>| account.line.next(Takes::Anything).is_some();
        let sharing = self.accounts.values().filter(waiting).count() as u64;
        self.reached_ms = spent_before_ms.max(self.reached_ms + cost_ms / (sharing + 2));
        self.close_accounts();
        Some((cost_ms, what))
    }

    fn len(&self) -> usize {
        self.accounts.values().map(|account| account.line.len()).sum()
    }
}

impl<T> Wishes<T> {
    fn push(&mut self, waiting: Waiting<T>) {
        if waiting.cost_ms <= CHEAP_MS {
            self.cheap.push_back(waiting);
        } else {
            self.costly.push_back(waiting);
        }
    }
}

impl<T> Line for Wishes<T> {
    type What = T;

    fn next(&self, takes: Takes) -> Option<u64> {
        let costly = || self.costly.front().filter(|_| takes == Takes::Anything);
        self.cheap.front().or_else(costly).map(|next| next.number)
    }

    fn take(&mut self, takes: Takes) -> Option<(u64, T)> {
        let next = match (self.cheap.pop_front(), takes) {
            (Some(next), _) => next,
            (None, Takes::Anything) => self.costly.pop_front()?,
            (None, Takes::OnlyCheap) => return None,
        };
        // Even the cheapest costs something, or a thousand of them would be served in a row.
        Some((next.cost_ms.max(1), next.what))
    }

    fn len(&self) -> usize {
        self.cheap.len() + self.costly.len()
    }
}

impl<T> Default for Wishes<T> {
    fn default() -> Self {
        Wishes {
            cheap: VecDeque::new(),
            costly: VecDeque::new(),
        }
    }
}

impl<K, L> Default for Shares<K, L> {
    fn default() -> Self {
        Shares {
            accounts: HashMap::new(),
            reached_ms: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MASTER: u64 = 2000;
    const EASY: u64 = 1;

    type Queue = FairQueue<&'static str, &'static str, (&'static str, u64)>;

    /// A queue with these wishes: who, what it costs. What stands before a dash is the household.
    fn queue(wishes: &[(&'static str, u64)]) -> Queue {
        let mut queue = FairQueue::new();
        for (&(owner, cost), number) in wishes.iter().zip(0..) {
            push(&mut queue, owner, cost, number);
        }
        queue
    }

    fn push(queue: &mut Queue, owner: &'static str, cost: u64, number: u64) {
        let household = owner.split('-').next().unwrap_or(owner);
        queue.push(household, owner, cost, number, (owner, cost));
    }

    fn owners(queue: &mut Queue, takes: Takes) -> String {
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
        push(&mut queue, "b", EASY, 30);
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
        let mut push = |queue: &mut FairQueue<u64, u64, u64>, owner: u64| {
            number += 1;
            queue.push(owner, owner, MASTER, number, owner);
        };
        push(&mut queue, 1000);
        assert_eq!(queue.pop(Takes::Anything), Some(1000));
        push(&mut queue, 1000);
        let mut push_strangers = |queue: &mut FairQueue<u64, u64, u64>, count: usize| {
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
        push(&mut queue, "a", MASTER, 5);
        let mut served = 0;
        for number in 6..10_000 {
            push(&mut queue, "b", EASY, number);
            push(&mut queue, "b", EASY, number);
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
        queue.settle(&"a", &"a", 100, 450);
        queue.settle(&"b", &"b", 100, 10);
        for number in 2..6 {
            push(&mut queue, "a", 100, number);
            push(&mut queue, "b", 100, number);
        }
        assert_eq!(
            owners(&mut queue, Takes::Anything),
            "bbbbaaaa",
            "b was served for 10, a for 450"
        );
        queue.settle(&"c", &"c", 100, 5000);
        push(&mut queue, "c", 100, 6);
        push(&mut queue, "d", 100, 7);
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
            push(&mut queue, "b", 100, number);
        }
        push(&mut queue, "a", 100, 12);
        assert_eq!(
            owners(&mut queue, Takes::Anything),
            "bbbbbbbbbba",
            "much was spent for a just before"
        );
        assert!(
            queue.households.accounts.len() <= 2,
            "and the accounts of who left are closed in the end"
        );
    }

    #[test]
    fn those_of_one_household_share_what_it_gets() {
        let mut queue = queue(&[
            ("a-1", 100),
            ("a-2", 100),
            ("a-3", 100),
            ("a-1", 100),
            ("b", 100),
            ("b", 100),
        ]);
        let order: Vec<_> = std::iter::from_fn(|| queue.pop(Takes::Anything))
            .map(|(owner, _)| owner)
            .collect();
        assert_eq!(order, ["a-1", "b", "a-2", "b", "a-3", "a-1"]);
    }

    #[test]
    fn who_comes_under_ever_new_names_from_one_household_waits_like_one() {
        let names = ["a-0", "a-1", "a-2", "a-3", "a-4", "a-5", "a-6", "a-7", "a-8", "a-9"];
        let mut queue = queue(&names.map(|name| (name, MASTER)));
        for _ in 0..3 {
            queue.pop(Takes::Anything);
        }
        push(&mut queue, "b", MASTER, 10);
        let first: Vec<_> = (0..2).map_while(|_| queue.pop(Takes::Anything)).collect();
        assert!(first.contains(&("b", MASTER)), "{first:?}");
        queue.settle(&"a", &"a-3", MASTER, 2 * MASTER);
        push(&mut queue, "b", MASTER, 11);
        assert_eq!(
            queue.pop(Takes::Anything),
            Some(("b", MASTER)),
            "a household pays for all of its own"
        );
    }
}
