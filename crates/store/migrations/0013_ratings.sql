-- Games that count, in the order in which they ended: all that ratings follow from. A rating is kept as it stands and as it stood
-- after every game, in millionths. A player is a person or `bot:NAME`. Others know a person by a key.

CREATE TABLE rated_games (
    table_id TEXT   NOT NULL PRIMARY KEY,
    number   BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    places   TEXT   NOT NULL
);

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
    at        BIGINT NOT NULL,
    place     BIGINT NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats, number)
);

CREATE TABLE profiles (
    id        TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL
);
