//! The tables a reader sits at.

use catalogue::Lexicon;
use engine::{Info, Phrase, Seat};
use maud::{Markup, html};

use super::filter::Filter;
use super::table::rail::point_count;
use super::table::{SeatView, time_left};
use crate::frame::page;
use crate::{Reader, boards};

/// How many games that go on are shown as they stand: each is drawn for it. The others have the cover of their game.
const PICTURES: usize = 12;

/// The list of a reader's tables.
#[derive(Clone, Debug, Default)]
pub struct TablesView {
    /// The tables, the one that changed last first.
    pub lines: Vec<TableLine>,
    /// Which page of the list this is, from 1.
    pub page: u32,
    /// Whether there are older tables.
    pub older: bool,
    /// The table that the reader is asked about, whether it shall leave the list.
    pub asked: Option<String>,
    /// The table that has just left the list and may come back.
    pub removed: Option<String>,
    /// Which tables the reader wants to see.
    pub filter: Filter,
    /// The key of the reader's own page, where others can see it.
    pub profile: Option<String>,
    /// Whether the reader has no account.
    pub guest: bool,
}

/// A table in the list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// The table's id.
    pub id: String,
    /// The game.
    pub info: &'static Info,
    /// Who plays, in the order of their seats.
    pub players: Vec<SeatView>,
    /// How it stands.
    pub state: TableState,
    /// The points so far in the order of the seats; none where they are not known, or where the game is over.
    pub points: Vec<i32>,
    /// How many moves were made.
    pub moves: usize,
    /// When something happened there last.
    pub when: When,
    /// How long whoever is to move may think, in milliseconds, where there is a clock.
    pub left_ms: Option<i64>,
}

/// How a table stands for a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableState {
    /// Seats are free.
    Waiting,
    /// The reader is to move.
    Yours,
    /// Somebody else, of this name, is to move.
    Others(String),
    /// The game is over.
    Over(Outcome),
    /// The table cannot be read any more.
    Damaged,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The place of the reader, 1 for a winner; none for who played several seats or whose place is not known.
    pub place: Option<u8>,
    /// The names of the winners.
    pub winners: Vec<String>,
    /// How many played.
    pub players: usize,
    /// The points in the order of the places; none where they are not known.
    pub points: Vec<i32>,
    /// What else there is to say of the end.
    pub note: Option<EndNote>,
}

/// That a game did not simply come to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndNote {
    /// The reader gave it up.
    YouResigned,
    /// Somebody of this name gave it up.
    Resigned(String),
    /// Everybody agreed to end it.
    Agreed,
    /// Nobody played it any more.
    Closed,
}

/// A moment as the clock and the calendar of the reader show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// How many midnights ago.
    pub days_ago: i64,
    /// Whether it was in the present year.
    pub this_year: bool,
    /// The year.
    pub year: i64,
    /// The month, from 1.
    pub month: i64,
    /// The day of the month, from 1.
    pub day: i64,
    /// The hour, from 0.
    pub hour: i64,
    /// The minute.
    pub minute: i64,
}

/// The page with the list: games that go on, those that wait for the reader first, then those that are over.
pub fn tables(reader: &Reader, view: &TablesView) -> Markup {
    let words = reader.words();
    let (over, mut running): (Vec<&TableLine>, Vec<&TableLine>) = view
        .lines
        .iter()
        .partition(|line| matches!(line.state, TableState::Over(_) | TableState::Damaged));
    running.sort_by_key(|line| line.state != TableState::Yours);
    let dealt = running.iter().filter(|line| !line.points.is_empty());
    let pictured: Vec<&str> = dealt.take(PICTURES).map(|line| line.id.as_str()).collect();
    let body = html! {
        main #main.my-tables {
            h1 { (words.word("nav-tables")) }
            @let turns = running.iter().filter(|line| line.state == TableState::Yours).count();
            @if turns > 0 { p.lead { (crate::words::count(words, "tables-wait", turns)) } }
            @if let Some(id) = &view.removed { (put_back(reader, id)) }
            @if view.lines.is_empty() && view.filter.is_empty() && view.page <= 1 {
                p.lead { (words.word("tables-none")) }
                p { a.button.primary href="/" { (words.word("nav-games")) } }
            } @else { (view.filter.form(reader)) }
            @if view.lines.is_empty() && (!view.filter.is_empty() || view.page > 1) { p.lead role="status" { (words.word("tables-no-match")) } }
            @for (title, lines) in [("tables-running", running), ("tables-over", over)] {
                @if !lines.is_empty() {
                    section aria-labelledby=(title) {
                        h2 id=(title) { (words.word(title)) }
                        ul.table-list.going[title == "tables-running"] role="list" {
                            @for line in lines {
                                (table(reader, line, pictured.contains(&line.id.as_str()), view.asked.as_deref() == Some(&line.id)))
                            }
                        }
                    }
                }
            }
            (other_pages(words, view))
            div.row {
                a.button href="/replay" { (words.word("file-title")) }
                @if let Some(key) = &view.profile { a.button href={ "/people/" (key) } { (words.word("tables-profile")) } }
                @if view.lines.iter().any(|line| matches!(line.state, TableState::Over(_))) {
                    form method="post" action="/tables/records" {
                        (reader.token())
                        button type="submit" { (words.word("tables-export")) }
                    }
                }
            }
            p.help { (words.word(if view.guest { "tables-help" } else { "tables-help-account" })) " "
                a href="/me" { (words.word(if view.guest { "tables-keep-them" } else { "nav-me" })) } }
        }
    };
    page(reader, &format!("{} · Chantier", words.word("nav-tables")), body)
}

