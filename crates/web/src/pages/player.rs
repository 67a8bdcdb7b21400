//! A player as everybody may know them: ratings with how they came to be, results, and public games.

use std::collections::BTreeMap;

use engine::{Info, Phrase, Seat};
use maud::{Markup, html};

use super::table::SeatView;
use super::tables::{self, Outcome, TableState, When};
use crate::frame::page;
use crate::graph::Graph;
use crate::{Reader, boards};

/// A rating as people read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The points; 1500 for somebody of whom nothing is known.
    pub points: i64,
    /// Whether enough is known to trust it.
    pub sure: bool,
}

/// What the page says of a player.
#[derive(Clone, Debug)]
pub struct PlayerView {
    /// What they are called.
    pub name: String,
    /// Whether they are a bot.
    pub bot: bool,
    /// Whether the reader is the one.
    pub yours: bool,
    /// Their ratings.
    pub courses: Vec<RatingCourse>,
    /// Their public games, the newest first.
    pub games: Vec<PlayerGame>,
}

/// A rating, and how it came to be.
#[derive(Clone, Debug)]
pub struct RatingCourse {
    /// The game.
    pub info: &'static Info,
    /// How many play.
    pub seats: usize,
    /// How many games count.
    pub games: usize,
    /// The rating.
    pub now: Rated,
    /// The rating after each of the newest games, the newest last.
    pub points: Vec<RatingPoint>,
}

/// A rating after a game.
#[derive(Clone, Debug)]
pub struct RatingPoint {
    /// The table, for who may know of it.
    pub table: Option<String>,
    /// The place in it.
    pub place: u8,
    /// Whether they did not stay until the end.
    pub gone: bool,
    /// The points before it.
    pub before: i64,
    /// The rating after it.
    pub rated: Rated,
    /// When it ended, in milliseconds since 1970.
    pub at_ms: i64,
    /// When that was for the reader.
    pub when: When,
}

/// A public game of a player.
#[derive(Clone, Debug)]
pub struct PlayerGame {
    /// The table's id.
    pub id: String,
    /// The game.
    pub info: &'static Info,
    /// Who plays, in the order of their seats.
    pub players: Vec<SeatView>,
    /// How it ended for the player, once it is over.
    pub outcome: Option<Outcome>,
    /// When something happened there last, in milliseconds since 1970.
    pub at_ms: i64,
    /// When that was for the reader.
    pub when: When,
}

impl Rated {
    /// The points, with a question mark where little is known.
    pub(crate) fn markup(&self, reader: &Reader) -> Markup {
        let words = reader.words();
        html! {
            span.rating title=(words.word(if self.sure { "rating" } else { "rating-unsure" })) {
                span.unseen { (words.word("rating")) " " } (self.points) @if !self.sure { "?" }
            }
        }
    }
}

/// The page of a player.
pub fn player(reader: &Reader, view: &PlayerView) -> Markup {
    let words = reader.words();
    let results = view.results();
    let body = html! {
        main #main.narrow.player-page {
            h1 { (view.name) }
            @if view.yours { p.lead { (words.word("player-yours")) } }
            @if view.bot { p.lead { (words.word("player-bot")) } }
            @if view.courses.is_empty() && view.games.is_empty() { p.lead { (words.word("player-nothing")) } }
            @if !view.courses.is_empty() {
                section aria-labelledby="player-ratings" {
                    h2 #player-ratings { (words.word("player-ratings")) }
                    p.help { (words.word("player-ratings-help")) }
                    @for (number, course) in view.courses.iter().enumerate() { (self::course(reader, &view.name, course, number)) }
                }
            }
            @if !results.is_empty() {
                section aria-labelledby="player-results" {
                    h2 #player-results { (words.word("player-results")) }
                    table.results {
                        thead { tr {
                            th scope="col" { (words.word("nav-games")) }
                            th scope="col" { (words.word("player-played")) }
                            th scope="col" { (words.word("player-won")) }
                        } }
                        tbody {
                            @for result in &results {
                                tr {
                                    th scope="row" { (result.info.name) ", " (crate::words::count(words, "players", result.seats)) }
                                    td { (result.played) } td { (result.won) }
                                }
                            }
                        }
                    }
                }
            }
            @if !view.games.is_empty() {
                section aria-labelledby="player-games" {
                    h2 #player-games { (words.word("player-games")) }
                    ul.table-list role="list" { @for game in &view.games { (listed(reader, game)) } }
                }
            }
        }
    };
    page(reader, &format!("{} · Chantier", view.name), body)
}

/// How the public games of a player ended.
#[derive(Clone, Copy, Debug)]
pub struct PlayerResult {
    /// The game.
    pub info: &'static Info,
    /// How many play.
    pub seats: usize,
    /// How many ended.
    pub played: usize,
    /// How many of them were won.
    pub won: usize,
}

