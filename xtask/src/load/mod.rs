//! `cargo xtask load`: what a move costs, what a stream costs, and how that grows.
//!
//! The server is the release build on a SQLite file of its own, under the default durability unless told otherwise. People play over HTTP as browsers do:
//! each has a session, sends forms and reads a stream. The processor's time and the memory are the server's alone, as the
//! system counts them; the generator shares the machine. Beside it the same is asked of a boardgame.io server.

pub mod abuse;
mod http;
#[path = "../../../crates/server/tests/harness/patch.rs"]
mod patch;
mod peer;
pub mod player;
pub mod process;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use player::{Sample, Table, Visitor};
use process::Process;

/// The options with which a server lets in as many as come.
const ROOMY: [&str; 6] = [
    "--trust-proxy",
    "127.0.0.1",
    "--max-connections",
    "60000",
    "--max-streams",
    "30000",
];

/// How much is measured.
struct Scale {
    /// How long each measurement of speed takes.
    seconds: u64,
    /// How many tables play as fast as they can.
    tables: usize,
    /// How many moves a second are asked for, and at how many tables.
    paced: (usize, usize),
    /// How many streams are open at once.
    streams: usize,
    /// How many tables are in memory, most of them idle.
    idle: &'static [usize],
    /// How many people sit at the tables on which each game is played to its end.
    full_tables: bool,
}

const FULL: Scale = Scale {
    seconds: 10,
    tables: 100,
    paced: (1000, 500),
    streams: 5000,
    idle: &[100, 1000, 10_000],
    full_tables: true,
};

const QUICK: Scale = Scale {
    seconds: 6,
    tables: 50,
    paced: (300, 150),
    streams: 500,
    idle: &[100, 1000],
    full_tables: false,
};

/// What the command was asked for.
struct Request {
    scale: Scale,
    game: String,
    program: Option<PathBuf>,
    /// How soon a move is on the disk.
    durability: String,
    /// The one part that is asked for; all of them without one.
    only: Option<String>,
    peer: bool,
}

/// The parts that can be asked for.
const PARTS: [&str; 4] = ["moves", "streams", "idle", "wire"];

impl Request {
    fn wants(&self, part: &str) -> bool {
        self.only.as_ref().is_none_or(|only| only == part)
    }

    /// A server of its own for a part, and the folder of its database, which must outlive it.
    fn serve(&self, program: &Path, part: &str) -> anyhow::Result<(Folder, Process)> {
        let folder = Folder::new(part)?;
        let options = [&ROOMY[..], &["--durability", &self.durability]].concat();
        let server = Process::chantier(program, folder.path(), &options)?;
        Ok((folder, server))
    }
}

fn request(arguments: &[String]) -> anyhow::Result<Request> {
    let mut request = Request {
        scale: FULL,
        game: "batisseurs".to_owned(),
        program: None,
        durability: "full".to_owned(),
        only: None,
        peer: true,
    };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        let mut value = || {
            arguments
                .next()
                .cloned()
                .with_context(|| format!("{argument} needs a value"))
        };
        match argument.as_str() {
            "--quick" => request.scale = QUICK,
            "--seconds" => request.scale.seconds = value()?.parse().context("--seconds needs a number")?,
            "--game" => request.game = value()?,
            "--program" => request.program = Some(value()?.into()),
            "--durability" => request.durability = value()?,
            "--only" => request.only = Some(value()?),
            "--no-peer" => request.peer = false,
            other => bail!(
                "{other}: the options are --quick, --seconds N, --game GAME, --program FILE, --durability full|normal, --only PART and --no-peer"
            ),
        }
    }
    if let Some(only) = &request.only
        && !PARTS.contains(&only.as_str())
    {
        bail!("{only} is none of the parts: {}", PARTS.join(", "));
    }
    Ok(request)
}

/// Measures and prints.
pub fn load(root: &Path, arguments: &[String]) -> anyhow::Result<()> {
    let request = request(arguments)?;
    let program = match &request.program {
        Some(program) => program.clone(),
        None => crate::release(root)?,
    };
    process::allow_many_files();
    let cores = std::thread::available_parallelism()?;
    println!("{cores} cores, shared with the generator");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(measure(&request, &program))?;
    if request.peer {
        let target = crate::target(root);
        peer::measure(root, &target, request.scale.tables, request.scale.seconds)?;
    }
    Ok(())
}

