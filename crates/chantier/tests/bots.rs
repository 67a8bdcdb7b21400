//! The commands for people who study and write bots: the arena, the bot protocol, analysis.

mod program;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use program::{Ran, chantier, command, folder, record, record_of, typed};
use serde_json::Value;

/// Runs the arena with `bots`, which may hold spaces.
fn arena(bots: &str, arguments: &str) -> Ran {
    let mut command = command("arena");
    command.args(arguments.split_whitespace()).args(["--bots", bots]);
    typed(command, "")
}

/// A report without what is not the same when the contest is played again.
fn without_speed(mut report: Value) -> Value {
    report
        .as_object_mut()
        .unwrap()
        .remove("speed")
        .expect("how fast it was");
    report
}

fn sample_bot() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots/careful.py")
}

#[test]
fn the_sample_bot_is_short_and_plays_whole_games_of_every_kind() {
    let text = fs::read_to_string(sample_bot()).unwrap();
    assert!(text.lines().count() < 100, "a sample is short");
    let games = chantier("games --json").json();
    for game in games["games"].as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let bots = format!("exec:python3 {},random", sample_bot().display());
        let report = arena(&bots, &format!("{id} --games 4 --threads 2 --json")).json();
        assert_eq!(report["games"], 4, "{id}");
        assert_eq!(report["bots"][0].get("forfeits"), None, "{id}: {report}");
    }
}

#[test]
fn this_program_plays_itself_through_the_protocol_as_it_does_without() {
    let own = env!("CARGO_BIN_EXE_chantier");
    let settings = "noria --rules 1 --games 4 --seed both --json";
    let through = arena(&format!("exec:{own} bot greedy,light"), settings).json();
    let direct = arena("greedy,light", settings).json();
    assert_eq!(through["rules"], 1);
    for (through, direct) in [0, 1].map(|bot| (&through["bots"][bot], &direct["bots"][bot])) {
        assert_eq!(through.get("forfeits"), None, "{through}");
        // Ties between moves are drawn from the seed that the protocol hands on.
        for key in ["wins", "mean_points"] {
            assert_eq!(through[key], direct[key], "{key}");
        }
    }
}

#[test]
fn the_arena_tells_who_lost_a_seat_how_often_and_why() {
    let bots = "exec:sh -c 'read hello; echo ready; read game; exit 3',random";
    let report = arena(bots, "batisseurs --games 4 --json").json();
    let forfeits = report["bots"][0]["forfeits"].as_object().unwrap();
    assert_eq!(forfeits.len(), 1);
    assert_eq!(forfeits["it ended (exit status: 3)"], 4);
    assert_eq!(report["bots"][1].get("forfeits"), None);
    let for_people = arena(bots, "batisseurs --games 2").ok();
    assert!(
        for_people.contains("lost its seat in 2 games: it ended (exit status: 3)"),
        "{for_people}"
    );
    assert!(
        for_people.lines().all(|line| line.chars().count() <= 80),
        "{for_people}"
    );
}

#[test]
fn a_program_that_cannot_play_ends_the_arena_before_a_game() {
    let missing = arena("exec:/no/such/bot,random", "batisseurs").failed();
    assert!(
        missing.starts_with("exec:/no/such/bot: it cannot be started"),
        "{missing}"
    );
    let silent = arena("exec:sleep 20,random", "batisseurs --move-limit 100ms").failed();
    assert!(silent.contains("it did not answer within 100 ms"), "{silent}");
    arena("exec:,random", "batisseurs").refused();
    chantier("bot exec:cat").refused();
    chantier("bot deep").refused();
}

