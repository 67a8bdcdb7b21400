//! Cloud City: where the tile in hand can be laid, each ghost takes the taps on whatever is seen of it.

use serde_json::json;

use crate::chromium::Chromium;
use crate::feel::{DESK, PHONE_WINDOW, desk, table_of};
use crate::harness::TestApp;

/// What is wrong with the taps on ghosts: points on their grounds and towers that another place takes which does not lie before
/// them; places that cannot be used and lie over them.
const WRONG: &str = "const wrong = [];
    const lots = [...document.querySelectorAll('.plane .lot.lit')].filter((lot) => lot.checkVisibility());
    const depth = (lot) => Number(getComputedStyle(lot).zIndex);
    const within = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    for (const lot of lots) {
        const towers = [...lot.querySelectorAll('.tower')];
        if (towers.length !== 2) wrong.push(`${lot.value} has ${towers.length} towers`);
        const points = towers.flatMap((tower) => {
            const { left, width, top, height } = tower.getBoundingClientRect();
            return [0.15, 0.5, 0.9].map((part) => [left + width / 2, top + part * height]);
        });
        for (const [x, y] of points) {
            if (document.elementFromPoint(x, y)?.closest('.views, .turner')) continue;
            const hit = document.elementFromPoint(x, y)?.closest('.lot');
            if (!hit || hit.matches('.idle')) wrong.push(`${lot.value} at ${x},${y}: ${hit?.value}`);
            else if (hit !== lot && !(depth(hit) > depth(lot) && [...hit.querySelectorAll('.tower'), hit].some((part) => within(part.getBoundingClientRect(), x, y)))) {
                wrong.push(`${lot.value} at ${x},${y} takes ${hit.value}`);
            }
        }
    }
    return [lots.length > 1, wrong]";

#[tokio::test(flavor = "multi_thread")]
async fn what_is_seen_of_a_ghost_takes_the_tap_for_its_own_place() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    for window in [PHONE_WINDOW, desk(DESK)] {
        let visitor = app.visitor();
        let page = chromium.window(window).await;
        let path = table_of(&visitor, "cloud-city", 2, 12).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        for number in 0.. {
            page.until("my turn", async |page| page.my_turn().await).await;
            if page.has("#turner").await {
                break;
            }
            page.make_move(number).await;
        }
        for turned in 0..4 {
            let found = page.script(WRONG).await;
            assert_eq!(found, json!([true, []]), "after {turned} quarter turns");
            page.script(
                "[...document.querySelectorAll('.viewpoints label')].find((label) => label.checkVisibility()).click()",
            )
            .await;
        }
        assert_eq!(page.complaints().await, Vec::<String>::new());
    }
    chromium.quit().await;
}

/// How far to the right each tower of the chosen tile stands in the hand.
const CHOSEN: &str =
    "const tile = [...document.querySelectorAll('.tile.chosen')].find((tile) => tile.checkVisibility());
    const picture = [...tile.querySelectorAll('.aside')].find((picture) => picture.checkVisibility());
    return [...picture.querySelectorAll('use[href*=tower]')].map((tower) => tower.getAttribute('x'))";

#[tokio::test(flavor = "multi_thread")]
async fn from_wherever_one_looks_a_chosen_tile_first_shows_both_its_buildings() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;
    for turned in 0..4 {
        let visitor = app.visitor();
        let path = table_of(&visitor, "cloud-city", 2, 0).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.script(&format!("document.getElementById('city-from-{turned}').click()"))
            .await;
        for number in 0.. {
            page.until("my turn", async |page| page.my_turn().await).await;
            let version = page.version().await;
            let chosen = page
                .script("const tile = document.querySelector('#hand .lit[value^=\"take diagonal\"]'); tile?.click(); return !!tile")
                .await;
            if chosen == json!(true) {
                page.wait_beyond(version).await;
                break;
            }
            page.make_move(number).await;
        }
        let towers = page.script(CHOSEN).await;
        let apart = towers.as_array().is_some_and(|at| at.len() == 2 && at[0] != at[1]);
        assert!(apart, "from side {turned}: {towers}");
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}
