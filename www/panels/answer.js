/** The answer panel: show or hide answers, reveal one cell, the small digits. */

import { isAnswered, isPlayed, puzzleOf, verdictOf } from "../app/state.js";
import { keycaps } from "../ui/buttons.js";
import { byId, isEnabled, keepFocus, setAttribute, setEnabled, setText } from "../ui/dom.js";
import { draw } from "../ui/draw.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */

/**
 * @param {object} actions
 * @param {(shown: boolean) => void} actions.show
 * @param {() => void} actions.reveal
 * @param {(kind: import("../app/state.js").CandidateKind) => void} actions.showCandidates
 * @param {() => void} actions.fillMarks
 * @param {() => void} actions.clearMarks
 */
export function createAnswer(actions) {
  const show = /** @type {HTMLInputElement} */ (byId("show-answers"));
  const reveal = byId("reveal");
  const kind = /** @type {HTMLSelectElement} */ (byId("looking"));
  const marks = /** @type {const} */ ([
    [byId("fill-marks"), actions.fillMarks],
    [byId("clear-marks"), actions.clearMarks],
  ]);
  keepFocus(reveal);
  for (const [button, act] of marks) {
    keepFocus(button);
    button.addEventListener("click", () => isEnabled(button) && act());
  }
  kind.addEventListener("change", () =>
    actions.showCandidates(/** @type {import("../app/state.js").CandidateKind} */ (kind.value)),
  );
  show.addEventListener("change", () => actions.show(show.checked));
  reveal.addEventListener("click", () => isEnabled(reveal) && actions.reveal());

  return {
    /** @param {State} state @param {Translator} translator */
    render(state, translator) {
      const { text, spoken } = translator;
      const { answer, selected } = state;
      draw(byId("keys-note"), keysNote(state, translator));
      show.checked = answer !== null && state.shown;
      if (kind.value !== state.candidateKind) kind.value = state.candidateKind;
      const revealed = { cell: { cell: selected } };
      setText(reveal, text("answer.reveal.cell", revealed));
      setAttribute(reveal, "aria-label", spoken("answer.reveal.cell", revealed));
      setEnabled(reveal, canReveal(state));
      setEnabled(byId("clear-marks"), state.pencil.some(Boolean));
    },
  };
}

/** The most useful keys: those for entering a puzzle, or those for playing it. @param {State} state @param {Translator} translator */
function keysNote(state, { text, parts }) {
  const enter = text("key.enter");
  if (!state.playing) {
    return keycaps(parts, "answer.keys", { zero: "0", space: text("key.space"), enter });
  }
  const key = isPlayed(state) ? "play.keys" : "play.keys.first";
  return keycaps(parts, key, { mark: text("key.shift"), enter });
}

/** Whether the selected cell can be revealed: it is blank and the solution is unique. @param {State} state */
export function canReveal(state) {
  const { board, selected } = state;
  const blank = puzzleOf(board)[selected] === ".";
  return blank && !isAnswered(state, selected) && verdictOf(state)?.status === "unique";
}
