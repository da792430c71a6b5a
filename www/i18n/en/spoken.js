/** What the board reads out on request, in English. */
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
  "spoken.stands": "{digit} stands in {cells}.",
  "spoken.place": "{name}.",
  "spoken.fits": "By the rules it can be {digits}.",
  "spoken.fits.none": "By the rules no digit fits.",
};
