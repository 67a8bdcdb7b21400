//! Faults on purpose: servers are killed, disks are full, databases are locked, slow, silent, gone and started again, while
//! people play.
//!
//! What must hold, whatever happens: no acknowledged move is lost, none counts twice, no table is stuck, every table
//! replays. Each scenario takes some seconds here; `cargo xtask chaos` runs the long form, with more tables and more
//! faults (`CHANTIER_CHAOS=long`).

#[path = "../../../server/tests/harness/mod.rs"]
mod harness;

mod journal;
mod node;
mod players;
mod relay;
mod verdict;

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use sqlx::Connection as _;
use store::{PrivatePostgres, Store};

use self::node::Node;
use self::players::{Crowd, Felt};
use self::relay::{Relay, Way};

/// How much is done.
struct Scale {
    tables: usize,
    kills: usize,
    /// How long a fault lasts.
    fault: Duration,
}

fn is_long() -> bool {
    std::env::var_os("CHANTIER_CHAOS").is_some_and(|form| form == "long")
}

fn scale() -> Scale {
    if is_long() {
        Scale {
            tables: 200,
            kills: 20,
            fault: Duration::from_secs(8),
        }
    } else {
        Scale {
            tables: 10,
            kills: 3,
            fault: Duration::from_secs(2),
        }
    }
}

/// A while of undisturbed play, never the same.
async fn play_a_while() {
    let mut random = [0];
    getrandom::fill(&mut random).unwrap();
    tokio::time::sleep(Duration::from_millis(600 + 8 * u64::from(random[0]))).await;
}

/// No answer is under way for longer.
const UNDER_WAY: Duration = Duration::from_secs(1);

fn file(folder: &Path) -> String {
    folder.join("tables.sqlite").display().to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_again_and_again() {
    let Scale { tables, kills, .. } = scale();
    let folder = tempfile::tempdir().unwrap();
    let mut node = Node::start(&file(folder.path())).await;
    let crowd = Crowd::sit_down(tables, &[node.address()]).await;
    for _ in 0..kills {
        play_a_while().await;
        node.kill();
        node.start_again().await;
    }
    play_a_while().await;
    verdict::pass("kill -9", &[Felt::Silence], crowd, &[node], &file(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_another_process_locks_for_longer_than_anybody_waits() {
    let Scale { tables, fault, .. } = scale();
    let folder = tempfile::tempdir().unwrap();
    let node = Node::start(&file(folder.path())).await;
    let crowd = Crowd::sit_down(tables, &[node.address()]).await;
    play_a_while().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file(folder.path()));
    let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    // The server's writers wait for five seconds. What they wait with may be moves of bots alone, of which players notice nothing.
    let wait = tokio::time::sleep(Duration::from_secs(5) + fault);
    let (unwell, ()) = tokio::join!(node.is_unwell(), wait);
    assert!(unwell, "the lock was not noticed");
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    play_a_while().await;
    verdict::pass("database locked", &[], crowd, &[node], &file(folder.path())).await;
}

/// A small disk of its own, if this machine lets us have one.
struct Disk<'a>(&'a Path);

impl Disk<'_> {
    fn mount(folder: &Path) -> Option<Disk<'_>> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=64m", "tmpfs"]).arg(folder);
        let mounted = mount.output().is_ok_and(|output| output.status.success());
        mounted.then_some(Disk(folder))
    }

    /// Leaves not a byte free.
    fn fill(&self) {
        let out = std::fs::File::create(self.0.join("ballast"));
        let block = [7; 4096];
        let mut out = out.unwrap();
        while std::io::Write::write_all(&mut out, &block).is_ok() {}
    }

    fn free(&self) {
        std::fs::remove_file(self.0.join("ballast")).unwrap();
    }
}

