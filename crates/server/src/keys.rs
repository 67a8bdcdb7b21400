//! The session cookies that this site gave, told from those that somebody made up.
//!
//! A cookie is a random half and a half that follows from it by a secret of the site, which all its processes share. The
//! cookies of an earlier program have no such half; they stay valid for people whom the store knows, so that nobody
//! loses a seat by an update.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard};

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use store::{Store, StoreError};
use tables::PersonId;

use crate::chance::random_bytes;
use crate::hex::hex;
use crate::sessions::session_of;

/// The name of the secret in the store.
const NAME: &str = "session cookies";
/// How many people with cookies of an earlier program are remembered, so that the store is not asked each time.
const REMEMBERED: usize = 10_000;
/// How every token begins.
const TOKEN: &str = "chantier_";
/// Half of a cookie, in bytes and in letters.
const HALF: usize = 16;
const HALF_LETTERS: usize = 2 * HALF;

/// Tells our cookies from others.
pub(crate) struct Keys {
    secret: String,
    earlier: Mutex<HashSet<PersonId>>,
}

impl Keys {
    /// The keys of the site that a store belongs to.
    pub async fn of(store: &Store) -> Result<Keys, StoreError> {
        let offered = hex(&random_bytes::<32>());
        Ok(Keys::new(store.secret(NAME, &offered).await?))
    }

    /// The keys that follow from a secret.
    pub fn new(secret: String) -> Keys {
        Keys {
            secret,
            earlier: Mutex::default(),
        }
    }

    /// A new cookie.
    pub fn give(&self) -> String {
        let random = hex(&random_bytes::<HALF>());
        let proof = hex(&self.mac(&random).finalize().into_bytes()[..HALF]);
        format!("{random}{proof}")
    }

    /// A new token for a program. It begins so that people and scanners of source code know it for what it is.
    pub fn give_token(&self) -> String {
        format!("{TOKEN}{}", self.give())
    }

    /// Whether a text can be a token of ours. Whether it is one still, the store knows.
    pub fn is_token(&self, text: &str) -> bool {
        let ours = |(random, proof): (&str, [u8; HALF])| self.mac(random).verify_truncated_left(&proof).is_ok();
        text.strip_prefix(TOKEN).and_then(halves).is_some_and(ours)
    }

    /// Whether we gave this cookie to somebody.
    pub async fn gave(&self, cookie: &str, store: &Store) -> Result<bool, StoreError> {
        let Some((random, proof)) = halves(cookie) else {
            return Ok(false);
        };
        // The comparison takes the same time wherever the two differ.
        if self.mac(random).verify_truncated_left(&proof).is_ok() {
            return Ok(true);
        }
        let person = session_of(cookie);
        if self.lock().contains(&person) {
            return Ok(true);
        }
        if !store.knows(&person).await? {
            return Ok(false);
        }
        let mut earlier = self.lock();
        if earlier.len() < REMEMBERED {
            earlier.insert(person);
        }
        Ok(true)
    }

    /// What lets a device be known again where this person signs in.
    pub fn vouch(&self, person: &PersonId) -> String {
        let random = hex(&random_bytes::<HALF>());
        let proof = hex(&self.mac(&known(person, &random)).finalize().into_bytes()[..HALF]);
        format!("{random}{proof}")
    }

    /// Whether this lets a device be known for a person.
    pub fn vouched(&self, person: &PersonId, text: &str) -> bool {
        halves(text)
            .is_some_and(|(random, proof)| self.mac(&known(person, random)).verify_truncated_left(&proof).is_ok())
    }

    /// What follows from a text by the secret of the site, for one purpose.
    pub fn mark(&self, purpose: &str, text: &str) -> String {
        hex(&self.mac(&format!("{purpose}\0{text}")).finalize().into_bytes())
    }

    /// Whether something is what follows from a text. The comparison takes the same time wherever the two differ.
    pub fn marked(&self, purpose: &str, text: &str, mark: &str) -> bool {
        let bytes: Option<Vec<u8>> = (0..mark.len())
            .step_by(2)
            .map(|place| u8::from_str_radix(mark.get(place..place + 2)?, 16).ok())
            .collect();
        let mac = self.mac(&format!("{purpose}\0{text}"));
        bytes.is_some_and(|bytes| mac.verify_slice(&bytes).is_ok())
    }

    fn mac(&self, random: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()).expect("a key may have any length");
        mac.update(random.as_bytes());
        mac
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<PersonId>> {
        self.earlier.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// What is proved of a device that is known. No cookie of a session has a space.
fn known(person: &PersonId, random: &str) -> String {
    format!("known {person} {random}")
}

/// The random half as text and the proof as bytes, if the text can be a cookie at all.
fn halves(cookie: &str) -> Option<(&str, [u8; HALF])> {
    // As it was given, letter by letter: in capitals it would prove the same and lead to another session.
    let is_ours = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    let fits = cookie.len() == 2 * HALF_LETTERS && cookie.bytes().all(is_ours);
    let (random, proof) = fits.then(|| cookie.split_at(HALF_LETTERS))?;
    let mut bytes = [0; HALF];
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(proof.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some((random, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn empty_store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("tables.sqlite").to_str().unwrap()).await;
        (folder, store.unwrap())
    }

    #[tokio::test]
    async fn only_cookies_that_were_given_are_ours() {
        let (_folder, store) = empty_store().await;
        let keys = Keys::of(&store).await.unwrap();
        let given = keys.give();
        assert_ne!(given, keys.give());
        assert!(keys.gave(&given, &store).await.unwrap());
        let mut forged = given.clone();
        forged.replace_range(0..1, if given.starts_with('0') { "1" } else { "0" });
        let elsewhere = Keys::new("another site".to_owned()).give();
        let capitals = given.to_uppercase();
        for cookie in [
            forged.as_str(),
            &elsewhere,
            &"0".repeat(64),
            &given[..63],
            "",
            &"é".repeat(32),
            // The random half alone would still be followed by its proof.
            &capitals,
            &format!("{}{}", &given[..HALF_LETTERS], &capitals[HALF_LETTERS..]),
        ] {
            assert!(!keys.gave(cookie, &store).await.unwrap(), "{cookie}");
        }
    }

    #[tokio::test]
    async fn a_device_is_known_to_one_person_and_by_no_other_cookie() {
        let (_folder, store) = empty_store().await;
        let keys = Keys::of(&store).await.unwrap();
        let (ana, bo) = (session_of(&keys.give()), session_of(&keys.give()));
        let known = keys.vouch(&ana);
        assert!(keys.vouched(&ana, &known));
        assert!(!keys.vouched(&bo, &known) && !keys.vouched(&ana, &keys.give()) && !keys.vouched(&ana, ""));
        assert!(!keys.gave(&known, &store).await.unwrap(), "it is no session");
    }

    #[tokio::test]
    async fn every_process_on_a_store_knows_the_cookies_of_the_others() {
        let (_folder, store) = empty_store().await;
        let (one, other) = (Keys::of(&store).await.unwrap(), Keys::of(&store).await.unwrap());
        assert!(other.gave(&one.give(), &store).await.unwrap());
    }

    #[tokio::test]
    async fn a_cookie_of_an_earlier_program_stays_valid_for_somebody_who_is_known() {
        let (_folder, store) = empty_store().await;
        let keys = Keys::of(&store).await.unwrap();
        let (known, unknown) = ("ab".repeat(32), "cd".repeat(32));
        store.remember_name(&session_of(&known), "Ana", 1).await.unwrap();
        assert!(keys.gave(&known, &store).await.unwrap());
        assert!(!keys.gave(&unknown, &store).await.unwrap());
    }
}