/// The ways to newer and to older tables.
fn other_pages(words: &Lexicon, view: &TablesView) -> Markup {
    let newer = view.page.checked_sub(1).filter(|page| *page > 0);
    let older = view.older.then_some(view.page.saturating_add(1));
    html! {
        @if newer.is_some() || older.is_some() {
            nav.row.pages aria-label=(words.word("tables-pages")) {
                @if let Some(page) = newer {
                    a.button rel="prev" href=(view.filter.address(page)) { "‹ " (words.word("tables-newer")) }
                }
                span.help { (words.say(&Phrase::new("tables-page").with("page", i64::from(view.page)), &|seat| words.seat(seat))) }
                @if let Some(page) = older {
                    a.button rel="next" href=(view.filter.address(page)) { (words.word("tables-older")) " ›" }
                }
            }
        }
    }
}

/// Games that go on, each a picture that leads to its table.
pub(super) fn going(reader: &Reader, lines: &[TableLine]) -> Markup {
    html! {
        ul.table-list.going role="list" { @for line in lines { li class=[class(line)] { (way(reader, line, true)) } } }
    }
}

/// What style sheets call a table that stands out.
fn class(line: &TableLine) -> Option<&'static str> {
    match &line.state {
        TableState::Yours => Some("yours"),
        TableState::Over(outcome) if outcome.players > 1 && outcome.place == Some(1) => Some("won"),
        _ => None,
    }
}

fn table(reader: &Reader, line: &TableLine, pictured: bool, asked: bool) -> Markup {
    let words = reader.words();
    html! {
        li id={ "table-" (line.id) } class=[class(line)] {
            @if pictured {
                div.glimpse aria-hidden="true" {
                    iframe src={ "/tables/" (line.id) "/still" } loading="lazy" tabindex="-1" title=(line.info.name) {}
                    a href={ "/tables/" (line.id) } tabindex="-1" {}
                }
            }
            (way(reader, line, !pictured))
            @if let TableState::Over(_) = line.state {
                a.button.quiet href={ "/tables/" (line.id) "/replay" } title=(words.word("tables-replay"))
                    aria-label={ (words.word("tables-replay")) " – " (line.info.name) } {
                    span.said { (words.word("tables-replay")) } span.sign aria-hidden="true" { "▷" }
                }
            }
            @if asked { (question(reader, line)) }
            @else {
                a.button.quiet.remove href={ "/tables?remove=" (line.id) "#table-" (line.id) } title=(words.word("tables-remove"))
                    aria-label={ (words.word("tables-remove")) " – " (line.info.name) } {
                    span.said { (words.word("tables-remove")) } span.sign aria-hidden="true" { "×" }
                }
            }
        }
    }
}

