//! What-if boards and puzzles in the browser.

use std::time::Duration;

use serde_json::json;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, play_to_the_end};

async fn search(page: &Page) -> String {
    let search = page.script("return location.search").await;
    search.as_str().unwrap().to_owned()
}

async fn wait_for_moves(page: &Page, number: usize) {
    page.until(&format!("{number} moves in the address"), async |page| {
        let search = search(page).await;
        let moves = search
            .split_once("&moves=")
            .map_or(0, |(_, moves)| moves.split('~').count());
        let shown = page
            .script("return document.querySelector('main').dataset.explore")
            .await;
        (moves == number && shown == json!(search)).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_on_a_what_if_board_change_the_page_in_place_and_the_back_button_takes_them_back() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    play_to_the_end(&ana, &table).await;
    for phone in [false, true] {
        let mut chromium = Chromium::start().await;
        let page = chromium
            .window(Window {
                phone,
                ..Window::default()
            })
            .await;
        page.open(&app, &format!("{table}/replay?ply=12")).await;
        page.click("[popovertarget='replay-more']").await;
        page.click("#replay-explore").await;
        page.wait_for("main[data-explore] #moves").await;
        page.script("window.same = true; return null").await;
        // Where chance is to draw, the search has nothing to say.
        page.wait_for("#outlook, #draw").await;
        for number in 1..=3 {
            // The first thing that can be done, whoever is to move: on the board, or what chance draws.
            let next = "const piece = document.querySelector('#draw')
                    ?? [...document.querySelectorAll('#board button.lit[name=move]')].find((piece) => piece.checkVisibility())
                    ?? document.querySelector('#moves .move');
                piece.click(); return piece.name";
            page.script(next).await;
            wait_for_moves(&page, number).await;
        }
        page.wait_for("#outlook, #draw").await;
        page.press("u").await;
        wait_for_moves(&page, 2).await;
        page.script("history.back(); return null").await;
        wait_for_moves(&page, 3).await;
        page.script("history.back(); return null").await;
        wait_for_moves(&page, 2).await;
        // Twice at once, and the first answer comes last.
        page.script(
            "const fetched = window.fetch;
            let late = true;
            window.fetch = async (...wish) => {
                // What the search thinks is asked for with a signal to stop.
                if (!wish[1].signal && late && !(late = false)) await new Promise((done) => setTimeout(done, 800));
                return fetched(...wish);
            };
            addEventListener('popstate', () => history.back(), { once: true });
            history.back()",
        )
        .await;
        wait_for_moves(&page, 0).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        wait_for_moves(&page, 0).await;
        page.script("history.forward(); return null").await;
        wait_for_moves(&page, 1).await;
        assert_eq!(
            page.script("return window.same").await,
            json!(true),
            "the page was never loaded anew"
        );
        chromium.quit().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_answered_on_its_board() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    let games = catalogue::games()
        .iter()
        .filter(|game| catalogue::puzzles(**game).is_some());
    let mut solved = 0;
    for game in games {
        let info = game.info();
        solved += 1;
        let solution = &catalogue::puzzle(*game, 1).unwrap().puzzle.solution;
        page.open(&app, &format!("/puzzles/{}/1", info.id)).await;
        page.wait_for("#moves").await;
        let press = format!(
            "document.querySelector('#board button[name=move][value=\"{solution}\"], #bar button[name=move][value=\"{solution}\"]').click();
             return null"
        );
        page.script(&press).await;
        page.wait_for("#answer").await;
        assert!(
            !page.has("#board button.lit").await,
            "{}: there is nothing more to do",
            info.id
        );
    }
    page.open(&app, "/puzzles").await;
    let found = page
        .script("return document.querySelectorAll('.numbers .found').length")
        .await;
    assert_eq!(found, json!(solved));
    chromium.quit().await;
}
