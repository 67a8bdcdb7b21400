//! The other six actions, heroes, and the end of a turn.

use engine::Log;

use super::payment::{affords, single_pieces};
use crate::Settlement;
use crate::events::Event;
use crate::kinds::{Artefact, Building, Hero, Pieces, Region, Resource, Space, Spaces, Street, Streets, Terrain};
use crate::moves::Move;
use crate::row::Row;
use crate::state::{Player, Purpose, SURCHARGE, State, Step};

/// Who takes the moves of a turn as they are found: a list, or somebody who weighs them at once.
pub(crate) trait MoveSink {
    /// Takes one move.
    fn take(&mut self, mv: Move);
}

impl MoveSink for Vec<Move> {
    #[inline]
    fn take(&mut self, mv: Move) {
        self.push(mv);
    }
}

/// The streets among which a choice means something: of equal ones only the first (S36).
#[inline]
pub(crate) fn distinct_streets(player: &Player) -> Streets {
    let [upper, middle, lower] =
        Street::ALL.map(|street| (player.streets[street.index()], player.streets_used.contains(street)));
    let middle_differs = middle != upper;
    let lower_differs = lower != upper && lower != middle;
    Streets::from_bits(1 | u8::from(middle_differs) << 1 | u8::from(lower_differs) << 2)
}

/// The streets a new building can stand in.
#[inline]
pub(crate) fn sites(player: &Player) -> Streets {
    let room = |street: &Street| player.streets[street.index()].has_room();
    distinct_streets(player).iter().filter(room).collect()
}

impl Settlement {
    /// The price of the hero on a place of the row, surcharge included (S13).
    #[inline]
    pub fn hero_price(&self, state: &State, place: usize) -> Option<Pieces> {
        let mut price = self.material.hero(state.row[place]?).cost;
        price[Resource::Diamond] += SURCHARGE[place];
        Some(price)
    }

    /// The colours of the monsters on the heroes on display, a bit each (S6).
    #[inline]
    pub fn icons_on_display(&self, state: &State) -> u8 {
        let icons = |hero: &Hero| self.material.hero(*hero).icons;
        state.row.iter().flatten().map(icons).fold(0, |all, icons| all | icons)
    }

    /// Action: pays a building of the market.
    pub(crate) fn play_build<L: Log<Event>>(&self, state: &mut State, place: u8, log: &mut L) {
        let stack = state.market[usize::from(place)].expect("the place holds a building");
        let player = state.player_mut();
        player.use_villagers(1);
        player.zones.build += 1;
        let cost = self.material.building_costs[stack.building.index()];
        self.charge(state, Pieces::one(cost), Purpose::Building(place), log);
    }

    /// Takes the paid building from its place.
    pub(crate) fn buy<L: Log<Event>>(&self, state: &mut State, place: u8, log: &mut L) {
        let slot = &mut state.market[usize::from(place)];
        let stack = slot.as_mut().expect("the place holds a building");
        let building = stack.building;
        stack.count -= 1;
        if stack.count == 0 {
            *slot = None;
        }
        let mut sites = sites(state.player()).iter();
        match (sites.next(), sites.next()) {
            (Some(only), None) => self.play_site(state, building, only, log),
            _ => state.step = Step::Siting { building },
        }
    }

    /// Puts a new building into a street; the clock may activate it (S9, S27).
    pub(crate) fn play_site<L: Log<Event>>(&self, state: &mut State, building: Building, street: Street, log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        player.streets[street.index()].insert(building);
        log.tell_all(|| Event::Built { seat, building, street });
        if player.holds(Artefact::SacredClock) {
            state.effects = Row::one(building);
            self.run_effects(state, true, log);
        } else {
            self.restock(state);
        }
    }

    /// Refills the place that was emptied, if it was and a building is left (S12).
    pub(crate) fn restock(&self, state: &mut State) {
        if state.market.contains(&None) && state.buildings_left() > 0 {
            state.step = Step::Restock;
        } else {
            self.finish_action(state);
        }
    }

    /// Action: sends villagers into a region; chance draws the terrain (S5).
    pub(crate) fn play_explore(&self, state: &mut State, region: Region) {
        let player = state.player_mut();
        player.use_villagers(region.villagers());
        player.zones.explore += region.villagers();
        state.step = Step::Scouting { region };
    }

    /// The drawn terrain is seen before its space is chosen (S5).
    pub(crate) fn play_terrain<L: Log<Event>>(&self, state: &mut State, terrain: Terrain, log: &mut L) {
        let mut frontier = state.player().frontier(terrain.region()).iter();
        match (frontier.next(), frontier.next()) {
            (Some(only), None) => self.play_place(state, terrain, only, log),
            _ => state.step = Step::Placing { terrain },
        }
    }

    /// Puts a new terrain on a space and checks for an encounter.
    pub(crate) fn play_place<L: Log<Event>>(&self, state: &mut State, terrain: Terrain, space: Space, log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        player.land[space.index()] = Some(terrain);
        player.explored.insert(space);
        log.tell_all(|| Event::Explored { seat, terrain, space });
        if player.holds(Artefact::ExplorersAstrolabe) {
            gain(player, seat, terrain.resource(), log);
        }
        self.check_encounters(state, Spaces::from_iter([space]), log);
    }

