//! Passkeys. Only a script can ask a browser for them: it shows what the page has to say of them where there are any, at an address
//! to which they can be bound. Elsewhere the page speaks of passwords alone.

use maud::{Markup, html};

use super::super::tables::{When, machine_time, time};
use super::{AccountView, present_password};
use crate::{Reader, assets};

/// A passkey of a reader.
#[derive(Clone, Debug)]
pub struct PasskeyView {
    /// By what forms name it.
    pub id: String,
    /// What it was made on.
    pub name: String,
    /// When it was used last, or made.
    pub used: When,
    /// The site it was made for, where that is another than this.
    pub site: Option<String>,
}

/// A button that works where a script shows it.
fn button(reader: &Reader, ceremony: &str, action: &str, word: &str) -> Markup {
    let words = reader.words();
    html! {
        div.passkey {
            button type="submit" formaction=(action) formnovalidate data-passkey=(ceremony) { (words.word(word)) }
            p.notice.bad role="alert" hidden data-passkey-failed { (words.word("passkeys-failed")) }
            p.notice.bad role="alert" hidden data-passkey-twice { (words.word("passkeys-twice")) }
        }
        script defer src=(assets::url("passkeys.js")) {}
    }
}

/// The way to keep an account that needs no password, within the form that says its name.
pub(super) fn keep(reader: &Reader) -> Markup {
    html! {
        div data-passkeys hidden {
            p.help { (reader.words().word("passkeys.about")) }
            (button(reader, "create", "/me/keep/passkey", "passkeys-keep"))
            p.or { (reader.words().word("passkeys-or")) }
        }
    }
}

/// The way to sign in that needs neither name nor password.
pub(super) fn sign_in(reader: &Reader) -> Markup {
    html! {
        form.setup method="post" action="/sign-in/passkey" data-passkeys hidden {
            (reader.token())
            fieldset {
                legend { (reader.words().word("passkeys-one")) }
                (button(reader, "get", "/sign-in/passkey", "passkeys-sign-in"))
            }
        }
    }
}

/// The passkeys of an account: those it has can be removed anywhere.
pub(super) fn section(reader: &Reader, account: &AccountView) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="passkeys-title" data-passkeys hidden[account.passkeys.is_empty()] {
            h2 #passkeys-title { (words.word("passkeys")) }
            p data-passkeys hidden { (words.word("passkeys.about")) }
            p.help data-passkeys-absent { (words.word("passkeys-absent")) }
            @if !account.passkeys.is_empty() {
                ul.devices role="list" { @for passkey in &account.passkeys { (line(reader, passkey)) } }
            }
            form.setup method="post" action="/me/passkeys" data-passkeys hidden {
                (reader.token())
                (present_password(reader, account))
                (button(reader, "create", "/me/passkeys", "passkeys-add"))
            }
        }
    }
}

fn line(reader: &Reader, passkey: &PasskeyView) -> Markup {
    let words = reader.words();
    html! {
        li {
            span.device {
                strong { (passkey.name) } " "
                time.help datetime=(machine_time(&passkey.used)) { (time(words, &passkey.used)) }
                @if let Some(site) = &passkey.site { " " span.help { (crate::words::about(words, "passkeys-elsewhere", site)) } }
            }
            form method="post" action="/me/passkeys/remove" {
                (reader.token())
                button.quiet type="submit" name="passkey" value=(passkey.id)
                    aria-label={ (words.word("passkeys-remove")) " – " (passkey.name) } { (words.word("passkeys-remove")) }
            }
        }
    }
}
