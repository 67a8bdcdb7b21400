//! Choices that do exactly the same are one move (S36), but a player may click on any of the pieces.

use catalogue::games::settlement::{self, Move, Settlement, State, Step, Terrain};
use catalogue::{Language, View};
use engine::{Game, Heuristics, Match, Seat, Seed, Setup, Turn, Viewer};
use web::boards::{self, Scene};
use web::{Choice, Choices, lexicon};

/// The board of Settlement as the seat to move sees it.
fn page(played: &Match<Settlement>, seat: Seat) -> String {
    let words = lexicon(&Settlement::INFO, Language::English);
    let names: Vec<String> = Seat::all(played.game().players())
        .map(|seat| words.seat(seat))
        .collect();
    let view = View::<Settlement> {
        game: played.game().clone(),
        observation: played.observe(Viewer::Seat(seat)),
    };
    let choice = |mv: &Move| Choice {
        text: mv.to_string(),
        label: mv.to_string(),
    };
    let choices = Choices::new(played.legal().iter().map(choice).collect());
    let scene = Scene::new(&view, Some(seat), &names, &choices, &[], words);
    let board = boards::of(Settlement::INFO.id);
    board.draw(&scene).markup().into_string() + &board.left(&scene).into_string()
}

/// How many pieces of the board do the same as this move.
fn twins(state: &State, mv: Move) -> usize {
    let player = state.player();
    match mv {
        Move::Build(place) => {
            let stack = state.market[usize::from(place)];
            state.market.iter().filter(|other| **other == stack).count()
        }
        Move::Site(street) | Move::Street(street) => {
            let marks =
                |street: &settlement::Street| (player.streets[street.index()], player.streets_used.contains(*street));
            let alike = settlement::Street::ALL.iter();
            alike.filter(|other| marks(other) == marks(&street)).count()
        }
        Move::Fort(space) => {
            let resource = |space: settlement::Space| player.land[space.index()].map(Terrain::resource);
            let unused = player.forts.without(player.forts_used);
            unused
                .iter()
                .filter(|other| resource(*other) == resource(space))
                .count()
        }
        // A region is explored from each space within reach.
        Move::Explore(region) => player.frontier(region).len(),
        _ => 1,
    }
}

#[test]
fn every_piece_of_equal_choices_makes_their_move() {
    let mut met = [false; 3];
    for game in 0..6 {
        let seed = Seed::named(&format!("twins {game}"));
        let mut played = Match::<Settlement>::new(Setup::new(2), seed).unwrap();
        let mut rng = seed.playout_rng();
        let mut scratch = Vec::new();
        while let Turn::Seat(seat) = played.turn() {
            if matches!(played.state().step, Step::Turn | Step::Siting { .. }) {
                let page = page(&played, seat);
                for mv in played.legal() {
                    let pieces = page.matches(&format!(" value=\"{mv}\"")).count();
                    let twins = twins(played.state(), mv);
                    assert_eq!(pieces, twins, "{mv} after {} moves", played.plies().len());
                    met[0] |= twins > 1 && matches!(mv, Move::Build(_));
                    met[1] |= twins > 1 && matches!(mv, Move::Site(_));
                    met[2] |= twins > 1 && matches!(mv, Move::Fort(_));
                }
            }
            let mv = played.game().light(played.state(), &mut scratch, &mut rng);
            scratch.clear();
            played.play(seat, mv).unwrap();
        }
    }
    assert_eq!(met, [true; 3], "stacks, streets and fortifications had twins");
}
