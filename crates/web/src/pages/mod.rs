//! The pages, one module each.

mod about;
mod error;
mod home;
mod new_table;
mod over;
mod privacy;
mod rules;
mod side;
mod table;
mod tables;

pub use about::about;
pub use error::{ErrorKind, error, error_notice};
pub use home::home;
pub use new_table::{Draft, SeatDraft, Sitter, Start, new_table};
pub use privacy::privacy;
pub use rules::rules;
pub use side::{Hint, HintLine, Line};
pub use table::{GameView, Notice, SeatKind, SeatView, Stage, TableView};
pub use tables::{TableLine, tables};
