//! Whole games in the terminal, typed through a pipe.

mod program;

use std::fs;
use std::path::Path;

use program::{chantier, command, folder, record, typed};

/// The moves of the seats in a record, as they would be typed.
fn moves_of(record: &str) -> String {
    let moves = record
        .lines()
        .filter_map(|line| line.strip_prefix("1 ").or(line.strip_prefix("2 ")));
    moves.map(|mv| format!("{mv}\n")).collect()
}

fn field<'a>(record: &'a str, name: &str) -> &'a str {
    let line = record.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("no {name}")).trim()
}

fn plies(record: &str) -> Vec<&str> {
    let (_, moves) = record.split_once("\n\n").unwrap();
    moves.lines().filter(|line| line.starts_with(['-', '1', '2'])).collect()
}

#[test]
fn a_whole_game_typed_by_two_people_is_the_game_that_was_recorded() {
    let folder = folder("whole-game");
    let wanted = fs::read_to_string(record(&folder)).unwrap();
    let saved = folder.join("typed.record");
    let play = format!(
        "play batisseurs --players 2 --seed {} --save {}",
        field(&wanted, "seed "),
        saved.display()
    );
    let out = typed(command(&play), &moves_of(&wanted)).ok();
    let record = fs::read_to_string(&saved).unwrap();
    assert_eq!(plies(&record), plies(&wanted));
    for said in [
        "The game is over",
        "Points",
        "Rank",
        field(&record, "seed "),
        field(&record, "seed-hash "),
    ] {
        assert!(out.contains(said), "no '{said}'");
    }
    chantier(&format!("replay {} --check", saved.display())).ok();
}

#[test]
fn after_the_end_the_table_can_be_looked_at_and_nothing_typed_leads_away() {
    let folder = folder("after-the-end");
    let wanted = fs::read_to_string(record(&folder)).unwrap();
    let play = format!("play batisseurs --players 2 --seed {}", field(&wanted, "seed "));
    let after = |typed_then: &str| {
        let out = typed(command(&play), &format!("{}{typed_then}", moves_of(&wanted))).ok();
        let (_, after) = out.split_once("The game is over").unwrap();
        after.lines().count()
    };
    let left = after("\nlog\n");
    let looked = after("table\n\nlog\n");
    assert!(
        looked > left + 10,
        "the table and a prompt more than {left} lines: {looked}"
    );
    assert!(after("table\nlog\n") > looked + 10, "the log comes after the table");
}

#[test]
fn everything_fits_into_eighty_columns_in_every_language() {
    let folder = folder("columns");
    let wanted = fs::read_to_string(record(&folder)).unwrap();
    for (players, bots) in [(2, ""), (4, "--bots light,greedy,light")] {
        for language in catalogue::Language::ALL {
            let seed = field(&wanted, "seed ");
            let play = format!("play batisseurs --players {players} {bots} --seed {seed} --lang {language}");
            let moves = match players {
                2 => format!("help\nrules\nlog\nhint\nmoves\n{}log\n", moves_of(&wanted)),
                _ => "rules\nhint\nmoves\nend\n".repeat(60),
            };
            for line in typed(command(&play), &moves).ok().lines() {
                let columns = textwrap::core::display_width(line);
                assert!(columns <= 80, "{columns} columns: {line}");
            }
        }
    }
}

#[test]
fn the_table_of_noria_fits_into_eighty_columns_in_every_language() {
    for language in catalogue::Language::ALL {
        for mode in ["base", "expert"] {
            let bots = "--players 4 --bots light,light,light";
            let play = format!("play noria {bots} --option mode={mode} --seed 5 --lang {language}");
            let moves = format!("rules\nmoves\n{}log\n", "2\n1\n".repeat(60));
            for line in typed(command(&play), &moves).ok().lines() {
                let columns = textwrap::core::display_width(line);
                assert!(columns <= 80, "{columns} columns: {line}");
            }
        }
    }
}

