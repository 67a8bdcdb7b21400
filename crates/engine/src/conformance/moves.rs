//! Whether the moves offered are exactly the moves accepted, and whether their texts are sound.

use std::collections::{BTreeSet, HashSet};
use std::str::FromStr;

use super::Subject;
use super::finding::{Law, Report};
use super::play::{Position, guarded};
use super::words::Vocabulary;
use crate::{PlayoutRng, Turn, below};

/// More moves than this are not remembered: enough for any game to be refused the moves of its other positions.
const MOST_KNOWN: usize = 20_000;

/// Moves that were offered somewhere in any set-up of a game.
pub(super) struct Universe<M>(Vec<M>);

impl<M: Copy + Ord> Universe<M> {
    pub(super) fn new(known: BTreeSet<M>) -> Self {
        Universe(known.into_iter().collect())
    }

    /// Remembers what is offered in a position.
    pub(super) fn note<G: Subject<Move = M>>(known: &mut BTreeSet<M>, position: &Position<'_, G>) {
        if known.len() < MOST_KNOWN {
            known.extend(position.offered());
        }
    }

    fn some(&self, number: usize, rng: &mut PlayoutRng) -> Vec<M> {
        if self.0.len() <= number {
            return self.0.clone();
        }
        (0..number).map(|_| self.0[below(rng, self.0.len())]).collect()
    }
}

/// Checks that each is offered what is theirs; `false` where the game cannot go on.
pub(super) fn check_offers<G: Subject>(position: &Position<'_, G>, report: &mut Report) -> bool {
    let Position { legal, outcomes, .. } = position;
    let seated = position
        .to_move()
        .is_none_or(|seat| seat.index() < position.game.players());
    report.expect(seated, Law::Turns, || {
        format!("{:?} is to move, which is empty", position.turn)
    });
    report.expect(legal.is_empty() || position.to_move().is_some(), Law::Turns, || {
        format!("moves are offered when the turn is {:?}", position.turn)
    });
    report.expect(outcomes.is_empty() || position.turn == Turn::Chance, Law::Turns, || {
        format!("outcomes of chance are offered when the turn is {:?}", position.turn)
    });
    let stuck = match position.turn {
        Turn::Chance => outcomes.is_empty(),
        Turn::Seat(_) => legal.is_empty(),
        Turn::Over => false,
    };
    report.expect(!stuck, Law::DeadEnd, || {
        format!("{:?} is to move without a move", position.turn)
    })
}

/// Checks that each move is listed once, accepted, and has a sound text; `read` are those whose text was read before.
pub(super) fn check_offered<G: Subject>(position: &Position<'_, G>, read: &mut HashSet<G::Move>, report: &mut Report) {
    let mut sorted: Vec<G::Move> = position.offered().collect();
    sorted.sort_unstable();
    if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        report.broken(Law::Listed, format!("'{}' is listed twice", twice[0]));
    }
    for mv in sorted {
        if let Err(refusal) = position.game.check(position.state, mv) {
            report.broken(Law::Accepted, format!("'{mv}' is offered, but refused: {refusal:?}"));
        }
        if read.insert(mv) {
            check_text::<G>(mv, report);
        }
    }
}

fn check_text<G: Subject>(mv: G::Move, report: &mut Report) {
    let text = mv.to_string();
    let sound = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
    report.expect(sound, Law::Text, || format!("{text:?} is no trimmed line of text"));
    match read::<G>(&text, report) {
        Some(Ok(read)) => report.expect(read == mv, Law::Text, || {
            format!("'{text}' of {mv:?} reads as {read:?}")
        }),
        Some(Err(error)) => report.expect(false, Law::Text, || format!("'{text}' does not read back: {error}")),
        None => true,
    };
}

/// Checks that lists are pushed behind what a buffer holds.
pub(super) fn check_buffers<G: Subject>(position: &Position<'_, G>, report: &mut Report) {
    let Position { game, state, .. } = position;
    let (mut legal, mut outcomes) = (position.legal.clone(), position.outcomes.clone());
    game.legal(state, &mut legal);
    game.chance(state, &mut outcomes);
    let kept = legal == position.legal.repeat(2) && outcomes == position.outcomes.repeat(2);
    report.expect(kept, Law::Listed, || {
        "listing again behind the first list does not give it twice".to_owned()
    });
}

