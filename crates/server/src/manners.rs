//! What a visitor is told of clocks and questions at a table.

use engine::Seat;
use tables::{ClockTerms, EarlyEnd, Leaving, PersonId, Phase, Proposal, SeatPlan, Table};
use web::pages::{Absent, AskedFor, AskedView, ClockView, EarlyView, Manners};

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
    }
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
