//! The end of a game: who won, by what and when, and what to do next.

mod beaten;
mod bests;
mod count;
mod course;
mod difference;
mod rated;

use engine::{Seat, Standings};
use maud::{Markup, html};

use super::table::TableView;
use crate::{boards, lexicon};

pub use bests::Bests;
pub use course::{Decided, EarlyView, Ending};
pub use rated::{RatedEnding, RatedPlace, UncountedView};

/// The result, which stands above the board.
pub(super) fn result(table: &TableView<'_>, ending: &Ending) -> Markup {
    let words = table.reader.words();
    let Ending {
        standings,
        again,
        sharing,
        ..
    } = ending;
    html! {
        section.result aria-labelledby="result-title" {
            div.verdict {
                div.cover aria-hidden="true" { (boards::of(table.info.id).cover()) }
                div.winners aria-hidden="true" {
                    @for winner in winners(ending) {
                        span.crowned {
                            svg.crown viewBox="0 0 48 26" { path d="M6 24 2 7l12 7L24 2l10 12 12-7-4 17z" {} }
                            (table.seats[winner.index()].face(winner))
                        }
                    }
                }
                div.told {
                    h2 #result-title { (headline(table, ending)) }
                    (score(table, ending))
                    @if let Some(beaten) = beaten::told(table, ending) { p.beaten { (beaten) } }
                    (difference::told(table, ending))
                    (early(table, ending))
                    @if ending.early.is_none() { (tie_breaks(table, standings)) }
                    @if let Some(rated) = &ending.rated { (rated::told(table, rated)) }
                }
                div.row.onward {
                    @if let Some(again) = again {
                        a.button.primary href={ "/tables/" (again) } { (words.word("again-follow")) }
                    } @else if table.own_seats() > 0 {
                        form method="post" action={ "/tables/" (table.id) "/again" } {
                            (table.reader.token())
                            button.primary type="submit" { (words.word("again")) }
                        }
                    }
                    a.button href={ "/tables/" (table.id) "/replay#play" } { (words.word("replay-show")) }
                    // One press asks for it; where it is made already, the answer leads to it. Those who watch share one drawing,
                    // which can carry no form of theirs.
                    @if table.own_seats() > 0 {
                        form method="post" action={ "/tables/" (table.id) "/analysis" } {
                            (table.reader.token())
                            button type="submit" { (words.word("analysis-show")) }
                        }
                    } @else {
                        a.button href={ "/tables/" (table.id) "/analysis" } { (words.word("analysis-show")) }
                    }
                }
                @if table.own_seats() == 1 { (bests::place(words, table.id)) }
                details.more {
                    summary { (words.word("result-more")) }
                    a.button href={ "/tables/" (table.id) "/record" } download { (words.word("record")) }
                    (table.sharing(sharing))
                }
            }
            (count::breakdown(table, ending))
        }
    }
}

/// How it came about, which stands below the boards.
pub(super) fn story(table: &TableView<'_>, ending: &Ending) -> Markup {
    course::story(table, ending)
}

/// Who gave up, and why the game ended where it did.
fn early(table: &TableView<'_>, ending: &Ending) -> Markup {
    let words = table.reader.words();
    html! {
        @for seat in &ending.resigned {
            p.early {
                @if table.own_seats() == 1 && table.seats[seat.index()].yours { (words.word("early-resigned-you")) }
                @else { (crate::words::about(words, "early-resigned", &table.gone_by(*seat))) }
            }
        }
        @match ending.early {
            Some(EarlyView::Agreed) => p.early { (words.word("early-agreed")) },
            Some(EarlyView::Closed) => p.early { (words.word("early-closed")) },
            Some(EarlyView::Resigned) | None => {}
        }
    }
}

/// Who won; nobody where the game was closed, which has no result.
fn winners(ending: &Ending) -> impl Iterator<Item = Seat> {
    let is_closed = ending.early == Some(EarlyView::Closed);
    ending.standings.winners().filter(move |_| !is_closed)
}

/// The seat whose board is shown to everybody: the only winner's.
pub(super) fn winner(ending: &Ending) -> Option<Seat> {
    let mut winners = winners(ending);
    winners.next().filter(|_| winners.next().is_none())
}

/// What came of the game, in a line.
pub(super) fn headline(table: &TableView<'_>, ending: &Ending) -> String {
    let words = table.reader.words();
    if let Some(verdict) = &ending.verdict {
        return verdict.clone();
    }
    let winners: Vec<Seat> = winners(ending).collect();
    match winners.as_slice() {
        [] => words.word("early-closed-title"),
        [winner] if table.own_seats() == 1 && table.seats[winner.index()].yours => words.word("won-you"),
        [winner] => table.about("won", *winner),
        several => {
            let (you, others): (Vec<Seat>, Vec<Seat>) = several.iter().copied().partition(|seat| table.is_you(*seat));
            let names: Vec<String> = others.iter().map(|seat| table.name(*seat).to_owned()).collect();
            let id = if you.is_empty() { "won-shared" } else { "won-shared-you" };
            crate::words::about(words, id, &words.join(&names))
        }
    }
}

/// The points of all, the best first: what one wants to know is read before anything is pressed or scrolled. Nothing of a game that
/// has one player, or no result.
fn score(table: &TableView<'_>, ending: &Ending) -> Markup {
    let ranked = ending.standings.ranked();
    let counts = ranked.len() > 1 && ending.early != Some(EarlyView::Closed);
    html! {
        @if counts {
            p.score { @for standing in ranked { span.whose { (table.called(standing.seat)) " " strong { (standing.points) } } } }
        }
    }
}

/// The tie-breaks that had to be looked at, by name, with those who were level until then.
fn tie_breaks(table: &TableView<'_>, standings: &Standings) -> Markup {
    let words = table.reader.words();
    let own = lexicon(table.info, table.reader.language);
    let used = standings
        .0
        .iter()
        .map(|standing| standing.tie_breaks_used)
        .max()
        .unwrap_or(0);
    html! {
        @for index in 0..used {
            @if let Some(first) = standings.0[0].tie_breaks.get(index) {
                p.tie-break {
                    (words.word("tie-break")) " " strong { (own.word(first.name)) } " – "
                    @let level = standings.0.iter().filter(|standing| standing.tie_breaks_used > index);
                    @for (place, standing) in level.enumerate() {
                        @if place > 0 { ", " }
                        (table.called(standing.seat)) " " (standing.tie_breaks[index].points)
                    }
                }
            }
        }
    }
}
