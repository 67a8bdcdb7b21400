//! What happens to a table between moves: undo, reloads, restarts, second tabs, bots.

use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, play_some, table_of_two};

/// A table on which the window's person starts against a bot.
async fn my_table(app: &TestApp, page: &Page) {
    page.open(app, "/games/batisseurs/new").await;
    page.fill("[name='name-1']", "Ana").await;
    page.click("[name='start'][value='1']").await;
    page.click("form.setup button.primary").await;
    page.wait_for("#moves").await;
}

async fn moves(page: &Page) -> serde_json::Value {
    page.script("return [...document.querySelectorAll('#moves .move')].map(move => move.value)")
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_by_a_click_and_by_a_key() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    my_table(&app, &page).await;
    let start = moves(&page).await;
    for by_key in [false, true] {
        let version = page.version().await;
        page.choose_move("take 1").await;
        page.wait_beyond(version).await;
        assert_ne!(moves(&page).await, start);
        if by_key {
            // A key that is held down does nothing more.
            let held =
                "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', repeat: true, bubbles: true }))";
            page.script(held).await;
            page.press("u").await
        } else {
            page.click("#undo").await
        }
        page.wait_beyond(version + 1).await;
        assert_eq!(moves(&page).await, start);
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_a_second_tab_and_a_restarted_server_bring_the_table_back() {
    let mut app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    my_table(&app, &page).await;
    page.choose_move("take 1").await;
    page.until("the rest of the turn", async |page| {
        page.has("#undo:not([aria-disabled])").await.then_some(())
    })
    .await;
    let (version, before) = (page.version().await, moves(&page).await);

    page.driver.refresh().await.unwrap();
    assert_eq!((page.version().await, moves(&page).await), (version, before.clone()));

    app.restart().await;
    page.wait_for("#lost[hidden]").await;
    assert_eq!(moves(&page).await, before, "in the middle of the turn");
    page.click("#undo").await;
    page.wait_beyond(version).await;

    // What happens in a second tab comes to the first by the stream, which found its way back by itself.
    let url = page.driver.current_url().await.unwrap();
    let first = page.driver.window().await.unwrap();
    let second = page.driver.new_tab().await.unwrap();
    page.driver.switch_to_window(second).await.unwrap();
    page.driver.goto(url.as_str()).await.unwrap();
    let version = page.version().await;
    page.choose_move("take 1").await;
    page.wait_beyond(version).await;
    page.driver.switch_to_window(first).await.unwrap();
    page.wait_beyond(version).await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_cannot_be_opened_at_first_is_opened_again() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    // The network is away at the first attempt, and the server has no room from the second on, until the test says so.
    page.script_first(
        "const fetched = window.fetch;
        window.failures = 0;
        window.fetch = async (...wish) => {
            if (window.reachable || !/\\/events\\b/.test(wish[0])) return fetched(...wish);
            if (window.failures++ === 0) throw new TypeError('away');
            return new Response('full', { status: 503 });
        };",
    )
    .await;
    my_table(&app, &page).await;
    page.until("both failures", async |page| {
        (page.script("return window.failures > 1").await == json!(true)).then_some(())
    })
    .await;
    page.wait_for("#lost:not([hidden])").await;
    page.script("window.reachable = true").await;
    page.wait_for("#lost[hidden]").await;
    let (url, version) = (page.driver.current_url().await.unwrap(), page.version().await);
    let first = page.driver.window().await.unwrap();
    let second = page.driver.new_tab().await.unwrap();
    page.driver.switch_to_window(second).await.unwrap();
    page.driver.goto(url.as_str()).await.unwrap();
    page.choose_move("take 1").await;
    page.driver.switch_to_window(first).await.unwrap();
    page.wait_beyond(version).await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_page_gets_the_fresh_table_and_a_short_message() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    my_table(&app, &page).await;
    page.script("document.querySelector('#play [name=version]').setAttribute('value', 1)")
        .await;
    page.choose_move("take 1").await;
    assert!(
        page.text(".notice[role='alert']")
            .await
            .starts_with("Something happened at the table")
    );
    let version = page.version().await;
    page.choose_move("take 1").await;
    page.wait_beyond(version).await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_move_at_a_pace_people_can_follow_and_their_moves_are_marked() {
    let app = TestApp::start_with(|config| config.pace = Duration::from_millis(1500)).await;
    let mut chromium = Chromium::start().await;
    let page = chromium
        .window(Window {
            with_movement: true,
            ..Window::default()
        })
        .await;
    my_table(&app, &page).await;
    let version = page.version().await;
    page.choose_move("end").await;
    let start = std::time::Instant::now();
    page.click("#sure").await;
    page.wait_beyond(version).await;
    assert!(page.text("#turn").await.contains("is thinking"));
    page.wait_beyond(version + 1).await;
    assert!(start.elapsed() > Duration::from_secs(1));
    page.wait_for("#log .turn.fresh").await;
    page.wait_for_title("● Your turn").await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn older_turns_come_when_they_are_asked_for_and_stay() {
    const TURNS: &str = "return [...document.querySelectorAll('[id^=log-turn-]')].map((turn) => turn.id)";
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    play_some(&ana, &table, 24).await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.take_seats_of(&app, &ana).await;
    page.open(&app, &table).await;
    let shown = page.script(TURNS).await.as_array().unwrap().len();
    page.click("[data-older]").await;
    let whole = page
        .until("older turns", async |page| {
            let turns = page.script(TURNS).await.as_array().unwrap().len();
            (turns > shown).then_some(turns)
        })
        .await;
    page.until("my turn", async |page| page.my_turn().await).await;
    let version = page.version().await;
    page.make_move(1).await;
    page.wait_beyond(version).await;
    let turns = page.script(TURNS).await;
    let mut turns: Vec<&str> = turns.as_array().unwrap().iter().filter_map(|id| id.as_str()).collect();
    assert!(turns.len() >= whole, "{} of {whole} turns", turns.len());
    let all = turns.len();
    turns.sort_unstable();
    turns.dedup();
    assert_eq!(turns.len(), all, "each stands there once");
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_glows_on_the_board_and_says_why() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    my_table(&app, &page).await;
    page.click("#hint").await;
    let hint = page.text(".hint p").await;
    assert!(
        hint.len() > 20 && !hint.contains('%'),
        "a sentence, not numbers: {hint}"
    );
    assert!(!hint.contains("You should end with"), "why, not how it may end: {hint}");
    page.wait_for("#board .lit.hinted, .bar .left .hinted").await;
    page.click(".hint .numbers-key").await;
    assert!(page.text("#hint-numbers table").await.contains('%'));
    page.click("#hint-numbers [popovertargetaction='hide']").await;
    page.click(".voice > .close").await;
    assert!(!page.has(".hinted").await);
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_screens_can_talk() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let (ana, bo) = (
        chromium.window(Window::default()).await,
        chromium.window(Window::default()).await,
    );
    ana.open(&app, "/games/batisseurs/new").await;
    ana.choose("#sitter-2", "invited").await;
    ana.click("form.setup button.primary").await;
    ana.wait_for("#invitation").await;
    bo.driver.goto(&ana.value("#invitation").await).await.unwrap();
    bo.fill("form[action$='/join'] input[name='name']", "Bo").await;
    bo.click("form[action$='/join'] button").await;
    ana.wait_for("#talk-text").await;
    // What one is writing survives what others do meanwhile.
    ana.fill("#talk-text", "good lu").await;
    bo.fill("#talk-text", "hello <i>").await;
    bo.press(Key::Enter).await;
    ana.until("what was said", async |page| {
        page.text("#talk-lines").await.contains("hello <i>").then_some(())
    })
    .await;
    ana.press("ck").await;
    ana.press(Key::Enter).await;
    bo.until("what was said", async |page| {
        page.text("#talk-lines").await.contains("good luck").then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_click_before_the_answer_is_one_click_and_a_later_one_counts() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    my_table(&app, &page).await;
    // Two clicks on the same spot, so many milliseconds after each other: how many moves they send. However fast the machine is
    // just now, no answer comes sooner than after 250 ms.
    const CLICKS: &str = "const [pause, done] = arguments;
        const post = window.fetch;
        const sleep = (time) => new Promise((passed) => setTimeout(passed, time));
        let sent = 0;
        window.fetch = async (path, options) => {
            if (options?.body) {
                sent++;
                await sleep(250);
            }
            return post(path, options);
        };
        const click = (detail) => document.querySelector('#moves .move[value=\"take 1\"]')
            .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail, clientX: 40, clientY: 40 }));
        (async () => {
            // A click of before is long over.
            await sleep(500);
            click(1);
            await sleep(pause);
            click(2);
            await sleep(600);
            window.fetch = post;
            done(sent);
        })()";
    for (pause, moves) in [(100, 1), (600, 2)] {
        let sent = page.driver.execute_async(CLICKS, vec![json!(pause)]).await.unwrap();
        assert_eq!(sent.json(), &json!(moves), "{pause} ms later");
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_that_was_deleted_goes_from_an_open_page() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    bo.post(&format!("{table}/talk"), &[("text", "hurry up")]).await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.take_seats_of(&app, &ana).await;
    page.open(&app, &table).await;
    assert!(page.text("#talk-lines").await.contains("hurry up"));
    // What the stream brings when somebody deleted it.
    let brings = "const done = arguments[arguments.length - 1];
        fetch(location.href, { headers: { 'HX-Request': 'true' } }).then((answer) => answer.text()).then(async (text) => {
            text = text.replace('data-remarks=\"1\"', 'data-remarks=\"0\"').replace('hurry up', '');
            await htmx.swap({ text, target: '#main', swap: 'outerMorph', sourceElement: document.getElementById('live') });
            done(document.getElementById('talk-lines').textContent.includes('hurry up'));
        })";
    let still_there = page.driver.execute_async(brings, Vec::new()).await.unwrap();
    assert_eq!(still_there.json(), &json!(false));
    bo.post(&format!("{table}/talk"), &[("text", "sorry")]).await;
    page.until("what was said next", async |page| {
        page.text("#talk-lines").await.contains("sorry").then_some(())
    })
    .await;
    chromium.quit().await;
}
