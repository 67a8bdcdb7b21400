//! The terminal: how wide it is, what stands out in it, how text is laid out in columns.
//!
//! Everything printed goes through `anstream`, which drops colours where nobody sees them or `NO_COLOR` is set. So
//! colour is never the only sign of anything.

use std::io::{self, BufRead, IsTerminal};
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressStyle};

/// Something that matters.
pub const STRONG: Style = Style::new().bold();
/// Something to look at only when it is needed.
pub const FAINT: Style = Style::new().dimmed();
/// A heading.
pub const HEADING: Style = AnsiColor::Cyan.on_default().bold();
/// What can be typed.
pub const KEY: Style = AnsiColor::Yellow.on_default().bold();
/// Good news.
pub const GOOD: Style = AnsiColor::Green.on_default().bold();
/// Bad news.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
/// The colours of the seats, in seat order.
pub const SEATS: [Style; engine::MAX_SEATS] = [
    AnsiColor::Blue.on_default().bold(),
    AnsiColor::Red.on_default().bold(),
    AnsiColor::Green.on_default().bold(),
    AnsiColor::Magenta.on_default().bold(),
];

/// The width that everything fits into.
pub const NARROWEST: usize = 80;
const WIDEST: usize = 120;

/// The text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// How many columns to fill.
pub fn width() -> usize {
    let columns = terminal_size::terminal_size().map_or(NARROWEST, |(width, _)| usize::from(width.0));
    // Narrower terminals wrap; wider ones are hard to read across.
    columns.clamp(NARROWEST, WIDEST)
}

/// How many lines a screen has, if there is a screen and somebody before it.
pub fn screen_lines() -> Option<usize> {
    let interactive = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let lines = terminal_size::terminal_size().map(|(_, height)| usize::from(height.0));
    lines.filter(|&lines| interactive && lines > 3)
}

/// A line of standard input; none at its end. What is no UTF-8 is shown as such, and ends nothing.
pub fn read_line() -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let end = io::stdin().lock().read_until(b'\n', &mut line)? == 0;
    Ok((!end).then(|| String::from_utf8_lossy(&line).into_owned()))
}

/// How many columns a text fills; styles in it fill none.
pub fn columns_of(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// The text filled up with spaces on the right.
pub fn left(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(columns_of(text))))
}

/// The text filled up with spaces on the left.
pub fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(columns_of(text))))
}

/// The text, cut short if it is too long. It must not be styled yet.
pub fn clip(text: &str, width: usize) -> String {
    if columns_of(text) <= width {
        return text.to_owned();
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if columns_of(&cut) + columns_of(letter.encode_utf8(&mut [0; 4])) >= width {
            break;
        }
        cut.push(letter);
    }
    cut + "…"
}

/// The text broken into lines, all but the first with an indent.
pub fn wrap(text: &str, width: usize, indent: &str) -> Vec<String> {
    let options = textwrap::Options::new(width).subsequent_indent(indent);
    let lines = textwrap::wrap(text, options);
    lines.into_iter().map(|line| line.into_owned()).collect()
}

/// Items in as many columns as fit, filled downwards; items too long for one line go on below with an indent.
pub fn columns(items: &[String], width: usize, indent: &str) -> Vec<String> {
    const GAP: usize = 2;
    let widest = items.iter().map(|item| columns_of(item)).max().unwrap_or(0);
    let across = ((width + GAP) / (widest + GAP)).clamp(1, items.len().max(1));
    if across == 1 {
        return items.iter().flat_map(|item| wrap(item, width, indent)).collect();
    }
    let down = items.len().div_ceil(across);
    let line = |row: usize| {
        let cells = items.iter().skip(row).step_by(down);
        let line: String = cells.map(|cell| left(cell, widest + GAP)).collect();
        line.trim_end().to_owned()
    };
    (0..down).map(line).collect()
}

/// A line with a title in it.
pub fn rule(title: &str, width: usize) -> String {
    let dashes = width.saturating_sub(columns_of(title) + 4);
    format!(
        "{} {} {}",
        paint(FAINT, "──"),
        paint(HEADING, title),
        paint(FAINT, &"─".repeat(dashes))
    )
}

/// Prints the one line that bad input gets.
pub fn complain(text: &str) {
    // A name with a line feed in it must not make two lines of one.
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    anstream::eprintln!("{BAD}error:{BAD:#} {line}");
}

/// Tells what could be done next.
pub fn hint(text: &str) {
    anstream::eprintln!("{KEY}hint:{KEY:#} {text}");
}

/// Tells something about a command that is none of its results.
pub fn note(text: &str) {
    anstream::eprintln!("{FAINT}{text}{FAINT:#}");
}

/// A progress bar on standard error; it hides itself where that is no terminal.
pub fn progress(total: u64, of_what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:32.cyan} {human_pos} of {human_len} {msg}, {eta} left")
        .expect("the template is well formed");
    ProgressBar::new(total).with_style(style).with_message(of_what)
}

/// Something that moves while a bot thinks, on standard error.
pub fn spinner(text: String) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(text);
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_fill_one_column_and_styles_none() {
        assert_eq!(columns_of("Bâtisseurs"), 10);
        assert_eq!(columns_of(&paint(BAD, "écu")), 3);
        assert_eq!(left("é", 3), "é  ");
        assert_eq!(right("é", 3), "  é");
    }

    #[test]
    fn items_fill_columns_downwards() {
        let items: Vec<String> = ["1 ab", "2 c", "3 d"].map(str::to_owned).to_vec();
        assert_eq!(columns(&items, 10, ""), ["1 ab  3 d", "2 c"]);
        assert_eq!(columns(&items, 5, ""), ["1 ab", "2 c", "3 d"]);
        assert_eq!(columns(&["one two".to_owned()], 5, "  "), ["one", "  two"]);
    }

    #[test]
    fn what_is_too_long_is_cut_with_a_sign() {
        assert_eq!(clip("cathédrale", 10), "cathédrale");
        assert_eq!(clip("cathédrale", 6), "cathé…");
    }
}
