/** What the board reads out on request, in English. The element uses these too. */
export default {
  "spoken.blank": "blank",
  "spoken.comma": ", ",
  "spoken.semicolon": "; ",
  "spoken.house": "{house}: {content}. {rest}",
  "spoken.missing": "Missing: {digits}.",
  "spoken.full": "Nothing is missing.",
  "spoken.digits": "{blanks} {blanks|cell|cells} blank. Left to place: {lefts}.",
  "spoken.left": "{digit}, {count} {count|time|times}",
  "spoken.none": "No cell is blank.",
  "spoken.where": "{digit} is in {cells}.",
  "spoken.place": "{name}.",
  "spoken.fits": "The rules allow {digits}.",
  "spoken.fits.none": "The rules allow no digit.",
};
