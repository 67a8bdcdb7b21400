//! A real server on a free port, and visitors who speak HTTP with it.

#![allow(dead_code, reason = "each test binary uses a part of it")]

pub mod document;
mod patch;
pub mod program;

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Mutex;
use std::time::Duration;

use server::{Chance, Config, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server with a database of its own, which goes away with it.
pub struct TestApp {
    pub address: SocketAddr,
    /// Where numbers can be asked for.
    pub metrics: SocketAddr,
    pub folder: tempfile::TempDir,
    config: Config,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl TestApp {
    /// A server whose bots move at once.
    pub async fn start() -> TestApp {
        TestApp::start_with(|_| {}).await
    }

    /// A server with a configuration of its own.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            database: folder.path().join("tables.sqlite").display().to_string(),
            pace: Duration::ZERO,
            limited: false,
            metrics: Some("127.0.0.1:0".parse().unwrap()),
            // A test that fails fails again.
            chance: Chance::counted(0),
            ..Config::default()
        };
        change(&mut config);
        let mut app = TestApp {
            address: config.listen,
            metrics: config.listen,
            folder,
            config,
            running: None,
        };
        app.run().await;
        app
    }

    async fn run(&mut self) {
        let server = Server::bind(self.config.clone()).await.unwrap();
        self.address = server.address();
        self.metrics = server.metrics_address().unwrap();
        self.config.listen = self.address;
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let stop = async {
                let _ = stopped.await;
            };
            server.run(stop).await;
        });
        self.running = Some((stop, task));
    }

    /// Stops the server as a signal would.
    pub async fn stop(&mut self) {
        if let Some((stop, task)) = self.running.take() {
            let _ = stop.send(());
            task.await.unwrap();
        }
    }

    /// Stops the server and starts another one on the same address and database.
    pub async fn restart(&mut self) {
        self.restart_with(|_| {}).await;
    }

    /// Stops the server and starts another one on the same address and database, with another configuration.
    pub async fn restart_with(&mut self, change: impl FnOnce(&mut Config)) {
        self.stop().await;
        change(&mut self.config);
        self.run().await;
    }

    pub fn database(&self) -> &str {
        &self.config.database
    }

    /// The numbers of the server, as text.
    pub async fn numbers(&self) -> String {
        let asked = reqwest::get(format!("http://{}/metrics", self.metrics)).await;
        asked.unwrap().text().await.unwrap()
    }

    /// The value of one of these numbers.
    pub async fn counted(&self, name: &str) -> u64 {
        let text = self.numbers().await;
        let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Somebody with a fresh browser.
    pub fn visitor(&self) -> Visitor {
        self.visitor_from(self.address.ip())
    }

    /// Somebody with a fresh browser at an address of this machine.
    pub fn visitor_from(&self, address: IpAddr) -> Visitor {
        Visitor {
            site: format!("http://{}", self.address),
            http: reqwest::Client::builder()
                .redirect(reqwest::redirect::Policy::none())
                .local_address(address)
                .build()
                .unwrap(),
            cookies: Mutex::default(),
            language: "en",
        }
    }
}

/// A browser without JavaScript: it keeps cookies and fills in forms.
pub struct Visitor {
    site: String,
    http: reqwest::Client,
    cookies: Mutex<BTreeMap<String, String>>,
    pub language: &'static str,
}

/// An answer.
pub struct Page {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub body: String,
}

impl Visitor {
    /// The same browser at another server.
    pub fn at(&self, other: &TestApp) -> Visitor {
        self.at_address(other.address)
    }

    /// The same browser at another address.
    pub fn at_address(&self, address: SocketAddr) -> Visitor {
        Visitor {
            site: format!("http://{address}"),
            http: self.http.clone(),
            cookies: Mutex::new(self.cookies.lock().unwrap().clone()),
            language: self.language,
        }
    }

    pub async fn get(&self, path: &str) -> Page {
        let request = self.http.get(format!("{}{path}", self.site));
        self.send(request).await
    }

    /// The changing part of a page, as a script asks for it.
    pub async fn get_part(&self, path: &str) -> Page {
        let request = self.http.get(format!("{}{path}", self.site));
        self.send(request.header("hx-request", "true")).await
    }

