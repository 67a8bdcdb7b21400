//! People are told what waits for them while they look at no page. Who receives it is a stand-in on this machine; what time it
//! is, the tests say.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU16, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::IntoResponse as _;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature;
use serde_json::{Value, json};
use server::{Clock, Config};
use store::PrivatePostgres;
use tokio::sync::mpsc;

use crate::accounts::unzip;
use crate::harness::{TestApp, Visitor};

/// A Monday at noon, in Greenwich.
const START: i64 = 1_794_830_400_000;
const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
/// Longer than anybody has to see for themselves what happened.
const PATIENCE: i64 = 50 * SECOND;
/// Long enough for a server to have looked twice for what is due.
const TWO_LOOKS: Duration = Duration::from_millis(2300);

/// Something that a stand-in was sent.
struct Heard {
    path: String,
    headers: HeaderMap,
    body: Bytes,
}

impl Heard {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

/// A receiver on this machine.
struct StandIn {
    url: String,
    heard: mpsc::UnboundedReceiver<Heard>,
    answer: Arc<AtomicU16>,
}

impl StandIn {
    async fn start() -> StandIn {
        let (tell, heard) = mpsc::unbounded_channel();
        let answer = Arc::new(AtomicU16::new(201));
        let status = Arc::clone(&answer);
        let router = Router::new().fallback(move |uri: Uri, headers: HeaderMap, body: Bytes| {
            let (tell, status) = (tell.clone(), status.load(Ordering::SeqCst));
            async move {
                let path = uri.path().to_owned();
                let _ = tell.send(Heard { path, headers, body });
                let status = StatusCode::from_u16(status).unwrap();
                (status, [("location", "/elsewhere")], "an answer nobody reads").into_response()
            }
        });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        StandIn { url, heard, answer }
    }

    async fn next(&mut self) -> Heard {
        let heard = tokio::time::timeout(Duration::from_secs(15), self.heard.recv());
        heard.await.expect("something is sent within 15 s").unwrap()
    }

    async fn silent(&mut self) {
        tokio::time::sleep(TWO_LOOKS).await;
        if let Ok(heard) = self.heard.try_recv() {
            panic!("nothing was to be sent: {} {}", heard.path, heard.text());
        }
    }

    fn answers(&self, status: u16) {
        self.answer.store(status, Ordering::SeqCst);
    }
}

/// A server whose clock the test holds, and which may speak to this machine.
struct Timed {
    app: TestApp,
    now: Arc<AtomicI64>,
}

impl Timed {
    async fn start() -> Timed {
        Timed::start_with(|config| config.webhooks_inside = true).await
    }

    async fn start_with(change: impl FnOnce(&mut Config)) -> Timed {
        let now = Arc::new(AtomicI64::new(START));
        let clock = Clock::Set(Arc::clone(&now));
        let app = TestApp::start_with(|config| {
            config.clock = clock;
            change(config);
        })
        .await;
        Timed { app, now }
    }

