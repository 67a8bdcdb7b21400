//! Whether every message a game names exists in every language with its arguments.
//!
//! This reads just enough of Fluent to know the messages of a file, their attributes, and what each of them
//! refers to; rendering is the catalogue's business.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use super::Subject;
use super::finding::{Law, Report};
use super::states::hash;
use crate::{Arg, Phrase, ScoreItem, Seat};

/// The messages of a game in all its languages.
pub(super) struct Vocabulary {
    languages: Vec<Language>,
    /// What was looked up before, as hashes: games say the same things over and over.
    checked: HashSet<u64>,
}

struct Language {
    name: &'static str,
    /// By name; attributes as `message.attribute`, terms as `-term`.
    messages: BTreeMap<String, Message>,
}

#[derive(Default)]
struct Message {
    has_value: bool,
    args: BTreeSet<String>,
    references: BTreeSet<String>,
}

impl Vocabulary {
    /// Reads the words of a game and checks what can be checked without playing it.
    pub(super) fn read<G: Subject>(report: &mut Report) -> Vocabulary {
        let words = G::INFO.words;
        report.expect(!words.is_empty(), Law::Words, || "there are no words at all".to_owned());
        let mut languages = Vec::new();
        for words in words {
            let language = Language::read(words.language.code(), words.messages, report);
            report.expect(!words.rules.trim().is_empty(), Law::Words, || {
                format!("{} has no rules to read", words.language)
            });
            languages.push(language);
        }
        let mut vocabulary = Vocabulary::of(languages);
        vocabulary.compare(report);
        for option in G::INFO.options {
            vocabulary.check_name(&format!("option-{}", option.key), report);
            vocabulary.check_name(&format!("option-{}.about", option.key), report);
            for value in option.values {
                vocabulary.check_name(&format!("option-{}-{value}", option.key), report);
            }
        }
        for tie_break in G::INFO.tie_breaks {
            vocabulary.check_name(tie_break.name, report);
        }
        vocabulary
    }

    fn of(languages: Vec<Language>) -> Vocabulary {
        Vocabulary {
            languages,
            checked: HashSet::new(),
        }
    }

    /// A message that only one language has is never read in the other.
    fn compare(&self, report: &mut Report) {
        for language in &self.languages {
            for other in &self.languages {
                let names = language.messages.keys().filter(|name| !name.starts_with('-'));
                for name in names.filter(|name| !other.messages.contains_key(*name)) {
                    report.broken(
                        Law::Words,
                        format!("{} has '{name}', {} has not", language.name, other.name),
                    );
                }
            }
        }
    }

    /// Checks a message without arguments.
    pub(super) fn check_name(&mut self, name: &str, report: &mut Report) {
        self.check(name, &[], report);
    }

    /// Checks the parts of a score.
    pub(super) fn check_items(&mut self, items: &[ScoreItem], report: &mut Report) {
        for item in items {
            self.check_name(item.name, report);
        }
    }

    /// Checks a phrase and all phrases in it.
    pub(super) fn check_phrase(&mut self, phrase: &Phrase, players: usize, report: &mut Report) {
        let mut given: Vec<&str> = phrase.args.iter().map(|&(name, _)| name).collect();
        // Who names a seat is told whether it is the reader's.
        if phrase.is_about_somebody() {
            given.push("you");
        }
        self.check(&phrase.id, &given, report);
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(_) | Arg::Text(_) => {}
                Arg::Seat(seat) => {
                    let seated = Seat::all(players).any(|other| other == *seat);
                    report.expect(seated, Law::Words, || {
                        format!("'{}' gives {name} the empty seat {seat}", phrase.id)
                    });
                }
                Arg::Phrase(inner) => self.check_phrase(inner, players, report),
                Arg::List(inner) => inner.iter().for_each(|inner| self.check_phrase(inner, players, report)),
            }
        }
    }

    fn check(&mut self, name: &str, given: &[&str], report: &mut Report) {
        if !self.checked.insert(hash(&(name, given))) {
            return;
        }
        for language in &self.languages {
            let Some(used) = language.used_by(name) else {
                report.broken(Law::Words, format!("{} has no message '{name}'", language.name));
                continue;
            };
            for arg in used.iter().filter(|arg| !given.contains(&arg.as_str())) {
                report.broken(
                    Law::Words,
                    format!("'{name}' in {} uses ${arg}, which is not given", language.name),
                );
            }
        }
    }
}

impl Language {
    fn read(name: &'static str, text: &str, report: &mut Report) -> Language {
        let mut messages: BTreeMap<String, Message> = BTreeMap::new();
        let mut message = String::new();
        let mut current = None;
        for line in text.lines() {
            let indented = line.starts_with([' ', '\t']);
            let words = line.trim();
            let heading = if indented { words.strip_prefix('.') } else { Some(words) };
            let defined = heading.filter(|words| !words.starts_with('#')).and_then(definition);
            let value = match defined {
                Some((id, value)) => {
                    let id = if indented {
                        format!("{message}.{id}")
                    } else {
                        message = id.to_owned();
                        message.clone()
                    };
                    report.expect(!messages.contains_key(&id), Law::Words, || {
                        format!("{name} has '{id}' twice")
                    });
                    current = Some(id);
                    value
                }
                None if words.starts_with('#') && !indented => {
                    current = None;
                    continue;
                }
                None if words.is_empty() => continue,
                // A selector may close, and its variants may stand, at the start of a line.
                None if indented || words.starts_with(['}', '[', '*']) => words,
                None => {
                    report.broken(Law::Words, format!("{name} has a line that is no message: '{line}'"));
                    continue;
                }
            };
            if let Some(id) = &current {
                let entry = messages.entry(id.clone()).or_default();
                entry.has_value |= !value.trim().is_empty();
                entry.read(value);
            }
        }
        let language = Language { name, messages };
        for (id, message) in &language.messages {
            for reference in &message.references {
                report.expect(language.messages.contains_key(reference), Law::Words, || {
                    format!("'{id}' in {name} refers to '{reference}', which is not there")
                });
            }
        }
        language
    }

