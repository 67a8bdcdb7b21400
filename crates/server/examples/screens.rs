//! Pictures of every page, on desks and phones, light and dark:
//! `cargo run -p server --example screens -- FOLDER [PART OF A PAGE'S NAME [PART OF A DEVICE'S NAME]]`.

#[path = "../tests/browser/chromium.rs"]
mod chromium;
#[path = "../tests/harness/mod.rs"]
mod harness;

use std::path::{Path, PathBuf};

use chromium::{Chromium, Page, Window};
use harness::{TestApp, Visitor, play_some, play_to_the_end};
use thirtyfour::Cookie;

/// What pages are looked at on.
struct Device {
    name: &'static str,
    phone: bool,
    /// Without a size a desk has room for whole pages of text.
    size: Option<(u32, u32)>,
}

const DEVICES: [Device; 5] = [
    device("desk", false, None),
    device("desk-low", false, Some((1366, 650))),
    device("desk-wide", false, Some((1920, 950))),
    device("phone", true, Some((390, 844))),
    device("phone-narrow", true, Some((360, 740))),
];

const fn device(name: &'static str, phone: bool, size: Option<(u32, u32)>) -> Device {
    Device { name, phone, size }
}

#[tokio::main]
async fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/screens".to_owned()));
    let wanted = std::env::args().nth(2).unwrap_or_default();
    let on = std::env::args().nth(3).unwrap_or_default();
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let app = TestApp::start().await;
    let visitor = app.visitor();
    let mut pages = pages(&visitor).await;
    pages.retain(|(name, _)| name.contains(&wanted));
    let both = |device| [false, true].map(|dark| (device, dark));
    let mut pictures = 0;
    for (device, dark) in DEVICES.iter().filter(|device| device.name.contains(&on)).flat_map(both) {
        let mut chromium = Chromium::start().await;
        let window = Window {
            phone: device.phone,
            dark,
            size: device.size,
            ..Window::default()
        };
        let page = chromium.window(window).await;
        page.open(&app, "/about").await;
        page.driver.delete_all_cookies().await.expect("cookies can be cleared");
        let seats = Cookie::new(
            "chantier",
            visitor.cookie("chantier").expect("the visitor has been here"),
        );
        page.driver.add_cookie(seats).await.expect("cookies can be set");
        for (name, path) in &pages {
            page.open(&app, path).await;
            let light = if dark { "dark" } else { "light" };
            picture(&page, &folder.join(format!("{name}-{}-{light}.png", device.name))).await;
            pictures += 1;
        }
        chromium.quit().await;
    }
    println!("{pictures} pictures in {}", folder.display());
}

/// Every page, with tables at their start, in the middle, waiting and over, for every game.
async fn pages(visitor: &Visitor) -> Vec<(String, String)> {
    let mut pages: Vec<(String, String)> = ["/", "/tables", "/about", "/nowhere"]
        .map(|path| (path.trim_start_matches('/').to_owned(), path.to_owned()))
        .into();
    pages[0].0 = "home".to_owned();
    for info in catalogue::infos() {
        let id = info.id;
        pages.push((format!("{id}-new"), format!("/games/{id}/new")));
        pages.push((format!("{id}-rules"), format!("/games/{id}/rules")));
        pages.push((format!("{id}-start"), visitor.quick_table(id).await));
        let middle = visitor.quick_table(id).await;
        play_some(visitor, &middle, 30).await;
        pages.push((format!("{id}-middle"), middle));
        let over = visitor.quick_table(id).await;
        play_to_the_end(visitor, &over).await;
        pages.push((format!("{id}-over"), over));
        let seats = [
            ("game", id),
            ("sitter-1", "here"),
            ("name-1", "Ana"),
            ("sitter-2", "invited"),
        ];
        pages.push((format!("{id}-waiting"), visitor.new_table(&seats).await));
    }
    pages
}

/// The height of a window on a desk. A table is as high as its window; pages of text are as long as they are.
const HEIGHT: u32 = 900;

/// The whole page, however long.
async fn picture(page: &Page, file: &Path) {
    let width = page.script("return window.innerWidth").await;
    let width = width.as_u64().unwrap_or(1280) as u32;
    // The page before may have been a long one.
    let _ = page.driver.set_window_rect(0, 0, width, HEIGHT).await;
    let height = page.script("return document.documentElement.scrollHeight").await;
    let longer = height.as_u64().unwrap_or(0) as u32 + 160;
    if longer > HEIGHT + 160 {
        let _ = page.driver.set_window_rect(0, 0, width, longer).await;
    }
    page.driver.screenshot(file).await.expect("a picture can be taken");
}
