/**
 * The number pad: nine digits, Erase, Skip and the pencil. While a puzzle is played, Notes and Assume are in
 * place of the last two. Phones do not open their keyboard.
 */
import { isAnswered, puzzleOf, solutionOf } from "../app/state.js";
import { canTry, trialOf } from "../app/trial.js";
import { isEnabled, keepFocus, setAttribute, setEnabled, setText } from "../ui/dom.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */

/**
 * @param {HTMLElement} pad  has the keys: nine digits, Erase, Skip, pencil, and Assume where there are trials
 * @param {{ digit(digit: number): void, erase(): void, skip(): void, pencil(on: boolean): void, trial?(): void }} actions
 */
export function createPad(pad, actions) {
  const keys = /** @type {HTMLElement[]} */ ([...pad.querySelectorAll(".key")]);
  const digits = keys.slice(0, 9);
  const [erase, skip, pencil, assume] = keys.slice(9);
  const togglePencil = () => actions.pencil(pencil.getAttribute("aria-pressed") !== "true");
  for (const key of keys) keepFocus(key);
  rove(keys);
  for (const [index, key] of digits.entries()) {
    key.addEventListener("click", () => actions.digit(index + 1));
  }
  erase.addEventListener("click", actions.erase);
  skip.addEventListener("click", () => (pencil.hidden ? togglePencil() : actions.skip()));
  pencil.addEventListener("click", togglePencil);
  assume?.addEventListener("click", () => isEnabled(assume) && actions.trial?.());

  /** Skip is of use only while a puzzle is entered. @param {State} state @param {Translator["text"]} text */
  function renderPlay(state, text) {
    const { playing, penciling } = state;
    pencil.hidden = playing;
    assume.hidden = !playing;
    setText(skip, text(playing ? "pad.notes" : "pad.skip"));
    if (playing) setAttribute(skip, "aria-pressed", String(penciling));
    else skip.removeAttribute("aria-pressed");
    setText(assume, text("pad.assume"));
    setAttribute(assume, "title", text("pad.assume.title"));
    const trial = trialOf(state);
    setAttribute(assume, "aria-pressed", String(trial !== null));
    setEnabled(assume, trial !== null || canTry(state));
  }

  return {
    /** @param {State} state @param {Translator} translator */
    render(state, { text }) {
      setAttribute(erase, "aria-label", text("pad.erase"));
      setAttribute(pencil, "aria-label", text("pad.pencil"));
      setAttribute(pencil, "title", text("pad.pencil"));
      const { penciling, armed, settings } = state;
      setAttribute(pencil, "aria-pressed", String(penciling));
      if (assume) renderPlay(state, text);
      else setText(skip, text("pad.skip"));
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

/** Makes a row of buttons one tab stop, in which arrow keys, Home and End move the focus. @param {HTMLElement[]} buttons  in visual order */
function rove(buttons) {
  const setStop = (/** @type {HTMLElement} */ current) => {
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  };
  setStop(buttons[0]);
  for (const button of buttons) {
    button.addEventListener("focus", () => setStop(button));
    button.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const shown = buttons.filter(({ hidden }) => !hidden);
      const at = shown.indexOf(button);
      const to = {
        ArrowLeft: Math.max(at - 1, 0),
        ArrowUp: Math.max(at - 1, 0),
        ArrowRight: Math.min(at + 1, shown.length - 1),
        ArrowDown: Math.min(at + 1, shown.length - 1),
        Home: 0,
        End: shown.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      shown[to].focus();
    });
  }
}
