//! From milliseconds since 1970 to the day and hour that a reader's wall shows.

use web::pages::When;

const MINUTE_MS: i64 = 60_000;
/// A day.
pub(crate) const DAY_MS: i64 = 24 * 60 * MINUTE_MS;

/// When something happened, for a reader whose clock is so many minutes ahead of Greenwich.
pub(crate) fn when(at_ms: i64, now_ms: i64, zone_minutes: i64) -> When {
    let local = |ms: i64| ms.saturating_add(zone_minutes * MINUTE_MS);
    let (at, now) = (local(at_ms), local(now_ms));
    let (day_number, today) = (at.div_euclid(DAY_MS), now.div_euclid(DAY_MS));
    let (year, month, day) = date(day_number);
    let minutes = at.rem_euclid(DAY_MS) / MINUTE_MS;
    When {
        days_ago: today - day_number,
        this_year: date(today).0 == year,
        year,
        month,
        day,
        hour: minutes / 60,
        minute: minutes % 60,
    }
}

/// The day of a moment in Greenwich, as `2026-11-17`.
pub(crate) fn day(at_ms: i64) -> String {
    let (year, month, day) = date(at_ms.div_euclid(DAY_MS));
    format!("{year}-{month:02}-{day:02}")
}

/// The second of a moment in Greenwich, as a name of a file can have it: `2026-11-17-093005`.
pub(crate) fn second(at_ms: i64) -> String {
    let seconds = at_ms.rem_euclid(DAY_MS) / 1000;
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{}-{hour:02}{minute:02}{second:02}", day(at_ms))
}

/// Year, month and day of a day that is counted from 1 January 1970.
///
/// Years are taken to begin in March, so that a leap day is the last of its year; 400 of them have 146,097 days.
fn date(day_number: i64) -> (i64, i64, i64) {
    let shifted = day_number + 719_468;
    let (era, day_of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_that_calendars_give_them() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(-1), (1969, 12, 31));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_772), (2026, 11, 15));
        assert_eq!(day(20_772 * DAY_MS + 1), "2026-11-15");
        let morning = 20_772 * DAY_MS + (9 * 3600 + 30 * 60 + 5) * 1000;
        assert_eq!(second(morning + 999), "2026-11-15-093005");
        // Every day is the day after the one before it, over the leap years that are and those that are not.
        let lengths = |year: i64| {
            let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            [31, if leap { 29 } else { 28 }, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        };
        let mut expected = (1970, 1, 1);
        for number in 0..80_000 {
            assert_eq!(date(number), expected, "day {number}");
            let (year, month, day) = expected;
            expected = match day < lengths(year)[month as usize - 1] {
                true => (year, month, day + 1),
                false if month < 12 => (year, month + 1, 1),
                false => (year + 1, 1, 1),
            };
        }
    }

    #[test]
    fn today_is_the_readers_today() {
        // 15 November 2026, 23:30 in Greenwich; half an hour into the 16th in Paris.
        let at = 20_772 * DAY_MS + 23 * 60 * MINUTE_MS + 30 * MINUTE_MS;
        let now = at + 45 * MINUTE_MS;
        let greenwich = when(at, now, 0);
        assert_eq!(
            (greenwich.days_ago, greenwich.day, greenwich.hour, greenwich.minute),
            (1, 15, 23, 30)
        );
        let paris = when(at, now, 60);
        assert_eq!((paris.days_ago, paris.day, paris.hour, paris.minute), (0, 16, 0, 30));
        assert!(paris.this_year && !when(at, now + 365 * DAY_MS, 60).this_year);
    }
}
