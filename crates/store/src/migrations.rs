//! The steps from an empty database to the present schema, in the common language of the databases.
//!
//! Steps are added, never changed: every schema that was ever landed can be brought up to date. Several processes may
//! start on one PostgreSQL database at once: the migrator holds a lock there.

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

const STEPS: [(&str, &str); 20] = [
    ("tables", include_str!("../migrations/0001_tables.sql")),
    ("beside", include_str!("../migrations/0002_beside.sql")),
    ("nodes", include_str!("../migrations/0003_nodes.sql")),
    ("pulse", include_str!("../migrations/0004_pulse.sql")),
    ("hidden", include_str!("../migrations/0005_hidden.sql")),
    ("reports", include_str!("../migrations/0006_reports.sql")),
    ("analyses", include_str!("../migrations/0007_analyses.sql")),
    ("puzzles", include_str!("../migrations/0008_puzzles.sql")),
    ("people", include_str!("../migrations/0009_people.sql")),
    ("due", include_str!("../migrations/0010_due.sql")),
    ("lobby", include_str!("../migrations/0011_lobby.sql")),
    ("comments", include_str!("../migrations/0012_comments.sql")),
    ("bots", include_str!("../migrations/0013_bots.sql")),
    ("passkeys", include_str!("../migrations/0014_passkeys.sql")),
    ("ratings", include_str!("../migrations/0015_ratings.sql")),
    ("notices", include_str!("../migrations/0016_notices.sql")),
    ("wishes", include_str!("../migrations/0017_wishes.sql")),
    ("moderation", include_str!("../migrations/0018_moderation.sql")),
    ("counters", include_str!("../migrations/0019_counters.sql")),
    ("news", include_str!("../migrations/0020_news.sql")),
];

/// Asks how many steps were made.
pub(crate) const COUNT_STEPS: &str = "SELECT COUNT(*) FROM _sqlx_migrations";

/// Whether so many steps lead to the present schema.
pub(crate) fn are_all(steps: i64) -> bool {
    usize::try_from(steps).is_ok_and(|steps| steps == STEPS.len())
}

/// Brings a database up to date.
pub(crate) async fn run<'a, A>(database: A) -> Result<(), MigrateError>
where
    A: sqlx::Acquire<'a>,
    <A::Connection as std::ops::Deref>::Target: Migrate,
{
    let step = |((name, sql), version): (&(&'static str, &'static str), i64)| {
        let sql = sqlx::SqlStr::from_static(sql);
        Migration::new(version, (*name).into(), MigrationType::Simple, sql, false)
    };
    let migrator = Migrator::with_migrations(STEPS.iter().zip(1..).map(step).collect());
    migrator.run(database).await
}
