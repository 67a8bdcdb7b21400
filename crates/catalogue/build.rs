//! Makes the list of the games from the manifest: every dependency on a crate in `../games` is a game, in the order in
//! which they are written there. So one line in `Cargo.toml` brings a game into every command, page and test.
//!
//! An optional dependency is a game while its feature, which has its name, is on.
//!
//! Finds the games' lessons, too: a folder `words/lesson` in the crate of a game holds `lesson.toml` and its words,
//! `CODE.ftl` for every language. And their puzzles, `data/puzzles.txt`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=build.rs");
    let manifest = fs::read_to_string("Cargo.toml").expect("a crate has a manifest");
    let games: Vec<String> = manifest.lines().filter_map(game).collect();
    let join = |line: &dyn Fn(&str) -> String| games.iter().map(|game| line(game)).collect::<String>();
    let module = |game: &str| game.replace('-', "_");
    let code = format!(
        "/// The crates of the games, for those who know at compile time which game they mean.\n\
         pub mod games {{\n{}}}\n\n\
         static GAMES: &[&dyn AnyGame] = &[\n{}];\n\n\
         /// Calls the macro `$each` with the types of all games, for benchmarks that need them.\n\
         #[macro_export]\n\
         macro_rules! with_all_games {{\n    ($each:ident) => {{ $each! {{ {} }} }};\n}}\n",
        join(&|game| format!("    pub use ::{};\n", module(game))),
        join(&|game| format!("    &Registered::<::{}::Rules>::NEW,\n", module(game))),
        join(&|game| format!("$crate::games::{}::Rules, ", module(game))),
    );
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("games.rs"), code).expect("the list can be written");
    let lessons = lessons(&root.join("../games"), &games);
    fs::write(out.join("lessons.rs"), lessons).expect("the list of lessons can be written");
    let puzzles = puzzles(&root.join("../games"), &games);
    fs::write(out.join("puzzles.rs"), puzzles).expect("the list of puzzles can be written");
}

/// The name of the game that a line of the manifest brings.
fn game(line: &str) -> Option<String> {
    let (name, rest) = line.split_once('=')?;
    let name = name.trim();
    let feature = format!("CARGO_FEATURE_{}", name.replace('-', "_").to_uppercase());
    let on = !rest.contains("optional = true") || env::var_os(feature).is_some();
    (rest.contains("path = \"../games/") && on).then(|| name.to_owned())
}

/// The files of the lessons, by game.
fn lessons(folder: &Path, games: &[String]) -> String {
    let mut lessons = String::new();
    for game in games {
        println!("cargo::rerun-if-changed={}", folder.join(game).join("words").display());
        let folder = folder.join(game).join("words/lesson");
        let script = folder.join("lesson.toml");
        if !script.is_file() {
            continue;
        }
        let mut words = String::new();
        for file in files(&folder, "ftl") {
            let code = file.file_stem().expect("a file has a name").to_string_lossy();
            write!(words, "({code:?}, include_str!({file:?})), ").expect("text takes text");
        }
        writeln!(
            lessons,
            "    Files {{ game: {game:?}, script: include_str!({script:?}), words: &[{words}] }},"
        )
        .expect("text takes text");
    }
    format!("/// The lessons by game.\nconst FILES: &[Files] = &[\n{lessons}];\n")
}

/// The files of the puzzles, by game.
fn puzzles(folder: &Path, games: &[String]) -> String {
    let mut puzzles = String::new();
    for game in games {
        let data = folder.join(game).join("data");
        // What is watched and missing would be built again each time, and everything that rests on it.
        let watched = if data.is_dir() { &data } else { &folder.join(game) };
        println!("cargo::rerun-if-changed={}", watched.display());
        let file = data.join("puzzles.txt");
        if file.is_file() {
            writeln!(puzzles, "    ({game:?}, include_str!({file:?})),").expect("text takes text");
        }
    }
    format!("/// The puzzles by game.\nconst FILES: &[(&str, &str)] = &[\n{puzzles}];\n")
}

/// The files of a folder that end so, in alphabetical order.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}
