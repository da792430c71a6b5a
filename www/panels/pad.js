/** The number pad: nine digits, Erase, Skip and the pencil. Phones do not open their keyboard. */
import { isAnswered, puzzleOf, solutionOf } from "../app/state.js";
import { button, keepFocus, setAttribute, setText } from "../ui/dom.js";
import { rove } from "../ui/roving.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */

const PENCIL = "M4 16l1-4L14 3l3 3-9 9zM12 5l3 3";
const ERASE = "M8 4h10v12H8l-6-6zM11 7.5l5 5m0-5l-5 5";

/**
 * @param {HTMLElement} pad  has the keys in its markup, or is empty
 * @param {{ digit(digit: number): void, erase(): void, skip(): void, pencil(on: boolean): void }} actions
 */
export function createPad(pad, actions) {
  if (pad.childElementCount === 0) pad.append(...buildKeys());
  const keys = /** @type {HTMLElement[]} */ ([...pad.querySelectorAll(".key")]);
  const digits = keys.slice(0, 9);
  const [erase, skip, pencil] = keys.slice(9);
  for (const key of keys) keepFocus(key);
  rove(keys);
  for (const [index, key] of digits.entries()) {
    key.addEventListener("click", () => actions.digit(index + 1));
  }
  erase.addEventListener("click", actions.erase);
  skip.addEventListener("click", actions.skip);
  pencil.addEventListener("click", () =>
    actions.pencil(pencil.getAttribute("aria-pressed") !== "true"),
  );

  return {
    /** @param {State} state @param {Translator} translator */
    render(state, { text }) {
      setAttribute(erase, "aria-label", text("pad.erase"));
      setText(skip, text("pad.skip"));
      setAttribute(pencil, "aria-label", text("pad.pencil"));
      setAttribute(pencil, "title", text("pad.pencil"));
      const { penciling, armed, settings } = state;
      setAttribute(pencil, "aria-pressed", String(penciling));
      setAttribute(pad, "data-writes", penciling ? "marks" : "digits");
      digits.forEach((key, index) => {
        if (settings.digitFirst) setAttribute(key, "aria-pressed", String(armed === index + 1));
        else key.removeAttribute("aria-pressed");
      });
      const left = digitsLeft(state);
      digits.forEach((key, index) => {
        if (left) setAttribute(key, "data-left", String(left[index]));
        else key.removeAttribute("data-left");
        const args = { digit: index + 1, left: left?.[index] ?? 0 };
        setAttribute(key, "aria-label", text(left ? "pad.digit.left" : "pad.digit", args));
      });
    },
  };
}

/** How many of each digit are left to place while a puzzle is played, or null. @param {State} state */
function digitsLeft(state) {
  if (!state.playing || (state.answer?.cells === null && state.shown)) return null;
  const solution = solutionOf(state);
  const left = new Array(9).fill(9);
  for (const [cell, digit] of [...puzzleOf(state.board)].entries()) {
    const shown = isAnswered(state, cell) && solution ? solution[cell] : digit;
    if (shown !== ".") left[Number(shown) - 1]--;
  }
  return left.map((count) => Math.max(count, 0));
}

/** Builds the same keys as index.html: digits, Erase, Skip, pencil. */
function buildKeys() {
  const digits = Array.from({ length: 9 }, (_, index) => button(String(index + 1), "key"));
  const [erase, skip, pencil] = ["erase", "skip", "pencil"].map((name) =>
    button("", `key key-${name}`),
  );
  erase.append(icon(ERASE));
  pencil.append(icon(PENCIL));
  return [...digits, erase, skip, pencil];
}

/** @param {string} path */
function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}
