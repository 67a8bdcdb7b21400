//! Which hours count at a table that is played turn by turn: not those of nights and weekends, where it was agreed so.
//!
//! The rules of time zones come with the program, so that every server counts alike. That they change now and then does no
//! harm: whatever came of a clock stands in the log.

use jiff::civil::{Date, Weekday};
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{Timestamp, ToSpan as _};

use crate::{ClockTerms, TurnTerms};

/// When a night ends and begins.
const DAY_BEGINS: i8 = 8;
const DAY_ENDS: i8 = 22;
/// Further into the future nobody looks.
const MOST_DAYS: usize = 1500;

/// Whether there is a time zone of this name.
pub fn is_zone(name: &str) -> bool {
    TimeZoneDatabase::bundled().get(name).is_ok()
}

/// The names of all time zones, in order.
pub fn zones() -> Vec<String> {
    let database = TimeZoneDatabase::bundled();
    let mut names: Vec<String> = database.available().map(|name| name.to_string()).collect();
    names.sort();
    names
}

impl ClockTerms {
    /// How much of the time from one moment to another counts.
    pub(crate) fn counted_ms(&self, from_ms: i64, to_ms: i64) -> i64 {
        match self {
            ClockTerms::Turns(terms) if terms.has_quiet_time() => terms
                .windows(from_ms)
                .take_while(|(start, _)| *start < to_ms)
                .map(|(start, end)| (end.min(to_ms) - start.max(from_ms)).max(0))
                .sum(),
            _ => (to_ms - from_ms).max(0),
        }
    }

    /// When so much time has counted.
    pub(crate) fn after_ms(&self, from_ms: i64, counted_ms: i64) -> i64 {
        match self {
            ClockTerms::Turns(terms) if terms.has_quiet_time() => {
                let mut left = counted_ms;
                for (start, end) in terms.windows(from_ms) {
                    let start = start.max(from_ms);
                    if start + left <= end {
                        return start + left;
                    }
                    left -= (end - start).max(0);
                }
                from_ms.saturating_add(counted_ms)
            }
            _ => from_ms.saturating_add(counted_ms),
        }
    }
}

impl TurnTerms {
    fn has_quiet_time(&self) -> bool {
        self.nights_off || self.weekends_off
    }

    /// The times that count, day by day, from the day of a moment on.
    fn windows(&self, from_ms: i64) -> impl Iterator<Item = (i64, i64)> + '_ {
        let zone = TimeZoneDatabase::bundled().get(&self.zone).unwrap_or(TimeZone::UTC);
        let first = Timestamp::from_millisecond(from_ms).unwrap_or(Timestamp::UNIX_EPOCH);
        let first = first.to_zoned(zone.clone()).date();
        let days = std::iter::successors(Some(first), |day| day.checked_add(1.day()).ok());
        let counts = |day: &Date| !self.weekends_off || !matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday);
        let window = move |day: Date| {
            let moment = |day: Date, hour: i8| {
                let zoned = day.at(hour, 0, 0, 0).to_zoned(zone.clone()).ok()?;
                Some(zoned.timestamp().as_millisecond())
            };
            if self.nights_off {
                Some((moment(day, DAY_BEGINS)?, moment(day, DAY_ENDS)?))
            } else {
                Some((moment(day, 0)?, moment(day.checked_add(1.day()).ok()?, 0)?))
            }
        };
        days.take(MOST_DAYS).filter(counts).filter_map(window)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    fn terms(nights_off: bool, weekends_off: bool) -> ClockTerms {
        ClockTerms::Turns(TurnTerms {
            hours: 24,
            nights_off,
            weekends_off,
            zone: "Europe/Paris".to_owned(),
            vacation_days: 0,
        })
    }

    fn at(text: &str) -> i64 {
        let local: jiff::civil::DateTime = text.parse().unwrap();
        let zone = TimeZoneDatabase::bundled().get("Europe/Paris").unwrap();
        local.to_zoned(zone).unwrap().timestamp().as_millisecond()
    }

    #[track_caller]
    fn check(terms: &ClockTerms, from: &str, hours: i64, until: &str) {
        assert_eq!(terms.after_ms(at(from), hours * HOUR), at(until));
        assert_eq!(terms.counted_ms(at(from), at(until)), hours * HOUR);
    }

    #[test]
    fn every_hour_counts_where_nothing_else_was_agreed() {
        check(&terms(false, false), "2026-11-13T20:00", 24, "2026-11-14T20:00");
    }

    #[test]
    fn nights_do_not_count() {
        let nights = terms(true, false);
        check(&nights, "2026-11-12T20:00", 1, "2026-11-12T21:00");
        check(&nights, "2026-11-12T20:00", 3, "2026-11-13T09:00");
        check(&nights, "2026-11-12T23:30", 1, "2026-11-13T09:00");
        check(&nights, "2026-11-12T08:00", 28, "2026-11-13T22:00");
    }

    #[test]
    fn weekends_do_not_count() {
        let weekends = terms(false, true);
        check(&weekends, "2026-11-13T20:00", 5, "2026-11-16T01:00");
        check(&weekends, "2026-11-14T12:00", 1, "2026-11-16T01:00");
        check(&terms(true, true), "2026-11-13T21:00", 2, "2026-11-16T09:00");
    }

    #[test]
    fn the_clocks_of_the_zone_are_put_back_and_forward() {
        // On 29 March 2026 Paris has no hour between two and three, on 25 October one twice.
        let all = terms(true, false);
        check(&all, "2026-03-28T21:00", 2, "2026-03-29T09:00");
        check(&terms(false, true), "2026-10-23T23:00", 2, "2026-10-26T01:00");
        let plain = terms(false, false);
        assert_eq!(plain.after_ms(at("2026-03-29T01:00"), 2 * HOUR), at("2026-03-29T04:00"));
    }

    #[test]
    fn zones_are_known_by_their_names() {
        assert!(is_zone("Europe/Paris") && is_zone("UTC") && !is_zone("Europe/Nowhere") && !is_zone("../etc/passwd"));
        assert!(zones().len() > 300 && zones().contains(&"America/Sao_Paulo".to_owned()));
    }
}
