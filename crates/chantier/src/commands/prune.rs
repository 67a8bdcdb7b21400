//! `chantier prune`: deleting what is older than the host wants to keep.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use anstream::stdout;
use anyhow::bail;
use store::{Expired, Keep, Store, Terms};

use super::databases;
use crate::arguments::PruneArguments;
use crate::terminal;

/// Says what is older than the terms, and deletes it if told to.
pub fn run(arguments: &PruneArguments) -> anyhow::Result<()> {
    let terms = terms(arguments);
    if terms == Terms::default() {
        bail!("nothing is deleted without a term: say how old what may be, as in --talk-older-than 90d");
    }
    let Expired {
        unfinished,
        finished,
        remarks,
        people,
        puzzles,
    } = databases::run(async {
        if arguments.delete {
            let store = Store::open_as_it_is(&arguments.database).await?;
            let deleted = store.delete_expired(&terms).await;
            store.close().await;
            Ok(deleted?)
        } else {
            let store = Store::inspect(&arguments.database).await?;
            let expired = store.expired(&terms).await;
            store.close().await;
            Ok(expired?)
        }
    })?;
    let done = if arguments.delete { "deleted" } else { "would delete" };
    writeln!(
        stdout(),
        "{done}: unfinished games {unfinished}, finished games {finished}, remarks {remarks}, names {people}, \
         puzzles {puzzles}"
    )?;
    if !arguments.delete {
        terminal::hint("make a backup, then say --delete");
    }
    Ok(())
}

fn terms(arguments: &PruneArguments) -> Terms {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let keep = Keep {
        unfinished: arguments.tables_older_than,
        finished: arguments.finished_older_than,
        talk: arguments.talk_older_than,
        names: arguments.names_older_than,
    };
    keep.terms(i64::try_from(now.as_millis()).unwrap_or(i64::MAX))
}
