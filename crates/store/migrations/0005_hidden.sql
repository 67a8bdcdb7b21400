-- Whether somebody took a table off their own list; for the others nothing changes.

ALTER TABLE members ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;
