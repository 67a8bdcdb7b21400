-- A cookie is the session of a device. By itself it leads to the person whose id is its hash: a guest. A row in `devices` leads
-- it to the person of an account instead. What somebody did stands under their person's id, as before.

CREATE TABLE accounts (
    person_id  TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    skeleton   TEXT   NOT NULL UNIQUE,
    password   TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE devices (
    id         TEXT   NOT NULL PRIMARY KEY,
    person_id  TEXT   NOT NULL,
    proof      TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
);

CREATE INDEX devices_by_person ON devices (person_id);

CREATE TABLE recovery_codes (
    hash      TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL
);

-- People whom no cookie leads to any more. What was theirs goes to their heir, or to nobody where that is empty.
CREATE TABLE departures (
    person_id TEXT   NOT NULL PRIMARY KEY,
    heir      TEXT   NOT NULL,
    settled   BIGINT NOT NULL
);

-- What the host has forbidden somebody.
CREATE TABLE standings (
    person_id TEXT   NOT NULL PRIMARY KEY,
    muted     BIGINT NOT NULL,
    banned    BIGINT NOT NULL
);
