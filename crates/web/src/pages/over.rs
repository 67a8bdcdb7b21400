//! The end of a game: who won and why.

use engine::{Seat, Standing, Standings};
use maud::{Markup, html};

use super::table::{Sharing, TableView};
use crate::lexicon;

/// The result, which stands above the board: who won, the points in their parts, and what to do next.
pub(super) fn result(
    table: &TableView<'_>,
    standings: &Standings,
    verdict: Option<&str>,
    again: Option<&str>,
    sharing: &Sharing,
) -> Markup {
    let words = table.reader.words();
    html! {
        section.result aria-labelledby="result-title" {
            div.verdict {
                div.winners aria-hidden="true" {
                    @for winner in standings.winners() { (table.seats[winner.index()].face(winner)) }
                }
                h2 #result-title {
                    @match verdict {
                        Some(verdict) => (verdict),
                        None => (headline(table, standings)),
                    }
                }
                (tie_breaks(table, standings))
                div.row {
                    @if let Some(again) = again {
                        a.button.primary href={ "/tables/" (again) } { (words.word("again-follow")) }
                    } @else if table.own_seats() > 0 {
                        form method="post" action={ "/tables/" (table.id) "/again" } {
                            (table.reader.token())
                            button.primary type="submit" { (words.word("again")) }
                        }
                    }
                    a.button href={ "/tables/" (table.id) "/replay" } { (words.word("replay-show")) }
                    a.button href={ "/tables/" (table.id) "/analysis" } { (words.word("analysis-show")) }
                    a.button href={ "/tables/" (table.id) "/record" } download { (words.word("record")) }
                    a.button.quiet href="/" { (words.word("nav-games")) }
                }
                (table.sharing(sharing))
            }
            (breakdown(table, standings))
        }
    }
}

pub(super) fn headline(table: &TableView<'_>, standings: &Standings) -> String {
    let words = table.reader.words();
    let winners: Vec<Seat> = standings.winners().collect();
    match winners.as_slice() {
        [winner] if table.own_seats() == 1 && table.seats[winner.index()].yours => words.word("won-you"),
        [winner] => table.about("won", *winner),
        several => {
            let names: Vec<String> = several.iter().map(|seat| table.name(*seat).to_owned()).collect();
            crate::words::about(words, "won-shared", &words.join(&names))
        }
    }
}

/// A column a player, a row a part of the points.
fn breakdown(table: &TableView<'_>, standings: &Standings) -> Markup {
    let words = table.reader.words();
    let own = lexicon(table.info, table.reader.language);
    let mut ranked: Vec<&Standing> = standings.0.iter().collect();
    ranked.sort_by_key(|standing| (standing.rank, standing.seat));
    let parts: Vec<&str> = ranked[0].breakdown.iter().map(|item| item.name).collect();
    html! {
        div.scroll tabindex="0" role="region" aria-labelledby="result-title" {
            table.breakdown {
                thead {
                    tr {
                        th scope="col" { (words.word("result-points")) }
                        @for standing in &ranked {
                            @let view = &table.seats[standing.seat.index()];
                            th scope="col" class={ "seat-" (standing.seat) } {
                                (view.face(standing.seat))
                                span.name { (standing.rank) ". " (view.name) }
                                @if let Some(level) = &view.level { span.help { (level) } }
                            }
                        }
                    }
                }
                tbody {
                    @for (row, name) in parts.iter().enumerate() {
                        tr {
                            th scope="row" { (own.word(name)) }
                            @for standing in &ranked {
                                td { @if let Some(item) = standing.breakdown.get(row) { (item.points) } }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (words.word("result-total")) }
                        @for standing in &ranked { td { (standing.points) } }
                    }
                }
            }
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
                        (table.name(standing.seat)) " " (standing.tie_breaks[index].points)
                    }
                }
            }
        }
    }
}
