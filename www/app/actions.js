/** What the buttons and keys do: changes of the state, and questions to the engine. */

import { digitsIn } from "../sudoku/marks.js";
import { EXAMPLE } from "../view/board-view.js";
import { COUNTED } from "../view/statement.js";
import * as edit from "./edits.js";
import * as history from "./history.js";
import { puzzleOf, verdictOf } from "./state.js";
import * as change from "./updates.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../i18n/translator.js").Message} Message */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../view/statement.js").Statement} Statement */
/** @typedef {import("../engine/worker.js").Verdict} Verdict */
/** @typedef {{ kind: "digit" | "mark" | "skip" | "erase" | "back", digit?: number }} Input */

const A_MOMENT = 200;

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("./store.js").createStore<State>>} parts.store
 * @param {Pick<import("../engine/client.js").SolverClient, "ask">} parts.client
 * @param {ReturnType<typeof import("./live-check.js").createLiveCheck>} parts.live
 * @param {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {() => boolean} parts.cancelReading  false if there was nothing to give up
 * @param {() => Translator} parts.translator
 * @param {(answer: import("./state.js").Answer, verdict: Verdict) => boolean} [parts.mayShow]
 * @param {(error: unknown) => boolean} [parts.mayReport]
 */
export function createActions(parts) {
  const { store, client, live, cancelReading, announcer, translator } = parts;
  const { mayShow = () => true, mayReport = () => true } = parts;
  /** @type {AbortController | null} */ let solving = null;
  let solved = false;

  /** Selection lives in the state, so keys that outrun the frame still go to the right cell. @param {Input} input */
  function input({ kind, digit = 0 }) {
    const cell = store.state.selected;
    if (kind === "mark" || (kind === "digit" && store.state.penciling)) mark(cell, digit);
    else if (kind === "digit") store.update(edit.enterDigit, cell, digit);
    else if (kind === "skip") store.update(edit.skip, cell);
    else if (kind === "erase") store.update(edit.erase, cell);
    else store.update(edit.eraseBack, cell);
  }

  /** A cell keeps the focus when it is marked, so the mark is said. @param {number} cell @param {number} digit */
  function mark(cell, digit) {
    store.update(edit.toggleMark, cell, digit);
    const marked = digitsIn(store.state.pencil[cell]).includes(digit);
    announcer.reply(translator().text(marked ? "pencil.set" : "pencil.wiped", { digit }));
  }

  /** The pad's digits: chosen for the next presses, or written at once. @param {number} digit */
  function pad(digit) {
    if (store.state.settings.digitFirst) store.update(change.arm, digit);
    else input({ kind: "digit", digit });
  }

  /** A press on a cell writes the digit that was chosen first. @param {number} cell */
  function press(cell) {
    const { armed, penciling, settings } = store.state;
    if (armed === null || !settings.digitFirst) return;
    if (penciling) mark(cell, armed);
    else store.update(edit.stampDigit, cell, armed);
  }

  /**
   * Fills the blanks in red, or says why not.
   * @returns {Promise<Verdict | null>} null if it was given up or broke down
   */
  async function solve() {
    solving?.abort();
    const own = new AbortController();
    solving = own;
    const { revision, board } = store.state;
    const slow = setTimeout(() => store.update(change.setWorking, true), A_MOMENT);
    try {
      const options = { limit: COUNTED + 1, timed: true };
      const verdict = await client.ask("solve", [puzzleOf(board), options], own.signal);
      store.update(change.notify, null);
      store.update(change.setCheck, { revision, verdict });
      const answer = answerOf(verdict);
      if (answer && mayShow(answer, verdict)) store.update(change.showAnswer, revision, answer);
      solved = true;
      return verdict;
    } catch (error) {
      if (!own.signal.aborted) report(error);
      return null;
    } finally {
      clearTimeout(slow);
      if (solving === own) solving = null;
      store.update(change.setWorking, false);
    }
  }

  /** Gives up whatever the engine is at. */
  function cancel() {
    const busy = [live.cancel(), cancelReading()].includes(true);
    if (!solving && !busy) return;
    solving?.abort();
    store.update(change.setWorking, false);
    const [title, detail] = [message("notice.cancelled"), message("notice.cancelled.detail")];
    store.update(change.notify, { tone: "calm", title, detail });
  }

  function reveal() {
    const { state } = store;
    const verdict = verdictOf(state);
    if (verdict?.status !== "unique") return;
    store.update(change.revealCell, verdict.solution, state.selected);
  }

  /** The board as a line, for the clipboard. */
  function copy() {
    announcer.say(translator().text("notice.copied"));
    return puzzleOf(store.state.board);
  }

  /** Copies the board as a drawn grid. */
  async function copyGrid() {
    const grid = await client.ask("format", [puzzleOf(store.state.board), "grid"]);
    try {
      await navigator.clipboard.writeText(grid);
      announcer.say(translator().text("notice.copied.grid"));
    } catch {
      const [title, detail] = [message("notice.uncopied"), message("notice.uncopied.detail")];
      store.update(change.notify, { tone: "warn", title, detail });
    }
  }

  /** The engine broke down: say so, and that the board is safe. @param {unknown} error */
  function report(error) {
    console.warn("Redoku's engine was restarted:", error);
    const [title, detail] = [message("notice.crash"), message("notice.crash.detail")];
    store.update(change.setWorking, false);
    if (!mayReport(error)) return;
    store.update(change.notify, { tone: "warn", title, detail });
    announcer.say(translator().text(detail.key), "assertive");
  }

  /** Lets a screen reader hear the verdict: after Solve at once, else when typing rests. @param {Statement} statement */
  function settle({ title, detail }) {
    const { text } = translator();
    const sentence = `${text(title.key, title.args)} ${text(detail.key, detail.args)}`;
    if (solved) announcer.say(sentence);
    else announcer.settle(sentence);
    solved = false;
  }

  return {
    input,
    pad,
    press,
    solve,
    cancel,
    reveal,
    copy,
    copyGrid,
    report,
    settle,
    undo: () => store.update(history.undo),
    redo: () => store.update(history.redo),
    clear: () => store.update(edit.clear),
    loadExample: () => store.update(edit.load, EXAMPLE),
  };
}

/** @param {Verdict} verdict @returns {import("./state.js").Answer | null} */
function answerOf(verdict) {
  const { micros } = verdict;
  if (verdict.status === "unique") {
    return verdict.givens === 81
      ? null
      : { solutions: [verdict.solution], index: 0, cells: null, micros };
  }
  if (verdict.status === "multiple") {
    return { solutions: verdict.solutions, index: 0, cells: null, micros };
  }
  return null;
}

/** @param {import("../i18n/translator.js").Key} key @param {Record<string, import("../i18n/translator.js").Value>} [args] @returns {Message} */
const message = (key, args) => ({ key, args });
