//! Programs of other people at the table: what they are told, and how they lose their seats.
#![cfg(unix)]

mod toys;

use std::time::{Duration, Instant};

use bots::arena::{BotResult, Contest, Entrant, Onlookers, Ranking};
use bots::foreign::Patience;
use bots::protocol::{HostLine, position_lines};
use bots::{BotSpec, Contestant, ContestantName};
use engine::{Game, Observation, Seat, Seed, Setup, Viewer};
use toys::envelope::Envelope;
use toys::race::Race;
use toys::{Number, Toy, table};

const PATIENCE: Patience = Patience {
    budget: None,
    limit: Duration::from_secs(20),
};

/// A bot that is this script, read by the shell.
fn script(lines: &str) -> ContestantName {
    format!("exec:sh -c '{lines}'").parse().unwrap()
}

/// A bot that greets and then does this with each line of the host, which is "$word $rest".
fn polite(answer: &str) -> ContestantName {
    script(&format!(
        "read hello; echo ready; while read -r word rest; do {answer}; done"
    ))
}

/// Games of a bot against one that draws.
fn contest(bot: &Contestant, games: u64, threads: usize) -> Ranking {
    let setup = Setup::new(2);
    let entrants: [Entrant<Toy<Race>>; 2] = [bot.entrant(&setup), BotSpec::Random.into()];
    let contest = Contest {
        setup: &setup,
        entrants: &entrants,
        games,
        seed: Seed::named("foreign"),
        threads,
        stop: None,
        finished: &[],
    };
    contest.play(Onlookers::default()).unwrap()
}

/// How a bot fares in two games that it may take so long over.
fn fate(name: &ContestantName, limit: Duration) -> BotResult {
    let patience = Patience { limit, ..PATIENCE };
    let bot = name.enter(patience).unwrap();
    contest(&bot, 2, 1).bots.swap_remove(0)
}

#[track_caller]
fn check_loses_its_seat(name: &ContestantName, limit: Duration, why: &str) {
    let result = fate(name, limit);
    assert_eq!(result.games, 2, "the games were played to their ends");
    let reasons: Vec<(&str, u64)> = result
        .forfeits
        .iter()
        .map(|(why, &times)| (why.as_str(), times))
        .collect();
    assert_eq!(reasons, [(why, 2)]);
}

const FIRST_LEGAL: &str = "case $word in observe) first=;; legal) first=${first:-$rest};; go) echo move $first;; esac";

#[test]
fn a_program_plays_and_its_process_is_kept_from_game_to_game() {
    // It counts the games of its life, and tells with its last words.
    let bot = polite(&format!(
        "case $word in game) games=$((games + 1));; go) echo info game $games;; esac; {FIRST_LEGAL}"
    ));
    let kept = bot.enter(PATIENCE).unwrap();
    let ranking = contest(&kept, 40, 1);
    assert!(ranking.bots[0].forfeits.is_empty(), "{ranking:?}");
    assert_eq!(ranking.bots[0].name, bot.to_string());
    assert_eq!(
        ranking,
        contest(&kept, 40, 3),
        "the same games on any number of threads"
    );
    let gives_up_in_its_third = polite(&format!(
        "case $word in game) games=$((games + 1));; go) [ $games = 3 ] && echo error tired;; esac; {FIRST_LEGAL}"
    ));
    let bot = gives_up_in_its_third.enter(PATIENCE).unwrap();
    let result = contest(&bot, 8, 1).bots.swap_remove(0);
    // Three games each: the third of a process is its last.
    assert_eq!(result.forfeits.values().sum::<u64>(), 2, "{result:?}");
}

#[test]
fn a_program_that_ends_loses_its_seat() {
    let limit = PATIENCE.limit;
    check_loses_its_seat(
        &polite("echo it hurts >&2; exit 3"),
        limit,
        "it ended (exit status: 3): it hurts",
    );
}

#[test]
fn a_program_that_keeps_silent_loses_its_seat_in_time() {
    let started = Instant::now();
    let limit = Duration::from_secs(2);
    check_loses_its_seat(&polite("sleep 60"), limit, "it did not answer within 2000 ms");
    check_loses_its_seat(
        &script("read hello; echo ready; exec sleep 60"),
        limit,
        "it did not answer within 2000 ms",
    );
    assert!(started.elapsed() < Duration::from_secs(50), "{:?}", started.elapsed());
}

