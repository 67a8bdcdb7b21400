//! Payments, with the exchanges folded into them.
//!
//! An exchange can always wait until something is paid, so exchanging is no move of its own (S3, S22): a payment takes
//! the pieces held, makes each missing gold of two diamonds and each missing diamond of one of each basic, and asks
//! where each missing basic comes from. Nothing can loop, and no result of the literal rates is lost.

use engine::Log;

use crate::Settlement;
use crate::components::{Artefact, Pieces, Resource};
use crate::moves::Source;
use crate::state::{Phase, Player, Purpose, SourceKind, State};
use crate::words::Event;

/// A price set against a reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bill {
    /// What the reserve holds beyond the price.
    pub spare: Pieces,
    /// Basics that are missing.
    pub lacking: u8,
}

/// The bill of `cost` for this reserve (S22).
#[inline]
pub(crate) fn bill(reserve: Pieces, cost: Pieces) -> Bill {
    let [wood, clay, stone, diamond, gold] = reserve.0;
    let [.., diamonds_asked, gold_asked] = cost.0;
    let diamonds_asked = diamonds_asked + 2 * gold_asked.saturating_sub(gold);
    let diamonds_lacking = diamonds_asked.saturating_sub(diamond);
    let asked = [0, 1, 2].map(|kind| cost.0[kind] + diamonds_lacking);
    let lacking = asked[0].saturating_sub(wood) + asked[1].saturating_sub(clay) + asked[2].saturating_sub(stone);
    Bill {
        spare: Pieces([
            wood.saturating_sub(asked[0]),
            clay.saturating_sub(asked[1]),
            stone.saturating_sub(asked[2]),
            diamond.saturating_sub(diamonds_asked),
            gold.saturating_sub(gold_asked),
        ]),
        lacking,
    }
}

impl Bill {
    /// Whether the missing basics can be had for what is spare.
    #[inline]
    pub fn payable(self, mirror: bool) -> bool {
        let [.., diamond, gold] = self.spare.0;
        self.lacking <= gold + diamond / 2 + basics_for(self.spare, mirror)
    }
}

/// How many basics of any kind the spare basics can be turned into.
#[inline]
fn basics_for(spare: Pieces, mirror: bool) -> u8 {
    if mirror { spare.basics() } else { spare.basics() / 2 }
}

/// Whether the player can pay this price.
#[inline]
pub(crate) fn affords(player: &Player, cost: Pieces) -> bool {
    bill(player.reserve, cost).payable(player.holds(Artefact::EnchantedMirror))
}

/// The resources of which the player can pay one piece, a bit each.
#[inline]
pub(crate) fn single_pieces(player: &Player) -> u8 {
    let reserve = player.reserve;
    let mirror = player.holds(Artefact::EnchantedMirror);
    let [wood, clay, stone, diamond, gold] = reserve.0;
    if gold > 0 || diamond >= 2 || basics_for(reserve, mirror) > 0 {
        let rich = |resource| bill(reserve, Pieces::one(resource)).payable(mirror);
        let diamonds = diamond > 0 || rich(Resource::Diamond);
        let golds = gold > 0 || diamond >= 2 || (diamonds && rich(Resource::Gold));
        0b111 | u8::from(diamonds) << 3 | u8::from(golds) << 4
    } else {
        u8::from(wood > 0) | u8::from(clay > 0) << 1 | u8::from(stone > 0) << 2 | u8::from(diamond > 0) << 3
    }
}

/// Calls `each` with every source a missing basic can have, such that the others can still be found.
#[inline]
pub(crate) fn sources(player: &Player, lacking: u8, from: SourceKind, purpose: Purpose, mut each: impl FnMut(Source)) {
    let spare = player.reserve;
    let mirror = player.holds(Artefact::EnchantedMirror);
    let rest = lacking - 1;
    let [wood, clay, stone, mut diamond, gold] = spare.0;
    if purpose == Purpose::Diamond {
        // Two diamonds for a third of a diamond would only lose (S24).
        diamond = 0;
    }
    let basics = basics_for(spare, mirror);
    if from <= SourceKind::Gold && gold > 0 {
        each(Source::Gold);
    }
    if from <= SourceKind::Diamonds && diamond >= 2 && rest <= diamond / 2 - 1 + basics {
        each(Source::Diamonds);
    }
    if lacking > basics {
        return;
    }
    let held = [wood, clay, stone];
    for (place, one) in Resource::BASICS.into_iter().enumerate() {
        if held[place] == 0 {
            continue;
        }
        if mirror {
            each(Source::One(one));
            continue;
        }
        if held[place] >= 2 {
            each(Source::Two(one, one));
        }
        for (other_place, other) in Resource::BASICS.into_iter().enumerate().skip(place + 1) {
            if held[other_place] > 0 {
                each(Source::Two(one, other));
            }
        }
    }
}

