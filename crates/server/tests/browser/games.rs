//! Whole games in the browser.

use engine::Language;

use crate::chromium::{Chromium, Window};
use crate::harness::{TestApp, play_to_the_end};

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_plays_a_whole_game_against_a_bot_by_clicking() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/").await;
    page.click("article.game button.play").await;
    let mut clicks = 0;
    while page.my_turn().await.is_some() {
        clicks += 1;
        page.make_move(clicks).await;
    }
    assert!(clicks > 10);
    assert!(page.text(".breakdown").await.contains("Total"));
    page.wait_for(".result.counting").await;
    assert!(page.text("#bests .best").await.contains("first game"));
    assert!(page.driver.title().await.unwrap().starts_with("Game over"));
    assert_eq!(page.complaints().await, Vec::<String>::new());
    page.click("form[action$='/again'] button").await;
    page.wait_for("#moves").await;
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_a_whole_game_by_an_invitation_link() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let ana = chromium.window(Window::default()).await;
    let bo = chromium
        .window(Window {
            language: Language::French,
            ..Window::default()
        })
        .await;
    ana.open(&app, "/games/batisseurs/new").await;
    ana.fill("[name='name-1']", "Ana").await;
    ana.choose("#sitter-2", "invited").await;
    ana.click("[name='start'][value='1']").await;
    ana.click("form.setup button.primary").await;
    ana.wait_for("#invitation").await;
    let invitation = ana.value("#invitation").await;
    bo.driver.goto(&invitation).await.unwrap();
    bo.fill("form[action$='/join'] input[name='name']", "Bo").await;
    bo.click("form[action$='/join'] button").await;
    ana.wait_for_title("● Your turn").await;
    bo.wait_for_title("À Ana de jouer").await;

    let mut clicks = 0;
    loop {
        let (mover, watcher) = if ana.has("#moves .move").await {
            (&ana, &bo)
        } else {
            (&bo, &ana)
        };
        if mover.my_turn().await.is_none() {
            break;
        }
        clicks += 1;
        mover.make_move(clicks).await;
        let version = mover.version().await;
        watcher.wait_beyond(version - 1).await;
        if mover.has("#result-title").await {
            break;
        }
    }
    ana.wait_for("#result-title").await;
    bo.wait_for("#result-title").await;
    assert!(ana.text(".breakdown").await.contains("Bo"));
    assert!(bo.text(".breakdown").await.contains("Ana"));
    assert_eq!(ana.complaints().await, Vec::<String>::new());
    assert_eq!(bo.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_around_one_screen_play_a_whole_game() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium
        .window(Window {
            dark: true,
            ..Window::default()
        })
        .await;
    page.open(&app, "/games/batisseurs/new").await;
    page.fill("[name='name-1']", "Ana").await;
    page.choose("#sitter-2", "here").await;
    page.fill("[name='name-2']", "Bo").await;
    page.click("[name='start'][value='2']").await;
    page.click("form.setup button.primary").await;
    page.wait_for_title("Bo to move").await;
    let mut clicks = 0;
    while page.my_turn().await.is_some() {
        clicks += 1;
        page.make_move(clicks).await;
    }
    let result = page.text(".breakdown").await;
    assert!(result.contains("Ana") && result.contains("Bo"));
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_around_one_screen_hand_it_over_before_a_hand_is_seen() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    page.open(&app, "/games/cloud-city/new").await;
    page.choose("#sitter-2", "here").await;
    page.click("[name='start'][value='1']").await;
    page.click("form.setup button.primary").await;
    for number in 0..6 {
        page.wait_for("#pass").await;
        assert!(page.has("#board").await, "what lies open is seen by both");
        assert!(!page.has("#moves .move").await && !page.has("#board .lit").await);
        page.click("#pass").await;
        page.wait_for("#moves .move").await;
        let mut made = number;
        while page.has("#moves .move").await {
            page.make_move(made).await;
            made += 1;
        }
    }
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_works_without_javascript() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let window = Window {
        without_javascript: true,
        ..Window::default()
    };
    let page = chromium.window(window).await;
    page.open(&app, "/").await;
    page.click("article.game button.play").await;
    page.wait_for("main[data-version]").await;
    let (mut clicks, mut waited) = (0, 0);
    while !page.has("#result-title").await {
        if !page.has("#moves .move").await {
            // Without a stream the page looks again by itself; to be done sooner, the reader does.
            waited += 1;
            if waited > 2 {
                page.driver.refresh().await.unwrap();
            } else {
                page.until("a page that refreshes itself", async |page| {
                    (page.has("#moves .move").await || page.has("#result-title").await).then_some(())
                })
                .await;
            }
            continue;
        }
        clicks += 1;
        page.make_move(clicks).await;
    }
    assert!(page.text(".breakdown").await.contains("Total"));
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_has_the_next_step_in_view_and_cuts_nothing() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let mut chromium = Chromium::start().await;
    for game in ["batisseurs", "noria"] {
        let table = ana.quick_table(game).await;
        play_to_the_end(&ana, &table).await;
        for (name, window) in [("desk", Window::default()), ("phone", Window::PHONE)] {
            let page = chromium.window(window).await;
            page.take_seats_of(&app, &ana).await;
            page.open(&app, &table).await;
            page.wait_for("#bests .best").await;
            let amiss = page
                .script(
                    "const amiss = [];
                     const next = document.querySelector('.onward .primary').getBoundingClientRect();
                     if (next.top < 0 || next.bottom > innerHeight) amiss.push('the next step is out of view');
                     if (next.height < 44) amiss.push('the next step is small');
                     const { scrollWidth } = document.documentElement;
                     if (scrollWidth > innerWidth) amiss.push(`${scrollWidth} px of ${innerWidth}`);
                     for (const cell of document.querySelectorAll('.breakdown :is(th, td)')) {
                         if (cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1) amiss.push(`cut: ${cell.textContent}`);
                     }
                     document.querySelector('details.log').open = true;
                     const log = document.getElementById('log');
                     if (log.scrollHeight > log.clientHeight + 1 || getComputedStyle(log).maskImage !== 'none') amiss.push('the log is cut');
                     return amiss.join(', ')",
                )
                .await;
            assert_eq!(amiss, "", "{game} on a {name}");
        }
    }
    chromium.quit().await;
}