async fn measure(request: &Request, program: &Path) -> anyhow::Result<()> {
    println!(
        "\nchantier, {}, two people with a stream each, --durability {}",
        request.game, request.durability
    );
    if request.wants("moves") {
        moves(request, program).await?;
    }
    if request.wants("streams") {
        streams(request, program).await?;
    }
    if request.wants("idle") {
        idle(request, program).await?;
    }
    if request.wants("wire") {
        wires(request, program).await?;
    }
    Ok(())
}

/// How many moves are made as fast as they can be, and how soon they arrive at a pace.
async fn moves(request: &Request, program: &Path) -> anyhow::Result<()> {
    let Request { scale, game, .. } = request;
    let (_folder, server) = request.serve(program, "moves")?;
    let speed = race(&server, game, scale.tables, None, scale.seconds).await?;
    println!("  as fast as {} tables go     {speed}", scale.tables);
    let (moves, tables) = scale.paced;
    let pace = Duration::from_secs_f64(tables as f64 / moves as f64);
    let paced = race(&server, game, tables, Some(pace), scale.seconds).await?;
    println!("  {moves} moves/s at {tables} tables    {paced}");
    Ok(())
}

/// What open streams take.
async fn streams(request: &Request, program: &Path) -> anyhow::Result<()> {
    let Request { scale, game, .. } = request;
    let (_folder, server) = request.serve(program, "streams")?;
    let empty = server.memory()?;
    let tables = hold_open(&server, game, scale.streams / 2).await?;
    let memory = server.memory()?;
    println!(
        "  {} open streams at {} tables that have moved: {:.0} MiB in all (empty {:.0} MiB), {:.0} KB a stream with half a table",
        scale.streams,
        tables.len(),
        mib(memory),
        mib(empty),
        (memory - empty) / scale.streams as f64 / 1000.0
    );
    Ok(())
}

/// What tables cost at which nothing happens.
async fn idle(request: &Request, program: &Path) -> anyhow::Result<()> {
    let Request { scale, game, .. } = request;
    let (_folder, server) = request.serve(program, "idle")?;
    let empty = server.memory()?;
    let mut known = 0;
    for &idle in scale.idle {
        fill(server.address, game, idle - known).await?;
        known = idle;
        let memory = server.memory()?;
        let speed = race(&server, game, 25, None, scale.seconds).await?;
        println!(
            "  with {idle:>5} idle tables     {speed}; {:.0} MiB, {:.1} KB a table",
            mib(memory),
            (memory - empty) / idle as f64 / 1000.0
        );
    }
    Ok(())
}

/// What a move of each game takes on the wire.
async fn wires(request: &Request, program: &Path) -> anyhow::Result<()> {
    let (_folder, server) = request.serve(program, "wire")?;
    for (game, most) in games(program)? {
        let people = if request.scale.full_tables { most } else { 2 };
        let (mut bytes, whole) = wire(server.address, &game, people).await?;
        bytes.sort_unstable();
        println!(
            "  a move of {game:<11} of {people}: median {:>5} bytes, p99 {:>5}, most {:>5} of {}; the first {whole}",
            at(&bytes, 0.5),
            at(&bytes, 0.99),
            at(&bytes, 1.0),
            bytes.len(),
        );
    }
    Ok(())
}

/// What a measurement of speed found.
struct Speed {
    moves: usize,
    seconds: f64,
    cpu_s: f64,
    latencies: Vec<Duration>,
    bytes: Vec<usize>,
}

impl std::fmt::Display for Speed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ms = |part: f64| at(&self.latencies, part).as_secs_f64() * 1000.0;
        write!(
            f,
            "{:>5.0} moves/s, {:>5.0} in a CPU-second, to the watchers p50 {:.1} ms, p99 {:.1} ms, {} bytes",
            self.moves as f64 / self.seconds,
            self.moves as f64 / self.cpu_s,
            ms(0.5),
            ms(0.99),
            at(&self.bytes, 0.5),
        )
    }
}

