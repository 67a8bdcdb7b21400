//! Playing a game out with its quick policy, and what came of it.

use engine::{Game, Heuristics, MAX_SEATS, PlayoutRng, Rng, Score, Seat, Turn};

/// Plays `state` to its end: seats move by the game's quick policy, chance is drawn. Allocates nothing once
/// `scratch` has grown.
pub fn play_out<G: Heuristics>(game: &G, state: &mut G::State, scratch: &mut Vec<G::Move>, rng: &mut PlayoutRng) {
    play_out_past(game, state, scratch, rng, u32::MAX, |_| true);
}

/// Plays `state` on and shows `look` the state when the seat to move has changed `turns` times; `look` says whether to
/// play on to the end. Says whether the game is over.
#[inline]
pub(crate) fn play_out_past<G: Heuristics>(
    game: &G,
    state: &mut G::State,
    scratch: &mut Vec<G::Move>,
    rng: &mut PlayoutRng,
    turns: u32,
    mut look: impl FnMut(&G::State) -> bool,
) -> bool {
    let mut changes = 0;
    let mut in_turn = None;
    loop {
        let mv = match game.turn(state) {
            Turn::Chance => game.draw(state, rng.next_u64()),
            Turn::Seat(seat) => {
                if in_turn != Some(seat) {
                    if changes == turns && !look(state) {
                        return false;
                    }
                    changes += 1;
                    in_turn = Some(seat);
                }
                scratch.clear();
                game.light(state, scratch, rng)
            }
            Turn::Over => return true,
        };
        game.play_unchecked(state, mv, &mut ());
    }
}

/// The scores of all seats.
#[derive(Clone, Copy)]
pub(crate) struct Outcome {
    scores: [Score; MAX_SEATS],
    players: usize,
}

impl Outcome {
    /// Two, three or four winners can share so many parts.
    pub const PARTS: u64 = 12;

    /// The scores of `state`, final if the game is over.
    #[inline]
    pub fn of<G: Game>(game: &G, state: &G::State) -> Outcome {
        let mut scores = [Score::default(); MAX_SEATS];
        let players = game.players();
        for seat in Seat::all(players) {
            scores[seat.index()] = game.score(state, seat);
        }
        Outcome { scores, players }
    }

    /// What `seat` has of the victory: 1 alone, a half if two share it, 0 if it lost.
    #[inline]
    pub fn share(&self, seat: Seat) -> f32 {
        let scores = &self.scores[..self.players];
        let own = scores[seat.index()];
        if scores.iter().any(|other| *other > own) {
            return 0.0;
        }
        1.0 / scores.iter().filter(|other| **other == own).count() as f32
    }

    /// What `seat` has of a victory of [`Outcome::PARTS`] parts: a whole number, so that sums over many games do not
    /// depend on their order.
    #[inline]
    pub fn parts(&self, seat: Seat) -> u64 {
        (self.share(seat) * Self::PARTS as f32).round() as u64
    }

    /// The points of `seat`.
    #[inline]
    pub fn points(&self, seat: Seat) -> i32 {
        self.scores[seat.index()].points
    }

    /// By how many points `seat` leads its best rival; alone at the table, its points.
    #[inline]
    pub fn margin(&self, seat: Seat) -> i32 {
        let rivals = Seat::all(self.players).filter(|&rival| rival != seat);
        self.points(seat) - rivals.map(|rival| self.points(rival)).max().unwrap_or(0)
    }
}
