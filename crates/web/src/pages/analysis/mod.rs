//! What the search makes of a finished game: a graph, the moves that cost most, and what was luck.

mod books;
mod graph;

use bots::analysis::{Analysis, Prospect, Prospects, Slide, Step, StepKind};
use catalogue::Lexicon;
use engine::{Info, Phrase, Seat};
use maud::{Markup, html};

use super::report::report_link;
use crate::Reader;
use crate::frame::page;

/// The analysis of a table's game.
pub struct AnalysisPage<'a> {
    /// The table's id.
    pub table: &'a str,
    /// The game.
    pub info: &'static Info,
    /// What the players are called, in the order of their seats: "You" whoever reads it.
    pub names: &'a [String],
    /// The reader's own seat, where they had one.
    pub you: Option<Seat>,
    /// How far it has come.
    pub state: AnalysisState<'a>,
}

/// How far an analysis has come.
pub enum AnalysisState<'a> {
    /// It is not there, and nobody waits for it.
    None {
        /// Why not, if somebody asked for it.
        why: Option<NotMade>,
    },
    /// Others are made before.
    Waiting {
        /// Its place in the queue, from 1.
        place: usize,
        /// Whether the reader asked for it.
        yours: bool,
    },
    /// It is being made.
    Making {
        /// How many parts are done.
        done: usize,
        /// How many there are.
        parts: usize,
        /// About how many seconds it still takes, where that is known.
        left_s: Option<u64>,
        /// Whether the reader asked for it.
        yours: bool,
    },
    /// It is there.
    Made {
        /// The analysis.
        analysis: &'a Analysis,
        /// The moves that cost most, the dearest first.
        points: Vec<TurningPoint>,
        /// Where no move of those who lost was clearly a mistake: their steepest falls, the steepest first. Their cost is the fall.
        slips: Vec<TurningPoint>,
    },
}

/// Why an analysis that was asked for is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// The reader, or everybody, asked for too many.
    TooMany,
    /// Something failed.
    Failed,
}

/// A move that cost much.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// How many moves were made before it.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// What was played.
    pub played: String,
    /// What the search would have played.
    pub best: String,
    /// What it cost: a part of the victory; of somebody alone, points.
    pub cost: f64,
    /// How far off that may be.
    pub error: f64,
    /// What the search expected after its own move.
    pub line: Vec<(Seat, String)>,
}

impl AnalysisPage<'_> {
    /// Says a phrase to the reader.
    fn say(&self, words: &Lexicon, phrase: &Phrase) -> String {
        words.say_to(self.you, phrase, &|seat| self.names[seat.index()].clone())
    }
}

/// The page.
pub fn analysis(reader: &Reader, view: &AnalysisPage<'_>) -> Markup {
    let words = reader.words();
    let awaited = matches!(view.state, AnalysisState::Waiting { .. } | AnalysisState::Making { .. });
    let body = html! {
        // Beside what a script takes out of the next answer: there it would be no text but an order to load the page again.
        @if awaited { noscript { meta http-equiv="refresh" content="3"; } }
        main #main.analysis {
            h1 { (words.word("analysis-title")) " – " (view.info.name) }
            @match &view.state {
                AnalysisState::None { why } => (offer(reader, view, *why)),
                AnalysisState::Waiting { place, yours } => {
                    (progress(reader, view, &Phrase::new("analysis-waiting").with("place", *place as i64), None, *yours))
                }
                AnalysisState::Making { done, parts, left_s, yours } => {
                    (progress(reader, view, &making(words, *done, *parts, *left_s), Some((*done, *parts)), *yours))
                }
                AnalysisState::Made { analysis, points, slips } => (made(words, view, analysis, points, slips)),
            }
            p.back { a.button href={ "/tables/" (view.table) } { (words.word("log-back")) } }
            (report_link(words, view.table, 0))
        }
    };
    page(
        reader,
        &format!("{} · {}", words.word("analysis-title"), view.info.name),
        body,
    )
}

fn offer(reader: &Reader, view: &AnalysisPage<'_>, why: Option<NotMade>) -> Markup {
    let words = reader.words();
    let why = why.map(|why| match why {
        NotMade::TooMany => "analysis-busy",
        NotMade::Failed => "analysis-failed",
    });
    html! {
        div {
            @if let Some(why) = why { p.notice role="status" { (words.word(why)) } }
            p.lead { (words.word("analysis-offer")) }
            form method="post" action={ "/tables/" (view.table) "/analysis" } {
                (reader.token())
                button.primary type="submit" { (words.word("analysis-begin")) }
            }
        }
    }
}

