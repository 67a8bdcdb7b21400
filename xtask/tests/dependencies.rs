//! What we depend on, held against `deny.toml`: licences, sources, doubled versions; and nothing that is not used.
//!
//! `cargo deny` reads the same file, but has to be installed and looks for advisories in the network. What is below needs
//! only what a build has already fetched.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use toml::Table;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn toml(file: impl AsRef<Path>) -> Table {
    fs::read_to_string(root().join(file)).unwrap().parse().unwrap()
}

fn run(program: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(program);
    let ran = command.args(arguments).current_dir(root()).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

/// What cargo knows of every package that is built on this machine.
fn packages() -> Vec<Value> {
    let compiler = run("rustc", &["-vV"]);
    let host = compiler.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    // Packages for other systems need not have been fetched.
    let arguments = [
        "metadata",
        "--offline",
        "--locked",
        "--format-version=1",
        "--filter-platform",
        host,
    ];
    let mut metadata: Value = serde_json::from_str(&run(env!("CARGO"), &arguments)).unwrap();
    let Value::Array(packages) = metadata["packages"].take() else {
        panic!("cargo lists no packages")
    };
    packages
}

/// The packages of the lock file, which are those of every system.
fn locked() -> Vec<(String, String, Option<String>)> {
    let lock = toml("Cargo.lock");
    let text = |package: &toml::Value, key: &str| package.get(key).map(|value| value.as_str().unwrap().to_owned());
    let packages = lock["package"].as_array().unwrap().iter();
    packages
        .map(|package| {
            (
                text(package, "name").unwrap(),
                text(package, "version").unwrap(),
                text(package, "source"),
            )
        })
        .collect()
}

/// The manifests of our own crates, with their folders.
fn manifests() -> Vec<(PathBuf, Table)> {
    let folders = packages().into_iter().filter(|package| package["source"].is_null());
    folders
        .map(|package| {
            let file = PathBuf::from(package["manifest_path"].as_str().unwrap());
            let manifest = toml(&file);
            (file.parent().unwrap().to_owned(), manifest)
        })
        .collect()
}

/// Whether a licence expression can be met with what is allowed.
fn is_allowed(expression: &str, allowed: &BTreeSet<&str>) -> bool {
    // Before they were expressions, cargo's licences separated alternatives by a slash.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = &words[..];
    let met = alternatives(&mut rest, allowed);
    assert!(rest.is_empty(), "'{expression}' is no licence expression");
    met
}

fn alternatives(rest: &mut &[&str], allowed: &BTreeSet<&str>) -> bool {
    let mut met = requirements(rest, allowed);
    while let ["OR", after @ ..] = *rest {
        *rest = after;
        met |= requirements(rest, allowed);
    }
    met
}

fn requirements(rest: &mut &[&str], allowed: &BTreeSet<&str>) -> bool {
    let mut met = licence(rest, allowed);
    while let ["AND", after @ ..] = *rest {
        *rest = after;
        met &= licence(rest, allowed);
    }
    met
}

fn licence(rest: &mut &[&str], allowed: &BTreeSet<&str>) -> bool {
    match *rest {
        ["(", after @ ..] => {
            *rest = after;
            let met = alternatives(rest, allowed);
            if let [")", after @ ..] = *rest {
                *rest = after;
            }
            met
        }
        [name, "WITH", exception, after @ ..] => {
            *rest = after;
            allowed.contains(format!("{name} WITH {exception}").as_str())
        }
        [name, after @ ..] => {
            *rest = after;
            allowed.contains(name)
        }
        [] => false,
    }
}

#[test]
fn licence_expressions_are_understood() {
    let allowed = ["MIT", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].into();
    for met in [
        "MIT",
        "MIT/Apache-2.0",
        "GPL-3.0 OR MIT",
        "(MIT OR GPL-3.0) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
    ] {
        assert!(is_allowed(met, &allowed), "{met}");
    }
    for unmet in [
        "",
        "GPL-3.0",
        "MIT AND GPL-3.0",
        "Apache-2.0",
        "Apache-2.0 WITH Classpath-exception",
        "MIT AND (GPL-3.0 OR BSD-3-Clause)",
    ] {
        assert!(!is_allowed(unmet, &allowed), "{unmet}");
    }
}

#[test]
fn every_licence_is_allowed() {
    let deny = toml("deny.toml");
    let allowed = deny["licenses"]["allow"].as_array().unwrap().iter();
    let allowed: BTreeSet<&str> = allowed.map(|licence| licence.as_str().unwrap()).collect();
    for package in packages().iter().filter(|package| !package["source"].is_null()) {
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(
            is_allowed(licence, &allowed),
            "the licence '{licence}' of {} is not allowed by deny.toml",
            package["name"]
        );
    }
}

#[test]
fn every_source_is_the_registry_or_a_folder_of_ours() {
    let deny = toml("deny.toml");
    for kind in ["unknown-registry", "unknown-git"] {
        assert_eq!(deny["sources"][kind].as_str(), Some("deny"), "{kind}");
    }
    for (name, _, source) in locked() {
        let known = source.is_none_or(|source| source == "registry+https://github.com/rust-lang/crates.io-index");
        assert!(known, "{name} comes from somewhere else");
    }
}

#[test]
fn no_crate_comes_twice_but_those_that_are_listed() {
    let deny = toml("deny.toml");
    assert_eq!(deny["bans"]["multiple-versions"].as_str(), Some("deny"));
    let skipped = deny["bans"]["skip"].as_array().unwrap().iter();
    let mut skipped: BTreeSet<&str> = skipped.map(|entry| entry["crate"].as_str().unwrap()).collect();
    let mut kept: BTreeMap<String, String> = BTreeMap::new();
    for (name, version, _) in locked() {
        if skipped.remove(format!("{name}@{version}").as_str()) {
            continue;
        }
        if let Some(other) = kept.insert(name.clone(), version.clone()) {
            panic!("{name} comes in {other} and {version}: avoid one of them, or list it in deny.toml");
        }
    }
    assert!(skipped.is_empty(), "deny.toml lists what is not there: {skipped:?}");
}

/// The tables of a manifest that name dependencies, with the folders and files whose code may use them.
const TABLES: [(&str, &[&str]); 3] = [
    ("dependencies", &["src"]),
    ("dev-dependencies", &["src", "tests", "benches", "examples"]),
    ("build-dependencies", &["build.rs"]),
];

/// The dependencies in a table of a manifest, those for some systems only included.
fn dependencies<'a>(manifest: &'a Table, table: &'a str) -> impl Iterator<Item = (&'a String, &'a toml::Value)> {
    let targets = manifest.get("target").and_then(|targets| targets.as_table());
    let systems = targets
        .into_iter()
        .flatten()
        .filter_map(|(_, system)| system.as_table());
    let tables = std::iter::once(manifest).chain(systems);
    tables
        .filter_map(move |holder| holder.get(table).and_then(|table| table.as_table()))
        .flatten()
}

