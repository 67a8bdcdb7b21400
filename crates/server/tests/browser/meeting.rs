//! People who meet: the lobby, a table that waits, those who watch, and a rematch, in three browsers at once.

use engine::Language;
use serde_json::json;

use crate::access::barriers;
use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, play_to_the_end, table_of_two, take_a_turn};

/// Waits until an element says something.
async fn wait_for_words(page: &Page, selector: &str, words: &str) {
    page.until(words, async |page| {
        page.text(selector).await.contains(words).then_some(())
    })
    .await;
}

/// Ends every turn until the game is over.
async fn play_out(pages: [&Page; 2]) {
    for turn in 0.. {
        for page in pages {
            if page.has("#result-title").await {
                return;
            }
            if page.has("#moves .move").await {
                page.make_move(turn).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_meet_in_the_lobby_play_watch_talk_and_play_again() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let ana = chromium.window(Window::default()).await;
    let bo = chromium
        .window(Window {
            language: Language::French,
            ..Window::PHONE
        })
        .await;
    let cy = chromium.window(Window::default()).await;

    // Ana opens a table from the lobby; Bo, who has the lobby open, sees it appear and sits down.
    bo.open(&app, "/lobby").await;
    wait_for_words(&bo, "#lobby", "Personne n’attend").await;
    ana.open(&app, "/lobby").await;
    ana.click(".open-list a[href*='batisseurs']").await;
    ana.fill("[name='name-1']", "Ana").await;
    ana.click("[name='start'][value='1']").await;
    ana.click("[name='rated']").await;
    ana.click("form.setup button.primary").await;
    ana.wait_for("#invitation").await;
    bo.wait_for("button[form='sit']").await;
    assert!(bo.text("#lobby").await.contains("Ana"));
    assert!(bo.text("#lobby").await.contains("classée"));
    bo.fill("#sit-name", "Bo").await;
    bo.click("button[form='sit']").await;
    bo.wait_for("#moves, .bar").await;
    ana.wait_for("#moves .move").await;
    assert!(ana.text(".plates").await.contains("Bo"));

    // Cy watches, and says what only those who watch read.
    cy.open(&app, "/lobby").await;
    cy.click("#lobby a.button[href^='/tables/']").await;
    cy.fill("#gallery-text", "Bo is in trouble").await;
    cy.click("button[form='gallery-form']").await;
    wait_for_words(&cy, "#gallery-lines", "Bo is in trouble").await;
    assert_eq!(
        cy.value("#gallery-text").await,
        "",
        "the field is free for the next remark"
    );
    ana.fill("#talk-text", "good luck").await;
    ana.press(thirtyfour::Key::Enter).await;
    wait_for_words(&cy, "#talk-lines", "good luck").await;
    assert!(!ana.has("#gallery-lines").await && !bo.has("#gallery-lines").await);

    // Cy has read enough of Ana, and changes their mind.
    cy.click("#talk-lines [data-mute]").await;
    cy.wait_for("#talk-lines .muted").await;
    cy.driver.refresh().await.unwrap();
    cy.wait_for("#talk-lines .muted").await;
    cy.click("#talk-lines [data-mute]").await;
    cy.wait_for("#talk-lines p:not(.muted)").await;

    play_out([&ana, &bo]).await;
    wait_for_words(&bo, "#gallery-lines", "Bo is in trouble").await;

    // The game counted: everybody reads what it made of the ratings, and Cy looks Ana up.
    for page in [&ana, &bo, &cy] {
        wait_for_words(page, ".rated-places", "1500 →").await;
    }
    assert!(
        ana.text(".breakdown .rating").await.contains('?'),
        "one game says little"
    );
    cy.click(".rated-places a.name").await;
    cy.wait_for(".rating-course svg.graph").await;
    assert!(["Ana", "Bo"].contains(&&*cy.text("h1").await));

    // Who was second begins the next game.
    ana.click("form[action$='/again'] button").await;
    ana.wait_for("#invitation").await;
    let next = ana.driver.current_url().await.unwrap();
    bo.driver.goto(next.as_str()).await.unwrap();
    let seat = "form[action$='/join'] input[name='seat']";
    assert_eq!(bo.value(seat).await, "1");
    bo.click("form[action$='/join'] button").await;
    bo.wait_for("#moves .move").await;
    for page in [&ana, &bo, &cy] {
        assert_eq!(page.complaints().await, Vec::<String>::new());
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_page_counts_the_tables_at_which_somebody_waits_for_me() {
    let app = TestApp::start().await;
    let (visitor, friend) = (app.visitor(), app.visitor());
    let fields = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = visitor.new_table(&fields).await;
    friend
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.take_seats_of(&app, &visitor).await;
    page.open(&app, "/about").await;
    page.wait_for_title("(1) ").await;
    let icon = "return document.querySelector('link[rel=icon]').href.includes('icon-called')";
    assert_eq!(page.script(icon).await, json!(true));
    page.open(&app, &table).await;
    page.wait_for_title("● Your turn").await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_the_door_of_a_table_and_the_page_of_a_player_serve_everybody() {
    let app = TestApp::start().await;
    let visitor = app.visitor();
    let seats = [
        ("game", "noria"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
    ];
    let waiting = visitor.new_table(&[&seats[..], &[("visit", "public")]].concat()).await;
    let closed = visitor
        .new_table(&[&seats[..], &[("visit", "word"), ("word", "sesame")]].concat())
        .await;
    let counts = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "gentle"),
        ("visit", "public"),
        ("rated", "yes"),
    ];
    let mut over = String::new();
    for _ in 0..2 {
        over = visitor.new_table(&counts).await;
        play_to_the_end(&visitor, &over).await;
    }
    let clock = [("clock", "live"), ("bank", "10"), ("bonus", "20"), ("rated", "yes")];
    let timed = visitor
        .new_table(&[&seats[..], &clock, &[("visit", "public")]].concat())
        .await;
    let listed = visitor.get("/tables").await;
    let own = format!("/people/{}", listed.between("/people/", "\""));
    assert!(
        visitor.get(&own).await.body.contains("class=\"graph\""),
        "two games make a line"
    );
    let mut chromium = Chromium::start().await;
    // Words must fit on a phone in every language; at a desk there is room.
    let phones = Language::ALL.iter().map(|&language| (language, true));
    for (language, phone) in phones.chain([(Language::English, false)]) {
        let window = Window {
            language,
            phone,
            dark: !phone,
            ..Window::default()
        };
        let page = chromium.window(window).await;
        let tables = [&*waiting, &*closed, &*timed, &*over];
        let pages = ["/lobby", &*own, "/people/bot-gentle", "/games/batisseurs/new"];
        for path in pages.into_iter().chain(tables) {
            page.open(&app, path).await;
            assert_eq!(barriers(&page).await, Vec::<String>::new(), "{language} {path}");
            if phone {
                let width = page.script("return document.documentElement.scrollWidth").await;
                assert_eq!(width, json!(360), "{language} {path}");
            }
        }
    }
    let page = chromium
        .window(Window {
            without_javascript: true,
            ..Window::default()
        })
        .await;
    page.open(&app, &closed).await;
    page.fill("#word", "sesame").await;
    page.click("main form button").await;
    page.wait_for("form[action$='/join']").await;
    page.open(&app, "/lobby").await;
    page.fill("#sit-name", "Bo").await;
    page.click("button[form='sit']").await;
    page.wait_for("#board").await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_that_somebody_watches_is_there_again_after_its_players_turn() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, &table).await;
    page.click(".plates [popovertarget='rival-2']").await;
    page.wait_for("#rival-2:popover-open").await;
    take_a_turn(&ana, &table).await;
    page.wait_for("#yard-2").await;
    page.until("no sheet of who is to move", async |page| {
        (!page.has("#rival-2").await).then_some(())
    })
    .await;
    take_a_turn(&bo, &table).await;
    page.wait_for("#rival-2:popover-open").await;
    page.script("document.getElementById('rival-2').hidePopover()").await;
    let version = page.version().await;
    take_a_turn(&ana, &table).await;
    take_a_turn(&bo, &table).await;
    page.wait_beyond(version + 3).await;
    assert!(
        !page.has("#rival-2:popover-open").await,
        "who closed it wants it no more"
    );
    chromium.quit().await;
}
