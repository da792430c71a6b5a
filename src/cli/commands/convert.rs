//! `redoku convert`: the puzzles in another format.

use redoku::text::{Entry, Format, print};

use super::{Command, write_json, write_line};

pub(crate) struct Convert {
    pub(crate) json: bool,
    pub(crate) to: Format,
}

impl Command for Convert {
    const SLOW: bool = false;

    /// Prints the puzzle, and an empty line if it takes several. With `--json`, what was read, as `parse()` of the package
    /// returns it.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            write_json(out, entry);
            return true;
        }
        let text = print(entry, self.to);
        let text = text.trim_end_matches('\n');
        write_line(out, &text);
        if text.contains('\n') {
            write_line(out, &"");
        }
        true
    }
}
