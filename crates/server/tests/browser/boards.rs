//! Games of every kind and variant, clicked on the board itself, on a desk and on a phone: one of each kind whole, of the others the
//! beginning.

use catalogue::AnyGame;
use engine::{Info, Setup};
use serde_json::json;

use crate::chromium::{Chromium, Page, Window};
use crate::harness::{TestApp, play_to_the_end};
use crate::stillness::WATCH;

/// How many clicks of a game are made on the board where it is not played whole; the others are made without a browser.
const SOME_CLICKS: usize = 24;

/// Notes the turns before which others moved, by the first of their moves, and whether something on the board was marked as new
/// when such a turn began.
const MARKS: &str = "window.marks = { turns: new Set(), marked: new Set() };
    document.addEventListener('chantier:changed', () => {
        const from = document.querySelector('#again')?.dataset.from;
        if (!from || !document.querySelector('#bar.yours') || marks.turns.has(from)) return;
        marks.turns.add(from);
        if (document.querySelector('#board :is(.news, .has-news)')) marks.marked.add(from);
    })";

/// From how many turns on something can be said of a game.
const ENOUGH_TURNS: u64 = 6;

/// Plays `setup` to its end with nothing but clicks on what is lit on the board, or, if not `whole`, its beginning. The reader
/// sits on the first place, bots on the others.
async fn play_on_the_board(info: &Info, setup: &Setup, window: Window, whole: bool) {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(window).await;
    page.script_first(&format!("{WATCH}; {MARKS}")).await;
    page.open(&app, &format!("/games/{}/new", info.id)).await;
    for place in 2..=*info.players.end() {
        let sitter = if place <= setup.players { "easy" } else { "nobody" };
        if place > 2 && sitter == "nobody" {
            break;
        }
        if place > 2 {
            page.click(&format!(".add:has(#sitter-{place}) > summary")).await;
        }
        page.choose(&format!("#sitter-{place}"), sitter).await;
    }
    if !setup.options.is_empty() {
        page.click("#variants > summary").await;
    }
    for (key, value) in &setup.options {
        page.click(&format!("[name='option-{key}'][value='{value}']")).await;
    }
    page.click("form.setup button.primary").await;
    let mut clicks = 0;
    while page.my_turn().await.is_some() {
        if !whole && clicks == SOME_CLICKS {
            go_on_without_a_browser(&app, &page).await;
            continue;
        }
        clicks += 1;
        if web::boards::is_drawn(info.id) {
            page.move_on_the_board(clicks).await;
        } else {
            page.make_move(clicks).await;
        }
        assert!(clicks < 3000, "the game does not end");
        if clicks % 16 == 1 {
            let wide = page
                .script("return document.documentElement.scrollWidth > window.innerWidth")
                .await;
            assert_eq!(
                wide,
                json!(false),
                "the page is wider than the window after {clicks} clicks"
            );
        }
    }
    assert!(clicks > 3, "{} was hardly played", info.id);
    let shifts = page.script("return [...new Set(still.shifts)]").await;
    assert_eq!(shifts, json!([]), "{} scrolls or shifts by itself", info.id);
    let marks = page.script("return [marks.turns.size, marks.marked.size]").await;
    let (turns, marked) = (marks[0].as_u64().unwrap(), marks[1].as_u64().unwrap());
    assert!(
        !web::boards::is_drawn(info.id) || turns < ENOUGH_TURNS || 2 * marked > turns,
        "{}: something is marked at {marked} of {turns} turns",
        info.id
    );
    assert!(!page.text(".breakdown").await.is_empty());
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

/// Plays the game of an open page to its end as another browser of the same person would; the page follows.
async fn go_on_without_a_browser(app: &TestApp, page: &Page) {
    let visitor = app.visitor();
    page.give_seats_to(&visitor).await;
    let table = page.script("return location.pathname").await;
    play_to_the_end(&visitor, table.as_str().unwrap()).await;
    page.wait_for("#result-title").await;
}

/// What is played of a game: as few as can play and as many, all else as it comes, and then the options, the first of
/// their other values together and, for as long as there are any, the next ones.
fn setups(game: &dyn AnyGame) -> Vec<Setup> {
    let (fewest, most) = game.info().players.clone().into_inner();
    let mut counts = vec![fewest.max(2), most];
    counts.extend((fewest == 1).then_some(fewest));
    let mut setups: Vec<Setup> = counts.into_iter().map(Setup::new).collect();
    let options = game.info().options;
    let longest = options.iter().map(|spec| spec.values.len()).max().unwrap_or(0);
    for place in 1..longest.min(3) {
        let chosen = |setup: Setup, spec: &engine::OptionSpec| match spec.values.get(place) {
            Some(value) => setup.with(spec.key, value),
            None => setup,
        };
        let table = |players| options.iter().fold(Setup::new(players), chosen);
        // Some options do not go together with so many players, or with each other.
        let playable = |setup: &Setup| game.validate(setup).is_ok();
        setups.extend([3, 2].into_iter().map(table).find(playable));
    }
    setups
}

/// Plays every `parts`-th of all set-ups of all games, beginning with number `part`, on a desk and on a phone in turn; the first
/// of each game whole.
async fn play_part(part: usize) {
    const PARTS: usize = 4;
    let of_game = |game: &'static dyn AnyGame| {
        let numbered = setups(game).into_iter().enumerate();
        numbered.map(move |(number, setup)| (game.info(), setup, number == 0))
    };
    let all = catalogue::games().iter().flat_map(|game| of_game(*game));
    let windows = [Window::default(), Window::PHONE].into_iter().cycle();
    for ((info, setup, whole), window) in all.zip(windows).skip(part).step_by(PARTS) {
        eprintln!("{} {setup:?} on a phone: {}", info.id, window.phone);
        play_on_the_board(info, &setup, window, whole).await;
    }
}

// Four tests instead of one, so that they run beside each other.

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_on_the_board_first_part() {
    play_part(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_on_the_board_second_part() {
    play_part(1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_on_the_board_third_part() {
    play_part(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_games_on_the_board_fourth_part() {
    play_part(3).await;
}
