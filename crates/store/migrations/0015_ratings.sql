-- Games that count. What a game makes of the ratings is written once, when `counted` turns from 0 to 1. A rating is kept as it
-- stands and as it stood after every game, in millionths. A player is a person or `bot:NAME`. Others know a person by a key.

CREATE TABLE rated_games (
    table_id TEXT   NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    places   TEXT   NOT NULL,
    counted  BIGINT NOT NULL
);

CREATE INDEX rated_games_by_counted ON rated_games (counted);

CREATE TABLE ratings (
    player    TEXT   NOT NULL,
    game      TEXT   NOT NULL,
    seats     BIGINT NOT NULL,
    games     BIGINT NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats)
);

CREATE TABLE rating_steps (
    player    TEXT   NOT NULL,
    game      TEXT   NOT NULL,
    seats     BIGINT NOT NULL,
    number    BIGINT NOT NULL,
    table_id  TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    place     BIGINT NOT NULL,
    gone      BIGINT NOT NULL,
    mean_before BIGINT NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats, number)
);

CREATE INDEX rating_steps_by_table ON rating_steps (table_id);

CREATE TABLE profiles (
    id        TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL
);
