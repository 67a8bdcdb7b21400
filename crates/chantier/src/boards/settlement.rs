//! The table of Settlement.
//!
//! On a board ▣ is a fortification, ! a monster, ✓ what was activated in this round.

use catalogue::View;
use catalogue::games::settlement::{
    self, Building, Colour, HERO_ROW, Move, Player, ROUNDS, Region, Settlement, Space, Step, Street, pieces_phrases,
    region_phrase, street_phrase,
};
use engine::{Game, Phrase, Seat};

use super::{Drawing, Reading, Table};
use crate::terminal::{self, BAD, FAINT, GOOD, STRONG, clip, left, paint};

/// The width of a hero's name, of a price, and of a space of the wild lands.
const HERO: usize = 33;
const PRICE: usize = 32;
const SPACE: usize = 20;

/// Draws what lies in the middle, then everyone's board, beginning with whose turn it is.
pub fn draw(view: &View<Settlement>, reading: &Reading<'_>) -> Drawing {
    let mut table = Table::new(view, reading);
    let mut lines = vec![table.title()];
    lines.extend(table.heroes());
    lines.extend(table.market());
    lines.extend(table.artefacts());
    for seat in table.seats_from(table.state.seat) {
        lines.push(String::new());
        lines.extend(table.player(seat));
    }
    table.drawn(lines)
}

