//! What one visitor does to others: connections, streams, slow requests, and a server that is to stop meanwhile.

use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::harness::{Page, TestApp, Visitor};

const SOON: Duration = Duration::from_millis(300);
const LATE: Duration = Duration::from_secs(10);

/// A connection on which this was sent.
async fn sent(app: &TestApp, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// All that comes until the server closes the connection.
async fn heard(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    let read = tokio::time::timeout(LATE, stream.read_to_end(&mut answer)).await;
    // A reset is as good an end as another.
    let _ = read.expect("the server closes the connection");
    String::from_utf8(answer).unwrap()
}

#[tokio::test]
async fn a_connection_that_is_silent_or_stops_in_the_middle_of_a_request_is_closed() {
    let app = TestApp::start_with(|config| {
        config.caps.header_timeout = SOON;
        config.caps.body_timeout = SOON;
    })
    .await;
    let form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 99\r\n\r\ncsrf=";
    for begun in [
        String::new(),
        "GET / HTTP/1.1\r\nhost: here\r\n".to_owned(),
        "GET /health HTTP/1.1\r\nhost: here\r\n\r\n".to_owned(),
        format!("POST /tables HTTP/1.1\r\nhost: here\r\n{form}"),
    ] {
        let start = Instant::now();
        let answer = heard(sent(&app, &begun).await).await;
        assert!(start.elapsed() < LATE / 2, "{begun:?}");
        let status = answer.split(' ').nth(1).unwrap_or_default();
        let expected = match begun.split(' ').next() {
            Some("POST") => "408",
            _ if begun.contains("health") => "200",
            _ => "",
        };
        assert_eq!(status, expected, "{begun:?}");
    }
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let app = TestApp::start_with(|config| config.caps.connections_per_address = 5).await;
    let mut idle = Vec::new();
    for _ in 0..5 {
        idle.push(sent(&app, "").await);
    }
    let answer = heard(sent(&app, "GET / HTTP/1.1\r\nhost: here\r\n\r\n").await).await;
    assert!(answer.starts_with("HTTP/1.1 429"), "{answer}");
    assert!(answer.contains("Retry-After: "), "{answer}");
    drop(idle);
    let mut status = 0;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let answer = heard(sent(&app, "GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").await).await;
        status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        if status == 200 {
            break;
        }
    }
    assert_eq!(status, 200, "there is room again");
}

#[tokio::test]
async fn when_there_is_no_room_at_all_everybody_is_told_to_come_again() {
    let app = TestApp::start_with(|config| config.caps.connections = 3).await;
    let mut idle = Vec::new();
    for _ in 0..3 {
        idle.push(sent(&app, "").await);
    }
    let answer = heard(sent(&app, "GET / HTTP/1.1\r\nhost: here\r\n\r\n").await).await;
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    assert!(answer.contains("Retry-After: "), "{answer}");
}

#[tokio::test]
async fn one_address_can_open_only_so_many_streams() {
    let app = TestApp::start_with(|config| config.caps.streams_per_address = 3).await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let path = format!("{table}/events");
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = ana.stream(&path).await;
        stream.next().await;
        open.push(stream);
    }
    let refused = ana.packed(&path, "identity").await;
    assert_eq!(refused.status().as_u16(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    drop(open);
    let mut status = 0;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        status = ana.packed(&path, "identity").await.status().as_u16();
        if status == 200 {
            break;
        }
    }
    assert_eq!(status, 200, "there is room again");
}

