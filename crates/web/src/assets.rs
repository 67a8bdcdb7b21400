//! The static files, in the binary, under names that hold a hash of their content.
//!
//! A name never changes its content, so browsers may keep a file for ever. Text is compressed once, at start.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::LazyLock;

use foldhash::fast::RandomState;
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

// BOARD_STYLES and BOARD_PICTURES, which `build.rs` finds in the folders of the boards.
include!(concat!(env!("OUT_DIR"), "/board_files.rs"));

/// The files of the site itself.
const FILES: &[(&str, &[u8])] = &[
    ("literata.woff2", include_bytes!("../static/fonts/literata.woff2")),
    ("icon.svg", include_bytes!("../static/icon.svg")),
    ("icon-called.svg", include_bytes!("../static/icon-called.svg")),
    ("icon-192.png", include_bytes!("../static/icons/icon-192.png")),
    ("icon-512.png", include_bytes!("../static/icons/icon-512.png")),
    ("maskable-512.png", include_bytes!("../static/icons/maskable-512.png")),
    ("faces.svg", include_bytes!("../static/faces.svg")),
    ("htmx.js", HTMX.as_bytes()),
    ("chantier.js", SCRIPT.as_bytes()),
    ("sound.js", include_bytes!("../static/sound.js")),
    ("offline.js", include_bytes!("../static/offline.js")),
    ("passkeys.js", include_bytes!("../static/passkeys.js")),
    ("notices.js", include_bytes!("../static/notices.js")),
];

/// htmx with its extension, in one file: htmx begins as soon as it is there, and an extension that comes a moment later has
/// missed the page, which would then wait for news for ever.
const HTMX: &str = concat!(
    include_str!("../static/vendor/htmx.min.js"),
    "\n",
    include_str!("../static/vendor/hx-sse.min.js")
);

/// The scripts of the site, in one file: what a browser keeps, movement, what is followed on a phone, what a press is aimed at
/// and the way to what is lit, then tables, which use them, moves that need no click, clocks, games shown again, what-if boards, how boards are looked at, the
/// lobby, whose turn it is elsewhere, who is not to be read, then what every page does, then preferences, the rules and the site as an app.
const SCRIPT: &str = concat!(
    include_str!("../static/kept.js"),
    include_str!("../static/motion.js"),
    include_str!("../static/following.js"),
    include_str!("../static/aim.js"),
    include_str!("../static/jump.js"),
    include_str!("../static/table.js"),
    include_str!("../static/lone.js"),
    include_str!("../static/clock.js"),
    include_str!("../static/replay.js"),
    include_str!("../static/explore.js"),
    include_str!("../static/looking.js"),
    include_str!("../static/lobby.js"),
    include_str!("../static/turns.js"),
    include_str!("../static/mute.js"),
    include_str!("../static/chantier.js"),
    include_str!("../static/preferences.js"),
    include_str!("../static/reading.js"),
    include_str!("../static/install.js")
);

/// The style sheet of the site; those of the boards follow it in the same file.
const STYLE: &str = include_str!("../static/chantier.css");

/// The type of a file, by its name.
fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.') {
        Some((_, "svg")) => "image/svg+xml",
        Some((_, "js")) => "text/javascript",
        Some((_, "css")) => "text/css",
        Some((_, "woff2")) => "font/woff2",
        Some((_, "png")) => "image/png",
        Some((_, "html")) => "text/html; charset=utf-8",
        Some((_, "webmanifest")) => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// The static files by their addresses, and the addresses by their names.
struct Files {
    by_path: HashMap<String, Asset>,
    paths: HashMap<&'static str, String, RandomState>,
}

static STORED: LazyLock<Files> = LazyLock::new(|| {
    let mut files = Files {
        by_path: HashMap::new(),
        paths: HashMap::default(),
    };
    let pictures = BOARD_PICTURES.iter().map(|&(name, sheet)| (name, sheet.as_bytes()));
    for (name, bytes) in FILES.iter().copied().chain(pictures) {
        files.add(name, bytes.to_vec());
    }
    // The style sheet names other files as `url(NAME)`, so it comes last.
    let mut style = [&[STYLE], BOARD_STYLES].concat().concat();
    for (name, path) in &files.paths {
        style = style.replace(&format!("url({name})"), &format!("url({path})"));
    }
    files.add("chantier.css", style.into_bytes());
    files
});

impl Files {
    fn add(&mut self, name: &'static str, plain: Vec<u8>) {
        let path = hashed_path(name, &plain);
        self.by_path.insert(path.clone(), Asset::new(name, plain));
        self.paths.insert(name, path);
    }
}

impl Asset {
    /// A file, packed as its name says.
    pub(crate) fn new(name: &str, plain: Vec<u8>) -> Asset {
        let mime = mime(name);
        let compressible = !matches!(mime, "font/woff2" | "image/png");
        Asset {
            mime,
            brotli: compressible.then(|| brotli(&plain)),
            gzip: compressible.then(|| gzip(&plain)),
            plain,
        }
    }
}

/// The address of the file called `name`.
///
/// # Panics
/// If there is no such file.
pub fn url(name: &str) -> &'static str {
    match STORED.paths.get(name) {
        Some(path) => path,
        None => panic!("there is no static file '{name}'"),
    }
}

/// The file at an address.
pub fn at(path: &str) -> Option<&'static Asset> {
    STORED.by_path.get(path)
}

/// The addresses of all files, in alphabetical order.
pub(crate) fn all() -> Vec<&'static str> {
    let mut paths: Vec<&str> = STORED.by_path.keys().map(String::as_str).collect();
    paths.sort_unstable();
    paths
}

/// The address of a file with this content.
pub(crate) fn hashed_path(name: &str, content: &[u8]) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
    format!("{ROOT}{stem}.{}.{extension}", hash(content))
}

/// What changes whenever the content does.
pub(crate) fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect()
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
        let pictures = BOARD_PICTURES.iter().map(|(name, _)| name);
        for name in FILES
            .iter()
            .map(|(name, _)| name)
            .chain(pictures)
            .chain([&"chantier.css"])
        {
            assert!(at(url(name)).is_some());
            assert_ne!(mime(name), mime("unknown"), "{name}");
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
