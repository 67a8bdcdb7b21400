//! Sounds: only when asked for, only after a gesture, one for a change, and a bell when a turn begins.

use std::time::Duration;

use serde_json::json;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::TestApp;

/// Counts what would be heard: contexts, sounds (each has one way to the loudspeaker), and what they are made of.
const LISTENER: &str = "
    window.heard = { contexts: 0, sounds: 0, tones: 0, hisses: 0 };
    window.AudioContext = class extends AudioContext {
        constructor() { super(); heard.contexts += 1; heard.context = this; }
    };
    const { connect } = AudioNode.prototype;
    AudioNode.prototype.connect = function (to, ...rest) {
        if (to instanceof AudioDestinationNode) heard.sounds += 1;
        return connect.call(this, to, ...rest);
    };
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        if (this instanceof OscillatorNode) heard.tones += 1; else heard.hisses += 1;
        return start.call(this, ...when);
    };
    AudioBufferSourceNode.prototype.start = AudioScheduledSourceNode.prototype.start;";

/// Contexts, sounds, whether the file with the sounds was loaded.
async fn heard(page: &Page) -> serde_json::Value {
    page.script(
        "const loaded = performance.getEntriesByType('resource').some((file) => file.name.includes('/static/sound.'));
        return [heard.contexts, heard.sounds, loaded]",
    )
    .await
}

async fn sounds(page: &Page) -> i64 {
    page.script("return heard.sounds").await.as_i64().unwrap()
}

async fn start_a_table(app: &TestApp, page: &Page) {
    page.open(app, "/games/batisseurs/new").await;
    page.click("[name='start'][value='1']").await;
    page.click("form.setup button.primary").await;
    page.wait_for("#moves").await;
    // The page has come by a click, but has not been clicked on.
    page.driver.refresh().await.unwrap();
    page.wait_for("#moves").await;
}

/// Longer than what belongs to one change.
async fn settle() {
    tokio::time::sleep(Duration::from_millis(300)).await;
}

async fn make_move(page: &Page, text: &str) {
    let version = page.version().await;
    page.choose_move(text).await;
    page.wait_beyond(version).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_heard_or_loaded_by_who_did_not_ask_for_sounds() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.script_first(LISTENER).await;
    start_a_table(&app, &page).await;
    make_move(&page, "take 1").await;
    make_move(&page, "take 1").await;
    assert_eq!(heard(&page).await, json!([0, 0, false]));
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_sounds_once_after_a_gesture_and_a_bell_rings_for_the_turn_even_unseen() {
    let app = TestApp::start_with(|config| config.pace = Duration::from_secs(2)).await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.script_first(LISTENER).await;

    // The page of preferences lets one listen first: each material once, and the bell.
    page.open(&app, "/preferences").await;
    assert_eq!(heard(&page).await, json!([0, 0, false]));
    page.click("#listen").await;
    page.until("five sounds", async |page| (sounds(page).await == 5).then_some(()))
        .await;
    page.click("[name='sound'][value='on']").await;
    page.click("main form button.primary").await;
    page.wait_for("html[data-sound='5'] main > .notice[role='status']")
        .await;

    start_a_table(&app, &page).await;
    assert_eq!(heard(&page).await, json!([0, 0, false]), "before a gesture");
    page.press("b").await;
    page.until("the sound to be awake", async |page| {
        let awake = page.script("return heard.context?.state === 'running'").await;
        (awake == json!(true)).then_some(())
    })
    .await;
    assert_eq!(
        heard(&page).await,
        json!([1, 0, true]),
        "a gesture alone makes no sound"
    );

    make_move(&page, "take 1").await;
    settle().await;
    assert_eq!(sounds(&page).await, 1, "one sound for a change");
    make_move(&page, "take 1").await;
    settle().await;
    assert_eq!(heard(&page).await, json!([1, 2, true]));

    // What the device has put to sleep stays asleep.
    let change = "document.querySelector('.plates').append('1');
        document.dispatchEvent(new CustomEvent('chantier:moved', { detail: [] }))";
    page.script(change).await;
    assert_eq!(sounds(&page).await, 3);
    settle().await;
    page.script("return heard.context.suspend()").await;
    page.script(change).await;
    assert_eq!(sounds(&page).await, 3);
    page.script("return heard.context.resume()").await;

    // In the background moves are not heard; the bell is. It is made of tones alone.
    page.script(
        "Object.defineProperty(document, 'hidden', { value: true });
        Object.assign(heard, { sounds: 0, tones: 0, hisses: 0 })",
    )
    .await;
    page.choose_move("end").await;
    page.click("#sure").await;
    page.wait_for("main[data-yours='false']").await;
    assert_eq!(sounds(&page).await, 0);
    page.wait_for("main[data-yours='true']").await;
    settle().await;
    let bell = page
        .script("return [heard.sounds, heard.hisses, heard.tones > 0]")
        .await;
    assert_eq!(bell, json!([1, 0, true]));
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}
