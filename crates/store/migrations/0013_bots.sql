-- Accounts that are played by a program. Their tokens stand in `devices`, with a proof of their own.
CREATE TABLE bots (
    person_id TEXT NOT NULL PRIMARY KEY
);
