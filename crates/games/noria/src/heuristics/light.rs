//! A quick sensible move: ships and factories early, resources before spending, levels where they will count, and
//! politicians for the own paths; with enough luck in it that no two games are alike.

use engine::{Rng, Seat, below};

use super::even_payment;
use crate::Noria;
use crate::kinds::SpaceSet;
use crate::kinds::{Chamber, DiscKind, Good, Island, Path, Resource};
use crate::material::FACTORIES;
use crate::moves::{Amounts, Move};
use crate::score::rewarded_level;
use crate::state::{Player, State, Step};
use crate::wheel::{Ring, Space, Wheel};

/// The factories worth building before ships: the first ones bring the most knowledge.
const FIRST_FACTORIES: usize = 3;

/// Small random amounts out of one random word.
struct Luck(u64);

impl Luck {
    /// From 0 up to `most`.
    #[inline]
    fn up_to(&mut self, most: f32) -> f32 {
        let bits = self.0 & 0xff;
        self.0 = self.0.rotate_right(8);
        bits as f32 * (most / 256.0)
    }

    /// True once in 256 parts so many.
    #[inline]
    fn once_in_256(&mut self, parts: u64) -> bool {
        let bits = self.0 & 0xff;
        self.0 = self.0.rotate_right(8);
        bits < parts
    }
}