    fn wait(&self, ms: i64) {
        self.now.fetch_add(ms, Ordering::SeqCst);
    }
}

const FRIENDS: [(&str, &str); 5] = [
    ("game", "batisseurs"),
    ("sitter-1", "here"),
    ("name-1", "Ana"),
    ("sitter-2", "invited"),
    ("start", "1"),
];

/// Sits two people down at a table of these terms; the first starts.
async fn table_of(ana: &Visitor, bo: &Visitor, terms: &[(&str, &str)]) -> String {
    let table = ana.new_table(&[&FRIENDS[..], terms].concat()).await;
    let joined = bo
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert_eq!(joined.status, 303);
    table
}

async fn make_move(visitor: &Visitor, table: &str, text: &str) {
    let version = visitor.get(table).await.version();
    let fields = [("version", version.as_str()), ("move", text), ("sure", "yes")];
    assert_eq!(visitor.post(&format!("{table}/move"), &fields).await.status, 303);
}

/// Ends a turn. Who only passes ends the game soon.
async fn end_turn(visitor: &Visitor, table: &str) {
    make_move(visitor, table, "take 1").await;
    make_move(visitor, table, "end").await;
}

/// Ends a turn without a look at the page, as another device of the same person would.
async fn end_turn_unseen(visitor: &Visitor, other: &Visitor, table: &str) {
    for text in ["take 1", "end"] {
        let version = other.get(table).await.version();
        let fields = [("version", version.as_str()), ("move", text), ("sure", "yes")];
        assert_eq!(visitor.post(&format!("{table}/move"), &fields).await.status, 303);
    }
}

async fn set_webhook(visitor: &Visitor, kind: &str, address: &str) {
    let done = visitor
        .post("/me/notices/webhook", &[("kind", kind), ("address", address)])
        .await;
    assert_eq!(done.header("location"), "/me?said=webhook-kept", "{}", done.body);
}

/// A browser that can be told something once: its key is used once.
struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        Browser {
            public: private.compute_public_key().unwrap().as_ref().to_vec(),
            private,
            auth: [7; 16],
        }
    }

    async fn subscribe(&self, visitor: &Visitor, endpoint: &str) -> String {
        let (key, auth) = (URL_SAFE_NO_PAD.encode(&self.public), URL_SAFE_NO_PAD.encode(self.auth));
        let fields = [("endpoint", endpoint), ("key", key.as_str()), ("auth", auth.as_str())];
        let done = visitor.post("/me/notices/devices", &fields).await;
        done.header("location").to_owned()
    }

    /// Reads a message as RFC 8291 says.
    fn read(self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
        let (sender, record) = rest[5..].split_at(65);
        let mut record = record.to_vec();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let secret = agree_ephemeral(self.private, &theirs, |shared| {
            derive::<32>(&self.auth, shared, &[b"WebPush: info\0", &self.public, sender])
        });
        let secret = secret.unwrap();
        let key = derive::<16>(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = derive::<12>(salt, &secret, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let nonce = Nonce::assume_unique_for_key(nonce);
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).unwrap();
        let (end, text) = text.split_last().unwrap();
        assert_eq!(*end, 2);
        serde_json::from_slice(text).unwrap()
    }
}

fn derive<const LENGTH: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; LENGTH] {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut key = [0; LENGTH];
    let pseudorandom = Salt::new(HKDF_SHA256, salt).extract(secret);
    pseudorandom
        .expand(info, Length(LENGTH))
        .unwrap()
        .fill(&mut key)
        .unwrap();
    key
}

#[tokio::test]
async fn whoever_looks_at_no_page_is_told_once_that_it_is_their_turn() {
    let timed = Timed::start().await;
    let mut ntfy = StandIn::start().await;
    let (ana, mut bo) = (timed.app.visitor(), timed.app.visitor());
    bo.language = "fr";
    let table = table_of(&ana, &bo, &[]).await;
    set_webhook(&bo, "ntfy", &format!("{}/my-topic", ntfy.url)).await;
    end_turn(&ana, &table).await;
    ntfy.silent().await;
    timed.wait(PATIENCE);
    let heard = ntfy.next().await;
    assert_eq!(heard.path, "/my-topic");
    let game = catalogue::find("batisseurs").unwrap().info().name;
    let title = format!("À vous de jouer\u{a0}: {game}");
    let encoded = heard
        .header("title")
        .strip_prefix("=?UTF-8?B?")
        .unwrap()
        .strip_suffix("?=")
        .unwrap();
    let decoded = base64::engine::general_purpose::STANDARD.decode(encoded).unwrap();
    assert_eq!(String::from_utf8(decoded).unwrap(), title);
    assert_eq!(heard.header("click"), timed.app.url(&table));
    assert_eq!(heard.text(), "Les autres attendent votre coup.");
    timed.wait(HOUR);
    ntfy.silent().await;
    assert!(timed.app.numbers().await.contains("chantier_notices_sent_total 1\n"));
    let page = bo.get("/me").await;
    assert!(page.body.contains("averti pour la dernière fois"), "{}", page.body);
}

