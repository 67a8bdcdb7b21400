//! Pages, static files, languages, and what hosts look at.

use crate::harness::TestApp;

#[tokio::test]
async fn home_shows_every_game_and_a_click_starts_one() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let home = ana.get("/").await;
    assert_eq!(home.status, 200);
    for info in catalogue::infos() {
        assert!(home.body.contains(info.name));
        let table = ana.new_table(&[("game", info.id), ("quick", "1")]).await;
        assert_eq!(ana.get(&table).await.status, 200);
        assert_eq!(ana.get(&format!("/games/{}/new", info.id)).await.status, 200);
    }
}

#[tokio::test]
async fn every_page_speaks_every_language() {
    let app = TestApp::start().await;
    for language in catalogue::Language::ALL {
        let lead = format!("<html lang=\"{language}\"");
        let mut reader = app.visitor();
        reader.language = language.code();
        let table = reader.quick_table("batisseurs").await;
        let paths = [
            "/",
            "/tables",
            "/about",
            "/preferences",
            "/games/batisseurs/rules",
            "/games/batisseurs/new",
            "/nowhere",
            &table,
        ];
        for path in paths {
            let page = reader.get(path).await;
            assert!(page.body.contains(&lead), "{path} in {language}");
        }
    }
}

#[tokio::test]
async fn a_chosen_language_and_theme_hold_and_lead_back() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let page = ana
        .post("/preferences", &[("language", "fr"), ("back", "/about")])
        .await;
    assert_eq!((page.status, page.header("location")), (303, "/about"));
    ana.post("/preferences", &[("theme", "dark"), ("back", "/")]).await;
    let page = ana.get("/about").await;
    assert!(page.body.contains("<html lang=\"fr\" data-theme=\"dark\""));
    for elsewhere in ["//evil.example", "https://evil.example", "/\\evil.example"] {
        let page = ana
            .post("/preferences", &[("language", "en"), ("back", elsewhere)])
            .await;
        assert_eq!(page.header("location"), "/");
    }
}

#[tokio::test]
async fn preferences_hold_for_a_visitor_and_a_form_changes_only_what_it_holds() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let page = ana.get("/about").await;
    assert!(
        page.body
            .contains("data-motion=\"normal\" data-sound=\"0\" data-keys=\"on\"")
    );
    let chosen = [
        ("motion", "slow"),
        ("confirm", "off"),
        ("sound", "on"),
        ("volume", "8"),
        ("keys", "off"),
        ("back", "/tables/abc?as=2"),
    ];
    let page = ana.post("/preferences", &chosen).await;
    assert_eq!((page.status, page.header("location")), (303, "/tables/abc?as=2"));
    ana.post("/preferences", &[("motion", "quick"), ("volume", "99")]).await;
    let page = ana.get("/about").await;
    assert!(
        page.body
            .contains("data-motion=\"quick\" data-sound=\"8\" data-keys=\"off\"")
    );
    let page = ana.get("/preferences?kept").await;
    for kept in [
        "name=\"motion\" value=\"quick\" checked",
        "name=\"confirm\" value=\"off\" checked",
        "name=\"sound\" value=\"on\" checked",
        "name=\"keys\" value=\"off\" checked",
        "max=\"10\" value=\"8\"",
        "Your preferences are kept.",
    ] {
        assert!(page.body.contains(kept), "{kept}");
    }
    let table = ana.quick_table("batisseurs").await;
    let version = ana.get(&table).await.version();
    let ended = ana
        .post(&format!("{table}/move"), &[("version", &version), ("move", "end")])
        .await;
    assert_eq!(ended.status, 303, "who does not want to be asked is not asked");
    let bo = app.visitor().get("/about").await;
    assert!(bo.body.contains("data-motion=\"normal\""), "they are Ana's alone");
}

#[tokio::test]
async fn preferences_lead_back_to_the_table_they_were_opened_from_and_nowhere_else() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let path = format!("/preferences?from={table}");
    assert!(ana.get(&table).await.body.contains(&format!("href=\"{path}\"")));
    let back = format!("name=\"back\" value=\"{table}\"");
    assert!(ana.get(&path).await.body.contains(&back));
    for elsewhere in [
        "//evil.example",
        "https://evil.example",
        "/%5Cevil.example",
        "/%0D%0Aevil",
    ] {
        let page = ana.get(&format!("/preferences?from={elsewhere}")).await;
        assert!(
            page.body.contains("name=\"back\" value=\"/preferences?kept\""),
            "{elsewhere}"
        );
    }
}

