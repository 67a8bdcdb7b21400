//! Statements and rows, in the terms that all databases share.
//!
//! The SQL is the common language of SQLite and PostgreSQL (`$1` placeholders, `ON CONFLICT …`) with two types of
//! columns, `TEXT` and `BIGINT`, so a statement is written once and executed by either.

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Postgres, Row as _, Sqlite};

use crate::Change;

/// A statement with its values.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    sql: &'static str,
    values: Vec<Value>,
}

/// A value of a column.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Integer(i64),
    Text(String),
}

/// Statements that are executed together or not at all. Unless the first changes a row, the others are left out.
#[derive(Debug)]
pub(crate) struct Write {
    pub first: Statement,
    pub rest: Vec<Statement>,
    /// What other processes on the same database are told once it is written.
    pub news: Option<Change>,
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Statement {
    pub fn new(sql: &'static str) -> Statement {
        let values = Vec::new();
        Statement { sql, values }
    }

    pub fn bind(mut self, value: impl Into<Value>) -> Statement {
        self.values.push(value.into());
        self
    }

    pub fn for_sqlite(&self) -> Query<'static, Sqlite, SqliteArguments> {
        let query = sqlx::query(self.sql);
        self.values.iter().fold(query, |query, value| match value {
            Value::Integer(number) => query.bind(*number),
            Value::Text(text) => query.bind(text.clone()),
        })
    }

    pub fn for_postgres(&self) -> Query<'static, Postgres, PgArguments> {
        let query = sqlx::query(self.sql);
        self.values.iter().fold(query, |query, value| match value {
            Value::Integer(number) => query.bind(*number),
            Value::Text(text) => query.bind(text.clone()),
        })
    }
}

/// The tables from which follows to whom a session leads and what they may do.
const PEOPLE: [&str; 5] = ["accounts", "bots", "departures", "devices", "standings"];

impl Write {
    /// Whether it may change to whom a session leads, or what they may do.
    pub fn concerns_people(&self) -> bool {
        std::iter::once(&self.first)
            .chain(&self.rest)
            .any(Statement::concerns_people)
    }
}

impl Statement {
    fn concerns_people(&self) -> bool {
        let mut words = self.sql.split_ascii_whitespace();
        match (words.next(), words.next(), words.next()) {
            (Some("UPDATE"), Some(table), _) | (Some("INSERT" | "DELETE"), Some("INTO" | "FROM"), Some(table)) => {
                PEOPLE.contains(&table)
            }
            // Whoever writes in another way may mean anything.
            _ => true,
        }
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Integer(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

/// A write of one statement that nobody else needs to hear of.
impl From<Statement> for Write {
    fn from(first: Statement) -> Write {
        Write {
            first,
            rest: Vec::new(),
            news: None,
        }
    }
}

impl Row {
    pub fn text(&self, column: &str) -> Result<String, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }

    pub fn integer(&self, column: &str) -> Result<i64, sqlx::Error> {
        match self {
            Row::Sqlite(row) => row.try_get(column),
            Row::Postgres(row) => row.try_get(column),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_of_people_is_told_from_what_is_written_of_tables() {
        let concerns = |sql| Write::from(Statement::new(sql)).concerns_people();
        assert!(concerns("INSERT INTO devices (id) VALUES ($1)"));
        assert!(concerns("UPDATE accounts SET name = $1"));
        assert!(concerns("DELETE FROM\n  standings WHERE person_id = $1"));
        assert!(
            concerns("WITH gone AS (SELECT 1) DELETE FROM bots"),
            "nobody knows what it may change"
        );
        assert!(!concerns("UPDATE tables SET version = version WHERE id = $1"));
        assert!(!concerns(
            "INSERT INTO members (session_id) SELECT person_id FROM devices"
        ));
        let mut both = Write::from(Statement::new("UPDATE tables SET version = 2"));
        both.rest.push(Statement::new("DELETE FROM departures"));
        assert!(both.concerns_people());
    }
}
