//! Accounts: what people prove themselves by, and what becomes of what they had when they change or go.

use engine::Seat;
use tables::{PersonId, Summary, TableId, Version};

use crate::sessions::{add_device, end_others};
use crate::sql::{Row, Statement, Write};
use crate::{Change, Listing, NewDevice, Passkey, Store, StoreError, notices, passkeys, ratings, reports};

/// What belongs to a person with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: PersonId,
    /// The name to sign in with.
    pub name: String,
    /// The hash of the password; none where a passkey is all they have.
    pub password: Option<String>,
    /// Since when, in milliseconds since 1970.
    pub created_at_ms: i64,
}

/// Somebody whom no cookie leads to any more, and whose affairs are not settled yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// Who.
    pub person: PersonId,
    /// To whom goes what was theirs; nobody where they deleted it.
    pub heir: Option<PersonId>,
}

impl Store {
    /// Keeps a person under a name to sign in with, on the device they use from now on. `skeleton` is what the name looks
    /// like; says whether nobody else has one that looks the same. A passkey that comes along is added to it.
    pub async fn keep_account(
        &self,
        account: &Account,
        skeleton: &str,
        device: &NewDevice<'_>,
        passkey: Option<&Passkey>,
    ) -> Result<bool, StoreError> {
        let keep = Statement::new(
            "INSERT INTO accounts (person_id, name, skeleton, password, created_at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
        );
        let keep = keep
            .bind(account.person.as_str())
            .bind(account.name.as_str())
            .bind(skeleton)
            .bind(account.password.as_deref().unwrap_or_default())
            .bind(account.created_at_ms);
        let write = Write {
            first: keep,
            rest: passkey
                .map(passkeys::add_first)
                .into_iter()
                .chain([add_device(device), notices::keep(device)])
                .collect(),
            news: Some(Change::Ended(account.person.clone())),
        };
        self.database.write(write).await
    }

    /// The account whose name looks so.
    pub async fn account_named(&self, skeleton: &str) -> Result<Option<Account>, StoreError> {
        let question = Statement::new("SELECT person_id, name, password, created_at FROM accounts WHERE skeleton = $1");
        self.account(&question.bind(skeleton)).await
    }

    /// The account of a person.
    pub async fn account_of(&self, person: &PersonId) -> Result<Option<Account>, StoreError> {
        let question =
            Statement::new("SELECT person_id, name, password, created_at FROM accounts WHERE person_id = $1");
        self.account(&question.bind(person.as_str())).await
    }

    async fn account(&self, question: &Statement) -> Result<Option<Account>, StoreError> {
        let rows = self.database.fetch(question).await?;
        let account = |row: &Row| {
            Ok(Account {
                person: self.person(row, "person_id")?,
                name: self.text(row, "name")?,
                password: Some(self.text(row, "password")?).filter(|hash| !hash.is_empty()),
                created_at_ms: self.integer(row, "created_at")?,
            })
        };
        rows.first().map(account).transpose()
    }

    /// Gives an account another password and ends its sessions on all devices but this one.
    pub async fn set_password(&self, person: &PersonId, hash: &str, device: &PersonId) -> Result<(), StoreError> {
        let set = Statement::new("UPDATE accounts SET password = $2 WHERE person_id = $1");
        let write = Write {
            first: set.bind(person.as_str()).bind(hash),
            rest: vec![
                end_others(person, device),
                notices::forget_ended(person),
                // Whoever came by a recovery code knows the password again.
                Statement::new("UPDATE devices SET proof = 'password' WHERE id = $1").bind(device.as_str()),
            ],
            news: Some(Change::Ended(person.clone())),
        };
        self.database.write(write).await.map(drop)
    }

    /// Gives an account recovery codes with these hashes; those before are good for nothing any more.
    pub async fn renew_codes(&self, person: &PersonId, hashes: &[String]) -> Result<(), StoreError> {
        let exists = Statement::new("UPDATE accounts SET name = name WHERE person_id = $1").bind(person.as_str());
        let mut rest = vec![Statement::new("DELETE FROM recovery_codes WHERE person_id = $1").bind(person.as_str())];
        rest.extend(hashes.iter().map(|hash| {
            let add = Statement::new("INSERT INTO recovery_codes (hash, person_id) VALUES ($1, $2)");
            add.bind(hash.as_str()).bind(person.as_str())
        }));
        let write = Write {
            first: exists,
            rest,
            news: None,
        };
        self.database.write(write).await.map(drop)
    }

    /// How many recovery codes somebody has left.
    pub async fn codes_left(&self, person: &PersonId) -> Result<u64, StoreError> {
        let question = Statement::new("SELECT COUNT(*) AS number FROM recovery_codes WHERE person_id = $1");
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        let number = rows.first().map(|row| self.integer(row, "number")).transpose()?;
        Ok(number.unwrap_or_default().unsigned_abs())
    }

