//! Reading tables back.

use std::collections::BTreeSet;

use engine::Seat;
use tables::format::{self, Aside};
use tables::{Beside, Event, Log, PersonId, REMARKS_HELD, Remark, Stored, TableId, Version};

use crate::sql::{Row, Statement};
use crate::{Listing, Store, StoreError};

impl Store {
    /// All that is kept of a table; an empty log if there is no such table.
    pub async fn load(&self, table: &TableId) -> Result<Log, StoreError> {
        let mut log = Log::default();
        let question = Statement::new("SELECT version, at, body FROM events WHERE table_id = $1 ORDER BY version");
        for row in self.database.fetch(&question.bind(table.as_str())).await? {
            self.read_event(table, &row, &mut log)?;
        }
        if self.database.has_beside() {
            self.read_beside(table, &mut log.beside).await?;
            if let Some(Stored {
                event: Event::Created {
                    material: Some(hash), ..
                },
                ..
            }) = log.events.first()
            {
                let question = Statement::new("SELECT text FROM materials WHERE hash = $1").bind(hash.as_str());
                log.material = self.fetch_text(&question, "text").await?;
            }
        }
        Ok(log)
    }

    /// What was written about a table after a version, and what stands beside its log now. Nothing, where that does not tell how the
    /// table stands: it is not there any more, or the program that began its log kept names and talk in it.
    pub async fn load_since(&self, table: &TableId, version: Version) -> Result<Option<Log>, StoreError> {
        let mut log = Log::default();
        let question = Statement::new(
            "SELECT version, at, body FROM events WHERE table_id = $1 AND (version = 1 OR version > $2) ORDER BY version",
        );
        let rows = self
            .database
            .fetch(&question.bind(table.as_str()).bind(version))
            .await?;
        let Some((first, since)) = rows.split_first() else {
            return Ok(None);
        };
        if format::is_first(&self.text(first, "body")?) || !self.database.has_beside() {
            return Ok(None);
        }
        for row in since {
            self.read_event(table, row, &mut log)?;
        }
        self.read_beside(table, &mut log.beside).await?;
        Ok(Some(log))
    }

    /// Reads an event of any format, and what an earlier one kept in it to where it stands now.
    fn read_event(&self, table: &TableId, row: &Row, log: &mut Log) -> Result<(), StoreError> {
        let (version, at_ms) = (self.integer(row, "version")?, self.integer(row, "at")?);
        let read = format::read(&self.text(row, "body")?).map_err(|why| StoreError::Unreadable {
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

    /// Names and talk that are newer than those of the first format, which stand in the log.
    async fn read_beside(&self, table: &TableId, beside: &mut Beside) -> Result<(), StoreError> {
        let names = Statement::new("SELECT seat, name FROM seat_names WHERE table_id = $1");
        for row in self.database.fetch(&names.bind(table.as_str())).await? {
            beside.rename(self.seat(&row)?, self.text(&row, "name")?);
        }
        let talk = Statement::new(
            "SELECT at, seat, person_id, text FROM talk WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        );
        let talk = talk.bind(table.as_str()).bind(REMARKS_HELD as i64);
        let rows = self.database.fetch(&talk).await?;
        if rows.len() == REMARKS_HELD {
            let all = Statement::new("SELECT COUNT(*) AS number FROM talk WHERE table_id = $1");
            beside.skip(self.said_before(&all.bind(table.as_str())).await?);
        }
        for row in rows.into_iter().rev() {
            beside.say(Remark {
                at_ms: self.integer(&row, "at")?,
                seat: self.seat(&row)?,
                person: self.text(&row, "person_id")?.parse().ok(),
                text: self.text(&row, "text")?,
            });
        }
        Ok(())
    }

    /// The tables a person sits or sat at, the one that changed last first. Those they took off their list are left out.
    pub async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Listing>, StoreError> {
        self.tables_of_from(person, 0, limit).await
    }

    /// The same, without the first so many.
    pub async fn tables_of_from(&self, person: &PersonId, from: u64, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT tables.id, tables.game, tables.version, tables.summary, tables.updated_at
             FROM members JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 AND members.hidden = 0
             ORDER BY tables.updated_at DESC, tables.id LIMIT $2 OFFSET $3",
        );
        let question = question.bind(person.as_str()).bind(i64::from(limit));
        self.list(&question.bind(i64::try_from(from).unwrap_or(i64::MAX))).await
    }

    /// The tables on a person's own list.
    pub async fn listed_tables(&self, person: &PersonId) -> Result<BTreeSet<TableId>, StoreError> {
        let question = Statement::new("SELECT table_id AS id FROM members WHERE session_id = $1 AND hidden = 0");
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        rows.iter().map(|row| self.table_id(row)).collect()
    }

    /// A table, if it is on a person's own list.
    pub async fn listed_table(&self, person: &PersonId, table: &TableId) -> Result<Option<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT tables.id, tables.game, tables.version, tables.summary, tables.updated_at
             FROM members JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 AND members.hidden = 0 AND tables.id = $2",
        );
        let listings = self.list(&question.bind(person.as_str()).bind(table.as_str())).await?;
        Ok(listings.into_iter().next())
    }

    /// The tables of one game on a person's own list, the one that changed last first.
    pub async fn tables_of_game(&self, person: &PersonId, game: &str, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT tables.id, tables.game, tables.version, tables.summary, tables.updated_at
             FROM members JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 AND members.hidden = 0 AND tables.game = $2
             ORDER BY tables.updated_at DESC, tables.id LIMIT $3",
        );
        let question = question.bind(person.as_str()).bind(game);
        self.list(&question.bind(i64::from(limit))).await
    }

