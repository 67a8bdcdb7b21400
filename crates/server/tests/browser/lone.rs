//! A move that is the only one, for readers who want it made for them.

use serde_json::json;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::TestApp;

/// The time until a lone move is made, which is over when the test says so.
const HELD: &str = "const [later, never] = [window.setTimeout, window.clearTimeout];
    window.filled = null;
    window.setTimeout = (work, time, ...rest) => (time === 1500 ? ((window.filled = work), -1) : later(work, time, ...rest));
    window.clearTimeout = (timer) => { if (timer === -1) window.filled = null; else never(timer); };";
const STOPPED: &str = "return window.filled === null";

/// How many moves there are to choose from.
async fn choices(page: &Page) -> usize {
    let moves = page
        .script("return document.querySelectorAll('#moves .move').length")
        .await;
    moves.as_u64().unwrap() as usize
}

/// Plays until nothing is left but one move.
async fn play_until_one_is_left(page: &Page) {
    for number in 0.. {
        page.until("my turn", async |page| page.my_turn().await).await;
        if choices(page).await == 1 {
            return;
        }
        page.make_move(number).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_move_is_made_for_who_wants_that_and_a_key_or_a_touch_stops_it() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.script_first(HELD).await;
    page.open(&app, "/games/noria/new").await;
    page.click("[name='start'][value='1']").await;
    page.click("form.setup button.primary").await;

    play_until_one_is_left(&page).await;
    assert!(!page.has("#bar.filling").await, "nobody asked for it");
    let table = page.driver.current_url().await.unwrap();

    page.open(&app, "/preferences").await;
    page.click("[name='lone'][value='on']").await;
    page.click("main form button.primary").await;
    page.wait_for("html[data-lone='on'] main > .notice[role='status']")
        .await;
    page.driver.goto(table.as_str()).await.unwrap();
    page.wait_for("#bar.filling.tells").await;
    let version = page.version().await;
    page.script("window.filled()").await;
    page.wait_beyond(version).await;

    play_until_one_is_left(&page).await;
    page.wait_for("#bar.filling").await;
    let version = page.version().await;
    page.press("b").await;
    assert!(!page.has("#bar.filling").await);
    // Somebody says something meanwhile.
    page.script("document.dispatchEvent(new CustomEvent('chantier:changed'))")
        .await;
    assert!(!page.has("#bar.filling").await);
    assert_eq!(page.script(STOPPED).await, json!(true));
    assert_eq!(page.version().await, version, "it was stopped");
    page.make_move(0).await;

    // A touch on the board that stops it asks for nothing else.
    play_until_one_is_left(&page).await;
    page.wait_for("#bar.filling").await;
    let version = page.version().await;
    page.script(
        "const piece = document.querySelector('#board .idle');
        piece.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))",
    )
    .await;
    assert_eq!(page.script(STOPPED).await, json!(true));
    assert_eq!(page.version().await, version, "it was stopped");
    assert!(!page.has("#said .notice").await, "and nothing was refused");
    page.make_move(0).await;

    // How to stop one is said three times in a browser.
    play_until_one_is_left(&page).await;
    page.wait_for("#bar.filling:not(.tells)").await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}
