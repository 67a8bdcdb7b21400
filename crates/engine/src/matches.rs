//! A game being played: the state, how it came about, and the chance drawn for it.

use std::sync::Arc;

use crate::record::{Fingerprint, RecordedPly, RecordedStanding};
use crate::{
    Commitment, Dice, Game, Observation, Phrase, Record, RecordError, Seat, Seed, Setup, SetupError, Standing,
    Standings, Told, Turn, Viewer,
};

/// A game from its deal to its end, with all its moves.
///
/// Chance never waits: whenever it is due, its move is drawn from the seed and played at once, so that between two
/// calls a seat is to move or the game is over.
pub struct Match<G: Game> {
    game: Arc<G>,
    setup: Setup,
    /// Of a game replayed from a record that hides its seed, a stand-in from which nothing is ever drawn.
    seed: Seed,
    seed_known: bool,
    commitment: Commitment,
    state: G::State,
    plies: Vec<Ply<G::Move>>,
    told: Vec<LogEntry<G::Event>>,
}

/// One move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply<M> {
    /// Who made it; `None` for chance.
    pub seat: Option<Seat>,
    /// The move.
    pub mv: M,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogEntry<E> {
    /// How many moves were made before the one that told this.
    pub ply: usize,
    /// The event and who may read it.
    pub told: Told<E>,
}

/// Why a move was not played. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// It is somebody else's turn.
    #[error("it is the turn of seat {0}")]
    NotYourTurn(Seat),
    /// Nobody moves any more.
    #[error("the game is over")]
    Over,
    /// The text is not a move of this game.
    #[error("'{0}' is not a move of this game")]
    NotAMove(String),
    /// The rules do not allow it now.
    #[error("{0}")]
    Refused(String),
    /// There is nothing to take back: chance or another seat moved last.
    #[error("nothing can be taken back: the last move was not yours alone")]
    NothingToUndo,
    /// The game was replayed from a record that hides its seed.
    #[error("the record does not hold its seed, so its game can be looked at, but not go on")]
    NoSeed,
}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// The text is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The record is of another game.
    #[error("the record is of {found}, not of {wanted}")]
    Game {
        /// The game the record names.
        found: String,
        /// The game it was read as.
        wanted: &'static str,
    },
    /// The rules have changed since.
    #[error("the record was played with rules version {found}, this program has version {ours}")]
    RulesVersion {
        /// The version the record names.
        found: u32,
        /// The version of this program.
        ours: u32,
    },
    /// The record's set-up cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The record needs the material file it was played with.
    #[error("the record was played with a material file of fingerprint {0}: name that file with --material")]
    Material(Fingerprint),
    /// The record was played with the built-in material.
    #[error("the record was played with the built-in material: leave --material out")]
    BuiltInMaterial,
    /// A move of the record is not legal.
    #[error("move {ply} of the record, '{text}', cannot be played: {why}")]
    Ply {
        /// The move's number from 1.
        ply: usize,
        /// Its text.
        text: String,
        /// Why not.
        why: String,
    },
    /// The record's result is not that of its moves.
    #[error("the standings of the record are not those of its moves")]
    Standings,
    /// The seed and its hash do not belong together.
    #[error("the seed of the record does not have the hash that was shown at the start")]
    SeedHash,
    /// The record hides its seed, so its chance cannot be derived again.
    #[error("the record does not hold its seed (the game was not over), so its chance cannot be checked")]
    NoSeed,
    /// A chance move is not the one the seed gives.
    #[error("chance move {ply} of the record, '{text}', does not follow from the seed, which gives '{derived}'")]
    Chance {
        /// The move's number from 1.
        ply: usize,
        /// Its text.
        text: String,
        /// What it should have been.
        derived: String,
    },
}

impl<G: Game> Match<G> {
    /// Deals a new game.
    pub fn new(setup: Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut played = Match::undealt(setup, seed)?;
        played.run_chance();
        Ok(played)
    }

    fn undealt(setup: Setup, seed: Seed) -> Result<Self, SetupError> {
        let game = setup.open::<G>()?;
        Ok(Match {
            state: game.start(),
            game: Arc::new(game),
            setup,
            seed,
            seed_known: true,
            commitment: seed.commitment(),
            plies: Vec::new(),
            told: Vec::new(),
        })
    }

