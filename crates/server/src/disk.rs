//! How much room is left where the database is.

use std::path::Path;

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
