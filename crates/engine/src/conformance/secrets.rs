//! Whether what a viewer cannot see stays hidden, and what is dealt anew for it can be played.

use std::collections::{HashMap, HashSet};

use super::chance::{census, check_conserved, check_outcomes};
use super::finding::{Law, Report};
use super::play::{LONGEST, Policy, Position, generator, play_out};
use super::states::json;
use crate::{Audience, Inspect, Observation, Phrase, PlayoutRng, Seat, Seed, Told, Turn, Viewer};

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
    pub(super) fn check<G: Inspect>(&self, report: &mut Report) {
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
pub(super) fn check_secrets<G: Inspect>(
    position: &Position<'_, G>,
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
        let samples: Vec<G::State> = (0..SAMPLES).map(|_| view.sample(&mut rng)).collect();
        redeals.varied |= samples.iter().any(|sample| *sample != samples[0]);
        for (number, sample) in samples.iter().enumerate() {
            view.check_sample(sample, report);
            view.check_effects_in_sample(sample, report);
            if number == 0 {
                view.check_playable(sample, seed, report);
            }
        }
        view.check_log_of_moves(report);
        view.look_for_truth(&mut rng, redeals);
    }
}

/// Checks that a game without secrets whispers nothing.
pub(super) fn check_audience<G: Inspect>(audience: Audience, report: &mut Report) {
    report.expect(G::INFO.hidden || audience == Audience::All, Law::Open, || {
        format!("the game says nothing is hidden, but tells {audience:?} something")
    });
}

/// A position as one viewer sees it.
struct View<'a, G: Inspect> {
    position: &'a Position<'a, G>,
    viewer: Viewer,
    seen: Observation<G>,
}

/// A move with what came of it.
struct Effect<G: Inspect> {
    mv: G::Move,
    state: G::State,
    told: Vec<Told<G::Event>>,
}

impl<G: Inspect> View<'_, G> {
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
        check_conserved(&census(game, position.state), &census(game, sample), report);
        if dealt.turn == Turn::Chance {
            check_outcomes(&dealt, report);
        }
    }

    /// Search plays on from such states.
    fn check_playable(&self, sample: &G::State, seed: Seed, report: &mut Report) {
        let game = self.position.game;
        for policy in Policy::ALL {
            if let Err(why) = play_out(game, sample, policy, seed, game.longest().min(LONGEST)) {
                report.broken(
                    Law::Playable,
                    format!("dealt anew for {:?}, the game goes wrong: {why}", self.viewer),
                );
            }
        }
    }

    /// The effects of some of the moves of a position.
    fn effects(&self, position: &Position<'_, G>) -> Vec<Effect<G>> {
        let effect = |mv: G::Move| {
            let (mut state, mut told) = (position.state.clone(), Vec::new());
            position.game.apply(&mut state, mv, &mut told);
            Effect { mv, state, told }
        };
        position.offered().take(COMPARED).map(effect).collect()
    }

    /// The lines that the viewer may read.
    fn read(&self, told: &[Told<G::Event>]) -> Vec<Phrase> {
        let readable = told.iter().filter(|told| told.audience.includes(self.viewer));
        readable
            .map(|told| self.position.game.event_phrase(&told.event))
            .collect()
    }

    /// The events kept from the viewer.
    fn kept<'b>(&self, told: &'b [Told<G::Event>]) -> Vec<&'b G::Event> {
        let kept = told.iter().filter(|told| !told.audience.includes(self.viewer));
        kept.map(|told| &told.event).collect()
    }

    /// Of two moves that differ only in secret, neither the log nor the observation may give the difference away.
    fn check_log_of_moves(&self, report: &mut Report) {
        let effects = self.effects(self.position);
        let seen: Vec<Observation<G>> = effects.iter().map(|effect| self.observe(&effect.state)).collect();
        for (one, seen_one) in effects.iter().zip(&seen) {
            for (other, seen_other) in effects.iter().zip(&seen).filter(|(other, _)| other.mv > one.mv) {
                let same_lines = self.read(&one.told) == self.read(&other.told);
                if seen_one == seen_other {
                    report.expect(same_lines || one.state == other.state, Law::LogLeak, || {
                        format!(
                            "the log tells {:?} '{}' from '{}', which it cannot see",
                            self.viewer, one.mv, other.mv
                        )
                    });
                } else if same_lines {
                    report.expect(self.kept(&one.told) == self.kept(&other.told), Law::Leak, || {
                        format!(
                            "the log keeps from {:?} whether '{}' or '{}' was played, the observation does not",
                            self.viewer, one.mv, other.mv
                        )
                    });
                }
            }
        }
    }

    /// A move that looks the same from two states that look the same must be told in the same words; and it must look
    /// the same to the seat that makes it, as far as that seat could take it back.
    fn check_effects_in_sample(&self, sample: &G::State, report: &mut Report) {
        let dealt = Position::of(self.position.game, sample);
        let possible: HashSet<G::Move> = dealt.offered().collect();
        for effect in self.effects(self.position) {
            if !possible.contains(&effect.mv) {
                continue;
            }
            let (mut state, mut told) = (sample.clone(), Vec::new());
            self.position.game.apply(&mut state, effect.mv, &mut told);
            let looks_same = self.observe(&state) == self.observe(&effect.state);
            let own = self.position.to_move().map(Viewer::Seat) == Some(self.viewer);
            if own && self.position.game.turn(&effect.state) != Turn::Chance {
                report.expect(looks_same, Law::Foreseen, || {
                    format!(
                        "'{}' shows {:?} what it could not see before, and can be taken back",
                        effect.mv, self.viewer
                    )
                });
            }
            if looks_same {
                report.expect(self.read(&told) == self.read(&effect.told), Law::LogLeak, || {
                    format!(
                        "what the log tells {:?} of '{}' depends on what it cannot see",
                        self.viewer, effect.mv
                    )
                });
            }
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
