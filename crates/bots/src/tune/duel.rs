//! Two sets of weights against each other on one deal.

use engine::{Dice, Heuristics, Observation, PlayoutRng, Seat, Seed, Turn, Viewer};

use crate::playout::Outcome;
use crate::{Bot, BotSpec};

/// What a certain victory counts: leads are whole numbers, so that sums do not depend on their order.
pub(super) const UNIT: i64 = 1 << 16;

/// The part of a lead that is victory; the rest is the margin, which tells more about a single game.
const VICTORY: f64 = 0.5;

/// What margins are usual, so that they count alike in any game.
pub(super) struct Gauge {
    usual: f64,
    spread: f64,
}

impl Gauge {
    /// Gauges a few games in which everybody plays with the same weights.
    pub fn of<G: Heuristics>(game: &G, bot: BotSpec, seed: &Seed) -> Gauge {
        const GAMES: u64 = 32;
        let duel = |index| play([game, game], bot, &seed.nth(index), 0);
        let mut margins = Vec::new();
        for index in 0..GAMES {
            let outcome = duel(index);
            margins.extend(Seat::all(game.players()).map(|seat| f64::from(outcome.margin(seat))));
        }
        let count = margins.len() as f64;
        let usual = margins.iter().sum::<f64>() / count;
        let variance = margins.iter().map(|margin| (margin - usual).powi(2)).sum::<f64>() / count;
        Gauge {
            usual,
            spread: variance.sqrt().max(1.0),
        }
    }

    /// What a seat's result counts, from 0 to [`UNIT`].
    fn worth(&self, outcome: &Outcome, seat: Seat) -> i64 {
        let above = (f64::from(outcome.margin(seat)) - self.usual) / self.spread;
        let margin = 0.5 + 0.5 * above / (4.0 + above * above).sqrt();
        let worth = VICTORY * f64::from(outcome.share(seat)) + (1.0 - VICTORY) * margin;
        (worth * UNIT as f64).round() as i64
    }
}

/// One deal, played twice with the sides changed.
pub(super) struct Duel<'a, G> {
    pub games: &'a [G; 2],
    pub bot: BotSpec,
    pub gauge: &'a Gauge,
}

impl<G: Heuristics> Duel<'_, G> {
    /// By how much the first weights did better than the second, for each seat they held.
    pub fn play(&self, deal: &Seed) -> i64 {
        let [first, second] = self.games;
        let mut lead = 0;
        for turned in 0..2 {
            let outcome = play([first, second], self.bot, deal, turned);
            for seat in Seat::all(first.players()) {
                let worth = self.gauge.worth(&outcome, seat);
                lead += if side(seat, turned) == 0 { worth } else { -worth };
            }
        }
        lead / first.players() as i64
    }
}

/// Whose weights play at a seat: the sides alternate around the table.
fn side(seat: Seat, turned: usize) -> usize {
    (seat.index() + turned) % 2
}

/// One game to its end.
fn play<G: Heuristics>(games: [&G; 2], bot: BotSpec, deal: &Seed, turned: usize) -> Outcome {
    let rules = games[0];
    let choices = deal.nth(turned as u64);
    let mut players: Vec<Player<G>> = Seat::all(rules.players())
        .map(|seat| Player::new(bot, &choices.nth(seat.index() as u64)))
        .collect();
    let mut dice = Dice::new(deal);
    let mut state = rules.start();
    loop {
        let mv = match rules.turn(&state) {
            Turn::Over => return Outcome::of(rules, &state),
            Turn::Chance => rules.draw(&state, dice.roll()),
            Turn::Seat(seat) => players[seat.index()].choose(games[side(seat, turned)], &state, seat),
        };
        rules.play_unchecked(&mut state, mv, &mut ());
    }
}

/// Who sits at a seat. The quick policy is asked at once: it makes millions of moves a second, and preparing
/// an observation for each would take longer than the move.
enum Player<G: Heuristics> {
    Quick(Vec<G::Move>, PlayoutRng),
    Thinking(Box<dyn Bot<G>>),
}

impl<G: Heuristics> Player<G> {
    fn new(bot: BotSpec, seed: &Seed) -> Player<G> {
        match bot {
            BotSpec::Light => Player::Quick(Vec::new(), seed.playout_rng()),
            _ => Player::Thinking(bot.build(seed)),
        }
    }

    #[inline]
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat) -> G::Move {
        match self {
            Player::Quick(scratch, rng) => {
                scratch.clear();
                game.light(state, scratch, rng)
            }
            Player::Thinking(bot) => bot.choose(game, &Observation::of(game, state, Viewer::Seat(seat))),
        }
    }
}
