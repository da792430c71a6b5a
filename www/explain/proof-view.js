/** Shows the chain or the proof of a step, which the user can walk along. */
import { button, element } from "../ui/dom.js";
import { nodesFor } from "./parts-view.js";
import { createPhrases } from "./phrases.js";
import { scrollIntoList } from "./scroll-list.js";
import { assumption, conclusion, lineSentence, movesOf, nodesOf } from "./walk.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Points} Points */
/** @typedef {import("../pkg/logic.js").Step} Step */
/** @typedef {import("../pkg/logic.js").Branch} Branch */
/** @typedef {{ branch: number, line: number | null }} Walk  the branch and the place in it; null for all of it */
/**
 * @typedef {object} ProofActions
 * @property {(points: Points | null) => void} light
 * @property {(walk: Walk) => void} walk
 */

/** @param {HTMLElement} place @param {ProofActions} actions */
export function createProofView(place, actions) {
  /** @param {Element} root */
  const focusable = (root) => [...root.querySelectorAll("button, [tabindex]")];

  return {
    /** Draws the proof again, and keeps the focus and the scroll position. @param {Step | null} step @param {Walk} walk @param {Translator} translator */
    render(step, walk, translator) {
      const focused = focusable(place).findIndex((it) => it.matches(":focus"));
      const scrolled = place.querySelector(":scope > .lines")?.scrollTop ?? 0;
      place.replaceChildren(...(step ? proofNodes(step, walk, translator, actions) : []));
      const again = focusable(place)[focused];
      if (again instanceof HTMLElement) again.focus({ preventScroll: true });
      const list = place.querySelector(":scope > .lines");
      if (!list || walk.line === null) return;
      list.scrollTop = scrolled;
      const current = list.querySelector(":scope > [aria-current]");
      if (current) scrollIntoList(list, current);
    },
  };
}

/**
 * The chain as chips, or the proof as lines; nothing for other steps.
 * @param {Step} step @param {Walk} walk @param {Translator} translator @param {ProofActions} actions
 * @returns {Node[]}
 */
function proofNodes({ evidence }, walk, translator, actions) {
  const phrases = createPhrases(translator);
  if (evidence.kind === "chain") {
    return [chips(nodesOf(evidence), walk, translator, actions)];
  }
  if (evidence.kind !== "proof") return [];
  const { branches } = evidence;
  const lines = linesOf(branches[walk.branch], walk, translator, actions, phrases);
  if (branches.length === 1) return [lines];
  const cases = element("div", "cases");
  cases.setAttribute("role", "group");
  cases.setAttribute("aria-label", translator.text("explain.branches"));
  for (const [index, { assume }] of branches.entries()) {
    const text = phrases.text({ key: "line.if", args: { literal: { literal: assume } } });
    const choice = button(text, "small case", () => actions.walk({ branch: index, line: null }));
    choice.setAttribute("aria-pressed", String(index === walk.branch));
    cases.append(choice);
  }
  return [cases, lines];
}

/** @param {ReturnType<typeof nodesOf>} nodes @param {Walk} walk @param {Translator} translator @param {ProofActions} actions */
function chips(nodes, walk, translator, { walk: go, light }) {
  const phrases = createPhrases(translator);
  const list = element("ol", "chips");
  list.setAttribute("aria-label", translator.text("explain.chain"));
  nodes.forEach(({ digit, cells, on }, at) => {
    const text = chipText(phrases, { digit, cells, on });
    const chip = button(text, `chip ${on ? "is-on" : "is-off"}`, () =>
      go({ branch: 0, line: walk.line === at ? null : at }),
    );
    if (walk.line === at) chip.setAttribute("aria-current", "step");
    const candidates = cells.map((cell) => /** @type {[number, number]} */ ([cell, digit]));
    chip.addEventListener("pointerenter", () => light({ candidates }));
    chip.addEventListener("pointerleave", () => light(null));
    list.append(element("li", walk.line !== null && at > walk.line ? "later" : "", chip));
  });
  return list;
}

/** @param {ReturnType<typeof createPhrases>} phrases @param {{ digit: number, cells: number[], on: boolean }} node */
const chipText = (phrases, { digit, cells, on }) =>
  phrases.text({ key: on ? "phrase.on" : "phrase.off", args: { cells: { either: cells }, digit } });

/**
 * @param {Branch} branch @param {Walk} walk @param {Translator} translator @param {ProofActions} actions
 * @param {ReturnType<typeof createPhrases>} phrases
 */
function linesOf(branch, walk, translator, { walk: go, light }, phrases) {
  const list = element("ol", "lines");
  list.setAttribute("aria-label", translator.text("explain.proof"));
  const item = (/** @type {import("./phrases.js").Sentence} */ said, /** @type {string} */ name) =>
    element("li", name, ...nodesFor(phrases.parts(said), light));
  list.append(item(assumption(branch), "assumed"));
  for (const [at, { line }] of movesOf(branch).entries()) {
    const later = walk.line !== null && at > walk.line ? "later" : "";
    const made = line
      ? item(lineSentence(line), later)
      : item(conclusion(branch), `concluded ${later}`);
    if (at === walk.line) made.setAttribute("aria-current", "step");
    made.addEventListener("click", () => go({ ...walk, line: walk.line === at ? null : at }));
    if (line?.why.kind === "lemma") made.append(lemma(line.why.branch, translator, light, phrases));
    list.append(made);
  }
  return list;
}

/**
 * A proof inside a proof, folded.
 * @param {Branch} branch @param {Translator} translator @param {ProofActions["light"]} light
 * @param {ReturnType<typeof createPhrases>} phrases
 */
function lemma(branch, translator, light, phrases) {
  const fold = element("details", "lemma");
  fold.append(element("summary", "", translator.text("explain.lemma")));
  fold.addEventListener("click", (event) => event.stopPropagation());
  const nowhere = { branch: 0, line: null };
  fold.append(linesOf(branch, nowhere, translator, { walk: () => {}, light }, phrases));
  return fold;
}
