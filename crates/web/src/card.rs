//! The picture of a finished game that link previews show: a PNG, drawn without any font of the system.
//!
//! Letters are small patterns of squares, enough for names and numbers in capitals. Previews take no SVG.

use std::io::Write as _;

use flate2::write::ZlibEncoder;
use flate2::{Compression, Crc};

const WIDTH: usize = 1200;
const HEIGHT: usize = 630;
const MARGIN: usize = 70;

/// The colours of the card, which are those of the pages by day.
const COLOURS: [[u8; 3]; 8] = [
    [0xf7, 0xf1, 0xe3],
    [0x2b, 0x24, 0x1b],
    [0xec, 0xe2, 0xcb],
    [0x8c, 0x3b, 0x2a],
    [0x8c, 0x3b, 0x2a],
    [0x2c, 0x5a, 0x7d],
    [0x4f, 0x6b, 0x2a],
    [0x6a, 0x44, 0x82],
];
const PAPER: u8 = 0;
const INK: u8 = 1;
const SHADE: u8 = 2;
const ACCENT: u8 = 3;
const FIRST_SEAT: u8 = 4;

/// A player on the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// The name, without accents; what is no letter of the card becomes a space.
    pub name: String,
    /// The points.
    pub points: i32,
    /// The number of the seat from 0, which gives the colour.
    pub seat: usize,
}

/// The card of a game: its name above, its players below in the order given, each with a bar as long as their points.
pub fn card(title: &str, lines: &[CardLine]) -> Vec<u8> {
    let mut canvas = Canvas(vec![PAPER; WIDTH * HEIGHT]);
    canvas.fill(0, 0, WIDTH, 24, ACCENT);
    canvas.text(title, MARGIN, 80, fitting(title, WIDTH - 2 * MARGIN, 10), INK);
    let most = lines.iter().map(|line| line.points).max().unwrap_or(0).max(1);
    for (row, line) in lines.iter().enumerate() {
        let (top, colour) = (210 + row * 100, FIRST_SEAT + (line.seat % 4) as u8);
        let room = WIDTH - 2 * MARGIN;
        let share = room * line.points.clamp(0, most) as usize / most as usize;
        canvas.fill(MARGIN, top, room, 80, SHADE);
        canvas.fill(MARGIN, top, share.max(12), 12, colour);
        canvas.fill(MARGIN, top, 12, 80, colour);
        let points = line.points.to_string();
        canvas.text(
            &line.name,
            MARGIN + 40,
            top + 26,
            fitting(&line.name, room - 300, 6),
            INK,
        );
        canvas.text(&points, WIDTH - MARGIN - 24 - width(&points, 6), top + 26, 6, colour);
    }
    canvas.png()
}

/// The largest size up to `most` in which a text takes no more than `room`.
fn fitting(text: &str, room: usize, most: usize) -> usize {
    (1..=most).rev().find(|size| width(text, *size) <= room).unwrap_or(1)
}

fn width(text: &str, size: usize) -> usize {
    text.chars().count() * 6 * size
}

/// A picture, a colour a place.
struct Canvas(Vec<u8>);

impl Canvas {
    fn fill(&mut self, left: usize, top: usize, width: usize, height: usize, colour: u8) {
        for row in top..(top + height).min(HEIGHT) {
            let start = row * WIDTH;
            self.0[start + left.min(WIDTH)..start + (left + width).min(WIDTH)].fill(colour);
        }
    }

    fn text(&mut self, text: &str, left: usize, top: usize, size: usize, colour: u8) {
        for (place, letter) in text.chars().enumerate() {
            for (row, bits) in pattern(letter).into_iter().enumerate() {
                for column in (0..5).filter(|column| bits >> (4 - column) & 1 == 1) {
                    let x = left + (place * 6 + column) * size;
                    self.fill(x, top + row * size, size, size, colour);
                }
            }
        }
    }

    /// The picture as a PNG with a palette.
    fn png(&self) -> Vec<u8> {
        // Squares of few colours pack well however little is looked for, and the least takes a tenth of the time.
        let mut rows = ZlibEncoder::new(Vec::new(), Compression::fast());
        for row in self.0.chunks(WIDTH) {
            // No filter: the colours are few, and rows repeat.
            let written = rows.write_all(&[0]).and_then(|()| rows.write_all(row));
            written.expect("writing into memory does not fail");
        }
        let rows = rows.finish().expect("writing into memory does not fail");
        let size = |number: usize| (number as u32).to_be_bytes();
        let head = [&size(WIDTH)[..], &size(HEIGHT), &[8, 3, 0, 0, 0]].concat();
        let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
        for (kind, data) in [
            (b"IHDR", head),
            (b"PLTE", COLOURS.concat()),
            (b"IDAT", rows),
            (b"IEND", Vec::new()),
        ] {
            let mut crc = Crc::new();
            crc.update(kind);
            crc.update(&data);
            png.extend((data.len() as u32).to_be_bytes());
            png.extend(kind);
            png.extend(data);
            png.extend(crc.sum().to_be_bytes());
        }
        png
    }
}

