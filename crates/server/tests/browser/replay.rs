//! Games shown again in the browser.

use std::collections::BTreeSet;

use serde_json::json;
use thirtyfour::prelude::*;

use crate::access::barriers;
use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, Visitor, play_to_the_end};

/// A finished game of `game`, opened where its replay begins.
async fn finished(app: &TestApp, page: &Page, game: &str) -> (Visitor, String) {
    let ana = app.visitor();
    let table = ana.quick_table(game).await;
    play_to_the_end(&ana, &table).await;
    page.open(app, &format!("{table}/replay?as=1")).await;
    (ana, table)
}

/// The move that is shown, once a replay is: a page may just be on its way.
async fn ply(page: &Page) -> i64 {
    page.until("a replay", async |page| {
        let main = page.driver.find(By::Css("main[data-replay]")).await.ok()?;
        main.attr("data-replay").await.ok()??.parse().ok()
    })
    .await
}

async fn last(page: &Page) -> i64 {
    page.until("the slider", async |page| {
        let seek = page.driver.find(By::Css("#seek")).await.ok()?;
        seek.attr("max").await.ok()??.parse().ok()
    })
    .await
}

/// Where the next step leads: what chance brings belongs to the move before.
async fn next_ply(page: &Page) -> i64 {
    page.until("the next step", async |page| {
        let next = page.driver.find(By::Css("#replay-next")).await.ok()?;
        next.attr("href").await.ok()??.split_once("ply=")?.1.parse().ok()
    })
    .await
}

/// Steps on, by a press or a click, and says which move is shown then.
async fn step_on(page: &Page, step: impl AsyncFnOnce()) -> i64 {
    let next = next_ply(page).await;
    step().await;
    wait_for_ply(page, next).await;
    next
}

async fn wait_for_ply(page: &Page, wanted: i64) {
    page.until(&format!("move {wanted}"), async |page| {
        (ply(page).await == wanted).then_some(())
    })
    .await;
}

/// That the board on the screen is the one that the address of this position gives when it is loaded afresh.
async fn check_board(page: &Page, place: &str) {
    let compare = "const done = arguments[arguments.length - 1];
        fetch(location.href).then((answer) => answer.text()).then((text) => {
            const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('board');
            const shown = document.getElementById('board');
            // Marks of the script are no part of the board, and a morph may leave attributes in another order.
            const bare = (board) => {
                const copy = document.importNode(board, true);
                for (const part of [copy, ...copy.querySelectorAll('*')]) {
                    for (const name of ['data-htmx-powered', 'style']) part.removeAttribute(name);
                }
                return copy;
            };
            done(bare(fresh).isEqualNode(bare(shown)) ? '' : bare(shown).outerHTML.slice(0, 2000));
        });";
    let different = page.driver.execute_async(compare, Vec::new()).await.unwrap();
    assert_eq!(different.json(), &json!(""), "{place}");
}