    /// Checks these terrains for encounters, then closes the action. The mask asks its holder (S8).
    pub(crate) fn check_encounters<L: Log<Event>>(&self, state: &mut State, spaces: Spaces, log: &mut L) {
        let player = state.player();
        if player.holds(Artefact::SorcerersMask) {
            // Without a figure there is nothing to decide (S29).
            let figure = |space: &Space| state.figures[player.terrain(*space).icon().index()] > 0;
            let pending: Spaces = spaces.iter().filter(figure).collect();
            if pending.is_empty() {
                self.finish_action(state);
            } else {
                state.step = Step::Encounters { pending };
            }
            return;
        }
        let icons = self.icons_on_display(state);
        for space in spaces {
            if icons >> state.player().terrain(space).icon().index() & 1 == 1 {
                self.appear(state, space, log);
            }
        }
        self.finish_action(state);
    }

    /// A monster appears, if there is a figure of its colour (S29).
    fn appear<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let seat = state.seat;
        let colour = state.player().terrain(space).icon();
        let figures = &mut state.figures[colour.index()];
        if *figures > 0 {
            *figures -= 1;
            state.player_mut().monsters.insert(space);
            log.tell_all(|| Event::Appeared { seat, colour, space });
        }
    }

    /// The holder of the mask decides the next encounter.
    pub(crate) fn play_encounter<L: Log<Event>>(&self, state: &mut State, appears: bool, log: &mut L) {
        let Step::Encounters { mut pending } = state.step else {
            unreachable!("encounters are decided when they are due")
        };
        let space = pending.first().expect("an encounter is pending");
        pending.remove(space);
        if appears {
            self.appear(state, space, log);
        }
        self.check_encounters(state, pending, log);
    }

    /// Action: hunts a monster.
    pub(crate) fn play_hunt<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let seat = state.seat;
        let colour = state.player().terrain(space).icon();
        let monster = self.material.monsters[colour.index()];
        state.figures[colour.index()] += 1;
        let player = state.player_mut();
        player.use_villagers(monster.villagers);
        player.zones.hunt += monster.villagers;
        player.monsters.remove(space);
        player.reserve = player.reserve.plus(monster.reward);
        log.tell_all(|| Event::Hunted {
            seat,
            colour,
            pieces: monster.reward,
        });
        if player.holds(Artefact::MaceOfTheBrave) {
            gain(player, seat, Resource::Diamond, log);
        }
        self.finish_action(state);
    }

    /// Action: builds a fortification, for ever (S10).
    pub(crate) fn play_fortify<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        player.use_villagers(1);
        player.zones.fortify += 1;
        player.forts.insert(space);
        let terrain = player.terrain(space);
        log.tell_all(|| Event::Fortified { seat, terrain, space });
        if player.holds(Artefact::PotionOfMight) {
            gain(player, seat, terrain.resource(), log);
        }
        self.finish_action(state);
    }

    /// Action: activates a region: resources of all terrains without a monster, then the encounters (S7).
    pub(crate) fn play_region<L: Log<Event>>(&self, state: &mut State, region: Region, log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        player.use_villagers(1);
        if player.regions_used.contains(region) {
            player.second_spent = true;
        }
        player.regions_used.insert(region);
        log.tell_all(|| Event::RegionActivated { seat, region });
        let collected = player.explored.and(region.spaces()).without(player.monsters);
        for space in collected {
            gain(player, seat, player.terrain(space).resource(), log);
        }
        if player.holds(Artefact::ScrollOfPower) {
            let kinds = player.resources_on(collected);
            if kinds.count_ones() == 1 {
                self.play_scroll(state, collected, Resource::ALL[kinds.trailing_zeros() as usize], log);
            } else {
                state.step = Step::Scroll { collected };
            }
        } else {
            let open = collected.without(player.forts);
            self.check_encounters(state, open, log);
        }
    }

    /// The scroll's extra resource, before the encounters (S8).
    pub(crate) fn play_scroll<L: Log<Event>>(
        &self,
        state: &mut State,
        collected: Spaces,
        resource: Resource,
        log: &mut L,
    ) {
        let seat = state.seat;
        let player = state.player_mut();
        gain(player, seat, resource, log);
        let open = collected.without(player.forts);
        self.check_encounters(state, open, log);
    }

    /// Action: activates a fortification.
    pub(crate) fn play_fort<L: Log<Event>>(&self, state: &mut State, space: Space, log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        player.use_villagers(1);
        player.forts_used.insert(space);
        log.tell_all(|| Event::FortActivated { seat, space });
        let resource = player.terrain(space).resource();
        gain(player, seat, resource, log);
        if player.holds(Artefact::SovereignsCrown) {
            gain(player, seat, resource, log);
        }
        self.finish_action(state);
    }

    /// Welcomes a paid hero, and the row slides (S14).
    pub(crate) fn welcome<L: Log<Event>>(&self, state: &mut State, place: u8, log: &mut L) {
        let place = usize::from(place);
        let hero = state.row[place].expect("the place holds a hero");
        let seat = state.seat;
        let player = state.player_mut();
        player.heroes.insert(hero);
        player.bonus += self.material.hero(hero).villagers;
        log.tell_all(|| Event::Invited { seat, hero });
        if player.holds(Artefact::CupOfGoodCheer) {
            player.bonus += 1;
            log.tell_all(|| Event::Cheered { seat });
        }
        slide(state, place);
        state.invited = true;
        state.step = if state.hero_pile.is_empty() {
            Step::Turn
        } else {
            Step::Arrival
        };
    }

    /// The action is done; the turn goes on, and only now may a hero come (S26).
    #[inline]
    pub(crate) fn finish_action(&self, state: &mut State) {
        state.acted = true;
        state.step = Step::Turn;
    }

    /// Hands over every move of a turn.
    #[inline]
    pub(crate) fn each_turn_move(&self, state: &State, found: &mut impl MoveSink) {
        let player = state.player();
        if !state.acted {
            self.each_action(state, player, found);
        }
        if !state.invited {
            self.each_invitation(state, player, found);
        }
        if state.acted || state.invited {
            found.take(Move::End);
        }
        found.take(Move::Pass);
    }

    /// The heroes that can be paid. Most cannot by far, which their power tells at once.
    #[inline]
    fn each_invitation(&self, state: &State, player: &Player, found: &mut impl MoveSink) {
        let power = player.reserve.power();
        for (place, (hero, surcharge)) in state.row.iter().zip(SURCHARGE).enumerate() {
            let Some(hero) = *hero else { continue };
            let card = self.material.hero(hero);
            if card.power + 3 * u16::from(surcharge) > power {
                continue;
            }
            let mut price = card.cost;
            price[Resource::Diamond] += surcharge;
            if affords(player, price) {
                found.take(Move::Invite(place as u8));
            }
        }
    }

    #[inline]
    fn each_action(&self, state: &State, player: &Player, found: &mut impl MoveSink) {
        let villagers = player.villagers();
        if villagers == 0 {
            return;
        }
        let single = single_pieces(player);
        if player.streets.iter().any(|street| street.has_room()) {
            self.each_building(state, single, found);
        }
        for region in Region::ALL {
            if villagers >= region.villagers() && !player.frontier(region).is_empty() {
                found.take(Move::Explore(region));
            }
        }
        let again = |artefact| player.holds(artefact) && !player.second_spent;
        if player.streets.iter().any(|street| !street.is_empty()) {
            let usable = super::effects::usable(player, single);
            let key = again(Artefact::KeyOfKnowledge);
            for street in distinct_streets(player) {
                let open = key || !player.streets_used.contains(street);
                if open && player.streets[street.index()].masked(usable) != 0 {
                    found.take(Move::Street(street));
                }
            }
        }
        if player.explored.is_empty() {
            return;
        }
        for space in player.monsters {
            if villagers >= self.material.monsters[player.terrain(space).icon().index()].villagers {
                found.take(Move::Hunt(space));
            }
        }
        let safe = player.explored.without(player.monsters);
        for space in safe.without(player.forts) {
            found.take(Move::Fortify(space));
        }
        let star = again(Artefact::ShootingStar);
        for region in Region::ALL {
            let open = star || !player.regions_used.contains(region);
            if open && !safe.and(region.spaces()).is_empty() {
                found.take(Move::Region(region));
            }
        }
        // Fortifications on equal resources are equal: only the first is offered (S36).
        let mut seen = 0_u8;
        for space in player.forts.without(player.forts_used) {
            let kind = 1 << player.terrain(space).resource().index();
            if seen & kind == 0 {
                seen |= kind;
                found.take(Move::Fort(space));
            }
        }
    }

    /// The places of the market that can be paid. Equal stacks are one move; a stack and a single tile of the same
    /// kind are not, as only the latter is replaced at once (S28).
    #[inline]
    fn each_building(&self, state: &State, single: u8, found: &mut impl MoveSink) {
        let mut seen = 0_u64;
        for (place, stack) in state.market.iter().enumerate() {
            let Some(stack) = stack else { continue };
            let kind = 1 << (4 * stack.building.index() + usize::from(stack.count));
            let cost = self.material.building_costs[stack.building.index()];
            if seen & kind == 0 && single >> cost.index() & 1 == 1 {
                found.take(Move::Build(place as u8));
            }
            seen |= kind;
        }
    }
}

/// The hero of this place is gone: those to its left slide right.
pub(crate) fn slide(state: &mut State, place: usize) {
    state.row.copy_within(..place, 1);
    state.row[0] = None;
}

#[inline]
fn gain<L: Log<Event>>(player: &mut Player, seat: engine::Seat, resource: Resource, log: &mut L) {
    player.gain(resource);
    log.tell_all(|| Event::Gained { seat, resource });
}
