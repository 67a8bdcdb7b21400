//! The site as an app: it can be installed, says so when the server is gone, keeps static files only, and is renewed.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::Request;
use axum::http::Response;
use engine::Language;
use serde_json::{Value, json};

use crate::access::barriers;
use crate::chromium::{Chromium, Page, Window};
use crate::harness::TestApp;

/// Waits until the worker answers for the page.
async fn until_kept(page: &Page) {
    page.until("the worker", async |page| {
        let there = page.script("return Boolean(navigator.serviceWorker.controller)").await;
        (there == json!(true)).then_some(())
    })
    .await;
}

/// Runs a script that waits, and gives what comes of it.
async fn later(page: &Page, promise: &str) -> Value {
    let script = format!("const done = arguments[arguments.length - 1]; (async () => {{ {promise} }})().then(done)");
    let answer = page.driver.execute_async(script, Vec::new()).await.unwrap();
    answer.json().clone()
}

/// The names of the caches, and the addresses of what is kept.
async fn kept(page: &Page) -> (Value, Vec<String>) {
    let names = later(page, "return caches.keys()").await;
    let paths = later(
        page,
        "const kept = [];
        for (const name of await caches.keys()) kept.push(...await (await caches.open(name)).keys());
        return kept.map((request) => new URL(request.url).pathname)",
    )
    .await;
    let paths = paths.as_array().unwrap();
    (
        names,
        paths.iter().map(|path| path.as_str().unwrap().to_owned()).collect(),
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn the_manifest_is_valid_its_icons_load_and_the_browser_would_install_the_site() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    for &language in Language::ALL {
        let page = chromium
            .window(Window {
                language,
                ..Window::default()
            })
            .await;
        page.open(&app, "/").await;
        until_kept(&page).await;
        let read = page.ask_browser("Page.getAppManifest", json!({})).await;
        assert_eq!(read["errors"], json!([]), "{language}");
        let manifest: Value = serde_json::from_str(read["data"].as_str().unwrap()).unwrap();
        assert_eq!(
            (&manifest["lang"], &manifest["start_url"]),
            (&json!(language.code()), &json!("/"))
        );
        let errors = page.ask_browser("Page.getInstallabilityErrors", json!({})).await;
        assert_eq!(errors["installabilityErrors"], json!([]), "{language}");
        let sizes = later(
            &page,
            "const manifest = await (await fetch(document.querySelector('[rel=manifest]').href)).json();
            const sizes = [];
            for (const { src, sizes: said, type } of manifest.icons) {
                const picture = new Image();
                picture.src = src;
                await picture.decode();
                if (type === 'image/png') sizes.push([said, picture.naturalWidth + 'x' + picture.naturalHeight]);
            }
            return sizes",
        )
        .await;
        assert_eq!(sizes.as_array().unwrap().len(), 3);
        for size in sizes.as_array().unwrap() {
            assert_eq!(size[0], size[1]);
        }
        assert_eq!(page.complaints().await, Vec::<String>::new());
    }
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn over_plain_http_in_a_local_network_nothing_is_installed_and_the_page_says_so() {
    let app = TestApp::start().await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    let port = app.address.port();
    page.driver
        .goto(format!("http://chantier.test:{port}/preferences"))
        .await
        .unwrap();
    page.wait_for("#not-installable:not([hidden])").await;
    let possible = page.script("return 'serviceWorker' in navigator").await;
    assert_eq!(possible, json!(false));
    page.open(&app, "/preferences").await;
    until_kept(&page).await;
    assert!(page.has("#not-installable[hidden]").await, "on the own machine");
    chromium.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_server_a_friendly_page_in_the_readers_language_waits_for_it() {
    let mut app = TestApp::start().await;
    let visitor = app.visitor();
    let table = visitor.quick_table("batisseurs").await;
    let mut chromium = Chromium::start().await;
    // One reads German because the browser says so, the other French because they chose it, in the dark.
    let german = chromium
        .window(Window {
            language: Language::German,
            ..Window::default()
        })
        .await;
    german.open(&app, "/").await;
    let french = chromium.window(Window::PHONE).await;
    french.open(&app, "/preferences").await;
    french.click("main [name='language'][value='fr']").await;
    french.wait_for("html[lang='fr']").await;
    french.click("main [name='theme'][value='dark']").await;
    french.wait_for("html[data-theme='dark']").await;
    french.click("main form button.primary").await;
    french
        .wait_for("html[lang='fr'][data-theme='dark'] main > .notice[role='status']")
        .await;
    let readers = [
        (&german, Language::German, "system"),
        (&french, Language::French, "dark"),
    ];
    for (page, ..) in readers {
        until_kept(page).await;
        page.open(&app, &table).await;
        page.wait_for("#board").await;
        let (_, paths) = kept(page).await;
        assert!(
            paths.len() > 4 && paths.iter().all(|path| path.starts_with("/static/")),
            "{paths:?}"
        );
    }

    app.stop().await;
    for (page, language, theme) in readers {
        page.open(&app, &table).await;
        let title = web::words(language).word("offline");
        page.until("the offline page", async |page| {
            (page.driver.title().await.ok()? == format!("{title} · Chantier")).then_some(())
        })
        .await;
        assert_eq!(page.text("section:not([hidden]) h1").await, title);
        assert!(
            page.has(&format!("html[lang='{language}'][data-theme='{theme}']"))
                .await
        );
        let styled = page
            .script("return getComputedStyle(document.body).margin === '0px'")
            .await;
        assert_eq!(styled, json!(true));
        let width = page
            .script("return document.documentElement.scrollWidth <= innerWidth")
            .await;
        assert_eq!(width, json!(true));
        assert_eq!(barriers(page).await, Vec::<String>::new());
    }

    app.restart().await;
    french.click("section:not([hidden]) a.button").await;
    french.wait_for("#board").await;
    // Who only waits is brought back, too.
    german.wait_for("#board").await;
    assert!(german.driver.current_url().await.unwrap().path().ends_with(&table));
    chromium.quit().await;
}

/// A proxy before the server, as if another version of it ran: as long as `older` holds, the worker's version is another.
async fn before_the_update(app: &TestApp) -> (SocketAddr, Arc<AtomicBool>) {
    let older = Arc::new(AtomicBool::new(true));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (site, is_older, client) = (app.url(""), older.clone(), reqwest::Client::new());
    let pass_on = move |request: Request| {
        let older = is_older.load(Ordering::Relaxed);
        let asked = client.get(format!("{site}{}", request.uri()));
        async move {
            let answer = asked.send().await.unwrap();
            let mut response = Response::builder().status(answer.status());
            for name in ["content-type", "cache-control", "content-security-policy", "set-cookie"] {
                if let Some(value) = answer.headers().get(name) {
                    response = response.header(name, value);
                }
            }
            let mut body = answer.bytes().await.unwrap().to_vec();
            if older && request.uri().path() == "/worker.js" {
                let worker = String::from_utf8(body).unwrap();
                body = worker.replace("\"version\":\"", "\"version\":\"older-").into_bytes();
            }
            response.body(axum::body::Body::from(body)).unwrap()
        }
    };
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(pass_on)).await });
    (address, older)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_version_takes_over_and_the_files_of_the_old_one_go() {
    let app = TestApp::start().await;
    let (address, older) = before_the_update(&app).await;
    let mut chromium = Chromium::start().await;
    let page = chromium.window(Window::default()).await;
    let open = async |path: &str| page.driver.goto(format!("http://{address}{path}")).await.unwrap();
    open("/preferences").await;
    until_kept(&page).await;
    open("/tables").await;
    let (names, paths) = kept(&page).await;
    let name = names[0].as_str().unwrap();
    assert!(
        names.as_array().unwrap().len() == 1 && name.starts_with("chantier-older-"),
        "{names}"
    );
    assert!(paths.iter().all(|path| path.starts_with("/static/")), "{paths:?}");
    let newer = name.replace("older-", "");

    older.store(false, Ordering::Relaxed);
    open("/about").await;
    page.until("the new version", async |page| {
        (later(page, "return caches.keys()").await == json!([newer])).then_some(())
    })
    .await;
    until_kept(&page).await;
    // What is opened now is kept by the new one.
    open("/").await;
    page.until("what the new one keeps", async |page| {
        let (names, paths) = kept(page).await;
        let ours = paths.iter().any(|path| path.starts_with("/static/chantier."));
        (names == json!([newer]) && ours).then_some(())
    })
    .await;
    chromium.quit().await;
}
