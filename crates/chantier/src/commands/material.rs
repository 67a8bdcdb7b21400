//! `chantier material`: the built-in material as a file, to edit and load.

use std::io::Write;

use crate::arguments::MaterialArguments;

/// Prints the file to the byte, so that it has the same fingerprint wherever it is kept.
pub fn run(arguments: &MaterialArguments) -> anyhow::Result<()> {
    let info = catalogue::find(&arguments.game)?.info();
    std::io::stdout().lock().write_all(info.material.as_bytes())?;
    Ok(())
}
