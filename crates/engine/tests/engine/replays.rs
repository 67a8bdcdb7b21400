//! Records: what they replay to, and why some do not.

use engine::{
    IllegalPly, Match, Origin, Phrase, PlayError, Record, RecordError, ReplayError, Seat, Seed, Setup, SetupError, Turn,
};

use crate::toy::Sound;

fn own_material() -> Setup {
    Setup {
        material: Some("2 3 5 10".to_owned()),
        ..Setup::new(2)
    }
}

fn played(setup: Setup, moves: usize) -> Match<Sound> {
    let mut played = Match::<Sound>::new(setup, Seed::named("replays")).unwrap();
    for _ in 0..moves {
        if let Turn::Seat(seat) = played.turn() {
            played.play(seat, played.legal()[0]).unwrap();
        }
    }
    played
}

fn names() -> Vec<String> {
    vec!["Ana".to_owned(), "light".to_owned()]
}

/// The record of a game that is over.
fn whole() -> Record {
    played(Setup::new(2), 1_000).to_record(names(), false)
}

fn replay(record: &Record) -> Result<Match<Sound>, ReplayError> {
    Match::replay(record, None, |_, _, _, _| {})
}

fn refusal(record: &Record) -> ReplayError {
    replay(record).err().expect("a record that does not replay")
}

/// The record with its first chance move that had a choice replaced by another possible one.
fn falsified() -> (Record, usize) {
    let mut record = whole();
    let other = if record.plies[1].text == "draw amber" {
        "draw jade"
    } else {
        "draw amber"
    };
    record.plies[1].text = other.to_owned();
    (record, 2)
}

#[test]
fn a_record_replays_to_the_same_state_and_standings() {
    let game = played(Setup::new(2), 1_000);
    let record = whole();
    let replayed = replay(&record).unwrap();
    assert_eq!((replayed.state(), replayed.plies()), (game.state(), game.plies()));
    assert_eq!(replayed.to_record(names(), false), record);
    assert_eq!(Match::<Sound>::check_chance(&record, None), Ok(()));
}

#[test]
fn every_state_of_a_record_is_visited_in_order() {
    let record = whole();
    let mut visited = Vec::new();
    Match::<Sound>::replay(&record, None, |_, index, ply, _| visited.push((index, ply.cloned()))).unwrap();
    assert_eq!(visited.len(), record.plies.len() + 1);
    assert_eq!(visited[0], (0, None));
    assert_eq!(visited[3], (3, Some(record.plies[2].clone())));
}

#[test]
fn a_game_saved_with_its_seed_goes_on_as_if_it_had_never_stopped() {
    let saved = played(Setup::new(2), 4).to_record(names(), true);
    let mut resumed = replay(&saved.to_string().parse().unwrap()).unwrap();
    while let Turn::Seat(seat) = resumed.turn() {
        resumed.play(seat, resumed.legal()[0]).unwrap();
    }
    assert_eq!(resumed.to_record(names(), false), whole());
}

#[test]
fn a_record_that_stops_where_chance_is_due_goes_on_from_its_seed() {
    let mut record = played(Setup::new(2), 0).to_record(names(), true);
    record.plies.truncate(3);
    assert_eq!(replay(&record).unwrap().state(), played(Setup::new(2), 0).state());
}

#[test]
fn a_game_whose_seed_is_hidden_can_only_be_looked_at() {
    let game = played(Setup::new(2), 4);
    let record = game.to_record(names(), false);
    assert_eq!(record.seed, None);
    let mut looked_at = replay(&record).unwrap();
    assert_eq!(looked_at.state(), game.state());
    assert_eq!(looked_at.commitment(), game.commitment());
    for seat in Seat::all(2) {
        assert_eq!(looked_at.play_text(seat, "rest"), Err(PlayError::NoSeed));
        assert_eq!(looked_at.undo(seat), Err(PlayError::NoSeed));
    }
    assert_eq!(looked_at.to_record(names(), true), record);
    assert_eq!(Match::<Sound>::check_chance(&record, None), Err(ReplayError::NoSeed));
}

#[test]
fn a_text_that_is_no_record_says_so() {
    let error = "chantier".parse::<Record>().map_err(ReplayError::from).unwrap_err();
    assert_eq!(error, ReplayError::Record(RecordError::Heading));
}

#[test]
fn another_game_is_refused() {
    let record = Record {
        game: "welkin".to_owned(),
        ..whole()
    };
    assert_eq!(refusal(&record).to_string(), "the record is of welkin, not of toy");
}

