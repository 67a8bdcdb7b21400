//! How a game came to its end: the points in its course, and the turn that decided it.

use engine::{Course, Phrase, Seat, Seed, Standings};
use maud::{Markup, html};

use super::rated::RatedEnding;
use crate::graph::{Graph, Mark};
use crate::pages::table::rail::point_count;
use crate::pages::table::{Line, Sharing, TableView};

/// The end of a game.
pub struct Ending {
    /// The result.
    pub standings: Standings,
    /// What the game itself says of the result, for example the grade of a game played alone.
    pub verdict: Option<String>,
    /// How the points stood at every turn.
    pub course: Course,
    /// When it was decided, unless the victory is shared.
    pub decided: Option<Decided>,
    /// The seed, which can now be known.
    pub seed: Option<Seed>,
    /// The table on which the same players went on.
    pub again: Option<String>,
    /// Who may know of it.
    pub sharing: Sharing,
    /// How it ended, where that was before its end.
    pub early: Option<EarlyView>,
    /// Those who gave it up.
    pub resigned: Vec<Seat>,
    /// What it made of the ratings, where it was to count.
    pub rated: Option<RatedEnding>,
}

/// How a game ended before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyView {
    /// Somebody gave it up.
    Resigned,
    /// Everybody agreed.
    Agreed,
    /// Nobody played it any more: it has no result.
    Closed,
}

/// The turn that decided a game: after it the winner was never caught up with again. Alone it is the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Its number, from 1.
    pub number: usize,
    /// How many turns there were.
    pub of: usize,
    /// Whose turn it was.
    pub seat: Option<Seat>,
    /// How many moves were made before it.
    pub from: usize,
    /// And after it.
    pub to: usize,
    /// What happened in it.
    pub lines: Vec<Line>,
    /// How many moves were made before the one that won most in it, if one won anything.
    pub best: Option<usize>,
}

/// So much of the turn that decided a game is told at once; some turns are long.
const LINES: usize = 4;

impl Decided {
    /// What is told at once, the move that won most if there is one, and the rest of the turn.
    fn told(&self) -> (Vec<&Line>, Vec<&Line>) {
        let is_best = |line: &&Line| Some(line.ply) == self.best;
        let (mut best, mut others): (Vec<&Line>, Vec<&Line>) = self.lines.iter().partition(is_best);
        if best.is_empty() {
            std::mem::swap(&mut best, &mut others);
        }
        let rest = best.split_off(best.len().min(LINES));
        (best, rest.into_iter().chain(others).collect())
    }
}

/// The points as lines, and the turn that decided it.
pub(super) fn story(table: &TableView<'_>, ending: &Ending) -> Markup {
    let words = table.reader.words();
    html! {
        div.story {
            section.course aria-labelledby="course-title" {
                h3 #course-title { (words.word("course-title")) }
                (graph(table, ending))
            }
            @if let Some(decided) = turning(table, ending) {
                section.decided aria-labelledby="decided-title" {
                    h3 #decided-title { (title(table, ending, decided)) }
                    @if let Some(seat) = decided.seat.filter(|_| table.seats.len() > 1) {
                        p class={ "who seat-" (seat) } {
                            (table.seats[seat.index()].face(seat)) " "
                            @if table.is_you(seat) { (words.word("log-you")) } @else { (table.name(seat)) }
                        }
                    }
                    @let name = decided.seat.map_or("", |seat| table.name(seat));
                    @let (first, others) = decided.told();
                    ul { @for line in first { li { (line.said_under(name)) } } }
                    @if !others.is_empty() {
                        details {
                            summary { (crate::words::count(words, "decided-more", others.len())) }
                            ul { @for line in others { li { (line.said_under(name)) } } }
                        }
                    }
                    p { a href=(table.replay_address(decided.from)) { (words.word("decided-show")) } }
                }
            }
        }
    }
}

/// The turn that decided a game of several, unless it was the first one: that somebody led from the start is seen in the curve.
fn turning<'e>(table: &TableView<'_>, ending: &'e Ending) -> Option<&'e Decided> {
    let decided = ending.decided.as_ref();
    decided.filter(|decided| decided.number > 1 || table.seats.len() == 1)
}

fn title(table: &TableView<'_>, ending: &Ending, decided: &Decided) -> String {
    let words = table.reader.words();
    let say = |phrase: Phrase| words.say(&phrase, &|seat| table.name(seat).to_owned());
    match super::winner(ending) {
        Some(alone) if table.seats.len() == 1 => {
            let at = |ply: usize| ending.course.points(alone).find(|(after, _)| *after == ply);
            let points = |ply: usize| at(ply).map_or(0, |(_, points)| points);
            let gain = point_count(words, points(decided.to) - points(decided.from));
            crate::words::about(words, "decided-best", &gain)
        }
        _ if decided.number == decided.of => words.word("decided-last"),
        Some(winner) => {
            let id = if table.is_you(winner) {
                "decided-turn-you"
            } else {
                "decided-turn"
            };
            let phrase = Phrase::new(id).with("who", winner);
            say(phrase.with("turn", decided.number as u32).with("of", decided.of as u32))
        }
        None => words.word("decided-last"),
    }
}

/// The points over the turns, which the title counts, too.
fn graph(table: &TableView<'_>, ending: &Ending) -> Markup {
    let words = table.reader.words();
    let names: Vec<String> = Seat::all(table.seats.len()).map(|seat| table.called(seat)).collect();
    let moments: Vec<usize> = ending.course.points(Seat::FIRST).map(|(ply, _)| ply).collect();
    let last = moments.len().saturating_sub(1);
    let turns = ending.decided.as_ref().map_or(last, |decided| decided.of.min(last));
    // What is dealt before the first turn belongs to none.
    let turn = |moment: usize| moment.saturating_sub(last - turns);
    let line = |seat: Seat| -> Vec<(usize, f64)> {
        let points = ending.course.points(seat).enumerate();
        points
            .map(|(moment, (_, points))| (turn(moment), f64::from(points)))
            .collect()
    };
    let lines: Vec<Vec<(usize, f64)>> = Seat::all(names.len()).map(line).collect();
    let most = lines.iter().flatten().map(|(_, points)| *points).fold(1.0, f64::max);
    let winner = super::winner(ending);
    let mark = |decided: &Decided| {
        let moment = moments.iter().position(|ply| *ply == decided.to)?;
        let (ply, value) = lines[winner?.index()][moment];
        Some(Mark {
            ply,
            value,
            label: "★".to_owned(),
            link: None,
        })
    };
    let graph = Graph {
        names: &names,
        plies: turns,
        // Four steps of whole points.
        lowest: 0.0,
        highest: (most / 4.0).ceil() * 4.0,
        axis: words.word("course-axis"),
        titled: "course-title",
        about: words.word("course-about"),
        marks: turning(table, ending).and_then(mark).into_iter().collect(),
        stretches: Vec::new(),
        lines,
    };
    graph.draw(|value| value.to_string())
}
