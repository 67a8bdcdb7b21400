//! Whether a state is plain data: it survives JSON and is not shared with its clones.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::Subject;
use super::finding::{Law, Report};
use super::play::{Policy, Position, play_out};
use crate::Seed;

/// The hash of a state, the same for the whole run.
pub(super) fn hash(state: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// The state as JSON.
pub(super) fn json<G: Subject>(state: &G::State) -> Result<String, String> {
    serde_json::to_string(state).map_err(|error| error.to_string())
}

/// Checks that the state read back from its JSON is the same state and plays on in the same way.
pub(super) fn check_serialised<G: Subject>(position: &Position<'_, G>, seed: Seed, report: &mut Report) {
    let Position { game, state, .. } = position;
    let text = match json::<G>(state) {
        Ok(text) => text,
        Err(error) => return report.broken(Law::Serialised, format!("the state cannot be written: {error}")),
    };
    let read: G::State = match serde_json::from_str(&text) {
        Ok(read) => read,
        Err(error) => return report.broken(Law::Serialised, format!("{text} cannot be read back: {error}")),
    };
    let same = read == **state && hash(&read) == hash(state) && json::<G>(&read).as_deref() == Ok(&text);
    report.expect(same, Law::Serialised, || format!("{text} reads back as another state"));
    let plays_on = |from| play_out(*game, from, Policy::Uniform, seed, game.longest());
    if let (Ok(one), Ok(other)) = (plays_on(state), plays_on(&read)) {
        report.expect(
            one.plies == other.plies && one.end == other.end,
            Law::Serialised,
            || format!("{text} reads back as a state that plays on differently"),
        );
    }
}

/// Checks that a state stays as it is while its clones are played.
pub(super) fn check_cloned<G: Subject>(position: &Position<'_, G>, seed: Seed, report: &mut Report) {
    let Position { game, state, .. } = position;
    let (before, hashed, written) = ((*state).clone(), hash(state), json::<G>(state));
    let mut clone = game.start();
    clone.clone_from(state);
    report.expect(clone == **state && hash(&clone) == hashed, Law::Cloned, || {
        "a clone differs from the original".to_owned()
    });
    for policy in Policy::ALL {
        // How the rest of the game goes is not the question here.
        let _ = play_out(*game, &clone, policy, seed, game.longest());
    }
    let kept = **state == before && clone == before && hash(state) == hashed && json::<G>(state) == written;
    report.expect(kept, Law::Cloned, || {
        "playing on from a clone changes the original".to_owned()
    });
}
