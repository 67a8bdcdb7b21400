//! What a position is worth to a seat: the points of its levels at the chamber values to be expected, and of the
//! levels and intrigues that its wheel, ships, factories and stocks will still allow.

use engine::Seat;

use super::even_payment;
use super::weights::Evaluation;
use crate::Noria;
use crate::kinds::SpaceSet;
use crate::kinds::{Chamber, DiscKind, Good, Path, Resource};
use crate::moves::{Amounts, Move};
use crate::state::{Player, State, Step};
use crate::wheel::{Ring, Space};

/// What the rest of the game holds for a player.
struct Outlook {
    /// The expected values of the chambers.
    values: [f32; 6],
    /// The points this all comes to.
    points: f32,
    /// What one more resource is worth.
    resource: f32,
    /// What one more knowledge is worth.
    knowledge: f32,
    /// Turns to come.
    turns: f32,
}

/// How often each kind of disc is used in a turn.
struct Rates<'a> {
    rates: [f32; 7],
    weights: &'a Evaluation,
}

impl Rates<'_> {
    fn of<'a>(player: &Player, weights: &'a Evaluation) -> Rates<'a> {
        let mut rates = [0.0; 7];
        let mut doubles = 0.0;
        let mut crowd = [0_usize; 3];
        for (space, _) in player.wheel.discs() {
            crowd[space.ring() as usize] += 1;
        }
        let uses = |space: Space| {
            let crowd = crowd[space.ring() as usize];
            match space.ring() {
                Ring::Large => weights.uses_large[crowd],
                Ring::Medium => weights.uses_medium[crowd],
                Ring::Small => weights.uses_small[crowd],
            }
        };
        for (space, disc) in player.wheel.discs() {
            if disc.is_upgraded() {
                doubles += uses(space);
            }
        }
        // One disc a turn is used twice, so upgraded discs share that.
        let twice = if doubles > weights.doubled {
            weights.doubled / doubles
        } else {
            1.0
        };
        for (space, disc) in player.wheel.discs() {
            let times = if disc.is_upgraded() { 1.0 + twice } else { 1.0 };
            rates[disc.kind().index()] += uses(space) * times;
        }
        Rates { rates, weights }
    }

    fn of_kind(&self, kind: DiscKind) -> f32 {
        // A bonus disc is mostly a second city or a second cargo.
        let bonus = self.rates[DiscKind::Bonus.index()];
        let share = match kind {
            DiscKind::City => self.weights.bonus_city,
            DiscKind::Bonus => 0.0,
            DiscKind::Journey | DiscKind::Tool => self.weights.bonus_ship,
            _ => self.weights.bonus_cargo,
        };
        self.rates[kind.index()] + bonus * share
    }
}

impl Noria {
    /// The points a seat seems to be heading for. Within a decision of several moves: those of its best completion.
    pub(crate) fn prospects(&self, state: &State, seat: Seat) -> f32 {
        if seat != state.seat {
            return self.outlook(state, seat, 0.0).points;
        }
        match state.step {
            Step::Use
            | Step::UseAgain
            | Step::Repeat
            | Step::RepeatAgain
            | Step::Land
            | Step::Modify(_)
            | Step::Dismiss
            | Step::Place => self.best_completion(state, seat),
            // The order matters only where one bought disc goes over another.
            Step::Next => match state.turn.centre[0] {
                Some(first) => self.prospects_after(state, seat, Move::Next(first)),
                None => self.outlook(state, seat, 0.0).points,
            },
            Step::Pay(deed) => {
                let paid = even_payment(self.bill(state, deed), *state.mover().resources.values());
                self.prospects_after(state, seat, Move::Pay(Amounts(paid)))
            }
            Step::PayGoods(_) => self.best_completion(state, seat),
            Step::Reveal => self.prospects_of_discovery(state, seat),
            Step::Influence | Step::Action => {
                let outlook = self.outlook(state, seat, self.weights.evaluation.turn_begun);
                outlook.points + self.promise_of_turn(state, &outlook)
            }
            Step::Politics => self.outlook(state, seat, self.weights.evaluation.turn_ending).points,
            _ => self.outlook(state, seat, 0.0).points,
        }
    }

    fn prospects_after(&self, state: &State, seat: Seat, mv: Move) -> f32 {
        let mut after = state.clone();
        self.play_move(&mut after, mv, &mut ());
        self.prospects(&after, seat)
    }

    fn best_completion(&self, state: &State, seat: Seat) -> f32 {
        let mut moves = Vec::new();
        self.list_moves(state, &mut moves);
        // Trades can be made before and after, so they complete nothing.
        moves.retain(|mv| !matches!(mv, Move::Sell(_) | Move::Acquire(_)));
        let values = moves.into_iter().map(|mv| self.prospects_after(state, seat, mv));
        values.fold(f32::NEG_INFINITY, f32::max)
    }