#[tokio::test]
async fn static_files_are_kept_for_ever_and_come_compressed() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let home = ana.get("/").await;
    let path = format!("/static/chantier.{}.css", home.between("/static/chantier.", ".css"));
    let plain = ana.get(&path).await;
    assert_eq!(plain.header("content-type"), "text/css");
    assert_eq!(plain.header("cache-control"), "public, max-age=31536000, immutable");
    let http = reqwest::Client::new();
    for encoding in ["br", "gzip"] {
        let request = http
            .get(app.url(&path))
            .header("accept-encoding", format!("{encoding}, deflate"));
        let packed = request.send().await.unwrap();
        assert_eq!(packed.headers()["content-encoding"], encoding);
        assert!(packed.bytes().await.unwrap().len() * 2 < plain.body.len());
    }
    assert_eq!(ana.get("/static/chantier.css").await.status, 404);
}

#[tokio::test]
async fn what_is_not_there_is_said_in_the_readers_language() {
    let app = TestApp::start().await;
    let mut reader = app.visitor();
    reader.language = "fr";
    for path in [
        "/nowhere",
        "/tables/aaaaaaaaaaaaaaaa",
        "/tables/a%20b",
        "/games/chess/rules",
        "/games/chess/new",
    ] {
        let page = reader.get(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.body.contains("Il n’y a rien ici"), "{path}");
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_is_not_written_and_the_form_says_why() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let alone = [("game", "batisseurs"), ("sitter-1", "here")];
    let page = ana.post("/tables", &alone).await;
    assert_eq!(page.status, 422);
    assert!(page.body.contains("role=\"alert\""));
    let only_bots = [("game", "batisseurs"), ("sitter-1", "easy"), ("sitter-2", "hard")];
    assert_eq!(ana.post("/tables", &only_bots).await.status, 422);
    assert!(
        ana.get("/tables")
            .await
            .body
            .contains("You do not sit at any table yet.")
    );
}

#[tokio::test]
async fn hosts_can_ask_for_health_and_numbers() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    ana.quick_table("batisseurs").await;
    let health = ana.get("/health").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok\n"));
    assert_eq!(ana.get("/ready").await.body, "ok\n");
    assert_eq!(ana.get("/metrics").await.status, 404, "numbers are not for strangers");
    let metrics = app.numbers().await;
    assert!(
        metrics.contains("chantier_requests_total{route=\"POST /tables\",status=\"303\"} 1"),
        "{metrics}"
    );
    assert!(metrics.contains("chantier_request_duration_seconds_count"));
}

#[tokio::test]
async fn a_taken_port_gets_one_line_that_says_what_to_do() {
    let app = TestApp::start().await;
    let config = server::Config {
        listen: app.address,
        database: app.database().to_owned(),
        ..server::Config::default()
    };
    let Err(error) = server::Server::bind(config).await else {
        panic!("two servers on one port");
    };
    let line = error.to_string();
    assert!(
        line.contains("is already in use") && line.contains("choose another, such as 127.0.0.1:"),
        "{line}"
    );
    assert_eq!(line.lines().count(), 1);
}

#[tokio::test]
async fn a_bot_is_called_by_a_first_name_everywhere_and_its_level_stands_beside() {
    let app = TestApp::start().await;
    let (ana, watcher) = (app.visitor(), app.visitor());
    let table = ana.quick_table("batisseurs").await;
    let id = table.rsplit('/').next().unwrap();
    let name = web::faces::bot_names(id, 2)[1];
    for page in [
        ana.get(&table).await,
        watcher.get(&table).await,
        ana.get("/tables").await,
    ] {
        assert!(page.body.contains(name), "{name} in {}", page.body);
    }
    assert!(ana.get(&table).await.body.contains("Easy"));
    crate::harness::play_to_the_end(&ana, &table).await;
    let record = ana.get(&format!("{table}/record")).await.body;
    assert!(
        record.contains("Ana") && record.contains(&format!("{name} (")),
        "{record}"
    );
}

#[tokio::test]
async fn home_and_about_say_of_every_game_who_made_it_how_long_it_takes_and_how_hard_it_is() {
    let app = TestApp::start().await;
    for language in catalogue::Language::ALL {
        let mut reader = app.visitor();
        reader.language = language.code();
        let (home, about) = (reader.get("/").await.body, reader.get("/about").await.body);
        for info in catalogue::infos().filter(|info| info.id != "lantern") {
            let words = web::lexicon(info, *language);
            for fact in ["authors", "about", "duration", "weight"] {
                assert!(words.has(fact), "{} has no {fact} in {language}", info.id);
                assert!(
                    home.contains(&escaped(&words.word(fact))),
                    "{fact} of {} in {language}",
                    info.id
                );
            }
            assert!(about.contains(&words.word("authors")) && about.contains(&escaped(&words.word("credit"))));
        }
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
