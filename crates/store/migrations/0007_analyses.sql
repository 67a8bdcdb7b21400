-- What the search made of a finished game: computed once, on demand. It stands beside the log and may be forgotten.

CREATE TABLE analyses (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL
);
