//! What a shell is told when a command does not end well.
//!
//! Scripts need to know whose turn it is to act. Status 2 says that what was asked makes no sense: an argument, or what
//! stands in a file. Status 1 says that it makes sense but could not be done: an address in use, a full disk, a
//! database that does not answer.

use std::fmt;
use std::io;
use std::process::ExitCode;

use engine::ReplayError;
use server::ServeError;
use store::{BackupError, StoreError};

use crate::terminal;

/// What could not be done, though it made sense. Attached to an error as its context; what carries no such mark is bad
/// input.
#[derive(Debug)]
pub struct Failure(pub String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// All is well.
    Done,
    /// It could not be done.
    Failed,
    /// It makes no sense.
    BadInput,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> ExitCode {
        match status {
            Status::Done => ExitCode::SUCCESS,
            Status::Failed => ExitCode::FAILURE,
            Status::BadInput => ExitCode::from(2),
        }
    }
}

/// Tells in one line what went wrong, and says how the command ended.
pub fn report(error: &anyhow::Error) -> Status {
    // Whoever read our output has seen enough (`chantier replay FILE --states | head`).
    if is_broken_pipe(error) {
        return Status::Done;
    }
    match hint(error) {
        Some(hint) => terminal::complain(&format!("{error:#} ({hint})")),
        None => terminal::complain(&format!("{error:#}")),
    }
    if could_not_be_done(error) {
        Status::Failed
    } else {
        Status::BadInput
    }
}

fn could_not_be_done(error: &anyhow::Error) -> bool {
    // Files are named where they cannot be read or written, so an unexplained error is one of standard output.
    error.is::<Failure>() || error.chain().count() == 1 && error.is::<io::Error>()
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    error.chain().filter_map(|cause| cause.downcast_ref()).any(broken)
}

/// Which argument helps. The libraries below do not know that there is a command line.
fn hint(error: &anyhow::Error) -> Option<&'static str> {
    error.chain().find_map(|cause| {
        if let Some(ReplayError::Material(_)) = cause.downcast_ref() {
            return Some("hint: name that file with --material FILE");
        }
        if let Some(ReplayError::BuiltInMaterial) = cause.downcast_ref() {
            return Some("hint: leave out --material");
        }
        if let Some(ServeError::AddressInUse { .. } | ServeError::Listen(..)) = cause.downcast_ref() {
            return Some("hint: --listen ADDRESS chooses where to listen");
        }
        if let Some(ServeError::Store(StoreError::ReadOnly { .. } | StoreError::Open { .. })) = cause.downcast_ref() {
            return Some("hint: --database FILE names another");
        }
        if let Some(BackupError::Accounts(_) | BackupError::Served) = cause.downcast_ref() {
            return Some("hint: --force restores it all the same");
        }
        None
    })
}
