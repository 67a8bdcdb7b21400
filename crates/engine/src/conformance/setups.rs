//! Which set-ups a game opens for, and which it refuses.

use std::collections::BTreeSet;

use super::Subject;
use super::finding::{Law, Report};
use super::play::{LONGEST, guarded};
use crate::{MAX_SEATS, MAX_TIE_BREAKS, Setup, SetupError};

/// A set-up with its opened box.
pub(super) struct Table<G> {
    pub(super) setup: Setup,
    pub(super) game: G,
}

/// Opens the game for every number of players and every combination of options, and for the `extra` set-ups.
pub(super) fn open_all<G: Subject>(extra: &[Setup], report: &mut Report) -> Vec<Table<G>> {
    check_info::<G>(report);
    let mut tables = Vec::new();
    for players in G::INFO.players {
        let before = tables.len();
        for setup in combinations::<G>(players) {
            match open(&setup, report) {
                Some(Ok(game)) => tables.push(Table { setup, game }),
                Some(Err(SetupError::Combination(_))) | None => {}
                Some(Err(other)) => report.broken(Law::Options, format!("refused, but not as a combination: {other}")),
            }
        }
        report.enter(&Setup::new(players));
        report.expect(tables.len() > before, Law::Options, || {
            "no combination of options opens".to_owned()
        });
        check_refusals::<G>(players, report);
        if let Some(table) = tables.get(before) {
            check_material::<G>(&table.setup, report);
        }
    }
    for setup in extra {
        match open(setup, report) {
            Some(Ok(game)) => tables.push(Table {
                setup: setup.clone(),
                game,
            }),
            Some(Err(refusal)) => report.broken(Law::Options, format!("the extra set-up is refused: {refusal}")),
            None => {}
        }
    }
    report.leave();
    tables
}

fn open<G: Subject>(setup: &Setup, report: &mut Report) -> Option<Result<G, SetupError>> {
    report.enter(setup);
    let opened = guarded(|| setup.open::<G>());
    if let Ok(Ok(game)) = &opened {
        check_table(setup, game, report);
    }
    opened
        .map_err(|panic| report.broken(Law::Panic, format!("opening the box panics: {panic}")))
        .ok()
}

fn check_table<G: Subject>(setup: &Setup, game: &G, report: &mut Report) {
    report.expect(game.players() == setup.players, Law::Players, || {
        format!("opened for {} players, but says {}", setup.players, game.players())
    });
    if setup.material.is_none() {
        report.expect(game.provenance() == G::INFO.provenance, Law::Info, || {
            format!("the built-in material says it is {:?}", game.provenance())
        });
    }
    report.expect((1..=LONGEST).contains(&game.longest()), Law::Ends, || {
        format!("{} moves are no bound for a game", game.longest())
    });
}

fn check_info<G: Subject>(report: &mut Report) {
    let info = G::INFO;
    let plain = |text: &str| {
        !text.is_empty()
            && text
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    let mut expect = |holds: bool, detail: String| report.expect(holds, Law::Info, || detail);
    expect(
        plain(info.id),
        format!("the id '{}' is not lower-case words joined by hyphens", info.id),
    );
    expect(!info.name.trim().is_empty(), "the game has no name".to_owned());
    expect(
        !info.players.is_empty() && (1..=MAX_SEATS).contains(info.players.end()) && *info.players.start() > 0,
        format!("no table seats {:?} players", info.players),
    );
    expect(
        info.tie_breaks.len() <= MAX_TIE_BREAKS,
        format!(
            "a score holds {MAX_TIE_BREAKS} tie-breaks, the game has {}",
            info.tie_breaks.len()
        ),
    );
    expect(
        *info.rules_versions.start() > 0 && !info.rules_versions.is_empty(),
        format!("{:?} are no rules versions: they count from 1", info.rules_versions),
    );
    let keys: BTreeSet<&str> = info.options.iter().map(|option| option.key).collect();
    expect(keys.len() == info.options.len(), "an option is listed twice".to_owned());
    for option in info.options {
        let values: BTreeSet<&str> = option.values.iter().copied().collect();
        expect(
            values.len() == option.values.len() && !values.is_empty(),
            format!("option {} has no value, or one twice", option.key),
        );
        expect(
            plain(option.key) && values.iter().all(|value| plain(value)),
            format!(
                "option {} or a value of it is not lower-case words joined by hyphens",
                option.key
            ),
        );
    }
}

/// Every combination of options by every rules version; what has its default is left out, as people do.
fn combinations<G: Subject>(players: usize) -> Vec<Setup> {
    let mut setups = vec![Setup::new(players)];
    let older = *G::INFO.rules_versions.start()..G::INFO.rules_version();
    setups.extend(older.map(|version| Setup {
        rules_version: Some(version),
        ..Setup::new(players)
    }));
    for option in G::INFO.options {
        let chosen = |setup: &Setup| {
            let others = option.values.iter().skip(1);
            others
                .map(|value| setup.clone().with(option.key, value))
                .collect::<Vec<_>>()
        };
        let added: Vec<Setup> = setups.iter().flat_map(chosen).collect();
        setups.extend(added);
    }
    setups
}

/// Checks that a set-up is refused, and for the right reason.
fn refuse<G: Subject>(setup: &Setup, law: Law, what: &str, right: fn(&SetupError) -> bool, report: &mut Report) {
    let Some(opened) = open::<G>(setup, report) else {
        return;
    };
    let seen = match &opened {
        Ok(_) => "it opens".to_owned(),
        Err(refusal) => format!("it is refused with '{refusal}'"),
    };
    report.expect(opened.is_err_and(|refusal| right(&refusal)), law, || {
        format!("{what}: {seen}")
    });
}

fn check_refusals<G: Subject>(players: usize, report: &mut Report) {
    let mut refuse = |setup: Setup, law, what, right| refuse::<G>(&setup, law, what, right, report);
    for wrong in [
        0,
        G::INFO.players.start().saturating_sub(1),
        G::INFO.players.end() + 1,
        usize::MAX,
    ] {
        refuse(
            Setup::new(wrong),
            Law::Players,
            "a wrong number of players",
            |refusal| matches!(refusal, SetupError::Players { .. }),
        );
    }
    for wrong in [G::INFO.rules_versions.start() - 1, G::INFO.rules_version() + 1] {
        let setup = Setup {
            rules_version: Some(wrong),
            ..Setup::new(players)
        };
        refuse(setup, Law::Options, "a rules version there is not", |refusal| {
            matches!(refusal, SetupError::RulesVersion { .. })
        });
    }
    let unknown = Setup::new(players).with("no-such-option", "on");
    refuse(unknown, Law::Options, "an unknown option", |refusal| {
        matches!(refusal, SetupError::UnknownOption { .. })
    });
    for option in G::INFO.options {
        let unknown = Setup::new(players).with(option.key, "no-such-value");
        refuse(unknown, Law::Options, "an unknown value", |refusal| {
            matches!(refusal, SetupError::UnknownValue { .. })
        });
    }
}

/// Checks that a set-up that opens does not open with senseless material.
fn check_material<G: Subject>(open: &Setup, report: &mut Report) {
    for garbage in ["", "no material at all", "[[[", "a = 1", "\u{0}\u{feff}é"] {
        let setup = Setup {
            material: Some(garbage.to_owned()),
            ..open.clone()
        };
        let what = format!("the material file {garbage:?}");
        let right = |refusal: &SetupError| matches!(refusal, SetupError::Material(_));
        refuse::<G>(&setup, Law::Material, &what, right, report);
    }
}
