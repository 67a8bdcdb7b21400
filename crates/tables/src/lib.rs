//! A table as one fold over its log.
//!
//! A table is nothing but its [`Event`]s, numbered from 1. There are two ways to touch it:
//!
//! - [`Table::decide`] asks what a [`Command`] leads to. It answers with events or a [`Refusal`] and changes nothing;
//! - [`Table::apply`] takes in one stored event. It draws nothing, reads no clock and asks nobody: chance and time are in
//!   the event.
//!
//! A table that is being played and one that is read back from its log are so the same by construction. Events are
//! kept for ever: [`format`](mod@format) reads every version that was ever written.
//!
//! What people say and what they are called stand [beside](Beside) the log, so that they can be changed or deleted
//! without touching a game.
//!
//! **Deliberately absent:** I/O, async, clocks, random numbers, markup, and every secret of a session.

mod asking;
mod beside;
mod clock;
mod command;
mod contest;
mod door;
mod due;
mod ending;
mod event;
pub mod format;
pub mod hours;
mod ids;
mod lesson;
mod past;
mod rating;
mod summary;
mod table;
mod terms;

pub use asking::{Asked, Settled};
pub use beside::{Beside, Comment, REMARKS_HELD, Remark};
pub use clock::TimeLeft;
pub use command::{Actor, Command, NewTable, Refusal, Request};
pub use contest::{NotCounted, Placed, Rival};
pub use door::{Door, Lock};
pub use due::Silent;
pub use event::{EarlyEnd, Event, LoggedOrigin, LoggedSeed, Past, Proposal, SeatPlan, Source, Stored, Version};
pub use ids::{ParseIdError, PersonId, TableId};
pub use lesson::{NewLesson, TEACHER};
pub use past::{Continuation, ContinueError};
pub use rating::{Rating, rate};
pub use summary::{OpenTable, Phase, Summary};
pub use table::{Log, ReadError, Table};
pub use terms::{Abandoned, ClockTerms, Leaving, Terms, TurnTerms};
