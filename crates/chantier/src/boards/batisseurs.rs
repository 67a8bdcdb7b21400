//! The table of Les Bâtisseurs.
//!
//! Everywhere four columns count stone, wood, knowledge and tile, under their letters; a dot is nothing.

use anstyle::{AnsiColor, Style};
use catalogue::View;
use catalogue::games::batisseurs::{
    Batisseurs, Building, Identity, Move, ROW, Resource, Resources, Step, Worker, building_points,
};
use engine::{Phrase, Seat};

use super::{Drawing, Reading, Table};
use crate::terminal::{self, FAINT, STRONG, clip, left, paint, right};

/// The colours of the four columns, which only repeat what their letters say.
const RESOURCES: [Style; 4] = [
    AnsiColor::White.on_default(),
    AnsiColor::Yellow.on_default(),
    AnsiColor::Cyan.on_default(),
    AnsiColor::Red.on_default(),
];

/// The width of a building's name, of a worker's, and of the whole left half.
const BUILDING: usize = 24;
const WORKER: usize = 14;
const HALF: usize = 46;

/// Draws the rows, then everyone's side, beginning with whose turn it is.
pub fn draw(view: &View<Batisseurs>, reading: &Reading<'_>) -> Drawing {
    let mut table = Table::new(view, reading);
    let mut lines = table.rows();
    lines.push(String::new());
    for seat in table.seats_from(table.state.seat) {
        lines.extend(table.builder(seat));
    }
    table.drawn(lines)
}

