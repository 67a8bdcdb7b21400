//! Passwords and recovery codes. Passwords are hashed by argon2id, which is dear on purpose: on threads of its own, few at a time.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use sha2::{Digest as _, Sha256};
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use crate::chance::random_bytes;
use crate::error::AppError;
use crate::hex::hex;

/// How many are hashed at once: each takes 19 MiB.
const AT_ONCE: usize = 2;
/// How many may wait for that.
const WAITING: usize = 32;
/// How long a password is, in characters.
const SHORTEST: usize = 8;
const LONGEST: usize = 200;
/// What the password of an account is compared with that does not exist: it takes as long, and no password has this hash.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmU$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// How many recovery codes an account has.
const CODES: usize = 8;
/// Letters that are not mistaken for each other when copied by hand.
const ALPHABET: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";
const CODE_LETTERS: usize = 16;

/// Why a password cannot be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum WrongPassword {
    #[error("a password has at least {SHORTEST} characters")]
    Short,
    #[error("a password has at most {LONGEST} characters")]
    Long,
}

/// Where passwords are hashed.
pub(crate) struct Passwords {
    places: Semaphore,
    queue: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        Passwords {
            places: Semaphore::new(AT_ONCE),
            queue: Semaphore::new(AT_ONCE + WAITING),
        }
    }
}

impl Passwords {
    /// The hash of a password, to be kept.
    pub async fn hash(&self, password: &str) -> Result<String, AppError> {
        let password = plain(password);
        let hashed = self.work(move || {
            Argon2::default()
                .hash_password(password.as_bytes())
                .map(|hash| hash.to_string())
        });
        hashed.await?.map_err(|_| AppError::Worker)
    }

    /// Whether a password is the one with this hash. Where there is none the answer is no, after as long a time.
    pub async fn matches(&self, password: &str, hash: Option<String>) -> Result<bool, AppError> {
        let password = plain(password);
        let compare = move || {
            let stored = hash.as_deref().unwrap_or(NOBODYS);
            let Ok(stored) = PasswordHash::new(stored) else {
                return false;
            };
            Argon2::default().verify_password(password.as_bytes(), &stored).is_ok()
        };
        self.work(compare).await
    }

    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, AppError> {
        let _waiting = self.queue.try_acquire().map_err(|_| AppError::Full)?;
        let _place = self.places.acquire().await.map_err(|_| AppError::Worker)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| AppError::Worker)
    }
}

/// A password as it is hashed: the same letters, however a keyboard wrote them. What is too long to be one is cut: it is
/// nobody's, and need not cost more than another.
fn plain(password: &str) -> String {
    password.nfkc().take(LONGEST + 1).collect()
}

/// Whether this can be a password.
pub(crate) fn check(password: &str) -> Result<(), WrongPassword> {
    match plain(password).chars().count() {
        ..SHORTEST => Err(WrongPassword::Short),
        SHORTEST..=LONGEST => Ok(()),
        _ => Err(WrongPassword::Long),
    }
}

/// New recovery codes, as people write them down.
pub(crate) fn new_codes() -> Vec<String> {
    let letters = || random_bytes::<CODE_LETTERS>().map(|byte| char::from(ALPHABET[usize::from(byte) % 32]));
    let code = || -> String {
        let letters = letters();
        let groups = letters.chunks(4).map(|group| group.iter().collect::<String>());
        groups.collect::<Vec<_>>().join("-")
    };
    (0..CODES).map(|_| code()).collect()
}

/// What is kept of a recovery code. It has 80 random bits, so nobody finds it again by guessing, and a quick hash will do.
pub(crate) fn code_hash(code: &str) -> String {
    let letters: String = code
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    let digest = Sha256::digest([b"chantier recovery\0".as_slice(), letters.as_bytes()].concat());
    hex(&digest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_alone() {
        let passwords = Passwords::default();
        let hash = passwords.hash("pont-neuf 12").await.unwrap();
        assert!(!hash.contains("pont"));
        assert!(passwords.matches("pont-neuf 12", Some(hash.clone())).await.unwrap());
        assert!(!passwords.matches("pont-neuf 13", Some(hash.clone())).await.unwrap());
        assert_ne!(
            hash,
            passwords.hash("pont-neuf 12").await.unwrap(),
            "each has its own salt"
        );
    }

    #[tokio::test]
    async fn one_who_is_not_there_takes_as_long_as_one_who_is() {
        let passwords = Passwords::default();
        let hash = passwords.hash("whatever it is").await.unwrap();
        let cost = |hash: &str| hash.split('$').take(4).collect::<Vec<_>>().join("$");
        assert_eq!(cost(&hash), cost(NOBODYS), "the same work is done for nobody");
        assert!(PasswordHash::new(NOBODYS).is_ok(), "it is done, not refused");
        assert!(!passwords.matches("", None).await.unwrap());
        assert!(!passwords.matches("password", None).await.unwrap());
    }

    #[test]
    fn a_password_is_neither_short_nor_endless() {
        assert_eq!(check("1234567"), Err(WrongPassword::Short));
        assert_eq!(check("12345678"), Ok(()));
        assert_eq!(check("ünïcödé!"), Ok(()));
        assert_eq!(check(&"x".repeat(200)), Ok(()));
        assert_eq!(check(&"x".repeat(201)), Err(WrongPassword::Long));
        assert_eq!(check(&"x".repeat(1_000_000)), Err(WrongPassword::Long));
    }

    #[tokio::test]
    async fn however_a_keyboard_writes_a_letter_it_is_the_same_password() {
        let passwords = Passwords::default();
        let hash = passwords.hash("caf\u{e9} du pont").await.unwrap();
        assert!(passwords.matches("cafe\u{301} du pont", Some(hash)).await.unwrap());
    }

    #[test]
    fn codes_differ_and_are_read_however_they_are_written() {
        let codes = new_codes();
        assert_eq!(codes.len(), CODES);
        let hashes: std::collections::BTreeSet<String> = codes.iter().map(|code| code_hash(code)).collect();
        assert_eq!(hashes.len(), CODES);
        let sloppy = format!(" {} ", codes[0].to_uppercase().replace('-', " "));
        assert_eq!(code_hash(&sloppy), code_hash(&codes[0]));
    }
}
