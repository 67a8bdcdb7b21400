//! The bot protocol over all games: what is sent is what a seat may know, and from it a bot can play.

use std::sync::Arc;

use bots::BotSpec;
use bots::protocol::{Heading, HostLine, VERSION, speak};
use catalogue::{AnyGame, games};
use engine::{Game, Match, Observation, Seat, Seed, Setup, Turn, Viewer};
use serde_json::{Value, json};

/// What a host sends for a whole game in which every seat is played by `spec`, with the moves it should hear, where it asks
/// the bot of one seat alone.
fn conversation<G: Game + catalogue::Playable>(setup: &Setup, spec: BotSpec, asked: Seat) -> (String, Vec<String>) {
    let seed = Seed::named("the bot's own");
    let mut played = Match::<G>::new(setup.clone(), Seed::named("a conversation")).unwrap();
    let mut bots: Vec<_> = Seat::all(setup.players).map(|_| spec.build::<G>(&seed)).collect();
    let heading = Heading::of::<G>(setup, asked, seed);
    let mut said = format!("{}\n{}\n", HostLine::Hello(VERSION), HostLine::Game(heading));
    let mut answers = Vec::new();
    while let Turn::Seat(seat) = played.turn() {
        let game = Arc::clone(played.game());
        let view = played.observe(Viewer::Seat(seat));
        let mv = bots[seat.index()].choose(&game, &view);
        if seat == asked {
            for line in bots::protocol::position_lines(&view, &played.legal()) {
                said += &format!("{line}\n");
            }
            said += "go\n";
            answers.push(format!("move {mv}"));
        }
        played.play(seat, mv).unwrap();
    }
    (said, answers)
}

