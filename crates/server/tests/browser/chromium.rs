//! Browsers for the tests: one chromedriver a test, any number of windows with cookies of their own.

#![allow(dead_code, reason = "tests and pictures use a part of it each")]

use std::cell::Cell;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use engine::Language;
use serde_json::json;
use thirtyfour::ChromeCapabilities;
use thirtyfour::prelude::*;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::harness::{TestApp, Visitor};

/// Browsers are heavy; more at a time would only wait for each other.
static PLACES: Semaphore = Semaphore::const_new(2);

/// How long a page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(60);

/// After how long a test looks again.
const AGAIN: Duration = Duration::from_millis(25);

/// How long a person waits for an answer to a tap.
const TAP_AGAIN: Duration = Duration::from_secs(5);

/// How many moves a test makes before it only ends turns.
const PATIENT_MOVES: usize = 24;

/// A chromedriver and the windows it opened.
pub struct Chromium {
    driver: Child,
    url: String,
    windows: Vec<WebDriver>,
    profiles: Vec<tempfile::TempDir>,
    _place: SemaphorePermit<'static>,
}

/// How a window differs from a plain one on a desk.
#[derive(Clone, Copy, Default)]
pub struct Window {
    pub language: Language,
    pub dark: bool,
    pub phone: bool,
    pub without_javascript: bool,
    pub with_movement: bool,
    /// The size of the page, where it matters; without one a desk has room and a phone is small.
    pub size: Option<(u32, u32)>,
}

impl Window {
    /// A small phone.
    pub const PHONE: Window = Window {
        language: Language::English,
        dark: false,
        phone: true,
        without_javascript: false,
        with_movement: false,
        size: None,
    };
}

impl Chromium {
    pub async fn start() -> Chromium {
        let place = PLACES.acquire().await.unwrap();
        let program = on_path("chromedriver");
        on_path("chromium");
        let port = free_port();
        let driver = Command::new(program)
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        Chromium {
            driver,
            url: format!("http://127.0.0.1:{port}"),
            windows: Vec::new(),
            profiles: Vec::new(),
            _place: place,
        }
    }

    /// A window of a fresh browser.
    pub async fn window(&mut self, window: Window) -> Page {
        let profile = tempfile::tempdir().unwrap();
        let capabilities = capabilities(window, &profile);
        self.profiles.push(profile);
        let start = Instant::now();
        let driver = loop {
            match WebDriver::new(&self.url, capabilities.clone()).await {
                Ok(driver) => break driver,
                Err(_) if start.elapsed() < PATIENCE => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(error) => panic!("chromium does not start: {error}"),
            }
        };
        driver.set_script_timeout(PATIENCE).await.unwrap();
        self.windows.push(driver.clone());
        Page { driver }
    }

    /// Closes every window.
    pub async fn quit(mut self) {
        for window in self.windows.drain(..) {
            let _ = window.quit().await;
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        // After a test that failed the browsers would live on without their driver, and slow down all that follow.
        for profile in &self.profiles {
            let browser = format!("--user-data-dir={}", profile.path().display());
            let _ = Command::new("pkill").args(["-9", "-f", "--", &browser]).status();
        }
    }
}

fn capabilities(window: Window, profile: &tempfile::TempDir) -> ChromeCapabilities {
    let mut capabilities = DesiredCapabilities::chrome();
    let profile = format!("--user-data-dir={}", profile.path().display());
    let mut arguments = vec![
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--no-first-run",
        "--window-size=1280,900",
        // As if this machine were another one of the local network, which browsers trust less.
        "--host-resolver-rules=MAP chantier.test 127.0.0.1",
        &profile,
    ];
    if !window.with_movement {
        arguments.push("--force-prefers-reduced-motion");
    }
    if window.dark {
        arguments.push("--blink-settings=preferredColorScheme=0");
    }
    for argument in arguments {
        capabilities.add_arg(argument).unwrap();
    }
    let mut preferences = json!({ "intl.accept_languages": window.language.code() });
    if window.without_javascript {
        preferences["profile.managed_default_content_settings.javascript"] = json!(2);
    }
    capabilities.add_experimental_option("prefs", preferences).unwrap();
    let size = window.size.or(window.phone.then_some((360, 740)));
    if let Some((width, height)) = size {
        let (touch, ratio) = if window.phone { (true, 2.0) } else { (false, 1.0) };
        let metrics = json!({ "deviceMetrics": {
            "width": width, "height": height, "pixelRatio": ratio, "touch": touch, "mobile": touch
        } });
        capabilities
            .add_experimental_option("mobileEmulation", metrics)
            .unwrap();
    }
    capabilities
        .set("goog:loggingPrefs", json!({ "browser": "ALL" }))
        .unwrap();
    capabilities
}

/// The program of this name, or one line that says how to get it.
fn on_path(program: &str) -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file());
    found.unwrap_or_else(|| panic!("{program} is not installed: `cargo xtask test` installs it"))
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// What a person sees and does in one window.
#[derive(Clone)]
pub struct Page {
    pub driver: WebDriver,
}

