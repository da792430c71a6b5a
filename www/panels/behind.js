/**
 * Takes what lies behind a dialog out of reach, part by part, and gives it back in the same way. The browser's own
 * modal dialog does it to the whole page at once, all of which is then styled anew in one task: too long for a slow
 * machine.
 */
import { paced } from "../tasks.js";

/** Not what speaks to a screen reader: it may have something to say meanwhile. */
const PARTS =
  "body > :not(main, dialog, .dialog-veil, .unseen), main > :not(.views, redoku-grid), .views > *, .redoku-row";

/** Counts the changes: a newer one ends those before it. */
let turn = 0;

export const takeAway = () => change(true);
export const giveBack = () => change(false);

/** @param {boolean} inert */
async function change(inert) {
  const mine = ++turn;
  const pause = paced();
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(PARTS))) {
    if (part.inert === inert) continue;
    part.inert = inert;
    await pause(part);
    if (turn !== mine) return;
  }
}

/** Gives back the part with this element at once: it is about to get the focus. @param {Element | null} element */
export function reach(element) {
  const part = /** @type {HTMLElement | null} */ (element?.closest("[inert]"));
  if (part) part.inert = false;
}
