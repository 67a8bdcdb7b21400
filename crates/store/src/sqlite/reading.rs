//! Reading tables back.

use engine::Seat;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;
use tables::format::{self, Aside};
use tables::{Beside, Event, Log, PersonId, Remark, Stored, TableId};

use super::Sqlite;
use crate::{Listing, StoreError};

impl Sqlite {
    pub(crate) async fn load(&self, table: &TableId) -> Result<Log, StoreError> {
        let mut log = Log::default();
        let rows = sqlx::query("SELECT version, at, body FROM events WHERE table_id = $1 ORDER BY version")
            .bind(table.as_str())
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        for row in &rows {
            read_event(table, row, &mut log)?;
        }
        if self.has_beside {
            self.read_beside(table, &mut log.beside).await?;
            if let Some(Stored {
                event: Event::Created {
                    material: Some(hash), ..
                },
                ..
            }) = log.events.first()
            {
                log.material = self.material(hash).await?;
            }
        }
        Ok(log)
    }

    async fn material(&self, hash: &str) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT text FROM materials WHERE hash = $1")
            .bind(hash)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        Ok(row.map(|row| row.get("text")))
    }

    /// Names and talk that are newer than those of the first format, which stand in the log.
    async fn read_beside(&self, table: &TableId, beside: &mut Beside) -> Result<(), StoreError> {
        let names = sqlx::query("SELECT seat, name FROM seat_names WHERE table_id = $1")
            .bind(table.as_str())
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        for row in &names {
            beside.rename(self.seat(row)?, row.get("name"));
        }
        let talk = sqlx::query("SELECT at, seat, person_id, text FROM talk WHERE table_id = $1 ORDER BY number")
            .bind(table.as_str())
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        for row in &talk {
            beside.say(Remark {
                at_ms: row.get("at"),
                seat: self.seat(row)?,
                person: row.get::<String, _>("person_id").parse().ok(),
                text: row.get("text"),
            });
        }
        Ok(())
    }

    fn seat(&self, row: &SqliteRow) -> Result<Seat, StoreError> {
        let number: i64 = row.get("seat");
        number
            .to_string()
            .parse()
            .map_err(|error: engine::ParseSeatError| self.unavailable(error.to_string()))
    }

    pub(crate) async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let rows = sqlx::query(
            "SELECT tables.id, tables.game, tables.summary, tables.updated_at
             FROM members JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 ORDER BY tables.updated_at DESC LIMIT $2",
        )
        .bind(person.as_str())
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await
        .map_err(|error| self.failed(&error))?;
        rows.iter().map(|row| self.listing(row)).collect()
    }

    pub(crate) async fn tables_after(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let rows = sqlx::query("SELECT id, game, summary, updated_at FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", TableId::as_str))
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await
            .map_err(|error| self.failed(&error))?;
        rows.iter().map(|row| self.listing(row)).collect()
    }

    fn listing(&self, row: &SqliteRow) -> Result<Listing, StoreError> {
        let id: TableId = row
            .get::<String, _>("id")
            .parse()
            .map_err(|error: tables::ParseIdError| self.unavailable(error.to_string()))?;
        Ok(Listing {
            id,
            game: row.get("game"),
            summary: serde_json::from_str(row.get("summary")).ok(),
            updated_at_ms: row.get("updated_at"),
        })
    }
}

/// Reads an event of any format, and what an earlier one kept in it to where it stands now.
fn read_event(table: &TableId, row: &SqliteRow, log: &mut Log) -> Result<(), StoreError> {
    let (version, at_ms) = (row.get("version"), row.get("at"));
    let read = format::read(row.get("body")).map_err(|why| StoreError::Unreadable {
        table: table.clone(),
        version,
        why,
    })?;
    match (read.aside, &read.event) {
        (Some(Aside::Name(name)), Event::Joined { seat, .. }) => log.beside.rename(*seat, name),
        (Some(Aside::Talk { seat, text }), _) => log.beside.say(Remark {
            at_ms,
            seat,
            person: None,
            text,
        }),
        _ => {}
    }
    log.events.push(Stored {
        version,
        at_ms,
        event: read.event,
    });
    Ok(())
}
