//! A backup: everything that is kept, in one file that restores into any of the databases.
//!
//! The file is text, a JSON value a line, packed with gzip: a head with the number of rows, then the rows, each
//! an array that begins with the name of its table. What is only for the moment (leases, news) is not in it. A backup is a
//! snapshot: it is read in one transaction, while servers go on writing.

mod file;
mod restore;
mod sections;

use std::io::{self, Write};

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};

use self::sections::{Kind, SECTIONS, Section};
use crate::database::Transaction;
use crate::sql::{Row, Statement};
use crate::{Store, StoreError};

/// The number of the format below.
const FORMAT: u32 = 1;

/// Why a backup was not made or not restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file cannot be written or read.
    #[error("the file cannot be used: {0}")]
    File(#[from] io::Error),
    /// The file is no backup.
    #[error("the file is no backup of Chantier: {0}")]
    NotABackup(String),
    /// A later program made the backup.
    #[error("the backup has format {0}, which a newer program wrote")]
    Newer(u32),
    /// The file is a backup, but not a whole one.
    #[error("line {line} of the backup is damaged: {why}")]
    Damaged {
        /// The line of the unpacked file.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// The database that should take the backup holds tables already.
    #[error("the database holds tables already: a backup is restored into an empty one")]
    NotEmpty,
    /// The database that should take the backup holds no tables, but people who keep accounts there.
    #[error("the database holds accounts ({0}), which would be lost: they are not in the backup")]
    Accounts(u64),
    /// A server runs on the database that should take the backup.
    #[error("a chantier server runs on the database, and would not know what to believe: stop all that do")]
    Served,
}

/// How far a backup has come, in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Rows that are written.
    pub done: u64,
    /// Rows in all.
    pub total: u64,
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Head {
    chantier: String,
    format: u32,
    rows: u64,
}

const BACKUP: &str = "backup";

impl Store {
    /// Writes all that is kept into a file, as it stands at this moment, and says how many rows that are.
    pub async fn backup(&self, file: impl Write, mut tell: impl FnMut(Progress)) -> Result<u64, BackupError> {
        let mut snapshot = self.database.snapshot().await?;
        let sections = self.sections(&mut snapshot).await?;
        let total = self.count(&mut snapshot, &sections).await?;
        let mut out = GzEncoder::new(file, Compression::default());
        let head = Head {
            chantier: BACKUP.to_owned(),
            format: FORMAT,
            rows: total,
        };
        write_line(&mut out, &head)?;
        let mut done = 0;
        for section in sections {
            let each = |row: Row| -> Result<(), BackupError> {
                let values = section.read(&row).map_err(|error| self.database.failed(&error))?;
                write_line(&mut out, &values)?;
                done += 1;
                tell(Progress { done, total });
                Ok(())
            };
            self.each(&mut snapshot, section.select, each).await?;
        }
        out.finish()?.flush()?;
        snapshot.commit().await.map_err(|error| self.database.failed(&error))?;
        Ok(done)
    }

    /// The sections that this database has: one that is merely looked at may be older than this program.
    async fn sections(&self, snapshot: &mut Transaction) -> Result<Vec<&'static Section>, BackupError> {
        let mut present = Vec::new();
        let each = |row: Row| -> Result<(), BackupError> {
            present.push(self.text(&row, "name")?);
            Ok(())
        };
        self.each(snapshot, self.database.list_schema(), each).await?;
        let known = |section: &&Section| present.iter().any(|name| name == section.name);
        Ok(SECTIONS.iter().filter(known).collect())
    }

    async fn count(&self, snapshot: &mut Transaction, sections: &[&Section]) -> Result<u64, BackupError> {
        let mut total = 0;
        for section in sections {
            let each = |row: Row| -> Result<(), BackupError> {
                total += self.integer(&row, "number")?.unsigned_abs();
                Ok(())
            };
            self.each(snapshot, section.count, each).await?;
        }
        Ok(total)
    }

    async fn each(
        &self,
        snapshot: &mut Transaction,
        question: &'static str,
        mut take: impl FnMut(Row) -> Result<(), BackupError>,
    ) -> Result<(), BackupError> {
        let mut outcome = Ok(());
        let question = Statement::new(question);
        let read = snapshot.each(&question, |row| {
            outcome = take(row);
            outcome.is_ok()
        });
        read.await.map_err(|error| self.database.failed(&error))?;
        outcome
    }
}

impl Section {
    fn read(&self, row: &Row) -> Result<Vec<serde_json::Value>, sqlx::Error> {
        let name = Ok(self.name.into());
        let values = self.columns.iter().map(|(column, kind)| {
            Ok(match kind {
                Kind::Text => row.text(column)?.into(),
                Kind::Integer => row.integer(column)?.into(),
            })
        });
        std::iter::once(name).chain(values).collect()
    }
}

fn write_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What no backup holds: what is only for the moment, and what the database keeps for itself.
    const LEFT_OUT: [&str; 9] = [
        "_sqlx_migrations",
        "analysis_wishes.done",
        "analysis_wishes.holder",
        "analysis_wishes.parts",
        "analysis_wishes.until",
        "leases",
        "news",
        "pulse",
        "tellings",
    ];

    #[tokio::test]
    async fn a_backup_holds_every_column_but_those_that_are_for_the_moment() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("tables.sqlite").display().to_string();
        let store = Store::open(&file).await.unwrap();
        let schema = store
            .database
            .fetch(&Statement::new(store.database.list_schema()))
            .await
            .unwrap();
        let mut missing: BTreeSet<String> = schema.iter().map(|row| row.text("name").unwrap()).collect();
        for section in &SECTIONS {
            let table = section.name.split('.').next().unwrap();
            missing.remove(section.name);
            for (column, _) in section.columns {
                missing.remove(&format!("{table}.{column}"));
            }
        }
        // Of a table that is left out all columns are.
        let tables = LEFT_OUT.iter().filter(|name| !name.contains('.'));
        for table in tables {
            missing.retain(|name| !name.starts_with(&format!("{table}.")));
        }
        assert_eq!(missing.into_iter().collect::<Vec<_>>(), LEFT_OUT);
    }
}