    /// An island not yet seen is worth what it mostly brings: the ship that is lacking most.
    fn prospects_of_discovery(&self, state: &State, seat: Seat) -> f32 {
        let mut after = state.clone();
        let ships = &mut after.mover_mut().ships;
        let lacking = Resource::ALL.iter().copied().min_by_key(|&resource| ships[resource]);
        ships[lacking.unwrap_or(Resource::Energy)] += 1;
        after.turn.actions_left = 0;
        after.step = Step::Action;
        self.prospects(&after, seat)
    }

    /// `this_turn` is the part of the turn in progress that counts as a turn to come.
    fn outlook(&self, state: &State, seat: Seat, this_turn: f32) -> Outlook {
        let weights = &self.weights.evaluation;
        let player = &state.players[seat.index()];
        let to_come = if state.step == Step::Over {
            0
        } else {
            self.turns_to_come(state, seat)
        };
        let turns = f32::from(to_come) + this_turn;
        let values = self.expected_values(state, weights.seated * turns / (turns + weights.seated_turns));
        let rates = Rates::of(player, weights);
        let budget = self.budget(player, &rates, turns);
        let chances = turns * rates.of_kind(DiscKind::City);

        let shares = self.shares(player, &values, &rates, turns);
        let cost: f32 = shares.iter().map(|&(share, cost)| share * cost).sum::<f32>().max(1.0);
        let affordable = budget / cost;
        // The smaller of the two, a little less where they are close.
        let together = (chances * chances + affordable * affordable).sqrt().max(0.01);
        let gained = chances * affordable / together;
        let by_resource = chances * chances * chances / (together * together * together) / cost;

        let mut levels = [0.0; 4];
        let mut worth = 0.0;
        for (index, &(share, _)) in shares.iter().enumerate() {
            let now = f32::from(player.levels.values()[index]);
            levels[index] = (now + gained * share).min(9.0);
            worth += share * values[index];
        }
        let highest = levels.iter().copied().fold(0.0, f32::max);
        let lowest = levels.iter().copied().fold(9.0, f32::min);
        let [specialization, division] =
            [Chamber::Specialization, Chamber::Division].map(|chamber| values[chamber.index()]);
        let mut points = highest * specialization + lowest * division;
        for (level, value) in levels.iter().zip(&values) {
            points += level * value;
        }

        let (intrigues, by_knowledge) = self.intrigues_to_come(state, player, turns);
        let per_intrigue = weights.intrigue * highest;
        points += intrigues * per_intrigue;
        // Ships and warehouses decide ties only.
        points -= player.belongings() as f32 * 0.001;
        Outlook {
            values,
            points,
            resource: by_resource * (worth + specialization * weights.specialization),
            knowledge: by_knowledge * per_intrigue,
            turns,
        }
    }

    /// The resources, goods counted by what they cost, that the player has and will have.
    fn budget(&self, player: &Player, rates: &Rates<'_>, turns: f32) -> f32 {
        let weights = &self.weights.evaluation;
        let growth = turns * rates.of_kind(DiscKind::Journey) * weights.ships_to_come;
        let better = 1.0 + turns * rates.of_kind(DiscKind::Tool) * weights.upgrades_to_come;
        let mut income = 0.0;
        let (mut least, mut stock) = (f32::MAX, 0.0);
        for resource in Resource::ALL {
            income += rates.of_kind(resource.into()) * (f32::from(player.ships[resource]) + growth);
            let held = f32::from(player.resources[resource]);
            least = least.min(held);
            stock += held;
        }
        let goods: f32 = Good::ALL
            .iter()
            .map(|&good| f32::from(player.goods[good]) * (f32::from(good.cost_size()) + weights.good))
            .sum();
        stock + weights.even_stock * least + goods + weights.spent_well * turns * income * better
    }

