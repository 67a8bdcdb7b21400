//! What a game leaves behind: records that come and go, what others are told, and what the host is.

use engine::Record;
use store::Store;

use crate::harness::{Page, TestApp, Visitor, play_some, play_to_the_end};

/// Sends a file as the form of the page does.
async fn bring(visitor: &Visitor, text: &[u8]) -> Page {
    bring_all(visitor, &[("a.record", text)]).await
}

/// Sends several files as the form of the page does.
async fn bring_all(visitor: &Visitor, files: &[(&str, &[u8])]) -> Page {
    let token = visitor.token().await;
    let mut body = format!("--B\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n{token}\r\n").into_bytes();
    for (name, text) in files {
        let head = format!("--B\r\nContent-Disposition: form-data; name=\"record\"; filename=\"{name}\"\r\n");
        body.extend(head.into_bytes());
        body.extend(b"Content-Type: application/octet-stream\r\n\r\n");
        body.extend(*text);
        body.extend(b"\r\n");
    }
    body.extend(b"--B--\r\n");
    visitor
        .post_body("/replay", "multipart/form-data; boundary=B", body)
        .await
}

async fn finished(ana: &Visitor, game: &str) -> (String, String) {
    let table = ana.quick_table(game).await;
    play_to_the_end(ana, &table).await;
    let record = ana.get(&format!("{table}/record")).await.body;
    (table, record)
}

fn alert(page: &Page) -> &str {
    assert_eq!(page.status, 422, "{}", page.body);
    page.between("role=\"alert\">", "<")
}

