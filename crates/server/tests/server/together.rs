//! Playing together from two browsers.

use crate::harness::TestApp;

#[tokio::test]
async fn two_people_meet_by_a_link_and_see_each_others_moves_live() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    let waiting = ana.get(&table).await;
    assert!(waiting.body.contains(&app.url(&table)), "the invitation");
    let mut stream = ana
        .stream(&format!("{table}/events?seen={}-0", waiting.version()))
        .await;

    let invited = bo.get(&table).await;
    assert!(invited.body.contains("Sit down"));
    assert!(
        waiting.body.contains("http-equiv=\"refresh\"") && !invited.body.contains("http-equiv=\"refresh\""),
        "without JavaScript nobody loses the name they are writing"
    );
    assert_eq!(
        bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
            .await
            .status,
        303
    );
    assert!(stream.next().await.contains("Your turn"), "the game began");

    let page = ana.get(&table).await;
    let mut bo_stream = bo.stream(&format!("{table}/events?seen={}-0", page.version())).await;
    ana.post(
        &format!("{table}/move"),
        &[("version", &page.version()), ("move", "take 1")],
    )
    .await;
    let seen = bo_stream.next().await;
    assert!(seen.contains("Takes 1 écu") && !seen.contains("class=\"lit"), "{seen}");
    assert!(bo.get("/tables").await.body.contains("Ana to move"));

    bo.post(&format!("{table}/talk"), &[("text", "good luck <b>")]).await;
    stream.next().await;
    assert!(stream.next().await.contains("good luck &lt;b&gt;"));
}

#[tokio::test]
async fn a_seat_is_taken_once() {
    let app = TestApp::start().await;
    let (ana, bo, cy) = (app.visitor(), app.visitor(), app.visitor());
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    let join = format!("{table}/join");
    let (bo_seat, cy_seat) = ([("seat", "2"), ("name", "Bo")], [("seat", "2"), ("name", "Cy")]);
    let (one, other) = tokio::join!(bo.post(&join, &bo_seat), cy.post(&join, &cy_seat));
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 303]);
    for seat in ["1", "3", "9", "x"] {
        let page = cy.post(&join, &[("seat", seat), ("name", "Cy")]).await;
        assert!([200, 400].contains(&page.status), "{seat}");
    }
}

#[tokio::test]
async fn a_stream_that_comes_back_gets_the_present_and_only_if_it_missed_something() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let table = ana.quick_table("batisseurs").await;
    let page = ana.get(&table).await;
    let mut stream = ana.stream(&format!("{table}/events?seen=1-0")).await;
    let event = stream.next().await;
    assert!(event.contains(&format!("data-version=\"{}\"", page.version())));
    let mut current = ana.stream(&format!("{table}/events?seen={}-0", page.version())).await;
    let waited = tokio::time::timeout(std::time::Duration::from_millis(200), current.next()).await;
    assert!(waited.is_err(), "nothing was missed");
}

#[tokio::test]
async fn what_somebody_says_does_not_stand_in_the_way_of_a_move() {
    let app = TestApp::start().await;
    let (ana, bo) = (app.visitor(), app.visitor());
    let seats = [
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "invited"),
        ("start", "1"),
    ];
    let table = ana.new_table(&[&[("game", "batisseurs")], &seats[..]].concat()).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let page = ana.get(&table).await;
    let mut stream = ana.stream(&format!("{table}/events?seen={}-0", page.version())).await;
    bo.post(&format!("{table}/talk"), &[("text", "hurry up")]).await;
    assert!(stream.next().await.contains("hurry up"), "talk is heard at once");
    let moved = ana
        .post(
            &format!("{table}/move"),
            &[("version", &page.version()), ("move", "take 1")],
        )
        .await;
    assert_eq!(moved.status, 303, "the page from before the remark still counts");
    let after = ana.get(&table).await;
    assert!(after.body.contains("hurry up") && after.version() != page.version());
}

#[tokio::test]
async fn who_clicks_too_early_is_told_for_whom_to_wait() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let seats = [("sitter-1", "here"), ("name-1", "Ana"), ("sitter-2", "invited")];
    let fields = [&[("game", "batisseurs"), ("start", "1")], &seats[..]].concat();
    let table = ana.new_table(&fields).await;
    bo.post(&format!("{table}/join"), &[("seat", "2"), ("name", "Bo")])
        .await;
    let waiting = bo.get(&table).await;
    let clicked = [("version", &*waiting.version()), ("move", "take 1")];
    assert!(waiting.body.contains("class=\"idle card"), "pieces can be asked about");
    let refused = bo.post(&format!("{table}/move"), &clicked).await;
    assert!(refused.body.contains("It is the turn of Ana"), "{}", refused.body);
    // The answer has the address of the form, at which there is nothing to look at.
    let again = format!("content=\"20;url={table}\"");
    let back = format!("name=\"back\" value=\"{table}\"");
    assert!(refused.body.contains(&again) && refused.body.contains(&back));
    let watched = eve.get(&table).await;
    assert!(!watched.body.contains("class=\"idle"), "who only watches asks nothing");
}

#[tokio::test]
async fn what_was_said_stands_under_the_name_of_who_said_it() {
    let app = TestApp::start().await;
    let (ana, bo, cy) = (app.visitor(), app.visitor(), app.visitor());
    let own = [("game", "batisseurs"), ("sitter-1", "here"), ("name-1", "Ana")];
    let others = [("sitter-2", "invited"), ("sitter-3", "invited")];
    let table = ana.new_table(&[own.as_slice(), &others].concat()).await;
    for (visitor, seat, name) in [(&bo, "2", "Bo"), (&cy, "3", "Cy")] {
        let join = [("seat", seat), ("name", name)];
        assert_eq!(visitor.post(&format!("{table}/join"), &join).await.status, 303);
    }
    bo.post(&format!("{table}/talk"), &[("text", "hello")]).await;
    bo.post(&format!("{table}/leave"), &[]).await;
    let easy = [("seat", "2"), ("level", "easy")];
    assert_eq!(ana.post(&format!("{table}/replace"), &easy).await.status, 303);
    let under = |page: &str, name: &str| page.contains(&format!("<strong>{name}</strong> <span class=\"words\">hello"));
    let page = ana.get(&table).await.body;
    assert!(under(&page, "Bo"), "a bot plays on, and did not say it: {page}");
    bo.post("/me/delete", &[("sure", "yes")]).await;
    assert!(!ana.get(&table).await.body.contains(">hello"));
}
