//! The threads on which bots think.
//!
//! Thinking is work for a processor, so it never runs on the threads that serve pages. There are so many threads for it,
//! and one more for what costs little, so that an easy bot need not wait until a master has thought. Whoever asked and
//! goes away takes their wish along: what waits is not begun, and what runs is stopped.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Instant;

use ::bots::levels::Level;
use ::bots::{BotSpec, Budget, Stop};
use catalogue::AnyGame;
use tables::{PersonId, TableId};
use tokio::sync::oneshot;

use crate::error::AppError;
use crate::metrics::Metrics;
use crate::queue::{FairQueue, Takes};
use crate::whereabouts::Household;

/// How many thoughts of one person may wait for a worker before they are refused a hint. What waits for others is no reason: by
/// its fair share a hint comes before that.
const LONG_QUEUE: usize = 64;
/// How many may wait for a hint at one address.
const HINTS_OF_HOUSEHOLD: usize = 8;
/// By how much thinking steps back: beside a page that is being drawn, it gets a third of a core.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 5;

/// For whom a worker thinks.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    /// With whom they share.
    household: Payer,
    payer: Payer,
}

/// Whose time it is that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Payer {
    Person(PersonId),
    Table(TableId),
    /// All who share: who throws a cookie away is another person, and who makes thirty accounts is thirty.
    Household(Household),
    /// All games that are analysed.
    Analyses,
}

impl Owner {
    /// Somebody, who shares with their household.
    pub fn person(person: &PersonId, household: Household) -> Owner {
        let payer = Payer::Person(person.clone());
        Owner {
            household: match household {
                Household::Alone => payer.clone(),
                shared => Payer::Household(shared),
            },
            payer,
        }
    }

    /// A table that everybody has left. It shares with all of whom nothing was heard for long, or whoever leaves tables behind would
    /// have a share for each.
    pub fn table(table: &TableId) -> Owner {
        Owner {
            household: Payer::Household(Household::Away),
            payer: Payer::Table(table.clone()),
        }
    }

    /// A game that is analysed.
    pub fn analysis(table: &TableId) -> Owner {
        Owner {
            household: Payer::Analyses,
            payer: Payer::Table(table.clone()),
        }
    }
}

/// The threads.
pub(crate) struct Workers(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    wake: Condvar,
    metrics: Arc<Metrics>,
}

struct State {
    queue: FairQueue<Payer, Payer, Job>,
    /// What runs, by its number.
    running: HashMap<u64, Stop>,
    /// Who waits for a hint, and with whom they share.
    advised: HashMap<PersonId, Household>,
    asked: u64,
    stopping: bool,
}

struct Job {
    number: u64,
    asked: Instant,
    stop: Stop,
    /// Who is charged for the time that it takes, and what was charged when it was taken.
    charged: Option<(Owner, Charge)>,
    /// Says whether it was stopped before its end.
    run: Box<dyn FnOnce() -> bool + Send>,
}

/// What thinking costs its owner, where that is known only afterwards.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Charge {
    /// What it is taken to cost until it is done, in milliseconds.
    pub thought_ms: u64,
    /// How many times the time it took is charged in the end.
    pub times: u64,
}

/// Stops a search when nobody waits for it any more.
struct StopOnDrop(Option<Stop>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        if let Some(stop) = &self.0 {
            stop.request();
        }
    }
}

/// Somebody who waits for a hint; dropped, they may ask for another.
pub(crate) struct Advised {
    shared: Arc<Shared>,
    person: PersonId,
}

impl Drop for Advised {
    fn drop(&mut self) {
        self.shared.lock().advised.remove(&self.person);
    }
}

