//! The state as an indented listing, for games without a board of their own.

use catalogue::AnyView;
use serde_json::Value;

use super::{Drawing, Reading};
use crate::terminal;

/// Lists what the viewer sees.
pub fn draw(view: &dyn AnyView, reading: &Reading<'_>) -> Drawing {
    let mut lines = vec![terminal::rule(view.info().name, reading.width)];
    list(&view.state_json(), "", reading.width, &mut lines);
    Drawing {
        lines,
        shown: Vec::new(),
    }
}

fn list(value: &Value, indent: &str, width: usize, lines: &mut Vec<String>) {
    let Value::Object(fields) = value else {
        lines.extend(terminal::wrap(&format!("{indent}{}", short(value)), width, indent));
        return;
    };
    let deeper = format!("{indent}  ");
    for (name, field) in fields {
        match field {
            Value::Object(_) => {
                lines.push(format!("{indent}{name}:"));
                list(field, &deeper, width, lines);
            }
            Value::Array(items) if items.iter().any(Value::is_object) => {
                for (index, item) in items.iter().enumerate() {
                    lines.push(format!("{indent}{name} {}:", index + 1));
                    list(item, &deeper, width, lines);
                }
            }
            _ => lines.extend(terminal::wrap(
                &format!("{indent}{name}: {}", short(field)),
                width,
                &deeper,
            )),
        }
    }
}

fn short(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "–".to_owned(),
        Value::Array(items) => items.iter().map(short).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_listed_field_by_field() {
        let state = serde_json::json!({"deck": [], "row": ["inn", null], "seats": [{"ecus": 4}], "step": "act"});
        let mut lines = Vec::new();
        list(&state, "", 80, &mut lines);
        assert_eq!(lines, ["deck: –", "row: inn, –", "seats 1:", "  ecus: 4", "step: act"]);
    }
}
