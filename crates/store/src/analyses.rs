//! What the search made of finished games.

use tables::TableId;

use crate::sql::Statement;
use crate::{Store, StoreError};

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
}
