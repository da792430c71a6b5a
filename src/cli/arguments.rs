//! What can be said on the command line.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::{Args, Parser, Subcommand};
use redoku::generate::Layout;
use redoku::logic::{Level, Technique};
use redoku::rating::se::Tenths;
use redoku::tell::Language;
use redoku::text::Format;

/// Solves, checks, rates, explains, verifies, makes and converts Sudoku puzzles.
#[derive(Parser)]
#[command(version, after_help = MORE)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) task: Task,
}

/// What the help says after the commands and options.
const MORE: &str = "\
Puzzles come from the files, or from standard input, in any format; a line of 81 characters is the quickest.
Unreadable lines are reported with file and line; processing continues. verify reads a path on each line instead.
npx redoku mcp serves the commands as tools for language models, by the Model Context Protocol.

Examples:
  redoku solve puzzles.txt > solutions.txt     the solution of each puzzle, 000… if it has none
  redoku check < puzzles.txt | cut -f1 | sort | uniq -c     how many have one, several or no solution
  redoku rate puzzles.txt | sort -rn | head    the hardest puzzles: ER, EP, ED, level, score, technique
  redoku explain --json puzzle.sdk             every step to the solution
  redoku explain --json puzzles.txt | redoku verify         whether every step holds, from its evidence alone
  redoku generate -n 6 --level hard --seed 7   six puzzles, the same ones on every machine
  redoku convert --to grid puzzles.csv         another way to write them

Exit code:
  0   every puzzle was read, and has what the command asks for
  1   a line cannot be read, or a puzzle has no solution (solve) or not exactly one (check, rate, explain),
      a step does not hold (verify), or no such puzzle was found (generate)
  2   a file or an option is wrong
";

#[derive(Subcommand)]
pub(crate) enum Task {
    /// Print a solution of each puzzle
    Solve(Source),
    /// Print for each puzzle: unique, multiple, none or invalid, and the puzzle
    Check(Source),
    /// Print how hard each puzzle is: ER, EP and ED of Sudoku Explainer, level, score, hardest technique
    Rate(Source),
    /// Print every step to the solution, or to a contradiction if there is none, with its reasons
    Explain {
        #[command(flatten)]
        source: Source,
        /// The language of the reasons: en or zh
        #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
        language: Language,
        /// Use no technique that rests on the puzzle having one solution
        #[arg(long)]
        no_uniqueness: bool,
    },
    /// Check each step of the paths that explain --json prints
    Verify(Source),
    /// Print the puzzles in another format
    Convert {
        #[command(flatten)]
        source: Source,
        /// Such as line, rows, grid, csv, pencil-marks, sdk or leetcode-json
        #[arg(long, value_name = "FORMAT", default_value = "line")]
        to: Format,
    },
    /// Print new puzzles
    Generate(Wanted),
}

/// Where puzzles or paths come from, and how answers are printed.
#[derive(Args)]
pub(crate) struct Source {
    /// Files; none, or -, is standard input
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Print one JSON object per puzzle
    #[arg(long)]
    pub(crate) json: bool,
    /// The number of threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = cores(), hide_default_value = true, value_parser = threads)]
    pub(crate) threads: usize,
}

/// What new puzzles are like.
#[derive(Args)]
pub(crate) struct Wanted {
    /// How many puzzles
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,
    /// easy, medium, hard, expert or extreme
    #[arg(long)]
    pub(crate) level: Option<Level>,
    /// The hardest technique that is needed, such as x-wing
    #[arg(long, value_name = "ID", conflicts_with = "level")]
    pub(crate) technique: Option<Technique>,
    /// The ER of Sudoku Explainer, such as 7.1 or 6.5-7.2
    #[arg(long, value_parser = er, conflicts_with_all = ["level", "technique"])]
    pub(crate) er: Option<RangeInclusive<Tenths>>,
    /// none, half-turn, quarter-turn, diagonal or mirror
    #[arg(long, value_name = "NAME", default_value = "half-turn")]
    pub(crate) symmetry: Layout,
    /// The number of givens, 17 to 81
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(17..=81))]
    pub(crate) givens: Option<u8>,
    /// Leave out every given that is not needed
    #[arg(long)]
    pub(crate) minimal: bool,
    /// The same seed gives the same puzzles
    #[arg(long)]
    pub(crate) seed: Option<String>,
    /// The number of puzzles to try before giving up
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    pub(crate) tries: u64,
    /// Print one JSON object per puzzle
    #[arg(long)]
    pub(crate) json: bool,
    /// The number of threads [default: all cores]
    #[arg(long, value_name = "N", default_value_t = cores(), hide_default_value = true, value_parser = threads)]
    pub(crate) threads: usize,
}

fn cores() -> usize {
    available_parallelism().map_or(1, usize::from)
}

fn language(tag: &str) -> Result<Language, &'static str> {
    Language::of_tag(tag).ok_or("expected en or zh")
}

fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=1024).contains(number));
    number.ok_or_else(|| "expected a number from 1 to 1024".to_owned())
}

/// Reads `7.1` or `6.5-7.2`.
fn er(text: &str) -> Result<RangeInclusive<Tenths>, String> {
    let (start, end) = text.split_once('-').unwrap_or((text, text));
    let tenths = |number: &str| {
        let number: f64 = number.parse().ok().filter(|number| (1.0..=12.0).contains(number))?;
        Some(Tenths((number * 10.0).round() as u8))
    };
    match (tenths(start), tenths(end)) {
        (Some(start), Some(end)) if start <= end => Ok(start..=end),
        _ => Err("expected an ER from 1.0 to 12.0, or a range such as 6.5-7.2".to_owned()),
    }
}
