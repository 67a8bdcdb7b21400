//! A table for tests of rules, at which chance does what the test says.

use crate::{Describe, Game, Score, Seat, Setup, Standings, Told, Turn};

/// A table for tests that read like a rulebook: moves by their text, chance that brings its first outcome unless the
/// test plays another one, and everything on the table to be laid out by hand.
///
/// A game wraps it into a type with layout methods of its own (`coins`, `hand`, …): see [`test_table!`](crate::test_table).
#[derive(Clone)]
pub struct TestTable<G: Game> {
    /// The opened box.
    pub game: G,
    /// Everything on the table.
    pub state: G::State,
    /// What the moves played so far have told, and to whom.
    pub log: Vec<Told<G::Event>>,
}

impl<G: Game> TestTable<G> {
    /// A table before its deal.
    ///
    /// # Panics
    /// If the set-up cannot be played.
    #[track_caller]
    pub fn undealt(setup: &Setup) -> Self {
        let game: G = setup
            .open()
            .unwrap_or_else(|error| panic!("the set-up is refused: {error}"));
        let state = game.start();
        TestTable {
            game,
            state,
            log: Vec::new(),
        }
    }

    /// A table after a deal in which chance always brought its first outcome.
    ///
    /// # Panics
    /// If the set-up cannot be played.
    #[track_caller]
    pub fn dealt(setup: &Setup) -> Self {
        let mut table = TestTable::undealt(setup);
        table.run_chance();
        table
    }

    /// Plays a move, then lets chance bring its first outcome for as long as it is due.
    ///
    /// # Panics
    /// If the text is no move or the move is refused.
    #[track_caller]
    pub fn play(&mut self, text: &str) -> &mut Self {
        self.play_only(text);
        self.run_chance();
        self
    }

    /// Plays moves one after the other, as [`TestTable::play`] does.
    ///
    /// # Panics
    /// If a text is no move or a move is refused.
    #[track_caller]
    pub fn play_each<'t>(&mut self, texts: impl IntoIterator<Item = &'t str>) -> &mut Self {
        for text in texts {
            self.play(text);
        }
        self
    }

    /// Plays a move and leaves it to the test what chance brings.
    ///
    /// # Panics
    /// If the text is no move or the move is refused.
    #[track_caller]
    pub fn play_only(&mut self, text: &str) -> &mut Self {
        let mv = read::<G>(text);
        if let Err(why) = self.game.play(&mut self.state, mv, &mut self.log) {
            panic!("'{text}' is refused: {why:?}; legal are {:?}", self.legal());
        }
        self
    }

    /// Plays a move as [`TestTable::play_only`] does and gives what it tells.
    ///
    /// # Panics
    /// If the text is no move or the move is refused.
    #[track_caller]
    pub fn told(&mut self, text: &str) -> Vec<G::Event> {
        let before = self.log.len();
        self.play_only(text);
        self.log[before..].iter().map(|told| told.event.clone()).collect()
    }

    /// Lets chance bring its first outcome for as long as it is due.
    pub fn run_chance(&mut self) {
        while self.turn() == Turn::Chance {
            let mv = self.game.draw(&self.state, 0);
            self.game.play_unchecked(&mut self.state, mv, &mut self.log);
        }
    }

    /// Checks that a move is refused for this reason, is not offered, and changes nothing.
    ///
    /// # Panics
    /// If it is not so.
    #[track_caller]
    pub fn refused(&self, text: &str, why: G::Refusal) {
        let mut state = self.state.clone();
        let refused = self.game.play(&mut state, read::<G>(text), &mut ());
        assert_eq!(refused, Err(why), "{text}");
        assert_eq!(state, self.state);
        assert!(!self.offers(text), "'{text}' is refused and offered");
    }

    /// Who moves now.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The number of the seat to move.
    ///
    /// # Panics
    /// If no seat is to move.
    #[track_caller]
    pub fn to_move(&self) -> u8 {
        match self.turn() {
            Turn::Seat(seat) => seat.number(),
            other => panic!("no seat is to move: {other:?}"),
        }
    }

    /// The legal moves.
    pub fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.game.legal(&self.state, &mut moves);
        moves.iter().map(G::Move::to_string).collect()
    }

    /// The legal moves that begin with this word.
    pub fn legal_with(&self, word: &str) -> Vec<String> {
        let mut moves = self.legal();
        moves.retain(|text| text.split(' ').next() == Some(word));
        moves
    }

    /// Whether a move is legal.
    pub fn offers(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// What decides the rank of a seat (from 0).
    pub fn score(&self, seat: usize) -> Score {
        self.game.score(&self.state, Seat::new(seat))
    }
}

impl<G: Describe> TestTable<G> {
    /// Plays a move as [`TestTable::play_only`] does and gives the messages that the log then says.
    ///
    /// # Panics
    /// If the text is no move or the move is refused.
    #[track_caller]
    pub fn phrases(&mut self, text: &str) -> Vec<String> {
        let events = self.told(text);
        events.iter().map(|event| self.game.event_phrase(event).id).collect()
    }

    /// The ranks as they are now.
    pub fn standings(&self) -> Standings {
        Standings::of(&self.game, &self.state)
    }
}

#[track_caller]
fn read<G: Game>(text: &str) -> G::Move {
    text.parse()
        .unwrap_or_else(|error| panic!("'{text}' is no move: {error}"))
}

/// Makes a type for a game's tests that wraps a [`TestTable`] and dereferences to it, with a `seat` (from 0) that the
/// game's own layout methods speak of.
///
/// ```text
/// engine::test_table!(pub struct Table of MyGame);
///
/// impl Table {
///     pub fn coins(mut self, coins: u16) -> Self {
///         let seat = self.seat;
///         self.state.players[seat].coins = coins;
///         self
///     }
/// }
///
/// Table::new(2).seat(1).coins(7).play_all(["end"]).refused("buy", Refusal::NotYourTurn);
/// ```
#[macro_export]
macro_rules! test_table {
    ($(#[$about:meta])* $visible:vis struct $table:ident of $game:ty) => {
        $(#[$about])*
        $visible struct $table {
            table: $crate::conformance::TestTable<$game>,
            /// The seat that the layout methods speak of, from 0.
            seat: usize,
        }

        impl ::std::ops::Deref for $table {
            type Target = $crate::conformance::TestTable<$game>;

            fn deref(&self) -> &Self::Target {
                &self.table
            }
        }

        impl ::std::ops::DerefMut for $table {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.table
            }
        }

        #[allow(dead_code, reason = "each test file uses its part")]
        impl $table {
            /// A table of so many players after a deal in which chance always brought its first outcome.
            #[track_caller]
            pub fn new(players: usize) -> Self {
                $table::of(&$crate::Setup::new(players))
            }

            /// The same with any set-up.
            #[track_caller]
            pub fn of(setup: &$crate::Setup) -> Self {
                let table = $crate::conformance::TestTable::dealt(setup);
                $table { table, seat: 0 }
            }

            /// A table before its deal.
            #[track_caller]
            pub fn undealt(setup: &$crate::Setup) -> Self {
                let table = $crate::conformance::TestTable::undealt(setup);
                $table { table, seat: 0 }
            }

            /// From here on the layout is that of this seat, from 0.
            pub fn seat(mut self, seat: usize) -> Self {
                self.seat = seat;
                self
            }

            /// Plays moves one after the other, each followed by what chance brings first.
            #[track_caller]
            pub fn play_all<const N: usize>(mut self, texts: [&str; N]) -> Self {
                self.play_each(texts);
                self
            }
        }
    };
}
