//! The files that build scripts find are formatted too: `cargo fmt` follows `mod` lines, and nobody writes one for a board.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The browser's boards, each in a folder, and the terminal's, each in a file.
fn boards() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let listed = |folder: &str| {
        let entries = fs::read_dir(root.join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect::<Vec<_>>()
    };
    let folders = listed("crates/web/src/boards").into_iter();
    let browser = folders
        .map(|folder| folder.join("mod.rs"))
        .filter(|file| file.is_file());
    let files = listed("crates/chantier/src/boards").into_iter();
    let terminal = files.filter(|file| file.extension().is_some_and(|end| end == "rs"));
    browser.chain(terminal).collect()
}

#[test]
fn boards_are_formatted() {
    let files = boards();
    assert!(files.len() >= 10, "there are boards");
    let check = Command::new("rustfmt")
        .args(["--edition", "2024", "--check"])
        .args(&files)
        .output()
        .expect("rustfmt comes with Rust");
    let differences = String::from_utf8_lossy(&check.stdout);
    assert!(
        check.status.success(),
        "run rustfmt --edition 2024 on these:\n{differences}"
    );
}
