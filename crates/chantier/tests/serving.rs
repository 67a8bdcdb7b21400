//! A server in trouble: a disk that is full, a database that is taken, logs that cannot be as asked.

#![cfg(unix)]

mod program;

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use program::{Serving, chantier, command, folder};
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use sqlx::Connection as _;
use sqlx::sqlite::SqliteConnectOptions;
use store::Store;

fn serve(database: &Path) -> Command {
    command(&format!("serve --listen 127.0.0.1:0 --database {}", database.display()))
}

/// The same command in a shell that first says this.
fn under(before: &str, program: &Command) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{before}; exec \"$0\" \"$@\"")]);
    shell.arg(program.get_program()).args(program.get_args());
    shell
}

/// What comes of something that is waited for.
fn wait_for<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.unwrap().block_on(work)
}

/// What stands between two marks.
#[track_caller]
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text
        .split_once(before)
        .unwrap_or_else(|| panic!("no {before} in {text}"))
        .1;
    rest.split_once(after).unwrap().0
}

/// Somebody who plays against a bot that does not move before they do.
struct Player {
    cookie: String,
    csrf: String,
    table: String,
}

impl Player {
    fn sit_down(server: &Serving) -> Player {
        Player::sit_down_by(server, "")
    }

    /// Sits down at a table of these terms.
    fn sit_down_by(server: &Serving, terms: &str) -> Player {
        let page = server.get("/", "");
        let cookie = format!("cookie: {}\r\n", between(&page, "set-cookie: ", ";"));
        let csrf = between(&server.get("/", &cookie), "name=\"csrf\" value=\"", "\"").to_owned();
        let form = format!("csrf={csrf}&game=batisseurs&sitter-1=here&sitter-2=here&start=1{terms}");
        let made = server.post("/tables", &cookie, &form);
        let table = between(&made, "location: ", "\r\n").to_owned();
        Player { cookie, csrf, table }
    }

    fn version(&self, server: &Serving) -> u64 {
        let page = server.get(&self.table, &self.cookie);
        between(&page, "data-version=\"", "\"").parse().unwrap()
    }

    /// Tries a move and takes it back in turn, and says whether it was acknowledged.
    fn act(&self, server: &Serving, version: u64, number: u64) -> bool {
        let (what, text) = if number.is_multiple_of(2) {
            ("move", "&move=take+1")
        } else {
            ("undo", "")
        };
        let form = format!("csrf={}&version={version}{text}", self.csrf);
        loop {
            let answer = server.post(&format!("{}/{what}", self.table), &self.cookie, &form);
            if !answer.starts_with("HTTP/1.1 429") {
                return answer.starts_with("HTTP/1.1 303");
            }
            // So fast a player is told to wait, which is not what is tried here.
            std::thread::sleep(Duration::from_millis(150));
        }
    }
}

/// What is left to whoever is to move, as their page counts it down.
fn left(player: &Player, server: &Serving) -> i64 {
    let page = server.get(&player.table, &player.cookie);
    let until: i64 = between(&page, "data-until=\"", "\"").parse().unwrap();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    until - i64::try_from(now.as_millis()).unwrap()
}

#[test]
fn a_server_that_is_killed_charges_nobodys_clock_while_it_is_gone() {
    const GONE: Duration = Duration::from_secs(8);
    let database = folder("killed-clock").join("tables.sqlite");
    let server = Serving::start(serve(&database));
    let player = Player::sit_down_by(&server, "&clock=live&bank=10&bonus=20");
    std::thread::sleep(Duration::from_secs(1));
    let before = left(&player, &server);
    assert!((500_000..600_000).contains(&before), "{before}");
    // As `kill -9` does: it has no time to note anything.
    drop(server);
    std::thread::sleep(GONE);
    let server = Serving::start(serve(&database));
    let after = left(&player, &server);
    let charged = before - after;
    // What it noted last may be a while ago, which is nobody's loss; the time in which it was gone is charged to nobody.
    assert!(charged < 4000, "{charged} ms of {GONE:?} were charged");
    assert!(after <= 600_000, "and nobody earns more than there was");
}

