//! How many files the system lets this process open. A connection is one.

/// Files that are needed for other things than connections: the database, its journal, logs, the runtime, and telling
/// some that there is no room.
#[cfg(unix)]
const OTHERS: usize = 64;

/// How many connections fit, of so many that are wanted. The system's soft limit is raised as far as it allows.
#[cfg(unix)]
pub(crate) fn connections(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { mut current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    if setrlimit(Resource::Nofile, raised).is_ok() {
        current = maximum;
    }
    match current {
        // A limit so small that nothing is left for connections is no reason to refuse them all.
        Some(files) => wanted.min((files as usize).saturating_sub(OTHERS).max(8)),
        None => wanted,
    }
}

/// How many connections fit, of so many that are wanted.
#[cfg(not(unix))]
pub(crate) fn connections(wanted: usize) -> usize {
    wanted
}
