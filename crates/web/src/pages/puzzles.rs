//! The puzzles of a day, one for each game, and the way to all others.

use catalogue::Lexicon;
use engine::{Info, Phrase};
use maud::{Markup, html};

use super::tables::When;
use crate::frame::page;
use crate::{Reader, boards};

/// The puzzles of a day.
#[derive(Clone, Debug)]
pub struct PuzzleDay {
    /// Which day.
    pub when: When,
    /// How many days can be gone back at most.
    pub oldest: i64,
    /// A puzzle for each game that has any.
    pub cards: Vec<PuzzleCard>,
}

/// The puzzle of a day for one game.
#[derive(Clone, Debug)]
pub struct PuzzleCard {
    /// The game.
    pub info: &'static Info,
    /// The puzzle's number, from 1.
    pub number: usize,
    /// How much more often one wins with the move that is to be found.
    pub gain: f64,
    /// What the reader knows of every puzzle of the game: whether they found the answer, or had it shown; nothing where they
    /// have not come so far.
    pub known: Vec<Option<bool>>,
}

/// The page of a day.
pub fn puzzles(reader: &Reader, day: &PuzzleDay) -> Markup {
    let words = reader.words();
    let ago = day.when.days_ago;
    let body = html! {
        main #main.puzzles {
            section.welcome {
                h1 { (words.word("puzzles-title")) }
                p.lead { (words.word("puzzles-lead")) }
                nav.days aria-label=(words.word("puzzles-days")) {
                    @if ago < day.oldest { a.button rel="prev" href=(address(ago + 1)) { "◂ " (words.word("puzzles-earlier")) } }
                    strong { (day_name(words, &day.when)) }
                    @if ago > 0 { a.button rel="next" href=(address(ago - 1)) { (words.word("puzzles-later")) " ▸" } }
                }
            }
            ul.games role="list" {
                @for card in &day.cards { li { (one(reader, card)) } }
                li { (progress(reader, &day.cards)) }
            }
        }
    };
    page(reader, &format!("Chantier · {}", words.word("puzzles-title")), body)
}

fn address(ago: i64) -> String {
    match ago {
        0 => "/puzzles".to_owned(),
        _ => format!("/puzzles?ago={ago}"),
    }
}

fn day_name(words: &Lexicon, when: &When) -> String {
    let phrase = match (when.days_ago, when.this_year) {
        (..=0, _) => Phrase::new("puzzles-today"),
        (1, _) => Phrase::new("puzzles-yesterday"),
        (_, true) => Phrase::new("when-day").with("day", when.day).with("month", when.month),
        (_, false) => Phrase::new("when-year")
            .with("day", when.day)
            .with("month", when.month)
            .with("year", when.year.to_string()),
    };
    words.say(&phrase, &|seat| words.seat(seat))
}

fn one(reader: &Reader, card: &PuzzleCard) -> Markup {
    let words = reader.words();
    let PuzzleCard {
        info,
        number,
        gain,
        known,
    } = card;
    let say = |phrase: Phrase| words.say(&phrase, &|seat| words.seat(seat));
    let puzzle = format!("/puzzles/{}/{number}", info.id);
    let found = known.iter().filter(|known| **known == Some(true)).count();
    html! {
        article.game aria-labelledby={ "puzzle-" (info.id) } {
            div.glimpse aria-hidden="true" {
                iframe src={ (puzzle) "/position" } loading="lazy" tabindex="-1" title=(info.name) {}
                a href=(puzzle) tabindex="-1" {}
            }
            div.game-text {
                h2 id={ "puzzle-" (info.id) } { (info.name) }
                p {
                    // The words say the same.
                    span.stars aria-hidden="true" { (stars(*gain)) } " "
                    (say(Phrase::new("puzzles-find").with("level", level(*gain))))
                }
                p.row {
                    @match known[number - 1] {
                        None => a.button.primary href=(puzzle) { (words.word("puzzles-solve")) },
                        Some(found) => {
                            a.button href=(puzzle) { (words.word("puzzles-look")) }
                            span.outcome.good[found] { (mark(found)) " " (words.word(if found { "puzzles-found" } else { "puzzles-shown" })) }
                        }
                    }
                }
                details {
                    summary {
                        (say(Phrase::new("puzzles-all").with("count", known.len() as i64).with("found", found as i64)))
                    }
                    ol.numbers role="list" {
                        @for (number, known) in (1..).zip(known) {
                            li {
                                a.button.found[*known == Some(true)] href={ "/puzzles/" (info.id) "/" (number) } {
                                    (number)
                                    @if let Some(found) = known {
                                        " " span aria-hidden="true" { (mark(*found)) }
                                        span.unseen { (words.word(if *found { "puzzles-found" } else { "puzzles-shown" })) }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How far the reader has come in all puzzles of all games.
fn progress(reader: &Reader, cards: &[PuzzleCard]) -> Markup {
    let words = reader.words();
    let known = || cards.iter().flat_map(|card| &card.known);
    let (count, found) = (known().count(), known().filter(|known| **known == Some(true)).count());
    let told = Phrase::new("puzzles-progress")
        .with("count", count as i64)
        .with("found", found as i64);
    html! {
        article.game aria-labelledby="puzzles-progress" {
            div.cover.mosaic aria-hidden="true" { @for card in cards { span { (boards::of(card.info.id).cover()) } } }
            div.game-text {
                h2 #puzzles-progress { (words.say(&told, &|seat| words.seat(seat))) }
                progress value=(found) max=(count.max(1)) aria-labelledby="puzzles-progress" {}
                p.help { (words.word("puzzles-progress.about")) }
            }
        }
    }
}

/// How hard the move is to see, from one star to three.
fn stars(gain: f64) -> &'static str {
    match level(gain) {
        "clear" => "★☆☆",
        "middling" => "★★☆",
        _ => "★★★",
    }
}

/// How far the move that is to be found stands out.
fn level(gain: f64) -> &'static str {
    match gain {
        0.2.. => "clear",
        0.12.. => "middling",
        _ => "fine",
    }
}

/// The sign of a puzzle whose answer is known: found, or shown.
const fn mark(found: bool) -> &'static str {
    if found { "✓" } else { "·" }
}
