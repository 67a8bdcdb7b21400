//! Time and manners of a new table: its clock, who stands in, and what becomes of a game nobody plays.

use bots::levels::Level;
use maud::{Markup, html};

use crate::Reader;

/// What the form says of time and manners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermsDraft {
    /// The clock.
    pub clock: ClockDraft,
    /// Of a live clock: the bank in minutes.
    pub bank_minutes: u32,
    /// And the bonus for a turn in seconds.
    pub bonus_seconds: u32,
    /// Turn by turn: how many hours a turn may take.
    pub hours: u32,
    /// Whether nights do not count.
    pub nights_off: bool,
    /// Whether weekends do not count.
    pub weekends_off: bool,
    /// In which time zone it is night.
    pub zone: String,
    /// How many days everybody may be late in all.
    pub vacation_days: u32,
    /// The level of the bot that stands in.
    pub stand_in: Level,
    /// Whether it plays on at once for whoever leaves.
    pub at_once: bool,
    /// What becomes of a game nobody plays.
    pub abandoned: AbandonedDraft,
    /// After how many days.
    pub days: u32,
}

/// The clocks one can choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockDraft {
    /// None.
    None,
    /// Everybody sits at the table.
    Live,
    /// So many hours a turn.
    Turns,
}

/// What can become of a game nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbandonedDraft {
    /// It waits.
    Kept,
    /// Bots finish it.
    Finished,
    /// It is closed.
    Closed,
}

impl ClockDraft {
    /// Every clock.
    pub const ALL: [ClockDraft; 3] = [ClockDraft::None, ClockDraft::Live, ClockDraft::Turns];

    /// The value in the form.
    pub fn name(self) -> &'static str {
        match self {
            ClockDraft::None => "none",
            ClockDraft::Live => "live",
            ClockDraft::Turns => "turns",
        }
    }
}

impl AbandonedDraft {
    /// Everything.
    pub const ALL: [AbandonedDraft; 3] = [AbandonedDraft::Kept, AbandonedDraft::Finished, AbandonedDraft::Closed];

    /// The value in the form.
    pub fn name(self) -> &'static str {
        match self {
            AbandonedDraft::Kept => "kept",
            AbandonedDraft::Finished => "finished",
            AbandonedDraft::Closed => "closed",
        }
    }
}

/// No clock, and nothing happens by itself; what stands behind the other choices is what suits most.
impl Default for TermsDraft {
    fn default() -> Self {
        TermsDraft {
            clock: ClockDraft::None,
            bank_minutes: 10,
            bonus_seconds: 20,
            hours: 24,
            nights_off: false,
            weekends_off: false,
            zone: "UTC".to_owned(),
            vacation_days: 3,
            stand_in: Level::Easy,
            at_once: false,
            abandoned: AbandonedDraft::Kept,
            days: 14,
        }
    }
}

/// The part of the form, folded unless something in it was chosen.
pub(super) fn terms(reader: &Reader, draft: &TermsDraft) -> Markup {
    let words = reader.words();
    html! {
        details.terms #terms open[*draft != TermsDraft::default()] {
            summary { (words.word("terms")) span.help { (words.word("terms-short")) } }
            fieldset {
                legend { (words.word("terms-clock")) }
                @for clock in ClockDraft::ALL {
                    div.choice {
                        label.check {
                            input type="radio" name="clock" value=(clock.name()) checked[clock == draft.clock];
                            span { strong { (words.word(&format!("clock-{}", clock.name()))) } " " (words.word(&format!("clock-{}.about", clock.name()))) }
                        }
                        @match clock {
                            ClockDraft::None => {}
                            ClockDraft::Live => div.numbers {
                                (number(reader, "bank", "terms-bank", draft.bank_minutes, 1, 600))
                                (number(reader, "bonus", "terms-bonus", draft.bonus_seconds, 0, 600))
                            },
                            ClockDraft::Turns => div.numbers {
                                (number(reader, "hours", "terms-hours", draft.hours, 1, 720))
                                (number(reader, "vacation", "terms-vacation", draft.vacation_days, 0, 60))
                                (check(reader, "nights", "terms-nights", draft.nights_off))
                                (check(reader, "weekends", "terms-weekends", draft.weekends_off))
                                label.number {
                                    span { (words.word("terms-zone")) }
                                    input type="text" name="zone" value=(draft.zone) maxlength="64" list="zones" autocomplete="off" spellcheck="false";
                                }
                                datalist #zones {}
                            },
                        }
                    }
                }
            }
            fieldset {
                legend { (words.word("terms-manners")) }
                label.number {
                    span { (words.word("terms-stand-in")) }
                    select name="stand-in" {
                        @for level in Level::ALL {
                            option value=(level.name()) selected[level == draft.stand_in] { (words.word(&format!("level-{}", level.name()))) }
                        }
                    }
                }
                (check(reader, "at-once", "terms-at-once", draft.at_once))
                label.number {
                    span { (words.word("terms-abandoned")) }
                    select name="abandoned" {
                        @for choice in AbandonedDraft::ALL {
                            option value=(choice.name()) selected[choice == draft.abandoned] { (words.word(&format!("abandoned-{}", choice.name()))) }
                        }
                    }
                }
                div.days { (number(reader, "days", "terms-days", draft.days, 1, 365)) }
            }
        }
    }
}

fn number(reader: &Reader, name: &str, word: &str, value: u32, least: u32, most: u32) -> Markup {
    html! {
        label.number {
            span { (reader.words().word(word)) }
            input type="number" name=(name) value=(value) min=(least) max=(most) step="1" inputmode="numeric" required;
        }
    }
}

fn check(reader: &Reader, name: &str, word: &str, chosen: bool) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(name) value="yes" checked[chosen];
            " " (reader.words().word(word))
        }
    }
}