#[test]
fn a_contest_that_was_killed_goes_on_and_ends_in_the_same_table() {
    let log = folder("resumed-contest").join("contest.log");
    let settings = format!("batisseurs --games 60 --seed killed --json --resume {}", log.display());
    let bots = "mcts:40,greedy,light";
    let whole = without_speed(arena(bots, "batisseurs --games 60 --seed killed --json").json());
    let mut running = command("arena");
    running.args(settings.split_whitespace()).args(["--bots", bots]);
    let mut running = running.stdout(std::process::Stdio::null()).spawn().unwrap();
    let lines = || fs::read_to_string(&log).unwrap_or_default().lines().count();
    let started = Instant::now();
    while lines() < 5 && started.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(5));
    }
    running.kill().unwrap();
    running.wait().unwrap();
    // Tear the last line, as a full disk or a power cut would.
    let text = fs::read_to_string(&log).unwrap();
    assert!((5..62).contains(&lines()), "it was killed too late or too early");
    fs::write(&log, &text[..text.len() - 7]).unwrap();
    let resumed = arena(bots, &settings).json();
    assert!(resumed["speed"]["games"].as_u64().unwrap() < 60, "nothing was kept");
    assert_eq!(without_speed(resumed), whole);
    assert_eq!(lines(), 61, "the heading and every game once");
    // Now that all is there, nothing is played.
    let again = arena(bots, &settings).json();
    assert_eq!(again["speed"]["games"], 0);
    assert_eq!(without_speed(again), whole);
    let other = arena("mcts:40,greedy", &settings).refused();
    assert!(other.contains("the log of another contest"), "{other}");
}

#[test]
fn a_contest_is_not_gone_on_with_by_another_program() {
    let log = folder("another-program").join("contest.log");
    let settings = format!("batisseurs --games 2 --json --resume {}", log.display());
    arena("random,greedy", &settings).json();
    let kept = fs::read_to_string(&log).unwrap();
    let (heading, games) = kept.split_once('\n').unwrap();
    let mut heading: Value = serde_json::from_str(heading).unwrap();
    heading["program"] = "0".repeat(64).into();
    fs::write(&log, format!("{heading}\n{games}")).unwrap();
    let refused = arena("random,greedy", &settings).refused();
    assert!(refused.contains("another build of this program"), "{refused}");
    assert!(fs::read_to_string(&log).unwrap().ends_with(games), "nothing is lost");
}

#[test]
fn the_arena_says_how_long_everybody_thought() {
    let report = arena("mcts:20ms,random", "batisseurs --games 2 --threads 1 --json").json();
    let thinking = report["speed"]["thinking"].as_array().unwrap();
    let of = |bot: usize, what: &str| thinking[bot][what].as_f64().unwrap();
    assert_eq!(thinking[0]["name"], "mcts:20ms");
    // Moves without a choice take no time.
    assert!(
        of(0, "longest_ms") >= 20.0 && of(0, "mean_ms") > of(1, "mean_ms"),
        "{report}"
    );
    assert!(of(1, "moves") > 10.0, "{report}");
}

#[test]
fn records_of_a_contest_replay() {
    let records = folder("arena-records");
    let settings = format!("batisseurs --games 4 --records {}", records.display());
    arena("random,light", &settings).ok();
    let records: Vec<_> = fs::read_dir(&records)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(records.len(), 4);
    for record in records {
        chantier(&format!("replay {} --check", record.display())).ok();
    }
}

#[test]
fn a_picture_that_cannot_be_written_is_refused_before_the_first_game() {
    let folder = folder("no-picture");
    let settings = format!("batisseurs --games 100000 --plot {}", folder.display());
    let failed = arena("mcts:2000,mcts:2000", &settings).failed();
    assert!(failed.contains("cannot write"), "{failed}");
}

