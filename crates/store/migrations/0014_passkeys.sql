-- A passkey belongs to one site, since a browser offers it at the address where it was made and nowhere else. An account
-- without a password has an empty one.

CREATE TABLE passkeys (
    id         TEXT   NOT NULL PRIMARY KEY,
    person_id  TEXT   NOT NULL,
    site       TEXT   NOT NULL,
    algorithm  BIGINT NOT NULL,
    public_key TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    used_at    BIGINT NOT NULL
);

CREATE INDEX passkeys_by_person ON passkeys (person_id);
