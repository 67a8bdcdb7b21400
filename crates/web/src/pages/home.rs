//! The games, and a way to be playing one in a click.

use engine::Info;
use maud::{Markup, html};

use super::table::lesson::learn;
use super::tables::TableLine;
use crate::frame::page;
use crate::{Reader, boards, lexicon};

/// What the first page knows of its reader and of the house.
#[derive(Clone, Copy, Debug)]
pub struct Home<'a> {
    /// The tables at which the reader may want to go on, those where it is their turn first.
    pub going: &'a [TableLine],
    /// How many tables the reader sits at that are not over.
    pub unfinished: usize,
    /// The ids of the games that the reader knows.
    pub played: &'a [&'a str],
    /// How many tables of the lobby wait for whoever comes.
    pub waiting: usize,
}

/// The first page.
pub fn home(reader: &Reader, games: &[&'static Info], view: Home<'_>) -> Markup {
    let Home {
        going,
        unfinished,
        played,
        waiting,
    } = view;
    let words = reader.words();
    let body = html! {
        main #main.home {
            section.welcome {
                h1 { (words.word("home-title")) }
                p.lead { (words.word("home-lead")) }
                p.row {
                    @if waiting > 0 {
                        a.button href="/lobby" { (crate::words::count(words, "home-waiting", waiting)) }
                    } @else {
                        a.button.quiet href="/lobby" { (words.word("home-lobby")) }
                    }
                    a.button.quiet href="/puzzles" { (words.word("home-puzzles")) }
                }
            }
            @if !going.is_empty() {
                section.resume aria-labelledby="resume" {
                    h2 #resume { (words.word("home-resume")) }
                    (super::tables::going(reader, going))
                    @if unfinished > going.len() {
                        p { a.button.quiet href="/tables" { (crate::words::count(words, "home-continue", unfinished)) } }
                    }
                }
                h2 { (words.word("home-new-game")) }
            }
            ul.games role="list" {
                @for info in games { li { (game(reader, info, !played.contains(&info.id))) } }
                li { (study(reader, games)) }
            }
        }
    };
    page(reader, &format!("Chantier · {}", words.word("home-title")), body)
}

fn game(reader: &Reader, info: &'static Info, newcomer: bool) -> Markup {
    let words = reader.words();
    let own = lexicon(info, reader.language);
    html! {
        article.game aria-labelledby={ "game-" (info.id) } {
            div.cover aria-hidden="true" { (boards::of(info.id).cover()) }
            div.game-text {
                h2 id={ "game-" (info.id) } { (info.name) }
                @if own.has("authors") { p.authors { (crate::words::about(words, "home-by", &own.word("authors"))) } }
                @if own.has("tagline") { p.tagline { (own.word("tagline")) } }
                (facts(reader, info, &["duration", "weight"]))
                @if newcomer { (learn(reader, info, newcomer)) }
                form.row method="post" action="/tables" {
                    (reader.token())
                    input type="hidden" name="game" value=(info.id);
                    input type="hidden" name="quick" value="1";
                    button.play.primary[!newcomer || catalogue::lesson(info.id).is_none()] type="submit" { (words.word("home-play")) }
                    a.button href={ "/games/" (info.id) "/new" } { (words.word("home-set-up")) }
                    a.button.quiet href={ "/games/" (info.id) "/rules" } { (words.word("rules")) }
                }
                @if !newcomer { (learn(reader, info, newcomer)) }
                @if own.has("about") {
                    // A phone folds it: one looks through five games first.
                    details.about.fold { summary { (words.word("home-about")) } p { (own.word("about")) } }
                }
            }
        }
    }
}

/// What there is to do without an opponent.
fn study(reader: &Reader, games: &[&'static Info]) -> Markup {
    let words = reader.words();
    html! {
        article.game aria-labelledby="study" {
            div.cover.mosaic aria-hidden="true" {
                @for info in games { span { (boards::of(info.id).cover()) } }
            }
            div.game-text {
                h2 #study { (words.word("home-puzzles")) }
                p { (words.word("puzzles-lead")) }
                p.row { a.button href="/puzzles" { (words.word("puzzles-solve-today")) } }
                p.about { (words.word("home-records")) " " a href="/replay" { (words.word("file-title")) } }
            }
        }
    }
}

/// For how many a game is, and what else its words tell of it under these names.
pub(super) fn facts(reader: &Reader, info: &'static Info, told: &[&str]) -> Markup {
    let (words, own) = (reader.words(), lexicon(info, reader.language));
    let (fewest, most) = (*info.players.start(), *info.players.end());
    html! {
        ul.facts role="list" {
            li {
                @if fewest == most { (crate::words::count(words, "players", most)) }
                @else { (fewest) "–" (crate::words::count(words, "players", most)) }
            }
            @for fact in told { @if own.has(fact) { li { (own.word(fact)) } } }
        }
    }
}
