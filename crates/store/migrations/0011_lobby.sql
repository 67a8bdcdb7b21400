-- The tables that everybody may know of, by how far they are, so that the lobby need not look through all of them. What was made
-- public before stands in the logs: the last word on it counts.

CREATE TABLE public_tables (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    phase    TEXT   NOT NULL,
    since    BIGINT NOT NULL
);

CREATE INDEX public_tables_by_phase ON public_tables (phase, since);

INSERT INTO public_tables (table_id, phase, since)
SELECT said.table_id, 'over', said.at FROM events AS said
WHERE said.body LIKE '%"event":"published"%' AND said.body LIKE '%"public":true%'
AND NOT EXISTS (
    SELECT 1 FROM events AS later
    WHERE later.table_id = said.table_id AND later.version > said.version AND later.body LIKE '%"event":"published"%'
);