/// How many steps are taken from either end of a game; `WALKED` is walked through from one end to the other.
const STEPS: usize = 12;
const WALKED: &str = "batisseurs";

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_walked_through_forward_and_back_by_keys() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    for info in catalogue::infos() {
        finished(&app, &page, info.id).await;
        let (first, last) = (ply(&page).await, last(&page).await);
        let far = if info.id == WALKED { usize::MAX } else { STEPS };
        // Turn by turn, with a look at some positions, and every move of one turn.
        let mut steps = 0;
        while steps < far && ply(&page).await < last {
            let before = ply(&page).await;
            page.press(if steps % 4 == 3 { Key::Right } else { Key::Down }).await;
            page.until("the next position", async |page| {
                (ply(page).await > before).then_some(())
            })
            .await;
            if steps % 8 == 3 {
                check_board(&page, &format!("{} after {} moves", info.id, ply(&page).await)).await;
            }
            steps += 1;
        }
        assert!(steps > 5, "{} was hardly walked through", info.id);
        page.press(Key::End).await;
        wait_for_ply(&page, last).await;
        check_board(&page, &format!("{} at its end", info.id)).await;
        let mut steps = 0;
        while steps < far && ply(&page).await > first {
            let before = ply(&page).await;
            page.press(if steps % 4 == 3 { Key::Left } else { Key::Up }).await;
            page.until("the position before", async |page| {
                (ply(page).await < before).then_some(())
            })
            .await;
            if steps % 8 == 3 {
                check_board(&page, &format!("{} back to {}", info.id, ply(&page).await)).await;
            }
            steps += 1;
        }
        page.press(Key::Home).await;
        wait_for_ply(&page, first).await;
        let address = page.script("return location.search").await;
        assert_eq!(
            address,
            json!(format!("?as=1&ply={first}")),
            "the address names the position"
        );
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_plays_by_itself_until_it_is_paused_and_the_slider_jumps() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium
        .window(Window {
            with_movement: true,
            ..Window::default()
        })
        .await;
    finished(&app, &page, "batisseurs").await;
    let first = ply(&page).await;
    page.script("localStorage.setItem('replay-speed', '4')").await;
    page.press(" ").await;
    page.wait_for("#replay-play[aria-pressed='true']").await;
    page.until("some moves", async |page| (ply(page).await > first + 2).then_some(()))
        .await;
    // Pieces move from where they were, as in play; what glides under the pointer is something else.
    page.until("a piece that moves", async |page| {
        let moving = page
            .script(
                "return document.getElementById('board').getAnimations({ subtree: true })
                     .filter((animation) => animation.id === 'motion').length",
            )
            .await;
        moving.as_u64().filter(|moving| *moving > 0)
    })
    .await;
    page.click("#replay-play").await;
    page.wait_for("#replay-play[aria-pressed='false']").await;
    let (paused, next) = (ply(&page).await, next_ply(&page).await);
    tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    let then = ply(&page).await;
    // A step that was on its way still comes.
    assert!(then == paused || then == next, "it stands still");
    page.script(
        "const seek = document.getElementById('seek');
         seek.value = 40;
         seek.dispatchEvent(new Event('input', { bubbles: true }))",
    )
    .await;
    wait_for_ply(&page, 40).await;
    let marked = page.text("#log .now").await;
    let dealt = page
        .script("return Number(new URL(document.getElementById('replay-first').href).searchParams.get('ply'))")
        .await;
    let counted = format!("Move {} of ", 40 - dealt.as_u64().expect("the first decision"));
    assert!(
        !marked.is_empty() && page.text("#turn").await.starts_with(&counted),
        "{counted}"
    );
    // A line of the log leads to its move, and the way back leads out of the replay, not through every position.
    page.click("#log .turn:last-of-type li a").await;
    page.until("an earlier move", async |page| (ply(page).await < 40).then_some(()))
        .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_works_without_javascript() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium
        .window(Window {
            without_javascript: true,
            ..Window::default()
        })
        .await;
    let (_, table) = finished(&app, &page, "welkin").await;
    let second = step_on(&page, async || page.click("#replay-next").await).await;
    page.click("#replay-last").await;
    let last = page
        .until("the end", async |page| {
            Some(ply(page).await).filter(|&ply| ply > second)
        })
        .await;
    page.click("#replay-previous-turn").await;
    page.until("a turn before", async |page| (ply(page).await < last).then_some(()))
        .await;
    page.click("#seek-go").await;
    assert!(page.driver.current_url().await.unwrap().as_str().contains(&table));
    // The page may still be on its way.
    page.until("play hidden", async |page| {
        let play = page.driver.find(By::Css("#replay-play")).await.ok()?;
        play.is_displayed()
            .await
            .is_ok_and(|displayed| !displayed)
            .then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_steps_are_large_and_a_swipe_steps() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::PHONE).await;
    finished(&app, &page, "batisseurs").await;
    let small = page
        .script(
            "return [...document.querySelectorAll('#bar a, #bar button')]
                .filter((button) => button.checkVisibility())
                .map((button) => [button.id, button.getBoundingClientRect()])
                .filter(([, box]) => box.width < 44 || box.height < 44)
                .map(([id, box]) => `${id} ${box.width} ${box.height}`)",
        )
        .await;
    assert_eq!(small, json!([]), "a thumb needs 44 pixels");
    let first = ply(&page).await;
    let swipe = |from: i64, to: i64| {
        format!(
            "const board = document.getElementById('board');
             const at = (type, x) => board.dispatchEvent(new PointerEvent(type,
                {{ bubbles: true, pointerType: 'touch', pointerId: 7, clientX: x, clientY: 300 }}));
             at('pointerdown', {from}); at('pointerup', {to})"
        )
    };
    step_on(&page, async || {
        page.script(&swipe(300, 100)).await;
    })
    .await;
    page.script(&swipe(100, 300)).await;
    wait_for_ply(&page, first).await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_step_brings_the_board_to_the_front_on_which_it_happened() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::PHONE).await;
    finished(&app, &page, "batisseurs").await;
    // What is in front once somebody moved a worker or a building, by who moved.
    let state = "const main = document.getElementById('main');
        const front = document.querySelector('#board > .rival.front');
        return [main.dataset.mover ?? '', front?.checkVisibility() ? front.id : document.querySelector('.tabs input:checked').id]";
    let mut seen = BTreeSet::new();
    let saw = |seen: &BTreeSet<(String, String)>, mover: &str, place: &str| {
        seen.contains(&(json!(mover).to_string(), json!(place).to_string()))
    };
    let wanted = [("2", "rival-2"), ("1", "tab-yard")];
    for _ in 0..40 {
        step_on(&page, async || page.press(Key::Right).await).await;
        // A card that is taken is seen to leave, then to lie where it came to.
        tokio::time::sleep(std::time::Duration::from_millis(800)).await;
        let shown = page.script(state).await;
        seen.insert((shown[0].to_string(), shown[1].to_string()));
        assert!(
            !saw(&seen, "1", "rival-2"),
            "one's own move was shown at the rival's: {seen:?}"
        );
        if wanted.iter().all(|(mover, place)| saw(&seen, mover, place)) {
            break;
        }
    }
    for (mover, place) in wanted {
        assert!(
            saw(&seen, mover, place),
            "no move of {mover:?} was seen at {place}: {seen:?}"
        );
    }
    // Whoever chooses a part sees it.
    page.click(".tabs label[for='tab-yard']").await;
    assert!(!page.has(".rival.front").await);
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_shown_the_game_is_shown_it_at_once() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    let (_, table) = finished(&app, &page, "batisseurs").await;
    let first = ply(&page).await;
    page.open(&app, &table).await;
    page.click("a[href$='/replay#play']").await;
    page.until("the second move", async |page| {
        (page.has("main[data-replay]").await && ply(page).await > first + 1).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_around_a_replay_on_a_phone_or_at_a_desk() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    for phone in [true, false] {
        let page = chromium
            .window(Window {
                phone,
                dark: phone,
                ..Window::default()
            })
            .await;
        let (ana, table) = finished(&app, &page, "cloud-city").await;
        page.take_seats_of(&app, &ana).await;
        for path in ["/replay?as=open&ply=40", "/continue?ply=40", "/report?ply=4", ""] {
            page.open(&app, &format!("{table}{path}")).await;
            assert_eq!(barriers(&page).await, Vec::<String>::new(), "{path}, phone: {phone}");
            if path.starts_with("/replay") {
                page.click("[popovertarget='replay-more']").await;
                page.wait_for("#replay-more:popover-open").await;
                assert_eq!(barriers(&page).await, Vec::<String>::new(), "the menu, phone: {phone}");
            }
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_from_a_position_to_another_end() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    let (_, table) = finished(&app, &page, "batisseurs").await;
    page.open(&app, &format!("{table}/replay?as=1&ply=60")).await;
    page.click("#replay-continue").await;
    // Offered is the seat that is to move, which may be either.
    page.choose("#sitter-1", "here").await;
    page.choose("#sitter-2", "easy").await;
    page.fill("[name='name-1']", "Ana").await;
    page.click("form.setup button.primary").await;
    page.wait_for("#turn").await;
    let mut clicks = 0;
    while page.my_turn().await.is_some() {
        clicks += 1;
        page.make_move(clicks).await;
    }
    assert!(clicks > 5, "something was left to play");
    page.click("#facts summary").await;
    page.click("#facts a[href*='/replay?ply=60']").await;
    assert_eq!(ply(&page).await, 60, "it says where it comes from");
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_dropped_on_the_page_and_a_bad_one_gets_one_message() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    let ana = app.visitor();
    let table = ana.quick_table("welkin").await;
    play_to_the_end(&ana, &table).await;
    let record = ana.get(&format!("{table}/record")).await.body;
    let dropped = async |text: &str| {
        page.open(&app, "/replay").await;
        let drop = "const files = new DataTransfer();
            files.items.add(new File([arguments[0]], 'game.record', { type: 'text/plain' }));
            document.querySelector('main').dispatchEvent(
                new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));";
        page.driver.execute(drop, vec![json!(text)]).await.unwrap();
    };
    dropped(&record[..record.len() / 2]).await;
    assert_eq!(
        page.text("[role='alert']").await,
        "This record is incomplete: its end is missing."
    );
    dropped("a picture of a cat").await;
    page.until("the other message", async |page| {
        page.text("[role='alert']").await.contains("not a record").then_some(())
    })
    .await;
    dropped(&record).await;
    page.wait_for("main[data-replay]").await;
    step_on(&page, async || page.click("#replay-next").await).await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_changes_the_appearance_stays_at_the_move_they_look_at() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    finished(&app, &page, "batisseurs").await;
    let mut there = ply(&page).await;
    for _ in 0..3 {
        there = step_on(&page, async || page.press(Key::Right).await).await;
    }
    page.click("#chooser [popovertarget='themes']").await;
    page.click("#themes [value='dark']").await;
    page.wait_for("html[data-theme='dark'] #replay-play:not([hidden])")
        .await;
    assert_eq!(ply(&page).await, there);
    let next = step_on(&page, async || page.press(Key::Right).await).await;
    page.click("#site-menu a[href^='/preferences']").await;
    page.click("main form button.primary").await;
    wait_for_ply(&page, next).await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_nothing_shows_a_game_again_all_the_same() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.script_first(
        "Storage.prototype.getItem = Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError'); }",
    )
    .await;
    finished(&app, &page, "cloud-city").await;
    let first = ply(&page).await;
    page.script(
        "const speed = document.getElementById('replay-speed');
        speed.value = '4';
        speed.dispatchEvent(new Event('change', { bubbles: true }))",
    )
    .await;
    page.click("#replay-play").await;
    page.until("some moves", async |page| (ply(page).await > first + 2).then_some(()))
        .await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_fetched_beforehand_is_fetched_when_it_is_asked_for() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    // Every position is lost on its way the first time it is asked for beforehand.
    page.script_first(
        "const fetched = window.fetch; window.lost = new Set(); window.broken = false;
        window.fetch = (path, options) => {
            if (!window.broken || window.lost.has(String(path))) return fetched(path, options);
            window.lost.add(String(path));
            return Promise.reject(new TypeError('lost'));
        };",
    )
    .await;
    finished(&app, &page, "cloud-city").await;
    step_on(&page, async || page.press(Key::Right).await).await;
    // What comes next is at hand already; what comes after it is not to be had beforehand.
    page.script("window.broken = true; window.same = true").await;
    for step in 2..5 {
        step_on(&page, async || page.press(Key::Right).await).await;
        page.until("what was asked for beforehand to be lost", async |page| {
            let lost = page.script("return window.lost.size").await;
            (lost.as_i64() == Some(step - 1)).then_some(())
        })
        .await;
    }
    let lost = page.script("return window.same === true ? window.lost.size : -1").await;
    assert!(
        lost.as_i64().is_some_and(|lost| lost >= 3),
        "{lost}: nothing was lost, or the page was loaded anew"
    );
    chromium.quit().await;
}