/// Checks that nothing but what is offered is accepted: moves of other positions, and texts close to moves.
pub(super) fn check_refused<G: Subject>(
    position: &Position<'_, G>,
    universe: &Universe<G::Move>,
    rng: &mut PlayoutRng,
    words: &mut Vocabulary,
    report: &mut Report,
) {
    let offered: HashSet<G::Move> = position.offered().collect();
    for mv in universe.some(400, rng) {
        check_answer(position, &offered, mv, words, report);
    }
    let mut models: Vec<String> = universe.some(6, rng).iter().map(G::Move::to_string).collect();
    let near: Vec<G::Move> = position.offered().collect();
    if !near.is_empty() {
        models.extend((0..6).map(|_| near[below(rng, near.len())].to_string()));
    }
    let misspelt = models.iter().flat_map(|text| misspellings(text, &models));
    for text in misspelt.chain(garbage()) {
        let Some(Ok(mv)) = read::<G>(&text, report) else {
            continue;
        };
        let spelling = mv.to_string();
        report.expect(spelling == text, Law::Spelling, || {
            format!("{text:?} is read as the move '{spelling}'")
        });
        check_answer(position, &offered, mv, words, report);
    }
}

fn check_answer<G: Subject>(
    position: &Position<'_, G>,
    offered: &HashSet<G::Move>,
    mv: G::Move,
    words: &mut Vocabulary,
    report: &mut Report,
) {
    if offered.contains(&mv) {
        return;
    }
    let Position { game, state, .. } = position;
    let mut played = (*state).clone();
    match guarded(|| game.play(&mut played, mv, &mut ())) {
        Ok(Ok(())) => report.broken(Law::Refused, format!("'{mv}' is not offered, but accepted")),
        Ok(Err(_)) if played != **state => report.broken(Law::Refused, format!("refusing '{mv}' changes the state")),
        Ok(Err(refusal)) => words.check_phrase(&game.refusal_phrase(&refusal), game.players(), report),
        Err(panic) => report.broken(Law::Panic, format!("refusing '{mv}' panics: {panic}")),
    }
}

fn read<G: Subject>(text: &str, report: &mut Report) -> Option<Result<G::Move, <G::Move as FromStr>::Err>> {
    guarded(|| text.parse())
        .map_err(|panic| report.broken(Law::Spelling, format!("reading {text:?} panics: {panic}")))
        .ok()
}

/// Texts that look like `text`, a move; `models` are other moves.
fn misspellings(text: &str, models: &[String]) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let mut texts = vec![
        format!(" {text}"),
        format!("{text} "),
        format!("{text}\n"),
        format!("\t{text}"),
        format!("{text} 1"),
        format!("{text} {text}"),
        format!("{text}é"),
        text.to_uppercase(),
        text.replace(' ', "  "),
        text.replace(' ', ""),
        text.replace('-', " "),
        text.replace(' ', "-"),
        words[1..].join(" "),
        words[..words.len() - 1].join(" "),
        words.iter().rev().copied().collect::<Vec<_>>().join(" "),
    ];
    let mut capital: Vec<char> = text.chars().collect();
    if let Some(first) = capital.first_mut() {
        *first = first.to_ascii_uppercase();
        texts.push(capital.iter().collect());
    }
    texts.push(text.chars().skip(1).collect());
    texts.push(text.chars().take(text.chars().count().saturating_sub(1)).collect());
    for (place, digit) in text.char_indices().filter(|(_, c)| c.is_ascii_digit()) {
        let (before, after) = (&text[..place], &text[place + 1..]);
        for other in '0'..='9' {
            texts.push(format!("{before}{other}{after}"));
        }
        texts.extend(["0", "+", "-", "9", "99999999999999999999"].map(|sign| format!("{before}{sign}{digit}{after}")));
    }
    for model in models {
        // The words of another move in the places of this one's.
        for (place, word) in model.split(' ').enumerate().take(words.len()) {
            let mut mixed = words.clone();
            mixed[place] = word;
            texts.push(mixed.join(" "));
        }
    }
    texts.retain(|other| other != text);
    texts
}

fn garbage() -> impl Iterator<Item = String> {
    let long = "x ".repeat(5_000);
    [
        "", " ", "-", "\n", "\u{0}", "é", "🏗", "1", "-1", "end end", "{}", "\"", "null",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain([long])
}
