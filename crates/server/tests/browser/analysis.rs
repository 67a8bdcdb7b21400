//! The analysis of a game, asked for and waited for in the page.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, play_to_the_end};

/// How long an analysis may take on a slow machine.
const LONG: Duration = Duration::from_secs(300);

/// A window at the end of a game that nobody has analysed yet.
async fn at_the_end(app: &TestApp, chromium: &mut Chromium) -> Page {
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    play_to_the_end(&ana, &table).await;
    let page = chromium.window(Window::default()).await;
    page.take_seats_of(app, &ana).await;
    page.open(app, &table).await;
    page.click("form[action$='/analysis'] button").await;
    page.wait_for("main progress").await;
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_tells_how_far_it_is_and_comes_by_itself() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = at_the_end(&app, &mut chromium).await;
    page.script("window.same = true").await;
    let start = Instant::now();
    while !page.has("svg.graph").await {
        assert!(start.elapsed() < LONG, "no curve");
        assert!(
            !page.has("meta[http-equiv='refresh']").await,
            "an order to load the page again"
        );
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(
        page.script("return window.same").await,
        json!(true),
        "nobody loaded the page again"
    );
    assert!(!page.has("main progress").await);
    a_click_into_the_curve_shows_the_position_beside_it(&page).await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

async fn a_click_into_the_curve_shows_the_position_beside_it(page: &Page) {
    let click = "const link = document.querySelectorAll('a.stretch')[2];
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return link.dataset.beside";
    let wanted = page.script(click).await;
    let shown = "const shown = document.querySelector('.position.beside iframe').contentWindow.location;
        return shown.pathname + shown.search";
    page.until("the position is shown", async |page| {
        (page.script(shown).await == wanted).then_some(())
    })
    .await;
    let path = page.script("return location.pathname").await;
    assert!(
        path.as_str().is_some_and(|path| path.ends_with("/analysis")),
        "the page is left: {path}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_cancelled_and_can_be_asked_for_again() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = at_the_end(&app, &mut chromium).await;
    page.click("form[action$='/analysis/cancel'] button").await;
    page.wait_for("form[action$='/analysis'] button.primary").await;
    assert!(!page.has("main progress").await);
    chromium.quit().await;
}
