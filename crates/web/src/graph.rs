//! A graph over the moves or the turns of a game, or over games: a line a seat, told apart without colours.

use engine::{MAX_SEATS, Seat};
use maud::{Markup, html};

/// The size of the drawing, and how much of it is around the lines.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 74.0;
/// The room that a letter of a name takes at the end of its line, where letters are largest.
const LETTER: f64 = 16.5;
const ABOVE: f64 = 20.0;
const BELOW: f64 = 28.0;
/// How the lines of the seats differ, so that nobody needs their colours.
const DASHES: [&str; MAX_SEATS] = ["none", "9 5", "2 4", "12 4 2 4"];
/// How far apart two names stand at least, and from the upper edge: as high as their letters are where they are largest.
const NAME_HEIGHT: f64 = 24.0;
/// The height of the first name that is whole.
const FIRST_NAME: f64 = 18.0;

/// What is drawn.
pub(crate) struct Graph<'a> {
    /// What the players are called, in the order of their seats.
    pub names: &'a [String],
    /// For each seat how many moves were made, and the value then.
    pub lines: Vec<Vec<(usize, f64)>>,
    /// How many moves the game had.
    pub plies: usize,
    /// The value at the lower edge.
    pub lowest: f64,
    /// The value at the upper edge.
    pub highest: f64,
    /// What stands under the graph, at its beginning.
    pub axis: String,
    /// The id of the element that names the graph.
    pub titled: &'a str,
    /// What it shows, for those who do not see it.
    pub about: String,
    /// Moments to point at.
    pub marks: Vec<Mark>,
    /// Where a click on the graph leads, by the move from which on.
    pub stretches: Vec<(usize, Link)>,
}

/// Where a click leads, and what is said of it.
pub(crate) struct Link {
    pub href: String,
    /// What a page that has room for it shows beside the graph instead.
    pub beside: String,
    pub about: String,
}

/// A moment to point at.
pub(crate) struct Mark {
    /// After how many moves.
    pub ply: usize,
    /// At which value.
    pub value: f64,
    /// What it is called.
    pub label: String,
    /// Where it leads.
    pub link: Option<Link>,
}

