//! One-off: writes the golden logs of the present format.
use bots::BotSpec;
use engine::{Seat, Seed, Viewer};
use std::fs;
use tables::{
    Actor, Beside, Command, Continuation, Event, Log, NewTable, Phase, SeatPlan, Stored, Table, TableId, format,
};

fn write(name: &str, log: &Log) {
    let lines: String = log
        .events
        .iter()
        .map(|s| {
            serde_json::json!({"version": s.version, "at": s.at_ms, "body": format::write(&s.event)}).to_string() + "\n"
        })
        .collect();
    fs::create_dir_all("tests/logs/3").unwrap();
    fs::write(format!("tests/logs/3/{name}.jsonl"), lines).unwrap();
}
fn take(table: &mut Table, log: &mut Log, event: Event) {
    let stored = Stored {
        version: table.version() + 1,
        at_ms: table.changed_at_ms() + 1700,
        event,
    };
    table.apply(&stored).unwrap();
    log.events.push(stored);
}
fn start(events: Vec<Event>) -> (Table, Log) {
    let log = Log {
        events: events
            .into_iter()
            .zip(1..)
            .map(|(event, version)| Stored {
                version,
                at_ms: 1795000000000,
                event,
            })
            .collect(),
        ..Log::default()
    };
    (Table::read(&TableId::new([9; 10]), &log).unwrap(), log)
}
fn play(table: &mut Table, log: &mut Log, most: usize) {
    let mut bot = table.game().bot(BotSpec::Light, &Seed::named("logs of format 3"));
    let mut made = 0;
    while table.phase() == Phase::Playing && made < most {
        let seat = table.to_move().unwrap();
        let actor = match &table.plans()[seat.index()] {
            SeatPlan::Bot(_) => Actor::Bot,
            _ => Actor::Person(table.person(seat).unwrap().clone()),
        };
        let text = bot.choose(&*table.played().unwrap().view(Viewer::Seat(seat)));
        let person = table.person(seat).cloned();
        let events = table
            .decide(&Command::Move {
                seat,
                actor,
                text: text.clone(),
            })
            .unwrap();
        events.into_iter().for_each(|e| take(table, log, e));
        made += 1;
        if made == 5
            && let Some(person) = person
            && table.undoable(&person).is_some()
        {
            let events = table.decide(&Command::Undo { person }).unwrap();
            events.into_iter().for_each(|e| take(table, log, e));
        }
    }
}
#[test]
fn make() {
    let a = || "a".repeat(64).parse().unwrap();
    let b = || "b".repeat(64).parse().unwrap();
    for info in catalogue::infos() {
        for finished in [true, false] {
            let new = NewTable {
                game: catalogue::find(info.id).unwrap(),
                options: [].into(),
                material: None,
                seed: Seed::named(&format!("three {} {finished}", info.id)),
                seats: vec![
                    SeatPlan::Person,
                    if finished {
                        SeatPlan::Person
                    } else {
                        SeatPlan::Bot("light".into())
                    },
                ],
                seated: if finished {
                    vec![(Seat::new(0), a()), (Seat::new(1), b())]
                } else {
                    vec![(Seat::new(0), a())]
                },
                again: None,
            };
            let (mut table, mut log) = start(new.decide().unwrap());
            play(&mut table, &mut log, if finished { usize::MAX } else { 60 });
            let name = format!("{}-{}", info.id, if finished { "finished" } else { "running" });
            if finished {
                let e = table
                    .decide(&Command::Again {
                        table: TableId::new([4; 10]),
                    })
                    .unwrap();
                e.into_iter().for_each(|e| take(&mut table, &mut log, e));
                let e = table
                    .decide(&Command::Publish {
                        person: a(),
                        public: true,
                    })
                    .unwrap();
                e.into_iter().for_each(|e| take(&mut table, &mut log, e));
                let mut beside = Beside::default();
                beside.rename(Seat::new(0), "Ana".into());
                beside.rename(Seat::new(1), "Bo".into());
                let record = table.played().unwrap().to_record(table.names(&beside, "nobody"), false);
                fs::write(format!("tests/logs/3/{name}.record"), record.to_string()).unwrap();
                if info.id == "batisseurs" {
                    let c = Continuation {
                        ply: 50,
                        seed: Seed::named("anew"),
                        seats: vec![SeatPlan::Person, SeatPlan::Bot("light".into())],
                        seated: vec![(Seat::new(0), a())],
                    };
                    let (mut t2, mut l2) = start(c.decide(&table).unwrap());
                    play(&mut t2, &mut l2, usize::MAX);
                    let c = Continuation {
                        ply: 70,
                        seed: Seed::named("anew again"),
                        ..c
                    };
                    let (mut t3, mut l3) = start(c.decide(&t2).unwrap());
                    play(&mut t3, &mut l3, 20);
                    write("batisseurs-continued", &l3);
                    let mut sealed = record.clone();
                    sealed.plies.truncate(60);
                    sealed.standings.clear();
                    sealed.seed = None;
                    let (_, l4) = start(vec![Event::of_record(&sealed)]);
                    write("batisseurs-record", &l4);
                }
            }
            write(&name, &log);
        }
    }
}
