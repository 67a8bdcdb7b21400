//! How events are written, and how those of earlier programs are read.
//!
//! A stored event is a JSON object with its format's number in `v`. Every format ever written is read: a small function
//! lifts an object from one format to the next, until it is of the current one. Unknown fields are let through, so that
//! a format can grow without a new number. `tests/logs` holds a golden log of each format.
//!
//! An event is written in the oldest format that can say it, so that who goes back to the program before can go on with every table
//! at which nothing new happened.

use serde_json::{Map, Value, json};

use crate::{Event, LoggedSeed, SeatPlan};

/// The newest format.
pub const CURRENT: u64 = 4;
/// The one before: it knew no terms, no locks, nobody who is known as somebody else, and no game that ended before its end or
/// went back by agreement.
const THIRD: u64 = 3;
/// The one before that.
const SECOND: u64 = 2;

/// Why a stored event cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FormatError {
    /// A later program wrote it.
    #[error("it has format {0}, and this program knows those up to {CURRENT}: a newer program wrote it")]
    Newer(u64),
    /// It is no event of any format.
    #[error("it makes no sense: {0}")]
    Senseless(String),
}

/// A stored event as the current format has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The event.
    pub event: Event,
    /// What an earlier format kept in the event and the current one keeps beside the log.
    pub aside: Option<Aside>,
}

/// What an earlier format kept in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// What the person who joined is called.
    Name(String),
    /// What the seat said.
    Talk {
        /// The seat.
        seat: engine::Seat,
        /// The words.
        text: String,
    },
}

/// Writes an event in the oldest format that can say it.
pub fn write(event: &Event) -> String {
    let mut body = serde_json::to_value(event).expect("an event has text keys only");
    let version = if needs_4(event) {
        CURRENT
    } else if needs_3(event) {
        THIRD
    } else {
        to_2(&mut body);
        SECOND
    };
    body["v"] = json!(version);
    body.to_string()
}

/// Whether an event says what format 3 cannot say.
fn needs_4(event: &Event) -> bool {
    match event {
        Event::Created { terms, .. } => !terms.are_usual(),
        Event::TimedOut { .. }
        | Event::Resigned { .. }
        | Event::Asked { .. }
        | Event::Answered { .. }
        | Event::Rewound { .. }
        | Event::Ended { .. }
        | Event::Halted { .. }
        | Event::HandedOver { .. }
        | Event::Published { lock: Some(_), .. } => true,
        _ => false,
    }
}

/// Whether an event says what format 2 cannot say: that a table began with moves made elsewhere, that its seed is hidden, that it
/// shows a record, or that a game was made public.
fn needs_3(event: &Event) -> bool {
    match event {
        Event::Created { seed, seats, past, .. } => {
            past.is_some() || matches!(seed, LoggedSeed::Sealed(_)) || seats.contains(&SeatPlan::Record)
        }
        Event::Published { .. } => true,
        _ => false,
    }
}

/// The step back of [`from_2`].
fn to_2(body: &mut Value) {
    if let Some(seed) = body.get_mut("seed") {
        *seed = seed["known"].take();
    }
    if let Some(fields) = body.as_object_mut() {
        fields.remove("past");
    }
}

/// Reads a stored event of any format.
pub fn read(body: &str) -> Result<Read, FormatError> {
    let mut fields: Map<String, Value> = serde_json::from_str(body).map_err(senseless)?;
    let version = fields.get("v").and_then(Value::as_u64);
    let mut aside = None;
    match version {
        Some(1) => {
            aside = from_1(&mut fields)?;
            from_2(&mut fields);
        }
        Some(SECOND) => from_2(&mut fields),
        Some(THIRD | CURRENT) => {}
        Some(newer @ CURRENT..) => return Err(FormatError::Newer(newer)),
        _ => return Err(FormatError::Senseless("it does not name its format".to_owned())),
    }
    let event = serde_json::from_value(Value::Object(fields)).map_err(senseless)?;
    Ok(Read { event, aside })
}

/// Whether an event is of the first format, which kept names and talk in the log.
pub fn is_first(body: &str) -> bool {
    let fields: Result<Map<String, Value>, _> = serde_json::from_str(body);
    fields.is_ok_and(|fields| fields.get("v").and_then(Value::as_u64) == Some(1))
}

fn senseless(error: serde_json::Error) -> FormatError {
    FormatError::Senseless(error.to_string())
}

/// Format 1 had talk among the events, called the person a session, kept the name in the event that seated them, and
/// knew no material but the built-in one.
fn from_1(fields: &mut Map<String, Value>) -> Result<Option<Aside>, FormatError> {
    match fields.get("event").and_then(Value::as_str) {
        Some("joined") => {
            if let Some(person) = fields.remove("session") {
                fields.insert("person".to_owned(), person);
            }
            let name = fields.remove("name");
            Ok(name.and_then(|name| name.as_str().map(|name| Aside::Name(name.to_owned()))))
        }
        Some("spoke") => {
            let seat = fields.get("seat").cloned().unwrap_or_default();
            let seat = serde_json::from_value(seat).map_err(senseless)?;
            let text = fields
                .get("text")
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned();
            *fields = Map::from_iter([("event".to_owned(), json!("retired"))]);
            Ok(Some(Aside::Talk { seat, text }))
        }
        _ => Ok(None),
    }
}