#[tokio::test]
async fn a_server_stops_in_time_whatever_its_visitors_do() {
    let mut app = TestApp::start_with(|config| config.caps.stop_timeout = SOON).await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let _half = sent(&app, "POST /tables HTTP/1.1\r\nhost: here\r\n").await;
    let body = "POST /tables HTTP/1.1\r\nhost: here\r\ncontent-length: 99\r\n\r\n";
    let _no_body = sent(&app, body).await;
    // Many requests on one connection whose answers nobody reads, far more than fits into the buffers between.
    let asks = "GET /about HTTP/1.1\r\nhost: here\r\n\r\n".repeat(2000);
    let mut deaf = TcpStream::connect(app.address).await.unwrap();
    let _ = tokio::time::timeout(SOON, deaf.write_all(asks.as_bytes())).await;
    let _stream = sent(&app, &format!("GET {table}/events HTTP/1.1\r\nhost: here\r\n\r\n")).await;
    tokio::time::sleep(SOON).await;
    let start = Instant::now();
    app.stop().await;
    assert!(start.elapsed() < LATE / 2, "it took {:?}", start.elapsed());
}

#[tokio::test]
async fn a_hint_that_nobody_waits_for_any_more_is_not_searched_for() {
    let app = TestApp::start_with(|config| config.workers = 1).await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let fields = format!("csrf={}", ana.token().await);
    let request = format!(
        "POST {table}/hint HTTP/1.1\r\nhost: here\r\ncookie: chantier={}\r\ncontent-length: {}\r\n\
         content-type: application/x-www-form-urlencoded\r\n\r\n{fields}",
        ana.cookie("chantier").unwrap(),
        fields.len(),
    );
    for _ in 0..20 {
        let asked = sent(&app, &request).await;
        tokio::time::sleep(Duration::from_millis(30)).await;
        let running = app.counted("chantier_searches_running").await;
        assert!(running <= 2, "{running} searches on one worker");
        drop(asked);
    }
    let start = Instant::now();
    let mut page = ana.post(&format!("{table}/hint"), &[]).await;
    // The one who hung up last may not be noticed at once.
    while !page.body.contains("class=\"hint\"") && start.elapsed() < LATE {
        tokio::time::sleep(Duration::from_millis(20)).await;
        page = ana.post(&format!("{table}/hint"), &[]).await;
    }
    assert!(start.elapsed() < LATE, "it took {:?}", start.elapsed());
    assert!(app.counted("chantier_searches_cancelled_total").await >= 5);
}

/// Sets up a table at which a bot of a level is to move, and lets it.
async fn against(visitor: &Visitor, level: &str) -> String {
    let seats = [("sitter-1", "here"), ("sitter-2", level), ("start", "2")];
    let table = visitor
        .new_table(&[&[("game", "batisseurs")], &seats[..]].concat())
        .await;
    visitor.get(&table).await;
    table
}

