//! The section in which people ask to be told what waits for them, and what their browser does when it is told.

use std::time::Duration;

use engine::Language;
use serde_json::json;

use crate::access::barriers;
use crate::chromium::{Chromium, Page, Window};
use crate::harness::TestApp;

/// A browser without a push service asks for none: what it would be given stands here. The key is that of the example in RFC 8291.
const STAND_IN: &str = r#"
    window.permission = "granted";
    Notification.requestPermission = async () => window.permission;
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
    const keys = {
        p256dh: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
    };
    PushManager.prototype.subscribe = async (options) => {
        sessionStorage.setItem("asked", JSON.stringify(options));
        return { endpoint: "https://push.example.org/send/abc", getKey: (name) => keys[name] };
    };
"#;

async fn no_barriers(page: &Page) {
    assert_eq!(barriers(page).await, Vec::<String>::new());
    let width = page
        .script("return document.documentElement.scrollWidth <= window.innerWidth")
        .await;
    assert_eq!(width, json!(true), "nothing is wider than the window");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_asked_listed_and_stopped() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.script_first(STAND_IN).await;
    page.open(&app, "/me").await;
    page.wait_for("[data-push] button:not([hidden])").await;
    assert!(!page.has("[data-push-absent]:not([hidden])").await);
    page.script("window.permission = 'denied'").await;
    page.click("[data-push] button").await;
    page.wait_for("[data-push-denied]:not([hidden])").await;
    no_barriers(&page).await;
    page.script("window.permission = 'granted'").await;
    page.click("[data-push] button").await;
    page.wait_for("main > .notice[role='status']").await;
    let asked = page.script("return JSON.parse(sessionStorage.getItem('asked'))").await;
    assert_eq!(asked["userVisibleOnly"], json!(true));
    assert_eq!(asked["applicationServerKey"].as_str().unwrap().len(), 87);
    page.wait_for("[data-push-this] .tag").await;
    page.click("[data-push-this] form button").await;
    page.until("the device to go", async |page| {
        (!page.has("[data-push-this]").await).then_some(())
    })
    .await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_secure_address_the_page_says_that_there_are_none() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.script_first("Object.defineProperty(window, 'isSecureContext', { value: false })")
        .await;
    page.open(&app, "/me").await;
    page.wait_for("[data-push-absent]:not([hidden])").await;
    assert!(page.has("[data-push] button[hidden]").await);
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_section_fits_a_phone_in_every_language_light_and_dark() {
    let app = TestApp::start_with(|config| config.webhooks_inside = true).await;
    let mut chromium = Chromium::start().await;
    for (number, &language) in Language::ALL.iter().enumerate() {
        // One by day, the next by night.
        let dark = number % 2 == 1;
        let phone = Window {
            dark,
            language,
            ..Window::PHONE
        };
        let page = chromium.window(phone).await;
        page.script_first(STAND_IN).await;
        page.open(&app, "/me").await;
        page.click("[data-push] button").await;
        page.wait_for("[data-push-this]").await;
        page.click("#webhook > summary").await;
        page.fill("#notices [name='address']", "ntfy.example.org/topic").await;
        page.script("document.querySelector(\"#notices [name='address']\").type = 'text'")
            .await;
        page.click("form[action='/me/notices/webhook'] button").await;
        page.wait_for("main > .notice[role='alert']").await;
        assert_eq!(page.value("#notices [name='address']").await, "ntfy.example.org/topic");
        no_barriers(&page).await;
        page.fill(
            "#notices [name='address']",
            "http://127.0.0.1:9/a-long-topic-that-nobody-listens-to-at-all",
        )
        .await;
        page.choose("#notices [name='kind']", "discord").await;
        page.click("form[action='/me/notices/webhook'] button").await;
        page.wait_for("form[action='/me/notices/test']").await;
        no_barriers(&page).await;
        page.click("form[action='/me/notices/test'] button").await;
        page.wait_for("main > .notice[role='alert']").await;
        no_barriers(&page).await;
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worker_shows_what_it_is_told() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    let origin = app.url("/");
    page.ask_browser(
        "Browser.grantPermissions",
        json!({ "permissions": ["notifications"], "origin": origin }),
    )
    .await;
    page.open(&app, "/").await;
    page.until("the worker", async |page| {
        let there = page.script("return Boolean(navigator.serviceWorker.controller)").await;
        (there == json!(true)).then_some(())
    })
    .await;
    page.ask_browser("ServiceWorker.enable", json!({})).await;
    let told = json!({ "title": "Your turn: Welkin", "body": "The others wait for your move.", "path": "/tables/abc" });
    let look = "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.ready.then((registration) => registration.getNotifications()).then((shown) =>
            done(shown.map((notice) => [notice.title, notice.body, notice.tag, notice.data.path])));";
    let expected = json!([[
        "Your turn: Welkin",
        "The others wait for your move.",
        "/tables/abc",
        "/tables/abc"
    ]]);
    // The first worker of a fresh browser has the number 0. A browser that is asked what it shows before it shows anything
    // forgets what comes meanwhile: then it is told again.
    let message = json!({ "origin": origin, "registrationId": "0", "data": told.to_string() });
    page.until("the notice", async |page| {
        page.ask_browser("ServiceWorker.deliverPushMessage", message.clone())
            .await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let shown = page.driver.execute_async(look, Vec::new()).await.unwrap();
        (*shown.json() == expected).then_some(())
    })
    .await;
    chromium.quit().await;
}
