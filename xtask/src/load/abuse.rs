//! `cargo xtask abuse`: what a bystander notices while somebody attacks.
//!
//! The attacker and the bystander have different addresses on this machine, and the server its default limits. The bystander loads a
//! page every so often and plays against the easiest bot; each attack goes on as long as they do. At last somebody has a whole game
//! of each kind analysed, which is no attack and must not feel like one.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::io::{AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::task::{JoinHandle, JoinSet};

use super::http::{Events, connect};
use super::player::{Visitor, between, moves};
use super::process::{self, Process};
use super::{Folder, at};

const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));
const BYSTANDER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));
/// Other attackers, for whom no limit is used up yet.
const KEEPER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 4));
const MANY: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 5));
/// A proxy that the server trusts.
const PROXY: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 9));
/// What everybody plays.
const GAME: &str = "batisseurs";
/// What is analysed.
const GAMES: [&str; 5] = ["batisseurs", "welkin", "noria", "settlement", "cloud-city"];
/// How long an analysis may take.
const PATIENCE: Duration = Duration::from_secs(600);
/// How often the bystander loads a page.
const PAGE_EVERY: Duration = Duration::from_millis(50);

/// Attacks and prints.
pub fn abuse(root: &Path, arguments: &[String]) -> anyhow::Result<()> {
    let (mut program, mut seconds) = (None, 15);
    for argument in arguments {
        match argument.as_str() {
            "--quick" => seconds = 6,
            file => program = Some(file.into()),
        }
    }
    let program = match program {
        Some(program) => program,
        None => crate::release(root)?,
    };
    process::allow_many_files();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        attack(&program, Duration::from_secs(seconds)).await?;
        analyses(&program).await
    })
}

async fn attack(program: &Path, time: Duration) -> anyhow::Result<()> {
    let folder = Folder::new("abuse")?;
    let mut server = Process::chantier(program, folder.path(), &["--trust-proxy", &PROXY.to_string()])?;
    let address = server.address;
    let mut bystander = Bystander::new(address).await?;
    println!("{:<62}{}", "before", bystander.endure(time).await?);

    let (told, held) = many_streams(address).await?;
    println!("{:<62}{}", told, bystander.endure(time).await?);
    drop(held);

    let (told, held) = silent_connections(address).await;
    println!("{:<62}{}", told, bystander.endure(time).await?);
    drop(held);

    let attack = tokio::spawn(hints(address));
    println!(
        "{:<62}{}",
        "hints asked for and hung up, over and over",
        bystander.endure(time).await?
    );
    end(attack).await?;

    let attack = tokio::spawn(talk(address));
    println!(
        "{:<62}{}",
        "a flood of talk at one table",
        bystander.endure(time).await?
    );
    end(attack).await?;

    let attack = tokio::spawn(grand_masters(address));
    println!(
        "{:<62}{}",
        "30 tables with three grand masters each, each with a cookie of its own",
        bystander.endure(time).await?
    );
    end(attack).await?;

    let attack = tokio::spawn(accounts(address));
    println!(
        "{:<62}{}",
        "30 tables with three grand masters each, of fifteen accounts",
        bystander.endure(time).await?
    );
    end(attack).await?;

    let attack = tokio::spawn(networks(address));
    println!(
        "{:<62}{}",
        "the same, each from a network of its own of one IPv6 household",
        bystander.endure(time).await?
    );
    end(attack).await?;

    let held = slow_through_proxy(address).await;
    println!(
        "{:<62}{}",
        "600 half-sent requests of one visitor of a proxy",
        bystander.endure(time).await?
    );
    drop(held);

    let told = lobby(address).await?;
    println!("{:<62}{}", told, bystander.endure(time).await?);

    let attack = tokio::spawn(pages(address));
    println!(
        "{:<62}{}",
        "pages and pictures of twenty tables, as many as are allowed",
        bystander.endure(time).await?
    );
    end(attack).await?;

    let (_, held) = silent_connections(address).await;
    let took = server.terminate()?;
    println!(
        "SIGTERM while those connections are open: stopped after {:.2} s",
        took.as_secs_f64()
    );
    drop(held);
    Ok(())
}