#[test]
fn a_rules_version_that_is_no_longer_played_is_refused() {
    for version in [1, 4] {
        let record = Record {
            rules_version: version,
            ..whole()
        };
        let expected = SetupError::RulesVersion {
            game: "Toy",
            asked: version,
            oldest: 2,
            newest: 3,
        };
        assert_eq!(refusal(&record), ReplayError::Setup(expected));
    }
}

#[test]
fn a_game_goes_on_by_the_rules_it_began_with() {
    let with_sets = |version| Setup {
        rules_version: version,
        ..Setup::new(2).with("sets", "on")
    };
    let older = played(with_sets(Some(2)), 1_000).to_record(names(), false);
    let newer = played(with_sets(None), 1_000).to_record(names(), false);
    assert_eq!((older.rules_version, newer.rules_version), (2, 3));
    assert_eq!(older.plies, newer.plies);
    assert_ne!(
        older.standings, newer.standings,
        "version 2 counts a point less for a set"
    );
    assert!(replay(&older).is_ok() && replay(&newer).is_ok());
    let renamed = Record {
        rules_version: 3,
        ..older
    };
    assert_eq!(refusal(&renamed), ReplayError::Standings);
}

#[test]
fn a_set_up_that_cannot_be_played_is_refused() {
    let record = Record { players: 5, ..whole() };
    assert!(matches!(
        refusal(&record),
        ReplayError::Setup(SetupError::Players { .. })
    ));
}

#[test]
fn a_record_with_material_needs_that_material() {
    let record = played(own_material(), 1_000).to_record(names(), false);
    let wanted = record.material.clone().unwrap();
    let with = |material: Option<&str>| {
        let replayed = Match::<Sound>::replay(&record, material.map(str::to_owned), |_, _, _, _| {});
        replayed.map(|replayed| replayed.state().clone())
    };
    assert_eq!(with(None), Err(ReplayError::Material(wanted.clone())));
    assert_eq!(with(Some("5 5 5 5")), Err(ReplayError::Material(wanted)));
    assert_eq!(
        with(Some("2 3 5 10")),
        Ok(played(own_material(), 1_000).state().clone())
    );
}

#[test]
fn a_record_without_material_takes_none() {
    let replayed = Match::<Sound>::replay(&whole(), Some("2 3 5 10".to_owned()), |_, _, _, _| {});
    assert_eq!(replayed.err(), Some(ReplayError::BuiltInMaterial));
}

#[test]
fn a_move_that_cannot_be_played_is_named_with_the_reason() {
    let why = |change: fn(&mut Record)| {
        let mut record = whole();
        change(&mut record);
        match refusal(&record) {
            ReplayError::Ply { ply, why, .. } => (ply, why),
            other => panic!("refused otherwise: {other}"),
        }
    };
    assert_eq!(
        why(|record| record.plies[0].text = "hop".to_owned()),
        (1, IllegalPly::NotAMove)
    );
    assert_eq!(
        why(|record| record.plies[0].text = "rest".to_owned()),
        (1, IllegalPly::Refused(Phrase::new("refusal-not-now")))
    );
    assert_eq!(
        why(|record| record.plies[1].seat = Some(Seat::FIRST)),
        (2, IllegalPly::ChanceMoves)
    );
    let late = whole().plies.len() + 1;
    assert_eq!(
        why(|record| record.plies.push(record.plies[0].clone())),
        (late, IllegalPly::Over)
    );
    let mut record = whole();
    let first = record.plies.iter().position(|ply| ply.seat.is_some()).unwrap();
    let seat = record.plies[first].seat.unwrap();
    record.plies[first].seat = Some(seat.next(2));
    assert_eq!(
        refusal(&record),
        ReplayError::Ply {
            ply: first + 1,
            text: record.plies[first].text.clone(),
            why: IllegalPly::SeatMoves(seat),
        }
    );
}

#[test]
fn standings_that_are_not_those_of_the_moves_are_refused() {
    let mut record = whole();
    record.standings[0].points += 1;
    assert_eq!(refusal(&record), ReplayError::Standings);
    record.standings.clear();
    assert_eq!(refusal(&record), ReplayError::Standings);
}

#[test]
fn standings_of_a_game_that_is_not_over_are_refused() {
    let mut record = played(Setup::new(2), 4).to_record(names(), true);
    record.standings = whole().standings;
    assert_eq!(refusal(&record), ReplayError::Standings);
}

