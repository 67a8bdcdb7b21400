//! What makes the site an app, as it travels.

use crate::harness::TestApp;

#[tokio::test]
async fn the_worker_is_asked_for_anew_each_time_and_answers_for_the_whole_site() {
    let app = TestApp::start().await;
    let worker = app.visitor().get(web::install::WORKER).await;
    assert_eq!(worker.status, 200);
    assert_eq!(worker.header("content-type"), "text/javascript");
    assert_eq!(worker.header("cache-control"), "no-cache");
    assert_eq!(worker.header("service-worker-allowed"), "/");
    assert!(worker.header("content-security-policy").contains("default-src 'none'"));
    assert_eq!(worker.header("set-cookie"), "", "it is the same for everybody");
}

#[tokio::test]
async fn pages_name_a_manifest_in_their_language_and_the_policy_lets_it_in() {
    let app = TestApp::start().await;
    for language in catalogue::Language::ALL {
        let mut reader = app.visitor();
        reader.language = language.code();
        let page = reader.get("/").await;
        assert!(page.header("content-security-policy").contains("manifest-src 'self'"));
        let manifest = reader.get(page.between("rel=\"manifest\" href=\"", "\"")).await;
        assert_eq!(manifest.header("content-type"), "application/manifest+json");
        assert!(manifest.header("cache-control").contains("immutable"));
        let read: serde_json::Value = serde_json::from_str(&manifest.body).unwrap();
        assert_eq!(read["lang"], language.code());
    }
}

#[tokio::test]
async fn the_colour_around_a_page_follows_the_theme() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let both = ana.get("/").await.body;
    assert_eq!(both.matches("name=\"theme-color\"").count(), 2);
    ana.post("/preferences", &[("theme", "dark"), ("back", "/")]).await;
    let dark = ana.get("/").await.body;
    assert_eq!(dark.matches("name=\"theme-color\"").count(), 1);
    assert!(dark.contains("name=\"theme-color\" content=\"#1c1a17\""));
}
