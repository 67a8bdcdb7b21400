-- A database as the program of the fifteenth schema left it: one of the second, brought up to date, and played on with a clock, in public, by
-- somebody who then kept an account.

PRAGMA foreign_keys = OFF;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-15 18:47:35',1,X'C59C770B1C9B98E28935141640801FEF8AEC8AC963D6B9D34BAD5209342B0A12DB07919F3F922A146B95B3EA92F38DB5',520095);
INSERT INTO "_sqlx_migrations" VALUES(2,'beside','2026-11-15 20:00:00',1,X'FC46292E427097609E02301A62193948CE32D3D841522E52F7AE36ADDFD6597B145024201C5443774CC61F483C69E3BC',100000);
INSERT INTO "_sqlx_migrations" VALUES(3,'nodes','2026-11-16 19:26:34',1,X'26EFCA433A3469E624CDA6C498350F24CB4E042E49CBBFD41D2EC603BDE0BE12CC124694042BF23966986F5313D96576',7044346);
INSERT INTO "_sqlx_migrations" VALUES(4,'pulse','2026-11-16 19:26:34',1,X'F371869444EFE6CEFC5D93BC41B7A3FD944A1434344E0C5E5FCB30C006F767979EEBD808A17F7D8CD989E1AC5F9044FA',3551162);
INSERT INTO "_sqlx_migrations" VALUES(5,'hidden','2026-11-16 19:26:34',1,X'687D68B97C86C3627F5FFF7760975343AF59D918CB560818F8CE6C711B0BFDB85AF8F8670C38AD86B7B9C61FA0DF06D9',8053858);
INSERT INTO "_sqlx_migrations" VALUES(6,'reports','2026-11-16 19:26:34',1,X'74B5BA7613FFD20A6A2238B24BACA8C8B144F8A22183823B0EA892970421886C8132322BF1E19AD40D1F7144CE45F098',652236);
INSERT INTO "_sqlx_migrations" VALUES(7,'analyses','2026-11-16 19:26:34',1,X'228FC11CCE2DDAB8B3BCCE5AE4A194C6A31416749C41C5ACF7877F4541597DA9D30B8570986FA816BC2B8ECEECC8D75D',484990);
INSERT INTO "_sqlx_migrations" VALUES(8,'puzzles','2026-11-16 19:26:34',1,X'5A1911ED0987F5EC7004BC8E693CAD89B006B3A5D7EEFFF3CD4CE6B4743F87C7E92B63DE557CEA143AAD4F9869EC1556',403438);
INSERT INTO "_sqlx_migrations" VALUES(9,'people','2026-11-16 19:26:34',1,X'7C38A67D9E2C2FA881BF857376771A1D430A86DB6469D4ECB659706AE7B0168959D3DA79D9D6D7F051A2AC883350C554',894379);
INSERT INTO "_sqlx_migrations" VALUES(10,'due','2026-11-16 19:26:34',1,X'487F2F60921892D9306D4EF85944C7C6D4C869D96FBBC99D11D7A0A7E344EFCFB57D1B1B144567C1AE7122F620E4DB77',613254);
INSERT INTO "_sqlx_migrations" VALUES(11,'lobby','2026-11-16 19:26:34',1,X'B163A29FDF6EFEF89D923312373BE0ADA2EEF4792DA752DD2C045BDA0E49BE8E316EAB5CECC68ED112EF4384A4A08B69',9062319);
INSERT INTO "_sqlx_migrations" VALUES(12,'comments','2026-11-16 19:26:34',1,X'B8CCD3EC1E8C3D2CD4ADEBE5B542BCC9F365FC58DE7286F0A3FCC9F0D70ACE32F73664380150221D72AB0F9CBC3368B6',787181);
INSERT INTO "_sqlx_migrations" VALUES(13,'bots','2026-11-16 19:26:34',1,X'73E6F1D1C0BFDAB259FED78EF83F814318FA69188FE2AF98DC26D7F6565C3A34757FA1E10C1D9A78FA5F0202246F91BB',685481);
INSERT INTO "_sqlx_migrations" VALUES(14,'passkeys','2026-11-16 19:26:34',1,X'8FAE5C699EEF6B567D27F4A52AE0EEE5616A028AE5B39C09DBBFF0E85C26B27A64AF8E54F547413CB87DD3DF2BCD6558',595620);
INSERT INTO "_sqlx_migrations" VALUES(15,'ratings','2026-11-16 19:26:34',1,X'EE11F1ED154A6FA0CDC0A1FBE5A9D81F545914F3626D1D5C92BD61FF3FC317BF1227EF499BA95EF15A8932FC8A2F21E4',2715383);
CREATE TABLE accounts (
    person_id  TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    skeleton   TEXT   NOT NULL UNIQUE,
    password   TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "accounts" VALUES('727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d','Ana','ana','$argon2id$v=19$m=19456,t=2,p=1$lUZPIf6l6eCvaT/bvL1dog$CBqfdMW41pOYZ7/hubu9rm7IUNIEn8Kbv1cJPrMmclE',1794857194898);
CREATE TABLE analyses (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL
);
CREATE TABLE bots (
    person_id TEXT NOT NULL PRIMARY KEY
);
CREATE TABLE comments (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    number    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    person_id TEXT   NOT NULL,
    name      TEXT   NOT NULL,
    text      TEXT   NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE departures (
    person_id TEXT   NOT NULL PRIMARY KEY,
    heir      TEXT   NOT NULL,
    settled   BIGINT NOT NULL
);
CREATE TABLE devices (
    id         TEXT   NOT NULL PRIMARY KEY,
    person_id  TEXT   NOT NULL,
    proof      TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
);
INSERT INTO "devices" VALUES('fccd9353aef80e9d9a9ae32660fa6cc39d6719279241ef3f73cb4134b95647fd','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d','password','?',1794857194898,1794857194898);
CREATE TABLE downtimes (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE TABLE due (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    at       BIGINT NOT NULL
);
INSERT INTO "due" VALUES('ui8ud284xe2ujkdi',1795202794863);
CREATE TABLE events (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    version  BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (table_id, version)
);
INSERT INTO "events" VALUES('pbjswmsyfvnkv9zn',1,1794768456494,'{"v":1,"event":"created","game":"cloud-city","rules_version":1,"options":{"need":"circuits","second-need":"balance"},"seed":"ea398f6ffcb14833662abbf9f2cecabdb113256b363aa54fcff4da350ae6fcef","seats":["person",{"bot":"light"},"person"],"again":null}');
INSERT INTO "events" VALUES('pbjswmsyfvnkv9zn',2,1794768456494,'{"v":1,"event":"joined","seat":3,"session":"80c65c374b080bfb20aa981ad34f21c806167e93e94acef289a05fe4dda8c076","name":"Jérôme"}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',1,1794768546439,'{"v":1,"event":"created","game":"batisseurs","rules_version":1,"options":{},"seed":"b89ac1d549f6c704535122f00f6f802307e00821c628612d8701c91e64aca0b9","seats":[{"bot":"light"},"person"],"again":"78gi6t5mazvsk8qx"}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',2,1794768546439,'{"v":1,"event":"joined","seat":2,"session":"438d20c02eba4af49bac6ad6de6d4a0980a1dd479ac9b8f3f8ce88a8cdccd8c8","name":"Élise"}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',3,1794768546439,'{"v":1,"event":"dealt","chance":["reveal cowshed","reveal large-circular-saw","reveal watermill","reveal grain-silo","reveal small-survey-tools","reveal rural-relay","deal apprentice-5","deal apprentice-4","reveal master-5","reveal labourer-8","reveal master-4","reveal labourer-7","reveal journeyman-7","reveal journeyman-12"]}');
INSERT INTO "events" VALUES('v5fzee3ux8gnnzxs',1,1794769051669,'{"v":1,"event":"created","game":"welkin","rules_version":1,"options":{},"seed":"fd7e2c7b9d6becf6212dc2c6ff8bc26782f5f065a47011c8af899d3931128408","seats":["person",{"bot":"light"}],"again":"wwgahesb5r38z6ii"}');
INSERT INTO "events" VALUES('v5fzee3ux8gnnzxs',2,1794769051669,'{"v":1,"event":"joined","seat":1,"session":"438d20c02eba4af49bac6ad6de6d4a0980a1dd479ac9b8f3f8ce88a8cdccd8c8","name":"Élise"}');
INSERT INTO "events" VALUES('v5fzee3ux8gnnzxs',3,1794769051669,'{"v":1,"event":"dealt","chance":["quote elemental/vegetal","quote elemental/animal","quote metal/animal","quote metal/gem","quote gem/vegetal","quote vegetal/animal","quote elemental/metal","quote gem/animal","quote metal/vegetal","quote gem/elemental","deal C44","deal C38","deal C43","deal C37","deal C12"]}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',4,1794769078470,'{"v":1,"event":"moved","seat":1,"text":"open cowshed","chance":["reveal large-survey-tools"]}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',5,1794769079375,'{"v":1,"event":"moved","seat":1,"text":"send apprentice-5","chance":[]}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',6,1794769080277,'{"v":1,"event":"moved","seat":1,"text":"to cowshed","chance":[]}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',7,1794769081178,'{"v":1,"event":"moved","seat":1,"text":"recruit master-5","chance":["reveal journeyman-2"]}');
INSERT INTO "events" VALUES('5x3siiaifyjeunpp',8,1794769082089,'{"v":1,"event":"moved","seat":1,"text":"end","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',1,1794768456410,'{"v":1,"event":"created","game":"welkin","rules_version":1,"options":{"incomplete":"strict"},"seed":"c4e35680362b12983f9fec9a6c3f71f844d81170dea9bebe2dd27a1195c4eb44","seats":["person","person",{"bot":"light"}],"again":null}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',2,1794768456410,'{"v":1,"event":"joined","seat":1,"session":"56a0546aca8ab78dcff77e05849958acef4927458493b1881b6a4d213f9eb021","name":"Zoé"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',3,1794768456465,'{"v":1,"event":"joined","seat":2,"session":"80c65c374b080bfb20aa981ad34f21c806167e93e94acef289a05fe4dda8c076","name":"Jérôme Lefèvre"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',4,1794768456465,'{"v":1,"event":"dealt","chance":["quote elemental/vegetal","quote elemental/animal","quote animal/metal","quote metal/gem","quote vegetal/gem","quote vegetal/animal","quote metal/elemental","quote gem/animal","quote metal/vegetal","quote gem/elemental","deal C46","deal C10","deal C39","deal C05","deal C08"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',5,1794768456499,'{"v":1,"event":"spoke","seat":1,"text":"Bonjour à tous ! Ça va être serré…"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',6,1794768456525,'{"v":1,"event":"spoke","seat":2,"text":"Prêt. C''est à qui ? <b>\"moi\"</b> & toi — ½ ✓"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',7,1794768456594,'{"v":1,"event":"moved","seat":1,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',8,1794768456622,'{"v":1,"event":"moved","seat":1,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',9,1794768456669,'{"v":1,"event":"moved","seat":2,"text":"open C05","chance":["deal C30"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',10,1794768459484,'{"v":1,"event":"moved","seat":2,"text":"flip metal/elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',11,1794768460388,'{"v":1,"event":"moved","seat":3,"text":"open C39","chance":["deal C04"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',12,1794768461289,'{"v":1,"event":"moved","seat":3,"text":"flip animal/metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',13,1794768461804,'{"v":1,"event":"moved","seat":1,"text":"open C04","chance":["deal C35"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',14,1794768466539,'{"v":1,"event":"moved","seat":1,"text":"flip gem/elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',15,1794768469869,'{"v":1,"event":"moved","seat":2,"text":"open C08","chance":["deal C07"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',16,1794768471583,'{"v":1,"event":"moved","seat":2,"text":"flip vegetal/animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',17,1794768472392,'{"v":1,"event":"undone","seat":2}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',18,1794768473800,'{"v":1,"event":"moved","seat":2,"text":"flip vegetal/gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',19,1794768474702,'{"v":1,"event":"moved","seat":3,"text":"open C30","chance":["deal C12"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',20,1794768477925,'{"v":1,"event":"moved","seat":1,"text":"place metal C04","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',21,1794768479037,'{"v":1,"event":"moved","seat":2,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',22,1794768479846,'{"v":1,"event":"moved","seat":2,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',23,1794768480750,'{"v":1,"event":"moved","seat":3,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',24,1794768481652,'{"v":1,"event":"moved","seat":3,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',25,1794768482063,'{"v":1,"event":"moved","seat":1,"text":"open C10","chance":["deal C20"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',26,1794768483972,'{"v":1,"event":"moved","seat":1,"text":"flip metal/gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',27,1794768485488,'{"v":1,"event":"moved","seat":2,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',28,1794768486391,'{"v":1,"event":"moved","seat":3,"text":"turn elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',29,1794768487292,'{"v":1,"event":"moved","seat":3,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',30,1794768488194,'{"v":1,"event":"moved","seat":3,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',31,1794768488258,'{"v":1,"event":"moved","seat":1,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',32,1794768488664,'{"v":1,"event":"moved","seat":1,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',33,1794768489073,'{"v":1,"event":"moved","seat":1,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',34,1794768489181,'{"v":1,"event":"moved","seat":2,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',35,1794768489492,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',36,1794768490395,'{"v":1,"event":"moved","seat":3,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',37,1794768491296,'{"v":1,"event":"moved","seat":3,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',38,1794768492200,'{"v":1,"event":"moved","seat":3,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',39,1794768493102,'{"v":1,"event":"moved","seat":3,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',40,1794768494004,'{"v":1,"event":"moved","seat":3,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',41,1794768494906,'{"v":1,"event":"moved","seat":3,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',42,1794768495238,'{"v":1,"event":"moved","seat":1,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',43,1794768495645,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',44,1794768495767,'{"v":1,"event":"moved","seat":2,"text":"place vegetal C05","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',45,1794768496669,'{"v":1,"event":"moved","seat":3,"text":"turn vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',46,1794768497571,'{"v":1,"event":"moved","seat":3,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',47,1794768498473,'{"v":1,"event":"moved","seat":3,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',48,1794768499375,'{"v":1,"event":"moved","seat":3,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',49,1794768500277,'{"v":1,"event":"moved","seat":3,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',50,1794768500393,'{"v":1,"event":"moved","seat":1,"text":"place elemental C10","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',51,1794768500504,'{"v":1,"event":"moved","seat":2,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',52,1794768500810,'{"v":1,"event":"moved","seat":2,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',53,1794768501320,'{"v":1,"event":"moved","seat":2,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',54,1794768502223,'{"v":1,"event":"moved","seat":3,"text":"turn elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',55,1794768503125,'{"v":1,"event":"moved","seat":3,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',56,1794768504027,'{"v":1,"event":"moved","seat":3,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',57,1794768504928,'{"v":1,"event":"moved","seat":3,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',58,1794768505830,'{"v":1,"event":"moved","seat":3,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',59,1794768506732,'{"v":1,"event":"moved","seat":3,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',60,1794768507633,'{"v":1,"event":"moved","seat":3,"text":"discard gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',61,1794768507852,'{"v":1,"event":"moved","seat":1,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',62,1794768508158,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',63,1794768508263,'{"v":1,"event":"moved","seat":1,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',64,1794768508573,'{"v":1,"event":"moved","seat":2,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',65,1794768508779,'{"v":1,"event":"moved","seat":2,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',66,1794768509683,'{"v":1,"event":"moved","seat":3,"text":"place elemental C39","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',67,1794768510584,'{"v":1,"event":"moved","seat":3,"text":"place elemental C30","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',68,1794768511487,'{"v":1,"event":"moved","seat":3,"text":"place elemental C30","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',69,1794768512389,'{"v":1,"event":"moved","seat":3,"text":"place gem C30","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',70,1794768512754,'{"v":1,"event":"moved","seat":1,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',71,1794768512860,'{"v":1,"event":"moved","seat":1,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',72,1794768513267,'{"v":1,"event":"undone","seat":1}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',73,1794768513673,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',74,1794768514078,'{"v":1,"event":"spoke","seat":2,"text":"Désolé, je dois partir. À bientôt !"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',75,1794768514181,'{"v":1,"event":"left","seat":2}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',76,1794768514588,'{"v":1,"event":"joined","seat":2,"session":"bec8eb1a36047b15812e5024b3853fda75a4230b2b9a248081b8d8b493b11473","name":"Þórður Ægisson"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',77,1794768515093,'{"v":1,"event":"spoke","seat":2,"text":"Halló! Ég tek við sætinu hans Jérôme 🙂"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',78,1794768515397,'{"v":1,"event":"spoke","seat":1,"text":"Bienvenue, Þórður. Où en étions-nous ?"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',79,1794768515805,'{"v":1,"event":"moved","seat":1,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',80,1794768516011,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',81,1794768516316,'{"v":1,"event":"undone","seat":1}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',82,1794768516722,'{"v":1,"event":"moved","seat":1,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',83,1794768517633,'{"v":1,"event":"moved","seat":1,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',84,1794768518341,'{"v":1,"event":"moved","seat":1,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',85,1794768519350,'{"v":1,"event":"moved","seat":1,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',86,1794768521569,'{"v":1,"event":"moved","seat":2,"text":"place gem C08","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',87,1794768522473,'{"v":1,"event":"moved","seat":3,"text":"turn vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',88,1794768523375,'{"v":1,"event":"moved","seat":3,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',89,1794768524277,'{"v":1,"event":"moved","seat":3,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',90,1794768524438,'{"v":1,"event":"moved","seat":1,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',91,1794768525245,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',92,1794768525752,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',93,1794768526560,'{"v":1,"event":"moved","seat":1,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',94,1794768527067,'{"v":1,"event":"moved","seat":1,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',95,1794768527478,'{"v":1,"event":"moved","seat":2,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',96,1794768527984,'{"v":1,"event":"moved","seat":2,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',97,1794768528391,'{"v":1,"event":"moved","seat":2,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',98,1794768528697,'{"v":1,"event":"moved","seat":2,"text":"discard metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',99,1794768529599,'{"v":1,"event":"moved","seat":3,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',100,1794768530501,'{"v":1,"event":"moved","seat":3,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',101,1794768530815,'{"v":1,"event":"moved","seat":1,"text":"turn metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',102,1794768530923,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',103,1794768531030,'{"v":1,"event":"moved","seat":1,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',104,1794768531740,'{"v":1,"event":"moved","seat":2,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',105,1794768533049,'{"v":1,"event":"moved","seat":2,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',106,1794768533557,'{"v":1,"event":"moved","seat":2,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',107,1794768534460,'{"v":1,"event":"moved","seat":3,"text":"place vegetal C39","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',108,1794768535361,'{"v":1,"event":"moved","seat":3,"text":"place metal C39","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',109,1794768536263,'{"v":1,"event":"moved","seat":3,"text":"place vegetal C39 any","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',110,1794768536431,'{"v":1,"event":"moved","seat":1,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',111,1794768536541,'{"v":1,"event":"moved","seat":1,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',112,1794768537463,'{"v":1,"event":"moved","seat":1,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',113,1794768537870,'{"v":1,"event":"moved","seat":1,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',114,1794768538280,'{"v":1,"event":"moved","seat":1,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',115,1794768538695,'{"v":1,"event":"moved","seat":2,"text":"turn vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',116,1794768541013,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',117,1794768542524,'{"v":1,"event":"undone","seat":2}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',118,1794768543434,'{"v":1,"event":"moved","seat":2,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',119,1794768544442,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',120,1794768545754,'{"v":1,"event":"moved","seat":2,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',121,1794768547875,'{"v":1,"event":"moved","seat":2,"text":"discard metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',122,1794768548778,'{"v":1,"event":"moved","seat":3,"text":"open C20","chance":["deal C40"]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',123,1794768549680,'{"v":1,"event":"moved","seat":3,"text":"flip elemental/gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',124,1794768550405,'{"v":1,"event":"moved","seat":1,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',125,1794768552743,'{"v":1,"event":"moved","seat":1,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',126,1794768552853,'{"v":1,"event":"spoke","seat":1,"text":"ŒUVRE, naïveté, garçon : zażółć gęślą jaźń"}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',127,1794768555893,'{"v":1,"event":"moved","seat":1,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',128,1794768557224,'{"v":1,"event":"moved","seat":2,"text":"turn elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',129,1794768558446,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',130,1794768561176,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',131,1794768562090,'{"v":1,"event":"moved","seat":2,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',132,1794768562198,'{"v":1,"event":"moved","seat":2,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',133,1794768563510,'{"v":1,"event":"moved","seat":2,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',134,1794768566335,'{"v":1,"event":"moved","seat":2,"text":"discard metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',135,1794768567242,'{"v":1,"event":"moved","seat":3,"text":"turn vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',136,1794768568146,'{"v":1,"event":"moved","seat":3,"text":"done","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',137,1794768569047,'{"v":1,"event":"moved","seat":3,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',138,1794768569949,'{"v":1,"event":"moved","seat":3,"text":"take elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',139,1794768571936,'{"v":1,"event":"moved","seat":1,"text":"turn elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',140,1794768573260,'{"v":1,"event":"moved","seat":1,"text":"take vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',141,1794768575089,'{"v":1,"event":"moved","seat":1,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',142,1794768577115,'{"v":1,"event":"moved","seat":1,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',143,1794768577728,'{"v":1,"event":"moved","seat":1,"text":"discard vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',144,1794768580261,'{"v":1,"event":"moved","seat":2,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',145,1794768582089,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',146,1794768583310,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',147,1794768583825,'{"v":1,"event":"moved","seat":2,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',148,1794768584748,'{"v":1,"event":"moved","seat":2,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',149,1794768585658,'{"v":1,"event":"moved","seat":3,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',150,1794768586567,'{"v":1,"event":"moved","seat":3,"text":"turn elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',151,1794768587469,'{"v":1,"event":"moved","seat":3,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',152,1794768588373,'{"v":1,"event":"moved","seat":3,"text":"done","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',153,1794768589274,'{"v":1,"event":"moved","seat":3,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',154,1794768590188,'{"v":1,"event":"moved","seat":3,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',155,1794768591090,'{"v":1,"event":"moved","seat":3,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',156,1794768591992,'{"v":1,"event":"moved","seat":3,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',157,1794768592357,'{"v":1,"event":"moved","seat":1,"text":"turn vegetal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',158,1794768592769,'{"v":1,"event":"moved","seat":1,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',159,1794768592880,'{"v":1,"event":"moved","seat":1,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',160,1794768593392,'{"v":1,"event":"undone","seat":1}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',161,1794768594204,'{"v":1,"event":"moved","seat":1,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',162,1794768595520,'{"v":1,"event":"moved","seat":1,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',163,1794768596029,'{"v":1,"event":"moved","seat":1,"text":"discard metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',164,1794768596548,'{"v":1,"event":"moved","seat":1,"text":"discard animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',165,1794768597860,'{"v":1,"event":"moved","seat":1,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',166,1794768599189,'{"v":1,"event":"moved","seat":2,"text":"turn animal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',167,1794768600505,'{"v":1,"event":"moved","seat":2,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',168,1794768602240,'{"v":1,"event":"moved","seat":2,"text":"take gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',169,1794768603663,'{"v":1,"event":"moved","seat":2,"text":"take metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',170,1794768604885,'{"v":1,"event":"moved","seat":2,"text":"discard gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',171,1794768605901,'{"v":1,"event":"moved","seat":2,"text":"discard elemental","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',172,1794768607225,'{"v":1,"event":"moved","seat":2,"text":"discard metal","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',173,1794768608128,'{"v":1,"event":"moved","seat":3,"text":"place gem C30","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',174,1794768609030,'{"v":1,"event":"moved","seat":3,"text":"place elemental C20","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',175,1794768609936,'{"v":1,"event":"moved","seat":3,"text":"place gem C20","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',176,1794768610837,'{"v":1,"event":"moved","seat":3,"text":"place gem C20","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',177,1794768611739,'{"v":1,"event":"moved","seat":3,"text":"done","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',178,1794768612068,'{"v":1,"event":"moved","seat":1,"text":"turn gem","chance":[]}');
INSERT INTO "events" VALUES('runn4ngwe5k4nabc',179,1794768612878,'{"v":1,"event":"moved","seat":1,"text":"take animal","chance":[]}');
INSERT INTO "events" VALUES('bat4sseurs345678',1,1795000000000,'{"again":null,"event":"created","game":"batisseurs","material":null,"options":{},"rules_version":1,"seats":["person","person"],"seed":"e30ec6810dffc11c9989f5c6770641b7d7f3a5b8345d6e2d58418bf112733199","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',2,1795000000000,'{"event":"joined","person":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","seat":1,"v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',3,1795000001700,'{"event":"joined","person":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","seat":2,"v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',4,1795000001700,'{"chance":["reveal chapel","reveal cowshed","reveal straw-hut","reveal post","reveal rural-relay","reveal wash-house","deal apprentice-5","deal apprentice-3","reveal journeyman-11","reveal labourer-11","reveal journeyman-1","reveal labourer-3","reveal master-1","reveal labourer-4"],"event":"dealt","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',5,1795000003400,'{"chance":["reveal townhouse"],"event":"moved","seat":1,"text":"open cowshed","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',6,1795000005100,'{"chance":[],"event":"moved","seat":1,"text":"send apprentice-5","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',7,1795000006800,'{"chance":[],"event":"moved","seat":1,"text":"to cowshed","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',8,1795000008500,'{"chance":["reveal master-3"],"event":"moved","seat":1,"text":"recruit journeyman-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',9,1795000010200,'{"chance":[],"event":"moved","seat":1,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',10,1795000011900,'{"chance":["reveal stone-bridge"],"event":"moved","seat":2,"text":"open chapel","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',11,1795000013600,'{"chance":[],"event":"moved","seat":2,"text":"send apprentice-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',12,1795000015300,'{"chance":[],"event":"moved","seat":2,"text":"to chapel","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',13,1795000017000,'{"chance":["reveal labourer-12"],"event":"moved","seat":2,"text":"recruit master-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',14,1795000018700,'{"chance":[],"event":"moved","seat":2,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',15,1795000020400,'{"chance":[],"event":"moved","seat":1,"text":"send journeyman-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',16,1795000022100,'{"chance":[],"event":"moved","seat":1,"text":"to cowshed","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',17,1795000023800,'{"chance":["reveal master-6"],"event":"moved","seat":1,"text":"recruit labourer-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',18,1795000025500,'{"chance":["reveal labourer-7"],"event":"moved","seat":1,"text":"recruit labourer-11","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',19,1795000027200,'{"chance":[],"event":"moved","seat":1,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',20,1795000028900,'{"chance":[],"event":"moved","seat":2,"text":"send master-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',21,1795000030600,'{"chance":[],"event":"moved","seat":2,"text":"to chapel","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',22,1795000032300,'{"chance":["reveal master-4"],"event":"moved","seat":2,"text":"recruit master-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',23,1795000034000,'{"chance":["reveal journeyman-6"],"event":"moved","seat":2,"text":"recruit journeyman-11","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',24,1795000035700,'{"chance":[],"event":"moved","seat":2,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',25,1795000037400,'{"chance":[],"event":"moved","seat":1,"text":"send labourer-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',26,1795000039100,'{"chance":[],"event":"moved","seat":1,"text":"to cowshed","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',27,1795000040800,'{"chance":["reveal cloister"],"event":"moved","seat":1,"text":"open post","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',28,1795000042500,'{"chance":[],"event":"moved","seat":1,"text":"send journeyman-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',29,1795000044200,'{"chance":[],"event":"moved","seat":1,"text":"to post","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',30,1795000045900,'{"chance":[],"event":"moved","seat":1,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',31,1795000047600,'{"chance":[],"event":"moved","seat":2,"text":"take 3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',32,1795000049300,'{"event":"undone","seat":2,"v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',33,1795000051000,'{"chance":[],"event":"moved","seat":2,"text":"take 3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',34,1795000052700,'{"chance":[],"event":"moved","seat":2,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',35,1795000054400,'{"chance":[],"event":"moved","seat":1,"text":"send apprentice-5","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',36,1795000056100,'{"event":"left","seat":2,"v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',37,1795000057800,'{"event":"joined","person":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","seat":2,"v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',38,1795000059500,'{"chance":[],"event":"moved","seat":1,"text":"to post","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',39,1795000061200,'{"chance":[],"event":"moved","seat":1,"text":"send labourer-11","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',40,1795000062900,'{"chance":[],"event":"moved","seat":1,"text":"to post","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',41,1795000064600,'{"chance":[],"event":"moved","seat":1,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',42,1795000066300,'{"chance":[],"event":"moved","seat":2,"text":"send master-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',43,1795000068000,'{"chance":[],"event":"moved","seat":2,"text":"to chapel","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',44,1795000069700,'{"event":"undone","seat":2,"v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',45,1795000071400,'{"chance":[],"event":"moved","seat":2,"text":"to chapel","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',46,1795000073100,'{"chance":["reveal cathedral"],"event":"moved","seat":2,"text":"open rural-relay","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',47,1795000074800,'{"chance":[],"event":"moved","seat":2,"text":"send master-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',48,1795000076500,'{"chance":[],"event":"moved","seat":2,"text":"to rural-relay","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',49,1795000078200,'{"chance":[],"event":"moved","seat":2,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',50,1795000079900,'{"chance":["reveal small-crane"],"event":"moved","seat":1,"text":"open cloister","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',51,1795000081600,'{"chance":[],"event":"moved","seat":1,"text":"send labourer-11","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',52,1795000083300,'{"chance":[],"event":"moved","seat":1,"text":"to cloister","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',53,1795000085000,'{"chance":["reveal inn"],"event":"moved","seat":1,"text":"open cathedral","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',54,1795000086700,'{"chance":[],"event":"moved","seat":1,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',55,1795000088400,'{"chance":[],"event":"moved","seat":2,"text":"send master-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',56,1795000090100,'{"chance":[],"event":"moved","seat":2,"text":"to rural-relay","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',57,1795000091800,'{"chance":[],"event":"moved","seat":2,"text":"send journeyman-11","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',58,1795000093500,'{"chance":[],"event":"moved","seat":2,"text":"to rural-relay","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',59,1795000095200,'{"chance":[],"event":"moved","seat":2,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',60,1795000096900,'{"chance":[],"event":"moved","seat":1,"text":"send journeyman-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',61,1795000098600,'{"chance":[],"event":"moved","seat":1,"text":"to cathedral","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',62,1795000100300,'{"chance":[],"event":"moved","seat":1,"text":"send labourer-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',63,1795000102000,'{"event":"undone","seat":1,"v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',64,1795000103700,'{"chance":[],"event":"moved","seat":1,"text":"send labourer-3","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',65,1795000105400,'{"chance":[],"event":"moved","seat":1,"text":"to cathedral","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',66,1795000107100,'{"chance":[],"event":"moved","seat":1,"text":"end","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',67,1795000108800,'{"chance":["reveal windmill"],"event":"moved","seat":2,"text":"open townhouse","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',68,1795000110500,'{"chance":[],"event":"moved","seat":2,"text":"send master-1","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',69,1795000112200,'{"chance":[],"event":"moved","seat":2,"text":"to townhouse","v":2}');
INSERT INTO "events" VALUES('bat4sseurs345678',70,1795000113900,'{"chance":["reveal apprentice-4"],"event":"moved","seat":2,"text":"recruit labourer-12","v":2}');
INSERT INTO "events" VALUES('ui8ud284xe2ujkdi',1,1794857194863,'{"again":null,"event":"created","game":"batisseurs","material":null,"options":{},"past":null,"rules_version":1,"seats":["person",{"bot":"easy"}],"seed":{"known":"5188f59c9cec34050111957194f55a544f9820219f10cc78fe98f0851a8b02d6"},"terms":{"abandoned":"kept","clock":{"turns":{"hours":24,"nights_off":false,"vacation_days":3,"weekends_off":false,"zone":"UTC"}},"leaving":"waits","stand_in":"easy"},"v":4}');
INSERT INTO "events" VALUES('ui8ud284xe2ujkdi',2,1794857194863,'{"event":"published","public":true,"v":3}');
INSERT INTO "events" VALUES('ui8ud284xe2ujkdi',3,1794857194863,'{"event":"joined","person":"727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d","seat":1,"v":2}');
INSERT INTO "events" VALUES('ui8ud284xe2ujkdi',4,1794857194863,'{"chance":["reveal wash-house","reveal small-circular-saw","reveal pigsty","reveal stables","reveal cloister","reveal house","deal apprentice-4","deal apprentice-6","reveal journeyman-1","reveal apprentice-2","reveal journeyman-10","reveal journeyman-8","reveal labourer-3","reveal journeyman-12"],"event":"dealt","v":2}');
INSERT INTO "events" VALUES('ui8ud284xe2ujkdi',5,1794857194879,'{"chance":[],"event":"moved","seat":1,"text":"take 1","v":2}');
CREATE TABLE leases (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    holder   TEXT   NOT NULL,
    until    BIGINT NOT NULL
);
CREATE TABLE materials (
    hash       TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    text       TEXT   NOT NULL,
    created_at BIGINT NOT NULL
);
INSERT INTO "materials" VALUES('0000','welkin','# our own',1794768456408);
CREATE TABLE members (
    session_id TEXT NOT NULL,
    table_id   TEXT NOT NULL REFERENCES tables (id), hidden BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (session_id, table_id)
);
INSERT INTO "members" VALUES('80c65c374b080bfb20aa981ad34f21c806167e93e94acef289a05fe4dda8c076','pbjswmsyfvnkv9zn',0);
INSERT INTO "members" VALUES('438d20c02eba4af49bac6ad6de6d4a0980a1dd479ac9b8f3f8ce88a8cdccd8c8','5x3siiaifyjeunpp',0);
INSERT INTO "members" VALUES('438d20c02eba4af49bac6ad6de6d4a0980a1dd479ac9b8f3f8ce88a8cdccd8c8','v5fzee3ux8gnnzxs',0);
INSERT INTO "members" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','bat4sseurs345678',0);
INSERT INTO "members" VALUES('727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d','ui8ud284xe2ujkdi',0);
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
CREATE TABLE profiles (
    id        TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL
);
INSERT INTO "profiles" VALUES('45100f072a930de5','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
CREATE TABLE public_tables (
    table_id TEXT   NOT NULL PRIMARY KEY REFERENCES tables (id),
    phase    TEXT   NOT NULL,
    since    BIGINT NOT NULL
);
INSERT INTO "public_tables" VALUES('ui8ud284xe2ujkdi','playing',1794857194863);
CREATE TABLE pulse (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO "pulse" VALUES(2,1794857195994);
CREATE TABLE puzzles (
    session_id TEXT   NOT NULL,
    game       TEXT   NOT NULL,
    number     BIGINT NOT NULL,
    tries      BIGINT NOT NULL,
    outcome    BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (session_id, game, number)
);
CREATE TABLE rated_games (
    table_id TEXT   NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    places   TEXT   NOT NULL,
    counted  BIGINT NOT NULL
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
CREATE TABLE ratings (
    player    TEXT   NOT NULL,
    game      TEXT   NOT NULL,
    seats     BIGINT NOT NULL,
    games     BIGINT NOT NULL,
    mean      BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats)
);
CREATE TABLE recovery_codes (
    hash      TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL
);
INSERT INTO "recovery_codes" VALUES('2a39a5e9e7fb39d428ecc12cecf0f456e5e7fcf93ce921e58fb915321867de01','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
INSERT INTO "recovery_codes" VALUES('51aa3013a868c2c998b6c6e8a1355b5f74f0508b2542096cb7f64a6b2231d349','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
INSERT INTO "recovery_codes" VALUES('bb6a6a3274562e5d2eb97ed5dbe1f7b66e8e5cb135ccf6073834fe58069ce77a','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
INSERT INTO "recovery_codes" VALUES('97dfc6e15031f679638ac18bc29984fd8ddeaceade822ffc137d28a2fcf6d56b','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
INSERT INTO "recovery_codes" VALUES('1503777f4dfdd949f36703f07da05518cd118b4b3047ac9361e69ee65eab5a34','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
INSERT INTO "recovery_codes" VALUES('74c47323f781d4f1336f09a4c411669b69c5e730ae295c83ae78b1d7fda41cd1','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
INSERT INTO "recovery_codes" VALUES('f5e13de394361ea34c2b3999b34882f93cf7a30817322f13360a416f42541217','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
INSERT INTO "recovery_codes" VALUES('8d32d8e365b7d630cfef184854f32a331a845b7ba11c228c344c6b1436cc9a85','727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d');
CREATE TABLE reports (
    number   BIGINT NOT NULL PRIMARY KEY,
    at       BIGINT NOT NULL,
    table_id TEXT   NOT NULL,
    game     TEXT   NOT NULL,
    ply      BIGINT NOT NULL,
    text     TEXT   NOT NULL,
    record   TEXT   NOT NULL
);
CREATE TABLE seat_names (
    table_id TEXT   NOT NULL REFERENCES tables (id),
    seat     BIGINT NOT NULL,
    name     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seat_names" VALUES('bat4sseurs345678',1,'Ana');
INSERT INTO "seat_names" VALUES('ui8ud284xe2ujkdi',1,'Ana');
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "secrets" VALUES('session cookies','0c70895788fb814f198bbe3741c0f541666a72af22fa45b09e69fa7c39e7fd69');
CREATE TABLE sessions (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL
);
INSERT INTO "sessions" VALUES('56a0546aca8ab78dcff77e05849958acef4927458493b1881b6a4d213f9eb021','Zoé',1794768456408,1794768456441);
INSERT INTO "sessions" VALUES('438d20c02eba4af49bac6ad6de6d4a0980a1dd479ac9b8f3f8ce88a8cdccd8c8','Élise',1794768456429,1794768881046);
INSERT INTO "sessions" VALUES('80c65c374b080bfb20aa981ad34f21c806167e93e94acef289a05fe4dda8c076','Jérôme Lefèvre',1794768456436,1794768456552);
INSERT INTO "sessions" VALUES('bec8eb1a36047b15812e5024b3853fda75a4230b2b9a248081b8d8b493b11473','Þórður Ægisson',1794768488906,1794768521672);
INSERT INTO "sessions" VALUES('727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d','Ana',1794857194856,1794857194856);
CREATE TABLE standings (
    person_id TEXT   NOT NULL PRIMARY KEY,
    muted     BIGINT NOT NULL,
    banned    BIGINT NOT NULL
);
CREATE TABLE tables (
    id         TEXT   NOT NULL PRIMARY KEY,
    game       TEXT   NOT NULL,
    version    BIGINT NOT NULL,
    summary    TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
INSERT INTO "tables" VALUES('pbjswmsyfvnkv9zn','cloud-city',2,'{"phase":"waiting","names":["","light","Jérôme"],"to_move":null,"winners":[]}',1794768456494,1794768456494);
INSERT INTO "tables" VALUES('5x3siiaifyjeunpp','batisseurs',8,'{"phase":"playing","names":["light","Élise"],"to_move":2,"winners":[]}',1794768546439,1794769082089);
INSERT INTO "tables" VALUES('v5fzee3ux8gnnzxs','welkin',3,'{"phase":"playing","names":["Élise","light"],"to_move":1,"winners":[]}',1794769051669,1794769051669);
INSERT INTO "tables" VALUES('runn4ngwe5k4nabc','welkin',179,'{"phase":"playing","names":["Ana","light"],"to_move":1,"winners":[]}',1,1);
INSERT INTO "tables" VALUES('bat4sseurs345678','batisseurs',70,'{"phase":"playing","names":["Ana","light"],"to_move":1,"winners":[]}',1794768456408,1794768456408);
INSERT INTO "tables" VALUES('ui8ud284xe2ujkdi','batisseurs',5,'{"phase":"playing","names":["Ana","easy"],"to_move":1,"winners":[],"people":["727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d",null],"points":[],"ranks":[],"record":false,"early_end":null,"resigned":[],"until_ms":1795202794863,"watched":true,"due_ms":1795202794863,"open":{"options":{},"rematch":false,"clock":{"turns":{"hours":24,"nights_off":false,"weekends_off":false,"zone":"UTC","vacation_days":3}}}}',1794857194863,1794857194879);
CREATE TABLE talk (
    table_id  TEXT   NOT NULL REFERENCES tables (id),
    number    BIGINT NOT NULL,
    at        BIGINT NOT NULL,
    seat      BIGINT NOT NULL,
    person_id TEXT   NOT NULL,
    text      TEXT   NOT NULL,
    PRIMARY KEY (table_id, number)
);
INSERT INTO "talk" VALUES('bat4sseurs345678',1,1794768456408,1,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','L''été est là <b>');
INSERT INTO "talk" VALUES('ui8ud284xe2ujkdi',1,1794857194887,1,'727c7c37089734d26f5662518ee503d74b01f91e75d83c4e44e9b5a8b746487d','À toi de jouer');
CREATE INDEX tables_by_change ON tables (updated_at);
CREATE INDEX devices_by_person ON devices (person_id);
CREATE INDEX due_by_time ON due (at);
CREATE INDEX public_tables_by_phase ON public_tables (phase, since);
CREATE INDEX passkeys_by_person ON passkeys (person_id);
CREATE INDEX rated_games_by_counted ON rated_games (counted);
CREATE INDEX rating_steps_by_table ON rating_steps (table_id);
