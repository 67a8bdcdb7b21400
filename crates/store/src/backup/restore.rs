//! Bringing a backup into an empty database.

use std::io::{BufRead, BufReader, Read};

use flate2::read::GzDecoder;
use serde_json::Value;

use super::sections::{Kind, SECTIONS};
use super::{BACKUP, BackupError, FORMAT, Head, Progress};
use crate::Store;
use crate::sql::Statement;

/// What is left where there are no tables, or no more; the backup's own takes its place.
const LEFTOVERS: [&str; 24] = [
    "DELETE FROM sessions",
    "DELETE FROM materials",
    "DELETE FROM secrets",
    "DELETE FROM accounts",
    "DELETE FROM devices",
    "DELETE FROM passkeys",
    "DELETE FROM recovery_codes",
    "DELETE FROM departures",
    "DELETE FROM standings",
    "DELETE FROM bots",
    "DELETE FROM receivers",
    "DELETE FROM notices",
    "DELETE FROM tellings",
    "DELETE FROM reports",
    "DELETE FROM complaints",
    "DELETE FROM counters",
    "DELETE FROM analysis_wishes",
    "DELETE FROM puzzles",
    "DELETE FROM ratings",
    "DELETE FROM rating_steps",
    "DELETE FROM rated_games",
    "DELETE FROM profiles",
    "DELETE FROM downtimes",
    "DELETE FROM pulse",
];

impl Store {
    /// Brings all that a backup holds into this database, which must hold no tables yet, and says how many rows that
    /// were. If anything is wrong, nothing is changed; so it is if people keep accounts there, or a server runs on it.
    pub async fn restore(&self, file: impl Read, tell: impl FnMut(Progress)) -> Result<u64, BackupError> {
        self.bring_in(file, tell, true).await
    }

    /// The same, where accounts are given up, and whether a server runs is not asked.
    pub async fn restore_by_force(&self, file: impl Read, tell: impl FnMut(Progress)) -> Result<u64, BackupError> {
        self.bring_in(file, tell, false).await
    }

    async fn bring_in(
        &self,
        file: impl Read,
        mut tell: impl FnMut(Progress),
        careful: bool,
    ) -> Result<u64, BackupError> {
        let mut lines = BufReader::new(GzDecoder::new(file)).lines();
        let head = read_head(lines.next())?;
        let total = head.rows;
        let failed = |error: sqlx::Error| BackupError::Store(self.database.failed(&error));
        let mut transaction = self.database.begin().await?;
        let mut count = async |question: Statement| {
            let mut number = Ok(0);
            let look = transaction.each(&question, |row| {
                number = row.integer("number");
                false
            });
            look.await.and(number).map_err(failed)
        };
        if count(Statement::new("SELECT COUNT(*) AS number FROM tables")).await? > 0 {
            return Err(BackupError::NotEmpty);
        }
        if careful {
            if let Some(locked) = self.database.lock_out_servers()
                && count(locked).await? == 0
            {
                return Err(BackupError::Served);
            }
            let accounts = count(Statement::new("SELECT COUNT(*) AS number FROM accounts")).await?;
            if accounts > 0 {
                return Err(BackupError::Accounts(accounts.unsigned_abs()));
            }
        }
        for leftover in LEFTOVERS {
            transaction.execute(&Statement::new(leftover)).await.map_err(failed)?;
        }
        let mut done = 0;
        for line in lines {
            let damaged = |why: String| BackupError::Damaged { line: done + 2, why };
            let row = read_row(&line.map_err(|error| damaged(error.to_string()))?).map_err(damaged)?;
            transaction.execute(&row).await.map_err(|error| match error {
                sqlx::Error::Database(error) => damaged(error.message().to_owned()),
                other => failed(other),
            })?;
            done += 1;
            tell(Progress { done, total });
        }
        if done != total {
            let why = format!("{done} of {total} rows are there");
            return Err(BackupError::Damaged { line: done + 2, why });
        }
        transaction.commit().await.map_err(failed)?;
        Ok(done)
    }
}

fn read_head(line: Option<std::io::Result<String>>) -> Result<Head, BackupError> {
    let not = |why: &dyn ToString| BackupError::NotABackup(why.to_string());
    let line = line.ok_or_else(|| not(&"it is empty"))?.map_err(|error| not(&error))?;
    let head: Head = serde_json::from_str(&line).map_err(|error| not(&error))?;
    if head.chantier != BACKUP {
        return Err(not(&format!("it says that it is a {}", head.chantier)));
    }
    if head.format > FORMAT {
        return Err(BackupError::Newer(head.format));
    }
    Ok(head)
}

/// The statement that writes a row again.
fn read_row(line: &str) -> Result<Statement, String> {
    let row: Vec<Value> = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let (name, values) = row.split_first().ok_or("an empty row")?;
    let section = SECTIONS.iter().find(|section| name == section.name);
    let section = section.ok_or_else(|| format!("there is no table {name}"))?;
    if values.len() != section.columns.len() {
        return Err(format!("{} values for {} columns", values.len(), section.columns.len()));
    }
    let mut statement = Statement::new(section.insert);
    for ((column, kind), value) in section.columns.iter().zip(values) {
        let wrong = || format!("{column} cannot be {value}");
        statement = match kind {
            Kind::Text => statement.bind(value.as_str().ok_or_else(wrong)?),
            Kind::Integer => statement.bind(value.as_i64().ok_or_else(wrong)?),
        };
    }
    Ok(statement)
}