/// Has a whole game of each kind analysed.
async fn analyses(program: &Path) -> anyhow::Result<()> {
    let folder = Folder::new("analyses")?;
    let server = Process::chantier(program, folder.path(), &[])?;
    let mut bystander = Bystander::new(server.address).await?;
    for game in GAMES {
        let mut reader = Visitor::arrive(server.address).await?;
        let table = reader.bring(&played(program, folder.path(), game)?).await?;
        let start = Instant::now();
        let analysing = tokio::spawn(analyse(reader, table));
        let noticed = bystander.endure_until(|| analysing.is_finished()).await?;
        analysing.await??;
        let told = format!(
            "a game of {game} is analysed, for {:.1} s",
            start.elapsed().as_secs_f64()
        );
        println!("{told:<62}{noticed}");
    }
    Ok(())
}

/// Ends an attack, and says if it failed by itself before.
async fn end(attack: JoinHandle<anyhow::Result<()>>) -> anyhow::Result<()> {
    if attack.is_finished() {
        return attack.await?.context("the attack ended early");
    }
    attack.abort();
    Ok(())
}

/// Somebody who just wants to play.
struct Bystander {
    visitor: Visitor,
    table: String,
}

/// What they noticed.
struct Noticed {
    pages: Vec<Duration>,
    answers: Vec<Duration>,
    refused: usize,
}

impl std::fmt::Display for Noticed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ms = |sorted: &[Duration], part: f64| at(sorted, part).as_secs_f64() * 1000.0;
        write!(
            f,
            "page p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms of {}; easiest bot p50 {:.0} ms, most {:.0} ms of {}; {} refused",
            ms(&self.pages, 0.5),
            ms(&self.pages, 0.99),
            ms(&self.pages, 1.0),
            self.pages.len(),
            ms(&self.answers, 0.5),
            ms(&self.answers, 1.0),
            self.answers.len(),
            self.refused
        )
    }
}

impl Bystander {
    async fn new(address: SocketAddr) -> anyhow::Result<Bystander> {
        let mut visitor = Visitor::arrive_from(address, Some(BYSTANDER)).await?;
        let table = visitor.set_up(GAME, &["here", "easy"]).await?;
        Ok(Bystander { visitor, table })
    }

    /// Loads pages and plays for a while.
    async fn endure(&mut self, time: Duration) -> anyhow::Result<Noticed> {
        let end = Instant::now() + time;
        self.endure_until(|| Instant::now() >= end).await
    }

    /// Loads pages and plays until it is over.
    async fn endure_until(&mut self, over: impl Fn() -> bool) -> anyhow::Result<Noticed> {
        let mut noticed = Noticed {
            pages: Vec::new(),
            answers: Vec::new(),
            refused: 0,
        };
        // The version on which the bot was to move, and since when.
        let mut waiting: Option<(String, Instant)> = None;
        while !over() {
            tokio::time::sleep(PAGE_EVERY).await;
            let start = Instant::now();
            let page = self.visitor.get(&self.table).await?;
            if page.status != 200 {
                noticed.refused += 1;
                continue;
            }
            noticed.pages.push(start.elapsed());
            let version = between(&page.body, "data-version=\"", "\"")?.to_owned();
            if waiting.as_ref().is_some_and(|(known, _)| *known != version) {
                noticed.answers.extend(waiting.take().map(|(_, since)| since.elapsed()));
            }
            let offered = moves(&page.body);
            if page.body.contains("id=\"result-title\"") {
                self.table = self.visitor.set_up(GAME, &["here", "easy"]).await?;
            } else if let Some(chosen) = offered.get(page.body.len() % offered.len().max(1)) {
                let fields = [("version", version.as_str()), ("move", chosen), ("sure", "yes")];
                self.visitor.post(&format!("{}/move", self.table), &fields).await?;
            } else if waiting.is_none() {
                waiting = Some((version, start));
            }
        }
        noticed.pages.sort_unstable();
        noticed.answers.sort_unstable();
        Ok(noticed)
    }
}