#[tokio::test]
async fn a_browser_is_told_what_only_it_can_read_by_whom_it_knows() {
    let timed = Timed::start().await;
    let mut service = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    let browser = Browser::new();
    let endpoint = format!("{}/send/abc", service.url);
    assert_eq!(browser.subscribe(&bo, &endpoint).await, "/me?said=device-told");
    let page = bo.get("/me").await;
    let known = page.between("data-push=\"", "\"").to_owned();
    end_turn(&ana, &table).await;
    timed.wait(PATIENCE);
    let heard = service.next().await;
    assert_eq!(heard.path, "/send/abc");
    assert_eq!(
        (heard.header("content-encoding"), heard.header("ttl")),
        ("aes128gcm", "86400")
    );
    let authorization = heard.header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, key) = authorization.split_once(", k=").unwrap();
    assert_eq!(key, known, "the key that the browser was given");
    let (signed, signed_by) = token.rsplit_once('.').unwrap();
    let key = URL_SAFE_NO_PAD.decode(key).unwrap();
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, key)
        .verify(signed.as_bytes(), &URL_SAFE_NO_PAD.decode(signed_by).unwrap())
        .unwrap();
    let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], json!(service.url));
    assert_eq!(claims["exp"], (START + PATIENCE) / 1000 + 12 * 3600);
    let game = catalogue::find("batisseurs").unwrap().info().name;
    let told =
        json!({ "title": format!("Your turn: {game}"), "body": "The others wait for your move.", "path": table });
    assert_eq!(browser.read(&heard.body), told);
}

#[tokio::test]
async fn a_push_service_that_knows_a_browser_no_more_is_forgotten() {
    let timed = Timed::start().await;
    let mut service = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    Browser::new().subscribe(&bo, &format!("{}/gone", service.url)).await;
    assert!(bo.get("/me").await.body.contains("data-push-this"));
    service.answers(410);
    end_turn(&ana, &table).await;
    timed.wait(PATIENCE);
    service.next().await;
    tokio::time::sleep(TWO_LOOKS).await;
    assert!(!bo.get("/me").await.body.contains("data-push-this"));
    assert_eq!(
        Browser::new().subscribe(&bo, "ftp://push.example.org/").await,
        "/me?said=push-refused"
    );
    let fields = [("endpoint", service.url.as_str()), ("key", "AAAA"), ("auth", "AAAA")];
    let refused = bo.post("/me/notices/devices", &fields).await;
    assert_eq!(refused.header("location"), "/me?said=push-refused");
}

#[tokio::test]
async fn whoever_looks_at_the_table_or_has_moved_is_not_told() {
    let timed = Timed::start().await;
    let mut ntfy = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    set_webhook(&bo, "ntfy", &ntfy.url).await;
    end_turn(&ana, &table).await;
    let id = table.rsplit('/').next().unwrap();
    bo.get(&format!("/tables/turns?beside={id}")).await;
    bo.get(&format!("/tables/turns?beside={id}&looking")).await;
    timed.wait(PATIENCE);
    ntfy.silent().await;
    // The page itself, without a script.
    end_turn(&bo, &table).await;
    end_turn(&ana, &table).await;
    bo.get(&table).await;
    timed.wait(PATIENCE);
    ntfy.silent().await;
    // The turn was taken elsewhere before anybody was told.
    let table = table_of(&ana, &bo, &[]).await;
    end_turn(&ana, &table).await;
    end_turn_unseen(&bo, &ana, &table).await;
    timed.wait(PATIENCE);
    ntfy.silent().await;
    // A page in the background says nothing.
    let table = table_of(&ana, &bo, &[]).await;
    let id = table.rsplit('/').next().unwrap();
    end_turn(&ana, &table).await;
    bo.get(&format!("/tables/turns?beside={id}")).await;
    timed.wait(PATIENCE);
    ntfy.next().await;
}

