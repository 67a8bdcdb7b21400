-- How far somebody has come with a puzzle: how often they tried, and whether they found the answer (1) or had it shown (2).

CREATE TABLE puzzles (
    session_id TEXT   NOT NULL,
    game       TEXT   NOT NULL,
    number     BIGINT NOT NULL,
    tries      BIGINT NOT NULL,
    outcome    BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (session_id, game, number)
);