/// How much of it is done, and about how many minutes it still takes. Positions and draws are counted otherwise than moves: a
/// share of them is understood at once.
fn making(words: &Lexicon, done: usize, parts: usize, left_s: Option<u64>) -> Phrase {
    let share = done as f64 / parts.max(1) as f64;
    match left_s {
        Some(seconds) => Phrase::new("analysis-progress").with("minutes", seconds.div_ceil(60) as i64),
        None => Phrase::new("analysis-progress-begun"),
    }
    .with("share", words.percent(share))
}

/// How far it is, in parts where they are known. It looks again by itself.
fn progress(
    reader: &Reader,
    view: &AnalysisPage<'_>,
    said: &Phrase,
    parts: Option<(usize, usize)>,
    yours: bool,
) -> Markup {
    let words = reader.words();
    let address = format!("/tables/{}/analysis", view.table);
    html! {
        div hx-get=(address) hx-trigger="every 2s" hx-select="#main" hx-target="#main" hx-swap="outerHTML" {
            p role="status" { (words.say(said, &|seat| words.seat(seat))) }
            @match parts {
                Some((done, parts)) => {
                    progress max=(parts) value=(done) aria-label=(words.word("analysis-title")) {}
                }
                None => progress aria-label=(words.word("analysis-title")) {},
            }
            p.help { (words.word("analysis-goes-on")) }
            @if yours {
                form method="post" action={ (address) "/cancel" } {
                    (reader.token())
                    button type="submit" { (words.word("analysis-cancel")) }
                }
            }
        }
    }
}

fn made(
    words: &Lexicon,
    view: &AnalysisPage<'_>,
    analysis: &Analysis,
    points: &[TurningPoint],
    slips: &[TurningPoint],
) -> Markup {
    let told: Vec<&TurningPoint> = points.iter().chain(slips).collect();
    html! {
        section aria-labelledby="graph-title" {
            h2 #graph-title { (words.word(stake_title(analysis))) }
            @if analysis.ended_early { p.help { (words.word("analysis-ended-early")) } }
            (graph::draw(words, view, analysis, &told))
            (numbers(words, view, analysis))
        }
        // A desk shows the position beside the curve, and a click into the curve another one; elsewhere it leads to the game shown again.
        @if let Some((ply, seat)) = first_shown(analysis, &told) {
            figure.position.beside {
                iframe name="position" src=(position(view, ply, seat)) loading="lazy" title=(words.word("analysis-position")) {}
            }
        }
        section aria-labelledby="points-title" {
            // What the search is not sure of is no list of mistakes.
            @let title = if points.is_empty() && !slips.is_empty() { "analysis-slips" } else { "analysis-points" };
            h2 #points-title { (words.word(title)) }
            @if points.is_empty() && slips.is_empty() { p { (words.word("analysis-no-points")) } }
            ol.turning-points {
                @for point in points { li { (turning_point(words, view, analysis, point, costs(words, view, analysis, point))) } }
            }
            @for slide in analysis.slides() { (slid(words, view, analysis, slide)) }
            @if !slips.is_empty() {
                @if !points.is_empty() { h3 { (words.word("analysis-slips")) } }
                p.help { (words.word("analysis-slips-about")) }
                ol.turning-points.slips start=(points.len() + 1) {
                    @for point in slips { li { (turning_point(words, view, analysis, point, fell(words, view, analysis, point))) } }
                }
            }
        }
        (books::books(words, view, analysis))
    }
}

fn stake_title(analysis: &Analysis) -> &'static str {
    match analysis.players() {
        1 => "analysis-points-to-expect",
        _ => "analysis-chances",
    }
}

/// What a mistake cost.
fn costs(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis, point: &TurningPoint) -> String {
    let cost = Phrase::new("analysis-cost")
        .with("cost", stake(words, analysis, point.cost))
        .with("error", margin(words, analysis, point.error));
    view.say(words, &cost)
}

/// How far the curve fell by a move that may or may not have been a mistake.
fn fell(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis, point: &TurningPoint) -> String {
    let fell = Phrase::new("analysis-fell")
        .with("cost", stake(words, analysis, point.cost))
        .with("ply", counted(analysis, point.ply + 1));
    view.say(words, &fell)
}

