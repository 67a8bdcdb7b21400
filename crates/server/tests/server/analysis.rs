//! The analysis of a finished game: asked for, made in the background, kept, shown.

use std::time::{Duration, Instant};

use crate::harness::{Page, TestApp, Visitor, play_some, play_to_the_end};

async fn finished(visitor: &Visitor, game: &str) -> String {
    let table = visitor.quick_table(game).await;
    play_to_the_end(visitor, &table).await;
    table
}

/// Waits until the analysis is made, and says how long the page of another visitor's running game took at most meanwhile.
async fn made(visitor: &Visitor, table: &str, other: Option<(&Visitor, &str)>) -> (Page, Duration) {
    let start = Instant::now();
    let mut slowest = Duration::ZERO;
    loop {
        let page = visitor.get(&format!("{table}/analysis")).await;
        if page.body.contains("class=\"graph\"") {
            return (page, slowest);
        }
        assert!(page.body.contains("<progress"), "{}", page.body);
        assert!(start.elapsed() < Duration::from_secs(300), "it takes too long");
        if let Some((other, table)) = other {
            let asked = Instant::now();
            assert_eq!(other.get(table).await.status, 200);
            slowest = slowest.max(asked.elapsed());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_once_while_others_play_on() {
    let mut app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = finished(&ana, "batisseurs").await;
    let path = format!("{table}/analysis");
    let over = ana.get(&table).await.body;
    assert!(
        over.contains(&format!("action=\"{path}\"")),
        "the result leads to the analysis"
    );
    let offer = ana.get(&path).await.body;
    assert!(offer.contains("Analyse this game") && !offer.contains("class=\"graph\""));
    let running = bo.quick_table("welkin").await;
    assert_eq!(ana.post(&path, &[]).await.status, 303);
    let (page, slowest) = made(&ana, &table, Some((&bo, &running))).await;
    println!("the slowest page of the others took {slowest:?}");
    assert!(slowest < Duration::from_secs(8), "{slowest:?}");
    for said in [
        "Who was going to win",
        "stroke-dasharray=\"9 5\"",
        "The numbers",
        "<th scope=\"row\">Luck of the draws</th>",
        "give or take",
        "Not foreseen by the search",
        "the points to expect",
        "/replay?ply=",
    ] {
        assert!(page.body.contains(said), "no {said} in {}", page.body);
    }
    let position = bo.get(&format!("{path}/position?ply=12&as=2")).await;
    assert_eq!(position.status, 200);
    assert!(position.body.contains("id=\"board\"") && position.body.contains(" inert"));
    let mut marked = false;
    for ply in 6..60 {
        for seat in 1..=2 {
            let drawn = bo.get(&format!("{path}/position?ply={ply}&as={seat}")).await.body;
            marked |= drawn.contains("class=\"was-played\"") && drawn.contains("class=\"was-better\"");
        }
    }
    assert!(
        marked,
        "what was played and what would have been better is marked on the board"
    );
    let policy = position.header("content-security-policy");
    assert!(
        policy.contains("frame-ancestors 'self'"),
        "it stands within the analysis"
    );
    for (named, wrong) in [
        ("ply=99999&as=1", "beyond the end"),
        ("ply=9&as=4", "nobody sits there"),
        ("ply=x", "no position"),
    ] {
        assert_eq!(
            ana.get(&format!("{path}/position?{named}")).await.status,
            404,
            "{wrong}"
        );
    }
    let secret = bo.get(&format!("{running}/analysis/position?ply=3&as=1")).await;
    assert_eq!(secret.status, 404, "a game that goes on keeps its secrets");
    app.restart().await;
    let again = ana.at(&app).get(&path).await.body;
    let graph = |body: &str| {
        body.split("<polyline")
            .nth(1)
            .unwrap()
            .split('>')
            .next()
            .unwrap()
            .to_owned()
    };
    assert_eq!(graph(&again), graph(&page.body), "it is kept with the table");
    assert!(
        page.body
            .contains(&format!("<a class=\"stretch\" href=\"{table}/replay?ply=")),
        "the curve leads to its positions"
    );
    let mut in_french = app.visitor();
    in_french.language = "fr";
    let french = in_french.get(&path).await.body;
    assert!(french.contains("Chance des tirages") && french.contains("Qui allait gagner"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_called_off_by_who_asked_for_it() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = finished(&ana, "noria").await;
    ana.post(&format!("{table}/analysis"), &[]).await;
    let seen_by_bo = bo.get(&format!("{table}/analysis")).await.body;
    assert!(seen_by_bo.contains("<progress") && !seen_by_bo.contains("/analysis/cancel"));
    bo.post(&format!("{table}/analysis/cancel"), &[]).await;
    assert!(ana.get(&format!("{table}/analysis")).await.body.contains("<progress"));
    ana.post(&format!("{table}/analysis/cancel"), &[]).await;
    assert!(
        ana.get(&format!("{table}/analysis"))
            .await
            .body
            .contains("Analyse this game")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn wishes_for_analyses_wait_in_order_and_outlive_the_server() {
    let mut app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let mut tables = vec![finished(&ana, "noria").await];
    for _ in 0..5 {
        tables.push(finished(&ana, "lantern").await);
    }
    let page = async |visitor: &Visitor, table: &String| visitor.get(&format!("{table}/analysis")).await.body;
    for table in &tables[..5] {
        let asked = ana.post(&format!("{table}/analysis"), &[]).await;
        assert_eq!(asked.header("location"), format!("{table}/analysis"));
        // Of two in one millisecond neither is first.
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let asked = Instant::now();
    while made_of(&page(&ana, &tables[0]).await).is_none() {
        assert!(asked.elapsed() < Duration::from_secs(60), "one of hers is being made");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(page(&ana, &tables[1]).await.contains("next in the queue"));
    assert!(page(&bo, &tables[3]).await.contains("number 3 in the queue"));
    let mut in_german = app.visitor();
    in_german.language = "de";
    assert!(page(&in_german, &tables[3]).await.contains("Nummer 3 in der Schlange"));
    let refused = ana.post(&format!("{}/analysis", tables[5]), &[]).await;
    assert!(refused.header("location").ends_with("?busy"));
    let told = ana.get(refused.header("location")).await.body;
    assert!(told.contains("Five of your games wait to be analysed"), "{told}");

    // Somebody else's comes after hers in the queue, and is made before them: one of each person at a time.
    let of_bo = finished(&bo, "lantern").await;
    bo.post(&format!("{of_bo}/analysis"), &[]).await;
    made(&bo, &of_bo, None).await;
    ana.post(&format!("{}/analysis/cancel", tables[2]), &[]).await;
    assert!(page(&ana, &tables[3]).await.contains("number 2 in the queue"));

    app.restart().await;
    let ana = ana.at(&app);
    let first = page(&ana, &tables[0]).await;
    assert!(
        first.contains("<progress"),
        "what was being made when the server stopped is made again: {first}"
    );
    let asked = Instant::now();
    while made_of(&page(&ana, &tables[0]).await).is_none() {
        assert!(asked.elapsed() < Duration::from_secs(60), "and it begins by itself");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(page(&ana, &tables[3]).await.contains("number 2 in the queue"));
    ana.post(&format!("{}/analysis/cancel", tables[0]), &[]).await;
    for table in [&tables[1], &tables[3], &tables[4]] {
        made(&ana, table, None).await;
    }
}

/// How many parts of an analysis are done, and of how many, where a page says so.
fn made_of(page: &str) -> Option<(&str, &str)> {
    let (_, bar) = page.split_once("<progress max=\"")?;
    let (parts, rest) = bar.split_once('"')?;
    let (_, rest) = rest.split_once("value=\"")?;
    Some((rest.split_once('"')?.0, parts))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_that_failed_says_so_and_can_be_asked_for_again() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = finished(&ana, "lantern").await;
    let id: tables::TableId = table.rsplit('/').next().unwrap().parse().unwrap();
    let most = store::MostWishes { of_one: 1, of_all: 1 };
    let person = "0123456789abcdef".parse().unwrap();
    let store = store::Store::open(app.database()).await.unwrap();
    assert!(store.wish_for_analysis(&id, &person, 1, most).await.unwrap());
    store.fail_analysis(&id).await.unwrap();
    let path = format!("{table}/analysis");
    let failed = ana.get(&path).await.body;
    assert!(
        failed.contains("The analysis failed") && failed.contains("Analyse this game"),
        "{failed}"
    );
    ana.post(&path, &[]).await;
    made(&ana, &table, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_given_up_is_analysed_as_far_as_it_went() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("welkin").await;
    play_some(&ana, &table, 4).await;
    assert_eq!(ana.post(&format!("{table}/resign"), &[]).await.status, 303);
    assert!(
        ana.get(&table)
            .await
            .body
            .contains(&format!("action=\"{table}/analysis\""))
    );
    ana.post(&format!("{table}/analysis"), &[]).await;
    let (page, _) = made(&ana, &table, None).await;
    for said in [
        "ended before its end",
        "Result where it was ended",
        "the points to expect",
    ] {
        assert!(page.body.contains(said), "no {said} in {}", page.body);
    }
}

#[tokio::test]
async fn a_game_that_goes_on_has_no_analysis() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("cloud-city").await;
    play_some(&ana, &table, 3).await;
    assert_eq!(ana.get(&format!("{table}/analysis")).await.status, 404);
    assert_eq!(ana.post(&format!("{table}/analysis"), &[]).await.status, 404);
}
