//! Texts in addresses.

/// A text as it stands in the query of an address.
pub fn query_text(text: &str) -> String {
    text.bytes().map(query_byte).collect()
}

fn query_byte(byte: u8) -> String {
    match byte {
        b' ' => "+".to_owned(),
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    }
}
