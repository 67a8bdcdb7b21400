//! A state as a listing, for games that nobody has drawn a board for yet.

use engine::MAX_SEATS;
use serde_json::Value;

use crate::{AnyView, Lexicon};

/// A line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedField {
    /// How many fields it lies within.
    pub depth: usize,
    /// What it is.
    pub name: String,
    /// What it holds, unless that stands on the following lines, which lie deeper.
    pub value: Option<String>,
}

/// What the viewer may know of the state, field by field; `?` stands for what they cannot know.
///
/// A name or a text `x` of the state is shown as the game's message `state-x`, where it has one. States have a fixed size:
/// of a field with an entry for every seat a table can have, only the seats of this table are listed.
pub fn listing(view: &dyn AnyView, lexicon: &Lexicon) -> Vec<ListedField> {
    let mut lines = Vec::new();
    let state = at_table(view.known_json(), view.standings().0.len());
    list(&state, 0, lexicon, &mut lines);
    lines
}

/// The state without the entries of seats that are not at the table. An entry is a group of fields, and that of an empty seat
/// holds nothing.
fn at_table(state: Value, players: usize) -> Value {
    match state {
        Value::Array(mut items) => {
            let by_seat = items.len() == MAX_SEATS && items.iter().all(|item| item.is_object() || item.is_array());
            if by_seat && items[players..].iter().all(is_blank) {
                items.truncate(players);
            }
            Value::Array(items.into_iter().map(|item| at_table(item, players)).collect())
        }
        Value::Object(fields) => {
            let field = |(name, value)| (name, at_table(value, players));
            Value::Object(fields.into_iter().map(field).collect())
        }
        plain => plain,
    }
}

/// Whether there is nothing anywhere in a value.
fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) => false,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.iter().all(is_blank),
        Value::Object(fields) => fields.values().all(is_blank),
    }
}

fn list(state: &Value, depth: usize, lexicon: &Lexicon, lines: &mut Vec<ListedField>) {
    let Value::Object(fields) = state else { return };
    for (name, field) in fields {
        let name = word(name, lexicon);
        match field {
            Value::Object(_) => push(name, field, depth, lexicon, lines),
            Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
                for (index, item) in items.iter().enumerate() {
                    push(format!("{name} {}", index + 1), item, depth, lexicon, lines);
                }
            }
            _ => push(name, field, depth, lexicon, lines),
        }
    }
}

fn push(name: String, field: &Value, depth: usize, lexicon: &Lexicon, lines: &mut Vec<ListedField>) {
    let nested = |value: &Value| value.is_object() || value.is_array();
    let deep = matches!(field, Value::Object(fields) if fields.values().any(nested));
    let value = (!deep).then(|| short(field, lexicon));
    lines.push(ListedField { depth, name, value });
    if deep {
        list(field, depth + 1, lexicon, lines);
    }
}

fn short(value: &Value, lexicon: &Lexicon) -> String {
    match value {
        Value::Null | Value::Bool(false) => "–".to_owned(),
        Value::Bool(true) => "✓".to_owned(),
        Value::String(text) => word(text, lexicon),
        Value::Array(items) if items.is_empty() => "–".to_owned(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| short(item, lexicon)).collect();
            items.join(", ")
        }
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{} {}", word(name, lexicon), short(value, lexicon));
            let fields: Vec<String> = fields.iter().map(field).collect();
            fields.join(", ")
        }
        Value::Number(number) => number.to_string(),
    }
}

fn word(text: &str, lexicon: &Lexicon) -> String {
    let id = format!("state-{text}");
    if lexicon.has(&id) {
        lexicon.word(&id)
    } else {
        text.replace('_', " ")
    }
}

/// What two states that a viewer must reckon with have in common; `?` where they differ.
pub(crate) fn common(one: Value, other: Value) -> Value {
    match (one, other) {
        (Value::Object(one), Value::Object(mut other)) if one.keys().eq(other.keys()) => {
            let field = |(name, value): (String, Value)| {
                let twin = other.remove(&name).unwrap_or_default();
                (name, common(value, twin))
            };
            Value::Object(one.into_iter().map(field).collect())
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => Value::Array(
            one.into_iter()
                .zip(other)
                .map(|(one, other)| common(one, other))
                .collect(),
        ),
        (one, other) if one == other => one,
        _ => Value::from("?"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Language;

    fn listed(state: &Value, words: &str) -> Vec<String> {
        let lexicon = Lexicon::shared(Language::default()).with(words);
        let mut lines = Vec::new();
        list(state, 0, &lexicon, &mut lines);
        let text = |line: ListedField| {
            let value = line.value.map_or(String::new(), |value| format!(" {value}"));
            format!("{}{}:{value}", "  ".repeat(line.depth), line.name)
        };
        lines.into_iter().map(text).collect()
    }

    #[test]
    fn a_state_is_listed_field_by_field() {
        let seat = json!({"ecus": 4, "hand": {"inn": 1, "mill": 0}});
        let state = json!({"deck": [], "passed": true, "row": ["inn", null], "seats": [seat], "to_move": 1});
        let lines = listed(&state, "");
        let seat = ["seats 1:", "  ecus: 4", "  hand: inn 1, mill 0"];
        assert_eq!(lines[..3], ["deck: –", "passed: ✓", "row: inn, –"]);
        assert_eq!(lines[3..6], seat);
        assert_eq!(lines[6], "to move: 1");
    }

    #[test]
    fn seats_that_are_not_at_the_table_are_not_listed() {
        let seat = |ecus: u8| json!({"ecus": ecus, "hand": {"inn": 0}, "sites": [], "passed": false, "last": null});
        let table = |ecus: [u8; 4]| json!({"seats": ecus.map(seat), "track": [1, 2, 0, 0]});
        let listed = |ecus, players| at_table(table(ecus), players)["seats"].as_array().unwrap().len();
        assert_eq!([2, 3, 4].map(|players| listed([4, 0, 0, 0], players)), [2, 3, 4]);
        assert_eq!(listed([4, 0, 0, 1], 2), 4, "something is there, so it is shown");
        assert_eq!(
            at_table(table([4, 0, 0, 0]), 2)["track"],
            json!([1, 2, 0, 0]),
            "no entries of seats"
        );
    }

    #[test]
    fn a_game_may_have_words_for_fields_and_values() {
        let lines = listed(&json!({"row": ["inn"]}), "state-row = On offer\nstate-inn = the inn\n");
        assert_eq!(lines, ["On offer: the inn"]);
    }

    #[test]
    fn what_differs_between_possible_states_is_unknown() {
        let one = json!({"hands": [{"amber": 1, "jade": 2}], "pile": 7});
        let other = json!({"hands": [{"amber": 1, "jade": 0}], "pile": 7});
        let known = json!({"hands": [{"amber": 1, "jade": "?"}], "pile": 7});
        assert_eq!(common(one, other), known);
    }
}
