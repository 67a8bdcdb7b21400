//! Passkeys: questions that only this site asks, and what browsers answer (Web Authentication, level 3, 7.1 and 7.2).
//!
//! No attestation is asked for: whoever keeps an account says which key is theirs, and what made it is their own business.
//! So the public half comes as the browser hands it out, and nothing of what is signed needs a reader of CBOR.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey, VerificationAlgorithm,
};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use tables::PersonId;

use crate::keys::Keys;

/// How long a question may wait for its answer.
const PATIENCE_MS: i64 = 5 * 60_000;
/// The longest id and key that are kept, in letters.
const LONGEST_ID: usize = 1400;
const LONGEST_KEY: usize = 2000;

/// The kinds of keys that are known, by their numbers in the registry of COSE, the best liked first.
pub(crate) const ALGORITHMS: [i64; 3] = [-7, -8, -257];

/// How much of an answer is a hash of the site's name, then flags, then a counter; and what may follow.
const HASH: usize = 32;
const HEAD: usize = HASH + 1 + 4;
const AAGUID: usize = 16;
/// The flags that somebody was there, and that a new key follows.
const PRESENT: u8 = 1;
const NEW_KEY: u8 = 1 << 6;

/// What is asked of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ceremony {
    /// To make a passkey.
    Create,
    /// To use one.
    Get,
}

impl Ceremony {
    const fn name(self) -> &'static str {
        match self {
            Ceremony::Create => "webauthn.create",
            Ceremony::Get => "webauthn.get",
        }
    }
}

/// The site as browsers know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Site {
    /// Its address up to the first slash.
    pub origin: String,
    /// The name in it, by which passkeys know the site.
    pub name: String,
}

impl Site {
    /// The site at an address, `https://example.org:8443/anything`.
    pub fn at(address: &str) -> Site {
        let (scheme, rest) = address.split_once("://").unwrap_or(("http", address));
        let authority = rest.split('/').next().unwrap_or_default().to_ascii_lowercase();
        let name = match authority.rsplit_once(':') {
            Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
            _ => &authority,
        };
        Site {
            name: name.to_owned(),
            origin: format!("{scheme}://{authority}"),
        }
    }
}

/// Why an answer is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refused {
    #[error("it is not written as the browser writes it")]
    Unreadable,
    #[error("it answers no question that this site asked this session lately")]
    Unasked,
    #[error("it was made for another site")]
    Elsewhere,
    #[error("nobody was there")]
    Absent,
    #[error("keys of this kind are not known here")]
    UnknownKind,
    #[error("the signature is not that of the key")]
    Forged,
}

/// A question to the browser of a session. Every process of the site knows it again, and nobody else can make one.
pub(crate) fn question(keys: &Keys, session: &PersonId, ceremony: Ceremony, now_ms: i64) -> String {
    let mark = keys.mark(ceremony.name(), &format!("{session} {now_ms}"));
    URL_SAFE_NO_PAD.encode(format!("{now_ms} {mark}"))
}

/// What is said of an answer beside it: whom it was asked, and when it came.
#[derive(Clone, Copy)]
pub(crate) struct Asked<'a> {
    pub keys: &'a Keys,
    pub session: &'a PersonId,
    pub site: &'a Site,
    pub now_ms: i64,
}

/// The public half of a new passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewKey {
    pub id: String,
    pub algorithm: i64,
    pub public_key: String,
}

/// What a browser answers when it has made a passkey, in the letters of its form.
#[derive(Clone, Copy)]
pub(crate) struct Made<'a> {
    pub client: &'a str,
    pub authenticator: &'a str,
    pub algorithm: i64,
    pub public_key: &'a str,
}

/// What a browser answers when it has used a passkey.
#[derive(Clone, Copy)]
pub(crate) struct Used<'a> {
    pub client: &'a str,
    pub authenticator: &'a str,
    pub signature: &'a str,
}

