//! How the pages look, sound and behave for a reader.

use catalogue::Language;
use maud::{Markup, html};

use crate::frame::page;
use crate::preferences::switch_name;
use crate::{Motion, Preferences, Reader, Theme};

/// The page of preferences. `from` is where the reader came from and goes back to; without it they stay, and `kept` says
/// that it was done.
pub fn preferences(reader: &Reader, from: Option<&str>, kept: bool) -> Markup {
    let words = reader.words();
    let Preferences {
        motion,
        confirm,
        lone,
        sound,
        volume,
        keys,
    } = reader.preferences;
    let motions = Motion::ALL.map(|motion| (motion.name(), words.word(&format!("motion-{}", motion.name()))));
    let themes = Theme::ALL.map(|theme| (theme.name(), words.word(&format!("theme-{}", theme.name()))));
    let switch = |yes: &str, no: &str| [("on", words.word(yes)), ("off", words.word(no))];
    let body = html! {
        main #main.settings {
            h1 { (words.word("preferences")) }
            p.lead { (words.word("preferences-lead")) }
            @if kept { p.notice role="status" { (words.word("preferences-kept")) } }
            // Where a script runs every choice is kept as soon as it is made; the button is there without one, too.
            form.setup method="post" action="/preferences" data-in-place="" data-keeps=(words.word("preferences-kept-one")) {
                (reader.token())
                input type="hidden" name="back" value=(from.unwrap_or("/preferences?kept"));
                fieldset {
                    legend { (words.word("language")) }
                    div.radios {
                        @for &language in Language::ALL {
                            label.check lang=(language) {
                                input type="radio" name="language" value=(language) checked[language == reader.language];
                                " " (language.own_name())
                            }
                        }
                    }
                }
                fieldset {
                    legend { (words.word("theme")) }
                    div.radios {
                        @for (value, label) in &themes {
                            label.check {
                                input type="radio" name="theme" value=(value) checked[*value == reader.theme.name()];
                                // What a page looks like then.
                                span class={ "sample " (value) } aria-hidden="true" {}
                                (label)
                            }
                        }
                    }
                }
                (choice(&words.word("motion"), Some(&words.word("motion.about")), "motion", motion.name(), &motions))
                (choice(&words.word("ask"), Some(&words.word("ask.about")), "confirm", switch_name(confirm),
                    &switch("ask-yes", "ask-no")))
                (choice(&words.word("lone"), Some(&words.word("lone.about")), "lone", switch_name(lone), &switch("lone-on", "lone-off")))
                fieldset {
                    legend { (words.word("sound")) }
                    p.help { (words.word("sound.about")) }
                    (radios("sound", switch_name(sound), &switch("sound-on", "sound-off")))
                    div.row {
                        label for="volume" { (words.word("volume")) }
                        input #volume type="range" name="volume" min="1" max=(Preferences::LOUDEST) value=(volume);
                        // Only a script can make sounds; it shows the button.
                        button #listen type="button" hidden { (words.word("sound-try")) }
                    }
                }
                (choice(&words.word("single-keys"), Some(&words.word("single-keys.about")), "keys", switch_name(keys),
                    &switch("single-keys-on", "single-keys-off")))
                div.row.end {
                    button.primary type="submit" { (words.word("preferences-keep")) }
                    @if let Some(from) = from { a.button.quiet href=(from) { (words.word("preferences-back")) } }
                }
            }
            section aria-labelledby="install-title" {
                h2 #install-title { (words.word("install")) }
                p { (words.word("install.about")) }
                // A script knows whether this page came safely, and whether the browser offers to install.
                p.notice #not-installable hidden { (words.word("install-not-here")) }
                p { button #install type="button" hidden { (words.word("install-now")) } }
            }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("preferences")), body)
}

fn choice(legend: &str, about: Option<&str>, field: &str, chosen: &str, values: &[(&str, String)]) -> Markup {
    html! {
        fieldset {
            legend { (legend) }
            @if let Some(about) = about { p.help { (about) } }
            (radios(field, chosen, values))
        }
    }
}

fn radios(field: &str, chosen: &str, values: &[(&str, String)]) -> Markup {
    html! {
        div.radios {
            @for (value, label) in values {
                label.check { input type="radio" name=(field) value=(value) checked[*value == chosen]; " " (label) }
            }
        }
    }
}
