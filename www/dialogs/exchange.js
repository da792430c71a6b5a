/** Boards in and out: texts, links and the two dialogs for them, each loaded with its first use. */

import { readBoardLink } from "../app/links.js";
import { BLANK, solutionOf, verdictOf } from "../app/state.js";
import { withSentences } from "../i18n/sentences.js";
import { NO_MARKS } from "../sudoku/marks.js";

/** @typedef {import("./import/reader.js").Parsed} Parsed */
/** @typedef {import("./import/reader.js").Reader} Reader */
/** @typedef {import("../pkg/redoku.js").Entry} Entry */
/** @typedef {import("../app/state.js").State} State */

/**
 * @param {object} parts
 * @param {ReturnType<typeof import("../app/store.js").createStore<State>>} parts.store
 * @param {import("../engine/client.js").SolverClient} parts.client
 * @param {ReturnType<typeof import("../ui/announcer.js").createAnnouncer>} parts.announcer
 * @param {() => import("../i18n/translator.js").Translator} parts.translator
 * @param {(open: () => Promise<unknown>) => void} parts.openDialog
 * @param {(error: unknown) => void} parts.report
 * @param {() => void} parts.onUnloaded  a part could not be loaded
 * @param {() => void} parts.onPlaced    a puzzle was chosen, and work goes on at the board
 * @param {() => void} parts.solve
 */
export function createExchange(parts) {
  const { store, client, announcer, translator, openDialog, report } = parts;
  /** @type {Reader | null} */ let reader = null;
  /** The paste box that was opened last. @type {Awaited<ReturnType<typeof import("./import/import-dialog.js").openImport>> | null} */
  let importing = null;
  /** The list that the puzzle on the board was chosen from, from that puzzle on. @type {Entry[]} */
  let following = [];

  /** Does something with the reader, once it is there. @template T @param {(reader: Reader) => T} act */
  async function withReader(act) {
    try {
      const { createReader } = await withSentences("import", import("./import/reader.js"));
      const openImport = paste;
      reader ??= createReader({ store, client, announcer, translator, report, openImport });
    } catch {
      return parts.onUnloaded();
    }
    return act(reader);
  }

  /** Opens the paste box. @param {import("./import/reader.js").Import} [wanted] */
  function paste(wanted = {}) {
    openDialog(async () => {
      const panel = await import("./import/import-dialog.js");
      await withReader(async ({ parse }) => {
        const to = { parse, place, report, translator: translator() };
        importing = await panel.openImport(to, wanted);
      });
    });
  }

  /** @param {import("./import/files.js").Listed} entry @param {Parsed} parsed */
  function place(entry, { puzzles, format }) {
    reader?.place(entry, entry.format ?? format);
    following = puzzles.slice(puzzles.indexOf(entry));
    parts.onPlaced();
  }

  /** Opens the share dialog. */
  function share() {
    const { state } = store;
    const { givens, placed } = state.board;
    const subject = { givens, placed, marks: state.pencil, solution: answerTo(state) };
    const answers = state.answer?.cells === null && state.shown;
    const listed = following[0]?.puzzle === givens ? following : [];
    const bare = { placed: BLANK, marks: NO_MARKS, solution: null };
    const list = listed.map(({ puzzle }) => ({ ...bare, givens: puzzle }));
    openDialog(async () => {
      const sharing = import("./share/share-dialog.js");
      const { openShare } = await withSentences("share", sharing);
      return openShare({ subject, answers, list, client, translator: translator() });
    });
  }

  /** Opens the board in the page's address, and takes it out of there: from now on it may change. */
  async function visit() {
    const linked = readBoardLink(location.hash);
    if (!linked) return;
    history.replaceState(null, "", location.pathname + location.search);
    const opened = await withReader(({ open }) => open(linked.code));
    if (opened && linked.answers) parts.solve();
  }

  return {
    paste,
    share,
    visit,
    /** Takes a text from outside. @param {string} text */
    take: (text) =>
      importing?.dialog.open ? importing.fill(text) : withReader(({ read }) => read(text)),
    /** Takes files from outside. @param {File[]} files */
    takeFiles: (files) =>
      importing?.dialog.open
        ? importing.fillFiles(files)
        : withReader(({ readFiles }) => readFiles(files)),
    showRefused: () => reader?.showRefused(),
    /** Gives up reading; false if there was nothing to give up. */
    cancel: () => reader?.cancel() ?? false,
  };
}

/** The solution on show, or the only one. @param {State} state */
function answerTo(state) {
  const verdict = verdictOf(state);
  return solutionOf(state) ?? (verdict?.status === "unique" ? verdict.solution : null);
}