impl Made<'_> {
    /// The new key, if all is as it must be.
    pub fn check(&self, asked: Asked<'_>) -> Result<NewKey, Refused> {
        let (client, authenticator) = (bytes(self.client)?, bytes(self.authenticator)?);
        asked.answered(Ceremony::Create, &client, &authenticator)?;
        if authenticator[HASH] & NEW_KEY == 0 {
            return Err(Refused::Unreadable);
        }
        let id = new_id(&authenticator).map(|id| URL_SAFE_NO_PAD.encode(id));
        let id = id
            .filter(|id| !id.is_empty() && id.len() <= LONGEST_ID)
            .ok_or(Refused::Unreadable)?;
        let key = bytes(self.public_key)?;
        algorithm(self.algorithm, &key)?;
        if self.public_key.len() > LONGEST_KEY {
            return Err(Refused::UnknownKind);
        }
        Ok(NewKey {
            id,
            algorithm: self.algorithm,
            public_key: self.public_key.to_owned(),
        })
    }
}

impl Used<'_> {
    /// When the question was asked that a key with this public half has answered.
    pub fn check(&self, asked: Asked<'_>, number: i64, public_key: &str) -> Result<i64, Refused> {
        let (client, authenticator) = (bytes(self.client)?, bytes(self.authenticator)?);
        let asked_at_ms = asked.answered(Ceremony::Get, &client, &authenticator)?;
        let public_key = bytes(public_key)?;
        let (algorithm, key) = algorithm(number, &public_key)?;
        let signed = [authenticator.as_slice(), &Sha256::digest(&client)].concat();
        let verified = UnparsedPublicKey::new(algorithm, key).verify(&signed, &bytes(self.signature)?);
        verified.map(|()| asked_at_ms).map_err(|_| Refused::Forged)
    }
}

/// What the browser says of itself.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    r#type: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

impl Asked<'_> {
    /// When the question was asked that this answers.
    fn answered(&self, ceremony: Ceremony, client: &[u8], authenticator: &[u8]) -> Result<i64, Refused> {
        let client: ClientData = serde_json::from_slice(client).map_err(|_| Refused::Unreadable)?;
        if authenticator.len() < HEAD {
            return Err(Refused::Unreadable);
        }
        if client.r#type != ceremony.name() {
            return Err(Refused::Unasked);
        }
        let asked_at_ms = self.asked_at(ceremony, &client.challenge).ok_or(Refused::Unasked)?;
        let is_here = client.origin == self.site.origin && !client.cross_origin;
        if !is_here || authenticator[..HASH] != *Sha256::digest(&self.site.name) {
            return Err(Refused::Elsewhere);
        }
        if authenticator[HASH] & PRESENT == 0 {
            return Err(Refused::Absent);
        }
        Ok(asked_at_ms)
    }

    fn asked_at(&self, ceremony: Ceremony, challenge: &str) -> Option<i64> {
        let text = String::from_utf8(bytes(challenge).ok()?).ok()?;
        let (at, mark) = text.split_once(' ')?;
        let at_ms: i64 = at.parse().ok()?;
        let waited = self.now_ms.checked_sub(at_ms)?;
        let is_ours = self
            .keys
            .marked(ceremony.name(), &format!("{} {at}", self.session), mark);
        (is_ours && (0..PATIENCE_MS).contains(&waited)).then_some(at_ms)
    }
}

/// The id of a key that was just made.
fn new_id(authenticator: &[u8]) -> Option<&[u8]> {
    let rest = authenticator.get(HEAD + AAGUID..)?;
    let (length, rest) = rest.split_first_chunk::<2>()?;
    rest.get(..usize::from(u16::from_be_bytes(*length)))
}

/// How a key with this number is verified, and the part of its public half that says which one it is. Browsers hand out a
/// `SubjectPublicKeyInfo`, whose head is the same for all keys of a kind.
fn algorithm(number: i64, key: &[u8]) -> Result<(&'static dyn VerificationAlgorithm, &[u8]), Refused> {
    const P256: &[u8] =
        b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
    const EDWARDS: &[u8] = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
    const RSA: &[u8] = b"\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00";
    let found: Option<(&'static dyn VerificationAlgorithm, &[u8])> = match number {
        -7 => key
            .strip_prefix(P256)
            .filter(|point| point.len() == 65)
            .map(|point| (&ECDSA_P256_SHA256_ASN1 as _, point)),
        -8 => key
            .strip_prefix(EDWARDS)
            .filter(|point| point.len() == 32)
            .map(|point| (&ED25519 as _, point)),
        // Windows Hello has no other.
        -257 => long(0x30, key)
            .and_then(|inner| long(0x03, inner.strip_prefix(RSA)?)?.strip_prefix(b"\0"))
            .map(|modulus| (&RSA_PKCS1_2048_8192_SHA256 as _, modulus)),
        _ => None,
    };
    found.ok_or(Refused::UnknownKind)
}

