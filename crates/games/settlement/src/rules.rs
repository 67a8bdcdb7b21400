//! What can be done, and what it does.

pub(crate) mod actions;
pub(crate) mod chance;
pub(crate) mod effects;
pub(crate) mod passing;
pub(crate) mod payment;
mod refusal;

use engine::{Log, Turn};

use crate::Settlement;
use crate::components::Resource;
use crate::moves::Move;
use crate::state::{Phase, Purpose, State};
use crate::words::Event;

pub use payment::Payment;
pub use refusal::Refusal;

impl Settlement {
    #[inline]
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal | Phase::Scouting { .. } | Phase::Restock | Phase::Arrival | Phase::Reveal | Phase::Renewal => {
                Turn::Chance
            }
            Phase::Over => Turn::Over,
            _ => Turn::Seat(state.seat),
        }
    }

    /// Pushes the legal moves of the seat to move.
    pub(crate) fn list(&self, state: &State, moves: &mut Vec<Move>) {
        let player = state.player();
        match state.phase {
            Phase::Turn => self.turn_moves(state, moves),
            Phase::FirstArtefact | Phase::Swap => moves.extend(state.offer.map(Move::Take)),
            Phase::Paying { lacking, from, purpose } => {
                self.list_sources(player, (lacking, from, purpose), |source| moves.push(Move::Pay(source)));
            }
            Phase::Siting { .. } => moves.extend(actions::sites(player).map(Move::Site)),
            Phase::Effects { used } => {
                effects::uses(player, state.effects, |mv| moves.push(mv));
                if used {
                    moves.push(Move::Done);
                }
            }
            Phase::Placing { terrain } => moves.extend(player.frontier(terrain.region()).map(Move::Place)),
            Phase::Scroll { collected } => {
                let kinds = player.resources_on(collected);
                let offered = Resource::ALL.into_iter().filter(|kind| kinds >> kind.index() & 1 == 1);
                moves.extend(offered.map(Move::Scroll));
            }
            Phase::Encounters { .. } => moves.extend([Move::Monster(false), Move::Monster(true)]),
            Phase::Refining => moves.extend([Move::Refine, Move::Done]),
            Phase::Keeping { wood } => self.keep_moves(player, wood, moves),
            Phase::Deal
            | Phase::Scouting { .. }
            | Phase::Restock
            | Phase::Arrival
            | Phase::Reveal
            | Phase::Renewal
            | Phase::Over => {}
        }
    }

    /// Plays a move that was offered.
    pub(crate) fn enact<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        match mv {
            Move::RevealBuilding(building) => self.reveal_building(state, building, log),
            Move::RevealHero(hero) => self.reveal_hero(state, hero, log),
            Move::RevealArtefact(artefact) => self.reveal_artefact(state, artefact, log),
            Move::RevealTerrain(terrain) => self.scout(state, terrain, log),
            Move::Take(artefact) => self.take_artefact(state, artefact, log),
            Move::Build(place) => self.build(state, place, log),
            Move::Site(street) => match state.phase {
                Phase::Siting { building } => self.site(state, building, street, log),
                _ => unreachable!("a street is chosen for a building"),
            },
            Move::Explore(region) => self.explore(state, region),
            Move::Place(space) => match state.phase {
                Phase::Placing { terrain } => self.place(state, terrain, space, log),
                _ => unreachable!("a space is chosen for a terrain"),
            },
            Move::Hunt(space) => self.hunt(state, space, log),
            Move::Fortify(space) => self.fortify(state, space, log),
            Move::Region(region) => self.activate_region(state, region, log),
            Move::Scroll(resource) => match state.phase {
                Phase::Scroll { collected } => self.scroll(state, collected, resource, log),
                _ => unreachable!("the scroll adds to a region"),
            },
            Move::Monster(appears) => self.decide_encounter(state, appears, log),
            Move::Street(street) => self.activate_street(state, street, log),
            Move::Use(building, resource) => self.use_building(state, building, resource, log),
            Move::Fort(space) => self.activate_fort(state, space, log),
            Move::Invite(place) => {
                let price = self
                    .hero_price(state, usize::from(place))
                    .expect("the place holds a hero");
                self.charge(state, price, Purpose::Hero(place), log);
            }
            Move::Pay(source) => self.pay(state, source, log),
            Move::Refine => self.refine(state, log),
            Move::Keep(_, count) => match state.phase {
                Phase::Keeping { wood: None } => self.keep_wood(state, count, log),
                Phase::Keeping { wood: Some(wood) } => self.keep_clay(state, wood, count, log),
                _ => unreachable!("basics are kept when passing"),
            },
            Move::Done => match state.phase {
                Phase::Refining => self.keep(state, log),
                _ => self.finish_effects(state),
            },
            Move::End => self.next_turn(state, log),
            Move::Pass => self.pass(state, log),
        }
    }
}
