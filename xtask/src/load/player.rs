//! People who play: each has a session, a connection for what they send and a stream for what they see.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::sync::mpsc;

use super::http::{Answer, Connection, Events};

/// A visitor of the site, as a browser is one.
pub struct Visitor {
    address: SocketAddr,
    from: Option<IpAddr>,
    /// For whom a proxy says that it asks, where all come through one.
    relayed_for: Option<IpAddr>,
    connection: Connection,
    cookie: String,
    token: String,
}

impl Visitor {
    /// Somebody who comes for the first time.
    pub async fn arrive(address: SocketAddr) -> anyhow::Result<Visitor> {
        Visitor::arrive_from(address, None).await
    }

    /// Somebody at this address of the machine.
    pub async fn arrive_from(address: SocketAddr, from: Option<IpAddr>) -> anyhow::Result<Visitor> {
        Visitor::arrive_as(address, from, None).await
    }

    /// Somebody at another address who comes through a proxy at this one of the machine.
    pub async fn arrive_through(address: SocketAddr, proxy: IpAddr, from: IpAddr) -> anyhow::Result<Visitor> {
        Visitor::arrive_as(address, Some(proxy), Some(from)).await
    }

    async fn arrive_as(
        address: SocketAddr,
        from: Option<IpAddr>,
        relayed_for: Option<IpAddr>,
    ) -> anyhow::Result<Visitor> {
        let mut visitor = Visitor {
            address,
            from,
            relayed_for,
            connection: Connection::new(address, from),
            cookie: String::new(),
            token: String::new(),
        };
        let page = visitor.get("/about").await?;
        let cookie = page.header("set-cookie").context("no session")?;
        visitor.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        visitor.token = between(&page.body, "name=\"csrf\" value=\"", "\"")?.to_owned();
        Ok(visitor)
    }

    fn head(&self, method: &str, path: &str) -> String {
        // Limits count by address, and load comes from many.
        static NETWORK: AtomicU32 = AtomicU32::new(0);
        let relayed_for = self.relayed_for.unwrap_or_else(|| {
            let [_, a, b, c] = NETWORK.fetch_add(1, Ordering::Relaxed).to_be_bytes();
            IpAddr::from([10, a, b, c])
        });
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nX-Forwarded-For: {relayed_for}\r\n",
            self.address, self.cookie
        )
    }

    pub async fn get(&mut self, path: &str) -> anyhow::Result<Answer> {
        let head = self.head("GET", path);
        self.connection.send(&head, "").await
    }

    /// Sends a form, as the script of an open page does where there is a stream.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> anyhow::Result<Answer> {
        let mut head = self.head("POST", path);
        head.push_str("HX-Request: true\r\nChantier-Stream: open\r\n");
        head.push_str("Content-Type: application/x-www-form-urlencoded\r\n");
        let mut body = format!("csrf={}", self.token);
        for (name, value) in fields {
            body.push_str(&format!("&{name}={}", escape(value)));
        }
        self.connection.send(&head, &body).await
    }

    /// Sets up a table and gives its address.
    pub async fn set_up(&mut self, game: &str, sitters: &[&str]) -> anyhow::Result<String> {
        let mut fields = vec![
            ("game".to_owned(), game.to_owned()),
            ("start".to_owned(), "1".to_owned()),
        ];
        for (number, sitter) in (1..).zip(sitters) {
            fields.push((format!("sitter-{number}"), (*sitter).to_owned()));
            fields.push((format!("name-{number}"), format!("Ana {number}")));
        }
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        let answer = self.post("/tables", &fields).await?;
        match answer.header("location") {
            Some(location) => Ok(location.to_owned()),
            None => bail!("no table: {} {}", answer.status, answer.body),
        }
    }

    /// Keeps what somebody has in an account of this name.
    pub async fn keep(&mut self, login: &str) -> anyhow::Result<()> {
        let answer = self
            .post("/me/keep", &[("login", login), ("password", "four blue cranes")])
            .await?;
        let cookie = answer
            .header("set-cookie")
            .with_context(|| format!("no account: {}", answer.status))?;
        self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        self.token = between(&answer.body, "name=\"csrf\" value=\"", "\"")?.to_owned();
        Ok(())
    }

    /// Brings the record of a game along and gives the address of its table.
    pub async fn bring(&mut self, record: &str) -> anyhow::Result<String> {
        let mut head = self.head("POST", "/replay");
        head.push_str("Content-Type: multipart/form-data; boundary=part\r\n");
        let field = |name: &str, value: &str| {
            format!("--part\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = [
            field("csrf", &self.token),
            field("record", record),
            "--part--\r\n".to_owned(),
        ];
        let answer = self.connection.send(&head, &body.concat()).await?;
        let replay = answer
            .header("location")
            .and_then(|location| location.strip_suffix("/replay"));
        let table = replay.with_context(|| format!("the record is not taken: {} {}", answer.status, answer.body))?;
        Ok(table.to_owned())
    }

    /// Opens the stream that the page of a table names.
    pub async fn watch(&mut self, table: &str) -> anyhow::Result<Events> {
        let page = self.get(table).await?;
        let connect = between(&page.body, "hx-sse:connect=\"", "\"")?.replace("&amp;", "&");
        self.stream(&connect).await
    }

    /// Opens the stream at a path.
    pub async fn stream(&self, path: &str) -> anyhow::Result<Events> {
        Events::open(self.address, self.from, &self.head("GET", path)).await
    }

    /// Closes the connection that forms are sent on, until one is sent.
    pub fn rest(&mut self) {
        self.connection.close();
    }
}