#[test]
fn no_version_is_a_wildcard() {
    assert_eq!(toml("deny.toml")["bans"]["wildcards"].as_str(), Some("deny"));
    let workspace = toml("Cargo.toml");
    let shared = workspace["workspace"].as_table().unwrap();
    let manifests = manifests();
    let own = manifests.iter().map(|(_, manifest)| manifest);
    for manifest in own.chain([shared]) {
        for (name, value) in TABLES.iter().flat_map(|(table, _)| dependencies(manifest, table)) {
            let version = value.as_str().or_else(|| value.get("version")?.as_str());
            let elsewhere = ["workspace", "path"].iter().any(|key| value.get(key).is_some());
            assert!(
                elsewhere || version.is_some_and(|version| !version.contains('*')),
                "{name} may be any version"
            );
        }
    }
}

fn source_text(path: &Path, text: &mut String) {
    if path.is_dir() {
        for entry in fs::read_dir(path).unwrap() {
            source_text(&entry.unwrap().path(), text);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") && path.is_file() {
        text.push_str(&fs::read_to_string(path).unwrap());
    }
}

/// Whether Rust code names a crate: as the beginning of a path, or alone in a `use`.
fn names(code: &str, name: &str) -> bool {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(start, _)| {
        let (before, after) = (&code[..start], &code[start + name.len()..]);
        let whole = !before.ends_with(is_word) && !after.starts_with(is_word);
        let used = ["use ", "pub use ", "extern crate "]
            .iter()
            .any(|word| before.ends_with(word));
        whole && (after.starts_with("::") || used)
    })
}

#[test]
fn names_of_crates_are_found_in_code() {
    assert!(names("let x = serde_json::to_string(&y);", "serde_json"));
    assert!(names("use toml;", "toml") && names("use toml as t;", "toml"));
    assert!(!names("let toml = 3; my_toml::x(); toml_edit::y();", "toml"));
}

#[test]
fn every_dependency_is_used() {
    let mut unused = Vec::new();
    for (folder, manifest) in manifests() {
        let own_name = manifest["package"]["name"].as_str().unwrap();
        for (table, places) in TABLES {
            let mut code = String::new();
            places
                .iter()
                .for_each(|place| source_text(&folder.join(place), &mut code));
            for (name, value) in dependencies(&manifest, table) {
                // A build script reads the games from the catalogue's manifest and names them itself.
                let path = value.get("path").and_then(|path| path.as_str()).unwrap_or_default();
                let listed = own_name == "catalogue" && path.starts_with("../games/");
                // A crate depends on itself to turn on a feature for its tests.
                let itself = name == own_name;
                if !listed && !itself && !names(&code, &name.replace('-', "_")) {
                    unused.push(format!("{name} of the {table} of {own_name}"));
                }
            }
        }
    }
    assert!(unused.is_empty(), "no code names {}", unused.join(", "));
}

#[test]
fn every_shared_dependency_is_used_by_a_crate() {
    let workspace = toml("Cargo.toml");
    let manifests = manifests();
    let own = manifests.iter();
    let used: BTreeSet<&String> = own
        .flat_map(|(_, manifest)| TABLES.iter().flat_map(|(table, _)| dependencies(manifest, table)))
        .map(|(name, _)| name)
        .collect();
    for (name, _) in dependencies(workspace["workspace"].as_table().unwrap(), "dependencies") {
        assert!(used.contains(name), "no crate uses {name}");
    }
}
