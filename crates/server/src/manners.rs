//! What a visitor is told of clocks and questions at a table, and of what was agreed on before.

use catalogue::Lexicon;
use engine::{Phrase, Seat};
use tables::{Abandoned, ClockTerms, EarlyEnd, Leaving, PersonId, Phase, Proposal, SeatPlan, Table, Terms};
use web::pages::{Absent, AskedFor, AskedView, ClockView, EarlyView, Manners};

use crate::keep;
use crate::live_tables::Loaded;
use crate::perspective::Onlooker;

/// Below this a live clock is shown to be low.
const LOW_MS: i64 = 30_000;

/// What there is to say of clocks and questions, at a moment.
pub(crate) fn manners(loaded: &Loaded, onlooker: Onlooker<'_>, now_ms: i64) -> Manners {
    let table = &loaded.table;
    let running = table.played().is_some() && table.phase() != Phase::Over;
    let person = onlooker.person.filter(|_| running);
    let may_ask_for = |seat: &Seat| person.is_some_and(|person| table.may_ask_for(*seat, person));
    Manners {
        now_ms: (table.terms().clock != ClockTerms::None).then_some(now_ms),
        clocks: table.seats().map(|seat| clock(table, seat, now_ms)).collect(),
        absent: table.seats().map(|seat| absent(loaded, seat)).collect(),
        asked: asked(loaded, onlooker.person),
        may_resign: person.is_some_and(|person| table.may_resign(person)),
        may_ask_end: person.is_some_and(|person| table.may_ask_end(person)) && table.asked().is_none(),
        may_ask_for: table.seats().filter(may_ask_for).collect(),
        stands_in: running && table.terms().leaving == Leaving::StandsIn,
        silent: table
            .silent(now_ms)
            .filter(|silent| person.is_some_and(|person| waits_for(table, person, silent.seat)))
            .map(|silent| (silent.seat, silent.days)),
        agreed: agreed(web::words(onlooker.reader.language), loaded),
    }
}

/// Whether somebody plays and waits for another seat.
fn waits_for(table: &Table, person: &PersonId, seat: Seat) -> bool {
    table.person(seat) != Some(person) && table.seats_of(person).next().is_some()
}

/// The terms of a table in sentences, and for how long it is kept.
fn agreed(words: &Lexicon, loaded: &Loaded) -> Vec<String> {
    let table = &loaded.table;
    let mut phrases = match table.played() {
        // What is usual is said before the game only, to who may not know it.
        Some(_) if table.terms().are_usual() => Vec::new(),
        _ => terms(table.terms()),
    };
    let expiry = match table.phase() {
        Phase::Over => "expiry-finished",
        _ => "expiry-unfinished",
    };
    phrases.extend(keep::days_of(loaded.keep, table).map(|days| Phrase::new(expiry).with("days", days)));
    let say = |phrase: &Phrase| words.say(phrase, &|seat| words.seat(seat));
    phrases.iter().map(say).collect()
}

fn terms(terms: &Terms) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    match &terms.clock {
        ClockTerms::None => phrases.push(Phrase::new("agreed-no-clock")),
        ClockTerms::Live { bank_s, bonus_s } => phrases.push(
            Phrase::new("agreed-live")
                .with("minutes", bank_s / 60)
                .with("seconds", *bonus_s),
        ),
        ClockTerms::Turns(turns) => {
            phrases.push(Phrase::new("agreed-turns").with("hours", turns.hours));
            let off = match (turns.nights_off, turns.weekends_off) {
                (true, true) => Some("agreed-nights-and-weekends"),
                (true, false) => Some("agreed-nights"),
                (false, true) => Some("agreed-weekends"),
                (false, false) => None,
            };
            phrases.extend(off.map(|id| Phrase::new(id).with("zone", turns.zone.as_str())));
            if turns.vacation_days > 0 {
                phrases.push(Phrase::new("agreed-vacation").with("days", turns.vacation_days));
            }
        }
    }
    if terms.clock != ClockTerms::None || terms.leaving == Leaving::StandsIn {
        let id = match terms.leaving {
            Leaving::StandsIn => "agreed-stand-in-at-once",
            Leaving::Waits => "agreed-stand-in",
        };
        let level = Phrase::new(format!("level-{}", terms.stand_in));
        phrases.push(Phrase::new(id).with("level", level));
    }
    phrases.push(match terms.abandoned {
        Abandoned::Kept => Phrase::new("agreed-kept"),
        Abandoned::Finished { days } => Phrase::new("agreed-finished").with("days", days),
        Abandoned::Closed { days } => Phrase::new("agreed-closed").with("days", days),
    });
    phrases
}

/// How a game ended before its end.
pub(crate) fn early(end: EarlyEnd) -> EarlyView {
    match end {
        EarlyEnd::Resigned => EarlyView::Resigned,
        EarlyEnd::Agreed => EarlyView::Agreed,
        EarlyEnd::Closed => EarlyView::Closed,
    }
}

fn clock(table: &Table, seat: Seat, now_ms: i64) -> Option<ClockView> {
    let left = table.time_left(seat, now_ms)?;
    // Hours that do not count pass, too, until a time is out: what is shown is when that will be.
    let left_ms = left
        .until_ms
        .map_or(left.left_ms, |until_ms| (until_ms - now_ms).max(0));
    Some(ClockView {
        left_ms,
        until_ms: left.until_ms,
        low: left_ms < LOW_MS && matches!(table.terms().clock, ClockTerms::Live { .. }),
        on_vacation: left.on_vacation,
    })
}

/// The person for whom a bot plays on.
fn absent(loaded: &Loaded, seat: Seat) -> Option<Absent> {
    let table = &loaded.table;
    let resigned = table.resigned().iter().any(|(other, _)| *other == seat);
    let stood_in_for =
        matches!(table.plans()[seat.index()], SeatPlan::Bot(_)) && (resigned || table.left_by(seat).is_some());
    stood_in_for.then(|| Absent {
        name: loaded.beside.name(seat).unwrap_or("…").to_owned(),
        out_of_time: table.timed_out(seat),
        resigned,
    })
}

fn asked(Loaded { table, beside, .. }: &Loaded, person: Option<&PersonId>) -> Option<AskedView> {
    let asked = table.asked()?;
    let seat = table.seats_of(&asked.by).next();
    let by = seat.map_or(beside.asker(), |seat| beside.name(seat));
    Some(AskedView {
        by: by.unwrap_or("…").to_owned(),
        what: match asked.what {
            Proposal::End => AskedFor::End,
            Proposal::Undo { .. } => AskedFor::Undo,
            Proposal::Seat { seat } => AskedFor::Seat(seat),
        },
        yours: person == Some(&asked.by),
        awaits_you: person.is_some_and(|person| table.awaits(person)),
    })
}