#[test]
fn a_seed_that_is_not_the_one_promised_is_refused() {
    let record = Record {
        seed: Some(Seed::named("another")),
        ..whole()
    };
    assert_eq!(refusal(&record), ReplayError::SeedHash);
    assert_eq!(Match::<Sound>::check_chance(&record, None), Err(ReplayError::SeedHash));
}

#[test]
fn a_falsified_chance_move_is_named_even_where_a_later_move_becomes_impossible() {
    let (record, place) = falsified();
    let true_text = whole().plies[place - 1].text.clone();
    let found = Match::<Sound>::check_chance(&record, None);
    let named =
        matches!(&found, Err(ReplayError::Chance { ply, derived, .. }) if *ply == place && *derived == true_text);
    assert!(named, "{found:?}");
}

#[test]
fn a_name_cannot_break_the_lines_of_a_record() {
    let names = vec!["Ana\nend 0".to_owned(), "B\r\u{85}".to_owned()];
    let record = played(Setup::new(2), 4).to_record(names, true);
    assert_eq!(record.seats[0], "Ana end 0");
    assert_eq!(record.to_string().parse(), Ok(record));
}

/// A game that goes on from the position after `ply` moves of a finished one, played to its end.
fn continued(from: &Match<Sound>, ply: usize, seed: &str) -> Match<Sound> {
    let mut branch = from.branch(ply, Seed::named(seed));
    for ply in branch.due_chance() {
        branch.push(&(&ply).into()).unwrap();
    }
    while let Turn::Seat(seat) = branch.turn() {
        let legal = branch.legal();
        branch.play(seat, legal[legal.len() - 1]).unwrap();
    }
    branch
}

#[test]
fn a_game_goes_on_from_any_position_of_another_with_chance_of_its_own_and_verifies() {
    let old = played(Setup::new(2), 1_000);
    for ply in 0..old.plies().len() {
        let branch = continued(&old, ply, "another");
        assert_eq!(branch.plies()[..ply], old.plies()[..ply]);
        assert_eq!(branch.at(ply), old.at(ply));
        let record: Record = branch.to_record(names(), false).to_string().parse().unwrap();
        assert_eq!(
            record.origins,
            [Origin {
                plies: ply,
                seed: engine::GameSeed::Known(Seed::named("replays"))
            }]
        );
        assert_eq!(record.commitment, Seed::named("another").commitment());
        assert_eq!(Match::<Sound>::check_chance(&record, None), Ok(()), "after {ply} moves");
        assert_eq!(replay(&record).unwrap().to_record(names(), false), record);
    }
}

#[test]
fn a_game_that_goes_on_from_one_that_goes_on_from_another_verifies() {
    let old = played(Setup::new(2), 1_000);
    let second = continued(&old, 6, "second");
    for ply in [4, 6, 9] {
        let third = continued(&second, ply, "third");
        let record = third.to_record(names(), false);
        let reach: Vec<usize> = record.origins.iter().map(|origin| origin.plies).collect();
        assert_eq!(reach, if ply > 6 { vec![6, ply] } else { vec![ply] });
        assert_eq!(Match::<Sound>::check_chance(&record, None), Ok(()));
    }
}

#[test]
fn what_was_drawn_before_a_game_went_on_cannot_be_changed_unnoticed() {
    let old = played(Setup::new(2), 1_000);
    let mut record = continued(&old, 8, "another").to_record(names(), false);
    let (falsified, number) = falsified();
    record.plies[number - 1] = falsified.plies[number - 1].clone();
    let checked = Match::<Sound>::check_chance(&record, None);
    assert!(
        matches!(checked, Err(ReplayError::Chance { ply, .. }) if ply == number),
        "{checked:?}"
    );
    let mut short = continued(&old, 8, "another").to_record(names(), false);
    short.origins[0].plies = short.plies.len() + 1;
    assert_eq!(refusal(&short), ReplayError::Origin(short.plies.len() + 1));
}

#[test]
fn moves_of_another_game_cannot_be_taken_back() {
    let old = played(Setup::new(2), 1_000);
    let mut tried = 0;
    for ply in 1..old.plies().len() {
        let branch = old.branch(ply, Seed::named("another"));
        let Some(seat) = old.plies()[ply - 1].seat.filter(|_| branch.turn() != Turn::Over) else {
            continue;
        };
        assert_eq!(branch.undoable(seat), 0, "after {ply} moves");
        tried += 1;
    }
    assert!(tried > 3);
}
