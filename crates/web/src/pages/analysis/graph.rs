//! The graph of an analysis: what every seat could expect, with the moves that cost most.

use bots::analysis::Analysis;
use catalogue::Lexicon;
use engine::{Phrase, Seat};
use maud::Markup;

use super::{AnalysisPage, TurningPoint, counted, dealt, position, stake, turns};
use crate::graph::{Graph, Link, Mark};

/// The lines, with the moves that cost most marked by their numbers in the list below. A click leads to the position.
pub(super) fn draw(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis, points: &[&TurningPoint]) -> Markup {
    let look = |ply: usize, seat: Seat, part: &str| Link {
        beside: position(view, ply, seat),
        href: format!("/tables/{}/replay?ply={ply}{part}", view.table),
        about: words.say(
            &Phrase::new("analysis-look").with("ply", counted(analysis, ply)),
            &|seat| words.seat(seat),
        ),
    };
    let dealt = dealt(analysis);
    let mark = |(index, point): (usize, &&TurningPoint)| Mark {
        ply: point.ply - dealt,
        value: value_at(analysis, point.ply, point.seat),
        label: (index + 1).to_string(),
        link: Some(look(point.ply, point.seat, "#next")),
    };
    // Moves are counted as the replay counts them, from the deal on.
    let turns = turns(analysis).into_iter();
    let graph = Graph {
        names: view.names,
        lines: Seat::all(analysis.players()).map(|seat| line(analysis, seat)).collect(),
        plies: plies(analysis) - dealt,
        lowest: 0.0,
        highest: highest(analysis),
        axis: words.word("analysis-axis"),
        titled: "graph-title",
        about: words.word("analysis-graph-about"),
        marks: points.iter().enumerate().map(mark).collect(),
        stretches: turns.map(|(ply, seat, _)| (ply - dealt, look(ply, seat, ""))).collect(),
    };
    graph.draw(|value| stake(words, analysis, value))
}

fn plies(analysis: &Analysis) -> usize {
    analysis.steps.last().map_or(1, |step| step.ply + step.plies)
}

fn highest(analysis: &Analysis) -> f64 {
    if analysis.players() > 1 {
        return 1.0;
    }
    let points = analysis.steps.iter().flat_map(|step| [&step.before, &step.after]);
    let most = points
        .map(|prospects| prospects[Seat::FIRST].points)
        .fold(1.0, f64::max);
    (most / 20.0).ceil() * 20.0
}

fn line(analysis: &Analysis, seat: Seat) -> Vec<(usize, f64)> {
    let dealt = dealt(analysis);
    let played = analysis.steps.iter().filter(|step| step.ply >= dealt);
    let before = played.map(|step| (step.ply, step.before[seat]));
    let result = (plies(analysis), analysis.result[seat]);
    let places = before.chain([result]);
    let value = |(ply, prospect): (usize, bots::analysis::Prospect)| (ply - dealt, prospect.stake(analysis.players()));
    places.map(value).collect()
}

fn value_at(analysis: &Analysis, ply: usize, seat: Seat) -> f64 {
    let step = analysis.steps.iter().find(|step| step.ply == ply);
    step.map_or(0.0, |step| step.before[seat].stake(analysis.players()))
}
