//! The table of Cloud City: everyone's city as a plan seen from above, the tiles, the walkways that are left.
//!
//! A building is the letter of its colour. Walkways are thin lines on the lowest level, double ones on the middle one,
//! thick ones on the highest; where they cross, the higher one is seen. Colours only repeat this.

use anstyle::{AnsiColor, Style};
use catalogue::View;
use catalogue::games::cloud_city::{
    City, CloudCity, Direction, Face, LENGTHS, Level, Move, Rotation, Square, Step, VOTES, Walkway,
};
use engine::{Game, Phrase, Seat, Viewer};

use super::{Drawing, Reading, Table};
use crate::terminal::{self, FAINT, KEY, STRONG, columns_of, left, paint, right};

/// The columns between blocks side by side.
const GAP: usize = 3;

/// Draws tiles and walkways in stock, then the cities, beginning with whose turn it is.
pub fn draw(view: &View<CloudCity>, reading: &Reading<'_>) -> Drawing {
    let mut table = Table::new(view, reading);
    let mut lines = vec![terminal::rule(&table.word("title"), reading.width)];
    let tiles = table.tiles();
    lines.extend(beside(&[tiles, table.stock()], reading.width));
    lines.push(String::new());
    let seats = table.seats_from(table.state.seat);
    let cities: Vec<Vec<String>> = seats.map(|seat| table.city(seat)).collect();
    lines.extend(beside(&cities, reading.width));
    table.drawn(lines)
}

