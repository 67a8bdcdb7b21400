//! The file itself: created for its owner only, held by one server at a time, and noticed when it is exchanged.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// A file that was opened, to be told from another that has its name later.
///
/// A database that is deleted or replaced while it is open goes on being written, into a file that has no name any more
/// and is gone with the process.
#[derive(Clone, Debug)]
pub(super) struct Identity {
    path: PathBuf,
    #[cfg(unix)]
    place: (u64, u64),
}

impl Identity {
    pub fn of(path: &Path) -> io::Result<Identity> {
        Ok(Identity {
            #[cfg(unix)]
            place: place(path)?,
            path: path.to_owned(),
        })
    }

    /// Fails unless the file of this name is still the one that was opened.
    pub fn check(&self) -> Result<(), sqlx::Error> {
        #[cfg(unix)]
        let same = place(&self.path).is_ok_and(|place| place == self.place);
        #[cfg(not(unix))]
        let same = self.path.exists();
        if same {
            return Ok(());
        }
        Err(sqlx::Error::Io(io::Error::other(
            "its file was deleted or replaced while the server ran; put it back, or stop the server and start it again",
        )))
    }
}

#[cfg(unix)]
fn place(path: &Path) -> io::Result<(u64, u64)> {
    use std::os::unix::fs::MetadataExt as _;

    let metadata = std::fs::metadata(path)?;
    Ok((metadata.dev(), metadata.ino()))
}

/// Creates the file and its folder where there are none. Only its owner may read it: the seeds of running games are inside.
pub(super) fn create(path: &Path) -> io::Result<()> {
    create_folder(path)?;
    match private().write(true).create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            close_to_strangers(path);
            Ok(())
        }
        Err(error) => Err(error),
    }
}

/// Takes from everybody what they may do with a file that an earlier program left open to all. A group that was let in on
/// purpose stays.
fn close_to_strangers(path: &Path) {
    #[cfg(unix)]
    for ending in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt as _;

        let mut file = path.as_os_str().to_owned();
        file.push(ending);
        // What is not there yet, or is somebody else's, cannot be changed.
        let Ok(metadata) = std::fs::metadata(&file) else {
            continue;
        };
        let mut permissions = metadata.permissions();
        permissions.set_mode(permissions.mode() & 0o770);
        let _ = std::fs::set_permissions(&file, permissions);
    }
}

/// Keeps other servers away from a file until the lock is dropped or the process ends, in whatever way it does.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let database = || path.display().to_string();
    // A file has one lock, whatever links lead to it.
    let mut beside = std::fs::canonicalize(path).map_or_else(|_| path.as_os_str().to_owned(), Into::into);
    beside.push(".lock");
    let opened = create_folder(path).and_then(|()| private().write(true).create(true).truncate(false).open(beside));
    let file = opened.map_err(|error| StoreError::Open {
        database: database(),
        why: error.to_string(),
    })?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { database: database() }),
        Err(TryLockError::Error(error)) => Err(StoreError::Open {
            database: database(),
            why: error.to_string(),
        }),
    }
}

fn create_folder(path: &Path) -> io::Result<()> {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        Some(folder) => std::fs::create_dir_all(folder),
        None => Ok(()),
    }
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