#[test]
#[cfg(target_os = "linux")]
fn what_a_bot_has_started_ends_with_it() {
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/started-by-a-bot");
    check_loses_its_seat(
        &script(&format!("read hello; echo ready; sleep 1000 & echo $! > {file}; wait")),
        Duration::from_secs(2),
        "it did not answer within 2000 ms",
    );
    let started = std::fs::read_to_string(file).unwrap();
    let state = || std::fs::read_to_string(format!("/proc/{}/stat", started.trim())).unwrap_or_default();
    let (ends, start) = (|state: &str| state.is_empty() || state.contains(") Z "), Instant::now());
    // It may be about to end still.
    while !ends(&state()) {
        assert!(start.elapsed() < Duration::from_secs(30), "{}", state());
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn a_program_that_floods_loses_its_seat() {
    let why = "it wrote more than 1048576 bytes without an answer";
    check_loses_its_seat(&polite("exec yes info more"), PATIENCE.limit, why);
    check_loses_its_seat(&polite("exec tr \"\\0\" x </dev/zero"), PATIENCE.limit, why);
}

#[test]
fn a_program_that_answers_nonsense_loses_its_seat() {
    let limit = PATIENCE.limit;
    for (answer, why) in [
        ("echo hello there", "it answered 'hello there', which is no answer"),
        ("echo ready again", "it answered 'ready again', which is no answer"),
        ("echo move fly", "it chose 'fly', which is not legal"),
        ("echo move", "it chose '', which is not legal"),
        ("echo error no idea", "it gave up: no idea"),
    ] {
        check_loses_its_seat(&polite(&format!("[ $word = go ] && {answer}")), limit, why);
    }
}

#[test]
fn a_program_that_closes_its_ends_or_writes_no_text_loses_its_seat() {
    let deaf = polite("[ $word = go ] && exec sleep 60 <&-");
    check_loses_its_seat(&deaf, Duration::from_secs(2), "it did not answer within 2000 ms");
    let mute = polite("[ $word = go ] && exec sleep 60 >&-");
    check_loses_its_seat(&mute, PATIENCE.limit, "it ended (it still runs)");
    let garbled = polite("[ $word = go ] && printf \"move \\377\\n\"");
    check_loses_its_seat(&garbled, PATIENCE.limit, "it chose '\u{fffd}', which is not legal");
}

#[test]
fn a_program_that_ends_between_games_is_started_again() {
    let bot = polite(&format!("[ $word = over ] && exit 0; {FIRST_LEGAL}"));
    let ranking = contest(&bot.enter(PATIENCE).unwrap(), 6, 1);
    assert!(ranking.bots[0].forfeits.is_empty(), "{ranking:?}");
}

#[test]
fn a_program_that_does_not_start_or_greet_is_refused_before_a_game() {
    let refused = |name: ContestantName, limit| {
        let patience = Patience { limit, ..PATIENCE };
        name.enter(patience).err().expect("it cannot play").to_string()
    };
    let missing = refused("exec:/no/such/program".parse().unwrap(), PATIENCE.limit);
    assert!(missing.starts_with("it cannot be started: "), "{missing}");
    let silent = refused(script("exec sleep 60"), Duration::from_millis(200));
    assert_eq!(silent, "it did not answer within 200 ms");
    let gone = refused(script("exit 0"), PATIENCE.limit);
    assert_eq!(gone, "it ended (exit status: 0)");
    let rude = refused(script("echo hello; exec cat"), PATIENCE.limit);
    assert_eq!(rude, "it answered 'hello', which is no answer");
}

#[test]
fn a_program_is_told_the_budget() {
    let asks_for = |go: &str| {
        polite(&format!(
            "[ \"$word $rest\" = \"{go}\" ] && echo error yes; {FIRST_LEGAL}"
        ))
    };
    let told = |go: &str, budget| {
        let bot = asks_for(go).enter(Patience { budget, ..PATIENCE }).unwrap();
        contest(&bot, 2, 1).bots[0].forfeits.contains_key("it gave up: yes")
    };
    let time = Some(bots::Budget::Time(Duration::from_millis(250)));
    assert!(told("go movetime 250", time));
    assert!(told("go iterations 40", Some(bots::Budget::Iterations(40))));
    assert!(told("go ", None));
    assert!(!told("go ", time));
}

#[test]
fn what_a_program_is_sent_depends_on_what_its_seat_may_know_alone() {
    let game = table::<Envelope>(2);
    let sent = |number: u8, seat: Seat| {
        let mut state = game.start();
        game.play_unchecked(&mut state, Number(number), &mut ());
        let view = Observation::of(&game, &state, Viewer::Seat(seat));
        let mut moves = Vec::new();
        game.legal(view.state(), &mut moves);
        let text: String = position_lines(&view, &moves).iter().map(HostLine::to_string).collect();
        (text, state)
    };
    let ((one, state), (other, hidden)) = (sent(0, Seat::FIRST), sent(3, Seat::FIRST));
    assert_ne!(state, hidden, "the envelopes hold different numbers");
    assert_eq!(one, other);
}
