//! Clocks that run out, people who stand up and come back, and what two at a table agree on, in two browsers.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use server::Clock;

use crate::access::barriers;
use crate::chromium::{Chromium, Page, Window};
use crate::harness::TestApp;

/// Ana, who starts, and Bo at a table that Ana sets up in her browser.
async fn sit_down(app: &TestApp, ana: &Page, bo: &Page, live: bool) {
    ana.open(app, "/games/batisseurs/new").await;
    ana.fill("[name='name-1']", "Ana").await;
    ana.choose("#sitter-2", "invited").await;
    ana.click("[name='start'][value='1']").await;
    if live {
        ana.click("#terms > summary").await;
        ana.click("#terms [name='clock'][value='live']").await;
        assert_eq!(barriers(ana).await, Vec::<String>::new());
    }
    ana.click("form.setup button.primary").await;
    ana.wait_for("#invitation").await;
    bo.driver.goto(&ana.value("#invitation").await).await.unwrap();
    bo.fill("form[action$='/join'] input[name='name']", "Bo").await;
    bo.click("form[action$='/join'] button").await;
    ana.wait_for("#moves").await;
    bo.wait_for("#bar").await;
}

async fn wait_until_gone(page: &Page, selector: &str) {
    page.until("something to go", async |page| {
        (!page.has(selector).await).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_counts_down_by_itself_and_whoever_it_fails_comes_back() {
    let now = Arc::new(AtomicI64::new(1_794_830_400_000));
    let clock = Clock::Set(Arc::clone(&now));
    let app = TestApp::start_with(|config| config.clock = clock).await;
    let mut chromium = Chromium::start().await;
    let (ana, bo) = (
        chromium.window(Window::default()).await,
        chromium.window(Window::PHONE).await,
    );
    sit_down(&app, &ana, &bo, true).await;
    // A page that was opened before the clock ran knows the time, too.
    for page in [&ana, &bo] {
        let first = page.text(".plate.seat-1 .clock").await;
        page.until("the clock to count", async |page| {
            (page.text(".plate.seat-1 .clock").await != first).then_some(())
        })
        .await;
        assert_eq!(page.text(".plate.seat-2 .clock").await, "10:00", "it stands");
    }
    assert_eq!(barriers(&bo).await, Vec::<String>::new());
    // A device that slept, or whose clock was set, asks the server: whose clock stands still here, so nothing has passed.
    ana.script("const now = Date.now; Date.now = () => now() + 3_600_000; return 0")
        .await;
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    ana.until("the server's time", async |page| {
        let shown = page.text(".plate.seat-1 .clock").await;
        (shown.starts_with("9:") || shown == "10:00").then_some(())
    })
    .await;
    now.fetch_add(601_000, Ordering::SeqCst);
    ana.wait_for(".come-back").await;
    assert!(ana.text(".come-back").await.contains("Your time ran out"));
    bo.wait_to_see(".plate.seat-1 .absent").await;
    bo.click(".plate.seat-1 button").await;
    bo.wait_to_see("#rival-1:popover-open header .absent").await;
    bo.click("#rival-1 header button").await;
    ana.click(".come-back button").await;
    wait_until_gone(&ana, ".come-back").await;
    wait_until_gone(&bo, ".absent").await;
    assert_eq!(ana.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_played_for_by_a_bot_and_comes_back() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let (ana, bo, cy) = (
        chromium.window(Window::default()).await,
        chromium.window(Window::PHONE).await,
        chromium.window(Window::default()).await,
    );
    sit_down(&app, &ana, &bo, false).await;
    let table = ana.driver.current_url().await.unwrap().path().to_owned();
    cy.open(&app, &table).await;
    bo.click("label[for='tab-log']").await;
    bo.click("#table-more").await;
    bo.click(".way-out:has(#leave-form) summary").await;
    bo.click("#leave-form button").await;
    let way_on = "form[action$='/replace'] button";
    ana.wait_for(way_on).await;
    cy.wait_for("form[action$='/ask'] input[value='seat']").await;
    for page in [&ana, &cy] {
        assert_eq!(barriers(page).await, Vec::<String>::new());
    }
    assert!(!cy.has(way_on).await, "who watches decides nothing");
    ana.click(way_on).await;
    ana.wait_to_see(".plate.seat-2 .absent").await;
    ana.wait_for("#moves").await;
    bo.open(&app, &table).await;
    bo.wait_for(".come-back").await;
    assert_eq!(barriers(&bo).await, Vec::<String>::new());
    bo.click(".come-back button").await;
    for page in [&ana, &bo, &cy] {
        wait_until_gone(page, ".absent").await;
    }
    ana.choose_move("end").await;
    ana.click("#sure").await;
    bo.wait_for("#moves").await;
    for page in [&ana, &bo, &cy] {
        assert_eq!(page.complaints().await, Vec::<String>::new());
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_seen_is_taken_back_if_the_other_agrees() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let (ana, bo) = (
        chromium.window(Window::default()).await,
        chromium.window(Window::default()).await,
    );
    sit_down(&app, &ana, &bo, false).await;
    for page in [&ana, &bo] {
        page.wait_for("#moves").await;
        page.choose_move("end").await;
        page.click("#sure").await;
        wait_until_gone(page, "#moves").await;
    }
    ana.wait_for("#moves").await;
    for (answer, taken_back) in [("no", false), ("yes", true)] {
        ana.click("#undo").await;
        ana.click("#said #sure").await;
        ana.wait_for("#asked-for").await;
        bo.wait_for("#asked-for [value='yes']").await;
        assert_eq!(barriers(&bo).await, Vec::<String>::new());
        let version = ana.version().await;
        bo.click(&format!("#asked-for [value='{answer}']")).await;
        ana.wait_beyond(version).await;
        wait_until_gone(&ana, "#asked-for").await;
        let turns = ana
            .script("return [...document.querySelectorAll('#log h3')].map((turn) => turn.textContent).join()")
            .await;
        let gone = !turns.as_str().is_some_and(|turns| turns.contains("Bo"));
        assert_eq!(gone, taken_back, "{turns}");
    }
    ana.wait_for("#moves").await;
    assert_eq!(ana.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_given_up_in_a_menu_that_asks_once_more() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let (ana, bo) = (
        chromium.window(Window::default()).await,
        chromium.window(Window::PHONE).await,
    );
    sit_down(&app, &ana, &bo, false).await;
    bo.click("label[for='tab-log']").await;
    bo.click("#table-more").await;
    assert_eq!(barriers(&bo).await, Vec::<String>::new());
    let hidden = "return !document.querySelector('#resign-form button').checkVisibility()";
    assert_eq!(
        bo.script(hidden).await,
        serde_json::json!(true),
        "one click is not enough"
    );
    bo.click(".way-out:has(#resign-form) summary").await;
    bo.click("#resign-form button").await;
    ana.wait_for("#result-title").await;
    assert_eq!(ana.text("#result-title").await, "You win!");
    assert!(ana.text(".early").await.contains("Bo resigned."));
    bo.wait_for("#result-title").await;
    assert!(bo.text(".early").await.contains("You resigned."));
    assert_eq!(bo.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}