#[tokio::test]
async fn many_tables_are_one_notice_and_there_is_one_a_minute() {
    let timed = Timed::start().await;
    let mut ntfy = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    set_webhook(&bo, "json", &ntfy.url).await;
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(table_of(&ana, &bo, &[]).await);
    }
    for table in &tables[..3] {
        end_turn(&ana, table).await;
    }
    timed.wait(PATIENCE);
    let told = ntfy.next().await.json();
    assert_eq!(told["title"], "Your turn at 3 tables");
    assert_eq!(told["url"], json!(timed.app.url("/tables")));
    let named: BTreeSet<&str> = told["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["url"].as_str().unwrap())
        .collect();
    let expected: Vec<String> = tables[..3].iter().map(|table| timed.app.url(table)).collect();
    assert_eq!(named, expected.iter().map(String::as_str).collect());
    end_turn(&ana, &tables[3]).await;
    timed.wait(PATIENCE);
    ntfy.silent().await;
    timed.wait(20 * SECOND);
    assert_eq!(ntfy.next().await.json()["tables"][0]["reason"], "turn");
}

#[tokio::test]
async fn what_is_asked_how_it_ended_and_that_time_runs_out_is_told() {
    let timed = Timed::start().await;
    let mut ntfy = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[("clock", "turns"), ("hours", "24"), ("vacation", "0")]).await;
    set_webhook(&bo, "discord", &ntfy.url).await;
    let asked = ana.post(&format!("{table}/ask"), &[("what", "end")]).await;
    assert_eq!(asked.status, 303, "{}", asked.body);
    timed.wait(PATIENCE);
    let told = ntfy.next().await.json();
    let content = told["content"].as_str().unwrap();
    assert!(content.starts_with("**You are asked: "), "{content}");
    assert!(content.contains("end the game now") && content.ends_with(&timed.app.url(&table)));
    assert_eq!(told["allowed_mentions"], json!({ "parse": [] }));
    end_turn(&ana, &table).await;
    bo.get(&table).await;
    // A turn has a day: two hours before its end somebody who has seen that it is their turn is warned, once.
    timed.wait(21 * HOUR);
    ntfy.silent().await;
    timed.wait(HOUR + MINUTE);
    let told = ntfy.next().await.json();
    assert!(told["content"].as_str().unwrap().starts_with("**Your time runs out: "));
    timed.wait(HOUR);
    ntfy.silent().await;
    end_turn(&bo, &table).await;
    let resigned = ana.post(&format!("{table}/resign"), &[("sure", "yes")]).await;
    assert_eq!(resigned.status, 303, "{}", resigned.body);
    timed.wait(PATIENCE);
    let told = ntfy.next().await.json();
    assert!(told["content"].as_str().unwrap().starts_with("**The game is over: "));
}

#[tokio::test]
async fn after_three_tries_a_webhook_is_switched_off_until_a_test_arrives() {
    let timed = Timed::start().await;
    let mut hook = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    set_webhook(&bo, "json", &hook.url).await;
    // Where the answer leads is nobody's business.
    hook.answers(302);
    end_turn(&ana, &table).await;
    timed.wait(PATIENCE);
    assert_eq!(hook.next().await.path, "/");
    hook.silent().await;
    hook.answers(500);
    timed.wait(2 * MINUTE + SECOND);
    hook.next().await;
    hook.silent().await;
    timed.wait(10 * MINUTE + SECOND);
    hook.next().await;
    hook.silent().await;
    timed.wait(HOUR);
    hook.silent().await;
    let page = bo.get("/me").await;
    assert!(
        page.body.contains("failed three times and was switched off"),
        "{}",
        page.body
    );
    assert!(timed.app.numbers().await.contains("chantier_notices_failed_total 3\n"));
    let test = bo.post("/me/notices/test", &[]).await;
    assert_eq!(test.header("location"), "/me?said=test-lost");
    assert_eq!(hook.next().await.json()["title"], "Chantier can reach you");
    hook.answers(204);
    let test = bo.post("/me/notices/test", &[]).await;
    assert_eq!(test.header("location"), "/me?said=test-arrived");
    hook.next().await;
    end_turn(&bo, &table).await;
    end_turn(&ana, &table).await;
    timed.wait(PATIENCE);
    hook.next().await;
    let stopped = bo.post("/me/notices/stop", &[("receiver", "webhook")]).await;
    assert_eq!(stopped.header("location"), "/me?said=not-told");
    end_turn(&bo, &table).await;
    end_turn(&ana, &table).await;
    timed.wait(HOUR);
    hook.silent().await;
}

