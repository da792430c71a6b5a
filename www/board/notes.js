/** The small digits of a cell in a 3 by 3 layout: candidates and the user's marks. */

/**
 * The user's marks and the candidates of each cell, as sets: bit d-1 for the digit d.
 * @typedef {{ own: readonly number[], candidates: readonly number[] }} Notes
 */

/**
 * Draws the small digits of a cell in one element: up to 729 elements per board would be slow to lay out.
 * Candidates are its text, which is cheaper than generated content. The user's marks are few, and the
 * style sheet generates them from an attribute.
 * @param {HTMLElement} cell @param {number} own @param {number} candidates
 * @param {string} chosen  the digit to highlight
 */
export function drawNotes(cell, own, candidates, chosen) {
  const before = /** @type {HTMLElement | null} */ (cell.querySelector(".redoku-notes"));
  if (!(own | candidates)) return before?.remove();
  const notes = before ?? emptyNotes();
  write(notes, "own", linesOf(own));
  write(notes, "stands", (own | candidates) & bitOf(Number(chosen)) ? chosen : "");
  const text = /** @type {Text} */ (notes.firstChild);
  const lines = linesOf(candidates & ~own);
  if (text.data !== lines) text.data = lines;
  if (!before) cell.append(notes);
}

function emptyNotes() {
  const notes = document.createElement("span");
  notes.className = "redoku-notes";
  // The accessible name of the cell includes them.
  notes.setAttribute("aria-hidden", "true");
  notes.append(document.createTextNode(""));
  return notes;
}

/** @param {number} digit */
const bitOf = (digit) => (1 << digit) >> 1;

/** Formats a set as three lines of three places, separated by tabs. @param {number} set */
function linesOf(set) {
  if (!set) return "";
  const place = (/** @type {number} */ digit) => (set & bitOf(digit) ? digit : "");
  return [1, 4, 7]
    .map((first) => [0, 1, 2].map((offset) => place(first + offset)).join("\t"))
    .join("\n");
}

/** @param {HTMLElement} element @param {string} name @param {string} value */
function write(element, name, value) {
  if (value) element.dataset[name] = value;
  else delete element.dataset[name];
}
