/** The statement about the puzzle, as a template in which each coordinate highlights its cell, and the buttons beside it. */

import { nextOf } from "../sudoku/geometry.js";
import { button, pointing, stay } from "../ui/buttons.js";
import { byId, keepFocus, setAttribute, setText } from "../ui/dom.js";
import { h } from "../ui/draw.js";

/** @import { State } from "../app/state.js" */
/** @import { Message, Part, Translator } from "../i18n/translator.js" */
/** @import { Template } from "../ui/draw.js" */
/**
 * @typedef {object} Actions  beside these, what the statement offers
 * @property {(cells: readonly number[] | null) => void} light
 * @property {(cell: number) => void} select
 */
/** @typedef {Actions & Record<NonNullable<Part["offer"]>, () => void>} VerdictActions */

/** @param {Message | null | undefined} message @param {Translator} translator @param {VerdictActions} on @returns {Template} */
export function sentence(message, { parts }, on) {
  /** @type {Template} */ const made = [];
  for (const part of message ? parts(message.key, message.args) : []) {
    const node = nodeOf(part, on);
    const before = made.at(-1);
    const [punctuation] = (typeof node === "string" && /^[,.;、。，；]+/.exec(node)) || [];
    // Keep punctuation on the same line as the button before it.
    if (punctuation && before && typeof before !== "string") {
      made.splice(-1, 1, h("span.together", { key: before.key }, [before, punctuation]));
      made.push(part.text.slice(punctuation.length));
    } else {
      made.push(node);
    }
  }
  return made;
}

/** @param {Part} part @param {VerdictActions} on */
function nodeOf({ text, aloud, cell, offer, tip, href, points }, on) {
  if (href) return h("a.link", { attrs: { href }, key: href }, text);
  if (offer) {
    const lit = points?.cells
      ? pointing(
          () => on.light(points.cells ?? null),
          () => on.light(null),
        )
      : {};
    /** @type {Record<string, string>} */
    const attrs = tip ? { title: tip } : {};
    if (aloud && aloud !== text) attrs["aria-label"] = aloud;
    return button(".link", text, on[offer], { ...lit, attrs, key: `${offer} ${text}` });
  }
  if (cell === undefined) return text;
  const lit = pointing(
    () => on.light([cell]),
    () => on.light(null),
  );
  return button(".coordinate", text, () => on.select(cell), {
    ...lit,
    on: { ...lit.on, mousedown: stay },
    attrs: { "aria-label": aloud ?? text },
    key: text,
  });
}

/**
 * The two buttons beside the statement: they step through several solutions, or through the marked cells.
 * @param {{ solution(by: number): void, cell(cell: number): void }} actions
 */
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
    /** @param {State} state @param {Map<number, unknown>} marks @param {Translator} translator */
    render(state, marks, { text }) {
      const several = state.answer !== null && state.shown && state.answer.solutions.length > 1;
      cells = several ? [] : [...marks.keys()].sort((a, b) => a - b);
      selected = state.selected;
      group.hidden = !several && cells.length < 2;
      for (const [button, name] of /** @type {const} */ ([
        [back, several ? "answer.previous" : "marked.previous"],
        [forward, several ? "answer.next" : "marked.next"],
      ])) {
        setAttribute(button, "aria-label", text(name));
        setAttribute(button, "title", text(name));
      }
      setText(byId("steps-what"), text(several ? "answer.steps" : "marked.steps"));
      setAttribute(group, "aria-label", text(several ? "answer.steps" : "marked.steps"));
    },
  };
}
