//! Writing tables: "append if the version is still n".

use engine::Seat;
use tables::{Event, PersonId, Remark, Stored, TableId, format};

use crate::due::due_at;
use crate::sql::{Statement, Write};
use crate::{Append, Change, Store, StoreError, lobby, notices, ratings};

/// How many people who talk at one table in the same moment may be faster than somebody.
const TALKING_AT_ONCE: u32 = 100;

impl Store {
    /// Appends events to a table if its version is still the one before the first of them.
    pub async fn append(&self, append: &Append<'_>) -> Result<(), StoreError> {
        let (Some(first), Some(last)) = (append.events.first(), append.events.last()) else {
            return Ok(());
        };
        let table = append.table.as_str();
        let mut rest = Vec::with_capacity(append.events.len() + append.names.len());
        for stored in append.events {
            write_event(table, stored, &mut rest);
        }
        for (seat, name) in append.names {
            rest.push(rename(append.table, *seat, name));
        }
        if append.summary.watched {
            rest.push(due_at(table, append.summary.due_ms));
        }
        lobby::settle(append, &mut rest);
        ratings::note(append, &mut rest);
        notices::raise(append, &mut rest);
        let write = Write {
            first: claim(append, first, last),
            rest,
            news: Some(Change::Appended(append.table.clone(), last.version)),
        };
        if self.database.write(write).await? {
            Ok(())
        } else {
            Err(StoreError::Conflict {
                table: append.table.clone(),
                expected: first.version - 1,
            })
        }
    }

    /// Adds what somebody said at a table.
    pub async fn say(&self, table: &TableId, person: &PersonId, remark: &Remark) -> Result<(), StoreError> {
        let remark = Statement::new(
            "INSERT INTO talk (table_id, number, at, seat, person_id, text)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM talk WHERE table_id = $1
             HAVING EXISTS (SELECT 1 FROM tables WHERE id = $1)",
        )
        .bind(table.as_str())
        .bind(remark.at_ms)
        .bind(i64::from(remark.seat.number()))
        .bind(person.as_str())
        .bind(remark.text.as_str());
        self.add_to_talk(table, &remark).await
    }

    /// Writes what was said at a table, which gets the number after the last one. Where many speak at once through several servers one
    /// of them gets it and the others look again, so that who speaks waits for others who do, and never for a move, nor a move for
    /// them.
    pub(crate) async fn add_to_talk(&self, table: &TableId, said: &Statement) -> Result<(), StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let write = Write {
                first: said.clone(),
                rest: Vec::new(),
                news: Some(Change::Said(table.clone())),
            };
            match self.database.write(write).await {
                Ok(true) => return Ok(()),
                Ok(false) => return Err(StoreError::NoTable(table.clone())),
                // Somebody else was faster, each time another.
                Err(StoreError::Clash { .. }) if tries < TALKING_AT_ONCE => {}
                Err(failure) => return Err(failure),
            }
        }
    }
}

/// Takes the next versions for these events, unless somebody else was faster.
fn claim(append: &Append<'_>, first: &Stored, last: &Stored) -> Statement {
    let summary = serde_json::to_string(append.summary).expect("a summary has text keys only");
    match &first.event {
        Event::Created { game, .. } if first.version == 1 => Statement::new(
            "INSERT INTO tables (id, game, version, summary, created_at, updated_at)
             VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT (id) DO NOTHING",
        )
        .bind(append.table.as_str())
        .bind(game.as_str())
        .bind(last.version)
        .bind(summary)
        .bind(first.at_ms),
        _ => Statement::new(
            "UPDATE tables SET version = $1, summary = $2, updated_at = $3 WHERE id = $4 AND version = $5",
        )
        .bind(last.version)
        .bind(summary)
        .bind(first.at_ms)
        .bind(append.table.as_str())
        .bind(first.version - 1),
    }
}

/// Calls the person on a seat so.
pub(crate) fn rename(table: &TableId, seat: Seat, name: &str) -> Statement {
    let rename = Statement::new(
        "INSERT INTO seat_names (table_id, seat, name) VALUES ($1, $2, $3)
         ON CONFLICT (table_id, seat) DO UPDATE SET name = excluded.name",
    );
    rename.bind(table.as_str()).bind(i64::from(seat.number())).bind(name)
}

fn write_event(table: &str, stored: &Stored, statements: &mut Vec<Statement>) {
    let event = Statement::new("INSERT INTO events (table_id, version, at, body) VALUES ($1, $2, $3, $4)")
        .bind(table)
        .bind(stored.version)
        .bind(stored.at_ms)
        .bind(format::write(&stored.event));
    statements.push(event);
    if let Event::Joined { person, .. } = &stored.event {
        // The column is older than the word: what is called a session there is a person.
        let member =
            Statement::new("INSERT INTO members (session_id, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        statements.push(member.bind(person.as_str()).bind(table));
    }
    if let Event::HandedOver { from, to } = &stored.event {
        let of_both = [
            "INSERT INTO members (session_id, table_id, hidden)
             SELECT $2, table_id, hidden FROM members WHERE session_id = $1 AND table_id = $3 ON CONFLICT DO NOTHING",
            "UPDATE talk SET person_id = $2 WHERE person_id = $1 AND table_id = $3",
        ];
        let both = |sql| Statement::new(sql).bind(from.as_str()).bind(to.as_str()).bind(table);
        statements.extend(of_both.map(both));
        let leave = Statement::new("DELETE FROM members WHERE session_id = $1 AND table_id = $2");
        statements.push(leave.bind(from.as_str()).bind(table));
    }
}
