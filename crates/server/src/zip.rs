//! ZIP archives of small text files (APPNOTE 6.3, the parts that every program reads): written piece by piece, and read from memory.

use std::io::{Read as _, Write as _};

use axum::body::Bytes;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// Packed with deflate, or not at all.
const DEFLATED: u16 = 8;
const STORED: u16 = 0;
/// The version of the format that is needed to unpack that.
const VERSION: u16 = 20;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
/// The first day that an archive can name: the files do not say when they were written.
const DATE: u16 = 0x21;

/// How many files an archive of ours holds at most: the format counts no further.
pub(crate) const MOST_FILES: usize = u16::MAX as usize;

/// What an archive begins with.
const LOCAL: &[u8] = b"PK\x03\x04";
const ENTRY: &[u8] = b"PK\x01\x02";
const END: &[u8] = b"PK\x05\x06";

/// An archive that is written file by file, so that it need not be in memory as a whole.
#[derive(Default)]
pub(crate) struct Archive {
    written: u64,
    files: u16,
    directory: Vec<u8>,
}

impl Archive {
    /// The bytes that come next when a file is added, a name and its text; nothing where the archive has no room for it.
    pub fn add(&mut self, name: &str, text: &str) -> Vec<u8> {
        let packed = packed(text.as_bytes());
        let fits = u32::try_from(self.written + packed.len() as u64 + 1024).is_ok();
        let (Ok(offset), Ok(name_length), true) = (u32::try_from(self.written), u16::try_from(name.len()), fits) else {
            return Vec::new();
        };
        let Some(files) = self.files.checked_add(1) else {
            return Vec::new();
        };
        let mut crc = Crc::new();
        crc.update(text.as_bytes());
        let mut about = Vec::new();
        for number in [VERSION, FLAGS, DEFLATED, 0, DATE] {
            about.extend(number.to_le_bytes());
        }
        for number in [crc.sum(), packed.len() as u32, text.len() as u32] {
            about.extend(number.to_le_bytes());
        }
        about.extend(name_length.to_le_bytes());
        about.extend(0_u16.to_le_bytes());
        let bytes = [LOCAL, &about, name.as_bytes(), &packed].concat();
        self.directory.extend(ENTRY);
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&about);
        // No comment, one disk, no attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(offset.to_le_bytes());
        self.directory.extend(name.as_bytes());
        self.files = files;
        self.written += bytes.len() as u64;
        bytes
    }

    /// The bytes that end it.
    pub fn finish(self) -> Vec<u8> {
        let (length, start) = (self.directory.len() as u32, self.written as u32);
        let mut bytes = self.directory;
        let number = self.files.to_le_bytes();
        bytes.extend(END);
        bytes.extend([0; 4]);
        bytes.extend(number);
        bytes.extend(number);
        bytes.extend(length.to_le_bytes());
        bytes.extend(start.to_le_bytes());
        bytes.extend([0; 2]);
        bytes
    }
}

/// Why an archive, or a file in it, cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BadArchive {
    /// It is torn, or packed in a way that we do not know.
    #[error("the archive cannot be read")]
    Unreadable,
    /// Unpacked it would be larger than anybody asked for.
    #[error("the file is too large")]
    TooLarge,
}

/// Whether these are the bytes of an archive.
pub(crate) fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(LOCAL) || bytes.starts_with(END)
}

/// A file in an archive, which is unpacked when somebody wants it. Until then it is a part of the archive and takes no room of its own.
pub(crate) struct Entry {
    /// Its name.
    pub name: String,
    method: u16,
    packed: Bytes,
    crc: u32,
}

/// The files of an archive, folders left out, found as other programs do: from the directory at its end.
pub(crate) fn entries(archive: &Bytes) -> Result<Vec<Entry>, BadArchive> {
    read_entries(archive).ok_or(BadArchive::Unreadable)
}

fn read_entries(archive: &Bytes) -> Option<Vec<Entry>> {
    // A comment may follow the end.
    let from = archive.len().saturating_sub(END_BYTES + usize::from(u16::MAX));
    let end = archive[from..].windows(END.len()).rposition(|window| window == END)? + from;
    let end = archive.get(end..end + END_BYTES)?;
    let number = usize::from(short(end, 10)?);
    let mut at = long(end, 16)?;
    let mut entries = Vec::new();
    for _ in 0..number {
        let head = archive.get(at..at.checked_add(ENTRY_BYTES)?)?;
        if !head.starts_with(ENTRY) {
            return None;
        }
        let name_end = at + ENTRY_BYTES + usize::from(short(head, 28)?);
        let name = String::from_utf8_lossy(archive.get(at + ENTRY_BYTES..name_end)?).into_owned();
        let local = long(head, 42)?;
        // How long the name and what follows it are may differ between the two places.
        let skipped = usize::from(short(archive, local.checked_add(26)?)?) + usize::from(short(archive, local + 28)?);
        let data = local.checked_add(LOCAL_BYTES + skipped)?;
        let packed = archive.get(data..data.checked_add(long(head, 20)?)?)?;
        let packed = archive.slice_ref(packed);
        at = name_end + usize::from(short(head, 30)?) + usize::from(short(head, 32)?);
        if !name.ends_with('/') {
            entries.push(Entry {
                name,
                method: short(head, 10)?,
                packed,
                crc: long(head, 16)? as u32,
            });
        }
    }
    Some(entries)
}