/// That bots of a visitor move soon though much waits already.
async fn check_soon(app: &TestApp, bo: &Visitor) {
    assert!(app.counted("chantier_searches_waiting").await >= 5, "20 s of work wait");
    for (level, soon) in [("easy", 8), ("hard", 14)] {
        let table = against(bo, level).await;
        let start = Instant::now();
        // The bot begins: once it has moved, which may be before anybody looks, there are moves to choose from.
        while bo.get(&table).await.moves().is_empty() && start.elapsed() < 2 * LATE {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(start.elapsed().as_secs() < soon, "{level} took {:?}", start.elapsed());
    }
}

#[tokio::test]
async fn the_slow_bots_of_one_visitor_do_not_delay_those_of_another() {
    let app = TestApp::start_with(|config| config.workers = 1).await;
    let (ana, bo) = (app.visitor(), app.visitor());
    for _ in 0..10 {
        against(&ana, "master").await;
    }
    check_soon(&app, &bo).await;
}

#[tokio::test]
async fn who_throws_cookies_away_has_no_more_of_the_workers() {
    let app = TestApp::start_with(|config| config.workers = 1).await;
    for _ in 0..30 {
        against(&app.visitor_from([127, 0, 0, 2].into()), "master").await;
    }
    check_soon(&app, &app.visitor_from([127, 0, 0, 3].into())).await;
}

#[tokio::test]
async fn who_makes_many_accounts_has_no_more_of_the_workers() {
    let app = TestApp::start_with(|config| config.workers = 1).await;
    for number in 0..15 {
        let ana = app.visitor_from([127, 0, 0, 2].into());
        let fields = [("login", &*format!("Ana {number}")), ("password", "four blue cranes")];
        assert_eq!(ana.post("/me/keep", &fields).await.status, 200);
        against(&ana, "master").await;
        against(&ana, "master").await;
    }
    check_soon(&app, &app.visitor_from([127, 0, 0, 3].into())).await;
}

#[tokio::test]
async fn limits_behind_a_proxy_hold_whatever_is_written_before_the_entry_of_the_proxy() {
    let app = TestApp::start_with(|config| {
        config.limited = true;
        config.trust_proxy = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let mut answers = Vec::new();
    for _ in 0..100 {
        let head = "POST /tables HTTP/1.1\r\nhost: here\r\ncontent-length: 0\r\nconnection: close\r\n";
        let answer = heard(sent(&app, &format!("{head}x-forwarded-for: é\u{ad}, 198.51.100.7\r\n\r\n")).await).await;
        answers.push(answer.split(' ').nth(1).unwrap_or_default().to_owned());
    }
    assert!(
        answers
            .iter()
            .all(|status| ["400", "403", "415", "429"].contains(&status.as_str())),
        "{answers:?}"
    );
    assert!(
        answers.iter().filter(|status| *status == "429").count() >= 30,
        "{answers:?}"
    );
    let other = "POST /tables HTTP/1.1\r\nhost: here\r\ncontent-length: 0\r\nconnection: close\r\n";
    let answer = heard(sent(&app, &format!("{other}x-forwarded-for: é, 198.51.100.8\r\n\r\n")).await).await;
    assert!(
        !answer.starts_with("HTTP/1.1 429"),
        "somebody else of that proxy: {answer}"
    );
}

/// Asks for a table that stands in the lobby, and gives the answer.
async fn list(visitor: &Visitor) -> Page {
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("sitter-2", "invited"),
        ("visit", "public"),
    ];
    visitor.post("/tables", &fields).await
}

#[tokio::test]
async fn nobody_fills_the_lobby() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let there = || app.visitor_from([127, 0, 0, 2].into());
    let ana = there();
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(list(&ana).await.header("location").to_owned());
    }
    let refused = list(&ana).await;
    assert_eq!(refused.status, 422, "one person");
    assert!(refused.body.contains("wait in the lobby already"), "{}", refused.body);
    for _ in 0..5 {
        assert_eq!(list(&there()).await.status, 303);
    }
    assert_eq!(list(&there()).await.status, 422, "another cookie");
    let eve = there();
    let by_link = [("game", "batisseurs"), ("sitter-1", "here"), ("sitter-2", "invited")];
    let hidden = eve.new_table(&by_link).await;
    let publish = [("public", "yes")];
    let refused = eve.post(&format!("{hidden}/publish"), &publish).await;
    assert_eq!(refused.status, 429, "nor by another door");

    assert_eq!(
        list(&app.visitor_from([127, 0, 0, 3].into())).await.status,
        303,
        "somebody else"
    );
    let bo = app.visitor_from([127, 0, 0, 4].into());
    let joined = bo
        .post(&format!("{}/join", tables[0]), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert_eq!(joined.status, 303);
    assert_eq!(list(&ana).await.status, 303, "a game that began makes room");
    assert!(
        app.numbers()
            .await
            .contains("chantier_refused_total{what=\"listing\"} 3")
    );
}

#[tokio::test]
async fn nobody_fills_the_disk_with_reports() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let there = || app.visitor_from([127, 0, 0, 2].into());
    let ana = there();
    let table = ana.quick_table("batisseurs").await;
    let report = format!("{table}/report");
    let fields = [("ply", "0"), ("text", "the bridge is gone")];
    let mut kept = 0;
    for _ in 0..10 {
        kept += usize::from(ana.post(&report, &fields).await.status == 200);
    }
    assert_eq!(kept, 5, "one person");
    for _ in 0..20 {
        kept += usize::from(there().post(&report, &fields).await.status == 200);
    }
    assert_eq!(kept, 15, "one address");
    let bo = app.visitor_from([127, 0, 0, 3].into());
    assert_eq!(bo.post(&report, &fields).await.status, 200, "somebody else");
    assert!(
        app.numbers()
            .await
            .contains("chantier_refused_total{what=\"report\"} 15")
    );
}