/// What a stream brought to a player.
struct News {
    at: Instant,
    version: String,
    moves: Vec<String>,
    bytes: usize,
}

/// One of those who play at a table.
struct Player {
    visitor: Visitor,
    news: mpsc::UnboundedReceiver<News>,
    version: String,
    moves: Vec<String>,
}

/// A table that is played.
pub struct Table {
    path: String,
    players: Vec<Player>,
    made: usize,
}

/// A move, as those who watch noticed it.
pub struct Sample {
    /// From sending it to its arrival, for each.
    pub latencies: Vec<Duration>,
    /// What arrived, for each.
    pub bytes: Vec<usize>,
}

/// How long a move may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);

impl Table {
    /// A table with so many people, each in a browser of their own.
    pub async fn open(address: SocketAddr, game: &str, people: usize) -> anyhow::Result<Table> {
        let mut host = Visitor::arrive(address).await?;
        let mut sitters = vec!["invited"; people];
        sitters[0] = "here";
        let path = host.set_up(game, &sitters).await?;
        let mut visitors = vec![host];
        for number in 2..=people {
            let mut guest = Visitor::arrive(address).await?;
            let (seat, name) = (number.to_string(), format!("Bo {number}"));
            guest
                .post(&format!("{path}/join"), &[("seat", &seat), ("name", &name)])
                .await?;
            visitors.push(guest);
        }
        let mut players = Vec::new();
        for mut visitor in visitors {
            let page = visitor.get(&path).await?;
            let events = visitor.watch(&path).await?;
            let (sender, news) = mpsc::unbounded_channel();
            tokio::spawn(follow(events, sender));
            players.push(Player {
                version: between(&page.body, "data-version=\"", "\"")?.to_owned(),
                moves: moves(&page.body),
                visitor,
                news,
            });
        }
        Ok(Table { path, players, made: 0 })
    }

    /// Makes a move of whoever is to move, and waits until everybody has seen it; `None` when the game is over.
    pub async fn play(&mut self) -> anyhow::Result<Option<Sample>> {
        let Some(mover) = self.players.iter().position(|player| !player.moves.is_empty()) else {
            return Ok(None);
        };
        self.made += 1;
        let player = &mut self.players[mover];
        let chosen = player.moves[self.made * 7919 % player.moves.len()].clone();
        let version = player.version.clone();
        let path = format!("{}/move", self.path);
        let fields = [("version", version.as_str()), ("move", &chosen), ("sure", "yes")];
        let start = Instant::now();
        // As a page does: without a word first, and where the server asks whether one is sure, once more.
        let answer = player.visitor.post(&path, &fields[..2]).await?;
        if answer.status == 200 && answer.body.contains("id=\"sure\"") {
            player.visitor.post(&path, &fields).await?;
        } else if answer.status != 204 {
            bail!("{} to '{chosen}': {}", answer.status, answer.body);
        }
        let mut sample = Sample {
            latencies: Vec::new(),
            bytes: Vec::new(),
        };
        for player in &mut self.players {
            let news = tokio::time::timeout(PATIENCE, player.news.recv()).await;
            let news = news.context("a move did not arrive")?.context("a stream ended")?;
            sample.latencies.push(news.at.saturating_duration_since(start));
            sample.bytes.push(news.bytes);
            player.version = news.version;
            player.moves = news.moves;
        }
        Ok(Some(sample))
    }

    /// Closes the connections that moves are sent on, until one is made.
    pub fn rest(&mut self) {
        self.players.iter_mut().for_each(|player| player.visitor.rest());
    }
}

/// Reads a stream and passes on what matters of it.
async fn follow(mut events: Events, sender: mpsc::UnboundedSender<News>) {
    while let Ok(event) = events.next().await {
        let at = Instant::now();
        let Ok(version) = between(event.text, "data-version=\"", "\"") else {
            return;
        };
        let news = News {
            at,
            version: version.to_owned(),
            moves: moves(event.text),
            bytes: event.bytes,
        };
        if sender.send(news).is_err() {
            return;
        }
    }
}

/// The moves that a page offers.
pub fn moves(page: &str) -> Vec<String> {
    let Some((_, list)) = page.split_once("class=\"move-list\"") else {
        return Vec::new();
    };
    let list = list.split_once("</details>").map_or(list, |(list, _)| list);
    let values = list.split("name=\"move\" value=\"").skip(1);
    values
        .filter_map(|rest| Some(rest.split_once('"')?.0.replace("&amp;", "&")))
        .collect()
}

/// What stands between two marks, the first time.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> anyhow::Result<&'a str> {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split_once(after));
    Ok(found.with_context(|| format!("no {before} in {text}"))?.0)
}

/// A value as forms send it.
fn escape(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}
