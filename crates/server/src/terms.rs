//! What a form says of time and manners, as the terms of a table, and back.

use std::ops::RangeInclusive;

use bots::BotSpec;
use bots::levels::Level;
use tables::{Abandoned, ClockTerms, Leaving, Terms, TurnTerms};
use web::pages::{AbandonedDraft, ClockDraft, TermsDraft};

use crate::sessions::Posted;

/// What the numbers of terms may be.
pub(crate) const BANK_MINUTES: RangeInclusive<u32> = 1..=600;
pub(crate) const BONUS_SECONDS: RangeInclusive<u32> = 0..=600;
pub(crate) const HOURS: RangeInclusive<u32> = 1..=720;
pub(crate) const VACATION_DAYS: RangeInclusive<u32> = 0..=60;
pub(crate) const DAYS: RangeInclusive<u32> = 1..=365;
/// How long the name of a time zone may be, in characters.
pub(crate) const ZONE_LENGTH: usize = 64;

/// What a form asks for. Whatever is missing or makes no sense is as it usually is.
pub(crate) fn read(posted: &Posted) -> TermsDraft {
    let usual = TermsDraft::default();
    let number = |name: &str, range: RangeInclusive<u32>, usual: u32| {
        let number = posted.get(name).parse::<u32>();
        number.map_or(usual, |number| number.clamp(*range.start(), *range.end()))
    };
    let clock = ClockDraft::ALL
        .into_iter()
        .find(|clock| clock.name() == posted.get("clock"));
    let abandoned = AbandonedDraft::ALL
        .into_iter()
        .find(|choice| choice.name() == posted.get("abandoned"));
    TermsDraft {
        clock: clock.unwrap_or(usual.clock),
        bank_minutes: number("bank", BANK_MINUTES, usual.bank_minutes),
        bonus_seconds: number("bonus", BONUS_SECONDS, usual.bonus_seconds),
        hours: number("hours", HOURS, usual.hours),
        nights_off: posted.get("nights") == "yes",
        weekends_off: posted.get("weekends") == "yes",
        zone: match posted.get("zone").trim() {
            "" => usual.zone,
            zone => zone.chars().take(ZONE_LENGTH).collect(),
        },
        vacation_days: number("vacation", VACATION_DAYS, usual.vacation_days),
        stand_in: Level::named(posted.get("stand-in")).unwrap_or(usual.stand_in),
        at_once: posted.get("at-once") == "yes",
        abandoned: abandoned.unwrap_or(usual.abandoned),
        days: number("days", DAYS, usual.days),
    }
}

/// The terms that a form asks for, of a game that counts or does not.
pub(crate) fn agreed(draft: &TermsDraft, rated: bool) -> Terms {
    Terms {
        clock: match draft.clock {
            ClockDraft::None => ClockTerms::None,
            ClockDraft::Live => ClockTerms::Live {
                bank_s: 60 * draft.bank_minutes,
                bonus_s: draft.bonus_seconds,
            },
            ClockDraft::Turns => ClockTerms::Turns(TurnTerms {
                hours: draft.hours,
                nights_off: draft.nights_off,
                weekends_off: draft.weekends_off,
                zone: draft.zone.clone(),
                vacation_days: draft.vacation_days,
            }),
        },
        stand_in: BotSpec::Level(draft.stand_in).to_string(),
        leaving: if draft.at_once {
            Leaving::StandsIn
        } else {
            Leaving::Waits
        },
        abandoned: match draft.abandoned {
            AbandonedDraft::Kept => Abandoned::Kept,
            AbandonedDraft::Finished => Abandoned::Finished { days: draft.days },
            AbandonedDraft::Closed => Abandoned::Closed { days: draft.days },
        },
        rated,
    }
}

/// The form with which these terms would be agreed on again.
pub(crate) fn draft(terms: &Terms) -> TermsDraft {
    let mut draft = TermsDraft {
        stand_in: terms.stand_in.parse().ok().and_then(Level::of).unwrap_or(Level::Easy),
        at_once: terms.leaving == Leaving::StandsIn,
        ..TermsDraft::default()
    };
    match &terms.clock {
        ClockTerms::None => {}
        ClockTerms::Live { bank_s, bonus_s } => {
            draft.clock = ClockDraft::Live;
            (draft.bank_minutes, draft.bonus_seconds) = (bank_s.div_ceil(60), *bonus_s);
        }
        ClockTerms::Turns(turns) => {
            draft.clock = ClockDraft::Turns;
            (draft.hours, draft.vacation_days) = (turns.hours, turns.vacation_days);
            (draft.nights_off, draft.weekends_off) = (turns.nights_off, turns.weekends_off);
            draft.zone = turns.zone.clone();
        }
    }
    match terms.abandoned {
        Abandoned::Kept => {}
        Abandoned::Finished { days } => (draft.abandoned, draft.days) = (AbandonedDraft::Finished, days),
        Abandoned::Closed { days } => (draft.abandoned, draft.days) = (AbandonedDraft::Closed, days),
    }
    draft
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rematch_is_played_by_the_same_terms() {
        let usual = TermsDraft::default;
        let drafts = [
            usual(),
            TermsDraft {
                clock: ClockDraft::Live,
                bank_minutes: 7,
                bonus_seconds: 0,
                stand_in: Level::Hard,
                ..usual()
            },
            TermsDraft {
                clock: ClockDraft::Turns,
                hours: 48,
                nights_off: true,
                weekends_off: true,
                zone: "Asia/Tokyo".to_owned(),
                vacation_days: 9,
                at_once: true,
                abandoned: AbandonedDraft::Closed,
                days: 5,
                ..usual()
            },
        ];
        for terms in drafts.iter().map(|chosen| agreed(chosen, true)) {
            assert_eq!(agreed(&draft(&terms), terms.rated), terms);
        }
        assert!(
            agreed(&usual(), false).are_usual(),
            "who chooses nothing gets the table of before"
        );
    }
}
