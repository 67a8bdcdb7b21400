//! Signing in on a device.

use maud::{Markup, html};

use super::{MeSaid, passkeys};
use crate::Reader;
use crate::frame::page;

/// What the page on which a reader signs in shows.
#[derive(Clone, Debug, Default)]
pub struct SignInView {
    /// The name that was tried.
    pub login: String,
    /// What became of it.
    pub said: Option<MeSaid>,
    /// Whether the device holds tables of a guest, which will move along.
    pub has_tables: bool,
}

/// The page on which a reader signs in.
pub fn sign_in(reader: &Reader, view: &SignInView) -> Markup {
    let words = reader.words();
    let login = |id: &str| {
        html! {
            label.field for=(id) {
                span { (words.word("me-login")) }
                input id=(id) type="text" name="login" value=(view.login) maxlength="24" required autocomplete="username"
                    autocapitalize="none" spellcheck="false";
            }
        }
    };
    let body = html! {
        main #main.narrow.me {
            h1 { (words.word("sign-in")) }
            @if let Some(said) = view.said { (said.notice(reader)) }
            @if view.has_tables { p.lead { (words.word("sign-in-tables")) } }
            (passkeys::sign_in(reader))
            form.setup method="post" action="/sign-in" {
                (reader.token())
                fieldset {
                    legend { (words.word("sign-in-password")) }
                    (login("login"))
                    label.field {
                        span { (words.word("me-password")) }
                        input type="password" name="password" maxlength="200" required autocomplete="current-password";
                    }
                    button.primary type="submit" { (words.word("sign-in")) }
                }
            }
            details.fold {
                summary { (words.word("sign-in-code")) }
                form.setup method="post" action="/sign-in" {
                    (reader.token())
                    (login("login-for-code"))
                    label.field {
                        span { (words.word("sign-in-code-field")) }
                        input type="text" name="code" maxlength="40" required autocomplete="off" autocapitalize="none"
                            spellcheck="false";
                    }
                    button type="submit" { (words.word("sign-in")) }
                }
            }
            p.help { (words.word("sign-in-lost")) }
            p { a href="/me" { (words.word("sign-in-none")) } }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("sign-in")), body)
}
