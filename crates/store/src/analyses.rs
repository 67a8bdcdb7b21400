//! What the search made of finished games, and what it is still to make.

use tables::{PersonId, TableId};

use crate::sql::{Row, Statement};
use crate::{Store, StoreError};

/// Somebody wants a finished game analysed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisWish {
    /// The game's table.
    pub table: TableId,
    /// Who wants it.
    pub person: PersonId,
    /// How many parts of it are done, and of how many, where it is being made.
    pub made: (u64, u64),
    /// Who makes it, and until when that counts unless it is renewed, in milliseconds since 1970.
    pub holder: (String, i64),
    /// Whether it could not be made.
    pub failed: bool,
}

/// How many wishes there may be.
#[derive(Clone, Copy, Debug)]
pub struct MostWishes {
    /// Of one person.
    pub of_one: u32,
    /// Of everybody.
    pub of_all: u32,
}

impl Store {
    /// Keeps the analysis of a table's game, unless there is one already.
    pub async fn keep_analysis(&self, table: &TableId, body: &str, at_ms: i64) -> Result<(), StoreError> {
        let keep = Statement::new(
            "INSERT INTO analyses (table_id, at, body) VALUES ($1, $2, $3) ON CONFLICT (table_id) DO NOTHING",
        );
        let keep = keep.bind(table.as_str()).bind(at_ms).bind(body);
        self.database.write(keep.into()).await.map(drop)
    }

    /// The analysis of a table's game, if there is one.
    pub async fn analysis_of(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        let question = Statement::new("SELECT body FROM analyses WHERE table_id = $1").bind(table.as_str());
        self.fetch_text(&question, "body").await
    }

    /// Forgets the analysis of a table's game, so that it can be made anew.
    pub async fn forget_analysis(&self, table: &TableId) -> Result<(), StoreError> {
        let forget = Statement::new("DELETE FROM analyses WHERE table_id = $1").bind(table.as_str());
        self.database.write(forget.into()).await.map(drop)
    }

    /// Notes that somebody wants a table's game analysed, unless they or everybody want too much already; says whether it
    /// is noted. Where it could not be made before, it is to be tried again.
    pub async fn wish_for_analysis(
        &self,
        table: &TableId,
        person: &PersonId,
        at_ms: i64,
        most: MostWishes,
    ) -> Result<bool, StoreError> {
        let wish = Statement::new(
            "INSERT INTO analysis_wishes (table_id, person_id, at, failed, holder, until, done, parts)
             SELECT $1, $2, $3, 0, '', 0, 0, 0
             WHERE (SELECT COUNT(*) FROM analysis_wishes WHERE person_id = $2 AND failed = 0) < $4
             AND (SELECT COUNT(*) FROM analysis_wishes WHERE failed = 0) < $5
             ON CONFLICT (table_id) DO UPDATE SET
             person_id = excluded.person_id, at = excluded.at, failed = 0, holder = '', until = 0, done = 0, parts = 0
             WHERE analysis_wishes.failed = 1",
        );
        let wish = wish.bind(table.as_str()).bind(person.as_str()).bind(at_ms);
        let wish = wish.bind(i64::from(most.of_one)).bind(i64::from(most.of_all));
        if self.database.write(wish.into()).await? {
            return Ok(true);
        }
        // Somebody else may have been first.
        let question = Statement::new("SELECT table_id FROM analysis_wishes WHERE table_id = $1 AND failed = 0");
        let noted = self.fetch_text(&question.bind(table.as_str()), "table_id").await?;
        Ok(noted.is_some())
    }

    /// All that is to be analysed, or could not be, in the order in which it was asked for.
    pub async fn analysis_wishes(&self) -> Result<Vec<AnalysisWish>, StoreError> {
        let question = Statement::new(
            "SELECT table_id AS id, person_id, holder, until, done, parts, failed FROM analysis_wishes ORDER BY at, table_id",
        );
        let wish = |row: &Row| {
            let number = |column| Ok::<u64, StoreError>(self.integer(row, column)?.unsigned_abs());
            Ok(AnalysisWish {
                table: self.table_id(row)?,
                person: self.person_id(row)?,
                made: (number("done")?, number("parts")?),
                holder: (self.text(row, "holder")?, self.integer(row, "until")?),
                failed: number("failed")? == 1,
            })
        };
        self.database.fetch(&question).await?.iter().map(wish).collect()
    }

    /// Lets `holder` be the one who makes an analysis until `until_ms`, tells how far it has come, and says whether it is to
    /// go on: not if it was called off, or if another holder makes it and their time has not passed.
    pub async fn hold_analysis(
        &self,
        table: &TableId,
        (holder, until_ms): (&str, i64),
        now_ms: i64,
        (done, parts): (u64, u64),
    ) -> Result<bool, StoreError> {
        let hold = Statement::new(
            "UPDATE analysis_wishes SET holder = $2, until = $3, done = $5, parts = $6
             WHERE table_id = $1 AND failed = 0 AND (holder = $2 OR until < $4)",
        );
        let integer = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        let hold = hold.bind(table.as_str()).bind(holder).bind(until_ms).bind(now_ms);
        let hold = hold.bind(integer(done)).bind(integer(parts));
        self.database.write(hold.into()).await
    }

    /// Notes that an analysis could not be made. The wish stays, so that who asked is told.
    pub async fn fail_analysis(&self, table: &TableId) -> Result<(), StoreError> {
        let fail = Statement::new("UPDATE analysis_wishes SET failed = 1 WHERE table_id = $1").bind(table.as_str());
        self.database.write(fail.into()).await.map(drop)
    }

    /// Forgets that a table's game is to be analysed: it was, or it never can be.
    pub async fn fulfil_wish(&self, table: &TableId) -> Result<(), StoreError> {
        let forget = Statement::new("DELETE FROM analysis_wishes WHERE table_id = $1").bind(table.as_str());
        self.database.write(forget.into()).await.map(drop)
    }

    /// Somebody does not want an analysis any more that they asked for; says whether there was such a wish.
    pub async fn call_off_analysis(&self, table: &TableId, person: &PersonId) -> Result<bool, StoreError> {
        let forget = Statement::new("DELETE FROM analysis_wishes WHERE table_id = $1 AND person_id = $2");
        let forget = forget.bind(table.as_str()).bind(person.as_str());
        self.database.write(forget.into()).await
    }
}
