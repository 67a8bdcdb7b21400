//! The tables that everybody may know of.

use tables::{Event, PersonId, Phase, Stored, Summary, TableId};

use crate::ratings::introduce;
use crate::sql::Statement;
use crate::{Append, Listing, Store, StoreError};

/// A table that everybody may know of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicTable {
    /// The table as lists show it.
    pub listing: Listing,
    /// Since when it is as far as it is, in milliseconds since 1970.
    pub since_ms: i64,
}

impl Store {
    /// The public tables that are so far, the latest first; of those that wait only those at which somebody expects whoever comes.
    pub async fn public_tables(&self, phase: Phase, limit: u32) -> Result<Vec<PublicTable>, StoreError> {
        let question = Statement::new(
            "SELECT tables.id, tables.game, tables.version, tables.summary, tables.updated_at, public_tables.since
             FROM public_tables JOIN tables ON tables.id = public_tables.table_id
             WHERE public_tables.phase = $1 ORDER BY public_tables.since DESC, tables.id LIMIT $2",
        );
        let question = question.bind(name(phase)).bind(i64::from(limit));
        let rows = self.database.fetch(&question).await?;
        let table = |row| {
            Ok(PublicTable {
                listing: self.listing(row)?,
                since_ms: self.integer(row, "since")?,
            })
        };
        rows.iter().map(table).collect()
    }

    /// The public tables at which a person sits or sat, the one that changed last first.
    pub async fn public_tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT tables.id, tables.game, tables.version, tables.summary, tables.updated_at
             FROM members JOIN public_tables ON public_tables.table_id = members.table_id
             JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 ORDER BY tables.updated_at DESC LIMIT $2",
        );
        self.list(&question.bind(person.as_str()).bind(i64::from(limit))).await
    }

    /// At how many public tables that wait, and at which something happened since, a person sits.
    pub async fn waiting_tables_of(&self, person: &PersonId, since_ms: i64) -> Result<u64, StoreError> {
        let question = Statement::new(
            "SELECT COUNT(*) AS number FROM members JOIN public_tables ON public_tables.table_id = members.table_id
             JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 AND public_tables.phase = $2 AND tables.updated_at >= $3",
        );
        let question = question.bind(person.as_str()).bind(name(Phase::Waiting)).bind(since_ms);
        self.number(&question).await
    }

    /// Whether a public table waits, and something happened there since.
    pub async fn waits_in_public(&self, table: &TableId, since_ms: i64) -> Result<bool, StoreError> {
        let question = Statement::new(
            "SELECT COUNT(*) AS number FROM public_tables JOIN tables ON tables.id = public_tables.table_id
             WHERE public_tables.table_id = $1 AND public_tables.phase = $2 AND tables.updated_at >= $3",
        );
        let question = question.bind(table.as_str()).bind(name(Phase::Waiting)).bind(since_ms);
        Ok(self.number(&question).await? > 0)
    }

    /// The number that a question answers.
    pub(crate) async fn number(&self, question: &Statement) -> Result<u64, StoreError> {
        let rows = self.database.fetch(question).await?;
        let number = rows.first().map(|row| self.integer(row, "number")).transpose()?;
        Ok(u64::try_from(number.unwrap_or(0)).unwrap_or(0))
    }
}

/// What an append changes in the list of public tables.
pub(crate) fn settle(append: &Append<'_>, statements: &mut Vec<Statement>) {
    let table = append.table.as_str();
    let at_ms = append.events.first().map_or(0, |stored| stored.at_ms);
    if append.summary.open.is_some() {
        let list = Statement::new(
            "INSERT INTO public_tables (table_id, phase, since) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET phase = excluded.phase, since = excluded.since
             WHERE public_tables.phase <> excluded.phase",
        );
        statements.push(list.bind(table).bind(listed_as(append.summary)).bind(at_ms));
        let comes = |stored: &Stored| matches!(stored.event, Event::Joined { .. } | Event::Published { .. });
        if append.events.iter().any(comes) {
            statements.extend(append.summary.people.iter().flatten().map(introduce));
        }
    } else if append
        .events
        .iter()
        .any(|stored| matches!(stored.event, Event::Published { .. }))
    {
        statements.push(Statement::new("DELETE FROM public_tables WHERE table_id = $1").bind(table));
    }
}

/// As what a table is listed. A game that was dealt is being played, though a seat may wait for whoever left it; and where nobody
/// sits, or those are waited for who played before, nobody else is expected.
fn listed_as(summary: &Summary) -> &'static str {
    let rematch = summary.open.as_ref().is_some_and(|open| open.rematch);
    match summary.phase {
        Phase::Waiting if summary.dealt => name(Phase::Playing),
        Phase::Waiting if rematch || summary.people.iter().all(Option::is_none) => CLOSED,
        phase => name(phase),
    }
}

const CLOSED: &str = "closed";

const fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}
