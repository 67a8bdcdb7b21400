//! What a search keeps from move to move, and what several share.

mod toys;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use batisseurs::Batisseurs;
use bots::{
    Bot, BotSpec, Budget, Choice, Evaluator, Leaf, Mcts, PlayoutEvaluator, PriorScale, SearchConfig, SystemClock,
};
use engine::{Match, Observation, PlayoutRng, Seat, Seed, Setup, Turn, Viewer};
use toys::nim::{self, Nim};
use toys::{table, view};

/// The game's own heuristics, counting the searches that started from nothing.
#[derive(Clone, Default)]
struct Beginnings(Arc<AtomicU32>);

struct Counting {
    begun: Beginnings,
    inner: PlayoutEvaluator<Batisseurs>,
}

impl Evaluator<Batisseurs> for Counting {
    type Memo = PriorScale;

    fn begin(&mut self, game: &Batisseurs, view: &Observation<Batisseurs>, rng: &mut PlayoutRng) {
        self.begun.0.fetch_add(1, Ordering::Relaxed);
        self.inner.begin(game, view, rng);
    }

    fn priors(&mut self, game: &Batisseurs, choices: &mut [Choice<'_, Batisseurs, PriorScale>], rng: &mut PlayoutRng) {
        self.inner.priors(game, choices, rng);
    }

    fn values(&mut self, game: &Batisseurs, leaves: &mut [Leaf<'_, Batisseurs>], rng: &mut PlayoutRng) {
        self.inner.values(game, leaves, rng);
    }
}

/// Plays some turns and says how many choices there were and how many searches began anew.
fn choices_and_beginnings(keeps_tree_past: Option<u32>) -> (u32, u32) {
    let begun = Beginnings::default();
    let mut bots = [0, 1].map(|seat| {
        let counting = Counting {
            begun: begun.clone(),
            inner: PlayoutEvaluator::default(),
        };
        let config = SearchConfig {
            keeps_tree_past,
            ..SearchConfig::default()
        };
        let rng = Seed::named("kept").nth(seat).playout_rng();
        Mcts::with(counting, SystemClock, config, Budget::Iterations(200), rng)
    });
    let mut played = Match::<Batisseurs>::new(Setup::new(2), Seed::named("a kept tree")).unwrap();
    let mut choices = 0;
    while let Turn::Seat(seat) = played.turn()
        && choices < 40
    {
        choices += u32::from(played.legal().len() > 1);
        let mv = bots[seat.index()].choose(played.game(), &played.observe(Viewer::Seat(seat)));
        played.play(seat, mv).unwrap();
    }
    (choices, begun.0.load(Ordering::Relaxed))
}

#[test]
fn within_a_turn_the_search_goes_on_where_it_left_off() {
    let (choices, beginnings) = choices_and_beginnings(None);
    assert_eq!(choices, beginnings);
    let (choices, beginnings) = choices_and_beginnings(Some(0));
    // A turn has three actions; what is revealed and what the rival does end a tree.
    assert!(
        beginnings >= choices / 4 && beginnings <= choices * 3 / 4,
        "{beginnings} of {choices}"
    );
}

#[test]
fn several_threads_choose_the_same_from_the_same_seed() {
    let played = Match::<Batisseurs>::new(Setup::new(2), Seed::named("threads")).unwrap();
    let view = played.observe(Viewer::Seat(Seat::FIRST));
    let chosen = |name: &str| {
        let spec: BotSpec = "mcts:300@3".parse().unwrap();
        let mut bot = spec.build::<Batisseurs>(&Seed::named(name));
        [0, 1].map(|_| bot.choose(played.game(), &view))
    };
    for name in ["a", "b", "c"] {
        assert_eq!(chosen(name), chosen(name));
    }
}

#[test]
fn several_threads_find_the_forced_win() {
    let game = table::<Nim>(2);
    let mut bot = "mcts:4000@2".parse::<BotSpec>().unwrap().build(&Seed::named("two"));
    for heap in [5, 6, 7] {
        assert_eq!(bot.choose(&game, &view(&game, &nim::State::of(heap))).0, heap % 4);
    }
}
