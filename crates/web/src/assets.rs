//! The static files, in the binary, under names that hold a hash of their content.
//!
//! A name never changes its content, so browsers may keep a file for ever. Text is compressed once, at start.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A static file.
#[derive(Debug)]
pub struct Asset {
    /// Its type.
    pub mime: &'static str,
    /// Its bytes.
    pub plain: Vec<u8>,
    /// Its bytes compressed with brotli, where that helps.
    pub brotli: Option<Vec<u8>>,
    /// Its bytes compressed with gzip, where that helps.
    pub gzip: Option<Vec<u8>>,
}

/// Where static files are served.
pub const ROOT: &str = "/static/";

/// The files with their parts, those named by others first: a style sheet names a file as `url(NAME)`.
const FILES: &[(&str, &str, &[&[u8]])] = &[
    (
        "literata.woff2",
        "font/woff2",
        &[include_bytes!("../static/fonts/literata.woff2")],
    ),
    (
        "batisseurs.svg",
        "image/svg+xml",
        &[include_bytes!("../static/boards/batisseurs.svg")],
    ),
    (
        "cloud-city.svg",
        "image/svg+xml",
        &[include_bytes!("../static/boards/cloud-city.svg")],
    ),
    (
        "noria.svg",
        "image/svg+xml",
        &[include_bytes!("../static/boards/noria.svg")],
    ),
    (
        "settlement.svg",
        "image/svg+xml",
        &[include_bytes!("../static/boards/settlement.svg")],
    ),
    (
        "welkin.svg",
        "image/svg+xml",
        &[include_bytes!("../static/boards/welkin.svg")],
    ),
    ("icon.svg", "image/svg+xml", &[include_bytes!("../static/icon.svg")]),
    (
        "htmx.js",
        "text/javascript",
        &[include_bytes!("../static/vendor/htmx.min.js")],
    ),
    (
        "hx-sse.js",
        "text/javascript",
        &[include_bytes!("../static/vendor/hx-sse.min.js")],
    ),
    (
        "chantier.js",
        "text/javascript",
        &[include_bytes!("../static/chantier.js")],
    ),
    (
        "chantier.css",
        "text/css",
        &[
            include_bytes!("../static/chantier.css"),
            include_bytes!("../static/boards/batisseurs.css"),
            include_bytes!("../static/boards/cloud-city.css"),
            include_bytes!("../static/boards/noria.css"),
            include_bytes!("../static/boards/settlement.css"),
            include_bytes!("../static/boards/welkin.css"),
        ],
    ),
];

struct Shelf {
    by_path: HashMap<String, Asset>,
    paths: HashMap<&'static str, String>,
}

static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let mut shelf = Shelf {
        by_path: HashMap::new(),
        paths: HashMap::new(),
    };
    for &(name, mime, parts) in FILES {
        let mut plain = parts.concat();
        if mime == "text/css" {
            let mut text = String::from_utf8(plain).expect("style sheets are text");
            for (other, path) in &shelf.paths {
                text = text.replace(&format!("url({other})"), &format!("url({path})"));
            }
            plain = text.into_bytes();
        }
        let path = hashed_path(name, &plain);
        let compressible = mime != "font/woff2";
        let asset = Asset {
            mime,
            brotli: compressible.then(|| brotli(&plain)),
            gzip: compressible.then(|| gzip(&plain)),
            plain,
        };
        shelf.by_path.insert(path.clone(), asset);
        shelf.paths.insert(name, path);
    }
    shelf
});

/// The address of the file called `name`.
///
/// # Panics
/// If there is no such file.
pub fn url(name: &str) -> &'static str {
    match SHELF.paths.get(name) {
        Some(path) => path,
        None => panic!("there is no static file '{name}'"),
    }
}

/// The file at an address.
pub fn at(path: &str) -> Option<&'static Asset> {
    SHELF.by_path.get(path)
}

fn hashed_path(name: &str, content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let hash: String = digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect();
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
    format!("{ROOT}{stem}.{hash}.{extension}")
}

fn brotli(plain: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, 9, 20);
    writer.write_all(plain).expect("memory takes every byte");
    drop(writer);
    packed
}

fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(plain).expect("memory takes every byte");
    writer.finish().expect("memory takes every byte")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_under_its_hashed_name() {
        for (name, mime, _) in FILES {
            let asset = at(url(name)).unwrap();
            assert_eq!(asset.mime, *mime);
            assert!(url(name).len() > ROOT.len() + name.len() + 12);
        }
        assert!(at("/static/chantier.css").is_none());
    }

    #[test]
    fn the_style_sheet_names_the_font_by_its_hashed_name() {
        let css = String::from_utf8(at(url("chantier.css")).unwrap().plain.clone()).unwrap();
        assert!(css.contains(url("literata.woff2")));
    }
}
