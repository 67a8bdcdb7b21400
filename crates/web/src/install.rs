//! The site as an app: the manifest, the page for when the server cannot be reached, and the worker that keeps static files.
//!
//! Browsers allow all of it over https and on the own machine, and ignore it elsewhere.

use std::collections::HashMap;
use std::sync::LazyLock;

use catalogue::Language;
use serde_json::json;

use crate::assets::{self, Asset};
use crate::frame::LIGHT_PAPER;
use crate::{pages, words};

/// Where the worker is served: at the root, for it answers for the whole site, and always under the same name, by which
/// browsers look for a newer one.
pub const WORKER: &str = "/worker.js";

struct Files {
    /// The manifests and the offline page, by their addresses.
    by_path: HashMap<String, Asset>,
    /// The addresses of the manifests.
    manifests: HashMap<Language, String>,
    worker: Asset,
}

static STORED: LazyLock<Files> = LazyLock::new(|| {
    let mut by_path = HashMap::new();
    let mut add = |name: &str, text: String| {
        let path = assets::hashed_path(name, text.as_bytes());
        by_path.insert(path.clone(), Asset::new(name, text.into_bytes()));
        path
    };
    let manifests = Language::ALL
        .iter()
        .map(|&language| {
            (
                language,
                add(&format!("manifest.{language}.webmanifest"), manifest_of(language)),
            )
        })
        .collect();
    let offline = add("offline.html", pages::offline().into_string());
    let worker = worker_with(&offline);
    Files {
        by_path,
        manifests,
        worker: Asset::new(WORKER, worker.into_bytes()),
    }
});

/// The address of the manifest in a language.
pub fn manifest(language: Language) -> &'static str {
    &STORED.manifests[&language]
}

/// The manifest or the offline page at an address.
pub fn at(path: &str) -> Option<&'static Asset> {
    STORED.by_path.get(path)
}

/// The service worker.
pub fn worker() -> &'static Asset {
    &STORED.worker
}

fn manifest_of(language: Language) -> String {
    let icon = |name: &str, size: &str, purpose: &str| {
        let kind = if name.ends_with(".svg") {
            "image/svg+xml"
        } else {
            "image/png"
        };
        json!({ "src": assets::url(name), "sizes": size, "type": kind, "purpose": purpose })
    };
    let manifest = json!({
        "id": "/",
        "name": "Chantier",
        "short_name": "Chantier",
        "description": words(language).word("site-about"),
        "lang": language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT_PAPER,
        "theme_color": LIGHT_PAPER,
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("maskable-512.png", "512x512", "maskable"),
            icon("icon.svg", "any", "any"),
        ],
    });
    manifest.to_string()
}

/// The script of the worker with what it has to know. Any change of a static file makes it another version.
fn worker_with(offline: &str) -> String {
    let needed = ["chantier.css", "literata.woff2", "icon.svg", "offline.js"].map(assets::url);
    let source = include_str!("../static/worker.js");
    let version = assets::hash([&assets::all()[..], &[offline, source]].concat().concat().as_bytes());
    let site = json!({ "version": version, "offline": offline, "needed": needed, "icon": assets::url("icon-192.png") });
    format!("const SITE = {site};\n{source}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_have_the_sizes_that_the_manifest_says() {
        for &language in Language::ALL {
            let file = at(manifest(language)).unwrap();
            assert_eq!(file.mime, "application/manifest+json");
            let manifest: serde_json::Value = serde_json::from_slice(&file.plain).unwrap();
            assert_eq!(manifest["lang"], language.code());
            let icons = manifest["icons"].as_array().unwrap();
            for icon in icons.iter().filter(|icon| icon["type"] == "image/png") {
                let picture = &assets::at(icon["src"].as_str().unwrap()).unwrap().plain;
                assert_eq!(&picture[1..4], b"PNG");
                // Width and height are the first numbers of a PNG file.
                let number = |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().unwrap());
                assert_eq!(
                    format!("{}x{}", number(16), number(20)),
                    icon["sizes"].as_str().unwrap()
                );
            }
        }
    }

    #[test]
    fn the_offline_page_speaks_every_language_and_needs_only_what_the_worker_keeps() {
        let worker = String::from_utf8(worker().plain.clone()).unwrap();
        let (_, page) = STORED.by_path.iter().find(|(path, _)| path.ends_with(".html")).unwrap();
        let page = String::from_utf8(page.plain.clone()).unwrap();
        for &language in Language::ALL {
            assert!(page.contains(&words(language).word("offline")), "{language}");
        }
        let mut needed = 0;
        for rest in page.split("\"/static/").skip(1) {
            let file = rest.split('"').next().unwrap();
            assert!(worker.contains(file), "{file}");
            needed += 1;
        }
        assert!(needed >= 3);
    }
}
