//! Playing alone and around one screen.

use engine::{Record, Turn};

use crate::harness::{Page, TestApp, play_some, play_to_the_end};

#[tokio::test]
async fn a_whole_game_against_bots_ends_with_points_a_seed_and_a_record_that_replays() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let players = [
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "easy"),
        ("sitter-3", "medium"),
    ];
    let table = ana
        .new_table(&[&[("game", "batisseurs"), ("start", "1")], &players[..]].concat())
        .await;
    let hash = ana
        .get(&table)
        .await
        .between("before the first move: <code>", "</code>")
        .to_owned();
    let early = ana.get(&format!("{table}/record")).await;
    assert_eq!(early.status, 404, "the record would show the seed");

    let over = play_to_the_end(&ana, &table).await;
    assert!(over.body.contains("Seed: <code>") && over.body.contains("class=\"breakdown\""));
    let record = ana.get(&format!("{table}/record")).await;
    assert!(record.header("content-disposition").starts_with("attachment"));
    let record: Record = record.body.parse().unwrap();
    assert_eq!(record.commitment.to_string(), hash);
    assert_eq!(record.seed.unwrap().commitment().to_string(), hash);
    assert_eq!(record.seats[0], "Ana");
    // A bot by its name, and by what played.
    let played = record.seats[1..].iter().zip(["(easy)", "(medium)"]);
    assert!(
        played.clone().all(|(name, bot)| name.ends_with(bot)),
        "{:?}",
        record.seats
    );
    let replayed = catalogue::find(&record.game).unwrap().resume(&record, None).unwrap();
    assert_eq!(replayed.turn(), Turn::Over);

    let again = ana.post(&format!("{table}/again"), &[]).await;
    let next = again.header("location").to_owned();
    assert_eq!(ana.get(&next).await.status, 200);
    assert!(
        ana.get(&table).await.body.contains(&next),
        "the old table points to the new one"
    );
    assert_eq!(
        ana.post(&format!("{table}/again"), &[]).await.header("location"),
        next,
        "twice is once"
    );
}

#[tokio::test]
async fn a_game_without_a_board_is_played_to_its_end_on_the_plain_one() {
    let app = TestApp::start().await;
    for language in catalogue::Language::ALL {
        let mut ana = app.visitor();
        ana.language = language.code();
        let table = ana.quick_table("lantern").await;
        let page = ana.get(&table).await.body;
        assert!(page.contains("class=\"plain-state\""), "{page}");
        assert!(page.contains(" ?,"), "the other hand is unknown: {page}");
        let over = play_to_the_end(&ana, &table).await;
        assert!(over.body.contains("class=\"breakdown\"") && over.body.contains("class=\"plain-state\""));
        let unsaid = ["state-", "score-", "log-laid", "kind-"].into_iter().find(|id| {
            let text = over.body.split('>').filter_map(|part| part.split('<').next());
            text.into_iter().any(|text| text.contains(id))
        });
        assert_eq!(unsaid, None, "in {language}");
    }
}

#[tokio::test]
async fn a_game_played_alone_ends_with_the_grade_the_game_gives() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let players = [("sitter-1", "here"), ("name-1", "Ana"), ("sitter-2", "nobody")];
    let table = ana.new_table(&[&[("game", "settlement")], &players[..]].concat()).await;
    let over = play_to_the_end(&ana, &table).await;
    let headline = over.between("id=\"result-title\">", "</h2>");
    let grades = ["Villager", "Mayor", "Knight", "Lord"];
    assert!(
        grades.iter().any(|grade| headline.starts_with(&format!("{grade} ("))),
        "{headline}"
    );
    assert!(over.body.contains("class=\"breakdown\""), "the points stand below");
}

#[tokio::test]
async fn of_two_clicks_on_the_same_page_one_wins_and_the_other_is_told() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let page = ana.get(&table).await;
    let (version, moves) = (page.version(), page.moves());
    let path = format!("{table}/move");
    let token = ana.token().await;
    let form = |text| {
        vec![
            ("csrf", token.as_str()),
            ("version", version.as_str()),
            ("move", text),
            ("sure", "yes"),
        ]
    };
    let (first, second) = (form(moves[0].as_str()), form(moves[1].as_str()));
    let (one, other) = tokio::join!(ana.post_raw(&path, &first, &[]), ana.post_raw(&path, &second, &[]));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 303]);
    let told = if one.status == 200 { one } else { other };
    assert!(
        told.body
            .contains("Something happened at the table before your move arrived")
    );
}

#[tokio::test]
async fn a_move_that_is_not_legal_changes_nothing_and_says_why() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let before = ana.get(&table).await;
    let version = before.version();
    let no_move = "is not a move of this game.";
    let endless = "x".repeat(5000);
    for (text, why) in [
        ("fly", no_move),
        ("", no_move),
        ("to chapel", "That is not one of your open sites."),
        (endless.as_str(), no_move),
    ] {
        let page = ana
            .post(&format!("{table}/move"), &[("version", &version), ("move", text)])
            .await;
        assert!(page.body.contains(why), "{text}: {}", page.body);
    }
    assert_eq!(ana.get(&table).await.body, before.body);
}

#[tokio::test]
async fn a_french_player_is_refused_in_french() {
    let app = TestApp::start().await;
    let mut ana = app.visitor();
    ana.language = "fr";
    let table = ana.quick_table("batisseurs").await;
    let version = ana.get(&table).await.version();
    let refused = ana
        .post(
            &format!("{table}/move"),
            &[("version", &version), ("move", "to chapel")],
        )
        .await;
    let why = refused.between("role=\"alert\">", "</p>").to_owned();
    assert!(why.contains("chantiers ouverts"), "{why}");
}

