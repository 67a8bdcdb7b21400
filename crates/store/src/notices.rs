//! What people are to be told while they look at no page, and where.
//!
//! That somebody is to be told something is written with the event that causes it ([`raise`]), if they want to be told at all.
//! Whichever server comes first tells it, once: [`Store::claim_telling`] says which one that is.

use tables::{PersonId, TableId, Version};

use crate::sql::{Row, Statement, Write};
use crate::{Append, NewDevice, Store, StoreError};

/// After how many failures in a row somebody is not told there any more.
pub const MOST_FAILURES: u32 = 3;
/// How long passes at least between two notices to one person.
pub const TELLING_PAUSE_MS: i64 = 60_000;
/// How many notices one person gets in an hour.
pub const TELLINGS_PER_HOUR: i64 = 20;

const HOUR_MS: i64 = 3_600_000;
/// The id of everybody's webhook.
const WEBHOOK: &str = "webhook";

/// Somewhere a person is told what waits for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receiver {
    /// By what it is told from others of the same person.
    pub id: String,
    /// Whose it is.
    pub person: PersonId,
    /// The session of the device that asked for it.
    pub session: PersonId,
    /// How it is spoken to.
    pub kind: ReceiverKind,
    /// Where messages are sent.
    pub address: String,
    /// The public key of a push device; empty elsewhere.
    pub public_key: String,
    /// The secret that a push device shares with us; empty elsewhere.
    pub auth: String,
    /// What it is, in a few words.
    pub name: String,
    /// The code of the language it is told in.
    pub language: String,
    /// The address of the site as its person knows it.
    pub site: String,
    /// Since when, in milliseconds since 1970.
    pub created_at_ms: i64,
    /// When something was last told there; 0 if never.
    pub told_at_ms: i64,
    /// How many attempts failed since.
    pub failures: u32,
}

/// How a receiver is spoken to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceiverKind {
    /// By the push service of a browser.
    Push,
    /// By a topic of ntfy.
    Ntfy,
    /// By a webhook of Discord.
    Discord,
    /// By JSON of our own.
    Json,
}

/// Why somebody is told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is their turn.
    Turn,
    /// They are asked for an agreement.
    Asked,
    /// Their game is over.
    Over,
    /// Their time is running out.
    Low,
}

/// That somebody is to be told something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Who.
    pub person: PersonId,
    /// Why.
    pub reason: Reason,
    /// When, in milliseconds since 1970: until then they may have seen it for themselves.
    pub at_ms: i64,
}

/// Something that is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// At which table it happened.
    pub table: TableId,
    /// What.
    pub reason: Reason,
    /// The number of the event that caused it.
    pub version: Version,
    /// How often it was tried to tell it.
    pub tries: u32,
}

impl Receiver {
    /// The id of the webhook of a person.
    pub fn webhook_id() -> String {
        WEBHOOK.to_owned()
    }

    /// Whether anything is still told there.
    pub fn is_on(&self) -> bool {
        self.failures < MOST_FAILURES
    }
}

impl ReceiverKind {
    /// Every kind of webhook.
    pub const WEBHOOKS: [ReceiverKind; 3] = [ReceiverKind::Ntfy, ReceiverKind::Discord, ReceiverKind::Json];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            ReceiverKind::Push => "push",
            ReceiverKind::Ntfy => "ntfy",
            ReceiverKind::Discord => "discord",
            ReceiverKind::Json => "json",
        }
    }

    /// The kind of webhook with this name.
    pub fn webhook_named(name: &str) -> Option<ReceiverKind> {
        ReceiverKind::WEBHOOKS.into_iter().find(|kind| kind.name() == name)
    }
}

impl Reason {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Turn => "turn",
            Reason::Asked => "asked",
            Reason::Over => "over",
            Reason::Low => "low",
        }
    }

    fn named(name: &str) -> Option<Reason> {
        [Reason::Turn, Reason::Asked, Reason::Over, Reason::Low]
            .into_iter()
            .find(|reason| reason.name() == name)
    }
}

