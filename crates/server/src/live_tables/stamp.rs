//! What tells one state of a table's page from another.

use std::fmt;
use std::str::FromStr;

use tables::Version;

/// What tells one state of a table's page from another: how many events it has, how many remarks, and what follows from the
/// names and from when something was said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stamp {
    pub version: Version,
    pub remarks: usize,
    /// 0 where nobody says.
    pub beside: u32,
}

impl Stamp {
    /// Whether somebody to whom this was shown sees the table as it stands now.
    pub fn shows(self, now: Stamp) -> bool {
        let known = if self.beside == 0 { 0 } else { now.beside };
        self == Stamp { beside: known, ..now }
    }

    /// Whether what was drawn with this stamp can be shown to somebody who found the table with that one: it is the same, or
    /// the game has gone on since. Fewer remarks are not older ones: some can have been deleted.
    pub fn serves(self, found: Stamp) -> bool {
        self == found || self.version > found.version
    }
}

/// `VERSION-REMARKS`, as pages name it, or `VERSION-REMARKS-BESIDE`, as streams do.
impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.version, self.remarks)?;
        match self.beside {
            0 => Ok(()),
            beside => write!(f, "-{beside}"),
        }
    }
}

impl FromStr for Stamp {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // Pages that were opened before talk had a life of its own name the version alone.
        let (version, rest) = text.split_once('-').unwrap_or((text, "0"));
        let (remarks, beside) = rest.split_once('-').unwrap_or((rest, "0"));
        Ok(Stamp {
            version: version.parse()?,
            remarks: remarks.parse()?,
            beside: beside.parse()?,
        })
    }
}
