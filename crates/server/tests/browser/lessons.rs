//! A first game that teaches, as a newcomer meets it.

use std::time::{Duration, Instant};

use catalogue::{Lesson, infos, lesson};
use engine::Language;
use serde_json::json;
use thirtyfour::prelude::*;

use crate::access::barriers;
use crate::chromium::{Chromium, Page, Window};
use crate::harness::TestApp;

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    infos().filter_map(|info| lesson(info.id))
}

/// Begins the lesson of a game from the first page.
async fn learn(app: &TestApp, page: &Page, lesson: &Lesson) {
    page.open(app, "/").await;
    let form = format!("form[action='/games/{}/learn'] button", lesson.game().info().id);
    page.click(&form).await;
}

/// Waits until something is asked, and gives the number of the step; `None` once the last word is said.
async fn step(page: &Page) -> Option<i64> {
    page.until("what the lesson asks", async |page| {
        if !page.has("#moves .move").await || !page.has(".bar.teaches").await {
            return None;
        }
        if !page.has("#turn .lesson-task").await {
            return Some(None);
        }
        let text = page
            .driver
            .find(By::Css("#turn .lesson-step"))
            .await
            .ok()?
            .text()
            .await
            .ok()?;
        let mut numbers = text.split_whitespace().filter_map(|word| word.parse().ok());
        Some(Some(numbers.next()?))
    })
    .await
}

/// How long the answer to a click may take before the click counts as lost.
const PATIENCE: Duration = Duration::from_secs(3);

/// Clicks what glows on the board, and in the menu that it may open.
async fn do_as_asked(page: &Page) {
    const IN_MENU: &str = ".menu:popover-open .next-step";
    let version = page.version().await;
    page.until("the step to be done", async |page| {
        let menu = page.has(IN_MENU).await;
        if page.version().await > version {
            return Some(());
        }
        let target = if menu {
            IN_MENU
        } else {
            "#board button.next-step, .bar .left button.next-step"
        };
        page.click_one_of(target, 0).await;
        // A second click before the answer would do the next step, too. A click may also only open a menu, or on a
        // phone bring to the front what it is about.
        let clicked = Instant::now();
        while clicked.elapsed() < PATIENCE {
            if page.version().await > version {
                return Some(());
            }
            if page.has(IN_MENU).await != menu {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        None
    })
    .await;
}

/// A text as the driver reads it from the page.
fn seen(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

async fn play_through(window: Window) {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(window).await;
    for lesson in lessons() {
        learn(&app, &page, lesson).await;
        let words = lesson.words(window.language);
        for (number, asked) in (1..).zip(lesson.steps()) {
            assert_eq!(step(&page).await, Some(number), "{}", asked.id());
            assert_eq!(page.text("#turn .lesson-task").await, seen(&words.word(&asked.task())));
            do_as_asked(&page).await;
        }
        assert_eq!(step(&page).await, None, "{}", lesson.game().info().id);
        assert!(
            page.text("#turn")
                .await
                .contains(&seen(&words.word(lesson.end_message())))
        );
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_to_its_end_by_clicks_on_the_board_at_a_desk() {
    play_through(Window::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_to_its_end_by_clicks_on_the_board_on_a_phone_in_french() {
    play_through(Window {
        language: Language::French,
        ..Window::PHONE
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_is_explained_a_reload_changes_nothing_and_the_rest_can_be_skipped() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    learn(&app, &page, lesson("batisseurs").unwrap()).await;
    assert_eq!(step(&page).await, Some(1));
    page.click("#board button[value='open cottage']").await;
    let why = page.text("#said .notice").await;
    assert!(why.contains("Begin small"), "{why}");
    assert_eq!(barriers(&page).await, Vec::<String>::new());
    do_as_asked(&page).await;
    assert_eq!(step(&page).await, Some(2));
    page.driver.refresh().await.unwrap();
    assert_eq!(step(&page).await, Some(2));
    page.click("#skip").await;
    page.wait_for("#hint").await;
    assert!(!page.has(".bar.teaches").await && !page.has(".next-step").await);
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_played_by_keyboard_alone() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    learn(&app, &page, lesson("batisseurs").unwrap()).await;
    while step(&page).await.is_some() {
        let version = page.version().await;
        let place = "const moves = [...document.querySelectorAll('#moves .move')];
            const above = moves.findIndex((move) => move.matches('.next-step'));
            return [above, moves.length - 1 - above]";
        let place = page.script(place).await;
        let [above, below] = [0, 1].map(|side| place[side].as_u64().expect("the list holds what is asked for"));
        page.press("m").await;
        // From the nearer end of the list.
        let (key, presses) = if above <= below {
            (Key::Down, above)
        } else {
            page.press(Key::End).await;
            (Key::Up, below)
        };
        for _ in 0..presses {
            page.press(key.clone()).await;
        }
        let there = page.script("return document.activeElement.matches('.next-step')").await;
        assert_eq!(there, json!(true));
        page.press(Key::Enter).await;
        page.wait_beyond(version).await;
    }
    chromium.quit().await;
}
