//! The ways in which the toy game can be broken, one for each thing the kit looks at.
//!
//! The defect is a switch of the thread, not a parameter of the type: one copy of the kit is compiled for all of
//! them. What a game says of itself is constant; those defects are the numbers of [`super::Toy`].

use std::cell::Cell;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defect {
    /// The game as it should be.
    None,
    /// Three players get a game for two.
    SeatLost,
    /// Three players are refused whatever they choose.
    NothingOpens,
    /// An option is refused as if it were material.
    WrongRefusal,
    /// Any material file will do.
    MaterialIgnored,
    /// Laying the last pearl panics.
    ApplyPanics,
    /// Resting is offered while chance is due.
    OffersOutOfTurn,
    /// Chance is offered while a seat is to move.
    ChanceOutOfTurn,
    /// Who has swapped and holds nothing but amber has no move.
    DeadEnd,
    /// The stated length is too short.
    TooLong,
    /// Laying is offered once for each lantern held.
    ListedTwice,
    /// Listing clears the buffer.
    BufferCleared,
    /// Resting is offered, but refused once the pile is empty.
    OfferRefused,
    /// A second swap is accepted, but not offered.
    AcceptsUnoffered,
    /// A refused move counts as a swap.
    RefusalChanges,
    /// A second rest is refused without words.
    RefusalUnsaid,
    /// The older rules version is refused as if there were no such options.
    OldVersionRefused,
    /// Refusing a lantern that is not held panics.
    RefusalPanics,
    /// Pearls are written as rubies.
    TextOfAnother,
    /// Resting is written with a space behind it.
    TextUntrimmed,
    /// Moves are read in any case.
    ReadsAnyCase,
    /// Short texts panic.
    ReadingPanics,
    /// Every kind is as likely as any other.
    FlatWeights,
    /// The first seat begins twice as often.
    UnfairFirst,
    /// Drawing takes the remainder of the word.
    DrawByRemainder,
    /// What is drawn is another lantern than what chance said.
    DrawsAnother,
    /// Swapping loses the lantern given.
    LosesLantern,
    /// Rests are not written.
    ForgetsRests,
    /// Clones share a counter.
    SharedClone,
    /// A state depends on how many moves were made in the whole program.
    Impure,
    /// Whether the log listens makes a difference.
    ListenerMatters,
    /// The sets are not among the parts of the points.
    PartMissing,
    /// A third tie-break that nobody named.
    UnnamedTieBreak,
    /// The evaluation divides by an empty hand.
    NotANumber,
    /// The light policy rests whenever it likes.
    LightRests,
    /// The light policy does not clear its buffer.
    LightKeepsBuffer,
    /// Nothing is left for the search once the pile is empty.
    NarrowsAway,
    /// The search is given a rest that is not legal.
    NarrowAdds,
    /// The verdict comes early.
    EarlyVerdict,
    /// The verdict has no words.
    VerdictUnsaid,
    /// Swapping has no label.
    NoMessage,
    /// The log does not say who rests.
    ArgumentMissing,
    /// Dealing anew depends on how often it was done.
    ObservedTwice,
    /// Dealing anew leaves the best lantern of each hand where it is.
    KeepsBest,
    /// Dealing anew depends on the hands that it hides.
    NoiseFromSecrets,
    /// Who may swap depends on the next hand.
    LegalFromSecrets,
    /// Everyone hears what is drawn.
    LoudDraw,
    /// Everyone hears how much the hand is worth.
    LoudHand,
    /// Swapping shows everyone the next hand.
    Peeks,
    /// Nothing is dealt anew.
    NoRedeal,
    /// Dealing anew always gives the same.
    ConstantRedeal,
    /// Dealing anew gives the hands only the two commonest kinds.
    NarrowRedeal,
    /// Dealing anew loses a lantern of the pile.
    RedealLoses,
    /// A state dealt anew cannot be played.
    RedealBreaks,
}

thread_local! {
    static DEFECT: Cell<Defect> = const { Cell::new(Defect::None) };
}

/// Breaks the toy game on this thread.
pub fn set(defect: Defect) {
    DEFECT.set(defect);
}

/// The defect of the toy game.
pub fn get() -> Defect {
    DEFECT.get()
}

/// Whether the toy game has this defect.
pub fn has(defect: Defect) -> bool {
    get() == defect
}
