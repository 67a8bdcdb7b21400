//! Cloud City: build a city of tiles on the clouds and join its towers by walkways.
//!
//! Tiles bring two buildings each, in three heights. Walkways join buildings of one height in a straight line; the
//! longer, the more votes. The council's favourite wins. Rulings (C1 to C27) are in `RULINGS.md`.
//!
//! This is the one game of the house with secrets: a hand of three tiles.
//!
//! ```
//! use cloud_city::CloudCity;
//! use engine::{Match, Seat, Seed, Setup, Viewer};
//!
//! let mut played = Match::<CloudCity>::new(Setup::new(2), Seed::named("1")).unwrap();
//! let own = played.observe(Viewer::Seat(Seat::FIRST));
//! assert_eq!(own.state().hands[0], played.state().hands[0]);
//! let take = played.legal()[0];
//! played.play(Seat::FIRST, take).unwrap();
//! ```

mod bearing;
mod city;
mod events;
mod heuristics;
mod inventory;
mod material;
mod moves;
mod needs;
mod openings;
mod plan;
mod refusal;
mod routes;
mod rules;
mod score;
mod sketch;
mod state;
mod stock;
mod tile;
mod walkway;
mod words;

use engine::{
    Game, Info, Log, OptionSpec, Phrase, Provenance, Rng, Score, Seat, Setup, SetupError, TieBreak, Turn, Viewer,
};
use heuristics::{SHIPPED, Weights};

pub use bearing::Bearing;
pub use city::{City, Shape};
pub use events::Event;
pub use material::Material;
pub use moves::{Move, ParseMoveError};
pub use needs::{Need, NeedSet, Worth, majority};
pub use openings::Openings;
pub use plan::{ParseSquareError, Place, SIDE, Square};
pub use refusal::Refusal;
pub use routes::{Route, each_route};
pub use sketch::{Sketch, SketchError};
pub use state::{HAND, Hand, Pile, State, Step, Tiles};
pub use stock::{LENGTHS, Stock, VOTES, votes};
pub use tile::{FACES, Face, LEVELS, Level, Rotation};
pub use walkway::{Direction, Walkway};

/// The game under the name by which the catalogue finds it.
pub type Rules = CloudCity;

/// The opened box.
#[derive(Clone, Debug)]
pub struct CloudCity {
    players: usize,
    shape: Shape,
    /// The need cards chosen by name.
    named: NeedSet,
    /// How many need cards are in play, those drawn included.
    need_cards: usize,
    material: Material,
    weights: Weights,
}

const CITY: OptionSpec = OptionSpec {
    key: "city",
    values: &["square", "rectangle"],
};

const NEED_VALUES: &[&str] = &[
    "none",
    "random",
    "longest-route",
    "most-routes",
    "varied-route",
    "circuits",
    "most-blue",
    "most-green",
    "light-buildings",
    "crossings",
    "lonely-buildings",
    "balance",
];

const NEED: OptionSpec = OptionSpec {
    key: "need",
    values: NEED_VALUES,
};

const SECOND_NEED: OptionSpec = OptionSpec {
    key: "second-need",
    values: NEED_VALUES,
};

impl CloudCity {
    /// The form every city must get.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The tiles and walkways of the box.
    pub fn material(&self) -> &Material {
        &self.material
    }
}

impl Game for CloudCity {
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        id: "cloud-city",
        name: "Cloud City",
        players: 2..=4,
        rules_versions: 1..=1,
        provenance: Provenance::Reconstruction,
        material: material::BUILT_IN,
        options: &[CITY, NEED, SECOND_NEED],
        tie_breaks: &[
            TieBreak {
                name: "tie-blue",
                fewest: false,
            },
            TieBreak {
                name: "tie-green",
                fewest: false,
            },
            TieBreak {
                name: "tie-sand",
                fewest: false,
            },
        ],
        hidden: true,
        words: engine::game_words!(),
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let shape = match setup.value(&CITY) {
            "rectangle" if setup.players == 4 => {
                return Err(SetupError::Combination(Phrase::new("setup-rectangle")));
            }
            "rectangle" => Shape::Rectangle,
            _ => Shape::Square,
        };
        let (first, second) = (setup.value(&NEED), setup.value(&SECOND_NEED));
        if first == "none" && second != "none" {
            return Err(SetupError::Combination(Phrase::new("setup-second-need")));
        }
        let named: NeedSet = [first, second].iter().filter_map(|need| need.parse().ok()).collect();
        if !named.is_empty() && first == second {
            let need = Phrase::new(format!("need-{first}"));
            return Err(SetupError::Combination(
                Phrase::new("setup-same-need").with("need", need),
            ));
        }
        Ok(CloudCity {
            players: setup.players,
            shape,
            named,
            need_cards: [first, second].iter().filter(|&&need| need != "none").count(),
            material: setup
                .material
                .as_deref()
                .map_or_else(|| Ok(Material::built_in()), Material::loaded)?,
            weights: SHIPPED.clone(),
        })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> State {
        // Seat k has the starting tile with k birds, and the first seat begins (C17).
        let mut cities = [City::EMPTY; engine::MAX_SEATS];
        for (city, &start) in cities.iter_mut().zip(&self.material.starting[..self.players]) {
            *city = City::new(start);
        }
        State {
            seat: Seat::FIRST,
            step: Step::Deal,
            needs: self.named,
            row: [None; HAND],
            pile: self.material.deck,
            stock: self.material.stock,
            hands: Default::default(),
            cities,
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        self.whose_turn(state)
    }

    #[inline]
    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        self.list_moves(state, moves);
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        self.list_outcomes(state, outcomes);
    }

    #[inline]
    fn draw(&self, state: &State, word: u64) -> Move {
        self.draw_outcome(state, word)
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        self.check_move(state, mv)
    }

    #[inline]
    fn play_unchecked<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        self.play_move(state, mv, log);
    }

    #[inline]
    fn redeal<R: Rng>(&self, state: &mut State, viewer: Viewer, rng: &mut R) {
        self.deal_anew(state, viewer, rng);
    }

    fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_of(state, seat)
    }

    /// The deal is need cards, row and hands. A turn is a tile taken and laid, walkways, `done` and a draw with its
    /// chance move, which the last turn leaves out. A building carries two walkways at most and a walkway takes two
    /// buildings, so a city of two buildings a tile has at most twice as many walkways as tiles.
    fn longest(&self) -> u32 {
        let (turns, tiles) = (self.shape.turns(), self.shape.tiles());
        let a_seat = HAND as u32 + 3 * turns + 2 * (turns - 1) + 2 * tiles;
        self.need_cards as u32 + HAND as u32 + self.players as u32 * a_seat
    }
}
