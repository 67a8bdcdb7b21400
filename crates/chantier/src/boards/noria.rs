//! The table of Noria: town hall, market, islands, then everyone's wheel and stocks.
//!
//! A wheel is drawn ring by ring: between `‹` and `›` the active spaces from left to right, after them those of the
//! upper half clockwise. A disc with a `+` is upgraded; one between `*` was activated this turn.

use std::fmt::Display;

use catalogue::View;
use catalogue::games::noria::{
    Chamber, DiscKind, FACTORIES, Good, Island, Kinds, Noria, Path, Player, Plot, Resource, Ring, STALL_PRICES, Space,
    Step, rewarded_level,
};
use engine::{Game, Phrase, Seat};

use super::{Drawing, Reading, Table};
use crate::terminal::{self, FAINT, STRONG, clip, left, paint, right};

/// The widths of a chamber's name, of a number, and of a seat's column.
const CHAMBER: usize = 18;
const NUMBER: usize = 8;
const SEAT: usize = 6;
/// The width of a ring's name.
const RING: usize = 13;

/// Draws the table, with the seat to move before the others.
pub fn draw(view: &View<Noria>, reading: &Reading<'_>) -> Drawing {
    let table = Table::new(view, reading);
    let mut lines = table.head();
    lines.extend(table.town_hall());
    lines.extend(table.market());
    lines.extend(table.islands());
    for seat in table.seats_from(table.state.seat) {
        lines.extend(table.player(seat));
    }
    table.drawn(lines)
}

