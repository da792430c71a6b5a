/** The explanation in a small panel, for boards on other sites: one step at a time, with its reasons. */
import { judgedPuzzle } from "../app/state.js";
import { setOverlay } from "../app/updates.js";
import { drawLayer } from "../board/drawing.js";
import { translatePage } from "../i18n/translator.js";
import { build } from "../ui/build.js";
import { element } from "../ui/dom.js";
import { ICONS, tool } from "../ui/widgets.js";
import { startOf } from "./position.js";
import { stepOverlay } from "./step-overlay.js";
import { createStepper } from "./stepper.js";
import { proofNodes, storyNodes, techniqueKey } from "./story-view.js";

/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../i18n/translator.js").Points} Points */

/** What the engine's refusals mean. @type {Record<string, import("../i18n/translator.js").Key>} */
const REASONS = {
  "no-solution": "explain.none",
  "several-solutions": "explain.several",
  conflict: "explain.conflict",
};

/** @param {Pick<import("./hint-view.js").HintSurroundings, "board" | "store" | "panel" | "ask">} around */
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
  panel.replaceChildren(player, story);
  const stepper = createStepper(draw);
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
    player.hidden = remark !== null;
    const place = { step: Math.min(at + 1, steps.length), steps: steps.length };
    count.textContent = text("explain.position.count", place);
    if (remark || !step || !position) {
      return story.replaceChildren(element("p", "", text(remark ?? "explain.end")));
    }
    const { see, because, so } = storyNodes(step, position, current, light);
    const go = (/** @type {import("./story-view.js").Walk} */ next) => {
      stepper.walk = next;
    };
    const proof = element("div", "proof", ...proofNodes(step, walk, current, { light, walk: go }));
    const title = element("p", "story-title", text(techniqueKey(step.technique)));
    return story.replaceChildren(title, see, because, proof, so);
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
      if (changed) translatePage(player, translator);
      if (judgedPuzzle(store.state) !== puzzle) begin();
      else if (changed) write();
    },
  };
}
