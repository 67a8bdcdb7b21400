//! What chance draws: buildings, heroes, artefacts and terrains, each from what nobody has seen.

use engine::{Log, Seat, share};

use crate::Settlement;
use crate::events::Event;
use crate::kinds::{Artefact, Building, Hero, Region, Terrain};
use crate::moves::Move;
use crate::state::{Stack, State, Step};

/// What is drawn next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draw {
    Building,
    Hero,
    Artefact,
    Terrain(Region),
}

/// What the end of a round still draws: first the hero, then the places of the market in order (S28).
pub(crate) fn renewal_due(state: &State) -> Option<Draw> {
    if state.row.contains(&None) && !state.hero_pile.is_empty() {
        Some(Draw::Hero)
    } else if state.market.contains(&None) && state.buildings_left() > 0 {
        Some(Draw::Building)
    } else {
        None
    }
}

/// What chance draws now, if it is chance that moves.
pub(crate) fn due(state: &State) -> Option<Draw> {
    match state.step {
        Step::Deal if state.market.contains(&None) => Some(Draw::Building),
        Step::Deal if state.row.contains(&None) => Some(Draw::Hero),
        Step::Deal | Step::Reveal => Some(Draw::Artefact),
        Step::Restock => Some(Draw::Building),
        Step::Arrival => Some(Draw::Hero),
        Step::Renewal => renewal_due(state),
        Step::Scouting { region } => Some(Draw::Terrain(region)),
        _ => None,
    }
}

/// The kind on which `place` falls when the kinds share the places by their counts.
#[inline]
fn nth_kind(counts: &[u8], place: usize) -> usize {
    let mut passed = 0;
    let reaches = |&count: &u8| {
        passed += usize::from(count);
        place < passed
    };
    counts.iter().position(reaches).expect("the place is below the sum")
}

impl Settlement {
    /// How many tiles of each kind are left in the pile of a region: those of the box that lie on no board and were not
    /// just drawn.
    pub(crate) fn pile(&self, state: &State, region: Region) -> [u8; Terrain::KINDS] {
        let mut counts = self.material.terrains[region.index()];
        for player in &state.players[..self.players] {
            for space in player.explored.and(region.spaces()) {
                counts[player.terrain(space).kind()] -= 1;
            }
        }
        if let Step::Placing { terrain } = state.step
            && terrain.region() == region
        {
            counts[terrain.kind()] -= 1;
        }
        counts
    }

    /// Every outcome with its weight.
    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        match due(state) {
            None => {}
            Some(Draw::Building) => {
                let counted = Building::ALL
                    .into_iter()
                    .zip(*state.bag.values())
                    .filter(|&(_, count)| count > 0);
                outcomes.extend(counted.map(|(building, count)| (Move::RevealBuilding(building), u32::from(count))));
            }
            Some(Draw::Hero) => outcomes.extend(state.hero_pile.iter().map(|hero| (Move::RevealHero(hero), 1))),
            Some(Draw::Artefact) => {
                outcomes.extend(
                    state
                        .artefact_pile
                        .iter()
                        .map(|artefact| (Move::RevealArtefact(artefact), 1)),
                );
            }
            Some(Draw::Terrain(region)) => {
                let counted = self
                    .pile(state, region)
                    .into_iter()
                    .enumerate()
                    .filter(|&(_, count)| count > 0);
                let outcome = |(kind, count)| (Move::RevealTerrain(Terrain::at(region, kind)), u32::from(count));
                outcomes.extend(counted.map(outcome));
            }
        }
    }

    /// The outcome for a random word.
    pub(crate) fn draw_outcome(&self, state: &State, word: u64) -> Move {
        match due(state).expect("draw is called only when chance moves") {
            Draw::Building => {
                let place = share(word, usize::from(state.buildings_left()));
                Move::RevealBuilding(Building::ALL[nth_kind(state.bag.values(), place)])
            }
            Draw::Hero => {
                let place = share(word, state.hero_pile.len());
                Move::RevealHero(state.hero_pile.nth(place))
            }
            Draw::Artefact => {
                let place = share(word, state.artefact_pile.len());
                Move::RevealArtefact(state.artefact_pile.nth(place))
            }
            Draw::Terrain(region) => {
                let pile = self.pile(state, region);
                let place = share(word, usize::from(pile.iter().sum::<u8>()));
                Move::RevealTerrain(Terrain::at(region, nth_kind(&pile, place)))
            }
        }
    }

    /// A building comes to the first empty place of the market.
    pub(crate) fn play_building<L: Log<Event>>(&self, state: &mut State, building: Building, log: &mut L) {
        state.bag[building] -= 1;
        let gap = state.market.iter_mut().find(|place| place.is_none());
        *gap.expect("a place is empty") = Some(Stack { building, count: 1 });
        if state.step != Step::Deal {
            log.tell_all(|| Event::BuildingArrived { building });
        }
        self.revealed(state, log);
    }

    /// A hero enters the row, as far to the right as there is room.
    pub(crate) fn play_hero<L: Log<Event>>(&self, state: &mut State, hero: Hero, log: &mut L) {
        state.hero_pile.remove(hero);
        let gap = state.row.iter_mut().rev().find(|place| place.is_none());
        *gap.expect("a place is empty") = Some(hero);
        if state.step != Step::Deal {
            log.tell_all(|| Event::HeroArrived { hero });
        }
        self.revealed(state, log);
    }

    /// An artefact joins the offer.
    pub(crate) fn play_artefact<L: Log<Event>>(&self, state: &mut State, artefact: Artefact, log: &mut L) {
        state.artefact_pile.remove(artefact);
        state.offer.insert(artefact);
        if state.step != Step::Deal {
            log.tell_all(|| Event::ArtefactRevealed { artefact });
        }
        self.revealed(state, log);
    }

    /// Goes on after a draw that filled a gap.
    fn revealed<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        match state.step {
            Step::Deal if state.offer.len() == self.players + 3 => {
                state.step = Step::FirstArtefact;
                state.seat = Seat::new(self.players - 1);
            }
            Step::Deal => {}
            Step::Restock => self.finish_action(state),
            Step::Arrival => state.step = Step::Turn,
            Step::Reveal => self.next_turn(state, log),
            Step::Renewal => self.renew_on(state, log),
            _ => unreachable!("chance moves only when it is due"),
        }
    }
}