#[tokio::test]
async fn a_move_can_be_taken_back_until_something_was_revealed() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let start = ana.get(&table).await;
    assert!(start.body.contains("id=\"undo\" type=\"submit\" form=\"play\"") && start.body.contains("disabled"));
    let early = ana
        .post(&format!("{table}/undo"), &[("version", &start.version())])
        .await;
    assert!(
        early
            .body
            .contains("Nothing can be taken back. You have not moved yet.")
    );
    // Taking écus reveals nothing; opening a site turns up a card.
    let made = ana
        .post(
            &format!("{table}/move"),
            &[("version", &start.version()), ("move", "take 1")],
        )
        .await;
    assert_eq!(made.status, 303);
    let page = ana.get(&table).await;
    assert_ne!(page.moves(), start.moves());
    assert_eq!(
        ana.post(&format!("{table}/undo"), &[("version", &page.version())])
            .await
            .status,
        303
    );
    let back = ana.get(&table).await;
    assert_eq!(back.moves(), start.moves());

    let open = start.moves().into_iter().find(|text| text.starts_with("open")).unwrap();
    ana.post(
        &format!("{table}/move"),
        &[("version", &back.version()), ("move", &open)],
    )
    .await;
    let page = ana.get(&table).await;
    let refused = ana
        .post(&format!("{table}/undo"), &[("version", &page.version())])
        .await;
    assert_eq!(refused.status, 200, "a card was turned up");
    assert!(
        refused
            .body
            .contains("Since your last move something was turned up or drawn.")
    );
    assert_eq!(ana.get(&table).await.version(), page.version());
}

#[tokio::test]
async fn ending_the_turn_too_early_is_asked_about_first() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let page = ana.get(&table).await;
    let version = page.version();
    let asked = ana
        .post(&format!("{table}/move"), &[("version", &version), ("move", "end")])
        .await;
    assert!(asked.body.contains("id=\"confirm-title\""));
    assert_eq!(asked.version(), version, "nothing has happened yet");
    let sure = [("version", version.as_str()), ("move", "end"), ("sure", "yes")];
    assert_eq!(ana.post(&format!("{table}/move"), &sure).await.status, 303);
}

#[tokio::test]
async fn around_one_screen_each_seat_moves_in_its_turn() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "here"),
        ("name-2", "Bo"),
        ("start", "2"),
    ];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    assert!(ana.get(&table).await.body.contains("Bo to move"));
    let over = play_to_the_end(&ana, &table).await;
    assert!(over.body.contains("Ana") && over.body.contains("Bo"));
}

#[tokio::test]
async fn a_hint_names_a_move_and_holds_the_numbers_behind_it() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let page = ana.get(&table).await;
    let hint = ana
        .post(&format!("{table}/hint"), &[("version", &page.version())])
        .await;
    assert!(
        hint.body.contains("data-hint=") && hint.body.contains("%</td>"),
        "{}",
        hint.body
    );
    assert_eq!(hint.version(), page.version(), "asking changes nothing");
    let again = ana
        .post(&format!("{table}/hint"), &[("version", &page.version())])
        .await;
    let said = |page: &Page| page.body.split("class=\"hint").nth(1).map(str::to_owned);
    assert_eq!(said(&again), said(&hint), "who asks twice is told the same");
}

#[tokio::test]
async fn a_restarted_server_brings_the_table_back_to_the_byte() {
    let mut app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    for _ in 0..2 {
        let page = ana.get(&table).await;
        let text = page.moves()[0].clone();
        ana.post(
            &format!("{table}/move"),
            &[("version", &page.version()), ("move", &text), ("sure", "yes")],
        )
        .await;
    }
    let before = ana.get(&table).await;
    assert!(!before.moves().is_empty(), "in the middle of a turn");
    let stream = ana.stream(&format!("{table}/events?seen={}-0", before.version())).await;
    app.restart().await;
    assert!(stream.ends().await, "open streams end when the server stops");
    assert_eq!(ana.get(&table).await.body, before.body);
    assert!(ana.get("/tables").await.body.contains("your turn"));
}

#[tokio::test]
async fn a_bot_that_was_thinking_when_the_server_stopped_goes_on() {
    let mut app = TestApp::start_with(|config| config.pace = std::time::Duration::from_millis(300)).await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let version = ana.get(&table).await.version();
    ana.post(
        &format!("{table}/move"),
        &[("version", &version), ("move", "end"), ("sure", "yes")],
    )
    .await;
    app.restart().await;
    let page = ana.get(&table).await;
    assert!(page.moves().is_empty(), "it is the bot's turn");
    let mut stream = ana.stream(&format!("{table}/events?seen={}-0", page.version())).await;
    assert!(stream.next().await.contains("data-version="));
}

#[tokio::test]
async fn moves_of_people_and_thoughts_of_bots_are_counted_and_timed() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    for number in ["chantier_move_seconds_count", "chantier_search_seconds_count"] {
        assert_eq!(app.counted(number).await, 0, "{number}");
    }
    play_some(&ana, &table, 5).await;
    let moves = app.counted("chantier_moves_total").await;
    assert!(moves >= 5);
    assert_eq!(app.counted("chantier_move_seconds_count").await, moves);
    let thoughts = app.counted("chantier_search_seconds_count").await;
    assert!(thoughts >= 1);
    assert_eq!(app.counted("chantier_search_wait_seconds_count").await, thoughts);
    let numbers = app.numbers().await;
    for sum in ["chantier_move_seconds_sum ", "chantier_search_seconds_sum "] {
        let seconds: f64 = numbers
            .lines()
            .find_map(|line| line.strip_prefix(sum)?.parse().ok())
            .unwrap();
        assert!(seconds > 0.0, "{sum}{seconds}");
    }
}
