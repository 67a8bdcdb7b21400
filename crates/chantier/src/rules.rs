//! A game's rules, from Markdown to lines for a terminal.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use crate::terminal::{self, FAINT, HEADING, STRONG, paint};

/// The rules as styled lines of at most `width` columns.
pub fn lines(markdown: &str, width: usize) -> Vec<String> {
    let mut page = Page::new(width);
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES) {
        page.take(event);
    }
    page.lines
}

struct Page {
    width: usize,
    lines: Vec<String>,
    /// What has been read of the paragraph, item or cell.
    text: String,
    /// The open lists: the number of the next item, or none where items have bullets.
    lists: Vec<Option<u64>>,
    /// What stands before the first line of the paragraph: a bullet or a number.
    marker: String,
    quoted: bool,
    heading: bool,
    table: Vec<Vec<String>>,
}

impl Page {
    fn new(width: usize) -> Page {
        Page {
            width,
            lines: Vec::new(),
            text: String::new(),
            lists: Vec::new(),
            marker: String::new(),
            quoted: false,
            heading: false,
            table: Vec::new(),
        }
    }

    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.open(tag),
            Event::End(tag) => self.close(tag),
            Event::Text(text) => self.text.push_str(&text),
            Event::Code(text) => self.text.push_str(&paint(STRONG, &text)),
            Event::SoftBreak => self.text.push(' '),
            Event::HardBreak => self.text.push('\n'),
            Event::Rule => self.lines.push(paint(FAINT, &"─".repeat(self.width))),
            _ => {}
        }
    }

    fn open(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Paragraph if self.lists.is_empty() => self.blank_line(),
            Tag::Heading { .. } => {
                self.flush();
                self.blank_line();
                self.heading = true;
            }
            Tag::BlockQuote(_) => self.quoted = true,
            Tag::List(first) => {
                if self.lists.is_empty() {
                    self.blank_line();
                }
                self.flush();
                self.lists.push(first);
            }
            Tag::Item => {
                self.marker = match self.lists.last_mut() {
                    Some(Some(number)) => {
                        *number += 1;
                        format!("{}. ", *number - 1)
                    }
                    _ => "• ".to_owned(),
                };
            }
            // A style ends what was open before it, so none is opened inside a heading.
            Tag::Strong if !self.heading => self.text.push_str(&STRONG.render().to_string()),
            Tag::Table(_) => self.blank_line(),
            Tag::TableHead | Tag::TableRow => self.table.push(Vec::new()),
            _ => {}
        }
    }

    fn close(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph => self.flush(),
            TagEnd::Heading(level) => {
                let text = std::mem::take(&mut self.text);
                self.heading = false;
                self.lines.push(match level {
                    HeadingLevel::H1 => terminal::rule(&text, self.width),
                    _ => paint(HEADING, &text),
                });
            }
            TagEnd::BlockQuote(_) => self.quoted = false,
            TagEnd::List(_) => drop(self.lists.pop()),
            TagEnd::Item => self.flush(),
            TagEnd::Strong if !self.heading => self.text.push_str(&STRONG.render_reset().to_string()),
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.text);
                if let Some(row) = self.table.last_mut() {
                    row.push(cell);
                }
            }
            TagEnd::Table => self.flush_table(),
            _ => {}
        }
    }

    fn blank_line(&mut self) {
        if self.lines.last().is_some_and(|line| !line.is_empty()) {
            self.lines.push(String::new());
        }
    }

    /// Writes the paragraph or item that has been read.
    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        let marker = std::mem::take(&mut self.marker);
        if text.trim().is_empty() {
            return;
        }
        let outer = "  ".repeat(self.lists.len().saturating_sub(1));
        let outer = if self.quoted { format!("{outer}│ ") } else { outer };
        let hanging = format!("{outer}{}", " ".repeat(terminal::columns_of(&marker)));
        for (index, part) in text.split('\n').enumerate() {
            let first = if index == 0 {
                format!("{outer}{marker}")
            } else {
                hanging.clone()
            };
            let options = textwrap::Options::new(self.width)
                .initial_indent(&first)
                .subsequent_indent(&hanging);
            self.lines
                .extend(textwrap::wrap(part, options).into_iter().map(|line| line.into_owned()));
        }
    }

    /// Writes a table with columns as wide as their cells; the last column takes what is left and wraps.
    fn flush_table(&mut self) {
        let rows = std::mem::take(&mut self.table);
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widest = |column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| terminal::columns_of(cell)).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(widest).collect();
        for (index, row) in rows.iter().enumerate() {
            let line: Vec<String> = row
                .iter()
                .zip(&widths)
                .map(|(cell, &width)| terminal::left(cell, width))
                .collect();
            let line = line.join("  ");
            let indent = " ".repeat(widths[..columns - 1].iter().map(|width| width + 2).sum());
            let indent = if indent.len() + 16 > self.width {
                "    ".to_owned()
            } else {
                indent
            };
            let lines = terminal::wrap(line.trim_end(), self.width, &indent);
            let styled = lines
                .into_iter()
                .map(|line| if index == 0 { paint(STRONG, &line) } else { line });
            self.lines.extend(styled);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(markdown: &str, width: usize) -> Vec<String> {
        let lines = lines(markdown, width).join("\n");
        anstream::adapter::strip_str(&lines)
            .to_string()
            .lines()
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn paragraphs_and_lists_are_wrapped_with_their_indent() {
        let page = plain(
            "# Title\n\nOne two three.\n\n- first point here\n- second\n  1. inner\n",
            12,
        );
        assert_eq!(
            page,
            [
                "── Title ───",
                "",
                "One two",
                "three.",
                "",
                "• first",
                "  point here",
                "• second",
                "  1. inner"
            ]
        );
    }

    #[test]
    fn tables_stand_in_columns() {
        let page = plain("| a | b |\n|---|---|\n| long | x y |\n", 40);
        assert_eq!(page, ["a     b", "long  x y"]);
    }

    #[test]
    fn nothing_is_wider_than_the_page() {
        for info in catalogue::infos() {
            for words in info.words {
                for line in plain(words.rules, 80) {
                    assert!(terminal::columns_of(&line) <= 80, "{}: {line}", info.id);
                }
            }
        }
    }
}