/// The way to a table: what is played there, how it stands and who plays; under the cover of the game, where nothing else shows it.
fn way(reader: &Reader, line: &TableLine, covered: bool) -> Markup {
    let words = reader.words();
    let alone = line.players.iter().filter(|player| player.yours).count() == 1;
    html! {
        a.to-table href={ "/tables/" (line.id) } {
            @if covered { span.small-cover.cover aria-hidden="true" { (boards::of(line.info.id).cover()) } }
            span.table-text {
                strong { (line.info.name) } " "
                span.state {
                    @if class(line) == Some("won") { span.wreath aria-hidden="true" { "♛\u{fe0e} " } }
                    (state(words, &line.state))
                } " "
                @if let Some(left_ms) = line.left_ms { span.left { (left(words, left_ms)) } " " }
                span.who {
                    @for (seat, player) in Seat::all(line.players.len()).zip(&line.players) {
                        span.player {
                            (player.face(seat))
                            span.name { @if alone && player.yours { (words.word("log-you")) } @else { (player.name) } }
                            @if let Some(level) = &player.level { " " span.help { (level) } }
                            @if let Some(points) = line.points.get(seat.index()) {
                                @let told = point_count(words, *points);
                                " " b { span title=(told) aria-hidden="true" { (points) } span.unseen { (told) } }
                            }
                        } " "
                    }
                }
                @if !line.points.is_empty() { span.length { (crate::words::count(words, "tables-moves", line.moves)) } " " }
                time datetime=(machine_time(&line.when)) { (time(words, &line.when)) }
            }
        }
    }
}

/// Asks before a table leaves the list.
fn question(reader: &Reader, line: &TableLine) -> Markup {
    let words = reader.words();
    html! {
        form.row.question method="post" action={ "/tables/" (line.id) "/hide" } {
            (reader.token())
            p { (words.word("tables-ask")) }
            button.primary type="submit" autofocus { (words.word("tables-remove")) }
            a.button href={ "/tables#table-" (line.id) } { (words.word("tables-keep")) }
        }
    }
}

fn put_back(reader: &Reader, id: &str) -> Markup {
    let words = reader.words();
    html! {
        form.row.notice method="post" action={ "/tables/" (id) "/unhide" } role="status" {
            (reader.token())
            span { (words.word("tables-removed")) }
            button type="submit" { (words.word("tables-put-back")) }
        }
    }
}

pub(super) fn state(words: &Lexicon, state: &TableState) -> String {
    match state {
        TableState::Waiting => words.word("state-waiting"),
        TableState::Yours => words.word("state-yours"),
        TableState::Others(who) => crate::words::about(words, "state-turn", who),
        TableState::Over(outcome) => ended(words, outcome),
        TableState::Damaged => words.word("state-damaged"),
    }
}

/// "3 h 05 left".
fn left(words: &Lexicon, left_ms: i64) -> String {
    let phrase = Phrase::new("state-left").with("time", time_left(words, left_ms));
    words.say(&phrase, &|seat| words.seat(seat))
}

/// How it ended, and what else there is to say of that.
fn ended(words: &Lexicon, outcome: &Outcome) -> String {
    let result = result(words, outcome);
    let note = match &outcome.note {
        None => return result,
        Some(EndNote::Closed) => return words.word("ended-closed"),
        Some(EndNote::YouResigned) => words.word("ended-you-resigned"),
        Some(EndNote::Resigned(who)) => crate::words::about(words, "ended-resigned", who),
        Some(EndNote::Agreed) => words.word("ended-agreed"),
    };
    format!("{result} · {note}")
}

/// "won 43 : 38", "second of three (50 : 43 : 38)", "Ana won 43 : 38".
fn result(words: &Lexicon, outcome: &Outcome) -> String {
    let mut points: Vec<String> = outcome.points.iter().map(ToString::to_string).collect();
    let phrase = match (outcome.place, outcome.winners.as_slice(), outcome.players) {
        (_, _, 1) => {
            return match outcome.points.as_slice() {
                [alone] => point_count(words, *alone),
                _ => words.word("state-over"),
            };
        }
        (_, [], _) => return words.word("state-over"),
        (Some(1), [_], _) => Phrase::new("ended-won"),
        (Some(1), _, _) => Phrase::new("ended-shared"),
        (Some(_), _, 2) => {
            // One's own points stand first.
            points.reverse();
            Phrase::new("ended-lost")
        }
        (Some(place), _, players) => Phrase::new("ended-place")
            .with("place", i64::from(place))
            .with("players", players as i64),
        (None, [winner], _) => Phrase::new("ended-winner").with("who", winner.as_str()),
        (None, several, _) => Phrase::new("ended-winners").with("who", words.join(several)),
    };
    let said = words.say(&phrase.with("points", points.join(" : ")), &|seat| words.seat(seat));
    said.trim_end().trim_end_matches("()").trim_end().to_owned()
}

