//! What makes sense but cannot be done gets one clear line on standard error and exit status 1.

mod program;

use std::fs;
use std::net::TcpListener;

use program::{chantier, folder};

/// Runs the program, which must fail and say all of `words`.
#[track_caller]
fn check(arguments: &str, words: &[&str]) {
    let line = chantier(arguments).failed();
    for word in words {
        assert!(line.contains(word), "'{word}' is not in: {line}");
    }
}

#[test]
fn an_address_in_use() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let database = folder("address-in-use").join("tables.sqlite");
    check(
        &format!("serve --listen {address} --database {}", database.display()),
        &[&address.to_string(), "already in use", "--listen"],
    );
}

#[test]
fn a_database_that_cannot_be_opened() {
    let file = folder("no-folder").join("file");
    fs::write(&file, "not a folder").unwrap();
    check(
        &format!(
            "serve --listen 127.0.0.1:0 --database {}",
            file.join("tables.sqlite").display()
        ),
        &["cannot be opened", "--database"],
    );
}

#[test]
fn a_folder_or_file_that_cannot_be_written() {
    let file = folder("unwritable").join("file");
    fs::write(&file, "not a folder").unwrap();
    let inside = file.join("records");
    check(
        &format!("sim batisseurs --games 1 --records {}", inside.display()),
        &["cannot make", "records"],
    );
    check(
        &format!("play batisseurs --save {}", inside.display()),
        &["cannot write", "records"],
    );
}

#[test]
#[cfg(target_os = "linux")]
fn an_output_that_is_full() {
    let mut command = program::command("games --json");
    command.stdout(fs::File::create("/dev/full").unwrap());
    let ran = command.output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.starts_with("error: ") && said.lines().count() == 1, "{said}");
}
