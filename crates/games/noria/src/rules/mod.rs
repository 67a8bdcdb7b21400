//! The rules: which moves are legal, why others are not, and what a move does.
//!
//! One file a concern. Every file has the same three parts: `list_…` pushes the legal moves of a step, `check_…`
//! says why a move is refused, and a verb plays it. Listing goes through the checks wherever that is not the hot
//! path, so that the two cannot disagree.

mod action;
mod administration;
mod city;
mod deal;
mod influence;
mod journey;
mod payment;
mod politics;
mod tool;

use engine::{Log, Turn};

pub use action::RESOURCE_PRICE;
pub use payment::{Bill, Kinds};

use crate::Noria;
use crate::events::Event;
use crate::kinds::DiscKind;
use crate::moves::Move;
use crate::refusal::{Phase, Refusal};
use crate::state::{State, Step};

impl Noria {
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.step {
            Step::DealIslands | Step::DealMarket | Step::DealOrder | Step::Reveal => Turn::Chance,
            Step::Over => Turn::Over,
            _ => Turn::Seat(state.seat),
        }
    }

    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        match state.step {
            Step::DealIslands | Step::DealMarket | Step::DealOrder | Step::Reveal | Step::Over => {}
            Step::BuildWheel => self.list_building(state, moves),
            Step::StartResource => self.list_start_resources(moves),
            Step::StartLevel => self.list_start_levels(moves),
            Step::Influence => self.list_influence(state, moves),
            Step::Modify(from) => self.list_targets(state, from, moves),
            Step::Action => self.list_actions(state, moves),
            Step::Use => self.list_uses(state, moves),
            Step::UseAgain => {
                self.list_uses(state, moves);
                self.list_trades(state, moves);
                moves.push(Move::Stop);
            }
            Step::Repeat => self.list_repeats(state, moves),
            Step::RepeatAgain => {
                self.list_repeats(state, moves);
                self.list_trades(state, moves);
                moves.push(Move::Stop);
            }
            Step::Pay(deed) => self.list_payments(state, deed, moves),
            Step::PayGoods(path) => self.list_goods_payments(state, path, moves),
            Step::Land => self.list_landing(state, moves),
            Step::Politics => self.list_intrigues(state, moves),
            Step::Dismiss => self.list_dismissals(state, moves),
            Step::Next => self.list_next(state, moves),
            Step::Place => self.list_places(state, moves),
        }
    }

    pub(crate) fn check_move(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match (state.step, mv) {
            (Step::DealIslands | Step::Reveal, Move::Reveal(island)) => self.check_reveal(state, island),
            (Step::DealMarket, Move::Lay(stalls)) => self.check_stalls(stalls),
            (Step::DealOrder, Move::Order(order)) => self.check_order(state, order),
            (Step::BuildWheel, Move::Place(space)) => self.check_building(state, space),
            (Step::StartResource, Move::Take(_)) | (Step::StartLevel, Move::Enter(_)) => Ok(()),
            (Step::Influence, Move::NightShift(ring)) => self.check_night_shift(state, ring),
            (Step::Influence, Move::Modify(from)) => self.check_modification(state, from),
            (Step::Influence, Move::Act) => Ok(()),
            (Step::Modify(from), Move::To(to)) => self.check_target(state, from, to),
            (Step::Action, Move::Activate(space)) => self.check_activation(state, space),
            (Step::Action, Move::Double(space)) => self.check_double(state, space),
            (Step::Action, Move::Inspect(space)) => self.check_disc(state, space).map(|_| ()),
            (Step::Action, Move::Finish) => Ok(()),
            (Step::Action | Step::UseAgain | Step::RepeatAgain, Move::Sell(good)) => self.check_sale(state, good),
            (Step::Action | Step::UseAgain | Step::RepeatAgain, Move::Acquire(_)) => self.check_acquisition(state),
            (Step::UseAgain | Step::RepeatAgain, Move::Stop) => Ok(()),
            (Step::Over, _) => Err(Refusal::Over),
            (_, Move::Sell(_) | Move::Acquire(_)) => Err(Refusal::MarketClosed),
            (Step::Use | Step::UseAgain, mv) => self.check_use(state, mv),
            (Step::Repeat | Step::RepeatAgain, Move::Repeat(space)) => self.check_repeat(state, space),
            (Step::Repeat, _) => Err(Refusal::ActionDue),
            (Step::RepeatAgain, Move::Activate(_) | Move::Double(_) | Move::Inspect(_)) => Err(Refusal::SecondDue),
            (Step::Pay(deed), Move::Pay(amounts)) => self.check_payment(state, deed, amounts),
            (Step::PayGoods(path), Move::PayGoods(amounts)) => self.check_goods_payment(state, path, amounts),
            (Step::Land, Move::Ship(resource)) => self.check_ship(state, resource),
            (Step::Land, Move::Build(space)) => self.check_factory(state, space),
            (Step::Politics, Move::Intrigue(chamber)) => self.check_intrigue(state, chamber),
            (Step::Politics, Move::Rest) => Ok(()),
            (Step::Dismiss, Move::Dismiss(chamber)) => self.check_dismissal(state, chamber),
            (Step::Next, Move::Next(kind)) => self.check_next(state, kind),
            (Step::Place, Move::Place(space)) => self.check_place(state, space),
            (Step::Pay(_) | Step::PayGoods(_), _) => Err(Refusal::PaymentDue),
            (
                step @ (Step::BuildWheel
                | Step::StartResource
                | Step::StartLevel
                | Step::Modify(_)
                | Step::Land
                | Step::Dismiss
                | Step::Next
                | Step::Place),
                _,
            ) => Err(Refusal::NotNow(step)),
            (step, mv) => Err(out_of_time(step, mv)),
        }
    }

    /// Plays a move that was offered.
    pub(crate) fn play_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        match mv {
            Move::Lay(stalls) => self.play_stalls(state, stalls, log),
            Move::Order(order) => self.play_order(state, order, log),
            Move::Reveal(island) => self.play_reveal(state, island, log),
            Move::Take(resource) => self.play_start_resource(state, resource, log),
            Move::Enter(path) => self.play_start_level(state, path, log),
            Move::Place(space) if state.step == Step::BuildWheel => self.play_building(state, space, log),
            Move::Next(kind) => self.play_next(state, kind),
            Move::Place(space) => self.play_place(state, space, log),
            Move::NightShift(ring) => self.play_night_shift(state, ring, log),
            Move::Modify(from) => state.step = Step::Modify(from),
            Move::To(to) => self.play_target(state, to, log),
            Move::Act => state.step = Step::Action,
            Move::Activate(space) => self.play_activation(state, space, 1, log),
            Move::Double(space) => self.play_activation(state, space, 2, log),
            Move::Inspect(space) => self.play_inspection(state, space, log),
            Move::Sell(good) => self.play_sale(state, good, log),
            Move::Acquire(resource) => self.play_acquisition(state, resource, log),
            Move::Finish => self.enter_politics(state, log),
            Move::Buy(kind) => self.play_purchase(state, kind, log),
            Move::Invest(path) => self.play_investment(state, path, log),
            Move::Explore => state.step = Step::Reveal,
            Move::Visit(island) => self.play_destination(state, island, log),
            Move::Ship(resource) => self.play_ship(state, resource, log),
            Move::Build(space) => self.play_factory(state, space, log),
            Move::Upgrade(space) => self.play_upgrade(state, space, log),
            Move::Produce(good, number) => self.play_production(state, good, number, log),
            Move::ProduceEach(goods) => self.play_production_of_each(state, goods, log),
            Move::Repeat(space) => self.play_repeat(state, space, log),
            Move::Stop => self.leave_disc(state),
            Move::Pay(amounts) => self.play_payment(state, amounts, log),
            Move::PayGoods(amounts) => self.play_goods_payment(state, amounts, log),
            Move::Intrigue(chamber) => self.play_intrigue(state, chamber, log),
            Move::Dismiss(chamber) => self.play_dismissal(state, chamber, log),
            Move::Rest => self.administer(state, log),
        }
    }
}

