//! Everything that Settlement says to people: the names of components here, the rest in a file each.

mod events;
mod moves;
mod prompts;
mod reasons;
mod refusals;

use engine::{Describe, Phrase, Provenance, ScoreItem, Seat};

use crate::Settlement;
use crate::events::Event;
use crate::kinds::{Colour, Hero, Pieces, Region, Space, Street, Terrain};
use crate::moves::Move;
use crate::refusal::Refusal;
use crate::state::{ROUNDS, State, Step};

impl Describe for Settlement {
    fn provenance(&self) -> Provenance {
        self.provenance
    }

    fn move_phrase(&self, state: &State, mv: Move) -> Phrase {
        self.say_move(state, mv)
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        self.say_event(event)
    }

    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        refusals::say_refusal(*refusal)
    }

    fn prompt(&self, state: &State) -> Phrase {
        self.say_prompt(state)
    }

    fn ending(&self, state: &State) -> Option<Phrase> {
        (state.round == ROUNDS).then(|| Phrase::new("ending"))
    }

    fn warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.say_warning(state, mv)
    }

    fn reason(&self, state: &State, mv: Move) -> Option<Phrase> {
        self.say_reason(state, mv)
    }

    fn underway(&self, state: &State) -> bool {
        matches!(state.step, Step::Paying { .. } | Step::Siting { .. })
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        self.list_parts(&state.players[seat.index()], items);
    }

    fn verdict(&self, state: &State) -> Option<Phrase> {
        self.grade(state)
    }
}

impl Settlement {
    /// A hero by guild and number, with the points of an artisan.
    pub fn hero_phrase(&self, hero: Hero) -> Phrase {
        let card = self.material.hero(hero);
        Phrase::new(format!("hero-{}", card.guild))
            .with("number", hero.number())
            .with("points", card.points)
            .with("villagers", card.villagers)
    }
}

/// A resource, a building, an artefact…: messages are called after their text ids.
fn name(id: impl ToString) -> Phrase {
    Phrase::new(id.to_string())
}

/// The name of a region.
pub fn region_phrase(region: Region) -> Phrase {
    Phrase::new(format!("region-{region}"))
}

/// The name of a street.
pub fn street_phrase(street: Street) -> Phrase {
    Phrase::new(format!("street-{street}"))
}

/// The name of a kind of monster.
pub fn monster_phrase(colour: Colour) -> Phrase {
    Phrase::new(format!("monster-{colour}"))
}

/// Where a space lies.
pub fn space_phrase(space: Space) -> Phrase {
    Phrase::new("space")
        .with("region", region_phrase(space.region()))
        .with("column", space.column())
}

/// A terrain by its resource and its monster.
pub fn terrain_phrase(terrain: Terrain) -> Phrase {
    Phrase::new("terrain")
        .with("resource", name(terrain.resource()))
        .with("monster", monster_phrase(terrain.icon()))
}

/// Pieces by kind, with their numbers.
pub fn pieces_phrases(pieces: Pieces) -> Vec<Phrase> {
    pieces
        .iter()
        .map(|(resource, amount)| Phrase::new(format!("amount-{resource}")).with("amount", amount))
        .collect()
}