    /// Every table of a person, those they took off their list included, the one that changed last first.
    pub async fn every_table_of(&self, person: &PersonId) -> Result<Vec<Listing>, StoreError> {
        let question = Statement::new(
            "SELECT tables.id, tables.game, tables.version, tables.summary, tables.updated_at
             FROM members JOIN tables ON tables.id = members.table_id
             WHERE members.session_id = $1 ORDER BY tables.updated_at DESC",
        );
        self.list(&question.bind(person.as_str())).await
    }

    /// What a person said, and where and when.
    pub async fn remarks_of(&self, person: &PersonId) -> Result<Vec<(TableId, i64, String)>, StoreError> {
        let question =
            Statement::new("SELECT table_id AS id, at, text FROM talk WHERE person_id = $1 ORDER BY table_id, number");
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        let remark = |row: &Row| Ok((self.table_id(row)?, self.integer(row, "at")?, self.text(row, "text")?));
        rows.iter().map(remark).collect()
    }

    /// How much was said at the tables of a person, by anybody, where anything was.
    pub async fn remarks_at_tables_of(&self, person: &PersonId) -> Result<Vec<(TableId, u64)>, StoreError> {
        let question = Statement::new(
            "SELECT talk.table_id AS id, COUNT(*) AS number FROM talk
             JOIN members ON members.table_id = talk.table_id WHERE members.session_id = $1 GROUP BY talk.table_id",
        );
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        let counted = |row: &Row| Ok((self.table_id(row)?, self.integer(row, "number")?.unsigned_abs()));
        rows.iter().map(counted).collect()
    }

    /// What a person said while they only watched, and where and when.
    pub async fn comments_of(&self, person: &PersonId) -> Result<Vec<(TableId, i64, String)>, StoreError> {
        let question = Statement::new(
            "SELECT table_id AS id, at, text FROM comments WHERE person_id = $1 ORDER BY table_id, number",
        );
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        let comment = |row: &Row| Ok((self.table_id(row)?, self.integer(row, "at")?, self.text(row, "text")?));
        rows.iter().map(comment).collect()
    }

    /// Deletes what a person said at a table, and lets everybody look at it anew.
    pub async fn forget_words(&self, person: &PersonId, table: &TableId) -> Result<(), StoreError> {
        let forget = |sql| Statement::new(sql).bind(person.as_str()).bind(table.as_str());
        let write = Write {
            // Changes nothing, but others are to hear of it, too, where the words are gone already.
            first: Statement::new("UPDATE tables SET version = version WHERE id = $1").bind(table.as_str()),
            rest: vec![
                forget("DELETE FROM talk WHERE person_id = $1 AND table_id = $2"),
                forget("DELETE FROM comments WHERE person_id = $1 AND table_id = $2"),
            ],
            news: Some(Change::Said(table.clone())),
        };
        self.database.write(write).await.map(drop)
    }

    /// Calls people at a table so, if its version is still this one; says whether it was.
    pub async fn rename_seats(
        &self,
        table: &TableId,
        version: Version,
        names: &[(Seat, String)],
        summary: &Summary,
    ) -> Result<bool, StoreError> {
        let summary = serde_json::to_string(summary).expect("a summary has text keys only");
        let still = Statement::new("UPDATE tables SET summary = $1 WHERE id = $2 AND version = $3");
        let write = Write {
            first: still.bind(summary).bind(table.as_str()).bind(version),
            rest: names
                .iter()
                .map(|(seat, name)| crate::writing::rename(table, *seat, name))
                .collect(),
            news: Some(Change::Said(table.clone())),
        };
        self.database.write(write).await
    }

    /// Deletes a person's account, name, ratings, puzzles, talk, and where they are told what waits for them. From now on no cookie leads to them; their tables are settled
    /// afterwards.
    pub async fn delete_person(&self, person: &PersonId) -> Result<(), StoreError> {
        let depart = Statement::new(
            "INSERT INTO departures (person_id, heir, settled) VALUES ($1, '', 0)
             ON CONFLICT (person_id) DO UPDATE SET heir = excluded.heir, settled = excluded.settled",
        );
        let of_person = [
            "DELETE FROM accounts WHERE person_id = $1",
            "DELETE FROM passkeys WHERE person_id = $1",
            "DELETE FROM recovery_codes WHERE person_id = $1",
            // After what people sign in by: whoever just did so has a device by now, and whoever comes later gets none.
            "DELETE FROM devices WHERE person_id = $1",
            "DELETE FROM bots WHERE person_id = $1",
            "DELETE FROM standings WHERE person_id = $1",
            "DELETE FROM sessions WHERE id = $1",
            "DELETE FROM puzzles WHERE session_id = $1",
            "DELETE FROM analysis_wishes WHERE person_id = $1",
            "DELETE FROM talk WHERE person_id = $1",
        ];
        let write = Write {
            first: depart.bind(person.as_str()),
            rest: of_person
                .map(|delete| Statement::new(delete).bind(person.as_str()))
                .into_iter()
                .chain(ratings::forget(person))
                .chain(notices::forget(person))
                .chain(reports::forget(person))
                .collect(),
            news: Some(Change::Ended(person.clone())),
        };
        self.database.write(write).await.map(drop)
    }

