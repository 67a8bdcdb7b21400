//! A backup as a file on the disk.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::{BackupError, Progress};
use crate::Store;

impl Store {
    /// Writes a backup into a file, and says how many rows that are. The file appears under its name only when it is whole and
    /// on the disk. Only its owner can read it: the seeds of running games are in it.
    pub async fn back_up_to(&self, file: &Path, tell: impl FnMut(Progress)) -> Result<u64, BackupError> {
        let unfinished = Unfinished::beside(file);
        let mut out = create(&unfinished.0)?;
        let rows = self.backup(&mut out, tell).await?;
        out.sync_all()?;
        fs::rename(&unfinished.0, file)?;
        Ok(rows)
    }
}

/// The file under the name it has until it is whole. What is left of one that never was is removed.
struct Unfinished(PathBuf);

impl Unfinished {
    fn beside(file: &Path) -> Unfinished {
        let mut name = file.as_os_str().to_owned();
        name.push(".part");
        Unfinished(name.into())
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        // A whole one has another name by now; that something could not be removed is not what went wrong.
        let _ = fs::remove_file(&self.0);
    }
}

fn create(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}
