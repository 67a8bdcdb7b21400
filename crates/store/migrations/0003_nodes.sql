-- What several processes on one database need: a secret they share, who lets the bots of a table move, and a quick
-- answer to what changed lately.

CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE leases (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    holder   TEXT   NOT NULL,
    until    BIGINT NOT NULL
);

CREATE INDEX tables_by_change ON tables (updated_at);
