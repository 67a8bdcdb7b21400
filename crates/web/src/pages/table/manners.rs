//! Time and manners at a table: clocks, what people ask each other for, and the ways to stop playing.

use catalogue::Lexicon;
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Stage, TableView};

/// What a reader is told of clocks and questions at a table.
#[derive(Clone, Debug, Default)]
pub struct Manners {
    /// What time it is on the server, in milliseconds since 1970, where there is a clock.
    pub now_ms: Option<i64>,
    /// What is left to each seat, in the order of the seats; nothing where there is no clock.
    pub clocks: Vec<Option<ClockView>>,
    /// For whom a bot plays on, in the order of the seats.
    pub absent: Vec<Option<Absent>>,
    /// What somebody asks the others for.
    pub asked: Option<AskedView>,
    /// Whether the reader may give the game up.
    pub may_resign: bool,
    /// Whether the reader may ask the others to end it.
    pub may_ask_end: bool,
    /// The seats that were left and that the reader, who does not play, may ask for.
    pub may_ask_for: Vec<Seat>,
    /// What becomes of the seat of whoever leaves: whether a bot plays on at once.
    pub stands_in: bool,
    /// What was agreed on before the game, in sentences.
    pub agreed: Vec<String>,
    /// Who has not moved for how many days, where the reader need not wait any longer.
    pub silent: Option<(Seat, i64)>,
}

/// What is left to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// How much, in milliseconds.
    pub left_ms: i64,
    /// When it is out, where the clock runs.
    pub until_ms: Option<i64>,
    /// Whether little is left.
    pub low: bool,
    /// Whether these are vacation days.
    pub on_vacation: bool,
}

/// Somebody whose seat a bot plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absent {
    /// What they are called.
    pub name: String,
    /// Whether their time ran out.
    pub out_of_time: bool,
    /// Whether they gave the game up.
    pub resigned: bool,
}

/// Something that somebody asks the others for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedView {
    /// Who asks.
    pub by: String,
    /// For what.
    pub what: AskedFor,
    /// Whether it is the reader.
    pub yours: bool,
    /// Whether the reader is to answer.
    pub awaits_you: bool,
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskedFor {
    /// To end the game.
    End,
    /// To go back to one's last decision.
    Undo,
    /// To take a seat that was left.
    Seat(Seat),
}

const SECOND_MS: i64 = 1000;
const MINUTE_S: i64 = 60;
const HOUR_S: i64 = 60 * MINUTE_S;
const DAY_S: i64 = 24 * HOUR_S;

/// A time as clocks show it: "9:41", "23 h 05", "3 d 4 h". `static/clock.js` counts down in the same way.
pub fn time_left(words: &Lexicon, left_ms: i64) -> String {
    let seconds = (left_ms.max(0) + SECOND_MS - 1) / SECOND_MS;
    let (day, hour) = (words.word("clock-day"), words.word("clock-hour"));
    if seconds < HOUR_S {
        format!("{}:{:02}", seconds / MINUTE_S, seconds % MINUTE_S)
    } else if seconds < 2 * DAY_S {
        format!("{} {hour} {:02}", seconds / HOUR_S, seconds % HOUR_S / MINUTE_S)
    } else {
        format!("{} {day} {} {hour}", seconds / DAY_S, seconds % DAY_S / HOUR_S)
    }
}

