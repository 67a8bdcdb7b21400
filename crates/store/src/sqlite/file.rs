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
    /// What else a server knows of the file that it alone writes.
    #[cfg(unix)]
    own: Option<Own>,
}

/// What tells the file of a server from one that was copied into its place, and shows that what stands beside it is still there.
///
/// While a server runs, its last writes stand in the log beside the file (`-wal`). Where that is deleted they go on into a file without
/// a name; and where another database is copied into the file, SQLite would put pages of the one among those of the other.
#[cfg(unix)]
#[derive(Clone, Debug)]
struct Own {
    /// Where it is, whatever links lead there: what belongs to it stands beside it.
    path: PathBuf,
    /// Opened once and never closed: with the first copy of a file that a process closes, the system forgets all locks that SQLite
    /// holds on it.
    file: &'static File,
    /// What stands in the head of the file since the server started, and in no copy that was made before.
    mark: [u8; 4],
    log: (u64, u64),
    index: (u64, u64),
}

impl Identity {
    pub fn of(path: &Path) -> io::Result<Identity> {
        Ok(Identity {
            #[cfg(unix)]
            place: place(path)?,
            #[cfg(unix)]
            own: None,
            path: path.to_owned(),
        })
    }

    /// Knows the file for that of this server from now on, if the mark that was written stands in it already.
    #[cfg(unix)]
    pub fn own(&mut self, mark: u32) -> io::Result<()> {
        let path = std::fs::canonicalize(&self.path)?;
        let own = Own {
            file: Box::leak(Box::new(File::open(&path)?)),
            mark: mark.to_be_bytes(),
            log: place(&beside(&path, LOG))?,
            index: place(&beside(&path, INDEX))?,
            path,
        };
        self.own = own.is_marked()?.then_some(own);
        Ok(())
    }

    /// Fails unless the file of this name is still the one that was opened, and all that belongs to it is there.
    pub fn check(&self) -> Result<(), sqlx::Error> {
        #[cfg(unix)]
        let same = place(&self.path).is_ok_and(|place| place == self.place);
        #[cfg(not(unix))]
        let same = self.path.exists();
        if !same {
            return Err(exchanged(
                "its file was deleted or replaced while the server ran; put it back, or stop the server and start it again",
            ));
        }
        #[cfg(unix)]
        if let Some(own) = &self.own {
            own.check()?;
        }
        Ok(())
    }

    /// Whether another database was copied into the file: then nothing that is known of the old one may be written.
    pub fn is_overwritten(&self) -> bool {
        #[cfg(unix)]
        return self
            .own
            .as_ref()
            .is_some_and(|own| own.is_marked().is_ok_and(|marked| !marked));
        #[cfg(not(unix))]
        false
    }
}

#[cfg(unix)]
impl Own {
    fn check(&self) -> Result<(), sqlx::Error> {
        let is_there =
            |ending: &str, known: (u64, u64)| place(&beside(&self.path, ending)).is_ok_and(|place| place == known);
        if !self.is_marked().map_err(sqlx::Error::Io)? {
            // Nothing of the old database must come into the new one, now or at the next start.
            for (ending, known) in [(LOG, self.log), (INDEX, self.index)] {
                if is_there(ending, known) {
                    // Where it cannot be moved there is nothing else to be done.
                    let aside = beside(&self.path, &format!("{ending}{ASIDE}"));
                    let _ = std::fs::rename(beside(&self.path, ending), aside);
                }
            }
            return Err(exchanged(
                "another database was copied into its file while the server ran; stop the server and start it again: the log of the old \
                 one stands aside",
            ));
        }
        match is_there(LOG, self.log) && is_there(INDEX, self.index) {
            true => Ok(()),
            false => Err(exchanged(
                "the log beside its file (-wal, -shm) was deleted while the server ran; stop the server, which saves what stands in it, \
                 and start it again",
            )),
        }
    }

    /// Whether the mark stands in the file. One that cannot be read may be ours all the same.
    fn is_marked(&self) -> io::Result<bool> {
        use std::os::unix::fs::FileExt as _;

        let mut found = [0; 4];
        match self.file.read_exact_at(&mut found, MARK_AT) {
            Ok(()) => Ok(found == self.mark),
            // It was cut off, as what is copied over it does first.
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
            Err(error) => Err(error),
        }
    }
}

/// What stands beside a file while it is written: its log, and where to find what in that.
#[cfg(unix)]
const LOG: &str = "-wal";
#[cfg(unix)]
const INDEX: &str = "-shm";
/// How they end once they belong to no file any more.
#[cfg(unix)]
const ASIDE: &str = ".old";
/// Where SQLite keeps the number by which programs know their files.
#[cfg(unix)]
const MARK_AT: u64 = 68;

fn exchanged(why: &str) -> sqlx::Error {
    sqlx::Error::Io(io::Error::other(why))
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(ending);
    beside.into()
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

        let file = beside(path, ending);
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
    let lock = beside(
        &std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()),
        ".lock",
    );
    let opened = create_folder(path).and_then(|()| private().write(true).create(true).truncate(false).open(lock));
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
