//! Learning a game by playing it, without a browser's help.

use std::time::Duration;

use catalogue::{Language, Lesson, infos, lesson};

use crate::harness::{Page, TestApp, Visitor};

fn lessons() -> impl Iterator<Item = &'static Lesson> {
    infos().filter_map(|info| lesson(info.id))
}

fn name(lesson: &Lesson) -> &'static str {
    lesson.game().info().id
}

/// Begins the lesson of a game, or takes it up again.
async fn learn(visitor: &Visitor, game: &str) -> String {
    let page = visitor.post(&format!("/games/{game}/learn"), &[]).await;
    assert_eq!(page.status, 303, "{}", page.body);
    page.header("location").to_owned()
}

/// The table as it stands when the visitor is asked something.
async fn asked(visitor: &Visitor, table: &str) -> Page {
    loop {
        let page = visitor.get(table).await;
        if !page.moves().is_empty() {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

async fn make(visitor: &Visitor, table: &str, page: &Page, text: &str) -> Page {
    let version = page.version();
    let fields = [("version", version.as_str()), ("move", text)];
    visitor.post(&format!("{table}/move"), &fields).await
}

/// The moves of the list that are pointed at.
fn pointed(page: &Page) -> Vec<String> {
    let (_, list) = page.body.split_once("class=\"move-list\"").unwrap();
    let buttons = list.split("class=\"move next-step\"").skip(1);
    buttons
        .map(|rest| {
            rest.split_once("value=\"")
                .unwrap()
                .1
                .split('"')
                .next()
                .unwrap()
                .to_owned()
        })
        .collect()
}

#[tokio::test]
async fn every_lesson_is_played_to_its_end_by_plain_forms_in_every_language() {
    let app = TestApp::start().await;
    for lesson in lessons() {
        for &language in Language::ALL {
            let mut ana = app.visitor();
            ana.language = language.code();
            let words = lesson.words(language);
            let table = learn(&ana, name(lesson)).await;
            for step in lesson.steps() {
                let page = asked(&ana, &table).await;
                let (text, task) = (words.word(&step.message()), words.word(&step.task()));
                for said in [text, task] {
                    assert!(
                        page.body.contains(&said),
                        "{language}, step '{}': no “{said}”",
                        step.id()
                    );
                }
                let right = pointed(&page).into_iter().find(|text| step.accepts(text));
                let right = right.unwrap_or_else(|| panic!("step '{}' points at nothing", step.id()));
                let made = make(&ana, &table, &page, &right).await;
                assert_eq!(made.status, 303, "step '{}': {}", step.id(), made.body);
            }
            let page = asked(&ana, &table).await;
            assert!(page.body.contains(&words.word(lesson.end_message())));
            assert!(pointed(&page).is_empty() && !page.body.contains("id=\"skip\""));
            assert!(
                page.body.contains("id=\"hint\""),
                "now anything goes, and advice can be had"
            );
            assert_ne!(learn(&ana, name(lesson)).await, table, "it can be done once more");
        }
    }
}

#[tokio::test]
async fn another_move_is_answered_with_the_reason_and_not_made() {
    let app = TestApp::start().await;
    let mut ana = app.visitor();
    ana.language = "fr";
    let table = learn(&ana, "batisseurs").await;
    let page = asked(&ana, &table).await;
    let answer = make(&ana, &table, &page, "open cottage").await;
    assert_eq!(answer.status, 200);
    assert!(
        answer.between("id=\"said\"", "</div>").contains("Commencez petit"),
        "{}",
        answer.body
    );
    assert_eq!(answer.version(), page.version());
    let illegal = make(&ana, &table, &page, "open cathedral").await;
    let said = illegal.between("id=\"said\"", "</div>");
    assert!(
        said.contains("notice bad") && !said.contains("Commencez"),
        "the game's own reason: {said}"
    );
}

#[tokio::test]
async fn a_hint_in_a_lesson_is_what_it_asks_for() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = learn(&ana, "batisseurs").await;
    let version = asked(&ana, &table).await.version();
    let answer = ana.post(&format!("{table}/hint"), &[("version", &version)]).await;
    let said = answer.between("id=\"said\"", "</div>");
    assert!(said.contains("take the straw hut"), "{said}");
}

#[tokio::test]
async fn a_lesson_that_was_left_is_taken_up_again() {
    let mut app = TestApp::start().await;
    let ana = app.visitor();
    let table = learn(&ana, "batisseurs").await;
    let page = asked(&ana, &table).await;
    make(&ana, &table, &page, "open straw-hut").await;
    app.restart().await;
    assert_eq!(learn(&ana, "batisseurs").await, table);
    assert!(asked(&ana, &table).await.body.contains("Step 2 of 15"));
    assert_ne!(
        learn(&app.visitor(), "batisseurs").await,
        table,
        "everybody learns for themselves"
    );
}

#[tokio::test]
async fn a_move_is_taken_back_in_a_lesson_as_in_any_game() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = learn(&ana, "batisseurs").await;
    for text in ["open straw-hut", "recruit labourer-3", "send apprentice-1"] {
        let page = asked(&ana, &table).await;
        make(&ana, &table, &page, text).await;
    }
    let page = asked(&ana, &table).await;
    assert!(page.body.contains("Step 4 of 15"));
    ana.post(&format!("{table}/undo"), &[("version", &page.version())])
        .await;
    assert!(asked(&ana, &table).await.body.contains("Step 3 of 15"));
}

#[tokio::test]
async fn who_skips_the_lesson_goes_on_with_an_ordinary_game() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = learn(&ana, "batisseurs").await;
    let skip = format!("{table}/skip");
    let version = asked(&ana, &table).await.version();
    let refused = bo.post(&skip, &[("version", &version)]).await;
    assert!(refused.status == 200 && asked(&ana, &table).await.body.contains("Step 1 of 15"));
    assert_eq!(ana.post(&skip, &[("version", &version)]).await.status, 303);
    let page = asked(&ana, &table).await;
    assert!(!page.body.contains("Step 1 of 15") && pointed(&page).is_empty());
    assert_eq!(make(&ana, &table, &page, "open cottage").await.status, 303);
    assert_ne!(learn(&ana, "batisseurs").await, table, "the next lesson is a new one");
}

#[tokio::test]
async fn who_only_watches_sees_a_game_and_no_lesson() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let table = learn(&ana, "batisseurs").await;
    let page = bo.get(&table).await;
    assert_eq!(page.status, 200);
    assert!(!page.body.contains("Step 1 of 15") && !page.body.contains("next-step"));
}

#[tokio::test]
async fn who_never_played_a_game_is_invited_to_learn_it_first() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let way_in = |page: &Page, lesson: &Lesson| {
        let form = format!("action=\"/games/{}/learn\"", name(lesson));
        page.between(&form, "</form>").to_owned()
    };
    for lesson in lessons() {
        let minutes = format!("about {} minutes", lesson.minutes());
        let rules = ana.get(&format!("/games/{}/rules", name(lesson))).await;
        assert!(way_in(&rules, lesson).contains(&minutes));
        let home = ana.get("/").await;
        let first = way_in(&home, lesson);
        assert!(first.contains("learn primary") && first.contains(&minutes), "{first}");
        ana.quick_table(name(lesson)).await;
        let later = way_in(&ana.get("/").await, lesson);
        assert!(later.contains("learn quiet"), "{later}");
    }
    assert_eq!(ana.post("/games/nowhere/learn", &[]).await.status, 404);
}
