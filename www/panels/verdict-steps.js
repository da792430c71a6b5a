/** The two buttons beside the verdict: they step through several solutions, or through the marked cells. */
import { byId, keepFocus, setAttribute } from "../ui/dom.js";

/** @typedef {import("../app/state.js").State} State */

/** @param {{ solution(by: number): void, cell(cell: number): void }} actions */
export function createVerdictSteps(actions) {
  const [group, back, forward] = ["steps", "step-back", "step-on"].map(byId);
  /** The cells to step through; empty for solutions. @type {number[]} */ let cells = [];
  let selected = 0;
  for (const [button, by] of /** @type {const} */ ([
    [back, -1],
    [forward, 1],
  ])) {
    keepFocus(button);
    button.addEventListener("click", () => {
      if (cells.length > 0) actions.cell(nextOf(cells, selected, by));
      else actions.solution(by);
    });
  }

  return {
    /** @param {State} state @param {Map<number, unknown>} marks @param {import("../i18n/translator.js").Translator} translator */
    render(state, marks, { text }) {
      const several = state.answer !== null && state.shown && state.answer.solutions.length > 1;
      cells = several ? [] : [...marks.keys()].sort((a, b) => a - b);
      selected = state.selected;
      group.hidden = !several && cells.length < 2;
      setAttribute(back, "aria-label", text(several ? "answer.previous" : "marked.previous"));
      setAttribute(forward, "aria-label", text(several ? "answer.next" : "marked.next"));
      setAttribute(group, "aria-label", text(several ? "answer.steps" : "marked.steps"));
    },
  };
}

/** The next or previous cell of a list, from any cell; wraps around. @param {number[]} cells @param {number} from @param {1 | -1} by */
export function nextOf(cells, from, by) {
  if (by === 1) return cells.find((cell) => cell > from) ?? cells[0];
  return cells.findLast((cell) => cell < from) ?? cells[cells.length - 1];
}
