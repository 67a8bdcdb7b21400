//! Bytes as people copy them.

/// Two digits for each byte.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |half: u8| char::from(DIGITS[usize::from(half & 0xf)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_has_two_digits() {
        assert_eq!(hex(&[0, 1, 0xaf, 0xff]), "0001afff");
    }
}