impl Table<'_, CloudCity> {
    /// The row with the pile, and the viewer's hand; each tile with the number of the move that takes it.
    fn tiles(&mut self) -> Vec<String> {
        let row: Vec<Face> = self.state.row.iter().copied().flatten().collect();
        let mut lines = self.tile_lines("cloud-city-row", &row, Move::DrawOpen);
        let pile = Phrase::new("cloud-city-pile").with("tiles", self.state.pile.len());
        lines.push(self.number_within(Move::DrawPile) + &self.say(pile));
        if let Viewer::Seat(seat) = self.viewer {
            let hand: Vec<Face> = self.state.hands[seat.index()].iter().collect();
            lines.extend(self.tile_lines("cloud-city-hand", &hand, Move::Take));
        }
        lines
    }

    fn tile_lines(&mut self, label: &str, tiles: &[Face], take: impl Fn(Face) -> Move) -> Vec<String> {
        const LABEL: usize = 6;
        let mut lines = [left(&self.word(label), LABEL), " ".repeat(LABEL)];
        let mut chosen = self.chosen();
        for &face in tiles {
            let mut number = self.number(take(face));
            // The tile in hand that is being laid; of equal ones it is the first.
            if label == "cloud-city-hand" && chosen == Some(face) {
                chosen = None;
                number = paint(KEY, "  ▸ ");
            }
            let [upper, lower] = self.tile(face);
            lines[0] += &format!(" {number}{upper} ");
            lines[1] += &format!("     {lower} ");
        }
        lines.into()
    }

    /// The tile that the viewer is about to lay.
    fn chosen(&self) -> Option<Face> {
        match self.state.step {
            Step::Lay(face) if self.viewer == Viewer::Seat(self.state.seat) => Some(face),
            _ => None,
        }
    }

    /// A tile as its two rows of squares.
    fn tile(&self, face: Face) -> [String; 2] {
        let buildings = face.buildings(Rotation::None);
        [0, 1].map(|row| {
            let square = |column| {
                let here = buildings.iter().find(|(_, spot)| *spot == (row, column));
                here.map_or_else(
                    || paint(FAINT, "·"),
                    |&(level, _)| paint(colour(level), &self.letter(level)),
                )
            };
            square(0) + &square(1)
        })
    }

    /// How many walkways of each level and worth are left.
    fn stock(&self) -> Vec<String> {
        let votes: String = VOTES.iter().map(|votes| right(&votes.to_string(), 3)).collect();
        let mut lines = vec![paint(STRONG, &(left(&self.word("cloud-city-stock"), 24) + &votes))];
        for level in Level::ALL {
            let left_over = (1..=LENGTHS).map(|length| right(&self.state.stock.left(level, length).to_string(), 3));
            let name = format!(
                "{} {}",
                paint(colour(level), stroke(level, Direction::Across)),
                self.level(level)
            );
            lines.push(left(&name, 24) + &left_over.collect::<String>());
        }
        lines
    }

    /// A player's city with its votes, its needs, and what is known of the hand.
    fn city(&self, seat: Seat) -> Vec<String> {
        let city = &self.state.cities[seat.index()];
        let to_move = seat == self.state.seat && self.state.step != Step::Over;
        let points = self.game.score(self.state, seat).points;
        let votes = self.say(Phrase::new("cloud-city-votes").with("votes", points));
        let mut lines = vec![self.named(seat, to_move) + &votes];
        let levels: Vec<String> = Level::ALL
            .iter()
            .map(|&level| format!("{} {}", self.level(level), city.level_votes(level)))
            .collect();
        lines.push(format!("  {}", levels.join(", ")));
        for need in self.state.needs.iter() {
            let votes = self.game.need_votes(self.state, seat, need);
            lines.push(format!("  {} {votes:+}", self.word(&format!("need-{need}"))));
        }
        if self.viewer != Viewer::Seat(seat) {
            let known: Vec<String> = self.state.hands[seat.index()]
                .open
                .iter()
                .map(|face| self.short(face))
                .collect();
            lines.extend(self.narrow_listing("cloud-city-known", &known));
        }
        lines.extend(self.plan(city, to_move));
        let hidden: Vec<String> = hidden(city)
            .iter()
            .map(|walkway| walkway.to_string().replace(' ', "–"))
            .collect();
        lines.extend(self.narrow_listing("cloud-city-below", &hidden));
        lines.push(String::new());
        lines
    }

    /// A labelled list, in lines narrow enough for two cities side by side.
    fn narrow_listing(&self, label: &str, items: &[String]) -> Vec<String> {
        if items.is_empty() {
            return Vec::new();
        }
        let line = format!("  {} {}", self.word(label), items.join(", "));
        terminal::wrap(&line, terminal::NARROWEST / 2 - GAP, "    ")
    }

    /// The city from above, with the names of columns and rows; free places are marked while a tile is being laid.
    fn plan(&self, city: &City, to_move: bool) -> Vec<String> {
        let ((mut top, mut bottom), (mut left_edge, mut right_edge)) = city.extent();
        let mut free = Vec::new();
        if to_move && matches!(self.state.step, Step::Choose | Step::Lay(_)) {
            city.places(self.game.shape(), |place| free.push(place));
        }
        for place in &free {
            (top, bottom) = (top.min(place.row()), bottom.max(place.row() + 1));
            (left_edge, right_edge) = (left_edge.min(place.column()), right_edge.max(place.column() + 1));
        }
        let mut canvas = Canvas::new((left_edge * 2, right_edge * 2), (top * 2, bottom * 2));
        for square in canvas.squares() {
            match city.building_at(square) {
                Some(level) => canvas.put(square, &self.letter(level), colour(level)),
                None if city.has_ground(square) => canvas.put(square, "·", FAINT),
                None => {}
            }
        }
        for place in free {
            for (row, column) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                canvas.put(place.square(row, column), "+", KEY);
            }
        }
        for (level, walkway) in city.walkways() {
            canvas.join(city, level, walkway);
        }
        canvas.lines()
    }

    fn short(&self, face: Face) -> String {
        self.say(Phrase::new(format!("tile-{face}")))
    }

    fn letter(&self, level: Level) -> String {
        self.word(&format!("cloud-city-letter-{level}"))
    }

    fn level(&self, level: Level) -> String {
        self.word(&format!("level-{level}"))
    }
}

/// A plan in letters: a square is every fourth column of every second line, so that lines fit in between.
struct Canvas {
    columns: (u8, u8),
    rows: (u8, u8),
    cells: Vec<Vec<(String, Style)>>,
}

const MARGIN: usize = 4;

impl Canvas {
    fn new(columns: (u8, u8), rows: (u8, u8)) -> Canvas {
        let size = |(from, to): (u8, u8)| usize::from(to - from);
        let blank = vec![(" ".to_owned(), Style::new()); MARGIN + size(columns) * 4];
        let mut canvas = Canvas {
            columns,
            rows,
            cells: vec![blank; 1 + size(rows) * 2],
        };
        for column in columns.0..columns.1 {
            let (x, _) = canvas.at_row_and_column(rows.0, column);
            canvas.cells[0][x] = (char::from(b'a' + column).to_string(), FAINT);
        }
        for row in rows.0..rows.1 {
            let (_, y) = canvas.at_row_and_column(row, columns.0);
            for (place, digit) in right(&(row + 1).to_string(), 3).chars().enumerate() {
                canvas.cells[y][place] = (digit.to_string(), FAINT);
            }
        }
        canvas
    }

    fn squares(&self) -> Vec<Square> {
        let names = (self.rows.0..self.rows.1)
            .flat_map(|row| (self.columns.0..self.columns.1).map(move |column| (row, column)));
        let square = |(row, column): (u8, u8)| format!("{}{}", char::from(b'a' + column), row + 1).parse().ok();
        names.filter_map(square).collect()
    }

