//! A game being played: the state, how it came about, and the chance drawn for it.

mod branch;
mod completion;
mod error;
mod history;

use std::sync::Arc;

pub use branch::Origin;
pub use error::{IllegalPly, PlayError, ReplayError};
use history::History;

use crate::record::{Fingerprint, RecordedPly, RecordedStanding};
use crate::{
    Commitment, Describe, Dice, Game, GameSeed, Observation, Phrase, Record, Seat, Seed, Setup, SetupError, Standing,
    Standings, Told, Turn, Viewer, excerpt,
};

/// A game from its deal to its end, with all its moves.
///
/// A match grows by moves and in no other way: [`Match::resolve`] says what a seat's move leads to, chance included,
/// and changes nothing; [`Match::push`] adds one move, be it fresh or read from a log. [`Match::play`] is one after the
/// other, so that a match that is played and one that is read back are the same.
pub struct Match<G: Game> {
    game: Arc<G>,
    setup: Setup,
    seed: GameSeed,
    origins: Vec<Origin>,
    state: G::State,
    plies: Vec<Ply<G::Move>>,
    told: Vec<LogEntry<G::Event>>,
    history: History<G>,
    /// Whether the players ended it before its end.
    ended: bool,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            game: Arc::clone(&self.game),
            setup: self.setup.clone(),
            seed: self.seed,
            origins: self.origins.clone(),
            state: self.state.clone(),
            plies: self.plies.clone(),
            told: self.told.clone(),
            history: self.history.clone(),
            ended: self.ended,
        }
    }
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

impl<G: Describe> Match<G> {
    /// Deals a new game.
    pub fn new(setup: Setup, seed: Seed) -> Result<Self, SetupError> {
        let mut played = Match::undealt(setup, GameSeed::Known(seed))?;
        played.push_all(played.due_chance());
        Ok(played)
    }

    /// The table before anything was dealt, for those who have the deal from a log.
    pub fn undealt(mut setup: Setup, seed: GameSeed) -> Result<Self, SetupError> {
        let game = setup.open::<G>()?;
        // The newest version changes from program to program; this table's does not.
        setup.rules_version = Some(setup.rules_version(&G::INFO));
        let state = game.start();
        Ok(Match {
            game: Arc::new(game),
            setup,
            seed,
            origins: Vec::new(),
            history: History::new(state.clone()),
            state,
            plies: Vec::new(),
            told: Vec::new(),
            ended: false,
        })
    }

