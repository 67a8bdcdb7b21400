//! What is around every page.

use catalogue::{Language, Lexicon};
use maud::{DOCTYPE, Markup, html};

use crate::preferences::switch_name;
use crate::{Preferences, assets, install, words};

/// The ground of every page, as the style sheet has it (`--paper`): the frame of an installed site has its colour.
pub(crate) const LIGHT_PAPER: &str = "#f7f1e3";
const DARK_PAPER: &str = "#1c1a17";

/// For whom a page is made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reader {
    /// The language they read.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// How the pages behave.
    pub preferences: Preferences,
    /// The token that proves that a form was on a page of theirs.
    pub csrf: String,
    /// The address of this page, to come back to.
    pub path: String,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The name in the cookie and on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

impl Reader {
    pub(crate) fn words(&self) -> &'static Lexicon {
        words(self.language)
    }

    /// The hidden field that every form carries.
    pub(crate) fn token(&self) -> Markup {
        html! { input type="hidden" name="csrf" value=(self.csrf); }
    }
}

/// A whole page around `body`, which holds its own `main` element.
pub(crate) fn page(reader: &Reader, title: &str, body: Markup) -> Markup {
    page_with(reader, title, html! {}, body)
}

/// A whole page that says more about itself in its head.
pub(crate) fn page_with(reader: &Reader, title: &str, head: Markup, body: Markup) -> Markup {
    let words = reader.words();
    let body = html! {
        a.skip href="#main" { (words.word("skip")) }
        (header(reader))
        (body)
        (footer(reader))
        (shortcuts(reader))
        // Beside a menu or a sheet, which it does not close.
        div #note.note popover="manual" role="note" {}
    };
    let head = html! {
        (head)
        // In this order: our scripts listen before htmx has anything to tell.
        script defer src=(assets::url("chantier.js")) {}
        script defer src=(assets::url("htmx.js")) {}
    };
    document(reader, title, head, body)
}

/// A page that stands within another one: nothing around it, and nothing that runs.
pub(crate) fn bare_page(reader: &Reader, title: &str, body: Markup) -> Markup {
    document(reader, title, html! {}, body)
}

fn document(reader: &Reader, title: &str, head: Markup, body: Markup) -> Markup {
    let words = reader.words();
    html! {
        (DOCTYPE)
        html lang=(reader.language) data-theme=(reader.theme.name()) data-motion=(reader.preferences.motion.name())
            data-sound=(reader.preferences.loudness()) data-keys=(switch_name(reader.preferences.keys))
            data-lone=(switch_name(reader.preferences.lone)) data-sound-file=(assets::url("sound.js")) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                (theme_colours(reader.theme))
                meta name="description" content=(words.word("site-about"));
                meta name="htmx-config"
                    content=r#"{"includeIndicatorCSS":false,"history":false,"morphIgnore":["data-htmx-powered","style","open"]}"#;
                title { (title) }
                link rel="icon" href=(assets::url("icon.svg")) type="image/svg+xml" data-called=(assets::url("icon-called.svg"));
                link rel="manifest" href=(install::manifest(reader.language));
                link rel="preload" href=(assets::url("literata.woff2")) as="font" type="font/woff2" crossorigin="";
                link rel="stylesheet" href=(assets::url("chantier.css"));
                (head)
            }
            body { (body) }
        }
    }
}

/// The colour of what a browser draws around the page.
fn theme_colours(theme: Theme) -> Markup {
    html! {
        @match theme {
            Theme::System => {
                meta name="theme-color" content=(LIGHT_PAPER) media="(prefers-color-scheme: light)";
                meta name="theme-color" content=(DARK_PAPER) media="(prefers-color-scheme: dark)";
            }
            Theme::Light => { meta name="theme-color" content=(LIGHT_PAPER); }
            Theme::Dark => { meta name="theme-color" content=(DARK_PAPER); }
        }
    }
}

fn header(reader: &Reader) -> Markup {
    let words = reader.words();
    let current = |path: &str| (reader.path == path).then_some("page");
    html! {
        header.site {
            a.brand href="/" { "Chantier" }
            nav aria-label=(words.word("nav")) {
                a href="/" aria-current=[current("/")] { (words.word("nav-games")) }
                a href="/lobby" aria-current=[current("/lobby")] { (words.word("nav-lobby")) }
                a href="/tables" aria-current=[current("/tables")] { (words.word("nav-tables")) }
                button.menu-key type="button" popovertarget="site-menu" title=(words.word("nav-more")) {
                    span aria-hidden="true" { "☰" } span.unseen { (words.word("nav-more")) }
                }
                // A menu on a phone; where there is room its parts stand in the line.
                div #site-menu.menu popover="" {
                    a href="/puzzles" aria-current=[current("/puzzles")] { (words.word("nav-puzzles")) }
                    a href="/me" aria-current=[current("/me")] { (words.word("nav-me")) }
                    a href="/about" aria-current=[current("/about")] { (words.word("nav-about")) }
                    (languages(reader))
                    a.chooses href=(preferences_path(&reader.path)) title=(words.word("preferences")) {
                        span.code aria-hidden="true" { "⚙\u{fe0e}" } span.own { (words.word("preferences")) }
                    }
                }
            }
            (chooser(reader))
        }
    }
}

