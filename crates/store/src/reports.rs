//! What visitors tell the host of tables at which something is wrong.

use tables::TableId;

use crate::sql::{Row, Statement};
use crate::{Store, StoreError};

/// Something that is wrong at a table, as a visitor said it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The move that the visitor looked at.
    pub ply: i64,
    /// What they said.
    pub text: String,
    /// The record of the game as it stood then, with its seed; empty before the deal.
    pub record: String,
}

impl Store {
    /// Keeps a report.
    pub async fn report(&self, report: &Report) -> Result<(), StoreError> {
        let keep = Statement::new(
            "INSERT INTO reports (number, at, table_id, game, ply, text, record)
             SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5, $6 FROM reports",
        );
        let keep = keep
            .bind(report.at_ms)
            .bind(report.table.as_str())
            .bind(report.game.as_str())
            .bind(report.ply)
            .bind(report.text.as_str())
            .bind(report.record.as_str());
        self.database.write(keep.into()).await.map(drop)
    }

    /// All reports, oldest first.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        let question =
            Statement::new("SELECT at, table_id AS id, game, ply, text, record FROM reports ORDER BY number");
        let rows = self.database.fetch(&question).await?;
        rows.iter().map(|row| self.report_of(row)).collect()
    }

    pub(crate) fn report_of(&self, row: &Row) -> Result<Report, StoreError> {
        Ok(Report {
            at_ms: self.integer(row, "at")?,
            table: self.table_id(row)?,
            game: self.text(row, "game")?,
            ply: self.integer(row, "ply")?,
            text: self.text(row, "text")?,
            record: self.text(row, "record")?,
        })
    }
}