impl TableView<'_> {
    /// The clock of a seat, which the page's script counts down.
    pub(super) fn clock(&self, seat: Seat) -> Markup {
        let words = self.reader.words();
        let clock = self.manners.clocks.get(seat.index()).copied().flatten();
        html! {
            @if let Some(clock) = clock {
                span.clock.low[clock.low].vacation[clock.on_vacation] role="timer" data-until=[clock.until_ms]
                    data-day=(words.word("clock-day")) data-hour=(words.word("clock-hour"))
                    title=(words.word(if clock.on_vacation { "clock-vacation" } else { "clock-left" })) {
                    (time_left(words, clock.left_ms))
                }
            }
        }
    }

    /// For whom a bot plays on.
    pub(super) fn absent(&self, seat: Seat) -> Markup {
        let words = self.reader.words();
        html! {
            @if let Some(Some(absent)) = self.manners.absent.get(seat.index()) {
                @let id = if absent.resigned { "absent-resigned" } else if absent.out_of_time { "absent-time" } else { "absent-left" };
                span.tag.absent { (crate::words::about(words, id, &absent.name)) }
            }
        }
    }

    /// What somebody asks for, with the answers of whoever is asked.
    pub(super) fn asked(&self) -> Markup {
        let words = self.reader.words();
        let Some(asked) = &self.manners.asked else {
            return html! {};
        };
        let answer = |value: &str, word: &str, primary: bool| {
            html! { button.primary[primary] type="submit" name="answer" value=(value) { (words.word(word)) } }
        };
        html! {
            form.asked-for.row.notice #asked-for method="post" action={ "/tables/" (self.id) "/answer" } data-play="" {
                (self.reader.token())
                input type="hidden" name="version" value=(self.version);
                @if let Some(seat) = self.showing { input type="hidden" name="as" value=(seat); }
                span role="status" { (self.asked_text(asked)) }
                @if asked.awaits_you {
                    (answer("yes", "asked-yes", true))
                    (answer("no", "asked-no", false))
                } @else if asked.yours { (answer("no", "asked-withdraw", false)) }
            }
        }
    }

    /// Somebody who does not move, for whom a bot may play on.
    pub(super) fn silent(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @if let Some((seat, days)) = self.manners.silent {
                div.silent.row.notice {
                    span role="status" {
                        (words.say(&Phrase::new("silent").with("who", seat).with("days", days), &|seat| self.name(seat).to_owned()))
                    }
                    (self.bot_for(seat, "left-bot"))
                }
            }
        }
    }

    fn asked_text(&self, asked: &AskedView) -> String {
        let words = self.reader.words();
        let id = match (asked.what, asked.yours) {
            (AskedFor::End, false) => "asked-end",
            (AskedFor::End, true) => "asked-end-you",
            (AskedFor::Undo, false) => "asked-undo",
            (AskedFor::Undo, true) => "asked-undo-you",
            (AskedFor::Seat(_), false) => "asked-seat",
            (AskedFor::Seat(_), true) => "asked-seat-you",
        };
        let mut phrase = Phrase::new(id).with("who", asked.by.as_str());
        if let AskedFor::Seat(seat) = asked.what {
            phrase = phrase.with("seat", self.name(seat));
        }
        words.say(&phrase, &|seat| words.seat(seat))
    }

    /// The button that opens the ways to stop playing: quiet, and far from the moves.
    pub(super) fn menu_button(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @if self.has_menu() {
                button.quiet #table-more type="button" popovertarget="table-menu" title=(words.word("table-menu")) {
                    span aria-hidden="true" { "…" } span.unseen { (words.word("table-menu")) }
                }
            }
        }
    }

    fn has_menu(&self) -> bool {
        self.own_seats() > 0 && !matches!(self.stage, Stage::Replay(_) | Stage::Over { .. })
    }

    /// The ways to stop playing. Each asks once more.
    pub(super) fn menu(&self) -> Markup {
        let words = self.reader.words();
        html! {
            @if self.has_menu() {
                div #table-menu.menu.table-menu popover="" role="dialog" aria-label=(words.word("table-menu")) {
                    @if self.rated { p.help { (words.word("facts-rated")) } }
                    @if self.manners.may_ask_end {
                        (self.way_out("ask", "end-game", html! { input type="hidden" name="what" value="end"; }, true))
                    }
                    @if self.manners.may_resign { (self.way_out("resign", "resign", html! {}, true)) }
                    (self.way_out("leave", if self.manners.stands_in { "leave-at-once" } else { "leave" }, html! {}, false))
                    button.quiet type="button" popovertarget="table-menu" popovertargetaction="hide" { (words.word("close")) }
                }
            }
        }
    }

    /// One of them.
    pub(super) fn way_out(&self, action: &str, word: &str, fields: Markup, stays: bool) -> Markup {
        let words = self.reader.words();
        let about = format!("{word}-ask");
        html! {
            details.way-out name="way-out" {
                summary { (words.word(word)) }
                @if self.company || stays { p { (words.word(&about)) } }
                form id={ (action) "-form" } method="post" action={ "/tables/" (self.id) "/" (action) } data-play=[stays.then_some("")] {
                    (self.reader.token())
                    (fields)
                    button type="submit" { (words.word(&format!("{word}-sure"))) }
                }
            }
        }
    }

    /// For somebody who does not play: the way to ask for a seat that was left.
    pub(super) fn ask_for_seat(&self, seat: Seat, name: &str) -> Markup {
        let words = self.reader.words();
        html! {
            @if self.manners.may_ask_for.contains(&seat) && self.manners.asked.is_none() {
                form.row method="post" action={ "/tables/" (self.id) "/ask" } {
                    (self.reader.token())
                    input type="hidden" name="what" value="seat";
                    input type="hidden" name="seat" value=(seat);
                    input type="text" name="name" maxlength="24" value=(name) required
                        aria-label={ (words.word("new-name")) " " (seat) } placeholder=(words.word("new-name"));
                    button type="submit" { (words.word("ask-seat")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use catalogue::Language;

    use super::*;

    #[test]
    fn a_clock_shows_what_matters_and_nothing_only_when_it_is_out() {
        let words = crate::words(Language::English);
        for (ms, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (59_001, "1:00"),
            (599_000, "9:59"),
            (3_600_000, "1 h 00"),
            (86_100_000, "23 h 55"),
            (172_800_000, "2 d 0 h"),
            (270_000_000, "3 d 3 h"),
        ] {
            assert_eq!(time_left(words, ms), shown);
        }
    }
}