impl Page {
    /// Opens a page. The one before may be about to lead elsewhere by itself: then again.
    pub async fn open(&self, app: &TestApp, path: &str) {
        let url = app.url(path);
        let opened = self.until(&url, async |page| page.driver.goto(url.as_str()).await.ok());
        opened.await;
    }

    /// Gives the window the seats of a visitor who has been here without a browser.
    pub async fn take_seats_of(&self, app: &TestApp, visitor: &Visitor) {
        self.open(app, "/about").await;
        self.driver.delete_all_cookies().await.unwrap();
        let seats = Cookie::new("chantier", visitor.cookie("chantier").unwrap());
        self.driver.add_cookie(seats).await.unwrap();
    }

    /// Gives a visitor without a browser the seats of the window.
    pub async fn give_seats_to(&self, visitor: &Visitor) {
        let seats = self.driver.get_named_cookie("chantier").await.unwrap();
        visitor.keep_cookie("chantier", &seats.value);
    }

    /// Clicks what `selector` names, once it is there.
    pub async fn click(&self, selector: &str) {
        let clicked = self.until(selector, async |page| {
            let element = page.driver.find(By::Css(selector)).await.ok()?;
            element.click().await.ok()
        });
        clicked.await;
    }

    /// Whether there is an element now.
    pub async fn has(&self, selector: &str) -> bool {
        self.driver.find(By::Css(selector)).await.is_ok()
    }

    pub async fn wait_for(&self, selector: &str) {
        self.until(selector, async |page| page.has(selector).await.then_some(()))
            .await;
    }

    /// Waits until an element is seen: laid out, and within the window.
    pub async fn wait_to_see(&self, selector: &str) {
        let seen = format!(
            "const {{ left, right, top, bottom, width, height }} = document.querySelector(`{selector}`)?.getBoundingClientRect() ?? {{}};
            return width > 4 && height > 4 && top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1
                && document.querySelector(`{selector}`).checkVisibility({{ visibilityProperty: true, opacityProperty: true }})"
        );
        self.until(selector, async |page| {
            (page.script(&seen).await == json!(true)).then_some(())
        })
        .await;
    }

    /// The text of an element, once it is there.
    pub async fn text(&self, selector: &str) -> String {
        let text = self.until(selector, async |page| {
            let element = page.driver.find(By::Css(selector)).await.ok()?;
            element.text().await.ok()
        });
        text.await
    }

    /// The value of a field, once it is there.
    pub async fn value(&self, selector: &str) -> String {
        let value = self.until(selector, async |page| {
            let field = page.driver.find(By::Css(selector)).await.ok()?;
            Some(field.prop("value").await.ok()?.unwrap_or_default())
        });
        value.await
    }

    /// Writes into a field, replacing what was there. A page that is just coming in does not take keys yet: then again.
    pub async fn fill(&self, selector: &str, text: &str) {
        let filled = self.until(selector, async |page| {
            let field = page.driver.find(By::Css(selector)).await.ok()?;
            field.clear().await.ok()?;
            field.send_keys(text).await.ok()
        });
        filled.await;
    }

    /// Chooses a value of a list.
    pub async fn choose(&self, selector: &str, value: &str) {
        self.click(&format!("{selector} option[value='{value}']")).await;
    }

    /// Presses keys where the focus is. The page may be morphed between the question and the answer: then again.
    pub async fn press(&self, keys: impl Into<TypingData> + Clone) {
        let pressed = self.until("somewhere to press keys", async |page| {
            let focused = page.driver.active_element().await.ok()?;
            focused.send_keys(keys.clone()).await.ok()
        });
        pressed.await;
    }

