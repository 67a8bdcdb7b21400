//! The clocks of a table: what is left to everybody, as its log says.
//!
//! A clock runs while a person is to move and every seat is taken. It is charged when the turn ends, by the times that stand
//! in the log, so that a table that is read back has the same clocks as one that was never forgotten. Whoever leaves in the middle
//! of their turn and comes back to it was charged meanwhile. Time in which the site was away stands in the log too, and is charged
//! to nobody.

use engine::Seat;

use crate::ClockTerms;

/// What an undo leaves to whoever takes back at least, where they had it: nobody runs out of time by one click.
const GRACE_MS: i64 = 10_000;
/// What whoever comes to a live game has at least, also if their time had run out.
const RETURN_MS: i64 = 60_000;

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Clocks {
    terms: ClockTerms,
    /// What everybody has besides the time of the present turn.
    banks: Vec<i64>,
    running: Option<Running>,
    /// The turn in the middle of which somebody left, and when, as long as nobody has moved for them.
    left: Option<(Running, i64)>,
    /// The last turn that was ended, which may be taken back.
    ended: Option<EndedTurn>,
    /// What was earned, and after how many moves.
    bonuses: Vec<(usize, Seat)>,
}

/// A turn of a person that goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Running {
    seat: Seat,
    since_ms: i64,
    /// What this turn has for itself; the bank comes after it.
    allowance_ms: i64,
    bank_at_start_ms: i64,
}

/// A turn as it was when it ended, before the bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct EndedTurn {
    seat: Seat,
    at_ms: i64,
    allowance_ms: i64,
    bank_ms: i64,
}

/// What an event means to the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tick {
    /// A move was made.
    Moved,
    /// A move was taken back.
    Undone,
    /// The game went back to an earlier move.
    Rewound,
    /// Somebody left this seat.
    Left(Seat),
    /// Whoever left this seat came back to it.
    Returned(Seat),
    /// Somebody came to this seat who was not there before, or whose time had run out.
    Came(Seat),
    /// The site was away.
    Halted { from_ms: i64, until_ms: i64 },
    /// Anything else.
    Other,
}

/// What is left to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// How long it may think before its time is out, in milliseconds; nothing counts that does not count at the table.
    pub left_ms: i64,
    /// When its time is out, where its clock runs.
    pub until_ms: Option<i64>,
    /// Whether the time of the turn is over, and vacation days are being used.
    pub on_vacation: bool,
}

impl Clocks {
    pub fn new(terms: ClockTerms, seats: usize) -> Clocks {
        Clocks {
            banks: vec![terms.bank_ms(); seats],
            terms,
            running: None,
            left: None,
            ended: None,
            bonuses: Vec::new(),
        }
    }

    /// Takes in what happened. `to_move` is the person's seat that is to move after it, and `plies` how many moves were made.
    pub fn follow(&mut self, at_ms: i64, tick: Tick, to_move: Option<Seat>, plies: usize) {
        if self.terms == ClockTerms::None {
            return;
        }
        match tick {
            Tick::Halted { from_ms, until_ms } => self.halt(from_ms, until_ms),
            Tick::Undone => self.take_back(at_ms, to_move),
            Tick::Rewound => self.rewind(at_ms, plies),
            Tick::Returned(seat) => self.come_back(seat, at_ms, to_move, plies),
            Tick::Left(seat) => {
                let left = self.running.take_if(|running| running.seat == seat);
                self.left = left.map(|left| (left, at_ms)).or(self.left);
            }
            Tick::Came(_) | Tick::Moved | Tick::Other => {}
        }
        // Somebody else plays on for whoever left.
        if matches!(tick, Tick::Moved | Tick::Undone | Tick::Rewound | Tick::Came(_))
            && let Some((left, left_at_ms)) = self.left.take()
        {
            self.charge(left, left_at_ms, false, plies);
        }
        if let Tick::Came(seat) = tick
            && matches!(self.terms, ClockTerms::Live { .. })
        {
            let bank = &mut self.banks[seat.index()];
            *bank = (*bank).max(RETURN_MS.min(self.terms.bank_ms()));
        }
        // Who plays alone has no other turns than moves.
        let next_turn = self.banks.len() == 1 && tick == Tick::Moved;
        if self.running.map(|running| running.seat) == to_move && !next_turn {
            return;
        }
        if let Some(running) = self.running.take() {
            self.charge(running, at_ms, tick == Tick::Moved, plies);
        }
        self.running = to_move.map(|seat| Running {
            seat,
            since_ms: at_ms,
            allowance_ms: self.terms.allowance_ms(),
            bank_at_start_ms: self.banks[seat.index()],
        });
    }

    /// Whoever left in the middle of their turn goes on with it. If they have to wait for somebody else, they are charged for
    /// having been away.
    fn come_back(&mut self, seat: Seat, at_ms: i64, to_move: Option<Seat>, plies: usize) {
        let Some((left, _)) = self.left.take_if(|(left, _)| left.seat == seat) else {
            return;
        };
        if to_move == Some(seat) {
            self.running = Some(left);
        } else {
            self.charge(left, at_ms, false, plies);
        }
    }

    /// A turn is over, or somebody left in the middle of it.
    fn charge(&mut self, running: Running, at_ms: i64, moved: bool, plies: usize) {
        let seat = running.seat;
        let (allowance_ms, bank_ms) = self.purse(&running, at_ms);
        self.banks[seat.index()] = bank_ms;
        if moved {
            self.ended = Some(EndedTurn {
                seat,
                at_ms,
                allowance_ms,
                bank_ms,
            });
            self.banks[seat.index()] += self.terms.bonus_ms();
            self.bonuses.push((plies, seat));
        }
    }

