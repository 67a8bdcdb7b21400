//! What the buttons say, with the risks and prices that they name.

use engine::{Arg, Phrase};

use super::prompts::idle_villagers;
use super::{monster_phrase, name, pieces_phrases, region_phrase, space_phrase, street_phrase, terrain_phrase};
use crate::Settlement;
use crate::kinds::{Artefact, Building, Pieces, Region, Resource, Space, Spaces, Terrain};
use crate::moves::{Move, Source};
use crate::rules::Payment;
use crate::rules::effects::{forced_use, use_price};
use crate::rules::passing::DIAMOND;
use crate::rules::payment::taken;
use crate::state::{Player, Purpose, State, Step};

/// What a payment takes at once, and what is asked after that.
fn payment_phrases(payment: Payment) -> Vec<Phrase> {
    let mut given = pieces_phrases(payment.given);
    if payment.asked > 0 {
        given.push(Phrase::new("amount-asked").with("amount", payment.asked));
    }
    given
}

impl Settlement {
    /// A price, and what is really given for it where exchanges are needed: those without a choice are made unasked.
    fn price_arg(&self, player: &Player, price: Pieces, purpose: Purpose) -> Arg {
        let pieces = pieces_phrases(price);
        if price.minus(player.reserve).is_empty() {
            return pieces.into();
        }
        let given = payment_phrases(self.payment_of(player, price, purpose));
        Phrase::new("price-exchanged")
            .with("pieces", pieces)
            .with("given", given)
            .into()
    }

    /// A source of a missing basic, and what else it takes where the rest leaves no choice.
    fn say_source(&self, state: &State, source: Source) -> Phrase {
        let phrase = match source {
            Source::Gold => Phrase::new("pay-gold"),
            Source::Diamonds => Phrase::new("pay-diamonds"),
            Source::One(one) => Phrase::new("pay-one").with("one", name(one)),
            Source::Two(one, other) if one == other => Phrase::new("pay-pair").with("one", name(one)),
            Source::Two(one, other) => Phrase::new("pay-two").with("one", name(one)).with("other", name(other)),
        };
        match self.payment_by(state, source) {
            Some(payment) if payment.given != taken(source) => Phrase::new("pay-with-rest")
                .with("first", phrase)
                .with("rest", pieces_phrases(payment.given.minus(taken(source)))),
            _ => phrase,
        }
    }

    /// What is paid for a building.
    pub fn building_price(&self, building: Building) -> Pieces {
        Pieces::one(self.material.building_costs[building.index()])
    }

    /// How many terrains left in the pile of a region show the monster of each colour.
    pub fn icons_in_pile(&self, state: &State, region: Region) -> [u8; 4] {
        let mut icons = [0; 4];
        for (kind, count) in self.pile(state, region).into_iter().enumerate() {
            icons[Terrain::at(region, kind).icon().index()] += count;
        }
        icons
    }

    /// The chance in percent that a terrain explored now brings a monster.
    pub fn exploration_risk(&self, state: &State, region: Region) -> u8 {
        let awake = self.icons_on_display(state);
        let (mut risky, mut all) = (0_u32, 0_u32);
        for (colour, count) in self.icons_in_pile(state, region).into_iter().enumerate() {
            let appears = awake >> colour & 1 == 1 && state.figures[colour] > 0;
            all += u32::from(count);
            risky += if appears { u32::from(count) } else { 0 };
        }
        (100 * risky / all.max(1)) as u8
    }

    /// The spaces of a region on which a monster appears if it is activated now.
    pub fn activation_risk(&self, state: &State, region: Region) -> Spaces {
        self.encounters(state, region, self.icons_on_display(state))
    }

    /// The spaces of a region on which a monster of these colours, a bit each, has a figure to appear with (S29).
    fn encounters(&self, state: &State, region: Region, colours: u8) -> Spaces {
        let player = state.player();
        let open = player.explored.without(player.monsters).without(player.forts);
        let mut figures = state.figures;
        let appears = |space: &Space| {
            let colour = player.terrain(*space).icon().index();
            let appears = colours >> colour & 1 == 1 && figures[colour] > 0;
            figures[colour] -= u8::from(appears);
            appears
        };
        open.and(region.spaces()).iter().filter(appears).collect()
    }

