/** A board in the text with a step of a person's solution: the pattern, the reasons, and what follows. */
import { initialState } from "../../app/state.js";
import { drawLayer } from "../../board/drawing.js";
import { stepLink } from "../../explain/link.js";
import { stepOverlay } from "../../explain/overlay.js";
import { positionsOf, startOf } from "../../explain/position.js";
import { beatRows, words } from "../../explain/story-panel.js";
import { build } from "../../ui/build.js";
import { draw, h } from "../../ui/draw.js";
import { boardView } from "../../view/board-view.js";

/** @typedef {import("../../board/grid-element.js").RedokuGridElement} RedokuGridElement */
/** @typedef {import("../../i18n/translator.js").Points} Points */
/** @typedef {import("../../explain/story.js").Place} Place */

/**
 * @param {HTMLElement} place  names the technique and a puzzle that needs it
 * @param {import("../../engine/client.js").SolverClient} client
 * @param {import("../../i18n/translator.js").Translator} translator
 */
export async function createTechniqueDemo(place, client, translator) {
  const { technique = "", puzzle = "" } = place.dataset;
  const { language, text } = translator;
  const board = /** @type {RedokuGridElement} */ (document.createElement("redoku-grid"));
  board.layer = drawLayer;
  const side = build("div", { class: "demo-side" });
  place.append(board, side);
  try {
    const { steps } = await client.ask("explain", [puzzle, { rate: false, language }]);
    const at = steps.findIndex((step) => step.technique === technique);
    const { story } = steps[at];
    if (story) show(story, positionsOf(startOf(puzzle), steps)[at], at + 1);
  } catch (error) {
    console.warn("Redoku's demo could not start:", error);
    side.append(text("unloaded"));
  }

  /** @param {import("../../pkg/logic.js").Story} story @param {import("../../explain/position.js").Position} position @param {number} step */
  function show(story, position, step) {
    /** What is shown: the line of the story, and what its words light up. */
    let state = {
      line: /** @type {Place | null} */ (null),
      lit: /** @type {Points | null} */ (null),
    };
    /** @type {import("../../explain/story-panel.js").StoryActions} */
    const on = {
      light: (lit) => render({ ...state, lit }),
      walk: (line) => render({ line, lit: null }),
    };

    /** @param {typeof state} next */
    function render(next) {
      state = next;
      const overlay = stepOverlay(position, story, state.line, state.lit);
      board.view = boardView(initialState, { marks: new Map() }, translator, { overlay });
      draw(side, [
        h("h3", story.name),
        h("div.story", [
          h("p.story-so", words(story.claim, on)),
          ...beatRows(story.beats, state.line, translator, on),
        ]),
        h(
          "a.demo-link",
          { attrs: { href: `./${stepLink({ step, puzzle })}` } },
          text("explain.open"),
        ),
      ]);
    }
    render(state);
  }
}
