//! Passkeys: keeping an account by one, coming in by one, and what is refused.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::harness::{Page, TestApp, Visitor};

const HEAD: &[u8] =
    b"\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07\x03\x42\x00";

/// A device that holds a key, as a browser would use it.
struct Device {
    pair: EcdsaKeyPair,
    id: String,
    origin: String,
}

type Fields = Vec<(&'static str, String)>;

impl Device {
    fn new(app: &TestApp, id: &str) -> Device {
        let random = SystemRandom::new();
        let secret = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        Device {
            pair: EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, secret.as_ref(), &random).unwrap(),
            id: id.to_owned(),
            origin: app.url("").trim_end_matches('/').to_owned(),
        }
    }

    /// What the site asks a visitor.
    async fn question(visitor: &Visitor, ceremony: &str) -> Value {
        let page = visitor.get(&format!("/passkeys/question?for={ceremony}")).await;
        assert_eq!(page.status, 200);
        serde_json::from_str(&page.body).unwrap()
    }

    fn client(&self, ceremony: &str, asked: &Value) -> Vec<u8> {
        let client = json!({ "type": ceremony, "challenge": asked["challenge"], "origin": self.origin });
        client.to_string().into_bytes()
    }

    async fn make(&self, visitor: &Visitor) -> Fields {
        let asked = Self::question(visitor, "create").await;
        let site = Sha256::digest(asked["rp"]["id"].as_str().unwrap());
        let length = u16::try_from(self.id.len()).unwrap().to_be_bytes();
        let authenticator = [
            site.as_slice(),
            &[0x45, 0, 0, 0, 0],
            [0; 16].as_slice(),
            &length,
            self.id.as_bytes(),
        ]
        .concat();
        vec![
            ("client", URL_SAFE_NO_PAD.encode(self.client("webauthn.create", &asked))),
            ("authenticator", URL_SAFE_NO_PAD.encode(authenticator)),
            ("algorithm", "-7".to_owned()),
            (
                "key",
                URL_SAFE_NO_PAD.encode([HEAD, self.pair.public_key().as_ref()].concat()),
            ),
        ]
    }

    async fn sign(&self, visitor: &Visitor) -> Fields {
        let asked = Self::question(visitor, "get").await;
        let client = self.client("webauthn.get", &asked);
        let site = Sha256::digest(asked["rpId"].as_str().unwrap());
        let authenticator = [site.as_slice(), &[5, 0, 0, 0, 0]].concat();
        let signed = [authenticator.as_slice(), &Sha256::digest(&client)].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).unwrap();
        vec![
            ("id", URL_SAFE_NO_PAD.encode(&self.id)),
            ("client", URL_SAFE_NO_PAD.encode(client)),
            ("authenticator", URL_SAFE_NO_PAD.encode(authenticator)),
            ("signature", URL_SAFE_NO_PAD.encode(signature.as_ref())),
        ]
    }

    async fn keep(&self, visitor: &Visitor, login: &str) -> Page {
        let made = self.make(visitor).await;
        send(
            visitor,
            "/me/keep/passkey",
            &[made, vec![("login", login.to_owned())]].concat(),
        )
        .await
    }

    async fn enter(&self, visitor: &Visitor) -> Page {
        send(visitor, "/sign-in/passkey", &self.sign(visitor).await).await
    }
}

