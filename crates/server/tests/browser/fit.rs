//! What stands on a screen: everything needed on one of a desk, nothing cut on what lies between, and what a thumb can hit on a phone.

use std::path::{Path, PathBuf};

use engine::Record;
use serde_json::json;

use crate::chromium::{Chromium, Page, Window};
use crate::feel::{DESK, PHONE_WINDOW, desk, table_of};
use crate::harness::{TestApp, Visitor, play_some};

const WIDE: (u32, u32) = (1920, 950);

/// A table that goes on where this share of a game of good players is over, with bots in the other seats.
pub async fn late_table(visitor: &Visitor, game: &str, players: usize, share: f64) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{game}/tests/golden"));
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let [light, counts] = [format!("light-{players}.record"), format!("{players}-counts.record")];
    let played = |file: &PathBuf| {
        [&light, &counts]
            .iter()
            .any(|end| file.to_string_lossy().ends_with(*end))
    };
    let text = std::fs::read_to_string(files.filter(played).max().expect("a game was played")).unwrap();
    let plies = text.parse::<Record>().unwrap().plies.len();
    let token = visitor.token().await;
    let field = "Content-Disposition: form-data; name=";
    let body = format!(
        "--B\r\n{field}\"csrf\"\r\n\r\n{token}\r\n--B\r\n{field}\"record\"; filename=\"a\"\r\n\r\n{text}\r\n--B--\r\n"
    );
    let shown = visitor
        .post_body("/replay", "multipart/form-data; boundary=B", body.into_bytes())
        .await;
    let replay = shown.header("location").trim_end_matches("/replay").to_owned();
    let ply = ((plies as f64 * share) as usize).to_string();
    let sitters: Vec<String> = (2..=players).map(|place| format!("sitter-{place}")).collect();
    let mut fields = vec![("ply", ply.as_str()), ("sitter-1", "here"), ("name-1", "Ana")];
    fields.extend(sitters.iter().map(|sitter| (sitter.as_str(), "gentle")));
    let goes_on = visitor.post(&format!("{replay}/continue"), &fields).await;
    assert_eq!(goes_on.status, 303, "{}", goes_on.body);
    let path = goes_on.header("location").to_owned();
    play_some(visitor, &path, 0).await;
    path
}

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
        let most = *game.players.end();
        let tables = [
            ("2 at the start", table_of(&visitor, game.id, 2, 0).await),
            ("2 near the end", late_table(&visitor, game.id, 2, 0.9).await),
            ("all near the end", late_table(&visitor, game.id, most, 0.9).await),
        ];
        for (when, path) in &tables {
            for (size, page) in &screens {
                page.take_seats_of(&app, &visitor).await;
                page.open(&app, path).await;
                // As many heroes as one can have.
                page.script(
                    "const company = document.querySelector('.own .company');
                    while (company && company.children.length < 18) company.append(company.firstElementChild.cloneNode(true))",
                )
                .await;
                let hidden = page
                    .script(
                        "const board = document.getElementById('board');
                        if (!document.getElementById('bar')) return 'the game is over';
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
                        // Whatever lies in a part that is cut or scrolls is seen whole.
                        for (const holder of document.querySelectorAll('#board *, #bar, #bar *')) {
                            const { overflowX, overflowY } = getComputedStyle(holder);
                            if (overflowX === 'visible' && overflowY === 'visible' || holder.clientHeight < 3 || holder.closest('[popover], svg, .unseen, .move-list')) continue;
                            const edge = holder.getBoundingClientRect();
                            const cut = [...holder.querySelectorAll('li, button, [data-piece], .sign')].filter((piece) => {
                                const box = piece.getBoundingClientRect();
                                return piece.checkVisibility() && box.width > 2 && (box.bottom > edge.bottom + 3 || box.right > edge.right + 6);
                            });
                            if (cut.length > 0) over.push(`${holder.id || holder.className || holder.tagName} cuts ${cut[0].className.baseVal ?? cut[0].className} '${cut[0].textContent.trim().slice(0, 30)}'`);
                        }
                        const rail = document.querySelector('.rail').getBoundingClientRect();
                        const log = document.getElementById('log').getBoundingClientRect();
                        if (log.height < 60 || log.bottom > innerHeight) over.push(`${Math.round(log.height)} px of the log`);
                        for (const plate of document.querySelectorAll('.plate')) {
                            if (plate.getBoundingClientRect().bottom > rail.bottom) over.push('a plate is out of view');
                        }
                        return over.join(', ')",
                    )
                    .await;
                if hidden != json!("") {
                    found.push(format!("{} for {when}, at {size:?}: {hidden}", game.id));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_sites_need_is_read_in_a_crowded_yard() {
    // Smaller than this a sign is a dot.
    const READ_PX: f64 = 20.0;
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let visitor = app.visitor();
    let path = late_table(&visitor, "batisseurs", 2, 0.6).await;
    for window in [desk(DESK), desk(WIDE), PHONE_WINDOW] {
        let page = chromium.window(window).await;
        page.take_seats_of(&app, &visitor).await;
        page.open(&app, &path).await;
        let seen = page
            .script(
                "document.getElementById('tab-yard').click();
                // As many sites as hardly anybody opens: more of those that there are.
                const sites = document.querySelector('.own .sites');
                const list = sites.querySelector('ul');
                const some = [...list.children];
                for (let next = 0; list.children.length < 8; next++) list.append(some[next % some.length].cloneNode(true));
                sites.className = 'sites many';
                const signs = [...list.querySelectorAll('.need .sign')].map((sign) => sign.getBoundingClientRect());
                const cut = [...list.querySelectorAll('.site')].filter((site) => site.scrollHeight > site.clientHeight + 1).length;
                return [Math.min(...signs.map((box) => box.width)), list.scrollHeight - list.clientHeight, cut]",
            )
            .await;
        let (width, below) = (seen[0].as_f64().unwrap(), seen[1].as_f64().unwrap());
        let when = format!("at {:?}: {seen}", window.size);
        assert!(width >= READ_PX, "{when}");
        assert!(window.phone || below <= 1.0, "{when}");
        assert_eq!(seen[2], json!(0), "{when}");
    }
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
        ".voice :is(button, a)",
    ),
    (
        "in the log",
        "document.querySelector('.voice > .close').click(); document.getElementById('tab-log').click()",
        ".chronicle :is(button, a, summary)",
    ),
];

/// What is seen of these elements and is smaller than a thumb, with its size.
async fn too_small(page: &Page, selector: &str) -> String {
    let script = format!(
        "return [...document.querySelectorAll(`{selector}`)]
            .filter((element) => element.checkVisibility({{ visibilityProperty: true }}))
            .map((element) => [element, element.getBoundingClientRect()])
            .filter(([, box]) => Math.min(box.width, box.height) < (innerWidth > 360 ? 43.5 : 42.5))
            .map(([element, box]) => `${{element.className}} '${{element.textContent.trim().slice(0, 20)}}' ${{Math.round(box.width)}}×${{Math.round(box.height)}}`)
            .join(', ')"
    );
    page.script(&script).await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thumb_hits_everything_on_a_phone() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let (phone, narrow) = (
        chromium.window(PHONE_WINDOW).await,
        chromium.window(Window::PHONE).await,
    );
    let visitor = app.visitor();
    let mut found = Vec::new();
    for game in catalogue::infos().filter(|info| web::boards::is_drawn(info.id)) {
        let tables = [
            ("at the start", &phone, table_of(&visitor, game.id, 2, 0).await),
            ("after 12 moves", &phone, table_of(&visitor, game.id, 2, 12).await),
            (
                "late, with 360 px",
                &narrow,
                late_table(&visitor, game.id, 2, 0.8).await,
            ),
        ];
        for (when, page, path) in tables {
            page.take_seats_of(&app, &visitor).await;
            page.open(&app, &path).await;
            // Walkways are strips as thin as they are in the city: a zoom and the list of moves help there.
            let open = "#board .lit:not(.span), .bar button, .bar summary, .tabs label, .plates button, #again";
            let mut small = vec![("on the board", too_small(page, open).await)];
            assert!(page.my_turn().await.is_some(), "{} is over {when}", game.id);
            for (place, opens, selector) in LAYERS {
                page.script(opens).await;
                if place == "in a hint" {
                    page.wait_for("#said .hint").await;
                }
                small.push((place, too_small(page, selector).await));
            }
            for (place, small) in small {
                if !small.is_empty() {
                    found.push(format!("{} {when}, {place}: {small}", game.id));
                }
            }
            let bar = page
                .script("return document.getElementById('bar').getBoundingClientRect().height")
                .await;
            // What is asked in two lines (three small ones beside a wide purse), and one row for what can be done.
            if bar.as_f64().unwrap() > 114.0 {
                found.push(format!("{} {when}: a bar of {bar}", game.id));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    chromium.quit().await;
}
