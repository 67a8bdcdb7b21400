//! Finds the boards: every folder in `src/boards` that is named after a game holds its board.
//!
//! - `mod.rs` has the type `Board`, which implements the trait of that name;
//! - `style.css` has its styles, which become part of the one style sheet of the site;
//! - `pictures.svg` has its pictures as symbols, and is served as `GAME.svg`.
//!
//! What is written here is included by `src/boards/mod.rs` (modules, and the boards by game) and by `src/assets.rs`.

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
    fs::write(out.join("board_files.rs"), files(&boards)).expect("the list of files can be written");
}

/// The folders of the boards with the ids of their games, in alphabetical order.
fn boards(folder: &Path) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(folder).expect("there are boards");
    let paths = entries.map(|entry| entry.expect("boards can be listed").path());
    let mut boards: Vec<(String, PathBuf)> = paths
        .filter(|path| path.join("mod.rs").is_file())
        .map(|path| {
            let name = path.file_name().expect("a folder has a name");
            (name.to_string_lossy().into_owned(), path)
        })
        .collect();
    boards.sort();
    boards
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
