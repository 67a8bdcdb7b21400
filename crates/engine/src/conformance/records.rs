//! Whether a whole game can be recorded, replayed, checked and taken back.

use super::Subject;
use super::finding::{Law, Report};
use super::play::{Policy, generator};
use crate::{Match, PlayError, Ply, Record, Seat, Seed, Setup, below};

/// How many moves of a game are taken back to see whether that works.
const TAKEN_BACK: usize = 4;

/// Plays the moves of `plies` at a table with the same seed and checks all that records promise.
pub(super) fn check_records<G: Subject>(
    setup: &Setup,
    seed: Seed,
    policy: Policy,
    plies: &[Ply<G::Move>],
    end: &G::State,
    report: &mut Report,
) {
    let played = match at_table::<G>(setup, seed, plies, report) {
        Ok(played) => played,
        Err(why) => return report.broken(Law::SameGame, format!("the same moves at a table: {why}")),
    };
    let same = played.plies() == plies && played.state() == end;
    report.expect(same, Law::SameGame, || {
        "the same moves with the same seed end differently".to_owned()
    });

    let record = played.to_record(vec![policy.name().to_owned(); setup.players], false);
    let text = record.to_string();
    report.expect(text.parse().as_ref() == Ok(&record), Law::Replayed, || {
        "the record does not read back from its text".to_owned()
    });
    let mut chances = Vec::new();
    let replayed = Match::<G>::replay(&record, setup.material.clone(), |game, ply, _, state| {
        let mut outcomes = Vec::new();
        game.chance(state, &mut outcomes);
        if outcomes.len() > 1 {
            chances.push((ply, outcomes.iter().map(|(mv, _)| mv.to_string()).collect()));
        }
    });
    match replayed {
        Ok(replayed) => {
            report.expect(replayed.state() == end, Law::Replayed, || {
                "the record replays to another state".to_owned()
            });
        }
        Err(why) => return report.broken(Law::Replayed, format!("the record does not replay: {why}")),
    }
    if let Err(why) = Match::<G>::check_chance(&record, setup.material.clone()) {
        return report.broken(Law::Replayed, format!("the chance of the record is refused: {why}"));
    }
    check_falsified::<G>(setup, seed, record, chances, report);
}

/// Replaces a chance move by another possible one, which must not go unnoticed.
fn check_falsified<G: Subject>(
    setup: &Setup,
    seed: Seed,
    mut record: Record,
    chances: Vec<(usize, Vec<String>)>,
    report: &mut Report,
) {
    if chances.is_empty() {
        return;
    }
    let mut rng = generator(&seed, 1);
    let (ply, outcomes) = &chances[below(&mut rng, chances.len())];
    let Some(drawn) = record.plies.get_mut(*ply) else {
        return;
    };
    if let Some(other) = outcomes.iter().find(|text| **text != drawn.text) {
        drawn.text = other.clone();
        report.expect(
            Match::<G>::check_chance(&record, setup.material.clone()).is_err(),
            Law::Replayed,
            || format!("move {} can be falsified without notice", ply + 1),
        );
    }
}

/// Plays the seats' moves of `plies` at a table, where chance is drawn from the seed, and takes some of them back.
fn at_table<G: Subject>(
    setup: &Setup,
    seed: Seed,
    plies: &[Ply<G::Move>],
    report: &mut Report,
) -> Result<Match<G>, String> {
    let mut played = Match::<G>::new(setup.clone(), seed).map_err(|refusal| refusal.to_string())?;
    let mut rng = generator(&seed, 2);
    let take_back: Vec<usize> = (0..TAKEN_BACK).map(|_| below(&mut rng, plies.len().max(1))).collect();
    for (index, ply) in plies.iter().enumerate() {
        let Some(seat) = ply.seat else { continue };
        let before = (played.state().clone(), played.plies().len(), played.turn());
        let text = ply.mv.to_string();
        played
            .play(seat, ply.mv)
            .map_err(|refusal| format!("'{text}' is refused: {refusal}"))?;
        check_undoable(&played, report);
        if take_back.contains(&index) && played.undoable(seat) > 0 {
            let undone = played.undo(seat);
            let now = (played.state().clone(), played.plies().len(), played.turn());
            report.expect(undone.is_ok() && now == before, Law::Undone, || {
                format!("taking '{text}' back does not give the state before it")
            });
            played
                .play(seat, ply.mv)
                .map_err(|refusal| format!("'{text}' is refused again: {refusal}"))?;
        }
    }
    check_over(&mut played, report);
    Ok(played)
}

fn check_undoable<G: Subject>(played: &Match<G>, report: &mut Report) {
    let last = played.plies().last().and_then(|ply| ply.seat);
    for seat in Seat::all(played.setup().players).filter(|&seat| last != Some(seat)) {
        report.expect(played.undoable(seat) == 0, Law::Undone, || {
            format!("seat {seat} could take back a move that is not its own")
        });
    }
}

/// A game that is over takes no more moves.
fn check_over<G: Subject>(played: &mut Match<G>, report: &mut Report) {
    let before = played.state().clone();
    let refused = played.play_text(Seat::FIRST, "no such move") == Err(PlayError::NotAMove("no such move".to_owned()));
    report.expect(refused && *played.state() == before, Law::Spelling, || {
        "'no such move' is not refused as no move".to_owned()
    });
}
