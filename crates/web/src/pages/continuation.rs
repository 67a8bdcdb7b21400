//! Going on from a position of a finished game: who plays it from there.

use engine::{Info, Phrase, Seat};
use maud::{Markup, html};

use super::new_table::{Sitter, place};
use super::report::report_link;
use crate::Reader;
use crate::frame::page;
use crate::pages::SeatDraft;

/// A table that shall go on from another one.
#[derive(Clone, Debug)]
pub struct ContinueView<'a> {
    /// The table whose game is over.
    pub id: &'a str,
    /// The game.
    pub info: &'static Info,
    /// After how many moves.
    pub ply: usize,
    /// Of so many.
    pub plies: usize,
    /// How many of them were the deal, which nobody counts.
    pub dealt: usize,
    /// Who played, in the order of their seats.
    pub names: Vec<String>,
    /// Who shall play.
    pub seats: Vec<SeatDraft>,
    /// Who is to move.
    pub turn: Option<Seat>,
}

/// The page on which the seats are given; `wrong` says what is wrong with them.
pub fn continuation(reader: &Reader, view: &ContinueView<'_>, wrong: Option<&str>) -> Markup {
    let words = reader.words();
    let from = Phrase::new("continue-lead")
        .with("ply", view.ply.saturating_sub(view.dealt) as i64)
        .with("plies", (view.plies - view.dealt) as i64);
    let back = format!("/tables/{}/replay?ply={}", view.id, view.ply);
    let body = html! {
        main #main.narrow {
            h1 { (words.word("continue-title")) }
            p.lead { (words.say(&from, &|seat| words.seat(seat))) " " a href=(back) { (words.word("continue-back")) } }
            @if let Some(wrong) = wrong { p.notice.bad role="alert" { (wrong) } }
            form.setup method="post" action={ "/tables/" (view.id) "/continue" } {
                (reader.token())
                input type="hidden" name="ply" value=(view.ply);
                fieldset {
                    legend { (words.word("new-players")) }
                    @for (index, (seat, name)) in view.seats.iter().zip(&view.names).enumerate() {
                        @let moves = view.turn == Some(Seat::new(index));
                        (place(reader, index, seat, &[Sitter::Here, Sitter::Invited], html! {
                            (name) @if moves { " " span.help { (words.word("continue-turn")) } }
                        }))
                    }
                    p.help { (words.word("new-players-help")) }
                }
                p.help { (words.word("continue-chance")) }
                button.primary type="submit" { (words.word("continue-go")) }
            }
            (report_link(words, view.id, view.ply))
        }
    };
    page(
        reader,
        &format!("{} · {}", words.word("continue-title"), view.info.name),
        body,
    )
}
