/** The actions behind the buttons and keys: state changes and requests to the engine. */

import { digitsIn } from "../sudoku/marks.js";
import { EXAMPLE } from "../sudoku/puzzles.js";
import * as edit from "./edits.js";
import { failureOf } from "./failure.js";
import { whenSlow } from "./follower.js";
import * as history from "./history.js";
import { makingOf, stopMaking } from "./making.js";
import { isLocked, isReadOnly, judgedPuzzle, puzzleOf, verdictOf } from "./state.js";
import * as change from "./updates.js";
import { answerOf, solveOptions } from "./verdicts.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../i18n/translator.js").Key} Key */
/** @typedef {import("../i18n/translator.js").Translator} Translator */
/** @typedef {import("../pkg/redoku.js").Verdict} Verdict */
/** @typedef {{ kind: "digit" | "mark" | "skip" | "erase" | "back", digit?: number }} Input */

/**
 * @param {object} parts
 * @param {import("./verdicts.js").Store} parts.store
 * @param {import("./follower.js").Client} parts.client
 * @param {ReturnType<typeof import("./follower.js").createFollower>} parts.verdicts
 * @param {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {(text: string) => Promise<boolean>} parts.copyText  resolves to false if the browser refuses
 * @param {(language: import("../i18n/translator.js").Language) => Translator} parts.translatorFor
 * @param {(answer: import("./state.js").Answer, verdict: Verdict) => boolean} [parts.mayShow]
 * @param {(error: unknown) => boolean} [parts.mayReport]
 * @param {string} [parts.guide]  the address of the guide to embedding
 * @param {() => boolean} [parts.timed]  whether a verdict says how long the solver took
 */
