//! `chantier reports`: what visitors told the host.

use std::io::Write;

use anstream::stdout;
use anyhow::Context as _;
use store::Store;

use super::{databases, private};
use crate::arguments::ReportsArguments;
use crate::failure::Failure;

/// Prints every report, oldest first, and writes the records where they are wanted.
pub fn run(arguments: &ReportsArguments) -> anyhow::Result<()> {
    let reports = databases::run(async {
        let store = Store::inspect(&arguments.database).await?;
        let reports = store.reports().await?;
        store.close().await;
        Ok(reports)
    })?;
    if let Some(folder) = &arguments.records {
        let named = folder.display();
        private::create_folder(folder).with_context(|| Failure(format!("cannot make the folder {named}")))?;
    }
    for (report, number) in reports.iter().zip(1..) {
        let text = report.text.replace('\n', "\n    ");
        let (game, table, ply) = (&report.game, &report.table, report.ply);
        writeln!(stdout(), "{number}. {game} {table}, move {ply}")?;
        if let Some(about) = &report.about {
            let said = about.remark.as_ref().map(|(_, remark)| format!(" said: {remark}"));
            writeln!(stdout(), "    about {}{}", about.name, said.unwrap_or_default())?;
        }
        writeln!(stdout(), "    {text}")?;
        if let Some(folder) = arguments.records.as_ref().filter(|_| !report.record.is_empty()) {
            let file = folder.join(format!("{number}.record"));
            private::write(&file, &report.record)
                .with_context(|| Failure(format!("cannot write {}", file.display())))?;
        }
    }
    writeln!(stdout(), "reports: {}", reports.len())?;
    Ok(())
}
