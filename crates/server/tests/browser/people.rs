//! A person with two devices.

use crate::access::barriers;
use crate::chromium::{Chromium, Page, Window};
use crate::harness::TestApp;

const PASSWORD: &str = "four blue cranes";

async fn no_barriers(page: &Page) {
    assert_eq!(barriers(page).await, Vec::<String>::new());
    let width = page
        .script("return document.documentElement.scrollWidth <= window.innerWidth")
        .await;
    assert_eq!(width, serde_json::json!(true), "nothing is wider than the window");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_keeps_the_account_and_plays_on_with_a_phone() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let desk = chromium.window(Window::default()).await;
    desk.open(&app, "/games/batisseurs/new").await;
    desk.fill("[name='name-1']", "Anouk").await;
    desk.click("[name='start'][value='1']").await;
    desk.click("form.setup button.primary").await;
    desk.wait_for("#moves").await;
    let table = desk.driver.current_url().await.unwrap();
    desk.choose_move("take 1").await;
    desk.wait_for("#undo:not([aria-disabled])").await;

    desk.open(&app, "/tables").await;
    desk.click("main a[href='/me']").await;
    desk.wait_for("form[action='/me/keep']").await;
    no_barriers(&desk).await;
    assert_eq!(desk.value("[name='login']").await, "Anouk");
    desk.fill("form[action='/me/keep'] [name='password']", PASSWORD).await;
    desk.click("form[action='/me/keep'] .primary").await;
    desk.wait_for(".codes li:nth-child(8)").await;
    no_barriers(&desk).await;

    let phone = chromium
        .window(Window {
            dark: true,
            ..Window::PHONE
        })
        .await;
    phone.driver.goto(table.as_str()).await.unwrap();
    assert!(!phone.has("#moves .move").await, "a stranger only looks on");
    phone.open(&app, "/tables").await;
    phone.click("main a[href='/me']").await;
    phone.click("a[href='/sign-in']").await;
    phone.fill("#login", "ANOUK").await;
    phone.fill("[name='password']", PASSWORD).await;
    phone.click("form[action='/sign-in'] .primary").await;
    phone.wait_for(".devices li:nth-child(2)").await;
    phone.open(&app, "/tables").await;
    phone.click(".table-list a.to-table").await;
    let version = phone.version().await;
    phone.make_move(1).await;

    desk.driver.goto(table.as_str()).await.unwrap();
    assert!(desk.version().await > version, "the desk sees what the phone did");
    desk.open(&app, "/me").await;
    desk.click("[name='device'][value='others']").await;
    desk.wait_for(".notice[role='status']").await;
    phone.driver.goto(table.as_str()).await.unwrap();
    assert!(!phone.has("#moves .move").await, "the phone is signed out");
    assert_eq!(desk.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_pages_about_the_reader_fit_a_phone_in_every_language_light_and_dark() {
    let app = TestApp::start_with(|config| config.admin = Some("Gusto".to_owned())).await;
    let store = store::Store::open(app.database()).await.unwrap();
    let claim = store.secret("host gusto", "none").await.unwrap();
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::PHONE).await;
    page.open(&app, "/sign-in").await;
    page.open(&app, &format!("/me?claim={claim}")).await;
    page.fill("[name='login']", "Gusto").await;
    page.fill("form[action='/me/keep'] [name='password']", PASSWORD).await;
    page.click("form[action='/me/keep'] .primary").await;
    page.wait_for(".codes").await;
    app.visitor().quick_table("noria").await;
    for language in ["fr", "de", "en"] {
        for theme in ["dark", "light"] {
            page.open(&app, "/me").await;
            let choose =
                format!("document.cookie = 'language={language};path=/'; document.cookie = 'theme={theme};path=/'");
            page.script(&choose).await;
            for path in ["/me", "/sign-in", "/admin"] {
                page.open(&app, path).await;
                page.wait_for(&format!("html[lang='{language}'][data-theme='{theme}']"))
                    .await;
                page.script("document.querySelectorAll('main details').forEach((fold) => { fold.open = true; })")
                    .await;
                no_barriers(&page).await;
            }
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_keeps_the_account_by_a_passkey_and_signs_in_by_it() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/me").await;
    // The address is a number, and passkeys need a name: nothing is said of what cannot be had here.
    for path in ["/me", "/sign-in"] {
        page.open(&app, path).await;
        let text = page.text("main").await.to_lowercase();
        assert!(!text.contains("passkey"), "{path}: {text}");
        assert!(text.contains("password"), "{path}: {text}");
        no_barriers(&page).await;
    }
    page.ask_browser("WebAuthn.enable", serde_json::json!({})).await;
    let device = serde_json::json!({ "options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true
    } });
    page.ask_browser("WebAuthn.addVirtualAuthenticator", device).await;
    let named = app.url("/me").replace("127.0.0.1", "localhost");
    page.driver.goto(&named).await.unwrap();
    page.wait_for("[data-passkey]:not([hidden])").await;
    no_barriers(&page).await;
    page.fill("form[action='/me/keep'] [name='login']", "Anouk").await;
    page.click("form[action='/me/keep'] [data-passkey]").await;
    page.wait_for(".codes li:nth-child(8)").await;
    no_barriers(&page).await;
    page.click("form[action='/me/passkeys'] [data-passkey]").await;
    page.wait_for("[data-passkey-twice]:not([hidden])").await;

    page.click("form[action='/me/sign-out'] button").await;
    page.wait_for(".notice[role='status']").await;
    page.driver.goto(named.replace("/me", "/sign-in")).await.unwrap();
    page.click("[data-passkey='get']").await;
    page.wait_for("form[action='/me/sign-out']").await;
    assert!(page.text("main").await.contains("Anouk"));
    no_barriers(&page).await;
    chromium.quit().await;
}
