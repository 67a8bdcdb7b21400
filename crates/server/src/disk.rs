//! How much room is left where the database is, and whether that is enough for what can wait.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use store::Store;
use tracing::{error, info};

/// How long an answer holds.
const FRESH: Duration = Duration::from_secs(2);

/// The disk of the database. What is left of it is for moves: before it is full nothing else is taken in.
pub(crate) struct Disk {
    /// The file of the database, where it is one.
    file: Option<PathBuf>,
    /// How many bytes are left to moves.
    floor: u64,
    answer: Mutex<Option<Answer>>,
}

#[derive(Clone, Copy)]
struct Answer {
    at: Instant,
    room: bool,
}

impl Disk {
    pub fn of(store: &Store, floor: u64) -> Disk {
        Disk {
            file: store.file().map(Path::to_owned),
            floor,
            answer: Mutex::default(),
        }
    }

    /// Whether there is room for what can wait. Of a disk that tells nothing nobody knows better.
    pub fn has_room(&self) -> bool {
        let Some(file) = &self.file else { return true };
        let mut answer = self.answer.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(answer) = answer.filter(|answer| answer.at.elapsed() < FRESH) {
            return answer.room;
        }
        let had_room = answer.is_none_or(|answer| answer.room);
        let free = free_bytes(file);
        let room = free.is_none_or(|free| free >= self.floor);
        match (had_room, room) {
            (true, false) => error!(
                free_bytes = free,
                floor_bytes = self.floor,
                "the disk of the database is nearly full: games go on, and nothing else is taken in"
            ),
            (false, true) => info!("the disk of the database has room again"),
            _ => {}
        }
        *answer = Some(Answer {
            at: Instant::now(),
            room,
        });
        room
    }
}

/// How many bytes can still be written beside a file, where the system says so.
pub(crate) fn free_bytes(file: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        let disk = rustix::fs::statvfs(folder.unwrap_or(Path::new("."))).ok()?;
        // What is kept back for root is no room of ours.
        disk.f_bavail.checked_mul(disk.f_frsize)
    }
    #[cfg(not(unix))]
    {
        let _ = file;
        None
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_disk_of_a_file_has_room_also_before_there_is_the_file() {
        assert!(free_bytes(Path::new("tables.sqlite")).is_some_and(|bytes| bytes > 0));
        assert!(free_bytes(&std::env::temp_dir().join("tables.sqlite")).is_some_and(|bytes| bytes > 0));
        assert_eq!(free_bytes(Path::new("/no/such/folder/tables.sqlite")), None);
    }
}
