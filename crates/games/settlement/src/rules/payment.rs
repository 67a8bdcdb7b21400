//! Payments, with the exchanges folded into them.
//!
//! An exchange can always wait until something is paid, so exchanging is no move of its own (S3, S22): a payment takes
//! the pieces held, makes each missing gold of two diamonds and each missing diamond of one of each basic, and asks
//! where each missing basic comes from. Nothing can loop, and no result of the literal rates is lost.
//!
//! Rules version 1 names sources in a fixed order and takes the only one left unasked, so that one choice may decide
//! several pieces. Since version 2 each piece whose source makes a difference is asked on its own, with every source
//! that is possible.

use engine::Log;

use crate::Settlement;
use crate::events::Event;
use crate::kinds::{Artefact, Pieces, Resource};
use crate::moves::Source;
use crate::state::{Player, Purpose, SourceKind, State, Step};

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
    let [asked_wood, asked_clay, asked_stone, ..] = cost.0;
    let asked = [
        asked_wood + diamonds_lacking,
        asked_clay + diamonds_lacking,
        asked_stone + diamonds_lacking,
    ];
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

/// The sources of missing basics: what is spare, and how it may be spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Funds {
    /// What the price has left in the reserve.
    spare: Pieces,
    /// Whether diamonds may be spent.
    diamonds: bool,
    /// Whether one spare basic stands for another.
    mirror: bool,
}

impl Funds {
    #[inline]
    fn new(player: &Player, spare: Pieces, purpose: Purpose) -> Funds {
        Funds {
            spare,
            // Two diamonds for a third of a diamond would only lose (S24).
            diamonds: purpose != Purpose::Diamond,
            mirror: player.holds(Artefact::EnchantedMirror),
        }
    }

    /// How many basics gold, pairs of diamonds and spare basics can stand for.
    #[inline]
    fn by_source(&self) -> [u8; 3] {
        let [.., diamond, gold] = self.spare.0;
        let pairs = if self.diamonds { diamond / 2 } else { 0 };
        [gold, pairs, basics_for(self.spare, self.mirror)]
    }

