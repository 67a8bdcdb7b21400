//! Whether points, ranks and judgement make sense.

use super::Subject;
use super::finding::{Law, Report};
use super::play::Position;
use super::words::Vocabulary;
use crate::{PlayoutRng, Score, Seat, Standings, Turn};

/// Checks the standings as if the game ended here.
pub(super) fn check_standings<G: Subject>(game: &G, state: &G::State, words: &mut Vocabulary, report: &mut Report) {
    let scores: Vec<Score> = Seat::all(game.players()).map(|seat| game.score(state, seat)).collect();
    let standings = Standings::of(game, state).0;
    for (standing, score) in standings.iter().zip(&scores) {
        let seat = standing.seat;
        let sum: i32 = standing.breakdown.iter().map(|item| item.points).sum();
        report.expect(sum == score.points, Law::Standings, || {
            format!(
                "seat {seat} has {} points, but their parts add up to {sum}",
                score.points
            )
        });
        let unused = score.tie_breaks.iter().skip(G::INFO.tie_breaks.len());
        report.expect(unused.into_iter().all(|&value| value == 0), Law::Standings, || {
            format!(
                "seat {seat} has {:?} in tie-breaks the game does not name",
                score.tie_breaks
            )
        });
        for (other, other_score) in standings.iter().zip(&scores) {
            report.expect(
                standing.rank.cmp(&other.rank) == other_score.cmp(score),
                Law::Standings,
                || {
                    format!(
                        "the ranks of seats {seat} and {} do not follow their scores",
                        other.seat
                    )
                },
            );
        }
        words.check_items(&standing.breakdown, report);
    }
    if let Some(verdict) = game.verdict(state) {
        words.check_phrase(&verdict, game.players(), report);
        report.expect(game.turn(state) == Turn::Over, Law::Verdict, || {
            format!("'{}' is the verdict before the game is over", verdict.id)
        });
    }
    let best = standings.iter().map(|standing| standing.rank).min();
    report.expect(best == Some(1), Law::Standings, || format!("the best rank is {best:?}"));
}

/// Checks that the evaluation of every seat is a number.
pub(super) fn check_evaluation<G: Subject>(position: &Position<'_, G>, report: &mut Report) {
    let Position { game, state, .. } = position;
    for seat in Seat::all(game.players()) {
        let value = game.evaluate(state, seat);
        report.expect(value.is_finite(), Law::Evaluation, || {
            format!("the evaluation of seat {seat} is {value}")
        });
    }
}

/// Checks that the light policy keeps to the legal moves, whatever its buffer holds.
pub(super) fn check_light<G: Subject>(position: &Position<'_, G>, rng: &mut PlayoutRng, report: &mut Report) {
    let Position { game, state, legal, .. } = position;
    if position.to_move().is_none() || legal.is_empty() {
        return;
    }
    let mut scratch = Vec::new();
    for _ in 0..6 {
        let mv = game.light(state, &mut scratch, rng);
        report.expect(legal.contains(&mv), Law::Light, || {
            format!("it chooses '{mv}', which is not legal")
        });
    }
}

/// Checks that narrowing for the search leaves some of the legal moves and adds none.
pub(super) fn check_narrow<G: Subject>(position: &Position<'_, G>, report: &mut Report) {
    let Position { game, state, legal, .. } = position;
    if position.to_move().is_none() || legal.is_empty() {
        return;
    }
    let mut left = legal.clone();
    game.narrow(state, &mut left);
    report.expect(!left.is_empty(), Law::Narrowed, || "no move is left".to_owned());
    if let Some(mv) = left.iter().find(|mv| !legal.contains(mv)) {
        report.broken(Law::Narrowed, format!("'{mv}' is left, which is not legal"));
    }
    report.expect(left.len() <= legal.len(), Law::Narrowed, || {
        "there are more moves than before".to_owned()
    });
}
