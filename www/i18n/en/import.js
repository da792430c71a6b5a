/** Reading puzzles from text and files, in English. */
import errors from "./errors.js";

export default {
  ...errors,

  "size.kilobytes": "{number} kB",
  "size.megabytes": "{number} MB",

  "read.summary": "{givens} {givens|given|givens} ({format}).",
  "read.summary.placed":
    "{givens} {givens|given|givens}, {own} {own|digit|digits} of your own ({format}).",
  "read.pasted": "Pasted: {summary} {offer}",
  "read.file": "Opened: {summary} {offer}",
  "read.link": "Opened from a link: {givens} {givens|given|givens}. {offer}",

  "notice.reading": "Reading…",
  "notice.reading.detail": "{size} of text. {offer}",
  "notice.reason": "{reason} {offer}",
  "notice.file": "The file couldn’t be read as text.",
  "notice.file.large": "The file is too large. Redoku reads up to {size}.",
  "notice.files": "No puzzle found in {files}.",

  "format.line": "81-character line",
  "format.sdm": "81-character lines",
  "format.csv-lines": "comma-separated lines",
  "format.gsf": "gsf’s taxonomy list",
  "format.sudokuexchange-bank": "SudokuExchange puzzle bank",
  "format.rows": "nine rows",
  "format.grid": "text grid",
  "format.grid-tight": "text grid",
  "format.ss": "Simple Sudoku file",
  "format.spf": "text grid",
  "format.sdk": ".sdk file",
  "format.sdx": ".sdx file",
  "format.pencil-marks": "pencil-mark grid",
  "format.sukaku": "729 candidates",
  "format.hodoku": "HoDoKu line",
  "format.sudokuwiki-1": "SudokuWiki, 162 characters",
  "format.s9b": "SudokuWiki S9B code",
  "format.sudokuwiki-link": "SudokuWiki link",
  "format.sudokuexchange": "SudokuExchange short code",
  "format.sudokuexchange-link": "SudokuExchange link",
  "format.sudokupad": "SudokuPad code",
  "format.sudokupad-link": "SudokuPad link",
  "format.f-puzzles": "f-puzzles file",
  "format.f-puzzles-link": "f-puzzles link",
  "format.link": "link",
  "format.opensudoku": "OpenSudoku file",
  "format.csv": "comma-separated table",
  "format.tsv": "spreadsheet cells",
  "format.literal": "LeetCode board in {language}",

  "import.title": "Paste a puzzle",
  "import.choose": "Choose a puzzle",
  "import.text": "Puzzle text",
  "import.placeholder":
    "81 characters, a text grid, pencil marks, a LeetCode array, a link, spreadsheet cells, a puzzle file…",
  "import.large": "{size} of text",
  "import.file": "Choose files…",
  "import.clipboard": "Paste from the clipboard",
  "import.noClipboard":
    "Your browser doesn’t let this page use the clipboard. Paste into the box instead.",
  "import.hint": "The format is detected automatically.",
  "import.place": "Show where",
  "import.preview": "Puzzle preview",
  "import.apply": "Use this puzzle",

  "list.label": "Puzzles in the text",
  "list.search": "Number, name or digits",
  "list.count": "{total} puzzles",
  "list.found": "{count} of {total} puzzles",
  "list.none": "No matching puzzle.",
  "list.unread": "No puzzle found in {files}.",
  "list.skipped":
    "{count} {count|line without a puzzle was|lines without a puzzle were} skipped; the first is line {line}: “{quote}”.",
  "list.number": "{number}",
  "list.givens": "{givens} {givens|given|givens}",
};
