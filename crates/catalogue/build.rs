//! Makes the list of the games from the manifest: every dependency on a crate in `../games` is a game, in the order in
//! which they are written there. So one line in `Cargo.toml` brings a game into every command, page and test.
//!
//! Finds the puzzles that a game ships, too.
//!
//! An optional dependency is a game while its feature, which has its name, is on.

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=build.rs");
    let manifest = fs::read_to_string("Cargo.toml").expect("a crate has a manifest");
    let games: Vec<String> = manifest.lines().filter_map(game).collect();
    let join = |line: &dyn Fn(&str) -> String| games.iter().map(|game| line(game)).collect::<String>();
    let code = format!(
        "/// The crates of the games, for those who know at compile time which game they mean.\n\
         pub mod games {{\n{}}}\n\n\
         static GAMES: &[&dyn AnyGame] = &[\n{}];\n\n\
         /// Calls the macro `$each` with the types of all games, for benchmarks that need them.\n\
         #[macro_export]\n\
         macro_rules! with_all_games {{\n    ($each:ident) => {{ $each! {{ {} }} }};\n}}\n",
        join(&|game| format!("    pub use ::{game};\n")),
        join(&|game| format!("    &Registered::<::{game}::Rules>::NEW,\n")),
        join(&|game| format!("$crate::games::{game}::Rules, ")),
    );
    let out = env::var_os("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("games.rs"), code).expect("the list can be written");
    fs::write(Path::new(&out).join("puzzles.rs"), puzzles(&games)).expect("the list can be written");
}

/// The puzzles that games ship in `data/puzzles.txt` of their crates, by the names of the crates.
fn puzzles(games: &[String]) -> String {
    let mut entries = String::new();
    for game in games {
        let crate_name = game.replace('_', "-");
        let data = env::current_dir()
            .expect("cargo runs it in the crate")
            .join("../games")
            .join(&crate_name)
            .join("data");
        println!("cargo::rerun-if-changed={}", data.display());
        let file = data.join("puzzles.txt");
        if file.is_file() {
            entries += &format!("    ({crate_name:?}, include_str!({file:?})),\n");
        }
    }
    format!("/// The files of puzzles by game.\nstatic FILES: &[(&str, &str)] = &[\n{entries}];\n")
}

/// The name in Rust of the game that a line of the manifest brings.
fn game(line: &str) -> Option<String> {
    let (name, rest) = line.split_once('=')?;
    let name = name.trim().replace('-', "_");
    let feature = format!("CARGO_FEATURE_{}", name.to_uppercase());
    let on = !rest.contains("optional = true") || env::var_os(feature).is_some();
    (rest.contains("path = \"../games/") && on).then_some(name)
}