#[tokio::test]
async fn a_receiver_that_does_not_answer_is_left_after_five_seconds() {
    let timed = Timed::start().await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let accepted = tokio::spawn(async move { listener.accept().await.unwrap() });
    let bo = timed.app.visitor();
    set_webhook(&bo, "json", &address).await;
    let asked = std::time::Instant::now();
    let test = bo.post("/me/notices/test", &[]).await;
    assert_eq!(test.header("location"), "/me?said=test-lost");
    let took = asked.elapsed();
    assert!((4..9).contains(&took.as_secs()), "{took:?}");
    drop(accepted.await.unwrap());
}

/// A receiver that takes every connection and answers nothing; gives its address.
async fn deaf_receiver() -> String {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((stream, _)) = listener.accept().await {
            held.push(stream);
        }
    });
    address
}

#[tokio::test]
async fn a_receiver_that_does_not_answer_delays_nobody_else() {
    let timed = Timed::start().await;
    let mut hook = StandIn::start().await;
    let (ana, bo, eve) = (timed.app.visitor(), timed.app.visitor(), timed.app.visitor());
    let [slow, quick] = [table_of(&ana, &eve, &[]).await, table_of(&ana, &bo, &[]).await];
    set_webhook(&eve, "json", &deaf_receiver().await).await;
    set_webhook(&bo, "json", &hook.url).await;
    end_turn(&ana, &slow).await;
    timed.wait(PATIENCE);
    // By now Eve is being told, and that takes five seconds.
    tokio::time::sleep(TWO_LOOKS).await;
    end_turn(&ana, &quick).await;
    timed.wait(PATIENCE);
    let start = std::time::Instant::now();
    hook.next().await;
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_server_stops_in_time_though_many_receivers_do_not_answer() {
    let mut timed = Timed::start_with(|config| {
        config.webhooks_inside = true;
        config.caps.stop_timeout = Duration::from_millis(200);
    })
    .await;
    let (ana, deaf) = (timed.app.visitor(), deaf_receiver().await);
    let mut tables = Vec::new();
    for number in 0..60 {
        let bo = timed.app.visitor();
        tables.push(table_of(&ana, &bo, &[]).await);
        // They are more than are told at once, so all of them would take longer than the server may.
        set_webhook(&bo, "json", &format!("{deaf}/{number}")).await;
    }
    for table in &tables {
        end_turn(&ana, table).await;
    }
    timed.wait(PATIENCE);
    tokio::time::sleep(TWO_LOOKS).await;
    let start = std::time::Instant::now();
    timed.app.stop().await;
    assert!(start.elapsed() < Duration::from_millis(5_700), "{:?}", start.elapsed());
}

#[tokio::test]
async fn a_notice_outlives_the_server() {
    let mut timed = Timed::start().await;
    let mut ntfy = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    set_webhook(&bo, "ntfy", &ntfy.url).await;
    end_turn(&ana, &table).await;
    timed.app.stop().await;
    timed.wait(PATIENCE);
    timed.app.restart().await;
    ntfy.next().await;
    timed.app.restart().await;
    timed.wait(HOUR);
    ntfy.silent().await;
}

#[tokio::test]
async fn of_two_servers_one_tells_it_wherever_the_page_is_looked_at() {
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    let now = Arc::new(AtomicI64::new(START));
    let mut nodes = Vec::new();
    for _ in 0..2 {
        let clock = Clock::Set(Arc::clone(&now));
        let database = database.clone();
        let node = TestApp::start_with(|config| {
            config.clock = clock;
            config.database = database;
            config.webhooks_inside = true;
        });
        nodes.push(node.await);
    }
    let mut ntfy = StandIn::start().await;
    let (ana, bo) = (nodes[0].visitor(), nodes[1].visitor());
    set_webhook(&bo, "ntfy", &ntfy.url).await;
    for _ in 0..3 {
        let table = table_of(&ana, &bo, &[]).await;
        end_turn(&ana, &table).await;
        now.fetch_add(2 * PATIENCE, Ordering::SeqCst);
        ntfy.next().await;
        ntfy.silent().await;
    }
    let table = table_of(&ana, &bo, &[]).await;
    end_turn(&ana, &table).await;
    let id = table.rsplit('/').next().unwrap();
    bo.get(&format!("/tables/turns?beside={id}&looking")).await;
    now.fetch_add(2 * PATIENCE, Ordering::SeqCst);
    ntfy.silent().await;
}

/// Addresses of this machine and its networks, in spellings that a careless reader takes for others.
const INSIDE: [&str; 14] = [
    "http://127.0.0.1:8080/",
    "http://127.1:8080/",
    "http://2130706433:8080/",
    "http://0x7f000001:8080/",
    "http://0:8080/",
    "http://localhost:8080/",
    "http://[::1]:8080/",
    "http://[::ffff:127.0.0.1]:8080/",
    "http://[64:ff9b::127.0.0.1]/",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00::1]/",
    "https://100.64.0.1/",
];

