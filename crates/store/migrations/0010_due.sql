-- When somebody should look at a table again because of what was agreed on there, and the times in which no server was up.

CREATE TABLE due (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    at       BIGINT NOT NULL
);

CREATE INDEX due_by_time ON due (at);

CREATE TABLE downtimes (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