impl Table<'_, Settlement> {
    fn title(&self) -> String {
        let round = Phrase::new("settlement-round")
            .with("round", self.state.round)
            .with("rounds", ROUNDS);
        let title = format!("{} · {}", self.word("title"), self.say(round));
        terminal::rule(&title, self.reading.width)
    }

    /// The heroes on display with their whole price and the monsters they call.
    fn heroes(&mut self) -> Vec<String> {
        let mut lines = vec![self.heading("settlement-heroes")];
        for place in 0..HERO_ROW {
            let number = self.number(Move::Invite(place as u8));
            let (Some(hero), Some(price)) = (self.state.row[place], self.game.hero_price(self.state, place)) else {
                lines.push(format!("{number}–"));
                continue;
            };
            let name = left(&clip(&self.say(self.game.hero_phrase(hero)), HERO - 1), HERO);
            let pieces: Vec<String> = pieces_phrases(price).into_iter().map(|piece| self.say(piece)).collect();
            let price = left(&clip(&pieces.join(", "), PRICE - 1), PRICE);
            let icons = self.game.material().hero(hero).icons;
            let called = Colour::ALL
                .into_iter()
                .filter(|colour| icons >> colour.index() & 1 == 1);
            let called: Vec<String> = called.map(|colour| self.beast(colour)).collect();
            let called = called.join(", ");
            lines.push(format!("{number}{name}{price}{}", paint(FAINT, &called)));
        }
        lines
    }

    fn market(&mut self) -> Vec<String> {
        let places: Vec<String> = (0..self.state.market.len())
            .filter_map(|place| {
                let stack = self.state.market[place]?;
                let number = self.number(Move::Build(place as u8));
                let count = if stack.count > 1 {
                    format!(" ×{}", stack.count)
                } else {
                    String::new()
                };
                let price = self.list(pieces_phrases(self.game.building_price(stack.building)));
                Some(format!("{number}{}{count} ({price})", self.building(stack.building)))
            })
            .collect();
        let mut lines = vec![self.heading("settlement-market")];
        lines.extend(terminal::columns(&places, self.reading.width, "        "));
        lines
    }

    fn artefacts(&mut self) -> Vec<String> {
        let mut lines = vec![self.heading("settlement-artefacts")];
        for artefact in self.state.offer {
            let number = self.number(Move::Take(artefact));
            let about = self.word(&format!("about-{artefact}"));
            let line = format!("{number}{}: {about}", self.word(artefact.name()));
            lines.extend(self.wrapped(&line, 6));
        }
        lines
    }

    /// A player's reserve, wild lands, streets and heroes.
    fn player(&mut self, seat: Seat) -> Vec<String> {
        let player = &self.state.players[seat.index()];
        let to_move = seat == self.state.seat && self.state.step != Step::Over;
        let mut head = vec![
            self.say(Phrase::new("settlement-points").with("points", self.game.score(self.state, seat).points)),
            self.say(
                Phrase::new("settlement-villagers")
                    .with("villagers", player.villagers())
                    .with("bonus", player.bonus),
            ),
        ];
        if player.passed {
            head.push(self.word("settlement-passed"));
        }
        let mut lines = vec![self.named(seat, to_move) + &head.join(", ")];
        lines.extend(self.belongings(player));
        for region in Region::ALL.into_iter().rev() {
            let row = Space::all().filter(|space| space.region() == region);
            let spaces: String = row.map(|space| left(&self.space(player, space), SPACE)).collect();
            let number = self.number_if(to_move, Move::Region(region));
            let name = self.activated(self.say(region_phrase(region)), player.regions_used.contains(region));
            lines.push(format!("{number}{}{}", left(&name, SPACE), spaces.trim_end()));
        }
        for street in Street::ALL {
            let number = self.number_if(to_move, Move::Street(street));
            let name = self.activated(self.say(street_phrase(street)), player.streets_used.contains(street));
            let row = player.streets[street.index()];
            let built: Vec<String> = row.buildings().map(|building| self.building(building)).collect();
            let built = if built.is_empty() {
                "–".to_owned()
            } else {
                built.join(", ")
            };
            lines.push(format!("{number}{}{built}", left(&name, SPACE)));
        }
        lines
    }

    /// What lies in the reserve and in store, the artefact, the heroes.
    fn belongings(&self, player: &Player) -> Vec<String> {
        let mut parts = Vec::new();
        let pieces = self.list(pieces_phrases(player.reserve));
        parts.push(if pieces.is_empty() { "–".to_owned() } else { pieces });
        if player.banked + player.enshrined > 0 {
            let stored = settlement::Pieces([0, 0, 0, player.enshrined, player.banked]);
            parts.push(self.say(Phrase::new("settlement-stored").with("pieces", pieces_phrases(stored))));
        }
        if let Some(artefact) = player.artefact {
            parts.push(self.word(artefact.name()));
        }
        let mut lines = self.wrapped(&format!("    {}", parts.join(" · ")), 6);
        let heroes: Vec<String> = player
            .heroes
            .iter()
            .map(|hero| self.say(self.game.hero_phrase(hero)).replace(' ', "\u{a0}"))
            .collect();
        lines.extend(self.listing("settlement-invited", &heroes, 6));
        lines
    }

    fn space(&self, player: &Player, space: Space) -> String {
        let Some(terrain) = player.land[space.index()] else {
            return paint(FAINT, "·");
        };
        let monster = || self.beast(terrain.icon());
        if player.monsters.contains(space) {
            format!(
                "{} {}",
                self.word(terrain.resource().name()),
                paint(BAD, &format!("!{}", monster()))
            )
        } else if player.forts.contains(space) {
            let used = if player.forts_used.contains(space) { "✓" } else { "" };
            format!(
                "{} {}",
                self.word(terrain.resource().name()),
                paint(GOOD, &format!("▣{used}"))
            )
        } else {
            format!(
                "{} {}",
                self.word(terrain.resource().name()),
                paint(FAINT, &format!("({})", monster()))
            )
        }
    }

    /// A monster's name without its article.
    fn beast(&self, colour: Colour) -> String {
        self.word(&format!("beast-{colour}"))
    }

    fn building(&self, building: Building) -> String {
        self.word(building.name())
    }

    fn activated(&self, name: String, used: bool) -> String {
        if used {
            format!("{name} {}", paint(GOOD, "✓"))
        } else {
            name
        }
    }

    fn heading(&self, id: &str) -> String {
        paint(STRONG, &self.word(id))
    }

    fn number_if(&mut self, own: bool, mv: Move) -> String {
        if own { self.number(mv) } else { " ".repeat(4) }
    }

    fn list(&self, items: Vec<Phrase>) -> String {
        if items.is_empty() {
            return String::new();
        }
        self.say(Phrase::new("settlement-list").with("items", items))
    }
}
