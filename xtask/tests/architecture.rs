//! The arrows of `ARCHITECTURE.md`, kept by reading every manifest and the sources of the games.

use std::fs;
use std::path::{Path, PathBuf};

use toml::Table;

/// The crates from the bottom to the top; an arrow may only point down. All games stand on one step.
const STEPS: [&str; 10] = [
    "engine",
    "components",
    GAME,
    "bots",
    "catalogue",
    "tables",
    "store",
    "web",
    "server",
    "chantier",
];
const GAME: &str = "a game";

/// What a game may use of ours.
const BELOW_GAMES: [&str; 2] = ["engine", "components"];

/// What a game may use besides: plain data and errors. Material files are read in one place, in `components`.
const PURE: [&str; 3] = ["arrayvec", "serde", "thiserror"];

/// What the sources of a game and of the engine never say: no file, clock, network, thread or environment, no
/// generator of its own, no collection whose order changes from run to run, nothing printed.
const NEVER: [&str; 13] = [
    "std::fs",
    "std::net",
    "std::time",
    "std::thread",
    "std::env",
    "std::io",
    "std::process",
    "tokio",
    "rand::",
    "HashMap",
    "HashSet",
    "println!",
    "unsafe ",
];

struct Package {
    name: String,
    folder: PathBuf,
    step: &'static str,
    dependencies: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn folders(within: &Path) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = fs::read_dir(within)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    folders.retain(|folder| folder.join("Cargo.toml").is_file());
    folders.sort();
    folders
}

fn packages() -> Vec<Package> {
    let read = |folder: PathBuf, step: Option<&'static str>| {
        let manifest: Table = fs::read_to_string(folder.join("Cargo.toml")).unwrap().parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap().to_owned();
        let known = STEPS.into_iter().find(|step| *step == name);
        let dependencies = manifest.get("dependencies").and_then(|table| table.as_table());
        Package {
            step: step
                .or(known)
                .unwrap_or_else(|| panic!("{name} has no place in the list: say where it stands")),
            dependencies: dependencies
                .map(|table| table.keys().cloned().collect())
                .unwrap_or_default(),
            folder,
            name,
        }
    };
    let crates = root().join("crates");
    let games = folders(&crates.join("games"))
        .into_iter()
        .map(|folder| read(folder, Some(GAME)));
    let others = folders(&crates).into_iter().map(|folder| read(folder, None));
    games.chain(others).collect()
}

fn step(package: &Package) -> usize {
    STEPS.iter().position(|step| *step == package.step).unwrap()
}

fn games(packages: &[Package]) -> Vec<&Package> {
    let games: Vec<&Package> = packages.iter().filter(|package| package.step == GAME).collect();
    assert!(!games.is_empty());
    games
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn arrows_point_down_only() {
    let packages = packages();
    for package in &packages {
        for dependency in &package.dependencies {
            let Some(used) = packages.iter().find(|other| other.name == *dependency) else {
                continue;
            };
            assert!(
                step(used) < step(package),
                "{} must not use {}",
                package.name,
                used.name
            );
        }
    }
}

#[test]
fn a_game_uses_what_is_below_it_and_pure_crates_alone() {
    for game in games(&packages()) {
        for dependency in &game.dependencies {
            let dependency = dependency.as_str();
            let allowed = BELOW_GAMES.contains(&dependency) || PURE.contains(&dependency);
            assert!(allowed, "{} must not use {dependency}", game.name);
        }
    }
}

#[test]
fn pages_know_no_store_and_the_server_knows_no_game() {
    let packages = packages();
    let games: Vec<&str> = games(&packages).iter().map(|game| game.name.as_str()).collect();
    for package in &packages {
        let uses = |names: &[&str]| {
            package
                .dependencies
                .iter()
                .any(|dependency| names.contains(&dependency.as_str()))
        };
        match package.name.as_str() {
            "web" => assert!(!uses(&["store", "server"])),
            "server" | "store" | "bots" => assert!(!uses(&games), "{} must not know a game", package.name),
            _ => {}
        }
    }
}

#[test]
fn games_and_what_is_below_them_do_nothing_but_think() {
    let packages = packages();
    for package in packages
        .iter()
        .filter(|package| package.step == GAME || BELOW_GAMES.contains(&package.name.as_str()))
    {
        let mut files = Vec::new();
        sources(&package.folder.join("src"), &mut files);
        for file in files {
            // The kit reads golden records and tells what it found: it is for tests.
            if file
                .components()
                .any(|part| part.as_os_str().to_string_lossy().starts_with("conformance"))
            {
                continue;
            }
            let text = fs::read_to_string(&file).unwrap();
            for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
                let said = NEVER.iter().find(|word| line.contains(**word));
                assert_eq!(said, None, "{}: {line}", file.display());
            }
        }
    }
}

/// What time it is has one source, so that a test that sets it sets it everywhere.
#[test]
fn only_the_clock_of_the_server_asks_the_system_for_the_time() {
    let server = root().join("crates/server/src");
    let mut files = Vec::new();
    sources(&server, &mut files);
    for file in files.iter().filter(|file| **file != server.join("clock.rs")) {
        let text = fs::read_to_string(file).unwrap();
        let asked = text.lines().find(|line| line.contains("SystemTime"));
        assert_eq!(asked, None, "{}", file.display());
    }
}

