//! The points, counted up part by part.

use engine::{Standing, Standings};
use maud::{Markup, html};

use crate::lexicon;
use crate::pages::table::TableView;

/// How many shades of a colour tell parts from each other.
const TINTS: usize = 6;

/// A column a player, a row a part of the points.
pub(super) fn breakdown(table: &TableView<'_>, standings: &Standings) -> Markup {
    let words = table.reader.words();
    let own = lexicon(table.info, table.reader.language);
    let mut ranked: Vec<&Standing> = standings.0.iter().collect();
    ranked.sort_by_key(|standing| (standing.rank, standing.seat));
    let highest = ranked.iter().map(|standing| height(standing)).max().unwrap_or(0).max(1);
    let parts: Vec<&str> = ranked[0].breakdown.iter().map(|item| item.name).collect();
    html! {
        div.scroll tabindex="0" role="region" aria-labelledby="result-title" {
            table.breakdown {
                thead {
                    tr.columns aria-hidden="true" {
                        td {}
                        @for standing in &ranked { td class={ "seat-" (standing.seat) } { (column(standing, highest)) } }
                    }
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
                                td class={ "seat-" (standing.seat) } {
                                    @if let Some(item) = standing.breakdown.get(row) {
                                        // In the colour that the part has in the column above.
                                        @if item.points > 0 { span class={ "swatch part-" (row % TINTS) " " (item.name) } aria-hidden="true" {} }
                                        (item.points)
                                    }
                                }
                            }
                        }
                    }
                }
                // One part is the whole.
                @if parts.len() > 1 {
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
}

/// The parts of a seat's points on top of each other. What costs points is not drawn: it stands in the table.
fn column(standing: &Standing, highest: i32) -> Markup {
    let mut below = 0;
    let parts = standing.breakdown.iter().enumerate().map(|(row, item)| {
        let part = (row, below, item.points.max(0), item.name);
        below += part.2;
        part
    });
    let parts: Vec<(usize, i32, i32, &str)> = parts.filter(|(_, _, points, _)| *points > 0).collect();
    html! {
        svg.column viewBox={ "0 0 1 " (highest) } preserveAspectRatio="none" {
            @for (row, below, points, name) in parts {
                rect class={ "part-" (row % TINTS) " " (name) } x="0" y=(highest - below - points) width="1" height=(points) {}
            }
        }
    }
}

fn height(standing: &Standing) -> i32 {
    standing.breakdown.iter().map(|item| item.points.max(0)).sum()
}
