-- Where people are told what waits for them while they look at no page, what they are to be told, and how often they were.
-- Somebody has one webhook at most; its id is always the same. The id of a push device follows from its address, which
-- belongs to one browser: whoever signs in there last is told there.

CREATE TABLE receivers (
    person_id  TEXT   NOT NULL,
    id         TEXT   NOT NULL,
    session_id TEXT   NOT NULL,
    kind       TEXT   NOT NULL,
    address    TEXT   NOT NULL,
    public_key TEXT   NOT NULL,
    auth       TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    language   TEXT   NOT NULL,
    site       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    told_at    BIGINT NOT NULL,
    failures   BIGINT NOT NULL,
    PRIMARY KEY (person_id, id)
);

CREATE INDEX receivers_by_id ON receivers (id);

CREATE TABLE notices (
    person_id TEXT   NOT NULL,
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    reason    TEXT   NOT NULL,
    version   BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    tries     BIGINT NOT NULL,
    PRIMARY KEY (person_id, table_id, reason)
);

CREATE INDEX notices_by_time ON notices (at);
CREATE INDEX notices_by_table ON notices (table_id);

CREATE TABLE tellings (
    person_id TEXT   NOT NULL PRIMARY KEY,
    until     BIGINT NOT NULL,
    since     BIGINT NOT NULL,
    number    BIGINT NOT NULL
);