impl Workers {
    pub fn new(threads: usize, metrics: Arc<Metrics>) -> Workers {
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                queue: FairQueue::new(),
                running: HashMap::new(),
                advised: HashMap::new(),
                asked: 0,
                stopping: false,
            }),
            wake: Condvar::new(),
            metrics,
        });
        let takes = std::iter::repeat_n(Takes::Anything, threads.max(1)).chain([Takes::OnlyCheap]);
        for takes in takes {
            let shared = Arc::clone(&shared);
            let thread = std::thread::Builder::new().name("thinking".to_owned());
            thread
                .spawn(move || shared.work(takes))
                .expect("the system has room for a few threads when a server starts");
        }
        Workers(shared)
    }

    /// How many think, and how many wait to.
    pub fn busy(&self) -> (usize, usize) {
        let state = self.0.lock();
        (state.running.len(), state.queue.len())
    }

    /// Notes that somebody waits for a hint; `None` if they do already, or if too many wait at their address, or too much for them.
    pub fn advise(&self, person: &PersonId, household: Household) -> Option<Advised> {
        let owner = Owner::person(person, household);
        let mut state = self.0.lock();
        let beside = state
            .advised
            .values()
            .filter(|other| household != Household::Alone && **other == household);
        let crowded = beside.count() >= HINTS_OF_HOUSEHOLD;
        let waiting = state.queue.waiting_for(&owner.household, &owner.payer);
        if crowded || waiting >= LONG_QUEUE || state.advised.contains_key(person) {
            return None;
        }
        state.advised.insert(person.clone(), household);
        Some(Advised {
            shared: Arc::clone(&self.0),
            person: person.clone(),
        })
    }

    /// Thinks when it is the owner's turn. Dropped, the search is stopped, or never begun.
    pub async fn think<T: Send + 'static>(
        &self,
        owner: Owner,
        cost_ms: u64,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        self.queued(owner, cost_ms, None, Stop::default(), work).await
    }

    /// The same for a search that goes on after this thought, and so brings along what it is stopped by. The owner is charged for the
    /// time that it took.
    pub async fn think_on<T: Send + 'static>(
        &self,
        owner: Owner,
        cost_ms: u64,
        stop: Stop,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let charge = Charge {
            thought_ms: cost_ms,
            times: 1,
        };
        self.queued(owner, cost_ms, Some(charge), stop, work).await
    }

    /// The same, where the owner is charged for the time that it took.
    pub async fn think_metered<T: Send + 'static>(
        &self,
        owner: Owner,
        charge: Charge,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        self.queued(owner, charge.thought_ms, Some(charge), Stop::default(), work)
            .await
    }

    async fn queued<T: Send + 'static>(
        &self,
        owner: Owner,
        cost_ms: u64,
        charge: Option<Charge>,
        stop: Stop,
        work: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let mut until_answered = StopOnDrop(Some(stop.clone()));
        let (answer, answered) = oneshot::channel();
        let told = stop.clone();
        let run = Box::new(move || {
            let thought = work(&told);
            let stopped = told.is_requested();
            // Nobody listens any more where it was stopped.
            let _ = answer.send(thought);
            stopped
        });
        {
            let mut state = self.0.lock();
            if state.stopping {
                return Err(AppError::Full);
            }
            state.asked += 1;
            let number = state.asked;
            let asked = Instant::now();
            let job = Job {
                number,
                asked,
                stop,
                charged: charge.map(|charge| (owner.clone(), charge)),
                run,
            };
            state.queue.push(owner.household, owner.payer, cost_ms, number, job);
        }
        self.0.wake.notify_all();
        let answer = answered.await.map_err(|_| match self.0.lock().stopping {
            true => AppError::Full,
            false => AppError::Worker,
        });
        until_answered.0 = None;
        answer
    }

    /// Ends the threads, and what they think about.
    pub fn stop(&self) {
        let mut state = self.0.lock();
        state.stopping = true;
        state.queue.clear();
        state.running.values().for_each(Stop::request);
        drop(state);
        self.0.wake.notify_all();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// The life of a thread.
    fn work(&self, takes: Takes) {
        if takes == Takes::Anything {
            give_way();
        }
        while let Some(job) = self.next(takes) {
            self.metrics.queue_wait.record(job.asked.elapsed());
            let start = Instant::now();
            // A search that panics is a fault of ours, but no reason to lose a thread: whoever waits is told.
            let stopped = job.stop.is_requested() || catch_unwind(AssertUnwindSafe(job.run)).unwrap_or(false);
            let took = start.elapsed();
            self.metrics.thinking.record(took);
            self.metrics.cancelled.add(u64::from(stopped));
            let mut state = self.lock();
            state.running.remove(&job.number);
            if let Some((owner, charge)) = job.charged {
                let took_ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
                let spent_ms = took_ms.saturating_mul(charge.times);
                state
                    .queue
                    .settle(&owner.household, &owner.payer, charge.thought_ms, spent_ms);
            }
        }
    }

    /// What this thread is to do next; `None` when the server stops.
    fn next(&self, takes: Takes) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.stopping {
                return None;
            }
            if let Some(job) = state.queue.pop(takes) {
                state.running.insert(job.number, job.stop.clone());
                return Some(job);
            }
            state = self.wake.wait(state).unwrap_or_else(|poisoned| poisoned.into_inner());
        }
    }
}

/// Lets other threads of this machine go before this one, as far as the system knows single threads: a page that is asked for
/// while all cores think comes at once, and whoever thinks loses a moment.
fn give_way() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getpriority_process, setpriority_process};
        let given = getpriority_process(None).and_then(|own| setpriority_process(None, own + NICENESS));
        if let Err(refused) = given {
            tracing::debug!(%refused, "bots think as if they served pages");
        }
    }
}