    fn at_row_and_column(&self, row: u8, column: u8) -> (usize, usize) {
        let (across, down) = (usize::from(column - self.columns.0), usize::from(row - self.rows.0));
        (MARGIN + across * 4, 1 + down * 2)
    }

    fn at(&self, square: Square) -> (usize, usize) {
        self.at_row_and_column(square.row(), square.column())
    }

    fn put(&mut self, square: Square, sign: &str, style: Style) {
        let (x, y) = self.at(square);
        self.cells[y][x] = (sign.to_owned(), style);
    }

    /// Draws a walkway between its buildings; the buildings it passes over stay in sight.
    fn join(&mut self, city: &City, level: Level, walkway: Walkway) {
        let Some((direction, _)) = walkway.straight() else {
            return;
        };
        let over: Vec<(usize, usize)> = walkway
            .passes()
            .filter(|&square| city.building_at(square).is_some())
            .map(|square| self.at(square))
            .collect();
        let ((from_x, from_y), (to_x, to_y)) = (self.at(walkway.start()), self.at(walkway.end()));
        let between: Vec<(usize, usize)> = match direction {
            Direction::Across => (from_x + 1..to_x).map(|x| (x, from_y)).collect(),
            Direction::Down => (from_y + 1..to_y).map(|y| (from_x, y)).collect(),
        };
        for (x, y) in between.into_iter().filter(|cell| !over.contains(cell)) {
            self.cells[y][x] = (stroke(level, direction).to_owned(), colour(level));
        }
    }

    fn lines(&self) -> Vec<String> {
        // Runs of one style are painted together.
        let line = |cells: &Vec<(String, Style)>| -> String {
            let runs = cells.chunk_by(|one, other| one.1 == other.1);
            runs.map(|run| {
                let text: String = run.iter().map(|(sign, _)| sign.as_str()).collect();
                if run[0].1 == Style::new() {
                    text
                } else {
                    paint(run[0].1, &text)
                }
            })
            .collect()
        };
        // Nothing runs below the last row.
        self.cells[..self.cells.len() - 1].iter().map(line).collect()
    }
}

/// The walkways that cannot be seen from above because a higher one runs along the same line.
fn hidden(city: &City) -> Vec<Walkway> {
    let walkways = city.walkways();
    let steps = |walkway: Walkway| -> Vec<Square> { [walkway.start()].into_iter().chain(walkway.passes()).collect() };
    let is_below = |&(level, walkway): &(Level, Walkway)| {
        walkways.iter().any(|&(other_level, other)| {
            let along =
                other.straight().map(|(direction, _)| direction) == walkway.straight().map(|(direction, _)| direction);
            along && other_level > level && steps(other).iter().any(|square| steps(walkway).contains(square))
        })
    };
    walkways
        .iter()
        .copied()
        .filter(is_below)
        .map(|(_, walkway)| walkway)
        .collect()
}

fn colour(level: Level) -> Style {
    match level {
        Level::Blue => AnsiColor::Blue.on_default().bold(),
        Level::Green => AnsiColor::Green.on_default().bold(),
        Level::Sand => AnsiColor::Yellow.on_default().bold(),
    }
}

/// What a walkway is drawn with.
fn stroke(level: Level, direction: Direction) -> &'static str {
    match (level, direction) {
        (Level::Blue, Direction::Across) => "─",
        (Level::Blue, Direction::Down) => "│",
        (Level::Green, Direction::Across) => "═",
        (Level::Green, Direction::Down) => "║",
        (Level::Sand, Direction::Across) => "━",
        (Level::Sand, Direction::Down) => "┃",
    }
}

/// Blocks of lines side by side, as many as fit; the others below.
fn beside(blocks: &[Vec<String>], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = blocks;
    while !rest.is_empty() {
        let widths: Vec<usize> = rest
            .iter()
            .map(|block| block.iter().map(|line| columns_of(line)).max().unwrap_or(0) + GAP)
            .collect();
        let mut used = 0;
        let fitting = widths.iter().take_while(|&&block| {
            used += block;
            used <= width + GAP
        });
        let (together, below) = rest.split_at(fitting.count().max(1));
        let height = together.iter().map(Vec::len).max().unwrap_or(0);
        for index in 0..height {
            let cells = together.iter().zip(&widths);
            let line: String = cells
                .map(|(block, &width)| left(block.get(index).map_or("", String::as_str), width))
                .collect();
            lines.push(line.trim_end().to_owned());
        }
        rest = below;
    }
    lines
}
