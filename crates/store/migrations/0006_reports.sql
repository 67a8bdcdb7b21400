-- What visitors told the host of tables at which something is wrong, with the record of the game as it stood then.

CREATE TABLE reports (
    number   BIGINT NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    table_id TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    ply      BIGINT NOT NULL,
    text     TEXT   NOT NULL,
    record   TEXT   NOT NULL
);