impl Store {
    /// Lets somebody be told somewhere, unless they already are in `most` other places; says whether they are not. What was
    /// known of the same place is forgotten, and so is whoever was told there by the same browser before.
    pub async fn add_receiver(&self, receiver: &Receiver, most: i64) -> Result<bool, StoreError> {
        let add = Statement::new(
            "INSERT INTO receivers (person_id, id, session_id, kind, address, public_key, auth, name, language, site,
                 created_at, told_at, failures)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 0, 0
             WHERE (SELECT COUNT(*) FROM receivers WHERE person_id = $1 AND id <> $2) < $12
             ON CONFLICT (person_id, id) DO UPDATE SET session_id = excluded.session_id, kind = excluded.kind,
                 address = excluded.address, public_key = excluded.public_key, auth = excluded.auth,
                 name = excluded.name, language = excluded.language, site = excluded.site,
                 created_at = excluded.created_at, told_at = 0, failures = 0",
        );
        let add = add
            .bind(receiver.person.as_str())
            .bind(receiver.id.as_str())
            .bind(receiver.session.as_str())
            .bind(receiver.kind.name())
            .bind(receiver.address.as_str())
            .bind(receiver.public_key.as_str())
            .bind(receiver.auth.as_str())
            .bind(receiver.name.as_str())
            .bind(receiver.language.as_str())
            .bind(receiver.site.as_str())
            .bind(receiver.created_at_ms)
            .bind(most);
        let others = Statement::new("DELETE FROM receivers WHERE id = $1 AND person_id <> $2 AND kind = 'push'");
        let write = Write {
            first: add,
            rest: vec![others.bind(receiver.id.as_str()).bind(receiver.person.as_str())],
            news: None,
        };
        self.database.write(write).await
    }

    /// Where somebody is told what waits for them, the oldest first.
    pub async fn receivers_of(&self, person: &PersonId) -> Result<Vec<Receiver>, StoreError> {
        let question = Statement::new(
            "SELECT person_id, id, session_id, kind, address, public_key, auth, name, language, site, created_at, told_at,
                 failures
             FROM receivers WHERE person_id = $1 ORDER BY created_at, id",
        );
        let rows = self.database.fetch(&question.bind(person.as_str())).await?;
        rows.iter().map(|row| self.receiver(row)).collect()
    }

    /// Tells somebody nothing any more somewhere; says whether they were told there. Where that was the last place, nothing
    /// is left to be told.
    pub async fn remove_receiver(&self, person: &PersonId, id: &str) -> Result<bool, StoreError> {
        let remove = Statement::new("DELETE FROM receivers WHERE person_id = $1 AND id = $2");
        let left = Statement::new(
            "DELETE FROM notices WHERE person_id = $1
             AND NOT EXISTS (SELECT 1 FROM receivers WHERE receivers.person_id = $1)",
        );
        let write = Write {
            first: remove.bind(person.as_str()).bind(id),
            rest: vec![left.bind(person.as_str())],
            news: None,
        };
        self.database.write(write).await
    }

    /// Tells somebody in another language from now on, wherever they are told.
    pub async fn set_notice_language(&self, person: &PersonId, language: &str) -> Result<(), StoreError> {
        let set = Statement::new("UPDATE receivers SET language = $2 WHERE person_id = $1 AND language <> $2");
        self.database
            .write(set.bind(person.as_str()).bind(language).into())
            .await
            .map(drop)
    }

    /// Notes that something was told somewhere.
    pub async fn note_told(&self, receiver: &Receiver, at_ms: i64) -> Result<(), StoreError> {
        let note = Statement::new(
            "UPDATE receivers SET told_at = $4, failures = 0 WHERE person_id = $1 AND id = $2 AND address = $3",
        );
        let note = of_receiver(note, receiver).bind(at_ms);
        self.database.write(note.into()).await.map(drop)
    }

    /// Notes that something could not be told somewhere.
    pub async fn note_failed(&self, receiver: &Receiver) -> Result<(), StoreError> {
        let note = Statement::new(
            "UPDATE receivers SET failures = failures + 1 WHERE person_id = $1 AND id = $2 AND address = $3",
        );
        self.database.write(of_receiver(note, receiver).into()).await.map(drop)
    }

    /// So many of those who are to be told something by now and may be, whoever waits longest first.
    pub async fn due_to_be_told(&self, now_ms: i64, limit: u32) -> Result<Vec<PersonId>, StoreError> {
        let question = Statement::new(
            "SELECT person_id, MIN(at) AS first FROM notices WHERE at <= $1 AND NOT EXISTS
                 (SELECT 1 FROM tellings WHERE tellings.person_id = notices.person_id AND tellings.until > $1)
             GROUP BY person_id ORDER BY first, person_id LIMIT $2",
        );
        let rows = self
            .database
            .fetch(&question.bind(now_ms).bind(i64::from(limit)))
            .await?;
        rows.iter().map(|row| self.person(row, "person_id")).collect()
    }

    /// What somebody is to be told by now, at the table that waits longest first.
    pub async fn due_notices(&self, person: &PersonId, now_ms: i64) -> Result<Vec<Notice>, StoreError> {
        let question = Statement::new(
            "SELECT table_id AS id, reason, version, tries FROM notices WHERE person_id = $1 AND at <= $2
             ORDER BY at, table_id, reason",
        );
        let rows = self
            .database
            .fetch(&question.bind(person.as_str()).bind(now_ms))
            .await?;
        let notice = |row: &Row| {
            let reason = Reason::named(&self.text(row, "reason")?);
            Ok(Notice {
                table: self.table_id(row)?,
                reason: reason.ok_or_else(|| self.damaged("somebody is told something for no known reason"))?,
                version: self.integer(row, "version")?,
                tries: u32::try_from(self.integer(row, "tries")?).unwrap_or(u32::MAX),
            })
        };
        rows.iter().map(notice).collect()
    }

    /// Lets whoever asks be the one who tells a person what is due, unless another was faster, told them something less than
    /// a moment ago, or they were told enough for an hour.
    pub async fn claim_telling(&self, person: &PersonId, now_ms: i64) -> Result<bool, StoreError> {
        let claim = Statement::new(
            "INSERT INTO tellings (person_id, until, since, number) VALUES ($1, $3, $2, 1)
             ON CONFLICT (person_id) DO UPDATE SET
                 until = CASE WHEN tellings.since > $4 AND tellings.number + 1 >= $5 THEN tellings.since + $6
                     ELSE excluded.until END,
                 number = CASE WHEN tellings.since > $4 THEN tellings.number + 1 ELSE 1 END,
                 since = CASE WHEN tellings.since > $4 THEN tellings.since ELSE excluded.since END
             WHERE tellings.until <= $2",
        );
        let claim = claim
            .bind(person.as_str())
            .bind(now_ms)
            .bind(now_ms + TELLING_PAUSE_MS)
            .bind(now_ms - HOUR_MS)
            .bind(TELLINGS_PER_HOUR)
            .bind(HOUR_MS);
        self.database.write(claim.into()).await
    }

    /// Forgets something that was told, or need not be told any more.
    pub async fn settle_notice(&self, person: &PersonId, notice: &Notice) -> Result<(), StoreError> {
        let settle = Statement::new(
            "DELETE FROM notices WHERE person_id = $1 AND table_id = $2 AND reason = $3 AND version = $4",
        );
        self.database
            .write(of_notice(settle, person, notice).into())
            .await
            .map(drop)
    }

    /// Tells something later, after so many tries.
    pub async fn put_off_notice(
        &self,
        person: &PersonId,
        notice: &Notice,
        at_ms: i64,
        tries: u32,
    ) -> Result<(), StoreError> {
        let put_off = Statement::new(
            "UPDATE notices SET at = $5, tries = $6
             WHERE person_id = $1 AND table_id = $2 AND reason = $3 AND version = $4",
        );
        let put_off = of_notice(put_off, person, notice).bind(at_ms).bind(i64::from(tries));
        self.database.write(put_off.into()).await.map(drop)
    }

    /// Somebody looks at a table: what happened there they see for themselves. That their time runs out is told later.
    pub async fn see_table(&self, person: &PersonId, table: &TableId) -> Result<(), StoreError> {
        let question = Statement::new("SELECT reason FROM notices WHERE person_id = $1 AND table_id = $2");
        let seen = Statement::new("DELETE FROM notices WHERE person_id = $1 AND table_id = $2 AND reason <> 'low'");
        let [question, seen] = [question, seen].map(|sql| sql.bind(person.as_str()).bind(table.as_str()));
        // As a rule there is nothing, and reading makes nobody wait.
        if self.database.fetch(&question).await?.is_empty() {
            return Ok(());
        }
        self.database.write(seen.into()).await.map(drop)
    }

    fn receiver(&self, row: &Row) -> Result<Receiver, StoreError> {
        let kind = self.text(row, "kind")?;
        let kind = match &*kind {
            "push" => Some(ReceiverKind::Push),
            name => ReceiverKind::webhook_named(name),
        };
        Ok(Receiver {
            id: self.text(row, "id")?,
            person: self.person(row, "person_id")?,
            session: self.person(row, "session_id")?,
            kind: kind.ok_or_else(|| self.damaged("somebody is told something in no known way"))?,
            address: self.text(row, "address")?,
            public_key: self.text(row, "public_key")?,
            auth: self.text(row, "auth")?,
            name: self.text(row, "name")?,
            language: self.text(row, "language")?,
            site: self.text(row, "site")?,
            created_at_ms: self.integer(row, "created_at")?,
            told_at_ms: self.integer(row, "told_at")?,
            failures: u32::try_from(self.integer(row, "failures")?).unwrap_or(u32::MAX),
        })
    }
}

