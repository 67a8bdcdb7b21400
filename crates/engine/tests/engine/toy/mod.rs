//! A small game with chance, hidden hands and options, which keeps the contract unless a defect is switched on.
//!
//! The game to copy is `crates/games/lantern`. This is its twin with some fifty switches for defects in its rules, which
//! would hide the rules from whoever reads them there, so the two share no code.
//!
//! Lanterns of four kinds lie in a pile. Chance says who begins, deals two to each hand, and lays one on the
//! market. In turn, a seat may swap a lantern of its hand for that of the market, then lays one (and draws
//! another while there are any) or rests, once a game. Laid lanterns count; the game ends with the last one.

pub mod defect;
mod moves;
mod redeal;
mod rules;
mod tally;

pub use moves::{Kind, Move};
pub use rules::Refusal;

use defect::{Defect, has};
use engine::{
    Describe, Game, Heuristics, Info, Inspect, Inventory, Language, Log, OptionSpec, Phrase, Provenance, Rng, Score,
    ScoreItem, Seat, Setup, SetupError, Source, TieBreak, Turn, Viewer, Words, below, share,
};
use moves::KINDS;
use serde::{Deserialize, Serialize, Serializer};
use tally::Tally;

/// A number for each kind.
pub type Counts = [u8; 4];

/// The toy game, by what it says of itself.
#[derive(Debug)]
pub struct Toy<const I: u8> {
    players: usize,
    deck: Counts,
    sets: bool,
    rules_version: u32,
    provenance: Provenance,
}

/// The toy game as it should be.
pub type Sound = Toy<0>;
/// The id holds a space.
pub const ID_WITH_SPACE: u8 = 1;
/// The game says that nothing is hidden.
pub const DENIES_SECRETS: u8 = 2;
/// One language has no words.
pub const SPEECHLESS: u8 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    First,
    Deal,
    Market,
    Play,
    Draw,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub to_move: Seat,
    pub swapped: bool,
    pub pile: Counts,
    pub market: Option<Kind>,
    pub hands: [Counts; 4],
    /// What everyone knows of the hands: what was taken from the market.
    pub known: [Counts; 4],
    pub laid: [Counts; 4],
    #[serde(serialize_with = "write_rests")]
    pub rests: [u8; 4],
    /// How many lanterns were laid by all together.
    pub lays: Tally,
    /// Nothing, but defects leave their traces here.
    pub trace: u32,
}

fn write_rests<S: Serializer>(rests: &[u8; 4], serializer: S) -> Result<S::Ok, S::Error> {
    let written = if has(Defect::ForgetsRests) { [0; 4] } else { *rests };
    written.serialize(serializer)
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    First(Seat),
    Drew(Kind),
    DrewUnseen(Seat),
    HandIsWorth(i32),
    Revealed(Kind),
    Laid(Seat, Kind),
    Swapped(Seat, Kind, Kind),
    Rested(Seat, u8),
}

const WORDS: [Words; 3] = [
    Words {
        language: Language::English,
        messages: include_str!("en.ftl"),
        rules: "Lay lanterns.",
    },
    Words {
        language: Language::French,
        messages: include_str!("fr.ftl"),
        rules: "Posez des lanternes.",
    },
    Words {
        language: Language::German,
        messages: include_str!("de.ftl"),
        rules: "Legt Laternen.",
    },
];

const SPEECHLESS_WORDS: [Words; 3] = [
    WORDS[0],
    Words {
        messages: "",
        ..WORDS[1]
    },
    WORDS[2],
];

