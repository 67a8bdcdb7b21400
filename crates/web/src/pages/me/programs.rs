//! Programs that play for the reader: the tokens they have, and whether the account is a bot's.

use maud::{Markup, html};

use super::{AccountView, DeviceView, present_password, used};
use crate::Reader;

/// A token that was just made, which is shown this once.
#[derive(Clone, Debug)]
pub struct NewToken {
    /// What the reader calls it.
    pub name: String,
    /// The token itself.
    pub text: String,
}

/// A token that was just made.
pub(super) fn new_token(reader: &Reader, token: &NewToken) -> Markup {
    let words = reader.words();
    html! {
        section.codes aria-labelledby="token-title" {
            h2 #token-title { (crate::words::about(words, "me-token-made", &token.name)) }
            p { (words.word("me-token-once")) }
            p { code.secret { (token.text) } }
        }
    }
}

/// The tokens, and what may be done about them.
pub(super) fn programs(reader: &Reader, account: &AccountView) -> Markup {
    let words = reader.words();
    html! {
        details.fold #programs open[!account.tokens.is_empty() || account.bot] {
            summary { (words.word("me-programs")) }
            div.panel {
                p { (words.word("me-programs.about")) " " a href="/api" { (words.word("nav-api")) } }
                @if !account.tokens.is_empty() {
                    ul.devices role="list" { @for token in &account.tokens { (token_line(reader, token)) } }
                }
                form.setup method="post" action="/me/tokens" {
                    (reader.token())
                    (present_password(reader, account))
                    div.row {
                        input type="text" name="name" maxlength="40" required autocomplete="off"
                            placeholder=(words.word("me-token-name")) aria-label=(words.word("me-token-name"));
                        button type="submit" name="token" value="new" { (words.word("me-token-new")) }
                    }
                }
                form.setup method="post" action="/me/bot" {
                    (reader.token())
                    p { (words.word(if account.bot { "me-bot-is" } else { "me-bot-about" })) }
                    button type="submit" name="bot" value=(if account.bot { "no" } else { "yes" }) {
                        (words.word(if account.bot { "me-bot-end" } else { "me-bot-mark" }))
                    }
                }
            }
        }
    }
}

fn token_line(reader: &Reader, token: &DeviceView) -> Markup {
    let words = reader.words();
    html! {
        li {
            span.device { strong { (token.name) } " " (used(reader, token)) }
            form method="post" action="/me/tokens" {
                (reader.token())
                button.quiet type="submit" name="token" value=(token.handle)
                    aria-label={ (words.word("me-token-end")) " – " (token.name) } { (words.word("me-token-end")) }
            }
        }
    }
}
