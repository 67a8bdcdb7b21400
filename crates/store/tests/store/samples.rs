//! Events, people and tables to write.

use engine::Seat;
use store::{Append, Passkey, Receiver, ReceiverKind, Store, StoreError, Wish};
use tables::{Event, LoggedSeed, PersonId, Phase, SeatPlan, Stored, Summary, TableId};

pub fn created() -> Event {
    Event::Created {
        game: "batisseurs".to_owned(),
        rules_version: 1,
        options: [("deck".to_owned(), "short".to_owned())].into(),
        material: None,
        seed: LoggedSeed::Known("00".repeat(32)),
        seats: vec![SeatPlan::Person, SeatPlan::Bot("greedy".to_owned())],
        again: None,
        past: None,
        terms: Box::default(),
    }
}

pub fn moved(text: &str) -> Event {
    Event::Moved {
        seat: Seat::FIRST,
        text: text.to_owned(),
        chance: vec!["reveal chapel".to_owned()],
    }
}

pub fn joined(letter: &str) -> Event {
    Event::Joined {
        seat: Seat::FIRST,
        person: person(letter),
    }
}

pub fn summary() -> Summary {
    Summary {
        phase: Phase::Playing,
        names: vec!["Ana".to_owned(), String::new()],
        to_move: Some(Seat::FIRST),
        ..Summary::default()
    }
}

pub fn passkey(id: &str, letter: &str) -> Passkey {
    Passkey {
        id: id.to_owned(),
        person: person(letter),
        site: "example.org".to_owned(),
        algorithm: -7,
        public_key: "its public half".to_owned(),
        name: "Firefox · Linux".to_owned(),
        created_at_ms: 9,
        used_at_ms: 0,
    }
}

pub fn webhook(letter: &str) -> Receiver {
    Receiver {
        id: Receiver::webhook_id(),
        person: person(letter),
        session: person(letter),
        kind: ReceiverKind::Ntfy,
        address: format!("https://ntfy.example.org/{letter}"),
        public_key: String::new(),
        auth: String::new(),
        name: String::new(),
        language: "fr".to_owned(),
        site: "https://games.example.org".to_owned(),
        created_at_ms: 5,
        told_at_ms: 0,
        failures: 0,
    }
}

pub fn person(letter: &str) -> PersonId {
    letter.repeat(64).parse().unwrap()
}

pub fn table(number: u8) -> TableId {
    TableId::new([number; 10])
}

pub async fn append(store: &Store, table: &TableId, after: i64, events: &[Event]) -> Result<(), StoreError> {
    append_at(store, table, after, events, 1_000).await
}

pub async fn append_at(
    store: &Store,
    table: &TableId,
    after: i64,
    events: &[Event],
    at_ms: i64,
) -> Result<(), StoreError> {
    append_summed(store, table, after, events, at_ms, &summary()).await
}

pub async fn append_summed(
    store: &Store,
    table: &TableId,
    after: i64,
    events: &[Event],
    at_ms: i64,
    summary: &Summary,
) -> Result<(), StoreError> {
    write(store, table, after, events, at_ms, summary, &[]).await
}

pub async fn append_wishing(
    store: &Store,
    table: &TableId,
    after: i64,
    events: &[Event],
    wishes: &[Wish],
) -> Result<(), StoreError> {
    write(store, table, after, events, 1_000, &summary(), wishes).await
}

async fn write(
    store: &Store,
    table: &TableId,
    after: i64,
    events: &[Event],
    at_ms: i64,
    summary: &Summary,
    wishes: &[Wish],
) -> Result<(), StoreError> {
    let stored = |(event, version): (&Event, i64)| Stored {
        version,
        at_ms,
        event: event.clone(),
    };
    let events: Vec<Stored> = events.iter().zip(after + 1..).map(stored).collect();
    let append = Append {
        table,
        events: &events,
        names: &[(Seat::FIRST, "Ana".to_owned())],
        summary,
        wishes,
    };
    store.append(&append).await
}
