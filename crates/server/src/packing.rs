//! Compression of events, without a memory.
//!
//! What is packed stands on its own: no packet refers to another, and each ends on a whole byte. So one packet can be sent in
//! any number of streams at any place, and a stream needs no compressor of its own. A stream is a gzip file that is never
//! finished: [`GZIP_HEAD`], then packets.

use std::cell::RefCell;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use flate2::{Compress, Compression, FlushCompress, Status};

/// Where a gzip file begins: deflate, no name, no time, of no particular system.
pub(crate) const GZIP_HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// Levels of compression: one takes a quarter of the time of the other, and its packets are a third larger.
const QUICK: u32 = 1;
const THOROUGH: u32 = 6;
/// What takes no more than so many bytes is sent in two packets of the network at most, whatever a better search would save of it.
const LITTLE: usize = 2800;
/// Texts so long do not become so little.
const LONG: usize = 10 * LITTLE;

/// How a stream is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    Plain,
    Gzip,
}

impl Encoding {
    /// The best that the one who asks can unpack.
    pub fn accepted(headers: &HeaderMap) -> Encoding {
        if accepts(headers, "gzip") {
            Encoding::Gzip
        } else {
            Encoding::Plain
        }
    }

    /// The name in a response.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Encoding::Plain => None,
            Encoding::Gzip => Some("gzip"),
        }
    }

    /// What stands before the first packet.
    pub fn head(self) -> Bytes {
        match self {
            Encoding::Plain => Bytes::new(),
            Encoding::Gzip => Bytes::from_static(&GZIP_HEAD),
        }
    }
}

/// The bytes to send for `text`.
pub(crate) fn pack(encoding: Encoding, text: &str) -> Bytes {
    match encoding {
        Encoding::Plain => Bytes::copy_from_slice(text.as_bytes()),
        Encoding::Gzip => pack_quickly(text)
            .unwrap_or_else(|| THOROUGHLY.with_borrow_mut(|compressor| deflate_with(compressor, text.as_bytes()))),
    }
}

/// The bytes to send for `text`, packed by a quick search, if that makes so little of it that a better one would save nobody anything.
pub(crate) fn pack_quickly(text: &str) -> Option<Bytes> {
    let quick =
        (text.len() < LONG).then(|| QUICKLY.with_borrow_mut(|compressor| deflate_with(compressor, text.as_bytes())));
    quick.filter(|packed| packed.len() <= LITTLE)
}

thread_local! {
    // A compressor takes some 300 KB, which is much to set up for a packet of one.
    static QUICKLY: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(QUICK), false));
    static THOROUGHLY: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(THOROUGH), false));
}

fn deflate_with(compressor: &mut Compress, mut input: &[u8]) -> Bytes {
    compressor.reset();
    let mut packed = Vec::with_capacity(input.len() / 3 + 64);
    loop {
        let before = compressor.total_in();
        let status = compressor
            .compress_vec(input, &mut packed, FlushCompress::Sync)
            .expect("memory takes every byte");
        input = &input[(compressor.total_in() - before) as usize..];
        // As long as there was no room left, more may come.
        if input.is_empty() && packed.len() < packed.capacity() && status != Status::StreamEnd {
            break;
        }
        packed.reserve(packed.capacity().max(64));
    }
    packed.shrink_to_fit();
    Bytes::from(packed)
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
    use flate2::read::GzDecoder;

    use super::*;

    fn accepted(accepted: &'static str) -> Encoding {
        Encoding::accepted(&HeaderMap::from_iter([(
            header::ACCEPT_ENCODING,
            HeaderValue::from_static(accepted),
        )]))
    }

    /// Something like a page.
    fn page(turn: usize) -> String {
        (0..3000)
            .map(|line| format!("<li>{}</li>", line * line % (977 + turn)))
            .collect()
    }

    #[test]
    fn packets_can_be_sent_in_any_order_and_read_as_soon_as_they_arrive() {
        let texts = [page(1), ":\n\n".to_owned(), page(2), String::new(), "é".repeat(70_000)];
        let packets: Vec<Bytes> = texts.iter().map(|text| pack(Encoding::Gzip, text)).collect();
        for order in [[0, 1, 2, 3, 4], [4, 2, 1, 1, 0], [3, 3, 0, 4, 2]] {
            let mut sent = Encoding::Gzip.head().to_vec();
            let mut expected = String::new();
            for number in order {
                sent.extend_from_slice(&packets[number]);
                expected.push_str(&texts[number]);
                let mut read = vec![0; expected.len()];
                GzDecoder::new(sent.as_slice()).read_exact(&mut read).unwrap();
                assert!(read == expected.as_bytes(), "{order:?} at {number}");
            }
        }
    }

    #[test]
    fn what_cannot_be_unpacked_is_sent_plain() {
        assert_eq!(accepted("identity, gzip;q=0, br"), Encoding::Plain);
        assert_eq!(accepted("br, gzip;q=0.1"), Encoding::Gzip);
        assert_eq!(pack(Encoding::Plain, "as it is"), "as it is");
    }
}