#[tokio::test]
async fn webhooks_to_inside_addresses_are_refused_and_nothing_that_was_typed_is_lost() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    for address in INSIDE {
        let refused = ana
            .post("/me/notices/webhook", &[("kind", "discord"), ("address", address)])
            .await;
        assert_eq!(refused.status, 200, "{address}");
        let said = ["leads into a private network", "leads nowhere"];
        assert!(
            said.iter().any(|said| refused.body.contains(said)),
            "{address}: {}",
            refused.body
        );
        assert!(refused.body.contains(&format!("value=\"{address}\"")), "{address}");
        assert!(
            refused.body.contains("<option value=\"discord\" selected>"),
            "{address}"
        );
    }
    for address in [
        "ntfy.sh/topic",
        "ftp://example.org/",
        "https://a:b@example.org/",
        "https://example.org:25/",
        "",
    ] {
        let refused = ana
            .post("/me/notices/webhook", &[("kind", "ntfy"), ("address", address)])
            .await;
        assert!(
            refused.body.contains("no address that a message can be sent to"),
            "{address}"
        );
    }
    let browser = Browser::new();
    assert_eq!(
        browser.subscribe(&ana, "http://push.example.org/").await,
        "/me?said=push-refused",
        "push services are secure"
    );
    // A browser's address is looked up when something is sent there.
    assert_eq!(
        browser.subscribe(&ana, "https://127.0.0.1/").await,
        "/me?said=device-told"
    );
    let refused = ana
        .post("/me/notices/webhook", &[("kind", "smoke"), ("address", "x")])
        .await;
    assert_eq!(refused.status, 400);
    assert_eq!(ana.post("/me/notices/test", &[]).await.status, 404);
    assert_eq!(
        ana.post("/me/notices/stop", &[("receiver", "webhook")]).await.status,
        404
    );
}

#[tokio::test]
async fn nothing_is_pushed_to_an_inside_address() {
    let timed = Timed::start_with(|config| config.webhooks_inside = false).await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    let browser = Browser::new();
    assert_eq!(
        browser.subscribe(&bo, "https://127.0.0.1/push").await,
        "/me?said=device-told"
    );
    end_turn(&ana, &table).await;
    timed.wait(PATIENCE);
    for _ in 0..600 {
        if timed.app.numbers().await.contains("chantier_notices_refused_total 1\n") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it was not refused");
}

#[tokio::test]
async fn a_browser_cannot_be_named_without_end() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let ana = app.visitor();
    let browser = Browser::new();
    let mut said = String::new();
    for number in 0..30 {
        said = browser
            .subscribe(&ana, &format!("https://push.example.org/{number}"))
            .await;
        if said == "/me?said=too-often" {
            break;
        }
    }
    assert_eq!(said, "/me?said=too-often");
}