impl<const I: u8> Game for Toy<I> {
    type State = State;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const INFO: Info = Info {
        id: if I == ID_WITH_SPACE { "toy game" } else { "toy" },
        name: "Toy",
        players: 2..=4,
        rules_versions: 2..=3,
        provenance: Provenance::Printed,
        material: "6 5 5 4",
        options: &[
            OptionSpec {
                key: "deck",
                values: &["long", "short"],
            },
            OptionSpec {
                key: "sets",
                values: &["off", "on"],
            },
        ],
        tie_breaks: &[
            TieBreak {
                name: "tie-rests",
                fewest: true,
            },
            TieBreak {
                name: "tie-laid",
                fewest: false,
            },
        ],
        hidden: I != DENIES_SECRETS,
        words: if I == SPEECHLESS { &SPEECHLESS_WORDS } else { &WORDS },
    };

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let chosen = |option: usize| setup.value(&Self::INFO.options[option]);
        let (short, sets) = (chosen(0) == "short", chosen(1) == "on");
        if (short && sets) || (has(Defect::NothingOpens) && setup.players == 3) {
            return Err(SetupError::Combination(Phrase::new("refusal-sets")));
        }
        if has(Defect::OldVersionRefused) && setup.rules_version(&Self::INFO) == 2 {
            return Err(SetupError::Material("no such rules".to_owned()));
        }
        if has(Defect::WrongRefusal) && short {
            return Err(SetupError::Material("no short deck".to_owned()));
        }
        let built_in = if short { [4, 3, 3, 2] } else { [6, 5, 5, 4] };
        let (deck, provenance) = match &setup.material {
            Some(text) if !has(Defect::MaterialIgnored) => (rules::read_deck(text, built_in)?, Provenance::Loaded),
            _ => (built_in, Provenance::Printed),
        };
        let players = if has(Defect::SeatLost) {
            setup.players.min(2)
        } else {
            setup.players
        };
        Ok(Toy {
            players,
            deck,
            sets,
            rules_version: setup.rules_version(&Self::INFO),
            provenance,
        })
    }

    fn players(&self) -> usize {
        self.players
    }

    fn start(&self) -> State {
        State {
            phase: Phase::First,
            to_move: Seat::FIRST,
            swapped: false,
            pile: self.deck,
            market: None,
            hands: Default::default(),
            known: Default::default(),
            laid: Default::default(),
            rests: [0; 4],
            lays: Tally::default(),
            trace: 0,
        }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::First | Phase::Deal | Phase::Market | Phase::Draw => Turn::Chance,
            Phase::Play => Turn::Seat(state.to_move),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, state: &State, moves: &mut Vec<Move>) {
        rules::legal(self.players, state, moves);
    }

    fn chance(&self, state: &State, outcomes: &mut Vec<(Move, u32)>) {
        rules::chance(self.players, state, outcomes);
    }

    fn draw(&self, state: &State, word: u64) -> Move {
        let mut outcomes = Vec::new();
        self.chance(state, &mut outcomes);
        let total: usize = outcomes.iter().map(|&(_, weight)| weight as usize).sum();
        let mut place = if has(Defect::DrawByRemainder) {
            word as usize % total
        } else {
            share(word, total)
        };
        for (mv, weight) in outcomes {
            if place < weight as usize {
                return mv;
            }
            place -= weight as usize;
        }
        unreachable!("a place below the total lies in some weight")
    }

    fn check(&self, state: &State, mv: Move) -> Result<(), Refusal> {
        rules::check(self.players, state, mv)
    }

    fn play_unchecked<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) {
        rules::apply(self.players, state, mv, log);
    }

    fn play<L: Log<Event>>(&self, state: &mut State, mv: Move, log: &mut L) -> Result<(), Refusal> {
        if let Err(refusal) = self.check(state, mv) {
            state.swapped |= has(Defect::RefusalChanges);
            return Err(refusal);
        }
        self.play_unchecked(state, mv, log);
        Ok(())
    }

    fn redeal<R: Rng>(&self, state: &mut State, viewer: Viewer, rng: &mut R) {
        redeal::redeal(self.players, state, viewer, rng);
    }

    fn score(&self, state: &State, seat: Seat) -> Score {
        let laid = state.laid[seat.index()];
        let lanterns: u8 = laid.iter().sum();
        Score {
            points: rules::worth(&laid) + self.bonus(state, seat),
            tie_breaks: [
                -i32::from(state.rests[seat.index()]),
                i32::from(lanterns),
                if has(Defect::UnnamedTieBreak) {
                    i32::from(laid[3])
                } else {
                    0
                },
            ],
        }
    }

    fn longest(&self) -> u32 {
        if has(Defect::TooLong) { 30 } else { 100 }
    }
}

impl<const I: u8> Describe for Toy<I> {
    fn provenance(&self) -> Provenance {
        self.provenance
    }

    fn breakdown(&self, state: &State, seat: Seat, items: &mut Vec<ScoreItem>) {
        items.push(ScoreItem {
            name: "score-lanterns",
            points: rules::worth(&state.laid[seat.index()]),
        });
        if self.sets && !has(Defect::PartMissing) {
            items.push(ScoreItem {
                name: "score-sets",
                points: self.bonus(state, seat),
            });
        }
    }

    fn verdict(&self, state: &State) -> Option<Phrase> {
        let message = if has(Defect::VerdictUnsaid) {
            "verdict"
        } else {
            "score-lanterns"
        };
        (self.turn(state) == Turn::Over || has(Defect::EarlyVerdict)).then(|| Phrase::new(message))
    }

    fn move_phrase(&self, _: &State, mv: Move) -> Phrase {
        match mv {
            Move::First(seat) => Phrase::new("event-first").with("seat", seat),
            Move::Draw(kind) => Phrase::new("event-drew").with("kind", kind_phrase(kind)),
            Move::Reveal(kind) => Phrase::new("event-revealed").with("kind", kind_phrase(kind)),
            Move::Lay(kind) => Phrase::new("move-lay").with("kind", kind_phrase(kind)),
            Move::Swap(_) if has(Defect::NoMessage) => Phrase::new("move-swop"),
            Move::Swap(kind) => Phrase::new("move-swap").with("kind", kind_phrase(kind)),
            Move::Rest => Phrase::new("move-rest"),
        }
    }

