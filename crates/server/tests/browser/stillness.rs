//! Nothing on a table scrolls or changes places by itself: neither with a move, nor with talk, nor when the game asks elsewhere.

use serde_json::{Value, json};

use crate::chromium::{Chromium, Page, Window};
use crate::feel::{PHONE_WINDOW, table_of};
use crate::harness::{TestApp, table_of_two};

/// Notes by how much each update of the table shifts the pieces that one looks at: most of them stay where they are. What the
/// reader scrolls is no update (`still.leave`), and another part in front has other pieces.
pub const WATCH: &str = "window.still = {
        shifts: [],
        compared: 0,
        stood: null,
        leave() { this.stood = null; },
        look() {
            const board = document.getElementById('board');
            if (!board) return null;
            const tabs = document.querySelector('.tabs');
            const around = board.getBoundingClientRect();
            const [top, bottom] = [Math.max(0, around.top), Math.min(innerHeight, around.bottom)];
            const pieces = [...board.querySelectorAll('[data-piece]')]
                .filter((piece) => !piece.closest('[popover]') && piece.checkVisibility())
                .map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()])
                .filter(([, box]) => box.bottom > top && box.top < bottom);
            return {
                tab: tabs?.checkVisibility() ? tabs.querySelector('input:checked')?.id : '',
                version: document.getElementById('main').dataset.version,
                pieces: new Map(pieces.map(([name, box]) => [name, box.top])),
                page: scrollY,
                board: board.scrollTop,
            };
        },
        // What moved since then: the page, or at least half of the pieces that are still there.
        since(stood) {
            const now = this.look();
            if (!now || now.tab !== stood.tab) return null;
            const most = document.documentElement.scrollHeight - innerHeight;
            if (Math.abs(now.page - Math.min(stood.page, most)) > 1) return `the page scrolls from ${stood.page} to ${now.page}`;
            const ways = [...stood.pieces].filter(([name]) => now.pieces.has(name)).map(([name, top]) => now.pieces.get(name) - top);
            if (ways.length < 4) return null;
            ways.sort((one, other) => one - other);
            this.compared += 1;
            const [low, high] = [ways[Math.floor((ways.length - 1) / 2)], ways[Math.ceil((ways.length - 1) / 2)]];
            const middle = low * high <= 0 ? 0 : (low + high) / 2;
            // From its top on a board is read as it is; further down it is scrolled along, as far as it goes.
            const lowest = document.getElementById('board').scrollHeight - document.getElementById('board').clientHeight;
            const best = stood.board > 0 ? Math.max(0, Math.min(lowest, now.board + middle)) : 0;
            if (Math.abs(best - now.board) < 2) return '';
            return `${ways.length} pieces by ${middle} px from version ${stood.version} to ${now.version}, board ${stood.board} to ${now.board}`;
        },
    };
    document.addEventListener('htmx:before:swap', () => { still.stood = still.look(); });
    document.addEventListener('chantier:changed', () => requestAnimationFrame(() => requestAnimationFrame(() => {
        const shift = still.stood && still.since(still.stood);
        if (shift) still.shifts.push(shift);
        still.leave();
    })))";

/// Looks from the middle of what there is to see.
const FROM_THE_MIDDLE: &str = "const board = document.getElementById('board');
    board.scrollTop = (board.scrollHeight - board.clientHeight) / 2;
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' })";

/// Makes a move without a pointer, which the driver would scroll to, and waits until it is the reader's turn again and the game
/// has turned to where it goes on, if it does.
async fn move_from_afar(page: &Page, number: usize) {
    let version = page.version().await;
    page.script(&format!(
        "window.front = document.querySelector('#board > .part')?.id;
        window.stood = still.look();
        const moves = [...document.querySelectorAll('#moves .move')];
        moves[{} % moves.length].click()",
        number * 7919
    ))
    .await;
    page.until("the move", async |page| {
        page.script("document.getElementById('sure')?.click()").await;
        (page.version().await > version).then_some(())
    })
    .await;
    page.my_turn().await;
    page.script("return new Promise((done) => setTimeout(done, 150))").await;
}

/// Whether the first part of several is another one.
fn is_rearranged(before: &Value, after: &Value) -> bool {
    let several = [before, after].map(|parts| parts.as_array().is_some_and(|parts| parts.len() > 1));
    several == [true, true] && before[0] != after[0]
}

/// A desk so low that boards overflow, a tablet, and a phone on its side.
const SCREENS: [(u32, u32); 3] = [(1366, 560), (820, 1180), (844, 390)];