/// The files of every game, so that who knows one game knows them all.
const FILES: [&str; 15] = [
    "RULINGS.md",
    "src/lib.rs",
    "src/events.rs",
    "src/heuristics/mod.rs",
    "src/heuristics/evaluate.rs",
    "src/heuristics/light.rs",
    "src/inventory.rs",
    "src/material.rs",
    "src/moves.rs",
    "src/refusal.rs",
    "src/rules/mod.rs",
    "src/score.rs",
    "src/state.rs",
    "tests/conformance.rs",
    "tests/golden.rs",
];

#[test]
fn every_game_has_the_same_files() {
    for game in games(&packages()) {
        for file in FILES {
            assert!(game.folder.join(file).is_file(), "{} has no {file}", game.name);
        }
        let one_of = |files: [&str; 2]| files.iter().filter(|file| game.folder.join(file).is_file()).count() == 1;
        assert!(
            one_of(["src/words.rs", "src/words/mod.rs"]),
            "{} has no words",
            game.name
        );
        assert!(
            one_of(["tests/rulebook.rs", "tests/rulebook/main.rs"]),
            "{} has no rulebook in its tests",
            game.name
        );
    }
}

#[test]
fn rules_know_no_words() {
    for game in games(&packages()) {
        let source = game.folder.join("src");
        let mut files = ["state.rs", "moves.rs", "events.rs", "refusal.rs", "score.rs"]
            .map(|file| source.join(file))
            .to_vec();
        sources(&source.join("rules"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let imported = text
                .lines()
                .find(|line| line.contains("crate::words") || line.contains("super::words"));
            assert_eq!(imported, None, "{}", file.display());
        }
    }
}

/// Inspection is for tests: games offer it, the kit asks for it, and no other code may need it.
#[test]
fn only_the_kit_demands_inspection() {
    for package in packages().iter().filter(|package| package.name != "engine") {
        let mut files = Vec::new();
        sources(&package.folder.join("src"), &mut files);
        files.retain(|file| !file.ends_with("src/inventory.rs"));
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            let imports = text.split(';').filter(|part| part.contains("use engine::"));
            let mut words = imports.flat_map(|import| import.split(|letter: char| !letter.is_alphanumeric()));
            let demanded = words.any(|word| word == "Inspect") || text.contains("engine::Inspect");
            assert!(!demanded, "{} demands inspection", file.display());
        }
    }
}

/// The step of a turn is called the same in every game, and so are the functions behind the contract.
#[test]
fn every_game_has_the_same_names() {
    for game in games(&packages()) {
        let mut files = Vec::new();
        sources(&game.folder.join("src"), &mut files);
        let text: String = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect();
        let state = fs::read_to_string(game.folder.join("src/state.rs")).unwrap();
        assert!(state.contains("pub enum Step"), "{}: state.rs has no Step", game.name);
        let names = [
            "whose_turn",
            "list_moves",
            "list_outcomes",
            "draw_outcome",
            "check_move",
            "play_move",
            "score_of",
            "list_parts",
        ];
        for name in names {
            let defined = [format!("fn {name}("), format!("fn {name}<")];
            let found = defined.iter().any(|definition| text.contains(definition.as_str()));
            assert!(found, "{} has no function {name}", game.name);
        }
    }
}

#[test]
fn every_crate_keeps_the_lints_of_the_workspace() {
    for package in packages() {
        let manifest: Table = fs::read_to_string(package.folder.join("Cargo.toml"))
            .unwrap()
            .parse()
            .unwrap();
        let lints = manifest
            .get("lints")
            .and_then(|lints| lints.get("workspace")?.as_bool());
        assert_eq!(lints, Some(true), "{}", package.name);
    }
}

/// A language is one line in the list of the engine, and files: nothing else may name one, but tests.
#[test]
fn only_the_list_of_languages_names_a_language() {
    let list = fs::read_to_string(root().join("crates/engine/src/language.rs")).unwrap();
    let (_, list) = list.split_once("\nlanguages! {\n").expect("there is a list");
    let (list, _) = list.split_once("\n}").expect("the list ends");
    let names: Vec<String> = list
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .map(|name| format!("Language::{name}"))
        .collect();
    assert!(names.len() > 1);
    let mut files = Vec::new();
    for package in packages() {
        sources(&package.folder.join("src"), &mut files);
    }
    for file in files.iter().filter(|file| !file.ends_with("engine/src/language.rs")) {
        let text = fs::read_to_string(file).unwrap();
        let (code, _tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
        let named = names.iter().find(|name| code.contains(name.as_str()));
        assert_eq!(named, None, "{}", file.display());
    }
}

/// Every language has its files in every crate that speaks; `engine::word_files!` and `engine::game_words!` read them.
#[test]
fn every_language_has_the_same_files() {
    let codes = |folder: &Path| -> Vec<String> {
        let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        let mut codes: Vec<String> = names
            .filter_map(|name| Some(name.strip_suffix(".ftl")?.to_owned()))
            .collect();
        codes.sort();
        codes
    };
    let packages = packages();
    let speaking = packages.iter().map(|package| package.folder.join("words"));
    let speaking: Vec<PathBuf> = speaking.filter(|words| words.is_dir()).collect();
    for words in &speaking {
        assert_eq!(codes(words), codes(&speaking[0]), "{}", words.display());
    }
    for game in games(&packages) {
        for code in codes(&speaking[0]) {
            let rules = game.folder.join(format!("words/rules.{code}.md"));
            assert!(rules.is_file(), "{} is missing", rules.display());
        }
    }
}
