//! `redoku check`: whether each puzzle has one solution, several, none, or conflicts.

use redoku::text::Entry;

use super::verdict::{self, Outcome};
use super::{Command, write_line};

pub(crate) struct Check {
    pub(crate) json: bool,
}

impl Command for Check {
    const SLOW: bool = false;

    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            return verdict::write(&entry.grid, out) == Outcome::Unique;
        }
        let status = verdict::proper(&entry.grid).map_or_else(|status| status, |_| Outcome::Unique);
        write_line(out, &format_args!("{status}\t{}", entry.grid));
        status == Outcome::Unique
    }
}
