/** A board in the text with a step of a person's solution: the pattern, the reasons, and what follows. */
import { initialState } from "../../app/state.js";
import { drawLayer } from "../../board/drawing.js";
import { stepLink } from "../../explain/link.js";
import { stepOverlay } from "../../explain/overlay.js";
import { positionsOf, startOf } from "../../explain/position.js";
import { endOf } from "../../explain/story.js";
import { reasons, words } from "../../explain/story-panel.js";
import { element } from "../../ui/dom.js";
import { draw, h } from "../../ui/draw.js";
import { boardView } from "../../view/board-view.js";

/** @import { RedokuGridElement } from "../../board/grid-element.js" */
/** @import { Points } from "../../sudoku/geometry.js" */

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
  const side = element("div", "demo-side");
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
    /** What is shown: the place in the story, and what its words light up. */
    let state = {
      place: endOf(story),
      lit: /** @type {Points | null} */ (null),
    };
    /** @type {import("../../explain/story-panel.js").BeatActions} */
    const on = {
      light: (lit) => render({ ...state, lit }),
      walk: (place) => render({ place, lit: null }),
    };

    /** @param {typeof state} next */
    function render(next) {
      state = next;
      const { place, lit } = state;
      const drawn = place.line === null ? null : place;
      const overlay = stepOverlay({ position, story, place: drawn, lit, wrong: new Map() });
      board.view = boardView(initialState, { marks: new Map() }, translator, { overlay });
      draw(side, [
        h("h3", story.name),
        h("div.story", [
          h("p.claim", words(story.claim, on)),
          ...reasons(story, place, true, translator, on),
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
