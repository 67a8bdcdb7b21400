//! People who play on, whatever happens: each at a table of their own against a bot, through whichever node answers.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use engine::Seat;
use tables::{TableId, Version};
use tokio::task::JoinHandle;

use crate::harness::Page;
use crate::journal::Journal;

/// How long a player waits for an answer.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a table may stand still once nothing is broken any more.
const STUCK: Duration = Duration::from_secs(40);

/// What all players together noticed so far.
#[derive(Default)]
pub struct Noticed {
    acknowledged: AtomicUsize,
    unanswered: AtomicUsize,
    /// Answers that said that the server cannot do it now.
    refused: AtomicUsize,
    longest_ms: AtomicU64,
}

impl Noticed {
    fn note(&self, answer: Option<&Page>, took: Duration) {
        match answer {
            None => drop(self.unanswered.fetch_add(1, Ordering::Relaxed)),
            Some(answer) if answer.status == 503 => drop(self.refused.fetch_add(1, Ordering::Relaxed)),
            Some(_) => {}
        }
        let took_ms = u64::try_from(took.as_millis()).unwrap();
        self.longest_ms.fetch_max(took_ms, Ordering::Relaxed);
    }

    /// How many moves were acknowledged.
    pub fn acknowledged(&self) -> usize {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Whether a fault was noticed in this way.
    pub fn has_felt(&self, felt: Felt) -> bool {
        match felt {
            Felt::Silence => self.unanswered.load(Ordering::Relaxed) > 0,
            Felt::Refusals => self.refused.load(Ordering::Relaxed) > 0,
            Felt::Delay(least) => Duration::from_millis(self.longest_ms.load(Ordering::Relaxed)) >= least,
        }
    }
}

/// How a fault shows to players.
#[derive(Clone, Copy, Debug)]
pub enum Felt {
    /// Nobody answers.
    Silence,
    /// The server says that it cannot do it now.
    Refusals,
    /// Some answer takes so long.
    Delay(Duration),
}

/// All players.
pub struct Crowd {
    pub noticed: Arc<Noticed>,
    leaving: Arc<AtomicBool>,
    players: Vec<JoinHandle<Player>>,
}

/// One player, and the tables they played at.
pub struct Player {
    noticed: Arc<Noticed>,
    http: reqwest::Client,
    nodes: Vec<SocketAddr>,
    /// The node asked last, and how often any was.
    asked: usize,
    cookie: String,
    token: String,
    game: &'static str,
    /// The table they sit at, and those whose games are over.
    pub tables: Vec<Played>,
}

/// A table and what was asked for at it.
pub struct Played {
    pub id: TableId,
    pub seat: Seat,
    pub journal: Arc<Mutex<Journal>>,
}

impl Crowd {
    /// So many people sit down at a table each, and begin to play.
    pub async fn sit_down(tables: usize, nodes: &[SocketAddr]) -> Crowd {
        let (leaving, noticed) = (Arc::new(AtomicBool::new(false)), Arc::<Noticed>::default());
        let games: Vec<&'static str> = catalogue::games().iter().map(|game| game.info().id).collect();
        let mut players = Vec::new();
        for number in 0..tables {
            let mut player = Player::new(number, nodes, games[number % games.len()], &noticed);
            player.sit_down().await;
            let leaving = Arc::clone(&leaving);
            players.push(tokio::spawn(async move {
                while !leaving.load(Ordering::Relaxed) {
                    player.play().await;
                }
                player
            }));
        }
        Crowd {
            noticed,
            leaving,
            players,
        }
    }

