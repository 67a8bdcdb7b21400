//! What one sees of a table: notes that hide nothing, one question at a time, signs that fit the hand, and boards that stay as they
//! were looked at.

use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::chromium::{Chromium, Page, Window};
use crate::feel::{DESK, PHONE_WINDOW, desk, most_players, on_a_phone, table_of};
use crate::fit::late_table;
use crate::harness::{TestApp, play_to_the_end};

/// Where the pieces of the board are, to see that none moves.
const PLACES: &str = "return [...document.querySelectorAll('#bar, #board [id], #board [data-piece], .plate')]
    .filter((piece) => piece.checkVisibility())
    .map((piece) => [piece.id || piece.dataset.piece || piece.className, ...['left', 'top', 'width', 'height']
        .map((side) => Math.round(piece.getBoundingClientRect()[side]))])";

/// What is wrong with how the bar says something: it stands in the bar, in the place of the question, whole, with a way to close it.
const SAYS: &str = "const note = document.querySelector('#said > :is(.notice, .hint)');
    const [box, bar, place, close] = [note, ...['#bar', '.voice', '.voice > .close'].map((selector) => document.querySelector(selector))]
        .map((element) => element.getBoundingClientRect());
    const wrong = [];
    const within = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1
        && inner.bottom <= outer.bottom + 1;
    // What is longer than its place lies over the edge of the board, but never beyond the screen.
    const over = note.matches('.over') && within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    if (!over && !(within(box, bar) && within(box, place)) || !within(close, bar)) wrong.push('it leaves its place');
    if (box.right > close.left + 1) wrong.push('it lies over the key that closes it');
    if (document.querySelector('#bar .prompt').checkVisibility({ visibilityProperty: true })) wrong.push('the question shows through');
    if (note.scrollHeight > note.clientHeight + 1) wrong.push(`it is cut: ${note.textContent}`);
    for (const other of document.querySelectorAll('#bar .left button, #bar .holds, #bar .tools > *')) {
        const edge = other.getBoundingClientRect();
        if (edge.width && edge.left < box.right - 1 && edge.right > box.left + 1 && edge.top < box.bottom - 1 && edge.bottom > box.top + 1) {
            wrong.push(`it lies over ${other.className}`);
        }
    }
    return wrong";

