/** Why a text could not be read, in English. */
export default {
  "notice.unread": "Nothing read.",
  "error.line": "Line {line}: {reason}",
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
  "error.too-large": "The text is larger than Redoku reads at a time.",
  "error.empty": "There is no text to read.",
  "error.other": "The text cannot be read: {message}",
};