    /// Everybody makes one more move, or sees the game end, and goes. Names the tables at which nothing went on.
    pub async fn leave(self) -> (Vec<Player>, Vec<TableId>) {
        self.leaving.store(true, Ordering::Relaxed);
        let (mut players, mut stuck) = (Vec::new(), Vec::new());
        for player in self.players {
            players.push(player.await.unwrap());
        }
        for player in &mut players {
            let before = player.progress();
            let start = Instant::now();
            while player.progress() == before {
                if start.elapsed() > STUCK {
                    stuck.push(player.tables.last().unwrap().id.clone());
                    break;
                }
                player.play().await;
            }
        }
        (players, stuck)
    }
}

impl Player {
    fn new(number: usize, nodes: &[SocketAddr], game: &'static str, noticed: &Arc<Noticed>) -> Player {
        // Everybody comes from an address of their own: limits are per address.
        let [high, low] = u16::try_from(number + 2).unwrap().to_be_bytes();
        let address = IpAddr::V4(Ipv4Addr::new(127, 1, high, low));
        let http = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .local_address(address)
            .timeout(PATIENCE)
            .build();
        Player {
            noticed: Arc::clone(noticed),
            http: http.unwrap(),
            nodes: nodes.to_vec(),
            asked: number,
            cookie: String::new(),
            token: String::new(),
            game,
            tables: Vec::new(),
        }
    }

    /// How far they came: acknowledged moves and tables.
    fn progress(&self) -> (usize, usize) {
        let moves = self
            .tables
            .iter()
            .map(|table| table.journal.lock().unwrap().acknowledged());
        (moves.sum(), self.tables.len())
    }

    /// Finds a table of their own, against a bot that thinks quickly.
    async fn sit_down(&mut self) {
        loop {
            if let Some(id) = self.try_to_sit_down().await {
                self.tables.push(Played {
                    id,
                    seat: Seat::FIRST,
                    journal: Arc::default(),
                });
                return;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    async fn try_to_sit_down(&mut self) -> Option<TableId> {
        if self.token.is_empty() {
            let page = self.ask("/about", None).await?;
            let cookie = page.headers.get("set-cookie")?.to_str().ok()?;
            self.cookie = cookie.split(';').next()?.to_owned();
            self.token = page.between("name=\"csrf\" value=\"", "\"").to_owned();
        }
        let fields = format!("game={}&sitter-1=here&name-1=Ana&sitter-2=easy&start=1", self.game);
        let page = self.ask("/tables", Some(&fields)).await?;
        let location = page.header("location");
        location.rsplit('/').next()?.parse().ok()
    }

    /// Looks at the table and makes a move, if it is their turn. A game that is over is followed by another.
    async fn play(&mut self) {
        if self.try_to_play().await.is_none() {
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    async fn try_to_play(&mut self) -> Option<()> {
        let Played { id, journal, .. } = self.tables.last()?;
        let (path, journal) = (format!("/tables/{id}"), Arc::clone(journal));
        let page = self.ask(&path, None).await.filter(|page| page.status == 200)?;
        if page.body.contains("id=\"result-title\"") {
            self.sit_down().await;
            return Some(());
        }
        let version: Version = page.version().parse().ok()?;
        let moves = page.moves();
        let chosen = moves.get(self.asked.wrapping_mul(7919) % moves.len().max(1))?;
        journal.lock().unwrap().attempt(version, chosen);
        let fields = format!("version={version}&sure=yes&move={}", crate::harness::escape(chosen));
        let answer = self.ask(&format!("{path}/move"), Some(&fields)).await?;
        // Only this answer says that the move was made.
        if answer.status == 303 {
            journal.lock().unwrap().acknowledge(version, chosen);
            self.noticed.acknowledged.fetch_add(1, Ordering::Relaxed);
        } else {
            // As a person would, who clicks again after a moment: whoever hammers is refused for hammering.
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        Some(())
    }

    /// Asks the next node, and notes how it went; `None` if it does not answer.
    async fn ask(&mut self, path: &str, form: Option<&str>) -> Option<Page> {
        let start = Instant::now();
        let answer = self.ask_silently(path, form).await;
        self.noticed.note(answer.as_ref(), start.elapsed());
        answer
    }

    async fn ask_silently(&mut self, path: &str, form: Option<&str>) -> Option<Page> {
        self.asked = self.asked.wrapping_add(1);
        let url = format!("http://{}{path}", self.nodes[self.asked % self.nodes.len()]);
        let request = match form {
            None => self.http.get(url),
            Some(fields) => self
                .http
                .post(url)
                .header("content-type", "application/x-www-form-urlencoded")
                .body(format!("csrf={}&{fields}", self.token)),
        };
        let response = request.header("cookie", &self.cookie).send().await.ok()?;
        Page::of(response).await.ok()
    }
}
