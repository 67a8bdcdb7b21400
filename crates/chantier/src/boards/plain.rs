//! The state as an indented listing, for games without a board of their own.

use std::any::Any;

use catalogue::{View, Visitor};
use engine::{Game, Info, Inspect};
use serde_json::Value;

use super::{Drawing, Reading};
use crate::terminal;

/// Lists what the viewer sees.
pub fn draw(info: &Info, view: &(dyn Any + Send), reading: &Reading<'_>) -> anyhow::Result<Drawing> {
    let state = catalogue::visit(info.id, Read(view))??;
    let mut lines = vec![terminal::rule(info.name, reading.width)];
    list(&state, "", reading.width, &mut lines);
    Ok(Drawing {
        lines,
        shown: Vec::new(),
    })
}

struct Read<'a>(&'a (dyn Any + Send));

impl Visitor for Read<'_> {
    type Output = serde_json::Result<Value>;

    fn visit<G: Game + Inspect>(self) -> Self::Output {
        let view = self
            .0
            .downcast_ref::<View<G>>()
            .expect("the view is of the game that is drawn");
        serde_json::to_value(view.observation.state())
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