/// As many streams as the attacker gets, of 600.
async fn many_streams(address: SocketAddr) -> anyhow::Result<(String, Vec<Events>)> {
    let mut attacker = Visitor::arrive_from(address, Some(ATTACKER)).await?;
    let table = attacker.set_up(GAME, &["here", "here"]).await?;
    let (mut open, mut refused) = (Vec::new(), 0);
    for _ in 0..600 {
        match attacker.stream(&format!("{table}/events?seen=0-0&patches=1")).await {
            Ok(events) => open.push(events),
            Err(_) => refused += 1,
        }
    }
    Ok((
        format!("600 streams of one address: {} open, {refused} refused", open.len()),
        open,
    ))
}

/// Connections that say nothing, and others that stop in the middle of a request.
async fn silent_connections(address: SocketAddr) -> (String, Vec<BufReader<TcpStream>>) {
    let mut open = Vec::new();
    for number in 0..600 {
        let Ok(mut connection) = connect(address, Some(ATTACKER)).await else {
            continue;
        };
        let half: &[u8] = match number % 3 {
            0 => b"",
            1 => b"GET /tables HTTP/1.1\r\nHost: loc",
            _ => b"POST /tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\ngame=",
        };
        // Whoever is refused is cut off at once.
        if connection.write_all(half).await.is_ok() {
            open.push(connection);
        }
    }
    ("600 connections, silent or half-sent".to_owned(), open)
}

/// Asks for hints and does not wait for them.
async fn hints(address: SocketAddr) -> anyhow::Result<()> {
    let mut attacker = Visitor::arrive_from(address, Some(ATTACKER)).await?;
    let table = attacker.set_up(GAME, &["here", "here"]).await?;
    loop {
        let _hung_up =
            tokio::time::timeout(Duration::from_millis(100), attacker.post(&format!("{table}/hint"), &[])).await;
        attacker.rest();
    }
}

async fn talk(address: SocketAddr) -> anyhow::Result<()> {
    let mut attacker = Visitor::arrive_from(address, Some(ATTACKER)).await?;
    let table = attacker.set_up(GAME, &["here", "here"]).await?;
    loop {
        let remark = "again and again ".repeat(12);
        attacker.post(&format!("{table}/talk"), &[("text", &remark)]).await?;
    }
}

/// Sets up 30 tables on which the strongest bots begin, and looks at each, so that they play. Each is another person's, as far as
/// cookies tell.
async fn grand_masters(address: SocketAddr) -> anyhow::Result<()> {
    for _ in 0..30 {
        let mut attacker = Visitor::arrive_from(address, Some(MANY)).await?;
        // The limit on new tables lets them through one by one.
        match attacker.set_up(GAME, &["master", "master", "master", "here"]).await {
            Ok(table) => drop(attacker.get(&table).await?),
            Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
        }
    }
    std::future::pending().await
}

/// Does the same from accounts, each of which has two such tables.
async fn accounts(address: SocketAddr) -> anyhow::Result<()> {
    for number in 0..15 {
        let mut attacker = Visitor::arrive_from(address, Some(KEEPER)).await?;
        attacker.keep(&format!("Keeper {number}")).await?;
        for _ in 0..2 {
            if let Ok(table) = attacker.set_up(GAME, &["master", "master", "master", "here"]).await {
                attacker.get(&table).await?;
            }
        }
    }
    std::future::pending().await
}

/// Does the same from thirty networks of IPv6 that begin with the same 48 bits.
async fn networks(address: SocketAddr) -> anyhow::Result<()> {
    for number in 0..30 {
        let from = Ipv6Addr::new(0x2001, 0xdb8, 1, number, 0, 0, 0, 7).into();
        let mut attacker = Visitor::arrive_through(address, PROXY, from).await?;
        if let Ok(table) = attacker.set_up(GAME, &["master", "master", "master", "here"]).await {
            attacker.get(&table).await?;
        }
    }
    std::future::pending().await
}

