//! Going on from a position of a finished game.

use engine::Record;
use store::Store;
use tables::Table;

use crate::harness::{TestApp, Visitor, play_to_the_end};

async fn finished(ana: &Visitor, game: &str) -> (String, Record) {
    let table = ana.quick_table(game).await;
    play_to_the_end(ana, &table).await;
    let record = ana.get(&format!("{table}/record")).await.body.parse().unwrap();
    (table, record)
}

/// Goes on after `ply` moves against a bot and gives the address of the new table.
async fn go_on(visitor: &Visitor, table: &str, ply: usize) -> String {
    let fields = [
        ("ply", &*ply.to_string()),
        ("sitter-1", "here"),
        ("name-1", "Ana"),
        ("sitter-2", "easy"),
    ];
    let page = visitor.post(&format!("{table}/continue"), &fields).await;
    assert_eq!(page.status, 303, "{}", page.body);
    page.header("location").to_owned()
}

#[tokio::test]
async fn every_game_goes_on_from_its_middle_to_another_end_that_verifies() {
    let app = TestApp::start().await;
    for info in catalogue::infos() {
        let ana = app.visitor();
        let (table, old) = finished(&ana, info.id).await;
        let ply = old.plies.len() / 2;
        let replay = ana.get(&format!("{table}/replay?ply={ply}")).await;
        assert!(replay.body.contains(&format!("{table}/continue?ply={ply}")));
        let form = ana.get(&format!("{table}/continue?ply={ply}")).await;
        assert!(form.body.contains("name=\"sitter-2\"") && form.status == 200);
        let next = go_on(&ana, &table, ply).await;
        let over = play_to_the_end(&ana, &next).await;
        assert!(
            over.body.contains(&format!("{table}/replay?ply={ply}")),
            "it says where it comes from"
        );
        let new: Record = ana.get(&format!("{next}/record")).await.body.parse().unwrap();
        assert_eq!(new.plies[..ply], old.plies[..ply], "{}", info.id);
        assert_eq!((new.origins.len(), new.origins[0].plies), (1, ply));
        assert_eq!(new.origins[0].seed.known(), old.seed.as_ref());
        assert_ne!(new.seed, old.seed, "chance is drawn anew");
        let game = catalogue::find(info.id).unwrap();
        game.check_chance(&new, None).unwrap();

        // And once more from there, from before and from after the place where it went on.
        for ply in [ply / 2, (ply + new.plies.len()) / 2] {
            let third = go_on(&ana, &next, ply).await;
            play_to_the_end(&ana, &third).await;
            let third: Record = ana.get(&format!("{third}/record")).await.body.parse().unwrap();
            game.check_chance(&third, None).unwrap();
        }
    }
    let store = Store::open(app.database()).await.unwrap();
    for listing in store.tables_after(None, 100).await.unwrap() {
        let log = store.load(&listing.id).await.unwrap();
        Table::read(&listing.id, &log).unwrap();
    }
}

#[tokio::test]
async fn a_friend_is_invited_by_a_link_and_the_seed_stays_a_secret_meanwhile() {
    let app = TestApp::start().await;
    let (ana, bo, eve) = (app.visitor(), app.visitor(), app.visitor());
    let (table, old) = finished(&ana, "batisseurs").await;
    // Whoever may see the game may go on from it, also without having played.
    let fields = [
        ("ply", "40"),
        ("sitter-1", "here"),
        ("name-1", "Eve"),
        ("sitter-2", "invited"),
    ];
    let next = eve.post(&format!("{table}/continue"), &fields).await;
    let next = next.header("location");
    assert!(eve.get(next).await.body.contains("id=\"invitation\""));
    bo.post(&format!("{next}/join"), &[("seat", "2"), ("name", "Bo")]).await;
    let moves = [eve.get(next).await.moves().len(), bo.get(next).await.moves().len()];
    assert!(moves.iter().any(|moves| *moves > 0), "somebody is to move");
    for visitor in [&eve, &bo, &ana] {
        let page = visitor.get(next).await.body;
        assert!(!page.contains(&old.seed.unwrap().to_string()));
        assert_eq!(visitor.get(&format!("{next}/record")).await.status, 404);
    }
}

#[tokio::test]
async fn one_does_not_go_on_from_a_running_game_from_the_end_or_without_people() {
    let app = TestApp::start().await;
    let ana = app.visitor();
    let running = ana.quick_table("batisseurs").await;
    let fields = |ply: &'static str, first: &'static str| [("ply", ply), ("sitter-1", first), ("sitter-2", "easy")];
    let refused = ana.post(&format!("{running}/continue"), &fields("3", "here")).await;
    assert_eq!((refused.status, refused.header("location")), (303, running.as_str()));
    assert_eq!(ana.get(&format!("{running}/continue?ply=3")).await.status, 303);
    let (table, _) = finished(&ana, "batisseurs").await;
    let end = ana.post(&format!("{table}/continue"), &fields("99999", "here")).await;
    assert_eq!((end.status, end.header("location")), (303, table.as_str()));
    let bots = ana.post(&format!("{table}/continue"), &fields("40", "easy")).await;
    assert_eq!(bots.status, 422);
    assert!(bots.body.contains("Take at least one seat yourself"));
    assert_eq!(
        ana.post(&format!("{table}/continue"), &fields("x", "here"))
            .await
            .status,
        400
    );
    let missing = [("ply", "40"), ("sitter-1", "here")];
    assert_eq!(ana.post(&format!("{table}/continue"), &missing).await.status, 400);
}