fn turning_point(
    words: &Lexicon,
    view: &AnalysisPage<'_>,
    analysis: &Analysis,
    point: &TurningPoint,
    cost: String,
) -> Markup {
    let name = |seat: Seat| view.names[seat.index()].clone();
    let line: Vec<String> = point
        .line
        .iter()
        .map(|(seat, text)| format!("{}: {text}", name(*seat)))
        .collect();
    html! {
        p {
            strong { (name(point.seat)) } ": " span.was-played aria-hidden="true" { "✗" } " " q { (point.played) } " "
            span.cost { (cost) }
        }
        p { (words.word("analysis-better")) " " span.was-better aria-hidden="true" { "✓" } " " q { (point.best) } }
        // A desk has one picture beside the curve for all of them; what is not shown is not fetched.
        figure.position.below {
            iframe src=(position(view, point.ply, point.seat)) loading="lazy" title=(words.word("analysis-position")) {}
        }
        @if !line.is_empty() {
            details.fold { summary { (words.word("analysis-line")) } p.help { (line.join(" › ")) } }
        }
        p.looks-at {
            a.beside href=(position(view, point.ply, point.seat)) target="position" { (words.word("analysis-beside")) }
            a href={ "/tables/" (view.table) "/replay?ply=" (point.ply) "#next" } {
                (view.say(words, &Phrase::new("analysis-look").with("ply", counted(analysis, point.ply))))
            }
        }
    }
}

/// What was lost in small steps, of which none is certain.
fn slid(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis, slide: Slide) -> Markup {
    let told = Phrase::new("analysis-slid")
        .with("who", slide.seat)
        .with("lost", words.percent(slide.lost.min(1.0)))
        .with("from", counted(analysis, slide.from))
        .with("to", counted(analysis, slide.to));
    html! {
        p.slid {
            (view.say(words, &told)) " "
            a href={ "/tables/" (view.table) "/replay?ply=" (slide.from) "#next" } {
                (view.say(words, &Phrase::new("analysis-look").with("ply", counted(analysis, slide.from))))
            }
        }
    }
}

/// The position that stands beside the curve at first: before the move that cost most, or where the game ended.
fn first_shown(analysis: &Analysis, told: &[&TurningPoint]) -> Option<(usize, Seat)> {
    let costly = told.first().map(|point| (point.ply, point.seat));
    costly.or_else(|| turns(analysis).last().map(|(ply, seat, _)| (*ply, *seat)))
}

/// The address of the position before a move, as whoever made it saw it.
fn position(view: &AnalysisPage<'_>, ply: usize, seat: Seat) -> String {
    format!("/tables/{}/analysis/position?ply={ply}&as={seat}", view.table)
}

/// The number of a move as the replay counts it, which begins after the deal.
fn counted(analysis: &Analysis, ply: usize) -> i64 {
    ply.saturating_sub(dealt(analysis)) as i64
}

/// How many moves were drawn before anybody decided anything.
fn dealt(analysis: &Analysis) -> usize {
    let decided = |step: &&Step| !matches!(step.kind, StepKind::Draw(_));
    analysis.steps.iter().find(decided).map_or(0, |step| step.ply)
}

/// The turns: after how many moves each began, whose it was, and what everybody could expect then.
fn turns(analysis: &Analysis) -> Vec<(usize, Seat, &Prospects)> {
    let mut last = None;
    let turns = analysis.steps.iter().filter_map(|step| {
        let seat = match &step.kind {
            StepKind::Choice(choice) => choice.seat,
            StepKind::Forced { seat, .. } => *seat,
            StepKind::Draw(_) => return None,
        };
        let begins = last.replace(seat) != Some(seat) || analysis.players() == 1;
        begins.then_some((step.ply, seat, &step.before))
    });
    turns.collect()
}

/// What the graph shows, as a table: what everybody could expect when a turn began.
fn numbers(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis) -> Markup {
    let turns = turns(analysis);
    html! {
        details.numbers {
            summary { (words.word("analysis-numbers")) }
            @if analysis.players() > 1 { p.help { (words.word("analysis-numbers-are")) } }
            div.scroll tabindex="0" role="region" aria-labelledby="graph-title" {
                table.breakdown {
                    thead { tr {
                        th scope="col" { (words.word("analysis-ply")) }
                        th scope="col" { (words.word("analysis-to-move")) }
                        @for name in view.names { th scope="col" { (name) } }
                    } }
                    tbody {
                        @for (ply, seat, before) in &turns {
                            tr {
                                th scope="row" {
                                    a href={ "/tables/" (view.table) "/replay?ply=" (ply) } { (counted(analysis, *ply)) }
                                }
                                td { (view.names[seat.index()]) }
                                @for (_, prospect) in before.iter() {
                                    td {
                                        (estimate(words, analysis, prospect.stake(analysis.players())))
                                        (points(words, analysis, prospect))
                                    }
                                }
                            }
                        }
                    }
                    tfoot { tr {
                        th scope="row" colspan="2" { (words.word(result_name(analysis))) }
                        @for (_, result) in analysis.result.iter() {
                            td {
                                @if analysis.ended_early { (estimate(words, analysis, result.stake(analysis.players()))) }
                                @else { (stake(words, analysis, result.stake(analysis.players()))) }
                                (points(words, analysis, result))
                            }
                        }
                    } }
                }
            }
        }
    }
}

