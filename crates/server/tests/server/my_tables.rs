//! The list of one's own tables, and the fringes of a table: invitations, leaving, colours.

use crate::harness::{TestApp, Visitor, play_to_the_end};

/// A table of `game` for which the second player is invited.
async fn invited(ana: &Visitor, game: &str) -> String {
    ana.new_table(&[
        ("game", game),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ])
    .await
}

fn id(table: &str) -> &str {
    table.rsplit('/').next().unwrap()
}

#[tokio::test]
async fn the_list_says_who_plays_when_and_whose_turn_it_is_and_puts_your_turn_first() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let first = ana.quick_table("batisseurs").await;
    let waiting = invited(&ana, "welkin").await;
    let second = invited(&ana, "batisseurs").await;
    bo.post(&format!("{second}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let version = ana.get(&second).await.version();
    ana.post(
        &format!("{second}/move"),
        &[("version", &version), ("move", "end"), ("sure", "yes")],
    )
    .await;
    let list = ana.get("/tables").await.body;
    let at = |text: &str| list.find(text).unwrap_or_else(|| panic!("no {text} in {list}"));
    assert!(
        at(&first) < at(&waiting) && at(&first) < at(&second),
        "your turn comes first, though it is the oldest"
    );
    for said in [
        "your turn",
        "waiting for players",
        "Bo",
        "today ",
        "<time datetime=",
        "class=\"face seat-2\"",
    ] {
        at(said);
    }
    assert!(!list.contains("Finished"), "nothing is over");
    let home = ana.get("/").await.body;
    let going = home.split_once("Go on playing").expect("tables to go on at").1;
    let links = [&first, &second, &waiting].map(|table| going.find(table.as_str()));
    assert!(
        links.iter().all(Option::is_some),
        "the first page leads to all three: {links:?}"
    );
    assert_eq!(links.iter().min(), Some(&links[0]), "your turn comes first there, too");
    assert!(
        !app.visitor().get("/").await.body.contains("Go on playing"),
        "a stranger begins"
    );
}

#[tokio::test]
async fn the_list_tells_how_a_game_ended_for_the_one_who_reads() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = ana.quick_table("batisseurs").await;
    let over = play_to_the_end(&ana, &table).await;
    let won = over.body.contains("You win!");
    let list = ana.get("/tables").await.body;
    assert!(list.contains("Finished") && !list.contains("Running"));
    let ended = list
        .split_once("class=\"state\">")
        .unwrap()
        .1
        .split('<')
        .next()
        .unwrap();
    assert_eq!(ended.starts_with("won "), won, "{ended}");
    assert!(ended.contains(" : "), "{ended}");
    assert!(
        bo.get("/tables")
            .await
            .body
            .contains("You do not sit at any table yet.")
    );
}

#[tokio::test]
async fn a_table_leaves_ones_own_list_after_a_question_and_can_be_put_back() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = invited(&ana, "batisseurs").await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let id = id(&table);
    let href = format!("href=\"{table}\"");
    let asked = ana.get(&format!("/tables?remove={id}")).await.body;
    assert!(
        asked.contains("Take this table off your list?") && asked.contains(&href),
        "nothing happens yet"
    );

    let done = ana.post(&format!("{table}/hide"), &[]).await;
    assert_eq!(
        (done.status, done.header("location")),
        (303, format!("/tables?removed={id}").as_str())
    );
    let list = ana.get(done.header("location")).await.body;
    assert!(!list.contains(&href) && list.contains("Put it back"));
    assert!(bo.get("/tables").await.body.contains(&href), "Bo still sees it");
    assert!(!ana.get(&table).await.moves().is_empty(), "and Ana still plays");
    assert!(
        !ana.get("/").await.body.contains("Go on playing"),
        "home does not call her back either"
    );

    let back = ana.post(&format!("{table}/unhide"), &[]).await;
    assert_eq!(back.status, 303);
    assert!(ana.get("/tables").await.body.contains(&href));
    let stranger = app.visitor();
    assert_eq!(stranger.post(&format!("{table}/hide"), &[]).await.status, 404);
}

#[tokio::test]
async fn times_follow_the_readers_clock() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    ana.quick_table("batisseurs").await;
    let hour = |page: crate::harness::Page| -> i64 { page.between("<time datetime=\"", "\"")[11..13].parse().unwrap() };
    let greenwich = hour(ana.get("/tables").await);
    ana.keep_cookie("zone", "300");
    let there = hour(ana.get("/tables").await);
    // A test that runs over the full hour sees one more.
    assert!(
        [5, 6].contains(&(there - greenwich).rem_euclid(24)),
        "{greenwich} {there}"
    );
    ana.keep_cookie("zone", "100000");
    assert!(
        [0, 1].contains(&(hour(ana.get("/tables").await) - greenwich).rem_euclid(24)),
        "nonsense is ignored"
    );
}

