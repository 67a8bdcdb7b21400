//! Whether what a viewer cannot see stays hidden, and what is dealt anew for it can be played.

use std::collections::{HashMap, HashSet};

use super::Subject;
use super::chance::{Totals, check_conserved, check_outcomes, inventory};
use super::finding::{Law, Report};
use super::play::{Policy, Position, generator, play_out};
use super::states::json;
use crate::{Audience, Observation, Phrase, PlayoutRng, Seat, Seed, Turn, Viewer, below};

/// How often a state is dealt anew for each viewer of a game with secrets.
const SAMPLES: usize = 3;
/// How many moves of a position are compared by what the log says of them.
const COMPARED: usize = 12;
/// Up to so many states a viewer may have to reckon with are told apart by sampling ...
const FEW: usize = 20;
/// ... so often that each should be seen, if each is seen ...
const MANY: usize = 400;
/// ... at least this often.
const OFTEN: usize = 5;

/// What is known of dealing anew only after many positions.
#[derive(Default)]
pub(super) struct Redeals {
    varied: bool,
    /// Positions where a viewer had few states to reckon with, and how many of them lacked the true one.
    cases: usize,
    missed: usize,
}

impl Redeals {
    /// Checks what all positions together must show.
    pub(super) fn check<G: Subject>(&self, report: &mut Report) {
        report.expect(self.varied || !G::INFO.hidden, Law::Varied, || {
            "dealing anew what is hidden always gives the same".to_owned()
        });
        report.expect(self.cases < 8 || self.missed * 2 <= self.cases, Law::Support, || {
            format!(
                "in {} of {} positions dealing anew never gave the true state",
                self.missed, self.cases
            )
        });
    }
}

/// Everyone who can look at a table.
fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Checks every viewer's knowledge of a position.
pub(super) fn check_secrets<G: Subject>(
    position: &Position<'_, G>,
    totals: &Totals<'_>,
    seed: Seed,
    redeals: &mut Redeals,
    report: &mut Report,
) {
    let mut rng = generator(&seed, 3);
    for viewer in viewers(position.game.players()) {
        let view = View {
            position,
            viewer,
            seen: Observation::of(position.game, position.state, viewer),
        };
        view.check_observation(report);
        if !G::INFO.hidden {
            let sample = view.sample(&mut rng);
            report.expect(sample == *position.state, Law::Open, || {
                format!("the game says nothing is hidden, but dealing anew for {viewer:?} changes the state")
            });
            continue;
        }
        let effects = view.effects(&mut rng);
        let samples: Vec<G::State> = (0..SAMPLES).map(|_| view.sample(&mut rng)).collect();
        redeals.varied |= samples.iter().any(|sample| *sample != samples[0]);
        for sample in &samples {
            view.check_sample(sample, report);
            view.check_effects_in_sample(&effects, sample, report);
        }
        check_conserved(totals, &inventory(position.game, &samples[0]), report);
        view.check_playable(&samples[0], seed, report);
        view.check_log_of_moves(&effects, report);
        view.look_for_truth(&mut rng, redeals);
    }
}

/// Checks that a game without secrets whispers nothing.
pub(super) fn check_audience<G: Subject>(audience: Audience, report: &mut Report) {
    report.expect(G::INFO.hidden || audience == Audience::All, Law::Open, || {
        format!("the game says nothing is hidden, but tells {audience:?} something")
    });
}

/// A position as one viewer sees it.
struct View<'a, G: Subject> {
    position: &'a Position<'a, G>,
    viewer: Viewer,
    seen: Observation<G>,
}

/// A move, and what came of it for one viewer.
struct Effect<G: Subject> {
    mv: G::Move,
    state: G::State,
    seen: Observation<G>,
    /// The lines of the log that the viewer may read.
    lines: Vec<Phrase>,
    /// The events kept from the viewer.
    kept: Vec<G::Event>,
}