    pub(super) fn say_move(&self, state: &State, mv: Move) -> Phrase {
        let player = state.player();
        match mv {
            Move::RevealBuilding(building) => Phrase::new("move-reveal").with("card", name(building)),
            Move::RevealHero(hero) => Phrase::new("move-reveal").with("card", self.hero_phrase(hero)),
            Move::RevealArtefact(artefact) => Phrase::new("move-reveal").with("card", name(artefact)),
            Move::RevealTerrain(terrain) => Phrase::new("move-reveal").with("card", terrain_phrase(terrain)),
            Move::Take(artefact) => Phrase::new("move-take")
                .with("artefact", name(artefact))
                .with("about", Phrase::new(format!("about-{artefact}"))),
            Move::Build(place) => match state.market.get(usize::from(place)).copied().flatten() {
                Some(stack) => Phrase::new("move-build")
                    .with("building", name(stack.building))
                    .with(
                        "price",
                        self.price_arg(player, self.building_price(stack.building), Purpose::Building(place)),
                    )
                    .with("count", stack.count),
                None => Phrase::new("move-nothing"),
            },
            Move::Site(street) => Phrase::new("move-site").with("street", street_phrase(street)),
            Move::Explore(region) => {
                let phrase = |message: &str| {
                    Phrase::new(message)
                        .with("region", region_phrase(region))
                        .with("villagers", region.villagers())
                };
                if player.holds(Artefact::SorcerersMask) {
                    phrase("move-explore-masked")
                } else {
                    phrase("move-explore").with("risk", self.exploration_risk(state, region))
                }
            }
            Move::Place(space) => Phrase::new("move-place").with("space", space_phrase(space)),
            Move::Hunt(space) => match player.land[space.index()] {
                Some(terrain) => {
                    let monster = self.material.monsters[terrain.icon().index()];
                    let mut reward = monster.reward;
                    reward[Resource::Diamond] += u8::from(player.holds(Artefact::MaceOfTheBrave));
                    Phrase::new("move-hunt")
                        .with("monster", monster_phrase(terrain.icon()))
                        .with("space", space_phrase(space))
                        .with("villagers", monster.villagers)
                        .with("reward", pieces_phrases(reward))
                }
                None => Phrase::new("move-nothing"),
            },
            Move::Fortify(space) if player.holds(Artefact::PotionOfMight) => {
                self.say_space(state, "move-fortify-gaining", space, 1)
            }
            Move::Fortify(space) => self.say_space(state, "move-fortify", space, 0),
            Move::Fort(space) => {
                let crown = u8::from(player.holds(Artefact::SovereignsCrown));
                self.say_space(state, "move-fort", space, 1 + crown)
            }
            Move::Region(region) => self.say_region(state, region),
            Move::Scroll(resource) => Phrase::new("move-scroll").with("resource", name(resource)),
            Move::Monster(appears) => self.say_encounter(state, appears),
            Move::Street(street) => {
                let phrase = |message: &str| Phrase::new(message).with("street", street_phrase(street));
                match forced_use(player, street) {
                    Some(only) => phrase("move-street-only").with("use", self.say_move(state, only)),
                    None => phrase("move-street").with(
                        "buildings",
                        player.streets[street.index()].buildings().map(name).collect::<Vec<_>>(),
                    ),
                }
            }
            Move::Use(building, resource) => {
                let phrase = Phrase::new(format!("use-{building}"));
                match (resource, use_price(building)) {
                    (Some(resource), _) => phrase.with("resource", name(resource)),
                    (None, Some(price)) => phrase.with("price", self.price_arg(player, price, Purpose::Use(building))),
                    (None, None) => phrase,
                }
            }
            Move::Invite(place) => self.say_invitation(state, place),
            Move::Pay(source) => self.say_source(state, source),
            Move::Refine => Phrase::new("move-refine").with("price", self.price_arg(player, DIAMOND, Purpose::Diamond)),
            Move::Keep(resource, count) => Phrase::new("move-keep").with(
                "pieces",
                vec![Phrase::new(format!("amount-{resource}")).with("amount", count)],
            ),
            Move::Done if state.step == Step::Refining => Phrase::new("move-done-refining"),
            Move::Done => Phrase::new("move-done-using"),
            Move::End => Phrase::new("move-end"),
            Move::Pass => Phrase::new("move-pass").with("villagers", idle_villagers(state)),
        }
    }

    /// Something done on an explored space, with so many of its resource gained.
    fn say_space(&self, state: &State, message: &str, space: Space, gained: u8) -> Phrase {
        let Some(terrain) = state.player().land[space.index()] else {
            return Phrase::new("move-nothing");
        };
        let mut gains = Pieces::NONE;
        gains[terrain.resource()] = gained;
        Phrase::new(message)
            .with("terrain", terrain_phrase(terrain))
            .with("space", space_phrase(space))
            .with("gains", pieces_phrases(gains))
    }

    fn say_region(&self, state: &State, region: Region) -> Phrase {
        let player = state.player();
        let collected = player.explored.and(region.spaces()).without(player.monsters);
        let gains = collected.iter().fold(Pieces::NONE, |gains, space| {
            gains.plus(Pieces::one(player.terrain(space).resource()))
        });
        let mut gained = pieces_phrases(gains);
        if player.holds(Artefact::ScrollOfPower) {
            gained.push(Phrase::new("amount-scroll"));
        }
        let (message, monsters) = if player.holds(Artefact::SorcerersMask) {
            ("move-region-masked", self.encounters(state, region, 0b1111))
        } else {
            ("move-region", self.activation_risk(state, region))
        };
        Phrase::new(message)
            .with("region", region_phrase(region))
            .with("gains", gained)
            .with("monsters", monsters.len() as u32)
    }

    fn say_encounter(&self, state: &State, appears: bool) -> Phrase {
        let next = match state.step {
            Step::Encounters { pending } => pending.first(),
            _ => None,
        };
        let Some(space) = next else {
            return Phrase::new("move-nothing");
        };
        let message = if appears { "move-monster-yes" } else { "move-monster-no" };
        Phrase::new(message)
            .with("monster", monster_phrase(state.player().terrain(space).icon()))
            .with("space", space_phrase(space))
    }

    fn say_invitation(&self, state: &State, place: u8) -> Phrase {
        let place = usize::from(place);
        let hero = state.row.get(place).copied().flatten();
        match (hero, self.hero_price(state, place)) {
            (Some(hero), Some(price)) => Phrase::new("move-invite").with("hero", self.hero_phrase(hero)).with(
                "price",
                self.price_arg(state.player(), price, Purpose::Hero(place as u8)),
            ),
            _ => Phrase::new("move-nothing"),
        }
    }
}