#[tokio::test]
async fn one_visitor_of_a_proxy_cannot_hold_its_connections() {
    let app = TestApp::start_with(|config| {
        config.caps.connections_per_address = 5;
        config.trust_proxy = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let from = |last: u8, rest: &str| format!("x-forwarded-for: 198.51.100.{last}\r\n{rest}\r\n");
    let mut slow = Vec::new();
    for _ in 0..5 {
        let form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 99\r\n";
        let head = "POST /tables HTTP/1.1\r\nhost: here\r\n";
        slow.push(sent(&app, &format!("{head}{}csrf=", from(7, form))).await);
    }
    let get = |last: u8| {
        format!(
            "GET /about HTTP/1.1\r\nhost: here\r\n{}",
            from(last, "connection: close\r\n")
        )
    };
    // Whether a request is under way shows after a moment.
    let answered_with = async |status: &str| {
        let mut answer = String::new();
        for _ in 0..100 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            answer = heard(sent(&app, &get(7)).await).await;
            if answer.starts_with(status) {
                break;
            }
        }
        answer
    };
    let refused = answered_with("HTTP/1.1 429").await;
    assert!(refused.starts_with("HTTP/1.1 429"), "{refused}");
    assert!(refused.to_lowercase().contains("retry-after: "), "{refused}");
    assert!(
        heard(sent(&app, &get(8)).await).await.starts_with("HTTP/1.1 200"),
        "somebody else"
    );
    drop(slow);
    let answer = answered_with("HTTP/1.1 200").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "there is room again: {answer}");
}

#[tokio::test]
async fn who_is_refused_is_counted_by_what_they_wanted() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let ana = app.visitor();
    let exported = async || ana.post("/me/export", &[]).await.status;
    for _ in 0..5 {
        assert_eq!(exported().await, 200);
    }
    assert_eq!(exported().await, 429);
    let guess = [("login", "Bo"), ("password", "a guess or another")];
    for _ in 0..12 {
        ana.post("/sign-in", &guess).await;
    }
    let numbers = app.numbers().await;
    for counted in [
        "{what=\"export\"} 1",
        "{what=\"sign-in\"} 2",
        "{what=\"webhook\"} 0",
        "{what=\"new-account\"} 0",
    ] {
        assert!(
            numbers.contains(&format!("chantier_refused_total{counted}")),
            "{counted}: {numbers}"
        );
    }
}

