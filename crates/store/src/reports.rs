//! What visitors tell the host of tables at which something is wrong, or of people who do wrong there.

use tables::{PersonId, TableId};

use crate::sql::{Row, Statement, Write};
use crate::{Change, Store, StoreError};

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
    /// Who said it, as long as they are known.
    pub reporter: Option<PersonId>,
    /// Whom it is about, if it is about somebody who is still known.
    pub about: Option<Accused>,
}

/// Whom a report is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accused {
    /// Who.
    pub person: PersonId,
    /// What they were called then.
    pub name: String,
    /// The remark that is complained of, and when it was made.
    pub remark: Option<(i64, String)>,
}

/// How many reports wait for the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportsKept {
    /// Those of one person.
    pub of_one: u64,
    /// Those of everybody.
    pub of_all: u64,
    /// How long the latter are together, with their records.
    pub letters: u64,
}

/// What the numbers of reports are counted by.
const COUNTER: &str = "reports";

/// Reads reports with what belongs to them.
macro_rules! read_reports {
    ($rest:literal) => {
        Statement::new(concat!(
            "SELECT reports.number, at, table_id AS id, game, ply, text, record, COALESCE(reporter_id, '') AS reporter_id,
                 COALESCE(person_id, '') AS person_id, COALESCE(name, '') AS name, COALESCE(remark, '') AS remark,
                 COALESCE(remark_at, 0) AS remark_at
             FROM reports LEFT JOIN complaints ON complaints.number = reports.number ",
            $rest
        ))
    };
}

/// As programs wrote them that did not ask whom a report is about.
const READ_PLAIN_REPORTS: &str = "SELECT number, at, table_id AS id, game, ply, text, record, '' AS reporter_id,
    '' AS person_id, '' AS name, '' AS remark, 0 AS remark_at FROM reports ORDER BY number";

impl Store {
    /// Keeps a report.
    pub async fn report(&self, report: &Report) -> Result<(), StoreError> {
        // Who comes at the same time waits here, and nobody is given a number that was another's.
        let count = Statement::new(
            "INSERT INTO counters (name, number) SELECT $1, COALESCE(MAX(number), 0) + 1 FROM reports WHERE number > 0
             ON CONFLICT (name) DO UPDATE SET number = counters.number + 1",
        );
        let keep = Statement::new(
            "INSERT INTO reports (number, at, table_id, game, ply, text, record)
             SELECT number, $1, $2, $3, $4, $5, $6 FROM counters WHERE name = $7",
        );
        let keep = keep
            .bind(report.at_ms)
            .bind(report.table.as_str())
            .bind(report.game.as_str())
            .bind(report.ply)
            .bind(report.text.as_str())
            .bind(report.record.as_str())
            .bind(COUNTER);
        let id = |person: Option<&PersonId>| person.map_or(String::new(), PersonId::to_string);
        let about = report.about.as_ref();
        let remark = about.and_then(|about| about.remark.as_ref());
        let complain = Statement::new(
            "INSERT INTO complaints (number, reporter_id, person_id, name, remark, remark_at)
             SELECT number, $1, $2, $3, $4, $5 FROM counters WHERE name = $6",
        );
        let complain = complain
            .bind(id(report.reporter.as_ref()))
            .bind(id(about.map(|about| &about.person)))
            .bind(about.map_or("", |about| &about.name))
            .bind(remark.map_or("", |(_, text)| text))
            .bind(remark.map_or(0, |(at_ms, _)| *at_ms))
            .bind(COUNTER);
        let write = Write {
            first: count.bind(COUNTER),
            rest: vec![keep, complain],
            news: None,
        };
        self.database.write(write).await.map(drop)
    }

    /// How much is kept of what was reported, by somebody and in all.
    pub async fn reports_kept(&self, reporter: &PersonId) -> Result<ReportsKept, StoreError> {
        let question = Statement::new(
            "SELECT COUNT(*) AS number, COALESCE(SUM(LENGTH(text) + LENGTH(record)), 0) AS letters,
                 COALESCE(SUM(CASE WHEN reporter_id = $1 THEN 1 ELSE 0 END), 0) AS own
             FROM reports LEFT JOIN complaints ON complaints.number = reports.number",
        );
        let rows = self.database.fetch(&question.bind(reporter.as_str())).await?;
        let number = |column: &str| {
            let number = rows.first().map(|row| self.integer(row, column)).transpose()?;
            Ok::<_, StoreError>(u64::try_from(number.unwrap_or(0)).unwrap_or(0))
        };
        Ok(ReportsKept {
            of_one: number("own")?,
            of_all: number("number")?,
            letters: number("letters")?,
        })
    }

