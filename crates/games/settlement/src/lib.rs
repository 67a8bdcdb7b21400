//! Settlement: villagers, monsters, streets and heroes in six rounds, for one to four players.
//!
//! ```
//! use engine::{Match, Seat, Seed, Setup, Turn};
//! use settlement::Settlement;
//!
//! let mut game = Match::<Settlement>::new(Setup::new(1), Seed::named("a quiet evening")).unwrap();
//! let first = game.legal()[0];
//! game.play(Seat::FIRST, first).unwrap();
//! game.play_text(Seat::FIRST, "explore I").unwrap();
//! assert!(game.play_text(Seat::FIRST, "explore I").is_err());
//! ```
//!
//! The rulings (S1 to S36) that the code names are in `RULINGS.md`.

mod events;
mod heuristics;
mod inventory;
mod kinds;
mod material;
mod moves;
mod refusal;
mod row;
mod rules;
mod score;
mod state;
mod words;

use engine::{Game, Info, Log, Provenance, Rng, Score, Seat, Setup, SetupError, TieBreak, Turn, Viewer};
use heuristics::Judgement;

pub use events::Event;
pub use kinds::{
    Artefact, Artefacts, Building, ByBuilding, Colour, Guild, HEROES, Hero, Heroes, Pieces, Region, Regions, Resource,
    SPACES, STREET_SPACES, Space, Spaces, Street, Streets, Terrain,
};
pub use material::{BUILT_IN, COPIES, FIGURES, HeroCard, Material, Monster, TERRAINS_PER_REGION};
pub use moves::{Move, Source};
pub use refusal::Refusal;
pub use row::Row;
pub use rules::Payment;
pub use score::{BANKED_GOLD, ENSHRINED_DIAMOND, grade_for};
pub use state::{
    BASIC_VILLAGERS, HERO_ROW, MARKET, Player, Purpose, ROUNDS, SURCHARGE, SourceKind, Stack, State, Step, Zones,
};
pub use words::{monster_phrase, pieces_phrases, region_phrase, space_phrase, street_phrase, terrain_phrase};

/// The game under the name by which the catalogue finds it.
pub type Rules = Settlement;

/// The opened box.
#[derive(Clone, Debug)]
pub struct Settlement {
    players: usize,
    /// Payments are asked piece by piece since version 2 (S22).
    rules_version: u32,
    material: Material,
    provenance: Provenance,
    judgement: Judgement,
}

impl Settlement {
    /// The components.
    pub fn material(&self) -> &Material {
        &self.material
    }
}

impl Game for Settlement {
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        id: "settlement",
        name: "Settlement",
        players: 1..=4,
        rules_versions: 1..=2,
        provenance: Provenance::Reconstruction,
        material: BUILT_IN,
        options: &[],
        tie_breaks: &[
            TieBreak {
                name: "tie-gold",
                fewest: false,
            },
            TieBreak {
                name: "tie-diamonds",
                fewest: false,
            },
        ],
        hidden: false,
        words: engine::game_words!(),
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let (material, provenance) = match &setup.material {
            Some(text) => (Material::read(text), Provenance::Loaded),
            None => (Material::built_in(), Provenance::Reconstruction),
        };
        let material = material.map_err(|error| SetupError::Material(error.to_string()))?;
        Ok(Settlement {
            players: setup.players,
            rules_version: setup.rules_version(&Self::INFO),
            judgement: Judgement::shipped(&material),
            material,
            provenance,
        })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> State {
        State::new(self.players)
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

    /// Everything lies open but the order of the piles, which does not exist.
    #[inline]
    fn redeal<R: Rng>(&self, _: &mut State, _: Viewer, _: &mut R) {}

    #[inline]
    fn score(&self, state: &State, seat: Seat) -> Score {
        self.score_of(&state.players[seat.index()])
    }

    /// In a round every turn but the last uses a villager or invites a hero. Villagers come from six rounds, 48 heroes
    /// (three each with the cup), artefacts and taverns (three, twice a round, two each). A turn has no more moves than
    /// a payment of every missing piece, a street of three buildings and the draws they cause.
    fn longest(&self) -> u32 {
        let villagers = 36 + 48 * 3 + 6 + 3 * 2 * 6 * 2;
        let turns = villagers + 48 + 6;
        30 + self.players as u32 * turns * 60
    }
}
