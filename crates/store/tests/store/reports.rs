//! What people report to the host.

use store::{Accused, Report, ReportsKept, Terms};

use crate::home::Home;
use crate::samples::{append, created, person, table};

pub async fn reports_are_kept_in_order_and_go_with_their_table(home: &Home) {
    let store = home.open().await;
    let report = |number: u8, text: &str| Report {
        at_ms: i64::from(number),
        table: table(number),
        game: "batisseurs".to_owned(),
        ply: 7,
        text: text.to_owned(),
        record: "chantier record 1\n".to_owned(),
        reporter: Some(person("r")),
        about: (number == 2).then(|| Accused {
            person: person("a"),
            name: "Ana".to_owned(),
            remark: Some((5, "a word".to_owned())),
        }),
    };
    let reports = [report(1, "the bridge\nis gone"), report(2, "L’été"), report(1, "again")];
    for report in &reports {
        store.report(report).await.unwrap();
    }
    assert_eq!(store.reports().await.unwrap(), reports);
    let kept = async |person| store.reports_kept(&person).await.unwrap();
    assert_eq!(kept(person("r")).await.of_one, 3);
    let letters = reports
        .iter()
        .map(|report| report.text.chars().count() + report.record.len());
    let all = ReportsKept {
        of_one: 0,
        of_all: 3,
        letters: letters.sum::<usize>() as u64,
    };
    assert_eq!(kept(person("a")).await, all);
    append(&store, &table(1), 0, &[created()]).await.unwrap();
    let terms = Terms {
        unfinished_before_ms: Some(i64::MAX),
        ..Terms::default()
    };
    store.delete_expired(&terms).await.unwrap();
    assert_eq!(store.reports().await.unwrap(), [report(2, "L’été")]);

    let (number, _) = store.latest_reports(1).await.unwrap().remove(0);
    assert_eq!(store.report_numbered(number).await.unwrap(), Some(report(2, "L’été")));
    assert_eq!(store.reports_of(&person("r")).await.unwrap().len(), 1);
    store.delete_person(&person("a")).await.unwrap();
    store.delete_person(&person("r")).await.unwrap();
    let nameless = Report {
        reporter: None,
        about: None,
        ..report(2, "L’été")
    };
    assert_eq!(store.reports().await.unwrap(), [nameless], "whoever goes is forgotten");
    assert!(store.close_report(number).await.unwrap());
    assert!(!store.close_report(number).await.unwrap());
    assert!(store.reports().await.unwrap().is_empty());
}

pub async fn reports_that_come_at_once_have_a_number_each_which_nobody_gets_again(home: &Home) {
    let store = home.open().await;
    let report = Report {
        at_ms: 1,
        table: table(1),
        game: "batisseurs".to_owned(),
        ply: 7,
        text: "the bridge".to_owned(),
        record: String::new(),
        reporter: Some(person("r")),
        about: None,
    };
    let tasks: Vec<_> = (0..8)
        .map(|_| {
            let (store, report) = (store.clone(), report.clone());
            tokio::spawn(async move { store.report(&report).await })
        })
        .collect();
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    let numbers = async || -> Vec<i64> {
        let reports = store.latest_reports(20).await.unwrap();
        reports.into_iter().map(|(number, _)| number).collect()
    };
    assert_eq!(numbers().await, [8, 7, 6, 5, 4, 3, 2, 1]);
    assert!(store.close_report(8).await.unwrap());
    store.report(&report).await.unwrap();
    assert_eq!(numbers().await[0], 9, "an old page closes no other report");
    assert_eq!(store.reports_of(&person("r")).await.unwrap().len(), 8);
}
