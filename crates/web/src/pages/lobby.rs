//! The lobby: tables that wait for whoever comes, and games that everybody may watch.
//!
//! The part that changes, [`LobbyView::fragment`], is drawn once for all who read a language. So it holds nothing of a reader: its
//! buttons belong to a form that stands beside it, with the reader's name and token.

use std::collections::BTreeMap;

use engine::{Info, Phrase, Seat};
use maud::{Markup, html};

use super::home::facts;
use super::player::{Rated, linked};
use super::table::SeatView;
use crate::frame::page;
use crate::{Reader, boards, lexicon};

/// The tables that everybody may know of.
#[derive(Clone, Debug, Default)]
pub struct LobbyView {
    /// Tables with free seats, the latest first.
    pub waiting: Vec<LobbyLine>,
    /// Games that are being played, the latest first.
    pub playing: Vec<LobbyLine>,
    /// What tells this state of the lobby from others.
    pub stamp: String,
}

/// A table of the lobby.
#[derive(Clone, Debug)]
pub struct LobbyLine {
    /// The table's id.
    pub id: String,
    /// The game.
    pub info: &'static Info,
    /// The options that were chosen.
    pub options: BTreeMap<String, String>,
    /// Who sits there, in the order of the seats.
    pub players: Vec<SeatView>,
    /// The key of each player's page.
    pub links: Vec<Option<String>>,
    /// How strong each of them is taken to be.
    pub ratings: Vec<Option<Rated>>,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The clock, where there is one.
    pub clock: Option<LobbyClock>,
    /// How many seats are free.
    pub free: usize,
    /// Since when it waits or is played, in milliseconds since 1970.
    pub since_ms: i64,
    /// How many minutes that is.
    pub minutes: i64,
}

/// How long people may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyClock {
    /// So long for the whole game, and more for every turn.
    Live {
        /// The bank.
        minutes: u32,
        /// The bonus.
        seconds: u32,
    },
    /// So long for every turn.
    Turns {
        /// The hours that count.
        hours: u32,
    },
}

/// What a reader brings to the lobby.
#[derive(Clone, Debug, Default)]
pub struct LobbyGuest {
    /// The name they last played under.
    pub name: String,
    /// Why they do not sit where they wanted to: a message.
    pub wrong: Option<&'static str>,
}

impl LobbyView {
    /// The whole page, around the part that changes.
    pub fn page(&self, reader: &Reader, guest: &LobbyGuest, games: &[&'static Info], fragment: Markup) -> Markup {
        let words = reader.words();
        let body = html! {
            div #live hx-sse:connect={ "/lobby/events?seen=" (self.stamp) } hx-target="#lobby" hx-swap="outerMorph"
                hx-config="sse.pauseOnBackground:false sse.reconnectMaxDelay:8000" {}
            main #main.lobby {
                h1 { (words.word("nav-lobby")) }
                p.lead { (words.word("lobby-lead")) }
                @if let Some(wrong) = guest.wrong { p.notice.bad role="alert" { (words.word(wrong)) } }
                form.row #sit method="post" action="/lobby/sit" {
                    (reader.token())
                    label for="sit-name" { (words.word("lobby-name")) }
                    input #sit-name type="text" name="name" value=(guest.name) maxlength="24" required autocomplete="nickname";
                }
                (fragment)
                section aria-labelledby="lobby-open-title" {
                    h2 #lobby-open-title { (words.word("lobby-open")) }
                    p { (words.word("lobby-open-lead")) }
                    ul.open-list role="list" {
                        @for info in games {
                            li { (offer(reader, info)) }
                        }
                        li { (meanwhile(reader, games)) }
                    }
                }
                noscript {
                    p { a.button href="/lobby" { (words.word("lobby-again")) } }
                    // Who has told their name loses nothing when the page looks again by itself.
                    @if !guest.name.is_empty() { meta http-equiv="refresh" content="15"; }
                }
            }
        };
        page(reader, &format!("{} · Chantier", words.word("nav-lobby")), body)
    }

    /// The part that changes, the same for all who read this language.
    pub fn fragment(&self, reader: &Reader) -> Markup {
        let words = reader.words();
        html! {
            div #lobby data-stamp=(self.stamp) {
                section aria-labelledby="lobby-waiting" {
                    h2 #lobby-waiting .unseen[self.waiting.is_empty()] { (words.word("lobby-waiting")) }
                    p.help[!self.waiting.is_empty()].nobody[self.waiting.is_empty()] role="status" {
                        (crate::words::count(words, "lobby-count", self.waiting.len()))
                    }
                    @if !self.waiting.is_empty() {
                        ul.table-list role="list" { @for line in &self.waiting { (line.markup(reader, true)) } }
                    }
                }
                @if !self.playing.is_empty() {
                    section aria-labelledby="lobby-playing" {
                        h2 #lobby-playing { (words.word("lobby-playing")) }
                        ul.table-list role="list" { @for line in &self.playing { (line.markup(reader, false)) } }
                    }
                }
            }
        }
    }
}