/// What a move of a bot in this game costs, roughly: enough to tell quick ones from slow ones.
pub(crate) fn cost_ms(game: &dyn AnyGame, spec: BotSpec) -> u64 {
    let budget = match spec {
        BotSpec::Random | BotSpec::Light | BotSpec::Greedy => return 1,
        BotSpec::Mcts(budget) | BotSpec::Parallel(budget, _) => budget,
        BotSpec::Careless(strength) => Budget::IterationsWithin(strength.iterations, Level::MOST_TIME),
        BotSpec::Level(level) => game.budget(level, Level::MOST_TIME),
    };
    let most = budget.time().map_or(u64::MAX, |time| time.as_millis() as u64);
    most.min(1 + u64::from(budget.iterations()) / 20)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    #[cfg(target_os = "linux")]
    use rustix::process::{Pid, getpriority_process};

    use super::*;
    use crate::addresses::Network;

    #[test]
    #[cfg(target_os = "linux")]
    fn who_thinks_long_gives_way_to_who_serves_pages() {
        let _workers = Workers::new(2, Arc::default());
        let niceness = |task: std::io::Result<std::fs::DirEntry>| {
            let task = task.ok()?;
            let name = std::fs::read_to_string(task.path().join("comm")).ok()?;
            let thread = task.file_name().to_str()?.parse().ok().and_then(Pid::from_raw);
            (name.trim() == "thinking").then_some(getpriority_process(thread).ok()?)
        };
        let of_all = || -> Vec<i32> {
            let mut all: Vec<i32> = std::fs::read_dir("/proc/self/task")
                .unwrap()
                .filter_map(niceness)
                .collect();
            all.sort_unstable();
            all
        };
        let own = getpriority_process(None).unwrap();
        let wanted = [own, own + NICENESS, own + NICENESS];
        let patience = Instant::now() + Duration::from_secs(20);
        while of_all() != wanted && Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(of_all(), wanted, "two who think, and one for what costs little");
    }

    fn somewhere() -> Household {
        Household::Network(Network::of([127, 0, 0, 1].into()))
    }

    fn elsewhere() -> Household {
        Household::Network(Network::of([127, 0, 0, 2].into()))
    }

    fn guest(letter: char) -> PersonId {
        letter.to_string().repeat(64).parse().expect("an id")
    }

    #[tokio::test]
    async fn a_search_is_stopped_where_nobody_waits_and_goes_on_where_its_thought_is_told() {
        let workers = Workers::new(1, Arc::default());
        let owner = || Owner::person(&guest('0'), somewhere());
        let stop = Stop::default();
        let thought = workers.think_on(owner(), 1, stop.clone(), |stop| stop.is_requested());
        assert!(!thought.await.expect("a thought"));
        assert!(!stop.is_requested(), "the next move of the turn thinks on");
        let searching = workers.think_on(owner(), 1, stop.clone(), |stop| {
            while !stop.is_requested() {
                std::thread::yield_now();
            }
        });
        let unheard = tokio::time::timeout(Duration::from_millis(20), searching);
        assert!(unheard.await.is_err());
        assert!(stop.is_requested(), "nobody waits for it any more");
        workers.stop();
    }

    #[test]
    fn one_address_waits_for_so_many_hints_and_no_more() {
        let workers = Workers::new(1, Arc::default());
        let mut waiting = Vec::new();
        for letter in "01234567".chars() {
            waiting.push(workers.advise(&guest(letter), somewhere()).expect("room"));
        }
        assert!(workers.advise(&guest('8'), somewhere()).is_none(), "another cookie");
        assert!(workers.advise(&guest('8'), elsewhere()).is_some());
        assert!(
            workers.advise(&guest('9'), Household::Alone).is_some(),
            "who comes from a crowd"
        );
        waiting.pop();
        let again = workers.advise(&guest('8'), somewhere());
        assert!(again.is_some());
        assert!(
            workers.advise(&guest('8'), Household::Alone).is_none(),
            "who waits already"
        );
        workers.stop();
    }

    #[tokio::test]
    async fn what_waits_for_one_visitor_is_no_reason_to_refuse_a_hint_to_another() {
        let workers = Workers::new(1, Arc::default());
        let greedy = || Owner::person(&guest('a'), somewhere());
        let thoughts = (0..2 * LONG_QUEUE).map(|_| {
            let think = |stop: &Stop| {
                while !stop.is_requested() {
                    std::thread::yield_now();
                }
            };
            Box::pin(workers.think(greedy(), 2000, think))
        });
        let asked = futures_util::future::join_all(thoughts);
        let unheard = tokio::time::timeout(Duration::from_millis(20), asked);
        tokio::pin!(unheard);
        let hint = async {
            tokio::task::yield_now().await;
            assert!(workers.busy().1 >= LONG_QUEUE);
            assert!(workers.advise(&guest('b'), elsewhere()).is_some(), "somebody else");
            assert!(workers.advise(&guest('b'), somewhere()).is_some(), "beside them");
            assert!(workers.advise(&guest('a'), somewhere()).is_none(), "they themselves");
        };
        let (ended, ()) = tokio::join!(unheard, hint);
        assert!(ended.is_err());
        workers.stop();
    }
}
