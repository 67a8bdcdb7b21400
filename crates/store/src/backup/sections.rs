//! What is kept, table by table, in an order in which no row names one that comes later.

/// A table of the database, or a column that a later schema added to one.
pub(super) struct Section {
    /// `TABLE` or `TABLE.COLUMN`.
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    pub count: &'static str,
    pub select: &'static str,
    pub insert: &'static str,
}

/// What a column holds.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Text,
    Integer,
}

use Kind::{Integer, Text};

pub(super) const SECTIONS: [Section; 18] = [
    Section {
        name: "tables",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("version", Integer),
            ("summary", Text),
            ("created_at", Integer),
            ("updated_at", Integer),
        ],
        count: "SELECT COUNT(*) AS number FROM tables",
        select: "SELECT id, game, version, summary, created_at, updated_at FROM tables ORDER BY id",
        insert: "INSERT INTO tables (id, game, version, summary, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, $6)",
    },
    Section {
        name: "events",
        columns: &[
            ("table_id", Text),
            ("version", Integer),
            ("at", Integer),
            ("body", Text),
        ],
        count: "SELECT COUNT(*) AS number FROM events",
        select: "SELECT table_id, version, at, body FROM events ORDER BY table_id, version",
        insert: "INSERT INTO events (table_id, version, at, body) VALUES ($1, $2, $3, $4)",
    },
    Section {
        name: "sessions",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("created_at", Integer),
            ("seen_at", Integer),
        ],
        count: "SELECT COUNT(*) AS number FROM sessions",
        select: "SELECT id, name, created_at, seen_at FROM sessions ORDER BY id",
        insert: "INSERT INTO sessions (id, name, created_at, seen_at) VALUES ($1, $2, $3, $4)",
    },
    Section {
        name: "members",
        columns: &[("session_id", Text), ("table_id", Text)],
        count: "SELECT COUNT(*) AS number FROM members",
        select: "SELECT session_id, table_id FROM members ORDER BY session_id, table_id",
        insert: "INSERT INTO members (session_id, table_id) VALUES ($1, $2)",
    },
    Section {
        name: "members.hidden",
        columns: &[("session_id", Text), ("table_id", Text)],
        count: "SELECT COUNT(*) AS number FROM members WHERE hidden = 1",
        select: "SELECT session_id, table_id FROM members WHERE hidden = 1 ORDER BY session_id, table_id",
        insert: "UPDATE members SET hidden = 1 WHERE session_id = $1 AND table_id = $2",
    },
    Section {
        name: "seat_names",
        columns: &[("table_id", Text), ("seat", Integer), ("name", Text)],
        count: "SELECT COUNT(*) AS number FROM seat_names",
        select: "SELECT table_id, seat, name FROM seat_names ORDER BY table_id, seat",
        insert: "INSERT INTO seat_names (table_id, seat, name) VALUES ($1, $2, $3)",
    },
    Section {
        name: "talk",
        columns: &[
            ("table_id", Text),
            ("number", Integer),
            ("at", Integer),
            ("seat", Integer),
            ("person_id", Text),
            ("text", Text),
        ],
        count: "SELECT COUNT(*) AS number FROM talk",
        select: "SELECT table_id, number, at, seat, person_id, text FROM talk ORDER BY table_id, number",
        insert: "INSERT INTO talk (table_id, number, at, seat, person_id, text) VALUES ($1, $2, $3, $4, $5, $6)",
    },
    Section {
        name: "materials",
        columns: &[("hash", Text), ("game", Text), ("text", Text), ("created_at", Integer)],
        count: "SELECT COUNT(*) AS number FROM materials",
        select: "SELECT hash, game, text, created_at FROM materials ORDER BY hash",
        insert: "INSERT INTO materials (hash, game, text, created_at) VALUES ($1, $2, $3, $4)",
    },
    Section {
        name: "secrets",
        columns: &[("name", Text), ("value", Text)],
        count: "SELECT COUNT(*) AS number FROM secrets",
        select: "SELECT name, value FROM secrets ORDER BY name",
        insert: "INSERT INTO secrets (name, value) VALUES ($1, $2)",
    },
    Section {
        name: "reports",
        columns: &[
            ("number", Integer),
            ("at", Integer),
            ("table_id", Text),
            ("game", Text),
            ("ply", Integer),
            ("text", Text),
            ("record", Text),
        ],
        count: "SELECT COUNT(*) AS number FROM reports",
        select: "SELECT number, at, table_id, game, ply, text, record FROM reports ORDER BY number",
        insert: "INSERT INTO reports (number, at, table_id, game, ply, text, record) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    },
    Section {
        name: "analyses",
        columns: &[("table_id", Text), ("at", Integer), ("body", Text)],
        count: "SELECT COUNT(*) AS number FROM analyses",
        select: "SELECT table_id, at, body FROM analyses ORDER BY table_id",
        insert: "INSERT INTO analyses (table_id, at, body) VALUES ($1, $2, $3)",
    },
    Section {
        name: "puzzles",
        columns: &[
            ("session_id", Text),
            ("game", Text),
            ("number", Integer),
            ("tries", Integer),
            ("outcome", Integer),
            ("at", Integer),
        ],
        count: "SELECT COUNT(*) AS number FROM puzzles",
        select: "SELECT session_id, game, number, tries, outcome, at FROM puzzles ORDER BY session_id, game, number",
        insert: "INSERT INTO puzzles (session_id, game, number, tries, outcome, at) VALUES ($1, $2, $3, $4, $5, $6)",
    },
    Section {
        name: "public_tables",
        columns: &[("table_id", Text), ("phase", Text), ("since", Integer)],
        count: "SELECT COUNT(*) AS number FROM public_tables",
        select: "SELECT table_id, phase, since FROM public_tables ORDER BY table_id",
        insert: "INSERT INTO public_tables (table_id, phase, since) VALUES ($1, $2, $3)",
    },
    Section {
        name: "comments",
        columns: &[
            ("table_id", Text),
            ("number", Integer),
            ("at", Integer),
            ("person_id", Text),
            ("name", Text),
            ("text", Text),
        ],
        count: "SELECT COUNT(*) AS number FROM comments",
        select: "SELECT table_id, number, at, person_id, name, text FROM comments ORDER BY table_id, number",
        insert: "INSERT INTO comments (table_id, number, at, person_id, name, text) VALUES ($1, $2, $3, $4, $5, $6)",
    },
    Section {
        name: "rated_games",
        columns: &[
            ("table_id", Text),
            ("number", Integer),
            ("at", Integer),
            ("game", Text),
            ("places", Text),
        ],
        count: "SELECT COUNT(*) AS number FROM rated_games",
        select: "SELECT table_id, number, at, game, places FROM rated_games ORDER BY number, table_id",
        insert: "INSERT INTO rated_games (table_id, number, at, game, places) VALUES ($1, $2, $3, $4, $5)",
    },
    Section {
        name: "ratings",
        columns: &[
            ("player", Text),
            ("game", Text),
            ("seats", Integer),
            ("games", Integer),
            ("mean", Integer),
            ("deviation", Integer),
        ],
        count: "SELECT COUNT(*) AS number FROM ratings",
        select: "SELECT player, game, seats, games, mean, deviation FROM ratings ORDER BY player, game, seats",
        insert: "INSERT INTO ratings (player, game, seats, games, mean, deviation) VALUES ($1, $2, $3, $4, $5, $6)",
    },
    Section {
        name: "rating_steps",
        columns: &[
            ("player", Text),
            ("game", Text),
            ("seats", Integer),
            ("number", Integer),
            ("at", Integer),
            ("place", Integer),
            ("mean", Integer),
            ("deviation", Integer),
        ],
        count: "SELECT COUNT(*) AS number FROM rating_steps",
        select: "SELECT player, game, seats, number, at, place, mean, deviation FROM rating_steps ORDER BY player, game, seats, number",
        insert: "INSERT INTO rating_steps (player, game, seats, number, at, place, mean, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    },
    Section {
        name: "profiles",
        columns: &[("id", Text), ("person_id", Text)],
        count: "SELECT COUNT(*) AS number FROM profiles",
        select: "SELECT id, person_id FROM profiles ORDER BY id",
        insert: "INSERT INTO profiles (id, person_id) VALUES ($1, $2)",
    },
];
