//! Who sits where in which game.

/// The games of a contest between so many bots at a table with so many seats.
///
/// The games come in rounds: in a round every bot at the table sits once at every seat. Where there are more bots than
/// seats, every choice of bots has its round, one after the other, and that is a cycle. All games of a round have the same
/// deal, which cancels what a deal gives to a seat; every round has another, since no rotation cancels what a deal gives to a
/// way of playing. From cycle to cycle the order around the table changes, so that over the cycles everyone follows everyone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schedule {
    bots: usize,
    seats: usize,
    choices: u64,
}

impl Schedule {
    /// # Panics
    /// If there are fewer bots than seats.
    pub fn new(bots: usize, seats: usize) -> Schedule {
        assert!(
            bots >= seats && seats > 0,
            "{seats} seats need as many bots, not {bots}"
        );
        Schedule {
            bots,
            seats,
            choices: choose(bots as u64, seats as u64),
        }
    }

    /// How many games it takes until every bot has sat everywhere, against everyone, equally often.
    pub fn cycle(&self) -> u64 {
        self.choices * self.seats as u64
    }

    /// The number of the deal of a game.
    pub fn deal(&self, game: u64) -> u64 {
        game / self.seats as u64
    }

    /// Which bot sits at each seat in a game.
    pub fn seating(&self, game: u64) -> Vec<usize> {
        let (round, turned) = (game / self.seats as u64, (game % self.seats as u64) as usize);
        let mut present = self.choice(round % self.choices);
        // The first one stays and the others take the order with this number: every circle of players once.
        let mut others = present.split_off(1);
        let mut order = round / self.choices;
        let mut seats = present;
        while !others.is_empty() {
            let left = others.len() as u64;
            seats.push(others.remove((order % left) as usize));
            order /= left;
        }
        seats.rotate_right(turned);
        seats
    }

    /// The choice of bots with this number, in the order of the bots.
    fn choice(&self, mut number: u64) -> Vec<usize> {
        let mut chosen = Vec::with_capacity(self.seats);
        for bot in 0..self.bots {
            let missing = self.seats - chosen.len();
            if missing == 0 {
                break;
            }
            let with = choose((self.bots - bot - 1) as u64, missing as u64 - 1);
            match number.checked_sub(with) {
                Some(rest) => number = rest,
                None => chosen.push(bot),
            }
        }
        chosen
    }
}

/// In how many ways `taken` of `all` can be chosen.
fn choose(all: u64, taken: u64) -> u64 {
    (0..taken.min(all)).fold(u64::from(taken <= all), |ways, index| {
        ways * (all - index) / (index + 1)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn in_a_round_everyone_at_the_table_sits_everywhere_once() {
        for (bots, seats) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 2), (6, 4)] {
            let schedule = Schedule::new(bots, seats);
            for round in 0..60 {
                let games = (0..seats).map(|turned| schedule.seating((round * seats + turned) as u64));
                let games: Vec<Vec<usize>> = games.collect();
                let sorted = |mut present: Vec<usize>| {
                    present.sort_unstable();
                    present
                };
                for seat in 0..seats {
                    let sat: Vec<usize> = games.iter().map(|seats| seats[seat]).collect();
                    assert_eq!(sorted(sat), sorted(games[0].clone()));
                }
            }
        }
    }

    #[test]
    fn over_the_cycles_every_seating_comes_equally_often() {
        for (bots, seats, seatings) in [(2, 2, 2), (3, 3, 6), (4, 4, 24), (4, 2, 12), (5, 3, 60), (6, 4, 360)] {
            let schedule = Schedule::new(bots, seats);
            let mut seen = BTreeMap::<Vec<usize>, u32>::new();
            for game in 0..2 * seatings {
                *seen.entry(schedule.seating(game)).or_default() += 1;
            }
            assert_eq!(seen.len() as u64, seatings);
            assert!(seen.values().all(|&times| times == 2));
        }
    }

    #[test]
    fn in_a_cycle_all_pairs_meet_equally_often_and_every_round_has_its_deal() {
        let schedule = Schedule::new(5, 3);
        assert_eq!(schedule.cycle(), 30);
        let mut met = BTreeMap::<(usize, usize), u32>::new();
        for game in 30..60 {
            assert_eq!(schedule.deal(game), game / 3);
            let present = schedule.seating(game);
            for &one in &present {
                for &other in present.iter().filter(|&&other| other > one) {
                    *met.entry((one, other)).or_default() += 1;
                }
            }
        }
        assert_eq!(met.len(), 10);
        assert!(met.values().all(|&times| times == 9));
    }
}
