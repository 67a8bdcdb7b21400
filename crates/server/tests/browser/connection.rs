//! Connections that fail without a word: streams that die, answers that never come, errors of somebody on the way.

use std::time::Duration;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, Visitor, play_some, table_of_two};

/// Somebody between the page and the server: `window.answer`, where it is set, may answer in the server's stead, and then
/// nobody waits for long. `window.ahead` is by how much the clock is ahead.
const ON_THE_WAY: &str = "const [fetched, wait, now] = [window.fetch, AbortSignal.timeout, Date.now];
    window.fetch = (path, options = {}) => window.answer?.(String(path), options) ?? fetched(path, options);
    AbortSignal.timeout = (time) => wait.call(AbortSignal, window.answer ? 300 : time);
    window.ahead = 0;
    Date.now = () => now() + window.ahead;";

/// The first stream of a page gives nothing, for ever.
const DEAD_STREAM: &str = "let streams = 0;
    window.answer = (path) => (/\\/events\\b/.test(path) && streams++ === 0
        ? new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
        : null);";

/// A window at a visitor's table, with somebody on the way who does what `more` says.
async fn at_the_table(app: &TestApp, chromium: &mut Chromium, visitor: &Visitor, table: &str, more: &str) -> Page {
    let page = chromium.window(Window::default()).await;
    page.take_seats_of(app, visitor).await;
    page.script_first(&format!("{ON_THE_WAY}{more}")).await;
    page.open(app, table).await;
    page.wait_for("#moves").await;
    page
}

/// The same at a table of a visitor and a bot.
async fn against_a_bot(app: &TestApp, more: &str) -> (Chromium, Page, Visitor, String) {
    let visitor = app.visitor();
    let table = visitor.quick_table("batisseurs").await;
    let mut chromium = Chromium::start().await;
    let page = at_the_table(app, &mut chromium, &visitor, &table, more).await;
    (chromium, page, visitor, table)
}

/// Waits until the bar says that something did not reach the table.
async fn wait_for_unsent(page: &Page) {
    page.until("that it did not reach the table", async |page| {
        let said = page.text("#said").await;
        said.contains("did not reach the table").then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_reach_the_table_is_told_and_can_be_sent_again() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    let mut chromium = Chromium::start().await;
    let page = at_the_table(&app, &mut chromium, &ana, &table, "").await;
    let version = page.version().await;

    // No answer comes.
    page.script(
        "window.answer = (path, { method, signal }) => method === 'POST'
            && new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))) || null",
    )
    .await;
    page.choose_move("take 1").await;
    wait_for_unsent(&page).await;

    // Somebody on the way answers, who knows nothing of tables.
    page.script(
        "window.answer = (path, { method }) => method === 'POST'
            ? new Response('<html><body><h1>502 Bad Gateway</h1></body></html>', { status: 502 }) : null;
        document.querySelector('#said').replaceChildren()",
    )
    .await;
    page.choose_move("take 1").await;
    wait_for_unsent(&page).await;
    page.script("document.querySelector('#said').replaceChildren()").await;
    page.fill("#talk-text", "good luck").await;
    page.press(Key::Enter).await;
    wait_for_unsent(&page).await;
    assert_eq!(
        page.value("#talk-text").await,
        "good luck",
        "what was written is still there"
    );
    assert_eq!(page.version().await, version);

    page.script("window.answer = null").await;
    page.press(Key::Enter).await;
    page.until("what was said", async |page| {
        page.text("#talk-lines").await.contains("good luck").then_some(())
    })
    .await;
    assert_eq!(
        page.value("#talk-text").await,
        "",
        "the field is free for the next remark"
    );
    page.choose_move("take 1").await;
    page.wait_beyond(version).await;
    chromium.quit().await;
}

/// As it is when one of several servers stops: the click is lost on its way there, or the answer on its way back.
#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_is_lost_on_the_way_is_sent_again_and_counts_once() {
    let app = TestApp::start().await;
    let (chromium, page, ..) = against_a_bot(&app, "").await;
    for lost in [
        "Promise.reject(new TypeError('there'))",
        "fetched(path, options).then(() => Promise.reject(new TypeError('back')))",
        "Promise.resolve(new Response('', { status: 502 }))",
    ] {
        let version = page.version().await;
        page.script(&format!(
            "const fetched = window.fetch; let times = 0;
            window.answer = (path, options) =>
                (options.method === 'POST' && times++ === 0 ? ((window.answer = null), {lost}) : null)"
        ))
        .await;
        page.choose_move("take 1").await;
        page.wait_beyond(version).await;
        page.until("the answer", async |page| (!page.has(".pending").await).then_some(()))
            .await;
        assert_eq!(page.version().await, version + 1, "{lost}");
        assert!(!page.has("#said .notice").await, "{lost}");
        page.click("#undo").await;
        page.wait_beyond(version + 1).await;
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_did_not_arrive_is_said_until_the_connection_is_back() {
    let app = TestApp::start().await;
    let (chromium, page, ..) = against_a_bot(&app, "").await;
    page.script(
        "window.answer = (path, options) =>
            (options.method === 'POST' ? Promise.reject(new TypeError('gone')) : null)",
    )
    .await;
    page.choose_move("take 1").await;
    page.wait_for("#unsent").await;
    page.script("window.answer = null; dispatchEvent(new Event('online'))")
        .await;
    page.until("the connection", async |page| {
        (!page.has("#unsent").await).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_does_not_bring_what_was_done_is_opened_again() {
    let app = TestApp::start().await;
    let (chromium, page, ..) = against_a_bot(&app, DEAD_STREAM).await;
    let version = page.version().await;
    page.choose_move("take 1").await;
    page.wait_beyond(version).await;
    page.wait_for("#lost[hidden]").await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_without_a_sign_of_life_is_opened_again() {
    let app = TestApp::start().await;
    let (chromium, page, ana, table) = against_a_bot(&app, DEAD_STREAM).await;
    let version = page.version().await;
    play_some(&ana, &table, 1).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(page.version().await, version, "nobody told the page");
    page.script("window.ahead = 60_000").await;
    page.wait_beyond(version).await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_shown_again_leaves_the_board_as_it_is() {
    let app = TestApp::start().await;
    let (chromium, page, ..) = against_a_bot(&app, "").await;
    while !page.has("#recap").await {
        let version = page.version().await;
        page.script("document.querySelector('#moves .move[value=end]').click()")
            .await;
        page.click("#sure").await;
        page.wait_beyond(version).await;
        page.until("my turn", async |page| page.my_turn().await).await;
    }
    let board = "return document.getElementById('board').textContent";
    let before = page.script(board).await;
    // The connection goes after the first of the positions.
    page.script(
        "window.asked = 0;
        window.answer = () => (window.asked++ === 0 ? null : Promise.reject(new TypeError('away')))",
    )
    .await;
    page.click("#again").await;
    page.until("the end of it", async |page| {
        let tried = page.script("return window.asked > 2").await == json!(true);
        (tried && !page.has("main.again").await && page.has("#board .lit").await).then_some(())
    })
    .await;
    assert_eq!(page.script(board).await, before);
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}