    /// All reports, oldest first.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        let question = match self.holds("complaints").await? {
            true => read_reports!("ORDER BY reports.number"),
            false => Statement::new(READ_PLAIN_REPORTS),
        };
        let rows = self.database.fetch(&question).await?;
        rows.iter().map(|row| self.report_of(row)).collect()
    }

    /// So many reports with their numbers, the newest first.
    pub async fn latest_reports(&self, limit: u32) -> Result<Vec<(i64, Report)>, StoreError> {
        let question = read_reports!("ORDER BY reports.number DESC LIMIT $1").bind(i64::from(limit));
        let rows = self.database.fetch(&question).await?;
        let numbered = |row: &Row| Ok((self.integer(row, "number")?, self.report_of(row)?));
        rows.iter().map(numbered).collect()
    }

    /// The report with this number, if it is there.
    pub async fn report_numbered(&self, number: i64) -> Result<Option<Report>, StoreError> {
        let question = read_reports!("WHERE reports.number = $1").bind(number);
        let rows = self.database.fetch(&question).await?;
        rows.first().map(|row| self.report_of(row)).transpose()
    }

    /// What somebody reported, oldest first.
    pub async fn reports_of(&self, person: &PersonId) -> Result<Vec<Report>, StoreError> {
        let question = read_reports!("WHERE reporter_id = $1 ORDER BY reports.number").bind(person.as_str());
        let rows = self.database.fetch(&question).await?;
        rows.iter().map(|row| self.report_of(row)).collect()
    }

    /// Deletes a report that is dealt with; says whether it was there.
    pub async fn close_report(&self, number: i64) -> Result<bool, StoreError> {
        let write = Write {
            first: Statement::new("DELETE FROM reports WHERE number = $1").bind(number),
            rest: vec![Statement::new("DELETE FROM complaints WHERE number = $1").bind(number)],
            news: None,
        };
        self.database.write(write).await
    }

    /// Deletes what somebody said at a table at this moment, be it as one who plays or as one who watches. Who it was may be known
    /// by another id since: a guest who signed in.
    pub async fn delete_remark(&self, table: &TableId, at_ms: i64, text: &str) -> Result<(), StoreError> {
        let delete = |from: &'static str| Statement::new(from).bind(table.as_str()).bind(at_ms).bind(text);
        let write = Write {
            // One of the two finds nothing, and both are to look.
            first: Statement::new("UPDATE tables SET version = version WHERE id = $1").bind(table.as_str()),
            rest: vec![
                delete("DELETE FROM talk WHERE table_id = $1 AND at = $2 AND text = $3"),
                delete("DELETE FROM comments WHERE table_id = $1 AND at = $2 AND text = $3"),
            ],
            news: Some(Change::Said(table.clone())),
        };
        self.database.write(write).await.map(drop)
    }

    fn report_of(&self, row: &Row) -> Result<Report, StoreError> {
        let person = |column: &str| Ok::<_, StoreError>(self.text(row, column)?.parse::<PersonId>().ok());
        let at_ms = self.integer(row, "remark_at")?;
        let remark = match at_ms {
            0 => None,
            _ => Some((at_ms, self.text(row, "remark")?)),
        };
        Ok(Report {
            at_ms: self.integer(row, "at")?,
            table: self.table_id(row)?,
            game: self.text(row, "game")?,
            ply: self.integer(row, "ply")?,
            text: self.text(row, "text")?,
            record: self.text(row, "record")?,
            reporter: person("reporter_id")?,
            about: match person("person_id")? {
                None => None,
                Some(person) => Some(Accused {
                    person,
                    name: self.text(row, "name")?,
                    remark,
                }),
            },
        })
    }
}

/// Lets reports forget somebody, whom nobody can be led to any more.
pub(crate) fn forget(person: &PersonId) -> impl Iterator<Item = Statement> {
    let forget = [
        "UPDATE complaints SET reporter_id = '' WHERE reporter_id = $1",
        "UPDATE complaints SET person_id = '', name = '', remark = '', remark_at = 0 WHERE person_id = $1",
    ];
    forget
        .map(|forget| Statement::new(forget).bind(person.as_str()))
        .into_iter()
}

/// Lets reports go on with the heir of somebody.
pub(crate) fn hand_on(person: &PersonId, heir: &PersonId) -> impl Iterator<Item = Statement> {
    let give = [
        "UPDATE complaints SET reporter_id = $2 WHERE reporter_id = $1",
        "UPDATE complaints SET person_id = $2 WHERE person_id = $1",
    ];
    let bind = |give: &'static str| Statement::new(give).bind(person.as_str()).bind(heir.as_str());
    give.map(bind).into_iter()
}
