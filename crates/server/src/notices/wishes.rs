//! What happens at a table that those who do not look at it want to hear of.

use engine::Seat;
use store::{Reason, Wish};
use tables::{PersonId, Phase, Proposal, Table};
use web::notices::NoticeKind;

/// How long somebody has time to see for themselves what they would be told. A page that somebody looks at says so twice a
/// minute (`turns.js`).
pub(crate) const PATIENCE_MS: i64 = 45_000;

/// What matters of a table before something happens there.
pub(crate) struct Before {
    to_move: Option<(Seat, Option<PersonId>)>,
    awaited: Vec<PersonId>,
    over: bool,
}

impl Before {
    pub fn of(table: &Table) -> Before {
        Before {
            to_move: table.to_move().map(|seat| (seat, table.person(seat).cloned())),
            awaited: awaited(table),
            over: table.phase() == Phase::Over,
        }
    }

    /// Who is to be told what, now that the table stands so.
    pub fn wishes(&self, table: &Table, now_ms: i64) -> Vec<Wish> {
        let mut wishes = Vec::new();
        let mut wish = |person: &PersonId, reason: Reason, at_ms: i64| {
            let person = person.clone();
            wishes.push(Wish { person, reason, at_ms });
        };
        let soon_ms = now_ms + PATIENCE_MS;
        if let Some(person) = self.whose_turn_begins(table) {
            if sits_with_others(table, person) {
                wish(person, Reason::Turn, soon_ms);
            }
            if let Some(low_ms) = table.time_is_low_ms() {
                wish(person, Reason::Low, low_ms.max(soon_ms));
            }
        }
        for person in awaited(table).iter().filter(|person| !self.awaited.contains(person)) {
            wish(person, Reason::Asked, soon_ms);
        }
        if table.phase() == Phase::Over && !self.over {
            for person in people(table).iter().filter(|person| sits_with_others(table, person)) {
                wish(person, Reason::Over, soon_ms);
            }
        }
        wishes
    }

    /// Who is to move, unless they were before. Whoever is known by another name now goes on with the same turn.
    fn whose_turn_begins<'a>(&self, table: &'a Table) -> Option<&'a PersonId> {
        let seat = table.to_move()?;
        let person = table.person(seat)?;
        let goes_on = self
            .to_move
            .as_ref()
            .is_some_and(|(before, mover)| mover.as_ref() == Some(person) || (*before == seat && mover.is_some()));
        (!goes_on && table.lesson().is_none()).then_some(person)
    }
}

/// What is to be told.
pub(super) enum Still {
    /// This.
    So(NoticeKind),
    /// Nothing before this time.
    Later(i64),
    /// Nothing any more.
    Over,
}

/// Whether something that somebody is to be told is still so.
pub(super) fn still(table: &Table, person: &PersonId, reason: Reason, now_ms: i64) -> Still {
    let moves = || table.to_move().and_then(|seat| table.person(seat)) == Some(person);
    match reason {
        Reason::Turn if moves() => Still::So(NoticeKind::Turn),
        Reason::Asked if table.awaits(person) => match table.asked().map(|asked| asked.what) {
            Some(Proposal::End) => Still::So(NoticeKind::AskedToEnd),
            Some(Proposal::Undo { .. }) => Still::So(NoticeKind::AskedToGoBack),
            Some(Proposal::Seat { .. }) => Still::So(NoticeKind::AskedForSeat),
            None => Still::Over,
        },
        Reason::Over if table.phase() == Phase::Over => Still::So(NoticeKind::Over),
        Reason::Low if moves() => match table.time_is_low_ms() {
            Some(low_ms) if low_ms <= now_ms => Still::So(NoticeKind::Low),
            // The site was away meanwhile, or the turn is another one.
            Some(low_ms) => Still::Later(low_ms),
            None => Still::Over,
        },
        _ => Still::Over,
    }
}

fn awaited(table: &Table) -> Vec<PersonId> {
    let mut people = people(table);
    people.retain(|person| table.awaits(person));
    people
}

fn people(table: &Table) -> Vec<PersonId> {
    let mut people: Vec<PersonId> = table.seats().filter_map(|seat| table.person(seat).cloned()).collect();
    people.sort();
    people.dedup();
    people
}

/// Whether somebody else waits for this person. Bots have all the time in the world.
fn sits_with_others(table: &Table, person: &PersonId) -> bool {
    table
        .seats()
        .any(|seat| table.person(seat).is_some_and(|other| other != person))
}