fn heard(said: &str, spec: BotSpec) -> Vec<String> {
    let mut output = Vec::new();
    speak(said.as_bytes(), &mut output, "tested", &|heading, material| {
        let setup = heading.setup(material);
        let game = catalogue::find(&heading.game)?;
        Ok(game.remote_player(spec, &setup, heading.seat, heading.seed)?)
    })
    .unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

fn check_plays_as_at_the_table<G: catalogue::Playable>() {
    for version in G::INFO.rules_versions.clone() {
        let players = 2.max(*G::INFO.players.start());
        let mut setup = Setup::new(players);
        setup.rules_version = Some(version);
        for spec in [BotSpec::Greedy, BotSpec::Light, "mcts:8".parse().unwrap()] {
            let (said, answers) = conversation::<G>(&setup, spec, Seat::new(1));
            let heard = heard(&said, spec);
            assert_eq!(heard[0], "ready tested");
            assert_eq!(heard[1..], answers, "{} {spec} by rules {version}", G::INFO.id);
        }
    }
}

#[test]
fn through_the_protocol_a_bot_plays_the_moves_it_plays_at_the_table() {
    check_plays_as_at_the_table::<batisseurs::Rules>();
    check_plays_as_at_the_table::<welkin::Rules>();
    check_plays_as_at_the_table::<noria::Rules>();
    check_plays_as_at_the_table::<settlement::Rules>();
    check_plays_as_at_the_table::<cloud_city::Rules>();
}

/// Plays a game at random; whenever a seat is asked, deals anew what it cannot see and compares what it would be sent.
fn check_sends_nothing_hidden<G: catalogue::Playable>() {
    let setup = Setup::new(*G::INFO.players.end());
    let mut played = Match::<G>::new(setup, Seed::named("secrets")).unwrap();
    let mut rng = Seed::named("other deals").playout_rng();
    let mut bot = BotSpec::Random.build::<G>(&Seed::named("moves"));
    let mut different = 0;
    while let Turn::Seat(seat) = played.turn() {
        let game = Arc::clone(played.game());
        let viewer = Viewer::Seat(seat);
        let sent = |state: &G::State| -> Vec<String> {
            let view = Observation::of(&*game, state, viewer);
            let mut moves = Vec::new();
            game.legal(view.state(), &mut moves);
            let lines = bots::protocol::position_lines(&view, &moves);
            lines.iter().map(HostLine::to_string).collect()
        };
        let mut other = played.state().clone();
        game.redeal(&mut other, viewer, &mut rng);
        different += u32::from(other != *played.state());
        assert_eq!(sent(played.state()), sent(&other), "{}", G::INFO.id);
        let mv = bot.choose(&game, &played.observe(viewer));
        played.play(seat, mv).unwrap();
    }
    assert_eq!(different > 0, G::INFO.hidden, "{}", G::INFO.id);
}

#[test]
fn states_that_differ_in_what_a_seat_cannot_see_are_sent_as_the_same_bytes() {
    check_sends_nothing_hidden::<cloud_city::Rules>();
    check_sends_nothing_hidden::<lantern::Rules>();
    check_sends_nothing_hidden::<batisseurs::Rules>();
}

#[test]
fn a_bot_says_what_is_wrong_with_what_it_was_sent() {
    let (said, answers) = conversation::<noria::Rules>(&Setup::new(2), BotSpec::Light, Seat::FIRST);
    let lines: Vec<&str> = said.lines().collect();
    let go = lines.iter().position(|&line| line == "go").unwrap();
    let first = &lines[..=go];
    let changed = |from: &str, to: &str| -> String {
        let changed = first.iter().map(|line| if line.starts_with(from) { to } else { line });
        changed.map(|line| format!("{line}\n")).collect()
    };
    let last = |said: String| heard(&said, BotSpec::Light).pop().unwrap();
    assert_eq!(last(changed("nothing", "")), answers[0]);
    assert!(last(changed("observe", "observe {}")).starts_with("error the position cannot be read: "));
    let other_moves = "error the rules offer other moves in this position than those listed";
    assert_eq!(last(changed("legal", "legal fly")), other_moves);
    assert_eq!(last("go\n".to_owned()), "error there is no position to choose in");
    // It says so at once, and then has no position when it is asked.
    let unreadable = heard(&changed("game", "game chess"), BotSpec::Light);
    assert_eq!(unreadable[1], "error 'game chess' makes no sense");
    assert_eq!(unreadable[2], "error there is no position to choose in");
    let chess = lines[1].replace("game noria", "game chess");
    assert!(last(changed("game", &chess)).starts_with("error there is no game 'chess'"));
    let old = lines[1].replace("rules 2", "rules 99");
    assert!(last(changed("game", &old)).starts_with("error Noria can be played by its rules versions"));
    let waiting = lines[1].replace("seat 1", "seat 2");
    assert_eq!(
        last(changed("game", &waiting)),
        "error seat 2 is not to move in this position"
    );
}

#[test]
fn a_budget_of_the_host_outweighs_that_of_the_name() {
    let spec: BotSpec = "mcts:4".parse().unwrap();
    let (said, answers) = conversation::<batisseurs::Rules>(&Setup::new(2), spec, Seat::FIRST);
    let stronger: BotSpec = "mcts:60".parse().unwrap();
    let with_budget = said.replace("\ngo\n", "\ngo iterations 4\n");
    // A name with another budget answers like the one of the budget that was sent, and a plain `go` does not.
    assert_eq!(heard(&with_budget, stronger)[1..], answers);
    assert_ne!(heard(&said, stronger)[1..], answers);
}

#[test]
fn every_game_seats_a_remote_player() {
    for game in games() {
        let game: &dyn AnyGame = *game;
        let setup = Setup::new(*game.info().players.start());
        let seated = game.remote_player(BotSpec::Light, &setup, Seat::FIRST, Seed::named("seat"));
        assert!(seated.is_ok(), "{}", game.info().id);
        let too_many = Setup::new(9);
        assert!(
            game.remote_player(BotSpec::Light, &too_many, Seat::FIRST, Seed::named("seat"))
                .is_err()
        );
    }
}

/// Puts something else in the place of one field after the other, at whatever depth.
fn with_a_field_changed(state: &Value, changed: &mut dyn FnMut(Value)) {
    let Value::Object(fields) = state else { return };
    for (name, field) in fields {
        let mut with = |field: Value| {
            let mut fields = fields.clone();
            fields.insert(name.clone(), field);
            changed(Value::Object(fields));
        };
        for other in [json!([]), json!(0), json!(255), json!(null), json!({})] {
            with(other);
        }
        with_a_field_changed(field, &mut with);
    }
}

fn check_survives_nonsense<G: catalogue::Playable>() {
    let setup = Setup::new(2.max(*G::INFO.players.start()));
    let (said, answers) = conversation::<G>(&setup, BotSpec::Light, Seat::new(1));
    let lines: Vec<&str> = said.lines().collect();
    let heading = lines[..2].join("\n");
    let position = lines.iter().position(|line| line.starts_with("observe ")).unwrap();
    let until = lines.iter().position(|line| *line == "go").unwrap();
    let (first, rest) = (lines[position + 1..=until].join("\n"), lines[until + 1..].join("\n"));
    let state: Value = serde_json::from_str(&lines[position]["observe ".len()..]).unwrap();
    let mut nonsense = heading.clone();
    let mut asked = 0;
    with_a_field_changed(&state, &mut |state| {
        nonsense += &format!("\nobserve {state}\n{first}");
        asked += 1;
    });
    let said = format!("{nonsense}\n{heading}\n{}\n{first}\n{rest}\n", lines[position]);
    let heard = heard(&said, BotSpec::Light);
    assert!(asked > 20, "{} has hardly any fields", G::INFO.id);
    let spoken = heard.iter().filter(|line| !line.starts_with("ready ")).count();
    assert_eq!(
        spoken,
        asked + answers.len(),
        "{}: every 'go' is answered, once",
        G::INFO.id
    );
    assert!(
        heard.iter().filter(|line| line.starts_with("error ")).count() > asked / 2,
        "{heard:?}"
    );
    assert!(heard.ends_with(&answers), "{} plays on afterwards", G::INFO.id);
}

#[test]
fn a_position_that_makes_no_sense_is_an_error_and_nothing_else() {
    macro_rules! for_every_game {
        ($($game:ty),* $(,)?) => { $( check_survives_nonsense::<$game>(); )* };
    }
    catalogue::with_all_games!(for_every_game);
}

#[test]
fn a_seat_that_the_table_does_not_have_is_an_error() {
    let (said, _) = conversation::<batisseurs::Rules>(&Setup::new(2), BotSpec::Light, Seat::FIRST);
    let elsewhere = said.replacen(" seat 1 ", " seat 4 ", 1);
    assert_ne!(elsewhere, said);
    let heard = heard(&elsewhere, BotSpec::Light);
    assert_eq!(heard[1], "error there is no seat 4 at this table");
}
