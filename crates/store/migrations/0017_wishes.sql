-- Who wants which finished game analysed. A wish stays until the analysis is kept or called off, so that a server which starts
-- goes on with it. `holder` makes it, until the time that it renews; `failed` is 1 where it could not be made.

CREATE TABLE analysis_wishes (
    table_id  TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    person_id TEXT   NOT NULL,
    at        BIGINT NOT NULL,
    holder    TEXT   NOT NULL,
    until     BIGINT NOT NULL,
    done      BIGINT NOT NULL,
    parts     BIGINT NOT NULL,
    failed    BIGINT NOT NULL
);

CREATE INDEX analysis_wishes_by_person ON analysis_wishes (person_id);
