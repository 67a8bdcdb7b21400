//! The ten needs counted another way, slowly and straight from the rules, over whole games.

use std::collections::BTreeSet;

use cloud_city::*;
use engine::{Heuristics, Match, Seed, Setup, Turn, below};

fn worth(need: Need, city: &City) -> i32 {
    match need.worth(city) {
        Worth::Votes(number) | Worth::Compared(number) => number,
    }
}

/// Routes by joining walkways that share a building, one by one.
fn routes_by_hand(city: &City) -> Vec<(Level, Vec<Walkway>)> {
    let mut routes: Vec<(Level, Vec<Walkway>)> = Vec::new();
    for (level, walkway) in city.walkways() {
        let touches = |other: &Walkway| {
            [walkway.start(), walkway.end()]
                .iter()
                .any(|end| [other.start(), other.end()].contains(end))
        };
        let joined = |route: &(Level, Vec<Walkway>)| route.0 == level && route.1.iter().any(touches);
        let (mut together, apart): (Vec<_>, Vec<_>) = routes.into_iter().partition(joined);
        routes = apart;
        let mut route: Vec<Walkway> = together.drain(..).flat_map(|(_, walkways)| walkways).collect();
        route.push(walkway);
        routes.push((level, route));
    }
    routes
}

fn length(walkway: &Walkway) -> usize {
    usize::from(walkway.straight().unwrap().1)
}

fn by_hand(need: Need, city: &City) -> i32 {
    let routes = routes_by_hand(city);
    let walkways = city.walkways();
    let sum = |walkways: &[Walkway]| {
        walkways
            .iter()
            .map(|walkway| votes(length(walkway)) as i32)
            .sum::<i32>()
    };
    let buildings: Vec<(Level, usize)> = (b'a'..=b'n')
        .flat_map(|column| (1..=14).map(move |row| format!("{}{row}", char::from(column)).parse::<Square>().unwrap()))
        .filter_map(|square| {
            let ends = walkways
                .iter()
                .flat_map(|(_, walkway)| [walkway.start(), walkway.end()]);
            Some((city.building_at(square)?, ends.filter(|&end| end == square).count()))
        })
        .collect();
    let count = |matches: &dyn Fn(&(Level, usize)) -> bool| {
        buildings.iter().filter(|building| matches(building)).count() as i32
    };
    match need {
        Need::LongestRoute => {
            let lower = routes.iter().filter(|(level, _)| *level != Level::Sand);
            lower.map(|(_, route)| sum(route)).max().unwrap_or(0)
        }
        Need::MostRoutes => routes.len() as i32,
        Need::VariedRoute => {
            let lengths = |(_, route): &(Level, Vec<Walkway>)| route.iter().map(length).collect::<BTreeSet<_>>().len();
            [0, 0, 0, 0, 6, 8][routes.iter().map(lengths).max().unwrap_or(0)]
        }
        Need::Circuits => {
            let ends = |route: &[Walkway]| {
                route
                    .iter()
                    .flat_map(|walkway| [walkway.start(), walkway.end()])
                    .collect::<BTreeSet<_>>()
                    .len()
            };
            3 * routes.iter().filter(|(_, route)| ends(route) == route.len()).count() as i32
        }
        Need::MostBlue => count(&|&(level, _)| level == Level::Blue),
        Need::MostGreen => count(&|&(level, _)| level == Level::Green),
        Need::LightBuildings => 2 * count(&|&(_, carries)| carries == 1),
        Need::LonelyBuildings => -2 * count(&|&(_, carries)| carries == 0),
        Need::Crossings => {
            let crosses = |(level, walkway): &&(Level, Walkway)| {
                walkways
                    .iter()
                    .any(|(other_level, other)| other_level != level && cross(walkway, other))
            };
            -2 * walkways.iter().filter(crosses).count() as i32
        }
        Need::Balance => {
            let pieces = |wanted: usize| walkways.iter().filter(|(_, walkway)| length(walkway) == wanted).count();
            if pieces(3) >= 5 && pieces(4) >= 1 && pieces(5) >= 1 {
                0
            } else {
                -4
            }
        }
    }
}

/// Whether one passes over the other: inside both at right angles, or with a step in common along one line.
fn cross(one: &Walkway, other: &Walkway) -> bool {
    let squares = |walkway: &Walkway| {
        [walkway.start()]
            .into_iter()
            .chain(walkway.passes())
            .chain([walkway.end()])
            .collect::<Vec<_>>()
    };
    if one.straight().unwrap().0 == other.straight().unwrap().0 {
        let steps = |walkway: &Walkway| {
            squares(walkway)
                .windows(2)
                .map(|step| (step[0], step[1]))
                .collect::<Vec<_>>()
        };
        steps(one).iter().any(|step| steps(other).contains(step))
    } else {
        one.passes().any(|square| other.passes().any(|passed| passed == square))
    }
}

#[test]
fn over_whole_games_every_need_counts_as_it_does_by_hand() {
    let mut seen = Need::ALL.map(|_| BTreeSet::new());
    for seed in 0..24 {
        let setup = Setup::new(2).with("city", if seed % 2 == 0 { "square" } else { "rectangle" });
        let mut played = Match::<CloudCity>::new(setup, Seed::named("needs").nth(seed)).unwrap();
        let mut rng = played.seed().unwrap().playout_rng();
        let mut scratch = Vec::new();
        while let Turn::Seat(seat) = played.turn() {
            let mv = if below(&mut rng, 4) > 0 {
                played.game().light(played.state(), &mut scratch, &mut rng)
            } else {
                let moves = played.legal();
                moves[below(&mut rng, moves.len())]
            };
            played.play(seat, mv).unwrap();
            let city = &played.state().cities[seat.index()];
            if city.tiles() >= 7 {
                for (need, seen) in Need::ALL.into_iter().zip(&mut seen) {
                    let found = worth(need, city);
                    assert_eq!(found, by_hand(need, city), "{need} of {:?}", Sketch::from(*city));
                    seen.insert(found);
                }
            }
        }
    }
    for (need, seen) in Need::ALL.into_iter().zip(seen) {
        assert!(seen.len() > 1 || need == Need::Balance, "{need} was always {seen:?}");
    }
}
