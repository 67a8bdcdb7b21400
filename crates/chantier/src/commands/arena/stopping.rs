//! An arena that is stopped takes the programs with it that it has started.

use std::thread;

use anyhow::Context;
use tokio::runtime::Builder;

use crate::failure::Failure;

/// The exit status of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// From now on, Ctrl-C and SIGTERM end the foreign bots first. Each has a process group of its own, which the terminal's Ctrl-C
/// does not reach. Games that are finished are in the log.
pub fn end_programs_when_stopped() -> anyhow::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context(Failure("cannot listen to signals".to_owned()))?;
    // Before the first of them is started: a signal that nobody listens to would end this process alone.
    let stopped = {
        let _within = runtime.enter();
        server::stop_signal()
    };
    thread::spawn(move || {
        runtime.block_on(stopped);
        bots::foreign::exit(INTERRUPTED)
    });
    Ok(())
}
