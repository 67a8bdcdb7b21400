//! The pages, one module each.

mod about;
mod admin;
mod analysis;
mod api;
mod continuation;
mod door;
mod error;
mod filter;
mod home;
mod lobby;
mod me;
mod new_table;
mod offline;
mod over;
mod player;
mod position;
mod preferences;
mod privacy;
mod puzzles;
mod record;
mod report;
mod rules;
mod table;
mod tables;
mod terms;

pub use about::about;
pub use admin::{
    AccusedLine, AdminTable, AdminView, BackupLine, BackupsView, Decidable, Making, PersonLine, ReportLine, admin,
};
pub use analysis::{AnalysisPage, AnalysisState, NotMade, TurningPoint, analysis};
pub use api::{OPENAPI, api};
pub use continuation::{ContinueView, continuation};
pub use door::door;
pub use error::{ErrorKind, error, error_notice};
pub use filter::Filter;
pub use home::{Home, home};
pub use lobby::{LobbyClock, LobbyGuest, LobbyLine, LobbyView};
pub use me::{
    AccountView, DeviceView, MeSaid, MeView, NewToken, NoticesView, PasskeyView, SignInView, ToldView, WebhookView, me,
    sign_in,
};
pub use new_table::{BotRatings, Draft, SeatDraft, Sitter, Start, Visit, new_table};
pub(crate) use offline::offline;
pub use over::{Bests, Decided, EarlyView, Ending, RatedEnding, RatedPlace, UncountedView};
pub use player::{PlayerGame, PlayerResult, PlayerView, Rated, RatingCourse, RatingPoint, player};
pub use position::{glimpse, moment, position, still};
pub use preferences::preferences;
pub use privacy::privacy;
pub use puzzles::{PuzzleCard, PuzzleDay, puzzles};
pub use record::{Brought, WrongFile, bring_record, brought_records};
pub use report::{AccusedView, ReportView, report};
pub use rules::rules;
pub use table::{
    Absent, AskedFor, AskedView, ClockView, ExploreView, ExploredLine, Eyes, Facts, Gallery, GameView, Hint,
    HintForecast, HintLine, LOG_TURNS, LessonView, Line, Manners, NextStep, Notice, OriginView, Outlook, PuzzleAnswer,
    PuzzleState, PuzzleView, ReplayView, Said, SeatKind, SeatView, Sharing, Spoken, Stage, StepView, Stops, TableView,
    TurnView, time_left,
};
pub use tables::{EndNote, Outcome, TableLine, TableState, TablesView, When, tables};
pub use terms::{AbandonedDraft, ClockDraft, TermsDraft};
