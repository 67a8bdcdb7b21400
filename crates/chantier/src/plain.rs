//! The table of a game that nobody has drawn a board for: the state as an indented listing.

use catalogue::{AnyView, ListedField, listing};

use crate::boards::{Drawing, Reading};
use crate::terminal;

/// Lists what the viewer sees.
pub fn draw(view: &dyn AnyView, reading: &Reading<'_>) -> Drawing {
    let mut lines = vec![terminal::rule(view.info().name, reading.width)];
    for ListedField { depth, name, value } in listing(view, reading.lexicon) {
        let indent = "  ".repeat(depth);
        let line = match value {
            Some(value) => format!("{indent}{name}: {value}"),
            None => format!("{indent}{name}:"),
        };
        lines.extend(terminal::wrap(&line, reading.width, &format!("{indent}  ")));
    }
    Drawing {
        lines,
        shown: Vec::new(),
    }
}
