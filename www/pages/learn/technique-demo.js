/** A board in the text with a step of a person's solution: the pattern, the reasons, and what follows. */
import { initialState } from "../../app/state.js";
import { drawLayer } from "../../board/drawing.js";
import { stepLink } from "../../explain/link.js";
import { positionsOf, startOf } from "../../explain/position.js";
import { createProofView } from "../../explain/proof-view.js";
import { stepOverlay } from "../../explain/step-overlay.js";
import { storyNodes, techniqueKey } from "../../explain/story-view.js";
import { build } from "../../ui/build.js";
import { boardView } from "../../view/board-view.js";

/** @typedef {import("../../board/grid-element.js").RedokuGridElement} RedokuGridElement */
/** @typedef {import("../../explain/proof-view.js").Walk} Walk */

/**
 * @param {HTMLElement} place  names the technique and a puzzle that needs it
 * @param {import("../../engine/client.js").SolverClient} client
 * @param {import("../../i18n/translator.js").Translator} translator
 */
export async function createTechniqueDemo(place, client, translator) {
  const { technique = "", puzzle = "" } = place.dataset;
  const board = /** @type {RedokuGridElement} */ (document.createElement("redoku-grid"));
  board.layer = drawLayer;
  const side = build("div", { class: "demo-side" });
  place.append(board, side);
  side.append(build("h3", {}, translator.text(techniqueKey(technique))));
  try {
    const { steps } = await client.ask("explain", [puzzle, { rate: false }]);
    show(steps);
  } catch (error) {
    console.warn("Redoku's demo could not start:", error);
    side.append(translator.text("unloaded"));
  }

  /** @param {import("../../pkg/logic.js").Step[]} steps */
  function show(steps) {
    const at = steps.findIndex((step) => step.technique === technique);
    const step = steps[at];
    const position = positionsOf(startOf(puzzle), steps)[at];
    const proof = build("div", { class: "proof" });
    const proofView = createProofView(proof, { light, walk: go });
    /** @type {Walk} */ let walk = { branch: 0, line: null };

    /** @param {import("../../i18n/translator.js").Points | null} lit */
    function light(lit) {
      const overlay = stepOverlay(step, position, walk, lit);
      board.view = boardView(initialState, { marks: new Map() }, translator, { overlay });
    }

    /** @param {Walk} next */
    function go(next) {
      walk = next;
      proofView.render(step, walk, translator);
      light(null);
    }

    const { see, because, so } = storyNodes(step, position, translator, light);
    const href = `./${stepLink({ step: at + 1, puzzle })}`;
    const link = build("a", { class: "demo-link", href }, translator.text("explain.open"));
    side.append(
      build("div", { class: "story" }, see, because),
      proof,
      build("div", { class: "story" }, so),
      link,
    );
    go(walk);
  }
}
