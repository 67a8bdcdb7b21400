-- What those who only watch a table say among themselves, which those who play do not read before the game is over.

CREATE TABLE comments (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    number    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    person_id TEXT   NOT NULL,
    name      TEXT   NOT NULL,
    text      TEXT   NOT NULL,
    PRIMARY KEY (table_id, number)
);
