/**
 * Takes what lies behind a dialog out of reach without giving it another style: a veil takes the pointer,
 * `aria-hidden` keeps a screen reader away, and the focus stays within. `inert`, and with it the browser's own modal
 * dialog, has every element styled anew, too long a task for a slow machine; and what was given back part by part let
 * a quick hand press in vain.
 */
import { element } from "./dom.js";

/** Not what speaks to a screen reader: it may have something to say meanwhile. */
const PARTS = "body > :not(dialog, .dialog-veil, .unseen, [aria-hidden])";
const FOCUSABLE = "a, button, input, select, textarea, summary, [tabindex]";

/** @param {HTMLDialogElement} dialog @returns {() => void}  gives everything back */
export function takeAway(dialog) {
  const parts = document.querySelectorAll(PARTS);
  for (const part of parts) part.setAttribute("aria-hidden", "true");
  const veil = element("div", "dialog-veil");
  veil.addEventListener("mousedown", (event) => {
    // Else the press would take the focus that closing gives back.
    event.preventDefault();
    dialog.close();
  });
  // Where the focus comes when it leaves the dialog, and not to what would do something with it.
  const [start, end] = [edge(), edge()];
  dialog.before(veil, start);
  dialog.after(end);

  const listening = new AbortController();
  const onFocus = (/** @type {FocusEvent} */ { target }) => {
    if (dialog.contains(/** @type {Node} */ (target))) return;
    const all = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll(FOCUSABLE)]);
    focusFirst(target === start ? all.reverse() : all);
  };
  document.addEventListener("focusin", onFocus, listening);
  return () => {
    listening.abort();
    for (const part of parts) part.removeAttribute("aria-hidden");
    for (const made of [veil, start, end]) made.remove();
  };
}

function edge() {
  const made = element("div");
  made.tabIndex = 0;
  return made;
}

/** What is hidden or disabled does not take it. @param {HTMLElement[]} elements */
function focusFirst(elements) {
  for (const each of elements) {
    each.focus();
    if (document.activeElement === each) return;
  }
}
