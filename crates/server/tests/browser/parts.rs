//! Which part of a board a phone has in front, and from where on it shows it.

use std::time::Duration;

use serde_json::json;

use crate::chromium::{Chromium, Page};
use crate::feel::{DESK, PHONE_WINDOW, desk, table_of};
use crate::harness::TestApp;

const FRONT: &str = "return document.querySelector('.tabs input:checked').id";

/// A table of a game on a phone, once something is lit in the part with this name.
async fn until_lit_in(app: &TestApp, page: &Page, game: &str, part: &str) {
    let visitor = app.visitor();
    let path = table_of(&visitor, game, 2, 0).await;
    page.take_seats_of(app, &visitor).await;
    page.open(app, &path).await;
    for number in 0.. {
        page.until("my turn", async |page| page.my_turn().await).await;
        if page.has(&format!("#part-{part} .lit")).await {
            return;
        }
        page.make_move(number).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_part_in_front_is_one_in_which_something_can_be_done() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;
    let visitor = app.visitor();
    for game in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
        for moves in [0, 5, 15] {
            let path = table_of(&visitor, game.id, 2, moves).await;
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            if page.my_turn().await.is_none() {
                continue;
            }
            let seen = page
                .script(
                    "const lit = [...document.querySelectorAll('#board .lit')];
                    return lit.length === 0 || lit.some((piece) => piece.checkVisibility())",
                )
                .await;
            assert_eq!(seen, json!(true), "{} after {moves} moves", game.id);
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_goes_to_the_only_site_by_one_click() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(desk(DESK)).await;
    let visitor = app.visitor();
    let path = table_of(&visitor, "batisseurs", 2, 0).await;
    page.take_seats_of(&app, &visitor).await;
    page.open(&app, &path).await;
    page.until("my turn", async |page| page.my_turn().await).await;
    for piece in [
        "#part-cards button.lit[value^=open]",
        "#part-yard button.lit[value^=send]",
    ] {
        let version = page.version().await;
        page.click(piece).await;
        page.wait_beyond(version).await;
    }
    assert!(
        !page.has("#moves .move[value^='to ']").await,
        "nobody is asked where to"
    );
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_a_building_stays_where_more_can_be_taken() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;
    until_lit_in(&app, &page, "batisseurs", "cards").await;
    page.click("label[for=tab-cards]").await;
    for _ in 0..2 {
        let version = page.version().await;
        page.script("document.querySelector('#part-cards button.lit[value^=open]').click()")
            .await;
        page.wait_beyond(version).await;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        assert_eq!(page.script(FRONT).await, json!("tab-cards"));
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_part_that_comes_to_the_front_shows_the_first_of_what_can_be_done() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(PHONE_WINDOW).await;
    until_lit_in(&app, &page, "noria", "city").await;
    // Left scrolled to its end, then another part in front.
    page.script(
        "document.getElementById('tab-city').click();
        const board = document.getElementById('board');
        board.scrollTop = board.scrollHeight",
    )
    .await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    let above = "return document.getElementById('board').hasAttribute('data-above')";
    assert_eq!(
        page.script(above).await,
        json!(true),
        "the edge tells of what lies above"
    );
    page.script("document.getElementById('tab-wheel').click(); aim.turn('tab-city', 50)")
        .await;
    page.until("the first in view", async |page| {
        let seen = page
            .script(
                "const board = document.getElementById('board').getBoundingClientRect();
                const first = [...document.querySelectorAll('#part-city .lit')].find((piece) => piece.checkVisibility());
                return first.getBoundingClientRect().top >= board.top - 1",
            )
            .await;
        (seen == json!(true)).then_some(())
    })
    .await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn politicians_stay_within_their_frame_and_beside_the_names_of_the_paths() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(desk(DESK)).await;
    for players in [2, 4] {
        let visitor = app.visitor();
        let path = table_of(&visitor, "noria", players, 0).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        let over = page
            .script(
                "const over = [];
                for (const chamber of document.querySelectorAll('#hall .chamber')) {
                    const people = [...chamber.querySelectorAll('.waiting-row .sign')].map((sign) => sign.getBoundingClientRect());
                    const left = Math.min(...people.map((box) => box.left));
                    const name = chamber.querySelector('.title').getBoundingClientRect();
                    const frame = chamber.querySelector('.bench').getBoundingClientRect();
                    if (left < name.right) over.push(`over a name by ${name.right - left}`);
                    const right = Math.max(...[...chamber.querySelectorAll('.chair')].map((chair) => chair.getBoundingClientRect().right));
                    if (right > frame.right + 1) over.push(`seats over the frame by ${right - frame.right}`);
                    if (left < frame.left) over.push(`over the frame by ${frame.left - left}`);
                }
                return over",
            )
            .await;
        assert_eq!(over, json!([]), "{players} players");
    }
    chromium.quit().await;
}