/// When a move could be made that belongs to another moment.
pub(super) fn out_of_time(step: Step, mv: Move) -> Refusal {
    match mv {
        Move::NightShift(_) | Move::Modify(_) | Move::To(_) | Move::Act => Refusal::OtherPhase(Phase::Influence),
        Move::Activate(_) | Move::Double(_) | Move::Inspect(_) => Refusal::OtherPhase(Phase::Action),
        Move::Intrigue(_) | Move::Dismiss(_) => Refusal::OtherPhase(Phase::Politics),
        Move::Next(_) | Move::Place(_) => Refusal::OtherPhase(Phase::Administration),
        Move::Buy(_) | Move::Invest(_) => Refusal::NeedsDisc(DiscKind::City),
        Move::Explore | Move::Visit(_) => Refusal::NeedsDisc(DiscKind::Journey),
        Move::Upgrade(_) | Move::Produce(..) | Move::ProduceEach(_) => Refusal::NeedsDisc(DiscKind::Tool),
        Move::Repeat(_) => Refusal::NeedsDisc(DiscKind::Bonus),
        Move::Ship(_) | Move::Build(_) => Refusal::NeedsLanding,
        Move::Take(_) => Refusal::TakenAtStart,
        _ => Refusal::NotNow(step),
    }
}