#[tokio::test]
async fn a_record_of_every_game_is_brought_along_and_shown_like_the_game_itself() {
    let app = TestApp::start().await;
    for info in catalogue::infos() {
        let (ana, bo) = (app.visitor(), app.visitor());
        let (table, record) = finished(&ana, info.id).await;
        let brought = bring(&bo, record.as_bytes()).await;
        assert_eq!(brought.status, 303, "{}", brought.body);
        let replay = brought.header("location");
        let copy = replay.trim_end_matches("/replay");
        let first: Record = record.parse().unwrap();
        // A record says of a bot what it played with; its table says only its name.
        let (played_as, name) = (&first.seats[1], first.seats[1].split(" (").next().unwrap());
        let board = |page: &Page| {
            page.between("id=\"board\"", "class=\"rail\"")
                .replace(copy, "")
                .replace(&table, "")
                .replace(played_as, name)
        };
        for ply in [1, 12, 30] {
            let (ours, theirs) = (
                ana.get(&format!("{table}/replay?as=2&ply={ply}")).await,
                bo.get(&format!("{replay}?as=2&ply={ply}")).await,
            );
            assert_eq!(board(&ours), board(&theirs), "{} after {ply} moves", info.id);
        }
        // It stands among one's tables, nobody sits down there, and it gives the same record again.
        assert!(bo.get("/tables").await.body.contains(copy));
        assert!(!bo.get("/").await.body.contains("Go on playing"), "it waits for nobody");
        let again: Record = bo.get(&format!("{copy}/record")).await.body.parse().unwrap();
        assert_eq!(
            (again.plies, again.seed, again.standings),
            (first.plies, first.seed, first.standings)
        );
        let version = bo.get(copy).await.version();
        let fields = [("version", version.as_str()), ("move", "end")];
        bo.post(&format!("{copy}/move"), &fields).await;
        assert_eq!(bo.get(copy).await.version(), version, "nobody moves there");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_of_a_game_that_is_not_over_has_no_secrets_and_can_be_gone_on_with() {
    let app = TestApp::start().await;
    for game in ["batisseurs", "cloud-city"] {
        let ana = app.visitor();
        let (_, record) = finished(&ana, game).await;
        let mut record: Record = record.parse().unwrap();
        record.plies.truncate(30);
        record.standings.clear();
        record.seed = None;
        let brought = bring(&ana, record.to_string().replace('\n', "\r\n").as_bytes()).await;
        let replay = brought.header("location");
        let page = ana.get(&format!("{replay}?ply=999")).await;
        assert_eq!(page.between("data-replay=\"", "\""), "30");
        let table = replay.trim_end_matches("/replay");
        assert_eq!(
            ana.get(table).await.header("location"),
            replay,
            "there is no table to play at"
        );
        assert!(
            !ana.get("/").await.body.contains("Go on playing"),
            "it waits for nobody"
        );
        assert_eq!(ana.get("/tables").await.status, 200);

        // All eyes.
        for eyes in ["as=1&amp;", "as=2&amp;", "as=open&amp;"] {
            assert!(page.body.contains(&format!("href=\"?{eyes}ply=")), "{game}: {eyes}");
        }
        let board = |page: &Page| page.between("id=\"board\"", "class=\"rail\"").to_owned();
        let seen = async |eyes: &str| board(&ana.get(&format!("{replay}?as={eyes}&ply=20")).await);
        if game == "cloud-city" {
            assert_ne!(seen("1").await, seen("open").await, "the hands of the others lie open");
            assert!(page.body.contains("all hands are open now"));
        }
        // What if, and going on.
        assert_eq!(ana.get(&format!("{table}/explore?ply=20")).await.status, 200);
        assert!(page.body.contains(&format!("{table}/explore?ply=")));
        let form = ana.get(&format!("{table}/continue?ply=30")).await;
        assert!(
            form.status == 200 && form.body.contains("name=\"ply\" value=\"30\""),
            "{}",
            form.body
        );
        // The same record again, and an analysis as far as it goes.
        let again: Record = ana.get(&format!("{table}/record")).await.body.parse().unwrap();
        assert_eq!((again.plies, again.standings), (record.plies, record.standings));
        let analysis = format!("{table}/analysis");
        assert!(ana.get(&analysis).await.body.contains("Analyse this game"));
        assert_eq!(ana.post(&analysis, &[]).await.header("location"), analysis);
        let asked = std::time::Instant::now();
        loop {
            let page = ana.get(&analysis).await.body;
            if page.contains("class=\"graph\"") {
                assert_eq!(page.contains("in secret"), game == "cloud-city");
                break;
            }
            assert!(page.contains("<progress"), "{page}");
            assert!(asked.elapsed().as_secs() < 300, "it takes too long");
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    }
}

/// How many files an archive says it holds.
fn files_in(archive: &[u8]) -> u16 {
    let at = archive.len() - 12;
    u16::from_le_bytes([archive[at], archive[at + 1]])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_goes_on_and_all_of_it_comes_and_goes_in_one_archive() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let (over, record) = finished(&ana, "batisseurs").await;
    let files = vec![("again.record", record.as_bytes()); 120];
    let brought = bring_all(&ana, &files).await;
    assert_eq!(brought.status, 200);
    assert!(brought.body.contains("120 games were taken in"), "{}", brought.body);

    let listed = |page: &Page| page.body.matches("id=\"table-").count();
    let first = ana.get("/tables").await;
    assert_eq!(listed(&first), 100);
    assert!(first.body.contains("href=\"/tables?page=2\"") && !first.body.contains("rel=\"prev\""));
    let second = ana.get("/tables?page=2").await;
    assert_eq!(listed(&second), 21);
    assert!(second.body.contains("href=\"/tables?page=1\"") && !second.body.contains("rel=\"next\""));
    assert!(
        second.body.contains(&format!("href=\"{over}\"")),
        "the oldest stands at the end"
    );
    let filtered = ana.get("/tables?page=2&game=batisseurs&state=over").await;
    assert_eq!(listed(&filtered), 21, "a filter sees all of them");
    assert!(
        filtered
            .body
            .contains("/tables?page=1&amp;game=batisseurs&amp;state=over")
    );
    assert_eq!(ana.get("/tables?page=7").await.status, 200);
    assert_eq!(ana.get("/tables?page=x").await.status, 200);

    let archive = ana.post_bytes("/tables/records").await;
    assert_eq!(files_in(&archive), 121);
    let back = bring_all(&bo, &[("chantier-records.zip", &archive)]).await;
    assert!(back.body.contains("121 games were taken in"), "{}", back.body);
    assert_eq!(files_in(&bo.post_bytes("/tables/records").await), 121);
}

#[tokio::test]
async fn of_several_files_each_that_is_wrong_gets_one_message_and_the_others_are_shown() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (_, record) = finished(&ana, "batisseurs").await;
    let half = &record.as_bytes()[..record.len() / 2];
    let large = vec![b'x'; 300 * 1024];
    let files: [(&str, &[u8]); 5] = [
        ("good.record", record.as_bytes()),
        ("torn.record", half),
        ("letter.txt", b"Dear Zo\xc3\xa9"),
        ("torn.zip", b"PK\x03\x04 and no more"),
        ("large.record", &large),
    ];
    let page = bring_all(&ana, &files).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("One game was taken in") && page.body.contains(">good.record</a>"));
    for (file, said) in [
        ("torn.record", "This record is incomplete: its end is missing."),
        ("letter.txt", "This file is not a record of Chantier."),
        ("torn.zip", "This archive cannot be unpacked"),
        ("large.record", "This file is too large to be a record."),
    ] {
        let told = format!("<strong>{file}</strong>: {said}");
        assert_eq!(page.body.matches(&told).count(), 1, "{told} in {}", page.body);
    }
    let none = bring_all(&ana, &files[1..]).await;
    assert_eq!(none.status, 422);
    assert_eq!(none.body.matches("role=\"alert\"").count(), 1);
}

#[tokio::test]
async fn every_page_of_a_table_leads_to_a_report() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (table, _) = finished(&ana, "batisseurs").await;
    for (page, ply) in [
        ("", None),
        ("/replay?ply=9", Some("9")),
        ("/log", None),
        ("/analysis", Some("0")),
        ("/explore?ply=12", Some("12")),
        ("/continue?ply=12", Some("12")),
    ] {
        let link = format!("href=\"{table}/report?ply={}", ply.unwrap_or_default());
        let shown = ana.get(&format!("{table}{page}")).await;
        assert!(shown.body.contains(&link), "no way to a report at {page}");
    }
}