#[test]
fn colour_is_never_the_only_sign() {
    let run = |variable: &str| {
        let mut play = command("play batisseurs --bots greedy --seed 3");
        play.env(variable, "1");
        typed(play, "1\nhint\nend\nlog\nquit\n").ok()
    };
    let (plain, coloured) = (run("NO_COLOR"), run("CLICOLOR_FORCE"));
    assert!(!plain.contains('\x1b'));
    assert!(coloured.contains('\x1b'));
    assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
}

#[test]
fn a_bot_answers_until_the_game_is_over() {
    for bots in ["light", "greedy", "mcts:20", "random,light,greedy"] {
        let play = format!("play batisseurs --bots {bots} --seed 11");
        // Who never builds loses, and ends the game by letting the others build.
        let out = typed(command(&play), &"end\n".repeat(400)).ok();
        assert!(
            out.contains("The game is over") && out.contains(" wins!"),
            "{bots}: {out}"
        );
    }
}

#[test]
fn bots_play_among_themselves_while_one_watches() {
    let out = chantier("play batisseurs --players 2 --bots greedy,greedy --seed 1").ok();
    assert!(
        out.contains("Greedy 1") && out.contains("Greedy 2") && out.contains("The game is over"),
        "{out}"
    );
}

#[test]
fn seats_are_drawn_from_the_seed() {
    let first = |seed: u32| {
        let out = chantier(&format!("play batisseurs --bots greedy --names Ana --seed {seed}")).ok();
        out.contains("Seat 1: Ana")
    };
    let firsts: Vec<bool> = (0..12).map(first).collect();
    assert!(
        firsts.contains(&true) && firsts.contains(&false),
        "somebody is always first"
    );
    assert_eq!(first(5), first(5));
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let folder = folder("resume");
    let wanted = fs::read_to_string(record(&folder)).unwrap();
    let moves = moves_of(&wanted);
    let (first, second): (Vec<&str>, Vec<&str>) = {
        let all: Vec<&str> = moves.lines().collect();
        let (first, second) = all.split_at(all.len() / 2);
        (first.to_vec(), second.to_vec())
    };
    let (half, whole) = (folder.join("half.record"), folder.join("whole.record"));
    let play = format!(
        "play batisseurs --players 2 --names Ana,Bo --seed {}",
        field(&wanted, "seed ")
    );
    let out = typed(
        command(&play),
        &format!("{}\nsave {}\nquit\n", first.join("\n"), half.display()),
    )
    .ok();
    assert!(out.contains("Saved in"), "{out}");
    let resume = format!("play --resume {} --save {}", half.display(), whole.display());
    typed(command(&resume), &second.join("\n")).ok();
    let record = fs::read_to_string(&whole).unwrap();
    assert_eq!(plies(&record), plies(&wanted));
    assert!(record.contains(" Ana\n") && record.contains(" Bo\n"));
    let over = chantier(&format!("play --resume {}", whole.display())).ok();
    assert!(over.contains("The game is over"), "{over}");
}

#[test]
fn a_bot_of_a_saved_game_is_still_a_bot() {
    let saved = folder("resume-bot").join("bot.record");
    typed(
        command(&format!(
            "play batisseurs --bots greedy --seed 2 --save {}",
            saved.display()
        )),
        "end\n",
    )
    .ok();
    let out = typed(
        command(&format!("play --resume {}", saved.display())),
        &"end\n".repeat(300),
    )
    .ok();
    assert!(out.contains("Greedy") && out.contains("The game is over"), "{out}");
    let kept = fs::read_to_string(&saved).unwrap();
    assert!(
        plies(&kept).len() > 2,
        "what was played on is kept in the same file: {kept}"
    );
    let over = chantier(&format!("play --resume {}", saved.display())).ok();
    assert!(over.contains("The game is over"), "{over}");
}