/// "today 14:05", "yesterday 9:30", "12 November", "3 May 2025".
pub(super) fn time(words: &Lexicon, when: &When) -> String {
    let clock = format!("{}:{:02}", when.hour, when.minute);
    let phrase = match (when.days_ago, when.this_year) {
        (..=0, _) => Phrase::new("when-today").with("time", clock),
        (1, _) => Phrase::new("when-yesterday").with("time", clock),
        (_, true) => Phrase::new("when-day").with("day", when.day).with("month", when.month),
        (_, false) => Phrase::new("when-year")
            .with("day", when.day)
            .with("month", when.month)
            .with("year", when.year.to_string()),
    };
    words.say(&phrase, &|seat| words.seat(seat))
}

pub(super) fn machine_time(when: &When) -> String {
    let When {
        year,
        month,
        day,
        hour,
        minute,
        ..
    } = when;
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}")
}

#[cfg(test)]
pub(super) mod tests {
    use catalogue::Language;

    use super::*;
    use crate::words;

    pub(in crate::pages) const MORNING: When = When {
        days_ago: 0,
        this_year: true,
        year: 2026,
        month: 11,
        day: 1,
        hour: 9,
        minute: 5,
    };

    #[test]
    fn times_are_said_as_people_say_them() {
        let say = |language, when: When| time(words(language), &when);
        let days = |days_ago| When { days_ago, ..MORNING };
        let last_year = When {
            this_year: false,
            year: 2025,
            day: 12,
            ..days(400)
        };
        for (when, english, french) in [
            (MORNING, "today 9:05", "aujourd’hui à 9:05"),
            (days(1), "yesterday 9:05", "hier à 9:05"),
            (days(2), "1 November", "1er novembre"),
            (last_year, "12 November 2025", "12 novembre 2025"),
        ] {
            assert_eq!(say(Language::English, when), english);
            assert_eq!(say(Language::French, when), french);
        }
        for month in 1..=12 {
            let other = |next| say(Language::French, When { month: next, ..days(9) });
            assert_ne!(other(month), other(month % 12 + 1), "every month has a name of its own");
        }
        assert_eq!(machine_time(&MORNING), "2026-11-01T09:05");
    }

    #[test]
    fn an_end_is_told_from_the_readers_place() {
        let outcome = |place, winners: &[&str], points: &[i32]| Outcome {
            place,
            winners: winners.iter().map(|&name| name.to_owned()).collect(),
            players: points.len(),
            points: points.to_vec(),
            note: None,
        };
        let say = |outcome: Outcome| ended(words(Language::English), &outcome);
        assert_eq!(say(outcome(Some(1), &["Ana"], &[43, 38])), "won 43 : 38");
        assert_eq!(say(outcome(Some(2), &["Bo"], &[43, 38])), "lost 38 : 43");
        assert_eq!(
            say(outcome(Some(1), &["Ana", "Bo"], &[40, 40])),
            "shared the victory 40 : 40"
        );
        assert_eq!(
            say(outcome(Some(2), &["Bo"], &[50, 43, 38])),
            "second of three (50 : 43 : 38)"
        );
        assert_eq!(
            say(outcome(Some(4), &["Bo"], &[5, 4, 3, 2])),
            "fourth of four (5 : 4 : 3 : 2)"
        );
        assert_eq!(say(outcome(None, &["Bo"], &[43, 38])), "Bo won 43 : 38");
        assert_eq!(
            say(outcome(None, &["Bo", "Cy"], &[9, 9])),
            "Bo and Cy share the victory 9 : 9"
        );
        assert_eq!(say(outcome(None, &["Ana"], &[43])), "43 points");
        let unknown = Outcome {
            players: 3,
            ..outcome(Some(2), &["Bo"], &[])
        };
        assert_eq!(say(unknown), "second of three", "an old table tells what it knows");
        let resigned = Outcome {
            note: Some(EndNote::Resigned("Bo".to_owned())),
            ..outcome(Some(1), &["Ana"], &[20, 31])
        };
        assert_eq!(say(resigned), "won 20 : 31 · Bo resigned");
        let french = ended(words(Language::French), &outcome(Some(2), &["Bo"], &[50, 43, 38]));
        assert_eq!(french, "deuxième sur trois (50 : 43 : 38)");
    }
}