/// Requests through a proxy, for one visitor, that stop in the middle.
async fn slow_through_proxy(address: SocketAddr) -> Vec<BufReader<TcpStream>> {
    let mut open = Vec::new();
    for _ in 0..600 {
        let Ok(mut connection) = connect(address, Some(PROXY)).await else {
            continue;
        };
        let head = "POST /tables HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.7\r\n";
        let half = format!("{head}Content-Length: 900\r\n\r\ngame=");
        if connection.write_all(half.as_bytes()).await.is_ok() {
            open.push(connection);
        }
    }
    open
}

/// Puts as many tables into the lobby as it takes, of forty under ten names.
async fn lobby(address: SocketAddr) -> anyhow::Result<String> {
    let mut listed = 0;
    for _ in 0..10 {
        let mut attacker = Visitor::arrive_through(address, PROXY, Ipv4Addr::new(198, 51, 100, 8).into()).await?;
        for _ in 0..4 {
            let fields = [
                ("game", GAME),
                ("sitter-1", "here"),
                ("sitter-2", "invited"),
                ("visit", "public"),
            ];
            listed += usize::from(attacker.post("/tables", &fields).await?.header("location").is_some());
        }
    }
    Ok(format!("40 tables for the lobby under ten names: {listed} stand there"))
}

/// Asks for the pages and pictures of public tables from four addresses at once, some of which are refused. The tables change with each
/// round, so that no picture was drawn before.
async fn pages(address: SocketAddr) -> anyhow::Result<()> {
    let mut attackers = JoinSet::new();
    for last in 6..=9 {
        attackers.spawn(async move {
            let from = Ipv4Addr::new(198, 51, 101, last).into();
            let mut attacker = Visitor::arrive_through(address, PROXY, from).await?;
            let mut tables = Vec::new();
            for _ in 0..5 {
                let fields = [
                    ("game", GAME),
                    ("sitter-1", "here"),
                    ("sitter-2", "easy"),
                    ("visit", "public"),
                ];
                let answer = attacker.post("/tables", &fields).await?;
                tables.push(answer.header("location").context("no table")?.to_owned());
            }
            for round in 0_u64.. {
                for table in &tables {
                    attacker.get(&format!("{table}/preview.png")).await?;
                    attacker.get(table).await?;
                }
                if round % 10 == 0 {
                    for table in &tables {
                        attacker.post(&format!("{table}/talk"), &[("text", "look")]).await?;
                    }
                }
            }
            anyhow::Ok(())
        });
    }
    while let Some(ended) = attackers.join_next().await {
        ended??;
    }
    Ok(())
}

/// The record of a game between two bots that know what they want.
fn played(program: &Path, folder: &Path, game: &str) -> anyhow::Result<String> {
    let records = folder.join(game);
    let arguments = format!("arena {game} --bots greedy,greedy --games 1 --seed 1 --records");
    let mut arena = Command::new(program);
    arena.args(arguments.split(' '));
    let output = arena.arg(&records).output()?;
    let record = std::fs::read_dir(&records).ok().and_then(|mut files| files.next());
    let record = record.with_context(|| String::from_utf8_lossy(&output.stderr).into_owned())?;
    Ok(std::fs::read_to_string(record?.path())?)
}

/// Has a finished game analysed, and looks how far that has come as the page does.
async fn analyse(mut visitor: Visitor, table: String) -> anyhow::Result<()> {
    let path = format!("{table}/analysis");
    let start = Instant::now();
    visitor.post(&path, &[]).await?;
    while !visitor.get(&path).await?.body.contains("class=\"graph\"") {
        ensure!(start.elapsed() < PATIENCE, "the analysis at {path} is not made");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    Ok(())
}
