//! What whoever runs the site sees of it.

use engine::Phrase;
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
    /// For how long things are kept, each by its argument and its days, if for so long only.
    pub keeps: Vec<(&'static str, Option<i64>)>,
    /// The backups.
    pub backups: BackupsView,
    /// The name that was searched for.
    pub search: String,
    /// What was searched for among the tables.
    pub table_search: String,
    /// The people, those who came last first.
    pub people: Vec<PersonLine>,
    /// The tables, the one that changed last first.
    pub tables: Vec<AdminTable>,
    /// The reports, the newest first.
    pub reports: Vec<ReportLine>,
    /// Whether something was done.
    pub done: bool,
}

/// The backups that lie on the server.
#[derive(Clone, Debug, Default)]
pub struct BackupsView {
    /// Where; nothing where none can be made from the page.
    pub folder: Option<String>,
    /// Whether one is being made.
    pub making: Making,
    /// Those that are there, the newest first.
    pub made: Vec<BackupLine>,
}

/// Whether a backup is being made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Making {
    /// None is.
    #[default]
    No,
    /// One is.
    Now {
        /// How much of it is written.
        percent: u64,
    },
    /// The last one failed.
    Failed,
}

/// A backup in the list.
#[derive(Clone, Debug)]
pub struct BackupLine {
    /// The name of its file.
    pub name: String,
    /// Its size in KiB.
    pub kib: u64,
    /// When it was made.
    pub at: When,
}

/// Somebody about whom a host can decide.
#[derive(Clone, Debug)]
pub struct Decidable {
    /// By what forms name them.
    pub id: String,
    /// What they are called at tables.
    pub name: String,
    /// Whether they may not talk.
    pub muted: bool,
    /// Whether they may only read.
    pub banned: bool,
    /// Whether it is the host.
    pub host: bool,
}

/// Somebody in the list.
#[derive(Clone, Debug)]
pub struct PersonLine {
    /// Who.
    pub who: Decidable,
    /// The name they sign in with; empty for guests.
    pub login: String,
    /// At how many tables they sit or sat.
    pub tables: usize,
    /// When they came.
    pub seen: When,
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
    /// What whoever made it is called, as long as they are known.
    pub reporter: Option<String>,
    /// Whom it is about.
    pub about: Option<AccusedLine>,
}

/// Whom a report is about.
#[derive(Clone, Debug)]
pub struct AccusedLine {
    /// Who.
    pub who: Decidable,
    /// What they said.
    pub remark: Option<String>,
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
            (tables(reader, view))
            (backups(reader, &view.backups))
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
                    li.report {
                        span.device {
                            a href={ "/tables/" (report.table) "/replay?ply=" (report.ply) } { (report.game) } " "
                            (when(reader, &report.at))
                            @if let Some(name) = &report.reporter { " " (name) }
                            @if let Some(about) = &report.about {
                                br; (words.word("admin-about")) " " strong { (about.who.name) }
                                @if let Some(remark) = &about.remark { " " q { (remark) } }
                            }
                            br; (report.text)
                        }
                        form.row method="post" action="/admin/reports" {
                            (reader.token())
                            input type="hidden" name="report" value=(report.number);
                            @if report.about.as_ref().is_some_and(|about| about.remark.is_some()) {
                                button.quiet type="submit" name="action" value="delete-remark"
                                    aria-label={ (words.word("admin-delete-remark")) " – " (report.number) } {
                                    (words.word("admin-delete-remark"))
                                }
                            }
                            button type="submit" name="action" value="close"
                                aria-label={ (words.word("admin-dealt")) " – " (report.game) " " (report.number) } {
                                (words.word("admin-dealt"))
                            }
                        }
                        @if let Some(about) = &report.about { (decisions(reader, &about.who)) }
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
    html! {
        li {
            span.device {
                strong { (person.who.name) } " "
                @if person.login.is_empty() { span.tag { (words.word("admin-guest")) } }
                @else { span.tag { (person.login) } }
                " "
                @if person.who.muted { span.tag { (words.word("admin-muted")) } " " }
                @if person.who.banned { span.tag { (words.word("admin-banned")) } " " }
                span.help { (count(words, "admin-tables-of", person.tables)) } " " (when(reader, &person.seen))
            }
            (decisions(reader, &person.who))
        }
    }
}

/// What a host can decide about somebody.
fn decisions(reader: &Reader, person: &Decidable) -> Markup {
    let words = reader.words();
    let button = |action: &'static str, word: String| {
        html! {
            button.quiet type="submit" name="action" value=(action) aria-label={ (word) " – " (person.name) } { (word) }
        }
    };
    html! {
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

fn tables(reader: &Reader, view: &AdminView) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="tables" {
            h2 #tables { (words.word("admin-tables")) }
            form.row method="get" action="/admin" {
                input type="text" name="table" value=(view.table_search) maxlength="64" aria-label=(words.word("admin-find-table"))
                    placeholder=(words.word("admin-find-table"));
                button type="submit" { (words.word("filter-go")) }
            }
            ul.devices role="list" {
                @for table in &view.tables {
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

fn backups(reader: &Reader, view: &BackupsView) -> Markup {
    let words = reader.words();
    html! {
        section aria-labelledby="backups" {
            h2 #backups { (words.word("admin-backups")) }
            @match &view.folder {
                None => p { (words.word("admin-backup-nowhere")) " " code { "--backups FOLDER" } },
                Some(folder) => {
                    p { (words.word("admin-backup-where")) " " code { (folder) } }
                    @match view.making {
                        Making::No => {}
                        Making::Now { percent } => p.notice role="status" {
                            (words.say(&Phrase::new("admin-backup-making").with("percent", i64::try_from(percent).unwrap_or(100)), &|seat| words.seat(seat)))
                        },
                        Making::Failed => p.notice.bad role="status" { (words.word("admin-backup-failed")) },
                    }
                    ul.devices role="list" {
                        @for backup in &view.made {
                            li { span.device {
                                code { (backup.name) } " " (when(reader, &backup.at)) " "
                                span.help { (count(words, "admin-kib", usize::try_from(backup.kib).unwrap_or(usize::MAX))) }
                            } }
                        }
                    }
                    form method="post" action="/admin/backup" {
                        (reader.token())
                        button type="submit" { (words.word("admin-backup-now")) }
                    }
                }
            }
            p { (words.word("admin-backup")) " " code { "chantier backup DATABASE FILE" } ", " code { "chantier restore FILE DATABASE" } }
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
            p { (words.word("admin-prune")) " " code { "chantier prune DATABASE" } }
            h3 { (words.word("admin-keeps")) }
            dl.keys {
                @for (name, days) in &view.keeps {
                    dt { code { (name) } }
                    dd {
                        @match days {
                            Some(days) => (count(words, "admin-days", usize::try_from(*days).unwrap_or(usize::MAX))),
                            None => (words.word("admin-for-ever")),
                        }
                    }
                }
            }
            h3 { (words.word("admin-limits")) }
            dl.keys {
                @for (name, value) in &view.limits { dt { code { (name) } } dd { (value) } }
            }
        }
    }
}