/// A bot that computes for ever must not outlive the arena that started it.
#[test]
#[cfg(target_os = "linux")]
fn an_arena_that_is_stopped_takes_its_programs_along() {
    use rustix::process::{Pid, Signal, kill_process, test_kill_process};

    let file = folder("stopped-arena").join("pid");
    let bot = format!(
        "exec:sh -c 'echo $$ > {}; read hello; echo ready; while :; do :; done',random",
        file.display()
    );
    let mut arena = command("arena");
    arena.args(["batisseurs", "--move-limit", "600s", "--bots", &bot]);
    let mut arena = arena.stdout(std::process::Stdio::null()).spawn().unwrap();
    let started = Instant::now();
    let pid = loop {
        let text = fs::read_to_string(&file).unwrap_or_default();
        if let Some(pid) = text.trim().parse().ok().and_then(Pid::from_raw) {
            break pid;
        }
        assert!(started.elapsed() < Duration::from_secs(60), "the bot was never started");
        std::thread::sleep(Duration::from_millis(5));
    };
    kill_process(Pid::from_child(&arena), Signal::TERM).unwrap();
    assert_eq!(arena.wait().unwrap().code(), Some(130));
    // Somebody has yet to ask how it ended.
    while test_kill_process(pid).is_ok()
        && fs::read_to_string(format!("/proc/{}/stat", pid.as_raw_nonzero())).is_ok_and(|stat| !stat.contains(") Z "))
    {
        assert!(started.elapsed() < Duration::from_secs(90), "the bot goes on");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_log_that_is_something_else_is_left_alone() {
    let file = folder("no-contest").join("notes.txt");
    fs::write(&file, "my notes\nmore\n").unwrap();
    let refused = arena(
        "random,random",
        &format!("batisseurs --games 2 --resume {}", file.display()),
    )
    .refused();
    assert!(refused.contains("it is not the log of a contest"), "{refused}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "my notes\nmore\n");
    for text in ["my notes\nwithout an end", "one line alone", "{}"] {
        fs::write(&file, text).unwrap();
        let settings = format!("batisseurs --games 2 --resume {}", file.display());
        let refused = arena("random,random", &settings).refused();
        assert!(refused.contains("it is not the log of a contest"), "{refused}");
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }
}

#[test]
fn a_log_whose_first_line_was_torn_is_begun_again() {
    let file = folder("torn-contest").join("contest.log");
    let settings = format!("batisseurs --games 2 --json --resume {}", file.display());
    let whole = without_speed(arena("random,greedy", &settings).json());
    let log = fs::read_to_string(&file).unwrap();
    fs::write(&file, &log[..20]).unwrap();
    assert_eq!(without_speed(arena("random,greedy", &settings).json()), whole);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().next(), log.lines().next());
}

#[test]
fn the_arena_stops_when_the_answer_is_clear_and_says_so() {
    let clear = arena("greedy,random", "batisseurs --games 2000 --until 95% --json").json();
    assert!(clear["games"].as_u64().unwrap() < 200, "{clear}");
    assert_eq!(clear["decision"]["answer"], "best");
    assert_eq!(clear["decision"]["bot"], 0);
    let alone = arena(
        "greedy,random",
        "batisseurs --games 2000 --until 95% --threads 1 --json",
    )
    .json();
    let alone = without_speed(alone);
    assert_eq!(without_speed(clear), alone);
    // Games of a log count as if they were played now: the answer is as clear after as many of them.
    let log = folder("clear").join("contest.log");
    let settings = format!("batisseurs --games 2000 --json --resume {}", log.display());
    arena("greedy,random", &settings.replace("2000", "8")).json();
    let gone_on = arena("greedy,random", &format!("{settings} --until 95%")).json();
    assert_eq!(without_speed(gone_on), alone);
    let weak = arena("random,greedy", "batisseurs --games 2000 --sprt 0.5,0.6").ok();
    assert!(weak.contains("clear: random wins 50 % or less"), "{weak}");
    arena("random,random", "batisseurs --until 95% --sprt 0.5,0.6").refused();
    arena("random,random", "batisseurs --until 100%").refused();
}

#[test]
fn more_bots_than_seats_are_rated_and_drawn() {
    let picture = folder("ratings").join("ratings.svg");
    let settings = format!("batisseurs --players 2 --games 24 --plot {}", picture.display());
    let table = arena("random,light,greedy,mcts:30", &settings).ok();
    assert!(table.contains("Elo") && table.contains("24 games"), "{table}");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    let svg = fs::read_to_string(&picture).unwrap();
    assert!(svg.starts_with("<svg ") && svg.contains(">mcts:30<"), "{svg}");
    let few = arena("random,light", "batisseurs --players 3").refused();
    assert!(few.contains("3 seats need as many bots, not 2"), "{few}");
}

/// The first position of a record after so many moves in which a seat chooses.
fn decision_after(file: &Path, plies: usize) -> usize {
    let record = fs::read_to_string(file).unwrap();
    let (_, moves) = record.split_once("\n\n").unwrap();
    let chosen = |(_, line): &(usize, &str)| !line.starts_with("- ");
    moves.lines().enumerate().skip(plies).find(chosen).unwrap().0
}

#[test]
fn an_analysis_values_every_seat_and_every_move() {
    let file = record(&folder("analysed"));
    let ply = decision_after(&file, 60);
    let settings = format!("analyse {} --ply {ply} --budget 300", file.display());
    let report = chantier(&format!("{settings} --json")).json();
    assert_eq!(
        report,
        chantier(&format!("{settings} --json")).json(),
        "the same seed, the same opinion"
    );
    assert_eq!((&report["game"], &report["ply"]), (&"batisseurs".into(), &ply.into()));
    let forecast = report["forecast"].as_array().unwrap();
    assert_eq!(forecast.len(), 2);
    let wins: f64 = forecast.iter().map(|seat| seat["win"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-3, "somebody wins: {wins}");
    let moves = report["moves"].as_array().unwrap();
    let visits: u64 = moves.iter().map(|tried| tried["visits"].as_u64().unwrap()).sum();
    assert_eq!(visits, report["iterations"]);
    assert!(
        moves.iter().any(|tried| tried["mv"] == report["played"]),
        "what was played is among them"
    );
    assert_eq!(report["line"][0]["mv"], moves[0]["mv"]);
    assert_eq!(report["line"][0]["seat"], report["seat"]);
    for tried in moves {
        assert_eq!(tried["hardly_tried"], tried["visits"].as_u64().unwrap() < 16, "{tried}");
    }
    let for_people = chantier(&settings).ok();
    assert!(for_people.contains("hardly tried"), "{for_people}");
    assert!(
        for_people.contains("played:") && for_people.contains("Most likely:"),
        "{for_people}"
    );
    assert!(
        for_people.lines().all(|line| line.chars().count() <= 80),
        "{for_people}"
    );
    let in_french = chantier(&format!("{settings} --lang fr")).ok();
    assert!(
        in_french.contains("à peine essayé") && in_french.contains("joué :"),
        "{in_french}"
    );
}

#[test]
fn an_analysis_needs_a_position_in_which_somebody_chooses() {
    let file = record(&folder("analysed-nowhere"));
    let refused = |ply: usize| chantier(&format!("analyse {} --ply {ply}", file.display())).refused();
    assert!(refused(0).contains("chance is to move"));
    let plies = fs::read_to_string(&file).unwrap();
    let plies: usize = plies
        .lines()
        .last()
        .unwrap()
        .strip_prefix("end ")
        .unwrap()
        .parse()
        .unwrap();
    assert!(refused(plies).contains("the game is over"));
    assert!(refused(plies + 1).contains(&format!("only {plies} moves were made")));
}

#[test]
fn the_analysis_of_a_game_tells_turning_points_luck_and_mistakes_the_same_on_any_number_of_threads() {
    let file = record_of(&folder("analysed-game"), "g2");
    let settings = format!("analyse {} --budget 48 --seed 7", file.display());
    let report = |threads: u8| chantier(&format!("{settings} --json --threads {threads}")).json();
    let analysis = report(1);
    assert!(analysis == report(3));
    assert_eq!(
        (&analysis["game"], &analysis["iterations"]),
        (&"batisseurs".into(), &48.into())
    );
    for account in analysis["accounts"].as_array().unwrap() {
        let number = |part: &str| account[part]["win"].as_f64().unwrap();
        let came_from: f64 = ["opening", "luck", "own", "others", "revision"]
            .map(number)
            .iter()
            .sum();
        assert!((came_from - number("result")).abs() < 1e-9, "{account}");
    }
    let mistakes = |account: &serde_json::Value| account["mistakes"].as_u64().unwrap();
    let mistakes: u64 = analysis["accounts"].as_array().unwrap().iter().map(mistakes).sum();
    assert!(mistakes > 0, "quick play has mistakes");
    for (language, said) in [
        (
            "en",
            [
                "The moves that cost most",
                "Better:",
                "Luck of the draws",
                "With even luck",
            ],
        ),
        (
            "fr",
            [
                "Les coups qui ont coûté le plus",
                "Mieux",
                "Chance des tirages",
                "À chances égales",
            ],
        ),
    ] {
        let out = chantier(&format!("{settings} --lang {language}")).ok();
        for said in said {
            assert!(out.contains(said), "no '{said}' in {out}");
        }
        assert!(
            out.lines().all(|line| textwrap::core::display_width(line) <= 80),
            "{out}"
        );
    }
}

#[test]
fn a_game_is_analysed_as_far_as_it_went_and_by_iterations() {
    let file = record(&folder("analysed-early"));
    let settings = format!("analyse {} --budget", file.display());
    assert!(chantier(&format!("{settings} 1s")).refused().contains("iterations"));
    let whole = fs::read_to_string(&file).unwrap();
    let unfinished: Vec<&str> = whole.lines().take(40).collect();
    let early = file.with_extension("early");
    fs::write(&early, format!("{}\nend {}\n", unfinished.join("\n"), 40 - 9)).unwrap();
    let so_far = chantier(&format!("analyse {} --budget 20", early.display()));
    assert!(so_far.err.contains("as far as it went"), "{}", so_far.err);
    assert!(so_far.ok().contains("Les Bâtisseurs"));
    // Without its seed it may be a game that others still play.
    let without_seed: Vec<&str> = unfinished
        .into_iter()
        .filter(|line| !line.starts_with("seed "))
        .collect();
    fs::write(&early, format!("{}\nend {}\n", without_seed.join("\n"), 40 - 9)).unwrap();
    let refused = chantier(&format!("analyse {}", early.display())).refused();
    assert!(refused.contains("--ply"), "{refused}");
}

#[test]
fn puzzles_are_found_written_and_checked() {
    let folder = folder("puzzles");
    let file = folder.join("found.txt");
    let settings = "puzzles batisseurs --games 12 --budget 40 --seed 1";
    let printed = chantier(&format!("{settings} --threads 1")).ok();
    let written = chantier(&format!("{settings} --threads 2 --out {}", file.display()));
    assert_eq!((written.status, &*written.out), (0, ""), "{}", written.err);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), printed, "whatever the threads");
    assert!(printed.starts_with("chantier puzzles 1\nbudget 40\n"), "{printed}");
    let check = format!("puzzles batisseurs --check {}", file.display());
    let report = chantier(&format!("{check} --json")).json();
    let number = printed.lines().filter(|line| line.starts_with("puzzle ")).count();
    assert!(number > 0);
    assert_eq!(
        (&report["puzzles"], &report["iterations"]),
        (&number.into(), &400.into())
    );
    let failed = report["failed"].as_array().unwrap().len();
    assert_eq!(report["hold"].as_u64().unwrap() as usize + failed, number);
    let kept = folder.join("kept.txt");
    let said = chantier(&format!("{check} --out {}", kept.display())).ok();
    let kept = std::fs::read_to_string(kept).unwrap();
    assert_eq!(
        kept.lines().filter(|line| line.starts_with("puzzle ")).count(),
        number - failed
    );
    assert!(
        said.contains(&format!("{} of {number} solutions hold", report["hold"])),
        "{said}"
    );
    let other = chantier(&format!("puzzles noria --check {}", file.display())).refused();
    assert!(
        other.contains("these are puzzles of batisseurs, not of noria"),
        "{other}"
    );
    std::fs::write(&file, printed.replacen("move ", "moves ", 1)).unwrap();
    let torn = chantier(&check).refused();
    assert!(torn.contains("makes no sense: 'moves "), "{torn}");
    let alone = chantier("puzzles settlement --players 1").refused();
    assert!(alone.contains("at least two players"), "{alone}");
}

#[test]
fn a_fit_of_weights_is_kept_goes_on_and_is_compared() {
    let folder = folder("tuned");
    let file = |name: &str| folder.join(name).display().to_string();
    let tune = |steps: u32, output: &str, state: &str| {
        let settings = format!("tune batisseurs --directions 6 --games 0 --seed fit --threads 2 --steps {steps}");
        chantier(&format!("{settings} --output {} --state {}", file(output), file(state))).ok()
    };
    assert_eq!(tune(4, "whole.toml", "whole.state"), "", "the weights go into the file");
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let (whole, state) = (read("whole.toml"), read("whole.state"));
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/batisseurs/data/weights.toml");
    let weights = |text: &str| -> Vec<String> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(str::to_owned).collect()
    };
    assert_ne!(weights(&whole), weights(&fs::read_to_string(shipped).unwrap()));
    // All steps were made: started again, it makes none, and says the same.
    tune(4, "again.toml", "whole.state");
    assert_eq!((read("again.toml"), read("whole.state")), (whole, state.clone()));
    let other = format!(
        "tune batisseurs --directions 6 --games 0 --seed other --steps 4 --state {}",
        file("whole.state")
    );
    let other = chantier(&other).refused();
    assert!(other.contains("the state of another fit"), "{other}");
    assert_eq!(read("whole.state"), state, "it is left alone");
    let compared = chantier(&format!(
        "tune batisseurs --compare {} --games 40 --seed fit",
        file("whole.toml")
    ))
    .ok();
    assert_eq!(compared.lines().count(), 2, "{compared}");
    assert!(compared.lines().all(|line| line.contains("of 40 games")), "{compared}");
}

