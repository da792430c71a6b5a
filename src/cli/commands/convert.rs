//! `redoku convert`: the puzzles in another format.

use redoku::Grid;
use redoku::text::{Entry, Format, print};

use super::{Command, write_line};
use crate::json::Json;

pub(crate) struct Convert {
    pub(crate) json: bool,
    pub(crate) to: Format,
}

impl Command for Convert {
    const SLOW: bool = false;

    /// Prints the puzzle, and an empty line if it takes several. With `--json`, what was read.
    fn answer(&self, entry: &Entry, out: &mut Vec<u8>) -> bool {
        if self.json {
            write_line(out, &json(entry));
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

/// The puzzle as `parse()` of the package returns it.
fn json(entry: &Entry) -> Json {
    let Entry { grid, placed, marks, solution, name } = entry;
    let mut fields = vec![("puzzle", Json::text(grid))];
    if *placed != Grid::EMPTY {
        fields.push(("placed", Json::text(placed)));
    }
    if let Some(marks) = marks {
        fields.push(("marks", Json::list(marks.iter(), |set| Json::count(set.bits()))));
    }
    if let Some(solution) = solution {
        fields.push(("solution", Json::text(solution)));
    }
    if let Some(name) = name {
        fields.push(("name", Json::text(name)));
    }
    Json::Object(fields)
}