#[tokio::test]
async fn a_reader_who_does_not_read_is_let_go() {
    let app = TestApp::start_with(|config| config.caps.write_timeout = SOON).await;
    let asks = "GET /about HTTP/1.1\r\nhost: here\r\n\r\n".repeat(2000);
    let mut deaf = TcpStream::connect(app.address).await.unwrap();
    // It goes on as long as somebody reads what is asked, and nobody reads what is answered.
    let written = tokio::time::timeout(LATE, deaf.write_all(asks.as_bytes())).await;
    let start = Instant::now();
    while app.counted("chantier_connections").await > 0 {
        assert!(start.elapsed() < LATE, "{written:?}, and the connection is held");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Begins to bring a record along, from an address of this machine, and does not end.
async fn half_an_upload(app: &TestApp, last: u8) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(([127, 0, 0, last], 0).into()).unwrap();
    let mut stream = socket.connect(app.address).await.unwrap();
    let head = "POST /replay HTTP/1.1\r\nhost: here\r\ncontent-type: multipart/form-data; boundary=B\r\n";
    let half = format!("{head}content-length: 4000000\r\n\r\n--B\r\n");
    stream.write_all(half.as_bytes()).await.unwrap();
    stream
}

/// The status of an answer, if one comes soon.
async fn status(stream: &mut TcpStream) -> Option<String> {
    let mut head = vec![0; 4096];
    let read = tokio::time::timeout(SOON, stream.read(&mut head)).await.ok()?;
    let head = String::from_utf8_lossy(&head[..read.unwrap()]).to_lowercase();
    assert!(head.contains("retry-after: "), "{head}");
    head.split(' ').nth(1).map(str::to_owned)
}

#[tokio::test]
async fn few_records_are_taken_in_at_once_and_fewer_from_one_address() {
    let app = TestApp::start().await;
    let mut under_way = Vec::new();
    for last in [2, 2, 3, 3, 4, 4, 5, 5] {
        let mut upload = half_an_upload(&app, last).await;
        assert_eq!(status(&mut upload).await, None, "there is room");
        under_way.push(upload);
        if under_way.len() == 2 {
            let mut third = half_an_upload(&app, last).await;
            assert_eq!(status(&mut third).await.as_deref(), Some("429"));
        }
    }
    assert_eq!(status(&mut half_an_upload(&app, 6).await).await.as_deref(), Some("503"));
    assert!(
        app.numbers()
            .await
            .contains("chantier_refused_total{what=\"upload\"} 2")
    );
    drop(under_way);
    let start = Instant::now();
    while status_of_none(&app).await.is_some() {
        assert!(start.elapsed() < LATE, "there is room again");
    }
}

/// What one more is told, if it is refused.
async fn status_of_none(app: &TestApp) -> Option<String> {
    status(&mut half_an_upload(app, 6).await).await
}

/// An archive of so many files that are one and the same, 256 KiB of a letter.
#[cfg(target_os = "linux")]
fn swelling_archive(files: u16) -> Vec<u8> {
    use std::io::Write as _;

    let text = vec![b'x'; 256 * 1024];
    let mut packed = flate2::write::DeflateEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(&text).unwrap();
    let packed = packed.finish().unwrap();
    let mut crc = flate2::Crc::new();
    crc.update(&text);
    let mut about = Vec::new();
    for number in [20_u16, 0, 8, 0, 33] {
        about.extend(number.to_le_bytes());
    }
    for number in [crc.sum(), packed.len() as u32, text.len() as u32] {
        about.extend(number.to_le_bytes());
    }
    about.extend([1, 0, 0, 0]);
    let mut archive = [b"PK\x03\x04", &about[..], b"a", &packed].concat();
    let start = archive.len() as u32;
    for _ in 0..files {
        archive.extend([b"PK\x01\x02\x14\x00", &about[..], &[0; 14], b"a"].concat());
    }
    let length = archive.len() as u32 - start;
    archive.extend(b"PK\x05\x06\0\0\0\0");
    archive.extend([files.to_le_bytes(), files.to_le_bytes()].concat());
    archive.extend([length.to_le_bytes(), start.to_le_bytes()].concat());
    archive.extend([0; 2]);
    archive
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn an_archive_takes_no_more_room_than_a_file_of_it() {
    let app = TestApp::start().await;
    let peak_kib = || {
        let status = std::fs::read_to_string("/proc/self/status").unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        line.unwrap().trim().trim_end_matches(" kB").parse::<u64>().unwrap()
    };
    let (ana, archive) = (app.visitor(), swelling_archive(200));
    let token = ana.token().await;
    let bring = async || {
        let head = "Content-Disposition: form-data; name=";
        let mut body = format!("--B\r\n{head}\"csrf\"\r\n\r\n{token}\r\n").into_bytes();
        body.extend(format!("--B\r\n{head}\"record\"; filename=\"all.zip\"\r\n\r\n").into_bytes());
        body.extend(&archive);
        body.extend(b"\r\n--B--\r\n");
        ana.post_body("/replay", "multipart/form-data; boundary=B", body).await
    };
    // The first time other things come into memory for good.
    assert_eq!(bring().await.status, 422);
    // From here on the peak counts anew.
    std::fs::write("/proc/self/clear_refs", "5").unwrap();
    let before = peak_kib();
    let answers = tokio::join!(bring(), bring());
    assert_eq!((answers.0.status, answers.1.status), (422, 422), "{}", answers.0.body);
    let more = peak_kib().saturating_sub(before);
    assert!(more < 40 * 1024, "two archives of 50 MiB took {more} KiB");
}

#[tokio::test]
async fn tables_that_nobody_watches_make_room_for_others() {
    let app = TestApp::start_with(|config| config.caps.tables = 16).await;
    let ana = app.visitor();
    let watched = ana.quick_table("batisseurs").await;
    let page = ana.get(&watched).await;
    let mut stream = ana.stream(&format!("{watched}/events?seen={}-0", page.version())).await;
    let mut tables = Vec::new();
    for _ in 0..40 {
        let table = ana.quick_table("batisseurs").await;
        ana.get(&table).await;
        tables.push(table);
        let cached = app.counted("chantier_tables_cached").await;
        assert!(cached <= 17, "{cached} tables are in memory");
    }
    let fields = [("version", &*page.version()), ("move", "take 1")];
    assert_eq!(ana.post(&format!("{watched}/move"), &fields).await.status, 303);
    assert!(
        stream.next().await.contains("You take 1 écu"),
        "who watches hears of it"
    );
    for table in tables {
        assert!(
            !ana.get(&table).await.moves().is_empty(),
            "and the others are read again"
        );
    }
}

#[tokio::test]
async fn who_takes_one_name_after_the_other_is_told_to_wait() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let ana = app.visitor();
    let named = async || ana.post("/me/name", &[("name", "Ada")]).await.status;
    for _ in 0..8 {
        assert_eq!(named().await, 303);
    }
    assert_eq!(named().await, 429);
    let bo = app.visitor();
    assert_eq!(bo.post("/me/name", &[("name", "Bo")]).await.status, 303);
}

#[tokio::test]
async fn a_new_name_is_written_where_nobody_looks_without_reading_the_table() {
    let mut app = TestApp::start().await;
    let ana = app.visitor();
    let friends = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "here"),
        ("name-2", "Bo"),
    ];
    let both = ana.new_table(&friends).await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(ana.quick_table("batisseurs").await);
    }
    app.restart().await;
    let ana = ana.at(&app);
    assert_eq!(ana.post("/me/name", &[("name", "Ada")]).await.status, 303);
    assert_eq!(app.counted("chantier_tables_cached").await, 0);
    let listed = ana.get("/tables").await.body;
    assert!(listed.contains("Ada") && !listed.contains("Ana"), "{listed}");
    for table in &tables {
        assert!(ana.get(table).await.body.contains("Ada"));
    }
    let page = ana.get(&both).await.body;
    assert!(
        page.contains("Ada") && page.contains("Bo"),
        "the other name on one screen stays"
    );
}

#[tokio::test]
async fn the_picture_of_a_game_is_drawn_once_for_all_who_ask() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let seats = [("sitter-1", "here"), ("sitter-2", "easy"), ("start", "1")];
    let public = [("game", "batisseurs"), ("visit", "public")];
    let table = ana.new_table(&[&public[..], &seats[..]].concat()).await;
    let picture = format!("{table}/preview.png");
    let first = ana.packed(&picture, "identity").await.bytes().await.unwrap();
    assert!(first.starts_with(b"\x89PNG"));
    let drawn = async || app.counted("chantier_drawing_seconds_count").await;
    let before = drawn().await;
    for _ in 0..5 {
        let bo = app.visitor();
        assert_eq!(bo.packed(&picture, "identity").await.bytes().await.unwrap(), first);
    }
    assert_eq!(drawn().await, before);
    let version = ana.get(&table).await.version();
    let fields = [("version", &*version), ("move", "take 1")];
    assert_eq!(ana.post(&format!("{table}/move"), &fields).await.status, 303);
    let before = drawn().await;
    assert_eq!(ana.packed(&picture, "identity").await.status(), 200);
    assert_eq!(drawn().await, before + 1, "after a move it is another");
}
