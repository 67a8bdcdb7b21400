//! To whom a cookie leads, and the devices of people with an account.

use tables::PersonId;

use crate::sql::{Row, Statement, Write};
use crate::{Change, Store, StoreError, notices};

/// To whom a session leads, and what they may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub bearer: Bearer,
    /// What the host has forbidden them.
    pub standing: Standing,
    /// Whether a program plays under their account.
    pub bot: bool,
}

/// Whose session it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// That of a guest, whose id is that of the session.
    Guest,
    /// That of a person with an account.
    Account {
        /// Who.
        person: PersonId,
        /// How they proved it.
        proof: Proof,
        /// When the session was last used, as far as it was noted, in milliseconds since 1970.
        seen_at_ms: i64,
    },
    /// Nobody's any more: the guest it led to has an account now, or is gone; or what was proved there is unknown here.
    Spent,
}

/// How somebody proved that an account is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// They made it on this device, or knew its password.
    Password,
    /// By a passkey: they may have no password.
    Passkey,
    /// By a recovery code: they may have lost the password.
    RecoveryCode,
    /// By a token that they gave to a program. It lets nobody change the account itself.
    Token,
}

/// What the host has forbidden somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// They may not talk.
    pub muted: bool,
    /// They may only read.
    pub banned: bool,
}

/// A device on which somebody signs in.
#[derive(Clone, Copy, Debug)]
pub struct NewDevice<'a> {
    /// The id of its session.
    pub id: &'a PersonId,
    /// Who signs in.
    pub person: &'a PersonId,
    /// How they prove it.
    pub proof: Proof,
    /// What the device is, in a few words.
    pub name: &'a str,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}

/// What becomes of the session that a device had before somebody signed in on it.
#[derive(Clone, Copy, Debug)]
pub enum Before<'a> {
    /// There is nothing to keep.
    Nothing,
    /// It was that of a guest, whose tables move along.
    Guest(&'a PersonId),
    /// It was that of another account, which is signed out.
    Account(&'a PersonId),
}

/// A device on which somebody is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The id of its session.
    pub id: PersonId,
    /// What was proved there. A token is kept as a device is: it leads to a person, until it is ended.
    pub proof: Proof,
    /// What it is, in a few words.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// When it was last used, as far as it was noted.
    pub seen_at_ms: i64,
}

impl Proof {
    const fn name(self) -> &'static str {
        match self {
            Proof::Password => "password",
            Proof::Passkey => "passkey",
            Proof::RecoveryCode => "code",
            Proof::Token => "token",
        }
    }

    fn named(name: &str) -> Option<Proof> {
        [Proof::Password, Proof::Passkey, Proof::RecoveryCode, Proof::Token]
            .into_iter()
            .find(|proof| proof.name() == name)
    }
}

impl Store {
    /// As long as this is the same number, no session leads to somebody else than it did, and nobody may do more or less, as far as
    /// this process writes. Nothing where other servers do, too.
    pub fn people_version(&self) -> Option<u64> {
        self.database.people_version()
    }

    /// To whom a session leads. One question, since every request asks it.
    pub async fn session(&self, id: &PersonId) -> Result<Session, StoreError> {
        let question = Statement::new(
            "SELECT 'device' AS kind, person_id AS value, proof AS detail, seen_at AS number FROM devices WHERE id = $1
             UNION ALL SELECT 'spent', person_id, '', created_at FROM accounts WHERE person_id = $1
             UNION ALL SELECT 'spent', person_id, '', settled FROM departures WHERE person_id = $1
             UNION ALL SELECT 'standing', person_id, '', muted + 2 * banned FROM standings
             WHERE person_id = $1 OR person_id IN (SELECT person_id FROM devices WHERE id = $1)
             UNION ALL SELECT 'bot', bots.person_id, '', devices.seen_at FROM bots
             JOIN devices ON devices.person_id = bots.person_id WHERE devices.id = $1",
        );
        let mut session = Session {
            bearer: Bearer::Guest,
            standing: Standing::default(),
            bot: false,
        };
        for row in self.database.fetch(&question.bind(id.as_str())).await? {
            let number = self.integer(&row, "number")?;
            match &*self.text(&row, "kind")? {
                "device" => {
                    let person = self.person(&row, "value")?;
                    session.bearer = match Proof::named(&self.text(&row, "detail")?) {
                        Some(proof) => Bearer::Account {
                            person,
                            proof,
                            seen_at_ms: number,
                        },
                        // Nobody knows what it may do, so it may do nothing. Whoever has it can still sign in anew.
                        None => Bearer::Spent,
                    };
                }
                "spent" if session.bearer == Bearer::Guest => session.bearer = Bearer::Spent,
                "standing" => session.standing = Standing::of(number),
                "bot" => session.bot = true,
                _ => {}
            }
        }
        Ok(session)
    }