/// What a host says of a game before its first `go`.
fn position() -> String {
    let folder = folder("asked");
    let (asked, heard) = (folder.join("asked.sh"), folder.join("heard"));
    let script = format!(
        "echo ready tested
         while read -r line; do
             printf '%s\\n' \"$line\" >> {}
             case \"$line\" in go*) exit;; esac
         done",
        heard.display()
    );
    fs::write(&asked, script).unwrap();
    let bots = format!("exec:sh {},random", asked.display());
    arena(&bots, "settlement --games 1 --threads 1").ok();
    let said = fs::read_to_string(heard).unwrap();
    let told = |line: &&str| {
        ["game ", "material ", "observe ", "legal "]
            .iter()
            .any(|word| line.starts_with(word))
    };
    let position = said.lines().take_while(|line| !line.starts_with("go")).filter(told);
    position.map(|line| format!("{line}\n")).collect()
}

#[test]
fn every_level_speaks_the_protocol_and_keeps_to_the_time_it_is_given() {
    let position = position();
    let legal: Vec<&str> = position
        .lines()
        .filter_map(|line| line.strip_prefix("legal "))
        .collect();
    let ask = |level: &str, go: &str| {
        let start = Instant::now();
        let lines = format!("chantier 1\n{position}{go}\nquit\n");
        let said = typed(command(&format!("bot {level}")), &lines).ok();
        let lines: Vec<&str> = said.lines().collect();
        let [ready, answer] = lines[..] else {
            panic!("{level}: {said}")
        };
        assert!(
            ready.starts_with("ready chantier ") && ready.ends_with(level),
            "{ready}"
        );
        let chosen = answer
            .strip_prefix("move ")
            .unwrap_or_else(|| panic!("{level}: {answer}"));
        assert!(legal.contains(&chosen), "{level}: {chosen}");
        start.elapsed()
    };
    for level in ["gentle", "easy", "medium", "hard"] {
        ask(level, "go movetime 100");
    }
    // Who is given no time takes what the level needs.
    let (hurried, at_leisure) = (ask("master", "go movetime 50"), ask("master", "go"));
    assert!(2 * hurried < at_leisure, "{hurried:?} and {at_leisure:?}");
}
