//! What whoever runs the site sees of it.

use maud::{Markup, html};

use super::tables::{When, machine_time, time};
use crate::Reader;
use crate::frame::page;
use crate::words::count;

/// What the host's page shows.
#[derive(Clone, Debug, Default)]
pub struct AdminView {
    /// The version of the program.
    pub version: String,
    /// How large the database is, in MiB, where that can be known.
    pub database_mib: Option<u64>,
    /// The limits, each by its argument and its value.
    pub limits: Vec<(&'static str, String)>,
    /// The name that was searched for.
    pub search: String,
    /// The people, those who came last first.
    pub people: Vec<PersonLine>,
    /// The tables, the one that changed last first.
    pub tables: Vec<AdminTable>,
    /// The reports, the newest first.
    pub reports: Vec<ReportLine>,
    /// Whether something was done.
    pub done: bool,
}

/// Somebody in the list.
#[derive(Clone, Debug)]
pub struct PersonLine {
    /// By what forms name them.
    pub id: String,
    /// What they are called at tables.
    pub name: String,
    /// The name they sign in with; empty for guests.
    pub login: String,
    /// At how many tables they sit or sat.
    pub tables: usize,
    /// When they came.
    pub seen: When,
    /// Whether they may not talk.
    pub muted: bool,
    /// Whether they may only read.
    pub banned: bool,
    /// Whether it is the host.
    pub host: bool,
}

/// A table in the host's list.
#[derive(Clone, Debug)]
pub struct AdminTable {
    /// The table's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The names of those who play.
    pub names: String,
    /// When something happened there last.
    pub changed: When,
}

/// A report in the list.
#[derive(Clone, Debug)]
pub struct ReportLine {
    /// Its number.
    pub number: i64,
    /// The table.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// The move that was looked at.
    pub ply: i64,
    /// What was said.
    pub text: String,
    /// When.
    pub at: When,
}

/// The host's page.
pub fn admin(reader: &Reader, view: &AdminView) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow.me {
            h1 { (words.word("admin")) }
            @if view.done { p.notice role="status" { (words.word("admin-done")) } }
            (reports(reader, &view.reports))
            (people(reader, view))
            (tables(reader, &view.tables))
            (site(reader, view))
        }
    };
    page(reader, &format!("{} · Chantier", words.word("admin")), body)
}

fn when(reader: &Reader, when: &When) -> Markup {
    html! { time.help datetime=(machine_time(when)) { (time(reader.words(), when)) } }
}

fn reports(reader: &Reader, reports: &[ReportLine]) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="reports" {
            h2 #reports { (words.word("admin-reports")) }
            @if reports.is_empty() { p.help { (words.word("admin-no-reports")) } }
            ul.devices role="list" {
                @for report in reports {
                    li {
                        span.device {
                            a href={ "/tables/" (report.table) "/replay?ply=" (report.ply) } { (report.game) } " "
                            (when(reader, &report.at)) br; (report.text)
                        }
                        form method="post" action="/admin/reports" {
                            (reader.token())
                            button type="submit" name="report" value=(report.number)
                                aria-label={ (words.word("admin-dealt")) " – " (report.game) " " (report.number) } {
                                (words.word("admin-dealt"))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn people(reader: &Reader, view: &AdminView) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="people" {
            h2 #people { (words.word("admin-people")) }
            form.row method="get" action="/admin" {
                input type="text" name="name" value=(view.search) maxlength="24" aria-label=(words.word("admin-name"))
                    placeholder=(words.word("admin-name"));
                button type="submit" { (words.word("filter-go")) }
            }
            ul.devices role="list" { @for person in &view.people { (person_line(reader, person)) } }
        }
    }
}

fn person_line(reader: &Reader, person: &PersonLine) -> Markup {
    let words = reader.words();
    let button = |action: &'static str, word: String| {
        html! {
            button.quiet type="submit" name="action" value=(action) aria-label={ (word) " – " (person.name) } { (word) }
        }
    };
    html! {
        li {
            span.device {
                strong { (person.name) } " "
                @if person.login.is_empty() { span.tag { (words.word("admin-guest")) } }
                @else { span.tag { (person.login) } }
                " "
                @if person.muted { span.tag { (words.word("admin-muted")) } " " }
                @if person.banned { span.tag { (words.word("admin-banned")) } " " }
                span.help { (count(words, "admin-tables-of", person.tables)) } " " (when(reader, &person.seen))
            }
            @if person.host { span.tag { (words.word("nav-me")) } }
            @else {
                form.row method="post" action="/admin/people" {
                    (reader.token())
                    input type="hidden" name="person" value=(person.id);
                    @if person.muted { (button("unmute", words.word("admin-unmute"))) }
                    @else { (button("mute", words.word("admin-mute"))) }
                    @if person.banned { (button("unban", words.word("admin-unban"))) }
                    @else { (button("ban", words.word("admin-ban"))) }
                    details.fold {
                        summary aria-label={ (words.word("admin-remove")) " – " (person.name) } { (words.word("admin-remove")) }
                        p.help { (words.word("admin-remove.about")) }
                        button type="submit" name="action" value="remove"
                            aria-label={ (words.word("admin-remove-now")) " – " (person.name) } {
                            (words.word("admin-remove-now"))
                        }
                    }
                }
            }
        }
    }
}

fn tables(reader: &Reader, tables: &[AdminTable]) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="tables" {
            h2 #tables { (words.word("admin-tables")) }
            ul.devices role="list" {
                @for table in tables {
                    li {
                        span.device {
                            a href={ "/tables/" (table.id) } { (table.game) } " " (table.names) " " (when(reader, &table.changed))
                        }
                        form method="post" action="/admin/tables" {
                            (reader.token())
                            input type="hidden" name="table" value=(table.id);
                            details.fold {
                                summary aria-label={ (words.word("admin-close")) " – " (table.game) " " (table.names) } {
                                    (words.word("admin-close"))
                                }
                                p.help { (words.word("admin-close.about")) }
                                button type="submit" { (words.word("admin-close-now")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn site(reader: &Reader, view: &AdminView) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="site" {
            h2 #site { (words.word("admin-site")) }
            p { (words.word("admin-version")) " " strong { (view.version) } }
            @if let Some(mib) = view.database_mib { p { (count(words, "admin-database", usize::try_from(mib).unwrap_or(0))) } }
            p { (words.word("admin-backup")) " " code { "chantier backup DATABASE FILE" } }
            p { (words.word("admin-prune")) " " code { "chantier prune DATABASE" } }
            h3 { (words.word("admin-limits")) }
            dl.keys {
                @for (name, value) in &view.limits { dt { code { (name) } } dd { (value) } }
            }
        }
    }
}