export function createActions(parts) {
  const { store, client, verdicts, announcer } = parts;
  const { mayShow = () => true, mayReport = () => true, timed = () => true } = parts;
  const translator = () => parts.translatorFor(store.state.language);
  /** @type {AbortController | null} */ let solving = null;

  /** Applies input to the selected cell. The selection is in the state, so keys faster than a frame reach the right cell. @param {Input} input */
  function input({ kind, digit = 0 }) {
    const cell = store.state.selected;
    if (isReadOnly(store.state) || refuses(cell, kind)) return;
    if (kind === "mark" || (kind === "digit" && store.state.penciling)) mark(cell, digit);
    else if (kind === "digit") store.update(edit.enterDigit, cell, digit);
    else if (kind === "skip") store.update(edit.skip, cell);
    else if (kind === "erase") store.update(edit.erase, cell);
    else store.update(edit.eraseBack, cell);
  }

  /** Says that a given is locked, if it is. @param {number} cell @param {Input["kind"]} kind */
  function refuses(cell, kind) {
    if (kind === "skip" || kind === "mark" || !isLocked(store.state, cell)) return false;
    const args = { cell: { cell }, offer: /** @type {const} */ ({ offer: "edit" }) };
    store.update(change.notify, { tone: "calm", detail: { key: "play.given", args } });
    return true;
  }

  /** Toggles a mark and announces it: the cell keeps the focus, so a screen reader would say nothing. @param {number} cell @param {number} digit */
  function mark(cell, digit) {
    store.update(edit.toggleMark, cell, digit);
    const marked = digitsIn(store.state.pencil[cell]).includes(digit);
    announcer.reply(translator().text(marked ? "pencil.added" : "pencil.removed", { digit }));
  }

  /** Handles a digit of the pad: arms it for presses on cells, or writes it at once. @param {number} digit */
  function pad(digit) {
    if (isReadOnly(store.state)) return;
    if (store.state.settings.digitFirst) store.update(change.arm, digit);
    else input({ kind: "digit", digit });
  }

  /** Handles a press on a cell: writes the armed digit. @param {number} cell */
  function press(cell) {
    const { armed, penciling, settings } = store.state;
    if (armed === null || !settings.digitFirst) return;
    if (isReadOnly(store.state) || isLocked(store.state, cell)) return;
    if (penciling) mark(cell, armed);
    else store.update(edit.stampDigit, cell, armed);
  }

  /**
   * Fills the blanks in red, or says why that is impossible. Reuses a known verdict.
   * @returns {Promise<Verdict | null>} null if the request was cancelled or the engine failed
   */
  async function solve() {
    const { revision } = store.state;
    const verdict = verdictOf(store.state) ?? (await ask());
    if (!verdict) return null;
    store.update(change.notify, null);
    const answer = answerOf(verdict);
    if (answer && mayShow(answer, verdict)) store.update(change.showAnswer, revision, answer);
    return verdict;
  }

  /** Asks for the verdict on the board, and once more if the first shows that own digits count. @returns {Promise<Verdict | null>} */
  async function ask() {
    solving?.abort();
    const request = new AbortController();
    solving = request;
    const slow = whenSlow(client, () => store.update(change.setWorking, true));
    try {
      for (;;) {
        const { revision } = store.state;
        const puzzle = judgedPuzzle(store.state);
        const options = solveOptions(timed());
        const verdict = await client.ask("solve", [puzzle, options], request.signal);
        store.update(change.setCheck, { revision, puzzle, verdict });
        if (revision !== store.state.revision || verdictOf(store.state)) return verdict;
      }
    } catch (error) {
      if (!request.signal.aborted) report(error);
      return null;
    } finally {
      slow.stop();
      if (solving === request) solving = null;
      store.update(change.setWorking, false);
    }
  }

  /** Cancels all requests to the engine. */
  function cancel() {
    const isJudging = verdicts.cancel();
    const { reading } = store.state;
    if (!solving && !isJudging && !reading && !makingOf(store.state)) return;
    solving?.abort();
    store.update(change.stopReading);
    store.update(stopMaking);
    store.update(change.setWorking, false);
    notify("calm", "notice.cancelled", "notice.cancelled.detail");
  }

  function reveal() {
    const { state } = store;
    const verdict = verdictOf(state);
    if (verdict?.status !== "unique") return;
    store.update(change.revealCell, verdict.solution, state.selected);
  }

  /** Makes the candidates that the rules allow the user's pencil marks. */
  async function fillMarks() {
    const { revision, board } = store.state;
    try {
      const masks = await client.ask("candidates", [puzzleOf(board)]);
      if (revision !== store.state.revision) return;
      store.update(edit.setMarks, Array.from(masks, Number));
      announcer.reply(translator().text("marks.filled"));
    } catch (error) {
      report(error);
    }
  }

  /** Returns the board as a line for the clipboard, and announces the copy. */
  function copy() {
    announcer.say(translator().text("notice.copied"));
    return puzzleOf(store.state.board);
  }

  /** Copies the board as a drawn grid. */
  async function copyGrid() {
    try {
      const grid = await client.ask("format", [puzzleOf(store.state.board), "grid"]);
      if (await parts.copyText(grid)) announcer.say(translator().text("notice.copied.grid"));
      else notify("warn", "notice.uncopied", "notice.uncopied.detail");
    } catch (error) {
      report(error);
    }
  }

  /** Notifies the user that the engine failed, and why if nothing but another policy helps. @param {unknown} error */
  function report(error) {
    const failure = failureOf(error);
    console.warn(
      failure === "forbidden"
        ? "Redoku's engine is not allowed:"
        : "Redoku's engine was restarted:",
      error,
    );
    store.update(change.setWorking, false);
    if (!mayReport(error)) return;
    if (failure === "forbidden") return notifyForbidden();
    if (failure === "unloaded") warn("notice.solver.unloaded", "notice.solver.unloaded.detail");
    else warn("notice.crash", "notice.crash.detail");
  }

  /** Says that the page's security policy forbids WebAssembly, with a link to the guide where there is one. */
  function notifyForbidden() {
    const { guide: href } = parts;
    const guide = href
      ? { href, message: { key: /** @type {const} */ ("notice.policy.guide") } }
      : "";
    /** @type {import("../i18n/translator.js").Message} */
    const detail = { key: "notice.policy.detail", args: { guide } };
    store.update(change.notify, { tone: "warn", title: { key: "notice.policy" }, detail });
    announcer.say(translator().spoken(detail.key, detail.args), "assertive");
  }

  /**
   * Opens a puzzle, to play it where the page lets users play.
   * @param {{ givens: string, placed?: string, pencil?: import("../sudoku/marks.js").Marks, playing?: boolean }} puzzle
   */
  function open({ givens, placed, pencil, playing = store.state.playable }) {
    store.update(edit.load, givens, placed, pencil, playing);
  }

  /** Shows a warning, and says it at once. @param {Key} title @param {Key} detail */
  function warn(title, detail) {
    notify("warn", title, detail);
    announcer.say(translator().text(detail), "assertive");
  }

  /** @param {"calm" | "warn"} tone @param {Key} title @param {Key} detail */
  function notify(tone, title, detail) {
    store.update(change.notify, { tone, title: { key: title }, detail: { key: detail } });
  }

  return {
    input,
    pad,
    press,
    solve,
    isSolving: () => solving !== null,
    cancel,
    reveal,
    fillMarks,
    copy,
    copyGrid,
    report,
    notify,
    undo: () => store.update(history.undo),
    redo: () => store.update(history.redo),
    clear: () => store.update(edit.clear),
    loadExample: () => open({ givens: EXAMPLE }),
    open,
    play: () => store.update(edit.setPlaying, true),
    /** Lets the user change the givens. */
    edit: () => store.update(edit.setPlaying, false),
    checkOwn: () => store.update(change.checkOwn, false),
    showWrong: () => store.update(change.checkOwn, true),
  };
}
