//! Servers that are stopped and started one after the other, behind a proxy, while people click and watch.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use store::{PrivatePostgres, Store};
use tables::Table;
use tokio::net::{TcpListener, TcpStream};

use crate::harness::{Stream, TestApp, Visitor};

const LATE: Duration = Duration::from_secs(30);
/// After how long each a page sends again what was lost on the way (the same in `web/static/table.js`).
const AGAIN_MS: [u64; 3] = [400, 1200, 3000];

/// Stands before servers as a proxy does that does not look into requests: each connection goes to the first that takes it.
async fn proxy(servers: [SocketAddr; 2]) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut visitor, _)) = listener.accept().await {
            tokio::spawn(async move {
                for server in servers {
                    if let Ok(mut server) = TcpStream::connect(server).await {
                        // However it ends, both ends hear of it.
                        let _ = tokio::io::copy_bidirectional(&mut visitor, &mut server).await;
                        return;
                    }
                }
            });
        }
    });
    address
}

/// Somebody who plays both seats, through the proxy.
struct Player {
    visitor: Visitor,
    table: String,
    token: String,
    /// The version of the table after the last click that was answered.
    clicked: AtomicI64,
    /// The version that the stream showed last.
    shown: AtomicI64,
    done: AtomicBool,
}

impl Player {
    async fn sit_down(visitor: Visitor) -> Player {
        let seats = [
            ("game", "batisseurs"),
            ("sitter-1", "here"),
            ("sitter-2", "here"),
            ("start", "1"),
        ];
        let table = visitor.new_table(&seats).await;
        let page = visitor.get(&table).await;
        Player {
            token: page.token().to_owned(),
            clicked: AtomicI64::new(page.version().parse().unwrap()),
            shown: AtomicI64::new(0),
            done: AtomicBool::new(false),
            visitor,
            table,
        }
    }

    /// Makes a move and takes it back, over and over.
    async fn click(&self) {
        let mut number = 0;
        while !self.done.load(Ordering::Relaxed) {
            let version = self.clicked.load(Ordering::Relaxed);
            let (what, text) = if number % 2 == 0 {
                ("move", "take 1")
            } else {
                ("undo", "")
            };
            self.send(&format!("{}/{what}", self.table), version, text).await;
            // It counts once, however often it was sent.
            self.clicked.store(version + 1, Ordering::Relaxed);
            number += 1;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Sends a click as the page does: what a server that stops lost is sent again, and says so.
    async fn send(&self, path: &str, version: i64, text: &str) {
        let version = version.to_string();
        let mut fields = vec![
            ("csrf", self.token.as_str()),
            ("version", &version),
            ("move", text),
            ("sure", "yes"),
        ];
        for wait_ms in AGAIN_MS.map(Some).into_iter().chain([None]) {
            match self.visitor.try_post(path, &fields).await {
                Some(answer) if answer.status != 503 => {
                    assert_eq!(answer.status, 303, "{path} at {version}: {}", answer.body);
                    return;
                }
                _ => {}
            }
            let wait_ms = wait_ms.unwrap_or_else(|| panic!("the click at {version} is lost"));
            tokio::time::sleep(Duration::from_millis(wait_ms)).await;
            fields.truncate(4);
            fields.push(("again", "yes"));
        }
    }

    /// Watches, and opens the stream again whenever it ended.
    async fn watch(&self) -> Infallible {
        loop {
            let opened = self.visitor.try_get(&format!("{}/events?seen=0-0", self.table)).await;
            match opened.filter(|answer| answer.status().as_u16() == 200) {
                Some(answer) => self.follow(Stream::of(answer)).await,
                None => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }

    async fn follow(&self, mut stream: Stream) {
        while let Some(page) = stream.next_if_open().await {
            if let Some((_, rest)) = page.split_once("data-version=\"") {
                let version = rest.split('"').next().unwrap().parse().unwrap();
                self.shown.store(version, Ordering::Relaxed);
            }
        }
    }

    /// Waits until the stream shows a click that is made from now on.
    async fn sees_the_present(&self, when: &str) {
        let now = self.clicked.load(Ordering::Relaxed);
        let seen = async {
            while self.shown.load(Ordering::Relaxed) <= now {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let seen = tokio::time::timeout(LATE, seen).await;
        assert!(seen.is_ok(), "the stream shows no click {when}");
    }
}

#[tokio::test]
async fn servers_that_are_restarted_one_after_the_other_lose_no_click_and_streams_go_on_at_the_other() {
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    let start = async || TestApp::start_with(|config| config.database = database.clone()).await;
    let (mut one, mut other) = (start().await, start().await);
    let site = proxy([one.address, other.address]).await;
    let player = Player::sit_down(one.visitor().at_address(site)).await;
    let roll = async {
        player.sees_the_present("before anything is stopped").await;
        for _ in 0..2 {
            for node in [&mut one, &mut other] {
                node.stop().await;
                player.sees_the_present("while one server is stopped").await;
                node.restart().await;
                player.sees_the_present("after it was started again").await;
            }
        }
        player.done.store(true, Ordering::Relaxed);
    };
    tokio::select! {
        ((), ()) = async { tokio::join!(player.click(), roll) } => {}
        never = player.watch() => match never {},
    }
    let clicked = player.clicked.load(Ordering::Relaxed);
    let id = player.table.rsplit('/').next().unwrap().parse().unwrap();
    let log = Store::inspect(&database).await.unwrap().load(&id).await.unwrap();
    Table::read(&id, &log).unwrap();
    assert_eq!(
        log.events.len() as i64,
        clicked,
        "every click counted, and counted once"
    );
}
