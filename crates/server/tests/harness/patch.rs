//! The reader's side of a stream of patches, as `static/table.js` has it.

use serde_json::Value;

/// The text that a patch makes of `text`, which came with `stamp`; `None` if it was made for another.
pub fn patched(stamp: &str, text: &str, patch: &str) -> Option<String> {
    let patch: Vec<Value> = serde_json::from_str(patch).ok()?;
    let (from, steps) = patch.split_first()?;
    if from.as_str()? != stamp {
        return None;
    }
    let mut result = String::with_capacity(text.len() + 1024);
    let mut at = 0;
    for step in steps {
        match step {
            Value::String(new) => result.push_str(new),
            step => {
                let (gap, length) = (step.get(0)?.as_i64()?, step.get(1)?.as_i64()?);
                let start = go(text, at, gap)?;
                at = go(text, start, length)?;
                result.push_str(text.get(start..at)?);
            }
        }
    }
    Some(result)
}

/// The byte that lies so many UTF-16 units after, or before, the one at `at`.
fn go(text: &str, at: usize, units: i64) -> Option<usize> {
    let wanted = units.unsigned_abs() as usize;
    let (mut counted, mut bytes) = (0, 0);
    let mut count = |letter: char| {
        if counted < wanted {
            counted += letter.len_utf16();
            bytes += letter.len_utf8();
        }
        counted < wanted
    };
    if units < 0 {
        let _ = text.get(..at)?.chars().rev().all(&mut count);
        (counted == wanted).then(|| at - bytes)
    } else {
        let _ = text.get(at..)?.chars().all(&mut count);
        (counted == wanted).then(|| at + bytes)
    }
}