    /// Asks the browser itself, by its own protocol.
    pub async fn ask_browser(&self, method: &str, arguments: serde_json::Value) -> serde_json::Value {
        self.driver.cdp().send_raw(method, arguments).await.unwrap()
    }

    /// Runs a script before any of the pages that are opened from now on.
    pub async fn script_first(&self, script: &str) {
        self.ask_browser("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }))
            .await;
    }

    /// Runs a script and gives what it returns. A page that is just coming in has not all that scripts look for: then again.
    pub async fn script(&self, script: &str) -> serde_json::Value {
        let start = Instant::now();
        loop {
            match self.driver.execute(script, Vec::new()).await {
                Ok(returned) => return returned.json().clone(),
                Err(error) if start.elapsed() > PATIENCE => panic!("{error}\n{script}"),
                Err(_) => tokio::time::sleep(AGAIN).await,
            }
        }
    }

    pub async fn version(&self) -> i64 {
        let version = self.until("the version", async |page| {
            let main = page.driver.find(By::Css("main[data-version]")).await.ok()?;
            main.attr("data-version").await.ok()??.parse().ok()
        });
        version.await
    }

    /// Waits until the table has a newer version than `version`.
    pub async fn wait_beyond(&self, version: i64) {
        self.until("a newer version", async |page| {
            (page.version().await > version).then_some(())
        })
        .await;
    }

    /// Says yes to a question by one key after the other: the focus stands on the answer that does nothing, the other is next to it.
    pub async fn agree_by_key(&self) {
        let agrees = self.script("return document.activeElement?.id === 'sure'").await == json!(true);
        self.press(if agrees { Key::Enter } else { Key::Tab }).await;
    }

    /// Waits for `title` to stand at the front of the page's title.
    pub async fn wait_for_title(&self, title: &str) {
        let titled = self.until(title, async |page| {
            page.driver.title().await.ok()?.starts_with(title).then_some(())
        });
        titled.await;
    }

    /// Makes the reader's move number `number` and waits until it is made: one of the list, and after a while the
    /// one that ends the turn, so that the game comes to its end in reasonable time.
    pub async fn make_move(&self, number: usize) {
        let version = self.version().await;
        self.choose_from_the_list(number).await;
        let chosen = Cell::new(Instant::now());
        let made = self.until("the move to be made", async |page| {
            if page.version().await > version {
                return Some(());
            }
            // Ending a turn early is asked about first.
            if let Ok(sure) = page.driver.find(By::Css("#sure")).await {
                let _ = sure.click().await;
            } else if chosen.get().elapsed() > TAP_AGAIN && page.has("#moves .move").await {
                page.choose_from_the_list(number).await;
                chosen.set(Instant::now());
            }
            None
        });
        made.await;
    }

    async fn choose_from_the_list(&self, number: usize) {
        let clicked = self.until("a move", async |page| {
            page.open_moves().await;
            if number > PATIENT_MOVES
                && let Ok(end) = page.driver.find(By::Css("#moves .move[value='end']")).await
            {
                return end.click().await.ok();
            }
            let moves = page.driver.find_all(By::Css("#moves .move")).await.ok()?;
            moves.get(number * 7919 % moves.len().max(1))?.click().await.ok()
        });
        clicked.await;
    }

    /// Unfolds the list of moves.
    pub async fn open_moves(&self) {
        self.until("the list of moves", async |page| {
            if page.has("#moves[open]").await {
                return Some(());
            }
            let summary = page.driver.find(By::Css("#moves > summary")).await.ok()?;
            if summary.click().await.is_err() {
                // On a phone the way to what is lit may stand in its place; those who have the page read out unfold it all the same.
                page.script("document.querySelector('#moves > summary')?.click()").await;
            }
            None
        })
        .await;
    }

    /// Makes the move with this text from the list.
    pub async fn choose_move(&self, text: &str) {
        let selector = format!("#moves .move[value='{text}']");
        let chosen = self.until(&selector, async |page| {
            page.open_moves().await;
            let choice = page.driver.find(By::Css(selector.as_str())).await.ok()?;
            choice.click().await.ok()
        });
        chosen.await;
    }

    /// Makes the reader's move number `number` by clicks on the board alone, and waits until it is made: on
    /// something lit, on a move of the menu that it may open, on the button that says one is sure.
    pub async fn move_on_the_board(&self, number: usize) {
        let version = self.version().await;
        self.choose_on_the_board(number).await;
        let chosen = Cell::new(Instant::now());
        let asked = self.until("the move to be made", async |page| {
            let asked = page.has("#sure").await;
            if asked || page.version().await > version {
                return Some(asked);
            }
            // A tap in the very moment in which the page changes is lost; a person taps again.
            if chosen.get().elapsed() > TAP_AGAIN {
                page.choose_on_the_board(number).await;
                chosen.set(Instant::now());
            }
            None
        });
        if asked.await {
            self.click("#sure").await;
            self.wait_beyond(version).await;
        }
    }

    async fn choose_on_the_board(&self, number: usize) {
        // What is lit may stand behind a tab of the phone: the bar leads there, unless the game itself is about to.
        let led = "window.still?.leave();
            const lit = [...document.querySelectorAll('#board .lit, .bar .left .lit')];
            const seen = () => lit.some((piece) => piece.checkVisibility({ visibilityProperty: true }));
            if (lit.length > 0 && !seen()) document.querySelector('#jump:not([hidden])')?.click();
            return lit.length === 0 || seen()";
        self.until("something lit in front", async |page| {
            (page.script(led).await == json!(true)).then_some(())
        })
        .await;
        // A second tap on the piece whose menu is open would only close it.
        let menu = ".menu:popover-open .move";
        if self.has(menu).await
            || self
                .click_one_of("#board button.lit, .bar .left button.lit", number)
                .await
        {
            self.click_one_of(menu, number).await;
        }
    }

    /// Clicks on one of the buttons that are seen, and says whether it opens a menu. What lies under something else
    /// cannot be clicked; the next is tried then.
    pub async fn click_one_of(&self, selector: &str, number: usize) -> bool {
        let tries = AtomicUsize::new(number * 7919);
        let clicked = self.until(selector, async |page| {
            let script = "const seen = [...document.querySelectorAll(arguments[0])]
                    .filter((button) => button.checkVisibility({ visibilityProperty: true }));
                const button = seen[arguments[1] % seen.length];
                // A button half below the window's edge counts as seen by the driver, which then taps beside the window.
                button?.scrollIntoView({ block: 'center' });
                return button";
            let turn = tries.fetch_add(1, Ordering::Relaxed);
            let found = page
                .driver
                .execute(script, vec![json!(selector), json!(turn)])
                .await
                .ok()?;
            let button = found.element().ok()?;
            let opens = button.attr("popovertarget").await.ok()?.is_some();
            button.click().await.ok()?;
            Some(opens)
        });
        clicked.await
    }

    /// Whether it is this window's turn, once that is clear; `None` when the game is over.
    pub async fn my_turn(&self) -> Option<()> {
        self.until("a turn or the end", async |page| {
            if page.has("#result-title").await {
                return Some(None);
            }
            page.has("#moves .move").await.then_some(Some(()))
        })
        .await
    }

    /// What the browser complained about.
    pub async fn complaints(&self) -> Vec<String> {
        let log = self.driver.get_log("browser").await.unwrap();
        let severe = log.into_iter().filter(|entry| entry.level == "SEVERE");
        severe.map(|entry| entry.message).collect()
    }

    /// Tries again and again until `attempt` gives something.
    pub async fn until<T>(&self, what: &str, attempt: impl AsyncFn(&Page) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = attempt(self).await {
                return found;
            }
            if start.elapsed() > PATIENCE {
                let url = self.driver.current_url().await.map(|url| url.to_string());
                let focused = "return document.activeElement?.outerHTML.slice(0, 300)";
                let focus = self.driver.execute(focused, Vec::new()).await;
                let focus = focus.map(|focus| focus.json().clone());
                let log = self.driver.get_log("browser").await;
                let source = self.driver.source().await.unwrap_or_default();
                panic!("waited too long for {what} at {url:?}\nfocus: {focus:?}\nlog: {log:?}\n{source}");
            }
            tokio::time::sleep(AGAIN).await;
        }
    }
}
