//! What can be done, and what it does.

pub(crate) mod actions;
pub(crate) mod chance;
mod check;
pub(crate) mod effects;
pub(crate) mod passing;
pub(crate) mod payment;

use engine::{Log, Turn};

use crate::Settlement;
use crate::events::Event;
use crate::kinds::Resource;
use crate::moves::Move;
use crate::state::{Purpose, State, Step};

pub use payment::Payment;

impl Settlement {
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.step {
            Step::Deal | Step::Scouting { .. } | Step::Restock | Step::Arrival | Step::Reveal | Step::Renewal => {
                Turn::Chance
            }
            Step::Over => Turn::Over,
            _ => Turn::Seat(state.seat),
        }
    }

    /// Pushes the legal moves of the seat to move.
    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        let player = state.player();
        match state.step {
            Step::Turn => self.each_turn_move(state, moves),
            Step::FirstArtefact | Step::Swap => moves.extend(state.offer.iter().map(Move::Take)),
            Step::Paying { lacking, from, purpose } => {
                self.list_sources(player, (lacking, from, purpose), |source| moves.push(Move::Pay(source)));
            }
            Step::Siting { .. } => moves.extend(actions::sites(player).iter().map(Move::Site)),
            Step::Effects { used } => {
                effects::uses(player, state.effects, |mv| moves.push(mv));
                if used {
                    moves.push(Move::Done);
                }
            }
            Step::Placing { terrain } => moves.extend(player.frontier(terrain.region()).iter().map(Move::Place)),
            Step::Scroll { collected } => {
                let kinds = player.resources_on(collected);
                let offered = Resource::ALL.into_iter().filter(|kind| kinds >> kind.index() & 1 == 1);
                moves.extend(offered.map(Move::Scroll));
            }
            Step::Encounters { .. } => moves.extend([Move::Monster(false), Move::Monster(true)]),
            Step::Refining => moves.extend([Move::Refine, Move::Done]),
            Step::Keeping { wood } => self.list_keeping(player, wood, moves),
            Step::Deal
            | Step::Scouting { .. }
            | Step::Restock
            | Step::Arrival
            | Step::Reveal
            | Step::Renewal
            | Step::Over => {}
        }
    }

    /// Plays a move that was offered.
    pub(crate) fn play_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        match mv {
            Move::RevealBuilding(building) => self.play_building(state, building, log),
            Move::RevealHero(hero) => self.play_hero(state, hero, log),
            Move::RevealArtefact(artefact) => self.play_artefact(state, artefact, log),
            Move::RevealTerrain(terrain) => self.play_terrain(state, terrain, log),
            Move::Take(artefact) => self.play_take(state, artefact, log),
            Move::Build(place) => self.play_build(state, place, log),
            Move::Site(street) => match state.step {
                Step::Siting { building } => self.play_site(state, building, street, log),
                _ => unreachable!("a street is chosen for a building"),
            },
            Move::Explore(region) => self.play_explore(state, region),
            Move::Place(space) => match state.step {
                Step::Placing { terrain } => self.play_place(state, terrain, space, log),
                _ => unreachable!("a space is chosen for a terrain"),
            },
            Move::Hunt(space) => self.play_hunt(state, space, log),
            Move::Fortify(space) => self.play_fortify(state, space, log),
            Move::Region(region) => self.play_region(state, region, log),
            Move::Scroll(resource) => match state.step {
                Step::Scroll { collected } => self.play_scroll(state, collected, resource, log),
                _ => unreachable!("the scroll adds to a region"),
            },
            Move::Monster(appears) => self.play_encounter(state, appears, log),
            Move::Street(street) => self.play_street(state, street, log),
            Move::Use(building, resource) => self.play_use(state, building, resource, log),
            Move::Fort(space) => self.play_fort(state, space, log),
            Move::Invite(place) => {
                let price = self
                    .hero_price(state, usize::from(place))
                    .expect("the place holds a hero");
                self.charge(state, price, Purpose::Hero(place), log);
            }
            Move::Pay(source) => self.play_source(state, source, log),
            Move::Refine => self.play_refine(state, log),
            Move::Keep(_, count) => match state.step {
                Step::Keeping { wood: None } => self.play_wood_kept(state, count, log),
                Step::Keeping { wood: Some(wood) } => self.play_clay_kept(state, wood, count, log),
                _ => unreachable!("basics are kept when passing"),
            },
            Move::Done => match state.step {
                Step::Refining => self.keep(state, log),
                _ => self.finish_effects(state),
            },
            Move::End => self.next_turn(state, log),
            Move::Pass => self.play_pass(state, log),
        }
    }
}