    fn event_phrase(&self, event: &Event) -> Phrase {
        match *event {
            Event::First(seat) => Phrase::new("event-first").with("seat", seat),
            Event::Drew(kind) => Phrase::new("event-drew").with("kind", kind_phrase(kind)),
            Event::DrewUnseen(seat) => Phrase::new("event-drew-unseen").with("seat", seat),
            Event::HandIsWorth(worth) => Phrase::new("move-rest").with("worth", worth),
            Event::Revealed(kind) => Phrase::new("event-revealed").with("kind", kind_phrase(kind)),
            Event::Laid(seat, kind) => Phrase::new("event-laid")
                .with("seat", seat)
                .with("kind", kind_phrase(kind)),
            Event::Swapped(seat, given, taken) => Phrase::new("event-swapped")
                .with("seat", seat)
                .with("given", kind_phrase(given))
                .with("taken", kind_phrase(taken)),
            Event::Rested(_, rests) if has(Defect::ArgumentMissing) => Phrase::new("event-rested").with("rests", rests),
            Event::Rested(seat, rests) => Phrase::new("event-rested").with("seat", seat).with("rests", rests),
        }
    }
    fn refusal_phrase(&self, refusal: &Refusal) -> Phrase {
        Phrase::new(match refusal {
            Refusal::NotNow => "refusal-not-now",
            Refusal::NotHeld => "refusal-not-held",
            Refusal::NoneLeft => "refusal-none-left",
            Refusal::SameKind => "refusal-same-kind",
            Refusal::Swapped => "refusal-swapped",
            Refusal::Rested if has(Defect::RefusalUnsaid) => "refusal-rested-twice",
            Refusal::Rested => "refusal-rested",
        })
    }

    fn warning(&self, _: &State, mv: Move) -> Option<Phrase> {
        (mv == Move::Rest).then(|| Phrase::new("warning-turn-ends"))
    }
}

impl<const I: u8> Heuristics for Toy<I> {
    fn evaluate(&self, state: &State, seat: Seat) -> f32 {
        let hand = &state.hands[seat.index()];
        let held = hand.iter().sum::<u8>() as f32;
        let divisor = if has(Defect::NotANumber) { held } else { held.max(1.0) };
        self.score(state, seat).points as f32 + rules::worth(hand) as f32 / divisor
    }

    fn light<R: Rng>(&self, state: &State, scratch: &mut Vec<Move>, rng: &mut R) -> Move {
        if has(Defect::LightRests) && below(rng, 3) == 0 {
            return Move::Rest;
        }
        if !has(Defect::LightKeepsBuffer) {
            scratch.clear();
        }
        self.legal(state, scratch);
        let lays = scratch.iter().filter(|mv| matches!(mv, Move::Lay(_)));
        match lays.max() {
            Some(&best) if below(rng, 2) == 0 => best,
            _ => scratch[below(rng, scratch.len())],
        }
    }

    fn narrow(&self, state: &State, moves: &mut Vec<Move>) {
        // A lantern swapped for its like is as good as none.
        moves.retain(|mv| !matches!(mv, Move::Swap(kind) if state.market == Some(*kind)));
        if has(Defect::NarrowsAway) && state.pile == [0; 4] {
            moves.clear();
        }
        if has(Defect::NarrowAdds) && !moves.contains(&Move::Rest) {
            moves.push(Move::Rest);
        }
    }
}

impl<const I: u8> Toy<I> {
    /// What a seat's sets of all four kinds are worth.
    fn bonus(&self, state: &State, seat: Seat) -> i32 {
        let sets = state.laid[seat.index()].iter().min().copied().unwrap_or_default();
        // Rules version 2 counted one point less for a set.
        let worth = if self.rules_version == 2 { 4 } else { 5 };
        if self.sets { worth * i32::from(sets) } else { 0 }
    }
}

fn kind_phrase(kind: Kind) -> Phrase {
    Phrase::new(format!("kind-{}", kind.name()))
}

impl<const I: u8> Inspect for Toy<I> {
    fn inventory(&self, state: &State, inventory: &mut Inventory) {
        for kind in KINDS {
            let count = |counts: &Counts| i64::from(counts[kind as usize]);
            inventory.unseen("lantern", kind.name(), count(&state.pile));
            let dealt: i64 = state.hands.iter().chain(&state.laid).map(count).sum();
            let market = i64::from(state.market == Some(kind));
            inventory.seen("lantern", kind.name(), dealt + market);
        }
    }

    fn source(&self, state: &State) -> Source {
        match state.phase {
            Phase::First => Source::Fair(self.players),
            _ => Source::Unseen(&["lantern"]),
        }
    }

    fn drawn(&self, _: &State, mv: Move) -> String {
        match mv {
            Move::Draw(kind) | Move::Reveal(kind) => kind.name().to_owned(),
            other => other.to_string(),
        }
    }
}
