//! Text on a terminal: answers in red, and lines that are no wider than it.
//!
//! `npx redoku` does the same, in `www/package/cli/terminal.js`; `tests/data/cli.txt` holds both to it.

use std::env;
use std::io::{self, IsTerminal};

use console::Term;
use redoku::CandidateSet;
use redoku::tell::{Line, Points, Story, Text};

const RED: &str = "\x1b[31m";
const PLAIN: &str = "\x1b[39m";

/// Fewer columns are no help.
const NARROWEST: usize = 20;

/// How standard output shows text.
#[derive(Clone, Copy)]
pub(crate) struct Terminal {
    pub(crate) colours: bool,
    /// The number of columns; `None` if a line may have any length.
    pub(crate) width: Option<usize>,
}

impl Terminal {
    pub(crate) fn of_stdout() -> Self {
        let is_terminal = io::stdout().is_terminal();
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        let wanted = |name| set(name).map(|value| value != "0");
        // The first of these that is set decides: https://no-color.org, https://force-color.org, https://bixense.com/clicolors.
        let colours = set("NO_COLOR")
            .map(|_| false)
            .or_else(|| wanted("FORCE_COLOR"))
            .or_else(|| wanted("CLICOLOR_FORCE").filter(|&wanted| wanted))
            .or_else(|| wanted("CLICOLOR").filter(|&wanted| !wanted))
            .unwrap_or_else(|| is_terminal && set("TERM").is_none_or(|term| term != "dumb"));
        let columns = set("COLUMNS").and_then(|columns| columns.parse().ok());
        let width = columns.or_else(|| {
            Term::stdout().size_checked().filter(|_| is_terminal).map(|(_, columns)| columns.into())
        });
        Self { colours, width: width.filter(|&width| width >= NARROWEST) }
    }

    /// The story of a step that places these candidates.
    pub(crate) fn story(self, mut story: Story, placed: &CandidateSet) -> String {
        if self.colours {
            redden(&mut story.claim, placed);
            story.beats.iter_mut().for_each(|beat| redden_lines(&mut beat.lines, placed));
        }
        story.to_string()
    }

    /// Wraps each line of a text between words.
    pub(crate) fn wrap(self, text: &str) -> String {
        let Some(width) = self.width else { return text.to_owned() };
        let lines: Vec<_> = text.lines().map(|line| wrap_line(line, width)).collect();
        lines.join("\n")
    }
}

fn redden_lines(lines: &mut [Line], placed: &CandidateSet) {
    for line in lines {
        redden(&mut line.text, placed);
        redden_lines(&mut line.lemma, placed);
    }
}

/// Makes the parts red that point at nothing but answers.
fn redden(text: &mut Text, placed: &CandidateSet) {
    for part in &mut text.0 {
        if let Some(Points::Candidates(digits, cells)) = part.points {
            let all: CandidateSet =
                digits.iter().flat_map(|digit| CandidateSet::of(digit, cells)).collect();
            if !all.is_empty() && all.is_subset(placed) {
                part.text = format!("{RED}{}{PLAIN}", part.text);
            }
        }
    }
}

/// Wraps a line. What follows is indented by two more columns.
fn wrap_line(line: &str, width: usize) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len() + 2;
    let (mut out, mut column, mut last) = (String::new(), 0, ' ');
    // The end of what is shown: an escape sequence goes with what follows it.
    let mut shown = 0;
    // Where the line may be broken: the place in `out`, and its column.
    let mut gap = None;
    let mut is_escape = false;
    for c in line.chars() {
        is_escape |= c == '\x1b';
        if is_escape {
            is_escape = c != 'm';
            out.push(c);
            continue;
        }
        if column >= indent && may_break(last, c) {
            gap = Some((shown, column));
        }
        let columns = if is_wide(c) { 2 } else { 1 };
        if column + columns > width
            && c != ' '
            && let Some((at, start)) = gap.take()
        {
            let rest = out.split_off(at);
            out.truncate(out.trim_end_matches(' ').len());
            out += &format!("\n{:indent$}{rest}", "");
            column = indent + column - start;
        }
        out.push(c);
        (shown, column, last) = (out.len(), column + columns, c);
    }
    out
}

/// Whether a line may be broken between two characters.
fn may_break(before: char, after: char) -> bool {
    const CLOSING: &str = "，。、；：！？）”’";
    after != ' '
        && (before == ' ' || ((is_wide(before) || is_wide(after)) && !CLOSING.contains(after)))
}

/// Whether a character takes two columns.
fn is_wide(c: char) -> bool {
    ('\u{2e80}'..='\u{ff60}').contains(&c)
}