/// Plays at so many tables for a while, each move at once or after a pause.
async fn race(
    server: &Process,
    game: &str,
    number: usize,
    pace: Option<Duration>,
    seconds: u64,
) -> anyhow::Result<Speed> {
    let mut tables = open(server.address, game, number).await?;
    // The first event of a stream is the whole; what a move costs comes after.
    for table in &mut tables {
        table.play().await?;
    }
    let (start, cpu) = (Instant::now(), server.cpu_s()?);
    let end = start + Duration::from_secs(seconds);
    let playing: Vec<_> = (0..number)
        .zip(tables)
        .map(|(index, table)| tokio::spawn(play(table, pace, index as f64 / number as f64, end)))
        .collect();
    let mut samples: Vec<Sample> = Vec::new();
    for table in playing {
        samples.extend(table.await??);
    }
    let (elapsed, cpu_s) = (start.elapsed(), server.cpu_s()? - cpu);
    let mut latencies: Vec<Duration> = samples.iter().flat_map(|sample| sample.latencies.clone()).collect();
    let mut bytes: Vec<usize> = samples.iter().flat_map(|sample| sample.bytes.clone()).collect();
    latencies.sort_unstable();
    bytes.sort_unstable();
    Ok(Speed {
        moves: samples.len(),
        seconds: elapsed.as_secs_f64(),
        cpu_s,
        latencies,
        bytes,
    })
}

/// Plays at one table until `end`; `offset` keeps tables with the same pace out of step.
async fn play(mut table: Table, pace: Option<Duration>, offset: f64, end: Instant) -> anyhow::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    let mut due = Instant::now() + pace.unwrap_or_default().mul_f64(offset);
    loop {
        if pace.is_some() {
            tokio::time::sleep_until(due.into()).await;
        }
        if Instant::now() >= end {
            return Ok(samples);
        }
        match table.play().await? {
            Some(sample) => samples.push(sample),
            None => return Ok(samples),
        }
        due += pace.unwrap_or_default();
    }
}

/// So many tables, opened several at a time.
async fn open(address: SocketAddr, game: &str, number: usize) -> anyhow::Result<Vec<Table>> {
    const HANDS: usize = 8;
    let hands: Vec<_> = (0..HANDS)
        .map(|hand| {
            let game = game.to_owned();
            let own = (hand..number).step_by(HANDS).count();
            tokio::spawn(async move {
                let mut tables = Vec::new();
                for _ in 0..own {
                    tables.push(Table::open(address, &game, 2).await?);
                }
                anyhow::Ok(tables)
            })
        })
        .collect();
    let mut tables = Vec::new();
    for hand in hands {
        tables.extend(hand.await??);
    }
    Ok(tables)
}

/// Tables on which a few moves were made and everybody still looks.
async fn hold_open(server: &Process, game: &str, number: usize) -> anyhow::Result<Vec<Table>> {
    let mut tables = open(server.address, game, number).await?;
    for table in &mut tables {
        for _ in 0..3 {
            table.play().await?;
        }
        table.rest();
    }
    Ok(tables)
}

/// Sets up tables that nobody plays at, and looks at each once, so that it is in memory.
async fn fill(address: SocketAddr, game: &str, number: usize) -> anyhow::Result<()> {
    let mut host = Visitor::arrive(address).await?;
    for _ in 0..number {
        let table = host.set_up(game, &["here", "here"]).await?;
        host.get(&table).await?;
    }
    Ok(())
}

/// Plays one game to its end: the bytes of every move, and of the first event.
async fn wire(address: SocketAddr, game: &str, people: usize) -> anyhow::Result<(Vec<usize>, usize)> {
    let mut table = Table::open(address, game, people).await?;
    let first = table.play().await?.context("the game is over before it began")?;
    let mut bytes = Vec::new();
    while let Some(sample) = table.play().await? {
        bytes.extend(sample.bytes);
    }
    Ok((bytes, first.bytes[0]))
}

/// The games with the most people that can play them.
fn games(program: &Path) -> anyhow::Result<Vec<(String, usize)>> {
    let listed = std::process::Command::new(program).args(["games", "--json"]).output()?;
    let listed: serde_json::Value = serde_json::from_slice(&listed.stdout)?;
    let game = |game: &serde_json::Value| {
        let most = game["max_players"].as_u64()?;
        Some((game["id"].as_str()?.to_owned(), most as usize))
    };
    let games = listed["games"].as_array().context("no games")?;
    games
        .iter()
        .map(|listed| game(listed).context("a game without players"))
        .collect()
}

/// The value below which this part of the sorted ones lies.
fn at<T: Copy + Default>(sorted: &[T], part: f64) -> T {
    let index = (sorted.len().saturating_sub(1) as f64 * part) as usize;
    sorted.get(index).copied().unwrap_or_default()
}

fn mib(bytes: f64) -> f64 {
    bytes / 1024.0 / 1024.0
}

/// A folder for a database, which goes away with it.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> anyhow::Result<Folder> {
        let folder = std::env::temp_dir().join(format!("chantier-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        Ok(Folder(folder))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed lies in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