#[test]
fn a_disk_that_is_full_for_a_while_loses_nothing_acknowledged_and_heals_by_itself() {
    let database = folder("full-disk").join("tables.sqlite");
    // A signal that is ignored stays so: a write beyond the limit then fails, as on a full disk.
    let server = Serving::start(under("trap '' XFSZ", &serve(&database)));
    let player = Player::sit_down(&server);
    let mut version = player.version(&server);
    let (first, mut number) = (version, 0);
    while number < 10 {
        assert!(player.act(&server, version, number));
        version += 1;
        number += 1;
    }
    let limit = |bytes: Option<u64>| {
        let limit = Rlimit {
            current: bytes,
            maximum: None,
        };
        prlimit(Pid::from_raw(server.child.id() as i32), Resource::Fsize, limit).unwrap();
    };
    limit(Some(1));
    for _ in 0..10 {
        assert!(
            !player.act(&server, version, number),
            "what cannot be written is not acknowledged"
        );
    }
    assert!(
        server.get("/health", "").starts_with("HTTP/1.1 503"),
        "and health says so"
    );
    limit(None);
    let start = Instant::now();
    while !player.act(&server, version, number) {
        assert!(start.elapsed() < Duration::from_secs(60), "it does not heal");
    }
    for _ in 0..20 {
        version += 1;
        number += 1;
        assert!(player.act(&server, version, number));
    }
    let acknowledged = first + number + 1;
    assert_eq!(player.version(&server), acknowledged);
    drop(server);
    let kept = wait_for(async {
        let store = Store::open(database.to_str().unwrap()).await.unwrap();
        let id = player.table.trim_start_matches("/tables/").parse().unwrap();
        store.load(&id).await.unwrap().events.len()
    });
    assert_eq!(kept as u64, acknowledged, "and a killed server loses nothing either");
}

#[test]
fn a_second_server_on_the_same_file_does_not_start_and_a_killed_one_is_no_hindrance() {
    let database = folder("second-server").join("tables.sqlite");
    let mut server = Serving::start(serve(&database));
    let line = chantier(&format!("serve --listen 127.0.0.1:0 --database {}", database.display())).failed();
    assert!(line.contains("is used by another chantier server"), "{line}");
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    Serving::start(serve(&database)).stop();
}

#[test]
fn a_new_database_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt as _;

    let database = folder("private").join("tables.sqlite");
    let server = Serving::start(under("umask 022", &serve(&database)));
    Player::sit_down(&server);
    for end in ["", "-wal", "-shm", ".lock"] {
        let file = format!("{}{end}", database.display());
        let mode = std::fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
}

#[test]
fn a_database_that_is_no_file_is_refused() {
    for name in [":memory:", "sqlite://:memory:", "sqlite://", "file::memory:"] {
        let line = chantier(&format!("serve --listen 127.0.0.1:0 --database {name}")).refused();
        assert!(line.contains("names no file"), "{line}");
    }
}

#[test]
fn a_log_filter_that_makes_no_sense_is_told_and_silences_nothing() {
    for filter in ["nonsense", "server=loud", "=", "info,,"] {
        let mut program = serve(&folder("log-filter").join("tables.sqlite"));
        program.env("CHANTIER_LOG", filter);
        let log = Serving::start(program).stop();
        assert!(log.contains("CHANTIER_LOG cannot be"), "{log}");
        assert!(log.contains("stopping"), "{log}");
    }
    let mut program = serve(&folder("log-filter").join("tables.sqlite"));
    program.env("CHANTIER_LOG", "error,server=info");
    let log = Serving::start(program).stop();
    assert!(!log.contains("CHANTIER_LOG") && log.contains("stopping"), "{log}");
}

#[test]
fn a_log_in_a_file_has_no_colours_and_can_be_json() {
    let database = folder("log-format").join("tables.sqlite");
    let log = Serving::start(serve(&database)).stop();
    assert!(log.contains("stopping") && !log.contains('\u{1b}'), "{log}");
    let mut program = serve(&database);
    program.args(["--log-format", "json"]);
    let log = Serving::start(program).stop();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(
        lines.iter().any(|line| line["fields"]["message"] == "stopping"),
        "{log}"
    );
}

