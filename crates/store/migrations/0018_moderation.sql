-- Who made a report, whom it is about, and the remark that it quotes: what a host needs to decide. Empty where there is nobody.

CREATE TABLE complaints (
    number      BIGINT NOT NULL PRIMARY KEY,
    reporter_id TEXT   NOT NULL,
    person_id   TEXT   NOT NULL,
    name        TEXT   NOT NULL,
    remark      TEXT   NOT NULL,
    remark_at   BIGINT NOT NULL
);
