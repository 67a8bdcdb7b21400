//! Passkeys: the public halves of keys by which people prove themselves.

use tables::PersonId;

use crate::sessions::{add_device, leave_behind};
use crate::sql::{Row, Statement, Write};
use crate::{Before, NewDevice, Store, StoreError};

/// A key by which somebody proves that an account is theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// What the device that holds it calls it.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The name of the site it was made for, such as `example.org`.
    pub site: String,
    /// The number of its algorithm in the registry of COSE.
    pub algorithm: i64,
    /// Its public half.
    pub public_key: String,
    /// What it was made on, in a few words.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// When it was last used.
    pub used_at_ms: i64,
}

impl Store {
    /// Adds a passkey to an account; says whether nobody has it yet.
    pub async fn add_passkey(&self, passkey: &Passkey) -> Result<bool, StoreError> {
        let add = Statement::new(
            "INSERT INTO passkeys (id, person_id, site, algorithm, public_key, name, created_at, used_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
        );
        self.database.write(with_values(add, passkey).into()).await
    }

    /// The passkey with this id.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>, StoreError> {
        let question = Statement::new(
            "SELECT id, person_id, site, algorithm, public_key, name, created_at, used_at FROM passkeys WHERE id = $1",
        );
        let rows = self.database.fetch(&question.bind(id)).await?;
        rows.first().map(|row| self.read_passkey(row)).transpose()
    }

    /// The passkeys of a person, the oldest first.
    pub async fn passkeys_of(&self, person: &PersonId) -> Result<Vec<Passkey>, StoreError> {
        let question = Statement::new(
            "SELECT id, person_id, site, algorithm, public_key, name, created_at, used_at FROM passkeys
             WHERE person_id = $1 ORDER BY created_at, id",
        );
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        rows.iter().map(|row| self.read_passkey(row)).collect()
    }

    /// Takes a passkey from a person who can still come in otherwise: by a password or another passkey. Says whether that
    /// was so, and it was theirs.
    pub async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let has = async || -> Result<bool, StoreError> {
            let passkeys = self.passkeys_of(person).await?;
            Ok(passkeys.iter().any(|passkey| passkey.id == id))
        };
        if !has().await? {
            return Ok(false);
        }
        let remove = Statement::new(
            "DELETE FROM passkeys WHERE id = $1 AND person_id = $2 AND (
                 EXISTS (SELECT 1 FROM accounts WHERE person_id = $2 AND password <> '')
                 OR EXISTS (SELECT 1 FROM passkeys AS others WHERE others.person_id = $2 AND others.id <> $1))",
        );
        // Changes nothing but lets another passkey that is being removed be gone before this one looks.
        let first = Statement::new("UPDATE accounts SET name = name WHERE person_id = $1").bind(person.as_str());
        let write = Write {
            first,
            rest: vec![remove.bind(id).bind(person.as_str())],
            news: None,
        };
        self.database.write(write).await?;
        Ok(!has().await?)
    }

    /// Signs somebody in by a passkey that answered a question of `asked_at_ms`. A later question was not answered yet, so
    /// that an answer is good once; says whether it was.
    pub async fn sign_in_by_passkey(
        &self,
        id: &str,
        asked_at_ms: i64,
        device: &NewDevice<'_>,
        before: Before<'_>,
    ) -> Result<bool, StoreError> {
        let answer =
            Statement::new("UPDATE passkeys SET used_at = $3 WHERE id = $1 AND person_id = $2 AND used_at < $3");
        let mut rest = vec![add_device(device)];
        rest.extend(leave_behind(before, device));
        let write = Write {
            first: answer.bind(id).bind(device.person.as_str()).bind(asked_at_ms),
            rest,
            news: before.news(),
        };
        self.database.write(write).await
    }

    fn read_passkey(&self, row: &Row) -> Result<Passkey, StoreError> {
        Ok(Passkey {
            id: self.text(row, "id")?,
            person: self.person(row, "person_id")?,
            site: self.text(row, "site")?,
            algorithm: self.integer(row, "algorithm")?,
            public_key: self.text(row, "public_key")?,
            name: self.text(row, "name")?,
            created_at_ms: self.integer(row, "created_at")?,
            used_at_ms: self.integer(row, "used_at")?,
        })
    }
}

/// Adds the first passkey of an account. If somebody has it already the whole write fails: an account without a way in must
/// not be.
pub(crate) fn add_first(passkey: &Passkey) -> Statement {
    let add = Statement::new(
        "INSERT INTO passkeys (id, person_id, site, algorithm, public_key, name, created_at, used_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    with_values(add, passkey)
}

fn with_values(add: Statement, passkey: &Passkey) -> Statement {
    add.bind(passkey.id.as_str())
        .bind(passkey.person.as_str())
        .bind(passkey.site.as_str())
        .bind(passkey.algorithm)
        .bind(passkey.public_key.as_str())
        .bind(passkey.name.as_str())
        .bind(passkey.created_at_ms)
        .bind(passkey.used_at_ms)
}