/// The points that go with a chance to win; alone, they are what is played for and stand there already.
fn points(words: &Lexicon, analysis: &Analysis, prospect: Prospect) -> Markup {
    html! { @if analysis.players() > 1 { " · " (words.decimal(prospect.points)) } }
}

/// What stands at the end of the graph and of the books.
fn result_name(analysis: &Analysis) -> &'static str {
    match analysis.ended_early {
        true => "analysis-result-expected",
        false => "analysis-result",
    }
}

/// What is played for, as the language writes it: a part of the victory, or points.
fn stake(words: &Lexicon, analysis: &Analysis, value: f64) -> String {
    match analysis.players() {
        1 => words.decimal(value),
        _ => words.percent(value),
    }
}

/// The same for what was estimated.
fn estimate(words: &Lexicon, analysis: &Analysis, value: f64) -> String {
    match analysis.players() {
        1 => words.decimal(value),
        _ => words.estimated_chance(value.clamp(0.0, 1.0)),
    }
}

/// How far off something may be. What is measured is never exact.
fn margin(words: &Lexicon, analysis: &Analysis, error: f64) -> String {
    let least = if analysis.players() == 1 { 0.1 } else { 0.01 };
    stake(words, analysis, error.max(least))
}

#[cfg(test)]
mod tests {
    use catalogue::Language;
    use serde_json::json;

    use super::*;

    /// A game for two that was dealt in fourteen draws and decided in two moves, of which the search is sure of none.
    fn analysis() -> Analysis {
        let share = |win: f64| json!({ "win": win, "points": 0.0 });
        let both = |second: f64| json!([share(1.0 - second), share(second)]);
        let step = |ply: usize| {
            json!({
                "ply": ply, "plies": 1, "before": both(0.5), "after": both(0.4), "kind": "choice", "seat": 2,
                "played": "open mill", "best": "open forge", "line": [], "cost": 0.05, "error": 0.2, "change": both(0.4),
            })
        };
        let account = |seat: u8| {
            json!({
                "seat": seat, "opening": share(0.5), "luck": share(0.1), "own": share(0.0), "others": share(0.0),
                "revision": share(0.0), "result": share(0.5), "luck_error": 0.0, "own_error": 0.0, "decisions": 9, "mistakes": 0,
            })
        };
        let whole = json!({
            "iterations": 800, "opening": both(0.5), "result": both(0.0), "steps": [step(14), step(15)],
            "accounts": [account(1), account(2)],
        });
        serde_json::from_value(whole).expect("an analysis")
    }

    fn drawn(slips: &[TurningPoint]) -> String {
        let view = AnalysisPage {
            table: "a table",
            info: catalogue::find("lantern").expect("the game of the tests").info(),
            names: &["You".to_owned(), "Bo".to_owned()],
            you: Some(Seat::FIRST),
            state: AnalysisState::None { why: None },
        };
        made(crate::words(Language::English), &view, &analysis(), &[], slips).into_string()
    }

    #[test]
    fn moves_that_probably_cost_most_do_not_stand_beside_a_sentence_that_none_did() {
        let none = "No move was clearly worse";
        assert!(drawn(&[]).contains(none));
        let slip = TurningPoint {
            ply: 15,
            seat: Seat::new(1),
            played: "open mill".to_owned(),
            best: "open forge".to_owned(),
            cost: 0.1,
            error: 0.2,
            line: Vec::new(),
        };
        let page = drawn(&[slip]);
        assert!(!page.contains(none) && page.contains("probably cost most"), "{page}");
    }

    #[test]
    fn the_curve_counts_moves_from_the_deal_on_and_the_reader_is_you() {
        let page = drawn(&[]);
        assert!(page.contains(">2</text>"), "{page}");
        assert!(page.contains("kind to you"), "{page}");
    }

    #[test]
    fn what_is_left_is_told_in_minutes() {
        let words = crate::words(Language::English);
        let said = |left_s| words.say(&making(words, 30, 60, left_s), &|seat| words.seat(seat));
        assert_eq!(said(None), "50% done.");
        assert_eq!(said(Some(40)), "50% done; less than a minute left.");
        assert_eq!(said(Some(100)), "50% done; about 2 minutes left.");
    }
}
