//! Finds the terminal boards: every file in `src/boards` but `mod.rs` is the board of the game it is named after.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Cargo looks at everything in a folder, so a new board is noticed.
    println!("cargo::rerun-if-changed=src/boards");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write"));
    let entries = fs::read_dir(root.join("src/boards")).expect("there are boards");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("boards can be listed").path())
        .filter(|file| file.extension().is_some_and(|extension| extension == "rs") && !file.ends_with("mod.rs"))
        .collect();
    files.sort();
    let (mut modules, mut arms) = (String::new(), String::new());
    for file in files {
        let game = file
            .file_stem()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned();
        let module = game.replace('-', "_");
        writeln!(modules, "#[path = {file:?}]\nmod {module};\n").expect("text takes text");
        writeln!(arms, "        {game:?} => {module}::draw(View::of(view), reading),").expect("text takes text");
    }
    let code = format!(
        "{modules}fn drawn(view: &dyn AnyView, reading: &Reading<'_>) -> Option<Drawing> {{\n    \
         Some(match view.info().id {{\n{arms}        _ => return None,\n    }})\n}}\n"
    );
    fs::write(out.join("boards.rs"), code).expect("the list of boards can be written");
}