const END_BYTES: usize = 22;
const ENTRY_BYTES: usize = 46;
const LOCAL_BYTES: usize = 30;

impl Entry {
    /// What is in it, if it is no larger than `most`: nothing beyond that is unpacked, whatever the archive says.
    pub fn unpacked(&self, most: usize) -> Result<Vec<u8>, BadArchive> {
        let limit = most as u64 + 1;
        let mut bytes = Vec::new();
        let read = match self.method {
            DEFLATED => DeflateDecoder::new(&*self.packed).take(limit).read_to_end(&mut bytes),
            STORED => (&*self.packed).take(limit).read_to_end(&mut bytes),
            _ => return Err(BadArchive::Unreadable),
        };
        read.map_err(|_| BadArchive::Unreadable)?;
        if bytes.len() > most {
            return Err(BadArchive::TooLarge);
        }
        let mut crc = Crc::new();
        crc.update(&bytes);
        match crc.sum() == self.crc {
            true => Ok(bytes),
            false => Err(BadArchive::Unreadable),
        }
    }
}

fn short(bytes: &[u8], at: usize) -> Option<u16> {
    let two = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_le_bytes(two.try_into().ok()?))
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    let four = bytes.get(at..at.checked_add(4)?)?;
    usize::try_from(u32::from_le_bytes(four.try_into().ok()?)).ok()
}

fn packed(text: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(text).and_then(|()| encoder.finish());
    written.expect("writing into memory does not fail")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small archive of these files, each a name and its text.
    fn archive(files: &[(impl AsRef<str>, impl AsRef<str>)]) -> Bytes {
        let mut archive = Archive::default();
        let mut bytes = Vec::new();
        for (name, text) in files {
            bytes.extend(archive.add(name.as_ref(), text.as_ref()));
        }
        bytes.extend(archive.finish());
        bytes.into()
    }

    fn unpacked(archive: &Bytes) -> Vec<(String, String)> {
        let text = |entry: &Entry| String::from_utf8(entry.unpacked(10_000).unwrap()).unwrap();
        let entries = entries(archive).unwrap();
        entries.iter().map(|entry| (entry.name.clone(), text(entry))).collect()
    }

    #[test]
    fn what_was_packed_is_unpacked_by_way_of_the_directory() {
        let text = "chantier record 1\n".repeat(40);
        let files = [("one.record", text.as_str()), ("été/two.record", "")];
        let packed = archive(&files);
        assert!(is_archive(&packed) && packed.len() < 600);
        let expected = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
        assert_eq!(unpacked(&packed), expected);
        let with_comment = [&packed[..], b"what follows the end"].concat();
        assert_eq!(unpacked(&with_comment.into()), expected);
        let empty = Bytes::from(Archive::default().finish());
        assert!(is_archive(&empty) && entries(&empty).unwrap().is_empty());
    }

    #[test]
    fn an_archive_that_would_swell_is_not_unpacked() {
        let bomb = archive(&[("bomb", "0".repeat(5_000_000))]);
        assert!(bomb.len() < 10_000);
        let entries = entries(&bomb).unwrap();
        assert_eq!(entries[0].unpacked(100_000), Err(BadArchive::TooLarge));
    }

    #[test]
    fn an_archive_that_is_torn_or_changed_is_refused_and_harms_nobody() {
        let whole = archive(&[
            ("one.record", "chantier record 1\n"),
            ("two.record", "chantier record 1\n"),
        ]);
        for cut in 0..whole.len() {
            let Ok(entries) = entries(&whole.slice(..cut)) else {
                continue;
            };
            assert!(entries.is_empty(), "cut at {cut}");
        }
        for at in 0..whole.len() {
            for value in [0x00, 0x7f, 0xff] {
                let mut changed = whole.to_vec();
                changed[at] = value;
                for entry in entries(&changed.into()).unwrap_or_default() {
                    if let Ok(text) = entry.unpacked(1000) {
                        assert_eq!(text, b"chantier record 1\n", "byte {at}");
                    }
                }
            }
        }
    }
}
