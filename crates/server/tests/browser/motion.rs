//! Pieces move from where they were, in an order that tells the story, as fast as the reader likes.

use std::time::Duration;

use serde_json::json;

use crate::chromium::{Chromium, Page, Window};
use crate::feel::{DESK, PHONE_WINDOW, desk, on_a_phone};
use crate::fit::late_table;
use crate::harness::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn coins_fly_from_what_was_used_into_the_purse_and_cards_to_the_part_behind_a_tab() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = on_a_phone(&app, &mut chromium, "batisseurs").await;
    page.script(
        "window.flown = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function (keyframes, options) {
            if (this.classList.contains('flying')) {
                window.flown.push([this.classList.contains('tossed'), options.delay + options.duration]);
            }
            return animate.call(this, keyframes, options);
        }",
    )
    .await;
    let flown = async |tossed: bool, number: usize| {
        page.until("what flies", async |page| {
            let flown = page.script("return window.flown").await;
            let flown = flown.as_array().unwrap();
            assert!(flown.iter().all(|one| one[1].as_f64().unwrap() <= 600.0), "{flown:?}");
            let such = flown.iter().filter(|one| one[0] == json!(tossed)).count();
            (such == number).then_some(())
        })
        .await;
    };
    page.choose_move("take 2").await;
    flown(true, 3).await;
    page.click("label[for='tab-cards']").await;
    page.click("#part-cards .buildings .lit").await;
    flown(false, 1).await;
    assert_eq!(page.complaints().await, Vec::<String>::new());
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_move_in_every_game_and_not_at_all_where_the_system_asks_for_stillness() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    // Stillness is what the system asks for, or what the reader chose.
    for (with_movement, chosen) in [(false, "normal"), (true, "none"), (true, "slow")] {
        let window = Window {
            with_movement,
            ..desk(DESK)
        };
        let page = chromium.window(window).await;
        page.open(&app, "/preferences").await;
        page.click(&format!("[name=motion][value={chosen}]")).await;
        page.click("main form button[type=submit]").await;
        page.until("what was chosen is kept", async |page| {
            (page.script("return location.search").await == json!("?kept")).then_some(())
        })
        .await;
        page.script_first(
            "window.movements = []; window.steps = []; const animate = Element.prototype.animate;
            Element.prototype.animate = function (keyframes, options) {
                window.movements.push((options.delay ?? 0) + options.duration);
                if (this.dataset.piece) window.steps.push([performance.now(), Number(this.dataset.step ?? 0), options.delay ?? 0]);
                return animate.call(this, keyframes, options);
            };
            // What the style sheet moves, a wheel for example, takes no longer.
            document.addEventListener('transitionrun', (event) => {
                const { transitionDuration } = getComputedStyle(event.target);
                if (event.target.matches('#board .ring')) window.movements.push(1000 * parseFloat(transitionDuration));
            });",
        )
        .await;
        for game in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
            page.open(&app, &format!("/games/{}/new", game.id)).await;
            page.click("form.setup button.primary").await;
            for number in 0..6 {
                page.until("my turn", async |page| page.my_turn().await).await;
                page.make_move(number).await;
            }
            let movements = page.script("return window.movements").await;
            let movements: Vec<f64> = movements
                .as_array()
                .unwrap()
                .iter()
                .filter_map(|ms| ms.as_f64())
                .collect();
            let moves = with_movement && chosen != "none";
            assert_eq!(!movements.is_empty(), moves, "{}, {chosen}", game.id);
            assert!(movements.iter().all(|ms| *ms <= 600.0), "{}: {movements:?}", game.id);
            // What moves with one change moves in the order of its steps.
            let untold = page
                .script(
                    "const late = (one, other) => one[0] - other[0] < 30 && one[1] > other[1] && one[2] < other[2];
                    return window.steps.filter((one) => window.steps.some((other) => other[0] <= one[0] && late(one, other)
                        || other[0] > one[0] && other[0] - one[0] < 30 && one[1] > other[1] && one[2] < other[2]))",
                )
                .await;
            assert_eq!(untold, json!([]), "{}: moves before its time", game.id);
        }
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn villagers_and_discs_go_from_where_they_were() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let window = Window {
        with_movement: true,
        ..desk(DESK)
    };
    let page = chromium.window(window).await;
    page.script_first(
        "window.moved = []; const animate = Element.prototype.animate;
        Element.prototype.animate = function (keyframes, options) {
            // What only appears comes from nowhere.
            if (this.dataset.piece && keyframes[0].translate) window.moved.push(this.dataset.piece);
            return animate.call(this, keyframes, options);
        };",
    )
    .await;
    let visitor = app.visitor();
    let moves: [(&str, &[&str], &str); 2] = [
        ("settlement", &["region", "explore", "build", "street"], "folk-1-"),
        ("noria", &["modify", "to"], "wheel-1-disc-"),
    ];
    for (game, verbs, piece) in moves {
        let path = late_table(&visitor, game, 2, 0.6).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        page.my_turn().await;
        for verb in verbs {
            page.script(&format!(
                "document.querySelector('#moves .move[value^=\"{verb} \"]')?.click()"
            ))
            .await;
            tokio::time::sleep(Duration::from_millis(700)).await;
        }
        let moved = page.script("return window.moved").await;
        let moved: Vec<&str> = moved
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|name| name.as_str())
            .collect();
        assert!(moved.iter().any(|name| name.starts_with(piece)), "{game}: {moved:?}");
    }
    chromium.quit().await;
}

