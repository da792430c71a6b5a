/** The small digits of a cell, each in its own place of a 3 by 3: candidates, and the person's own marks. */

/**
 * Candidates and own marks of each cell, as sets: bit d-1 for the digit d.
 * @typedef {{ own: readonly number[], candidates: readonly number[] }} Notes
 */

/**
 * One element holds them all: a board may have 729, and as many elements would take long to lay out.
 * Candidates are its text, which is cheaper to style than what a style sheet writes; own marks, which
 * are few and may stand beside them, the style sheet writes over it.
 * @param {HTMLElement} cell @param {number} own @param {number} candidates
 * @param {string} chosen  the digit that stands out
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
  // The name of the cell says them.
  notes.setAttribute("aria-hidden", "true");
  notes.append(document.createTextNode(""));
  return notes;
}

/** @param {number} digit */
const bitOf = (digit) => (1 << digit) >> 1;

/** Three lines of three places; a tab leads from one place to the next. @param {number} set */
function linesOf(set) {
  if (!set) return "";
  const place = (/** @type {number} */ digit) => (set & bitOf(digit) ? digit : "");
  return [1, 4, 7].map((first) => [0, 1, 2].map((by) => place(first + by)).join("\t")).join("\n");
}

/** @param {HTMLElement} element @param {string} name @param {string} value */
function write(element, name, value) {
  if (value) element.dataset[name] = value;
  else delete element.dataset[name];
}