#[tokio::test]
async fn the_invitation_keeps_its_host_when_a_guest_sits_down() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let seats = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("sitter-3", "invited"),
    ];
    let table = ana.new_table(&seats).await;
    let version = ana.get(&table).await.version();
    let mut stream = ana.stream(&format!("{table}/events?seen={version}-0")).await;
    let page = bo.get(&table).await;
    let seat = page.between("name=\"seat\" value=\"", "\"").to_owned();
    bo.post(&format!("{table}/join"), &[("seat", &seat), ("name", "Bo")])
        .await;
    let seen = stream.next().await;
    let link = format!("value=\"{}\"", app.url(&table));
    assert!(seen.contains("Bo") && seen.contains(&link), "{seen}");
}

#[tokio::test]
async fn leaving_asks_first_and_the_others_read_who_left() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = invited(&ana, "batisseurs").await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let page = bo.get(&table).await;
    let leaving = page.between("<summary>Leave the table", "</details>");
    assert!(
        leaving.contains("The others see that you left.") && leaving.contains("Yes, leave"),
        "{leaving}"
    );
    let version = ana.get(&table).await.version();
    let mut stream = ana.stream(&format!("{table}/events?seen={version}-0")).await;
    bo.post(&format!("{table}/leave"), &[]).await;
    let seen = stream.next().await;
    assert!(
        seen.contains("<span class=\"name\">Bo</span><span class=\"tag\">has left</span>"),
        "{seen}"
    );
}

#[tokio::test]
async fn the_form_promises_no_colour_that_the_draw_would_change() {
    let app = TestApp::start().await;
    let form = app.visitor().get("/games/batisseurs/new").await.body;
    assert!(
        form.contains("class=\"place\"") && !form.contains("place seat-"),
        "seats follow from who starts"
    );
}

#[tokio::test]
async fn the_seed_stands_with_what_else_is_known_about_the_table() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    assert!(!ana.get(&table).await.body.contains("Seed:"));
    let over = play_to_the_end(&ana, &table).await;
    let facts = over.between("id=\"facts\"", "</details>");
    assert!(facts.contains("Seed:"), "{facts}");
    assert_eq!(over.body.matches("Seed:").count(), 1);
}

#[tokio::test]
async fn the_number_of_tables_at_which_somebody_waits_for_me_is_told() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    ana.quick_table("batisseurs").await;
    let turns = async |visitor: &Visitor, beside: &str| {
        let told = visitor.get(&format!("/tables/turns?beside={beside}")).await;
        told.body
    };
    assert_eq!(turns(&ana, "").await, "0", "a bot does not mind");
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&fields).await;
    assert_eq!(turns(&ana, "").await, "0", "nobody is there yet");
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    assert_eq!(
        (turns(&ana, "").await, turns(&bo, "").await),
        ("1".to_owned(), "0".to_owned())
    );
    let id = table.trim_start_matches("/tables/");
    assert_eq!(turns(&ana, id).await, "0", "the table that is open tells of itself");
    assert_eq!(turns(&app.visitor(), "").await, "0");
}

#[tokio::test]
async fn a_game_that_goes_on_is_shown_as_its_reader_sees_it() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = ana.quick_table("cloud-city").await;
    let list = ana.get("/tables").await.body;
    let still = format!("{table}/still");
    assert!(list.contains(&format!("src=\"{still}\"")), "{list}");
    let own = ana.get(&still).await;
    assert_eq!(own.status, 200);
    assert!(own.header("content-security-policy").contains("frame-ancestors 'self'"));
    assert!(
        own.body.contains("Your hand") && !own.body.contains("name=\"move\""),
        "a picture"
    );
    let foreign = bo.get(&still).await.body;
    assert!(!foreign.contains("Your hand"), "who only looks sees no hand");
    let waiting = invited(&ana, "welkin").await;
    assert_eq!(
        ana.get(&format!("{waiting}/still")).await.status,
        404,
        "nothing was dealt"
    );
    assert!(!ana.get("/tables").await.body.contains(&format!("{waiting}/still")));
}

#[tokio::test]
async fn only_the_newest_dozen_of_games_is_drawn_for_the_list() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    for _ in 0..14 {
        ana.quick_table("batisseurs").await;
    }
    let list = ana.get("/tables").await.body;
    assert_eq!(list.matches("/still\"").count(), 12);
    assert_eq!(list.matches("small-cover").count(), 2, "the others have their cover");
}