/// Format 2 knew the seed of every table, and no table that began with moves of another.
fn from_2(fields: &mut Map<String, Value>) {
    if let Some(seed) = fields.get_mut("seed").filter(|seed| seed.is_string()) {
        *seed = json!({ "known": seed.take() });
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::{EarlyEnd, Leaving, Past, Source};

    fn event(body: &str) -> Event {
        read(body).unwrap().event
    }

    #[test]
    fn an_event_is_read_back_from_what_was_written() {
        let moved = Event::Moved {
            seat: Seat::FIRST,
            text: "open chapel".to_owned(),
            chance: vec!["reveal mill".to_owned()],
        };
        assert_eq!(event(&write(&moved)), moved);
    }

    #[test]
    fn what_the_program_before_could_say_is_written_as_it_wrote_it() {
        let created = |seed: LoggedSeed, seats: Vec<SeatPlan>, past: Option<Past>| Event::Created {
            game: "batisseurs".to_owned(),
            rules_version: 1,
            options: [].into(),
            material: None,
            seed,
            seats,
            again: None,
            past,
            terms: Box::default(),
        };
        let known = || LoggedSeed::Known("ab".repeat(32));
        let plain = created(known(), vec![SeatPlan::Person, SeatPlan::Bot("easy".to_owned())], None);
        let as_before = format!(
            r#"{{"again":null,"event":"created","game":"batisseurs","material":null,"options":{{}},"rules_version":1,"seats":["person",{{"bot":"easy"}}],"seed":"{}","v":2}}"#,
            "ab".repeat(32)
        );
        let fields = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        assert_eq!(fields(&write(&plain)), fields(&as_before));
        assert_eq!(event(&write(&plain)), plain);
        assert_eq!(fields(&write(&Event::Left { seat: Seat::FIRST }))["v"], 2);
        let past = Past {
            source: Source::Record,
            origins: Vec::new(),
            moves: vec!["1 end".to_owned()],
        };
        let news = [
            created(known(), vec![SeatPlan::Person], Some(past)),
            created(LoggedSeed::Sealed("cd".repeat(32)), vec![SeatPlan::Person], None),
            created(known(), vec![SeatPlan::Record], None),
            Event::Published {
                public: true,
                lock: None,
            },
        ];
        for new in news {
            assert_eq!(fields(&write(&new))["v"], 3, "{new:?}");
            assert_eq!(event(&write(&new)), new);
        }
        let mut agreed = plain.clone();
        if let Event::Created { terms, .. } = &mut agreed {
            terms.leaving = Leaving::StandsIn;
        }
        let resigned = Event::Resigned { seat: Seat::FIRST };
        let known_as_another = Event::HandedOver {
            from: "a".repeat(64).parse().unwrap(),
            to: "b".repeat(64).parse().unwrap(),
        };
        let locked = Event::Published {
            public: false,
            lock: Some(crate::Lock {
                salt: "ab".to_owned(),
                proof: "cd".to_owned(),
            }),
        };
        let ended = Event::Ended { how: EarlyEnd::Agreed };
        for newest in [agreed, resigned, ended, known_as_another, locked] {
            assert_eq!(fields(&write(&newest))["v"], 4, "{newest:?}");
            assert_eq!(event(&write(&newest)), newest);
        }
    }

    #[test]
    fn a_bot_that_plays_on_is_read_back() {
        let replaced = Event::Replaced {
            seat: Seat::FIRST,
            bot: "mcts:60".to_owned(),
        };
        assert_eq!(
            event(r#"{"v":2,"event":"replaced","seat":1,"bot":"mcts:60"}"#),
            replaced
        );
        assert_eq!(event(&write(&replaced)), replaced);
    }

    #[test]
    fn fields_that_a_later_program_added_are_let_through() {
        assert_eq!(
            event(r#"{"v":2,"event":"left","seat":2,"why":"bedtime"}"#),
            Event::Left { seat: Seat::new(1) }
        );
    }

    #[test]
    fn the_name_of_format_1_is_set_aside_and_the_session_becomes_a_person() {
        let person = "a".repeat(64);
        let read = read(&format!(
            r#"{{"v":1,"event":"joined","seat":1,"session":"{person}","name":"Ana"}}"#
        ));
        let expected = Read {
            event: Event::Joined {
                seat: Seat::FIRST,
                person: person.parse().unwrap(),
            },
            aside: Some(Aside::Name("Ana".to_owned())),
        };
        assert_eq!(read, Ok(expected));
    }

    #[test]
    fn the_talk_of_format_1_is_set_aside() {
        let read = read(r#"{"v":1,"event":"spoke","seat":2,"text":"Bien joué !"}"#).unwrap();
        assert_eq!(read.event, Event::Retired);
        let talk = Aside::Talk {
            seat: Seat::new(1),
            text: "Bien joué !".to_owned(),
        };
        assert_eq!(read.aside, Some(talk));
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        assert_eq!(read(r#"{"v":5,"event":"left","seat":1}"#), Err(FormatError::Newer(5)));
        for body in [
            "",
            "{}",
            "[1]",
            "null",
            r#"{"v":0,"event":"left"}"#,
            r#"{"v":2}"#,
            r#"{"v":2,"event":"vanished"}"#,
        ] {
            assert!(matches!(read(body), Err(FormatError::Senseless(_))), "{body}");
        }
    }
}