    /// So many tables in the order of their ids, those after `after`.
    pub async fn tables_after(&self, after: Option<&TableId>, limit: u32) -> Result<Vec<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT id, game, version, summary, updated_at FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
        );
        let after = after.map_or("", TableId::as_str);
        self.list(&question.bind(after).bind(i64::from(limit))).await
    }

    pub(crate) async fn list(&self, question: &Statement) -> Result<Vec<Listing>, StoreError> {
        let rows = self.database.fetch(question).await?;
        rows.iter().map(|row| self.listing(row)).collect()
    }

    pub(crate) fn listing(&self, row: &Row) -> Result<Listing, StoreError> {
        Ok(Listing {
            id: self.table_id(row)?,
            game: self.text(row, "game")?,
            version: self.integer(row, "version")?,
            summary: serde_json::from_str(&self.text(row, "summary")?).ok(),
            updated_at_ms: self.integer(row, "updated_at")?,
        })
    }

    pub(crate) fn table_id(&self, row: &Row) -> Result<TableId, StoreError> {
        let id: Result<TableId, tables::ParseIdError> = self.text(row, "id")?.parse();
        id.map_err(|error| self.damaged(&error.to_string()))
    }

    pub(crate) fn person_id(&self, row: &Row) -> Result<PersonId, StoreError> {
        let id: Result<PersonId, tables::ParseIdError> = self.text(row, "person_id")?.parse();
        id.map_err(|error| self.damaged(&error.to_string()))
    }

    fn seat(&self, row: &Row) -> Result<Seat, StoreError> {
        let number = self.integer(row, "seat")?.to_string();
        number
            .parse()
            .map_err(|error: engine::ParseSeatError| self.damaged(&error.to_string()))
    }

    pub(crate) fn text(&self, row: &Row, column: &str) -> Result<String, StoreError> {
        row.text(column).map_err(|error| self.database.failed(&error))
    }

    pub(crate) fn integer(&self, row: &Row, column: &str) -> Result<i64, StoreError> {
        row.integer(column).map_err(|error| self.database.failed(&error))
    }

    /// A row holds what no program of ours wrote.
    pub(crate) fn damaged(&self, why: &str) -> StoreError {
        self.database.failed(&sqlx::Error::Decode(why.into()))
    }
}