    /// How the levels to come spread over the paths, and what one costs there in resources.
    fn shares(&self, player: &Player, values: &[f32; 6], rates: &Rates<'_>, turns: f32) -> [(f32, f32); 4] {
        let weights = &self.weights.evaluation;
        let highest = player.levels.values().iter().copied().max().unwrap_or(0);
        let tools = rates.of_kind(DiscKind::Tool) * turns;
        let mut sum = 0.0;
        let mut shares = Path::ALL.iter().map(|&path| {
            let own = player.levels[path];
            let Some(level) = self.material.levels[path].get(usize::from(own)) else {
                return (0.0, 0.0);
            };
            let price = f32::from(level.price) + weights.level_effort;
            let (cost, feasible) = match path.goods() {
                None if level.different => (price, 1.0),
                None => (price * weights.alike, 1.0),
                Some(goods) => {
                    let each = f32::from(goods[0].cost_size());
                    let (mut held, mut full) = (0.0, 0.0);
                    for &good in goods {
                        held += f32::from(player.warehouses[good]);
                        full += f32::from(player.goods[good]);
                    }
                    // Empty warehouses serve only as often as a tool fills them.
                    let made = (held - full) * (tools * weights.tool_fills).min(weights.most_fillings) + full;
                    let likely = (made / price * weights.stocked).min(1.0) + weights.unlikely;
                    (price * each + weights.good_effort, likely)
                }
            };
            let top = if own == highest {
                values[Chamber::Specialization.index()]
            } else {
                0.0
            };
            let worth = values[path.index()] + top + weights.level_worth;
            let appeal = worth / (cost + weights.level_cost) * feasible;
            (appeal * appeal * appeal, cost)
        });
        let mut shares: [(f32, f32); 4] = std::array::from_fn(|_| shares.next().unwrap_or_default());
        for (appeal, _) in &shares {
            sum += appeal;
        }
        for (appeal, _) in &mut shares {
            *appeal /= sum.max(1e-6);
        }
        shares
    }

    /// How many intrigues the player's knowledge will pay for, and how many more with one knowledge more.
    fn intrigues_to_come(&self, state: &State, player: &Player, turns: f32) -> (f32, f32) {
        let weights = &self.weights.evaluation;
        let waiting: u8 = state.chambers.values().iter().map(|chamber| chamber.waiting).sum();
        // Half of those who wait will be dismissed, and rivals want their part.
        let open = f32::from(waiting) * weights.open_intrigues / self.players as f32;
        let income = f32::from(self.material.factory_income[player.built()]) + weights.knowledge_income;
        let knowledge = f32::from(player.knowledge) + turns * income * weights.knowledge_spent;
        let now = f32::from(state.round.max(1));
        let halfway = ((now + turns * weights.intrigue_time) as u8).min(self.rounds());
        let price =
            f32::from(self.material.visible_gears[usize::from(self.round_space(halfway))]) * weights.intrigue_price;
        let payable = knowledge / price;
        let sum = payable + open + 0.01;
        if turns <= 0.0 {
            return (0.0, 0.0);
        }
        (payable * open / sum, open * open / (sum * sum) / price)
    }

    /// What the discs that can still be activated this turn promise, in the best combination.
    fn promise_of_turn(&self, state: &State, outlook: &Outlook) -> f32 {
        let turn = &state.turn;
        let open = Space::compatible_with(turn.activated, self.strict).without(turn.fresh);
        let wheel = &state.mover().wheel;
        let mut promises = [0.0_f32; crate::wheel::SPACES];
        let mut extra = 0.0_f32;
        for space in open.iter() {
            if let Some(disc) = wheel.at(space) {
                let promise = self.promise_of_disc(state, outlook, disc.kind());
                promises[space.index()] = promise;
                if disc.is_upgraded() && !turn.doubled {
                    extra = extra.max(promise * self.weights.evaluation.twice);
                }
            }
        }
        let of_combination = |combination: SpaceSet| {
            if !turn.activated.without(combination).is_empty() {
                return 0.0;
            }
            open.and(combination).iter().map(|space| promises[space.index()]).sum()
        };
        let best = Space::COMBINATIONS.map(of_combination).into_iter().fold(0.0, f32::max);
        best + extra
    }

    fn promise_of_disc(&self, state: &State, outlook: &Outlook, kind: DiscKind) -> f32 {
        let weights = &self.weights.evaluation;
        let player = state.mover();
        let action = match kind {
            DiscKind::Energy | DiscKind::Mycelium | DiscKind::Obsidian => {
                let ships = kind.resource().map_or(0, |resource| player.ships[resource]);
                f32::from(ships) * outlook.resource
            }
            DiscKind::City => {
                let worth = |&path: &Path| {
                    let payable = self.check_investment(state, path).is_ok();
                    let price = self.material.levels[path].get(usize::from(player.levels[path]));
                    let cost = price.map_or(0.0, |price| f32::from(price.price)) * outlook.resource;
                    if payable {
                        outlook.values[path.index()] - cost
                    } else {
                        0.0
                    }
                };
                Path::ALL
                    .iter()
                    .map(worth)
                    .fold(outlook.turns * weights.later_city, f32::max)
            }
            DiscKind::Journey => outlook.turns * outlook.resource * weights.journey,
            DiscKind::Tool => outlook.turns * outlook.resource * weights.tool,
            DiscKind::Bonus => outlook.resource * weights.bonus,
        };
        // Whatever lies there can be inspected.
        (action * weights.action).max(outlook.knowledge)
    }
}
