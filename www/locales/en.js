/** Every sentence of the page in English. */
export default {
  "page.title": "Redoku: type a Sudoku, see the answer in red",
  "language.other": "中文",
  "language.label": "中文: switch to Chinese",
  "theme.dark": "Dark theme",

  cell: "r{row}c{column}",
  "house.row": "row {number}",
  "house.column": "column {number}",
  "house.box": "box {number}",
  "time.milliseconds": "{number} ms",

  "board.label": "Sudoku grid",
  "board.cell": "Row {row}, column {column}, box {box}, {content}",
  "board.empty": "empty",
  "board.given": "{digit}, given",
  "board.placed": "{digit}, placed",
  "board.solved": "{digit}, solved",
  "board.conflict": "{content}, conflicts with {cells}",
  "board.reason": "{content}, part of the contradiction",
  "board.dead": "{content}, no digit left",
  "board.differs": "{content}, differs between solutions",

  "pad.label": "Number pad",
  "pad.digit": "{digit}, number pad",
  "pad.erase": "Erase, number pad",
  "pad.skip": "Skip",

  "tools.label": "Puzzle",
  solve: "Solve",
  undo: "Undo",
  redo: "Redo",
  paste: "Paste",
  clear: "Clear",
  "offer.try": "try this one",
  "offer.cancel": "Cancel",

  "answer.heading": "Answer",
  "answer.show": "Show answers",
  "answer.reveal": "Reveal one cell",
  "answer.reveal.cell": "Reveal {cell}",
  "answer.steps": "Solutions",
  "answer.step": "Solution",
  "answer.step.label": "Solution {number} of {total}",
  "answer.previous": "Previous solution",
  "answer.next": "Next solution",
  "answer.marked":
    "Marked: {cells}. Take any one of them away, and the others no longer contradict each other.",
  "answer.conflicts": "In conflict: {cells}.",
  "answer.keys": "Type digits in reading order. {zero} or {space} skips a cell, {enter} solves.",
  "key.space": "space",
  "key.enter": "Enter",

  "verdict.label": "Where the puzzle stands",
  "verdict.empty": "Type a puzzle.",
  "verdict.empty.detail": "Paste one, drop a text file, or {offer}.",
  "verdict.working": "Checking…",
  "verdict.working.detail": "This one takes a moment. {offer}",
  "verdict.unique": "One solution.",
  "verdict.unique.detail": "{givens} {givens|given|givens}, {blanks} {blanks|cell|cells} to fill.",
  "verdict.filled": "{filled} {filled|cell|cells} filled in {time}.",
  "verdict.revealed": "{filled} {filled|cell|cells} revealed, {blanks} to go.",
  "verdict.hidden": "{filled} {filled|answer|answers} hidden.",
  "verdict.complete": "Complete.",
  "verdict.complete.detail": "Every row, column and box holds 1 to 9.",
  "verdict.multiple": "{count} solutions.",
  "verdict.many": "More than {count} solutions.",
  "verdict.multiple.detail": "{givens} {givens|given|givens} so far.",
  "verdict.several.detail":
    "{givens} {givens|given|givens}. {differing} {differing|cell|cells} can differ.",
  "verdict.stepping": "Solution {number} of {total} shown. The {differing} shaded cells differ.",
  "verdict.stepping.first":
    "Solution {number} of the first {total} shown. The {differing} shaded cells differ.",
  "verdict.none": "No solution.",
  "verdict.none.cell":
    "{cell} has no digit left. One of the {count} marked givens is probably mistyped.",
  "verdict.none.digit":
    "{digit} has no place left in {house}. One of the {count} marked givens is probably mistyped.",
  "verdict.none.givens":
    "The {count} marked givens contradict each other. One of them is probably mistyped.",
  "verdict.both": "{cells} are both {digit}.",
  "verdict.all": "{cells} are all {digit}.",
  "verdict.once": "A digit stands only once in {house}.",
  "verdict.once.more":
    "A digit stands only once in {house}. {more} more {more|conflict|conflicts}.",

  "notice.first": "Showing the first of {count} puzzles in the text.",
  "notice.unread": "Nothing read.",
  "notice.crash": "The solver stopped.",
  "notice.crash.detail": "It was started again, and your board is safe. Try once more.",
  "notice.cancelled": "Cancelled.",
  "notice.cancelled.detail": "The board is as it was.",
  "notice.paste": "Paste with the keyboard.",
  "notice.paste.detail":
    "The browser keeps the clipboard to itself. Press {keys} anywhere on the page.",
  "notice.touch.detail":
    "The browser keeps the clipboard to itself. Drop a text file here instead.",
  "notice.file": "The file cannot be read as text.",
  "notice.copied": "Copied as a line of 81 characters.",

  "error.bad-character":
    "Character ‘{character}’ at position {position} is neither digit nor blank.",
  "error.bad-character.cell":
    "Character ‘{character}’ in row {row}, column {column} is neither digit nor blank.",
  "error.too-short": "A puzzle has 81 cells, but this text has {cells}.",
  "error.too-long": "A puzzle has 81 cells, but this text has {cells}.",
  "error.bad-shape.row": "Row {row} has {cells} cells instead of 9.",
  "error.bad-shape.rows": "The text has {rows} rows instead of 9.",
  "error.bad-shape": "The text is not nine rows of nine cells.",
  "error.unknown-format": "No puzzle was found in the text.",
  "error.extra-rules": "This puzzle has extra rules ({rules}) that Redoku does not know.",
  "error.needs-server":
    "This link only names a puzzle that another site keeps. Paste the puzzle itself.",
  "error.empty": "There is no text to read.",
  "error.other": "The text cannot be read: {message}",

  "drop.here": "Drop a text file with a puzzle",
};
