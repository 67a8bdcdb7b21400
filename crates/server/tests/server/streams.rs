//! Streams: drawn once for all who see the same, and never for others.

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::harness::{Stream, TestApp, Visitor};

/// A table on which `ana` and `bo` play, with its address.
async fn table_of_two(game: &str, ana: &Visitor, bo: &Visitor) -> String {
    let seats = [
        ("game", game),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&seats).await;
    let joined = bo
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert_eq!(joined.status, 303, "{}", joined.body);
    table
}

/// A stream as the page of a visitor opens it, with patches.
async fn watch(visitor: &Visitor, table: &str) -> Stream {
    let page = visitor.get(table).await;
    let connect = page.between("hx-sse:connect=\"", "\"").replace("&amp;", "&");
    assert!(connect.contains("patches=1"), "{connect}");
    visitor.stream(&connect).await
}

/// Makes some move of whoever is to move, and says whether there was one.
async fn move_on(players: &[&Visitor], table: &str, turn: usize) -> bool {
    for player in players {
        let page = player.get(table).await;
        let moves = page.moves();
        if !moves.is_empty() {
            let fields = [
                ("version", page.version()),
                ("move", moves[turn * 7919 % moves.len()].clone()),
                ("sure", "yes".to_owned()),
            ];
            let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
            player.post(&format!("{table}/move"), &fields).await;
            return true;
        }
    }
    false
}

/// The changing part of the page as it is drawn for one request alone.
async fn drawn_alone(visitor: &Visitor, table: &str) -> String {
    visitor.get_part(table).await.body
}

async fn drawings(app: &TestApp) -> u64 {
    let numbers = app.numbers().await;
    let line = numbers
        .lines()
        .find_map(|line| line.strip_prefix("chantier_drawings_total "));
    line.expect("a number of drawings").parse().unwrap()
}

#[tokio::test]
async fn spectators_share_one_drawing_of_a_move() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two("batisseurs", &ana, &bo).await;
    let mut streams = Vec::new();
    for _ in 0..10 {
        let spectator = app.visitor();
        spectator.get("/").await;
        streams.push(watch(&spectator, &table).await);
    }
    for turn in 0..3 {
        let before = drawings(&app).await;
        assert!(move_on(&[&ana, &bo], &table, turn).await);
        for stream in &mut streams {
            stream.next().await;
        }
        assert_eq!(drawings(&app).await - before, 1, "turn {turn}");
    }
}

#[tokio::test]
async fn two_visitors_who_may_see_different_things_never_share_a_drawing() {
    let app = TestApp::start().await;
    for info in catalogue::infos().filter(|info| info.players.contains(&2)) {
        let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
        let mut leo = app.visitor();
        leo.language = "fr";
        let table = table_of_two(info.id, &ana, &bo).await;
        // Whoever watches as somebody else would like to sees what they may see themselves.
        let as_ana = format!("{table}?as=1");
        let visitors = [(&ana, &table), (&bo, &as_ana), (&eve, &as_ana), (&leo, &table)];
        let mut streams = Vec::new();
        for (visitor, table) in visitors {
            streams.push(watch(visitor, table).await);
        }
        for turn in 0..12 {
            if !move_on(&[&ana, &bo], &table, turn).await {
                break;
            }
            for (stream, (visitor, address)) in streams.iter_mut().zip(visitors) {
                stream.next().await;
                let alone = drawn_alone(visitor, address).await;
                // Where one only watches, nothing asks for somebody else's secrets.
                let alone = alone.replace("?as=1", "");
                assert_eq!(
                    stream.text.replace("?as=1", ""),
                    alone,
                    "{} after {turn} moves",
                    info.id
                );
            }
        }
        let texts: Vec<&str> = streams.iter().map(|stream| stream.text.as_str()).collect();
        let [of_ana, of_bo, of_eve, of_leo] = texts[..] else {
            unreachable!()
        };
        assert_ne!(of_ana, of_bo);
        assert_ne!(of_eve, of_leo);
        for (text, others) in [(of_ana, [&bo, &eve]), (of_bo, [&ana, &eve]), (of_eve, [&ana, &bo])] {
            for other in others {
                assert!(!text.contains(&other.token().await), "{}: a token", info.id);
            }
        }
    }
}

