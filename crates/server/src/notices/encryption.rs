//! What is sent through the push service of a browser, so that only that browser can read it (RFC 8291, over RFC 8188).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;

use crate::chance::random_bytes;

/// A point of P-256, uncompressed.
const POINT: usize = 65;
/// The secret that a browser shares with us.
const AUTH: usize = 16;
const SALT: usize = 16;
/// The size of a record, as the head of a message tells it. A message is one record.
const RECORD: u32 = 4096;
/// What may be told at most: a record has to hold its end and its seal, too, and push services carry no larger one.
const MOST: usize = 3000;
/// Marks the last record of a message.
const LAST: u8 = 2;

/// The keys of a browser to whom something is told.
#[derive(Debug)]
pub(crate) struct BrowserKeys {
    public: Vec<u8>,
    auth: Vec<u8>,
}

/// Why nothing can be told to a browser.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Unsealable {
    #[error("the keys of the browser cannot be read")]
    Keys,
    #[error("a message is too long")]
    TooLong,
    #[error("the message could not be encrypted")]
    Failed,
}

impl BrowserKeys {
    /// The keys as a browser gives them, in base64.
    pub fn read(public: &str, auth: &str) -> Result<BrowserKeys, Unsealable> {
        let bytes = |text: &str, length: usize| {
            let bytes = URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
            bytes.filter(|bytes| bytes.len() == length).ok_or(Unsealable::Keys)
        };
        Ok(BrowserKeys {
            public: bytes(public, POINT)?,
            auth: bytes(auth, AUTH)?,
        })
    }

    /// A message for this browser alone, with a key of its own.
    pub fn seal(&self, text: &[u8]) -> Result<Vec<u8>, Unsealable> {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).map_err(|_| Unsealable::Failed)?;
        let own_public = own.compute_public_key().map_err(|_| Unsealable::Failed)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        // What is no point of the curve fails here.
        let sealed = agree_ephemeral(own, &theirs, |shared| {
            self.seal_with(shared, own_public.as_ref(), &random_bytes(), text)
        });
        sealed.map_err(|_| Unsealable::Keys)?
    }

    /// The message that follows from the secret both sides agree on, the public half of our key, and a salt.
    fn seal_with(
        &self,
        shared: &[u8],
        own_public: &[u8],
        salt: &[u8; SALT],
        text: &[u8],
    ) -> Result<Vec<u8>, Unsealable> {
        let mut secret = [0; 32];
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.public, own_public];
        derive(&self.auth, shared, &info, &mut secret)?;
        encode(&secret, salt, own_public, text)
    }
}

/// The encoding `aes128gcm` of a message in one record.
fn encode(secret: &[u8], salt: &[u8; SALT], key_id: &[u8], text: &[u8]) -> Result<Vec<u8>, Unsealable> {
    if text.len() > MOST {
        return Err(Unsealable::TooLong);
    }
    let (mut key, mut nonce) = ([0; 16], [0; 12]);
    derive(salt, secret, &[b"Content-Encoding: aes128gcm\0"], &mut key)?;
    derive(salt, secret, &[b"Content-Encoding: nonce\0"], &mut nonce)?;
    let key = UnboundKey::new(&AES_128_GCM, &key).map_err(|_| Unsealable::Failed)?;
    let mut record = text.to_vec();
    record.push(LAST);
    LessSafeKey::new(key)
        .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)
        .map_err(|_| Unsealable::Failed)?;
    let id_length = u8::try_from(key_id.len()).map_err(|_| Unsealable::TooLong)?;
    let mut message = salt.to_vec();
    message.extend(RECORD.to_be_bytes());
    message.push(id_length);
    message.extend(key_id);
    message.extend(record);
    Ok(message)
}

/// HKDF with SHA-256.
fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], key: &mut [u8]) -> Result<(), Unsealable> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let pseudorandom = Salt::new(HKDF_SHA256, salt).extract(secret);
    let derived = pseudorandom.expand(info, Length(key.len()));
    derived
        .and_then(|derived| derived.fill(key))
        .map_err(|_| Unsealable::Failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    fn salt(text: &str) -> [u8; SALT] {
        bytes(text).try_into().unwrap()
    }

    /// RFC 8188, section 3.1.
    #[test]
    fn a_record_is_encoded_as_the_example_of_the_standard() {
        let salt = salt("I1BsxtFttlv3u_Oo94xnmw");
        let message = encode(&bytes("yqdlZ-tYemfogSmv7Ws5PQ"), &salt, b"", b"I am the walrus").unwrap();
        let expected = "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg";
        assert_eq!(URL_SAFE_NO_PAD.encode(message), expected);
    }

    /// RFC 8291, section 5 and appendix A. The secret that both sides agree on stands there too: `ring` makes every key of ours
    /// itself and uses it once.
    #[test]
    fn a_message_is_encrypted_as_the_example_of_the_standard() {
        let browser = BrowserKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let message = browser
            .seal_with(
                &bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs"),
                &bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
                &salt("DGv6ra1nlYgDCS1FRnbzlw"),
                b"When I grow up, I want to be a watermelon",
            )
            .unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
                        EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(URL_SAFE_NO_PAD.encode(message), expected);
    }

    #[test]
    fn every_message_has_a_key_and_a_salt_of_its_own() {
        let browser = BrowserKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg==",
        )
        .unwrap();
        let [one, other] = [(); 2].map(|()| browser.seal(b"the same").unwrap());
        assert_ne!(one[..SALT], other[..SALT]);
        assert_ne!(one[SALT + 5..SALT + 5 + POINT], other[SALT + 5..SALT + 5 + POINT]);
        assert_eq!(browser.seal(&[0; MOST + 1]), Err(Unsealable::TooLong));
    }

    #[test]
    fn what_are_no_keys_of_a_browser_is_refused() {
        let (public, auth) = (URL_SAFE_NO_PAD.encode([4; POINT]), URL_SAFE_NO_PAD.encode([0; AUTH]));
        for (public, auth) in [("", &*auth), (&*public, ""), ("%", &*auth), (&public[1..], &*auth)] {
            assert!(BrowserKeys::read(public, auth).is_err(), "{public} {auth}");
        }
        let no_point = BrowserKeys::read(&public, &auth).unwrap();
        assert_eq!(no_point.seal(b"hello"), Err(Unsealable::Keys));
    }
}