async fn send(visitor: &Visitor, path: &str, fields: &[(&'static str, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    visitor.post(path, &fields).await
}

#[tokio::test]
async fn an_account_is_kept_by_a_passkey_alone_and_entered_by_it_on_another_device() {
    let app = TestApp::start().await;
    let (ana, phone) = (app.visitor(), app.visitor());
    let table = ana.quick_table("batisseurs").await;
    let key = Device::new(&app, "ana's phone");
    let kept = key.keep(&ana, "Ana").await;
    assert_eq!(kept.status, 200);
    assert!(kept.body.contains("class=\"codes\""), "recovery codes come with it");

    let entered = key.enter(&phone).await;
    assert_eq!(
        (entered.status, entered.header("location")),
        (303, "/me?said=signed-in")
    );
    assert!(phone.get("/tables").await.body.contains(&table));
    let by_password = app.visitor();
    for password in ["", "four blue cranes"] {
        let page = by_password
            .post("/sign-in", &[("login", "Ana"), ("password", password)])
            .await;
        assert!(page.body.contains("do not fit together"), "there is no password");
    }
    let set = phone.post("/me/password", &[("password", "four blue cranes")]).await;
    assert_eq!(set.header("location"), "/me?said=new-password");
    let page = by_password
        .post("/sign-in", &[("login", "Ana"), ("password", "four blue cranes")])
        .await;
    assert_eq!(page.status, 303, "now there is one");
}

#[tokio::test]
async fn an_answer_lets_in_once_and_only_where_it_was_asked() {
    let app = TestApp::start().await;
    let (ana, phone, thief) = (app.visitor(), app.visitor(), app.visitor());
    let key = Device::new(&app, "ana's phone");
    key.keep(&ana, "Ana").await;
    let answer = key.sign(&phone).await;
    let refused = |page: &Page| page.body.contains("lets nobody in here");
    assert!(
        refused(&send(&thief, "/sign-in/passkey", &answer).await),
        "asked of another session"
    );
    let guest = phone.cookie("chantier").unwrap();
    assert_eq!(send(&phone, "/sign-in/passkey", &answer).await.status, 303);
    thief.keep_cookie("chantier", &guest);
    assert!(
        refused(&send(&thief, "/sign-in/passkey", &answer).await),
        "used once already"
    );

    let forged = Device {
        id: key.id.clone(),
        ..Device::new(&app, "")
    };
    assert!(
        refused(&forged.enter(&app.visitor()).await),
        "another key of the same name"
    );
    let elsewhere = Device {
        origin: "https://example.com".to_owned(),
        ..key
    };
    assert!(refused(&elsewhere.enter(&app.visitor()).await), "asked by another site");
    assert!(refused(&Device::new(&app, "nobody's").enter(&app.visitor()).await));
    for fields in [
        vec![],
        vec![
            ("id", URL_SAFE_NO_PAD.encode("ana's phone")),
            ("client", "?".to_owned()),
        ],
    ] {
        let page = send(&app.visitor(), "/sign-in/passkey", &fields).await;
        assert_eq!((page.status, refused(&page)), (200, true));
    }
}

#[tokio::test]
async fn passkeys_are_added_and_removed_but_never_the_last_way_in() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let (phone, desk) = (Device::new(&app, "phone"), Device::new(&app, "desk"));
    phone.keep(&ana, "Ana").await;
    let remove = |who: &'static str| vec![("passkey", URL_SAFE_NO_PAD.encode(who))];
    let led = |page: &Page| page.header("location").to_owned();
    assert_eq!(
        led(&send(&ana, "/me/passkeys/remove", &remove("phone")).await),
        "/me?said=last-way"
    );
    let added = send(&ana, "/me/passkeys", &desk.make(&ana).await).await;
    assert_eq!(led(&added), "/me?said=passkey-added");
    let twice = send(&ana, "/me/passkeys", &desk.make(&ana).await).await;
    assert_eq!(led(&twice), "/me?said=passkey-refused");
    let asked = Device::question(&ana, "create").await;
    assert_eq!(
        asked["excludeCredentials"].as_array().unwrap().len(),
        2,
        "the browser makes none twice"
    );

    bo.post("/me/keep", &[("login", "Bo"), ("password", "four blue cranes")])
        .await;
    assert_eq!(
        send(&bo, "/me/passkeys/remove", &remove("phone")).await.status,
        404,
        "not theirs"
    );
    // Who finds a browser signed in must not be able to leave a key of their own in it.
    let tablet = Device::new(&app, "tablet");
    let refused = send(&bo, "/me/passkeys", &tablet.make(&bo).await).await;
    assert!(refused.body.contains("role=\"alert\""), "the password is asked for");
    let mut fields = tablet.make(&bo).await;
    fields.push(("present", "four blue cranes".to_owned()));
    assert_eq!(led(&send(&bo, "/me/passkeys", &fields).await), "/me?said=passkey-added");
    let stolen = phone.keep(&app.visitor(), "Cleo").await;
    assert!(stolen.body.contains("could not be kept"), "a key is one person's");

    assert_eq!(
        led(&send(&ana, "/me/passkeys/remove", &remove("phone")).await),
        "/me?said=passkey-removed"
    );
    assert_eq!(
        phone.enter(&app.visitor()).await.status,
        200,
        "it lets nobody in any more"
    );
    assert_eq!(desk.enter(&app.visitor()).await.status, 303);

    ana.post("/me/delete", &[("sure", "yes")]).await;
    assert_eq!(
        desk.enter(&app.visitor()).await.status,
        200,
        "all that was theirs is gone"
    );
}

#[tokio::test]
async fn a_name_that_is_taken_or_the_hosts_is_not_given_for_a_passkey() {
    let app = TestApp::start_with(|config| config.admin = Some("Gusto".to_owned())).await;
    let key = Device::new(&app, "a key");
    for (login, said) in [("Gusto", "is taken"), ("x", "2 to 24 characters")] {
        let visitor = app.visitor();
        assert!(key.keep(&visitor, login).await.body.contains(said), "{login}");
        assert!(!visitor.get("/me").await.body.contains("me/sign-out"), "still a guest");
    }
    let made = key.make(&app.visitor()).await;
    let other = app.visitor();
    let fields = [made, vec![("login", "Dana".to_owned())]].concat();
    assert!(
        send(&other, "/me/keep/passkey", &fields)
            .await
            .body
            .contains("could not be kept")
    );
}