#[tokio::test]
async fn a_move_is_small_on_the_wire() {
    const SMALL: usize = 4096;
    const MOST: usize = 6144;
    let mut all = Vec::new();
    let app = TestApp::start().await;
    for info in catalogue::infos().filter(|info| info.players.contains(&2)) {
        let (ana, bo) = (app.visitor(), app.visitor());
        let table = table_of_two(info.id, &ana, &bo).await;
        let page = ana.get(&table).await;
        let connect = format!("{table}/events?patches=1&seen={}-0", page.version());
        let mut packed = ana.packed(&connect, "gzip").await;
        let head = packed.chunk().await.unwrap().unwrap();
        assert_eq!(head[..2], [0x1f, 0x8b]);
        let mut sizes = Vec::new();
        // To the end: it is late in a game that there is most to choose from.
        for turn in 0..400 {
            if !move_on(&[&ana, &bo], &table, turn).await {
                break;
            }
            sizes.push(packed.chunk().await.unwrap().unwrap().len());
        }
        // The first event is the whole, and the last the result of the game, for which the page is another one.
        sizes.remove(0);
        let end = sizes.pop().unwrap();
        sizes.sort_unstable();
        let (median, late) = (part(&sizes, 50), part(&sizes, 99));
        println!(
            "{}: {} moves of {median} bytes, 99 of 100 below {late}; the last one {end}",
            info.id,
            sizes.len()
        );
        // What a mover may choose from can be hundreds of buttons that were not there before.
        let large = sizes.iter().filter(|size| **size >= SMALL).count();
        assert!(large * 50 <= sizes.len(), "{}: {sizes:?}", info.id);
        assert!(end.max(part(&sizes, 100)) < MOST, "{}: {end} and {sizes:?}", info.id);
        all.extend(sizes);
    }
    all.sort_unstable();
    assert!(part(&all, 99) < SMALL, "99 of 100 moves: {}", part(&all, 99));
}

/// The size below which so many of a hundred lie.
fn part(sizes: &[usize], of_hundred: usize) -> usize {
    sizes[(sizes.len() * of_hundred / 100).min(sizes.len() - 1)]
}

#[tokio::test]
async fn a_page_from_before_there_were_patches_gets_the_whole() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two("batisseurs", &ana, &bo).await;
    let version = ana.get(&table).await.version();
    let mut stream = ana.stream(&format!("{table}/events?seen={version}-0")).await;
    for turn in 0..3 {
        move_on(&[&ana, &bo], &table, turn).await;
        assert!(stream.next().await.starts_with("<title>"));
    }
}

#[tokio::test]
async fn whoever_missed_some_drawings_gets_a_patch_of_what_they_have() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two("batisseurs", &ana, &bo).await;
    let mut stream = watch(&ana, &table).await;
    move_on(&[&ana, &bo], &table, 0).await;
    stream.next().await;
    for turn in 1..9 {
        move_on(&[&ana, &bo], &table, turn).await;
    }
    let now = drawn_alone(&ana, &table).await;
    while stream.text != now {
        stream.next().await;
    }
}

#[tokio::test]
async fn whoever_watches_sees_a_new_name_and_that_one_is_gone() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let table = table_of_two("batisseurs", &ana, &bo).await;
    eve.get("/").await;
    let mut stream = watch(&eve, &table).await;
    ana.post("/me/name", &[("name", "Zenobia")]).await;
    stream.next().await;
    assert!(stream.text.contains("Zenobia"), "nothing but the name changed");
    bo.post(&format!("{table}/resign"), &[]).await;
    stream.next().await;
    ana.post("/me/delete", &[("sure", "yes")]).await;
    while stream.text.contains("Zenobia") {
        stream.next().await;
    }
    let other = app.visitor();
    other.get("/").await;
    let mut fresh = other.stream(&format!("{table}/events")).await;
    assert!(!fresh.next().await.contains("Zenobia"), "nor is an old drawing shown");
}

/// The memory of this process, in which the server runs, in bytes.
#[cfg(target_os = "linux")]
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<usize>().unwrap() * 1024
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_stream_takes_at_most_200_kilobytes() {
    const STREAMS: usize = 300;
    let app = TestApp::start_with(|config| {
        config.caps.streams_per_address = 2 * STREAMS;
        config.caps.connections_per_address = 2 * STREAMS;
    })
    .await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two("batisseurs", &ana, &bo).await;
    move_on(&[&ana, &bo], &table, 1).await;
    let request = format!(
        "GET {table}/events?seen=0-0&patches=1 HTTP/1.1\r\nhost: here\r\naccept-encoding: gzip\r\ncookie: chantier={}\r\n\r\n",
        ana.cookie("chantier").unwrap(),
    );
    let open = async |number: usize| {
        let mut streams = Vec::new();
        for _ in 0..number {
            let mut stream = TcpStream::connect(app.address).await.unwrap();
            stream.write_all(request.as_bytes()).await.unwrap();
            streams.push(stream);
        }
        streams
    };
    let heard = async |streams: &mut Vec<TcpStream>| {
        let mut unread = [0; 64 * 1024];
        for stream in streams {
            assert!(stream.read(&mut unread).await.unwrap() > 0);
        }
    };
    // What is made once is not counted.
    let mut first = open(5).await;
    heard(&mut first).await;
    let before = memory();
    let mut streams = open(STREAMS).await;
    heard(&mut streams).await;
    for turn in 2..6 {
        move_on(&[&ana, &bo], &table, turn).await;
        heard(&mut streams).await;
    }
    let each = memory().saturating_sub(before) / STREAMS;
    assert!(each <= 200 * 1000, "{each} bytes");
}
