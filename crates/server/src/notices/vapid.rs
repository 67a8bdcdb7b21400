//! By what push services know this site: a key of its own, made at its first start (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use store::{Store, StoreError};

/// The name of the secret in the store.
const NAME: &str = "push messages";
/// For how long a push service may believe what is signed; more than a day is refused.
const BELIEVED_S: i64 = 12 * 3600;

/// The key of this site.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
}

/// Why there is no key.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoKey {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the key for push messages in the database cannot be read")]
    Unreadable,
}

impl Vapid {
    /// The key of the site that a store belongs to.
    pub async fn of(store: &Store) -> Result<Vapid, NoKey> {
        let offered = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        let offered = URL_SAFE_NO_PAD.encode(offered.map_err(|_| NoKey::Unreadable)?);
        Vapid::read(&store.secret(NAME, &offered).await?)
    }

    fn read(kept: &str) -> Result<Vapid, NoKey> {
        let kept = URL_SAFE_NO_PAD.decode(kept).map_err(|_| NoKey::Unreadable)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &SystemRandom::new());
        Ok(Vapid {
            pair: pair.map_err(|_| NoKey::Unreadable)?,
        })
    }

    /// The public half, as browsers are told it.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What a push service at `origin` is told, so that it knows who sends. `contact` is where it finds those who run the
    /// site.
    pub fn authorization(&self, origin: &str, contact: Option<&str>, now_ms: i64) -> Option<String> {
        let mut claims = json!({ "aud": origin, "exp": now_ms / 1000 + BELIEVED_S });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let head = URL_SAFE_NO_PAD.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let signed = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let token = format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature));
        Some(format!("vapid t={token}, k={}", self.public_key()))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
    use serde_json::Value;

    use super::*;

    /// The claims of a header, if the key that it names signed them: how a push service reads it.
    fn claims(header: &str) -> Option<Value> {
        let (token, key) = header.strip_prefix("vapid t=")?.split_once(", k=")?;
        let (signed, signature) = token.rsplit_once('.')?;
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text).ok();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key)?)
            .verify(signed.as_bytes(), &bytes(signature)?)
            .ok()?;
        let (head, claims) = signed.split_once('.')?;
        let head: Value = serde_json::from_slice(&bytes(head)?).ok()?;
        assert_eq!((&head["typ"], &head["alg"]), (&"JWT".into(), &"ES256".into()));
        serde_json::from_slice(&bytes(claims)?).ok()
    }

    /// RFC 8292, section 2.4. A signature holds a random number, so that a token of ours is another each time; whoever accepts
    /// the example accepts ours.
    const EXAMPLE: &str = "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

    #[tokio::test]
    async fn a_push_service_that_understands_the_example_of_the_standard_understands_us() {
        let example = claims(EXAMPLE).unwrap();
        assert_eq!(example["aud"], "https://push.example.net");
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("tables.sqlite").to_str().unwrap())
            .await
            .unwrap();
        let vapid = Vapid::of(&store).await.unwrap();
        let own = vapid.authorization("https://push.example.net", Some("https://games.example.org"), 5_000);
        let own = claims(&own.unwrap()).unwrap();
        assert_eq!(own["aud"], example["aud"]);
        assert_eq!(own["exp"], 5 + BELIEVED_S);
        assert_eq!(own["sub"], "https://games.example.org");
        let nobody = claims(&vapid.authorization("https://push.example.net", None, 0).unwrap()).unwrap();
        assert!(nobody.get("sub").is_none());
        let again = Vapid::of(&store).await.unwrap();
        assert_eq!(again.public_key(), vapid.public_key(), "one key for ever");
        assert_eq!(URL_SAFE_NO_PAD.decode(vapid.public_key()).unwrap().len(), 65);
    }

    #[test]
    fn a_forged_token_is_noticed_and_what_is_no_key_is_refused() {
        assert_eq!(claims(&EXAMPLE.replacen("i3CY", "i3CZ", 1)), None);
        assert!(Vapid::read("AAAA").is_err() && Vapid::read("%").is_err());
    }
}