/// What stands in an element of DER that is all of `bytes` and longer than 255 of them, as with all RSA keys worth trusting.
fn long(tag: u8, bytes: &[u8]) -> Option<&[u8]> {
    let (head, rest) = bytes.split_first_chunk::<4>()?;
    let length = usize::from(u16::from_be_bytes([head[2], head[3]]));
    (head[..2] == [tag, 0x82] && length == rest.len()).then_some(rest)
}

fn bytes(letters: &str) -> Result<Vec<u8>, Refused> {
    URL_SAFE_NO_PAD.decode(letters).map_err(|_| Refused::Unreadable)
}

#[cfg(test)]
mod tests {
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};

    use super::*;

    const NOW: i64 = 1_800_000_000_000;

    /// A device that makes a key and signs with it.
    struct Device {
        pair: EcdsaKeyPair,
        session: PersonId,
        keys: Keys,
        site: Site,
    }

    impl Device {
        fn new() -> Device {
            let random = SystemRandom::new();
            let secret = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
            Device {
                pair: EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, secret.as_ref(), &random).unwrap(),
                session: "a".repeat(64).parse().unwrap(),
                keys: Keys::new("a secret".to_owned()),
                site: Site::at("https://example.org"),
            }
        }

        fn asked(&self, now_ms: i64) -> Asked<'_> {
            Asked {
                keys: &self.keys,
                session: &self.session,
                site: &self.site,
                now_ms,
            }
        }

        fn public_key(&self) -> String {
            let head = b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";
            URL_SAFE_NO_PAD.encode([head, self.pair.public_key().as_ref()].concat())
        }

        fn client(&self, ceremony: Ceremony, origin: &str) -> String {
            let challenge = question(&self.keys, &self.session, ceremony, NOW);
            format!(
                r#"{{"type":"{}","challenge":"{challenge}","origin":"{origin}"}}"#,
                ceremony.name()
            )
        }

        /// When the question was asked that this answers.
        fn use_key(&self, client: &str, site: &str, flags: u8, asked: Asked<'_>) -> Result<i64, Refused> {
            let authenticator = [Sha256::digest(site).as_slice(), &[flags, 0, 0, 0, 1]].concat();
            let signed = [authenticator.as_slice(), &Sha256::digest(client)].concat();
            let signature = self.pair.sign(&SystemRandom::new(), &signed).unwrap();
            let used = Used {
                client: &URL_SAFE_NO_PAD.encode(client),
                authenticator: &URL_SAFE_NO_PAD.encode(&authenticator),
                signature: &URL_SAFE_NO_PAD.encode(signature.as_ref()),
            };
            used.check(asked, -7, &self.public_key())
        }

        fn make_key(&self, algorithm: i64, public_key: &str) -> Result<NewKey, Refused> {
            let head = [Sha256::digest("example.org").as_slice(), &[0x41, 0, 0, 0, 0]].concat();
            let authenticator = [&head, [0; 16].as_slice(), &[0, 3], b"key", b"what CBOR says"].concat();
            let made = Made {
                client: &URL_SAFE_NO_PAD.encode(self.client(Ceremony::Create, "https://example.org")),
                authenticator: &URL_SAFE_NO_PAD.encode(&authenticator),
                algorithm,
                public_key,
            };
            made.check(self.asked(NOW + 1))
        }
    }

    #[test]
    fn a_site_is_known_by_the_name_in_its_address() {
        let site = |origin: &str, name: &str| Site {
            origin: origin.to_owned(),
            name: name.to_owned(),
        };
        for (address, expected) in [
            ("https://example.org", site("https://example.org", "example.org")),
            (
                "https://Example.org:8443/",
                site("https://example.org:8443", "example.org"),
            ),
            ("http://localhost:8080", site("http://localhost:8080", "localhost")),
            ("http://[::1]:8080", site("http://[::1]:8080", "[::1]")),
        ] {
            assert_eq!(Site::at(address), expected, "{address}");
        }
    }

    #[test]
    fn an_answer_is_taken_from_the_session_site_and_key_it_was_asked_of_and_for_five_minutes() {
        let device = Device::new();
        let client = device.client(Ceremony::Get, "https://example.org");
        let asked = device.asked(NOW + 1);
        assert_eq!(device.use_key(&client, "example.org", 5, asked), Ok(NOW));
        assert_eq!(
            device.use_key(&client, "example.com", 5, asked),
            Err(Refused::Elsewhere)
        );
        assert_eq!(device.use_key(&client, "example.org", 4, asked), Err(Refused::Absent));
        let elsewhere = device.client(Ceremony::Get, "https://example.com");
        assert_eq!(
            device.use_key(&elsewhere, "example.org", 5, asked),
            Err(Refused::Elsewhere)
        );
        let framed = client.replace('}', r#","crossOrigin":true}"#);
        assert_eq!(
            device.use_key(&framed, "example.org", 5, asked),
            Err(Refused::Elsewhere)
        );
        let other = device.client(Ceremony::Create, "https://example.org");
        assert_eq!(device.use_key(&other, "example.org", 5, asked), Err(Refused::Unasked));
        for now in [NOW - 1, NOW + PATIENCE_MS] {
            assert_eq!(
                device.use_key(&client, "example.org", 5, device.asked(now)),
                Err(Refused::Unasked)
            );
        }
        let stranger: PersonId = "b".repeat(64).parse().unwrap();
        let strangers = Asked {
            session: &stranger,
            ..asked
        };
        assert_eq!(
            device.use_key(&client, "example.org", 5, strangers),
            Err(Refused::Unasked)
        );
    }

    #[test]
    fn a_signature_of_another_key_is_refused() {
        let (device, thief) = (Device::new(), Device::new());
        let client = device.client(Ceremony::Get, "https://example.org");
        let authenticator = [Sha256::digest("example.org").as_slice(), &[5, 0, 0, 0, 1]].concat();
        let signed = [authenticator.as_slice(), &Sha256::digest(&client)].concat();
        let signature = thief.pair.sign(&SystemRandom::new(), &signed).unwrap();
        let used = Used {
            client: &URL_SAFE_NO_PAD.encode(&client),
            authenticator: &URL_SAFE_NO_PAD.encode(&authenticator),
            signature: &URL_SAFE_NO_PAD.encode(signature.as_ref()),
        };
        assert_eq!(
            used.check(device.asked(NOW), -7, &device.public_key()),
            Err(Refused::Forged)
        );
        assert_eq!(used.check(device.asked(NOW), -7, &thief.public_key()), Ok(NOW));
        let short = Used {
            authenticator: "AAAA",
            ..used
        };
        assert_eq!(
            short.check(device.asked(NOW), -7, &device.public_key()),
            Err(Refused::Unreadable)
        );
    }

    #[test]
    fn keys_of_known_kinds_are_kept_and_others_refused() {
        let device = Device::new();
        let kept = device.make_key(-7, &device.public_key()).unwrap();
        assert_eq!(kept.id, URL_SAFE_NO_PAD.encode("key"));
        let edwards =
            URL_SAFE_NO_PAD.encode([b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00".as_slice(), &[7; 32]].concat());
        assert!(device.make_key(-8, &edwards).is_ok());
        let algorithm = b"\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01\x05\x00";
        let inner = [b"\x03\x82\x01\x0f\x00".as_slice(), &[1; 270]].concat();
        let rsa = [b"\x30\x82\x01\x22".as_slice(), algorithm, &inner].concat();
        assert_eq!(rsa.len(), 294, "as long as that of a key of 2048 bits");
        assert!(device.make_key(-257, &URL_SAFE_NO_PAD.encode(&rsa)).is_ok());
        for (number, key) in [
            (-7, edwards.as_str()),
            (-8, &device.public_key()),
            (-65535, &edwards),
            (-257, "AAAA"),
        ] {
            assert_eq!(device.make_key(number, key), Err(Refused::UnknownKind), "{number}");
        }
        assert_eq!(device.make_key(-7, "not letters!"), Err(Refused::Unreadable));
    }
}
