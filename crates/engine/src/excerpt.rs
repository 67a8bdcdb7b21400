//! How errors quote what somebody sent.

/// The most letters of a text that an error quotes.
const LONGEST: usize = 60;

/// The beginning of a text, as an error quotes it: short, and on one line whatever the text holds.
pub fn excerpt(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().take(LONGEST).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_quoted_is_short_and_on_one_line() {
        assert_eq!(excerpt("open chapel"), "open chapel");
        assert_eq!(excerpt("é\nb\r\u{7f}"), "é b  ");
        assert_eq!(excerpt(&"é".repeat(100)).chars().count(), LONGEST);
    }
}
