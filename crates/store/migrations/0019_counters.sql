-- Numbers that are given once, though what had them is gone; and ways to what concerns a person or a table without reading all
-- that is kept of everybody.

CREATE TABLE counters (
    name   TEXT   NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL
);

CREATE INDEX members_by_table ON members (table_id);
CREATE INDEX talk_by_person ON talk (person_id);
CREATE INDEX comments_by_person ON comments (person_id);
CREATE INDEX profiles_by_person ON profiles (person_id);