    /// The arguments a message uses, those of the messages it refers to included.
    fn used_by(&self, name: &str) -> Option<BTreeSet<&String>> {
        let mut used = BTreeSet::new();
        let mut open = vec![name];
        let mut visited = BTreeSet::new();
        while let Some(name) = open.pop() {
            if !visited.insert(name) {
                continue;
            }
            let message = self.messages.get(name).filter(|message| message.has_value);
            let message = match message {
                None if visited.len() == 1 => return None,
                None => continue,
                Some(message) => message,
            };
            used.extend(&message.args);
            // Terms are given their own arguments by whoever refers to them.
            open.extend(
                message
                    .references
                    .iter()
                    .map(String::as_str)
                    .filter(|name| !name.starts_with('-')),
            );
        }
        Some(used)
    }
}

impl Message {
    /// Notes the `$arguments` and the `{ references }` of one line of a value.
    fn read(&mut self, value: &str) {
        for part in value.split('$').skip(1) {
            self.args.insert(identifier(part).to_owned());
        }
        for part in value.split('{').skip(1) {
            let inside = part.trim_start();
            let (sign, name) = match inside.strip_prefix('-') {
                Some(rest) => ("-", identifier(rest)),
                None => ("", identifier(inside)),
            };
            let function = name.starts_with(|first: char| first.is_ascii_uppercase());
            if !function && name.starts_with(|first: char| first.is_ascii_alphabetic()) {
                let attribute = inside[sign.len() + name.len()..].strip_prefix('.').map(identifier);
                let attribute = attribute.map(|attribute| format!(".{attribute}")).unwrap_or_default();
                self.references.insert(format!("{sign}{name}{attribute}"));
            }
        }
    }
}

/// `name = value`, if the line is one.
fn definition(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once('=')?;
    let name = name.trim_end();
    let bare = name.strip_prefix('-').unwrap_or(name);
    let named =
        !bare.is_empty() && identifier(bare) == bare && bare.starts_with(|first: char| first.is_ascii_alphabetic());
    named.then_some((name, value))
}

/// The identifier at the start of a text.
fn identifier(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a file by itself, and what is wrong with a phrase that names `message`.
    fn faults(text: &str, message: &str, args: &[&str]) -> Vec<String> {
        let mut report = Report::default();
        let mut vocabulary = Vocabulary::of(vec![Language::read("en", text, &mut report)]);
        vocabulary.check(message, args, &mut report);
        report
            .into_findings()
            .into_iter()
            .map(|finding| finding.detail)
            .collect()
    }

    const MESSAGES: &str = "
# A comment = not a message
### Another
-brand = { $case ->
   *[plain] House
}
card = Card
    .about = About { $much }
open = { $who } opens { card } of { -brand(case: \"plain\") }
list =
    { $number ->
        [one] one = 1
       *[other] { NUMBER($number) } of { $what } \"{ $quoted }\"
}
outer = { open } { \"{\" }
empty =
    .about = Only an attribute
";

    #[test]
    fn a_message_is_given_the_arguments_it_uses() {
        assert_eq!(faults(MESSAGES, "card", &[]), [""; 0]);
        assert_eq!(faults(MESSAGES, "open", &["who"]), [""; 0]);
        assert_eq!(faults(MESSAGES, "list", &["number", "what", "quoted"]), [""; 0]);
        assert_eq!(
            faults(MESSAGES, "list", &["number", "what"]),
            ["'list' in en uses $quoted, which is not given"]
        );
    }

    #[test]
    fn the_arguments_of_a_message_that_is_referred_to_are_needed_too() {
        assert_eq!(
            faults(MESSAGES, "outer", &[]),
            ["'outer' in en uses $who, which is not given"]
        );
    }

    #[test]
    fn an_attribute_is_not_the_value_of_its_message() {
        assert_eq!(faults(MESSAGES, "card.about", &["much"]), [""; 0]);
        assert_eq!(faults(MESSAGES, "empty", &[]), ["en has no message 'empty'"]);
        assert_eq!(faults(MESSAGES, "card.price", &[]), ["en has no message 'card.price'"]);
    }

    #[test]
    fn a_file_with_a_doubled_message_a_lost_reference_or_a_stray_line_is_noticed() {
        assert_eq!(faults("a = 1\na = 2", "a", &[]), ["en has 'a' twice"]);
        assert_eq!(
            faults("a = { b }", "a", &[]),
            ["'a' in en refers to 'b', which is not there"]
        );
        assert_eq!(
            faults("a = 1\nand so on", "a", &[]),
            ["en has a line that is no message: 'and so on'"]
        );
    }
}