#[tokio::test]
async fn a_file_that_is_torn_foreign_changed_or_too_large_gets_one_clear_message() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (_, record) = finished(&ana, "batisseurs").await;
    let half = &record[..record.len() / 2];
    let line = |from: &str, to: &str| record.replacen(from, to, 1).into_bytes();
    let reveal = record.lines().find(|line| line.starts_with("- reveal")).unwrap();
    let other = record
        .lines()
        .filter(|line| line.starts_with("- reveal"))
        .nth(3)
        .unwrap();
    for (file, said) in [
        (Vec::new(), "Choose a file first."),
        (b"hello".to_vec(), "This file is not a record of Chantier."),
        (vec![0xff, 0xd8, 0xff, 0xe0], "This file is not a record of Chantier."),
        (
            half.as_bytes().to_vec(),
            "This record is incomplete: its end is missing.",
        ),
        (
            line("game batisseurs", "game chess"),
            "This record is of a game that is not played here: chess",
        ),
        (line("rules 1", "rules 99"), "99"),
        (
            line("players 2", "players two"),
            "Line 4 of the record makes no sense: players two",
        ),
        (
            line("players 2\n", &format!("players 2\nmaterial {}\n", "a".repeat(64))),
            "This record was played with a material file that this site does not have",
        ),
        (
            line("\n\n", "\n\n1 end\n").into_iter().collect(),
            "This record is incomplete",
        ),
        (line(reveal, other), "of the record, “"),
        (
            line("rank 1", "rank 2"),
            "The result in this record is not the result of its moves.",
        ),
    ] {
        let page = bring(&ana, &file).await;
        let message = alert(&page);
        assert!(message.contains(said), "{message} for {said}");
        assert_eq!(page.body.matches("role=\"alert\"").count(), 1);
    }
    let page = bring(&ana, &vec![b'x'; 300 * 1024]).await;
    assert_eq!(alert(&page), "This file is too large to be a record.");
    assert!(!ana.get("/tables").await.body.contains("/replay?"), "nothing was kept");
    let forged = ana
        .post_body("/replay", "multipart/form-data; boundary=B", b"--B--".to_vec())
        .await;
    assert_eq!(forged.status, 403);
}