impl PlayerView {
    /// How the public games ended, by game and number of players.
    pub fn results(&self) -> Vec<PlayerResult> {
        let mut results = BTreeMap::new();
        for game in &self.games {
            let Some(outcome) = &game.outcome else { continue };
            let seats = game.players.len();
            let result = results.entry((game.info.name, seats)).or_insert(PlayerResult {
                info: game.info,
                seats,
                played: 0,
                won: 0,
            });
            result.played += 1;
            result.won += usize::from(outcome.place == Some(1));
        }
        results.into_values().collect()
    }
}

/// A rating: as a number, as a line, and as a table for who does not see the line.
fn course(reader: &Reader, name: &str, course: &RatingCourse, number: usize) -> Markup {
    let words = reader.words();
    let players = crate::words::count(words, "players", course.seats);
    let kind = format!("{}, {players}", course.info.name);
    let title = format!("rating-{number}");
    html! {
        article.rating-course aria-labelledby=(title) {
            h3 id=(title) { (kind) " " (course.now.markup(reader)) }
            p.help { (crate::words::count(words, "player-counted", course.games)) }
            (graph(reader, name, course, &title))
            details {
                summary { (words.word("player-steps")) " " span.unseen { (kind) } }
                div.scrolls tabindex="0" role="region" aria-label={ (words.word("player-steps")) " – " (kind) } {
                    table.results {
                        thead { tr {
                            th scope="col" { (words.word("player-when")) }
                            th scope="col" { (words.word("player-place")) }
                            th scope="col" { (words.word("rating")) }
                        } }
                        tbody { @for point in course.points.iter().rev() { (step(reader, point)) } }
                    }
                }
            }
        }
    }
}

fn step(reader: &Reader, point: &RatingPoint) -> Markup {
    let words = reader.words();
    let when = tables::time(words, &point.when);
    html! {
        tr {
            th scope="row" {
                @match &point.table { Some(table) => a href={ "/tables/" (table) } { (when) }, None => (when) }
            }
            td { (point.place) @if point.gone { " " span.tag { (words.word("player-left")) } } }
            td { (change(point.before, point.rated)) }
        }
    }
}

/// "1500 → 1658 (+158)".
pub(super) fn change(before: i64, after: Rated) -> Markup {
    let by = after.points - before;
    let sign = if by < 0 { "−" } else { "+" };
    html! { span.change { span.before { (before) " → " } strong { (after.points) } " (" (sign) (by.abs()) ")" } }
}

/// The line begins with the rating before the first of these games.
fn graph(reader: &Reader, name: &str, course: &RatingCourse, title: &str) -> Markup {
    /// Ratings between which the lines of the grid lie.
    const GRID: f64 = 200.0;
    let words = reader.words();
    let before = course.points.first().map(|point| point.before);
    let after = course.points.iter().map(|point| point.rated.points);
    let line: Vec<(usize, f64)> = before
        .into_iter()
        .chain(after)
        .map(|points| points as f64)
        .enumerate()
        .collect();
    let values = || line.iter().map(|(_, points)| *points);
    let lowest = (values().fold(f64::INFINITY, f64::min) / GRID).floor() * GRID;
    let highest = (values().fold(0.0, f64::max) / GRID).ceil() * GRID;
    let graph = Graph {
        names: &[name.to_owned()],
        plies: course.points.len(),
        lowest,
        highest: highest.max(lowest + 2.0 * GRID),
        axis: words.word("player-axis"),
        titled: title,
        about: words.word("player-graph"),
        marks: Vec::new(),
        stretches: Vec::new(),
        lines: vec![line],
    };
    html! { @if before.is_some() { (graph.draw(|value| value.to_string())) } }
}

fn listed(reader: &Reader, game: &PlayerGame) -> Markup {
    let words = reader.words();
    let state = game.outcome.clone().map(TableState::Over);
    html! {
        li {
            a.to-table href={ "/tables/" (game.id) } {
                span.small-cover.cover aria-hidden="true" { (boards::of(game.info.id).cover()) }
                span.table-text {
                    strong { (game.info.name) } " "
                    span.state {
                        @match &state { Some(state) => (tables::state(words, state)), None => (words.word("player-running")) }
                    } " "
                    span.who {
                        @for (seat, player) in Seat::all(game.players.len()).zip(&game.players) {
                            span.player {
                                (player.face(seat)) span.name { (player.name) }
                                @if let Some(level) = &player.level { " " span.help { (level) } }
                            } " "
                        }
                    }
                    time datetime=(tables::machine_time(&game.when)) { (tables::time(words, &game.when)) }
                }
            }
        }
    }
}

/// The name of a player, which leads to their page.
pub(super) fn linked(reader: &Reader, name: &str, key: Option<&String>, rated: Option<Rated>) -> Markup {
    let words = reader.words();
    html! {
        @match key {
            Some(key) => {
                @let about = words.say(&Phrase::new("player-page").with("name", name), &|seat| words.seat(seat));
                a.name href={ "/people/" (key) } title=(about) { (name) }
            }
            None => span.name { (name) },
        }
        @if let Some(rated) = rated { " " (rated.markup(reader)) }
    }
}
