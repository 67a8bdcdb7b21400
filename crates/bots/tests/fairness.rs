//! No bot sees what its seat cannot see.

mod toys;

use bots::BotSpec;
use bots::arena::{Contest, Entrant, Onlookers};
use engine::{Dice, Game, Seat, Seed, Setup, Turn};
use toys::envelope::{self, Envelope};
use toys::{Number, Toy, table, view};

/// The share of envelopes that a way of guessing gets right.
fn guessed_right(games: u64, mut guess: impl FnMut(&Toy<Envelope>, &envelope::State) -> Number) -> f64 {
    let game = table::<Envelope>(2);
    let mut right = 0;
    for index in 0..games {
        let mut dice = Dice::new(&Seed::named("envelopes").nth(index));
        let mut state = game.start();
        while game.turn(&state) == Turn::Chance {
            let mv = game.draw(&state, dice.roll());
            game.play_unchecked(&mut state, mv, &mut ());
        }
        let mv = guess(&game, &state);
        game.play(&mut state, mv, &mut ()).unwrap();
        right += game.score(&state, Seat::FIRST).points;
    }
    f64::from(right) / games as f64
}

#[test]
fn a_cheater_would_guess_every_envelope() {
    let cheat = |_: &Toy<Envelope>, state: &envelope::State| Number(state.number.unwrap());
    assert_eq!(guessed_right(100, cheat), 1.0);
}

#[test]
fn no_bot_guesses_better_than_luck() {
    let luck = 1.0 / f64::from(envelope::NUMBERS);
    for name in ["random", "greedy", "light", "mcts:50"] {
        let spec: BotSpec = name.parse().unwrap();
        let mut bot = spec.build::<Toy<Envelope>>(&Seed::named("fair"));
        let rate = guessed_right(2000, |game, state| bot.choose(game, &view(game, state)));
        // Four standard deviations of two thousand guesses.
        assert!((rate - luck).abs() < 0.039, "{name} guessed {rate}");
    }
}

#[test]
fn the_search_knows_that_it_does_not_know() {
    let game = table::<Envelope>(2);
    let mut state = game.start();
    game.play_unchecked(&mut state, Number(2), &mut ());
    let mut search = bots::Mcts::new(bots::Budget::Iterations(2000), Seed::named("doubt").playout_rng());
    let opinion = search.opinion(&game, &view(&game, &state));
    // A move tried a few times may look lucky; the one it would play has been tried often.
    assert!((opinion.best().forecast[0].win - 0.25).abs() < 0.06, "{opinion:?}");
}

#[test]
fn in_the_arena_too_bots_see_only_their_view() {
    let setup = Setup::new(2);
    let entrants: Vec<Entrant<Toy<Envelope>>> = ["light", "mcts:20"]
        .map(|name| name.parse::<BotSpec>().unwrap().into())
        .into();
    let contest = Contest {
        setup: &setup,
        entrants: &entrants,
        games: 2000,
        seed: Seed::named("arena"),
        threads: 2,
        stop: None,
        finished: &[],
    };
    let ranking = contest.play(Onlookers::default()).unwrap();
    // Each guesses in half of the games and gets the other half's failures.
    for bot in &ranking.bots {
        assert!((bot.win_rate - 0.5).abs() < 0.045, "{bot:?}");
    }
}