    /// Sends a form with the token of the site's forms, and says where the answer leads.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let token = self.token().await;
        let mut all = vec![("csrf", token.as_str())];
        all.extend_from_slice(fields);
        self.post_raw(path, &all, &[]).await
    }

    /// Makes one of the moves that a page of the table offers, with the token that stands in it, and without a second thought.
    async fn play(&self, table: &str, page: &Page, chosen: &str) -> Page {
        let version = page.version();
        let fields = [
            ("csrf", page.token()),
            ("version", version.as_str()),
            ("move", chosen),
            ("sure", "yes"),
        ];
        self.post_raw(&format!("{table}/move"), &fields, &[]).await
    }

    /// Sends exactly these fields and headers.
    pub async fn post_raw(&self, path: &str, fields: &[(&str, &str)], headers: &[(&str, &str)]) -> Page {
        let mut request = self.form(path, fields);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request).await
    }

    fn form(&self, path: &str, fields: &[(&str, &str)]) -> reqwest::RequestBuilder {
        let body: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{name}={}", escape(value)))
            .collect();
        let request = self.http.post(format!("{}{path}", self.site));
        request
            .header("content-type", "application/x-www-form-urlencoded")
            .body(body.join("&"))
    }

    /// Sends exactly these fields; `None` if no answer comes.
    pub async fn try_post(&self, path: &str, fields: &[(&str, &str)]) -> Option<Page> {
        let response = self.dressed(self.form(path, fields)).send().await.ok()?;
        Page::of(response).await.ok()
    }

    /// An answer as it comes; `None` if none does.
    pub async fn try_get(&self, path: &str) -> Option<reqwest::Response> {
        let request = self.http.get(format!("{}{path}", self.site));
        self.dressed(request).send().await.ok()
    }

    /// Sends a body of another kind than forms have.
    pub async fn post_body(&self, path: &str, content_type: &str, body: Vec<u8>) -> Page {
        let request = self.http.post(format!("{}{path}", self.site));
        self.send(request.header("content-type", content_type).body(body)).await
    }

    /// Sends an empty form and gives the bytes of the answer.
    pub async fn post_bytes(&self, path: &str) -> Vec<u8> {
        let body = format!("csrf={}", self.token().await);
        let request = self.http.post(format!("{}{path}", self.site));
        let request = request
            .header("content-type", "application/x-www-form-urlencoded")
            .body(body);
        let answer = self.dressed(request).send().await.unwrap();
        assert_eq!(answer.status().as_u16(), 200);
        answer.bytes().await.unwrap().to_vec()
    }

    /// Opens the stream of a table.
    pub async fn stream(&self, path: &str) -> Stream {
        Stream::of(self.packed(path, "identity").await)
    }

    /// An answer as it travels, in an encoding.
    pub async fn packed(&self, path: &str, encoding: &str) -> reqwest::Response {
        let request = self.dressed(self.http.get(format!("{}{path}", self.site)));
        request.header("accept-encoding", encoding).send().await.unwrap()
    }

    pub async fn token(&self) -> String {
        self.get("/about").await.token().to_owned()
    }

    pub fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.lock().unwrap().get(name).cloned()
    }

    /// What the cookies of this browser are called.
    pub fn cookie_names(&self) -> Vec<String> {
        self.cookies.lock().unwrap().keys().cloned().collect()
    }

    /// Keeps a cookie, as a script of a page would.
    pub fn keep_cookie(&self, name: &str, value: &str) {
        self.cookies.lock().unwrap().insert(name.to_owned(), value.to_owned());
    }

    /// A table for this visitor, alone against a bot, who starts.
    pub async fn quick_table(&self, game: &str) -> String {
        self.new_table(&[
            ("game", game),
            ("sitter-1", "here"),
            ("name-1", "Ana"),
            ("sitter-2", "easy"),
            ("start", "1"),
        ])
        .await
    }

    /// Sets up a table and gives its address.
    pub async fn new_table(&self, fields: &[(&str, &str)]) -> String {
        let page = self.post("/tables", fields).await;
        assert_eq!(page.status, 303, "{}", page.body);
        page.header("location").to_owned()
    }

    fn dressed(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        let cookies = self.cookies.lock().unwrap();
        let pairs: Vec<String> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = request.header("accept-language", self.language);
        if pairs.is_empty() {
            request
        } else {
            request.header("cookie", pairs.join("; "))
        }
    }

    async fn send(&self, request: reqwest::RequestBuilder) -> Page {
        let response = self.dressed(request).send().await.unwrap();
        for cookie in response.headers().get_all("set-cookie") {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.lock().unwrap().insert(name.to_owned(), value.to_owned());
        }
        Page::of(response).await.unwrap()
    }
}

impl Page {
    /// What a response says.
    pub async fn of(response: reqwest::Response) -> reqwest::Result<Page> {
        Ok(Page {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            body: response.text().await?,
        })
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// What stands between two marks, the first time.
    #[track_caller]
    pub fn between(&self, before: &str, after: &str) -> &str {
        let rest = self
            .body
            .split_once(before)
            .unwrap_or_else(|| panic!("no {before} in {}", self.body))
            .1;
        rest.split_once(after).unwrap().0
    }

    /// The token of the forms.
    #[track_caller]
    pub fn token(&self) -> &str {
        self.between("name=\"csrf\" value=\"", "\"")
    }

    pub fn version(&self) -> String {
        self.between("data-version=\"", "\"").to_owned()
    }

    /// The moves in the list, in order.
    pub fn moves(&self) -> Vec<String> {
        let Some((_, list)) = self.body.split_once("class=\"move-list\"") else {
            return Vec::new();
        };
        let list = list.split_once("</details>").map_or(list, |(list, _)| list);
        let values = list.split("name=\"move\" value=\"").skip(1);
        values
            .map(|rest| rest.split('"').next().unwrap().replace("&amp;", "&"))
            .collect()
    }
}

/// A stream of events.
pub struct Stream {
    response: reqwest::Response,
    unread: Vec<u8>,
    buffer: String,
    /// The id of the last event.
    pub stamp: String,
    /// The changing part of the page, as a script that uses patches puts it together.
    pub text: String,
}

impl Stream {
    /// The stream of a response.
    pub fn of(response: reqwest::Response) -> Stream {
        Stream {
            response,
            unread: Vec::new(),
            buffer: String::new(),
            stamp: String::new(),
            text: String::new(),
        }
    }