/// Whether the question is asked again.
const ASKS: &str = "return document.querySelector('#bar .prompt').checkVisibility({ visibilityProperty: true })
    && document.getElementById('said').children.length === 0";

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_has_the_place_of_the_question_and_moves_nothing() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let windows = [desk(DESK), desk((820, 1180)), PHONE_WINDOW];
    for game in ["settlement", "batisseurs", "noria", "welkin", "cloud-city"] {
        let visitor = app.visitor();
        let path = table_of(&visitor, game, 2, 8).await;
        for window in windows {
            let when = format!("{game} at {:?}", window.size);
            let page = chromium.window(window).await;
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            page.until("my turn", async |page| page.my_turn().await).await;
            let bar = "return document.getElementById('bar').getBoundingClientRect().height";
            if window.size == Some((820, 1180)) {
                let height = page.script(bar).await.as_f64().unwrap();
                assert!(height < 64.0, "{when}: a bar of {height}, more than a row");
            }
            page.click("#hint").await;
            page.wait_for("#said .hint").await;
            // Whoever looked elsewhere was brought to the piece: from here on nothing moves.
            let places = page.script(PLACES).await;
            assert_eq!(page.script(SAYS).await, json!([]), "the hint of {when}");
            page.click(".voice > .close").await;
            assert_eq!(page.script(ASKS).await, json!(true), "{when}");
            assert_eq!(page.script(PLACES).await, places, "the hint of {when} moves something");
            let refused = page
                .script(
                    "const idle = [...document.querySelectorAll('#board .idle')].find((piece) => piece.checkVisibility());
                    idle?.click();
                    return Boolean(idle)",
                )
                .await;
            if refused == json!(true) {
                page.wait_for("#said .notice").await;
                assert_eq!(page.script(SAYS).await, json!([]), "a refusal of {when}");
                assert_eq!(page.script(PLACES).await, places, "a refusal of {when} moves something");
                assert!(
                    page.has("#board .idle.refused").await,
                    "the piece shows that it was meant"
                );
                let inside = page
                    .script(
                        "return parseFloat(getComputedStyle(document.querySelector('#board .idle.refused')).outlineOffset) < 0",
                    )
                    .await;
                assert_eq!(inside, json!(true), "no edge of the board cuts the frame");
                page.press(Key::Escape).await;
                assert_eq!(page.script(ASKS).await, json!(true), "{when}");
            }
            assert_eq!(page.complaints().await, Vec::<String>::new());
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_of_a_hint_open_away_from_its_piece() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let path = table_of(&visitor, "welkin", 2, 0).await;
    for window in [desk(DESK), PHONE_WINDOW] {
        let page = chromium.window(window).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.click("#hint").await;
        page.click("#said .numbers-key").await;
        page.wait_for("#hint-numbers:popover-open td").await;
        let hidden = page
            .script(
                "const sheet = document.getElementById('hint-numbers').getBoundingClientRect();
                if (sheet.left < 0 || sheet.right > innerWidth || sheet.top < 0 || sheet.bottom > innerHeight) return 'out of view';
                const pieces = [...document.querySelectorAll('#board .hinted')].filter((piece) => piece.checkVisibility());
                const seen = pieces.filter((piece) => {
                    const box = piece.getBoundingClientRect();
                    return box.left >= sheet.right || box.right <= sheet.left || box.top >= sheet.bottom || box.bottom <= sheet.top;
                });
                return pieces.length > 0 && seen.length === 0 ? 'over its piece' : ''",
            )
            .await;
        assert_eq!(hidden, json!(""), "on a phone: {}", window.phone);
        page.press(Key::Escape).await;
        assert!(page.has("#said .hint").await, "first the numbers are closed");
        page.press(Key::Escape).await;
        assert_eq!(page.script(ASKS).await, json!(true), "then the hint");
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_strong_a_bot_is_is_seen_while_one_plays() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let tablet = Window {
        size: Some((820, 1180)),
        ..Window::PHONE
    };
    // Four plates of a phone have no room for it: there the sheet that opens from a plate says it.
    for (players, window, in_plates) in [
        (2, PHONE_WINDOW, true),
        (3, Window::PHONE, true),
        (4, PHONE_WINDOW, false),
        (4, tablet, true),
        (4, desk(DESK), true),
        (4, desk((1280, 650)), true),
    ] {
        let path = table_of(&visitor, "batisseurs", players, 0).await;
        let page = chromium.window(window).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        let when = format!("{players} players at {:?}", window.size);
        let levels = page
            .script(
                "const lies = (one, other) => one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1;
                return [...document.querySelectorAll('.plate')].map((plate) => {
                    const [level, ...others] = ['.strength', '.name', '.points', '.stats', '.face'].map((part) => plate.querySelector(part));
                    if (!level) return 'nobody';
                    if (!level.checkVisibility()) return 'hidden';
                    const [box, frame] = [level, plate].map((element) => element.getBoundingClientRect());
                    if (level.scrollWidth > level.clientWidth + 1) return `${level.scrollWidth} px in ${level.clientWidth}`;
                    const over = others.find((other) => other?.checkVisibility() && lies(box, other.getBoundingClientRect()));
                    return over ? `over ${over.className}` : box.right > frame.right ? 'cut' : 'seen';
                })",
            )
            .await;
        let levels: Vec<&str> = levels.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let seen = if in_plates { "seen" } else { "hidden" };
        let expected: Vec<&str> = ["nobody"].into_iter().chain(vec![seen; players - 1]).collect();
        assert_eq!(levels, expected, "{when}");
        page.click(".plate button.opens").await;
        page.wait_to_see(".rival:popover-open header .strength").await;
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_numbers_of_a_builder_are_told_apart_by_a_word() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    for (players, size) in [(2, DESK), (4, DESK), (4, (1280, 650)), (4, (1920, 950))] {
        let path = late_table(&visitor, "batisseurs", players, 0.6).await;
        let page = chromium.window(desk(size)).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        let named = page
            .script(
                "return [...document.querySelectorAll('.plate')].filter((plate) => {
                    const [word, stats, frame] = ['.counts', '.stats', '.opens'].map((part) => plate.querySelector(part).getBoundingClientRect());
                    return word.width > 15 && word.right <= frame.right && stats.right <= frame.right + 1 && stats.bottom <= frame.bottom + 1;
                }).length",
            )
            .await;
        assert_eq!(named, json!(players), "at {size:?}");
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lands_and_streets_keep_their_size_all_game_long() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(desk(DESK)).await;
    page.open(&app, "/games/settlement/new").await;
    page.click("[name='start'][value='1']").await;
    page.click("form.setup button.primary").await;
    const LANDS: &str = "return [...document.querySelectorAll('.own :is(.region, .street)')].map((land) =>
        ['left', 'top', 'width', 'height'].map((side) => Math.round(land.getBoundingClientRect()[side])))";
    page.until("my turn", async |page| page.my_turn().await).await;
    let lands = page.script(LANDS).await;
    assert_eq!(lands.as_array().map(Vec::len), Some(6));
    // The first artefacts are chosen, villagers sent, and the round is passed: from there on the next one.
    for number in 0..14 {
        if page.my_turn().await.is_none() {
            break;
        }
        page.make_move(if number % 7 == 6 { 30 } else { number }).await;
        assert_eq!(page.script(LANDS).await, lands, "after move {number}");
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_yard_fills_its_place_at_a_desk_from_the_start() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    for game in ["welkin", "batisseurs"] {
        let path = table_of(&visitor, game, 2, 0).await;
        for size in [DESK, (1920, 950)] {
            let page = chromium.window(desk(size)).await;
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            let empty = page
                .script(
                    "const board = document.getElementById('board').getBoundingClientRect();
                    const own = [...document.querySelectorAll('.own :is(.gap, .empty, .card, .done)')].map((piece) => piece.getBoundingClientRect());
                    const lowest = Math.max(...own.map((box) => box.bottom));
                    const yard = document.querySelector('.own').getBoundingClientRect();
                    // What the largest piece leaves of the height.
                    const largest = Math.max(...own.map((box) => box.height));
                    return [board.bottom - lowest, largest / yard.height]",
                )
                .await;
            let (below, share) = (empty[0].as_f64().unwrap(), empty[1].as_f64().unwrap());
            assert!(
                below < 48.0 && share > 0.4,
                "{game} at {size:?}: {below} px below, {share} of the yard"
            );
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_each_opponent_did_has_a_line_on_a_low_desk() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let path = table_of(&visitor, "batisseurs", 4, 0).await;
    let page = chromium.window(desk(DESK)).await;
    page.take_seats_of(&app, &visitor).await;
    page.open(&app, &path).await;
    page.until("my turn", async |page| page.my_turn().await).await;
    page.script("document.querySelector('#moves .move[value=end]').click()")
        .await;
    page.click("#sure").await;
    page.wait_for("#recap p:nth-of-type(3)").await;
    page.until("my turn", async |page| page.my_turn().await).await;
    let seen = page
        .script(
            "const rail = document.querySelector('.rail').getBoundingClientRect();
            const lines = [...document.querySelectorAll('#recap p')].filter((line) => {
                const box = line.getBoundingClientRect();
                return line.checkVisibility() && box.width > 100 && box.height > 12 && box.bottom <= rail.bottom;
            });
            return [lines.length, document.getElementById('log').clientHeight > 60, Boolean(document.querySelector('#recap h2 .news'))]",
        )
        .await;
    assert_eq!(seen, json!([3, true, true]));
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_shows_what_was_built_beside_who_won() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let page = chromium.window(desk(DESK)).await;
    for game in ["batisseurs", "cloud-city"] {
        let path = visitor.quick_table(game).await;
        play_to_the_end(&visitor, &path).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.wait_for("#result-title").await;
        let seen = page
            .script(
                "const built = document.querySelector('#winners-board, section.final').getBoundingClientRect();
                const result = document.querySelector('.result').getBoundingClientRect();
                const total = document.getElementById('result-title').getBoundingClientRect();
                return [built.top < 160, built.width > 1.5 * result.width, result.left >= built.right, total.bottom < innerHeight]",
            )
            .await;
        assert_eq!(seen, json!([true, true, true, true]), "{game}");
    }
    // Two cities lie side by side, each as wide as the points above it.
    let cities = page
        .script(
            "const box = (piece) => piece.getBoundingClientRect();
            const cities = [...document.querySelectorAll('.ranked > .watched')];
            const [one, other] = cities.map((city) => box(city.querySelector('.sky')));
            const near = (one, other) => Math.abs(one - other) < 2;
            return [near(one.top, other.top), near(one.width, other.width), near(one.height, other.height),
                cities.every((city) => near(box(city.querySelector('header')).width, box(city.querySelector('.sky')).width))]",
        )
        .await;
    assert_eq!(cities, json!([true, true, true, true]));
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_blank_below_the_end_of_a_full_game() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let path = table_of(&visitor, "cloud-city", 4, 0).await;
    play_to_the_end(&visitor, &path).await;
    for window in [desk(DESK), PHONE_WINDOW] {
        let page = chromium.window(window).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.wait_for("#result-title").await;
        let blank = page
            .script(
                "const { scrollHeight } = document.documentElement;
                return scrollHeight - document.querySelector('footer.site').getBoundingClientRect().bottom - scrollY",
            )
            .await;
        assert!(
            blank.as_f64().unwrap() < 60.0,
            "{blank} px, on a phone: {}",
            window.phone
        );
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_question_is_asked_at_a_time() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(desk(DESK)).await;
    page.open(&app, "/games/noria/new").await;
    page.click("[name='start'][value='1']").await;
    page.click("form.setup button.primary").await;
    const INSPECT: &str = "#board .inspect[popovertarget]";
    for number in 0.. {
        page.until("my turn", async |page| page.my_turn().await).await;
        if page.has(INSPECT).await && page.has("#moves .move[value=finish]").await {
            break;
        }
        page.make_move(number).await;
    }
    page.script(&format!("document.querySelector('{INSPECT}').click()"))
        .await;
    page.wait_for("#board .menu:popover-open").await;
    page.script("document.querySelector('#moves .move[value=finish]').click()")
        .await;
    page.wait_for("#sure").await;
    assert!(
        !page.has("#board .menu:popover-open").await,
        "the menu makes room for the question"
    );
    page.script(&format!("document.querySelector('{INSPECT}').click()"))
        .await;
    page.wait_for("#board .menu:popover-open").await;
    page.until("the question to go", async |page| {
        (!page.has("#sure").await).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fingers_are_shown_no_keys_and_told_of_no_clicks() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let page = chromium.window(PHONE_WINDOW).await;
    for game in ["settlement", "batisseurs", "noria", "welkin", "cloud-city"] {
        let path = table_of(&visitor, game, 2, 6).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        let seen = page
            .script(
                "const seen = [...document.querySelectorAll('kbd')].filter((key) => key.checkVisibility()).map((key) => key.outerHTML);
                const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                while (texts.nextNode()) {
                    const { data, parentElement } = texts.currentNode;
                    if (/\\bclick/i.test(data) && !parentElement.closest('script, style')) seen.push(data);
                }
                // A long press tells titles, and screen readers names: both to fingers.
                for (const told of document.querySelectorAll('[title], [aria-label]')) {
                    for (const text of [told.title, told.ariaLabel]) {
                        if (/\\bclick|\\bkey\\b|\\[.\\]|\\([A-Z?]\\)/i.test(text ?? '')) seen.push(text);
                    }
                }
                return seen",
            )
            .await;
        assert_eq!(seen, json!([]), "{game}");
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_city_is_still_seen_as_a_plan_after_the_page_is_loaded_anew() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = on_a_phone(&app, &mut chromium, "cloud-city").await;
    const PLAN: &str = "return [document.querySelector('#city-above').checked,
        document.querySelector('#own-city .above').checkVisibility(), document.querySelector('#own-city .aside').checkVisibility()]";
    assert_eq!(page.script(PLAN).await, json!([false, false, true]));
    page.click("label[for=city-above]").await;
    assert_eq!(page.script(PLAN).await, json!([true, true, false]));
    page.driver.refresh().await.unwrap();
    page.wait_for("#moves").await;
    page.until("the plan", async |page| {
        (page.script(PLAN).await == json!([true, true, false])).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_a_rival_opens_whole_on_a_wide_screen() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let page = chromium.window(desk((1600, 900))).await;
    for game in ["settlement", "batisseurs", "noria", "welkin", "cloud-city"] {
        let path = table_of(&visitor, game, 2, 12).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.click(".plate button.opens").await;
        page.wait_for(".rival:popover-open").await;
        let wrong = page
            .script(
                "const sheet = document.querySelector('.rival:popover-open');
                const box = sheet.getBoundingClientRect();
                const wrong = [];
                if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) wrong.push('out of view');
                if (box.width < 500 || box.height < 200) wrong.push(`${box.width} by ${box.height}`);
                if (sheet.scrollWidth > sheet.clientWidth + 1) wrong.push('wider than its frame');
                for (const part of sheet.querySelectorAll('section, ul, .sky, .tile, .home, .site')) {
                    const { width, height } = part.getBoundingClientRect();
                    if (part.checkVisibility() && part.children.length > 0 && width > 2 && height < 12) wrong.push(`${part.className} is ${height} high`);
                }
                // A city is read by the names of its rows and columns.
                const sky = sheet.querySelector('.sky .aside');
                if (sky && !sky.querySelector('text')) wrong.push('a city without names');
                return wrong",
            )
            .await;
        assert_eq!(wrong, json!([]), "{game}");
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn that_the_connection_is_lost_is_told_in_view() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let path = table_of(&visitor, "settlement", 2, 8).await;
    for window in [desk(DESK), PHONE_WINDOW] {
        let page = chromium.window(window).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.wait_for("#moves").await;
        let seen = page
            .script(
                "document.getElementById('board').scrollTop = 1e6;
                document.dispatchEvent(new CustomEvent('htmx:sse:error'));
                const sign = document.getElementById('lost');
                const { left, right, top, bottom, height } = sign.getBoundingClientRect();
                const here = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return [height > 10, top >= 0 && bottom <= innerHeight, sign.contains(here)]",
            )
            .await;
        assert_eq!(seen, json!([true, true, true]), "on a phone: {}", window.phone);
    }
    chromium.quit().await;
}

/// A tap on one of the pieces of the part in front that are in view, chosen by a number; no way to it scrolls anything.
async fn tap_in_view(page: &Page, number: usize) -> bool {
    let found = page
        .script(&format!(
            "const board = document.getElementById('board').getBoundingClientRect();
            const lit = [...document.querySelectorAll('#board .lit[name=move], #bar .left .lit[name=move]')].filter((piece) => {{
                const {{ left, top, width, height }} = piece.getBoundingClientRect();
                const [x, y] = [left + width / 2, top + height / 2];
                return width && piece.contains(document.elementFromPoint(x, y));
            }});
            for (const piece of document.querySelectorAll('[data-tapped]')) delete piece.dataset.tapped;
            const chosen = lit[{number} % lit.length];
            if (chosen) chosen.dataset.tapped = '';
            return Boolean(chosen)"
        ))
        .await;
    if found != json!(true) {
        return false;
    }
    let piece = page.driver.find(By::Css("[data-tapped]")).await.unwrap();
    let tap = page.driver.action_chain().move_to_element_center(&piece).click();
    tap.perform().await.unwrap();
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn no_tap_scrolls_what_one_looks_at() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let still = Window {
        with_movement: false,
        ..PHONE_WINDOW
    };
    let page = chromium.window(still).await;
    let visitor = app.visitor();
    let games = ["settlement", "batisseurs", "noria", "welkin", "cloud-city"];
    for (game, late) in games.into_iter().flat_map(|game| [(game, false), (game, true)]) {
        // At the start, and late, with all at the table and as much on it as there ever is.
        let path = if late {
            late_table(&visitor, game, most_players(game), 0.75).await
        } else {
            table_of(&visitor, game, 2, 0).await
        };
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        let mut taps = 0;
        let mut place = None;
        for number in 1..=6 {
            if page.my_turn().await.is_none() {
                break;
            }
            // The game turns to another part soon after a move.
            tokio::time::sleep(Duration::from_millis(1200)).await;
            page.script("const board = document.getElementById('board'); board.scrollTop = (board.scrollHeight - board.clientHeight) / 2")
                .await;
            const PLACE: &str = "const board = document.getElementById('board');
                return [scrollX, scrollY, board.scrollTop, document.querySelector('.tabs input:checked')?.id ?? '',
                    board.scrollHeight - board.clientHeight]";
            let before = page.script(PLACE).await;
            page.script(
                "const { top, bottom } = document.getElementById('board').getBoundingClientRect();
                window.stood = [...document.querySelectorAll('#board [id]')]
                    .map((piece) => [piece, piece.getBoundingClientRect()])
                    .filter(([, box]) => box.height && box.bottom > top && box.top < bottom)
                    .map(([piece, box]) => [piece.id, box.top])",
            )
            .await;
            let version = page.version().await;
            if !tap_in_view(&page, number).await {
                page.make_move(number).await;
                continue;
            }
            taps += 1;
            page.until("the move", async |page| {
                if page.has("#sure").await {
                    page.agree_by_key().await;
                }
                (page.version().await > version).then_some(())
            })
            .await;
            // A game that is over has another page.
            if page.has("#result-title").await {
                break;
            }
            let after = page.script(PLACE).await;
            // What others did comes and goes, and the board keeps its place: from its top to the foot of the bar.
            let kept = page
                .script(
                    "const [board, bar] = ['board', 'bar'].map((id) => document.getElementById(id).getBoundingClientRect());
                    return [board.top, bar.top - board.bottom, bar.bottom].map(Math.round)",
                )
                .await;
            assert_eq!(
                *place.get_or_insert(kept.clone()),
                kept,
                "{game}: the board's place, after tap {number}"
            );
            assert_eq!(
                (&before[0], &before[1]),
                (&after[0], &after[1]),
                "{game}: the page, after tap {number}"
            );
            // What became longer or shorter above is made up for by the browser: what is in view stays where it is.
            if before[3] == after[3] && before[4] == after[4] && before[2] != after[2] {
                let stayed = page
                    .script(
                        "return window.stood.some(([id, top]) =>
                            Math.abs(document.getElementById(id)?.getBoundingClientRect().top - top) < 1)",
                    )
                    .await;
                assert_eq!(
                    stayed,
                    json!(true),
                    "{game}: the board, after tap {number}: {before}, {after}"
                );
            }
        }
        let over = late && page.has("#result-title").await;
        assert!(
            taps > 1 || over,
            "{game}, late: {late}: only {taps} pieces were in view"
        );
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn steps_of_a_path_keep_their_places_under_a_thumb() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = on_a_phone(&app, &mut chromium, "noria").await;
    page.click("label[for=tab-city]").await;
    const STEPS: &str = "return [...document.querySelectorAll('.ladder')].map((path) =>
        [...path.children].map((step) => Math.round(10 * step.getBoundingClientRect().left) / 10))";
    let steps = page.script(STEPS).await;
    assert_ne!(steps, json!([]));
    for number in 0..8 {
        page.until("my turn", async |page| page.my_turn().await).await;
        page.make_move(number).await;
        page.script("document.getElementById('tab-city').click()").await;
        assert_eq!(page.script(STEPS).await, steps, "after move {number}");
    }
    chromium.quit().await;
}
