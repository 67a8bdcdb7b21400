//! Setting up a table: who plays, with which options, and who starts.

use std::collections::BTreeMap;

use bots::levels::Level;
use engine::{Info, OptionSpec, Seat};
use maud::{Markup, html};

use super::player::Rated;
use super::terms::{TermsDraft, terms};
use crate::frame::page;
use crate::{Reader, boards, lexicon};

/// The level that the form suggests: not the weakest, which is for children, nor one that beats most people.
const FIRST_LEVEL: Level = Level::Easy;

/// A table that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Who sits around the table; as many as the game takes at most.
    pub seats: Vec<SeatDraft>,
    /// The options chosen so far.
    pub options: BTreeMap<String, String>,
    /// Who starts.
    pub start: Start,
    /// Time and manners.
    pub terms: TermsDraft,
    /// Who may come.
    pub visit: Visit,
    /// The password, where whoever comes must know one.
    pub word: String,
    /// Whether the game shall count for ratings.
    pub rated: bool,
}

/// One place of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDraft {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name, for people at this screen.
    pub name: String,
}

/// Who sits on a place of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody at this screen.
    Here,
    /// Somebody who comes by the invitation link.
    Invited,
    /// A bot of this level.
    Bot(Level),
    /// Nobody: the place is not used.
    Nobody,
}

/// Who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// Drawn by lot.
    Lot,
    /// This place of the draft.
    Place(usize),
}

/// Who may come to a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visit {
    /// Who has the link.
    #[default]
    Link,
    /// Everybody: the table stands in the lobby.
    Public,
    /// Who has the link and knows the password.
    Word,
}

impl Visit {
    /// Every choice.
    pub const ALL: [Visit; 3] = [Visit::Link, Visit::Public, Visit::Word];

    /// The value in the form.
    pub const fn name(self) -> &'static str {
        match self {
            Visit::Link => "link",
            Visit::Public => "public",
            Visit::Word => "word",
        }
    }

    /// The choice with this value in the form.
    pub fn named(name: &str) -> Option<Visit> {
        Visit::ALL.into_iter().find(|visit| visit.name() == name)
    }
}

impl Sitter {
    /// The value in the form.
    pub fn name(self) -> &'static str {
        match self {
            Sitter::Here => "here",
            Sitter::Invited => "invited",
            Sitter::Bot(level) => level.name(),
            Sitter::Nobody => "nobody",
        }
    }

    /// The sitter with this value in the form.
    pub fn named(name: &str) -> Option<Sitter> {
        let bots = Level::ALL.map(Sitter::Bot);
        let mut all = [Sitter::Here, Sitter::Invited, Sitter::Nobody].into_iter().chain(bots);
        all.find(|sitter| sitter.name() == name)
    }
}

impl Draft {
    /// What the form holds at first: the reader, called `name`, against a bot.
    pub fn first(info: &Info, name: &str) -> Draft {
        let seats = (0..*info.players.end()).map(|place| SeatDraft {
            sitter: match place {
                0 => Sitter::Here,
                place if place < 2.max(*info.players.start()) => Sitter::Bot(FIRST_LEVEL),
                _ => Sitter::Nobody,
            },
            name: if place == 0 { name.to_owned() } else { String::new() },
        });
        Draft {
            seats: seats.collect(),
            options: BTreeMap::new(),
            start: Start::Lot,
            terms: TermsDraft::default(),
            visit: Visit::Link,
            word: String::new(),
            rated: false,
        }
    }

    /// What the form holds for a table of the lobby: the reader, and places for whoever comes.
    pub fn for_everybody(info: &Info, name: &str) -> Draft {
        let mut draft = Draft {
            visit: Visit::Public,
            ..Draft::first(info, name)
        };
        for seat in &mut draft.seats {
            if let Sitter::Bot(_) = seat.sitter {
                seat.sitter = Sitter::Invited;
            }
        }
        draft
    }
}

/// How strong the bots are in a game, by the number of players and the level.
#[derive(Clone, Debug, Default)]
pub struct BotRatings(BTreeMap<usize, BTreeMap<Level, Rated>>);

impl BotRatings {
    /// Adds the rating of a bot in games of so many.
    pub fn add(&mut self, level: Level, players: usize, rated: Rated) {
        self.0.entry(players).or_default().insert(level, rated);
    }

