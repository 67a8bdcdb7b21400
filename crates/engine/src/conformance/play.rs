//! Playing games for the kit: policies, positions, whole games.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand_core::SeedableRng;

use super::Subject;
use crate::{Dice, PlayoutRng, Ply, Rng, Seat, Seed, Turn, below};

/// No game is longer than this, whatever it says of itself.
pub(super) const LONGEST: u32 = 1_000_000;

/// How the seats choose their moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Policy {
    Uniform,
    Light,
}

impl Policy {
    pub(super) const ALL: [Policy; 2] = [Policy::Uniform, Policy::Light];

    pub(super) fn name(self) -> &'static str {
        match self {
            Policy::Uniform => "uniform",
            Policy::Light => "light",
        }
    }
}

/// A state with what the game offers there.
pub(super) struct Position<'a, G: Subject> {
    pub(super) game: &'a G,
    pub(super) state: &'a G::State,
    pub(super) turn: Turn,
    pub(super) legal: Vec<G::Move>,
    pub(super) outcomes: Vec<(G::Move, u32)>,
}

impl<'a, G: Subject> Position<'a, G> {
    pub(super) fn of(game: &'a G, state: &'a G::State) -> Self {
        let mut position = Position {
            game,
            state,
            turn: game.turn(state),
            legal: Vec::new(),
            outcomes: Vec::new(),
        };
        game.legal(state, &mut position.legal);
        game.chance(state, &mut position.outcomes);
        position
    }

    /// The seat to move.
    pub(super) fn to_move(&self) -> Option<Seat> {
        match self.turn {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// Everything that can be played here, by a seat or by chance.
    pub(super) fn offered(&self) -> impl Iterator<Item = G::Move> + '_ {
        let outcomes = self.outcomes.iter().map(|&(mv, _)| mv);
        self.legal.iter().copied().chain(outcomes)
    }
}

/// Chooses the moves of one game: those of chance as a table does, those of the seats by a policy.
pub(super) struct Chooser<M> {
    policy: Policy,
    dice: Dice,
    rng: PlayoutRng,
    scratch: Vec<M>,
}

impl<M: Copy> Chooser<M> {
    pub(super) fn new(policy: Policy, seed: Seed) -> Self {
        Chooser {
            policy,
            dice: Dice::new(&seed),
            rng: seed.playout_rng(),
            scratch: Vec::new(),
        }
    }

    /// The move made in a position that is not the end; `None` where nothing is offered.
    pub(super) fn choose<G: Subject<Move = M>>(&mut self, position: &Position<'_, G>) -> Option<M> {
        let Position { game, state, .. } = position;
        match position.turn {
            Turn::Chance if position.outcomes.is_empty() => None,
            Turn::Chance => Some(game.draw(state, self.dice.roll())),
            _ if position.legal.is_empty() => None,
            // The scratch buffer is handed over as the last move left it: clearing it is the game's business.
            _ if self.policy == Policy::Light => Some(game.light(state, &mut self.scratch, &mut self.rng)),
            _ => Some(position.legal[below(&mut self.rng, position.legal.len())]),
        }
    }
}

/// A game from some state to its end.
pub(super) struct PlayedOut<G: Subject> {
    pub(super) plies: Vec<Ply<G::Move>>,
    pub(super) end: G::State,
}

/// Plays on from `state` to the end without checking anything but that it comes within `most` moves.
pub(super) fn play_out<G: Subject>(
    game: &G,
    state: &G::State,
    policy: Policy,
    seed: Seed,
    most: u32,
) -> Result<PlayedOut<G>, String> {
    guarded(|| {
        let mut chooser = Chooser::new(policy, seed);
        let mut state = state.clone();
        let mut plies = Vec::new();
        loop {
            let position = Position::of(game, &state);
            let seat = position.to_move();
            if position.turn == Turn::Over {
                return Ok(PlayedOut { plies, end: state });
            }
            if plies.len() >= most.min(LONGEST) as usize {
                return Err(format!("it is not over after {} moves", plies.len()));
            }
            let mv = chooser
                .choose(&position)
                .ok_or_else(|| format!("{:?} has no move", position.turn))?;
            game.play_unchecked(&mut state, mv, &mut ());
            plies.push(Ply { seat, mv });
        }
    })
    .unwrap_or_else(|panic| Err(format!("it panicked: {panic}")))
}

/// Calls `question` and turns a panic into its message.
pub(super) fn guarded<T>(question: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(question)).map_err(|payload| message(&*payload))
}

fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without a message").to_owned()
}

/// A generator for the kit's own choices, different for every `purpose`.
pub(super) fn generator(seed: &Seed, purpose: u64) -> PlayoutRng {
    let mut rng = seed.nth(purpose).playout_rng();
    PlayoutRng::seed_from_u64(rng.next_u64())
}