/// The squares of a letter: seven rows of five.
#[rustfmt::skip]
fn pattern(letter: char) -> [u8; 7] {
    match letter.to_ascii_uppercase() {
        'A' => [0b01110, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001],
        'B' => [0b11110, 0b10001, 0b10001, 0b11110, 0b10001, 0b10001, 0b11110],
        'C' => [0b01111, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b01111],
        'D' => [0b11110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b11110],
        'E' => [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b11111],
        'F' => [0b11111, 0b10000, 0b10000, 0b11110, 0b10000, 0b10000, 0b10000],
        'G' => [0b01111, 0b10000, 0b10000, 0b10011, 0b10001, 0b10001, 0b01111],
        'H' => [0b10001, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001],
        'I' => [0b01110, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
        'J' => [0b00111, 0b00010, 0b00010, 0b00010, 0b00010, 0b10010, 0b01100],
        'K' => [0b10001, 0b10010, 0b10100, 0b11000, 0b10100, 0b10010, 0b10001],
        'L' => [0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b10000, 0b11111],
        'M' => [0b10001, 0b11011, 0b10101, 0b10101, 0b10001, 0b10001, 0b10001],
        'N' => [0b10001, 0b11001, 0b10101, 0b10101, 0b10011, 0b10001, 0b10001],
        'O' => [0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
        'P' => [0b11110, 0b10001, 0b10001, 0b11110, 0b10000, 0b10000, 0b10000],
        'Q' => [0b01110, 0b10001, 0b10001, 0b10001, 0b10101, 0b10010, 0b01101],
        'R' => [0b11110, 0b10001, 0b10001, 0b11110, 0b10100, 0b10010, 0b10001],
        'S' => [0b01111, 0b10000, 0b10000, 0b01110, 0b00001, 0b00001, 0b11110],
        'T' => [0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100],
        'U' => [0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110],
        'V' => [0b10001, 0b10001, 0b10001, 0b10001, 0b01010, 0b01010, 0b00100],
        'W' => [0b10001, 0b10001, 0b10001, 0b10101, 0b10101, 0b11011, 0b10001],
        'X' => [0b10001, 0b10001, 0b01010, 0b00100, 0b01010, 0b10001, 0b10001],
        'Y' => [0b10001, 0b10001, 0b01010, 0b00100, 0b00100, 0b00100, 0b00100],
        'Z' => [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b10000, 0b11111],
        '0' => [0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110],
        '1' => [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
        '2' => [0b01110, 0b10001, 0b00001, 0b00010, 0b00100, 0b01000, 0b11111],
        '3' => [0b11110, 0b00001, 0b00001, 0b01110, 0b00001, 0b00001, 0b11110],
        '4' => [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
        '5' => [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
        '6' => [0b01110, 0b10000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
        '7' => [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
        '8' => [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
        '9' => [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00001, 0b01110],
        '-' => [0, 0, 0, 0b01110, 0, 0, 0],
        '.' => [0, 0, 0, 0, 0, 0b01100, 0b01100],
        '\'' => [0b00100, 0b00100, 0b01000, 0, 0, 0, 0],
        _ => [0; 7],
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn pixels(png: &[u8]) -> Vec<u8> {
        let at = png.windows(4).position(|word| word == b"IDAT").unwrap();
        let length = u32::from_be_bytes(png[at - 4..at].try_into().unwrap()) as usize;
        let mut rows = Vec::new();
        let mut inflated = flate2::read::ZlibDecoder::new(&png[at + 4..at + 4 + length]);
        inflated.read_to_end(&mut rows).unwrap();
        rows
    }

    #[test]
    fn a_card_is_a_picture_of_the_size_that_previews_want_and_shows_names_and_points() {
        let line = |name: &str, points| CardLine {
            name: name.to_owned(),
            points,
            seat: 1,
        };
        let png = card("Noria", &[line("Ana", 43), line("Bo", 38)]);
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n") && png.ends_with(b"IEND\xaeB`\x82"));
        assert_eq!(pixels(&png).len(), (WIDTH + 1) * HEIGHT);
        let other = card("Noria", &[line("Ana", 43), line("Bo", 39)]);
        assert_ne!(pixels(&png), pixels(&other));
        assert!(png.len() < 40_000, "{} bytes", png.len());
    }

    #[test]
    fn no_name_and_no_score_is_too_long_for_a_card() {
        let line = |points| CardLine {
            name: "W".repeat(60),
            points,
            seat: 3,
        };
        for points in [i32::MIN, -3, 0, i32::MAX] {
            let png = card(&"M".repeat(80), &vec![line(points); 6]);
            assert_eq!(pixels(&png).len(), (WIDTH + 1) * HEIGHT);
        }
    }
}
