//! Compression of what is made on the fly, with a memory.
//!
//! An event of a table's stream repeats most of the one before. A compressor that lives as long as the stream finds
//! it there, so that little is left to send; each event is flushed, so that it arrives at once. The windows are
//! chosen small: one compressor a stream must cost a host little memory.

use std::io::Write as _;

use axum::http::{HeaderMap, header};
use brotli::CompressorWriter;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Quality and window, 2²⁰ bytes: the last few dozen pages of any table, for some 3 MiB a stream. Once its window is
/// full, the encoder sometimes overlooks the page before: at quality 4 seldom, at 5 to 8 nearly always (long games then
/// cost ten times as much); 9 never does, but takes five times the memory.
const BROTLI: (i32, i32) = (4, 20);
const GZIP: u32 = 6;

/// Packs one part of a response after the other.
pub(crate) enum Packer {
    Plain,
    Gzip(GzEncoder<Vec<u8>>),
    Brotli(Box<CompressorWriter<Vec<u8>>>),
}

impl Packer {
    /// The best packer that the one who asks can unpack.
    pub fn accepted(headers: &HeaderMap) -> Packer {
        if accepts(headers, "br") {
            let (quality, lgwin) = BROTLI;
            let params = BrotliEncoderParams {
                quality,
                lgwin,
                ..BrotliEncoderParams::default()
            };
            Packer::Brotli(Box::new(CompressorWriter::with_params(Vec::new(), 4096, &params)))
        } else if accepts(headers, "gzip") {
            Packer::Gzip(GzEncoder::new(Vec::new(), Compression::new(GZIP)))
        } else {
            Packer::Plain
        }
    }

    /// The name of the encoding in a response.
    pub fn encoding(&self) -> Option<&'static str> {
        match self {
            Packer::Plain => None,
            Packer::Gzip(_) => Some("gzip"),
            Packer::Brotli(_) => Some("br"),
        }
    }

    /// The bytes to send for `text`, complete in themselves for who has all bytes before.
    pub fn pack(&mut self, text: &str) -> Vec<u8> {
        let packed = match self {
            Packer::Plain => return text.as_bytes().to_vec(),
            Packer::Gzip(writer) => {
                let written = writer.write_all(text.as_bytes()).and_then(|()| writer.flush());
                written.map(|()| std::mem::take(writer.get_mut()))
            }
            Packer::Brotli(writer) => {
                let written = writer.write_all(text.as_bytes()).and_then(|()| writer.flush());
                written.map(|()| std::mem::take(writer.get_mut()))
            }
        };
        packed.expect("memory takes every byte")
    }
}

/// Whether the one who asks can unpack `encoding`.
pub(crate) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let accepted = headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    let named = |entry: &str| {
        let (name, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
        name.trim() == encoding && weight.trim().parse::<f32>().is_ok_and(|weight| weight > 0.0)
    };
    accepted.unwrap_or_default().split(',').any(named)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use axum::http::HeaderValue;

    use super::*;

    fn packer(accepted: &'static str) -> Packer {
        Packer::accepted(&HeaderMap::from_iter([(
            header::ACCEPT_ENCODING,
            HeaderValue::from_static(accepted),
        )]))
    }

    /// Something like the page of a table after so many moves.
    fn page(moves: usize) -> String {
        (0..2000)
            .map(|line| {
                format!(
                    "<li>{}</li>",
                    line * line % 977 + usize::from(line % 100 == moves % 100)
                )
            })
            .collect()
    }

    #[test]
    fn the_second_page_costs_little_after_the_first() {
        for accepted in ["gzip, deflate, br", "gzip"] {
            let mut packer = packer(accepted);
            let first = packer.pack(&page(3)).len();
            let second = packer.pack(&page(4)).len();
            assert!(second * 5 < first, "{accepted}: {first}, {second}");
        }
    }

    #[test]
    fn a_page_costs_little_in_a_long_game_too() {
        let mut packer = packer("br");
        let first = packer.pack(&page(0)).len();
        let mut later: Vec<usize> = (1..200).map(|moves| packer.pack(&page(moves)).len()).collect();
        later.sort_unstable();
        assert!(later[later.len() / 2] * 10 < first, "{first}, then {later:?}");
        assert!(later[later.len() * 9 / 10] * 2 < first, "{first}, then {later:?}");
    }

    #[test]
    fn every_part_can_be_read_as_soon_as_it_arrives() {
        let mut packer = packer("br;q=1.0");
        let first = page(0);
        let packed = packer.pack(&first);
        let mut unpacked = vec![0; first.len()];
        brotli::Decompressor::new(packed.as_slice(), 4096)
            .read_exact(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, first.as_bytes());
    }

    #[test]
    fn what_cannot_be_unpacked_is_sent_plain() {
        assert_eq!(packer("identity, br;q=0").encoding(), None);
        assert_eq!(packer("br;q=0.1, gzip").encoding(), Some("br"));
    }
}
