/** The panels around the board: the verdict, the pad, the buttons, the answers and the door. */
import { select, setMarks } from "../app/edits.js";
import { make } from "../app/making.js";
import * as update from "../app/updates.js";
import { NO_MARKS } from "../sudoku/marks.js";
import { byId, setAttribute } from "../ui/dom.js";
import { draw } from "../ui/draw.js";
import { ratingIn } from "../view/statement.js";
import { createAnswer } from "./answer.js";
import { createControls } from "./controls.js";
import { donePanel, isAtEnd } from "./done.js";
import { createDoor } from "./door.js";
import { createPad } from "./pad.js";
import { createVerdictSteps, sentence } from "./verdict.js";

/** @import { State } from "../app/state.js" */
/** @import { Translator } from "../i18n/translator.js" */
/**
 * @typedef {object} Doors  what other parts of the page do
 * @property {() => void} solve
 * @property {() => void} hint
 * @property {() => void} explain
 * @property {() => void} new
 * @property {() => void} paste
 * @property {() => void} photo
 * @property {() => void} share
 * @property {() => void} mine
 * @property {() => void} batch   processes many puzzles
 * @property {() => void} text    shows the text that could not be read
 * @property {() => void} repair  applies the likeliest repair
 */

/**
 * @param {object} parts
 * @param {import("../app/store.js").Store} parts.store
 * @param {ReturnType<typeof import("../app/actions.js").createActions>} parts.actions
 * @param {Doors} parts.doors
 * @param {(puzzle: string) => void} parts.open  puts a puzzle of the gallery on the board
 * @param {() => void} parts.focusBoard
 */
export function createRail({ store, actions, doors, open, focusBoard }) {
  const light = (/** @type {readonly number[] | null} */ cells) =>
    store.update(update.light, cells);
  const selectCell = (/** @type {number} */ cell) => {
    store.update(select, cell);
    focusBoard();
  };
  /** @type {import("./verdict.js").VerdictActions} */
  const offers = {
    light,
    select: selectCell,
    try() {
      actions.loadExample();
      focusBoard();
    },
    cancel: actions.cancel,
    undo: actions.undo,
    text: doors.text,
    repair: doors.repair,
    play: actions.play,
    edit: actions.edit,
    check: actions.checkOwn,
    which: actions.showWrong,
    back: actions.tryDigit,
    keep: actions.keepTrial,
    explain: doors.explain,
  };
  const stepper = createVerdictSteps({
    solution: (by) => store.update(update.stepSolution, by),
    cell: selectCell,
  });
  const pad = createPad(byId("pad"), {
    digit: actions.pad,
    erase: () => actions.input({ kind: "back" }),
    skip: () => actions.input({ kind: "skip" }),
    pencil: (on) => store.update(update.setPenciling, on),
    trial: actions.tryDigit,
  });
  const controls = createControls({ ...actions, ...doors });
  const answer = createAnswer({
    show: (shown) =>
      shown && !store.state.answer ? doors.solve() : store.update(update.setShown, shown),
    reveal: actions.reveal,
    showCandidates: (kind) => store.update(update.showCandidates, kind),
    fillMarks: actions.fillMarks,
    clearMarks: () => store.update(setMarks, NO_MARKS),
  });
  const door = createDoor({
    open,
    make: (level) => store.update(make, level),
    showExamples: (shown) => store.update(update.set, "examples", shown),
    offers,
  });
  /** @type {import("./done.js").Actions} */
  const next = {
    make: (level) => store.update(make, level),
    choose: doors.new,
    explain: doors.explain,
  };
  for (const name of /** @type {const} */ (["photo", "paste", "mine", "batch"])) {
    byId(`door-${name}`).addEventListener("click", doors[name]);
  }
  byId("door-more").addEventListener("click", doors.new);
  for (const name of /** @type {const} */ (["mine", "batch"])) {
    byId(name).addEventListener("click", doors[name]);
  }

  return {
    /** @param {State} state @param {import("../view/statement.js").Statement} statement @param {Translator} translator */
    render(state, statement, translator) {
      const { tone, title, note } = statement;
      // In a stage, the verdict is one line.
      const detail = state.view === "answer" ? statement.detail : ratingIn(state);
      setAttribute(byId("verdict"), "data-tone", tone);
      draw(byId("verdict-title"), sentence(title, translator, offers));
      draw(byId("verdict-detail"), sentence(detail, translator, offers));
      draw(byId("marked"), note ? sentence(note, translator, offers) : null);
      stepper.render(state, statement.marks, translator);
      const done = isAtEnd(state, statement);
      controls.render(state, done);
      draw(byId("done"), done ? donePanel(state, translator, next) : null);
      pad.render(state, translator);
      answer.render(state, translator);
      door.render(state, translator);
    },
  };
}
