//! Everybody can play: keyboard, phone, every language, light and dark, and nothing serious for axe to find.

use std::time::Duration;

use engine::Language;
use serde_json::json;
use thirtyfour::prelude::*;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, Visitor, play_some, play_to_the_end};

/// Axe, and what is asked of it, in one script: a page that leads elsewhere between two would lose the first.
const AXE: &str = concat!(
    include_str!("vendor/axe.min.js"),
    ";const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'] }).then((result) => done(result.violations
            .filter((violation) => ['serious', 'critical'].includes(violation.impact))
            .map((violation) => violation.id + ': ' + violation.nodes.map((node) => node.html).join(' | '))));",
);

/// What axe finds on the page that is open, as far as it is serious.
pub async fn barriers(page: &Page) -> Vec<String> {
    let found = page.until("what axe finds", async |page| {
        let result = page.driver.execute_async(AXE, Vec::new()).await.ok()?;
        result.json().as_array().cloned()
    });
    found.await.iter().map(ToString::to_string).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_can_be_played_by_keyboard_alone() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/").await;
    // From the top of the page, Tab leads to the button that starts a game.
    for _ in 0..30 {
        let focused = page
            .script("return document.activeElement.matches('article.game button.play')")
            .await;
        if focused == json!(true) {
            break;
        }
        page.press(Key::Tab).await;
    }
    page.press(Key::Enter).await;

    page.wait_for("#moves").await;
    page.press("?").await;
    page.wait_for("#keys[open]").await;
    page.press(Key::Escape).await;
    page.until("the list to close", async |page| {
        (!page.has("#keys[open]").await).then_some(())
    })
    .await;

    let mut presses = 0;
    while page.my_turn().await.is_some() {
        presses += 1;
        let version = page.version().await;
        if presses > 24 && page.has("#moves .move[value='end']").await {
            // The end of the turn stands last in the list.
            page.press("m").await;
            page.press(Key::End).await;
            page.press(Key::Enter).await;
        } else if presses % 2 == 0 {
            page.press("1").await;
        } else {
            // To the moves, down the list and up again, and press the button there.
            page.press("m").await;
            page.press(Key::Down).await;
            page.press(Key::Down).await;
            page.press(Key::Enter).await;
        }
        page.until("the move", async |page| {
            if page.has("#sure").await {
                page.agree_by_key().await;
            }
            (page.version().await > version).then_some(())
        })
        .await;
        assert!(presses < 2000);
    }
    page.press("l").await;
    assert_eq!(page.script("return document.activeElement.id").await, json!("log"));
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_answers_a_question_by_keyboard_is_not_sent_to_the_top_of_the_page() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/games/batisseurs/new").await;
    page.click("[name='start'][value='1']").await;
    page.click("form.setup button.primary").await;
    page.wait_for("#moves").await;
    let place = "return document.activeElement.closest('#moves, #board, #said')?.id ?? 'nowhere'";
    let ask = async || {
        // The end of the turn stands last in the list.
        page.press("m").await;
        page.press(Key::End).await;
        page.press(Key::Enter).await;
        page.wait_for("#sure").await;
        let declines = "return document.activeElement.matches('#said [data-dismiss]')";
        assert_eq!(
            page.script(declines).await,
            json!(true),
            "Enter once more costs nothing"
        );
    };
    ask().await;
    page.press(Key::Enter).await;
    page.until("nothing to be asked", async |page| {
        (!page.has("#sure").await).then_some(())
    })
    .await;
    assert_eq!(page.script(place).await, json!("moves"));

    // A move of the list, which closes before the move is made.
    let version = page.version().await;
    page.press("m").await;
    page.press(Key::Enter).await;
    page.wait_beyond(version).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(page.script(place).await, json!("moves"));

    ask().await;
    let version = page.version().await;
    page.press(Key::Tab).await;
    page.press(Key::Enter).await;
    page.wait_beyond(version).await;
    page.until("my turn", async |page| page.my_turn().await).await;
    page.until("a place to go on from", async |page| {
        (page.script(place).await != json!("nowhere")).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_key_leads_to_a_piece_that_is_not_read_out() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    for game in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
        page.open(&app, &format!("/games/{}/new", game.id)).await;
        page.click("[name='start'][value='1']").await;
        page.click("form.setup button.primary").await;
        page.wait_for("#moves").await;
        page.press("b").await;
        for _ in 0..12 {
            let read = "return document.activeElement.closest('#board') && !document.activeElement.closest('[aria-hidden=true]')";
            assert_eq!(page.script(read).await, json!(true), "{}", game.id);
            page.press(Key::Right).await;
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shortcuts_of_one_key_can_be_switched_off() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/preferences").await;
    page.press("?").await;
    page.wait_for("#keys[open]").await;
    page.press(Key::Escape).await;
    page.click("[name='keys'][value='off']").await;
    page.click("main form button.primary").await;
    page.wait_for("html[data-keys='off'] main > .notice[role='status']")
        .await;
    page.press("?").await;
    assert!(!page.has("#keys[open]").await);
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preference_is_kept_as_soon_as_it_is_chosen() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/preferences").await;
    page.click("[name='motion'][value='quick']").await;
    page.wait_for("html[data-motion='quick'] legend .kept:not(:empty)")
        .await;
    page.open(&app, "/").await;
    assert!(page.has("html[data-motion='quick']").await);
    page.open(&app, "/preferences").await;
    page.click("[name='language'][value='fr']").await;
    page.wait_for("html[lang='fr'][data-motion='quick']").await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_follows_the_browser_and_can_be_switched() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium
        .window(Window {
            language: Language::French,
            ..Window::default()
        })
        .await;
    page.open(&app, "/").await;
    assert!(page.text("h1").await.contains("prêts à jouer"));
    page.click("article.game button.play").await;
    page.wait_for("#moves .move").await;
    assert_eq!(page.text("#log-title").await, "Journal");
    let pages = page.script("return history.length").await;
    page.click("header [name=language][value='en']").await;
    page.until("English", async |page| {
        (page.text("#log-title").await == "Log").then_some(())
    })
    .await;
    page.click(".chooser [popovertarget]").await;
    page.click("#themes [value='dark']").await;
    page.wait_for("html[data-theme='dark']").await;
    let now = page.script("return history.length").await;
    assert_eq!(now, pages, "the way back does not lead through languages and colours");
    chromium.quit().await;
}

/// Another takes the second seat, and both agree to end the game at once.
async fn agree_to_end(visitor: &Visitor, other: &Visitor, table: &str) {
    other
        .post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    visitor.post(&format!("{table}/ask"), &[("what", "end")]).await;
    let version = other.get(table).await.version();
    other
        .post(&format!("{table}/answer"), &[("version", &version), ("answer", "yes")])
        .await;
}

/// Every page there is, with a table of each game in each of its stages.
async fn every_page(app: &TestApp, visitor: &Visitor) -> Vec<(String, String)> {
    let mut pages: Vec<(String, String)> = [
        "/",
        "/lobby",
        "/tables",
        "/tables?state=over",
        "/replay",
        "/puzzles",
        "/puzzles/batisseurs/1",
        "/about",
        "/privacy",
        "/api",
        "/preferences",
        "/me",
        "/sign-in",
        "/nowhere",
    ]
    .map(|path| (path.to_owned(), path.to_owned()))
    .into();
    // Pages that others show in a frame.
    let mut framed = Vec::new();
    for info in catalogue::infos() {
        let id = info.id;
        let over = visitor.quick_table(id).await;
        play_to_the_end(visitor, &over).await;
        let middle = visitor.quick_table(id).await;
        play_some(visitor, &middle, 20).await;
        // The log of a game is a page like that of any other.
        if id == "settlement" {
            pages.push((format!("{id}, log"), format!("{middle}/log")));
        }
        let seats = [
            ("game", id),
            ("sitter-1", "here"),
            ("sitter-2", "invited"),
            ("start", "1"),
        ];
        framed.push((format!("{id} still"), format!("{middle}/still")));
        let rules = visitor.get(&format!("/games/{id}/rules")).await.body;
        let picture = rules
            .split("<iframe src=\"")
            .nth(1)
            .and_then(|rest| rest.split('"').next());
        framed.extend(picture.map(|path| (format!("{id} picture in the rules"), path.to_owned())));
        let resigned = visitor.quick_table(id).await;
        play_some(visitor, &resigned, 5).await;
        visitor.post(&format!("{resigned}/resign"), &[]).await;
        let agreed = visitor.new_table(&seats).await;
        agree_to_end(visitor, &app.visitor(), &agreed).await;
        for early in [&resigned, &agreed] {
            let page = visitor.get(early).await;
            assert!(page.body.contains("class=\"early"), "{id}: {}", page.body);
        }
        let stages = [
            ("resigned", resigned),
            ("agreed", agreed),
            ("replay", format!("{over}/replay?ply=40")),
            ("explore", format!("{over}/explore?ply=40&opinion=1")),
            ("look back", format!("{middle}/replay")),
            ("new", format!("/games/{id}/new")),
            ("rules", format!("/games/{id}/rules")),
            ("waiting", visitor.new_table(&seats).await),
            ("begun", visitor.quick_table(id).await),
            ("middle", middle),
            ("over", over),
        ];
        pages.extend(stages.map(|(stage, path)| (format!("{id} {stage}"), path)));
    }
    pages.extend(framed);
    // Two around one screen hand it over before a hand is seen.
    let two = [
        ("game", "cloud-city"),
        ("sitter-1", "here"),
        ("sitter-2", "here"),
        ("start", "1"),
    ];
    let handed = visitor.new_table(&two).await;
    assert!(
        visitor.get(&handed).await.body.contains("id=\"pass\""),
        "the screen is handed over"
    );
    pages.push(("hand over".to_owned(), handed));
    // What the game with the shortest analysis shows is shown of all.
    let analysed = visitor.quick_table("batisseurs").await;
    play_to_the_end(visitor, &analysed).await;
    let analysis = format!("{analysed}/analysis");
    visitor.post(&analysis, &[]).await;
    while !visitor.get(&analysis).await.body.contains("class=\"graph\"") {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    pages.push(("analysis".to_owned(), analysis));
    pages.extend(around_a_table(app, visitor, &analysed).await);
    pages
}

/// What is seen of a table when somebody leaves it, and the questions about one.
async fn around_a_table(app: &TestApp, visitor: &Visitor, over: &str) -> Vec<(String, String)> {
    let seats = [
        ("game", "batisseurs"),
        ("sitter-1", "here"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let mut tables = Vec::new();
    for own in [false, true] {
        let (table, other) = (visitor.new_table(&seats).await, app.visitor());
        let seat = [("seat", "2"), ("name", "Bo")];
        other.post(&format!("{table}/join"), &seat).await;
        other.post(&format!("{table}/talk"), &[("text", "Hello!")]).await;
        let who = if own { visitor } else { &other };
        who.post(&format!("{table}/leave"), &[]).await;
        tables.push(table);
    }
    let id = over.trim_start_matches("/tables/");
    [
        ("somebody left", tables[0].clone()),
        ("come back", tables[1].clone()),
        ("report", format!("{}/report?ply=1", tables[0])),
        ("continue", format!("{over}/continue?ply=10")),
        ("remove", format!("/tables?remove={id}")),
    ]
    .map(|(name, path)| (name.to_owned(), path))
    .into()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_is_wider_than_a_phone() {
    let app = TestApp::start().await;
    let visitor = app.visitor();
    let pages = every_page(&app, &visitor).await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::PHONE).await;
    page.take_seats_of(&app, &visitor).await;
    for (name, path) in &pages {
        page.open(&app, path).await;
        let width = page.script("return document.documentElement.scrollWidth").await;
        assert_eq!(width, json!(360), "{name}");
        // A finger needs room: 24 CSS pixels at least, what stands out of a button included.
        let small = page
            .script(
                "return [...document.querySelectorAll('button, a.button, select')]
                    .filter(element => element.checkVisibility())
                    .filter(element => ![element, ...element.querySelectorAll('*')]
                        .map(part => part.getBoundingClientRect())
                        .some(box => box.height >= 24 && box.width >= 24))
                    .map(element => element.outerHTML)",
            )
            .await;
        assert_eq!(small, json!([]), "{name}");
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_language_fits_on_a_phone_and_has_no_barriers() {
    let app = TestApp::start().await;
    let visitor = app.visitor();
    let over = visitor.quick_table("batisseurs").await;
    play_to_the_end(&visitor, &over).await;
    let fixed = [
        "/",
        "/lobby",
        "/tables",
        "/replay",
        "/puzzles",
        "/about",
        "/privacy",
        "/api",
        "/preferences",
        "/me",
        "/sign-in",
    ];
    let mut pages: Vec<(String, String)> = fixed.map(|path| (path.to_owned(), path.to_owned())).into();
    pages.extend(around_a_table(&app, &visitor, &over).await);
    pages.push(("over".to_owned(), over.clone()));
    pages.push(("new".to_owned(), "/games/settlement/new".to_owned()));
    let mut found = Vec::new();
    for language in Language::ALL.iter().copied() {
        let mut chromium = Chromium::start().await;
        let phone = Window {
            language,
            ..Window::PHONE
        };
        let page = chromium.window(phone).await;
        page.take_seats_of(&app, &visitor).await;
        for (name, path) in &pages {
            page.open(&app, path).await;
            let shown = page.script("return document.documentElement.lang").await;
            assert_eq!(shown, json!(language.to_string()), "{name}");
            let width = page.script("return document.documentElement.scrollWidth").await;
            assert_eq!(width, json!(360), "{name} in {language}");
            for finding in barriers(&page).await {
                found.push(format!("{name} in {language}: {finding}"));
            }
        }
        chromium.quit().await;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_on_any_page() {
    let app = TestApp::start().await;
    let visitor = app.visitor();
    let pages = every_page(&app, &visitor).await;
    let mut found = Vec::new();
    // A page by day, the next by night; as a game has an odd number of stages, each of them is seen by both in two games.
    for dark in [false, true] {
        let mut chromium = Chromium::start().await;
        let page = chromium
            .window(Window {
                dark,
                ..Window::default()
            })
            .await;
        page.take_seats_of(&app, &visitor).await;
        for (name, path) in pages.iter().skip(usize::from(dark)).step_by(2) {
            page.open(&app, path).await;
            for finding in barriers(&page).await {
                found.push(format!("{name} (dark: {dark}): {finding}"));
            }
        }
        chromium.quit().await;
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_in_play_on_a_phone() {
    let app = TestApp::start().await;
    let visitor = app.visitor();
    let mut chromium = Chromium::start().await;
    let mut found = Vec::new();
    let dark = Window {
        dark: true,
        ..Window::PHONE
    };
    let pages = [chromium.window(Window::PHONE).await, chromium.window(dark).await];
    // What opens over the board, and what closes it again.
    let layers = [
        ("the board", "", ""),
        ("the log", "document.getElementById('tab-log').click()", ""),
        (
            "the list of moves",
            "document.getElementById('moves').open = true",
            "document.getElementById('moves').open = false",
        ),
        (
            "a rival",
            "document.querySelector('.rival').showPopover()",
            "document.querySelector('.rival').hidePopover()",
        ),
        ("a hint", "document.getElementById('hint').click()", ""),
    ];
    let games = catalogue::infos().filter(|info| web::boards::is_drawn(info.id));
    for (number, game) in games.enumerate() {
        let path = visitor.quick_table(game.id).await;
        play_some(&visitor, &path, 8).await;
        // One by day, the next by night.
        let page = &pages[number % 2];
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        assert!(page.my_turn().await.is_some(), "{} is over", game.id);
        for (layer, open, close) in layers {
            page.script(open).await;
            if layer == "a hint" {
                page.wait_for("#said .hint").await;
            }
            for finding in barriers(page).await {
                found.push(format!("{} on a phone, {layer}: {finding}", game.id));
            }
            page.script(close).await;
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chromium.quit().await;
}
