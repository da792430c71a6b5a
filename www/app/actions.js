/** The actions behind the buttons and keys: state changes and requests to the engine. */

import { EXAMPLE } from "../sudoku/puzzles.js";
import * as edit from "./edits.js";
import { createEntry } from "./entry.js";
import * as history from "./history.js";
import { makingOf, stopMaking } from "./making.js";
import { createReport } from "./report.js";
import { createSolving } from "./solving.js";
import { BLANK, isReadOnly, puzzleOf, verdictOf } from "./state.js";
import { keepTrial, toggleTrial } from "./trial.js";
import * as change from "./updates.js";

/** @import { Translator } from "../i18n/translator.js" */
/** @import { Verdict } from "../pkg/redoku.js" */

/**
 * @param {object} parts
 * @param {import("./store.js").Store} parts.store
 * @param {import("./follower.js").Client} parts.client
 * @param {Pick<ReturnType<typeof import("./follower.js").createFollower>, "cancel" | "retry">} parts.verdicts
 * @param {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {(text: string) => Promise<boolean>} parts.copyText  resolves to false if the browser refuses
 * @param {(language: import("../i18n/translator.js").Language) => Translator} parts.translatorFor
 * @param {(answer: import("./state.js").Answer, verdict: Verdict) => boolean} [parts.mayShow]
 * @param {(error: unknown) => boolean} [parts.mayReport]
 * @param {string} [parts.guide]  the address of the guide to embedding
 */
export function createActions(parts) {
  const { store, client, verdicts, announcer, guide } = parts;
  const { mayShow = () => true, mayReport = () => true } = parts;
  const translator = () => parts.translatorFor(store.state.language);
  const report = createReport({ store, announcer, translator, mayReport, guide });
  const { solve, settle } = createSolving({ store, ask: () => verdicts.retry(), mayShow });

  /** Cancels all requests to the engine. */
  function cancel() {
    const isJudging = verdicts.cancel();
    if (!isJudging && !store.state.reading && !makingOf(store.state)) return;
    store.update(change.wantAnswer, null);
    store.update(change.stopReading);
    store.update(stopMaking);
    store.update(change.setWorking, false);
    store.update(change.notify, {
      tone: "calm",
      title: { key: "notice.cancelled" },
      detail: { key: "notice.cancelled.detail" },
    });
  }

  /** Checks the user's own digits, if there are any. */
  function checkOwn() {
    const { board } = store.state;
    if (board.placed !== BLANK) return store.update(change.checkOwn, false);
    store.update(change.notify, { tone: "calm", detail: { key: "play.unchecked" } });
    announcer.reply(translator().text("play.unchecked"));
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
      else store.update(change.notify, UNCOPIED);
    } catch (error) {
      report(error);
    }
  }

  return {
    ...createEntry({ store, announcer, translator }),
    solve,
    settle,
    cancel,
    reveal,
    fillMarks,
    copy,
    copyGrid,
    report,
    undo: () => store.update(history.undo),
    redo: () => store.update(history.redo),
    clear: () => store.update(edit.clear),
    loadExample: () => store.update(edit.load, EXAMPLE, undefined, undefined, store.state.playable),
    /** Assumes a digit from here on, or takes back what was placed since. */
    tryDigit: () => !isReadOnly(store.state) && store.update(toggleTrial),
    keepTrial: () => store.update(keepTrial),
    play: () => store.update(edit.setPlaying, true),
    /** Lets the user change the givens. */
    edit: () => store.update(edit.setPlaying, false),
    checkOwn,
    showWrong: () => store.update(change.checkOwn, true),
  };
}

/** @type {import("./state.js").Notice} */
const UNCOPIED = {
  tone: "warn",
  title: { key: "notice.uncopied" },
  detail: { key: "notice.uncopied.detail" },
};