/// The other languages, as buttons of the chooser's form.
fn languages(reader: &Reader) -> Markup {
    let others = Language::ALL.iter().filter(|language| **language != reader.language);
    html! {
        @for &language in others {
            button.chooses type="submit" form=(CHOOSER) name="language" value=(language) lang=(language) title=(language.own_name()) {
                span.code aria-hidden="true" { (language.code()) }
                span.own { (language.own_name()) }
            }
        }
    }
}

/// The id of the form for what is chosen in the header.
const CHOOSER: &str = "chooser";

/// The appearance; the languages belong to this form, too.
fn chooser(reader: &Reader) -> Markup {
    let words = reader.words();
    let theme_name = |theme: Theme| words.word(&format!("theme-{}", theme.name()));
    html! {
        form.chooser id=(CHOOSER) method="post" action="/preferences" data-in-place="" {
            (reader.token())
            input type="hidden" name="back" value=(reader.path);
            button type="button" popovertarget="themes" title=(words.word("theme")) {
                span aria-hidden="true" { (sign(reader.theme)) }
                span.unseen { (words.word("theme")) " – " (theme_name(reader.theme)) }
            }
            div #themes.menu popover="" {
                @for theme in Theme::ALL {
                    button type="submit" name="theme" value=(theme.name()) aria-pressed=(pressed(theme == reader.theme)) {
                        span aria-hidden="true" { (sign(theme)) } " " (theme_name(theme))
                    }
                }
            }
        }
    }
}

const fn sign(theme: Theme) -> &'static str {
    match theme {
        Theme::System => "◐",
        Theme::Light => "☀\u{fe0e}",
        Theme::Dark => "☾\u{fe0e}",
    }
}

/// The page of preferences, which leads back to a table that somebody plays at.
fn preferences_path(path: &str) -> String {
    if path.starts_with("/tables/") {
        let from = path
            .replace('%', "%25")
            .replace('&', "%26")
            .replace('#', "%23")
            .replace('+', "%2B");
        format!("/preferences?from={from}")
    } else {
        "/preferences".to_owned()
    }
}

fn footer(reader: &Reader) -> Markup {
    let words = reader.words();
    html! {
        footer.site {
            p { (words.word("footer")) }
            p.further {
                a href="/about" { (words.word("footer-more")) } " "
                a href="/privacy" { (words.word("nav-privacy")) } " "
                a href="/api" { (words.word("nav-api")) } " "
                a href="/me" { (words.word("nav-me")) }
            }
            p { button.quiet type="button" data-open="keys" { (words.word("keys-open")) " " kbd { "?" } } }
        }
    }
}

/// The keyboard shortcuts, opened with `?`.
fn shortcuts(reader: &Reader) -> Markup {
    let words = reader.words();
    let keys = [
        ("1 – 9", "keys-digits"),
        ("← ↑ ↓ →", "keys-arrows"),
        ("M", "keys-moves"),
        ("B", "keys-board"),
        ("L", "keys-log"),
        ("J", "jump"),
        ("U", "keys-undo"),
        ("H", "keys-hint"),
        ("R", "keys-turn"),
        ("V", "keys-view"),
        ("← →", "keys-replay-step"),
        ("↑ ↓", "keys-replay-turn"),
        ("␣", "keys-replay-play"),
        ("?", "keys-help"),
    ];
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (words.word("keys-title")) }
            dl.keys {
                @for (key, id) in keys {
                    dt { kbd { (key) } }
                    dd { (words.word(id)) }
                }
            }
            p { a href=(preferences_path(&reader.path)) { (words.word("keys-on")) } }
            form method="dialog" { button { (words.word("close")) } }
        }
    }
}

fn pressed(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_has_the_colour_of_the_paper() {
        let style = String::from_utf8(assets::at(assets::url("chantier.css")).unwrap().plain.clone()).unwrap();
        assert!(style.contains(&format!("--paper: light-dark({LIGHT_PAPER}, {DARK_PAPER})")));
    }
}
