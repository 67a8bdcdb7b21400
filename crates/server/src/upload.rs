//! A form with a file, as browsers send it: `multipart/form-data` (RFC 7578), small enough to be read as a whole.

/// A field of a form.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Field<'a> {
    pub name: String,
    /// What the file is called, where it is one.
    pub file: Option<String>,
    pub value: &'a [u8],
}

/// The fields of a form, files among them; nothing where the body is no such form.
///
/// Only what our own forms send is understood: plain field names, and no nested parts.
pub(crate) fn fields<'a>(content_type: &str, body: &'a [u8]) -> Option<Vec<Field<'a>>> {
    let (kind, boundary) = content_type.split_once("boundary=")?;
    if !kind
        .trim_start()
        .to_ascii_lowercase()
        .starts_with("multipart/form-data")
    {
        return None;
    }
    let boundary = boundary.split(';').next()?.trim().trim_matches('"');
    if boundary.is_empty() || boundary.len() > 70 {
        return None;
    }
    let (opening, delimiter) = (format!("--{boundary}"), format!("\r\n--{boundary}"));
    let mut rest = body.strip_prefix(opening.as_bytes())?;
    let mut fields = Vec::new();
    while let Some(part) = rest.strip_prefix(b"\r\n") {
        let end = find(part, delimiter.as_bytes())?;
        let head_end = find(&part[..end], b"\r\n\r\n")?;
        let head = std::str::from_utf8(&part[..head_end]).ok()?;
        fields.push(Field {
            name: named(head, "name")?,
            file: named(head, "filename"),
            value: &part[head_end + 4..end],
        });
        rest = &part[end + delimiter.len()..];
    }
    rest.starts_with(b"--").then_some(fields)
}

/// What a part is called.
fn named(head: &str, what: &str) -> Option<String> {
    let disposition = head
        .lines()
        .find(|line| line.to_ascii_lowercase().starts_with("content-disposition:"))?;
    let (_, name) = disposition.split_once(&format!("; {what}=\""))?;
    name.split('"').next().map(str::to_owned)
}

fn find(text: &[u8], wanted: &[u8]) -> Option<usize> {
    text.windows(wanted.len()).position(|window| window == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TYPE: &str = "multipart/form-data; boundary=----Ab3";

    fn form(parts: &[(&str, &str)]) -> Vec<u8> {
        let part = |(head, body): &(&str, &str)| {
            format!("------Ab3\r\nContent-Disposition: form-data; {head}\r\n\r\n{body}\r\n")
        };
        let parts: String = parts.iter().map(part).collect();
        format!("{parts}------Ab3--\r\n").into_bytes()
    }

    #[test]
    fn fields_and_files_are_read_as_they_were_sent() {
        let body = form(&[
            ("name=\"csrf\"", "token"),
            (
                "name=\"record\"; filename=\"a.record\"\r\nContent-Type: text/plain",
                "line\r\n--\nline\n",
            ),
        ]);
        let fields = fields(TYPE, &body).unwrap();
        let [token, record] = &fields[..] else {
            panic!("two fields: {fields:?}");
        };
        assert_eq!(
            (token.name.as_str(), &token.file, token.value),
            ("csrf", &None, b"token".as_slice())
        );
        assert_eq!(
            (record.name.as_str(), record.file.as_deref()),
            ("record", Some("a.record"))
        );
        assert_eq!(record.value, b"line\r\n--\nline\n");
    }

    #[test]
    fn what_is_torn_or_no_such_form_is_refused() {
        let body = form(&[("name=\"csrf\"", "token"), ("name=\"record\"", "text")]);
        // The line feed after the last delimiter says nothing.
        for cut in 0..body.len() - 2 {
            assert_eq!(fields(TYPE, &body[..cut]), None, "cut at {cut}");
        }
        for wrong in [
            "",
            "text/plain",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "text/x; boundary=--Ab3",
        ] {
            assert_eq!(fields(wrong, &body), None, "{wrong}");
        }
        assert_eq!(fields(TYPE, b"csrf=token"), None);
    }
}