    /// Calls `each` with every source of the next of `lacking` basics. In version 1 (`from` is the last source named)
    /// only with those after which the others can still be found in order; without an order that is always so.
    #[inline]
    fn sources(&self, lacking: u8, from: Option<SourceKind>, mut each: impl FnMut(Source)) {
        let [gold, pairs, basics] = self.by_source();
        let from_diamonds = lacking <= pairs + basics;
        if gold > 0 && from.is_none_or(|from| from <= SourceKind::Gold) {
            each(Source::Gold);
        }
        if pairs > 0 && from.is_none_or(|from| from <= SourceKind::Diamonds && from_diamonds) {
            each(Source::Diamonds);
        }
        if from.is_some() && lacking > basics {
            return;
        }
        let [wood, clay, stone, ..] = self.spare.0;
        let held = [wood, clay, stone];
        for (place, one) in Resource::BASICS.into_iter().enumerate() {
            if held[place] == 0 {
                continue;
            }
            if self.mirror {
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

    /// The only source of the next missing basic in the order of version 1, if there is no choice (S35).
    #[inline]
    fn only_source(&self, lacking: u8, from: SourceKind) -> Option<Source> {
        let mut found = None;
        let mut number = 0;
        self.sources(lacking, Some(from), |source| {
            found = Some(source);
            number += 1;
        });
        found.filter(|_| number == 1)
    }

    /// What every way of paying for `lacking` basics takes, and how many basics that stands for: as much of each source
    /// as the others together cannot cover. Spare basics are among it only where their kinds leave no choice.
    #[inline]
    fn forced(&self, lacking: u8) -> (Pieces, u8) {
        let [gold, pairs, basics] = self.by_source();
        let by_gold = lacking.saturating_sub(pairs + basics);
        let by_pairs = lacking.saturating_sub(gold + basics);
        let by_basics = lacking.saturating_sub(gold + pairs);
        let mut taken = Pieces([0, 0, 0, 2 * by_pairs, by_gold]);
        let mut covered = by_gold + by_pairs;
        let pieces = if self.mirror { by_basics } else { 2 * by_basics };
        if pieces > 0 {
            let kind = Resource::BASICS
                .into_iter()
                .find(|&basic| self.spare[basic] == self.spare.basics());
            if let Some(kind) = kind {
                taken[kind] = pieces;
                covered += by_basics;
            } else if pieces == self.spare.basics() {
                taken.0[..3].copy_from_slice(&self.spare.0[..3]);
                covered += by_basics;
            }
        }
        (taken, covered)
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

/// What a move really takes, for labels: exchanges without a choice are made unasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// What is taken at once.
    pub given: Pieces,
    /// For how many missing basics the source is asked after that.
    pub asked: u8,
}

/// A payment in progress, after all that leaves no choice was taken.
struct Progress {
    spare: Pieces,
    lacking: u8,
    from: SourceKind,
}

impl Settlement {
    /// What paying `cost` would take from this player.
    pub(crate) fn payment_of(&self, player: &Player, cost: Pieces, purpose: Purpose) -> Payment {
        let Bill { spare, lacking } = bill(player.reserve, cost);
        let progress = self.take_unasked(Funds::new(player, spare, purpose), lacking, SourceKind::Gold);
        Payment {
            given: player.reserve.minus(progress.spare),
            asked: progress.lacking,
        }
    }

    /// What naming this source for a missing basic takes, with all that it leaves no choice about; `None` while nothing
    /// is being paid.
    pub fn payment_by(&self, state: &State, source: Source) -> Option<Payment> {
        let Step::Paying { lacking, purpose, .. } = state.step else {
            return None;
        };
        let player = state.player();
        let spare = player.reserve.minus(taken(source));
        let progress = self.take_unasked(Funds::new(player, spare, purpose), lacking - 1, source.kind());
        Some(Payment {
            given: player.reserve.minus(progress.spare),
            asked: progress.lacking,
        })
    }

    /// Calls `each` with every source that can be named for the next missing basic.
    #[inline]
    pub(crate) fn list_sources(
        &self,
        player: &Player,
        (lacking, from, purpose): (u8, SourceKind, Purpose),
        each: impl FnMut(Source),
    ) {
        let order = (self.rules_version == 1).then_some(from);
        Funds::new(player, player.reserve, purpose).sources(lacking, order, each);
    }

    /// Takes what is held of `cost` and asks for the sources of the rest.
    #[inline]
    pub(crate) fn charge<L: Log<Event>>(&self, state: &mut State, cost: Pieces, purpose: Purpose, log: &mut L) {
        let Bill { spare, lacking } = bill(state.player().reserve, cost);
        self.pay_down_to(state, spare, (lacking, SourceKind::Gold, purpose), log);
    }

    /// Takes a missing basic from this source.
    pub(crate) fn play_source<L: Log<Event>>(&self, state: &mut State, source: Source, log: &mut L) {
        let Step::Paying { lacking, purpose, .. } = state.step else {
            unreachable!("sources are named while paying")
        };
        let spare = state.player().reserve.minus(taken(source));
        self.pay_down_to(state, spare, (lacking - 1, source.kind(), purpose), log);
    }

    /// Takes what leaves no choice, asks for a source where there is one, and goes on with the purpose once nothing is
    /// missing.
    #[inline]
    fn pay_down_to<L: Log<Event>>(
        &self,
        state: &mut State,
        spare: Pieces,
        (lacking, from, purpose): (u8, SourceKind, Purpose),
        log: &mut L,
    ) {
        let progress = if lacking == 0 {
            Progress { spare, lacking, from }
        } else {
            self.take_unasked(Funds::new(state.player(), spare, purpose), lacking, from)
        };
        let seat = state.seat;
        let player = state.player_mut();
        let pieces = player.reserve.minus(progress.spare);
        player.reserve = progress.spare;
        if !pieces.is_empty() {
            log.tell_all(|| Event::Paid { seat, pieces });
        }
        if progress.lacking == 0 {
            return self.settle(state, purpose, log);
        }
        state.step = Step::Paying {
            lacking: progress.lacking,
            from: progress.from,
            purpose,
        };
    }

    /// Spends what leaves no choice (S22, S35). Version 1 stops at the first piece with two sources, version 2 only where
    /// different choices would leave different reserves.
    #[inline]
    fn take_unasked(&self, mut funds: Funds, mut lacking: u8, mut from: SourceKind) -> Progress {
        if self.rules_version == 1 {
            while lacking > 0
                && let Some(source) = funds.only_source(lacking, from)
            {
                funds.spare = funds.spare.minus(taken(source));
                lacking -= 1;
                from = source.kind();
            }
        } else {
            let (pieces, covered) = funds.forced(lacking);
            funds.spare = funds.spare.minus(pieces);
            lacking -= covered;
            from = SourceKind::Gold;
        }
        Progress {
            spare: funds.spare,
            lacking,
            from,
        }
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
