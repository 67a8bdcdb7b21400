//! What is asked of the seat to move, and what passing would give up.

use engine::{Arg, Phrase};

use super::{monster_phrase, name, region_phrase, space_phrase, terrain_phrase};
use crate::Settlement;
use crate::kinds::Resource;
use crate::moves::Move;
use crate::state::{Purpose, ROUNDS, State, Step};

/// How many villagers a pass leaves without work. Bonus villagers stay for the next round, as long as there is one.
pub(super) fn idle_villagers(state: &State) -> u8 {
    let player = state.player();
    if state.round == ROUNDS {
        player.villagers()
    } else {
        player.basic
    }
}

/// What is still possible in a turn.
struct Open {
    /// The actions that can be taken, in this turn or, where its action is done, in the next one of this round.
    actions: Vec<&'static str>,
    /// Whether a hero can be paid, now or in the next turn.
    hero: bool,
}

/// The five actions, in the order of the rules.
const ACTIONS: [&str; 5] = [
    "action-build",
    "action-explore",
    "action-hunt",
    "action-fortify",
    "action-activate",
];

/// What a move at the beginning of an action does, as a message.
fn action(mv: &Move) -> Option<&'static str> {
    match mv {
        Move::Build(_) => Some("action-build"),
        Move::Explore(_) => Some("action-explore"),
        Move::Hunt(_) => Some("action-hunt"),
        Move::Fortify(_) => Some("action-fortify"),
        Move::Region(_) | Move::Street(_) | Move::Fort(_) => Some("action-activate"),
        _ => None,
    }
}

impl Settlement {
    /// What could be done if nothing were done in this turn yet.
    fn open(&self, state: &State) -> Open {
        let mut fresh = state.clone();
        (fresh.acted, fresh.invited) = (false, false);
        let mut moves = Vec::new();
        self.each_turn_move(&fresh, &mut moves);
        let hero = moves.iter().any(|mv| matches!(mv, Move::Invite(_)));
        let can = |wanted: &&str| moves.iter().any(|mv| action(mv) == Some(wanted));
        let actions = ACTIONS.into_iter().filter(can).collect();
        Open { actions, hero }
    }

    pub(super) fn say_prompt(&self, state: &State) -> Phrase {
        let player = state.player();
        match state.step {
            Step::FirstArtefact => Phrase::new("prompt-first-artefact"),
            Step::Swap => Phrase::new("prompt-swap"),
            Step::Turn => self.say_turn(state),
            Step::Paying { lacking, purpose, .. } => Phrase::new("prompt-pay")
                .with("number", lacking)
                .with("thing", self.say_purpose(state, purpose)),
            Step::Siting { building } => Phrase::new("prompt-site").with("building", name(building)),
            Step::Effects { used } => Phrase::new(if used { "prompt-use-more" } else { "prompt-use" }),
            Step::Placing { terrain } => Phrase::new("prompt-place")
                .with("terrain", terrain_phrase(terrain))
                .with("region", region_phrase(terrain.region())),
            Step::Scroll { .. } => Phrase::new("prompt-scroll"),
            Step::Encounters { pending } => match pending.first() {
                Some(space) => Phrase::new("prompt-encounter")
                    .with("monster", monster_phrase(player.terrain(space).icon()))
                    .with("space", space_phrase(space)),
                None => Phrase::new("prompt-wait"),
            },
            Step::Refining => Phrase::new("prompt-refine").with("number", player.forts.len() as u32),
            Step::Keeping { wood } => {
                let kind = if wood.is_none() { Resource::Wood } else { Resource::Clay };
                Phrase::new("prompt-keep")
                    .with("number", player.forts.len() as u32)
                    .with("kind", name(kind))
            }
            Step::Deal
            | Step::Scouting { .. }
            | Step::Restock
            | Step::Arrival
            | Step::Reveal
            | Step::Renewal
            | Step::Over => Phrase::new("prompt-wait"),
        }
    }

    /// The two halves of a turn, as far as they are open.
    fn say_turn(&self, state: &State) -> Phrase {
        let Open { actions, hero } = self.open(state);
        let action = !actions.is_empty();
        let message = match (state.acted, state.invited) {
            (false, false) => match (action, hero) {
                (true, true) => "prompt-action-or-hero",
                (true, false) => "prompt-action-no-hero",
                (false, true) => "prompt-hero-no-action",
                (false, false) => "prompt-only-pass",
            },
            (true, false) if hero => "prompt-hero-too",
            // Who has nobody left to send may as well pass; for the others passing is on its key, and gives villagers up.
            (true, _) if !hero && state.player().villagers() == 0 => "prompt-end-no-villager",
            (true, false) => "prompt-end-no-hero",
            (false, true) if action => "prompt-action-too",
            (false, true) => "prompt-end-no-action",
            (true, true) => "prompt-end",
        };
        let named: Vec<Phrase> = actions.into_iter().map(Phrase::new).collect();
        Phrase::new(message).with("actions", named)
    }

    /// What is being paid for.
    fn say_purpose(&self, state: &State, purpose: Purpose) -> Arg {
        let thing = match purpose {
            Purpose::Building(place) => state.market[usize::from(place)].map(|stack| name(stack.building)),
            Purpose::Hero(place) => state.row[usize::from(place)].map(|hero| self.hero_phrase(hero)),
            Purpose::Use(building) => Some(name(building)),
            Purpose::Diamond => None,
        };
        thing.unwrap_or_else(|| Phrase::new("a-diamond")).into()
    }

    /// Ending a turn gives nothing up: villagers and pieces wait for the next one. A pass sends villagers home who could
    /// still work, and the last one leaves heroes to nobody who could have been paid.
    pub(super) fn say_warning(&self, state: &State, mv: Move) -> Option<Phrase> {
        if mv != Move::Pass {
            return None;
        }
        let last = state.round == ROUNDS;
        let Open { actions, hero } = self.open(state);
        let idle = if !actions.is_empty() { idle_villagers(state) } else { 0 };
        match (idle, last && hero) {
            (0, false) => None,
            (0, true) => Some(Phrase::new("warning-pass-hero")),
            (idle, false) => Some(Phrase::new("warning-pass").with("villagers", idle)),
            (idle, true) => Some(Phrase::new("warning-pass-both").with("villagers", idle)),
        }
    }
}