impl<G: Subject> View<'_, G> {
    fn sample(&self, rng: &mut PlayoutRng) -> G::State {
        let mut sample = self.position.state.clone();
        self.position.game.redeal(&mut sample, self.viewer, rng);
        sample
    }

    fn observe(&self, state: &G::State) -> Observation<G> {
        Observation::of(self.position.game, state, self.viewer)
    }

    fn check_observation(&self, report: &mut Report) {
        let again = self.observe(self.seen.state());
        let same = again == self.seen && json::<G>(again.state()) == json::<G>(self.seen.state());
        report.expect(same, Law::Observed, || {
            format!("what {:?} sees of what it sees is something else", self.viewer)
        });
    }

    /// A state dealt anew must look the same to the viewer in every way.
    fn check_sample(&self, sample: &G::State, report: &mut Report) {
        let View { position, viewer, seen } = self;
        let game = position.game;
        let looks = self.observe(sample);
        let same = looks == *seen && json::<G>(looks.state()) == json::<G>(seen.state());
        report.expect(same, Law::Leak, || {
            format!("two states that differ only in what {viewer:?} cannot see look different to it")
        });
        let dealt = Position::of(game, sample);
        report.expect(dealt.turn == position.turn, Law::Leak, || {
            format!(
                "the turn is {:?}, but {:?} when dealt anew for {viewer:?}",
                position.turn, dealt.turn
            )
        });
        if position.to_move().map(Viewer::Seat) == Some(*viewer) {
            let offered = |of: &Position<'_, G>| of.legal.iter().copied().collect::<HashSet<_>>();
            report.expect(offered(position) == offered(&dealt), Law::Leak, || {
                format!("the legal moves of {viewer:?} depend on what it cannot see")
            });
            let labelled = |mv: &&G::Move| game.move_phrase(position.state, **mv) == game.move_phrase(sample, **mv);
            if let Some(mv) = position
                .legal
                .iter()
                .find(|mv| dealt.legal.contains(mv) && !labelled(mv))
            {
                report.broken(
                    Law::Leak,
                    format!("the label of '{mv}' depends on what {viewer:?} cannot see"),
                );
            }
        }
        if dealt.turn == Turn::Chance {
            check_outcomes(&dealt, report);
        }
    }

    /// Search plays on from such states.
    fn check_playable(&self, sample: &G::State, seed: Seed, report: &mut Report) {
        let game = self.position.game;
        // One policy is enough for one viewer: the others are sampled as often.
        let policy = match self.viewer {
            Viewer::Seat(seat) if seat.index() % 2 == 0 => Policy::Uniform,
            _ => Policy::Light,
        };
        if let Err(why) = play_out(game, sample, policy, seed, game.longest()) {
            report.broken(
                Law::Playable,
                format!("dealt anew for {:?}, the game goes wrong: {why}", self.viewer),
            );
        }
    }

    /// What comes of a move in a state that looks like the position.
    fn effect(&self, state: &G::State, mv: G::Move) -> Effect<G> {
        let game = self.position.game;
        let (mut state, mut told) = (state.clone(), Vec::new());
        game.play_unchecked(&mut state, mv, &mut told);
        let (heard, kept): (Vec<_>, Vec<_>) = told.into_iter().partition(|told| told.audience.includes(self.viewer));
        Effect {
            mv,
            seen: self.observe(&state),
            state,
            lines: heard.iter().map(|told| game.event_phrase(&told.event)).collect(),
            kept: kept.into_iter().map(|told| told.event).collect(),
        }
    }

    /// The effects of some of the moves offered in the position.
    fn effects(&self, rng: &mut PlayoutRng) -> Vec<Effect<G>> {
        let step = self.position.offered().count().div_ceil(COMPARED).max(1);
        let some = self.position.offered().skip(below(rng, step)).step_by(step);
        some.map(|mv| self.effect(self.position.state, mv)).collect()
    }

    /// Of two moves that differ only in secret, neither the log nor the observation may give the difference away.
    fn check_log_of_moves(&self, effects: &[Effect<G>], report: &mut Report) {
        let viewer = self.viewer;
        for (index, one) in effects.iter().enumerate() {
            for other in &effects[index + 1..] {
                let (mv, other_mv) = (one.mv, other.mv);
                if one.seen == other.seen {
                    let told_apart = one.lines != other.lines && one.state != other.state;
                    report.expect(!told_apart, Law::LogLeak, || {
                        format!("the log tells {viewer:?} '{mv}' from '{other_mv}', which it cannot see")
                    });
                } else if one.lines == other.lines {
                    report.expect(one.kept == other.kept, Law::Leak, || {
                        format!("the log keeps '{mv}' or '{other_mv}' from {viewer:?}, the observation does not")
                    });
                }
            }
        }
    }

    /// A move that looks the same from two states that look the same must be told in the same words; and it must look
    /// the same to the seat that makes it, as far as that seat could take it back.
    fn check_effects_in_sample(&self, effects: &[Effect<G>], sample: &G::State, report: &mut Report) {
        let View { position, viewer, .. } = self;
        let possible: HashSet<G::Move> = Position::of(position.game, sample).offered().collect();
        for effect in effects.iter().filter(|effect| possible.contains(&effect.mv)) {
            let in_sample = self.effect(sample, effect.mv);
            let own = position.to_move().map(Viewer::Seat) == Some(*viewer);
            let looks_same = in_sample.seen == effect.seen;
            if own && position.game.turn(&effect.state) != Turn::Chance {
                report.expect(looks_same, Law::Foreseen, || {
                    format!(
                        "'{}' shows {viewer:?} what it could not see, and can be taken back",
                        effect.mv
                    )
                });
            }
            report.expect(!looks_same || in_sample.lines == effect.lines, Law::LogLeak, || {
                format!(
                    "what the log tells {viewer:?} of '{}' depends on what it cannot see",
                    effect.mv
                )
            });
        }
    }

    /// Where there are few states to reckon with, the true one should be among them.
    fn look_for_truth(&self, rng: &mut PlayoutRng, redeals: &mut Redeals) {
        let mut counts: HashMap<G::State, usize> = HashMap::new();
        for _ in 0..MANY {
            *counts.entry(self.sample(rng)).or_default() += 1;
            if counts.len() > FEW {
                return;
            }
        }
        let missed = !counts.contains_key(self.position.state);
        if counts.values().all(|&count| count >= OFTEN) && (missed || counts.len() > 1) {
            redeals.cases += 1;
            redeals.missed += usize::from(missed);
        }
    }
}
