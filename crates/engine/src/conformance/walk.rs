//! One game, played and checked move by move.

use std::collections::{BTreeSet, HashSet};

use super::Subject;
use super::chance::{Totals, check_conserved, check_draw, check_drawn, check_outcomes, inventory};
use super::finding::{Law, Report};
use super::moves::{Universe, check_buffers, check_offered, check_offers, check_refused};
use super::play::{Chooser, LONGEST, PlayedOut, Policy, Position, generator, guarded, play_out};
use super::records::check_records;
use super::scores::{check_evaluation, check_light, check_narrow, check_standings};
use super::secrets::{Redeals, check_audience, check_secrets};
use super::setups::Table;
use super::states::{check_cloned, check_serialised};
use super::words::Vocabulary;
use crate::{Ply, RecordedPly, Rng, Seed, Turn, below};

/// What all games of a run share.
pub(super) struct Run<'a, G: Subject> {
    pub(super) words: &'a mut Vocabulary,
    pub(super) universe: &'a Universe<G::Move>,
    /// The moves whose texts have been read.
    pub(super) read: HashSet<G::Move>,
    pub(super) redeals: &'a mut Redeals,
    pub(super) report: &'a mut Report,
}

/// How one game is played and how closely it is looked at.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) seed: Seed,
    pub(super) policy: Policy,
    /// How many positions are looked at with every law.
    pub(super) samples: usize,
    /// Whether the components are counted at every move, not only at the samples.
    pub(super) count_always: bool,
}

impl<G: Subject> Run<'_, G> {
    /// Plays a game and checks every law on the way.
    pub(super) fn check_game(&mut self, table: &Table<G>, plan: Plan) {
        let Table { setup, game } = table;
        self.report.begin::<G>(setup, plan.seed, plan.policy.name());
        // Once without looking, to know how long the game is and to have something to compare with.
        let longest = game.longest().min(LONGEST);
        let rehearsed = guarded(|| game.start())
            .and_then(|start| play_out(game, &start, plan.policy, plan.seed, longest))
            .ok();
        let length = rehearsed.as_ref().map_or(40, |rehearsed| rehearsed.plies.len());
        let walked = guarded(|| self.walk(game, plan, length)).unwrap_or_else(|panic| {
            self.report.broken(Law::Panic, format!("the game panics: {panic}"));
            None
        });
        let (Some(rehearsed), Some(PlayedOut { plies, end })) = (rehearsed, walked) else {
            return;
        };
        self.report
            .expect(rehearsed.plies == plies && rehearsed.end == end, Law::SameGame, || {
                "played again with the same seed, the game goes differently".to_owned()
            });
        guarded(|| check_records::<G>(setup, plan.seed, plan.policy, &plies, &end, self.report)).unwrap_or_else(
            |panic| {
                self.report
                    .broken(Law::Panic, format!("recording the game panics: {panic}"))
            },
        );
    }

    /// Plays the game with all checks; `None` where it could not be brought to its end.
    fn walk(&mut self, game: &G, plan: Plan, length: usize) -> Option<PlayedOut<G>> {
        let mut chooser = Chooser::new(plan.policy, plan.seed);
        let mut rng = generator(&plan.seed, 4);
        let samples: HashSet<usize> = (0..plan.samples).map(|_| below(&mut rng, length + 1)).collect();
        let mut state = game.start();
        let start = inventory(game, &state);
        let totals = start.totals();
        let mut plies: Vec<Ply<G::Move>> = Vec::new();
        loop {
            let sampled = samples.contains(&plies.len());
            let counted = sampled || plan.count_always;
            let position = Position::of(game, &state);
            if !check_offers(&position, self.report) {
                return None;
            }
            check_offered(&position, &mut self.read, self.report);
            check_evaluation(&position, self.report);
            check_narrow(&position, self.report);
            if counted || position.turn == Turn::Over {
                self.check_components(&position, &totals);
            }
            if sampled {
                self.check_closely(&position, &totals, plan.seed.nth(plies.len() as u64));
            }
            if position.turn == Turn::Over {
                check_standings(game, &state, self.words, self.report);
                return Some(PlayedOut { plies, end: state });
            }
            let most = game.longest().min(LONGEST) as usize;
            if !self.report.expect(plies.len() < most, Law::Ends, || {
                format!("it is not over after {most} moves")
            }) {
                return None;
            }
            let seat = position.to_move();
            let mv = chooser.choose(&position)?;
            let law = if seat.is_some() { Law::Light } else { Law::Draw };
            let offered = position.offered().any(|other| other == mv);
            if !self
                .report
                .expect(offered, law, || format!("it gives '{mv}', which is not offered"))
            {
                return None;
            }
            let next = self.apply(game, &state, mv);
            if counted && seat.is_none() {
                check_drawn(game, &state, mv, &next, self.report);
            }
            state = next;
            self.report.moved(RecordedPly {
                seat,
                text: mv.to_string(),
            });
            plies.push(Ply { seat, mv });
        }
    }

    fn check_components(&mut self, position: &Position<'_, G>, totals: &Totals<'_>) {
        check_conserved(totals, &inventory(position.game, position.state), self.report);
        if position.turn == Turn::Chance {
            check_outcomes(position, self.report);
        }
    }

    /// The laws that cost too much to look at every position.
    fn check_closely(&mut self, position: &Position<'_, G>, totals: &Totals<'_>, seed: Seed) {
        let mut rng = generator(&seed, 5);
        check_buffers(position, self.report);
        check_refused(position, self.universe, &mut rng, self.words, self.report);
        check_serialised(position, seed, self.report);
        check_cloned(position, seed, self.report);
        check_standings(position.game, position.state, self.words, self.report);
        check_light(position, &mut rng, self.report);
        if position.turn == Turn::Chance {
            check_draw(position, (0..40).map(|_| rng.next_u64()), self.report);
        }
        for &mv in &position.legal {
            let phrase = position.game.move_phrase(position.state, mv);
            self.words.check_phrase(&phrase, position.game.players(), self.report);
        }
        check_secrets(position, totals, seed, self.redeals, self.report);
    }

    /// Plays a move and checks what is told of it.
    fn apply(&mut self, game: &G, state: &G::State, mv: G::Move) -> G::State {
        let (mut next, mut told) = (state.clone(), Vec::new());
        game.play_unchecked(&mut next, mv, &mut told);
        for told in &told {
            self.words
                .check_phrase(&game.event_phrase(&told.event), game.players(), self.report);
            check_audience::<G>(told.audience, self.report);
        }
        let mut untold = state.clone();
        game.play_unchecked(&mut untold, mv, &mut ());
        self.report.expect(untold == next, Law::SameGame, || {
            format!("'{mv}' does something else when nobody listens to the log")
        });
        next
    }
}

/// Plays one game without looking closely, to learn its moves and its length.
pub(super) fn explore<G: Subject>(
    table: &Table<G>,
    policy: Policy,
    seed: Seed,
    known: &mut BTreeSet<G::Move>,
) -> usize {
    let game = &table.game;
    let played = guarded(|| {
        let mut chooser = Chooser::new(policy, seed);
        let mut state = game.start();
        for length in 0..game.longest().min(LONGEST) as usize {
            let position = Position::of(game, &state);
            Universe::note(known, &position);
            match chooser.choose(&position) {
                Some(mv) if position.turn != Turn::Over => game.play_unchecked(&mut state, mv, &mut ()),
                _ => return length,
            }
        }
        LONGEST as usize
    });
    // A game that goes wrong here goes wrong again where it is checked.
    played.unwrap_or(LONGEST as usize)
}
