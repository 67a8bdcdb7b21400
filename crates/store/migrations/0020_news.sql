-- What servers on one database told each other lately and no other column shows, for those who did not hear it: each piece of
-- news once, with when it was last told.

CREATE TABLE news (
    text TEXT   NOT NULL PRIMARY KEY,
    at   BIGINT NOT NULL
);
