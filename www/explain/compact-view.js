/** The explanation in a small panel, for boards on other sites: a step with its reasons, and the list of all steps. */
import { judgedPuzzle } from "../app/state.js";
import { setOverlay } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { translatePage } from "../i18n/translator.js";
import { build } from "../ui/build.js";
import { element } from "../ui/dom.js";
import { ICONS, tool } from "../ui/widgets.js";
import { createPathView } from "./path-view.js";
import { startOf } from "./position.js";
import { createProofView } from "./proof-view.js";
import { stepOverlay } from "./step-overlay.js";
import { createStepper } from "./stepper.js";
import { storyNodes, techniqueKey } from "./story-view.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Points} Points */

/** What the engine's refusals mean. @type {Record<string, import("../i18n/translator.js").Key>} */
const REASONS = {
  "no-solution": "explain.none",
  "several-solutions": "explain.several",
  conflict: "explain.conflict",
};

/**
 * @param {object} around
 * @param {import("../board/grid-element.js").RedokuGridElement} around.board
 * @param {Pick<import("../app/verdicts.js").Store, "state" | "update" | "refresh">} around.store
 * @param {HTMLElement} around.panel
 * @param {import("../engine/client.js").SolverClient["ask"]} around.ask
 */
export function createCompactExplain({ board, store, panel, ask }) {
  board.layer = drawLayer;
  const [back, on, hard] = [
    tool("explain.back", ICONS.back),
    tool("explain.on", ICONS.on),
    tool("explain.hard", ICONS.skip),
  ];
  const count = build("span", { class: "count" });
  const player = build("div", { class: "compact-player" }, back, on, hard, count);
  const story = build("div", { class: "story", "aria-live": "polite" });
  const proof = build("div", { class: "proof" });
  const so = build("div", { class: "story", "aria-live": "polite" });
  const list = build("ol", { class: "path" });
  const all = build("details", {}, build("summary", { "data-t": "explain.path" }), list);
  panel.replaceChildren(player, story, proof, so, all);
  const stepper = createStepper(draw);
  const path = createPathView(list, stepper.go);
  const proofView = createProofView(proof, {
    light,
    walk: (next) => {
      stepper.walk = next;
    },
  });
  back.addEventListener("click", () => stepper.execute("back"));
  on.addEventListener("click", () => stepper.execute("on"));
  hard.addEventListener("click", () => stepper.execute("hard"));
  /** The puzzle that is explained. */
  let puzzle = "";
  let isOpen = false;
  /** A sentence in place of the steps. @type {import("../i18n/translator.js").Key | null} */ let remark =
    null;
  /** @type {Translator | null} */ let current = null;
  /** @type {AbortController | null} */ let request = null;

  async function begin() {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    puzzle = judgedPuzzle(store.state);
    remark = "explain.working";
    write();
    try {
      const { steps } = await ask("explain", [puzzle, { rate: false }], signal);
      if (signal.aborted) return;
      remark = null;
      stepper.load(steps, startOf(puzzle), 0);
    } catch (error) {
      if (signal.aborted) return;
      const { code = "" } = /** @type {{ code?: string }} */ (error);
      remark = REASONS[code] ?? "explain.crash";
      write();
    }
  }

  /** Shows the step on the board. */
  function draw() {
    light(null);
    write();
  }

  /** @param {Points | null} lit */
  function light(lit) {
    const { step, position, walk } = stepper;
    if (isOpen && position && !remark)
      store.update(setOverlay, stepOverlay(step, position, walk, lit));
  }

  function write() {
    if (!current || !isOpen) return;
    const { text } = current;
    const { step, position, walk, at, steps } = stepper;
    for (const part of [player, all]) part.hidden = remark !== null;
    const place = { step: Math.min(at + 1, steps.length), steps: steps.length };
    count.textContent = text("explain.position.count", place);
    const told = remark || !position ? null : step;
    proofView.render(told, walk, current);
    path.render(stepper, current);
    if (!told || !position) {
      so.replaceChildren();
      return story.replaceChildren(element("p", "", text(remark ?? "explain.end")));
    }
    const sentences = storyNodes(told, position, current, light);
    const title = element("p", "story-title", text(techniqueKey(told.technique)));
    story.replaceChildren(title, sentences.see, sentences.because);
    return so.replaceChildren(sentences.so);
  }

  return {
    get isOpen() {
      return isOpen;
    },
    /** Shows the path of the puzzle on the board, or gives the board back. */
    toggle() {
      isOpen = !isOpen;
      panel.hidden = !isOpen;
      if (isOpen) return begin();
      request?.abort();
      return store.update(setOverlay, null);
    },
    /** Starts again if the puzzle has changed. @param {Translator} translator */
    render(translator) {
      if (!isOpen) return;
      const changed = translator !== current;
      current = translator;
      if (changed) translatePage(panel, translator);
      if (judgedPuzzle(store.state) !== puzzle) begin();
      else if (changed) write();
    },
  };
}
