//! The rules: which moves are legal, why others are not, and what a move does.
//!
//! One file a concern. Every file has the same three parts: `list_…` pushes the legal moves of a stage, `check_…`
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
mod refusal;
mod tool;

use engine::{Log, Turn};

pub use action::RESOURCE_PRICE;
pub use payment::{Bill, Kinds};
pub use refusal::Refusal;

use crate::Noria;
use crate::moves::Move;
use crate::state::{Stage, State};
use crate::words::Event;

impl Noria {
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.stage {
            Stage::DealIslands | Stage::DealMarket | Stage::DealOrder | Stage::Reveal => Turn::Chance,
            Stage::Over => Turn::Over,
            _ => Turn::Seat(state.seat),
        }
    }

    pub(crate) fn list_moves(&self, state: &State, moves: &mut Vec<Move>) {
        match state.stage {
            Stage::DealIslands | Stage::DealMarket | Stage::DealOrder | Stage::Reveal | Stage::Over => {}
            Stage::BuildWheel => self.list_building(state, moves),
            Stage::StartResource => self.list_start_resources(moves),
            Stage::StartLevel => self.list_start_levels(moves),
            Stage::Influence => self.list_influence(state, moves),
            Stage::Modify(from) => self.list_targets(state, from, moves),
            Stage::Action => self.list_actions(state, moves),
            Stage::Use => self.list_uses(state, moves),
            Stage::UseAgain => {
                self.list_uses(state, moves);
                self.list_trades(state, moves);
                moves.push(Move::Stop);
            }
            Stage::Repeat => self.list_repeats(state, moves),
            Stage::RepeatAgain => {
                self.list_repeats(state, moves);
                self.list_trades(state, moves);
                moves.push(Move::Stop);
            }
            Stage::Pay(deed) => self.list_payments(state, deed, moves),
            Stage::PayGoods(path) => self.list_goods_payments(state, path, moves),
            Stage::Land => self.list_landing(state, moves),
            Stage::Politics => self.list_intrigues(state, moves),
            Stage::Dismiss => self.list_dismissals(state, moves),
            Stage::Next => self.list_waiting(state, moves),
            Stage::Place => self.list_places(state, moves),
        }
    }

    pub(crate) fn check_move(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        match (state.stage, mv) {
            (Stage::DealIslands | Stage::Reveal, Move::Reveal(island)) => self.check_reveal(state, island),
            (Stage::DealMarket, Move::Lay(stalls)) => self.check_stalls(stalls),
            (Stage::DealOrder, Move::Order(order)) => self.check_order(state, order),
            (Stage::BuildWheel, Move::Place(space)) => self.check_building(state, space),
            (Stage::StartResource, Move::Take(_)) | (Stage::StartLevel, Move::Enter(_)) => Ok(()),
            (Stage::Influence, Move::NightShift(ring)) => self.check_night_shift(state, ring),
            (Stage::Influence, Move::Modify(from)) => self.check_modification(state, from),
            (Stage::Influence, Move::Act) => Ok(()),
            (Stage::Modify(from), Move::To(to)) => self.check_target(state, from, to),
            (Stage::Action, Move::Activate(space)) => self.check_activation(state, space),
            (Stage::Action, Move::Double(space)) => self.check_double(state, space),
            (Stage::Action, Move::Inspect(space)) => self.check_disc(state, space).map(|_| ()),
            (Stage::Action, Move::Finish) => Ok(()),
            (Stage::Action | Stage::UseAgain | Stage::RepeatAgain, Move::Sell(good)) => self.check_sale(state, good),
            (Stage::Action | Stage::UseAgain | Stage::RepeatAgain, Move::Acquire(_)) => self.check_acquisition(state),
            (Stage::UseAgain | Stage::RepeatAgain, Move::Stop) => Ok(()),
            (Stage::Use | Stage::UseAgain, mv) => self.check_use(state, mv),
            (Stage::Repeat | Stage::RepeatAgain, Move::Repeat(space)) => self.check_repeat(state, space),
            (Stage::Pay(deed), Move::Pay(amounts)) => self.check_payment(state, deed, amounts),
            (Stage::PayGoods(path), Move::PayGoods(amounts)) => self.check_goods_payment(state, path, amounts),
            (Stage::Land, Move::Ship(resource)) => self.check_ship(state, resource),
            (Stage::Land, Move::Build(space)) => self.check_factory(state, space),
            (Stage::Politics, Move::Intrigue(chamber)) => self.check_intrigue(state, chamber),
            (Stage::Politics, Move::Rest) => Ok(()),
            (Stage::Dismiss, Move::Dismiss(chamber)) => self.check_dismissal(state, chamber),
            (Stage::Next, Move::Next(kind)) => self.check_waiting(state, kind),
            (Stage::Place, Move::Place(space)) => self.check_place(state, space),
            (Stage::Over, _) => Err(Refusal::Over),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Plays a move that was offered.
    pub(crate) fn play_move<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        match mv {
            Move::Lay(stalls) => self.lay_market(state, stalls, log),
            Move::Order(order) => self.order_resources(state, order, log),
            Move::Reveal(island) => self.reveal(state, island, log),
            Move::Take(resource) => self.take_start_resource(state, resource, log),
            Move::Enter(path) => self.enter_start_path(state, path, log),
            Move::Place(space) if state.stage == Stage::BuildWheel => self.build_wheel(state, space, log),
            Move::Next(kind) => self.choose_next(state, kind),
            Move::Place(space) => self.place(state, space, log),
            Move::NightShift(ring) => self.night_shift(state, ring, log),
            Move::Modify(from) => state.stage = Stage::Modify(from),
            Move::To(to) => self.modify(state, to, log),
            Move::Act => state.stage = Stage::Action,
            Move::Activate(space) => self.activate(state, space, 1, log),
            Move::Double(space) => self.activate(state, space, 2, log),
            Move::Inspect(space) => self.inspect(state, space, log),
            Move::Sell(good) => self.sell(state, good, log),
            Move::Acquire(resource) => self.acquire(state, resource, log),
            Move::Finish => self.enter_politics(state, log),
            Move::Buy(kind) => self.buy(state, kind, log),
            Move::Invest(path) => self.invest(state, path, log),
            Move::Explore => state.stage = Stage::Reveal,
            Move::Visit(island) => self.visit(state, island, log),
            Move::Ship(resource) => self.take_ship(state, resource, log),
            Move::Build(space) => self.build_factory(state, space, log),
            Move::Upgrade(space) => self.upgrade(state, space, log),
            Move::Produce(good, number) => self.produce(state, good, number, log),
            Move::ProduceEach(goods) => self.produce_each(state, goods, log),
            Move::Repeat(space) => self.repeat(state, space, log),
            Move::Stop => self.leave_disc(state),
            Move::Pay(amounts) => self.pay(state, amounts, log),
            Move::PayGoods(amounts) => self.pay_goods(state, amounts, log),
            Move::Intrigue(chamber) => self.intrigue(state, chamber, log),
            Move::Dismiss(chamber) => self.dismiss(state, chamber, log),
            Move::Rest => self.administer(state, log),
        }
    }
}