impl Table<'_, Batisseurs> {
    /// Both rows of cards side by side, each card with the number of the move that takes it.
    fn rows(&mut self) -> Vec<String> {
        let legend = Resource::ALL.map(|resource| format!("{} {}", self.letter(resource), self.word(resource.name())));
        let title = format!("{} · {}", self.word("title"), legend.join(", "));
        let mut lines = vec![terminal::rule(&title, self.reading.width), self.heads()];
        let (buildings, workers) = (&self.state.buildings, &self.state.workers);
        for place in 0..ROW {
            let building = buildings.open[place]
                .map_or_else(gap, |card| self.number(Move::Open(card)) + &self.building_line(card));
            let worker =
                workers.open[place].map_or_else(gap, |card| self.number(Move::Recruit(card)) + &self.worker_line(card));
            lines.push(beside(&building, &worker));
        }
        let building = buildings
            .next
            .map_or_else(gap, |card| format!("  ↳ {}", self.building_line(card)));
        let worker = workers
            .next
            .map_or_else(gap, |card| format!("  ↳ {}", self.worker_line(card)));
        lines.push(beside(&building, &worker));
        let unseen = |number: usize| {
            format!(
                "    {}",
                self.say(Phrase::new("batisseurs-unseen").with("cards", number as u32))
            )
        };
        lines.push(paint(
            FAINT,
            &beside(&unseen(buildings.unseen.len()), &unseen(workers.unseen.len())),
        ));
        lines
    }

    fn heads(&self) -> String {
        let (letters, word) = (self.letters(), |id: &str| self.word(id));
        let buildings = format!(
            "    {}{letters} {}{}",
            left(&word("board-buildings"), BUILDING),
            right(&word("batisseurs-ecus"), 5),
            right(&word("batisseurs-points"), 4)
        );
        let workers = left(&word("batisseurs-workers"), WORKER);
        let workers = format!("    {workers}{letters} {}", right(&word("batisseurs-wage"), 7));
        paint(STRONG, &beside(&buildings, &workers))
    }

    fn building_line(&self, card: Building) -> String {
        let face = self.game.material().building(card);
        let name = left(&clip(&self.building(card), BUILDING - 1), BUILDING);
        let (ecus, points) = (right(&face.ecus.to_string(), 5), right(&face.points.to_string(), 4));
        format!("{name}{} {ecus}{points}", spaced(face.needs))
    }

    fn worker_line(&self, card: Worker) -> String {
        let face = self.game.material().worker(card);
        let name = left(&clip(&self.worker(card), WORKER - 1), WORKER);
        format!("{name}{} {}", spaced(face.makes), right(&face.wage.to_string(), 7))
    }

    /// A player's side: money and points, sites, those who can be sent, what is built.
    fn builder(&self, seat: Seat) -> Vec<String> {
        let builder = &self.state.builders[seat.index()];
        let to_move = seat == self.state.seat && self.state.step != Step::Over;
        let points = building_points(self.game.material(), builder);
        let mut head = vec![
            self.say(Phrase::new("batisseurs-purse").with("ecus", builder.ecus)),
            self.say(Phrase::new("batisseurs-built-points").with("points", points)),
        ];
        if to_move {
            head.push(self.say(Phrase::new("batisseurs-actions").with("actions", self.state.actions)));
        }
        let mut lines = vec![self.named(seat, to_move) + &head.join(", ")];
        if to_move && self.state.last_round {
            lines.push(format!("    {}", self.word("batisseurs-last-round")));
        }
        let mut free = builder.free;
        if let (true, Step::Send(worker)) = (to_move, self.state.step) {
            lines.extend(self.listing("batisseurs-sent", &[self.short_worker(worker)], 8));
            free.remove(worker);
        }
        lines.extend(builder.sites.iter().flat_map(|site| self.site(site)));
        let free: Vec<String> = free.iter().map(|worker| self.short_worker(worker)).collect();
        lines.extend(self.listing("batisseurs-free", &free, 8));
        let built: Vec<String> = builder.finished.iter().map(|building| self.built(building)).collect();
        lines.extend(self.listing("batisseurs-built", &built, 8));
        lines
    }

    fn site(&self, site: Building) -> Vec<String> {
        let crew = self.state.crews[site];
        let lacking = spaced(self.game.lacking(self.state, site));
        let lacks = format!("{} {lacking}", self.word("batisseurs-lacks"));
        let name = left(&clip(&self.building(site), BUILDING - 1), BUILDING);
        let mut line = format!("    {name}{lacks}");
        if !crew.is_empty() {
            let crew: Vec<String> = crew.iter().map(|worker| self.short_worker(worker)).collect();
            line += &format!("  {} {}", self.word("batisseurs-crew"), crew.join(", "));
        }
        self.wrapped(&line, 8)
    }

    fn built(&self, building: Building) -> String {
        let points = self.game.material().building(building).points;
        // Spaces that do not break keep a card and its points together.
        format!("{} ({points})", self.building(building)).replace(' ', "\u{a0}")
    }

    /// A worker in few letters: who, and what he makes column by column.
    fn short_worker(&self, worker: Worker) -> String {
        let makes = self.game.material().worker(worker).makes;
        let columns: String = makes.amounts().iter().map(|&amount| digit(amount)).collect();
        format!("{} {columns}", self.worker(worker)).replace(' ', "\u{a0}")
    }

    fn building(&self, building: Building) -> String {
        self.word(&format!("{}.title", building.name()))
    }

    fn worker(&self, worker: Worker) -> String {
        match worker.identity() {
            Identity::Card(kind, _) => self.word(kind.name()),
            Identity::Machine(machine) => self.building(machine),
        }
    }

    fn letter(&self, resource: Resource) -> String {
        self.word(resource.name())
            .chars()
            .take(1)
            .flat_map(char::to_uppercase)
            .collect()
    }

    fn letters(&self) -> String {
        Resource::ALL.map(|resource| self.letter(resource)).join(" ")
    }
}

/// A place where no card lies.
fn gap() -> String {
    "    –".to_owned()
}

/// A building and a worker on one line.
fn beside(building: &str, worker: &str) -> String {
    left(building, HALF) + worker
}

/// Four amounts in their columns and colours.
fn spaced(amounts: Resources) -> String {
    let column = |(amount, style)| match amount {
        0 => paint(FAINT, "·"),
        _ => paint(style, &digit(amount)),
    };
    let columns: Vec<String> = amounts.amounts().into_iter().zip(RESOURCES).map(column).collect();
    columns.join(" ")
}

fn digit(amount: u16) -> String {
    if amount == 0 {
        "·".to_owned()
    } else {
        amount.to_string()
    }
}