/// Notes with each change of the table which pieces went how far, and what flew between heaps.
const STORIES: &str = "window.stories = []; const animate = Element.prototype.animate;
    let tossed = 0;
    Element.prototype.animate = function (...told) {
        if (this.classList.contains('tossed')) tossed += 1;
        return animate.apply(this, told);
    };
    document.addEventListener('chantier:moved', ({ detail }) => {
        const pieces = detail.filter(({ far }) => far > 3).map(({ name }) => name);
        tossed = 0;
        // What flies between heaps is started right after this was told.
        queueMicrotask(() => window.stories.push([...pieces, ...Array(tossed).fill('tossed')]));
    })";

/// Makes moves until with one of them a piece moved whose name begins so: the first that begins with the first of `verbs` that can be
/// made.
async fn until_moved(page: &Page, verbs: &[&str], piece: &str) -> bool {
    const MOVES: usize = 60;
    for _ in 0..MOVES {
        if page.my_turn().await.is_none() {
            return false;
        }
        let version = page.version().await;
        let choose = format!(
            "window.stories = [];
            const moves = [...document.querySelectorAll('#moves .move')];
            const starts = (verb) => moves.find((move) => move.value.split(' ')[0] === verb);
            const chosen = {verbs:?}.map(starts).find(Boolean) ?? moves[0];
            chosen.click();
            return chosen.value.split(' ')[0]"
        );
        let chosen = page.script(&choose).await;
        page.until("the move", async |page| {
            page.script("document.getElementById('sure')?.click()").await;
            (page.version().await > version).then_some(())
        })
        .await;
        page.my_turn().await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        // One move may lead on to the next by itself. What is bought moves, too, and what others do.
        let moved = format!("return window.stories.some((story) => story.some((name) => name.startsWith('{piece}')))");
        let tells = !["end", "done", "open", "recruit"]
            .map(|verb| json!(verb))
            .contains(&chosen);
        if tells && page.script(&moved).await == json!(true) {
            return true;
        }
    }
    false
}

/// Something that moves, where that is looked at, and by which moves it comes about.
struct Mover {
    what: &'static str,
    game: &'static str,
    part: &'static str,
    verbs: &'static [&'static str],
    /// How the names of the pieces begin, one of which is to move.
    piece: &'static str,
}

const MOVERS: [Mover; 3] = [
    Mover {
        what: "a tile",
        game: "cloud-city",
        part: "city",
        verbs: &["take", "lay"],
        piece: "tile-",
    },
    Mover {
        what: "a walkway",
        game: "cloud-city",
        part: "city",
        verbs: &["walkway", "take", "lay", "done"],
        piece: "tossed",
    },
    Mover {
        what: "a house",
        game: "settlement",
        part: "own",
        verbs: &["build", "site", "street", "pay", "use", "region"],
        piece: "house-",
    },
];

#[tokio::test(flavor = "multi_thread")]
async fn tiles_walkways_and_houses_go_from_where_they_were() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let window = Window {
        with_movement: true,
        ..desk(DESK)
    };
    let visitor = app.visitor();
    let mut still = Vec::new();
    for (place, window) in [("a desk", window), ("a phone", PHONE_WINDOW)] {
        let page = chromium.window(window).await;
        page.script_first(STORIES).await;
        for Mover {
            what,
            game,
            part,
            verbs,
            piece,
        } in &MOVERS
        {
            let path = late_table(&visitor, game, 2, 0.4).await;
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            page.script(&format!("document.getElementById('tab-{part}')?.click()"))
                .await;
            if !until_moved(&page, verbs, piece).await {
                still.push(format!("{what} in {game} on {place}"));
            }
        }
    }
    assert_eq!(still, Vec::<String>::new());
    chromium.quit().await;
}
