-- What people are called and what they say stands beside a table's log, so that it can be changed or deleted without
-- touching a game. Material files are kept by the hash that tables name, so that removing a file orphans nothing.

CREATE TABLE seat_names (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    name     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE talk (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    number    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    seat      BIGINT NOT NULL,
    person_id TEXT   NOT NULL,
    text      TEXT   NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE materials (
    hash       TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    text       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
