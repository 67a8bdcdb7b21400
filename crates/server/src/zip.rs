//! A ZIP archive of small text files, made in memory (APPNOTE 6.3, the parts that every program reads).

use std::io::Write as _;

use flate2::write::DeflateEncoder;
use flate2::{Compression, Crc};

/// Packed with deflate.
const METHOD: u16 = 8;
/// The version of the format that is needed to unpack that.
const VERSION: u16 = 20;
/// Names are UTF-8.
const FLAGS: u16 = 1 << 11;
/// The first day that an archive can name: the files do not say when they were written.
const DATE: u16 = 0x21;

/// An archive of these files, each a name and its text.
pub(crate) fn archive(files: &[(String, String)]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut directory = Vec::new();
    for (name, text) in files {
        let offset = bytes.len() as u32;
        let packed = packed(text.as_bytes());
        let mut crc = Crc::new();
        crc.update(text.as_bytes());
        let mut about = Vec::new();
        for number in [VERSION, FLAGS, METHOD, 0, DATE] {
            about.extend(number.to_le_bytes());
        }
        for number in [crc.sum(), packed.len() as u32, text.len() as u32] {
            about.extend(number.to_le_bytes());
        }
        about.extend((name.len() as u16).to_le_bytes());
        about.extend(0_u16.to_le_bytes());
        bytes.extend(b"PK\x03\x04");
        bytes.extend(&about);
        bytes.extend(name.as_bytes());
        bytes.extend(&packed);
        directory.extend(b"PK\x01\x02");
        directory.extend(VERSION.to_le_bytes());
        directory.extend(&about);
        // No comment, one disk, no attributes.
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(name.as_bytes());
    }
    let (start, number) = (bytes.len() as u32, (files.len() as u16).to_le_bytes());
    let length = directory.len() as u32;
    bytes.extend(directory);
    bytes.extend(b"PK\x05\x06\0\0\0\0");
    bytes.extend(number);
    bytes.extend(number);
    bytes.extend(length.to_le_bytes());
    bytes.extend(start.to_le_bytes());
    bytes.extend([0; 2]);
    bytes
}

fn packed(text: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(text).and_then(|()| encoder.finish());
    written.expect("writing into memory does not fail")
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn number(bytes: &[u8], at: usize) -> usize {
        u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize
    }

    fn short(bytes: &[u8], at: usize) -> usize {
        usize::from(u16::from_le_bytes(bytes[at..at + 2].try_into().unwrap()))
    }

    /// The files of an archive, found as other programs do: from the directory at its end.
    fn unpacked(archive: &[u8]) -> Vec<(String, String)> {
        let end = archive.len() - 22;
        assert_eq!(&archive[end..end + 4], b"PK\x05\x06");
        let mut entry = number(archive, end + 16);
        let mut files = Vec::new();
        for _ in 0..short(archive, end + 10) {
            assert_eq!(&archive[entry..entry + 4], b"PK\x01\x02");
            let length = short(archive, entry + 28);
            let name = String::from_utf8(archive[entry + 46..entry + 46 + length].to_vec()).unwrap();
            let local = number(archive, entry + 42);
            assert_eq!(&archive[local..local + 4], b"PK\x03\x04");
            assert_eq!(&archive[local + 30..local + 30 + length], name.as_bytes());
            let data = local + 30 + length;
            let packed = &archive[data..data + number(archive, entry + 20)];
            let mut text = String::new();
            flate2::read::DeflateDecoder::new(packed)
                .read_to_string(&mut text)
                .unwrap();
            let mut crc = Crc::new();
            crc.update(text.as_bytes());
            assert_eq!(
                (crc.sum() as usize, text.len()),
                (number(archive, entry + 16), number(archive, entry + 24))
            );
            files.push((name, text));
            entry += 46 + length;
        }
        assert_eq!(entry, end, "nothing lies between the directory and its end");
        files
    }

    #[test]
    fn what_was_packed_is_unpacked_by_way_of_the_directory() {
        let files = [
            ("one.record".to_owned(), "chantier record 1\n".repeat(40)),
            ("été/two.record".to_owned(), String::new()),
        ];
        assert_eq!(unpacked(&archive(&files)), files);
        assert_eq!(unpacked(&archive(&[])), []);
    }
}
