//! The door of a table whose visitors must know a password.

use maud::{Markup, html};

use crate::Reader;
use crate::frame::page;

/// The page that asks for the password of the table `id`; `wrong` says that the last one was not it.
pub fn door(reader: &Reader, id: &str, wrong: bool) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow {
            h1 { (words.word("door-title")) }
            p.lead { (words.word("door-lead")) }
            @if wrong { p.notice.bad role="alert" { (words.word("door-wrong")) } }
            form.row method="post" action={ "/tables/" (id) "/enter" } {
                (reader.token())
                label for="word" { (words.word("new-word")) }
                input #word type="password" name="word" maxlength="64" required autocomplete="off" autofocus;
                button.primary type="submit" { (words.word("door-enter")) }
            }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("door-title")), body)
}
