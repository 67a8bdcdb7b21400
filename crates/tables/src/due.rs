//! What happens at a table by itself, once its time has come: somebody's clock is out, or nobody plays any more.

use engine::Seat;

use crate::terms::DAY_MS;
use crate::{Abandoned, ClockTerms, EarlyEnd, Event, Refusal, SeatPlan, Table};

/// After how long somebody looks after bots that should have moved: the server that let them think may be gone.
const BOTS_LATE_MS: i64 = 60_000;
/// Before how long at most whoever plays turn by turn is warned that their time runs out.
const WARNING_MS: i64 = 2 * 3_600_000;
/// After so many days without a move the others need not wait any longer.
const SILENT_DAYS: i64 = 7;

/// Somebody who does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Silent {
    /// Their seat.
    pub seat: Seat,
    /// For how many days.
    pub days: i64,
}

impl Table {
    /// Whether something may ever be due at the table: by its terms, or since bots sit there.
    pub(crate) fn is_watched(&self) -> bool {
        !self.terms().are_usual() || self.plans().iter().any(|plan| matches!(plan, SeatPlan::Bot(_)))
    }

    /// When somebody should look at the table again, in milliseconds since 1970. Where no terms were agreed on, only bots
    /// are looked after.
    pub fn due_ms(&self) -> Option<i64> {
        if !self.is_running() {
            return None;
        }
        let bots = self.bot_to_move().map(|_| self.changed_at_ms() + BOTS_LATE_MS);
        if self.terms().are_usual() {
            return bots;
        }
        let clock = self.clocks.deadline().map(|(_, until_ms)| until_ms);
        [clock, bots, self.abandoned_ms()].into_iter().flatten().min()
    }

    /// When the time of the person to move counts as running out, where the game is played turn by turn: a quarter of the time
    /// of a turn before it is out, or two hours, whichever is less.
    pub fn time_is_low_ms(&self) -> Option<i64> {
        let terms = &self.terms().clock;
        let (_, until_ms) = self.clocks.deadline().filter(|_| self.is_running())?;
        matches!(terms, ClockTerms::Turns(_)).then(|| until_ms - WARNING_MS.min(terms.allowance_ms() / 4))
    }

    /// The time in which the site was away, as an event, if somebody's clock would have run meanwhile.
    pub fn note_halt(&self, from_ms: i64, until_ms: i64) -> Option<Event> {
        let touched = !self.terms().are_usual() && self.is_running() && self.changed_at_ms() < until_ms;
        touched.then_some(Event::Halted {
            from_ms: from_ms.max(self.changed_at_ms()),
            until_ms,
        })
    }

    /// The person to move, if all others have waited for them for days and no clock says how long they may take.
    pub fn silent(&self, now_ms: i64) -> Option<Silent> {
        let seat = self.to_move().filter(|seat| self.person(*seat).is_some())?;
        let days = (now_ms - self.awaited_since_ms) / DAY_MS;
        let is_silent = self.is_running() && self.terms().clock == ClockTerms::None && days >= SILENT_DAYS;
        is_silent.then_some(Silent { seat, days })
    }

    /// When the game counts as abandoned, if somebody could still play it.
    fn abandoned_ms(&self) -> Option<i64> {
        let waits = self
            .seats()
            .any(|seat| self.person(seat).is_some() || self.is_free(seat));
        let after_ms = self.terms().abandoned.after_ms().filter(|_| waits)?;
        Some(self.active_at_ms + after_ms)
    }

    pub(crate) fn decide_due(&self, now_ms: i64) -> Result<Vec<Event>, Refusal> {
        if !self.is_running() {
            return Err(Refusal::NotDue);
        }
        if let Some((seat, until_ms)) = self.clocks.deadline()
            && until_ms <= now_ms
        {
            return Ok(vec![Event::TimedOut { seat }, self.stand_in(seat)]);
        }
        if self.abandoned_ms().is_none_or(|at_ms| now_ms < at_ms) {
            return Err(Refusal::NotDue);
        }
        if matches!(self.terms().abandoned, Abandoned::Closed { .. }) {
            return Ok(vec![Event::Ended { how: EarlyEnd::Closed }]);
        }
        let sits = |seat: &Seat| self.person(*seat).is_some();
        let left = self.seats().filter(sits).map(|seat| Event::Left { seat });
        let empty = self.seats().filter(|seat| sits(seat) || self.is_free(*seat));
        Ok(left.chain(empty.map(|seat| self.stand_in(seat))).collect())
    }
}
