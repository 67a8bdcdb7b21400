//! Sentences that were said before, with gaps for the names.
//!
//! A page says some hundred phrases, nearly all of which were said in the page before, at this table or another. What a phrase
//! says depends on nothing but the phrase and on which seat reads it; names are put in as they are. So each is made once
//! for all tables.

use std::collections::HashMap;
use std::sync::{Arc, RwLock};

use engine::{Phrase, Seat};
use foldhash::fast::RandomState;

/// How many sentences a lexicon keeps for each reader. A game has a few thousand; when there are more, all are forgotten.
const KEPT: usize = 4096;

/// A sentence with gaps.
pub(crate) struct Sentence {
    /// What stands around the gaps.
    text: String,
    /// The place in the text and the number of each gap, in order.
    gaps: Vec<(usize, usize)>,
}

/// What was said to one reader.
type Said = HashMap<Phrase, Arc<Sentence>, RandomState>;

/// The sentences of a lexicon, by the seat that reads them.
#[derive(Default)]
pub(crate) struct Sentences(RwLock<HashMap<Option<Seat>, Said, RandomState>>);

/// The first of the marks that stand for gaps. They are letters that have no meaning, and that no word file holds.
const FIRST_MARK: u32 = 0x10_0000;

/// What stands for a gap until the sentence is made.
pub(crate) fn mark(gap: usize) -> String {
    let letter = u32::try_from(gap).ok().and_then(|gap| char::from_u32(FIRST_MARK + gap));
    letter.map_or_else(String::new, String::from)
}

impl Sentence {
    /// Reads a sentence in which marks stand for its gaps.
    pub fn read(marked: &str) -> Sentence {
        let mut sentence = Sentence {
            text: String::with_capacity(marked.len()),
            gaps: Vec::new(),
        };
        for letter in marked.chars() {
            match u32::from(letter).checked_sub(FIRST_MARK) {
                Some(gap) => sentence.gaps.push((sentence.text.len(), gap as usize)),
                None => sentence.text.push(letter),
            }
        }
        sentence
    }

    /// The sentence with `name` in its gaps.
    pub fn fill(&self, name: impl Fn(usize) -> String) -> String {
        if self.gaps.is_empty() {
            return self.text.clone();
        }
        let mut said = String::with_capacity(self.text.len() + 24 * self.gaps.len());
        let mut from = 0;
        for &(at, gap) in &self.gaps {
            said.push_str(&self.text[from..at]);
            said.push_str(&name(gap));
            from = at;
        }
        said.push_str(&self.text[from..]);
        said
    }
}

impl Sentences {
    /// What a phrase says to a reader; if nobody said it before, `make` does.
    pub fn get_or_make(&self, reader: Option<Seat>, phrase: &Phrase, make: impl FnOnce() -> Sentence) -> Arc<Sentence> {
        // Whoever was stopped while writing left at worst a sentence out.
        let read = self.0.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(sentence) = read.get(&reader).and_then(|kept| kept.get(phrase)) {
            return Arc::clone(sentence);
        }
        drop(read);
        let sentence = Arc::new(make());
        let mut write = self.0.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        let kept = write.entry(reader).or_default();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(phrase.clone(), Arc::clone(&sentence));
        sentence
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(gap: usize) -> String {
        ["Ana", "é\u{10_0000}"][gap].to_owned()
    }

    #[test]
    fn names_stand_where_their_marks_stood() {
        let sentence = Sentence::read(&format!("{} gives {} a « stone », says {}", mark(0), mark(1), mark(0)));
        assert_eq!(
            sentence.fill(name),
            "Ana gives é\u{10_0000} a « stone », says Ana",
            "a name is put in as it is, whatever it holds"
        );
        assert_eq!(Sentence::read("nobody").fill(name), "nobody");
    }

    #[test]
    fn a_sentence_is_made_once_for_each_reader() {
        let sentences = Sentences::default();
        let phrase = Phrase::new("opens").with("who", Seat::FIRST).with("cost", 2);
        let said = |reader, make: &str| {
            sentences
                .get_or_make(reader, &phrase, || Sentence::read(make))
                .fill(name)
        };
        assert_eq!(said(None, "one"), "one");
        assert_eq!(said(None, "two"), "one");
        assert_eq!(said(Some(Seat::FIRST), "three"), "three");
    }

    #[test]
    fn only_so_many_are_kept() {
        let sentences = Sentences::default();
        for number in 0..3 * KEPT as i64 {
            let phrase = Phrase::new("count").with("number", number);
            sentences.get_or_make(None, &phrase, || Sentence::read("some"));
        }
        assert!(sentences.0.read().unwrap()[&None].len() <= KEPT);
    }
}
