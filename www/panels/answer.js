/** The answer panel: show or hide answers, reveal one cell, show candidates. */

import { isAnswered, puzzleOf, verdictOf } from "../app/state.js";
import { byId, isEnabled, keepFocus, setEnabled, setText } from "../ui/dom.js";

/** @typedef {import("../app/state.js").State} State */
/** @typedef {import("../i18n/translator.js").Translator} Translator */

/**
 * @param {object} actions
 * @param {(shown: boolean) => void} actions.show
 * @param {() => void} actions.reveal
 * @param {(kind: import("../app/state.js").CandidateKind) => void} actions.showCandidates
 */
export function createAnswer(actions) {
  const show = /** @type {HTMLInputElement} */ (byId("show-answers"));
  const reveal = byId("reveal");
  const kind = /** @type {HTMLSelectElement} */ (byId("looking"));
  keepFocus(reveal);
  kind.addEventListener("change", () =>
    actions.showCandidates(/** @type {import("../app/state.js").CandidateKind} */ (kind.value)),
  );
  show.addEventListener("change", () => actions.show(show.checked));
  reveal.addEventListener("click", () => isEnabled(reveal) && actions.reveal());

  return {
    /** @param {State} state @param {Translator} translator */
    render(state, { text }) {
      const { answer, selected } = state;
      show.checked = answer !== null && state.shown;
      if (kind.value !== state.candidateKind) kind.value = state.candidateKind;
      setText(reveal, text("answer.reveal.cell", { cell: { cell: selected } }));
      setEnabled(reveal, canReveal(state));
    },
    /** @param {Translator} translator */
    translate({ text, parts }) {
      byId("keys-note").replaceChildren(
        ...parts("answer.keys", {
          zero: "\u{1}0",
          space: `\u{1}${text("key.space")}`,
          enter: `\u{1}${text("key.enter")}`,
        }).map((part) => (part.text.startsWith("\u{1}") ? keycap(part.text.slice(1)) : part.text)),
      );
    },
  };
}

/** Whether the selected cell can be revealed: it is blank and the solution is unique. @param {State} state */
export function canReveal(state) {
  const { board, selected } = state;
  const blank = puzzleOf(board)[selected] === ".";
  return blank && !isAnswered(state, selected) && verdictOf(state)?.status === "unique";
}

/** @param {string} text */
function keycap(text) {
  const element = document.createElement("kbd");
  element.textContent = text;
  return element;
}
