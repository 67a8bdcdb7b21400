//! Presses count for what they were aimed at: whatever changes between press and release, whichever part comes to the front,
//! and whatever is told by a long press.

use std::time::Duration;

use serde_json::{Value, json};

use crate::chromium::{Chromium, Page, Window};
use crate::feel::{DESK, PHONE_WINDOW, desk, table_of};
use crate::harness::TestApp;

/// Notes every move that the page sends from now on.
const WATCH: &str = "window.sent = []; const post = window.fetch;
    window.fetch = (path, options) => {
        const move = options?.body && new URLSearchParams(options.body).get('move');
        if (move) window.sent.push(move);
        return post(path, options);
    }";

/// Makes a move as another window of the same person would, so that the table changes under this one.
async fn move_elsewhere(page: &Page, text: &str) {
    let version = page.version().await;
    page.script(&format!(
        "const fields = new URLSearchParams(new FormData(document.getElementById('play')));
        fields.append('move', '{text}');
        const asked = new XMLHttpRequest();
        asked.open('POST', document.getElementById('play').action);
        asked.send(fields)"
    ))
    .await;
    page.wait_beyond(version).await;
}

async fn mouse(page: &Page, kind: &str, at: &Value) {
    let event = json!({ "type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1 });
    page.ask_browser("Input.dispatchMouseEvent", event).await;
}

async fn finger(page: &Page, kind: &str, at: Option<&Value>) {
    let points: Vec<Value> = at.map(|at| json!({ "x": at[0], "y": at[1] })).into_iter().collect();
    let event = json!({ "type": kind, "touchPoints": points });
    page.ask_browser("Input.dispatchTouchEvent", event).await;
}

/// A lit worker of the market: where it is, and its move.
const WORKER: &str = "const worker = document.querySelector('#part-cards .workers button.lit[name=move]');
    const { left, top, width, height } = worker.getBoundingClientRect();
    return [left + width / 2, top + height / 2, worker.value]";

#[tokio::test(flavor = "multi_thread")]
async fn a_click_counts_for_what_was_pressed_though_the_table_changes_before_the_release() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(desk(DESK)).await;
    let visitor = app.visitor();
    let path = table_of(&visitor, "batisseurs", 2, 0).await;
    page.take_seats_of(&app, &visitor).await;
    page.open(&app, &path).await;
    page.my_turn().await;
    page.script(WATCH).await;

    // Another card lies there by the time of the release: nobody aimed at that one.
    let worker = page.script(WORKER).await;
    mouse(&page, "mousePressed", &worker).await;
    move_elsewhere(&page, worker[2].as_str().unwrap()).await;
    let there = format!(
        "return document.elementFromPoint({}, {}).closest('button[name=move]')?.value ?? ''",
        worker[0], worker[1]
    );
    let there = page.script(&there).await;
    assert!(
        there != worker[2] && there != json!(""),
        "another card lies there: {there}"
    );
    mouse(&page, "mouseReleased", &worker).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(page.script("return window.sent").await, json!([]));

    // What is still there is meant, although the table is another one.
    let worker = page.script(WORKER).await;
    mouse(&page, "mousePressed", &worker).await;
    move_elsewhere(&page, "take 1").await;
    mouse(&page, "mouseReleased", &worker).await;
    page.until("the move", async |page| {
        (page.script("return window.sent").await == json!([worker[2]])).then_some(())
    })
    .await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

/// Two clicks on one spot: the first on what `selector` names, the second as soon as the table has answered it, as many milliseconds
/// later as it says. What is sent is kept in `window.sent`.
async fn click_twice(page: &Page, selector: &str, apart_ms: u32) -> Value {
    page.script(WATCH).await;
    page.script(&format!(
        "const box = document.querySelector(`{selector}`).getBoundingClientRect();
        const [clientX, clientY] = [box.left + box.width / 2, box.top + box.height / 2];
        const at = performance.now();
        const hit = (timeStamp) => {{
            const target = document.elementFromPoint(clientX, clientY);
            const about = {{ bubbles: true, cancelable: true, clientX, clientY, detail: 1 }};
            for (const kind of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(kind, about));
            const click = new MouseEvent('click', about);
            // However slow the machine is just now.
            Object.defineProperty(click, 'timeStamp', {{ value: timeStamp }});
            target.dispatchEvent(click);
            return target.closest('button')?.value;
        }};
        window.hits = [];
        document.addEventListener('chantier:changed', () => window.hits.push(hit(at + {apart_ms})), {{ once: true }});
        window.hits.push(hit(at))"
    ))
    .await;
    page.until("both clicks", async |page| {
        (page.script("return window.hits.length > 1").await == json!(true)).then_some(())
    })
    .await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    page.script("return [window.hits, window.sent]").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_of_two_quick_clicks_counts_where_it_means_the_same_and_the_table_has_answered_the_first() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    // Without movement: what lies at a spot lies there at once.
    let phone = Window {
        with_movement: false,
        ..PHONE_WINDOW
    };
    for window in [desk(DESK), phone] {
        let page = chromium.window(window).await;
        let begin = async || {
            page.open(&app, "/games/batisseurs/new").await;
            page.click("[name='start'][value='1']").await;
            page.click("form.setup button.primary").await;
            page.wait_for("#bar [name=move][value=buy]").await;
        };
        // Bought twice, on one key of the bar.
        begin().await;
        let told = click_twice(&page, "#bar [name=move][value=buy]", 120).await;
        assert_eq!(
            told,
            json!([["buy", "buy"], ["buy", "buy"]]),
            "on a phone: {}",
            window.phone
        );

        // The next card lies where the one that was taken lay: who clicks as soon has not seen it, who clicks later has.
        for (apart_ms, counts) in [(120, false), (450, true)] {
            begin().await;
            page.script("document.getElementById('tab-cards')?.click()").await;
            let told = click_twice(&page, "#part-cards .workers button.lit[name=move]", apart_ms).await;
            assert_ne!(told[0][0], told[0][1], "another card lies there");
            let sent = if counts { &told[0] } else { &json!([told[0][0]]) };
            assert_eq!(&told[1], sent, "after {apart_ms} ms, on a phone: {}", window.phone);
        }
        assert_eq!(page.complaints().await, Vec::<String>::new());
    }
    chromium.quit().await;
}

const CHOSEN: &str = "return document.querySelector('.tabs input:checked').id";

/// A phone on which the first artefact of Settlement is about to be taken: the game then turns to another part.
async fn before_a_turn(app: &TestApp, page: &Page) {
    page.open(app, "/games/settlement/new").await;
    page.click("form.setup button.primary").await;
    page.until("my turn", async |page| page.my_turn().await).await;
    page.script(WATCH).await;
    page.script(
        "window.touch = (kind, x, y) => {
            const target = document.elementFromPoint(x, y);
            target.dispatchEvent(new PointerEvent(kind,
                { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y }));
        }",
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_does_not_turn_to_another_part_under_a_finger() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;

    before_a_turn(&app, &page).await;
    let before = page.script(CHOSEN).await;
    page.script(
        "document.addEventListener('chantier:changed', () => {
            const { left, width, bottom } = document.getElementById('board').getBoundingClientRect();
            window.at = [left + width / 2, bottom - 8];
            window.touch('pointerdown', ...window.at);
        }, { once: true })",
    )
    .await;
    page.press("1").await;
    page.until("a finger on the board", async |page| {
        (page.script("return window.at !== undefined").await == json!(true)).then_some(())
    })
    .await;
    tokio::time::sleep(Duration::from_millis(1300)).await;
    assert_eq!(page.script(CHOSEN).await, before, "it waits for the finger");
    page.script("window.touch('pointerup', ...window.at)").await;
    page.until("the part that is asked about", async |page| {
        (page.script(CHOSEN).await != before).then_some(())
    })
    .await;

    // A tap right after the turn was meant for what lay there before it.
    before_a_turn(&app, &page).await;
    page.script(
        "const first = document.querySelector('.tabs input:checked').id;
        document.addEventListener('change', (event) => {
            if (!event.target.closest('.tabs') || event.target.id === first || window.surprise) return;
            const middle = (piece) => {
                const { left, top, width, height } = piece.getBoundingClientRect();
                return [left + width / 2, top + height / 2];
            };
            const lit = [...document.querySelectorAll('#board button.lit[name=move]')]
                .find((piece) => piece.contains(document.elementFromPoint(...middle(piece))));
            const at = middle(lit);
            window.surprise = lit.value;
            window.front = event.target.id;
            setTimeout(() => {
                window.touch('pointerdown', ...at);
                window.back = document.querySelector('.tabs input:checked').id;
                window.touch('pointerup', ...at);
                document.elementFromPoint(...at).dispatchEvent(new MouseEvent('click',
                    { bubbles: true, cancelable: true, detail: 1, clientX: at[0], clientY: at[1] }));
            }, 60);
        })",
    )
    .await;
    let before = page.script(CHOSEN).await;
    page.press("1").await;
    page.until("a tap right after the turn", async |page| {
        (page.script("return window.back !== undefined").await == json!(true)).then_some(())
    })
    .await;
    let told = page
        .script("return [window.back, window.sent.includes(window.surprise)]")
        .await;
    assert_eq!(told, json!([before, false]));
    page.until("the part that is asked about, seen at last", async |page| {
        (page.script(CHOSEN).await == page.script("return window.front").await).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_is_told_what_a_piece_of_a_rival_is_and_the_sheet_stays_open() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;
    let visitor = app.visitor();
    let path = table_of(&visitor, "settlement", 2, 12).await;
    page.take_seats_of(&app, &visitor).await;
    page.open(&app, &path).await;
    page.my_turn().await;
    page.script("document.querySelector('.rival').showPopover()").await;
    let at = page
        .script(
            "const told = [...document.querySelectorAll('.rival [title]')].find((piece) => {
                const { left, top, width, height } = piece.getBoundingClientRect();
                const hit = width > 0 && document.elementFromPoint(left + width / 2, top + height / 2);
                return hit && piece.contains(hit) && hit.closest('[title]') === piece;
            });
            const { left, top, width, height } = told.getBoundingClientRect();
            return [left + width / 2, top + height / 2, told.title]",
        )
        .await;
    let open = "return [document.querySelector('.note').matches(':popover-open'), document.querySelector('.rival').matches(':popover-open')]";
    finger(&page, "touchStart", Some(&at)).await;
    page.wait_for(".note:popover-open").await;
    finger(&page, "touchEnd", None).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(page.script(open).await, json!([true, true]), "the finger has left");
    assert_eq!(json!(page.text(".note").await), at[2]);
    // The next touch has read it.
    finger(&page, "touchStart", Some(&at)).await;
    finger(&page, "touchEnd", None).await;
    page.until("nothing told", async |page| {
        (page.script(open).await == json!([false, true])).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bar_leads_to_what_is_lit_out_of_view_and_does_not_grow() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;
    let visitor = app.visitor();
    for game in ["batisseurs", "settlement"] {
        let path = table_of(&visitor, game, 2, 6).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.my_turn().await;
        let height = "return document.getElementById('bar').getBoundingClientRect().height";
        let unlit = page
            .script(
                "const parts = [...document.querySelectorAll('#board > .part')];
                const unlit = parts.find((part) => !part.querySelector('.lit'));
                document.getElementById(unlit?.id.replace('part-', 'tab-') ?? 'tab-log')?.click();
                return unlit !== undefined",
            )
            .await;
        let before = page.script(height).await;
        page.wait_for("#jump:not([hidden])").await;
        assert_eq!(page.script(height).await, before, "{game}: the bar keeps its height");
        let within = page
            .script(
                "const [key, bar] = ['jump', 'bar'].map((id) => document.getElementById(id).getBoundingClientRect());
                return key.top >= bar.top && key.bottom <= bar.bottom && key.left >= bar.left && key.right <= bar.right && key.width >= 44",
            )
            .await;
        assert_eq!(within, json!(true), "{game}: the way covers nothing of the board");
        if unlit == json!(true) {
            page.click("#jump").await;
        } else {
            page.press("j").await;
        }
        page.until("something lit in view", async |page| {
            let seen = page
                .script(
                    "return [...document.querySelectorAll('#board .lit')].some((piece) => {
                        const box = piece.getBoundingClientRect();
                        return piece.checkVisibility() && box.top >= 0 && box.bottom <= innerHeight;
                    })",
                )
                .await;
            (seen == json!(true)).then_some(())
        })
        .await;
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}
