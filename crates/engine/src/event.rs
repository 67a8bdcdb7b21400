//! What a move tells the table, and who may hear it.

use crate::{Seat, Viewer};

/// Who may read an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The whole table and everyone watching.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everyone but one seat, which was told more.
    AllBut(Seat),
}

impl Audience {
    /// Whether `viewer` may read what was told to this audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seat) => viewer == Viewer::Seat(seat),
            Audience::AllBut(seat) => viewer != Viewer::Seat(seat),
        }
    }
}

/// Hears what happens while a move is played.
///
/// Simulation passes `&mut ()`, which hears nothing: the closure that would make the event is never called, so
/// that events cost nothing there.
pub trait Log<E> {
    /// Tells `audience` the event that `event` makes.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// Tells everyone.
    #[inline]
    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// An event with those who may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who may read it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Log<E> for Vec<Told<E>> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        self.push(Told {
            audience,
            event: event(),
        });
    }
}
