/** The small digits of a cell, each in its own place of a 3 by 3: candidates, and the person's own marks. */

/**
 * Candidates and own marks of each cell, as sets: bit d-1 for the digit d.
 * @typedef {{ own: readonly number[], candidates: readonly number[] }} Notes
 */

/**
 * The digits are drawn by the style sheet: they are no text of the cell, whose name says them.
 * @param {HTMLElement} cell @param {number} own @param {number} candidates
 * @param {string} chosen  the digit that stands out
 */
export function drawNotes(cell, own, candidates, chosen) {
  const before = cell.querySelector(".redoku-notes");
  if (!(own | candidates)) return before?.remove();
  const notes = document.createElement("span");
  notes.className = "redoku-notes";
  notes.setAttribute("aria-hidden", "true");
  for (let digit = 1; digit <= 9; digit++) {
    const bit = 1 << (digit - 1);
    if (!((own | candidates) & bit)) continue;
    const note = document.createElement("i");
    note.dataset.digit = String(digit);
    if (own & bit) note.dataset.own = "";
    if (note.dataset.digit === chosen) note.dataset.same = "";
    notes.append(note);
  }
  if (before) before.replaceWith(notes);
  else cell.append(notes);
}
