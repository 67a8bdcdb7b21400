//! What is said at a table: by those who play, and by those who watch.

use maud::{Markup, html};

use super::TableView;

/// Something that somebody said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// By what the speaker is known again, whatever they are called.
    pub speaker: Option<String>,
    /// What they are called.
    pub name: String,
    /// The words.
    pub text: String,
}

/// What those who only watch say among themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gallery {
    /// What was said, newest last.
    pub lines: Vec<Spoken>,
    /// Whether the reader is one of them.
    pub open: bool,
}

impl TableView<'_> {
    pub(super) fn talk(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @if self.company {
                section.talk aria-labelledby="talk-title" {
                    h2 #talk-title { (words.word("talk")) }
                    div #talk-lines.said-lines role="log" aria-live="polite" {
                        @for spoken in &self.talk { (self.spoken(spoken)) }
                    }
                    @if self.own_seats() > 0 {
                        form.row #talk-form method="post" action={ "/tables/" (self.id) "/talk" } data-play="talk" {
                            (self.reader.token())
                            @if let Some(seat) = self.showing { input type="hidden" name="as" value=(seat); }
                            input #talk-text type="text" name="text" maxlength="200" required autocomplete="off"
                                aria-label=(words.word("talk-say"));
                            button type="submit" { (words.word("talk-send")) }
                        }
                    }
                }
            }
        }
    }

    /// The talk of those who watch. One drawing serves all of them, so their form stands beside it.
    pub(super) fn gallery(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @if let Some(gallery) = self.gallery.as_ref().filter(|gallery| gallery.open || !gallery.lines.is_empty()) {
                section.talk aria-labelledby="gallery-title" {
                    h2 #gallery-title { (words.word("gallery")) }
                    @if gallery.open { p.help { (words.word("gallery-lead")) } }
                    div #gallery-lines.said-lines role="log" aria-live="polite" {
                        @for spoken in &gallery.lines { (self.spoken(spoken)) }
                    }
                    @if gallery.open {
                        div.row {
                            input #gallery-text type="text" form="gallery-form" name="text" maxlength="200" required
                                autocomplete="off" aria-label=(words.word("gallery-say"));
                            button type="submit" form="gallery-form" { (words.word("talk-send")) }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn gallery_form(&self) -> Markup {
        html! {
            @if self.gallery.as_ref().is_some_and(|gallery| gallery.open) {
                form #gallery-form method="post" action={ "/tables/" (self.id) "/comment" } data-play="talk" {
                    (self.reader.token())
                }
            }
        }
    }

    /// A remark. A script lets the reader mute whoever made it.
    fn spoken(&self, spoken: &Spoken) -> Markup {
        let mute = crate::words::about(self.reader.words(), "mute-who", &spoken.name);
        html! {
            p data-speaker=[spoken.speaker.as_ref()] {
                strong { (spoken.name) } " " span.words { (spoken.text) }
                @if spoken.speaker.is_some() {
                    button.mute.quiet type="button" data-mute="" aria-pressed="false" aria-label=(mute) title=(mute) {
                        span aria-hidden="true" { "⦸" }
                    }
                }
            }
        }
    }
}
