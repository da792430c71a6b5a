/** Why a text could not be read, in English. The element uses these too. */
export default {
  "notice.unread": "Couldn’t read that",
  "error.line": "Line {line}: {reason}",
  "error.bad-character":
    "Character ‘{character}’ at position {position} is neither a digit nor a blank.",
  "error.bad-character.cell":
    "Character ‘{character}’ in row {row}, column {column} is neither a digit nor a blank.",
  "error.too-short": "A puzzle has 81 cells, but this text has {cells}.",
  "error.too-long": "A puzzle has 81 cells, but this text has {cells}.",
  "error.bad-shape.row": "Row {row} has {cells} cells instead of 9.",
  "error.bad-shape.rows": "The text has {rows} rows instead of 9.",
  "error.bad-shape": "The text is not nine rows of nine cells.",
  "error.unknown-format": "The text contains no puzzle.",
  "error.extra-rules": "This puzzle has extra rules ({rules}) that Redoku doesn’t support.",
  "error.needs-server":
    "This link points to a puzzle stored on another site. Paste the puzzle itself.",
  "error.too-large": "The text is too large.",
  "error.empty": "There is no text to read.",
  "error.other": "The text couldn’t be read: {message}",
};