    /// Takes up the affairs of those again who have come to sit at a table since they were settled: what they sent was still
    /// under way when they went.
    pub async fn reopen_departures(&self) -> Result<(), StoreError> {
        let reopen = Statement::new(
            "UPDATE departures SET settled = 0 WHERE settled = 1
             AND EXISTS (SELECT 1 FROM members WHERE members.session_id = departures.person_id)",
        );
        self.database.write(reopen.into()).await.map(drop)
    }

    /// Those whose affairs are not settled yet. Where the heir has gone, too, theirs is the last word.
    pub async fn departures(&self) -> Result<Vec<Departure>, StoreError> {
        let question = Statement::new(
            "SELECT departures.person_id, COALESCE(next.heir, departures.heir) AS heir
             FROM departures LEFT JOIN departures AS next ON next.person_id = departures.heir
             WHERE departures.settled = 0 ORDER BY departures.person_id",
        );
        let rows = self.database.fetch(&question).await?;
        let departure = |row: &Row| {
            Ok(Departure {
                person: self.person(row, "person_id")?,
                heir: self.text(row, "heir")?.parse().ok(),
            })
        };
        rows.iter().map(departure).collect()
    }

    /// Gives what else was a person's, beside their seats, to their heir, or deletes it: of their tables these, at which the seats
    /// were seen to. With that their affairs are settled.
    pub async fn settle(&self, departure: &Departure, tables: &[TableId]) -> Result<(), StoreError> {
        let (from, heir) = (departure.person.as_str(), departure.heir.as_ref());
        let mut rest = Vec::new();
        for table in tables {
            if let Some(heir) = heir {
                let give = Statement::new(
                    "INSERT INTO members (session_id, table_id, hidden)
                     SELECT $2, table_id, hidden FROM members WHERE session_id = $1 AND table_id = $3
                     ON CONFLICT DO NOTHING",
                );
                rest.push(give.bind(from).bind(heir.as_str()).bind(table.as_str()));
            }
            let leave = Statement::new("DELETE FROM members WHERE session_id = $1 AND table_id = $2");
            rest.push(leave.bind(from).bind(table.as_str()));
        }
        if let Some(heir) = heir {
            let of_both = [
                "UPDATE talk SET person_id = $2 WHERE person_id = $1",
                "UPDATE comments SET person_id = $2 WHERE person_id = $1",
                "UPDATE analysis_wishes SET person_id = $2 WHERE person_id = $1",
                // A puzzle that was solved by either stays solved.
                "INSERT INTO puzzles (session_id, game, number, tries, outcome, at)
                 SELECT $2, game, number, tries, outcome, at FROM puzzles WHERE session_id = $1
                 ON CONFLICT (session_id, game, number) DO UPDATE SET outcome = excluded.outcome, at = excluded.at
                 WHERE puzzles.outcome = 0",
                // Whom the host has silenced stays so under another name.
                "INSERT INTO standings (person_id, muted, banned)
                 SELECT $2, muted, banned FROM standings WHERE person_id = $1
                 ON CONFLICT (person_id) DO UPDATE SET
                 muted = CASE WHEN excluded.muted > standings.muted THEN excluded.muted ELSE standings.muted END,
                 banned = CASE WHEN excluded.banned > standings.banned THEN excluded.banned ELSE standings.banned END",
                "INSERT INTO sessions (id, name, created_at, seen_at)
                 SELECT $2, name, created_at, seen_at FROM sessions WHERE id = $1 ON CONFLICT (id) DO NOTHING",
            ];
            rest.extend(of_both.map(|give| Statement::new(give).bind(from).bind(heir.as_str())));
            rest.extend(ratings::hand_on(&departure.person, heir));
            rest.extend(notices::hand_on(&departure.person, heir));
            rest.extend(reports::hand_on(&departure.person, heir));
        } else {
            // Where they deleted it this is done; not so where their heir did.
            rest.push(Statement::new("DELETE FROM talk WHERE person_id = $1").bind(from));
            rest.extend(ratings::forget(&departure.person));
            rest.extend(notices::forget(&departure.person));
            rest.extend(reports::forget(&departure.person));
        }
        let of_person = [
            "DELETE FROM puzzles WHERE session_id = $1",
            "DELETE FROM analysis_wishes WHERE person_id = $1",
            "DELETE FROM standings WHERE person_id = $1",
            "DELETE FROM sessions WHERE id = $1",
        ];
        rest.extend(of_person.map(|delete| Statement::new(delete).bind(from)));
        let write = Write {
            first: Statement::new("UPDATE departures SET settled = 1 WHERE person_id = $1").bind(from),
            rest,
            news: None,
        };
        self.database.write(write).await.map(drop)
    }
}
