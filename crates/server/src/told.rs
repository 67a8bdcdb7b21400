//! The log as it was told when a game was drawn last.
//!
//! A move adds a line or two to a log. What was told before it is told again in the same words, as long as the same people read of
//! the same moves; to say it all anew took a fifth of a drawing. Turns to which nothing was added are not drawn again, either.

use std::sync::{Arc, Mutex};

use catalogue::LogLine;
use engine::{Seat, Viewer};
use web::pages::{Line, TurnView};

/// A line of the log with its words.
pub(crate) struct ToldLine {
    pub log: LogLine,
    pub line: Arc<Line>,
}

/// All that the words of a line depend on besides the move and the language.
#[derive(PartialEq, Eq)]
pub(crate) struct Telling {
    pub viewer: Viewer,
    pub names: Vec<String>,
    /// The seat that is spoken to as "you".
    pub you: Option<Seat>,
    /// How often moves were taken back.
    pub taken_back: usize,
    /// Whether secrets may be told.
    pub over: bool,
}

/// What one audience was told last.
#[derive(Default)]
pub(crate) struct Told(Mutex<Option<Kept>>);

struct Kept {
    telling: Telling,
    /// The moves of which this tells.
    plies: std::ops::Range<usize>,
    lines: Vec<Arc<ToldLine>>,
    /// The turns that were shown, and how many came before them.
    turns: Vec<TurnView>,
    earlier: usize,
}

impl Told {
    /// The log from a move on of a game of so many; `tell` gives what was not told before.
    pub fn from(
        &self,
        telling: Telling,
        from: usize,
        plies: usize,
        tell: impl FnOnce(usize) -> Vec<Arc<ToldLine>>,
    ) -> Vec<Arc<ToldLine>> {
        let mut place = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let goes_on = |kept: &Kept| kept.telling == telling && kept.plies.start <= from && kept.plies.end <= plies;
        let mut kept = place.take().filter(goes_on).unwrap_or(Kept {
            telling,
            plies: from..from,
            lines: Vec::new(),
            turns: Vec::new(),
            earlier: 0,
        });
        kept.lines.retain(|line| line.log.ply >= from);
        kept.lines.extend(tell(kept.plies.end.max(from)));
        kept.plies = from..plies;
        place.insert(kept).lines.clone()
    }

    /// Gives the turns after so many earlier ones what was drawn of them, where they are what they were then.
    pub fn drawn_before(&self, earlier: usize, turns: &mut [TurnView]) {
        let mut place = self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let Some(kept) = &mut *place else {
            return;
        };
        for (number, turn) in (earlier..).zip(&mut *turns) {
            let before = number.checked_sub(kept.earlier).and_then(|index| kept.turns.get(index));
            if let Some(before) = before.filter(|before| *before == turn) {
                turn.drawn = Arc::clone(&before.drawn);
            }
        }
        kept.turns = turns.to_vec();
        kept.earlier = earlier;
    }
}

#[cfg(test)]
mod tests {
    use engine::Phrase;

    use super::*;

    fn telling(taken_back: usize) -> Telling {
        Telling {
            viewer: Viewer::Spectator,
            names: vec!["Ana".to_owned()],
            you: None,
            taken_back,
            over: false,
        }
    }

    /// What is told from a move on of a game of so many, and from which on it was told anew.
    fn told(told: &Told, taken_back: usize, from: usize, plies: usize) -> (Vec<usize>, usize) {
        let mut anew = 0;
        let lines = told.from(telling(taken_back), from, plies, |from| {
            anew = from;
            let line = |ply: usize| {
                let line = Line {
                    text: ply.to_string(),
                    sign: None,
                    chance: false,
                    ply,
                };
                Arc::new(ToldLine {
                    log: LogLine {
                        ply,
                        phrase: Phrase::new("x"),
                    },
                    line: Arc::new(line),
                })
            };
            (from..plies).map(line).collect()
        });
        (lines.iter().map(|line| line.log.ply).collect(), anew)
    }

    #[test]
    fn only_what_is_new_is_told_anew() {
        let kept = Told::default();
        assert_eq!(told(&kept, 0, 2, 5), (vec![2, 3, 4], 2));
        assert_eq!(told(&kept, 0, 3, 7), (vec![3, 4, 5, 6], 5));
        assert_eq!(told(&kept, 0, 3, 7), (vec![3, 4, 5, 6], 7));
        assert_eq!(told(&kept, 0, 9, 10), (vec![9], 9), "a gap is not remembered");
    }

    #[test]
    fn a_turn_is_drawn_again_only_if_something_was_added_to_it() {
        let kept = Told::default();
        told(&kept, 0, 0, 5);
        let line = |text: &str| Line {
            text: text.to_owned(),
            sign: None,
            chance: false,
            ply: 0,
        };
        let turn = |ply: usize, lines: &[&str]| TurnView {
            seat: Some(Seat::FIRST),
            ply,
            lines: lines.iter().map(|text| Arc::new(line(text))).collect(),
            fresh: false,
            drawn: Arc::default(),
        };
        let mut before = [turn(0, &["opens"]), turn(3, &["sends"])];
        kept.drawn_before(7, &mut before);
        let mut after = [turn(3, &["sends"]), turn(5, &["ends"])];
        kept.drawn_before(8, &mut after);
        assert!(Arc::ptr_eq(&after[0].drawn, &before[1].drawn));
        let mut more = [turn(3, &["sends", "ends"])];
        kept.drawn_before(8, &mut more);
        assert!(!Arc::ptr_eq(&more[0].drawn, &after[0].drawn));
        let mut elsewhere = [turn(3, &["sends", "ends"])];
        kept.drawn_before(9, &mut elsewhere);
        assert!(
            !Arc::ptr_eq(&elsewhere[0].drawn, &more[0].drawn),
            "its number is a part of it"
        );
    }

    #[test]
    fn what_was_taken_back_or_lies_before_it_is_told_anew() {
        let kept = Told::default();
        told(&kept, 0, 2, 5);
        assert_eq!(told(&kept, 1, 2, 5).1, 2);
        assert_eq!(told(&kept, 1, 1, 5).1, 1);
        assert_eq!(told(&kept, 1, 1, 4).1, 1, "fewer moves");
    }
}
