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
        sync_folder_of(file)?;
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

/// Makes a file in the place of whatever has its name: what an earlier backup left there may be readable by others, and a link leads
/// to what is somebody else's.
fn create(file: &Path) -> io::Result<File> {
    if let Err(failure) = fs::remove_file(file)
        && failure.kind() != io::ErrorKind::NotFound
    {
        return Err(failure);
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Waits until the disk knows a file by its new name.
#[cfg(unix)]
fn sync_folder_of(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

/// Other systems open no folders.
#[cfg(not(unix))]
fn sync_folder_of(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{MetadataExt as _, symlink};

    use super::*;

    #[tokio::test]
    async fn a_backup_follows_no_link_and_keeps_no_permissions_of_what_stood_in_its_way() {
        let home = tempfile::tempdir().unwrap();
        let database = home.path().join("tables.sqlite").display().to_string();
        let store = Store::open(&database).await.unwrap();
        let (file, victim) = (home.path().join("monday.backup"), home.path().join("victim"));
        let part = Unfinished::beside(&file).0.clone();
        fs::write(&victim, "theirs").unwrap();
        symlink(&victim, &part).unwrap();
        store.back_up_to(&file, |_| ()).await.unwrap();
        assert_eq!(fs::read_to_string(&victim).unwrap(), "theirs");
        assert!(fs::symlink_metadata(&file).unwrap().is_file());
        // One that was broken off, by a program that kept less to itself.
        fs::write(&part, "half").unwrap();
        store.back_up_to(&file, |_| ()).await.unwrap();
        assert_eq!(fs::metadata(&file).unwrap().mode() & 0o777, 0o600);
    }
}