    /// The opened box.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was chosen before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed. Show it only when the game is over. Of a game replayed from a record that hides its seed this is
    /// a stand-in; [`Match::commitment`] is always that of the true one.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The hash of the seed, which may be shown from the start.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The true state. What leaves the table is an [`Observation`].
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All moves so far.
    pub fn plies(&self) -> &[Ply<G::Move>] {
        &self.plies
    }

    /// Who moves now: a seat, or nobody.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// What `viewer` sees.
    pub fn observe(&self, viewer: Viewer) -> Observation<G> {
        Observation::of(&self.game, &self.state, viewer)
    }

    /// The legal moves of the seat to move.
    pub fn legal(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, &mut moves);
        moves
    }

    /// The lines of the log that `viewer` may read, oldest first, with the number of moves made before each.
    pub fn log(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (usize, Phrase)> + '_ {
        let readable = move |entry: &&LogEntry<G::Event>| entry.told.audience.includes(viewer);
        let read = |entry: &LogEntry<G::Event>| (entry.ply, self.game.event_phrase(&entry.told.event));
        self.told.iter().filter(readable).map(read)
    }

    /// Plays a move for `seat`, then whatever chance owes.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), PlayError> {
        match self.turn() {
            Turn::Over => return Err(PlayError::Over),
            _ if !self.seed_known => return Err(PlayError::NoSeed),
            Turn::Seat(to_move) if to_move == seat => {}
            Turn::Seat(other) => return Err(PlayError::NotYourTurn(other)),
            Turn::Chance => unreachable!("chance never waits where the seed is known"),
        }
        self.game
            .check(&self.state, mv)
            .map_err(|refusal| PlayError::Refused(refusal.to_string()))?;
        self.record(Some(seat), mv);
        self.run_chance();
        Ok(())
    }

    /// Plays the move with this text for `seat`.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        let mv = text
            .parse()
            .map_err(|_| PlayError::NotAMove(text.chars().take(60).collect()))?;
        self.play(seat, mv)
    }

    /// How many of the last moves `seat` can take back: those since chance or another seat moved. None once the
    /// game is over, for then the seed is known and whoever went back would foresee all chance.
    pub fn undoable(&self, seat: Seat) -> usize {
        if self.turn() == Turn::Over || !self.seed_known {
            return 0;
        }
        self.plies.iter().rev().take_while(|ply| ply.seat == Some(seat)).count()
    }

    /// Takes back the last move of `seat`.
    pub fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        if self.undoable(seat) == 0 {
            return Err(match self.turn() {
                Turn::Over => PlayError::Over,
                _ if !self.seed_known => PlayError::NoSeed,
                _ => PlayError::NothingToUndo,
            });
        }
        self.plies.pop();
        let plies = std::mem::take(&mut self.plies);
        self.state = self.game.start();
        self.told.clear();
        for ply in plies {
            self.record(ply.seat, ply.mv);
        }
        Ok(())
    }

    /// The standings if the game ended now; final once it is over.
    pub fn standings(&self) -> Standings {
        Standings::of(&*self.game, &self.state)
    }

    /// The game written down so far. `seats` says who sits where (a name is one line of the record, so line breaks in
    /// it become spaces); the seed is told only once the game is over or where `reveal_seed` says that it may be known
    /// (a game saved by the one person who plays it).
    ///
    /// A record holds every chance move, secret ones too: of a game with secrets it is for the table alone until the
    /// game is over.
    pub fn to_record(&self, seats: Vec<String>, reveal_seed: bool) -> Record {
        let over = self.turn() == Turn::Over;
        Record {
            game: G::INFO.id.to_owned(),
            rules_version: G::INFO.rules_version,
            players: self.setup.players,
            options: self.setup.options.clone(),
            material: self.setup.material.as_deref().map(Fingerprint::of),
            seats: seats.iter().map(|name| name.replace(char::is_control, " ")).collect(),
            commitment: self.commitment,
            seed: (self.seed_known && (over || reveal_seed)).then_some(self.seed),
            plies: self
                .plies
                .iter()
                .map(|ply| RecordedPly {
                    seat: ply.seat,
                    text: ply.mv.to_string(),
                })
                .collect(),
            standings: self.recorded_standings(),
        }
    }

    /// Replays a record move by move. Without a seed of its own the game cannot go on, only be looked at.
    ///
    /// `visit` sees the state before the first move and after each one.
    pub fn replay(
        record: &Record,
        material: Option<String>,
        mut visit: impl FnMut(&G, usize, Option<&RecordedPly>, &G::State),
    ) -> Result<Self, ReplayError> {
        if record.game != G::INFO.id {
            return Err(ReplayError::Game {
                found: record.game.clone(),
                wanted: G::INFO.id,
            });
        }
        if record.rules_version != G::INFO.rules_version {
            return Err(ReplayError::RulesVersion {
                found: record.rules_version,
                ours: G::INFO.rules_version,
            });
        }
        match (&record.material, &material) {
            (None, Some(_)) => return Err(ReplayError::BuiltInMaterial),
            (Some(wanted), given) if given.as_deref().map(Fingerprint::of).as_ref() != Some(wanted) => {
                return Err(ReplayError::Material(wanted.clone()));
            }
            _ => {}
        }
        let seed = match record.seed {
            Some(seed) if seed.commitment() != record.commitment => return Err(ReplayError::SeedHash),
            Some(seed) => seed,
            None => Seed::new([0; 32]),
        };
        let mut played = Match::undealt(record.setup(material), seed)?;
        played.seed_known = record.seed.is_some();
        played.commitment = record.commitment;
        visit(&played.game, 0, None, &played.state);
        for (index, ply) in record.plies.iter().enumerate() {
            let mv = played.recorded_move(ply).map_err(|why| ReplayError::Ply {
                ply: index + 1,
                text: ply.text.clone(),
                why,
            })?;
            played.record(ply.seat, mv);
            visit(&played.game, index + 1, Some(ply), &played.state);
        }
        if played.recorded_standings() != record.standings {
            return Err(ReplayError::Standings);
        }
        if played.seed_known {
            played.run_chance();
        }
        Ok(played)
    }

    /// Derives every chance move of a record from its seed again.
    pub fn check_chance(record: &Record, material: Option<String>) -> Result<(), ReplayError> {
        let seed = record.seed.ok_or(ReplayError::NoSeed)?;
        let mut dice = Dice::new(&seed);
        let mut derived: Option<G::Move> = None;
        let mut astray = Ok(());
        let replayed = Match::<G>::replay(record, material, |game, index, ply, state| {
            let drawn = ply.filter(|ply| ply.seat.is_none());
            if let (Some(ply), Some(derived)) = (drawn, derived) {
                let derived = derived.to_string();
                if astray.is_ok() && derived != ply.text {
                    astray = Err(ReplayError::Chance {
                        ply: index,
                        text: ply.text.clone(),
                        derived,
                    });
                }
            }
            derived = (game.turn(state) == Turn::Chance).then(|| game.draw(state, dice.roll()));
        });
        // A falsified chance move often makes a later move impossible: name the cause, not the consequence.
        astray.and(replayed.map(|_| ()))
    }

    /// The result as records write it; nothing before the game is over.
    fn recorded_standings(&self) -> Vec<RecordedStanding> {
        if self.turn() != Turn::Over {
            return Vec::new();
        }
        let recorded = |standing: &Standing| RecordedStanding {
            seat: standing.seat,
            rank: standing.rank,
            points: standing.points,
        };
        self.standings().0.iter().map(recorded).collect()
    }

    fn recorded_move(&self, ply: &RecordedPly) -> Result<G::Move, String> {
        let mv: G::Move = ply
            .text
            .parse()
            .map_err(|_| "it is not a move of this game".to_owned())?;
        match (self.turn(), ply.seat) {
            (Turn::Chance, None) => {}
            (Turn::Seat(to_move), Some(seat)) if to_move == seat => {}
            (Turn::Seat(to_move), _) => return Err(format!("seat {to_move} is to move")),
            (Turn::Chance, _) => return Err("chance is to move".to_owned()),
            (Turn::Over, _) => return Err("the game is over".to_owned()),
        }
        self.game
            .check(&self.state, mv)
            .map_err(|refusal| refusal.to_string())?;
        Ok(mv)
    }

    fn run_chance(&mut self) {
        if self.turn() != Turn::Chance {
            return;
        }
        let drawn = self.plies.iter().filter(|ply| ply.seat.is_none()).count();
        let mut dice = Dice::after(&self.seed, drawn as u64);
        while self.turn() == Turn::Chance {
            let mv = self.game.draw(&self.state, dice.roll());
            self.record(None, mv);
        }
    }

    fn record(&mut self, seat: Option<Seat>, mv: G::Move) {
        let mut told = Vec::new();
        self.game.apply(&mut self.state, mv, &mut told);
        let ply = self.plies.len();
        self.told.extend(told.into_iter().map(|told| LogEntry { ply, told }));
        self.plies.push(Ply { seat, mv });
    }
}