impl Graph<'_> {
    /// The picture, with values written by `label`.
    pub fn draw(&self, label: impl Fn(f64) -> String) -> Markup {
        let names = self.name_heights();
        let about = format!("{}-about", self.titled);
        html! {
            svg.graph viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role=(self.role()) aria-labelledby={ (self.titled) " " (about) } {
                desc id=(about) { (self.about) }
                @for quarter in 0..=4 {
                    @let value = self.lowest + (self.highest - self.lowest) * f64::from(quarter) / 4.0;
                    @let y = round(self.y(value));
                    line.grid x1=(LEFT) x2=(self.right()) y1=(y) y2=(y) {}
                    text.axis x=(LEFT - 6.0) y=(y + 4.0) text-anchor="end" { (label(value)) }
                }
                text.axis x=(LEFT + 14.0) y=(HEIGHT - 4.0) { (self.axis) }
                text.axis x=(self.right()) y=(HEIGHT - 4.0) text-anchor="end" { (self.plies) }
                @for (seat, line) in Seat::all(self.lines.len()).zip(&self.lines) {
                    polyline class={ "seat-line seat-" (seat) } points=(self.points(line))
                        stroke-dasharray=(DASHES[seat.index()]) {}
                    text class={ "name seat-" (seat) } x=(self.right() + self.gap()) y=(round(names[seat.index()] + 4.0)) {
                        (short(&self.names[seat.index()]))
                    }
                }
                (self.ways())
                @for mark in &self.marks {
                    @let (x, y) = (round(self.x(mark.ply)), round(self.y(mark.value)));
                    @let sign = html! {
                        circle.point cx=(x) cy=(y) r="9" {}
                        text.point x=(x) y=(y + 4.0) text-anchor="middle" { (mark.label) }
                    };
                    @match &mark.link {
                        Some(link) => a href=(link.href) data-beside=(link.beside) aria-label={ (mark.label) ": " (link.about) } { (sign) },
                        None => (sign),
                    }
                }
            }
        }
    }

    /// A picture holds no links: with some it is a group of them.
    fn role(&self) -> &'static str {
        let leads = self.marks.iter().any(|mark| mark.link.is_some());
        if leads || !self.stretches.is_empty() {
            "group"
        } else {
            "img"
        }
    }

    /// The stretches as stripes over the whole height. For keys and readers the same links stand in the table below.
    fn ways(&self) -> Markup {
        let ends = self.stretches.iter().skip(1).map(|(ply, _)| *ply);
        html! {
            @for ((ply, link), end) in self.stretches.iter().zip(ends.chain([self.plies])) {
                a.stretch href=(link.href) data-beside=(link.beside) tabindex="-1" aria-hidden="true" {
                    title { (link.about) }
                    rect x=(round(self.x(*ply))) y=(ABOVE) width=(round(self.x(end) - self.x(*ply))) height=(HEIGHT - ABOVE - BELOW) {}
                }
            }
        }
    }

    /// Where the lines end, so that the names behind them have the room they need and no more.
    fn right(&self) -> f64 {
        let letters = self.names.iter().map(|name| short(name).chars().count()).max();
        WIDTH - 8.0 - self.gap() - LETTER * letters.unwrap_or(0) as f64
    }

    /// Between the ends of the lines and the names: a mark at the very end stands there, too.
    fn gap(&self) -> f64 {
        if self.marks.iter().any(|mark| mark.ply == self.plies) {
            24.0
        } else {
            8.0
        }
    }

    fn x(&self, ply: usize) -> f64 {
        LEFT + (self.right() - LEFT) * ply as f64 / self.plies.max(1) as f64
    }

    fn y(&self, value: f64) -> f64 {
        let part = ((value - self.lowest) / (self.highest - self.lowest)).clamp(0.0, 1.0);
        HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * part
    }

    fn points(&self, line: &[(usize, f64)]) -> String {
        let place = |&(ply, value): &(usize, f64)| format!("{},{}", round(self.x(ply)), round(self.y(value)));
        line.iter().map(place).collect::<Vec<_>>().join(" ")
    }

    /// The heights of the names beside the ends of the lines, which must not cover each other.
    fn name_heights(&self) -> Vec<f64> {
        let end = |line: &Vec<(usize, f64)>| self.y(line.last().map_or(0.0, |(_, value)| *value));
        let mut ends: Vec<(usize, f64)> = self.lines.iter().map(end).enumerate().collect();
        ends.sort_by(|one, other| one.1.total_cmp(&other.1));
        let mut heights = vec![0.0; self.lines.len()];
        // From below upwards, so that those who all lost stand above each other at the foot.
        let mut free = HEIGHT - BELOW;
        for &(seat, end) in ends.iter().rev() {
            heights[seat] = end.min(free);
            free = heights[seat] - NAME_HEIGHT;
        }
        // Those who end together at the top are pushed down again, so that none of them is cut.
        let mut free = FIRST_NAME;
        for (seat, _) in ends {
            heights[seat] = heights[seat].max(free);
            free = heights[seat] + NAME_HEIGHT;
        }
        heights
    }
}

/// As much of a name as there is room for.
fn short(name: &str) -> String {
    const ROOM: usize = 12;
    if name.chars().count() <= ROOM {
        return name.to_owned();
    }
    name.chars().take(ROOM - 1).chain(['…']).collect()
}

/// One decimal is finer than any screen.
fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(names: &[String], ends: &[f64]) -> Vec<f64> {
        let lines = ends.iter().map(|&end| vec![(0, 0.0), (9, end)]).collect();
        let graph = Graph {
            names,
            lines,
            plies: 9,
            lowest: 0.0,
            highest: 40.0,
            axis: String::new(),
            titled: "title",
            about: String::new(),
            marks: Vec::new(),
            stretches: Vec::new(),
        };
        graph.name_heights()
    }

    #[test]
    fn names_of_lines_that_end_together_stand_apart_and_are_whole() {
        let names: Vec<String> = ["Ana", "Ben", "Cleo", "Dora"].map(str::to_owned).to_vec();
        for ends in [[40.0; 4], [0.0; 4], [40.0, 39.0, 1.0, 0.0], [12.0, 30.0, 12.0, 39.0]] {
            let mut heights = graph(&names, &ends);
            heights.sort_by(f64::total_cmp);
            assert!(heights[0] >= FIRST_NAME, "{ends:?}: {heights:?} is cut above");
            assert!(heights[3] <= HEIGHT - BELOW, "{ends:?}: {heights:?} lies on the axis");
            for pair in heights.windows(2) {
                assert!(pair[1] - pair[0] >= NAME_HEIGHT, "{ends:?}: {heights:?} overlap");
            }
        }
    }
}
