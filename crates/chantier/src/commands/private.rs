//! Files for their owner alone: what is hidden in running games may be in them, and what people are called.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::Path;

/// Makes a folder where there is none. One that is there stays as its owner wants it.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Writes a file, in the place of one that has its name: that might be readable by others, or lead elsewhere.
pub fn write(file: &Path, text: &str) -> io::Result<()> {
    if let Err(failure) = fs::remove_file(file)
        && failure.kind() != ErrorKind::NotFound
    {
        return Err(failure);
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(text.as_bytes())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{MetadataExt as _, symlink};

    use super::*;

    #[test]
    fn what_is_written_is_read_by_its_owner_alone_whatever_stood_there() {
        let home = tempfile::tempdir().unwrap();
        let (folder, elsewhere) = (home.path().join("new/records"), home.path().join("elsewhere"));
        create_folder(&folder).unwrap();
        let mode = |path: &Path| fs::symlink_metadata(path).unwrap().mode() & 0o777;
        assert_eq!(mode(&folder), 0o700);
        fs::write(&elsewhere, "theirs").unwrap();
        let [open, link] = ["open", "link"].map(|name| folder.join(name));
        fs::write(&open, "readable by all").unwrap();
        symlink(&elsewhere, &link).unwrap();
        for file in [&open, &link, &folder.join("fresh")] {
            write(file, "secret").unwrap();
            assert_eq!((mode(file), &*fs::read_to_string(file).unwrap()), (0o600, "secret"));
        }
        assert_eq!(fs::read_to_string(&elsewhere).unwrap(), "theirs");
        create_folder(&folder).unwrap();
    }
}