/// The pieces a source takes.
#[inline]
pub(crate) fn taken(source: Source) -> Pieces {
    match source {
        Source::Gold => Pieces::one(Resource::Gold),
        Source::Diamonds => Pieces([0, 0, 0, 2, 0]),
        Source::One(one) => Pieces::one(one),
        Source::Two(one, other) => Pieces::one(one).plus(Pieces::one(other)),
    }
}

/// The only source of the next missing basic, if there is no choice (S35).
#[inline]
fn only_source(player: &Player, lacking: u8, from: SourceKind, purpose: Purpose) -> Option<Source> {
    let mut found = None;
    let mut number = 0;
    sources(player, lacking, from, purpose, |source| {
        found = Some(source);
        number += 1;
    });
    found.filter(|_| number == 1)
}

/// What a price really takes, for labels: exchanges without a choice are made unasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// What is taken at once.
    pub given: Pieces,
    /// For how many missing basics the source is asked after that.
    pub asked: u8,
}

impl Payment {
    /// What paying `cost` would take from this player.
    pub(crate) fn of(player: &Player, cost: Pieces, purpose: Purpose) -> Payment {
        let mut payer = player.clone();
        let Bill { spare, mut lacking } = bill(player.reserve, cost);
        payer.reserve = spare;
        let mut from = SourceKind::Gold;
        while lacking > 0
            && let Some(source) = only_source(&payer, lacking, from, purpose)
        {
            payer.reserve = payer.reserve.minus(taken(source));
            lacking -= 1;
            from = source.kind();
        }
        Payment {
            given: player.reserve.minus(payer.reserve),
            asked: lacking,
        }
    }
}

impl Settlement {
    /// Takes what is held of `cost` and asks for the sources of the rest.
    #[inline]
    pub(crate) fn charge<L: Log<Event>>(&self, state: &mut State, cost: Pieces, purpose: Purpose, log: &mut L) {
        let seat = state.seat;
        let player = state.player_mut();
        let Bill { spare, lacking } = bill(player.reserve, cost);
        let pieces = player.reserve.minus(spare);
        player.reserve = spare;
        if !pieces.is_empty() {
            log.tell_all(|| Event::Paid { seat, pieces });
        }
        self.ask_sources(state, lacking, SourceKind::Gold, purpose, log);
    }

    /// Takes a missing basic from this source.
    pub(crate) fn pay<L: Log<Event>>(&self, state: &mut State, source: Source, log: &mut L) {
        let Phase::Paying { lacking, purpose, .. } = state.phase else {
            unreachable!("sources are named while paying")
        };
        self.take(state, source, log);
        self.ask_sources(state, lacking - 1, source.kind(), purpose, log);
    }

    fn take<L: Log<Event>>(&self, state: &mut State, source: Source, log: &mut L) {
        let seat = state.seat;
        let pieces = taken(source);
        let player = state.player_mut();
        player.reserve = player.reserve.minus(pieces);
        log.tell_all(|| Event::Paid { seat, pieces });
    }

    /// Asks for a source where there is a choice, and goes on with the purpose once nothing is missing.
    #[inline]
    fn ask_sources<L: Log<Event>>(
        &self,
        state: &mut State,
        mut lacking: u8,
        mut from: SourceKind,
        purpose: Purpose,
        log: &mut L,
    ) {
        while lacking > 0 {
            let Some(source) = only_source(state.player(), lacking, from, purpose) else {
                state.phase = Phase::Paying { lacking, from, purpose };
                return;
            };
            self.take(state, source, log);
            lacking -= 1;
            from = source.kind();
        }
        self.settle(state, purpose, log);
    }

    /// What was paid for happens.
    fn settle<L: Log<Event>>(&self, state: &mut State, purpose: Purpose, log: &mut L) {
        match purpose {
            Purpose::Building(place) => self.buy(state, place, log),
            Purpose::Hero(place) => self.welcome(state, place, log),
            Purpose::Use(building) => self.use_paid(state, building, log),
            Purpose::Diamond => {
                state.player_mut().gain(Resource::Diamond);
                self.refine_on(state, log);
            }
        }
    }
}
