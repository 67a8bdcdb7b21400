//! Seats are safe, forms are ours, and nobody asks for too much.

use crate::harness::TestApp;

#[tokio::test]
async fn nobody_moves_takes_back_or_asks_for_somebody_else() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let table = ana.quick_table("batisseurs").await;
    let before = ana.get(&table).await;
    let version = before.version();
    let watched = eve.get(&table).await;
    assert!(watched.moves().is_empty(), "who watches is offered nothing");
    for action in ["move", "undo", "hint"] {
        let fields = [("version", version.as_str()), ("move", "take 1"), ("as", "1")];
        let page = eve.post(&format!("{table}/{action}"), &fields).await;
        assert!(page.body.contains("You do not play this seat"), "{action}");
    }
    eve.post(&format!("{table}/talk"), &[("text", "hello")]).await;
    eve.post(&format!("{table}/leave"), &[]).await;
    assert_eq!(eve.post(&format!("{table}/again"), &[]).await.status, 400);
    assert_eq!(ana.get(&table).await.body, before.body);
}

#[tokio::test]
async fn a_form_without_the_token_or_from_another_site_is_refused() {
    let app = TestApp::start().await;
    let (ana, eve) = (app.visitor(), app.visitor());
    let (token, foreign) = (ana.token().await, eve.token().await);
    let game = ("game", "batisseurs");
    let quick = ("quick", "1");
    assert_eq!(ana.post_raw("/tables", &[game, quick], &[]).await.status, 403);
    assert_eq!(
        ana.post_raw("/tables", &[game, quick, ("csrf", &foreign)], &[])
            .await
            .status,
        403
    );
    let fields = [game, quick, ("csrf", token.as_str())];
    for header in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
    ] {
        assert_eq!(
            ana.post_raw("/tables", &fields, &[header]).await.status,
            403,
            "{header:?}"
        );
    }
    assert_eq!(
        ana.post_raw("/tables", &fields, &[("sec-fetch-site", "same-origin")])
            .await
            .status,
        303
    );
}

#[tokio::test]
async fn the_session_cookie_is_unguessable_and_out_of_reach_of_scripts() {
    let app = TestApp::start_with(|config| config.public_url = Some("https://games.example.org".to_owned())).await;
    let ana = app.visitor();
    let page = ana.get("/").await;
    let cookie = page.header("set-cookie");
    assert!(cookie.contains("; HttpOnly; SameSite=Lax; Secure"), "{cookie}");
    assert_eq!(ana.cookie("chantier").unwrap().len(), 64);
    assert_ne!(app.visitor().get("/").await.header("set-cookie"), cookie);
    assert!(!page.body.contains(&ana.cookie("chantier").unwrap()));
}

#[tokio::test]
async fn every_answer_carries_a_strict_policy() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    for path in ["/", "/about", "/nowhere", "/health", &table] {
        let page = ana.get(path).await;
        let policy = page.header("content-security-policy");
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{path}: {policy}"
        );
        assert_eq!(page.header("x-content-type-options"), "nosniff");
        assert!(
            !page.body.contains(" style=") && !page.body.contains(" onclick="),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_form_that_is_too_large_is_not_read() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let page = ana
        .post("/tables", &[("game", "batisseurs"), ("name-1", &"a".repeat(100_000))])
        .await;
    assert_eq!(page.status, 400);
}

#[tokio::test]
async fn who_asks_for_too_much_is_told_to_wait() {
    let app = TestApp::start_with(|config| config.limited = true).await;
    let ana = app.visitor();
    let token = ana.token().await;
    let mut refused = 0;
    // What is allowed comes back with time, so that on a slow machine it takes more to be refused.
    for _ in 0..1000 {
        let page = ana
            .post_raw("/preferences", &[("csrf", &token), ("theme", "dark")], &[])
            .await;
        refused += usize::from(page.status == 429);
        if refused == 20 {
            return;
        }
    }
    panic!("only {refused} were refused");
}

#[tokio::test]
async fn names_and_words_of_people_are_text_and_nothing_else() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "<script>alert(1)</script>"),
        ("sitter-2", "easy"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    let page = ana.get(&table).await;
    assert!(!page.body.contains("<script>alert") && page.body.contains("&lt;script&gt;"));
}
