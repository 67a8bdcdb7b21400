//! What scripts can rely on: JSON and its keys, the same records for the same seed.

mod program;

use std::io::Read;
use std::process::Stdio;

use program::{chantier, command, folder, record};
use serde_json::Value;

#[track_caller]
fn assert_keys(object: &Value, keys: &[&str]) {
    for key in keys {
        assert!(
            object.get(key).is_some_and(|value| !value.is_null()),
            "no '{key}' in {object}"
        );
    }
}

#[test]
fn games_lists_every_game_with_its_player_counts() {
    let listing = chantier("games --json").json();
    let games = listing["games"].as_array().unwrap();
    assert_eq!(games.len(), catalogue::games().len());
    for game in games {
        assert_keys(
            game,
            &[
                "id",
                "name",
                "min_players",
                "max_players",
                "rules_version",
                "rules_versions",
                "provenance",
                "options",
            ],
        );
        let versions = game["rules_versions"].as_array().unwrap();
        assert_eq!(versions.last(), Some(&game["rules_version"]), "the newest comes last");
    }
    let for_people = chantier("games").ok();
    assert!(
        games
            .iter()
            .all(|game| for_people.contains(game["id"].as_str().unwrap()))
    );
}

#[test]
fn sim_prints_one_object_with_the_promised_keys() {
    for info in catalogue::infos() {
        for policy in ["uniform", "light"] {
            let sim = format!("sim {} --games 20 --policy {policy} --json", info.id);
            let report = chantier(&sim).json();
            let keys = "game players games decisions seconds decisions_per_s games_per_s mean_branching max_branching \
                        mean_plies max_plies state_bytes";
            assert_keys(&report, &keys.split_whitespace().collect::<Vec<_>>());
            assert_eq!(report["game"], info.id);
            assert_eq!(report["games"], 20);
            assert_eq!(report["players"], *info.players.start() as u64);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_records_byte_for_byte() {
    let folder = folder("same-seed");
    let records = |name: &str, threads: u32| {
        let into = folder.join(name);
        let sim = "sim batisseurs --players 3 --games 5 --policy light --seed monday";
        chantier(&format!("{sim} --threads {threads} --records {}", into.display())).ok();
        let mut files: Vec<_> = std::fs::read_dir(&into)
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect();
        files.sort();
        let read = |file: &std::path::PathBuf| std::fs::read(file).unwrap();
        files.iter().map(read).collect::<Vec<_>>()
    };
    let first = records("first", 1);
    assert_eq!(first.len(), 5);
    assert_eq!(first, records("second", 2));
    assert!(
        first.windows(2).all(|pair| pair[0] != pair[1]),
        "the games of a series differ"
    );
}

#[test]
fn sim_counts_the_same_whatever_the_number_of_threads() {
    let counts = |threads: u32| {
        let report = chantier(&format!(
            "sim batisseurs --games 300 --seed 5 --threads {threads} --json"
        ))
        .json();
        (
            report["decisions"].clone(),
            report["max_plies"].clone(),
            report["seats"].clone(),
        )
    };
    assert_eq!(counts(1), counts(2));
}

#[test]
fn arena_lists_the_bots_in_the_order_given() {
    let report = chantier("arena batisseurs --bots random,greedy,light --games 6 --seed 1 --json").json();
    let bots = report["bots"].as_array().unwrap();
    let names: Vec<&Value> = bots.iter().map(|bot| &bot["name"]).collect();
    assert_eq!(names, ["random", "greedy", "light"]);
    for bot in bots {
        assert_keys(
            bot,
            &["name", "games", "wins", "win_rate", "ci95", "mean_points", "rating"],
        );
        assert_eq!(bot["games"], 6);
    }
    let wins: f64 = bots.iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "every game has one victory to share: {wins}");
    let for_people = chantier("arena batisseurs --bots greedy,random --games 2").ok();
    assert!(
        for_people.contains("greedy") && for_people.contains("wins"),
        "{for_people}"
    );
}

#[test]
fn replay_prints_every_state_and_then_the_standings() {
    let file = record(&folder("states"));
    let record = std::fs::read_to_string(&file).unwrap();
    let moves: Vec<&str> = record
        .lines()
        .filter(|line| line.starts_with(['-', '1', '2']))
        .collect();
    let states = chantier(&format!("replay {} --states", file.display())).ok();
    let lines: Vec<Value> = states.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), moves.len() + 2);
    assert_eq!((&lines[0]["ply"], &lines[0]["move"]), (&Value::from(0), &Value::Null));
    for (number, (line, recorded)) in lines[1..].iter().zip(&moves).enumerate() {
        let (seat, text) = recorded.split_once(' ').unwrap();
        assert_eq!(line["ply"], number as u64 + 1);
        assert_eq!(line["seat"], seat.parse::<u64>().map_or(Value::Null, Value::from));
        assert_eq!(line["move"], text);
        assert!(line["state"].is_object());
    }
    let standings = lines.last().unwrap()["standings"].as_array().unwrap();
    for standing in standings {
        assert_keys(standing, &["seat", "rank", "points", "breakdown", "tie_breaks"]);
        let said = format!(
            "standing {} rank {} points {}",
            standing["seat"], standing["rank"], standing["points"]
        );
        assert!(record.contains(&said), "{said}");
    }
}

#[test]
fn replay_checks_the_chance_of_a_game_and_tells_it_in_both_languages() {
    let file = record(&folder("tell"));
    let checked = chantier(&format!("replay {} --check", file.display())).ok();
    assert!(checked.starts_with("checked: "), "{checked}");
    let story = chantier(&format!("replay {}", file.display())).ok();
    assert!(
        story.contains(" opens ") && story.contains("The game is over"),
        "{story}"
    );
    let histoire = chantier(&format!("replay {} --lang fr", file.display())).ok();
    assert!(
        histoire.contains(" ouvre ") && histoire.contains("La partie est finie"),
        "{histoire}"
    );
}

#[test]
fn a_record_is_read_from_standard_input_too() {
    let file = record(&folder("stdin"));
    let text = std::fs::read_to_string(file).unwrap();
    let ran = program::typed(command("replay - --check"), &text);
    assert!(ran.ok().starts_with("checked: "));
}

#[test]
fn a_reader_who_has_seen_enough_is_no_error() {
    let file = record(&folder("pipe"));
    let mut replay = command(&format!("replay {} --states", file.display()));
    let mut child = replay.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Reads a little, then closes its end.
    let mut first = [0; 16];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success(), "{}", done.status);
    assert!(done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn help_and_version_are_answers_not_errors() {
    for arguments in [
        "--help",
        "play --help",
        "sim --help",
        "arena --help",
        "bot --help",
        "analyse --help",
        "puzzles --help",
        "replay --help",
        "games --help",
        "serve --help",
        "check --help",
        "material --help",
        "completions --help",
        "man --help",
    ] {
        let help = chantier(arguments).ok();
        assert!(
            help.contains("Usage:") && help.contains("Examples:"),
            "{arguments}: {help}"
        );
    }
    assert!(chantier("--version").ok().starts_with("chantier "));
}