#[test]
fn what_is_logged_of_a_request_has_the_name_that_its_answer_carries() {
    let mut program = serve(&folder("log-requests").join("tables.sqlite"));
    program.env("CHANTIER_LOG", "error,server=debug");
    program.args(["--log-format", "json"]);
    let server = Serving::start(program);
    let answer = server.get("/about", "");
    let name = between(&answer, "x-request-id: ", "\r\n");
    let log = server.stop();
    let lines = log
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let answered: Vec<_> = lines.filter(|line| line["span"]["id"] == name).collect();
    let [line] = &answered[..] else {
        panic!("not one line of {name}: {log}")
    };
    assert_eq!(line["fields"]["message"], "answered");
    assert_eq!(line["span"]["route"], "/about", "the route, not the address");
}

/// The settings of SQLite under which a server that is started so keeps a move.
fn settings(name: &str, arguments: &[&str]) -> Vec<i64> {
    let database = folder(name).join("tables.sqlite");
    let options = SqliteConnectOptions::new().filename(&database);
    let note = "CREATE TABLE noted (setting INTEGER NOT NULL);
        CREATE TRIGGER note AFTER INSERT ON events
        BEGIN INSERT INTO noted SELECT synchronous FROM pragma_synchronous; END";
    wait_for(async {
        Store::open(database.to_str().unwrap()).await.unwrap().close().await;
        let mut behind = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::raw_sql(note).execute(&mut behind).await.unwrap();
        behind.close().await.unwrap();
    });
    let mut program = serve(&database);
    program.args(arguments);
    let server = Serving::start(program);
    Player::sit_down(&server);
    server.stop();
    wait_for(async {
        let mut behind = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        sqlx::query_scalar("SELECT DISTINCT setting FROM noted")
            .fetch_all(&mut behind)
            .await
            .unwrap()
    })
}

#[test]
fn a_server_survives_a_power_cut_unless_it_is_told_not_to() {
    let (full, normal) = (2, 1);
    assert_eq!(settings("durable", &[]), [full]);
    assert_eq!(settings("less-durable", &["--durability", "normal"]), [normal]);
}

#[test]
fn numbers_are_told_on_an_address_of_their_own() {
    let database = folder("numbers").join("tables.sqlite");
    // The system says which port is free; another process could take it first, but hardly does.
    let free = std::net::TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let mut program = serve(&database);
    program.args(["--metrics-address", &free.to_string()]);
    let mut server = Serving::start(program);
    assert!(server.get("/metrics", "").starts_with("HTTP/1.1 404"));
    server.address = free.to_string();
    assert!(server.get("/metrics", "").contains("chantier_moves_total 0"));
}

#[test]
fn idle_connections_do_not_lock_others_out_where_few_files_may_be_open() {
    let database = folder("few-files").join("tables.sqlite");
    let server = Serving::start(under("ulimit -n 128", &serve(&database)));
    let idle: Vec<_> = (0..300)
        .filter_map(|_| std::net::TcpStream::connect(&server.address).ok())
        .collect();
    // Whoever comes from elsewhere still finds room.
    let bystander = reqwest::Client::builder()
        .local_address("127.0.0.2".parse().ok())
        .timeout(Duration::from_secs(20))
        .build()
        .unwrap();
    let served = wait_for(async { bystander.get(format!("http://{}/", server.address)).send().await });
    assert_eq!(served.unwrap().status().as_u16(), 200);
    // Those of the one address have their share.
    let start = Instant::now();
    let mut answer = server.get("/", "");
    while answer.is_empty() && start.elapsed() < Duration::from_secs(60) {
        answer = server.get("/", "");
    }
    assert!(
        answer.starts_with("HTTP/1.1 429") && answer.contains("Retry-After"),
        "{answer}"
    );
    drop(idle);
    let start = Instant::now();
    while !server.get("/", "").starts_with("HTTP/1.1 200") {
        assert!(start.elapsed() < Duration::from_secs(60), "there is no room again");
        std::thread::sleep(Duration::from_millis(20));
    }
    let log = server.stop();
    assert!(
        log.contains("connections refused") && log.matches("connections refused").count() < 10,
        "{log}"
    );
}
