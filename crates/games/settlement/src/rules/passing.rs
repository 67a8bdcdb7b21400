//! Passing, artefacts, and the end of a round.

use engine::{Log, Seat};

use super::actions::slide;
use super::payment::{Bill, Payment, bill};
use crate::Settlement;
use crate::events::Event;
use crate::kinds::{Artefact, Pieces, Regions, Resource, Spaces, Streets};
use crate::moves::Move;
use crate::state::{BASIC_VILLAGERS, HERO_ROW, MARKET, Player, Purpose, ROUNDS, State, Step, Zones};

/// One of each basic: what a diamond is made of.
pub(crate) const DIAMOND: Pieces = Pieces([1, 1, 1, 0, 0]);

/// Whether a passing player can make a diamond of basics: at least one is held, and the missing ones can be had for
/// gold or for spare basics (S24).
pub(crate) fn can_refine(player: &Player) -> bool {
    let mut bill = bill(player.reserve, DIAMOND);
    bill.spare[Resource::Diamond] = 0;
    player.reserve.basics() > 0 && bill.payable(player.holds(Artefact::EnchantedMirror))
}

/// How many stone are kept along with so many wood and clay, if that makes full use of the room: kinds not held come of
/// two others (of one with the mirror), and nothing is given up that could be kept (S24).
fn stone_kept(player: &Player, wood: u8, clay: u8) -> Option<u8> {
    let room = player.forts.len() as i8;
    let held = Resource::BASICS.map(|basic| player.reserve[basic] as i8);
    let (wood, clay) = (wood as i8, clay as i8);
    if player.holds(Artefact::EnchantedMirror) {
        let total = held.iter().sum::<i8>().min(room);
        return (wood + clay <= total).then(|| (total - wood - clay) as u8);
    }
    // What wood and clay leave over is positive where some is spare, and negative where two stone are needed for each.
    let left = |kept: i8, held: i8| if kept > held { 2 * (held - kept) } else { held - kept };
    let over = left(wood, held[0]) + left(clay, held[1]);
    let most = if over >= 0 { held[2] + over / 2 } else { held[2] + over };
    let stone = most.min(room - wood - clay);
    if stone < 0 {
        return None;
    }
    let full = wood + clay + stone == room;
    let nothing_left = over + left(stone, held[2]) == 0;
    (full || nothing_left).then_some(stone as u8)
}

/// How many wood can be kept.
pub(crate) fn wood_kept(player: &Player) -> impl Iterator<Item = u8> + '_ {
    (0..=player.forts.len() as u8).filter(|&wood| clay_kept(player, wood).next().is_some())
}

/// How many clay can be kept along with so many wood.
pub(crate) fn clay_kept(player: &Player, wood: u8) -> impl Iterator<Item = u8> + '_ {
    (0..=player.forts.len() as u8).filter(move |&clay| stone_kept(player, wood, clay).is_some())
}

