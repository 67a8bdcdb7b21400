//! Finds the boards: every folder in `src/boards` that is named after a game holds its board.
//!
//! - `mod.rs` has the type `Board`, which implements the trait of that name;
//! - `style.css` has its styles, which become part of the one style sheet of the site;
//! - `pictures.svg` has its pictures as symbols, and is served as `GAME.svg`.
//!
//! What is written here is included by `src/boards/mod.rs` (modules, and the boards by game) and by `src/assets.rs`.
//!
//! Finds the positions that the rules of a game speak of, too: `words/positions/NAME.record` in its crate, for
//! `src/pages/position.rs`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Cargo looks at everything below a folder, so a new board is noticed.
    println!("cargo::rerun-if-changed=src/boards");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let boards = boards(&root.join("src/boards"));
    fs::write(out.join("boards.rs"), modules(&boards)).expect("the list of boards can be written");
    fs::write(out.join("positions.rs"), positions(&root.join("../games")))
        .expect("the list of positions can be written");
    fs::write(out.join("board_files.rs"), files(&boards)).expect("the list of files can be written");
}

/// The folders of the boards with the ids of their games, in alphabetical order.
fn boards(folder: &Path) -> Vec<(String, PathBuf)> {
    let mut boards = folders(folder);
    boards.retain(|(_, path)| path.join("mod.rs").is_file());
    boards
}

/// What lies in a folder, by name, in alphabetical order.
fn folders(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(folder).expect("the folder can be listed");
    let named = entries.map(|entry| {
        let path = entry.expect("the folder can be listed").path();
        let name = path.file_name().expect("a folder has a name");
        (name.to_string_lossy().into_owned(), path)
    });
    let mut folders: Vec<(String, PathBuf)> = named.collect();
    folders.sort();
    folders
}

fn modules(boards: &[(String, PathBuf)]) -> String {
    let mut code = String::new();
    let mut arms = String::new();
    for (game, folder) in boards {
        let module = game.replace('-', "_");
        writeln!(code, "#[path = {:?}]\nmod {module};\n", folder.join("mod.rs")).expect("text takes text");
        writeln!(arms, "        {game:?} => Some(&{module}::Board),").expect("text takes text");
    }
    code + &format!(
        "/// The board that was drawn for a game, if there is one.\n\
         fn drawn(game: &str) -> Option<&'static dyn Board> {{\n    match game {{\n{arms}        _ => None,\n    }}\n}}\n"
    )
}

fn files(boards: &[(String, PathBuf)]) -> String {
    let (mut styles, mut pictures) = (String::new(), String::new());
    for (game, folder) in boards {
        let (style, sheet) = (folder.join("style.css"), folder.join("pictures.svg"));
        if style.is_file() {
            writeln!(styles, "    include_str!({style:?}),").expect("text takes text");
        }
        if sheet.is_file() {
            writeln!(pictures, "    ({:?}, include_str!({sheet:?})),", format!("{game}.svg")).expect("text takes text");
        }
    }
    format!(
        "/// The styles of the boards.\nconst BOARD_STYLES: &[&str] = &[\n{styles}];\n\n\
         /// The pictures of the boards by their names.\nconst BOARD_PICTURES: &[(&str, &str)] = &[\n{pictures}];\n"
    )
}

fn positions(games: &Path) -> String {
    let mut records = String::new();
    for (game, folder) in folders(games) {
        println!("cargo::rerun-if-changed={}", folder.join("words").display());
        let files = fs::read_dir(folder.join("words/positions")).into_iter().flatten();
        let mut files: Vec<PathBuf> = files
            .map(|file| file.expect("positions can be listed").path())
            .collect();
        files.sort();
        for file in files {
            let name = file
                .file_stem()
                .expect("a file has a name")
                .to_string_lossy()
                .into_owned();
            writeln!(records, "    ({game:?}, {name:?}, include_str!({file:?})),").expect("text takes text");
        }
    }
    format!("/// Records of positions by game and name.\nconst POSITIONS: &[(&str, &str, &str)] = &[\n{records}];\n")
}
