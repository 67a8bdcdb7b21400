-- Tables are append-only logs. The row in `tables` holds what lists need and the version that writers race for;
-- everything else about a table is in its events.

CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    version    BIGINT NOT NULL,
    summary    TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE TABLE events (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE sessions (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
);

CREATE TABLE members (
    session_id TEXT NOT NULL,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (session_id, table_id)
);