#[test]
fn a_new_game_does_not_take_the_place_of_one_under_way() {
    let saved = folder("under-way").join("game.record");
    let play = format!("play batisseurs --bots greedy --save {}", saved.display());
    typed(command(&play), "take 1\n").ok();
    let kept = fs::read_to_string(&saved).unwrap();
    let refused = typed(command(&play), "take 2\n").refused();
    assert!(refused.contains("--resume"), "{refused}");
    assert_eq!(fs::read_to_string(&saved).unwrap(), kept);
}

#[test]
fn what_is_no_text_is_no_move_and_the_game_goes_on() {
    let saved = folder("no-text").join("game.record");
    let play = format!("play batisseurs --players 2 --seed 3 --save {}", saved.display());
    typed(command(&play), b"caf\xe9\ntake 1\n".as_slice()).ok();
    assert_eq!(saved_moves(&saved), "take 1;");
}

/// The moves of the seats in a saved record.
fn saved_moves(file: &Path) -> String {
    moves_of(&fs::read_to_string(file).unwrap()).replace('\n', ";")
}

#[test]
fn undo_takes_back_until_chance_moved() {
    let saved = folder("undo").join("undo.record");
    let play = format!("play batisseurs --players 2 --seed 3 --save {}", saved.display());
    let out = typed(command(&play), "undo\ntake 1\ntake 2\nundo\nundo\nundo\ntake 1\n").ok();
    assert_eq!(saved_moves(&saved), "take 1;");
    assert_eq!(out.matches("Taken back.").count(), 2, "{out}");
    assert_eq!(out.matches("Nothing to take back").count(), 2, "{out}");
    // A card was turned up: what it shows cannot be unseen.
    fs::remove_file(&saved).unwrap();
    let out = typed(command(&play), "1\nundo\n").ok();
    assert!(out.contains("Nothing to take back"), "{out}");
    // Two who share a screen can take back the end of a turn.
    fs::remove_file(&saved).unwrap();
    typed(command(&play), "end\nundo\ntake 3\n").ok();
    assert_eq!(saved_moves(&saved), "take 3;");
}

#[test]
fn what_is_not_understood_changes_nothing() {
    let saved = folder("nonsense").join("nonsense.record");
    let play = format!("play batisseurs --players 2 --seed 3 --save {}", saved.display());
    let lines = "0\n99\n-1\ndance\nto cathedral\nopen cathedral\nsave\n99999999999999999999\n\u{1b}[A\n";
    let out = typed(command(&play), lines).ok();
    assert_eq!(saved_moves(&saved), "");
    assert!(
        out.contains("There is no such move") && out.contains("Not understood"),
        "{out}"
    );
}

#[test]
fn a_file_that_is_no_record_is_never_overwritten() {
    let file = folder("overwrite").join("letter.txt");
    fs::write(&file, "Dear Ana").unwrap();
    let out = typed(
        command("play batisseurs --seed 3"),
        &format!("save {}\n", file.display()),
    )
    .ok();
    assert!(out.contains("not saved"), "{out}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear Ana");
}

#[test]
fn the_commands_are_known_in_french() {
    let lines = "aide\njournal\nrègles\nconseil\ncoups\nannuler\nquitter\n";
    let out = typed(command("play batisseurs --seed 3 --lang fr"), lines).ok();
    for said in [
        "reprend votre dernier coup",
        "commence avec",
        "La recherche a joué",
        "Rien à reprendre",
    ] {
        assert!(out.contains(said), "no '{said}' in {out}");
    }
    let mut play = command("play batisseurs --seed 3");
    play.env("LANG", "fr_FR.UTF-8");
    assert!(typed(play, "").ok().contains("Tapez le numéro"));
}

