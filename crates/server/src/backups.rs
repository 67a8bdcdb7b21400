//! Backups that the host makes from a page.
//!
//! They stay on the disk of the server: the seeds of running games are in them, so no page gives one away.

use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, UNIX_EPOCH};

use store::{Progress, Store};
use tokio::runtime::Handle;
use tracing::{error, info};
use web::pages::Making;

use crate::error::AppError;
use crate::{App, calendar};

/// So long whoever asked for a backup waits for it; most are made by then.
const PATIENCE: Duration = Duration::from_secs(2);
const NAME: (&str, &str) = ("chantier-", ".backup");

/// Where backups are, and whether one is being made.
pub(crate) struct Backups {
    folder: Option<PathBuf>,
    making: Mutex<Making>,
}

/// A backup on the disk.
pub(crate) struct Backup {
    pub name: String,
    pub bytes: u64,
    pub at_ms: i64,
}

impl Backups {
    /// Backups in the folder that the host named, or beside the file of the database.
    pub fn new(named: Option<&Path>, store: &Store) -> Backups {
        let beside = || Some(store.file()?.with_file_name("backups"));
        Backups {
            folder: named.map(Path::to_owned).or_else(beside),
            making: Mutex::default(),
        }
    }

    /// Where they are; nowhere if the database is no file and nobody named a folder.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Whether one is being made.
    pub fn making(&self) -> Making {
        *self.state()
    }

    /// The newest ones, at most so many.
    pub fn newest(&self, most: usize) -> Vec<Backup> {
        let Some(entries) = self.folder.as_ref().and_then(|folder| fs::read_dir(folder).ok()) else {
            return Vec::new();
        };
        let mut all: Vec<Backup> = entries.flatten().filter_map(|entry| backup(&entry)).collect();
        all.sort_by(|one, other| other.name.cmp(&one.name));
        all.truncate(most);
        all
    }

    fn state(&self) -> MutexGuard<'_, Making> {
        self.making.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Says yes to one who wants to make a backup, if nobody else does.
    fn begin(&self) -> bool {
        let mut state = self.state();
        if matches!(*state, Making::Now { .. }) {
            return false;
        }
        *state = Making::Now { percent: 0 };
        true
    }
}

fn backup(entry: &fs::DirEntry) -> Option<Backup> {
    let name = entry.file_name().into_string().ok()?;
    let metadata = entry.metadata().ok()?;
    let at = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    (name.starts_with(NAME.0) && name.ends_with(NAME.1)).then_some(Backup {
        name,
        bytes: metadata.len(),
        at_ms: i64::try_from(at.as_millis()).ok()?,
    })
}

/// Begins to make a backup, unless one is being made, and waits for it for a moment.
pub(crate) async fn make(app: &App) -> Result<(), AppError> {
    let folder = app.backups.folder().ok_or(AppError::NotFound)?.to_owned();
    if !app.backups.begin() {
        return Ok(());
    }
    let (app, runtime) = (app.clone(), Handle::current());
    // Reading and packing a large database takes a while, in which its thread serves nobody.
    let making = tokio::task::spawn_blocking(move || {
        // A thread that dies would leave it as being made for ever.
        let made = catch_unwind(AssertUnwindSafe(|| runtime.block_on(write(&app, &folder))));
        *app.backups.state() = match made {
            Ok(Ok(())) => Making::No,
            Ok(Err(failure)) => {
                error!("no backup was made in {}: {failure}", folder.display());
                Making::Failed
            }
            Err(_) => {
                error!(
                    "no backup was made in {}: the thread that made it panicked",
                    folder.display()
                );
                Making::Failed
            }
        };
    });
    // It goes on without anybody who waits.
    let _ = tokio::time::timeout(PATIENCE, making).await;
    Ok(())
}

async fn write(app: &App, folder: &Path) -> Result<(), store::BackupError> {
    create_folder(folder)?;
    let file = folder.join(format!("{}{}{}", NAME.0, calendar::second(app.now_ms()), NAME.1));
    let tell = |Progress { done, total }: Progress| {
        let percent = done * 100 / total.max(1);
        *app.backups.state() = Making::Now { percent };
    };
    let rows = tokio::select! {
        made = app.tables.store().back_up_to(&file, tell) => made?,
        // Whoever stops the server does not wait for it.
        () = app.stopped() => return Err(io::Error::other("the server stops").into()),
    };
    info!(rows, "the host made the backup {}", file.display());
    Ok(())
}

/// Makes the folder where there is none. Others need not even know what is in it.
fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}