impl LobbyLine {
    fn markup(&self, reader: &Reader, waits: bool) -> Markup {
        let words = reader.words();
        let about = |label: &str| format!("{} – {}", words.word(label), self.told());
        html! {
            li id={ "table-" (self.id) } {
                div.to-table {
                    span.small-cover.cover aria-hidden="true" { (boards::of(self.info.id).cover()) }
                    div.table-text {
                        strong { (self.info.name) }
                        span.state { @if waits { (crate::words::count(words, "lobby-free", self.free)) } }
                        span.who {
                            @for (seat, player) in Seat::all(self.players.len()).zip(&self.players) {
                                @if player.is_seated() {
                                    span.player {
                                        (player.face(seat))
                                        @let (link, rating) = (self.links.get(seat.index()), self.ratings.get(seat.index()));
                                        (linked(reader, &player.name, link.and_then(Option::as_ref), rating.copied().flatten()))
                                        @if let Some(level) = &player.level { " " span.help { (level) } }
                                    } " "
                                }
                            }
                        }
                        time datetime={ "PT" (self.minutes) "M" } data-since=(self.since_ms) { (since(reader, self.minutes)) }
                        @if self.rated || self.clock.is_some() || !self.options.is_empty() {
                            span.options {
                                @if self.rated { span.tag { (words.word("rated")) } " " }
                                @if let Some(clock) = &self.clock { span.tag { (clock.told(reader)) } " " }
                                @for option in self.said_options(reader) { span.tag { (option) } " " }
                            }
                        }
                    }
                }
                span.row {
                    @if waits {
                        button.primary type="submit" form="sit" name="table" value=(self.id) aria-label=(about("take")) {
                            (words.word("take"))
                        }
                    } @else {
                        a.button href={ "/tables/" (self.id) } aria-label=(about("lobby-watch")) { (words.word("lobby-watch")) }
                    }
                }
            }
        }
    }

    /// The game and who sits there, for who hears of a button alone.
    fn told(&self) -> String {
        let seated = self.players.iter().filter(|player| player.is_seated());
        let names: Vec<&str> = seated.map(|player| player.name.as_str()).collect();
        format!("{}, {}", self.info.name, names.join(", "))
    }

    fn said_options(&self, reader: &Reader) -> Vec<String> {
        let own = lexicon(self.info, reader.language);
        let said = |(key, value): (&String, &String)| {
            let (name, chosen) = (format!("option-{key}"), format!("option-{key}-{value}"));
            // What an earlier program wrote may have no words any more.
            let known = own.has(&name) && own.has(&chosen);
            known.then(|| format!("{} – {}", own.word(&name), own.word(&chosen)))
        };
        self.options.iter().filter_map(said).collect()
    }
}

impl LobbyClock {
    /// "10 min + 20 s a turn", "24 h a turn".
    fn told(&self, reader: &Reader) -> String {
        let words = reader.words();
        let phrase = match *self {
            LobbyClock::Live { minutes, seconds } => Phrase::new("lobby-clock-live")
                .with("minutes", i64::from(minutes))
                .with("seconds", i64::from(seconds)),
            LobbyClock::Turns { hours } => Phrase::new("lobby-clock-turns").with("hours", i64::from(hours)),
        };
        words.say(&phrase, &|seat| words.seat(seat))
    }
}

/// A game with what one can do now: open a table of it for everybody, or play a bot until somebody comes.
fn offer(reader: &Reader, info: &'static Info) -> Markup {
    let words = reader.words();
    let about = |label: &str| format!("{} – {}", words.word(label), info.name);
    html! {
        span.small-cover.cover aria-hidden="true" { (boards::of(info.id).cover()) }
        div.offered {
            h3 { (info.name) }
            (facts(reader, info, &["duration"]))
            form.row method="post" action="/tables" {
                (reader.token())
                input type="hidden" name="game" value=(info.id);
                input type="hidden" name="quick" value="1";
                a.button href={ "/games/" (info.id) "/new?for=everybody" } aria-label=(about("lobby-open")) { (words.word("lobby-open")) }
                button.quiet type="submit" aria-label=(about("lobby-bot")) { (words.word("lobby-bot")) }
            }
        }
    }
}

/// What there is to do until somebody comes.
fn meanwhile(reader: &Reader, games: &[&'static Info]) -> Markup {
    let words = reader.words();
    html! {
        span.small-cover.cover.mosaic aria-hidden="true" { @for info in games { span { (boards::of(info.id).cover()) } } }
        div.offered {
            h3 { (words.word("home-puzzles")) }
            p.help { (words.word("lobby-meanwhile")) }
            a.button href="/puzzles" { (words.word("puzzles-solve-today")) }
        }
    }
}

/// "just now", "5 min", "2 h", "3 days".
fn since(reader: &Reader, minutes: i64) -> String {
    let words = reader.words();
    let (unit, count) = match minutes {
        ..=0 => ("now", 0),
        1..60 => ("minutes", minutes),
        60..1440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    let phrase = Phrase::new("lobby-since").with("unit", unit).with("count", count);
    words.say(&phrase, &|seat| words.seat(seat))
}

#[cfg(test)]
mod tests {
    use catalogue::Language;

    use super::*;

    #[test]
    fn how_long_somebody_waits_is_said_as_people_say_it() {
        let say = |language, minutes| {
            let reader = Reader {
                language,
                ..Reader::default()
            };
            since(&reader, minutes)
        };
        for (minutes, english, french) in [
            (0, "just now", "à l’instant"),
            (5, "5 min ago", "il y a 5 min"),
            (125, "2 h ago", "il y a 2 h"),
            (1440, "yesterday", "hier"),
            (3000, "2 days ago", "il y a 2 jours"),
        ] {
            assert_eq!(say(Language::English, minutes), english);
            assert_eq!(say(Language::French, minutes), french);
        }
    }
}