#[test]
fn a_game_without_a_board_is_played_from_a_listing_of_its_state() {
    for language in catalogue::Language::ALL {
        let saved = folder(&format!("plain-{language}")).join("plain.record");
        let play = format!(
            "play lantern --bots light --seed 4 --lang {language} --save {}",
            saved.display()
        );
        let out = typed(command(&play), &"1\n".repeat(60)).ok();
        for line in out.lines() {
            assert!(textwrap::core::display_width(line) <= 80, "{line}");
            assert!(!line.contains("state-"), "a word is missing: {line}");
        }
        chantier(&format!("replay {} --check", saved.display())).ok();
        let record = fs::read_to_string(&saved).unwrap();
        assert!(
            record.contains("\nstanding 1 rank "),
            "it was not played to its end: {record}"
        );
    }
}

#[test]
fn the_text_of_a_move_is_never_broken() {
    for info in catalogue::infos() {
        let play = format!("play {} --seed 5 --lang fr", info.id);
        let out = typed(command(&play), "coups\n").ok();
        let seed = engine::Seed::named("5");
        let game = catalogue::find(info.id).unwrap();
        let played = game
            .deal(engine::Setup::new((*info.players.start()).max(1)), seed)
            .unwrap();
        let engine::Turn::Seat(seat) = played.turn() else {
            panic!("the deal is done")
        };
        for offer in played.view(engine::Viewer::Seat(seat)).offers() {
            assert!(out.contains(&offer.text), "'{}' is broken in {out}", offer.text);
        }
    }
}

#[test]
fn a_french_player_is_refused_in_french() {
    let out = typed(command("play batisseurs --seed 3 --lang fr"), "take 3\ntake 3\n").ok();
    let english = typed(command("play batisseurs --seed 3"), "take 3\ntake 3\n").ok();
    let refusal = |out: &str| {
        out.lines()
            .rev()
            .find(|line| line.contains("action"))
            .unwrap()
            .to_owned()
    };
    assert_ne!(refusal(&out), refusal(&english));
}

/// What a walk through a record shows whose lines are typed in a real terminal, one of eighty columns.
#[cfg(unix)]
fn walked(file: &Path, lines: &str) -> String {
    let program = env!("CARGO_BIN_EXE_chantier");
    // 'script' gives the program a pseudo terminal of its own.
    let mut script = std::process::Command::new("script");
    let replay = format!(
        "stty cols 80 rows 40 -echo; {program} replay {} --lang en",
        file.display()
    );
    script.args(["-qec", &replay, "/dev/null"]).env("NO_COLOR", "1");
    typed(script, lines).ok().replace('\r', "\n")
}

#[cfg(unix)]
#[test]
fn a_walk_in_a_terminal_goes_on_and_back_to_any_move_and_asks_the_search() {
    let file = record(&folder("walk"));
    let text = fs::read_to_string(&file).unwrap();
    let last = plies(&text).len();
    let choice = plies(&text).iter().rposition(|ply| !ply.starts_with('-')).unwrap();
    let out = walked(
        &file,
        &format!("\np\nturn\nback\n40\n9999\nfly\nlast\n\n{choice}\na\nfirst\np\nhelp\nq\n"),
    );
    for said in [
        "After 14 of",
        "After 15 of",
        "After 40 of",
        &format!("After {last} of {last} moves"),
        &format!("The game has {last} moves."),
        "Not understood",
        "The game is over",
        "This is the end.",
        "This is the beginning.",
        "plays:",
        "played:",
        "what the search thinks of this position",
    ] {
        assert!(out.contains(said), "no '{said}' in {out}");
    }
    // What follows a prompt stands behind it, since nobody's Enter ended its line here; what moves while the search thinks is
    // erased again.
    let lasting = out.lines().filter(|line| !line.contains("The search is looking"));
    for line in lasting {
        let line = line.rsplit(" > ").next().unwrap_or(line);
        assert!(textwrap::core::display_width(line) <= 80, "{line}");
    }
}

#[test]
fn a_record_that_is_replayed_into_a_pipe_is_told_from_its_beginning_to_its_end() {
    let file = record(&folder("told"));
    let out = chantier(&format!("replay {}", file.display())).ok();
    assert!(
        !out.contains("After 14 of") && out.contains("The game is over"),
        "{out}"
    );
}
