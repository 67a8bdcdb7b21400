//! The rules: pictures of real positions, a search, and the reminder over the board.

use serde_json::json;

use crate::access::barriers;
use crate::chromium::{Chromium, Window};
use crate::harness::TestApp;

/// What is wrong with the pictures on the page: too small, without words, or with a sign that no sheet has.
const WRONG: &str = "
    const done = arguments[arguments.length - 1];
    (async () => {
        const wrong = [];
        for (const frame of document.querySelectorAll('.position iframe')) {
            frame.loading = 'eager';
            for (let tries = 0; tries < 100 && !frame.height; tries++) await new Promise((next) => setTimeout(next, 100));
            const part = frame.contentDocument?.querySelector('#board .part');
            if (!part || part.getBoundingClientRect().height < 60) wrong.push(frame.src + ' is empty');
            if (Number(frame.height) < 60 || Number(frame.height) > 1600) wrong.push(frame.src + ' is ' + frame.height + ' tall');
            if ((frame.title ?? '').length < 20) wrong.push(frame.src + ' says nothing');
            if (frame.contentDocument?.documentElement.scrollWidth > frame.clientWidth + 1) wrong.push(frame.src + ' is too wide');
            for (const use of frame.contentDocument?.querySelectorAll('use') ?? []) {
                const [sheet, name] = use.getAttribute('href').split('#');
                window.sheets ??= {};
                window.sheets[sheet] ??= await (await fetch(sheet)).text();
                if (!window.sheets[sheet].includes('id=\"' + name + '\"')) wrong.push(frame.src + ' lacks ' + name);
            }
        }
        done(wrong);
    })();";

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_show_real_positions_in_every_game() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    for phone in [false, true] {
        let page = chromium
            .window(Window {
                phone,
                ..Window::default()
            })
            .await;
        for info in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
            page.open(&app, &format!("/games/{}/rules", info.id)).await;
            let number = page
                .script("return document.querySelectorAll('.position iframe').length")
                .await;
            assert!(number.as_u64() >= Some(2), "{} shows {number} positions", info.id);
            let wrong = page.driver.execute_async(WRONG, Vec::new()).await.unwrap();
            assert_eq!(wrong.json(), &json!([]), "{}", info.id);
            assert_eq!(barriers(&page).await, Vec::<String>::new(), "{}", info.id);
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_leaves_only_the_sections_that_hold_it_and_the_reminder_opens_over_the_board() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/games/batisseurs/rules").await;
    let shown = "return document.querySelectorAll('.chapter:not([hidden])').length";
    let all = page.script(shown).await.as_u64().unwrap();
    page.fill("#find", "Ecus").await;
    let some = page.script(shown).await.as_u64().unwrap();
    assert!(
        0 < some && some < all,
        "{some} of {all}: accents and capitals do not matter"
    );
    page.fill("#find", "zeppelin").await;
    assert_eq!(page.script(shown).await, json!(0));
    assert!(page.text("#found").await.contains("No section"));

    page.open(&app, "/").await;
    page.click("article.game button.play").await;
    page.wait_for("#moves .move").await;
    page.click("[popovertarget='rules-reminder']:not([popovertargetaction])")
        .await;
    page.wait_for("#rules-reminder:popover-open").await;
    assert_eq!(barriers(&page).await, Vec::<String>::new());
    page.click("#rules-reminder [popovertargetaction='hide']").await;
    assert!(!page.has("#rules-reminder:popover-open").await);
    chromium.quit().await;
}
