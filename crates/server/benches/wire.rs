//! What a first visit costs on the wire: `cargo bench -p server`. What moves and streams cost is measured by `cargo xtask load`.

#[path = "../tests/harness/mod.rs"]
mod harness;

use std::collections::BTreeSet;

use harness::TestApp;

#[tokio::main]
async fn main() {
    for info in catalogue::infos() {
        first_visit(info.id).await;
    }
}

/// Everything a browser loads at a first visit of a table, compressed, without response heads.
async fn first_visit(game: &str) {
    let app = TestApp::start().await;
    let player = app.visitor();
    let table = player.quick_table(game).await;
    let page = player.get(&table).await;
    let http = reqwest::Client::new();
    let files = page.body.split('"').filter(|text| text.starts_with("/static/"));
    // A picture of a sheet is named behind a '#'; the sheet is loaded once.
    let files = files.map(|file| file.split('#').next().unwrap_or(file));
    let paths: BTreeSet<&str> = files.chain([table.as_str()]).collect();
    let mut total = 0;
    println!("first visit of {game}:");
    for path in paths {
        let request = http.get(app.url(path)).header("accept-encoding", "br");
        let answer = request.send().await.expect("an answer");
        let bytes = answer.bytes().await.expect("a body").len();
        println!("  {bytes:>7} {path}");
        total += bytes;
    }
    println!("  {total:>7} in all");
}
