//! The pages, one module each.

mod about;
mod error;
mod home;
mod new_table;
mod offline;
mod over;
mod position;
mod preferences;
mod privacy;
mod rules;
mod table;
mod tables;

pub use about::about;
pub use error::{ErrorKind, error, error_notice};
pub use home::home;
pub use new_table::{Draft, SeatDraft, Sitter, Start, new_table};
pub(crate) use offline::offline;
pub use position::position;
pub use preferences::preferences;
pub use privacy::privacy;
pub use rules::rules;
pub use table::{
    GameView, Hint, HintForecast, HintLine, LOG_TURNS, Line, Notice, Said, SeatKind, SeatView, Stage, TableView,
    TurnView,
};
pub use tables::{Outcome, TableLine, TableState, TablesView, When, tables};
