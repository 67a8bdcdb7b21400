//! Tables that are played with a host's own material.

use engine::{Fingerprint, Record};
use server::{Config, ServeError, Server};

use crate::harness::{TestApp, play_some, play_to_the_end};

const GAME: &str = "batisseurs";

/// The built-in cards with the first two workers exchanged: another file, and as good a set.
fn own_cards() -> String {
    let built_in = catalogue::find(GAME).unwrap().info().material;
    let mut lines: Vec<&str> = built_in.lines().collect();
    let first = lines.iter().position(|line| line.contains("apprentice\"")).unwrap();
    lines.swap(first, first + 1);
    let edited = lines.join("\n");
    assert_ne!(edited, built_in);
    edited
}

#[tokio::test]
async fn a_table_says_what_it_is_played_with_and_outlives_the_file() {
    let text = own_cards();
    let fingerprint = Fingerprint::of(&text).to_string();
    let given = text.clone();
    let mut app = TestApp::start_with(|config| config.material = [(GAME.to_owned(), given)].into()).await;
    let ana = app.visitor();
    let table = ana.quick_table(GAME).await;
    let page = ana.get(&table).await;
    let facts = page.between("<details class=\"facts\"", "</details>");
    assert!(facts.contains("components from a file"), "{facts}");
    assert!(facts.contains(&fingerprint), "{facts}");
    play_some(&ana, &table, 5).await;

    app.restart_with(|config| config.material.clear()).await;
    let page = ana.get(&table).await;
    assert_eq!(page.status, 200);
    assert!(
        page.body.contains(&fingerprint),
        "it goes on with the cards it began with"
    );
    play_to_the_end(&ana, &table).await;
    let record: Record = ana.get(&format!("{table}/record")).await.body.parse().unwrap();
    let named = record.material.as_ref().map(ToString::to_string);
    assert_eq!(named, Some(fingerprint.clone()));
    let game = catalogue::find(GAME).unwrap();
    game.check_chance(&record, Some(text)).unwrap();

    let fresh = ana.quick_table(GAME).await;
    let page = ana.get(&fresh).await;
    assert!(!page.body.contains(&fingerprint) && page.body.contains("every component as printed"));
}

#[tokio::test]
async fn material_that_cannot_be_played_with_is_refused_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    for (game, text, word) in [
        ("chess", "", "'chess'"),
        (GAME, "workers = 3", "material"),
        (GAME, "", "material"),
    ] {
        let config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            database: folder.path().join("tables.sqlite").display().to_string(),
            material: [(game.to_owned(), text.to_owned())].into(),
            ..Config::default()
        };
        let refused = Server::bind(config).await.err().unwrap();
        assert!(matches!(refused, ServeError::Material { .. }), "{refused}");
        let line = refused.to_string();
        assert!(line.contains(word) && line.lines().count() == 1, "{line}");
    }
}