#[tokio::test]
async fn what_was_allowed_once_is_refused_when_it_is_sent() {
    let mut timed = Timed::start().await;
    let mut hook = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    set_webhook(&bo, "json", &hook.url).await;
    end_turn(&ana, &table).await;
    timed.app.restart_with(|config| config.webhooks_inside = false).await;
    timed.wait(PATIENCE);
    hook.silent().await;
    assert!(timed.app.numbers().await.contains("chantier_notices_refused_total 1\n"));
    timed.app.restart_with(|config| config.notices = false).await;
    timed.wait(HOUR);
    hook.silent().await;
    assert!(
        !bo.get("/me").await.body.contains("id=\"notices\""),
        "the host wants none of it"
    );
    let refused = bo
        .post(
            "/me/notices/webhook",
            &[("kind", "json"), ("address", "https://example.org/")],
        )
        .await;
    assert_eq!(refused.status, 404);
}

#[tokio::test]
async fn a_guest_is_told_after_keeping_an_account_and_takes_their_data_along() {
    let timed = Timed::start().await;
    let mut ntfy = StandIn::start().await;
    let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
    let table = table_of(&ana, &bo, &[]).await;
    set_webhook(&bo, "ntfy", &ntfy.url).await;
    let keep = [("login", "Bo"), ("password", "four blue cranes")];
    assert_eq!(bo.post("/me/keep", &keep).await.status, 200);
    end_turn(&ana, &table).await;
    timed.wait(PATIENCE);
    ntfy.next().await;
    let files = unzip(&bo.post_bytes("/me/export").await);
    let exported: Value = serde_json::from_str(&files[0].1).unwrap();
    assert_eq!(exported["notices"][0]["address"], json!(ntfy.url));
    let gone = bo
        .post("/me/delete", &[("sure", "yes"), ("present", "four blue cranes")])
        .await;
    assert_eq!(gone.header("location"), "/me?said=deleted", "{}", gone.body);
    timed.wait(HOUR);
    ntfy.silent().await;
}

#[tokio::test]
async fn a_program_sets_tries_and_removes_its_webhook() {
    let timed = Timed::start().await;
    let mut hook = StandIn::start().await;
    let ana = timed.app.program("Ana").await;
    assert_eq!(ana.get("/me/webhook").await.status, 404);
    let wish = json!({ "kind": "json", "address": format!("{}/hook", hook.url) });
    let set = ana.put("/me/webhook", &wish).await;
    assert_eq!(set.status, 200, "{}", set.body);
    let webhook = json!({ "kind": "json", "address": wish["address"], "on": true, "failures": 0, "told_at_ms": null });
    assert_eq!(set.json(), webhook);
    assert_eq!(ana.get("/me/webhook").await.json(), webhook);
    assert_eq!(
        ana.post("/me/webhook/test", &json!(null)).await.json(),
        json!({ "arrived": true })
    );
    let heard = hook.next().await.json();
    assert_eq!(
        (&heard["title"], &heard["tables"]),
        (&json!("Chantier can reach you"), &json!([]))
    );
    hook.answers(404);
    assert_eq!(
        ana.post("/me/webhook/test", &json!(null)).await.json(),
        json!({ "arrived": false })
    );
    for (address, why) in [("gopher://x", "no address"), ("https://a@b/", "no address")] {
        let refused = ana
            .put("/me/webhook", &json!({ "kind": "ntfy", "address": address }))
            .await;
        assert_eq!(refused.status, 422);
        assert!(
            refused.json()["detail"].as_str().unwrap().contains(why),
            "{}",
            refused.body
        );
    }
    assert_eq!(
        ana.put("/me/webhook", &json!({ "kind": "smoke", "address": "x" }))
            .await
            .status,
        422
    );
    assert_eq!(ana.delete("/me/webhook").await.status, 204);
    assert_eq!(ana.delete("/me/webhook").await.status, 404);
    assert_eq!(ana.get("/me/webhook").await.status, 404);
}