impl Table<'_, Noria> {
    /// Where the game stands, and what the special actions cost.
    fn head(&self) -> Vec<String> {
        let (state, game) = (self.state, self.game);
        let round = match state.round {
            0 => Phrase::new("noria-before"),
            round => Phrase::new("noria-round")
                .with("round", round)
                .with("rounds", game.rounds()),
        };
        let title = [self.word("title"), self.say(round), self.word(phase(state.step))].join(" · ");
        let mut lines = vec![terminal::rule(&title, self.reading.width)];
        if state.round > 0 {
            let gears = |round: u8| game.material().visible_gears[usize::from(game.round_space(round))];
            let next = if state.round < game.rounds() {
                gears(state.round + 1)
            } else {
                0
            };
            let prices = Phrase::new("noria-prices")
                .with("shift", game.night_shift_price(state))
                .with("modification", game.modification_price(state))
                .with("intrigue", game.intrigue_price(state))
                .with("next", next);
            lines.extend(self.wrapped(&self.say(prices), 8));
        }
        lines
    }

    /// What each chamber is worth, everyone's levels, and what the next level costs the seat to move.
    fn town_hall(&self) -> Vec<String> {
        let seats = || Seat::all(self.game.players());
        let mut head = left(&self.word("noria-town-hall"), CHAMBER);
        head += &right(&self.word("noria-worth"), NUMBER);
        head += &right(&self.word("noria-waiting"), NUMBER);
        for seat in seats() {
            head += &right(&format!("({seat})"), SEAT);
        }
        head += &format!("  {}", self.word("noria-next-level"));
        let mut lines = vec![paint(STRONG, &head)];
        for chamber in Chamber::ALL {
            let mut line = left(&self.word(&format!("chamber-{chamber}.title")), CHAMBER);
            line += &right(&self.game.chamber_value(self.state, chamber).to_string(), NUMBER);
            line += &right(&self.state.chambers[chamber].waiting.to_string(), NUMBER);
            for seat in seats() {
                let level = rewarded_level(&self.state.players[seat.index()], chamber);
                line += &right(&level.to_string(), SEAT);
            }
            if let Some(&path) = Path::ALL.get(chamber.index()) {
                line += &format!("  {}", self.next_level(path));
            }
            lines.push(line);
        }
        lines
    }

    fn next_level(&self, path: Path) -> String {
        let Some(price) = self.game.price_of_level(self.state, path) else {
            return String::new();
        };
        let sign = if price.kinds == Kinds::Different { "≠" } else { "=" };
        let toll = match self.game.path_toll(self.state, path) {
            0 => String::new(),
            toll => format!(" {}", self.say(Phrase::new("noria-toll").with("toll", toll))),
        };
        format!("{} {sign}{toll}", price.amount)
    }

    fn market(&self) -> Vec<String> {
        let mut priced = Vec::new();
        for (kind, price) in self.state.stalls.iter().zip(STALL_PRICES) {
            if let Some(kind) = *kind {
                let stall = Phrase::new("noria-stall")
                    .with("disc", self.title(kind))
                    .with("price", price);
                priced.push(self.say(stall.with("left", self.state.market[kind])));
            }
        }
        let free = Resource::ALL.iter().map(|&resource| {
            let kind = DiscKind::from(resource);
            let stall = Phrase::new("noria-free-stall").with("disc", self.title(kind));
            self.say(stall.with("left", self.state.market[kind]))
        });
        let free: Vec<String> = free.collect();
        let market = self.word("noria-market");
        let line = format!(
            "{market} {}, {} {}",
            priced.join(", "),
            self.word("noria-free"),
            free.join(", ")
        );
        self.wrapped(&line, 8)
    }

    /// Every island in play: ships left, free factory spaces, who is there.
    fn islands(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for &island in self.state.islands.iter().flatten() {
            lines.extend(self.wrapped(&self.island(island), 8));
        }
        let to_come = self.game.islands_in_play() - self.state.revealed();
        if to_come > 0 {
            let unseen = self.say(Phrase::new("noria-unseen-islands").with("left", to_come as u32));
            lines.push(paint(FAINT, &unseen));
        }
        lines
    }

    fn island(&self, island: Island) -> String {
        let docks = &self.state.docks[island];
        let ships = docks.iter().filter(|&(_, &number)| number > 0);
        let ships: Vec<String> = ships
            .map(|(resource, number)| format!("{number} {}", self.word(&format!("resource-{resource}"))))
            .collect();
        let ships = match ships.as_slice() {
            [] => self.word("noria-no-ships"),
            some => format!("{} {}", self.word("noria-ships"), some.join(", ")),
        };
        let owner = |space: u8| {
            let built = |seat: &Seat| self.state.players[seat.index()].factories[island].contains(Plot(space));
            Seat::all(self.game.players()).find(built)
        };
        let spaces = self.game.material().islands[island].spaces();
        let spaces: Vec<String> = spaces
            .map(|(space, factory)| {
                let good = self.word(&format!("good-{}", factory.good));
                let built = owner(space).map_or(String::new(), |seat| format!(" ({seat})"));
                format!("{good} ×{}{built}", factory.warehouses).replace(' ', "\u{a0}")
            })
            .collect();
        let there = |seat: &Seat| self.state.players[seat.index()].ambassador == Some(island);
        let here: Vec<String> = Seat::all(self.game.players())
            .filter(there)
            .map(|seat| format!("({seat})"))
            .collect();
        let mut line = format!(
            "{island}: {ships}; {} {}",
            self.word("noria-factories"),
            spaces.join(", ")
        );
        if !here.is_empty() {
            line += &format!("; {} {}", self.word("noria-here"), here.join(" "));
        }
        line
    }

    fn player(&self, seat: Seat) -> Vec<String> {
        let player = &self.state.players[seat.index()];
        let to_move = seat == self.state.seat && self.state.step != Step::Over;
        let sign = if to_move { "▶" } else { " " };
        let name = (self.reading.name)(seat);
        let points = self.game.score(self.state, seat).points;
        let head = [
            self.say(Phrase::new("noria-knowledge").with("knowledge", player.knowledge)),
            self.say(Phrase::new("noria-points").with("points", points)),
            self.income(player),
        ];
        let mut lines = self.wrapped(&format!("{sign} ({seat}) {name}  {}", head.join(", ")), 8);
        for ring in Ring::ALL {
            lines.extend(self.wrapped(&format!("    {}", self.ring(player, ring, to_move)), 8));
        }
        let stock = self.amounts("noria-stock", &Resource::ALL, "resource", |&resource| {
            player.resources[resource].to_string()
        });
        let fleet = self.amounts("noria-fleet", &Resource::ALL, "resource", |&resource| {
            player.ships[resource].to_string()
        });
        lines.extend(self.wrapped(&format!("    {stock}"), 8));
        lines.extend(self.wrapped(&format!("    {fleet}"), 8));
        let stored: Vec<Good> = Good::ALL
            .iter()
            .copied()
            .filter(|&good| player.warehouses[good] > 0)
            .collect();
        if !stored.is_empty() {
            let goods = self.amounts("noria-goods", &stored, "good", |&good| {
                format!("{}/{}", player.goods[good], player.warehouses[good])
            });
            lines.extend(self.wrapped(&format!("    {goods}"), 8));
        }
        let centre: Vec<String> = self
            .state
            .turn
            .centre
            .iter()
            .flatten()
            .map(|&kind| self.kind(kind))
            .collect();
        if to_move && !centre.is_empty() {
            lines.push(format!("    {} {}", self.word("noria-centre"), centre.join(", ")));
        }
        lines
    }

    fn income(&self, player: &Player) -> String {
        let built = player.built().min(FACTORIES);
        let income = self.game.material().factory_income[built];
        let phrase = Phrase::new("noria-income").with("built", built as u32);
        self.say(phrase.with("income", income))
    }

    /// The active spaces of a ring from left to right, then the others clockwise.
    fn ring(&self, player: &Player, ring: Ring, to_move: bool) -> String {
        let places = ring.places().len();
        let disc = |place: usize| {
            let space = Space::of(ring, place);
            let Some(disc) = player.wheel.at(space) else {
                return "–".to_owned();
            };
            let upgraded = if disc.is_upgraded() { "+" } else { "" };
            let used = if to_move && self.state.turn.activated.contains(space) {
                "*"
            } else {
                ""
            };
            format!("{used}{}{upgraded}{used}", self.kind(disc.kind()))
        };
        let active: Vec<String> = (places / 2..places).rev().map(disc).collect();
        let upper: Vec<String> = (0..places / 2).map(disc).collect();
        let name = left(&clip(&self.word(&format!("ring-{ring}")), RING - 1), RING);
        format!("{name}‹ {} ›  {}", active.join(" · "), paint(FAINT, &upper.join(" · ")))
    }

    /// A label and how many there are of each thing.
    fn amounts<K: Display>(&self, label: &str, things: &[K], group: &str, number: impl Fn(&K) -> String) -> String {
        let amounts = things
            .iter()
            .map(|thing| format!("{} {}", number(thing), self.word(&format!("{group}-{thing}"))));
        let amounts: Vec<String> = amounts.map(|amount| amount.replace(' ', "\u{a0}")).collect();
        format!("{} {}", self.word(label), amounts.join(", "))
    }

    fn kind(&self, kind: DiscKind) -> String {
        self.word(&format!("disc-{kind}.title"))
    }

    fn title(&self, kind: DiscKind) -> Phrase {
        Phrase::new(format!("disc-{kind}.title"))
    }
}

/// The phase that a step belongs to.
fn phase(step: Step) -> &'static str {
    match step {
        Step::DealIslands
        | Step::DealMarket
        | Step::DealOrder
        | Step::BuildWheel
        | Step::StartResource
        | Step::StartLevel => "noria-phase-set-up",
        Step::Influence | Step::Modify(_) => "noria-phase-influence",
        Step::Politics | Step::Dismiss => "noria-phase-politics",
        Step::Next | Step::Place => "noria-phase-administration",
        Step::Over => "noria-phase-over",
        _ => "noria-phase-action",
    }
}