impl Drop for Disk<'_> {
    fn drop(&mut self) {
        // Lazily: whatever still has a file open there keeps it until it ends.
        let _ = Command::new("umount").arg("-l").arg(self.0).status();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_is_full_for_a_while() {
    let Scale { tables, kills, fault } = scale();
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::mount(folder.path()) else {
        assert!(!is_long(), "the long form needs root, to make a small disk");
        eprintln!("not tried: only root can make a small disk");
        return;
    };
    let node = Node::start(&file(folder.path())).await;
    let crowd = Crowd::sit_down(tables, &[node.address()]).await;
    let mut felt = false;
    for _ in 0..kills.min(3) {
        play_a_while().await;
        disk.fill();
        let (unwell, ()) = tokio::join!(node.is_unwell(), tokio::time::sleep(fault));
        felt |= unwell;
        disk.free();
    }
    play_a_while().await;
    // For a moment SQLite may still have room in the log beside the file, which it writes again from its beginning.
    assert!(felt || !is_long(), "the disk was never full");
    verdict::pass("disk full", &[], crowd, &[node], &file(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_of_which_either_is_killed_and_their_database_started_again() {
    let Scale { tables, kills, fault } = scale();
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    let mut nodes = [Node::start(&database).await, Node::start(&database).await];
    let addresses: Vec<_> = nodes.iter().map(Node::address).collect();
    let crowd = Crowd::sit_down(tables, &addresses).await;
    for number in 0..kills {
        play_a_while().await;
        let node = &mut nodes[number % 2];
        node.kill();
        play_a_while().await;
        node.start_again().await;
    }
    // The database crashes under load and comes back.
    play_a_while().await;
    server.stop().unwrap();
    tokio::time::sleep(fault).await;
    server.up().unwrap();
    play_a_while().await;
    // Somebody holds a table locked: every write waits.
    let mut other = sqlx::PgConnection::connect(&database).await.unwrap();
    sqlx::raw_sql("BEGIN; LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
        .execute(&mut other)
        .await
        .unwrap();
    tokio::time::sleep(fault).await;
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    play_a_while().await;
    let felt = [Felt::Silence, Felt::Delay(fault / 2)];
    verdict::pass("two nodes", &felt, crowd, &nodes, &database).await;
}

/// Two nodes that reach their database only through somebody who does to them what `faults` says, each for as long. Some answer
/// takes at least `delay`.
async fn through_a_relay(scenario: &str, delay: Duration, faults: &[(Way, Duration)]) {
    let felt = Felt::Delay(delay);
    let Scale { tables, .. } = scale();
    let server = PrivatePostgres::start().unwrap();
    let database = server.create_database("tables").unwrap();
    let relay = Relay::before(server.socket()).await;
    let by_relay = relay.database("tables");
    let nodes = [Node::start(&by_relay).await, Node::start(&by_relay).await];
    let addresses: Vec<_> = nodes.iter().map(Node::address).collect();
    let crowd = Crowd::sit_down(tables, &addresses).await;
    for &(way, time) in faults {
        play_a_while().await;
        relay.set(way);
        tokio::time::sleep(time).await;
        relay.set(Way::Open);
    }
    play_a_while().await;
    verdict::pass(scenario, &[felt], crowd, &nodes, &database).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_slow() {
    let Scale { fault, .. } = scale();
    let slow = |ms: u64| (Way::Slow(Duration::from_millis(ms)), 2 * fault);
    // A move takes several pieces in each direction.
    let delay = Duration::from_millis(4 * 200);
    through_a_relay("database slow", delay, &[slow(50), slow(200)]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_falls_silent() {
    let Scale { kills, fault, .. } = scale();
    // What was on its way arrives late: also a write that nobody waits for any more.
    let mut faults = vec![(Way::Stalled, fault), (Way::Gone, fault)];
    if kills > 3 {
        // For longer than anybody waits for a write.
        faults.extend([(Way::Stalled, 3 * fault), (Way::Gone, 3 * fault)]);
    }
    through_a_relay("database silent", fault / 2, &faults).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_deleted_or_replaced_and_put_back() {
    let Scale { tables, kills, fault } = scale();
    let folder = tempfile::tempdir().unwrap();
    let (path, kept) = (file(folder.path()), folder.path().join("kept"));
    let node = Node::start(&path).await;
    let crowd = Crowd::sit_down(tables, &[node.address()]).await;
    for number in 0..kills {
        play_a_while().await;
        std::fs::hard_link(&path, &kept).unwrap();
        std::fs::remove_file(&path).unwrap();
        if number % 2 == 1 {
            // By another that could be written just as well.
            let other = file(&folder.path().join("other"));
            Store::open(&other).await.unwrap().close().await;
            std::fs::rename(&other, &path).unwrap();
        }
        // The answers to what was kept before are on their way for a moment. What is put back is the very file, so that a move
        // which is acknowledged meanwhile would not be missed later.
        tokio::time::sleep(UNDER_WAY).await;
        let before = crowd.noticed.acknowledged();
        tokio::time::sleep(fault).await;
        let after = crowd.noticed.acknowledged();
        assert_eq!(after, before, "moves were acknowledged without a database");
        std::fs::rename(&kept, &path).unwrap();
    }
    play_a_while().await;
    verdict::pass("file deleted or replaced", &[Felt::Refusals], crowd, &[node], &path).await;
}