impl Settlement {
    /// Passes: the round is over for this player (S2).
    pub(crate) fn play_pass<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Passed { seat });
        state.next_first.get_or_insert(seat);
        state.player_mut().passed = true;
        if state.round == ROUNDS {
            let player = state.player_mut();
            let before = player.reserve;
            exchange_for_ties(player);
            let (given, gained) = (before.minus(player.reserve), player.reserve.minus(before));
            if !gained.is_empty() {
                log.tell_all(|| Event::Exchanged { seat, given, gained });
            }
            self.next_turn(state, log);
        } else {
            self.refine_on(state, log);
        }
    }

    /// Offers to make diamonds, as long as basics would be lost otherwise or the mirror helps (S24).
    pub(crate) fn refine_on<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let player = state.player();
        if can_refine(player) && !all_is_kept(player) {
            state.step = Step::Refining;
        } else {
            self.keep(state, log);
        }
    }

    /// What a diamond made while passing takes from this player.
    pub fn refinement(&self, player: &Player) -> Payment {
        self.payment_of(player, DIAMOND, Purpose::Diamond)
    }

    /// Makes a diamond of basics.
    pub(crate) fn play_refine<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Refined { seat });
        self.charge(state, DIAMOND, Purpose::Diamond, log);
    }

    /// Asks which basics are kept, where there is a choice.
    pub(crate) fn keep<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        let player = state.player();
        if player.forts.is_empty() {
            return self.discard_down_to(state, [0; 3], log);
        }
        if all_is_kept(player) {
            let [wood, clay, stone, ..] = player.reserve.0;
            return self.discard_down_to(state, [wood, clay, stone], log);
        }
        let mut counts = wood_kept(player);
        let first = counts.next().expect("something can always be kept");
        if counts.next().is_some() {
            drop(counts);
            state.step = Step::Keeping { wood: None };
        } else {
            drop(counts);
            self.play_wood_kept(state, first, log);
        }
    }

    /// Keeps so many wood and asks for clay.
    pub(crate) fn play_wood_kept<L: Log<Event>>(&self, state: &mut State, wood: u8, log: &mut L) {
        let mut counts = clay_kept(state.player(), wood);
        let first = counts.next().expect("only counts that can be completed are offered");
        let choice = counts.next().is_some();
        drop(counts);
        if choice {
            state.step = Step::Keeping { wood: Some(wood) };
        } else {
            self.play_clay_kept(state, wood, first, log);
        }
    }

    /// Keeps so many clay; the stone follow.
    pub(crate) fn play_clay_kept<L: Log<Event>>(&self, state: &mut State, wood: u8, clay: u8, log: &mut L) {
        let stone = stone_kept(state.player(), wood, clay).expect("only counts that can be completed are offered");
        self.discard_down_to(state, [wood, clay, stone], log);
    }

    /// The other basics go, the villagers come home, and another artefact is chosen (S15, S16, S17).
    fn discard_down_to<L: Log<Event>>(&self, state: &mut State, kept: [u8; 3], log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        let before = player.reserve;
        player.reserve.0[..3].copy_from_slice(&kept);
        let pieces = before.minus(player.reserve);
        if !pieces.is_empty() {
            log.tell_all(|| Event::Discarded { seat, pieces });
        }
        let pieces = player.reserve.minus(before);
        if !pieces.is_empty() {
            log.tell_all(|| Event::Remade { seat, pieces });
        }
        player.basic = BASIC_VILLAGERS;
        player.zones = Zones::default();
        player.regions_used = Regions::EMPTY;
        player.streets_used = Streets::EMPTY;
        player.forts_used = Spaces::EMPTY;
        player.second_spent = false;
        state.step = Step::Swap;
    }

    /// Takes an artefact on offer. The old one goes back among them, or out of the game when playing alone (S17, S21).
    pub(crate) fn play_take<L: Log<Event>>(&self, state: &mut State, artefact: Artefact, log: &mut L) {
        let seat = state.seat;
        log.tell_all(|| Event::Took { seat, artefact });
        state.offer.remove(artefact);
        let player = state.player_mut();
        let old = player.artefact.replace(artefact);
        // Immediate artefacts pay each time they are taken, at set-up too (S9).
        match artefact {
            Artefact::HelpfulChest => player.bonus += 1,
            Artefact::DiamondRing => player.gain(Resource::Diamond),
            Artefact::MagicPurse => player.gain(Resource::Gold),
            _ => {}
        }
        match old {
            // The last player chooses first, then counter-clockwise (S31).
            // The first seat begins (S34).
            None if seat == Seat::FIRST => {
                state.step = Step::Turn;
                log.tell_all(|| Event::RoundBegan { round: 1 });
            }
            None => state.seat = Seat::new(seat.index() - 1),
            // Alone one is revealed even after round 5 (S33).
            Some(_) if self.players == 1 => state.step = Step::Reveal,
            Some(old) => {
                state.offer.insert(old);
                self.next_turn(state, log);
            }
        }
    }

    /// The turn goes to the next player still in the round, or the round ends.
    pub(crate) fn next_turn<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        state.acted = false;
        state.invited = false;
        state.step = Step::Turn;
        for _ in 0..self.players {
            state.seat = state.seat.next(self.players);
            if !state.player().passed {
                return;
            }
        }
        self.end_round(state, log);
    }

    /// The rightmost hero leaves and equal buildings are stacked; chance fills the gaps (S12, S14).
    fn end_round<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        if state.round == ROUNDS {
            state.step = Step::Over;
            return;
        }
        if let Some(hero) = state.row[HERO_ROW - 1] {
            log.tell_all(|| Event::HeroLeft { hero });
        }
        slide(state, HERO_ROW - 1);
        stack_market(state);
        state.step = Step::Renewal;
        self.renew_on(state, log);
    }

    /// Begins the next round once nothing is left to draw.
    pub(crate) fn renew_on<L: Log<Event>>(&self, state: &mut State, log: &mut L) {
        if super::chance::renewal_due(state).is_some() {
            return;
        }
        state.round += 1;
        state.seat = state.next_first.take().expect("somebody passed first");
        state.step = Step::Turn;
        for player in &mut state.players {
            player.passed = false;
        }
        let round = state.round;
        log.tell_all(|| Event::RoundBegan { round });
    }

    /// The moves of a player choosing how many basics of a kind to keep.
    pub(crate) fn list_keeping(&self, player: &Player, wood: Option<u8>, moves: &mut Vec<Move>) {
        match wood {
            None => moves.extend(wood_kept(player).map(|count| Move::Keep(Resource::Wood, count))),
            Some(wood) => moves.extend(clay_kept(player, wood).map(|count| Move::Keep(Resource::Clay, count))),
        }
    }
}

/// Whether nothing needs to be asked: all basics fit, and no mirror could turn them into others.
fn all_is_kept(player: &Player) -> bool {
    usize::from(player.reserve.basics()) <= player.forts.len() && !player.holds(Artefact::EnchantedMirror)
}

/// Merges equal buildings onto the first of their places (S12).
fn stack_market(state: &mut State) {
    for place in 1..MARKET {
        let Some(stack) = state.market[place] else { continue };
        let (before, after) = state.market.split_at_mut(place);
        let twin = before
            .iter_mut()
            .flatten()
            .find(|other| other.building == stack.building);
        if let Some(twin) = twin {
            twin.count += stack.count;
            after[0] = None;
        }
    }
}

/// The last exchanges of the game: diamonds of basics, gold of diamonds, as many as possible, which is best for the
/// tie-break (S20).
fn exchange_for_ties(player: &mut Player) {
    let mirror = player.holds(Artefact::EnchantedMirror);
    let (diamonds, gold) = (player.reserve[Resource::Diamond], player.reserve[Resource::Gold]);
    let mut basics = player.reserve;
    (basics[Resource::Diamond], basics[Resource::Gold]) = (0, 0);
    // One diamond after the other would spend on the first what the second needs: all are paid for at once.
    let of = |diamonds: u8| bill(basics, Pieces([0, 0, 0, diamonds, 0]));
    let made = (1..).take_while(|&number| of(number).payable(mirror)).count() as u8;
    let Bill { mut spare, lacking } = of(made);
    let mut price = if mirror { lacking } else { 2 * lacking };
    for basic in Resource::BASICS {
        let taken = price.min(spare[basic]);
        spare[basic] -= taken;
        price -= taken;
    }
    let diamonds = diamonds + made;
    (spare[Resource::Diamond], spare[Resource::Gold]) = (diamonds % 2, gold + diamonds / 2);
    player.reserve = spare;
}