    /// The name and the data of the next event that has a name.
    pub async fn named(&mut self) -> (String, String) {
        loop {
            if let Some((event, rest)) = self.buffer.split_once("\n\n") {
                let field = |name: &str| {
                    event
                        .lines()
                        .find_map(|line| line.strip_prefix(name))
                        .map(str::to_owned)
                };
                let (name, data) = (field("event: "), field("data: "));
                self.buffer = rest.to_owned();
                if let (Some(name), Some(data)) = (name, data) {
                    return (name, data);
                }
                continue;
            }
            self.read().await.expect("the stream goes on");
        }
    }

    /// The data of the next event.
    pub async fn next(&mut self) -> String {
        self.next_if_open().await.expect("the stream goes on")
    }

    /// The data of the next event; `None` if the stream ends before.
    pub async fn next_if_open(&mut self) -> Option<String> {
        loop {
            if let Some((event, rest)) = self.buffer.split_once("\n\n") {
                let data: Vec<&str> = event.lines().filter_map(|line| line.strip_prefix("data: ")).collect();
                let data = data.join("\n");
                let id = event
                    .lines()
                    .find_map(|line| line.strip_prefix("id: "))
                    .map(str::to_owned);
                self.buffer = rest.to_owned();
                if !data.is_empty() {
                    let patched = || patch::patched(&self.stamp, &self.text, &data).expect("a patch of the last text");
                    self.text = if data.starts_with('[') { patched() } else { data.clone() };
                    self.stamp = id.expect("every event has an id");
                    return Some(data);
                }
                continue;
            }
            self.read().await?;
        }
    }

    /// Reads on; `None` at the end.
    async fn read(&mut self) -> Option<()> {
        let chunk = tokio::time::timeout(Duration::from_secs(60), self.response.chunk());
        let chunk = chunk.await.expect("an event within a minute").ok()??;
        // A proxy cuts where it likes, in the middle of a letter too.
        self.unread.extend_from_slice(&chunk);
        let whole = std::str::from_utf8(&self.unread).map_or_else(|cut| cut.valid_up_to(), str::len);
        let text = String::from_utf8(self.unread.drain(..whole).collect());
        self.buffer.push_str(&text.unwrap());
        Some(())
    }

    /// Whether the stream ends by itself.
    pub async fn ends(mut self) -> bool {
        loop {
            match tokio::time::timeout(Duration::from_secs(60), self.response.chunk()).await {
                Ok(Ok(Some(_))) => {}
                Ok(_) => return true,
                Err(_) => return false,
            }
        }
    }
}

/// A value as forms send it.
pub fn escape(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

/// A table of Les Bâtisseurs for two visitors, of whom the first one starts.
pub async fn table_of_two(ana: &Visitor, bo: &Visitor) -> String {
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&fields).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    table
}

/// Takes a turn for a visitor at such a table, with two moves: a game in which nobody does anything ends soon.
pub async fn take_a_turn(visitor: &Visitor, table: &str) {
    for text in ["take 1", "end"] {
        let version = visitor.get(table).await.version();
        let fields = [("version", version.as_str()), ("move", text), ("sure", "yes")];
        let done = visitor.post(&format!("{table}/move"), &fields).await;
        assert_eq!(done.status, 303, "{}", done.body);
    }
}

/// Plays for `visitor` until the game is over, taking moves in turn from the list, and gives the last page.
pub async fn play_to_the_end(visitor: &Visitor, table: &str) -> Page {
    let mut turn = 0usize;
    loop {
        let page = visitor.get(table).await;
        if page.body.contains("id=\"result-title\"") {
            return page;
        }
        let moves = page.moves();
        if moves.is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        turn += 1;
        let done = visitor.play(table, &page, &moves[turn * 7919 % moves.len()]).await;
        assert!([200, 303].contains(&done.status), "{}", done.body);
        assert!(turn < 3000, "the game does not end");
    }
}

/// Makes so many moves of the visitor, then waits for the next turn.
pub async fn play_some(visitor: &Visitor, table: &str, moves: usize) {
    let mut made = 0;
    loop {
        let page = visitor.get(table).await;
        let offered = page.moves();
        if page.body.contains("id=\"result-title\"") || (made >= moves && !offered.is_empty()) {
            return;
        }
        if offered.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        made += 1;
        visitor.play(table, &page, &offered[made * 7919 % offered.len()]).await;
    }
}