fn of_receiver(statement: Statement, receiver: &Receiver) -> Statement {
    let statement = statement.bind(receiver.person.as_str()).bind(receiver.id.as_str());
    statement.bind(receiver.address.as_str())
}

fn of_notice(statement: Statement, person: &PersonId, notice: &Notice) -> Statement {
    statement
        .bind(person.as_str())
        .bind(notice.table.as_str())
        .bind(notice.reason.name())
        .bind(notice.version)
}

/// Writes down who is to be told what, as far as they want to be told anything.
pub(crate) fn raise(append: &Append<'_>, statements: &mut Vec<Statement>) {
    let Some(last) = append.events.last() else { return };
    for wish in append.wishes {
        let raise = Statement::new(
            "INSERT INTO notices (person_id, table_id, reason, version, at, tries) SELECT $1, $2, $3, $4, $5, 0
             WHERE EXISTS (SELECT 1 FROM receivers WHERE person_id = $1 AND failures < $6)
             ON CONFLICT (person_id, table_id, reason)
             DO UPDATE SET version = excluded.version, at = excluded.at, tries = 0",
        );
        statements.push(
            raise
                .bind(wish.person.as_str())
                .bind(append.table.as_str())
                .bind(wish.reason.name())
                .bind(last.version)
                .bind(wish.at_ms)
                .bind(i64::from(MOST_FAILURES)),
        );
    }
}