impl Noria {
    pub(crate) fn light_move<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        let mut luck = Luck(rng.next_u64());
        match state.step {
            Step::Influence => self.light_influence(state, &mut luck),
            Step::Action => self.light_action(state, &mut luck),
            Step::Pay(deed) => {
                let paid = even_payment(self.bill(state, deed), *state.mover().resources.values());
                Move::Pay(Amounts(paid))
            }
            Step::Politics => self.light_intrigue(state, &mut luck),
            _ => {
                scratch.clear();
                self.list_moves(state, scratch);
                match state.step {
                    Step::Use
                    | Step::UseAgain
                    | Step::Land
                    | Step::Dismiss
                    | Step::Place
                    | Step::Repeat
                    | Step::RepeatAgain => {
                        let mut best = (f32::NEG_INFINITY, scratch[0]);
                        for &mv in scratch.iter() {
                            let appeal = self.appeal(state, mv, &mut luck);
                            if appeal > best.0 {
                                best = (appeal, mv);
                            }
                        }
                        best.1
                    }
                    _ => scratch[below(rng, scratch.len())],
                }
            }
        }
    }

    /// What speaks for a move within an action, a removal or a placement.
    #[inline]
    fn appeal(&self, state: &State, mv: Move, luck: &mut Luck) -> f32 {
        let weights = &self.weights.quick;
        let turns = f32::from(self.turns_to_come(state, state.seat));
        let appeal = match mv {
            Move::Invest(path) => weights.invest + self.appeal_of_level(state, path),
            Move::Buy(kind) => self.appeal_of_disc(state, kind, turns),
            Move::Explore => weights.explore,
            Move::Visit(island) => self.appeal_of_island(state, island),
            Move::Ship(resource) => {
                let ships = f32::from(state.mover().ships[resource]) * weights.ships;
                weights.ship - ships + luck.up_to(weights.ship_whim)
            }
            Move::Build(space) => self.appeal_of_factory(state, space),
            Move::Upgrade(space) => self.appeal_of_upgrade(state, space, turns),
            Move::Produce(good, number) => self.appeal_of_goods(state, &[good], number, turns),
            Move::ProduceEach(goods) => {
                let number = goods.len() as u8;
                let complex = goods.iter().any(Good::is_complex);
                let simple = goods.iter().any(|good| !good.is_complex());
                let spread = if complex && simple { 0.0 } else { weights.like_goods };
                let first = goods.iter().next().unwrap_or(Good::Propeller);
                self.appeal_of_goods(state, &[first], number, turns) + spread
            }
            Move::Repeat(space) => {
                let kind = state
                    .mover()
                    .wheel
                    .at(space)
                    .map_or(DiscKind::Bonus, |disc| disc.kind());
                self.promise(state, state.mover(), kind, turns)
            }
            Move::Dismiss(chamber) => self.appeal_of_removal(state, chamber),
            Move::Place(space) => self.appeal_of_place(state, space),
            Move::Stop => weights.stop,
            _ => -9.0,
        };
        appeal + luck.up_to(weights.whim)
    }

    /// What the level is expected to bring, less what it costs.
    fn appeal_of_level(&self, state: &State, path: Path) -> f32 {
        let player = state.mover();
        let values = self.expected_values(state, self.weights.quick.seated);
        let own = player.levels[path];
        let highest = player.levels.values().iter().copied().max().unwrap_or(0);
        let lowest = player.levels.values().iter().copied().min().unwrap_or(0);
        let top = if own == highest {
            values[Chamber::Specialization.index()]
        } else {
            0.0
        };
        let bottom = if own == lowest {
            values[Chamber::Division.index()] * self.weights.quick.division
        } else {
            0.0
        };
        let price = self.price_of_level(state, path).map_or(0, |price| price.amount) + self.path_toll(state, path);
        values[path.index()] + top + bottom - self.weights.quick.price * f32::from(price)
    }

    fn appeal_of_disc(&self, state: &State, kind: DiscKind, turns: f32) -> f32 {
        if turns < 3.0 {
            return 0.0;
        }
        let player = state.mover();
        let crowd = player.wheel.len() as f32;
        let same = player.wheel.discs().filter(|(_, disc)| disc.kind() == kind).count() as f32;
        let weights = &self.weights.quick;
        let [city, bonus, journey, tool, cargo] = weights.disc;
        let wanted = match kind {
            DiscKind::City => city,
            DiscKind::Bonus => bonus,
            DiscKind::Journey => journey,
            DiscKind::Tool => tool,
            _ => {
                cargo
                    + kind
                        .resource()
                        .map_or(0.0, |resource| f32::from(player.ships[resource]) * weights.disc_ship)
            }
        };
        wanted + turns * weights.disc_turn - crowd * weights.disc_crowd - same * weights.disc_same
    }

    fn appeal_of_island(&self, state: &State, island: Island) -> f32 {
        let player = state.mover();
        let docks = &state.docks[island];
        let ships: u8 = docks.values().iter().sum();
        let free = self.material.islands[island].spaces().count() - self.taken_spaces(state, island).len();
        let factory = player.built() < FIRST_FACTORIES && free > 0;
        let toll = f32::from(self.landing_toll(state, island));
        let weights = &self.weights.quick;
        let site = if factory { weights.island_factory } else { 0.0 };
        f32::from(ships.min(2)) * weights.island_ship + site - toll * weights.island_toll
    }

    fn appeal_of_factory(&self, state: &State, space: u8) -> f32 {
        let player = state.mover();
        let built = player.built();
        let income = &self.material.factory_income;
        let gears = f32::from(income[(built + 1).min(FACTORIES)] - income[built]);
        let turns = f32::from(self.turns_to_come(state, state.seat));
        let factory = player
            .ambassador
            .and_then(|island| self.material.islands[island].factories[usize::from(space)]);
        let Some(factory) = factory else { return 0.0 };
        let path = if factory.good.is_complex() {
            Path::Research
        } else {
            Path::Exploration
        };
        let level = f32::from(player.levels[path]);
        let weights = &self.weights.quick;
        let warehouse = weights.factory_warehouse + weights.factory_level * level;
        gears * turns * weights.factory_gears + f32::from(factory.warehouses) * warehouse
    }

    fn appeal_of_upgrade(&self, state: &State, space: Space, turns: f32) -> f32 {
        let player = state.mover();
        let Some(disc) = player.wheel.at(space) else { return 0.0 };
        let upgraded = player.wheel.discs().filter(|(_, disc)| disc.is_upgraded()).count() as f32;
        let weights = &self.weights.quick;
        let [city, journey, tool, bonus] = weights.upgrade;
        let used = match disc.kind() {
            DiscKind::City => city,
            DiscKind::Journey => journey,
            DiscKind::Tool => tool,
            DiscKind::Bonus => bonus,
            kind => kind
                .resource()
                .map_or(0.0, |resource| f32::from(player.ships[resource]) * weights.upgrade_ship),
        };
        used + turns * weights.upgrade_turn - upgraded * weights.upgraded
    }

    /// Goods serve the path they pay for, and the black market a little.
    fn appeal_of_goods(&self, state: &State, goods: &[Good], number: u8, turns: f32) -> f32 {
        let player = state.mover();
        let complex = goods.iter().any(|good| good.is_complex());
        let path = if complex { Path::Research } else { Path::Exploration };
        let values = self.expected_values(state, self.weights.quick.seated);
        let level = f32::from(player.levels[path]);
        let stocked: u8 = path
            .goods()
            .unwrap_or_default()
            .iter()
            .map(|&good| player.goods[good])
            .sum();
        let weights = &self.weights.quick;
        let each = weights.good + values[path.index()] * weights.good_value + level * weights.good_level;
        let at_all = if turns < 1.0 { weights.late_goods } else { weights.goods };
        f32::from(number) * each - f32::from(stocked) * weights.good_stock + at_all
    }

    /// Rivals' hopes are worth removing, one's own are not.
    fn appeal_of_removal(&self, state: &State, chamber: Chamber) -> f32 {
        let step = f32::from(self.material.chambers[chamber][4]) / 4.0;
        let own = f32::from(rewarded_level(state.mover(), chamber));
        step * (self.rivals_level(state, chamber) - own)
    }

    /// The highest level a rival has there.
    fn rivals_level(&self, state: &State, chamber: Chamber) -> f32 {
        let rivals = Seat::all(self.players).filter(|&seat| seat != state.seat);
        let level = |seat: Seat| rewarded_level(&state.players[seat.index()], chamber);
        f32::from(rivals.map(level).max().unwrap_or(0))
    }

    fn appeal_of_place(&self, state: &State, space: Space) -> f32 {
        let weights = &self.weights.quick;
        let player = state.mover();
        let Some(old) = player.wheel.at(space) else {
            let [small, medium, large] = weights.place;
            return match space.ring() {
                Ring::Small => small,
                Ring::Medium => medium,
                Ring::Large => large,
            };
        };
        let [city, journey, bonus] = weights.covered;
        let kept = match old.kind() {
            DiscKind::City => city,
            DiscKind::Journey | DiscKind::Tool => journey,
            DiscKind::Bonus => bonus,
            kind => kind
                .resource()
                .map_or(0.0, |resource| f32::from(player.ships[resource])),
        };
        -kept
            - if old.is_upgraded() {
                weights.covered_upgrade
            } else {
                0.0
            }
    }

    /// What an action of a disc promises, roughly, in resources.
    #[inline]
    fn promise(&self, state: &State, player: &Player, kind: DiscKind, turns: f32) -> f32 {
        let weights = &self.weights.quick;
        let cargo = |resource: Resource| f32::from(player.ships[resource]) + weights.cargo;
        match kind {
            DiscKind::Energy | DiscKind::Mycelium | DiscKind::Obsidian if turns < 1.0 => weights.last_cargo,
            DiscKind::Energy => cargo(Resource::Energy),
            DiscKind::Mycelium => cargo(Resource::Mycelium),
            DiscKind::Obsidian => cargo(Resource::Obsidian),
            DiscKind::City if player.total() >= 2 => weights.city,
            DiscKind::City => weights.later_city + turns * weights.later_city_turn,
            DiscKind::Journey => turns * weights.journey,
            DiscKind::Tool => weights.tool + turns * weights.tool_turn,
            DiscKind::Bonus if state.turn.acted.is_empty() => weights.bonus[0],
            DiscKind::Bonus => weights.bonus[1],
        }
    }

    /// The best combination of discs still open, its discs in a sensible order; those that can do nothing are
    /// inspected.
    fn light_action(&self, state: &State, luck: &mut Luck) -> Move {
        let turn = &state.turn;
        let player = state.mover();
        let turns = f32::from(self.turns_to_come(state, state.seat));
        let open = Space::compatible_with(turn.activated, self.strict).without(turn.fresh);
        let mut promises = [0.0_f32; crate::wheel::SPACES];
        for space in open.iter() {
            if let Some(disc) = player.wheel.at(space) {
                let twice = disc.is_upgraded() && !turn.doubled;
                let promise = self.promise(state, player, disc.kind(), turns)
                    * if twice { self.weights.quick.twice } else { 1.0 };
                promises[space.index()] = promise + luck.up_to(self.weights.quick.action_whim);
            }
        }
        let mut best = (0.0, SpaceSet::EMPTY);
        for combination in Space::COMBINATIONS {
            if turn.activated.without(combination).is_empty() {
                let left = open.and(combination);
                let sum: f32 = left.iter().map(|space| promises[space.index()]).sum();
                if sum > best.0 {
                    best = (sum, left);
                }
            }
        }
        let mut next: Option<(u8, Space, DiscKind)> = None;
        for space in best.1.iter() {
            if let Some(disc) = player.wheel.at(space) {
                let rank = order_of(disc.kind());
                if next.is_none_or(|(first, ..)| rank < first) {
                    next = Some((rank, space, disc.kind()));
                }
            }
        }
        let Some((_, space, kind)) = next else {
            return self.light_finish(state, luck);
        };
        if promises[space.index()] < self.weights.quick.worth_using || !self.can_use(state, kind, space) {
            return Move::Inspect(space);
        }
        let upgraded = player.wheel.at(space).is_some_and(|disc| disc.is_upgraded());
        let better_later = |other: Space| {
            let disc = player.wheel.at(other);
            other != space
                && disc.is_some_and(|disc| disc.is_upgraded())
                && promises[other.index()] > promises[space.index()]
        };
        if upgraded && !turn.doubled && !best.1.iter().any(better_later) {
            Move::Double(space)
        } else {
            Move::Activate(space)
        }
    }

    /// Before the actions end: goods for the knowledge that an intrigue lacks.
    fn light_finish(&self, state: &State, luck: &mut Luck) -> Move {
        let player = state.mover();
        let price = self.intrigue_price(state);
        let mut reach = u32::from(player.knowledge);
        if reach >= price || luck.once_in_256(120) {
            return Move::Finish;
        }
        let mut spare = None;
        for good in Good::ALL {
            if player.goods[good] > 0 {
                reach += u32::from(player.goods[good]) * u32::from(good.knowledge());
                spare = spare.or(Some(good));
            }
        }
        match spare {
            Some(good) if reach >= price => Move::Sell(good),
            _ => Move::Finish,
        }
    }

    /// A night shift where it brings clearly more into the active half than it costs.
    fn light_influence(&self, state: &State, luck: &mut Luck) -> Move {
        let player = state.mover();
        let price = self.night_shift_price(state);
        if u32::from(player.knowledge) < price || luck.once_in_256(64) {
            return Move::Act;
        }
        let turns = f32::from(self.turns_to_come(state, state.seat));
        let reach = |wheel: &Wheel| {
            let mut promises = [0.0_f32; crate::wheel::SPACES];
            for space in Space::ACTIVE.iter() {
                if let Some(disc) = wheel.at(space) {
                    promises[space.index()] = self.promise(state, player, disc.kind(), turns);
                }
            }
            let of = |combination: SpaceSet| -> f32 { combination.iter().map(|space| promises[space.index()]).sum() };
            Space::COMBINATIONS.map(of).into_iter().fold(0.0, f32::max)
        };
        let now = reach(&player.wheel)
            + price as f32 * self.weights.quick.night_shift
            + luck.up_to(self.weights.quick.shift_whim);
        for ring in Ring::SHIFTED {
            let mut wheel = player.wheel;
            wheel.turn(ring);
            if reach(&wheel) > now {
                return Move::NightShift(ring);
            }
        }
        Move::Act
    }

    /// The chamber where a seat more serves oneself most and the rivals least.
    fn light_intrigue(&self, state: &State, luck: &mut Luck) -> Move {
        let weights = &self.weights.quick;
        let mut best = (0.0, Move::Rest);
        for chamber in Chamber::ALL {
            let politicians = state.chambers[chamber];
            if politicians.waiting == 0 {
                continue;
            }
            let steps = &self.material.chambers[chamber];
            let seated = usize::from(politicians.seated);
            let step = f32::from(steps[(seated + 1).min(4)] - steps[seated]);
            let own = f32::from(rewarded_level(state.mover(), chamber));
            let rival = weights.intrigue_rival * self.rivals_level(state, chamber);
            let gain = step * (own + weights.intrigue - rival) + luck.up_to(weights.intrigue_whim);
            if gain > best.0 {
                best = (gain, Move::Intrigue(chamber));
            }
        }
        best.1
    }
}

/// Ships before cargo, cargo before spending, and the bonus disc when there is something to repeat.
fn order_of(kind: DiscKind) -> u8 {
    match kind {
        DiscKind::Journey => 0,
        DiscKind::Energy | DiscKind::Mycelium | DiscKind::Obsidian => 1,
        DiscKind::Tool => 2,
        DiscKind::City => 3,
        DiscKind::Bonus => 4,
    }
}