#[tokio::test]
async fn the_list_is_filtered_by_a_plain_form_and_all_records_come_in_one_archive() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let (over, record) = finished(&ana, "batisseurs").await;
    let running = ana.quick_table("welkin").await;
    let shown = async |query: &str| {
        let page = ana.get(&format!("/tables{query}")).await.body;
        [&over, &running].map(|table| page.contains(&format!("href=\"{table}\"")))
    };
    assert_eq!(shown("").await, [true, true]);
    assert_eq!(shown("?game=batisseurs").await, [true, false]);
    assert_eq!(shown("?state=running&game=&with=").await, [false, true]);
    assert_eq!(shown("?state=over").await, [true, false]);
    // How far a game is and how it stands is told while it is played; how it ended stands there afterwards.
    let tells = async |state: &str| {
        let page = ana.get(&format!("/tables?state={state}")).await.body;
        (
            page.contains("class=\"length\""),
            page.matches(" points</span>").count(),
        )
    };
    assert_eq!(tells("running").await, (true, 2), "the points of both");
    assert_eq!(tells("over").await, (false, 0));
    assert_eq!(shown("?company=people").await, [false, false]);
    assert!(
        ana.get("/tables?company=people")
            .await
            .body
            .contains("None of your tables is like that.")
    );
    let archive = ana.post_bytes("/tables/records").await;
    assert!(archive.starts_with(b"PK\x03\x04") && archive.ends_with(&[0, 0]));
    let name = format!("batisseurs-{}.record", over.trim_start_matches("/tables/"));
    assert!(archive.windows(name.len()).any(|bytes| bytes == name.as_bytes()));
    assert!(
        !archive.windows(7).any(|bytes| bytes == b"welkin-"),
        "a running game is not in it"
    );
    assert!(archive.len() < record.len() + 500);
}

#[tokio::test]
async fn nothing_but_the_game_is_told_of_a_table_until_its_people_make_it_public() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let (table, _) = finished(&ana, "batisseurs").await;
    let head = async |path: &str| {
        let page = eve.get(path).await;
        page.body.split_once("</head>").unwrap().0.to_owned()
    };
    let private = head(&table).await;
    assert!(private.contains("noindex") && !private.contains("Ana") && !private.contains("og:image"));
    assert_eq!(eve.get(&format!("{table}/preview.png")).await.status, 404);
    eve.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    assert!(head(&table).await.contains("noindex"), "only who played may say so");

    ana.post(&format!("{table}/publish"), &[("public", "yes")]).await;
    let public = head(&table).await;
    assert!(!public.contains("noindex") && public.contains("property=\"og:description\" content=\""));
    let line = public
        .split("og:description\" content=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    assert!(line.contains("Ana ") && line.contains(", "), "{line}");
    let image = format!("content=\"{}/preview.png\"", app.url(&table));
    assert!(public.contains(&image), "{public}");
    let picture = eve.packed(&format!("{table}/preview.png"), "identity").await;
    assert_eq!(picture.headers()["content-type"], "image/png");
    assert!(picture.bytes().await.unwrap().starts_with(b"\x89PNG"));
    assert!(head(&format!("{table}/replay")).await.contains("noindex"));

    let watched = eve.get(&table).await;
    let analysis = format!("{table}/analysis");
    assert!(
        watched.body.contains(&format!("href=\"{analysis}\""))
            && !watched.body.contains(&format!("action=\"{analysis}\"")),
        "those who watch share one drawing, so it holds a link and no form"
    );
    let next = ana.post(&format!("{table}/again"), &[]).await;
    let next = next.header("location").to_owned();
    let leads_on = format!("href=\"{next}\"");
    assert!(next.starts_with("/tables/") && ana.get(&table).await.body.contains(&leads_on));
    assert!(
        !eve.get(&table).await.body.contains(&leads_on),
        "a game that was published leads nobody to a private one"
    );

    ana.post(&format!("{table}/publish"), &[("public", "no")]).await;
    assert!(head(&table).await.contains("noindex"));
    assert_eq!(eve.get(&format!("{table}/preview.png")).await.status, 404);
}