#[tokio::test]
async fn a_program_reaches_nothing_inside_either() {
    let app = TestApp::start().await;
    let ana = app.program("Ana").await;
    for address in INSIDE {
        let refused = ana
            .put("/me/webhook", &json!({ "kind": "json", "address": address }))
            .await;
        assert_eq!(refused.status, 422, "{address}: {}", refused.body);
    }
    assert_eq!(ana.get("/me/webhook").await.status, 404);
}

#[tokio::test]
async fn whoever_tries_webhooks_without_end_is_told_to_wait() {
    let app = TestApp::start_with(|config| {
        config.limited = true;
        config.webhooks_inside = true;
    })
    .await;
    let ana = app.visitor();
    let wish = [("kind", "json"), ("address", "http://127.0.0.1:9/")];
    let mut refused = 0;
    for _ in 0..15 {
        let done = ana.post("/me/notices/webhook", &wish).await;
        refused += usize::from(done.body.contains("role=\"alert\""));
    }
    assert_eq!(refused, 5);
    let another = app.visitor().post("/me/notices/webhook", &wish).await;
    assert!(
        another.body.contains("role=\"alert\""),
        "another cookie is the same network"
    );
}

/// Every game that hides something, played to its end by two people whose webhooks hear all there is to hear: a notice is the
/// name of the game, the address of the table and what is asked there, to the letter.
#[tokio::test]
async fn notices_tell_nothing_of_any_game_but_its_name() {
    for info in catalogue::infos().filter(|info| info.players.contains(&2)) {
        let timed = Timed::start().await;
        let mut hook = StandIn::start().await;
        let (ana, bo) = (timed.app.visitor(), timed.app.visitor());
        for visitor in [&ana, &bo] {
            set_webhook(visitor, "json", &hook.url).await;
        }
        let fields: Vec<(&str, &str)> = FRIENDS
            .iter()
            .map(|(name, value)| match *name {
                "game" => ("game", info.id),
                name => (name, *value),
            })
            .collect();
        let table = ana.new_table(&fields).await;
        bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
            .await;
        let texts = [
            (
                "turn",
                format!("Your turn: {}", info.name),
                "The others wait for your move.",
            ),
            ("over", format!("The game is over: {}", info.name), "See how it ended."),
        ];
        let expected: Vec<Value> = texts
            .iter()
            .map(|(reason, title, text)| {
                let id = table.rsplit('/').next().unwrap();
                let url = timed.app.url(&table);
                let told = json!([{ "id": id, "game": info.id, "reason": reason, "url": url }]);
                json!({ "title": title, "text": text, "url": url, "tables": told })
            })
            .collect();
        let mut heard = 0;
        for turn in 0..12usize {
            let mover = if ana.get(&table).await.moves().is_empty() {
                &bo
            } else {
                &ana
            };
            let page = mover.get(&table).await;
            let moves = page.moves();
            if moves.is_empty() {
                break;
            }
            let version = page.version();
            let fields = [
                ("version", version.as_str()),
                ("move", &moves[turn * 7919 % moves.len()]),
                ("sure", "yes"),
            ];
            mover.post(&format!("{table}/move"), &fields).await;
            if turn % 4 == 3 {
                timed.wait(2 * PATIENCE);
                tokio::time::sleep(Duration::from_millis(1100)).await;
            }
        }
        ana.post(&format!("{table}/resign"), &[("sure", "yes")]).await;
        timed.wait(2 * PATIENCE);
        tokio::time::sleep(TWO_LOOKS).await;
        while let Ok(told) = hook.heard.try_recv() {
            heard += 1;
            assert!(expected.contains(&told.json()), "{}: {}", info.id, told.text());
        }
        assert!(heard > 0, "{}", info.id);
    }
}
