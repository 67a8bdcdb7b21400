//! What those who only watch a table say among themselves.

use tables::{Comment, TableId};

use crate::sql::{Statement, Write};
use crate::{Change, Store, StoreError};

impl Store {
    /// What was said among those who watch a table, oldest first.
    pub async fn comments(&self, table: &TableId) -> Result<Vec<Comment>, StoreError> {
        let question =
            Statement::new("SELECT at, person_id, name, text FROM comments WHERE table_id = $1 ORDER BY number");
        let rows = self.database.fetch(&question.bind(table.as_str())).await?;
        let comment = |row| {
            Ok(Comment {
                at_ms: self.integer(row, "at")?,
                person: self.person_id(row)?,
                name: self.text(row, "name")?,
                text: self.text(row, "text")?,
            })
        };
        rows.iter().map(comment).collect()
    }

    /// Adds what somebody who watches a table said.
    pub async fn comment(&self, table: &TableId, comment: &Comment) -> Result<(), StoreError> {
        // As for talk: each gets a number of its own.
        let first = Statement::new("UPDATE tables SET version = version WHERE id = $1").bind(table.as_str());
        let said = Statement::new(
            "INSERT INTO comments (table_id, number, at, person_id, name, text)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM comments WHERE table_id = $1",
        )
        .bind(table.as_str())
        .bind(comment.at_ms)
        .bind(comment.person.as_str())
        .bind(comment.name.as_str())
        .bind(comment.text.as_str());
        let write = Write {
            first,
            rest: vec![said],
            news: Some(Change::Said(table.clone())),
        };
        if self.database.write(write).await? {
            Ok(())
        } else {
            Err(StoreError::NoTable(table.clone()))
        }
    }
}
