//! Texts that nobody means, for tests of everything that reads texts.

use crate::{PlayoutRng, Seed, below};

/// Letters that have a meaning in one of the forms we read, or are easily handled wrongly.
const LETTERS: [char; 32] = [
    'a', 'e', 'n', 'Z', '0', '1', '9', ' ', ' ', '\n', '\t', '\r', '\0', '-', '+', '.', ',', ':', '=', '"', '\'', '#',
    '[', ']', '{', '}', '\\', 'é', '’', '漢', '🂡', '\u{202e}',
];

/// Numbers at which counting goes wrong.
const NUMBERS: [&str; 11] = [
    "0",
    "-1",
    "1",
    "5",
    "17",
    "127",
    "255",
    "256",
    "65536",
    "4294967296",
    "99999999999999999999",
];

/// A source of meaningless and of slightly wrong texts. The same seed gives the same ones.
pub struct Noise(PlayoutRng);

impl Noise {
    /// The source with this name.
    pub fn new(name: &str) -> Noise {
        Noise(Seed::named(name).playout_rng())
    }

    /// A whole number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        below(&mut self.0, bound)
    }

    /// One of these.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// A text of fewer than `bound` letters.
    pub fn text(&mut self, bound: usize) -> String {
        let length = self.below(bound);
        (0..length).map(|_| *self.pick(&LETTERS)).collect()
    }

    /// The text with one to three small mistakes.
    pub fn spoilt(&mut self, text: &str) -> String {
        let mistakes = 1 + self.below(3);
        (0..mistakes).fold(text.to_owned(), |text, _| self.mistaken(&text))
    }

    fn mistaken(&mut self, text: &str) -> String {
        match self.below(10) {
            0..=2 => self.with_other_number(text),
            3 => self.with_other_lines(text, |noise, lines| {
                let at = noise.below(lines.len());
                lines.remove(at);
            }),
            4 => self.with_other_lines(text, |noise, lines| {
                let copied = *noise.pick(lines);
                let at = noise.below(lines.len());
                lines.insert(at, copied);
            }),
            5 => self.with_other_lines(text, |noise, lines| {
                let (one, other) = (noise.below(lines.len()), noise.below(lines.len()));
                lines.swap(one, other);
            }),
            6 => text.chars().take(self.below(text.chars().count() + 1)).collect(),
            7 => self.with_other_words(text),
            _ => self.with_other_letter(text),
        }
    }

    fn with_other_lines(&mut self, text: &str, change: impl FnOnce(&mut Noise, &mut Vec<&str>)) -> String {
        let mut lines: Vec<&str> = text.split('\n').collect();
        change(self, &mut lines);
        lines.join("\n")
    }

    /// Exchanges two words.
    fn with_other_words(&mut self, text: &str) -> String {
        let mut words: Vec<&str> = text.split(' ').collect();
        let (one, other) = (self.below(words.len()), self.below(words.len()));
        words.swap(one, other);
        words.join(" ")
    }

    /// Replaces one of the numbers.
    fn with_other_number(&mut self, text: &str) -> String {
        let is_digit = |at: &usize| text.as_bytes()[*at].is_ascii_digit();
        let starts: Vec<usize> = (0..text.len())
            .filter(|at| is_digit(at) && (*at == 0 || !is_digit(&(at - 1))))
            .collect();
        if starts.is_empty() {
            return self.with_other_letter(text);
        }
        let start = *self.pick(&starts);
        let after = text[start..].trim_start_matches(|c: char| c.is_ascii_digit());
        format!("{}{}{after}", &text[..start], self.pick(&NUMBERS))
    }

    /// Removes a letter, adds one or puts another in its place.
    fn with_other_letter(&mut self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let at = self.below(letters.len() + 1);
        let removed = usize::from(at < letters.len() && self.below(2) == 0);
        let added = (removed == 0 || self.below(2) == 0).then(|| *self.pick(&LETTERS));
        letters.splice(at..at + removed, added);
        letters.into_iter().collect()
    }
}
