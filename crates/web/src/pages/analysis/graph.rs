//! The graph of a game: a line a seat.

use bots::analysis::Analysis;
use catalogue::Lexicon;
use engine::{MAX_SEATS, Seat};
use maud::{Markup, html};

use super::{AnalysisPage, TurningPoint, stake};

/// The size of the drawing, and how much of it is around the lines.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = 120.0;
const ABOVE: f64 = 14.0;
const BELOW: f64 = 28.0;
/// How the lines of the seats differ, so that nobody needs their colours.
const DASHES: [&str; MAX_SEATS] = ["none", "9 5", "2 4", "12 4 2 4"];
/// How far apart two names stand at least.
const NAME_HEIGHT: f64 = 18.0;

/// The lines, with the moves that cost most marked by their numbers in the list below.
pub(super) fn draw(words: &Lexicon, view: &AnalysisPage<'_>, analysis: &Analysis, points: &[TurningPoint]) -> Markup {
    let scale = Scale::of(analysis);
    let names = name_heights(analysis, &scale);
    html! {
        svg.graph viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-labelledby="graph-title graph-about" {
            desc #graph-about { (words.word("analysis-graph-about")) }
            @for quarter in 0..=4 {
                @let value = scale.highest * f64::from(quarter) / 4.0;
                @let y = round(scale.y(value));
                line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y) y2=(y) {}
                text.axis x=(LEFT - 6.0) y=(y + 4.0) text-anchor="end" { (stake(words, analysis, value)) }
            }
            text.axis x=(LEFT) y=(HEIGHT - 8.0) { (words.word("analysis-axis")) }
            text.axis x=(WIDTH - RIGHT) y=(HEIGHT - 8.0) text-anchor="end" { (scale.plies) }
            @for seat in Seat::all(analysis.players()) {
                polyline.seat-line class={ "seat-" (seat) } points=(line(analysis, seat, &scale))
                    stroke-dasharray=(DASHES[seat.index()]) {}
                text.name class={ "seat-" (seat) } x=(WIDTH - RIGHT + 8.0) y=(round(names[seat.index()] + 4.0)) {
                    (short(&view.names[seat.index()]))
                }
            }
            @for (number, point) in points.iter().enumerate() {
                @let x = round(scale.x(point.ply));
                @let y = round(scale.y(value_at(analysis, point.ply, point.seat)));
                circle.point cx=(x) cy=(y) r="9" {}
                text.point x=(x) y=(y + 4.0) text-anchor="middle" { (number + 1) }
            }
        }
        ul.legend aria-hidden="true" {
            @for seat in Seat::all(analysis.players()) {
                li {
                    svg viewBox="0 0 44 8" {
                        polyline.seat-line class={ "seat-" (seat) } points="1,4 43,4"
                            stroke-dasharray=(DASHES[seat.index()]) {}
                    }
                    " " (view.names[seat.index()])
                }
            }
        }
    }
}

/// Where moves and values stand in the drawing.
struct Scale {
    plies: usize,
    highest: f64,
}

impl Scale {
    fn of(analysis: &Analysis) -> Scale {
        let plies = analysis.steps.last().map_or(1, |step| step.ply + step.plies);
        let highest = match analysis.players() {
            1 => {
                let points = analysis.steps.iter().flat_map(|step| [&step.before, &step.after]);
                let most = points
                    .map(|prospects| prospects[Seat::FIRST].points)
                    .fold(1.0, f64::max);
                (most / 20.0).ceil() * 20.0
            }
            _ => 1.0,
        };
        Scale { plies, highest }
    }

    fn x(&self, ply: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * ply as f64 / self.plies.max(1) as f64
    }

    fn y(&self, value: f64) -> f64 {
        let part = (value / self.highest).clamp(0.0, 1.0);
        HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * part
    }
}

fn line(analysis: &Analysis, seat: Seat, scale: &Scale) -> String {
    let players = analysis.players();
    let before = analysis.steps.iter().map(|step| (step.ply, step.before[seat]));
    let result = (scale.plies, analysis.result[seat]);
    let places = before.chain([result]);
    let places = places.map(|(ply, prospect)| {
        let (x, y) = (scale.x(ply), scale.y(prospect.stake(players)));
        format!("{},{}", round(x), round(y))
    });
    places.collect::<Vec<_>>().join(" ")
}

fn value_at(analysis: &Analysis, ply: usize, seat: Seat) -> f64 {
    let step = analysis.steps.iter().find(|step| step.ply == ply);
    step.map_or(0.0, |step| step.before[seat].stake(analysis.players()))
}

/// The heights of the names beside the ends of the lines, which must not cover each other.
fn name_heights(analysis: &Analysis, scale: &Scale) -> Vec<f64> {
    let players = analysis.players();
    let mut ends: Vec<(usize, f64)> = Seat::all(players)
        .map(|seat| (seat.index(), scale.y(analysis.result[seat].stake(players))))
        .collect();
    ends.sort_by(|one, other| one.1.total_cmp(&other.1));
    let lowest = HEIGHT - BELOW;
    let mut heights = vec![0.0; players];
    // From below upwards, so that those who all lost stand above each other at the foot.
    let mut free = lowest;
    for (seat, end) in ends.into_iter().rev() {
        heights[seat] = end.min(free);
        free = heights[seat] - NAME_HEIGHT;
    }
    heights
}

/// As much of a name as there is room for.
fn short(name: &str) -> String {
    const ROOM: usize = 14;
    if name.chars().count() <= ROOM {
        return name.to_owned();
    }
    name.chars().take(ROOM - 1).chain(['…']).collect()
}

/// One decimal is finer than any screen.
fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
