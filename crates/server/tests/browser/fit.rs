//! What stands on a screen: everything needed on one of a desk, nothing cut on what lies between, and what a thumb can hit on a phone.

use serde_json::json;

use crate::chromium::{Chromium, Page};
use crate::feel::{DESK, PHONE_WINDOW, desk, table_of};
use crate::harness::TestApp;

const WIDE: (u32, u32) = (1920, 950);

#[tokio::test(flavor = "multi_thread")]
async fn everything_needed_stands_on_one_screen_of_a_desk() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let screens = [
        (DESK, chromium.window(desk(DESK)).await),
        (WIDE, chromium.window(desk(WIDE)).await),
    ];
    let visitor = app.visitor();
    let mut found = Vec::new();
    for game in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
        for (players, moves) in [(2, 0), (2, 40), (*game.players.end(), 24)] {
            let path = table_of(&visitor, game.id, players, moves).await;
            for (size, page) in &screens {
                page.take_seats_of(&app, &visitor).await;
                page.open(&app, &path).await;
                let hidden = page
                    .script(
                        "const board = document.getElementById('board');
                        // Some games are over by then.
                        if (!document.getElementById('bar')) return '';
                        const bar = document.getElementById('bar').getBoundingClientRect();
                        const over = [];
                        const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
                        const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
                        if (twice.length > 0) over.push(`ids that stand twice: ${twice}`);
                        if (document.documentElement.scrollHeight > innerHeight + 1) over.push('the page scrolls');
                        if (bar.top < 0 || bar.bottom > innerHeight) over.push('the bar is out of view');
                        if (board.scrollHeight > board.clientHeight + 1) {
                            over.push(`the board is ${board.scrollHeight} of ${board.clientHeight} high`);
                        }
                        if (board.scrollWidth > board.clientWidth + 1) {
                            over.push(`the board is ${board.scrollWidth} of ${board.clientWidth} wide`);
                        }
                        return over.join(', ')",
                    )
                    .await;
                if hidden != json!("") {
                    found.push(format!(
                        "{} for {players} after {moves} moves at {size:?}: {hidden}",
                        game.id
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chromium.quit().await;
}

/// Boards of a desk are drawn for a thousand pixels beside the rail. Where there are fewer, on a tablet or in half of a wide
/// window, the parts come one after the other, as on a phone.
#[tokio::test(flavor = "multi_thread")]
async fn between_a_phone_and_a_desk_nothing_is_cut() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let screens = [
        ((820, 1180), chromium.window(desk((820, 1180))).await),
        ((1024, 700), chromium.window(desk((1024, 700))).await),
        ((1279, 720), chromium.window(desk((1279, 720))).await),
        ((1280, 720), chromium.window(desk((1280, 720))).await),
    ];
    let visitor = app.visitor();
    let mut found = Vec::new();
    for game in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
        let path = table_of(&visitor, game.id, 2, 20).await;
        for (size, page) in &screens {
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            let wrong = page
                .script(
                    "const wrong = [];
                    const board = document.getElementById('board');
                    const tabs = document.querySelector('.tabs').checkVisibility();
                    if (tabs !== innerWidth < 1280) wrong.push(`parts one after the other: ${tabs}`);
                    // A tablet shows what follows the part in front; a city fills the screen alone.
                    const seen = [...board.querySelectorAll('.part')].filter((part) => part.checkVisibility());
                    if (seen.length < 2 && !document.querySelector('[data-game=cloud-city]')) wrong.push('one part alone');
                    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window');
                    if (board.scrollWidth > board.clientWidth + 1) wrong.push('the board is wider than its place');
                    for (const piece of board.querySelectorAll('.name, .label, .deed-name')) {
                        const { overflow, position } = getComputedStyle(piece);
                        // What is there for screen readers alone is cut on purpose.
                        if (!piece.checkVisibility() || piece.closest('[popover]') || piece.clientWidth < 2) continue;
                        const cut = piece.scrollWidth > piece.clientWidth + 2 && overflow !== 'visible' && position !== 'absolute';
                        if (cut) wrong.push(`cut: ${piece.textContent.trim().slice(0, 40)}`);
                    }
                    return wrong.join(', ')",
                )
                .await;
            if wrong != json!("") {
                found.push(format!("{} at {size:?}: {wrong}", game.id));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_menu_opens_beside_what_opened_it() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    for window in [desk(DESK), PHONE_WINDOW] {
        let page = chromium.window(window).await;
        let path = table_of(&visitor, "batisseurs", 2, 0).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        // Several actions may become écus at once: the bar asks how many.
        page.click(".bar .left [popovertarget]").await;
        page.wait_for(".menu:popover-open").await;
        let gaps = page
            .script(
                "const menu = document.querySelector('.menu:popover-open').getBoundingClientRect();
                const opener = document.querySelector('.bar .left [popovertarget]').getBoundingClientRect();
                return [Math.max(menu.top - opener.bottom, opener.top - menu.bottom),
                    Math.max(menu.left - opener.right, opener.left - menu.right)]",
            )
            .await;
        let (above, beside) = (gaps[0].as_f64().unwrap(), gaps[1].as_f64().unwrap());
        assert!((0.0..16.0).contains(&above) && beside < 0.0, "{gaps}");
    }
    chromium.quit().await;
}

/// What opens over the board of a phone, how, and what a thumb hits there. The one that is opened next closes it.
const LAYERS: [(&str, &str, &str); 5] = [
    (
        "in the list of moves",
        "document.getElementById('moves').open = true",
        ".move-list :is(button, a)",
    ),
    (
        "in the menu of a piece",
        "document.getElementById('moves').open = false; document.querySelector('#board .menu')?.showPopover()",
        ".menu:popover-open button",
    ),
    (
        "on a rival's board",
        "document.querySelector('.rival').showPopover()",
        ".rival:popover-open header button",
    ),
    (
        "in a hint",
        "document.querySelector('.rival').hidePopover(); document.getElementById('hint').click()",
        "#said :is(button, a, summary)",
    ),
    (
        "in the log",
        "document.querySelector('#said [data-dismiss]').click(); document.getElementById('tab-log').click()",
        ".chronicle :is(button, a, summary)",
    ),
];

/// What is seen of these elements and is smaller than a thumb, with its size.
async fn too_small(page: &Page, selector: &str) -> String {
    let script = format!(
        "return [...document.querySelectorAll(`{selector}`)]
            .filter((element) => element.checkVisibility({{ visibilityProperty: true }}))
            .map((element) => [element, element.getBoundingClientRect()])
            .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
            .map(([element, box]) => `${{element.className}} '${{element.textContent.trim().slice(0, 20)}}' ${{Math.round(box.width)}}×${{Math.round(box.height)}}`)
            .join(', ')"
    );
    page.script(&script).await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_hits_everything_on_a_phone() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;
    let visitor = app.visitor();
    let mut found = Vec::new();
    for game in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
        for moves in [0, 24] {
            let path = table_of(&visitor, game.id, 2, moves).await;
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            // Walkways are strips as thin as they are in the city: a zoom and the list of moves help there.
            let open = "#board .lit:not(.span), .bar button, .bar summary, .tabs label, .plates button, #again";
            let mut small = vec![("on the board", too_small(&page, open).await)];
            // Some games are over by then.
            let layers = page.my_turn().await.map_or(&[][..], |()| &LAYERS[..]);
            for &(place, opens, selector) in layers {
                page.script(opens).await;
                if place == "in a hint" {
                    page.wait_for("#said .hint").await;
                }
                small.push((place, too_small(&page, selector).await));
            }
            for (place, small) in small {
                if !small.is_empty() {
                    found.push(format!("{} after {moves} moves, {place}: {small}", game.id));
                }
            }
            let bar = page
                .script("return document.getElementById('bar').getBoundingClientRect().height")
                .await;
            // What is asked in two lines (three small ones beside a wide purse), and one row for what can be done.
            if bar.as_f64().unwrap() > 112.0 {
                found.push(format!("{} after {moves} moves: a bar of {bar}", game.id));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chromium.quit().await;
}