    /// The opened box.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What was chosen before the game, the rules version included.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed, where it is known. Show it only when the game is over.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.known()
    }

    /// The hash of the seed, which may be shown from the start.
    pub fn commitment(&self) -> Commitment {
        self.seed.commitment()
    }

    /// The true state. What leaves the table is an [`Observation`].
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The true state after the first `ply` moves.
    ///
    /// # Panics
    /// If so many moves have not been made.
    pub fn at(&self, ply: usize) -> G::State {
        assert!(ply <= self.plies.len(), "only {} moves were made", self.plies.len());
        self.history.at(&self.game, &self.plies, ply)
    }

    /// How much memory the match takes: moves, events and kept states.
    pub fn bytes(&self) -> usize {
        let plies = self.plies.capacity() * size_of::<Ply<G::Move>>();
        let told = self.told.capacity() * size_of::<LogEntry<G::Event>>();
        size_of::<Self>() + plies + told + self.history.bytes()
    }

    /// All moves so far.
    pub fn plies(&self) -> &[Ply<G::Move>] {
        &self.plies
    }

    /// Who moves now: a seat, or nobody; chance only where its moves are still to be read from a log.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// Ends the game before its end, as its players may: nobody moves any more, and its secrets may be told.
    pub fn end(&mut self) {
        self.ended = true;
    }

    /// Whether nobody moves any more: the game came to its end, or was ended before.
    pub fn is_over(&self) -> bool {
        self.ended || self.turn() == Turn::Over
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
        self.log_since(viewer, 0)
    }

    /// The lines of the log that were told after at least `ply` moves.
    pub fn log_since(&self, viewer: Viewer, ply: usize) -> impl DoubleEndedIterator<Item = (usize, Phrase)> + '_ {
        let readable = move |entry: &&LogEntry<G::Event>| entry.told.audience.includes(viewer);
        let read = |entry: &LogEntry<G::Event>| (entry.ply, self.game.event_phrase(&entry.told.event));
        let first = self.told.partition_point(|entry| entry.ply < ply);
        self.told[first..].iter().filter(readable).map(read)
    }

    /// Of each line of [`Match::log`], how many moves were made before it; without making the lines.
    pub fn log_plies(&self, viewer: Viewer) -> impl Iterator<Item = usize> + '_ {
        let readable = move |entry: &&LogEntry<G::Event>| entry.told.audience.includes(viewer);
        self.told.iter().filter(readable).map(|entry| entry.ply)
    }

    /// What the move of a seat leads to: the move itself, then whatever chance owes. Nothing is changed.
    pub fn resolve(&self, seat: Seat, mv: G::Move) -> Result<Vec<Ply<G::Move>>, PlayError> {
        let seed = match (self.turn(), self.seed.known()) {
            (Turn::Over, _) => return Err(PlayError::Over),
            _ if self.ended => return Err(PlayError::Over),
            // Where the seed is known, chance never waits.
            (_, None) | (Turn::Chance, _) => return Err(PlayError::NoSeed),
            (Turn::Seat(other), _) if other != seat => return Err(PlayError::NotYourTurn(other)),
            (Turn::Seat(_), Some(seed)) => seed,
        };
        self.game
            .check(&self.state, mv)
            .map_err(|refusal| PlayError::Refused(self.game.refusal_phrase(&refusal)))?;
        let mut plies = vec![Ply { seat: Some(seat), mv }];
        let mut state = self.state.clone();
        self.game.play_unchecked(&mut state, mv, &mut ());
        self.draw_chance(seed, state, &mut plies);
        Ok(plies)
    }

    /// The move with this text.
    pub fn parse(&self, text: &str) -> Result<G::Move, PlayError> {
        text.parse().map_err(|_| PlayError::NotAMove(excerpt(text)))
    }

    /// The chance moves that are due now, drawn from the seed; none where it is hidden. Nothing is changed.
    pub fn due_chance(&self) -> Vec<Ply<G::Move>> {
        let mut plies = Vec::new();
        if let Some(seed) = self.seed.known() {
            self.draw_chance(seed, self.state.clone(), &mut plies);
        }
        plies
    }

    fn draw_chance(&self, seed: &Seed, mut state: G::State, plies: &mut Vec<Ply<G::Move>>) {
        if self.game.turn(&state) != Turn::Chance {
            return;
        }
        let own = self.plies.iter().skip(self.inherited());
        let drawn = own.filter(|ply| ply.seat.is_none()).count();
        let mut dice = Dice::after(seed, drawn as u64);
        while self.game.turn(&state) == Turn::Chance {
            let mv = self.game.draw(&state, dice.roll());
            self.game.play_unchecked(&mut state, mv, &mut ());
            plies.push(Ply { seat: None, mv });
        }
    }

    /// Adds one move of a seat or of chance, where it can follow. Chance is taken at its word: whether it comes from
    /// the seed is what [`Match::check_chance`] asks.
    pub fn push(&mut self, ply: &RecordedPly) -> Result<(), IllegalPly> {
        let mv: G::Move = ply.text.parse().map_err(|_| IllegalPly::NotAMove)?;
        match (self.turn(), ply.seat) {
            (Turn::Chance, None) => {}
            (Turn::Seat(to_move), Some(seat)) if to_move == seat => {}
            (Turn::Seat(to_move), _) => return Err(IllegalPly::SeatMoves(to_move)),
            (Turn::Chance, _) => return Err(IllegalPly::ChanceMoves),
            (Turn::Over, _) => return Err(IllegalPly::Over),
        }
        self.game
            .check(&self.state, mv)
            .map_err(|refusal| IllegalPly::Refused(self.game.refusal_phrase(&refusal)))?;
        self.push_unchecked(Ply { seat: ply.seat, mv });
        Ok(())
    }

    fn push_unchecked(&mut self, made: Ply<G::Move>) {
        let mut told = Vec::new();
        self.game.play_unchecked(&mut self.state, made.mv, &mut told);
        let ply = self.plies.len();
        self.told.extend(told.into_iter().map(|told| LogEntry { ply, told }));
        self.plies.push(made);
        self.history.note(self.plies.len(), &self.state);
    }

    fn push_all(&mut self, plies: Vec<Ply<G::Move>>) {
        plies.into_iter().for_each(|ply| self.push_unchecked(ply));
    }

    /// Plays a move for `seat`, then whatever chance owes.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<(), PlayError> {
        let plies = self.resolve(seat, mv)?;
        self.push_all(plies);
        Ok(())
    }

    /// Plays the move with this text for `seat`.
    pub fn play_text(&mut self, seat: Seat, text: &str) -> Result<(), PlayError> {
        self.play(seat, self.parse(text)?)
    }

    /// How many of the last moves `seat` can take back: those since chance or another seat moved. None once the
    /// game is over, for then the seed is known and whoever went back would foresee all chance.
    pub fn undoable(&self, seat: Seat) -> usize {
        if self.is_over() || self.seed.known().is_none() {
            return 0;
        }
        let own = self.plies.iter().skip(self.inherited());
        own.rev().take_while(|ply| ply.seat == Some(seat)).count()
    }

    /// Takes back the last move of `seat`.
    pub fn undo(&mut self, seat: Seat) -> Result<(), PlayError> {
        if self.undoable(seat) == 0 {
            return Err(match (self.is_over(), self.seed.known()) {
                (true, _) => PlayError::Over,
                (_, None) => PlayError::NoSeed,
                (_, Some(_)) => PlayError::NothingToUndo,
            });
        }
        let ply = self.plies.len() - 1;
        self.go_back(ply, self.at(ply));
        Ok(())
    }

    /// Forgets everything after the first `ply` moves, which led to `state`.
    fn go_back(&mut self, ply: usize, state: G::State) {
        self.state = state;
        self.history.truncate(ply);
        self.plies.truncate(ply);
        let before = self.told.partition_point(|entry| entry.ply < ply);
        self.told.truncate(before);
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
        let over = self.is_over();
        Record {
            game: G::INFO.id.to_owned(),
            rules_version: self.setup.rules_version(&G::INFO),
            players: self.setup.players,
            options: self.setup.options.clone(),
            material: self.setup.material.as_deref().map(Fingerprint::of),
            seats: seats.iter().map(|name| name.replace(char::is_control, " ")).collect(),
            commitment: self.commitment(),
            seed: self.seed.known().copied().filter(|_| over || reveal_seed),
            origins: self.origins.clone(),
            plies: self.plies.iter().map(RecordedPly::from).collect(),
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
                found: excerpt(&record.game),
                wanted: G::INFO.id,
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
            Some(seed) => GameSeed::Known(seed),
            None => GameSeed::Sealed(record.commitment),
        };
        let mut played = Match::undealt(record.setup(material), seed)?;
        played.set_origins(record.origins.clone());
        if played.inherited() > record.plies.len() {
            return Err(ReplayError::Origin(played.inherited()));
        }
        visit(&played.game, 0, None, &played.state);
        for (index, ply) in record.plies.iter().enumerate() {
            played.push(ply).map_err(|why| ReplayError::Ply {
                ply: index + 1,
                text: excerpt(&ply.text),
                why,
            })?;
            visit(&played.game, index + 1, Some(ply), &played.state);
        }
        if played.recorded_standings() != record.standings {
            return Err(ReplayError::Standings);
        }
        played.push_all(played.due_chance());
        Ok(played)
    }

    /// Derives every chance move of a record from its seed again.
    pub fn check_chance(record: &Record, material: Option<String>) -> Result<(), ReplayError> {
        let mut stretches = Vec::new();
        for origin in &record.origins {
            let seed = origin.seed.known().ok_or(ReplayError::NoSeed)?;
            stretches.push((origin.plies, Dice::new(seed)));
        }
        stretches.push((usize::MAX, Dice::new(&record.seed.ok_or(ReplayError::NoSeed)?)));
        let mut derived: Option<G::Move> = None;
        let mut astray = Ok(());
        let replayed = Match::<G>::replay(record, material, |game, index, ply, state| {
            let drawn = ply.filter(|ply| ply.seat.is_none());
            if let (Some(ply), Some(derived)) = (drawn, derived) {
                let derived = derived.to_string();
                if astray.is_ok() && derived != ply.text {
                    astray = Err(ReplayError::Chance {
                        ply: index,
                        text: excerpt(&ply.text),
                        derived,
                    });
                }
            }
            // After so many moves the next one follows from the first seed that goes further.
            let dice = stretches
                .iter_mut()
                .find(|(until, _)| index < *until)
                .map(|(_, dice)| dice);
            derived = dice
                .filter(|_| game.turn(state) == Turn::Chance)
                .map(|dice| game.draw(state, dice.roll()));
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
}