/// A guest keeps an account: their browser has another session from now on.
pub(crate) fn keep(device: &NewDevice<'_>) -> Statement {
    let keep = Statement::new("UPDATE receivers SET session_id = $2 WHERE person_id = $1 AND session_id = $1");
    keep.bind(device.person.as_str()).bind(device.id.as_str())
}

/// A guest signs in to an account, in whose name they are told from now on. Where both have a webhook, that of the account
/// stays.
pub(crate) fn move_along(guest: &PersonId, device: &NewDevice<'_>) -> Vec<Statement> {
    let go_along = Statement::new(
        "UPDATE receivers SET person_id = $2, session_id = $3 WHERE person_id = $1 AND NOT EXISTS
             (SELECT 1 FROM receivers AS others WHERE others.person_id = $2 AND others.id = receivers.id)",
    );
    let go_along = go_along.bind(guest.as_str()).bind(device.person.as_str());
    let mut statements = vec![go_along.bind(device.id.as_str())];
    statements.extend(hand_on(guest, device.person));
    statements
}

/// What a person was to be told is for another, who they are now.
pub(crate) fn hand_on(from: &PersonId, to: &PersonId) -> Vec<Statement> {
    let hand_on = Statement::new(
        "INSERT INTO notices (person_id, table_id, reason, version, at, tries)
         SELECT $2, table_id, reason, version, at, tries FROM notices WHERE person_id = $1 ON CONFLICT DO NOTHING",
    );
    let mut statements = vec![hand_on.bind(from.as_str()).bind(to.as_str())];
    statements.extend(forget(from));
    statements
}

/// Forgets where a person is told what, and what they are to be told.
pub(crate) fn forget(person: &PersonId) -> Vec<Statement> {
    let of_person = [
        "DELETE FROM notices WHERE person_id = $1",
        "DELETE FROM receivers WHERE person_id = $1",
        "DELETE FROM tellings WHERE person_id = $1",
    ];
    of_person
        .map(|delete| Statement::new(delete).bind(person.as_str()))
        .into()
}

/// Nobody is told anything by a browser in which they are not signed in any more.
pub(crate) fn forget_ended(person: &PersonId) -> Statement {
    let forget = Statement::new(
        "DELETE FROM receivers WHERE person_id = $1 AND kind = 'push' AND session_id <> person_id
         AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.id = receivers.session_id)",
    );
    forget.bind(person.as_str())
}

/// The same for one session, whoever's it was.
pub(crate) fn forget_session(session: &PersonId) -> Statement {
    Statement::new("DELETE FROM receivers WHERE session_id = $1 AND kind = 'push'").bind(session.as_str())
}

/// What is left of people of whom nothing else is kept any more, or who are signed out: no cookie leads to them.
pub(crate) const OF_NOBODY: [&str; 3] = [
    "DELETE FROM receivers WHERE (kind = 'push' AND session_id <> person_id
     AND NOT EXISTS (SELECT 1 FROM devices WHERE devices.id = receivers.session_id))
     OR (NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = receivers.person_id)
     AND NOT EXISTS (SELECT 1 FROM members WHERE members.session_id = receivers.person_id)
     AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person_id = receivers.person_id))",
    "DELETE FROM notices WHERE NOT EXISTS (SELECT 1 FROM receivers WHERE receivers.person_id = notices.person_id)",
    "DELETE FROM tellings WHERE NOT EXISTS (SELECT 1 FROM receivers WHERE receivers.person_id = tellings.person_id)",
];