    /// Signs somebody in on a device by a password with this hash. Says whether it is theirs still: to find that out takes a while.
    pub async fn sign_in(&self, hash: &str, device: &NewDevice<'_>, before: Before<'_>) -> Result<bool, StoreError> {
        // Changes nothing but lets whoever sets another password, or deletes the account, wait until the device is there to be ended.
        let still = Statement::new("UPDATE accounts SET name = name WHERE person_id = $1 AND password = $2");
        let mut rest = vec![add_device(device)];
        rest.extend(leave_behind(before, device));
        let write = Write {
            first: still.bind(device.person.as_str()).bind(hash),
            rest,
            news: before.news(),
        };
        self.database.write(write).await
    }

    /// Signs somebody in by a recovery code with this hash, which is then spent. Says whether it was theirs.
    pub async fn sign_in_by_code(
        &self,
        hash: &str,
        device: &NewDevice<'_>,
        before: Before<'_>,
    ) -> Result<bool, StoreError> {
        let spend = Statement::new("DELETE FROM recovery_codes WHERE hash = $1 AND person_id = $2");
        let mut rest = vec![add_device(device)];
        rest.extend(leave_behind(before, device));
        let write = Write {
            first: spend.bind(hash).bind(device.person.as_str()),
            rest,
            news: before.news(),
        };
        self.database.write(write).await
    }

    /// Notes that a device is used.
    pub async fn see_device(&self, id: &PersonId, at_ms: i64) -> Result<(), StoreError> {
        let see = Statement::new("UPDATE devices SET seen_at = $2 WHERE id = $1");
        self.database
            .write(see.bind(id.as_str()).bind(at_ms).into())
            .await
            .map(drop)
    }

    /// The devices of a person, the one used last first.
    pub async fn devices_of(&self, person: &PersonId) -> Result<Vec<Device>, StoreError> {
        let question = Statement::new(
            "SELECT id, proof, name, created_at, seen_at FROM devices WHERE person_id = $1 ORDER BY seen_at DESC, id",
        );
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        let device = |row: &Row| {
            // What was proved in a way that only a later program knows leads to nobody here.
            let Some(proof) = Proof::named(&self.text(row, "proof")?) else {
                return Ok(None);
            };
            Ok(Some(Device {
                id: self.person(row, "id")?,
                proof,
                name: self.text(row, "name")?,
                created_at_ms: self.integer(row, "created_at")?,
                seen_at_ms: self.integer(row, "seen_at")?,
            }))
        };
        rows.iter().filter_map(|row| device(row).transpose()).collect()
    }

    /// Ends the session of a device of a person; says whether it was one of theirs.
    pub async fn end_device(&self, person: &PersonId, id: &PersonId) -> Result<bool, StoreError> {
        let end = Statement::new("DELETE FROM devices WHERE id = $1 AND person_id = $2");
        let write = Write {
            first: end.bind(id.as_str()).bind(person.as_str()),
            rest: vec![notices::forget_ended(person)],
            news: Some(Change::Ended(person.clone())),
        };
        self.database.write(write).await
    }

    /// Ends the sessions of a person on all devices but this one. Programs keep their tokens.
    pub async fn end_other_devices(&self, person: &PersonId, id: &PersonId) -> Result<(), StoreError> {
        let end = Statement::new("DELETE FROM devices WHERE person_id = $1 AND id <> $2 AND proof <> 'token'");
        let write = Write {
            first: end.bind(person.as_str()).bind(id.as_str()),
            rest: vec![notices::forget_ended(person)],
            news: Some(Change::Ended(person.clone())),
        };
        self.database.write(write).await.map(drop)
    }

