//! What a device is called, and by what forms name it.

use axum::http::{HeaderMap, header};
use sha2::{Digest as _, Sha256};
use tables::PersonId;

use crate::hex::hex;

/// The browsers that people know, the more special first: most claim to be several of them.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrom", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 8] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
];

/// What a device is, in words that are the same in every language: `Firefox · Linux`. Nothing else of what it says is kept.
pub(crate) fn name(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    let agent = agent.unwrap_or_default();
    let find = |known: &[(&str, &'static str)]| {
        let found = known.iter().find(|(mark, _)| agent.contains(mark));
        found.map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => "?".to_owned(),
    }
}

/// By what a form names the session of a device, which must not be told itself.
pub(crate) fn handle(session: &PersonId) -> String {
    let digest = Sha256::digest([b"chantier handle\0".as_slice(), session.as_str().as_bytes()].concat());
    hex(&digest[..8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_called_what_people_call_them() {
        for (agent, expected) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox · Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
                "Edge · Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari · iPhone",
            ),
            ("<script>alert(1)</script>", "?"),
            ("", "?"),
        ] {
            let headers = [(header::USER_AGENT, agent.parse().unwrap())].into_iter().collect();
            assert_eq!(name(&headers), expected);
        }
        assert_eq!(name(&HeaderMap::new()), "?");
    }
}