#[tokio::test(flavor = "multi_thread")]
async fn no_move_scrolls_or_rearranges_a_low_desk_a_tablet_or_a_phone_on_its_side() {
    const MOVES: usize = 6;
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let mut found = Vec::new();
    let mut compared = 0;
    for size in SCREENS {
        let window = Window {
            size: Some(size),
            phone: size.0 < 1280,
            ..Window::default()
        };
        let page = chromium.window(window).await;
        page.script_first(WATCH).await;
        for game in ["settlement", "noria", "batisseurs", "welkin", "cloud-city"] {
            let visitor = app.visitor();
            let path = table_of(&visitor, game, 2, 4).await;
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            page.until("my turn", async |page| page.my_turn().await).await;
            // The game waits until one has seen what came of a move; here nobody looks.
            page.script(
                "const { turn } = aim;
                aim.turn = (tab) => {
                    if (jump.isOffered()) window.offered = true;
                    else window.turned = true;
                    turn(tab, 0);
                }",
            )
            .await;
            for number in 0..MOVES {
                page.script(FROM_THE_MIDDLE).await;
                const ORDER: &str = "return [...document.querySelectorAll('#board > .part')]
                    .filter((part) => part.checkVisibility())
                    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
                    .map((part) => part.id)";
                let order = page.script(ORDER).await;
                page.script("window.offered = window.turned = false").await;
                move_from_afar(&page, number).await;
                let when = format!("{game} at {size:?}, move {number}");
                // Where several parts show, one comes forward only when nothing that can be done is in view.
                let now = page.script(ORDER).await;
                if page.script("return window.offered").await == json!(true) && is_rearranged(&order, &now) {
                    found.push(format!("{when}: {now} instead of {order}"));
                }
                // A part that the game turned to, perhaps after it was left for a while, begins with what can be done there.
                if page.script("return window.turned && jump.isOffered()").await == json!(true) {
                    continue;
                }
                let moved = page.script("return still.since(window.stood)").await;
                if let Some(shift) = moved.as_str().filter(|shift| !shift.is_empty()) {
                    found.push(format!("{when}: {shift}"));
                }
            }
            compared += page.script("return still.compared").await.as_u64().unwrap();
        }
        assert_eq!(page.complaints().await, Vec::<String>::new());
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(compared > 30, "only {compared} times enough pieces were in view");
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_scrolls_nothing_and_neither_it_nor_a_step_back_is_answered_with_a_page() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let window = Window {
        with_movement: false,
        ..PHONE_WINDOW
    };
    let page = chromium.window(window).await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = table_of_two(&ana, &bo).await;
    page.script_first(WATCH).await;
    page.script_first("addEventListener('htmx:sse:after:connection', () => { window.streams = true; })")
        .await;
    page.take_seats_of(&app, &ana).await;
    page.open(&app, &table).await;
    page.until("the stream", async |page| {
        (page.script("return window.streams === true").await == json!(true)).then_some(())
    })
    .await;

    page.script(FROM_THE_MIDDLE).await;
    page.script("window.stood = still.look()").await;
    bo.post(&format!("{table}/talk"), &[("text", "good luck")]).await;
    let said = "return document.getElementById('talk-lines')?.textContent.includes('good luck') ?? false";
    page.until("what was said", async |page| {
        (page.script(said).await == json!(true)).then_some(())
    })
    .await;
    assert_eq!(page.script("return still.since(window.stood)").await, json!(""));
    let still = "return [stood.board - still.look().board, stood.page - scrollY]";
    assert_eq!(page.script(still).await, json!([0, 0]));

    page.script(
        "window.answers = []; const post = window.fetch;
        window.fetch = async (path, options) => {
            const answer = await post(path, options);
            if (options?.method === 'POST') window.answers.push([path.split('/').at(-1), answer.status]);
            return answer;
        }",
    )
    .await;
    page.choose_move("take 1").await;
    page.until("a way back", async |page| {
        page.has("#undo:not([aria-disabled])").await.then_some(())
    })
    .await;
    page.click("#undo").await;
    page.click("label[for='tab-log']").await;
    page.fill("#talk-text", "thanks").await;
    page.press(thirtyfour::Key::Enter).await;
    page.until("all three answers", async |page| {
        (page.script("return window.answers.length > 2").await == json!(true)).then_some(())
    })
    .await;
    assert_eq!(
        page.script("return window.answers").await,
        json!([["move", 204], ["undo", 204], ["talk", 204]])
    );
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}