    /// Gives a program a token to an account, unless its person has so many already; says whether it was given.
    pub async fn give_token(&self, token: &NewDevice<'_>, most: i64) -> Result<bool, StoreError> {
        let give = Statement::new(
            "INSERT INTO devices (id, person_id, proof, name, created_at, seen_at)
             SELECT $1, $2, $3, $4, $5, $5 FROM accounts WHERE person_id = $2
             AND (SELECT COUNT(*) FROM devices WHERE person_id = $2 AND proof = $3) < $6",
        );
        let give = give
            .bind(token.id.as_str())
            .bind(token.person.as_str())
            .bind(Proof::Token.name())
            .bind(token.name)
            .bind(token.at_ms)
            .bind(most);
        self.database.write(give.into()).await
    }

    /// Whether a program plays under the account of a person.
    pub async fn is_bot(&self, person: &PersonId) -> Result<bool, StoreError> {
        let question = Statement::new("SELECT person_id FROM bots WHERE person_id = $1");
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        Ok(!rows.is_empty())
    }

    /// Notes whether a program plays under the account of a person.
    pub async fn set_bot(&self, person: &PersonId, bot: bool) -> Result<(), StoreError> {
        let set = match bot {
            true => "INSERT INTO bots (person_id) VALUES ($1) ON CONFLICT DO NOTHING",
            false => "DELETE FROM bots WHERE person_id = $1",
        };
        self.database
            .write(Statement::new(set).bind(person.as_str()).into())
            .await
            .map(drop)
    }

    /// What the host has forbidden a person.
    pub async fn standing(&self, person: &PersonId) -> Result<Standing, StoreError> {
        // As if it were a guest's session, whose id is that of its person.
        Ok(self.session(person).await?.standing)
    }

    /// Forbids somebody what is said, and nothing else any more.
    pub async fn set_standing(&self, person: &PersonId, standing: Standing) -> Result<(), StoreError> {
        let set = Statement::new(
            "INSERT INTO standings (person_id, muted, banned) VALUES ($1, $2, $3)
             ON CONFLICT (person_id) DO UPDATE SET muted = excluded.muted, banned = excluded.banned",
        );
        let set = set
            .bind(person.as_str())
            .bind(i64::from(standing.muted))
            .bind(i64::from(standing.banned));
        self.database.write(set.into()).await.map(drop)
    }

    /// A person's id in a column.
    pub(crate) fn person(&self, row: &Row, column: &str) -> Result<PersonId, StoreError> {
        let id: Result<PersonId, tables::ParseIdError> = self.text(row, column)?.parse();
        id.map_err(|error| self.damaged(&error.to_string()))
    }
}

impl Standing {
    fn of(number: i64) -> Standing {
        Standing {
            muted: number & 1 != 0,
            banned: number & 2 != 0,
        }
    }
}

impl Before<'_> {
    pub(crate) fn news(self) -> Option<Change> {
        match self {
            Before::Nothing => None,
            Before::Guest(session) | Before::Account(session) => Some(Change::Ended(session.clone())),
        }
    }
}

/// Ends all that leads to a person but the session of one device: sessions and tokens.
pub(crate) fn end_others(person: &PersonId, but: &PersonId) -> Statement {
    let end = Statement::new("DELETE FROM devices WHERE person_id = $1 AND id <> $2");
    end.bind(person.as_str()).bind(but.as_str())
}

pub(crate) fn add_device(device: &NewDevice<'_>) -> Statement {
    let add = Statement::new(
        "INSERT INTO devices (id, person_id, proof, name, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)",
    );
    add.bind(device.id.as_str())
        .bind(device.person.as_str())
        .bind(device.proof.name())
        .bind(device.name)
        .bind(device.at_ms)
}

pub(crate) fn leave_behind(before: Before<'_>, device: &NewDevice<'_>) -> Vec<Statement> {
    match before {
        Before::Nothing => Vec::new(),
        Before::Guest(guest) => {
            let depart = Statement::new(
                "INSERT INTO departures (person_id, heir, settled) VALUES ($1, $2, 0) ON CONFLICT (person_id) DO NOTHING",
            );
            let mut statements = vec![depart.bind(guest.as_str()).bind(device.person.as_str())];
            statements.extend(notices::move_along(guest, device));
            statements
        }
        Before::Account(session) => {
            let end = Statement::new("DELETE FROM devices WHERE id = $1").bind(session.as_str());
            vec![end, notices::forget_session(session)]
        }
    }
}