    /// The turn is as if it had never ended: no bonus, and what the next one took of the clock is the fault of whoever takes
    /// back.
    fn take_back(&mut self, at_ms: i64, to_move: Option<Seat>) {
        if self.banks.len() == 1 {
            return self.take_back_alone(at_ms);
        }
        let (Some(ended), Some(seat)) = (self.ended, to_move) else {
            return;
        };
        if ended.seat != seat || self.running.is_some_and(|running| running.seat == seat) {
            return;
        }
        if let Some(running) = self.running.take() {
            self.banks[running.seat.index()] = running.bank_at_start_ms;
        }
        if self.bonuses.last().is_some_and(|(_, earner)| *earner == seat) {
            self.bonuses.pop();
        }
        let lost = self.terms.counted_ms(ended.at_ms, at_ms);
        let total = ended.allowance_ms + ended.bank_ms;
        let lost = lost.min(total - total.min(GRACE_MS));
        let of_allowance = lost.min(ended.allowance_ms);
        self.banks[seat.index()] = ended.bank_ms - (lost - of_allowance);
        self.ended = None;
        self.running = Some(Running {
            seat,
            since_ms: at_ms,
            allowance_ms: ended.allowance_ms - of_allowance,
            bank_at_start_ms: self.banks[seat.index()],
        });
    }

    /// Who plays alone has a turn for every move.
    fn take_back_alone(&mut self, at_ms: i64) {
        let Some(mut running) = self.running else { return };
        let (allowance_ms, bank_ms) = self.purse(&running, at_ms);
        self.banks[0] = bank_ms;
        if self.bonuses.pop().is_some() {
            self.unearn(running.seat);
        }
        running.since_ms = at_ms;
        running.allowance_ms = allowance_ms;
        self.running = Some(running);
    }

    /// Takes a bonus away again, as far as it is still there.
    fn unearn(&mut self, seat: Seat) {
        let bank = &mut self.banks[seat.index()];
        *bank -= self.terms.bonus_ms().min(*bank - (*bank).min(GRACE_MS));
    }

    /// What was earned in turns that never were is not earned.
    fn rewind(&mut self, at_ms: i64, plies: usize) {
        if let Some(running) = self.running.take() {
            self.charge(running, at_ms, false, plies);
        }
        self.ended = None;
        while let Some((_, seat)) = self.bonuses.pop_if(|(after, _)| *after > plies) {
            self.unearn(seat);
        }
    }

    fn halt(&mut self, from_ms: i64, until_ms: i64) {
        if let Some(ended) = self.ended.as_mut().filter(|ended| ended.at_ms < until_ms) {
            ended.at_ms += until_ms - from_ms.max(ended.at_ms);
        }
        self.running = self.running.map(|running| self.halted(running, from_ms, until_ms));
        self.left = self.left.map(|(left, left_at_ms)| {
            let left = self.halted(left, from_ms, until_ms);
            (left, left_at_ms.max(left.since_ms))
        });
    }

    /// A turn that did not go on for a while.
    fn halted(&mut self, mut turn: Running, from_ms: i64, until_ms: i64) -> Running {
        if turn.since_ms < until_ms {
            let (allowance_ms, bank_ms) = self.purse(&turn, from_ms.max(turn.since_ms));
            turn.allowance_ms = allowance_ms;
            self.banks[turn.seat.index()] = bank_ms;
            turn.since_ms = until_ms;
        }
        turn
    }

    /// What a turn and its seat have left at a moment: of the time of the turn, and of the bank. Never less than nothing.
    fn purse(&self, running: &Running, at_ms: i64) -> (i64, i64) {
        let bank = self.banks[running.seat.index()];
        let end_ms = self.terms.after_ms(running.since_ms, running.allowance_ms);
        if at_ms < end_ms {
            let counted = self.terms.counted_ms(running.since_ms, at_ms);
            return ((running.allowance_ms - counted).max(0), bank);
        }
        (0, (bank - (at_ms - end_ms)).max(0))
    }

    /// Whose clock runs, and when it is out.
    pub fn deadline(&self) -> Option<(Seat, i64)> {
        let running = self.running?;
        let end_ms = self.terms.after_ms(running.since_ms, running.allowance_ms);
        Some((running.seat, end_ms.saturating_add(self.banks[running.seat.index()])))
    }

    /// What is left to a seat at a moment; `None` where there is no clock, or nothing to tell of one that stands.
    pub fn left(&self, seat: Seat, at_ms: i64) -> Option<TimeLeft> {
        if self.terms == ClockTerms::None {
            return None;
        }
        let running = self.running.filter(|running| running.seat == seat);
        let Some(running) = running else {
            let live = matches!(self.terms, ClockTerms::Live { .. });
            return live.then(|| TimeLeft {
                left_ms: self.banks[seat.index()],
                until_ms: None,
                on_vacation: false,
            });
        };
        let (allowance_ms, bank_ms) = self.purse(&running, at_ms);
        let end_ms = self.terms.after_ms(running.since_ms, running.allowance_ms);
        let in_turn = allowance_ms > 0;
        Some(TimeLeft {
            left_ms: if in_turn { allowance_ms } else { bank_ms },
            until_ms: Some(if in_turn {
                end_ms
            } else {
                end_ms + self.banks[seat.index()]
            }),
            on_vacation: !in_turn && matches!(self.terms, ClockTerms::Turns(_)),
        })
    }

    /// What a seat has besides the time of its turn: its bank, or its vacation.
    pub fn bank_ms(&self, seat: Seat) -> i64 {
        self.banks.get(seat.index()).copied().unwrap_or(0)
    }
}
