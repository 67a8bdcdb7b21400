//! What those who only watch a table say among themselves.

use tables::{Beside, Comment, REMARKS_HELD, TableId};

use crate::sql::Statement;
use crate::{Store, StoreError};

impl Store {
    /// What was said last among those who watch a table, oldest first.
    pub async fn comments(&self, table: &TableId) -> Result<Vec<Comment>, StoreError> {
        let question = Statement::new(
            "SELECT at, person_id, name, text FROM comments WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        );
        let question = question.bind(table.as_str()).bind(REMARKS_HELD as i64);
        let rows = self.database.fetch(&question).await?;
        let comment = |row| {
            Ok(Comment {
                at_ms: self.integer(row, "at")?,
                person: self.person_id(row)?,
                name: self.text(row, "name")?,
                text: self.text(row, "text")?,
            })
        };
        rows.iter().rev().map(comment).collect()
    }

    /// Adds what was said last among those who watch a table to what stands beside its log.
    pub async fn read_comments(&self, table: &TableId, beside: &mut Beside) -> Result<(), StoreError> {
        let comments = self.comments(table).await?;
        if comments.len() == REMARKS_HELD {
            let question = Statement::new("SELECT COUNT(*) AS number FROM comments WHERE table_id = $1");
            beside.skip(self.said_before(&question.bind(table.as_str())).await?);
        }
        comments.into_iter().for_each(|comment| beside.comment(comment));
        Ok(())
    }

    /// How much was said before what is held, if this question answers how much was said in all.
    pub(crate) async fn said_before(&self, all: &Statement) -> Result<usize, StoreError> {
        let all = usize::try_from(self.number(all).await?).unwrap_or(usize::MAX);
        Ok(all.saturating_sub(REMARKS_HELD))
    }

    /// Adds what somebody who watches a table said.
    pub async fn comment(&self, table: &TableId, comment: &Comment) -> Result<(), StoreError> {
        let said = Statement::new(
            "INSERT INTO comments (table_id, number, at, person_id, name, text)
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM comments WHERE table_id = $1
             HAVING EXISTS (SELECT 1 FROM tables WHERE id = $1)",
        )
        .bind(table.as_str())
        .bind(comment.at_ms)
        .bind(comment.person.as_str())
        .bind(comment.name.as_str())
        .bind(comment.text.as_str());
        self.add_to_talk(table, &said).await
    }
}