    /// The ratings; nothing where no game with a bot has counted yet.
    fn table(&self, reader: &Reader) -> Markup {
        let words = reader.words();
        html! {
            @if !self.0.is_empty() {
                details.bot-ratings {
                    summary { (words.word("new-bots-rated")) }
                    table.results {
                        thead { tr {
                            th scope="col" { (words.word("new-bot")) }
                            @for players in self.0.keys() { th scope="col" { (crate::words::count(words, "players", *players)) } }
                        } }
                        tbody {
                            @for level in Level::ALL {
                                tr {
                                    th scope="row" {
                                        a href={ "/people/bot-" (level.name()) } { (words.word(&format!("level-{}", level.name()))) }
                                    }
                                    @for ratings in self.0.values() {
                                        td { @match ratings.get(&level) { Some(rated) => (rated.markup(reader)), None => "–" } }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The page on which a table of `info` is set up; `wrong` says what is wrong with the draft.
pub fn new_table(
    reader: &Reader,
    info: &'static Info,
    draft: &Draft,
    bots: &BotRatings,
    wrong: Option<&str>,
) -> Markup {
    let words = reader.words();
    let body = html! {
        main #main.narrow.set-up {
            div.cover aria-hidden="true" { (boards::of(info.id).cover()) }
            h1 { (info.name) }
            p.lead { (words.word("new-lead")) " " a href={ "/games/" (info.id) "/rules" } { (words.word("rules")) } }
            @if let Some(wrong) = wrong { p.notice.bad role="alert" { (wrong) } }
            form.setup method="post" action="/tables" {
                (reader.token())
                input type="hidden" name="game" value=(info.id);
                (places(reader, draft, bots))
                (start(reader, draft))
                (options(reader, info, draft))
                (terms(reader, &draft.terms))
                (visit(reader, draft))
                button.primary type="submit" { (words.word("new-create")) }
            }
        }
    };
    page(reader, &format!("{} · {}", words.word("new-title"), info.name), body)
}

fn places(reader: &Reader, draft: &Draft, bots: &BotRatings) -> Markup {
    let words = reader.words();
    html! {
        fieldset {
            legend { (words.word("new-players")) }
            @for (index, seat) in draft.seats.iter().enumerate() {
                @let people = [Sitter::Here, Sitter::Invited, Sitter::Nobody];
                @let people = if index == 0 { &people[..2] } else { &people };
                @let place = place(reader, index, seat, people, html! { (words.seat(Seat::new(index))) });
                // A place that nobody uses is a button; opened by a script, a bot sits there at once.
                @if index > 1 && seat.sitter == Sitter::Nobody {
                    details.add data-first=(FIRST_LEVEL.name()) {
                        summary.button { "+ " (words.word("new-add")) }
                        (place)
                    }
                } @else { (place) }
            }
            p.help { (words.word("new-players-help")) }
            (bots.table(reader))
        }
    }
}

/// A place of a draft: its label, and who may sit there, people or nobody, or a bot of any level.
pub(super) fn place(reader: &Reader, index: usize, seat: &SeatDraft, people: &[Sitter], label: Markup) -> Markup {
    let words = reader.words();
    let number = index + 1;
    let (people, nobody) = people.split_at(people.len().min(2));
    html! {
        div.place {
            label for={ "sitter-" (number) } { (label) }
            select id={ "sitter-" (number) } name={ "sitter-" (number) } aria-describedby={ "level-" (number) } {
                @for person in people { (sitter(reader, *person, seat)) }
                @for level in Level::ALL { (sitter(reader, Sitter::Bot(level), seat)) }
                @for nobody in nobody { (sitter(reader, *nobody, seat)) }
            }
            input type="text" name={ "name-" (number) } value=(seat.name) maxlength="24" autocomplete="off"
                aria-label={ (words.word("new-name")) " " (number) } placeholder=(words.word("new-name"));
            // The style sheet shows what belongs to the level that is chosen.
            p.help.level id={ "level-" (number) } {
                @for level in Level::ALL {
                    span class=(level.name()) { (words.word(&format!("level-{}.about", level.name()))) }
                }
            }
        }
    }
}

fn sitter(reader: &Reader, sitter: Sitter, seat: &SeatDraft) -> Markup {
    let words = reader.words();
    let label = match sitter {
        Sitter::Bot(level) => {
            let (bot, name) = (words.word("new-bot"), words.word(&format!("level-{}", level.name())));
            format!("{bot} – {name}")
        }
        other => words.word(&format!("sitter-{}", other.name())),
    };
    html! { option value=(sitter.name()) selected[sitter == seat.sitter] { (label) } }
}

fn start(reader: &Reader, draft: &Draft) -> Markup {
    let words = reader.words();
    html! {
        fieldset {
            legend { (words.word("new-start")) }
            div.radios {
                label.check {
                    input type="radio" name="start" value="lot" checked[draft.start == Start::Lot];
                    " " (words.word("new-start-lot"))
                }
                @for place in 0..draft.seats.len() {
                    label.check data-place=(place + 1) {
                        input type="radio" name="start" value=(place + 1) checked[draft.start == Start::Place(place)];
                        " " (words.seat(Seat::new(place)))
                    }
                }
            }
        }
    }
}

fn visit(reader: &Reader, draft: &Draft) -> Markup {
    let words = reader.words();
    html! {
        fieldset.visit {
            legend { (words.word("new-visit")) }
            div.radios {
                @for visit in Visit::ALL {
                    label.check {
                        input type="radio" name="visit" value=(visit.name()) checked[visit == draft.visit];
                        " " (words.word(&format!("visit-{}", visit.name())))
                    }
                }
                input type="text" name="word" value=(draft.word) maxlength="64" autocomplete="off"
                    aria-label=(words.word("new-word")) placeholder=(words.word("new-word"));
            }
            p.help { (words.word("new-visit-help")) }
            label.check.rated {
                input type="checkbox" name="rated" value="yes" checked[draft.rated];
                span { strong { (words.word("new-rated")) } " " (words.word("new-rated.about")) }
            }
        }
    }
}

/// The variants of a game, folded unless one was chosen: who plays for the first time plays as usual.
fn options(reader: &Reader, info: &'static Info, draft: &Draft) -> Markup {
    let words = reader.words();
    let own = lexicon(info, reader.language);
    let chosen = |spec: &'static OptionSpec| draft.options.get(spec.key).map_or(spec.default(), String::as_str);
    let usual = info.options.iter().all(|spec| chosen(spec) == spec.default());
    html! {
        @if !info.options.is_empty() {
            details.terms #variants open[!usual] {
                summary { (words.word("new-variants")) span.help { (words.word("new-variants-short")) } }
                @for spec in info.options {
                    fieldset {
                        legend { (own.word(&format!("option-{}", spec.key))) }
                        @let about = format!("option-{}.about", spec.key);
                        @if own.has(&about) { p.help { (own.word(&about)) } }
                        div.radios {
                            @for value in spec.values {
                                label.check {
                                    input type="radio" name={ "option-" (spec.key) } value=(value) checked[*value == chosen(spec)];
                                    " " (own.word(&format!("option-{}-{value}", spec.key)))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
