/** The door: the ways to a puzzle, in place of the answers while the board is empty. */
import { makingOf } from "../app/making.js";
import { isEmpty } from "../app/state.js";
import { GALLERY } from "../sudoku/puzzles.js";
import { byId, keepFocus, setAttribute, setText } from "../ui/dom.js";
import { draw } from "../ui/draw.js";
import { say } from "../view/play.js";
import { madeSoFar } from "../view/statement.js";
import { sentence } from "./verdict.js";

/** @import { State } from "../app/state.js" */
/** @import { Level } from "../pkg/redoku.js" */

/**
 * @param {object} actions
 * @param {(puzzle: string) => void} actions.open  puts an example on the board
 * @param {(level: Level) => void} actions.make
 * @param {(open: boolean) => void} actions.showExamples
 * @param {import("./verdict.js").VerdictActions} actions.offers
 */
export function createDoor({ open, make, showExamples, offers }) {
  const door = byId("door");
  const mine = byId("door-mine");
  const examples = /** @type {HTMLDetailsElement} */ (byId("examples"));
  const levels = /** @type {HTMLElement[]} */ ([...door.querySelectorAll("[data-level]")]);
  for (const level of levels) {
    keepFocus(level);
    level.addEventListener("click", () => make(/** @type {Level} */ (level.dataset.level)));
  }
  door.addEventListener("click", ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.puzzle : undefined;
    if (name) open(GALLERY[name]);
  });
  door.addEventListener("keydown", ({ key }) => key === "Escape" && offers.cancel());
  examples.addEventListener("toggle", () => showExamples(examples.open));

  return {
    /** @param {State} state @param {import("../i18n/translator.js").Translator} translator */
    render(state, translator) {
      const { board, pencil, answer, settings } = state;
      const empty = isEmpty(board) && !answer && !pencil.some(Boolean);
      const shown = empty ? "empty" : "filled";
      setAttribute(document.documentElement, "data-board", shown);
      if (shown === "filled") return;
      const making = makingOf(state);
      const message = making ? madeSoFar(making) : say("door.new.how");
      draw(byId("door-progress"), sentence(message, translator, offers));
      for (const level of levels) {
        setAttribute(level, "aria-busy", String(level.dataset.level === making?.level));
      }
      mine.hidden = state.kept === 0;
      setText(mine, translator.text("door.mine", { kept: state.kept }));
      if (examples.open !== settings.examples) examples.open = settings.examples;
    },
  };
}
