//! The formats by name, with what is needed to write a puzzle back the way it came.

use crate::model::names::{named, named_enum};

macro_rules! formats {
    ($($(#[$doc:meta])* $Name:ident = $id:literal,)*) => {
        /// A way to write a puzzle.
        ///
        /// ```
        /// use redoku::text::{Cells, Format, Language};
        /// assert_eq!("pencil-marks".parse(), Ok(Format::PencilMarks));
        /// assert_eq!(Format::Array(Language::Go, Cells::Strings).id(), "leetcode-go-strings");
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Format {
            $($(#[$doc])* $Name,)*
            /// A literal of a programming language, as LeetCode writes its boards.
            Array(Language, Cells),
        }

        const SIMPLE: &[Format] = &[$(Format::$Name,)*];

        impl Format {
            /// Returns the stable name, in kebab case.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$Name => $id,)*
                    Self::Array(language, cells) => ARRAYS[language as usize][cells as usize],
                }
            }
        }
    };
}

named!(Format);

formats! {
    /// 81 characters.
    Line = "line",
    /// One line of 81 characters for each puzzle.
    Sdm = "sdm",
    /// Lines of comma-separated fields, one of them a puzzle.
    CsvLines = "csv-lines",
    /// Lines of gsf's taxonomy: the puzzle is the fifth of many fields.
    Gsf = "gsf",
    /// Lines of the SudokuExchange puzzle bank: a hash, the puzzle, a rating.
    Bank = "sudokuexchange-bank",
    /// Nine rows of nine characters.
    Rows = "rows",
    /// Nine rows in a frame, with spaces between the cells.
    Grid = "grid",
    /// Nine rows in a frame, without spaces.
    GridTight = "grid-tight",
    /// Simple Sudoku's file: lines between the boxes only, without spaces.
    Ss = "ss",
    /// The same with spaces between the cells.
    Spf = "spf",
    /// SadMan's and SudoCue's file, with a header and sections.
    Sdk = "sdk",
    /// SudoCue's progress file: nine rows of digits and candidates.
    Sdx = "sdx",
    /// A drawn grid of candidates.
    PencilMarks = "pencil-marks",
    /// 729 characters: nine places for the candidates of each cell.
    Sukaku = "sukaku",
    /// Lines of HoDoKu's library.
    Hodoku = "hodoku",
    /// SudokuWiki's string of 162 characters.
    SudokuWiki1 = "sudokuwiki-1",
    /// SudokuWiki's string of `S9B` and 162 characters: givens, own digits and marks.
    S9b = "s9b",
    /// A link to SudokuWiki.
    SudokuWikiLink = "sudokuwiki-link",
    /// SudokuExchange's short form.
    SudokuExchange = "sudokuexchange",
    /// A link to SudokuExchange.
    SudokuExchangeLink = "sudokuexchange-link",
    /// A code of SudokuPad with its prefix.
    SudokuPad = "sudokupad",
    /// A link to SudokuPad.
    SudokuPadLink = "sudokupad-link",
    /// The file of f-puzzles or SudokuPad, in JSON.
    FPuzzles = "f-puzzles",
    /// A link to f-puzzles.
    FPuzzlesLink = "f-puzzles-link",
    /// Any other link with a puzzle in it.
    Link = "link",
    /// OpenSudoku's XML.
    OpenSudoku = "opensudoku",
    /// Nine rows of nine fields, with commas or semicolons.
    Csv = "csv",
    /// Nine rows of nine fields, with tabs: the clip of a spreadsheet.
    Tsv = "tsv",
}

named_enum! {
    /// The language of a literal.
    #[non_exhaustive]
    pub enum Language {
        /// Brackets and double quotes, as LeetCode shows its tests.
        Json = "json",
        /// Brackets and single quotes.
        Python = "python",
        /// `new char[][]{{'5',…`.
        Java = "java",
        /// `{{'5',…`, which C reads too.
        Cpp = "cpp",
        /// `new[]{new[]{'5',…`.
        CSharp = "csharp",
        /// `[][]byte{{'5',…`.
        Go = "go",
        /// `vec![vec!['5',…`.
        Rust = "rust",
        /// `arrayOf(charArrayOf('5',…`.
        Kotlin = "kotlin",
        /// `Array(Array('5',…`.
        Scala = "scala",
    }
}

named_enum! {
    /// How a literal writes its cells.
    #[non_exhaustive]
    pub enum Cells {
        /// One character each: `'5'`, and `'.'` for a blank.
        Characters = "characters",
        /// One number each, and 0 for a blank.
        Numbers = "numbers",
        /// A string for each row.
        Strings = "strings",
    }
}

/// The names of the literals, by language, then by cells.
const ARRAYS: [[&str; 3]; 9] = [
    ["leetcode-json", "leetcode-json-numbers", "leetcode-json-strings"],
    ["leetcode-python", "leetcode-python-numbers", "leetcode-python-strings"],
    ["leetcode-java", "leetcode-java-numbers", "leetcode-java-strings"],
    ["leetcode-cpp", "leetcode-cpp-numbers", "leetcode-cpp-strings"],
    ["leetcode-csharp", "leetcode-csharp-numbers", "leetcode-csharp-strings"],
    ["leetcode-go", "leetcode-go-numbers", "leetcode-go-strings"],
    ["leetcode-rust", "leetcode-rust-numbers", "leetcode-rust-strings"],
    ["leetcode-kotlin", "leetcode-kotlin-numbers", "leetcode-kotlin-strings"],
    ["leetcode-scala", "leetcode-scala-numbers", "leetcode-scala-strings"],
];

impl Format {
    /// All of them: the literals come last.
    pub const ALL: [Self; SIMPLE.len() + ARRAYS.len() * Cells::ALL.len()] = {
        let mut all = [Self::Line; SIMPLE.len() + ARRAYS.len() * Cells::ALL.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = match at.checked_sub(SIMPLE.len()) {
                None => SIMPLE[at],
                Some(array) => {
                    let (language, cells) = (array / Cells::ALL.len(), array % Cells::ALL.len());
                    Self::Array(Language::ALL[language], Cells::ALL[cells])
                }
            };
            at += 1;
        }
        all
    };
}
