//! `redoku check`: whether each puzzle has one solution, several, none, or conflicts.

use redoku::text::Entry;

use super::{Command, verdict};

pub(crate) struct Check {
    pub(crate) json: bool,
}

impl Command for Check {
    const SLOW: bool = false;

    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            return verdict::write(&entry.grid, out) == 1;
        }
        let status = verdict::status(&entry.grid);
        out.extend_from_slice(status.as_bytes());
        out.push(b'\t');
        out.extend_from_slice(&entry.grid.to_ascii());
        out.push(b'\n');
        status == "unique"
    }
}
