//! The points, counted up part by part.

use engine::Standing;
use maud::{Markup, html};

use super::Ending;
use crate::lexicon;
use crate::pages::table::TableView;

/// A column a player, the best first, and a row a part of the points, each number with a bar as long as it is large: one sees what
/// somebody lived on, and compares it with the others without reading.
pub(super) fn breakdown(table: &TableView<'_>, ending: &Ending) -> Markup {
    let words = table.reader.words();
    let own = lexicon(table.info, table.reader.language);
    let ranked = ending.standings.ranked();
    let parts: Vec<&str> = ranked[0].breakdown.iter().map(|item| item.name).collect();
    let points = || {
        ranked
            .iter()
            .flat_map(|standing| &standing.breakdown)
            .map(|item| item.points)
    };
    let most = points().max().unwrap_or(0).max(1);
    let winner = super::winner(ending);
    let class = |standing: &Standing| {
        let won = if winner == Some(standing.seat) { " won" } else { "" };
        format!("seat-{}{won}", standing.seat)
    };
    html! {
        div.scroll tabindex="0" role="region" aria-label=(words.word("result-points")) {
            // A phone sets the rows in two lines: the roles say that it is a table all the same.
            table.breakdown role="table" {
                thead role="rowgroup" {
                    tr role="row" {
                        th role="columnheader" scope="col" { (words.word("result-points")) }
                        @for standing in &ranked {
                            @let view = &table.seats[standing.seat.index()];
                            th role="columnheader" scope="col" class=(class(standing)) {
                                (view.face(standing.seat))
                                span.name {
                                    (standing.rank) ". "
                                    @if table.is_you(standing.seat) { (words.word("log-you")) } @else { (view.name) }
                                }
                                @if let Some(level) = &view.level { span.help { (level) } }
                                @if let Some(rated) = table.ratings.get(standing.seat.index()).copied().flatten() { (rated.markup(table.reader)) }
                            }
                        }
                    }
                }
                tbody role="rowgroup" {
                    @for (row, name) in parts.iter().enumerate() {
                        tr role="row" {
                            th role="rowheader" scope="row" { (own.word(name)) }
                            @for standing in &ranked {
                                td role="cell" class=(class(standing)) {
                                    @if let Some(item) = standing.breakdown.get(row) { (item.points) (bar(item.points, most, item.name)) }
                                }
                            }
                        }
                    }
                }
                // One part is the whole.
                @if parts.len() > 1 {
                    tfoot role="rowgroup" {
                        tr role="row" {
                            th role="rowheader" scope="row" { (words.word("result-total")) }
                            @for standing in &ranked { td role="cell" class=(class(standing)) { (standing.points) } }
                        }
                    }
                }
            }
        }
    }
}

/// So many points of the most that anybody has of any part. What costs points has a number alone.
fn bar(points: i32, most: i32, name: &str) -> Markup {
    html! {
        svg.share viewBox={ "0 0 " (most) " 1" } preserveAspectRatio="none" aria-hidden="true" {
            @if points > 0 { rect class=(name) width=(points) height="1" {} }
        }
    }
}