#[tokio::test]
async fn a_report_reaches_the_host_with_the_record_and_the_move() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("noria").await;
    play_some(&ana, &table, 5).await;
    let replay = ana.get(&format!("{table}/replay?ply=9")).await;
    let link = format!("{table}/report?ply=9");
    assert!(replay.body.contains(&link));
    assert!(ana.get(&link).await.body.contains("name=\"ply\" value=\"9\""));
    let fields = [("ply", "9"), ("text", "The wheel\nturns backwards.")];
    let sent = ana.post(&format!("{table}/report"), &fields).await;
    assert!(sent.status == 200 && sent.body.contains("Thank you."));
    ana.post(&format!("{table}/report"), &[("ply", "9"), ("text", " ")])
        .await;
    let store = Store::open(app.database()).await.unwrap();
    let reports = store.reports().await.unwrap();
    let [report] = reports.as_slice() else {
        panic!("one report, not {}", reports.len());
    };
    assert_eq!((report.game.as_str(), report.ply), ("noria", 9));
    assert!(report.text.starts_with("The wheel"));
    let record: Record = report.record.parse().unwrap();
    assert!(record.seats.iter().any(|name| name == "somebody"), "{:?}", record.seats);
    catalogue::find("noria").unwrap().replay(&record, None).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn records_are_taken_in_one_by_one_where_there_are_limits() {
    let (free, app) = (
        TestApp::start().await,
        TestApp::start_with(|config| config.limited = true).await,
    );
    let (_, record) = finished(&free.visitor(), "batisseurs").await;
    let ana = app.visitor();
    let files = vec![("again.record", record.as_bytes()); 120];
    let brought = bring_all(&ana, &files).await;
    assert!(brought.body.contains("120 games were taken in"), "{}", brought.body);
    let brought = bring_all(&ana, &files).await;
    assert!(brought.body.contains("more files were left out"), "{}", brought.body);
    // All that is there is taken along piece by piece.
    let mine = ana.post_bytes("/me/export").await;
    assert!(files_in(&mine) > 200);
}

#[tokio::test]
async fn who_plays_again_is_led_to_one_table_that_is_there() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let seats = [("sitter-1", "here"), ("name-1", "Ana"), ("sitter-2", "invited")];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    bo.post(&format!("{table}/resign"), &[]).await;
    let store = Store::open(app.database()).await.unwrap();
    let again = async || {
        let path = format!("{table}/again");
        let (one, other) = tokio::join!(ana.post(&path, &[]), bo.post(&path, &[]));
        assert_eq!(one.header("location"), other.header("location"), "one table");
        assert_eq!(
            store.tables_after(None, 9).await.unwrap().len(),
            2,
            "and no other is left"
        );
        one.header("location").to_owned()
    };
    let first = again().await;
    // Nobody played there, and it was deleted.
    let id = first.trim_start_matches("/tables/").parse().unwrap();
    let version = store.version_of(&id).await.unwrap().unwrap();
    assert!(store.remove_table(&id, version).await.unwrap());
    let second = again().await;
    assert_ne!(first, second);
    assert_eq!(ana.get(&second).await.status, 200);
    assert_eq!(again().await, second, "as long as it is there");
}
