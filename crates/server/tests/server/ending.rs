//! What the page of a finished game tells.

use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use crate::harness::{TestApp, play_to_the_end};

#[tokio::test]
async fn the_end_tells_the_points_by_source_the_turn_that_decided_it_and_the_winners_board() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let mut told = 0;
    for info in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
        let table = ana.quick_table(info.id).await;
        let end = play_to_the_end(&ana, &table).await;
        let counted = end.between("class=\"breakdown\"", "</table>");
        assert_eq!(
            counted.matches("<td").count(),
            counted.matches("class=\"share\"").count() + 2 * usize::from(counted.contains("<tfoot")),
            "{}: every part has a bar as long as it is large, and the total has none",
            info.id
        );
        assert!(
            counted.contains(". You<") && !counted.contains("Guest"),
            "{}: the reader is You",
            info.id
        );
        assert!(end.body.contains("id=\"course-title\""), "{}", info.id);
        let drawn = end.between("id=\"board\"", "id=\"course-title\"");
        let curve = end.between("id=\"course-title\"", "</svg>");
        assert!(
            !drawn.contains("Guest") && !curve.contains("Guest") && curve.contains(">You<"),
            "{}: the reader is You on the boards and in the curve as well",
            info.id
        );
        let shared = end.body.contains("share the victory");
        // Who led from the first turn on is seen in the curve, and nothing else is said of it.
        let decided = end.body.contains("id=\"decided-title\"");
        assert!(!(decided && shared), "{}", info.id);
        assert!(!end.body.contains("in turn 1 of"), "{}", info.id);
        let course = end.between("id=\"course-title\"", "</svg>");
        assert_eq!(
            course.contains('★'),
            decided,
            "{}: a star where it was decided",
            info.id
        );
        let won = end.body.contains("You win!");
        let others = end.body.contains("id=\"winners-board\"");
        // Settlement lays the boards of all beside each other in the end, Cloud City shows all cities.
        let compares =
            ["settlement everybody", "cities ranked"].map(|class| end.body.contains(&format!("class=\"{class}\"")));
        assert_eq!(
            others,
            !won && !shared && compares == [false; 2],
            "{}: who won sees their own board",
            info.id
        );
        assert_eq!(end.body.contains("You lose"), !won && !shared, "{}", info.id);
        let watched = app.visitor().get(&table).await.body;
        assert!(
            !watched.contains("You lose") && !watched.contains("You win"),
            "{}",
            info.id
        );
        assert!(
            end.body.contains(">turns →<"),
            "{}: it is counted in turns, as its title does",
            info.id
        );
        if let Some(winner) = end.body.find("id=\"winners-board\"") {
            let board = end.body.find("id=\"board\"").expect("a board");
            assert!(winner < board, "{}: who won how is read first", info.id);
        }
        if decided {
            told += 1;
            let turn = end.between("class=\"decided\"", "</section>");
            let (_, ply) = turn.split_once("/replay?ply=").expect("a link to the turn");
            let ply = &ply[..ply.find(|c: char| !c.is_ascii_digit()).unwrap_or(0)];
            let shown = ana.get(&format!("{table}/replay?ply={ply}")).await;
            assert!(shown.body.contains(&format!("data-replay=\"{ply}\"")), "{}", info.id);
        }
    }
    assert!(told > 0, "no turn decided any of the games");
}

#[tokio::test]
async fn alone_the_grade_says_what_the_next_one_needs() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana
        .new_table(&[("game", "settlement"), ("sitter-1", "here"), ("name-1", "Ana")])
        .await;
    let end = play_to_the_end(&ana, &table).await;
    let grade = end.between("id=\"result-title\">", "<");
    let needed = ["mayor from 51", "knight from 76", "lord from 101"];
    assert!(needed.iter().any(|next| grade.contains(next)), "{grade}");
    assert!(end.body.contains("The best move: "), "{}", end.body);
}

#[tokio::test]
async fn personal_records_are_told_to_who_reached_them() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = ana.quick_table("cloud-city").await;
        play_to_the_end(&ana, &table).await;
        tables.push(table);
    }
    let other = ana.quick_table("welkin").await;
    let bests = format!("{}/bests", tables[1]);
    let told = ana.get_part(&bests).await;
    let won = ana.get(&tables[1]).await.body.contains("You win!");
    assert!(
        won || !told.body.contains("record"),
        "who was beaten is not cheered: {}",
        told.body
    );
    assert!(told.body.contains("2 games with 2 players"), "{}", told.body);
    assert!(!told.body.contains("<html"), "a part of a page");
    assert!(ana.get(&bests).await.body.contains("<html"), "or a page");
    assert_eq!(bo.get(&bests).await.status, 404, "it is nobody else's");
    assert_eq!(ana.get(&format!("{other}/bests")).await.status, 404, "it is not over");
    ana.post(&format!("{}/hide", tables[1]), &[]).await;
    assert_eq!(ana.get_part(&bests).await.status, 204, "the page goes on without");
}

#[tokio::test]
async fn personal_records_are_found_among_a_thousand_games() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("cloud-city").await;
    play_to_the_end(&ana, &table).await;
    let store = SqlitePool::connect_with(SqliteConnectOptions::new().filename(app.database()));
    let store = store.await.unwrap();
    let numbers =
        "WITH RECURSIVE numbers (number) AS (SELECT 0 UNION ALL SELECT number + 1 FROM numbers WHERE number < 999),
        ids (id) AS (SELECT 'aaaaaaaaaaaaa' || CHAR(97 + number / 100) || CHAR(97 + number / 10 % 10) ||
            CHAR(97 + number % 10) FROM numbers WHERE number < 1000)";
    for copy in [
        "INSERT INTO tables (id, game, version, summary, created_at, updated_at)
             SELECT ids.id, game, version, summary, created_at, updated_at - 1 FROM ids, tables WHERE tables.id = $1",
        "INSERT INTO members (session_id, table_id) SELECT session_id, ids.id FROM ids, members WHERE table_id = $1",
    ] {
        let copied = sqlx::query(sqlx::AssertSqlSafe(format!("{numbers} {copy}")));
        copied
            .bind(table.trim_start_matches("/tables/"))
            .execute(&store)
            .await
            .unwrap();
    }
    let told = ana.get_part(&format!("{table}/bests")).await;
    assert!(
        told.body.contains("1000 games with 2 players"),
        "as many as are compared: {}",
        told.body
    );
    let others = ana.quick_table("welkin").await;
    assert_eq!(ana.get(&format!("{others}/bests")).await.status, 404);
}
