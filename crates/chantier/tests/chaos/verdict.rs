//! What must hold after everything.

use std::process::Command;

use store::Store;
use tables::Table;

use crate::node::Node;
use crate::players::{Crowd, Felt};

/// Lets the players leave and holds what they were told against the database. A fault that nobody felt has proved nothing.
pub async fn pass(scenario: &str, felt: &[Felt], crowd: Crowd, nodes: &[Node], database: &str) {
    assert!(!nodes.is_empty(), "the servers run until everybody has left");
    for &felt in felt {
        assert!(crowd.noticed.has_felt(felt), "{scenario}: {felt:?} was not noticed");
    }
    let (players, stuck) = crowd.leave().await;
    let store = Store::inspect(database).await.unwrap();
    let (mut moves, mut tables, mut faults) = (0, 0, Vec::new());
    for played in players.iter().flat_map(|player| &player.tables) {
        let log = store.load(&played.id).await.unwrap();
        let journal = played.journal.lock().unwrap();
        moves += journal.acknowledged();
        tables += 1;
        if let Err(why) = Table::read(&played.id, &log).map_err(|error| error.to_string()) {
            faults.push(format!("{} does not replay: {why}", played.id));
        }
        if let Err(why) = journal.check(played.seat, &log.events) {
            faults.push(format!("{}: {why}", played.id));
        }
    }
    store.close().await;
    faults.extend(stuck.iter().map(|id| format!("{id} is stuck")));
    let mut check = Command::new(env!("CARGO_BIN_EXE_chantier"));
    let checked = check.args(["check", database]).output().unwrap();
    let said = String::from_utf8_lossy(&checked.stdout);
    eprintln!(
        "{scenario}: {moves} acknowledged moves at {tables} tables, {} faults; {}",
        faults.len(),
        said.trim()
    );
    assert!(checked.status.success(), "{said}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(
        moves > tables,
        "hardly anybody played: {moves} moves at {tables} tables"
    );
}
